import { expect, test, vi } from "vitest";
import { newId, type Link, type LinkOptions, type Times } from "../src/link.ts";
import { isLost, isOpen, lines, numbers, openWith, sent, server, states } from "./opened.ts";
import { tableFrame, update } from "./server.ts";

/** Lines are sought soon; what is silent is tried only where a test is about it, as a busy machine is silent at times. */
const FAST: Partial<Times> = { ping: 60_000, dead: 10_000, deadOnWaking: 10_000, again: 10, longest: 40, repeat: 2000 };

const open = (times: Partial<Times> = {}, more: Partial<LinkOptions> = {}): Link => openWith({ ...FAST, ...times }, more);

test("the first frame is the whole table, and makes the line open", async () => {
  open();
  await isOpen();
  expect(numbers).toEqual([5]);
  expect(server.received).toEqual([]);
});

test("updates follow by their numbers, and one that came already is not told twice", async () => {
  open();
  await isOpen();
  for (const frame of [update(5, 6), update(5, 6), update(6, 9)]) server.tellAll(frame);
  await vi.waitFor(() => expect(numbers).toEqual([5, 6, 9]));
});

test("who comes or goes is told at once, though no number changes", async () => {
  open();
  await isOpen();
  for (const frame of [update(5, 5), update(5, 6), update(6, 6), update(6, 6)]) server.tellAll(frame);
  await vi.waitFor(() => expect(numbers).toEqual([5, 5, 6, 6, 6]));
});

test("a gap in the numbers asks once for the whole table, and what comes meanwhile is not told", async () => {
  open();
  await isOpen();
  server.number = 9;
  let asked = 0;
  server.answer = (command, socket) => {
    expect(command.do).toBe("resync");
    asked += 1;
    setTimeout(() => server.tell(socket, tableFrame(9)), 30);
  };
  for (const frame of [update(7, 8), update(8, 9)]) server.tellAll(frame);
  await vi.waitFor(() => expect(numbers).toEqual([5, 9]));
  server.tellAll(update(9, 10));
  await vi.waitFor(() => expect(numbers).toEqual([5, 9, 10]));
  expect(asked).toBe(1);
});

test("a command is answered by the frame with its id, whatever the order", async () => {
  const one = open();
  await isOpen();
  server.answer = (command, socket) => {
    const now = Date.now();
    if (command.do === "leave") server.tell(socket, { is: "refused", id: command.id, code: "not-seated", now, args: {}, ruling: null });
    else setTimeout(() => server.tell(socket, { is: "done", id: command.id, number: 6, now }), 20);
  };
  const [sit, leave] = await Promise.all([one.send({ do: "sit", seat: 1 }), one.send({ do: "leave" })]);
  expect(sit.is).toBe("done");
  expect(leave).toMatchObject({ is: "refused", code: "not-seated" });
});

test("a line that is cut is sought again, and only the whole table tells what happened meanwhile", async () => {
  open();
  await isOpen();
  server.number = 12;
  server.cut();
  await isLost();
  await isOpen();
  expect(states()).toEqual(["open", "lost", "open"]);
  expect(numbers).toEqual([5, 12]);
  expect(server.received).toEqual([]);
});

test("a server that is gone for a while is found when it is back", async () => {
  open();
  await isOpen();
  const port = await server.stop();
  await isLost();
  await new Promise((resolve) => setTimeout(resolve, 150));
  await server.back(port);
  await isOpen();
  expect(states()).toEqual(["open", "lost", "open"]);
});

test("what is sent while the line is lost is refused at once and never sent later", async () => {
  const one = open();
  await isOpen();
  const port = await server.stop();
  await isLost();
  expect(await one.send({ do: "move", move: "0 draw", seen: 5 })).toMatchObject({ is: "refused", code: "line-lost" });
  await server.back(port);
  await isOpen();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(sent("move")).toEqual([]);
});

