import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import "../styles/chat.css";
import { t } from "../words/index.ts";
import { Chat } from "./chat.tsx";
import { beginReading, looking, unread } from "./unread.ts";

/** Opens the chat as a sheet at the top of a small screen, so that hand and UNO stay in reach below it. */
export function ChatButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(beginReading, []);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const news = looking.value ? 0 : unread.value;
  return (
    <>
      <button
        ref={button}
        type="button"
        class="icon-button chat-button"
        aria-label={news === 0 ? t("chat-title") : t("chat-open", { count: news })}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon name="chat" />
        {news > 0 && (
          <span class="chat-count" aria-hidden="true">
            {news > 9 ? "9+" : news}
          </span>
        )}
      </button>
      {open && (
        <section
          class="chat-sheet"
          aria-label={t("chat-title")}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            close();
          }}
        >
          <div class="chat-head">
            <h2>{t("chat-title")}</h2>
            <button type="button" class="icon-button" aria-label={t("do-close")} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <Chat />
        </section>
      )}
    </>
  );
}
