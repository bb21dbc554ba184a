import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket as NodeSocket } from "ws";
import type { AnyEntry, GameView, TableView } from "../src/protocol.ts";
import { setPlayer, type Step } from "../src/showing.ts";
import { closeTable, log, openTable, shown } from "../src/state.ts";
import { Server, tableFrame, update } from "./server.ts";

const played = (number: number): AnyEntry => ({ what: "game", number, at: 0, seat: 1, by: "bot", events: [] });
const said = (number: number): AnyEntry => ({ what: "said", number, at: 0, seat: 1, name: "Bo", text: "hi", phrase: null, emote: null });
const table = { games: 1, phase: "playing", seats: [] } as unknown as TableView;
const game = (round = 1): GameView => ({ round, turn: 1 }) as GameView;

let server: Server;
let steps: Step[];
let stop: () => void;

beforeEach(async () => {
  server = await Server.start();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("location", { protocol: "http:", host: `127.0.0.1:${server.port}` });
  vi.stubGlobal("WebSocket", NodeSocket);
  steps = [];
  stop = setPlayer((step, show) => {
    steps.push(step);
    show();
    return Promise.resolve();
  });
});

afterEach(async () => {
  stop();
  closeTable();
  await server.stop();
  vi.unstubAllGlobals();
});

/** Be at a table that has come to its fifth change, and have it moved to another server, where this frame tells how it stands. */
async function move(frame: Parameters<typeof tableFrame>[1], number: number): Promise<void> {
  server.greet = (socket) => server.tell(socket, tableFrame(5, { table, game: game(), log: [said(2), played(4), played(5)] }));
  openTable("ABCDEFGH2");
  await vi.waitFor(() => expect(shown.value?.number).toBe(5));
  server.greet = (socket) => server.tell(socket, tableFrame(number, { table, game: game(), ...frame }));
  server.tellAll({ is: "closed", code: "moving", now: Date.now() });
  await vi.waitFor(() => expect(server.connections).toBe(2));
  await vi.waitFor(() => expect(shown.value?.number).toBe(number));
}

const numbers = (): number[] => log.value.map((entry) => entry.number);

test("a table that moves and stays as it was shows nothing anew, and keeps what was said before", async () => {
  await move({ log: [played(4), played(5)] }, 5);
  expect(steps).toEqual([]);
  expect(numbers()).toEqual([2, 4, 5]);
});

test("a move that was made while the table moved is shown as any other", async () => {
  await move({ log: [played(5), played(6)] }, 6);
  expect(steps).toMatchObject([{ before: { number: 5 }, after: { number: 6 }, entries: [{ number: 6 }] }]);
  expect(numbers()).toEqual([2, 4, 5, 6]);
  server.tellAll(update(6, 7, { game: game(), entries: [played(7)] }));
  await vi.waitFor(() => expect(steps).toHaveLength(2));
});

test.each([
  ["much has happened", { log: [played(5), played(6), played(7), played(8), played(9)] }, 9],
  ["what happened is not told whole", { log: [played(6)] }, 6],
  ["another round is played", { log: [played(5), played(6)], game: game(2) }, 6],
  ["another seat is one's own", { log: [played(5), played(6)], seat: 1 }, 6],
])("where %s, the table is shown as it is now", async (_, frame, number) => {
  await move(frame, number);
  expect(steps).toEqual([]);
  expect(numbers()).toEqual(frame.log.map((entry) => entry.number));
});
