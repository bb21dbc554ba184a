import { face, type CardText } from "../faces.ts";
import { preference } from "../preferences.ts";

export type Sorting = "colour" | "number" | "playable";
export const SORTINGS: readonly Sorting[] = ["colour", "number", "playable"];

/** How the player wants the hand sorted; remembered. */
export const sorting = preference<Sorting>("sorting", "colour");

/** One card of the hand. Cards of the same face cannot be told apart, so the key is the face and how many of it came before. */
export interface Held {
  key: string;
  card: CardText;
}

function place(card: CardText): number {
  return face(card)?.place ?? 999;
}

function byNumber(card: CardText): number {
  const at = place(card);
  return at >= 400 ? at : (at % 100) * 4 + Math.floor(at / 100);
}

/** The hand in the order wished. `may` are the cards that can be played now. */
export function sorted(hand: readonly CardText[], by: Sorting, may: (card: CardText) => boolean): Held[] {
  const order = [...hand].sort((a, b) => {
    if (by === "playable" && may(a) !== may(b)) return may(a) ? -1 : 1;
    return by === "number" ? byNumber(a) - byNumber(b) : place(a) - place(b);
  });
  const seen = new Map<CardText, number>();
  return order.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { key: `${card}.${before}`, card };
  });
}

/** What belongs together in a sorted hand: a colour, a number, or whether it can be played. */
export function groupOf(card: CardText, by: Sorting, may: (card: CardText) => boolean): string {
  if (by === "playable") return may(card) ? "may" : "rest";
  const known = face(card);
  if (known === null) return "?";
  return by === "colour" ? (known.colour ?? "W") : known.colour === null ? "W" : known.symbol;
}

/** The groups in order, with how many cards each has. */
export function groups(held: readonly Held[], by: Sorting, may: (card: CardText) => boolean): { name: string; size: number }[] {
  const found: { name: string; size: number }[] = [];
  for (const { card } of held) {
    const name = groupOf(card, by, may);
    const last = found.at(-1);
    if (last?.name === name) last.size += 1;
    else found.push({ name, size: 1 });
  }
  return found;
}
