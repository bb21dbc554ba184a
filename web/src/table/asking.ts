import { computed } from "@preact/signals";
import { asked, game, legal, legalByVerb, log, seat } from "../state.ts";
import { t, words } from "../words/index.ts";
import { cardsText, nameOf, written } from "./names.ts";

export interface Button {
  /** The verb of the move that it makes. */
  verb: string;
  label: string;
  main?: boolean;
}

/** What the player is asked, in words, and the buttons that answer it. */
export interface Question {
  text: string;
  more?: string;
  buttons: Button[];
}

/** Who laid the card that lies on top, and which it was. */
const lastPlay = computed(() => {
  for (const entry of log.value.toReversed()) {
    if (entry.what !== "game") continue;
    const played = entry.events.findLast((event) => event.code === "played");
    if (played) return { seat: Number(played.args.seat), card: String(played.args.card) };
  }
  return null;
});

const has = (verb: string): boolean => (legalByVerb.value.get(verb)?.length ?? 0) > 0;

/** The question to this player; null when nothing is asked. Everything in it comes from what the server says may be done. */
export const question = computed<Question | null>(() => {
  const now = game.value;
  if (now === null || !asked.value) return null;
  const owed = cardsText(now.owed, "acc");
  const plays = legal.value.some((one) => one.verb === "play");
  const pass: Button[] = has("pass") ? [{ verb: "pass", label: t("do-pass"), main: true }] : [];
  switch (now.phase) {
    case "play":
      if (now.owed > 0) {
        const buttons: Button[] = has("draw") ? [{ verb: "draw", label: t("do-draw-owed", { count: now.owed }), main: !plays }] : pass;
        return { text: pass.length > 0 ? t("ask-owed-pass") : plays ? t("ask-owed", { what: owed }) : t("ask-owed-none", { what: owed }), buttons };
      }
      if (has("draw")) return { text: t(plays ? "ask-play" : "ask-play-none"), buttons: [{ verb: "draw", label: t("do-draw"), main: !plays }] };
      return { text: t(plays ? "ask-play-must" : "ask-pass"), buttons: pass };
    case "drawn": {
      const card = words.value.card(now.drawn ?? "?");
      const keep: Button[] = has("keep") ? [{ verb: "keep", label: t("do-keep") }] : [];
      return { text: t(has("keep") ? "ask-drawn" : "ask-drawn-must", { card }), buttons: [...keep, { verb: "play-drawn", label: t("do-play-drawn"), main: true }] };
    }
    case "colour":
      return { text: t("ask-colour"), buttons: [] };
    case "give":
      return { text: t("ask-give"), buttons: [] };
    case "discard":
      return { text: t("ask-discard"), buttons: [] };
    case "confirm":
      return { text: t("ask-confirm"), more: written(now.top) ?? "", buttons: [{ verb: "done", label: t("do-done"), main: true }] };
    case "challenge": {
      const by = lastPlay.value;
      const name = by === null ? "" : nameOf(by.seat);
      const text = t("ask-challenge", { name, card: words.value.card(by?.card ?? now.top, "acc") });
      const odds = t("ask-challenge-odds", { name });
      return {
        text,
        more: plays ? `${odds} ${t("ask-challenge-answer")}` : odds,
        buttons: [
          { verb: "accept", label: t("do-draw-owed", { count: now.owed }) },
          { verb: "challenge", label: t("do-challenge"), main: true },
        ],
      };
    }
    default:
      return null;
  }
});

/** Who is on turn, when it is somebody else; null when nobody is. */
export const waitingFor = computed<number | null>(() => {
  const turn = game.value?.turn ?? null;
  return turn === null || turn === seat.value ? null : turn;
});
