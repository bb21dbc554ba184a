/** The mark: one tilted card with a corner turned up. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
      <g transform="rotate(-12 20 20)">
        <path class="mark-card" d="M13 4h14a3.5 3.5 0 013.5 3.5v17L22 36h-9a3.5 3.5 0 01-3.5-3.5v-25A3.5 3.5 0 0113 4z" />
        <path class="mark-corner" d="M30.5 24.5L22 36v-8a3.5 3.5 0 013.5-3.5z" />
      </g>
    </svg>
  );
}
