import { Fan } from "../controls/fan.tsx";
import type { Edition, EditionInfo } from "../protocol.ts";
import { t, words } from "../words/index.ts";
import { SPECIAL } from "./choices.ts";
import { useId } from "../controls/id.ts";

/** The editions to choose from, each with its own cards and what makes it different. */
export function Editions({ editions, value, onChange }: { editions: readonly EditionInfo[]; value: Edition; onChange: (value: Edition) => void }) {
  const name = useId();
  const facts = (edition: EditionInfo): string =>
    t("start-facts", { cards: edition.cards.reduce((sum, [, count]) => sum + count, 0), least: edition.min_players, most: edition.max_players });
  const chosen = editions.find((edition) => edition.name === value);
  return (
    <fieldset class="editions">
      <legend class="label">{t("start-edition")}</legend>
      {editions.map((edition) => (
        <label key={edition.name} class="edition">
          <input type="radio" name={name} checked={edition.name === value} onChange={() => onChange(edition.name)} aria-describedby={`${name}${edition.name}`} />
          <Fan cards={SPECIAL[edition.name]} />
          <span class="edition-words">
            <span class="edition-name">{words.value.edition(edition.name)}</span>
            <span class="edition-facts">{facts(edition)}</span>
            <span id={`${name}${edition.name}`} class="edition-difference">
              {words.value.editionDifference(edition.name)}
            </span>
          </span>
        </label>
      ))}
      {chosen && (
        <p class="editions-about" aria-hidden="true">
          <strong>{facts(chosen)}</strong> {words.value.editionDifference(value)}
        </p>
      )}
    </fieldset>
  );
}
