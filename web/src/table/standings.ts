import type { GameView, RoundResult, Score, TableView } from "../protocol.ts";

/** One line of the standings. */
export interface Standing {
  seat: number;
  place: number;
  total: number;
}

/** The seats in the order in which they stand: by points, the winner of the game first; those with equal points share a place. */
export function standings(game: GameView, table: TableView): Standing[] {
  const low = table.rules.scoring === "low_total";
  const first = game.game_winner;
  const order = game.scores.map((total, seat) => ({ seat, total }));
  order.sort((a, b) => Number(b.seat === first) - Number(a.seat === first) || (low ? a.total - b.total : b.total - a.total) || a.seat - b.seat);
  const found: Standing[] = [];
  for (const { seat, total } of order) {
    const before = found.at(-1);
    found.push({ seat, total, place: before !== undefined && before.total === total ? before.place : found.length + 1 });
  }
  return found;
}

/** The hands whose points add up to what somebody won in a round, for “12 + 20 = 32”; empty where it is not a sum of others' hands. */
export function sources(result: RoundResult, score: Score): number[] {
  const others = result.scores.filter((one) => one.seat !== score.seat && one.hand_points > 0).map((one) => one.hand_points);
  return others.length > 1 && others.reduce((sum, points) => sum + points, 0) === score.points ? others : [];
}
