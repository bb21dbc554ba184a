import { clock, useNow } from "../controls/clock.ts";
import { Icon } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import type { SeatView, TableView } from "../protocol.ts";
import { isHost, seat as mySeat, send, table as openTable } from "../state.ts";
import { t } from "../words/index.ts";
import { hostName } from "../waiting/people.ts";
import { RemovedNote } from "./removed.tsx";

/** What the players of a game have to know beside it: it is paused, a bot plays for one, somebody is away and what happens next. */
export function TableNotes() {
  const table = openTable.value;
  if (table === null) return null;
  const mine = mySeat.value === null ? undefined : table.seats[mySeat.value];
  const away = table.phase === "playing" ? table.seats.filter((seat, at) => at !== mySeat.value && seat.kind === "person" && !seat.present) : [];
  return (
    <div class="table-notes">
      <RemovedNote />
      {table.paused && <Paused table={table} />}
      {mine?.stand_in && table.phase === "playing" && (
        <Note
          kind="warm"
          action={
            <button type="button" class="button" onClick={() => void send({ do: "stand-in", on: false })}>
              {t("menu-stand-in-back")}
            </button>
          }
        >
          {t("menu-stand-in-now")}
        </Note>
      )}
      {away.map((seat) => (
        <Away key={seat.name} seat={seat} paused={table.paused} />
      ))}
    </div>
  );
}

function Paused({ table }: { table: TableView }) {
  const host = hostName(table);
  if (!isHost.value) return <Note kind="warm">{t("menu-paused", { name: host ?? "" })}</Note>;
  return (
    <Note
      kind="warm"
      action={
        <button type="button" class="button" onClick={() => void send({ do: "pause", on: false })}>
          <Icon name="play" />
          {t("menu-resume")}
        </button>
      }
    >
      {t("menu-paused-you")}
    </Note>
  );
}

function Away({ seat, paused }: { seat: SeatView; paused: boolean }) {
  const now = useNow();
  const { name } = seat;
  if (seat.stand_in) return <Note>{t("away-stand-in", { name })}</Note>;
  if (seat.stand_in_at !== null && !paused) return <Note>{t("away-takes-over", { name, time: clock(seat.stand_in_at - now) })}</Note>;
  return <Note>{t(paused ? "away-goes-on" : "away-waits", { name })}</Note>;
}
