import { Avatar } from "../controls/avatar.tsx";
import { Icon } from "../controls/icons.tsx";
import type { TableLine } from "../protocol.ts";
import { t, words } from "../words/index.ts";

/** One table of a list, as a link to it. */
export function TableRow({ table, mine = false }: { table: TableLine; mine?: boolean }) {
  const names = table.names.length === 0 ? t("lobby-nobody") : words.value.list(table.names);
  const facts = [words.value.edition(table.edition), t(`phase-${table.phase.replace("_", "-")}`)];
  if (!mine) facts.push(table.free > 0 ? t("lobby-free", { count: table.free }) : t("lobby-full"));
  if (table.changes > 0) facts.push(t("lobby-changes", { count: table.changes }));
  return (
    <li>
      <a class="table-row" href={`/t/${table.code}`}>
        <span class="table-row-people" aria-hidden="true">
          {table.names.slice(0, 3).map((name) => (
            <Avatar key={name} name={name} small />
          ))}
        </span>
        <span class="table-row-words">
          <span class="table-row-names">{names}</span>
          <small>{facts.join(" · ")}</small>
        </span>
        {mine && table.your_turn && <span class="badge">{t("mine-turn")}</span>}
        {!mine && <span class="table-row-do">{table.free > 0 ? t("lobby-sit") : t("lobby-watch")}</span>}
        <Icon name="forward" />
      </a>
    </li>
  );
}
