import { t } from "../words/index.ts";
import { view } from "./names.ts";

/** Two long arrows round the piles: the direction of play. A reversal turns them over. */
export function Band() {
  const direction = view.value?.direction ?? 1;
  return (
    <div class={`band${direction === -1 ? " band-counter" : ""}`}>
      <span class="unseen">{t(direction === -1 ? "seat-counter" : "seat-clockwise")}</span>
      <svg viewBox="-160 -110 320 220" preserveAspectRatio="none" aria-hidden="true">
        <Arrow />
        <g transform="rotate(180)">
          <Arrow />
        </g>
      </svg>
    </div>
  );
}

function Arrow() {
  return (
    <g class="band-arrow">
      <path d="M-140 -26 C-128 -72 -72 -96 0 -96 C60 -96 112 -80 132 -46" />
      <path d="M134 -68 L135 -40 L109 -46" />
    </g>
  );
}
