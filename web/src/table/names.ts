import { computed } from "@preact/signals";
import { shown, table } from "../state.ts";
import { t, words } from "../words/index.ts";

/** A seat's name; one that has none is called by its number. */
export function nameOf(seat: number): string {
  return table.value?.seats[seat]?.name || t("seat-label", { number: seat });
}

/** “5 cards”, in the case in which the sentence needs it. */
export const cardsText = (count: number, form: "nom" | "acc" = "nom"): string => t("count-cards", { count, case: form });

export const pointsText = (count: number): string => t("count-points", { count, case: "nom" });

/** The game as it is shown: some moves behind the truth while they are being watched. */
export const view = computed(() => shown.value?.game ?? null);

/** Whose partner one is, with partners: the seat opposite. */
export const partner = computed<number | null>(() => {
  const now = shown.value;
  return now !== null && now.seat !== null && now.table.rules.teams === true ? (now.seat + 2) % 4 : null;
});

/** What is written on a Customizable card; null for other cards and for a blank one. */
export function written(card: string): string | null {
  const number = /^WCUSTOM(\d)$/.exec(card)?.[1];
  if (number === undefined) return null;
  const instruction = (table.value?.rules.custom ?? [])[Number(number) - 1];
  const said = instruction === undefined ? "" : words.value.instruction(instruction);
  return said === "" || said === t("instruction-blank") ? null : said;
}
