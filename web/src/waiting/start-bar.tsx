import { useState } from "preact/hooks";
import { said, useCommand } from "../controls/command.ts";
import { Icon } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import type { TableView } from "../protocol.ts";
import { useCatalogue } from "../start/catalogue.ts";
import { levels } from "../start/choices.ts";
import { NameField, settleName, useName } from "../start/name.tsx";
import { isHost, seat as mySeat, send } from "../state.ts";
import { t } from "../words/index.ts";
import { advice } from "../settings/advice.ts";
import { emptySeats, hostName, listed, notAgreed } from "./people.ts";

/** What keeps the game from beginning, and how to begin it. */
export function StartBar({ table, alone, onRead }: { table: TableView; alone: boolean; onRead: () => void }) {
  if (mySeat.value === null) return <SitBar table={table} />;
  const missing = notAgreed(table);
  const iHaveNot = missing.some(({ at }) => at === mySeat.value);
  return (
    <div class="start-bar">
      <div class="start-bar-words" role="status">
        {iHaveNot ? (
          <Note kind="warm" action={<ReadButton onRead={onRead} />}>
            {t("room-agree-you")}
          </Note>
        ) : (
          <Reasons table={table} />
        )}
      </div>
      {isHost.value && <HostActions table={table} alone={alone} stopped={missing.length > 0 || table.advice.some((note) => note.stops)} />}
    </div>
  );
}

function ReadButton({ onRead }: { onRead: () => void }) {
  return (
    <button type="button" class="button" onClick={onRead}>
      {t("room-agree-look")}
    </button>
  );
}

function Reasons({ table }: { table: TableView }) {
  const empty = emptySeats(table).length;
  const stops = table.advice.filter((note) => note.stops);
  const missing = notAgreed(table);
  const host = hostName(table);
  const found: string[] = [];
  for (const note of stops) found.push(advice(note));
  if (empty > 0) found.push(t("room-empty", { count: empty }));
  if (missing.length > 0) found.push(t("room-agree-missing", { names: listed(missing) }));
  if (found.length === 0) found.push(isHost.value ? t("room-ready-to-start") : host === null ? t("room-wait-nobody") : t("room-wait-host", { name: host }));
  else if (!isHost.value && host !== null) found.push(t("room-wait-host", { name: host }));
  return <p class="start-bar-why">{found.join(" ")}</p>;
}

function HostActions({ table, alone, stopped }: { table: TableView; alone: boolean; stopped: boolean }) {
  const { run, busy, problem } = useCommand();
  const [filling, setFilling] = useState(false);
  const { catalogue } = useCatalogue();
  const empty = emptySeats(table);
  const fill = async (begin: boolean): Promise<void> => {
    setFilling(true);
    const seated = table.seats.flatMap((seat) => (seat.level === null ? [] : [seat.level]));
    const wanted = levels(empty.length, catalogue?.bots ?? [], seated);
    for (const [place, seat] of empty.entries()) {
      const answer = await send({ do: "bot", seat, level: wanted[place] ?? "" });
      if (answer.is === "refused") break;
    }
    setFilling(false);
    if (begin) await run({ do: "start" });
  };
  const least = Math.max(2, table.seats.length - empty.length);
  return (
    <>
      {problem !== null && <Note kind="danger">{problem}</Note>}
      <div class="start-bar-do">
        {empty.length > 0 ? (
          <>
            <button type="button" class="button button-main" aria-disabled={filling} onClick={() => void fill(alone)}>
              <Icon name="bot" />
              {t(alone ? "room-meanwhile" : "room-fill")}
            </button>
            {!alone && least < table.seats.length && (
              <button type="button" class="button" aria-disabled={busy} onClick={() => void run({ do: "seats", count: least })}>
                {t("room-fewer")}
              </button>
            )}
          </>
        ) : (
          <button type="button" class="button button-main button-large" disabled={stopped} aria-disabled={busy} onClick={() => void run({ do: "start" })}>
            {t(busy ? "room-starting" : "room-start")}
          </button>
        )}
      </div>
    </>
  );
}

/** For whoever came by a link: a seat is one press away. */
function SitBar({ table }: { table: TableView }) {
  return (
    <div class="start-bar">
      <SitForm free={table.seats.some((seat) => seat.kind !== "person")} />
    </div>
  );
}

/** Says that one is watching, and offers a seat when one is free. */
export function SitForm({ free }: { free: boolean }) {
  const name = useName();
  const { run, busy, problem } = useCommand();
  const [wrong, setWrong] = useState("");
  const sit = async (): Promise<void> => {
    try {
      if (await settleName(name)) await run({ do: "sit" });
      setWrong("");
    } catch (error) {
      setWrong(said(error));
    }
  };
  const shown = wrong || problem;
  return (
    <div class="sit">
      <p>{t(free ? "room-watching" : "room-watching-full")}</p>
      {shown && <Note kind="danger">{shown}</Note>}
      {free && <NameField ask={name} onEnter={() => void sit()} />}
      {free && (
        <button type="button" class="button button-main button-large" aria-disabled={busy} onClick={() => void sit()}>
          {t("lobby-sit")}
        </button>
      )}
    </div>
  );
}
