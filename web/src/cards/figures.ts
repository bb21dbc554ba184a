/**
 * Our own figures, as lines to be drawn with a thick round pen, in a box of 40 × 60 round 0,0.
 * Lines instead of a typeface: they are there before any font is, and the same on every machine.
 */
export const FIGURES: Record<string, string> = {
  "0": "M0 -30 C13 -30 19 -18 19 0 C19 18 13 30 0 30 C-13 30 -19 18 -19 0 C-19 -18 -13 -30 0 -30 Z",
  "1": "M-13 -18 L4 -30 V30",
  "2": "M-17 -15 C-15 -25 -8 -30 1 -30 C11 -30 18 -23 18 -14 C18 -5 12 2 -17 30 H20",
  "3": "M-16 -30 H16 L-3 -7 C10 -9 19 -1 19 10 C19 22 11 30 -1 30 C-9 30 -16 27 -19 20",
  "4": "M6 -30 L-20 14 H20 M11 -6 V30",
  "5": "M16 -30 H-12 L-15 -4 C-10 -8 -5 -9 0 -9 C12 -9 19 -1 19 10 C19 22 11 30 -1 30 C-9 30 -15 27 -18 21",
  "6": "M10 -30 C-6 -22 -19 -8 -19 11 C-19 22 -11 30 0 30 C11 30 19 22 19 11 C19 0 11 -8 0 -8 C-9 -8 -16 -3 -18 4",
  "7": "M-18 -30 H18 L-5 30",
  "8": "M0 -2 C-10 -2 -16 -8 -16 -16 C-16 -24 -9 -30 0 -30 C9 -30 16 -24 16 -16 C16 -8 10 -2 0 -2 C-12 -2 -19 5 -19 14 C-19 24 -11 30 0 30 C11 30 19 24 19 14 C19 5 12 -2 0 -2 Z",
  "9": "M-10 30 C6 22 19 8 19 -11 C19 -22 11 -30 0 -30 C-11 -30 -19 -22 -19 -11 C-19 0 -11 8 0 8 C9 8 16 3 18 -4",
  "+": "M0 -16 V20 M-18 2 H18",
};

/** Figures that look like another one upside down: a bar stands under them. */
export const UNDERLINED = new Set(["6", "9"]);
