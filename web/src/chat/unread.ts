import { computed, signal } from "@preact/signals";
import { muted } from "../preferences.ts";
import { chat, code, log, seat } from "../state.ts";

/** Whether the chat is being looked at now. */
export const looking = signal(false);

const seen = signal<{ code: string | null; number: number }>({ code: null, number: 0 });

/** What has been said and not been hidden. */
export const heard = computed(() => chat.value.filter((entry) => !muted.value.includes(entry.name)));

/** The same with what happened at the table meanwhile. */
export const lines = computed(() => log.value.filter((entry) => entry.what === "table" || (entry.what === "said" && !muted.value.includes(entry.name))));

/** How much of it by others has not been seen. What was said before one came is not new. */
export const unread = computed(() => {
  if (seen.value.code !== code.value) return 0;
  return heard.value.filter((entry) => entry.number > seen.value.number && (seat.value === null || entry.seat !== seat.value)).length;
});

/** Take everything that is there as seen. */
export function seeAll(): void {
  seen.value = { code: code.peek(), number: chat.peek().at(-1)?.number ?? seen.peek().number };
}

/** Begin to count at this table. */
export function beginReading(): void {
  if (seen.peek().code !== code.peek()) seeAll();
}
