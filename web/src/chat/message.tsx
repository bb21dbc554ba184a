import { useEffect, useRef, useState } from "preact/hooks";
import { Avatar } from "../controls/avatar.tsx";
import { Icon } from "../controls/icons.tsx";
import { muted } from "../preferences.ts";
import type { ChatEntry } from "../protocol.ts";
import { isHost, seat, send } from "../state.ts";
import { t } from "../words/index.ts";
import { Emote } from "./emote.tsx";

/** What somebody said, in the reader's language where it is one of the ready-made phrases. */
export function Message({ entry, follows }: { entry: ChatEntry; follows: boolean }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: "nearest" }); // what opens under the last line would be out of sight
  }, [open]);
  const mine = entry.seat !== null && entry.seat === seat.value;
  const who = entry.seat === null ? t("chat-spectator", { name: entry.name }) : entry.name;
  return (
    <li ref={place} class={mine ? "message message-mine" : "message"}>
      {!mine && !follows && (
        <div class="message-who">
          <button type="button" class="message-name" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Avatar name={entry.name} small />
            {who}
          </button>
          {open && isHost.value && (
            <button type="button" class="button message-mute" onClick={() => void send({ do: "keep-out", said: entry.number }).then(() => setOpen(false))}>
              <Icon name="leave" />
              {t("menu-keep-out", { name: entry.name })}
            </button>
          )}
          {open && (
            <button type="button" class="button message-mute" onClick={() => (muted.value = [...muted.value, entry.name])}>
              <Icon name="mute" />
              {t("chat-mute", { name: entry.name })}
            </button>
          )}
        </div>
      )}
      {entry.emote !== null && entry.emote !== undefined ? (
        <span class="message-emote" role="img" aria-label={t(`emote-${entry.emote}`)}>
          <Emote emote={entry.emote} />
        </span>
      ) : (
        <p class="message-text" dir="auto">{entry.phrase ? t(`phrase-${entry.phrase}`) : entry.text}</p>
      )}
    </li>
  );
}
