import { signal } from "@preact/signals";
import { Icon } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import { log, seat, code } from "../state.ts";
import { t } from "../words/index.ts";
import { useEffect } from "preact/hooks";

/** Where one sat last at the table that is open, so that it is seen when the seat is gone. */
const sat = signal<{ code: string | null; seat: number | null }>({ code: null, seat: null });
const removed = signal(false);

/** Says so when the host has taken one off the seat. */
export function RemovedNote() {
  const mine = seat.value;
  const here = code.value;
  useEffect(() => {
    const before = sat.peek();
    if (before.code !== here) removed.value = false;
    else if (mine !== null) removed.value = false;
    else if (before.seat !== null) {
      const last = log.peek().findLast((entry) => entry.what === "table" && entry.args.seat === before.seat);
      removed.value = last?.what === "table" && last.code.startsWith("removed");
    }
    sat.value = { code: here, seat: mine };
  }, [here, mine]);
  if (!removed.value) return null;
  return (
    <div role="alert">
      <Note
        kind="warm"
        action={
          <button type="button" class="icon-button" aria-label={t("broken-dismiss")} onClick={() => (removed.value = false)}>
            <Icon name="close" />
          </button>
        }
      >
        {t("broken-removed")}
      </Note>
    </div>
  );
}
