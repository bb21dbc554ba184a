import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { said } from "../controls/command.ts";
import { Icon } from "../controls/icons.tsx";
import type { TableLine } from "../protocol.ts";
import { loadMe, me } from "../state.ts";
import { t } from "../words/index.ts";
import { TableRow } from "./table-line.tsx";

/** How often the lists are asked for, while somebody looks at them. */
const EVERY = 12_000;

function useEvery(ask: () => Promise<void>): void {
  useEffect(() => {
    void ask();
    const timer = setInterval(() => {
      if (!document.hidden) void ask();
    }, EVERY);
    const seen = (): void => {
      if (!document.hidden) void ask();
    };
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, []);
}

/** The tables where one sits; those that wait for one first. */
export function MyTables() {
  useEvery(() => loadMe().then(() => undefined, () => undefined)); // the page says when the server is gone
  const tables = [...(me.value?.tables ?? [])].sort((one, other) => Number(other.your_turn) - Number(one.your_turn) || other.at - one.at);
  if (tables.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="my-tables">
      <h2 id="my-tables">{t("mine-title")}</h2>
      <ul class="table-rows">
        {tables.map((table) => (
          <TableRow key={table.code} table={table} mine />
        ))}
      </ul>
    </section>
  );
}

/** The tables that anybody may sit down at. */
export function Lobby() {
  const tables = useSignal<TableLine[] | null>(null);
  const problem = useSignal("");
  const ask = async (): Promise<void> => {
    try {
      tables.value = await api.lobby();
      problem.value = "";
    } catch (error) {
      problem.value = said(error);
    }
  };
  useEvery(ask);
  const others = tables.value?.filter((table) => !me.value?.tables.some((mine) => mine.code === table.code)) ?? null;
  return (
    <section class="panel" aria-labelledby="lobby">
      <div class="panel-head">
        <h2 id="lobby">{t("lobby-title")}</h2>
        <button type="button" class="icon-button" aria-label={t("lobby-refresh")} onClick={() => void ask()}>
          <Icon name="reset" />
        </button>
      </div>
      {problem.value !== "" ? (
        <p class="hint">{problem.value}</p>
      ) : others === null ? (
        <p class="hint">{t("loading-lobby")}</p>
      ) : others.length === 0 ? (
        <p class="hint">{t("lobby-empty")}</p>
      ) : (
        <ul class="table-rows">
          {others.map((table) => (
            <TableRow key={table.code} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
