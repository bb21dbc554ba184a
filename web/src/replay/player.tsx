import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { announce } from "../announce.ts";
import { Select } from "../controls/choice.tsx";
import { copyText } from "../controls/copy.tsx";
import { Icon, type IconName } from "../controls/icons.tsx";
import type { Replay } from "../protocol.ts";
import { navigate, query } from "../router.ts";
import { t, words } from "../words/index.ts";
import { where } from "../waiting/where.ts";
import { Board } from "./board.tsx";
import { causesOf, moverOf, positionOf, roundsOf, sentences } from "./story.ts";

/** How long a step stands when the game plays by itself. */
const EVERY = 1400;

/** Steps through a game. `path` is its address, where it has one that can be shared; `record` is where it can be downloaded. */
export function Player({ replay, path, record, head }: { replay: Replay; path: string | null; record: string | null; head: ComponentChildren }) {
  const count = replay.steps.length;
  const wanted = Number(new URLSearchParams(query.value).get("step") ?? 1);
  const [at, setAt] = useState(Math.min(count - 1, Math.max(0, Number.isInteger(wanted) ? wanted - 1 : 0)));
  const [running, setRunning] = useState(false);
  const [note, setNote] = useState("");
  const causes = useMemo(() => causesOf(replay), [replay]);
  const rounds = useMemo(() => roundsOf(replay), [replay]);
  const go = (to: number): void => setAt(Math.min(count - 1, Math.max(0, to)));
  const step = replay.steps[at];
  const told = step === undefined ? [] : sentences(words.value, step, causes[at] ?? null, replay.players);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setAt((now) => Math.min(count - 1, now + 1)), EVERY);
    return () => clearInterval(timer);
  }, [running]);
  useEffect(() => {
    if (at === count - 1) setRunning(false);
    setNote("");
    announce(told.join(" "));
    if (path !== null) {
      const timer = setTimeout(() => navigate(`${path}?step=${at + 1}`, { replace: true }), 400); // browsers limit how often
      return () => clearTimeout(timer);
    }
  }, [at]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const inField = event.target instanceof HTMLElement && event.target.closest("input, select, button, a, dialog") !== null;
      if (event.ctrlKey || event.metaKey || event.altKey || (inField && event.key === " ")) return;
      if (event.target instanceof HTMLElement && event.target.closest("input, select, dialog")) return;
      if (event.key === "ArrowRight") setAt((now) => Math.min(count - 1, now + 1));
      else if (event.key === "ArrowLeft") setAt((now) => Math.max(0, now - 1));
      else if (event.key === "Home") setAt(0);
      else if (event.key === "End") setAt(count - 1);
      else if (event.key === " ") setRunning((now) => !now);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [count]);

  if (step === undefined) return null;
  const position = positionOf(step);
  const link = path === null ? "" : `${where.value}${path}?step=${at + 1}`;
  const copy = async (): Promise<void> => {
    const now = (await copyText(link, null)) ? "do-copied" : "do-copy-self";
    setNote(now);
    announce(t(now));
  };
  const start = (): void => {
    if (!running && at === count - 1) setAt(0);
    setRunning(!running);
  };
  return (
    <>
      <div class="replay screen-scroll">
        {head}
        <section class="panel replay-story" aria-label={t("replay-step", { number: at + 1, count })}>
          <p class="replay-number tabular">
            {t("replay-round-number", { number: position.round })} · {t("replay-step", { number: at + 1, count })}
          </p>
          <ul class="replay-told">
            {step.move === null && <li class="replay-deal">{t("replay-deal")}</li>}
            {told.map((one, index) => (
              <li key={index}>{one}</li>
            ))}
          </ul>
        </section>
        <Board position={position} players={replay.players} mover={moverOf(step)} />
        <div class="replay-more">
          {rounds.length > 1 && (
            <Select
              label={t("replay-round")}
              unseen
              ways={rounds.map(({ round }) => ({ value: round, label: t("replay-round-number", { number: round }) }))}
              value={position.round}
              onChange={(round) => go(rounds.find((one) => one.round === round)?.step ?? 0)}
            />
          )}
          {path !== null && (
            <button type="button" class="button" onClick={() => void copy()}>
              <Icon name="link" />
              {t("replay-link")}
            </button>
          )}
          {record !== null && (
            <a class="button" href={record} download>
              <Icon name="download" />
              {t("replay-download")}
            </a>
          )}
          {note === "do-copy-self" && <input class="field" type="text" readOnly aria-label={t("room-link")} value={link} />}
          {note !== "" && <p class="hint">{t(note)}</p>}
        </div>
      </div>
      <div class="screen-foot replay-controls">
        <input
          class="replay-slider"
          type="range"
          min={1}
          max={count}
          value={at + 1}
          aria-label={t("replay-slider")}
          aria-valuetext={t("replay-step", { number: at + 1, count })}
          onInput={(event) => {
            setRunning(false);
            go(Number(event.currentTarget.value) - 1);
          }}
        />
        <div class="replay-buttons">
          <Control icon="first" label={t("replay-first")} off={at === 0} onPress={() => go(0)} />
          <Control icon="back" label={t("replay-before")} off={at === 0} onPress={() => go(at - 1)} />
          <button type="button" class="icon-button replay-run" aria-label={t(running ? "replay-pause" : "replay-play")} onClick={start}>
            <Icon name={running ? "pause" : "play"} />
          </button>
          <Control icon="forward" label={t("replay-after")} off={at === count - 1} onPress={() => go(at + 1)} />
          <Control icon="last" label={t("replay-last")} off={at === count - 1} onPress={() => go(count - 1)} />
        </div>
        <p class="hint">{t("replay-keys")}</p>
      </div>
    </>
  );
}

function Control({ icon, label, off, onPress }: { icon: IconName; label: string; off: boolean; onPress: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label={label} aria-disabled={off} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
