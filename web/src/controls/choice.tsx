import type { ComponentChildren } from "preact";
import "../styles/controls.css";
import { useId } from "./id.ts";

export interface Way<T> {
  value: T;
  label: ComponentChildren;
  meaning?: string;
}

interface ChoiceProps<T> {
  label: string;
  /** The label is shown elsewhere. */
  unseen?: boolean;
  ways: readonly Way<T>[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
  /** Side by side in one band, for a few short labels; as chips in rows, for more; else below one another. */
  shape?: "band" | "chips" | "list";
  describedBy?: string | undefined;
}

/** One of a few ways, as radio buttons. */
export function Choice<T extends string | number>({ label, unseen = false, ways, value, onChange, disabled = false, shape = "list", describedBy }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice" disabled={disabled} aria-describedby={describedBy}>
      <legend class={unseen ? "unseen" : "label"}>{label}</legend>
      <div class={`choice-${shape}`}>
        {ways.map((way) => (
          <label key={way.value} class="choice-way">
            <input type="radio" name={name} checked={way.value === value} onChange={() => onChange(way.value)} />
            <span class="choice-label">
              {way.label}
              {way.meaning && <small>{way.meaning}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectProps<T> {
  label: string;
  unseen?: boolean;
  ways: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
}

/** One of many ways, in the list that the device shows. */
export function Select<T extends string | number>({ label, unseen = false, ways, value, onChange, disabled = false }: SelectProps<T>) {
  const id = useId();
  return (
    <div class="select">
      <label for={id} class={unseen ? "unseen" : "label"}>
        {label}
      </label>
      <select
        id={id}
        class="field"
        disabled={disabled}
        value={String(value)}
        onChange={(event) => {
          const found = ways.find((way) => String(way.value) === event.currentTarget.value);
          if (found) onChange(found.value);
        }}
      >
        {ways.map((way) => (
          <option key={way.value} value={String(way.value)} selected={way.value === value}>
            {way.label}
          </option>
        ))}
      </select>
    </div>
  );
}
