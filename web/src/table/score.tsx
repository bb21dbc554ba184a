import { useEffect, useRef } from "preact/hooks";
import { Card } from "../cards/Card.tsx";
import { Avatar } from "../controls/avatar.tsx";
import { Icon } from "../controls/icons.tsx";
import { useCommand } from "../controls/command.ts";
import { Note } from "../controls/note.tsx";
import type { RoundResult, Score } from "../protocol.ts";
import { isHost, seat, shown, table } from "../state.ts";
import { t, words } from "../words/index.ts";
import { Cover } from "./cover.tsx";
import { nameOf, pointsText, view } from "./names.ts";
import { handCard } from "./focus.ts";
import { looking, over } from "./over.ts";
import { Podium } from "./podium.tsx";
import { Rounds } from "./rounds.tsx";
import { sources } from "./standings.ts";

/** After a round and after a game: who won, which points came from where, and how to go on. */
export function ScoreSheet() {
  const now = shown.value;
  const due = over.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (!due) {
      looking.value = false;
      if (was.current && document.activeElement === document.body) handCard()?.focus({ preventScroll: true });
    } else if (!looking.value && document.activeElement?.closest("dialog, .side, .chat") == null) heading.current?.focus({ preventScroll: true });
    was.current = due;
  }, [due, looking.value]);
  if (!due || now?.game == null) return null;
  if (looking.value) {
    return (
      <button type="button" class="button button-main score-again" onClick={() => (looking.value = false)}>
        {t("score-back")}
      </button>
    );
  }
  const result = now.game.results.at(-1);
  const ended = now.table.phase === "game_over";
  return (
    <Cover class="score-veil">
      <section class="score" aria-labelledby="score-title">
        <h2 id="score-title" tabIndex={-1} ref={heading}>
          {ended ? gameTitle() : roundTitle(result)}
        </h2>
        <div class="score-body" tabIndex={0} role="group" aria-labelledby="score-title">
          <div class="score-inner">
            {ended && <Podium />}
            {result !== undefined && <RoundTable result={result} />}
            <p class="hint score-target">{target()}</p>
            {(ended || now.game.results.length > 1) && (
              <div>
                <h3>{t("score-all")}</h3>
                <Rounds />
              </div>
            )}
          </div>
        </div>
        <Onward ended={ended} onLook={() => (looking.value = true)} />
      </section>
    </Cover>
  );
}

function roundTitle(result: RoundResult | undefined): string {
  if (result?.winner == null) return t("score-nobody");
  return result.winner === seat.value ? t("score-you") : t("score-other", { name: nameOf(result.winner) });
}

function gameTitle(): string {
  const winner = view.value?.game_winner ?? null;
  if (winner === null) return t("score-nobody");
  if (winner === seat.value) return t("podium-you");
  if (seat.value !== null && table.value?.rules.teams === true && (winner + 2) % 4 === seat.value) return t("podium-team");
  return t("podium-other", { name: nameOf(winner) });
}

function target(): string {
  const rules = table.value?.rules ?? {};
  return t(rules.scoring === "low_total" ? "score-target-low" : "score-target", { points: pointsText(Number(rules.target ?? 0)) });
}

/** The sheet of one round: the cards left in each hand, what they are worth, and who got the points. */
function RoundTable({ result }: { result: RoundResult }) {
  const order = [...result.scores].sort((a, b) => Number(b.seat === result.winner) - Number(a.seat === result.winner) || b.points - a.points || a.hand_points - b.hand_points);
  return (
    <table class="score-table">
      <caption class="unseen">{t("score-title", { round: result.round })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("score-player")}</th>
          <th scope="col">{t("score-left")}</th>
          <th scope="col">{t("score-gain")}</th>
          <th scope="col">{t("score-total")}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((score) => (
          <Row key={score.seat} result={result} score={score} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ result, score }: { result: RoundResult; score: Score }) {
  const name = nameOf(score.seat);
  const from = sources(result, score);
  return (
    <tr class={score.seat === result.winner ? "score-won" : ""}>
      <th scope="row">
        <span class="score-who">
          <Avatar name={name} small />
          <span>{name}</span>
        </span>
      </th>
      <td>
        {score.hand.length === 0 ? (
          <span class="hint">{t("score-out")}</span>
        ) : (
          <>
            <span class="unseen">{t("score-hand", { cards: words.value.cards(score.hand), points: pointsText(score.hand_points) })}</span>
            <span class="score-cards" aria-hidden="true">
              {score.hand.map((card, place) => (
                <span key={`${card}.${place}`} class="small-card">
                  <Card card={card} />
                </span>
              ))}
            </span>
            <span class="score-worth tabular" aria-hidden="true">
              {pointsText(score.hand_points)}
            </span>
          </>
        )}
        {from.length > 0 && <span class="score-sum tabular">{t("score-sum", { terms: from.join(" + "), total: score.points })}</span>}
      </td>
      <td class="tabular score-points">{score.points > 0 ? `+${score.points}` : "0"}</td>
      <td class="tabular score-total">{score.total}</td>
    </tr>
  );
}

/** The next round or a rematch: when everybody present is ready, or when the host does not wait. */
function Onward({ ended, onLook }: { ended: boolean; onLook: () => void }) {
  const { run, busy, problem } = useCommand();
  const now = table.value;
  if (now === null) return null;
  const mine = seat.value;
  const ready = mine !== null && now.seats[mine]?.ready === true;
  const missing = now.seats.flatMap((one, place) => (one.kind === "person" && one.present && !one.stand_in && !one.ready && place !== mine ? [nameOf(place)] : []));
  const code = now.code;
  return (
    <footer class="score-onward">
      {problem !== null && <Note kind="danger">{problem}</Note>}
      {ready && <p>{missing.length > 0 ? `${t("score-ready")} ${t("score-waits", { names: words.value.list(missing) })}` : t("score-soon")}</p>}
      <div class="row">
        {mine !== null && !ready && (
          <button type="button" class="button button-main" disabled={busy} onClick={() => void run({ do: "ready" })}>
            {t(ended ? "score-rematch" : "score-next")}
          </button>
        )}
        {isHost.value && ready && missing.length > 0 && (
          <button type="button" class="button button-main" disabled={busy} onClick={() => void run({ do: "start" })}>
            {t(ended ? "score-rematch-now" : "score-next-now")}
          </button>
        )}
        {ended && isHost.value && (
          <button type="button" class="button" disabled={busy} onClick={() => void run({ do: "back" })}>
            {t("podium-room")}
          </button>
        )}
      </div>
      <div class="row score-links">
        {ended && (
          <>
            <a class="button button-quiet" href={`/replay/${code}/${now.games}`}>
              <Icon name="play" />
              {t("podium-replay")}
            </a>
            <a class="button button-quiet" href={`/api/tables/${code}/games/${now.games}/record`} download>
              <Icon name="download" />
              {t("podium-record")}
            </a>
          </>
        )}
        <button type="button" class="button button-quiet" onClick={onLook}>
          {t("score-look")}
        </button>
      </div>
    </footer>
  );
}
