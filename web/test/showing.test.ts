import { beforeEach, expect, test, vi } from "vitest";
import type { AnyEntry, GameView } from "../src/protocol.ts";
import { begin, end, follow, hurry, latest, setPlayer, shown, type Moment, type Step } from "../src/showing.ts";

vi.stubGlobal("document", { hidden: false });

const played = (number: number): AnyEntry => ({ what: "game", number, at: 0, seat: 1, by: "bot", events: [] });
const said = (number: number): AnyEntry => ({ what: "said", number, at: 0, seat: 1, name: "Bo", text: "hi", phrase: null, emote: null });
const at = (number: number, turn: number | null = 1): Moment => ({ number, seat: 0, table: {} as never, game: { turn } as GameView });

/** A player that is told when to go on. */
function slowPlayer() {
  const steps: { step: Step; show: () => void; go: () => void; hurry: AbortSignal }[] = [];
  const stop = setPlayer((step, show, hurried) => {
    return new Promise((resolve) => {
      steps.push({ step, show, go: resolve, hurry: hurried });
      hurried.addEventListener("abort", () => resolve());
    });
  });
  return { steps, stop };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  end();
  begin(at(1));
});

test("without a player everything is shown at once", () => {
  follow(at(2), [played(2)]);
  expect(shown.value?.number).toBe(2);
});

test("moves are shown one after another, each with what was before it, while what may be done is known at once", async () => {
  const { steps, stop } = slowPlayer();
  follow(at(2), [played(2)]);
  follow(at(3), [played(3)]);
  expect(latest.value?.number).toBe(3);
  expect(shown.value?.number).toBe(1);
  expect(steps).toHaveLength(1);
  expect(steps[0]?.step).toMatchObject({ before: { number: 1 }, after: { number: 2 }, quick: false });
  steps[0]?.show();
  expect(shown.value?.number).toBe(2);
  steps[0]?.go();
  await settled();
  expect(steps[1]?.step).toMatchObject({ before: { number: 2 }, after: { number: 3 } });
  steps[1]?.go();
  await settled();
  expect(shown.value?.number).toBe(3);
  stop();
});

test("a step is quick when others wait behind it or one is asked", async () => {
  const { steps, stop } = slowPlayer();
  for (const number of [2, 3, 4]) follow(at(number, number === 4 ? 0 : 1), [played(number)]);
  steps[0]?.go();
  await settled();
  expect(steps[1]?.step.quick).toBe(true);
  steps[1]?.go();
  await settled();
  expect(steps[2]?.step.quick).toBe(true);
  stop();
});

test("hurrying shows the present at once, and what comes later is shown as before", async () => {
  const { steps, stop } = slowPlayer();
  for (const number of [2, 3, 4]) follow(at(number), [played(number)]);
  hurry();
  expect(shown.value?.number).toBe(4);
  expect(steps[0]?.hurry.aborted).toBe(true);
  await settled();
  expect(steps).toHaveLength(1);
  follow(at(5), [played(5)]);
  expect(shown.value?.number).toBe(4);
  expect(steps).toHaveLength(2);
  stop();
  expect(shown.value?.number).toBe(5);
});

test("a hurried step that shows itself late does not take the table back", async () => {
  const { steps, stop } = slowPlayer();
  follow(at(2), [played(2)]);
  follow(at(3), [played(3)]);
  hurry();
  steps[0]?.show();
  expect(shown.value?.number).toBe(3);
  stop();
});

test("what is only said does not wait, but keeps its place behind moves that do", async () => {
  const { steps, stop } = slowPlayer();
  follow(at(2), [said(2)]);
  expect(shown.value?.number).toBe(2);
  follow(at(3), [played(3)]);
  follow(at(4), [said(4)]);
  expect(shown.value?.number).toBe(2);
  steps[0]?.go();
  await settled();
  expect(shown.value?.number).toBe(4);
  expect(steps).toHaveLength(1);
  stop();
});

test("a whole table replaces everything that waits", async () => {
  const { steps, stop } = slowPlayer();
  follow(at(2), [played(2)]);
  follow(at(3), [played(3)]);
  begin(at(9));
  expect(shown.value?.number).toBe(9);
  steps[0]?.show();
  await settled();
  expect(shown.value?.number).toBe(9);
  expect(steps).toHaveLength(1);
  stop();
});

test("in a tab that nobody sees nothing waits", () => {
  const { stop } = slowPlayer();
  vi.stubGlobal("document", { hidden: true });
  follow(at(2), [played(2)]);
  expect(shown.value?.number).toBe(2);
  vi.stubGlobal("document", { hidden: false });
  stop();
});

test("more moves than one can watch are shown at once", () => {
  const { stop } = slowPlayer();
  for (let number = 2; number < 20; number++) follow(at(number), [played(number)]);
  expect(shown.value?.number).toBeGreaterThan(13);
  stop();
});

test("a player that fails does not stop the game", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const stop = setPlayer(() => Promise.reject(new Error("no such picture")));
  follow(at(2), [played(2)]);
  await settled();
  expect(shown.value?.number).toBe(2);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
  stop();
});
