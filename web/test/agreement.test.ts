import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { texts } from "../build/texts.ts";
import { Texts, type Language } from "../src/words/texts.ts";
import { Words } from "../src/words/words.ts";

type Case = Record<string, any>;

const asked = JSON.parse(readFileSync(process.env.LASTCARD_CASES ?? "", "utf8")) as Record<Language, Case[]>;

const answers = (words: Words): Record<string, (asked: Case) => unknown> => ({
  card: ({ card, form }) => words.card(card, form),
  cards: ({ cards: some }) => words.cards(some),
  colour: ({ colour }) => words.colour(colour),
  reason: ({ code, args, names, you }) => words.reason({ code, args }, { names: names ?? undefined, you }),
  event: ({ code, args, names, you, cause }) => words.event({ code, args }, { names: names ?? undefined, you }, cause),
  events: ({ events, names, you }) => words.events(events, { names, you }),
  instruction: ({ written }) => words.instruction(written),
  option: ({ name }) => words.option(name),
  optionMeaning: ({ name }) => words.optionMeaning(name),
  optionValue: ({ name, kind, value }) => words.optionValue({ name, kind }, value),
  edition: ({ name }) => words.edition(name),
  editionDifference: ({ name }) => words.editionDifference(name),
  bot: ({ name }) => words.bot(name),
  botMeaning: ({ name }) => words.botMeaning(name),
});

test.each(Object.entries(asked) as [Language, Case[]][])("what is said in %s is what the library says", (language, cases) => {
  const say = answers(new Words(new Texts(language, texts(language))));
  const different = cases.map((one): Case => ({ ...one, said: say[one.ask]?.(one) })).filter(({ says, said }) => !same(says, said));
  expect(different.slice(0, 5)).toEqual([]);
  expect(cases.length).toBeGreaterThan(1000);
});

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
