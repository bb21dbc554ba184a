import type { JSX } from "preact";
import { Card } from "../cards/Card.tsx";
import { COLOURS } from "../faces.ts";

const SYMBOLS = "0 1 2 3 4 5 6 7 8 9 S R +1 +2".split(" ");
const WILDS = "W W+2 W+4 WDIP WSWAP WCUSTOM1 WCUSTOM2 WCUSTOM3".split(" ");

/** Every card, at the sizes at which they are met. */
export function Cards(): JSX.Element {
  const row = { display: "flex", flexWrap: "wrap", gap: "6px", margin: "8px" } as const;
  const at = (card: string, width: number, named?: string): JSX.Element => (
    <div key={card + (named ?? "")} style={{ width: `${width}px` }}>
      <Card card={card} named={named ?? null} />
    </div>
  );
  return (
    <div style={{ background: "#e9e4da", padding: "8px" }}>
      {COLOURS.map((colour) => (
        <div key={colour} style={row}>{SYMBOLS.map((symbol) => at(colour + symbol, 72))}</div>
      ))}
      <div style={row}>{WILDS.map((card) => at(card, 110))}{at("?", 110)}</div>
      <div style={row}>{COLOURS.flatMap((colour) => ["W", "W+4"].map((card) => at(card, 72, colour)))}{["WDIP", "WSWAP", "WCUSTOM2"].map((card) => at(card, 72, "R"))}</div>
      <div style={row}>{["R5", "Y+2", "GS", "BR", ...WILDS, "?"].map((card) => at(card, 40))}</div>
      <div style={row}>{["R7", "Y+2", "G9", "W+4", "WSWAP"].map((card) => at(card, 200))}</div>
    </div>
  );
}