test("a command whose answer was lost is repeated once with the same id and the same `seen`", async () => {
  const one = open();
  await isOpen();
  const { answer } = server;
  server.answer = (_, socket) => {
    server.answer = answer;
    socket.terminate();
  };
  expect((await one.send({ do: "move", move: "0 draw", seen: 5 })).is).toBe("done");
  const moves = server.received.filter((command) => command.do === "move");
  expect(moves).toHaveLength(2);
  expect(moves[0]).toEqual(moves[1]);
});

test("a command that was lost too long ago is not repeated, and whoever gave it is told", async () => {
  const one = open({ repeat: 50 });
  await isOpen();
  server.answer = () => undefined;
  const answer = one.send({ do: "move", move: "0 draw", seen: 5 });
  await vi.waitFor(() => expect(sent("move")).toHaveLength(1));
  const port = await server.stop();
  expect(await answer).toMatchObject({ is: "refused", code: "line-lost" });
  await server.back(port);
  await isOpen();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(sent("move")).toHaveLength(1);
});

test("a silent line is tried with a ping, and one that gives no sign is given up", async () => {
  open({ ping: 60, dead: 400 });
  await isOpen();
  await vi.waitFor(() => expect(sent("ping").length).toBeGreaterThan(0));
  expect(states()).toEqual(["open"]);
  server.answer = () => undefined;
  await isLost();
  await isOpen();
  expect(server.connections).toBeGreaterThan(1);
});

test("a connection that is never greeted is given up and tried again", async () => {
  const { greet } = server;
  server.greet = () => {
    server.greet = greet;
  };
  open({ dead: 400 });
  await isOpen();
  expect(states()).toEqual(["lost", "open"]);
});

test("waking up seeks a lost line at once, and tries one that seems to stand", async () => {
  const one = open({ again: 60_000, longest: 60_000, deadOnWaking: 200 });
  await isOpen();
  server.cut();
  await isLost();
  one.wake();
  await isOpen();
  server.answer = () => undefined;
  one.wake();
  await isLost();
  expect(sent("ping")).toHaveLength(1);
});

test.each(["gone", "private", "limit"])("a table that is closed as %s is not sought again", async (code) => {
  server.greet = (socket) => server.tell(socket, { is: "closed", code, now: Date.now() });
  open();
  await vi.waitFor(() => expect(lines).toEqual([{ state: "gone", code }]));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(server.connections).toBe(1);
});

test("a line that was too slow for the server is connected again", async () => {
  open();
  await isOpen();
  server.tellAll({ is: "closed", code: "slow", now: Date.now() });
  await isLost();
  await isOpen();
});

test("a link that is closed stays closed, and its commands are answered", async () => {
  const one = open();
  await isOpen();
  server.answer = () => undefined;
  const answer = one.send({ do: "ready" });
  one.close();
  expect((await answer).is).toBe("refused");
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(server.connections).toBe(1);
});

test("another person's connection does not repeat what the one before sent", async () => {
  const one = open();
  await isOpen();
  server.answer = () => undefined;
  const answer = one.send({ do: "sit" });
  one.reopen();
  expect((await answer).is).toBe("refused");
  await vi.waitFor(() => expect(server.connections).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(sent("sit").length).toBeLessThanOrEqual(1);
});

test("the server's clock is known from what it says, and the fastest frame counts", async () => {
  server.greet = (socket) => server.tell(socket, tableFrame(5, { now: Date.now() + 3_600_000 - 400 }));
  const one = open();
  await isOpen();
  server.tellAll(update(5, 6, { now: Date.now() + 3_600_000 }));
  await vi.waitFor(() => expect(Math.abs(one.offset - 3_600_000)).toBeLessThan(300));
});

test("ids differ, also where there is no randomUUID", () => {
  const ids = new Set(Array.from({ length: 1000 }, newId));
  expect(ids.size).toBe(1000);
  expect([...ids].every((id) => id.length > 0 && id.length <= 40)).toBe(true);
});
