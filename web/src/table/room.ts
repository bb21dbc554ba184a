import { signal } from "@preact/signals";
import type { Room } from "./placing.ts";

const tall = globalThis.matchMedia?.("(max-width: 46rem) and (orientation: portrait)");
const low = globalThis.matchMedia?.("(max-height: 30rem) and (orientation: landscape)");

const now = (): Room => (low?.matches ? "low" : tall?.matches ? "tall" : "round");

/** What kind of screen the table is shown on. */
export const room = signal<Room>(now());

for (const query of [tall, low]) {
  query?.addEventListener("change", () => {
    room.value = now();
  });
}
