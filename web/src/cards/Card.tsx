import "../styles/cards.css";
import type { JSX } from "preact";
import { COLOURS, face as faceOf, type ColourText, type Face } from "../faces.ts";
import { Shape } from "./shapes.tsx";
import { Dip, Figure, Passing, Pencil, Plus, Reverse, Skip, Stack, Swap } from "./signs.tsx";

export interface CardProps {
  /** The card's text, such as `R5` or `W+4`; `?` for a card face down. */
  card: string;
  /** The colour that was named with a wild: its face then shows it. */
  named?: string | null;
  class?: string;
}

/**
 * A card, as a drawing of 100 × 140 that fills the width it is given. It has no name of its own for a screen reader: what holds it names it.
 */
export function Card({ card, named, class: name = "" }: CardProps): JSX.Element {
  const face = faceOf(card);
  if (face === null) return <Back class={name} />;
  const ground = face.colour ?? (named as ColourText | null | undefined) ?? "W";
  return (
    <svg class={`card ground-${ground} ${name}`} viewBox="0 0 100 140" aria-hidden="true">
      <rect class="ground" x=".75" y=".75" width="98.5" height="138.5" rx="11" />
      {face.colour === null ? <WildMiddle face={face} named={ground === "W" ? null : ground} /> : <Middle colour={face.colour} symbol={face.symbol} />}
      <Corner face={face} named={ground !== "W"} />
      <g transform="rotate(180 50 70)">
        <Corner face={face} named={ground !== "W"} />
      </g>
    </svg>
  );
}

/** The back of a card: the four shapes as a quiet pattern. */
export function Back({ class: name = "" }: { class?: string }): JSX.Element {
  const places: JSX.Element[] = [];
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 4; column++) {
      const colour = COLOURS[(column + row * 2 + (row >> 1)) % 4] as ColourText;
      places.push(<Shape key={`${row}-${column}`} colour={colour} x={20 + column * 20} y={20 + row * 20} size={9} class="back-shape" />);
    }
  }
  return (
    <svg class={`card ground-back ${name}`} viewBox="0 0 100 140" aria-hidden="true">
      <rect class="ground" x=".75" y=".75" width="98.5" height="138.5" rx="11" />
      <rect class="back-frame" x="7" y="7" width="86" height="126" rx="7" />
      {places}
    </svg>
  );
}

function Middle({ colour, symbol }: { colour: ColourText; symbol: string }): JSX.Element {
  return (
    <>
      <Shape colour={colour} x={50} y={70} size={88} class="tone" />
      <Sign symbol={symbol} x={50} y={70} scale={1} />
    </>
  );
}

function Sign({ symbol, x, y, scale }: { symbol: string; x: number; y: number; scale: number }): JSX.Element {
  if (symbol === "S") return <Skip x={x} y={y} scale={scale * 1.02} />;
  if (symbol === "R") return <Reverse x={x} y={y} scale={scale} />;
  if (symbol.startsWith("+")) return <Stack figure={symbol.slice(1)} x={x} y={y} scale={scale * 0.72} />;
  return <Figure figure={symbol} x={x} y={symbol === "6" || symbol === "9" ? y - 6 : y} scale={scale * 1.05} />;
}

const QUARTERS: readonly [ColourText, number, number][] = [
  ["R", -1, -1],
  ["Y", 1, -1],
  ["G", -1, 1],
  ["B", 1, 1],
];

function Quarters({ x, y, step, size, plain = false }: { x: number; y: number; step: number; size: number; plain?: boolean }): JSX.Element {
  return (
    <>
      {QUARTERS.map(([colour, right, down]) => (
        <Shape key={colour} colour={colour} x={x + right * step} y={y + down * step} size={size} class={plain ? "fill" : `shape-${colour}`} />
      ))}
    </>
  );
}

function WildMiddle({ face, named }: { face: Face; named: ColourText | null }): JSX.Element {
  const plain = face.symbol === "W";
  return (
    <>
      {named === null ? <Quarters x={50} y={70} step={plain ? 20 : 22} size={plain ? 33 : 36} /> : <Shape colour={named} x={50} y={70} size={plain ? 70 : 88} class="fill" />}
      {!plain && <Plate symbol={face.symbol} />}
    </>
  );
}

function Plate({ symbol }: { symbol: string }): JSX.Element {
  return (
    <g class="ground-W">
      <rect class="plate" x="17" y="44" width="66" height="52" rx="12" />
      {symbol.startsWith("W+") && <Plus figure={symbol.slice(2)} x={50} y={70} scale={0.54} />}
      {symbol === "WDIP" && <Dip x={50} y={70} scale={0.56} />}
      {symbol === "WSWAP" && <Swap x={50} y={71} scale={0.52} />}
      {symbol.startsWith("WCUSTOM") && <Pencil figure={symbol.slice(7)} x={50} y={70} scale={0.58} />}
    </g>
  );
}

function Corner({ face, named }: { face: Face; named: boolean }): JSX.Element {
  const { colour, symbol } = face;
  if (colour === null) return <WildCorner symbol={symbol} named={named} />;
  return (
    <>
      {symbol === "S" && <Skip x={17} y={20} scale={0.37} />}
      {symbol === "R" && <Reverse x={17} y={20} scale={0.36} />}
      {symbol.startsWith("+") && <Plus figure={symbol.slice(1)} x={20.5} y={19.5} scale={0.32} />}
      {symbol.length === 1 && symbol >= "0" && symbol <= "9" && <Figure figure={symbol} bar={false} x={16.5} y={20} scale={0.39} />}
      <Shape colour={colour} x={16.5} y={45.5} size={18} class="fill" />
    </>
  );
}

function WildCorner({ symbol, named }: { symbol: string; named: boolean }): JSX.Element {
  return (
    <>
      {symbol === "W" && <Quarters x={17.5} y={18.5} step={6.5} size={10} plain={named} />}
      {symbol.startsWith("W+") && <Plus figure={symbol.slice(2)} x={20.5} y={19.5} scale={0.32} />}
      {symbol === "WDIP" && <Dip x={17} y={20} scale={0.38} />}
      {symbol === "WSWAP" && <Passing x={17} y={19} scale={0.42} />}
      {symbol.startsWith("WCUSTOM") && <Figure figure={symbol.slice(7)} x={16.5} y={20} scale={0.39} />}
      {symbol.startsWith("WCUSTOM") && <Pencil x={16.5} y={46} scale={0.26} />}
    </>
  );
}
