import { Chat } from "../chat/chat.tsx";
import { ChatButton } from "../chat/button.tsx";
import { useCommand } from "../controls/command.ts";
import { Note } from "../controls/note.tsx";
import { Stepper } from "../controls/stepper.tsx";
import { Bar } from "../menu/bar.tsx";
import { TableMenuButton } from "../menu/table-menu.tsx";
import { Page } from "../page.tsx";
import type { TableView } from "../protocol.ts";
import { navigate, query } from "../router.ts";
import { ChangedRules } from "../settings/changed.tsx";
import { RulesPage } from "../settings/page.tsx";
import { StudioPage } from "../studio/page.tsx";
import { useCatalogue } from "../start/catalogue.ts";
import { spaced } from "../start/join.ts";
import { isHost, seat as mySeat, table as openTable } from "../state.ts";
import "../styles/start.css";
import "../styles/waiting.css";
import { RemovedNote } from "../broken/removed.tsx";
import { t } from "../words/index.ts";
import { Invite } from "./invite.tsx";
import { wide } from "../controls/wide.ts";
import { people } from "./people.ts";
import { RunTable } from "./run-table.tsx";
import { Seats } from "./seats.tsx";
import { StartBar } from "./start-bar.tsx";

/** The waiting room of the table that is open, with its rules and its Customizable cards as pages of their own. */
export default function Waiting() {
  const table = openTable.value;
  if (table === null) return null;
  const view = new URLSearchParams(query.value).get("view");
  if (view === "rules") return <RulesPage table={table} />;
  if (view === "cards") return <StudioPage table={table} />;
  return <Room table={table} />;
}

export const roomPath = (table: TableView, view?: "rules" | "cards"): string => `/t/${table.code}${view === undefined ? "" : `?view=${view}`}`;

function Room({ table }: { table: TableView }) {
  const alone = mySeat.value !== null && people(table).length === 1 && table.seats.every((seat, at) => at === mySeat.value || seat.kind === "empty");
  return (
    <>
      <Bar title={t("room-title", { code: spaced(table.code) })}>
        {table.chat && !wide.value && <ChatButton />}
        <TableMenuButton />
      </Bar>
      <Page title={t("room-title", { code: spaced(table.code) })} class="screen">
        <div class={alone ? "room room-alone screen-scroll" : "room screen-scroll"}>
        <h1 class="unseen">{t("room-title", { code: spaced(table.code) })}</h1>
        <RemovedNote />
        <div class="room-left">
          <section class="room-seats panel" aria-labelledby="seats">
            <SeatsHead table={table} />
            <Seats table={table} />
            {table.spectators > 0 && <p class="hint room-spectators">{t("room-spectators", { count: table.spectators })}</p>}
          </section>
          {table.chat && wide.value && (
            <aside class="room-chat panel" aria-label={t("chat-title")}>
              <Chat />
            </aside>
          )}
        </div>
        <div class="room-right">
          <div class="room-invite">
            <Invite code={table.code} alone={alone} />
          </div>
          <section class="panel" aria-labelledby="rules">
            <h2 id="rules">{t("room-rules")}</h2>
            <ChangedRules table={table} />
            <div class="row room-rules-do">
              <button type="button" class="button" onClick={() => navigate(roomPath(table, "rules"))}>
                {t(isHost.value ? "room-rules-change" : "room-rules-show")}
              </button>
              <CardsButton table={table} />
            </div>
          </section>
          <details class="panel menu-fold">
            <summary>
              <h2>{t("run-title")}</h2>
            </summary>
            <RunTable table={table} />
          </details>
        </div>
        </div>
        <div class="screen-foot">
          <StartBar table={table} alone={alone} onRead={() => navigate(roomPath(table, "cards"))} />
        </div>
      </Page>
    </>
  );
}

function SeatsHead({ table }: { table: TableView }) {
  const { catalogue } = useCatalogue();
  const { run, problem } = useCommand();
  const edition = catalogue?.editions.find((one) => one.name === table.edition);
  const taken = table.seats.filter((seat) => seat.kind === "person").length;
  return (
    <div class="room-head">
      <h2 id="seats">{t("room-seats")}</h2>
      {isHost.value && (
        <Stepper
          label={t("room-seat-count")}
          unseen
          value={table.seats.length}
          least={Math.max(edition?.min_players ?? 2, taken)}
          most={edition?.max_players ?? 10}
          onChange={(count) => void run({ do: "seats", count })}
        />
      )}
      {problem !== null && <Note kind="danger">{problem}</Note>}
    </div>
  );
}

function CardsButton({ table }: { table: TableView }) {
  const { catalogue } = useCatalogue();
  const edition = catalogue?.editions.find((one) => one.name === table.edition);
  if (!edition?.cards.some(([card]) => card.startsWith("WCUSTOM"))) return null;
  return (
    <button type="button" class="button" onClick={() => navigate(roomPath(table, "cards"))}>
      {t(isHost.value ? "room-writing" : "room-agree-look")}
    </button>
  );
}
