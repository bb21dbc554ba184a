import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { arrange, type Form } from "../src/table/arrange.ts";
import { opponents, places } from "../src/table/placing.ts";
import { groups, sorted } from "../src/table/sorting.ts";
import { sources, standings } from "../src/table/standings.ts";
import type { GameView, RoundResult, TableView } from "../src/protocol.ts";

const PHONE = 336;
const CARDS = "R1 R5 RS Y0 Y3 Y+2 G2 G6 GR B4 B9 W W+4".split(" ");

test("a hand of any size from 1 to 60 leaves enough of every card on a small phone for a finger", () => {
  for (let count = 1; count <= 60; count++) {
    const quarter = Math.ceil(count / 4);
    const sizes = [quarter, quarter, quarter, count - 3 * quarter].filter((size) => size > 0);
    const laid = arrange(sizes.reduce((sum, size) => sum + size, 0), PHONE, 84, sizes);
    expect(laid.height).toBeLessThan(200);
    for (const [index, spot] of laid.spots.entries()) {
      expect(spot.x).toBeGreaterThanOrEqual(-0.5);
      expect(spot.x + laid.card).toBeLessThanOrEqual(laid.width + 0.5);
      const next = laid.spots[index + 1];
      if (next !== undefined && next.y === spot.y && next.x > spot.x) expect(next.x - spot.x).toBeGreaterThanOrEqual(25);
    }
  }
});

test("up to ten cards are a fan, then two rows, then a strip that scrolls", () => {
  const form = (count: number): Form => arrange(count, PHONE, 84, [count]).form;
  expect([1, 7, 10].map(form)).toEqual(["fan", "fan", "fan"]);
  expect([12, 20].map(form)).toEqual(["rows", "rows"]);
  expect([30, 60].map(form)).toEqual(["strip", "strip"]);
  expect(arrange(30, 1000, 100, [30]).form).toBe("fan");
});

test("cards of one face keep their keys when others come and go, so that the focus stays where it is", () => {
  const keys = (hand: string[]): string[] => sorted(hand, "colour", () => false).map((one) => one.key);
  expect(keys(["W", "R5", "B4", "R5"])).toEqual(["R5.0", "R5.1", "B4.0", "W.0"]);
  expect(keys(["W", "R5", "R5", "G2"])).toEqual(["R5.0", "R5.1", "G2.0", "W.0"]);
});

test("a hand is sorted by colour, by number, or with the playable cards first", () => {
  const may = (card: string): boolean => card.startsWith("B");
  const order = (by: "colour" | "number" | "playable"): string => sorted(["W", "B4", "R9", "Y4"], by, may).map((one) => one.card).join(" ");
  expect(order("colour")).toBe("R9 Y4 B4 W");
  expect(order("number")).toBe("Y4 B4 R9 W");
  expect(order("playable")).toBe("B4 R9 Y4 W");
  expect(groups(sorted(CARDS, "colour", may), "colour", may).map(({ name, size }) => `${name}${size}`).join(" ")).toBe("R3 Y3 G3 B2 W2");
});

test("opponents sit clockwise from the left, and everybody sits round for a spectator", () => {
  expect(opponents(4, 2)).toEqual([3, 0, 1]);
  expect(opponents(3, null)).toEqual([0, 1, 2]);
});

test("up to ten at a table have places that lie apart on every kind of screen", () => {
  // Width and height of the table's area, and of a seat, in pixels.
  const rooms = { tall: [360, 330, 60, 70], low: [490, 180, 46, 60], round: [900, 330, 80, 70] } as const;
  for (const [room, [width, height, wide, high]] of Object.entries(rooms)) {
    for (let count = 1; count <= 9; count++) {
      const found = places(count, room as keyof typeof rooms, width / height);
      expect(found).toHaveLength(count);
      for (const [index, a] of found.entries()) {
        for (const b of found.slice(index + 1)) {
          const apart = (Math.abs(a.x - b.x) * width) / 100 >= wide || (Math.abs(a.y - b.y) * height) / 100 >= high;
          expect(apart, `${room} ${count}: ${JSON.stringify([a, b])}`).toBe(true);
        }
      }
    }
  }
});

test("those with equal points share a place, the winner of the game stands first, and the lowest total wins where it is played so", () => {
  const game = { scores: [120, 500, 120, 30], game_winner: 1 } as GameView;
  const table = (scoring: string): TableView => ({ rules: { scoring } }) as unknown as TableView;
  expect(standings(game, table("winner")).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [0, 2], [2, 2], [3, 4]]);
  expect(standings({ ...game, game_winner: 3 }, table("low_total")).map(({ seat }) => seat)).toEqual([3, 0, 2, 1]);
});

test("points are told as a sum of the others' hands only where they are one", () => {
  const line = (seat: number, hand_points: number, points: number) => ({ seat, hand: [], hand_points, points, total: points });
  const result: RoundResult = { round: 1, winner: 0, scores: [line(0, 0, 32), line(1, 12, 0), line(2, 20, 0)] };
  const [won, lost] = result.scores;
  expect(won && sources(result, won)).toEqual([12, 20]);
  expect(lost && sources(result, lost)).toEqual([]);
});

/** The contrast of two colours, by the rule of WCAG. */
function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const full = hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex;
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x) as [number, number];
  return (a + 0.05) / (b + 0.05);
}

test("texts stand out from what they stand on, in light and dark, also where they are drawn for the eye alone", () => {
  const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
  const [, light = "", rest = ""] = /^:root \{(.*?)^\}(.*)$/ms.exec(css) ?? [];
  const dark = /\[data-theme="dark"\] \{(.*?)^\}/ms.exec(rest)?.[1] ?? "";
  const read = (source: string): Record<string, string> => Object.fromEntries([...source.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name, value]));
  const themes = { light: read(light), dark: { ...read(light), ...read(dark) } };
  const pairs = [
    ["ink", "paper"], ["ink", "paper-2"], ["ink", "room"], ["ink-2", "paper"], ["ink-2", "paper-2"], ["ink-2", "room"], ["accent-ink", "accent"], ["ink", "accent-soft"],
    ["ink", "danger-soft"], ["ink", "good-soft"], ["good", "paper"], ["danger-ink", "danger"], ["on-red", "red"], ["on-yellow", "yellow"], ["on-green", "green"],
    ["on-blue", "blue"], ["on-wild", "wild"], ["on-wild", "back"], ["paper", "ink"],
  ] as const;
  for (const [theme, tokens] of Object.entries(themes)) {
    for (const [ink, ground] of pairs) {
      const [a, b] = [tokens[ink], tokens[ground]];
      expect(a && b, `${ink} and ${ground} are colours in ${theme}`).toBeTruthy();
      expect(contrast(a ?? "", b ?? ""), `${ink} on ${ground} in ${theme}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const sign of ["red-sign", "yellow-sign", "green-sign", "blue-sign"]) expect(contrast(tokens[sign] ?? "", tokens.paper ?? ""), `${sign} in ${theme}`).toBeGreaterThanOrEqual(3);
  }
});
