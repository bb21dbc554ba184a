/** What is printed on a card, read from its text for drawing it. What a card does is the server's business. */

export type ColourLetter = "R" | "Y" | "G" | "B";

export interface Face {
  /** The colour's letter; null for a wild. */
  colour: ColourLetter | null;
  /** The symbol as in the card's text, such as `7`, `S`, `+2` or `W+4`. */
  symbol: string;
}

export const COLOURS: readonly ColourLetter[] = ["R", "Y", "G", "B"];

/** The face of a card's text; `?` and an empty text are a card that one may not see, and have none. */
export function faceOf(text: string): Face | null {
  if (text === "" || text === "?") return null;
  return text.startsWith("W") ? { colour: null, symbol: text } : { colour: text[0] as ColourLetter, symbol: text.slice(1) };
}

/** A card's place in a sorted hand: by colour, then figures before actions; wilds last. The same order as the server's. */
export function orderOf(text: string): number {
  const face = faceOf(text);
  if (face === null) return 1000;
  const symbols = "0 1 2 3 4 5 6 7 8 9 S R +1 +2 W W+2 W+4 WDIP WSWAP WCUSTOM1 WCUSTOM2 WCUSTOM3".split(" ");
  return symbols.indexOf(face.symbol) + (face.colour === null ? 100 : 20 * COLOURS.indexOf(face.colour));
}
