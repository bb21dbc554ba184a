import type { Happened, Replay, ReplayStep } from "../protocol.ts";
import type { Words } from "../words/index.ts";

/** The position after a step, as `lastcard replay --json` prints it. */
export interface Position {
  round: number;
  phase: string;
  turn: number | null;
  direction: number;
  colour: string | null;
  top: string;
  hands: string[][];
  draw_count: number;
  discard_count: number;
  scores: number[];
  owed: number;
  round_winner: number | null;
  game_winner: number | null;
}

export const positionOf = (step: ReplayStep): Position => step.position as unknown as Position;

/** For each step the card that was played last before it: a draw goes back to it. */
export function causesOf(replay: Replay): (Happened | null)[] {
  let cause: Happened | null = null;
  return replay.steps.map((step) => {
    const before = cause;
    for (const event of step.events) {
      if (event.code === "played") cause = event;
      else if (event.code === "round") cause = null;
    }
    return before;
  });
}

/** What happened in a step, in sentences. */
export function sentences(words: Words, step: ReplayStep, cause: Happened | null, names: readonly string[]): string[] {
  const events = cause === null ? step.events : [cause, ...step.events];
  const told = words.events(events, { names });
  return cause === null ? told : told.slice(1);
}

/** The first step of each round. */
export function roundsOf(replay: Replay): { round: number; step: number }[] {
  const found: { round: number; step: number }[] = [];
  for (const [at, step] of replay.steps.entries()) {
    const { round } = positionOf(step);
    if (found.at(-1)?.round !== round) found.push({ round, step: at });
  }
  return found;
}

/** Whose decision the step was. */
export function moverOf(step: ReplayStep): number | null {
  const seat = Number.parseInt(step.move ?? "", 10);
  return Number.isNaN(seat) ? null : seat;
}
