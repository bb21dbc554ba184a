import { Avatar } from "../controls/avatar.tsx";
import { Icon } from "../controls/icons.tsx";
import type { SeatView, TableView } from "../protocol.ts";
import { seat as mySeat } from "../state.ts";
import { t, words } from "../words/index.ts";

/** The players, each with what may be done about them. */
export function SeatList({ table, onOpen }: { table: TableView; onOpen: (seat: number) => void }) {
  return (
    <ul class="menu-list">
      {table.seats.map((seat, at) => (
        <li key={at}>
          <button type="button" class="menu-item" disabled={at === mySeat.value} aria-label={t("menu-seat-actions", { name: seat.name })} onClick={() => onOpen(at)}>
            <Avatar name={seat.name} small />
            <span>
              {seat.name}
              <small>{about(seat, at)}</small>
            </span>
            {at !== mySeat.value && <Icon name="forward" class="menu-item-more" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

function about(seat: SeatView, at: number): string {
  if (at === mySeat.value) return t("room-you");
  if (seat.kind === "bot" || seat.stand_in) return t("room-bot-level", { level: words.value.bot(seat.level ?? "careful").toLocaleLowerCase(words.value.language) });
  return t(seat.present ? "room-here" : "room-away");
}
