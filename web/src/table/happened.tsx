import { computed } from "@preact/signals";
import { log, reader, shown } from "../state.ts";
import { words } from "../words/index.ts";
import { view, written } from "./names.ts";
import { told } from "./telling.ts";

/** The sentences of the last move that is shown. */
const last = computed(() => {
  const now = shown.value;
  if (now === null) return null;
  const moves = told.value.flatMap((round) => round.moves).filter((move) => move.number <= now.number);
  const move = moves.at(-1);
  if (move === undefined) return null;
  const entry = log.value.findLast((one) => one.number === move.number);
  const events = entry?.what === "game" ? entry.events : [];
  const you = reader.value.you;
  // The sentence that concerns the reader matters most: being hit, skipped, caught, given a card.
  const hit = events.some(({ code, args }) => (["drew", "skipped"].includes(code) && args.seat === you && args.why !== "turn") || (["caught", "gave", "swapped"].includes(code) && args.target === you));
  // A draw that says which card caused it makes the sentence about that card needless, unless it tells more.
  const [first] = events;
  const repeats = first?.code === "played" && first.args.colour == null && first.args.target == null && events.some(({ code, args }) => code === "drew" && ["hit", "last"].includes(args.why) && args.seat !== first.args.seat);
  return { ...move, hit, repeats };
});

/** At the start of a round not every card dealt is told in one breath: the last sentence says who starts, and why. */
const MOST = 3;

/** What just happened, in a sentence or two. */
export function HappenedText() {
  const move = last.value;
  const top = view.value?.top ?? "";
  const says = written(top);
  if (move === null) return null;
  const lines = move.lines.slice(move.repeats ? 1 : 0).slice(-MOST);
  // While it is being carried out, the dock says it.
  const played = says !== null && view.value?.phase !== "confirm" && lines.some((line) => line.includes(words.value.card(top)) || line.includes(words.value.card(top, "acc")));
  return (
    <div key={move.number} class={`happened${move.hit ? " happened-hit" : ""}`} aria-hidden="true" inert>
      <p>{lines.join(" ")}</p>
      {played && <p class="happened-says">{says}</p>}
    </div>
  );
}
