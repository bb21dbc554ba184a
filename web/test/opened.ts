import { afterEach, beforeEach, expect, vi } from "vitest";
import { WebSocket as NodeSocket } from "ws";
import { Link, type Line, type LinkOptions, type Times } from "../src/link.ts";
import { Server } from "./server.ts";

/** What every test of links has anew: a small server, and what its link tells. */
export let server: Server;
export let lines: Line[];
export let numbers: number[];
let link: Link | undefined;

beforeEach(async () => {
  server = await Server.start();
  lines = [];
  numbers = [];
});

afterEach(async () => {
  link?.close();
  link = undefined;
  await server.stop();
});

/** Opens the test's link to the server. */
export function openWith(times: Partial<Times>, more: Partial<LinkOptions> = {}): Link {
  link = new Link({
    url: server.url,
    onTable: (frame) => numbers.push(frame.number),
    onUpdate: (frame) => numbers.push(frame.number),
    onLine: (line) => lines.push(line),
    socket: NodeSocket as unknown as typeof WebSocket,
    times,
    ...more,
  });
  return link;
}

export const states = (): string[] => lines.map((line) => line.state);
export const isOpen = (): Promise<void> => vi.waitFor(() => expect(states().at(-1)).toBe("open"), { interval: 5, timeout: 8000 });
export const isLost = (): Promise<void> => vi.waitFor(() => expect(states().at(-1)).toBe("lost"), { interval: 2, timeout: 8000 });
export const sent = (what: string): string[] => server.received.filter((command) => command.do === what).map((command) => command.id);
