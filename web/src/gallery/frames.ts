import type { AnyEntry, GameView, Happened, RoundResult, SeatView, TableView } from "../protocol.ts";

/** Fixed frames for looking at the table; nothing here knows the rules. */

const NAMES = ["Ana", "Bogdan", "Chiara", "Данило", "Maria-Magdalena", "Fe", "Günther", "Hà", "Ioana", "Jordi"];
const HAND = "R1 R5 R7 RS Y0 Y3 Y+2 G2 G6 GR B4 B9 B+2 W W+4 WSWAP WCUSTOM1 R5 Y3 G2 B8 B8 R9 RR Y5 YS".split(" ");

export interface Wanted {
  players: number;
  cards: number;
  phase: string;
  top: string;
  colour: string;
  turn: number | null;
  seat: number | null;
  owed: number;
}

export const usual: Wanted = { players: 4, cards: 7, phase: "play", top: "R3", colour: "R", turn: 0, seat: 0, owed: 0 };

export function seatsOf(players: number): SeatView[] {
  return Array.from({ length: players }, (_, seat) => ({
    kind: seat % 3 === 2 ? "bot" : "person",
    name: NAMES[seat] ?? `P${seat}`,
    level: seat % 3 === 2 ? "careful" : null,
    present: seat !== 4,
    stand_in: seat === 6,
    stand_in_at: null,
    ready: seat === 1,
    agreed: true,
  }));
}

export function tableOf(wanted: Wanted, more: Partial<TableView> = {}): TableView {
  return {
    code: "K7WQ2MNP",
    phase: "playing",
    edition: "modern",
    options: {},
    rules: { target: 500, scoring: "winner", teams: false, custom: [{ do: [["draw", "others", 1], ["again"]], text: "" }, { text: "Sing a song that everybody at the table knows, and dance to it." }] },
    advice: [],
    seats: seatsOf(wanted.players),
    host: 0,
    open: false,
    watching: true,
    chat: true,
    timer: 60,
    grace: 60,
    pace: "normal",
    paused: false,
    version: 1,
    spectators: 0,
    games: 1,
    kept_out: [],
    ...more,
  };
}

export function handOf(cards: number): string[] {
  const order = "RYGBW";
  // A hand of more than eight has one of each special wild.
  const pick = (index: number): string => (cards > 8 && index < 4 ? ["W", "W+4", "WSWAP", "WCUSTOM1"][index] : HAND[(index * 5) % HAND.length]) ?? "W";
  return Array.from({ length: cards }, (_, index) => pick(index)).sort((a, b) => order.indexOf(a[0] ?? "") - order.indexOf(b[0] ?? "") || a.localeCompare(b));
}

/** Ways to lay every second or third card of the hand, as if the rules allowed just these. */
export function legalOf(wanted: Wanted): string[] {
  if (wanted.seat === null || wanted.turn !== wanted.seat) return [];
  const hand = [...new Set(handOf(wanted.cards))];
  const ways = (card: string): string[] => {
    if (!card.startsWith("W")) return [`${wanted.seat} play ${card}`];
    const seats = card === "WSWAP" ? Array.from({ length: wanted.players - 1 }, (_, other) => ` ${other + 1}`) : [""];
    return [..."RYGB"].flatMap((colour) => seats.map((seat) => `${wanted.seat} play ${card} ${colour}${seat}`));
  };
  return hand.filter((card, index) => card.startsWith(wanted.colour) || card.startsWith("W") || index % 4 === 0).flatMap(ways);
}

export function gameOf(wanted: Wanted, more: Partial<GameView> = {}): GameView {
  const counts = Array.from({ length: wanted.players }, (_, seat) => (seat === wanted.seat ? wanted.cards : [7, 3, 12, 1, 5, 2, 9, 24, 4, 6][seat] ?? 5));
  return {
    round: 2,
    phase: wanted.phase,
    turn: wanted.turn,
    dealer: wanted.players - 1,
    direction: 1,
    colour: wanted.colour,
    top: wanted.top,
    hand: wanted.seat === null ? [] : handOf(wanted.cards),
    hands: counts.map(() => null),
    counts,
    draw_count: 43,
    discard_count: 12,
    scores: counts.map((_, seat) => (seat * 83) % 460),
    owed: wanted.owed,
    drawn: null,
    said_uno: wanted.players > 3 ? [3] : [],
    catchable: [],
    legal: [...legalOf(wanted), ...(wanted.phase === "play" && wanted.turn === wanted.seat && wanted.seat !== null ? [`${wanted.seat} draw`] : [])],
    may_call: false,
    may_catch: [],
    catch_at: null,
    question: 40,
    deadline: null,
    round_winner: null,
    game_winner: null,
    results: [],
    ...more,
  };
}

const happened = (code: string, args: Record<string, unknown>): Happened => ({ code, args });

export const played = (seat: number, card: string, more: Record<string, unknown> = {}): Happened =>
  happened("played", { seat, card, colour: null, target: null, jump: false, last: false, count: 4, ...more });

export function entryOf(number: number, seat: number | null, events: Happened[], by: "person" | "bot" | "clock" = "person"): AnyEntry {
  return { what: "game", number, at: 0, seat, by, events };
}

/** A round up to now: the deal, a few moves, and at last the events given. */
export function logOf(last: Happened[], seat: number | null = 1): AnyEntry[] {
  return [
    entryOf(20, null, [
      happened("round", { round: 2, dealer: 3 }),
      happened("dealer", { seat: 3, how: "left" }),
      happened("opened", { card: "B7" }),
      happened("starts", { seat: 0, why: "left" }),
    ]),
    entryOf(30, 0, [played(0, "B2")]),
    entryOf(31, 1, [played(1, "B+2"), happened("drew", { seat: 2, count: 2, why: "hit" }), happened("skipped", { seat: 2 })], "bot"),
    entryOf(32, 3 % 4, [happened("drew", { seat: 3, count: 1, why: "turn" }), happened("kept", { seat: 3 })], "clock"),
    entryOf(33, 0, [played(0, "BR"), happened("turned", { direction: -1 })]),
    entryOf(39, seat, last),
  ];
}

export const drew = (seat: number, count: number, why: string, cards?: string[]): Happened => happened("drew", { seat, count, why, ...(cards ? { cards } : {}) });
export const other = happened;

export function resultOf(round: number, players: number, winner: number): RoundResult {
  const hands = Array.from({ length: players }, (_, seat) => (seat === winner ? [] : handOf(3 + ((seat * 5) % 9)).slice(0, 2 + ((seat * 4 + round) % 11))));
  const worth = (card: string): number => (card.startsWith("W") ? 50 : /\d$/.test(card) && !card.includes("+") ? Number(card.at(-1)) : 20);
  const points = hands.map((hand) => hand.reduce((sum, card) => sum + worth(card), 0));
  const sum = points.reduce((all, one) => all + one, 0);
  return {
    round,
    winner,
    scores: hands.map((hand, seat) => ({ seat, hand, hand_points: points[seat] ?? 0, points: seat === winner ? sum : 0, total: seat === winner ? sum + 83 : (seat * 83) % 460 })),
  };
}
