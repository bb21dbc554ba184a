import { computed } from "@preact/signals";
import { Back, Card } from "../cards/Card.tsx";
import { ShapeIcon } from "../cards/shapes.tsx";
import { face, isWild, type ColourText } from "../faces.ts";
import { legalByVerb, log, shown } from "../state.ts";
import { t, words } from "../words/index.ts";
import { act, sending } from "./doing.ts";
import { cardsText, view, written } from "./names.ts";

/** One card of the discard pile as it lies there. */
interface Lying {
  /** The number of the change that laid it, which also chooses how it is turned. */
  key: number;
  card: string;
}

/** How many cards under the top one can be seen. */
const BENEATH = 4;

/** The cards of the discard pile that can be seen, the top one last. What lies deeper is not known after a reload, and not shown. */
const lying = computed<Lying[]>(() => {
  const now = shown.value;
  if (now?.game == null) return [];
  let cards: Lying[] = [];
  for (const entry of log.value) {
    if (entry.number > now.number) break;
    if (entry.what !== "game") continue;
    for (const event of entry.events) {
      if (event.code === "round" || event.code === "shuffled") cards = cards.slice(event.code === "round" ? cards.length : -1);
      if (event.code === "played" || event.code === "opened") cards.push({ key: entry.number, card: String(event.args.card) });
    }
  }
  cards = cards.slice(-1 - BENEATH);
  const top = cards.at(-1);
  if (top?.card === now.game.top) return cards;
  return [...cards, { key: -1, card: now.game.top }];
});

/** A slight turn that is always the same for the same card laid. */
function turned(key: number): string {
  const one = ((Math.abs(key) * 7919) % 17) - 8;
  const two = ((Math.abs(key) * 104729) % 11) - 5;
  return `translate(${(two * 0.7).toFixed(1)}px, ${(one * 0.4).toFixed(1)}px) rotate(${one}deg)`;
}

/** The draw pile, which is also a way to draw, and the discard pile with the colour in force. */
export function Piles() {
  const play = view.value;
  if (play === null) return null;
  return (
    <section class="piles" aria-label={t("table-piles")}>
      <DrawPile count={play.draw_count} />
      <DiscardPile top={play.top} colour={play.colour as ColourText | null} owed={play.owed} />
    </section>
  );
}

function DrawPile({ count }: { count: number }) {
  const may = legalByVerb.value.has("draw");
  const what = cardsText(count);
  return (
    <button
      type="button"
      class={`pile pile-draw${may ? " pile-may" : ""}`}
      data-anchor="draw"
      aria-label={t(may ? "pile-draw-do" : "pile-draw", { what })}
      aria-disabled={!may}
      disabled={sending.value !== null && may}
      onClick={() => act("draw")}
    >
      {count > 12 && <Back class="pile-under pile-under-2" />}
      {count > 1 && <Back class="pile-under pile-under-1" />}
      {count > 0 ? <Back class="pile-top" /> : <span class="pile-empty" />}
      <span class="pile-count tabular" aria-hidden="true" inert>
        {count}
      </span>
    </button>
  );
}

function DiscardPile({ top, colour, owed }: { top: string; colour: ColourText | null; owed: number }) {
  const loud = isWild(top) && colour !== null;
  const says = written(top);
  const label = [t("pile-top", { card: words.value.card(top) }), colour === null ? t("pile-no-colour") : t("pile-colour", { colour: words.value.colour(colour) })];
  if (owed > 0) label.push(t("pile-owed", { what: cardsText(owed) }));
  if (says !== null) label.push(t("pile-says", { text: says }));
  return (
    <div class={`pile pile-discard${loud ? ` pile-loud ground-${colour}` : ""}`} data-anchor="discard" role="img" aria-label={label.join(". ")}>
      {loud && <span key={colour} class="pile-ring" />}
      {lying.value.map((one, place, all) => {
        const on = place === all.length - 1;
        return (
          <span key={one.key} class={`lying${on ? " lying-top" : ""}`} style={{ transform: turned(one.key) }}>
            <span class="lying-card">
              <Card card={one.card} named={on ? colour : null} />
            </span>
          </span>
        );
      })}
      {owed > 0 && (
        <span key={owed} class="pile-owed tabular" inert>
          {`+${owed}`}
        </span>
      )}
    </div>
  );
}

/** The colour in force, as shape and word; loud after a wild. */
export function ColourSign() {
  const play = view.value;
  if (play === null) return null;
  const colour = play.colour as ColourText | null;
  const loud = face(play.top)?.colour == null && colour !== null;
  return (
    <p key={`${colour} ${loud}`} class={`colour-sign${loud ? ` colour-loud ground-${colour}` : ""}`} aria-hidden="true" inert>
      {colour === null ? (
        t("pile-no-colour")
      ) : (
        <>
          <ShapeIcon colour={colour} />
          {words.value.colour(colour)}
        </>
      )}
    </p>
  );
}
