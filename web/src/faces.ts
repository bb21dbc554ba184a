/** A card's text, as in a record: `R5`, `G+2`, `W+4`, `WCUSTOM1`. `?` is a card that nobody may see. */
export type CardText = string;

/** A colour's letter. */
export type ColourText = "R" | "Y" | "G" | "B";

export const COLOURS: readonly ColourText[] = ["R", "Y", "G", "B"];
export const COLOUR_NAMES: Record<ColourText, "red" | "yellow" | "green" | "blue"> = { R: "red", Y: "yellow", G: "green", B: "blue" };

const ORDER = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+1", "+2"];
const WILDS = ["W", "W+2", "W+4", "WDIP", "WSWAP", "WCUSTOM1", "WCUSTOM2", "WCUSTOM3"];

/** What is printed on a card. */
export interface Face {
  /** null for a wild. */
  colour: ColourText | null;
  /** `0`–`9`, `S`, `R`, `+1`, `+2`, or the whole text of a wild. */
  symbol: string;
  /** The figure of a number card. */
  figure: number | null;
  /** Which of the Customizable cards this is, from 1; 0 for others. */
  custom: number;
  /** Its place in a sorted hand. */
  place: number;
}

/** The face of a card's text, or null for `?` and for what is no card. */
export function face(card: CardText): Face | null {
  const wild = WILDS.indexOf(card);
  if (wild >= 0) return { colour: null, symbol: card, figure: null, custom: Math.max(0, wild - 4), place: 400 + wild };
  const colour = card[0] as ColourText;
  const symbol = card.slice(1);
  const at = ORDER.indexOf(symbol);
  if (!COLOURS.includes(colour) || at < 0) return null;
  return { colour, symbol, figure: at < 10 ? at : null, custom: 0, place: COLOURS.indexOf(colour) * 100 + at };
}

export const isWild = (card: CardText): boolean => WILDS.includes(card);

/** The parts of a move's text: `0 play W+4 R 2 uno`. */
export interface MoveParts {
  text: string;
  seat: number;
  verb: string;
  card: CardText | null;
  colour: ColourText | null;
  target: number | null;
}

/** Take a move of the server apart. */
export function parts(text: string): MoveParts {
  const [seat, verb = "", ...rest] = text.split(" ");
  const card = ["play", "give", "discard"].includes(verb) ? (rest.shift() ?? null) : null;
  const colour = COLOURS.find((one) => one === rest[0]) ?? null;
  if (colour) rest.shift();
  const target = rest[0] !== undefined && /^\d+$/.test(rest[0]) ? Number(rest[0]) : null;
  return { text, seat: Number(seat), verb, card, colour, target };
}
