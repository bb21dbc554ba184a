import { signal } from "@preact/signals";
import type { Room } from "./placing.ts";

const tall = globalThis.matchMedia?.("(max-width: 46rem) and (orientation: portrait)");
const low = globalThis.matchMedia?.("(max-height: 30rem) and (orientation: landscape)");

const now = (): Room => (low?.matches ? "low" : tall?.matches ? "tall" : "round");

/** What kind of screen the table is shown on. */
export const room = signal<Room>(now());

const broad = globalThis.matchMedia?.("(min-width: 62rem)");

/** Whether log and chat have room beside the table. */
export const wide = signal(now() === "round" && broad?.matches === true);

for (const query of [tall, low, broad]) {
  query?.addEventListener("change", () => {
    room.value = now();
    wide.value = room.value === "round" && broad?.matches === true;
  });
}
