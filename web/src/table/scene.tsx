import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { TableNotes } from "../broken/table-notes.tsx";
import { ChatButton } from "../chat/button.tsx";
import { Chat } from "../chat/chat.tsx";
import { Icon } from "../controls/icons.tsx";
import { Sheet } from "../controls/sheet.tsx";
import { TableMenuButton } from "../menu/table-menu.tsx";
import { Page } from "../page.tsx";
import { asked, hurry, seat, setPlayer, shown } from "../state.ts";
import "../styles/table.css";
import "../styles/table-hand.css";
import "../styles/table-score.css";
import { t } from "../words/index.ts";
import { Band } from "./band.tsx";
import { followChat } from "./bubbles.ts";
import { Dock } from "./dock.tsx";
import { useKeptFocus } from "./focus.ts";
import { Hand } from "./hand.tsx";
import { HappenedText } from "./happened.tsx";
import { Keys, useKeys } from "./keys.tsx";
import { Log } from "./log.tsx";
import { setLayer } from "./motion.ts";
import { view } from "./names.ts";
import { ColourSign, Piles } from "./piles.tsx";
import { opponents, places } from "./placing.ts";
import { Refusal } from "./refusal.tsx";
import { scoring } from "./over.ts";
import { room, wide } from "./room.ts";
import { Rounds } from "./rounds.tsx";
import { ScoreSheet } from "./score.tsx";
import { Seat } from "./seat.tsx";
import { ShownHand } from "./shown-hand.tsx";
import { hear } from "./sounding.ts";
import { tellAll } from "./telling.ts";
import { Tray } from "./tray.tsx";
import { watch } from "./watching.ts";

/** The game that is played at the table which is open. */
export default function Scene() {
  return shown.value?.game == null ? null : <Play />;
}

function Play() {
  const keys = useSignal(false);
  const showKeys = useCallback(() => {
    keys.value = true;
  }, []);
  useKeys(showKeys);
  useEffect(() => setPlayer(watch), []);
  useEffect(tellAll, []);
  useEffect(followChat, []);
  useEffect(hear, []);
  useKeptFocus();
  return (
    <Page title={asked.value ? t("turn-you") : ""} class={`scene scene-${room.value}`}>
      <Top onKeys={showKeys} />
      <div class="notes" inert={scoring.value}>
        <TableNotes />
      </div>
      <Around />
      <Tray />
      <Refusal />
      <Dock />
      {seat.value !== null && <Hand />}
      {wide.value && (
        <aside class="side" aria-label={t("table-side")}>
          <h2>{t("log-title")}</h2>
          <Log />
          <h2>{t("chat-title")}</h2>
          <Chat />
        </aside>
      )}
      <ScoreSheet />
      <div class="flyers" ref={setLayer} aria-hidden="true" />
      {keys.value && <Keys onClose={() => (keys.value = false)} />}
    </Page>
  );
}

/** The bar: the round, which opens the score, and the ways to log, keys, chat and menu. */
function Top({ onKeys }: { onKeys: () => void }) {
  const open = useSignal<"log" | "score" | null>(null);
  const close = (): void => {
    open.value = null;
  };
  return (
    <header class="top">
      <TableMenuButton />
      <button type="button" class="top-round" aria-haspopup="dialog" onClick={() => (open.value = "score")}>
        <h1>{t("table-round", { round: view.value?.round ?? 1 })}</h1>
      </button>
      <span class="top-rest">
        <button type="button" class="icon-button" aria-label={t("keys-open")} aria-haspopup="dialog" onClick={onKeys}>
          <Icon name="help" />
        </button>
        {!wide.value && (
          <>
            <button type="button" class="icon-button" aria-label={t("log-title")} aria-haspopup="dialog" onClick={() => (open.value = "log")}>
              <Icon name="log" />
            </button>
            <ChatButton />
          </>
        )}
      </span>
      {open.value === "log" && (
        <Sheet title={t("log-title")} onClose={close} class="sheet-log">
          <Log />
        </Sheet>
      )}
      {open.value === "score" && (
        <Sheet title={t("score-all")} onClose={close}>
          <Rounds />
        </Sheet>
      )}
    </header>
  );
}

/** The table itself: the opponents around the piles. A tap on it shows what waits at once. */
function Around() {
  const now = shown.value;
  const seats = useRef<HTMLUListElement>(null);
  const ratio = useSignal(2.4);
  useLayoutEffect(() => {
    if (seats.current === null) return undefined;
    const watched = new ResizeObserver(([entry]) => {
      if (entry !== undefined) ratio.value = Math.max(0.5, entry.contentRect.width / Math.max(entry.contentRect.height, 1));
    });
    watched.observe(seats.current);
    return () => watched.disconnect();
  }, []);
  if (now?.game == null) return null;
  const others = opponents(now.game.counts.length, now.seat);
  const where = places(others.length, room.value, ratio.value);
  return (
    // Tapping hurries what is shown; the space bar does the same.
    <div class={`around around-${others.length}`} inert={scoring.value} onClick={hurry}>
      <div class="felt" aria-hidden="true" />
      <Band />
      <ul class="seats" ref={seats} aria-label={t("table-players")}>
        {others.map((one, place) => (
          <Seat key={one} seat={one} place={where[place] ?? { x: 50, y: 0 }} />
        ))}
      </ul>
      <div class="middle">
        <Piles />
        <ColourSign />
        <HappenedText />
      </div>
      <ShownHand />
    </div>
  );
}
