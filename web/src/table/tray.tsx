import { useEffect, useRef } from "preact/hooks";
import { Card } from "../cards/Card.tsx";
import { ShapeIcon } from "../cards/shapes.tsx";
import { Avatar } from "../controls/avatar.tsx";
import { game } from "../state.ts";
import { t, words } from "../words/index.ts";
import { Cover } from "./cover.tsx";
import { asksColour, chosen, chosenColour, colours, forget, nameColour, naming, nameSeat, seats } from "./doing.ts";
import { handCard } from "./focus.ts";
import { MiniHand } from "./mini-hand.tsx";
import { cardsText, nameOf, partner, written } from "./names.ts";

/**
 * What is to be named with a card, from below. It lies over the piles and ends above the dock, so that neither the hand nor the UNO button
 * is ever hidden, and it is no dialog: everything else can still be pressed.
 */
export function Tray() {
  const wanted = naming.value ?? (asksColour.value ? "colour" : null);
  const box = useRef<HTMLDivElement>(null);
  const card = chosen.value;
  useEffect(() => {
    // The choice is the next thing to do: a keyboard is taken there, and back to its card when the choice is taken back.
    if (wanted === null || card === null) return undefined;
    box.current?.querySelector<HTMLElement>(".tray-choices button")?.focus({ preventScroll: true });
    return () => {
      if (box.current?.contains(document.activeElement) || document.activeElement === document.body) {
        handCard()?.focus({ preventScroll: true });
      }
    };
  }, [wanted, card]);
  if (wanted === null) return null;
  const name = card === null ? "" : words.value.card(card);
  const says = card === null ? null : written(card);
  const title = card === null ? t("ask-colour") : t(wanted === "colour" ? "pick-colour" : "pick-seat", { card: name });
  return (
    <Cover class="tray" box={box} label={title}>
      <header class="tray-head">
        {card !== null && (
          <span class="tray-card">
            <Card card={card} named={chosenColour.value} />
          </span>
        )}
        <div>
          <h2>{title}</h2>
          {says !== null && <p class="tray-says">{says}</p>}
        </div>
        {card !== null && (
          <button type="button" class="button tray-cancel" onClick={forget}>
            {t("do-cancel")}
          </button>
        )}
      </header>
      {wanted === "colour" ? <Colours /> : <Seats />}
    </Cover>
  );
}

function Colours() {
  return (
    <div class="tray-choices tray-colours">
      {colours.value.map((colour) => (
        <button key={colour} type="button" class={`tray-colour ground-${colour}`} onClick={() => nameColour(colour)}>
          <ShapeIcon colour={colour} />
          {words.value.colour(colour)}
        </button>
      ))}
    </div>
  );
}

function Seats() {
  return (
    <div class="tray-choices tray-seats">
      {seats.value.map((seat) => {
        const count = game.value?.counts[seat] ?? 0;
        const name = nameOf(seat);
        return (
          <button key={seat} type="button" class="tray-seat" onClick={() => nameSeat(seat)}>
            <Avatar name={name} small />
            <span class="tray-name">
              {name}
              {partner.value === seat && <small>{t("seat-partner")}</small>}
            </span>
            <span class="unseen">{cardsText(count)}</span>
            <MiniHand count={count} />
          </button>
        );
      })}
    </div>
  );
}
