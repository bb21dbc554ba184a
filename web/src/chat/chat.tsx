import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { muted } from "../preferences.ts";
import { chat, table } from "../state.ts";
import "../styles/chat.css";
import { t, words } from "../words/index.ts";
import { Composer } from "./composer.tsx";
import { Message } from "./message.tsx";
import { lines, looking, seeAll } from "./unread.ts";

/** How near to its end the list counts as being at its end. */
const NEAR = 48;

/** What was said at the table, and the means to answer. It fills the height that it is given. */
export function Chat() {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [below, setBelow] = useState(false);
  const entries = lines.value;
  const last = entries.at(-1)?.number;
  useEffect(() => {
    looking.value = true;
    return () => {
      looking.value = false;
    };
  }, []);
  useLayoutEffect(() => {
    seeAll();
    const shown = list.current;
    if (shown === null) return;
    if (atEnd.current) shown.scrollTop = shown.scrollHeight;
    else setBelow(true);
  }, [last]);
  const toEnd = (): void => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    setBelow(false);
  };
  const silent = muted.value.filter((name) => chat.value.some((entry) => entry.name === name));
  return (
    <div class="chat">
      <div
        ref={list}
        class="messages"
        role="log"
        aria-label={t("chat-title")}
        tabIndex={0}
        onScroll={(event) => {
          const shown = event.currentTarget;
          atEnd.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < NEAR;
          if (atEnd.current) setBelow(false);
        }}
      >
        {entries.length === 0 && <p class="hint chat-note">{t("chat-empty")}</p>}
        <ul class="messages-list">
          {entries.map((entry, at) => {
            if (entry.what === "game") return null;
            if (entry.what === "table") {
              return (
                <li key={entry.number} class="hint message-table">
                  {words.value.tableEvent(entry)}
                </li>
              );
            }
            const before = entries[at - 1];
            return <Message key={entry.number} entry={entry} follows={before?.what === "said" && before.name === entry.name && before.seat === entry.seat} />;
          })}
        </ul>
      </div>
      {below && (
        <button type="button" class="chat-below" onClick={toEnd}>
          <Icon name="down" />
          {t("chat-new")}
        </button>
      )}
      {silent.length > 0 && (
        <details class="chat-muted">
          <summary>{t("chat-muted")}</summary>
          {silent.map((name) => (
            <button key={name} type="button" class="button" onClick={() => (muted.value = muted.value.filter((one) => one !== name))}>
              {t("chat-unmute", { name })}
            </button>
          ))}
        </details>
      )}
      {table.value?.chat === false ? <p class="hint chat-note">{t("chat-off")}</p> : <Composer />}
    </div>
  );
}
