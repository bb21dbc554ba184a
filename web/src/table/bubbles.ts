import { effect, signal, untracked } from "@preact/signals";
import { muted } from "../preferences.ts";
import { log } from "../state.ts";
import { t } from "../words/index.ts";

export interface Bubble {
  key: number;
  kind: "uno" | "said" | "emote";
  /** The words, or the name of the emote. */
  text: string;
}

/** What is being said at the seats at this moment. */
export const bubbles = signal<ReadonlyMap<number, Bubble>>(new Map());

const LASTS = 3500;

/** Let a seat say something for a while. */
export function bubble(seat: number, said: Bubble): void {
  bubbles.value = new Map(untracked(() => bubbles.value)).set(seat, said);
  setTimeout(() => {
    if (bubbles.value.get(seat)?.key !== said.key) return;
    const rest = new Map(bubbles.value);
    rest.delete(seat);
    bubbles.value = rest;
  }, LASTS);
}

/** Show what is said in the chat at the speaker's seat, until the function that is returned is called. */
export function followChat(): () => void {
  let heard = log.peek().at(-1)?.number ?? -1;
  return effect(() => {
    for (const entry of log.value) {
      if (entry.number <= heard) continue;
      if (entry.what !== "said" || entry.seat === null || muted.peek().includes(entry.name)) continue;
      const text = entry.emote ?? (entry.phrase === null ? (entry.text ?? "") : t(`phrase-${entry.phrase}`));
      bubble(entry.seat, { key: entry.number, kind: entry.emote === null ? "said" : "emote", text });
    }
    heard = log.value.at(-1)?.number ?? heard;
  });
}
