import "../styles/cards.css";
import type { JSX } from "preact";
import type { ColourText } from "../faces.ts";

/** The four shapes that stand for the four colours, each drawn round 0,0 and about 100 units wide, and alike in weight to the eye. */
const PATHS: Record<ColourText, string> = {
  R: "M-7.5 -46 Q0 -58 7.5 -46 L53 33 Q59 45 46 46 H-46 Q-59 45 -53 33 Z",
  Y: "M0 -48 A48 48 0 1 1 0 48 A48 48 0 1 1 0 -48 Z",
  G: "M-34 -43 H34 Q43 -43 43 -34 V34 Q43 43 34 43 H-34 Q-43 43 -43 34 V-34 Q-43 -43 -34 -43 Z",
  B: "M-6.5 -52 Q0 -59 6.5 -52 L48 -7 Q54 0 48 7 L6.5 52 Q0 59 -6.5 52 L-48 7 Q-54 0 -48 -7 Z",
};

export interface ShapeProps {
  colour: ColourText;
  x?: number;
  y?: number;
  /** The width in the units of the drawing that it is put into. */
  size: number;
  class?: string;
}

/** A colour's shape, as a part of a drawing. */
export function Shape({ colour, x = 0, y = 0, size, class: name }: ShapeProps): JSX.Element {
  return <path class={name} d={PATHS[colour]} transform={`translate(${x} ${y}) scale(${size / 100})`} />;
}

/** A colour's shape alone, in its colour, for buttons and sentences; it says nothing to a screen reader. */
export function ShapeIcon({ colour, class: name = "" }: { colour: ColourText; class?: string }): JSX.Element {
  return (
    <svg class={`shape-icon ink-${colour} ${name}`} viewBox="-58 -58 116 116" aria-hidden="true">
      <path d={PATHS[colour]} />
    </svg>
  );
}

/** The four shapes together: the sign of the wilds. */
export function WildIcon(): JSX.Element {
  const places: [ColourText, number, number][] = [
    ["R", -62, -62],
    ["Y", 62, -62],
    ["G", -62, 62],
    ["B", 62, 62],
  ];
  return (
    <svg class="wild-icon" viewBox="-120 -120 240 240" aria-hidden="true">
      {places.map(([colour, x, y]) => (
        <path key={colour} class={`shape-${colour}`} d={PATHS[colour]} transform={`translate(${x} ${y})`} />
      ))}
    </svg>
  );
}
