import type { JSX } from "preact";
import { FIGURES, UNDERLINED } from "./figures.ts";

/** A drawn sign in a box of 60 × 60 round 0,0. `pen` draws lines, `fill` areas; both in the ink of the card that it stands on. */
export interface SignProps {
  x?: number;
  y?: number;
  scale?: number;
}

function at({ x = 0, y = 0, scale = 1 }: SignProps): string {
  return `translate(${x} ${y}) scale(${scale})`;
}

/** A figure from 0 to 9. */
export function Figure({ figure, bar = true, ...place }: SignProps & { figure: string; bar?: boolean }): JSX.Element {
  return (
    <g class="pen" stroke-width="12.5" transform={at(place)}>
      <path d={FIGURES[figure]} />
      {bar && UNDERLINED.has(figure) && <path d="M-14 46 H14" stroke-width="8" />}
    </g>
  );
}

/** “+1”, “+2” or “+4”. */
export function Plus({ figure, ...place }: SignProps & { figure: string }): JSX.Element {
  const narrow = figure === "1" ? 5 : 0;
  return (
    <g class="pen" transform={at(place)}>
      <path d={FIGURES["+"]} stroke-width="11.5" transform={`translate(${-25 + narrow} 0)`} />
      <path d={FIGURES[figure]} stroke-width="12.5" transform={`translate(${23 - narrow} 0)`} />
    </g>
  );
}

/** Skip: a barred circle. */
export function Skip(place: SignProps): JSX.Element {
  return (
    <g class="pen" stroke-width="11" transform={at(place)}>
      <circle r="26" />
      <path d="M-17.5 17.5 L17.5 -17.5" />
    </g>
  );
}

/** Reverse: two bent arrows that run round each other. */
export function Reverse(place: SignProps): JSX.Element {
  const arrow = "M-25 9 V-1 Q-25 -15 -11 -15 H20 M8 -29 L23 -15 L8 -1";
  return (
    <g class="pen" stroke-width="9.5" transform={at(place)}>
      <path d={arrow} transform="translate(0 -6)" />
      <path d={arrow} transform="rotate(180) translate(0 -6)" />
    </g>
  );
}

const TILTS: Record<string, readonly number[]> = { "1": [6], "2": [-14, 8], "4": [-30, -16, -2, 12] };

/** As many small cards as are to be drawn, with their number on the front one. */
export function Stack({ figure, ...place }: SignProps & { figure: string }): JSX.Element {
  const tilts = TILTS[figure] ?? [];
  return (
    <g transform={at(place)}>
      {tilts.map((tilt, index) => (
        <g key={tilt} transform={`rotate(${tilt} 0 70)`}>
          <rect class="leaf" x="-27" y="-38" width="54" height="76" rx="8" />
          {index === tilts.length - 1 && <PlusOnLeaf figure={figure} />}
        </g>
      ))}
    </g>
  );
}

function PlusOnLeaf({ figure }: { figure: string }): JSX.Element {
  const narrow = figure === "1" ? 2.5 : 0;
  return (
    <g class="pen on-leaf">
      <path d={FIGURES["+"]} stroke-width="13" transform={`translate(${-11.5 + narrow} 0) scale(.5)`} />
      <path d={FIGURES[figure]} stroke-width="13" transform={`translate(${11 - narrow} 0) scale(.53)`} />
    </g>
  );
}

/** Dip: an arrow that reaches down into a stack of cards. */
export function Dip(place: SignProps): JSX.Element {
  return (
    <g transform={at(place)}>
      <g class="pen" stroke-width="7">
        <path d="M-32 6 L-20 0 M32 6 L20 0 M-32 6 L0 22 L32 6" />
        <path d="M-32 19 L0 35 L32 19" />
      </g>
      <path class="pen" stroke-width="10" d="M0 -34 V6 M-14 -7 L0 8 L14 -7" />
    </g>
  );
}

/** Swap: two hands of cards that cross. */
export function Swap(place: SignProps): JSX.Element {
  return (
    <g transform={at(place)}>
      <Hand x={-31} />
      <Hand x={31} />
      <g class="pen" stroke-width="7.5">
        <path d="M-26 -30 C-12 -44 12 -44 25 -32 M10 -30 L26 -31 L25 -47" />
        <path d="M26 30 C12 44 -12 44 -25 32 M-10 30 L-26 31 L-25 47" />
      </g>
    </g>
  );
}

function Hand({ x }: { x: number }): JSX.Element {
  return (
    <g transform={`translate(${x} 0)`}>
      {[-18, 14].map((turn) => (
        <rect key={turn} class="leaf" x="-12" y="-19" width="24" height="37" rx="5" transform={`rotate(${turn} 0 24)`} />
      ))}
    </g>
  );
}

/** Swap, for a corner: two arrows that pass each other. */
export function Passing(place: SignProps): JSX.Element {
  return (
    <g class="pen" stroke-width="11" transform={at(place)}>
      <path d="M-24 -14 H22 M8 -28 L24 -14 L8 0" />
      <path d="M24 16 H-22 M-8 2 L-24 16 L-8 30" />
    </g>
  );
}

/** Customizable: a pencil that has just written the card's number. */
export function Pencil({ figure, ...place }: SignProps & { figure?: string }): JSX.Element {
  return (
    <g transform={at(place)}>
      <g transform={figure === undefined ? "rotate(40)" : "translate(17 -3) rotate(40)"}>
        <path class="fill" d="M-10 -34 Q-10 -40 -4 -40 H4 Q10 -40 10 -34 V-27 H-10 Z M-10 -21 H10 V16 L0 34 L-10 16 Z" />
        <path class="tip" d="M-10 16 H10" />
      </g>
      {figure !== undefined && <Figure figure={figure} x={-22} y={-2} scale={0.82} />}
    </g>
  );
}
