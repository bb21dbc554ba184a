import { computed, signal } from "@preact/signals";
import { shown } from "../state.ts";

/** Whether a round or the game is over, as it is shown. */
export const over = computed(() => {
  const now = shown.value;
  return now !== null && now.game !== null && (now.table.phase === "round_over" || now.table.phase === "game_over");
});

/** Whether the player looks at the table instead of the score sheet. */
export const looking = signal(false);

/** Whether the score sheet covers the table. */
export const scoring = computed(() => over.value && !looking.value);
