import { createServer } from "node:http";
import { expect, test, vi } from "vitest";
import type { Link, Times } from "../src/link.ts";
import type { AnyFrame } from "../src/protocol.ts";
import { isLost, isOpen, numbers, openWith, sent, server, states } from "./opened.ts";
import { update } from "./server.ts";

/** A server is sought soon, and nothing is said before a test is about it. */
const FAST: Partial<Times> = { ping: 60_000, dead: 10_000, again: 10, longest: 40, repeat: 2000, move: 5, quiet: 5000 };

const open = (times: Partial<Times> = {}): Link => openWith({ ...FAST, ...times });
const moving = (): AnyFrame => ({ is: "closed", code: "moving", now: Date.now() });
const isLeft = (): Promise<void> => vi.waitFor(() => expect(server.sockets.size).toBe(0), { interval: 1, timeout: 8000 });
const again = (times = 2): Promise<void> => vi.waitFor(() => expect(server.connections).toBe(times), { interval: 2, timeout: 8000 });

test.each([
  ["says so", () => server.tellAll(moving())],
  ["only closes with the code for it", () => server.sockets.forEach((socket) => socket.close(1012))],
])("a server that goes and %s is followed without a word", async (_, go) => {
  open();
  await isOpen();
  server.number = 8;
  go();
  await vi.waitFor(() => expect(numbers).toEqual([5, 8]));
  server.tellAll(update(8, 9));
  await vi.waitFor(() => expect(numbers).toEqual([5, 8, 9]));
  expect(states()).toEqual(["open"]);
});

test("what is sent while the line moves goes over the new one, once", async () => {
  const one = open({ move: 100 });
  await isOpen();
  server.tellAll(moving());
  await isLeft();
  expect((await one.send({ do: "move", move: "0 draw", seen: 5 })).is).toBe("done");
  expect(sent("move")).toHaveLength(1);
  expect(states()).toEqual(["open"]);
});

test("a command whose answer a going server owes is repeated at the next with the same id", async () => {
  const one = open();
  await isOpen();
  const { answer } = server;
  server.answer = (_, socket) => {
    server.answer = answer;
    server.tell(socket, moving());
  };
  expect((await one.send({ do: "move", move: "0 draw", seen: 5 })).is).toBe("done");
  const moves = server.received.filter((command) => command.do === "move");
  expect(moves).toHaveLength(2);
  expect(moves[0]).toEqual(moves[1]);
  expect(states()).toEqual(["open"]);
});

test("when nobody takes over soon, that is said, and what waited is refused and never sent", async () => {
  const one = open({ move: 400, quiet: 60 });
  await isOpen();
  server.tellAll(moving());
  await isLeft();
  const port = await server.stop();
  const answer = one.send({ do: "move", move: "0 draw", seen: 5 });
  await isLost();
  expect(await answer).toMatchObject({ is: "refused", code: "line-lost" });
  expect(await one.send({ do: "ready" })).toMatchObject({ is: "refused", code: "line-lost" });
  await server.back(port);
  await isOpen();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(server.received).toEqual([]);
  expect(states()).toEqual(["open", "lost", "open"]);
});

test("a proxy that finds no server for a moment says no, and the line moves all the same without a word", async () => {
  open();
  await isOpen();
  server.tellAll(moving());
  const port = await server.stop();
  let asked = 0;
  const proxy = createServer((_, response) => response.writeHead(503).end());
  proxy.on("upgrade", (_, socket) => {
    asked += 1;
    socket.end(`HTTP/1.1 ${asked % 2 ? "502 Bad Gateway" : "503 Service Unavailable"}\r\nconnection: close\r\n\r\n`);
  });
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  await vi.waitFor(() => expect(asked).toBeGreaterThan(2), { timeout: 8000 });
  await new Promise((resolve) => proxy.close(resolve));
  server.number = 8;
  await server.back(port);
  await vi.waitFor(() => expect(numbers).toEqual([5, 8]), { timeout: 8000 });
  expect(states()).toEqual(["open"]);
});

test("a server that goes on sending everybody away is asked with a pause, and at last the line is lost", async () => {
  open({ again: 30, longest: 30, quiet: 300 });
  await isOpen();
  const { greet } = server;
  server.greet = (socket) => server.tell(socket, moving());
  server.tellAll(moving());
  await isLost();
  expect(server.connections).toBeLessThan(25);
  server.greet = greet;
  await isOpen();
});

test("a device that wakes up while its line moves connects at once", async () => {
  const one = open({ move: 60_000, quiet: 60_000 });
  await isOpen();
  server.tellAll(moving());
  await isLeft();
  one.wake();
  await again();
  await vi.waitFor(() => expect(numbers).toEqual([5, 5]));
  expect(states()).toEqual(["open"]);
});

test("a page that nobody sees waits for no timer before it follows", async () => {
  vi.stubGlobal("document", { hidden: true });
  open({ move: 60_000, quiet: 60_000 });
  await isOpen();
  server.tellAll(moving());
  await again();
  vi.unstubAllGlobals();
});

test("a link that is closed while it moves stays closed, and what waited is answered", async () => {
  const one = open({ move: 60_000 });
  await isOpen();
  server.tellAll(moving());
  await isLeft();
  const answer = one.send({ do: "ready" });
  one.close();
  expect((await answer).is).toBe("refused");
  expect(server.connections).toBe(1);
});
