import { Card } from "../cards/Card.tsx";
import { Emote } from "../chat/emote.tsx";
import { Avatar } from "../controls/avatar.tsx";
import { Icon } from "../controls/icons.tsx";
import { game, shown, table } from "../state.ts";
import { t, words } from "../words/index.ts";
import { bubbles } from "./bubbles.ts";
import { catchSeat } from "./doing.ts";
import { cardsText, nameOf, partner, pointsText } from "./names.ts";
import { MiniHand } from "./mini-hand.tsx";
import type { Place } from "./placing.ts";
import { Ring } from "./ring.tsx";
import { useMoment } from "./moment.ts";

/** One opponent at the table: name, cards, clock, and what is to be known about the seat. All of it is in one list of words; what is drawn is for
 * the eye alone, and overlaps. */
export function Seat({ seat, place }: { seat: number; place: Place }) {
  const now = shown.value;
  const play = now?.game;
  const who = table.value?.seats[seat];
  if (now == null || play == null || who === undefined) return null;
  const name = nameOf(seat);
  const count = play.counts[seat] ?? 0;
  const onTurn = play.turn === seat;
  const open = play.hands[seat] ?? null;
  const away = who.kind === "person" && !who.present;
  const uno = play.said_uno.includes(seat);
  const owes = play.catchable.includes(seat);
  const facts = [
    name,
    cardsText(count),
    pointsText(play.scores[seat] ?? 0),
    onTurn && t("seat-on-turn"),
    uno && t("seat-said-uno"),
    owes && t("seat-no-uno"),
    play.dealer === seat && t("seat-dealer"),
    who.kind === "bot" && t("seat-bot"),
    who.stand_in ? t("seat-stand-in") : away && t("seat-away"),
    now.table.host === seat && t("seat-host"),
    partner.value === seat && t("seat-partner"),
  ].filter((fact) => fact !== false && fact !== "");
  return (
    <li class={`seat${onTurn ? " seat-turn" : ""}${away ? " seat-gone" : ""}${place.x > 70 ? " seat-right" : ""}${partner.value === seat ? " seat-partner" : ""}`} data-seat={seat} style={{ left: `${place.x}%`, top: `${place.y}%` }}>
      <span class="unseen">{facts.join(", ")}</span>
      <div class="seat-face" aria-hidden="true" inert>
        <span class="seat-avatar" data-anchor={`seat-${seat}`}>
          {onTurn && <span class="seat-glow" />}
          <Avatar name={name} />
          {onTurn && play.deadline !== null && <Ring deadline={play.deadline} seconds={now.table.timer} />}
          <span class="seat-strike" />
        </span>
        <MiniHand count={count} />
        {play.dealer === seat && <span class="seat-dealer" />}
        {who.kind === "bot" ? <Sign name="bot" /> : who.stand_in ? <Sign name="bot" warm /> : away ? <Sign name="moon" warm /> : now.table.host === seat && <Sign name="crown" />}
        {uno && <span class="seat-uno">{t("seat-uno")}</span>}
      </div>
      <span class="seat-name" dir="auto" aria-hidden="true" inert>
        {name}
      </span>
      <span class="seat-points tabular" aria-hidden="true" inert>
        {play.scores[seat] ?? 0}
      </span>
      <Catch seat={seat} name={name} />
      {open !== null && <OpenHand name={name} cards={open} />}
      <Bubble seat={seat} />
    </li>
  );
}

function Sign({ name, warm = false }: { name: "bot" | "moon" | "crown"; warm?: boolean }) {
  return (
    <span class={`seat-sign${warm ? " seat-sign-warm" : ""}`}>
      <Icon name={name} />
    </span>
  );
}

/** The button that catches a player who has not said UNO, from the moment at which a catch is taken. Read from the truth, not from what is shown. */
function Catch({ seat, name }: { seat: number; name: string }) {
  const now = game.value;
  const may = now !== null && now.may_catch.includes(seat);
  const due = may && now.catchable.includes(seat);
  const ready = useMoment(may ? (now.catch_at ?? 0) : null);
  if (!may || !ready) return null;
  return (
    <button type="button" class={`seat-catch${due ? " seat-catch-due" : ""}`} aria-label={t("do-catch-whom", { name })} onClick={() => void catchSeat(seat)}>
      {t("do-catch")}
    </button>
  );
}

function OpenHand({ name, cards }: { name: string; cards: string[] }) {
  return (
    <span class="seat-open">
      <span class="unseen">{t("seat-hand", { name, cards: words.value.cards(cards) })}</span>
      {cards.map((card, place) => (
        <Small key={`${card}.${place}`} card={card} />
      ))}
    </span>
  );
}

function Small({ card }: { card: string }) {
  return (
    <span class="small-card">
      <Card card={card} />
    </span>
  );
}

/** What was just said at the seat: UNO, a phrase, an emote. */
function Bubble({ seat }: { seat: number }) {
  const said = bubbles.value.get(seat);
  if (said === undefined) return null;
  return (
    <span key={said.key} class={`bubble bubble-${said.kind}`} aria-hidden="true" inert>
      {said.kind === "emote" ? <Emote emote={said.text} /> : said.text}
    </span>
  );
}
