import { computed, effect, signal, untracked } from "@preact/signals";
import { announce } from "../announce.ts";
import { COLOURS, type CardText, type ColourText, type MoveParts } from "../faces.ts";
import type { Refused } from "../protocol.ts";
import { asked, game, hurry, legal, legalByCard, legalByVerb, move, reader, seat, send } from "../state.ts";
import { words } from "../words/index.ts";

/** The card that is about to be laid while its colour or its player is still to be named. */
export const chosen = signal<CardText | null>(null);
/** The colour already named for it, while a player is still to be named. */
export const chosenColour = signal<ColourText | null>(null);

/** Why the last thing that one tried was refused. Nothing that happens meanwhile wipes it. */
export const refusal = signal<Refused | null>(null);

/** The move that is on its way. */
export const sending = signal<string | null>(null);

/** The card laid last by this player and where it was on the screen, for the flight to the pile. */
export const laid: { card: CardText; from: DOMRect | null } = { card: "", from: null };

/** The ways to lay the chosen card. */
export const ways = computed<MoveParts[]>(() => (chosen.value === null ? [] : (legalByCard.value.get(chosen.value) ?? [])));

/** What is to be named next for the chosen card. */
export const naming = computed<"colour" | "seat" | null>(() => {
  if (ways.value.length === 0) return null;
  if (chosenColour.value === null && ways.value.some((way) => way.colour !== null)) return "colour";
  return ways.value.some((way) => way.target !== null) ? "seat" : null;
});

/** Whether an opening wild's colour is asked. */
export const asksColour = computed(() => asked.value && (legalByVerb.value.get("colour")?.length ?? 0) > 0);

// What has become impossible meanwhile is not asked any longer.
effect(() => {
  if (chosen.value !== null && ways.value.length === 0) untracked(forget);
});

/** Take back the choice of a card. */
export function forget(): void {
  chosen.value = null;
  chosenColour.value = null;
}

function refuse(answer: Refused): void {
  refusal.value = answer;
  announce(words.value.refused(answer, reader.value), "assertive");
}

/** Make a move; nothing else is sent until it is answered. */
export async function make(text: string): Promise<void> {
  if (sending.value !== null) return;
  sending.value = text;
  refusal.value = null;
  hurry();
  const answer = await move(text);
  sending.value = null;
  if (answer.is === "refused") refuse(answer);
  else forget();
}

/** Use a card of one's hand: lay, pass on or discard it, ask what is to be named with it, or learn why it does not go. */
export async function use(card: CardText, from: DOMRect | null): Promise<void> {
  if (sending.value !== null) return;
  const found = legalByCard.value.get(card) ?? [];
  if (found.length === 0) {
    forget();
    await askWhy(card);
    return;
  }
  laid.card = card;
  laid.from = from;
  refusal.value = null;
  const [only] = found;
  if (found.length === 1 && only !== undefined) {
    await make(only.text);
    return;
  }
  chosenColour.value = null;
  chosen.value = chosen.value === card ? null : card;
}

/** Ask the server why a card cannot be used now. */
async function askWhy(card: CardText): Promise<void> {
  const mine = seat.value;
  const phase = game.value?.phase;
  if (mine === null) return;
  const verb = phase === "give" || phase === "discard" ? phase : "play";
  const answer = await send({ do: "why", move: `${mine} ${verb} ${card}` });
  if (answer.is === "refused") refuse(answer);
}

/** Name the colour: of the chosen card, or of an opening wild. */
export function nameColour(colour: ColourText): void {
  if (chosen.value === null) {
    const move = legalByVerb.value.get("colour")?.find((one) => one.colour === colour);
    if (move) void make(move.text);
    return;
  }
  const fitting = ways.value.filter((way) => way.colour === colour);
  const [only] = fitting;
  if (fitting.length === 1 && only !== undefined) void make(only.text);
  else if (fitting.length > 1) chosenColour.value = colour;
}

/** Name the player for the chosen card. */
export function nameSeat(target: number): void {
  const way = ways.value.find((one) => one.target === target && (chosenColour.value === null || one.colour === chosenColour.value));
  if (way) void make(way.text);
}

/** The colours that can be named now, and the seats. */
export const colours = computed<ColourText[]>(() =>
  COLOURS.filter((colour) => (chosen.value === null ? (legalByVerb.value.get("colour") ?? []) : ways.value).some((way) => way.colour === colour)),
);
export const seats = computed<number[]>(() => [...new Set(ways.value.flatMap((way) => (way.target === null ? [] : [way.target])))]);

/** Do the one thing without a card that has this verb, if it may be done. */
export function act(...verbs: string[]): boolean {
  for (const verb of verbs) {
    const [found] = legalByVerb.value.get(verb) ?? [];
    if (found) {
      void make(found.text);
      return true;
    }
  }
  return false;
}

/** Say UNO, early or late. It is no answer to a question, so it waits for nothing and takes no choice back. */
export async function sayUno(): Promise<void> {
  if (seat.value === null) return;
  refusal.value = null;
  const answer = await move(`${seat.value} uno`);
  if (answer.is === "refused") refuse(answer);
}

/** Catch a player who has not said UNO. */
export async function catchSeat(target: number): Promise<void> {
  if (seat.value === null) return;
  refusal.value = null;
  const answer = await move(`${seat.value} catch ${target}`);
  if (answer.is === "refused") refuse(answer);
}

/** Whether UNO can be said, and whether it is urgent: one may be caught. */
export const uno = computed<"no" | "early" | "late">(() => {
  const now = game.value;
  if (now === null || seat.value === null) return "no";
  if (now.catchable.includes(seat.value)) return "late";
  return now.may_call ? "early" : "no";
});

/** Whether a card can be used now. */
export const usable = (card: CardText): boolean => legalByCard.value.has(card);

/** Whether what can be played is out of turn: a jump-in. */
export const jumping = computed(() => !asked.value && legal.value.some((one) => one.verb === "play"));

