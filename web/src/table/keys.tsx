import { useEffect } from "preact/hooks";
import { Sheet } from "../controls/sheet.tsx";
import { COLOURS, type ColourText } from "../faces.ts";
import { game, hurry } from "../state.ts";
import { t } from "../words/index.ts";
import { act, catchSeat, chosen, colours, forget, nameColour, nameSeat, naming, refusal, sayUno, seats, uno } from "./doing.ts";
import { sorting, SORTINGS } from "./sorting.ts";

/** Keys are read by their place on the keyboard, so that they are the same under a Cyrillic layout. */
const LETTERS: Record<string, () => boolean> = {
  KeyD: () => act("draw", "accept"),
  KeyK: () => act("keep", "pass"),
  KeyH: () => act("challenge"),
  KeyU: () => {
    if (uno.value === "no") return false;
    void sayUno();
    return true;
  },
  KeyC: () => {
    const now = game.value;
    const target = now?.may_catch.find((seat) => now.catchable.includes(seat)) ?? now?.may_catch[0];
    if (target === undefined) return false;
    void catchSeat(target);
    return true;
  },
  KeyS: () => {
    sorting.value = SORTINGS[(SORTINGS.indexOf(sorting.value) + 1) % SORTINGS.length] ?? "colour";
    return true;
  },
};

/** Names a colour or a seat, when one is asked. */
function named(code: string): boolean {
  const colour = COLOURS.find((one) => code === `Key${one}`) as ColourText | undefined;
  if (colour && colours.value.includes(colour) && (naming.value === "colour" || chosen.value === null)) {
    nameColour(colour);
    return true;
  }
  const number = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const target = number === undefined ? undefined : seats.value[Number(number) - 1];
  if (target === undefined || naming.value !== "seat") return false;
  nameSeat(target);
  return true;
}

/** Listen to the keys of the table. `onHelp` shows the list of them. */
export function useKeys(onHelp: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const target = event.target as Element | null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return;
      if (event.key === "Escape") {
        forget();
        refusal.value = null;
        hurry();
      } else if (event.key === "?") onHelp();
      else if (event.code === "Space" && !target?.closest("button, a")) hurry();
      else if (!named(event.code) && !LETTERS[event.code]?.()) return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [onHelp]);
}

/** The list of the keys. */
export function Keys({ onClose }: { onClose: () => void }) {
  const rows: [string[], string][] = [
    [[t("keys-arrows")], "keys-do-arrows"],
    [[t("keys-enter")], "keys-do-enter"],
    [["D"], "keys-do-draw"],
    [["K"], "keys-do-keep"],
    [["H"], "keys-do-challenge"],
    [["U"], "keys-do-uno"],
    [["C"], "keys-do-catch"],
    [["R", "Y", "G", "B"], "keys-do-colours"],
    [["1", "2", "…"], "keys-do-numbers"],
    [["S"], "keys-do-sort"],
    [[t("keys-space")], "keys-do-hurry"],
    [[t("keys-escape")], "keys-do-escape"],
    [["?"], "keys-do-help"],
  ];
  return (
    <Sheet title={t("keys-title")} onClose={onClose}>
      <dl class="keys">
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

