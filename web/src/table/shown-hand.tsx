import { computed, signal } from "@preact/signals";
import { Card } from "../cards/Card.tsx";
import { Icon } from "../controls/icons.tsx";
import { log, seat, shown } from "../state.ts";
import { t, words } from "../words/index.ts";
import { Cover } from "./cover.tsx";
import { nameOf } from "./names.ts";

/** The number of the showing that the player has put away. */
const putAway = signal(-1);

/** The hand that was shown to this player after a challenge, until it is put away or something else is played. */
const showing = computed(() => {
  const now = shown.value;
  if (now === null) return null;
  for (const entry of log.value.toReversed()) {
    if (entry.what !== "game" || entry.number > now.number) continue;
    if (entry.number <= putAway.value) return null;
    const found = entry.events.find(({ code, args }) => code === "shown" && args.target === seat.value && Array.isArray(args.cards));
    if (found) return { number: entry.number, seat: Number(found.args.seat), guilty: Boolean(found.args.guilty), cards: found.args.cards as string[] };
    if (entry.events.some(({ code }) => code === "played" || code === "round")) return null;
  }
  return null;
});

/** The bluffer's hand, for the challenger alone. */
export function ShownHand() {
  const it = showing.value;
  if (it === null) return null;
  const name = nameOf(it.seat);
  return (
    <Cover class={`shown-hand${it.guilty ? " shown-guilty" : ""}`}>
      <header>
        <div>
          <h2>{t(it.guilty ? "shown-guilty" : "shown-innocent")}</h2>
          <p aria-hidden="true">{t("shown-whose", { name })}</p>
        </div>
        <button
          type="button"
          class="icon-button"
          aria-label={t("do-close")}
          onClick={() => {
            putAway.value = it.number;
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      <p class="unseen">{t("shown-hand", { name, cards: words.value.cards(it.cards) })}</p>
      <div class="shown-cards" aria-hidden="true">
        {it.cards.map((card, place) => (
          <span key={`${card}.${place}`} class="small-card">
            <Card card={card} />
          </span>
        ))}
      </div>
    </Cover>
  );
}
