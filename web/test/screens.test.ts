import { expect, test } from "vitest";
import { clock } from "../src/controls/clock.ts";
import { tone } from "../src/controls/avatar.tsx";
import { same } from "../src/settings/rules.ts";
import { CODE_LENGTH, codeOf, spaced } from "../src/start/join.ts";
import { IDEAS, moved, newPart, tidy } from "../src/studio/parts.ts";
import { causesOf, moverOf, roundsOf } from "../src/replay/story.ts";
import type { Catalogue, Replay } from "../src/protocol.ts";

test("a code may be typed with any case and spaces, or pasted as a link", () => {
  for (const typed of ["k7wq2mnp3", " K7W q2m-NP3 ", "http://192.0.2.7:8000/t/K7WQ2MNP3", "https://cards.example/t/k7wq2mnp3?view=rules", "/t/K7WQ2MNP3#x"]) {
    expect(codeOf(typed)).toBe("K7WQ2MNP3");
  }
  expect(codeOf("K7W")).not.toHaveLength(CODE_LENGTH);
});

test("a code is shown in groups of three, which are no part of it", () => {
  expect(spaced("K7WQ2MNP3")).toBe("K7W Q2M NP3");
  expect(codeOf(spaced("K7WQ2MNP3"))).toBe("K7WQ2MNP3");
});

test("a span of time is shown as on a clock and never below nought", () => {
  expect([0, 1, 999, 42_000, 61_000, 725_000, 3_800_000, -5000].map(clock)).toEqual(["0:00", "0:01", "0:01", "0:42", "1:01", "12:05", "1:03:20", "0:00"]);
});

test("a name always has the same tone", () => {
  expect(tone("Ana")).toBe(tone("Ana"));
  expect(new Set(["Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus"].map(tone)).size).toBeGreaterThan(2);
});

test("a part moves to another place, and nothing is lost", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a"], 0, 0)).toEqual(["a"]);
});

test("a card without parts and words is written as nothing", () => {
  expect(tidy({ do: [], text: "" })).toEqual({});
  expect(tidy({ do: [["again"]], text: "" })).toEqual({ do: [["again"]] });
  expect(tidy({ text: "Sing." })).toEqual({ text: "Sing." });
});

test("a new part has a value for each of its places", () => {
  const parts: Catalogue["parts"] = { draw: [["next", "chosen"], [1, 2, 3]], skip: [[1, 2]], again: [], hand: [[1, 5]], until: [["R", "named"]] };
  const catalogue = { parts } as Catalogue;
  for (const [name, places] of Object.entries(parts)) {
    const part = newPart(name, catalogue);
    expect(part[0]).toBe(name);
    expect(part).toHaveLength(places.length + 1);
    places.forEach((values, place) => expect(values).toContain(part[place + 1]));
  }
});

test("every idea writes something on the card", () => {
  for (const idea of IDEAS) expect(idea.hasText === true || (idea.do?.length ?? 0) > 0, idea.name).toBe(true);
  expect(new Set(IDEAS.map((idea) => idea.name)).size).toBe(IDEAS.length);
});

test("values are the same when they are written the same", () => {
  expect(same([{ do: [["again"]] }], [{ do: [["again"]] }])).toBe(true);
  expect(same([], false)).toBe(false);
});

const step = (round: number, move: string | null, ...codes: string[]) => ({
  move,
  events: codes.map((code) => ({ code, args: code === "played" ? { seat: 0, card: "R+2" } : {} })),
  position: { round },
});

test("a replay knows its rounds, who moved, and which card a later draw goes back to", () => {
  const replay = {
    steps: [step(1, null, "round"), step(1, "0 play R+2", "played"), step(1, "1 draw", "drew"), step(2, null, "round"), step(2, "2 draw", "drew")],
  } as unknown as Replay;
  expect(roundsOf(replay)).toEqual([
    { round: 1, step: 0 },
    { round: 2, step: 3 },
  ]);
  expect(replay.steps.map(moverOf)).toEqual([null, 0, 1, null, 2]);
  expect(causesOf(replay).map((cause) => cause?.code ?? null)).toEqual([null, null, "played", "played", null]);
});
