import { t } from "../words/index.ts";
import { view } from "./names.ts";

/** Two long arrows round the piles: the direction of play. A reversal turns them over. */
export function Band() {
  const direction = view.value?.direction ?? 1;
  return (
    <>
      <p class="unseen">{t(direction === -1 ? "seat-counter" : "seat-clockwise")}</p>
      <div class={`band${direction === -1 ? " band-counter" : ""}`} aria-hidden="true" />
    </>
  );
}
