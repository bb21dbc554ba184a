import type { ComponentChildren } from "preact";
import { Icon } from "../controls/icons.tsx";
import type { Catalogue, EditionInfo, TableView } from "../protocol.ts";
import { t } from "../words/index.ts";
import { OptionRow } from "./option.tsx";

/** The groups of options, in the order of the rules. */
export const groupsOf = (catalogue: Catalogue): string[] => [...new Set(catalogue.options.map((option) => option.group))];

/** Every option by its group. `after` stands at the end of a group. */
export function RulesList({ catalogue, table, info, fixed, after }: { catalogue: Catalogue; table: TableView; info: EditionInfo; fixed: boolean; after?: (group: string) => ComponentChildren }) {
  return (
    <>
      {groupsOf(catalogue)
        .filter((group) => group !== "custom" || hasCustom(info))
        .map((group) => (
          <section key={group} id={`group-${group}`} class="panel option-group" aria-labelledby={`group-${group}-name`} tabIndex={-1}>
            <h2 id={`group-${group}-name`}>{t(`group-${group}`)}</h2>
            <ul class="options">
              {catalogue.options
                .filter((option) => option.group === group)
                .map((option) => (
                  <OptionRow key={option.name} option={option} table={table} info={info} fixed={fixed} />
                ))}
            </ul>
            {after?.(group)}
          </section>
        ))}
    </>
  );
}

/** Whether the edition has Customizable cards. */
export const hasCustom = (info: EditionInfo): boolean => info.cards.some(([card]) => card.startsWith("WCUSTOM"));

/** Jumps to a group of options. */
export function GroupLinks({ groups }: { groups: readonly string[] }) {
  return (
    <nav class="group-links" aria-label={t("settings-jump")}>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          class="group-link"
          onClick={() => {
            const found = document.getElementById(`group-${group}`);
            found?.scrollIntoView({ block: "start" });
            found?.focus({ preventScroll: true });
          }}
        >
          {t(`group-${group}`)}
          <Icon name="down" />
        </button>
      ))}
    </nav>
  );
}
