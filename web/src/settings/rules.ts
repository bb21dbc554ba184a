import { signal } from "@preact/signals";
import type { Done, Edition, EditionInfo, Refused, TableView } from "../protocol.ts";
import { send } from "../state.ts";

export type Options = Record<string, any>;

/** What has been asked for and not yet answered: a second change builds on it, not on what the table still shows. */
export const wanted = signal<{ edition: Edition; options: Options } | null>(null);

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The value of an option as it is or as it has just been asked for. */
export function valueOf(table: TableView, info: EditionInfo | undefined, option: string): any {
  const asked = wanted.value;
  if (asked === null) return table.rules[option];
  return option in asked.options ? asked.options[option] : info?.rules[option];
}

/** Ask for other rules. What is the edition's own is left out. */
export async function setRules(info: EditionInfo, options: Options): Promise<Done | Refused> {
  const different = Object.fromEntries(Object.entries(options).filter(([name, value]) => !same(value, info.rules[name])));
  const mine = { edition: info.name, options: different };
  wanted.value = mine;
  const answer = await send({ do: "rules", edition: info.name, options: different });
  if (wanted.peek() === mine) wanted.value = null;
  return answer;
}

/** Ask for another value of one option. */
export function setOption(table: TableView, info: EditionInfo, name: string, value: unknown): Promise<Done | Refused> {
  return setRules(info, { ...(wanted.peek()?.options ?? table.options), [name]: value });
}
