import { computed, effect } from "@preact/signals";
import { announce } from "../announce.ts";
import { face } from "../faces.ts";
import type { AnyEntry, GameEntry, Happened } from "../protocol.ts";
import { asked, game, legal, log, reader, seat } from "../state.ts";
import { t, words } from "../words/index.ts";
import { question, waitingFor } from "./asking.ts";
import { jumping } from "./doing.ts";
import { nameOf } from "./names.ts";

/** One move in the log: its sentences, and what led to it if it was not the player's own decision. */
export interface Told {
  number: number;
  seat: number | null;
  by: GameEntry["by"];
  lines: string[];
}

/** A round of the log. */
export interface ToldRound {
  round: number;
  moves: Told[];
}

/** The rounds of the log, oldest first, in the reader's words. */
export const told = computed<ToldRound[]>(() => {
  const rounds: ToldRound[] = [];
  let cause: Happened | null = null;
  for (const entry of log.value) {
    if (entry.what !== "game") continue;
    const lines: string[] = [];
    for (const event of entry.events) {
      if (event.code === "round" || rounds.length === 0) {
        rounds.push({ round: event.code === "round" ? Number(event.args.round) : (game.value?.round ?? 1), moves: [] });
      }
      if (event.code === "round") cause = null;
      if (event.code === "played") cause = event;
      const line = words.value.event(event, reader.value, cause);
      if (line !== null) lines.push(line);
    }
    if (lines.length > 0) rounds.at(-1)?.moves.push({ number: entry.number, seat: entry.seat, by: entry.by, lines });
  }
  return rounds;
});

/** The sentences of some entries of the log alone. */
function sentences(entries: readonly AnyEntry[]): string[] {
  const numbers = new Set(entries.map((entry) => entry.number));
  return told.value.flatMap((round) => round.moves.filter((move) => numbers.has(move.number)).flatMap((move) => move.lines));
}

/** What one could do now, for the ear. */
function prospects(): string {
  const now = game.value;
  if (now === null || seat.value === null) return "";
  const cards = [...new Set(legal.value.filter((one) => one.verb === "play").map((one) => one.card ?? "?"))];
  cards.sort((a, b) => (face(a)?.place ?? 0) - (face(b)?.place ?? 0));
  const names = words.value.cards(cards);
  const said: string[] = [];
  const asks = question.value;
  if (asks !== null) {
    said.push(t("say-your-turn"), asks.text);
    if (asks.more) said.push(asks.more);
    if (cards.length > 0 && now.phase !== "drawn") said.push(t("say-playable", { cards: names }));
  } else if (jumping.value && cards.length > 0) said.push(t("say-jump", { cards: names }));
  if (now.catchable.includes(seat.value)) said.push(t("say-uno"));
  return said.join(" ");
}

/** Tell a screen reader what happens, whose turn it is and what can be played, until the function that is returned is called. */
export function tellAll(): () => void {
  let heard = log.peek().at(-1)?.number ?? -1;
  let answered = "";
  let turn: number | null = null;
  return effect(() => {
    const entries = log.value.filter((entry) => entry.number > heard);
    heard = log.value.at(-1)?.number ?? heard;
    const said = sentences(entries);
    const now = game.value;
    const state = now === null ? "" : `${now.question} ${asked.value} ${now.catchable.includes(seat.value ?? -1)} ${jumping.value}`;
    if (state !== answered) {
      answered = state;
      const hope = prospects();
      if (hope !== "") said.push(hope);
      else if (waitingFor.value !== null && waitingFor.value !== turn) said.push(t("say-turn", { name: nameOf(waitingFor.value) }));
      turn = waitingFor.value;
    }
    announce(said.join(" "));
  });
}
