import type { SeatView, TableView } from "../protocol.ts";
import { words } from "../words/index.ts";

/** The seats that nobody has. */
export const emptySeats = (table: TableView): number[] => table.seats.flatMap((seat, at) => (seat.kind === "empty" ? [at] : []));

/** Who sits there, by name. */
export const people = (table: TableView): { seat: SeatView; at: number }[] =>
  table.seats.map((seat, at) => ({ seat, at })).filter(({ seat }) => seat.kind === "person");

/** The host's name, or null without one. */
export const hostName = (table: TableView): string | null => (table.host === null ? null : (table.seats[table.host]?.name ?? null));

export interface Written {
  do?: (string | number)[][];
  text?: string;
}

/** What is written on the three Customizable cards. */
export function written(table: TableView): [Written, Written, Written] {
  const cards = (table.rules.custom ?? []) as Written[];
  return [cards[0] ?? {}, cards[1] ?? {}, cards[2] ?? {}];
}

export const isBlank = (card: Written): boolean => !card.do?.length && !card.text;

/** Whether anything is written that everybody has to agree to. */
export const isWritten = (table: TableView): boolean => !written(table).every(isBlank) && !table.advice.some((note) => note.code === "custom-none");

/** Those who have not yet agreed to what is written. */
export const notAgreed = (table: TableView): { seat: SeatView; at: number }[] => people(table).filter(({ seat }) => !seat.agreed);

/** A list of names in the reader's language. */
export const listed = (found: { seat: SeatView }[]): string => words.value.list(found.map(({ seat }) => seat.name));
