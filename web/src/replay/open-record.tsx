import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { said } from "../controls/command.ts";
import { Icon } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import type { Replay } from "../protocol.ts";
import { t } from "../words/index.ts";

/** What the server takes at most. */
const MOST_BYTES = 2 * 1024 * 1024;

/** A file with a recorded game, chosen or dropped. */
export function OpenRecord({ onOpen }: { onOpen: (replay: Replay) => void }) {
  const [reading, setReading] = useState("");
  const [problem, setProblem] = useState("");
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    let wrong = "";
    if (file.size > MOST_BYTES) wrong = t("replay-too-big");
    else {
      setReading(file.name);
      try {
        onOpen(await api.readRecord(await file.text()));
      } catch (error) {
        wrong = said(error);
      }
      setReading("");
    }
    setProblem(wrong);
  };
  return (
    <section
      class={over ? "panel drop drop-over" : "panel drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer?.files[0]);
      }}
    >
      <Icon name="play" class="broken-sign" />
      <label class="button button-main button-large drop-button">
        {reading === "" ? t("replay-open") : t("replay-reading", { file: reading })}
        <input type="file" class="drop-file" accept=".json,application/json,.lastcard,text/plain" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </label>
      <p class="hint">{t("replay-open-hint")}</p>
      {problem !== "" && <Note kind="danger">{problem}</Note>}
    </section>
  );
}
