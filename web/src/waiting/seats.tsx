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
            <li key={at} class="round-seat" style={{ left: along("--tile", 0.5 - 0.5 * Math.sin(turn)), top: along("--tile-high", 0.5 + 0.5 * Math.cos(turn)) }}>
              <Place seat={seat} at={at} table={table} onOpen={() => setOpen(at)} />
            </li>
          );
        })}
      </ul>
      {open !== null && table.seats[open] && <SeatSheet at={open} table={table} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Where the middle of a tile stands, so that tiles at both ends stay inside. */
const along = (tile: string, share: number): string => `calc(var(${tile}) / 2 + (100% - var(${tile})) * ${share.toFixed(4)})`;

/** What stands under a name: who this is at the table. */
function about(seat: SeatView, at: number, table: TableView): string[] {
  const found: string[] = [];
  if (at === mySeat.value) found.push(t("room-you"));
  if (at === table.host) found.push(t("room-host"));
  if (seat.kind === "bot" && seat.level !== null) found.push(t("room-bot-level", { level: words.value.bot(seat.level).toLocaleLowerCase(words.value.language) }));
  if (seat.kind === "person" && !seat.present) found.push(t("room-away"));
  return found;
}

function Place({ seat, at, table, onOpen }: { seat: SeatView; at: number; table: TableView; onOpen: () => void }) {
  const words = about(seat, at, table);
  const agreed = seat.kind === "person" && seat.agreed && isWritten(table);
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
          {agreed && (
            <span class="place-sign place-agreed">
              <Icon name="check" />
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
      {agreed && <span class="unseen">{t("room-agreed")}</span>}
    </>
  );
  const whole = (
    <>
      <span class="unseen">{t("room-seat-number", { number: at + 1 })}: </span>
      {inside}
    </>
  );
  return mayDo ? (
    <button type="button" class={`place place-${seat.kind}`} aria-haspopup="dialog" onClick={onOpen}>
      {whole}
    </button>
  ) : (
    <div class={`place place-${seat.kind}`}>{whole}</div>
  );
}
