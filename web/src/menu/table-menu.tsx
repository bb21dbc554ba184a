import { useState } from "preact/hooks";
import { useCommand } from "../controls/command.ts";
import { Icon, type IconName } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import { Sheet, Sure } from "../controls/sheet.tsx";
import type { TableView } from "../protocol.ts";
import { navigate } from "../router.ts";
import { RulesSheet } from "../settings/page.tsx";
import { spaced } from "../start/join.ts";
import { isHost, seat as mySeat, table as openTable } from "../state.ts";
import "../styles/menu.css";
import { t } from "../words/index.ts";
import { Invite } from "../waiting/invite.tsx";
import { RunTable } from "../waiting/run-table.tsx";
import { SeatSheet } from "../waiting/seat-sheet.tsx";
import { Device } from "./device.tsx";
import { PreferenceFields } from "./preferences.tsx";
import { SeatList } from "./seat-list.tsx";
import { TakeSeat } from "./take-seat.tsx";

type View = "menu" | "device" | "rules" | "invite" | "leave" | "room" | { seat: number };

/** Opens everything that may be done about the table and one's place at it. */
export function TableMenuButton() {
  const [open, setOpen] = useState(false);
  const table = openTable.value;
  return (
    <>
      <button type="button" class="icon-button" aria-label={t("menu-open")} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      {open && table !== null && <TableMenu table={table} onClose={() => setOpen(false)} />}
    </>
  );
}

function TableMenu({ table, onClose }: { table: TableView; onClose: () => void }) {
  const [view, setView] = useState<View>("menu");
  const back = (): void => setView("menu");
  const { run, problem } = useCommand();
  const waiting = table.phase === "waiting";
  if (view === "device") return <Device onClose={back} />;
  if (view === "rules") return <RulesSheet table={table} onClose={back} />;
  if (view === "invite") {
    return (
      <Sheet title={t("room-invite")} onClose={back}>
        <Invite code={table.code} alone />
      </Sheet>
    );
  }
  if (view === "leave") {
    const leave = async (): Promise<void> => {
      if ((await run({ do: "leave" })).is === "done") navigate("/");
      else back();
    };
    return <Sure question={t(waiting ? "menu-leave-sure-waiting" : "menu-leave-sure")} yes={t("menu-leave")} onNo={back} onYes={() => void leave()} />;
  }
  if (view === "room") {
    const end = async (): Promise<void> => {
      if ((await run({ do: "back" })).is === "done") onClose();
      else back();
    };
    return <Sure question={t("menu-room-sure")} yes={t("menu-yes")} onNo={back} onYes={() => void end()} />;
  }
  if (typeof view === "object") return <SeatSheet at={view.seat} table={table} onClose={back} />;
  return (
    <Sheet title={t("room-title", { code: spaced(table.code) })} onClose={onClose}>
      {problem !== null && <Note kind="danger">{problem}</Note>}
      {table.spectators > 0 && <p class="hint">{t("room-spectators", { count: table.spectators })}</p>}
      {mySeat.value === null && <TakeSeat table={table} />}
      <ul class="menu-list">
        {mySeat.value !== null && !waiting && <StandIn table={table} run={run} />}
        {!waiting && <Item icon="eye" text={t("room-rules")} onPress={() => setView("rules")} />}
        {!waiting && <Item icon="share" text={t("room-invite")} onPress={() => setView("invite")} />}
        {mySeat.value !== null && <Item icon="device" text={t("menu-device")} onPress={() => setView("device")} />}
      </ul>
      {isHost.value && !waiting && (
        <section class="menu-part" aria-label={t("menu-host")}>
          <h3>{t("menu-host")}</h3>
          <ul class="menu-list">
            {table.phase === "playing" && (
              <Item
                icon={table.paused ? "play" : "pause"}
                text={t(table.paused ? "menu-resume" : "menu-pause")}
                onPress={() => void run({ do: "pause", on: !table.paused }).then((answer) => answer.is === "done" && onClose())}
              />
            )}
            <Item icon="back" text={t("menu-room")} onPress={() => (table.phase === "playing" ? setView("room") : void run({ do: "back" }).then(onClose))} />
            <li>
              <details class="menu-fold">
                <summary>
                  <Icon name="person" />
                  {t("menu-seats")}
                </summary>
                <SeatList table={table} onOpen={(seat) => setView({ seat })} />
              </details>
            </li>
            <li>
              <details class="menu-fold">
                <summary>
                  <Icon name="clock" />
                  {t("run-title")}
                </summary>
                <RunTable table={table} />
              </details>
            </li>
          </ul>
        </section>
      )}
      <details class="menu-fold menu-look">
        <summary>
          <Icon name="gear" />
          {t("menu-preferences")}
        </summary>
        <PreferenceFields />
      </details>
      <ul class="menu-list">
        <li>
          <a class="menu-item" href="/">
            <Icon name="home" />
            {t("do-home")}
          </a>
        </li>
        {mySeat.value !== null && <Item icon="leave" text={t("menu-leave")} danger onPress={() => setView("leave")} />}
      </ul>
    </Sheet>
  );
}

function Item({ icon, text, more, danger = false, onPress }: { icon: IconName; text: string; more?: string; danger?: boolean; onPress: () => void }) {
  return (
    <li>
      <button type="button" class={danger ? "menu-item menu-item-danger" : "menu-item"} onClick={onPress}>
        <Icon name={icon} />
        <span>
          {text}
          {more !== undefined && <small>{more}</small>}
        </span>
      </button>
    </li>
  );
}

function StandIn({ table, run }: { table: TableView; run: ReturnType<typeof useCommand>["run"] }) {
  const mine = mySeat.value === null ? undefined : table.seats[mySeat.value];
  if (mine?.stand_in) return <Item icon="person" text={t("menu-stand-in-back")} onPress={() => void run({ do: "stand-in", on: false })} />;
  return <Item icon="bot" text={t("menu-stand-in")} more={t("menu-stand-in-meaning")} onPress={() => void run({ do: "stand-in", on: true })} />;
}
