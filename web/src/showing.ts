import { signal } from "@preact/signals";
import type { AnyEntry, GameView, TableView } from "./protocol.ts";

/** The table at one moment. */
export interface Moment {
  number: number;
  seat: number | null;
  table: TableView;
  game: GameView | null;
}

/** One change to be shown: what happened, and how the table stood before and stands after it. */
export interface Step {
  before: Moment;
  after: Moment;
  entries: AnyEntry[];
  /** Others wait behind it, or the player is asked something: show it faster. */
  quick: boolean;
}

/** Shows a step. It calls `show` at the moment when the new state is to be seen, and resolves when the next step may follow. When `hurry`
 * is aborted, or was when it began, it ends at once. */
export type Player = (step: Step, show: () => void, hurry: AbortSignal) => Promise<void>;

/** The table as it is. What a person may do is always read from here. */
export const latest = signal<Moment | null>(null);

/** The table as it is shown, which may be some moves behind `latest`. */
export const shown = signal<Moment | null>(null);

/** More steps than this are not watched one by one. */
const MOST_WAITING = 12;

let player: Player | null = null;
let waiting: Step[] = [];
let current: AbortController | null = null;

/** Let `play` show the steps from now on, until the function that is returned is called. Without a player `shown` is `latest`. */
export function setPlayer(play: Player): () => void {
  player = play;
  return () => {
    if (player === play) player = null;
    hurry();
  };
}

/** Show what waits at once. */
export function hurry(): void {
  waiting = [];
  current?.abort();
  shown.value = latest.value;
}

/** The whole table has come: there is nothing to show step by step. */
export function begin(moment: Moment): void {
  waiting = [];
  current?.abort();
  latest.value = moment;
  shown.value = moment;
}

/** Forget the table. */
export function end(): void {
  waiting = [];
  current?.abort();
  latest.value = shown.value = null;
}

/** A change has come. */
export function follow(after: Moment, entries: AnyEntry[]): void {
  const before = latest.value ?? after;
  latest.value = after;
  if (player === null || document.hidden || waiting.length >= MOST_WAITING) {
    hurry();
    return;
  }
  const watched = entries.some((entry) => entry.what === "game");
  if (!watched && waiting.length === 0 && current === null) {
    shown.value = after;
    return;
  }
  waiting.push({ before, after, entries, quick: false });
  if (current === null) void run();
}

async function run(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const control = new AbortController();
    current = control;
    const { after } = step;
    const now = latest.value;
    const asked = now !== null && now.game !== null && now.seat !== null && now.game.turn === now.seat;
    const show = (): void => {
      if (!control.signal.aborted) shown.value = after;
    };
    try {
      if (player !== null && step.entries.some((entry) => entry.what === "game")) {
        const { signal } = control;
        const hurried = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
        await Promise.race([player({ ...step, quick: waiting.length > 0 || asked }, show, signal), hurried]);
      }
    } catch (error) {
      console.error(error); // a flaw in how it is shown must not stop the game
    }
    show();
  }
  current = null;
  shown.value = latest.value;
}
