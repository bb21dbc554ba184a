import { Choice, Select } from "../controls/choice.tsx";
import { duration } from "../controls/clock.ts";
import { useCommand } from "../controls/command.ts";
import { Icon } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import { Switch } from "../controls/switch.tsx";
import type { TableView } from "../protocol.ts";
import { isHost } from "../state.ts";
import { t } from "../words/index.ts";

const TIMERS = [0, 15, 30, 45, 60, 90, 120, 300, 3600, 12 * 3600, 24 * 3600, 3 * 24 * 3600];
const GRACES = [0, 15, 30, 60, 120, 300, 900, 3600, 24 * 3600];

function spans(known: readonly number[], present: number, none: string) {
  const all = known.includes(present) ? known : [...known, present].sort((one, other) => one - other);
  return all.map((value) => ({ value, label: value === 0 ? t(none) : duration(value) }));
}

/** How the table is run: who may come, and how fast it goes. The host changes it, others read it. */
export function RunTable({ table }: { table: TableView }) {
  const { run, problem } = useCommand();
  const fixed = !isHost.value;
  return (
    <div class="run-table">
      {problem !== null && <Note kind="danger">{problem}</Note>}
      <Switch label={t("run-open")} meaning={t("run-open-meaning")} on={table.open} disabled={fixed} onChange={(open) => void run({ do: "table", open })} />
      <Switch label={t("run-watching")} meaning={t("run-watching-meaning")} on={table.watching} disabled={fixed} onChange={(watching) => void run({ do: "table", watching })} />
      <Switch label={t("run-chat")} meaning={t("run-chat-meaning")} on={table.chat} disabled={fixed} onChange={(chat) => void run({ do: "table", chat })} />
      <div class="run-choice">
        <Select label={t("run-timer")} ways={spans(TIMERS, table.timer, "time-none")} value={table.timer} disabled={fixed} onChange={(timer) => void run({ do: "table", timer })} />
        <small>{t("run-timer-meaning")}</small>
      </div>
      <div class="run-choice">
        <Select label={t("run-grace")} ways={spans(GRACES, table.grace, "time-ever")} value={table.grace} disabled={fixed} onChange={(grace) => void run({ do: "table", grace })} />
        <small>{t("run-grace-meaning")}</small>
      </div>
      <Choice
        label={t("run-pace")}
        shape="band"
        ways={(["slow", "normal", "fast"] as const).map((value) => ({ value, label: t(`run-pace-${value}`) }))}
        value={table.pace}
        disabled={fixed}
        onChange={(pace) => void run({ do: "table", pace })}
      />
      {isHost.value && table.kept_out.length > 0 && (
        <section aria-label={t("run-kept-out")}>
          <h3>{t("run-kept-out")}</h3>
          <ul class="menu-list">
            {table.kept_out.map((name) => (
              <li key={name}>
                <button type="button" class="menu-item" onClick={() => void run({ do: "let-in", who: name })}>
                  <Icon name="person" />
                  {t("run-let-in", { name })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
