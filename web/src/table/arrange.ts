/** How a hand lies on the screen. */

/** `fan`: one overlapping row; `rows`: two of them; `strip`: two rows that scroll sideways. */
export type Form = "fan" | "rows" | "strip";

export interface Spot {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

export interface Arrangement {
  form: Form;
  /** The width of a card. */
  card: number;
  width: number;
  height: number;
  spots: Spot[];
}

/** Room above a card for it to stand up into. */
export const RISE = 16;
/** What must stay visible of a card that is covered by its neighbour, in the fan and in two rows, so that a finger meets it. */
const LEAST_FAN = 29;
const LEAST_ROWS = 25;
/** Steps in the strip, which may be as long as it likes. */
const STRIP_STEP = 34;
const GAP = 12;
/** Cards overlap a little even where there is room, as in a hand. */
const WIDEST = 0.84;

/** Lay out so many cards in a width. `groups` are the sizes of the groups of equal colour; the strip leaves a gap between them. */
export function arrange(count: number, width: number, largest: number, groups: readonly number[]): Arrangement {
  // A few cards too many for large ones are still a fan, of smaller ones.
  const fanned = Math.min(largest, width, Math.max(largest * 0.82, width - LEAST_FAN * (count - 1)));
  if (count <= 1 || stepOf(count, width, fanned) >= LEAST_FAN) return fan(count, width, fanned);
  const smaller = Math.min(largest * 0.84, width);
  const row = Math.ceil(count / 2);
  if (stepOf(row, width, smaller) >= LEAST_ROWS) return rows(count, width, smaller);
  return strip(width, Math.min(largest * 0.78, width), groups);
}

function stepOf(count: number, width: number, card: number): number {
  return count < 2 ? 0 : Math.min((width - card) / (count - 1), card * WIDEST);
}

const high = (card: number): number => Math.round(card * 1.4);

function fan(count: number, width: number, card: number): Arrangement {
  const step = stepOf(count, width, card);
  const start = (width - card - step * (count - 1)) / 2;
  // A wide fan turns less, so that its ends do not sink out of sight.
  const turn = Math.min(3, 18 / Math.max(count, 1));
  const sink = count > 2 ? Math.min(1.1, 12 / count ** 1.3) : 0;
  const middle = (count - 1) / 2;
  const spots = Array.from({ length: count }, (_, index) => {
    const off = index - middle;
    return { x: start + index * step, y: RISE + sink * off * off * 0.6, turn: count > 1 ? off * turn : 0 };
  });
  const lowest = Math.max(RISE, ...spots.map((spot) => spot.y));
  return { form: "fan", card, width, height: high(card) + lowest + (count > 2 ? 6 : 0), spots };
}

function rows(count: number, width: number, card: number): Arrangement {
  const first = Math.ceil(count / 2);
  const drop = Math.round(high(card) * 0.56);
  const spots = Array.from({ length: count }, (_, index) => {
    const row = index < first ? 0 : 1;
    const inRow = row === 0 ? first : count - first;
    const step = stepOf(first, width, card);
    const start = (width - card - step * (inRow - 1)) / 2;
    return { x: start + (index - row * first) * step, y: RISE + row * drop, turn: 0 };
  });
  return { form: "rows", card, width, height: RISE + drop + high(card), spots };
}

function strip(width: number, card: number, groups: readonly number[]): Arrangement {
  const drop = Math.round(high(card) * 0.62);
  const spots: Spot[] = [];
  let left = 0;
  for (const size of groups) {
    const first = Math.ceil(size / 2);
    for (let index = 0; index < size; index++) {
      const row = index < first ? 0 : 1;
      spots.push({ x: left + (index - row * first) * STRIP_STEP, y: RISE + row * drop, turn: 0 });
    }
    left += (first - 1) * STRIP_STEP + card + GAP;
  }
  return { form: "strip", card, width: Math.max(width, left - GAP), height: RISE + drop + high(card), spots };
}
