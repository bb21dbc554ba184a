import { useRef, useState } from "preact/hooks";
import { api } from "../api.ts";
import { Choice } from "../controls/choice.tsx";
import { said } from "../controls/command.ts";
import { Note } from "../controls/note.tsx";
import { Stepper } from "../controls/stepper.tsx";
import { wide } from "../controls/wide.ts";
import type { Catalogue, EditionInfo } from "../protocol.ts";
import { navigate } from "../router.ts";
import { t, words } from "../words/index.ts";
import { choices, level as chosenLevel, levels, MIXED } from "./choices.ts";
import { Editions } from "./editions.tsx";
import { NameField, settleName, useName, type NameAsk } from "./name.tsx";

type Way = "bots" | "friends";

/** What has been chosen for a new game, and how to begin it. */
export interface Wished {
  catalogue: Catalogue;
  name: NameAsk;
  edition: EditionInfo;
  level: string;
  seats: number;
  making: Way | null;
  problem: string;
  begin: (how: Way) => Promise<void>;
}

export function useNewGame(catalogue: Catalogue | null): Wished | null {
  const name = useName();
  const [making, setMaking] = useState<Way | null>(null);
  const [problem, setProblem] = useState("");
  const pressed = useRef(false); // at once, while what is drawn lags behind
  const edition = catalogue?.editions.find((one) => one.name === choices.value.edition) ?? catalogue?.editions[0];
  if (catalogue === null || edition === undefined) return null;
  const level = chosenLevel(catalogue.bots);
  const seats = Math.min(edition.max_players, Math.max(edition.min_players, choices.value.seats));
  const begin = async (how: Way): Promise<void> => {
    if (pressed.current) return;
    pressed.current = true;
    setProblem("");
    setMaking(how);
    try {
      if (await settleName(name)) {
        const bots = how === "bots" ? levels(seats - 1, catalogue.bots) : [];
        const { code } = await api.newTable({ edition: edition.name, seats, bots, start: how === "bots" });
        navigate(`/t/${code}`);
      }
    } catch (error) {
      setProblem(said(error));
    }
    pressed.current = false;
    setMaking(null);
  };
  return { catalogue, name, edition, level, seats, making, problem, begin };
}

/** A new game: who, with which cards, how many, and how good the bots are. */
export function NewGame({ wished }: { wished: Wished }) {
  const { catalogue, name, edition, level, seats } = wished;
  return (
    <section class="new-game panel" aria-labelledby="new-game">
      <h2 id="new-game">{t("start-new")}</h2>
      <NameField ask={name} onEnter={() => void wished.begin("bots")} />
      <Editions editions={catalogue.editions} value={edition.name} onChange={(value) => (choices.value = { ...choices.value, edition: value })} />
      <div class="new-game-who">
        <Stepper
          label={t("start-players")}
          value={seats}
          least={edition.min_players}
          most={edition.max_players}
          onChange={(value) => (choices.value = { ...choices.value, seats: value })}
        />
        <div class="new-game-bots">
          <Choice
            label={t("start-bots")}
            shape="chips"
            ways={[...catalogue.bots.map((value) => ({ value, label: words.value.bot(value) })), { value: MIXED, label: t("start-mixed") }]}
            value={level}
            onChange={(value) => (choices.value = { ...choices.value, level: value })}
          />
          <p class="hint">{level === MIXED ? t("start-mixed-meaning") : words.value.botMeaning(level)}</p>
        </div>
      </div>
      {wide.value && <Begin wished={wished} />}
    </section>
  );
}

/** The two ways to begin: against bots at once, or at a table that waits for friends. */
export function Begin({ wished: { making, problem, seats, begin } }: { wished: Wished }) {
  return (
    <div class="begin">
      {problem !== "" && <Note kind="danger">{problem}</Note>}
      <button type="button" class="button button-main button-large" aria-disabled={making !== null} onClick={() => void begin("bots")}>
        <span>
          {making === "bots" ? t("start-making") : t("start-play")}
          <small>{t("start-play-hint", { count: seats - 1 })}</small>
        </span>
      </button>
      <button type="button" class="button button-large" aria-disabled={making !== null} onClick={() => void begin("friends")}>
        {making === "friends" ? t("start-making") : t("start-invite")}
      </button>
    </div>
  );
}
