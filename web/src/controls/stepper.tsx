import { useEffect, useState } from "preact/hooks";
import "../styles/controls.css";
import { t } from "../words/index.ts";
import { Icon } from "./icons.tsx";
import { useId } from "./id.ts";

interface StepperProps {
  label: string;
  unseen?: boolean;
  value: number;
  least: number;
  most: number;
  step?: number;
  onChange: (value: number) => void;
  disabled?: boolean;
  describedBy?: string | undefined;
}

/** A whole number: one less, one more, or typed. */
export function Stepper({ label, unseen = false, value, least, most, step = 1, onChange, disabled = false, describedBy }: StepperProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const set = (wanted: number): void => {
    const fitting = Math.min(most, Math.max(least, Math.round(wanted)));
    if (Number.isNaN(fitting)) setTyped(String(value));
    else {
      setTyped(String(fitting));
      if (fitting !== value) onChange(fitting);
    }
  };
  // A step goes to the next round number: from 30 by 50 to 50.
  const lower = Math.max(least, Math.ceil(value / step) * step - step);
  const higher = Math.min(most, Math.floor(value / step) * step + step);
  return (
    <div class="stepper-box">
      <label for={id} class={unseen ? "unseen" : "label"}>
        {label}
      </label>
      <div class="stepper">
        <button type="button" class="icon-button" aria-label={`${t("do-less")}: ${label}`} disabled={disabled || value <= least} onClick={() => set(lower)}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          class="stepper-number tabular"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={typed}
          disabled={disabled}
          aria-describedby={describedBy}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onChange={(event) => set(Number.parseInt(event.currentTarget.value, 10))}
          onKeyDown={(event) => {
            if (event.key === "ArrowUp") set(higher);
            else if (event.key === "ArrowDown") set(lower);
            else return;
            event.preventDefault();
          }}
        />
        <button type="button" class="icon-button" aria-label={`${t("do-more")}: ${label}`} disabled={disabled || value >= most} onClick={() => set(higher)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
