/** Where the opponents sit on the screen: percentages of the table's area, in clockwise order from the seat to one's left. */
export interface Place {
  x: number;
  y: number;
}

/** `tall` for a phone upright, `low` for a phone on its side, `round` for larger screens. */
export type Room = "tall" | "low" | "round";

/** The places of so many opponents, in an area `ratio` times as wide as high. */
export function places(count: number, room: Room, ratio: number): Place[] {
  if (room === "low") return across(count, 0);
  return room === "tall" ? tall(count) : arc(count, ratio);
}

/** A row along the upper edge, sinking a little at its ends. */
function across(count: number, bend: number, margin = 50 / Math.max(count, 1)): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const along = count === 1 ? 0.5 : index / (count - 1);
    return { x: margin + along * (100 - 2 * margin), y: bend * (2 * along - 1) ** 2 };
  });
}

/** Up to five along the upper edge; more go down both sides. */
function tall(count: number): Place[] {
  if (count <= 5) return across(count, count > 2 ? 9 : 4, count === 2 ? 24 : count === 3 ? 16 : count === 4 ? 12.5 : 10);
  const aside = count >= 8 ? 2 : 1;
  const top = across(count - 2 * aside, 4, count - 2 * aside === 5 ? 10 : 12.5);
  const down = aside === 2 ? [34, 64] : [44];
  const left = down.map((y) => ({ x: 10, y })).reverse();
  const right = down.map((y) => ({ x: 90, y }));
  return [...left, ...top, ...right];
}

/** An oval, at equal steps along its edge; one's own place at the bottom stays free. */
function arc(count: number, ratio: number): Place[] {
  const steps = 400;
  // From a little below the middle on the left, over the top, to the same height on the right.
  // How far below the middle, in half turns: on a high table there is room.
  const open = ratio < 1.3 ? 0.24 : 0.12;
  const from = Math.PI * (1 + open);
  const to = -Math.PI * open;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return { x: 50 + 44 * Math.cos(angle), y: 46 - 46 * Math.sin(angle) };
  });
  const far = [0];
  for (let step = 1; step <= steps; step++) {
    const [a, b] = [points[step - 1] as Place, points[step] as Place];
    far.push((far[step - 1] as number) + Math.hypot((b.x - a.x) * ratio, b.y - a.y));
  }
  const whole = far[steps] as number;
  return Array.from({ length: count }, (_, index) => {
    const wanted = (whole * (index + (count > 4 ? 0.5 : 1))) / (count + (count > 4 ? 0 : 1));
    const step = far.findIndex((length) => length >= wanted);
    return points[step] as Place;
  });
}

/** The seats of the opponents in clockwise order, beginning left of `seat`; all seats for a spectator. */
export function opponents(seats: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: seat === null ? seats : seats - 1 }, (_, index) => (first + index) % seats);
}
