import { useState } from "preact/hooks";
import { Choice } from "../controls/choice.tsx";
import { said } from "../controls/command.ts";
import { Icon } from "../controls/icons.tsx";
import { Note } from "../controls/note.tsx";
import { Stepper } from "../controls/stepper.tsx";
import { Switch } from "../controls/switch.tsx";
import type { EditionInfo, OptionInfo, Refused, TableView } from "../protocol.ts";
import { t, words } from "../words/index.ts";
import { advice } from "./advice.ts";
import { same, setOption, valueOf } from "./rules.ts";
import { useId } from "../controls/id.ts";

/** By how much one press changes a number. */
const STEPS: Record<string, number> = { target: 50 };

interface OptionRowProps {
  option: OptionInfo;
  table: TableView;
  info: EditionInfo;
  fixed: boolean;
}

/** One option: what it means, its value, whether it differs from the edition, and what is to be said about it. */
export function OptionRow({ option, table, info, fixed }: OptionRowProps) {
  const id = useId();
  const [refused, setRefused] = useState<Refused | null>(null);
  const value = valueOf(table, info, option.name);
  const own = info.rules[option.name];
  const changed = !same(value, own);
  const notes = table.advice.filter((note) => note.option === option.name);
  const set = async (to: unknown): Promise<void> => {
    const answer = await setOption(table, info, option.name, to);
    setRefused(answer.is === "refused" ? answer : null);
  };
  const label = words.value.option(option.name);
  return (
    <li class={changed ? "option option-changed" : "option"}>
      <div class="option-words">
        <h3>
          {label}
          {changed && <span class="option-mark">{t("settings-changed")}</span>}
        </h3>
        <p id={id} class="hint">
          {words.value.optionMeaning(option.name)}
        </p>
      </div>
      <div class="option-value">
        {fixed || option.kind === "instructions" ? (
          <p class="option-fixed">{words.value.optionValue(option, value)}</p>
        ) : (
          <Control option={option} label={label} value={value} describedBy={id} onChange={(to) => void set(to)} />
        )}
      </div>
      {changed && !fixed && option.kind !== "instructions" && (
        <button type="button" class="option-reset" onClick={() => void set(own)}>
          <Icon name="reset" />
          {t("settings-reset", { value: words.value.optionValue(option, own) })}
        </button>
      )}
      {changed && fixed && <p class="hint">{t("settings-own-value", { value: words.value.optionValue(option, own) })}</p>}
      {refused !== null && <Note kind="danger">{said(refused)}</Note>}
      {notes.map((note) => (
        <Note key={note.code} kind={note.stops ? "danger" : "warm"}>
          {advice(note)}
          {note.stops && ` ${t("settings-stops")}`}
        </Note>
      ))}
    </li>
  );
}

interface ControlProps {
  option: OptionInfo;
  label: string;
  value: any;
  describedBy: string;
  onChange: (value: unknown) => void;
}

function Control({ option, label, value, describedBy, onChange }: ControlProps) {
  if (option.kind === "flag") {
    return <Switch label={words.value.optionValue(option, value)} name={label} on={value === true} onChange={onChange} />;
  }
  if (option.kind === "choice") {
    return (
      <Choice
        label={label}
        unseen
        ways={option.choices.map((one) => ({ value: one, label: capital(words.value.optionValue(option, one)) }))}
        value={String(value)}
        onChange={onChange}
        describedBy={describedBy}
      />
    );
  }
  return (
    <div class="row">
      <Stepper
        label={label}
        unseen
        value={Number(value)}
        least={option.least}
        most={option.most}
        step={STEPS[option.name] ?? 1}
        onChange={onChange}
        describedBy={describedBy}
      />
      <span class="option-unit">{words.value.optionValue(option, value)}</span>
    </div>
  );
}

/** A value's words begin with a small letter, as they stand after a colon; alone they begin with a capital. */
function capital(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return first.toLocaleUpperCase(words.value.language) + text.slice(first.length);
}
