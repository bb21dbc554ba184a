import { effect } from "@preact/signals";
import { announce } from "./announce.ts";
import { looking } from "./chat/unread.ts";
import { log } from "./state.ts";
import { words } from "./words/index.ts";

/** Have a screen reader told what happens at the table beside the game; the chat, where it is open, tells it by itself. Returns the end of it. */
export function tellTableNews(): () => void {
  let last: number | null = null;
  return effect(() => {
    const entries = log.value;
    const told = last;
    last = entries.at(-1)?.number ?? null;
    if (told === null || looking.peek()) return;
    for (const entry of entries) if (entry.what === "table" && entry.number > told) announce(words.peek().tableEvent(entry));
  });
}
