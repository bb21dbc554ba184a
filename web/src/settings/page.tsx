import { useState } from "preact/hooks";
import { ServerGone } from "../broken/server-gone.tsx";
import { said } from "../controls/command.ts";
import { Icon } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import { Sheet } from "../controls/sheet.tsx";
import { Bar } from "../menu/bar.tsx";
import { TableMenuButton } from "../menu/table-menu.tsx";
import { Page } from "../page.tsx";
import type { Edition, Refused, TableView } from "../protocol.ts";
import { navigate } from "../router.ts";
import { Editions } from "../start/editions.tsx";
import { useCatalogue } from "../start/catalogue.ts";
import { spaced } from "../start/join.ts";
import { isHost } from "../state.ts";
import "../styles/settings.css";
import "../styles/start.css";
import { t } from "../words/index.ts";
import { hostName } from "../waiting/people.ts";
import { ChangedRules } from "./changed.tsx";
import { Presets } from "./presets.tsx";
import { GroupLinks, groupsOf, hasCustom, RulesList } from "./rules-list.tsx";
import { setRules, wanted } from "./rules.ts";

/** Every rule of the table, to be changed by the host before a game, and to be read by everybody. */
export function RulesPage({ table }: { table: TableView }) {
  const { catalogue, problem, again } = useCatalogue();
  const fixed = !isHost.value || table.phase !== "waiting";
  const [refused, setRefused] = useState<Refused | null>(null);
  const edition = wanted.value?.edition ?? table.edition;
  const info = catalogue?.editions.find((one) => one.name === edition);
  const ask = async (name: Edition, options: Record<string, unknown>): Promise<void> => {
    const found = catalogue?.editions.find((one) => one.name === name);
    if (found === undefined) return;
    const answer = await setRules(found, options);
    setRefused(answer.is === "refused" ? answer : null);
  };
  const changes = Object.keys(wanted.value?.options ?? table.options).length;
  return (
    <>
      <Bar title={t("room-title", { code: spaced(table.code) })} back={{ href: `/t/${table.code}`, label: t("do-back") }}>
        <TableMenuButton />
      </Bar>
      <Page title={t("settings-title")} class="settings">
        <div class="settings-head">
          <h1>{t("settings-title")}</h1>
          <p>{why(table)}</p>
          {refused !== null && <Note kind="danger">{said(refused)}</Note>}
        </div>
        {problem !== null && <ServerGone onRetry={again} />}
        {catalogue === null || info === undefined ? (
          problem === null && <p class="loading">{t("loading-catalogue")}</p>
        ) : (
          <>
            {!fixed && (
              <section class="panel settings-editions">
                <Editions editions={catalogue.editions} value={edition} onChange={(name) => void ask(name, table.options)} />
              </section>
            )}
            {!fixed && <Presets catalogue={catalogue} table={table} info={info} />}
            {fixed && (
              <section class="panel">
                <ChangedRules table={table} />
              </section>
            )}
            <div class="settings-tools">
              <GroupLinks groups={groupsOf(catalogue).filter((group) => group !== "custom" || hasCustom(info))} />
              {!fixed && changes > 0 && (
                <button type="button" class="button" onClick={() => void ask(edition, {})}>
                  <Icon name="reset" />
                  {t("settings-reset-all")}
                </button>
              )}
            </div>
            <RulesList
              catalogue={catalogue}
              table={table}
              info={info}
              fixed={fixed}
              after={(group) =>
                group === "custom" && (
                  <button type="button" class="button" onClick={() => navigate(`/t/${table.code}?view=cards`)}>
                    {t(fixed ? "room-agree-look" : "room-writing")}
                  </button>
                )
              }
            />
          </>
        )}
      </Page>
    </>
  );
}

/** Who may change the rules, or what happens when they are changed. */
function why(table: TableView): string {
  if (table.phase !== "waiting") return t("settings-only-waiting");
  const host = hostName(table);
  return isHost.value || host === null ? t("settings-lead") : t("settings-only-host", { name: host });
}

/** The rules to be read during a game. */
export function RulesSheet({ table, onClose }: { table: TableView; onClose: () => void }) {
  const { catalogue } = useCatalogue();
  const info = catalogue?.editions.find((one) => one.name === table.edition);
  return (
    <Sheet title={t("room-rules")} onClose={onClose} class="settings-sheet">
      <ChangedRules table={table} />
      {catalogue === null || info === undefined ? <p class="loading">{t("loading-catalogue")}</p> : <RulesList catalogue={catalogue} table={table} info={info} fixed />}
    </Sheet>
  );
}
