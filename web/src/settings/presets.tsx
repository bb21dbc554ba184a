import { useState } from "preact/hooks";
import { announce } from "../announce.ts";
import { said } from "../controls/command.ts";
import { Note } from "../controls/note.tsx";
import type { Catalogue, EditionInfo, Preset, Refused, TableView } from "../protocol.ts";
import { t } from "../words/index.ts";
import { same, setRules, wanted, type Options } from "./rules.ts";

/** The options without what is written on the cards, which no preset touches. */
function withoutCards(options: Options): [string, unknown][] {
  return Object.entries(options)
    .filter(([name]) => name !== "custom")
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

function isUsed(preset: Preset, table: TableView, info: EditionInfo): boolean {
  const effective = Object.fromEntries(Object.entries(preset.options).filter(([name, value]) => !same(value, info.rules[name])));
  return same(withoutCards(effective), withoutCards(wanted.value?.options ?? table.options));
}

/** Ready-made rules for the edition: one press takes them all. */
export function Presets({ catalogue, table, info }: { catalogue: Catalogue; table: TableView; info: EditionInfo }) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const use = async (preset: Preset): Promise<void> => {
    const custom = table.options.custom;
    const answer = await setRules(info, custom === undefined ? preset.options : { ...preset.options, custom });
    setRefused(answer.is === "refused" ? answer : null);
    if (answer.is === "done") announce(t(`preset-${preset.name}`));
  };
  return (
    <section class="panel" aria-labelledby="presets">
      <h2 id="presets">{t("settings-presets")}</h2>
      {refused !== null && <Note kind="danger">{said(refused)}</Note>}
      <ul class="presets">
        {catalogue.presets
          .filter((preset) => preset.editions.includes(info.name))
          .map((preset) => {
            const used = isUsed(preset, table, info);
            return (
              <li key={preset.name}>
                <button type="button" class="preset" aria-pressed={used} onClick={() => void use(preset)}>
                  <span class="preset-name">{t(`preset-${preset.name}`)}</span>
                  <span class="preset-meaning">{t(`preset-${preset.name}-meaning`)}</span>
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
