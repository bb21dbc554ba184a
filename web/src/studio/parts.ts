import type { Catalogue } from "../protocol.ts";
import type { Written } from "../waiting/people.ts";

export type Part = (string | number)[];

/** What a new part begins with, where the first value of each place would be dull. */
const FIRST: Record<string, Part> = {
  draw: ["draw", "next", 2],
  hand: ["hand", 5],
  until: ["until", "named"],
};

export const MOST_PARTS = 40;

/** A new part of this name. */
export function newPart(name: string, catalogue: Catalogue): Part {
  return FIRST[name] ?? [name, ...(catalogue.parts[name] ?? []).map((values) => values[0] as string | number)];
}

/** The list with one item moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const found = [...list];
  const [item] = found.splice(from, 1);
  if (item !== undefined) found.splice(to, 0, item);
  return found;
}

/** The card as a record has it: without what is empty. */
export function tidy({ do: parts, text }: Written): Written {
  const found: Written = {};
  if (parts?.length) found.do = parts;
  if (text) found.text = text;
  return found;
}

/** An idea for a card: parts, which every reader sees in his language, or a free text in the writer's. */
export interface Idea {
  name: string;
  do?: Part[];
  hasText?: boolean;
}

export const IDEAS: readonly Idea[] = [
  { name: "rain", do: [["draw", "others", 1], ["again"]] },
  { name: "thief", do: [["swap"], ["draw", "chosen", 2]] },
  { name: "carousel", do: [["rotate"], ["reverse"]] },
  { name: "reset", do: [["hand", 5]] },
  { name: "glass", do: [["open"]] },
  { name: "hunt", do: [["until", "named"]] },
  { name: "leap", do: [["skip", 2]] },
  { name: "song", hasText: true },
  { name: "kind", hasText: true },
  { name: "statue", hasText: true },
];
