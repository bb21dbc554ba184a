import type { TableView } from "../protocol.ts";
import { useCatalogue } from "../start/catalogue.ts";
import "../styles/settings.css";
import { t, words, type Instruction } from "../words/index.ts";

/** What differs from the edition's own rules, in words, for everybody at the table. */
export function ChangedRules({ table }: { table: TableView }) {
  const { catalogue } = useCatalogue();
  const changed = (catalogue?.options ?? []).filter((option) => option.name in table.options);
  return (
    <div class="changed">
      <p class="changed-edition">{words.value.edition(table.edition)}</p>
      {Object.keys(table.options).length === 0 ? (
        <p class="hint">{t("room-rules-own")}</p>
      ) : (
        <>
          <p class="hint">{t("room-rules-changed")}</p>
          <dl class="changed-list">
            {changed.map((option) => (
              <div key={option.name}>
                <dt>{words.value.option(option.name)}</dt>
                {option.kind === "instructions" ? (
                  (table.rules[option.name] as Instruction[]).map((card, at) => (
                    <dd key={at}>{t("option-custom-card", { number: at + 1, text: words.value.instruction(card) })}</dd>
                  ))
                ) : (
                  <dd>{words.value.optionValue(option, table.rules[option.name])}</dd>
                )}
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
