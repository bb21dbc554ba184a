import { chosen, chosenColour, refusal } from "../table/doing.ts";
import type { AnyEntry, GameView, TableView } from "../protocol.ts";
import { serverNow } from "../state.ts";
import { drew, gameOf, logOf, other, played, resultOf, tableOf, usual, type Wanted } from "./frames.ts";

export interface Case {
  wanted: Wanted;
  table: TableView;
  game: GameView;
  log: AnyEntry[];
  /** What the player has begun, once the frames are there. */
  then?: () => void;
}

type Ask = (wanted: Wanted) => Partial<{ wanted: Partial<Wanted>; table: Partial<TableView>; game: Partial<GameView>; log: AnyEntry[]; then: () => void }>;

const wild = { top: "W", colour: "B" };
const afterWild = (): AnyEntry[] => logOf([played(1, "W", { colour: "B" })]);

/** The states of the table, by name. */
export const CASES: Record<string, Ask> = {
  play: () => ({ game: { deadline: serverNow() + 42_000 }, log: logOf([played(1, "R3")]) }),
  wait: (wanted) => ({ wanted: { turn: 1 }, game: { deadline: serverNow() + 30_000, direction: -1 }, log: logOf([played(wanted.players - 1, "R3")]) }),
  none: () => ({ game: { legal: ["0 draw"] }, log: logOf([played(1, "R3")]) }),
  wild: () => ({ wanted: wild, log: afterWild() }),
  hit: () => ({ wanted: { top: "R+2" }, log: logOf([played(1, "R+2"), drew(0, 2, "hit", ["B9", "W"]), other("skipped", { seat: 0 })]) }),
  drawn: () => ({ wanted: { phase: "drawn" }, game: { drawn: "R5", legal: ["0 play R5", "0 keep"] }, log: logOf([drew(0, 1, "turn", ["R5"])], 0) }),
  opening: () => ({ wanted: { phase: "colour", top: "W", colour: "" }, game: { colour: null, legal: [..."RYGB"].map((colour) => `0 colour ${colour}`) }, log: logOf([other("opened", { card: "W" }), other("starts", { seat: 0, why: "colour" })], null) }),
  give: () => ({ wanted: { phase: "give", top: "WDIP", colour: "G" }, game: { legal: ["0 give R1", "0 give R5", "0 give Y3", "0 give W"] }, log: logOf([played(0, "WDIP", { colour: "G" }), drew(0, 1, "dip", ["R5"])], 0) }),
  confirm: () => ({ wanted: { phase: "confirm", top: "WCUSTOM2", colour: "Y" }, game: { legal: ["0 done"] }, log: logOf([played(0, "WCUSTOM2", { colour: "Y" }), other("asks_done", { seat: 0, card: "WCUSTOM2" })], 0) }),
  challenge: () => ({ wanted: { phase: "challenge", top: "W+4", colour: "G", owed: 4 }, game: { legal: ["0 accept", "0 challenge"], deadline: serverNow() + 8_000 }, log: logOf([played(1, "W+4", { colour: "G" })]) }),
  stack: () => ({ wanted: { top: "R+2", owed: 6 }, game: { legal: ["0 play B+2", "0 play Y+2", "0 draw"] }, log: logOf([played(1, "R+2"), other("owes", { seat: 0, count: 6 })]) }),
  colour: () => ({ wanted: { cards: 9 }, game: { may_call: true }, log: logOf([played(1, "R3")]), then: () => (chosen.value = "W") }),
  custom: () => ({ wanted: { cards: 14 }, log: logOf([played(1, "R3")]), then: () => (chosen.value = "WCUSTOM1") }),
  seat: () => ({
    wanted: { cards: 14 },
    log: logOf([played(1, "R3")]),
    then: () => {
      chosen.value = "WSWAP";
      chosenColour.value = "G";
    },
  }),
  early: () => ({ wanted: { cards: 2 }, game: { may_call: true }, log: logOf([played(1, "R3")]) }),
  late: () => ({ wanted: { cards: 1, turn: 1 }, game: { catchable: [0], may_call: true, legal: ["0 uno"] }, log: logOf([played(0, "R3")], 0) }),
  catch: () => ({ game: { catchable: [3], may_catch: [3], catch_at: 0, said_uno: [] }, log: logOf([played(3, "R3")], 3) }),
  jump: () => ({ wanted: { turn: 2 }, game: { legal: ["0 play R7", "0 play R5"] }, log: logOf([played(1, "R7")]) }),
  refused: () => ({
    log: logOf([played(1, "R3")]),
    then: () => (refusal.value = { is: "refused", id: "x", code: "no_match", now: 0, args: { seat: 0, card: "B4", top: "R3", colour: "R" }, ruling: "MATCH" }),
  }),
  shown: () => ({ wanted: { top: "W+4", colour: "G" }, log: logOf([other("challenged", { seat: 0, target: 1 }), other("shown", { seat: 1, target: 0, guilty: true, cards: ["R1", "R7", "G2", "G6", "B9", "W"] }), drew(1, 4, "guilty")], 0) }),
  open: (wanted) => ({ game: { hands: Array.from({ length: wanted.players }, (_, seat) => (seat === 0 ? null : ["R1", "G6", "B9", "W"].slice(0, 1 + (seat % 4)))) }, log: logOf([other("laid_open", { seat: 1 })]) }),
  watching: () => ({ wanted: { seat: null, turn: 2 }, log: logOf([played(1, "R3")]) }),
  round: (wanted) => ({ wanted: { turn: null, phase: "round_over" }, table: { phase: "round_over" }, game: { results: [resultOf(1, wanted.players, 1), resultOf(2, wanted.players, 0)], round_winner: 0, hand: [] }, log: logOf([played(0, "R3", { last: true }), other("won", { seat: 0, points: 120 })], 0) }),
  lost: (wanted) => ({ wanted: { turn: null, phase: "round_over" }, table: { phase: "round_over", host: 1 }, game: { results: [resultOf(1, wanted.players, 1)], round_winner: 1 }, log: logOf([played(1, "R3", { last: true }), other("won", { seat: 1, points: 120 })]) }),
  over: (wanted) => ({ wanted: { turn: null, phase: "game_over" }, table: { phase: "game_over" }, game: { results: [1, 2, 3, 4].map((round) => resultOf(round, wanted.players, round % wanted.players)), game_winner: 0, scores: Array.from({ length: wanted.players }, (_, seat) => [512, 310, 247, 96, 0, 22, 180, 180, 77, 5][seat] ?? 0) }, log: logOf([other("game_won", { seat: 0 })], 0) }),
};

/** A state with everything that is wanted of it. */
export function caseOf(name: string, more: Partial<Wanted>): Case {
  const first = { ...usual, ...more };
  const ask = (CASES[name] ?? CASES.play) as Ask;
  const asked = ask(first);
  const wanted = { ...first, ...asked.wanted, ...more };
  return { wanted, table: tableOf(wanted, asked.table), game: gameOf(wanted, asked.game), log: asked.log ?? [], ...(asked.then ? { then: asked.then } : {}) };
}
