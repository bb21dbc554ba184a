import { useEffect, useState } from "preact/hooks";
import { Choice } from "../controls/choice.tsx";
import { useCommand } from "../controls/command.ts";
import { Icon } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import { Sheet, Sure } from "../controls/sheet.tsx";
import { Switch } from "../controls/switch.tsx";
import type { TableView } from "../protocol.ts";
import { useCatalogue } from "../start/catalogue.ts";
import { NameField, settleName, useName } from "../start/name.tsx";
import { isHost, me, seat as mySeat } from "../state.ts";
import { t, words } from "../words/index.ts";

/** What may be done about one seat, by the host or by whoever would like to sit there. */
export function SeatSheet({ at, table, onClose }: { at: number; table: TableView; onClose: () => void }) {
  const { catalogue } = useCatalogue();
  const { run, busy, problem } = useCommand();
  const [sure, setSure] = useState(false);
  const [keepOut, setKeepOut] = useState(false);
  const name = useName();
  const seat = table.seats[at];
  const kind = seat?.kind;
  useEffect(() => {
    if (kind === undefined) onClose();
  }, [kind]);
  if (seat === undefined) return null;
  const bots = catalogue?.bots ?? [];
  const waiting = table.phase === "waiting";
  const host = isHost.value;
  const mine = at === mySeat.value;
  const maySit = !mine && seat.kind !== "person" && (waiting || seat.kind === "empty");
  const act = async (command: Parameters<typeof run>[0]): Promise<void> => {
    if ((await run(command)).is === "done") onClose();
  };
  const sit = async (): Promise<void> => {
    if (await settleName(name)) await act({ do: "sit", seat: at });
  };
  const title = seat.kind === "empty" ? t("room-seat-name", { number: at + 1, who: t("room-free") }) : seat.name;
  if (sure) {
    return (
      <Sure
        question={t(waiting ? "menu-remove-sure-waiting" : "menu-remove-sure", { name: seat.name })}
        yes={t("menu-yes")}
        onNo={() => setSure(false)}
        onYes={() => void act({ do: "remove", seat: at, keep_out: keepOut })}
      >
        <Switch
          label={t("menu-keep-out", { name: seat.name })}
          meaning={t("menu-keep-out-meaning", { name: seat.name })}
          on={keepOut}
          onChange={setKeepOut}
        />
      </Sure>
    );
  }
  return (
    <Sheet title={title} onClose={onClose}>
      {problem !== null && <Note kind="danger">{problem}</Note>}
      {!mine && me.value?.name == null && seat.kind !== "person" && <NameField ask={name} onEnter={() => void sit()} />}
      {maySit && mySeat.value === null && (
        <button type="button" class="button button-main" aria-disabled={busy} onClick={() => void sit()}>
          {t(seat.kind === "empty" ? "room-sit" : "room-sit-bot")}
        </button>
      )}
      {host && seat.kind !== "person" && bots.length > 0 && (
        <Choice
          label={t(seat.kind === "empty" ? "room-add-bot" : "room-bot-change")}
          ways={bots.map((value) => ({ value, label: words.value.bot(value), meaning: words.value.botMeaning(value) }))}
          value={seat.level ?? ""}
          disabled={busy}
          onChange={(level) => void act({ do: "bot", seat: at, level })}
        />
      )}
      <ul class="menu-list">
        {maySit && mySeat.value !== null && (
          <li>
            <button type="button" class="menu-item" onClick={() => void sit()}>
              <Icon name="person" />
              {t(seat.kind === "empty" ? "room-sit" : "room-sit-bot")}
            </button>
          </li>
        )}
        {mine && waiting && (
          <li>
            <button type="button" class="menu-item" onClick={() => void act({ do: "leave" })}>
              <Icon name="leave" />
              {t("room-leave-seat")}
            </button>
          </li>
        )}
        {host && !mine && seat.kind === "person" && (
          <li>
            <button type="button" class="menu-item" onClick={() => void act({ do: "host", seat: at })}>
              <Icon name="crown" />
              {t("room-hand-over", { name: seat.name })}
            </button>
          </li>
        )}
        {host && !mine && seat.kind === "person" && (
          <li>
            <button type="button" class="menu-item menu-item-danger" onClick={() => setSure(true)}>
              <Icon name="trash" />
              {t("room-remove", { name: seat.name })}
            </button>
          </li>
        )}
        {host && seat.kind === "bot" && waiting && (
          <li>
            <button type="button" class="menu-item" onClick={() => void act({ do: "remove", seat: at })}>
              <Icon name="trash" />
              {t("room-bot-remove")}
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
