import { preference } from "../preferences.ts";
import type { Edition } from "../protocol.ts";

export interface Choices {
  edition: Edition;
  seats: number;
  level: string;
}

/** What was chosen for the last game, so that the next one is two taps away. */
export const choices = preference<Choices>("choices", { edition: "classic", seats: 4, level: "careful" });

/** The cards that show what is special in each edition. */
export const SPECIAL: Record<Edition, readonly string[]> = {
  pocket: ["R+1", "WDIP", "B7"],
  classic: ["G+2", "W+4", "R0"],
  modern: ["WSWAP", "WCUSTOM1", "YR"],
};
