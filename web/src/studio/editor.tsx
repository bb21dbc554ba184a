import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../announce.ts";
import { Icon } from "../controls/icons.tsx";
import type { Catalogue } from "../protocol.ts";
import { t, words } from "../words/index.ts";
import { isBlank, type Written } from "../waiting/people.ts";
import { IDEAS, MOST_PARTS, moved, newPart, tidy, type Idea } from "./parts.ts";
import { PartRow } from "./part-row.tsx";
import { useId } from "../controls/id.ts";

interface EditorProps {
  catalogue: Catalogue;
  number: number;
  card: Written;
  onChange: (card: Written) => void;
}

/** What is written on one card: parts in order, free words, or an idea that is already made. */
export function Editor({ catalogue, number, card, onChange }: EditorProps) {
  const change = (now: Written): void => onChange(tidy({ ...card, ...now }));
  return (
    <div class="editor">
      <Parts catalogue={catalogue} card={card} change={change} />
      <FreeText key={number} text={card.text ?? ""} most={catalogue.most_text} onChange={(text) => change({ text })} />
      {!isBlank(card) && (
        <button type="button" class="button" onClick={() => onChange({})}>
          <Icon name="reset" />
          {t("studio-clear")}
        </button>
      )}
      <Ideas number={number} onUse={onChange} />
    </div>
  );
}

function Parts({ catalogue, card, change }: { catalogue: Catalogue; card: Written; change: (now: Written) => void }) {
  const parts = card.do ?? [];
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const move = (from: number, to: number): void => {
    change({ do: moved(parts, from, to) });
    announce(t("studio-moved", { number: to + 1, count: parts.length }));
    const way = to < from ? "up" : "down";
    // The focus stays with the part that has moved.
    requestAnimationFrame(() => document.getElementById(`part-${to}-${way}`)?.focus());
  };
  const begin = (from: number, event: PointerEvent): void => {
    event.preventDefault();
    let to = from;
    setDrag({ from, to });
    const over = (now: PointerEvent): void => {
      const rows = [...(list.current?.children ?? [])];
      const found = rows.findIndex((row) => now.clientY < row.getBoundingClientRect().bottom);
      to = found < 0 ? rows.length - 1 : found;
      setDrag({ from, to });
    };
    const end = (now: PointerEvent): void => {
      removeEventListener("pointermove", over);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      setDrag(null);
      if (now.type === "pointerup" && to !== from) change({ do: moved(parts, from, to) });
    };
    addEventListener("pointermove", over);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  const order = parts.map((part, at) => ({ part, at }));
  const shown = drag === null ? order : moved(order, drag.from, drag.to);
  return (
    <section class="editor-parts" aria-label={t("studio-parts")}>
      <h3>{t("studio-parts")}</h3>
      {parts.length === 0 ? (
        !card.text && <p class="hint">{t("studio-parts-none")}</p>
      ) : (
        <ol ref={list} class="parts">
          {shown.map(({ part, at }) => (
            <PartRow
              key={at}
              part={part}
              at={at}
              count={parts.length}
              places={catalogue.parts[String(part[0])] ?? []}
              dragged={drag?.from === at}
              onChange={(now) => change({ do: parts.map((one, index) => (index === at ? now : one)) })}
              onMove={(to) => move(at, to)}
              onRemove={() => change({ do: parts.filter((_, index) => index !== at) })}
              onDrag={(event) => begin(at, event)}
            />
          ))}
        </ol>
      )}
      {parts.length >= MOST_PARTS ? (
        <p class="hint">{t("studio-full")}</p>
      ) : (
        <div class="part-names" role="group" aria-label={t("studio-add")}>
          {Object.keys(catalogue.parts).map((name) => (
            <button key={name} type="button" class="part-name" onClick={() => change({ do: [...parts, newPart(name, catalogue)] })}>
              <Icon name="plus" />
              {t(`studio-add-${name}`)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** How long after the last letter a text is sent. */
const AFTER = 900;

function FreeText({ text, most, onChange }: { text: string; most: number; onChange: (text: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const focused = useRef(false);
  useEffect(() => {
    if (!focused.current) setTyped(text); // what is being written is not taken away
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (now: string): void => {
    clearTimeout(timer.current);
    if (now !== text) onChange(now);
  };
  return (
    <div class="free-text">
      <label for={id} class="label">
        {t("studio-text")}
      </label>
      <textarea
        id={id}
        class="field"
        rows={3}
        maxLength={most}
        value={typed}
        aria-describedby={`${id}hint`}
        onFocus={() => {
          focused.current = true;
        }}
        onBlur={() => {
          focused.current = false;
          settle(typed);
        }}
        onInput={(event) => {
          const now = event.currentTarget.value;
          setTyped(now);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => settle(now), AFTER);
        }}
      />
      <p id={`${id}hint`} class="hint">
        {t("studio-text-hint")} <span class="tabular">{t("studio-text-left", { count: most - typed.length })}</span>
      </p>
    </div>
  );
}

function Ideas({ number, onUse }: { number: number; onUse: (card: Written) => void }) {
  const cardOf = (idea: Idea): Written => (idea.hasText ? { text: t(`studio-idea-${idea.name}-text`) } : { do: idea.do ?? [] });
  return (
    <section class="ideas" aria-label={t("studio-ideas")}>
      <h3>{t("studio-ideas")}</h3>
      <ul class="idea-list">
        {IDEAS.map((idea) => {
          const name = t(`studio-idea-${idea.name}`);
          const card = cardOf(idea);
          return (
            <li key={idea.name}>
              <button type="button" class="idea" onClick={() => onUse(card)}>
                <span class="idea-name">{name}</span>
                <span class="idea-words">{words.value.instruction(card)}</span>
                <span class="unseen">{t("studio-idea-use", { number, name })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
