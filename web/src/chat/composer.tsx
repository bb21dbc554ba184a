import { useRef, useState } from "preact/hooks";
import { said, useCommand } from "../controls/command.ts";
import { Icon } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import { useCatalogue } from "../start/catalogue.ts";
import { NameField, settleName, useName } from "../start/name.tsx";
import { me } from "../state.ts";
import type { Emote as EmoteName, Phrase } from "../protocol.ts";
import { t } from "../words/index.ts";
import { Emote } from "./emote.tsx";

const MOST_CHAT = 240;

/** Nobody writes without a name, spectators neither. */
function Nameless() {
  const name = useName();
  const [problem, setProblem] = useState("");
  const save = (): void => {
    settleName(name).then(
      () => setProblem(""),
      (error: unknown) => setProblem(said(error)),
    );
  };
  return (
    <div class="composer">
      <p class="hint">{t("chat-need-name")}</p>
      {problem !== "" && <Note kind="danger">{problem}</Note>}
      <NameField ask={name} onEnter={save} />
      <button type="button" class="button" onClick={save}>
        {t("do-save")}
      </button>
    </div>
  );
}

/** Says something: in one's own words, or with a phrase or a face that everybody understands. */
export function Composer() {
  const { catalogue } = useCatalogue();
  const { run, problem } = useCommand();
  const [text, setText] = useState("");
  const [ready, setReady] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (me.value !== null && me.value.name === null) return <Nameless />;
  const say = async (what: { text: string } | { phrase: Phrase } | { emote: EmoteName }): Promise<void> => {
    const answer = await run({ do: "say", ...what });
    if (answer.is === "done" && "text" in what) setText((now) => (now.trim() === what.text ? "" : now));
  };
  return (
    <div class="composer">
      {problem !== null && <Note kind="danger">{problem}</Note>}
      {ready && catalogue !== null && (
        <div class="chat-ready">
          <div class="chat-emotes" role="group" aria-label={t("chat-emotes")}>
            {catalogue.emotes.map((emote) => (
              <button key={emote} type="button" class="icon-button" aria-label={t(`emote-${emote}`)} onClick={() => void say({ emote: emote as EmoteName })}>
                <Emote emote={emote} />
              </button>
            ))}
          </div>
          <div class="chat-phrases" role="group" aria-label={t("chat-phrases")}>
            {catalogue.phrases.map((phrase) => (
              <button key={phrase} type="button" class="chat-phrase" onClick={() => void say({ phrase: phrase as Phrase })}>
                {t(`phrase-${phrase}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      <form
        class="composer-line"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = text.trim();
          if (wanted !== "") void say({ text: wanted });
        }}
      >
        <button type="button" class="icon-button" aria-label={t("chat-phrases")} aria-expanded={ready} onClick={() => setReady(!ready)}>
          <Icon name="smile" />
        </button>
        <input
          ref={field}
          class="field"
          type="text"
          autocomplete="off"
          enterkeyhint="send"
          maxLength={MOST_CHAT}
          aria-label={t("chat-write")}
          placeholder={t("chat-write")}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="icon-button composer-send" aria-label={t("chat-send")}>
          <Icon name="send" />
        </button>
      </form>
    </div>
  );
}
