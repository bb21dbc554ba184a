import { useLayoutEffect, useRef } from "preact/hooks";
import { log } from "../state.ts";
import { t } from "../words/index.ts";
import { told, type Told } from "./telling.ts";

/** Everything that happened in the game, move by move, under the round that it belongs to. It stays at its end unless one reads further up. */
export function Log() {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const rounds = told.value;
  useLayoutEffect(() => {
    if (box.current !== null && atEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [log.value]);
  const onScroll = (): void => {
    const element = box.current;
    if (element !== null) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
  };
  return (
    <div class="log" ref={box} onScroll={onScroll} tabIndex={0} role="region" aria-label={t("log-title")}>
      {rounds.length === 0 && <p class="hint">{t("log-empty")}</p>}
      {rounds.map((round) => (
        <section key={`${round.round} ${round.moves[0]?.number ?? 0}`}>
          <h3>{t("log-round", { round: round.round })}</h3>
          <ol>
            {round.moves.map((move) => (
              <Move key={move.number} move={move} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Move({ move }: { move: Told }) {
  const why = move.by === "clock" ? t("log-clock") : move.by === "stand-in" ? t("log-stand-in") : null;
  return (
    <li>
      {move.lines.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
      {why !== null && <p class="hint">{why}</p>}
    </li>
  );
}
