import { useState } from "preact/hooks";
import { Avatar } from "../controls/avatar.tsx";
import { Fan } from "../controls/fan.tsx";
import { Icon } from "../controls/icons.tsx";
import type { SeatView, TableView } from "../protocol.ts";
import { isHost, seat as mySeat } from "../state.ts";
import { SPECIAL } from "../start/choices.ts";
import { t, words } from "../words/index.ts";
import { isWritten } from "./people.ts";
import { SeatSheet } from "./seat-sheet.tsx";

/** The places round the table, with one's own, when one sits, nearest. */
export function Seats({ table }: { table: TableView }) {
  const [open, setOpen] = useState<number | null>(null);
  const count = table.seats.length;
  const first = mySeat.value ?? 0;
  const inRing = (at: number): number => (at - first + count) % count;
  return (
    <div class={`round round-${count}`}>
      <div class="round-table">
        <Fan cards={SPECIAL[table.edition]} />
        <p class="round-name">{words.value.edition(table.edition)}</p>
      </div>
      <ul class="round-seats">
        {table.seats.map((seat, at) => {
          const turn = (inRing(at) / count) * 2 * Math.PI;
          return (
            <li key={at} class="round-seat" style={{ left: `${50 - 50 * Math.sin(turn)}%`, top: `${50 + 50 * Math.cos(turn)}%` }}>
              <Place seat={seat} at={at} table={table} onOpen={() => setOpen(at)} />
            </li>
          );
        })}
      </ul>
      {open !== null && table.seats[open] && <SeatSheet at={open} table={table} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** What stands under a name: who this is at the table. */
function about(seat: SeatView, at: number, table: TableView): string[] {
  const found: string[] = [];
  if (at === mySeat.value) found.push(t("room-you"));
  if (at === table.host) found.push(t("room-host"));
  if (seat.kind === "bot" && seat.level !== null) found.push(t("room-bot-level", { level: words.value.bot(seat.level).toLocaleLowerCase(words.value.language) }));
  if (seat.kind === "person" && !seat.present) found.push(t("room-away"));
  if (seat.kind === "person" && seat.agreed && isWritten(table)) found.push(t("room-agreed"));
  return found;
}

function Place({ seat, at, table, onOpen }: { seat: SeatView; at: number; table: TableView; onOpen: () => void }) {
  const words = about(seat, at, table);
  const name = seat.kind === "empty" ? t("room-free") : seat.name;
  const mayDo = seat.kind === "empty" || isHost.value || at === mySeat.value || (seat.kind === "bot" && table.phase === "waiting");
  const inside = (
    <>
      {seat.kind === "empty" ? (
        <span class="place-plus">
          <Icon name="plus" />
        </span>
      ) : (
        <span class={`place-who${seat.present ? "" : " place-away"}`}>
          <Avatar name={seat.name} />
          {at === table.host && (
            <span class="place-sign">
              <Icon name="crown" />
            </span>
          )}
          {seat.kind === "bot" && (
            <span class="place-sign">
              <Icon name="bot" />
            </span>
          )}
        </span>
      )}
      <span class="place-name">{name}</span>
      {words.length > 0 && <small>{words.join(" · ")}</small>}
    </>
  );
  const label = t("room-seat-name", { number: at + 1, who: [name, ...words].join(", ") });
  return mayDo ? (
    <button type="button" class={`place place-${seat.kind}`} aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
      {inside}
    </button>
  ) : (
    <div class={`place place-${seat.kind}`} role="img" aria-label={label}>
      {inside}
    </div>
  );
}
