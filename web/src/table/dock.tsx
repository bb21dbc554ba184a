import { clock, useNow } from "../controls/clock.ts";
import { Icon } from "../controls/icons.tsx";
import { game, seat, table } from "../state.ts";
import { t } from "../words/index.ts";
import { question } from "./asking.ts";
import { act, asksColour, naming, sayUno, sending, uno, use } from "./doing.ts";
import { nameOf, view } from "./names.ts";
import { scoring } from "./over.ts";
import { sorting, SORTINGS } from "./sorting.ts";

/** Between the table and the hand, where a thumb reaches: what is asked, its answers, sorting, and UNO. */
export function Dock() {
  const asks = question.value;
  // Who else plays is told as it is shown, what one is asked oneself as it is.
  const turn = view.value?.turn ?? null;
  const other = asks !== null || turn === seat.value ? null : turn;
  const quiet = naming.value !== null || asksColour.value;
  return (
    <div class={`dock${asks === null ? "" : " dock-asked"}`} inert={scoring.value}>
      <div class="dock-says">
        {asks !== null ? (
          <>
            <p class="dock-turn">
              {t("turn-you")}
              <Countdown />
            </p>
            {!quiet && <p class="dock-ask">{asks.text}</p>}
            {!quiet && asks.more && <p class="dock-more">{asks.more}</p>}
          </>
        ) : seat.value === null ? (
          <p class="dock-ask">{t("table-watching")}</p>
        ) : other !== null ? (
          <p class="dock-ask">{t("turn-other", { name: nameOf(other) })}</p>
        ) : null}
      </div>
      <div class="dock-row">
        {seat.value !== null && <Sort />}
        <div class="dock-answers">
          {!quiet &&
            asks?.buttons.map((button) => (
              <button
                key={button.verb}
                type="button"
                class={`button${button.main ? " button-main" : ""}`}
                aria-disabled={sending.value !== null}
                onClick={() => (button.verb === "play-drawn" ? void use(game.value?.drawn ?? "", null) : act(button.verb))}
              >
                {button.label}
              </button>
            ))}
        </div>
        <Uno />
      </div>
    </div>
  );
}

/** The big button that says UNO: there when it can matter, urgent when one may be caught. */
function Uno() {
  const when = uno.value;
  if (when === "no") return null;
  return (
    <button type="button" class={`uno uno-${when}`} aria-label={t(when === "late" ? "do-uno-late" : "do-uno-say")} onClick={() => void sayUno()}>
      {t("do-uno")}
    </button>
  );
}

function Sort() {
  const now = sorting.value;
  const next = SORTINGS[(SORTINGS.indexOf(now) + 1) % SORTINGS.length] ?? "colour";
  return (
    <button type="button" class="dock-sort" aria-label={t("hand-sort", { how: t(`hand-sort-${now}`) })} onClick={() => (sorting.value = next)}>
      <SortSign by={now} />
    </button>
  );
}

/** How the hand is sorted, as a picture: four colours, figures, or cards of which one stands up. */
function SortSign({ by }: { by: string }) {
  return (
    <svg class="sort-sign" viewBox="0 0 24 24" aria-hidden="true">
      {by === "colour" && (
        <>
          <path d="M6.5 3 L11 10.5 H2 Z" fill="var(--red-sign)" />
          <circle cx="17.5" cy="7" r="4" fill="var(--yellow-sign)" />
          <rect x="3" y="14" width="7" height="7" rx="1" fill="var(--green-sign)" />
          <path d="M17.5 12.8 L22 17.5 L17.5 22.2 L13 17.5 Z" fill="var(--blue-sign)" />
        </>
      )}
      {by === "number" && <path class="icon-pen" d="M3 9.5 L5.5 7.5 V17 M10 9.5 C10 6.5 15 6.5 15 9.5 C15 12 10 13.5 10 17 H15 M18 7.5 H22 L19.8 11 C23 11.2 23 17 19.5 17 C18.5 17 18 16.5 17.6 16" />}
      {by === "playable" && <path class="icon-pen" d="M3 11 H8 V21 H3 Z M9.5 4 H14.5 V14 H9.5 Z M16 11 H21 V21 H16 Z" />}
    </svg>
  );
}

/** The player's own clock. */
function Countdown() {
  const deadline = game.value?.deadline ?? null;
  return deadline === null || table.value?.paused ? null : <Left deadline={deadline} />;
}

function Left({ deadline }: { deadline: number }) {
  const left = deadline - useNow();
  const time = clock(left);
  return (
    <span class={`dock-clock tabular${left < 10_000 ? " dock-clock-late" : ""}`}>
      <Icon name="clock" />
      <span aria-hidden="true">{time}</span>
      <span class="unseen">{t("turn-time", { time })}</span>
    </span>
  );
}
