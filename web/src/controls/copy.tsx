import { useRef, useState } from "preact/hooks";
import { announce } from "../announce.ts";
import "../styles/controls.css";
import { t } from "../words/index.ts";
import { Icon } from "./icons.tsx";

/** Copies a text; false where the browser does not let us. On plain http there is no clipboard: the old way still works in most. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement;
    const shown = field ?? (document.activeElement?.parentElement ?? document.body).appendChild(hidden(text));
    shown.focus();
    shown.select();
    shown.setSelectionRange(0, text.length);
    try {
      return document.execCommand("copy");
    } catch {
      return false;
    } finally {
      if (field === null) shown.remove();
      if (before instanceof HTMLElement) before.focus();
    }
  }
}

function hidden(text: string): HTMLInputElement {
  const field = document.createElement("input");
  field.className = "unseen";
  field.value = text;
  return field;
}

/** A link that can be read, copied, and shared where the device can. */
export function LinkField({ label, link, text }: { label: string; link: string; text?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState("");
  const copy = async (): Promise<void> => {
    const done = await copyText(link, field.current);
    if (!done) {
      field.current?.focus();
      field.current?.select();
    }
    const now = t(done ? "do-copied" : "do-copy-self");
    setNote(now);
    announce(now);
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share(text === undefined ? { url: link } : { url: link, text });
    } catch {
      // closed without sharing
    }
  };
  return (
    <div class="link-field">
      <input ref={field} class="field" type="text" readOnly aria-label={label} value={link} onFocus={(event) => event.currentTarget.select()} />
      <div class="row">
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {t("do-copy")}
        </button>
        {typeof navigator.share === "function" && (
          <button type="button" class="button" onClick={() => void share()}>
            <Icon name="share" />
            {t("do-share")}
          </button>
        )}
      </div>
      {note !== "" && <p class="hint">{note}</p>}
    </div>
  );
}
