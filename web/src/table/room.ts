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

const high = globalThis.matchMedia?.("(min-height: 58rem)");
const short = globalThis.matchMedia?.("(max-height: 44rem)");

function cardWidth(): number {
  if (now() === "low") return 62;
  if (now() === "tall") return 84;
  return high?.matches ? 116 : short?.matches ? 76 : 100;
}

/** The width of a card in the hand, where there is room for it. */
export const handCard = signal(cardWidth());

for (const query of [tall, low, broad, high, short]) {
  query?.addEventListener("change", () => {
    room.value = now();
    handCard.value = cardWidth();
    wide.value = room.value === "round" && broad?.matches === true;
  });
}
