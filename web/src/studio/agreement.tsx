import { Avatar } from "../controls/avatar.tsx";
import { useCommand } from "../controls/command.ts";
import { Icon } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import type { TableView } from "../protocol.ts";
import { seat as mySeat } from "../state.ts";
import { t } from "../words/index.ts";
import { isWritten, people } from "../waiting/people.ts";

/** Who has said yes to what is written, and one's own yes. */
export function Agreement({ table }: { table: TableView }) {
  const { run, busy, problem } = useCommand();
  if (!isWritten(table)) return <p class="hint">{t("studio-agree-needless")}</p>;
  const mine = mySeat.value === null ? null : table.seats[mySeat.value];
  const here = people(table);
  return (
    <>
      <ul class="agreed">
        {here.map(({ seat, at }) => (
          <li key={at} class={seat.agreed ? "agreed-yes" : "agreed-not"}>
            <Avatar name={seat.name} small />
            <span class="agreed-name">{seat.name}</span>
            <span class="agreed-said">
              <Icon name={seat.agreed ? "check" : "clock"} />
              {t(seat.agreed ? "studio-yes" : "studio-not-yet")}
            </span>
          </li>
        ))}
      </ul>
      <p class="hint">{t(here.every(({ seat }) => seat.agreed) ? "studio-agree-all" : "studio-agree-again")}</p>
      {problem !== null && <Note kind="danger">{problem}</Note>}
      {mine?.kind === "person" &&
        (mine.agreed ? (
          <Note kind="good">{t("studio-agreed")}</Note>
        ) : (
          <button type="button" class="button button-main button-large" aria-disabled={busy} onClick={() => void run({ do: "agree", version: table.version })}>
            {t("studio-agree")}
          </button>
        ))}
    </>
  );
}
