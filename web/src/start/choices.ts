import { preference } from "../preferences.ts";
import type { Edition } from "../protocol.ts";

export interface Choices {
  edition: Edition;
  seats: number;
  level: string;
}

/** What was chosen for the last game, so that the next one is two taps away.
 *  At first the bots are easy ones: whoever plays for the first time, often a child, has somebody to catch and wins a fair share. */
export const choices = preference<Choices>("choices", { edition: "classic", seats: 4, level: "easy" });

/** Not a level but one bot of each, in the order in which they are wanted. */
export const MIXED = "mixed";
const MIX = ["careful", "easy", "sharp", "champion"];

/** The level that was chosen, where this server has it. What it has may not be known yet. */
export function level(bots: readonly string[]): string {
  const wanted = choices.value.level;
  return wanted === MIXED || bots.length === 0 || bots.includes(wanted) ? wanted : bots.includes("easy") ? "easy" : (bots[0] ?? "");
}

/** The levels of so many bots, as chosen, where others sit already. */
export function levels(count: number, bots: readonly string[], seated: readonly string[] = []): string[] {
  const chosen = level(bots);
  if (chosen !== MIXED) return Array.from({ length: count }, () => chosen);
  const found = [...seated];
  for (let left = count; left > 0; left -= 1) {
    const fewest = MIX.filter((one) => bots.includes(one)).sort((one, other) => times(found, one) - times(found, other))[0];
    found.push(fewest ?? bots[0] ?? "careful");
  }
  return found.slice(seated.length);
}

const times = (list: readonly string[], item: string): number => list.filter((one) => one === item).length;

/** The cards that show what is special in each edition. */
export const SPECIAL: Record<Edition, readonly string[]> = {
  pocket: ["R+1", "WDIP", "B7"],
  classic: ["G+2", "W+4", "R0"],
  modern: ["WSWAP", "WCUSTOM1", "YR"],
};
