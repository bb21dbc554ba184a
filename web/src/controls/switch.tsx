import "../styles/controls.css";
import { useId } from "./id.ts";

interface SwitchProps {
  label: string;
  /** What it is called, where the label says only how it stands. */
  name?: string;
  meaning?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}

/** A yes or no with its label; the whole line may be pressed. */
export function Switch({ label, name, meaning, on, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label class="switch">
      <span class="switch-words">
        <span id={`${id}label`} class="label">
          {label}
        </span>
        {meaning && <small id={`${id}meaning`}>{meaning}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        class="switch-input"
        aria-label={name}
        aria-labelledby={name === undefined ? `${id}label` : undefined}
        aria-describedby={meaning ? `${id}meaning` : undefined}
        checked={on}
        disabled={disabled}
        onChange={(event) => {
          const wanted = event.currentTarget.checked;
          event.currentTarget.checked = on; // it shows what is, not what is wished
          onChange(wanted);
        }}
      />
    </label>
  );
}
