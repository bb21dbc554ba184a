import { useRef } from "preact/hooks";
import { Select } from "../controls/choice.tsx";
import { Icon } from "../controls/icons.tsx";
import { Stepper } from "../controls/stepper.tsx";
import type { ColourText } from "../faces.ts";
import { t, words } from "../words/index.ts";
import type { Part } from "./parts.ts";

interface PartRowProps {
  part: Part;
  at: number;
  count: number;
  /** The values that each place after the name may have. */
  places: readonly (readonly (string | number)[])[];
  dragged: boolean;
  onChange: (part: Part) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (event: PointerEvent) => void;
}

/** One part of an instruction: its sentence, its values, and its place in the order. */
export function PartRow({ part, at, count, places, dragged, onChange, onMove, onRemove, onDrag }: PartRowProps) {
  const sentence = words.value.part(part);
  const grip = useRef<HTMLSpanElement>(null);
  const set = (place: number, value: string | number): void => onChange(part.map((one, index) => (index === place ? value : one)));
  return (
    <li class={dragged ? "part part-dragged" : "part"} data-part={at}>
      <span ref={grip} class="part-grip" onPointerDown={onDrag} aria-hidden="true">
        <Icon name="grip" />
      </span>
      <p class="part-words">{sentence}</p>
      {places.length > 0 && (
        <div class="part-values">
          {places.map((values, place) => (
            <Value key={place} values={values} value={part[place + 1] as string | number} onChange={(value) => set(place + 1, value)} />
          ))}
        </div>
      )}
      <div class="part-do">
        <button type="button" id={`part-${at}-up`} class="icon-button" aria-label={t("studio-up", { part: sentence })} aria-disabled={at === 0} onClick={() => at > 0 && onMove(at - 1)}>
          <Icon name="up" />
        </button>
        <button
          type="button"
          id={`part-${at}-down`}
          class="icon-button"
          aria-label={t("studio-down", { part: sentence })}
          aria-disabled={at === count - 1}
          onClick={() => at < count - 1 && onMove(at + 1)}
        >
          <Icon name="down" />
        </button>
        <button type="button" class="icon-button" aria-label={t("studio-remove", { part: sentence })} onClick={onRemove}>
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}

interface ValueProps {
  values: readonly (string | number)[];
  value: string | number;
  onChange: (value: string | number) => void;
}

function Value({ values, value, onChange }: ValueProps) {
  if (typeof values[0] === "number") {
    const numbers = values as readonly number[];
    return <Stepper label={t("studio-count")} unseen value={Number(value)} least={Math.min(...numbers)} most={Math.max(...numbers)} onChange={onChange} />;
  }
  const colours = values.includes("named");
  return (
    <Select
      label={t(colours ? "studio-colour" : "studio-who")}
      unseen
      ways={values.map((one) => ({ value: one, label: colours ? colourName(String(one)) : t(`studio-who-${one}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

const colourName = (value: string): string => (value === "named" ? t("studio-colour-named") : words.value.colour(value as ColourText));
