import { COLOUR_NAMES, face, type CardText, type ColourText, type Face } from "../faces.ts";
import type { OptionInfo } from "../protocol.ts";
import { Told, type Coded, type Reader } from "./told.ts";
import { NAME, type Language, type Texts, type Values } from "./texts.ts";

/** Events that are not told, as another event tells it. */
const UNTOLD = ["accepted", "dealer-given"];

/** The name of an option's value depends on these of its facts. */
export type OptionKind = Pick<OptionInfo, "name" | "kind">;

/** What is written on a Customizable card, as it stands in a record. */
export interface Instruction {
  do?: readonly (readonly (string | number)[])[];
  text?: string;
}

const SYMBOLS: Record<string, string> = {
  S: "symbol-skip",
  R: "symbol-reverse",
  "+1": "symbol-draw-one",
  "+2": "symbol-draw-two",
  W: "card-wild",
  "W+2": "card-wild-draw-two",
  "W+4": "card-wild-draw-four",
  WDIP: "card-wild-dip",
  WSWAP: "card-wild-swap",
};

const kebab = (name: string): string => name.replaceAll("_", "-");

/** Everything that is said to a reader, in one language: cards, refusals, events, instructions, options. The wording is that of `words.py`. */
export class Words {
  constructor(private readonly texts: Texts) {}

  get language(): Language {
    return this.texts.language;
  }

  has(key: string): boolean {
    return this.texts.has(key);
  }

  text(key: string, values?: Values): string {
    return this.texts.format(key, values);
  }

  colour(colour: ColourText): string {
    return this.text(`colour-${COLOUR_NAMES[colour]}`);
  }

  /** The card's full name as players say it; in the case `acc` as the object of a sentence. A card that nobody may see is "a card". */
  card(card: CardText, form: "nom" | "acc" = "nom"): string {
    const known = face(card);
    if (known === null) return this.text("card-unknown", { case: form });
    const symbol = this.symbol(known);
    return known.colour === null ? symbol : this.text(`card-${COLOUR_NAMES[known.colour]}`, { symbol, case: form });
  }

  /** The name of a figure, an action or a wild. */
  symbol(known: Face): string {
    if (known.figure !== null) return String(known.figure);
    return this.text(SYMBOLS[known.symbol] ?? "card-wild-custom", { number: known.custom });
  }

  cards(cards: readonly CardText[], form: "nom" | "acc" = "nom"): string {
    return this.list(cards.map((card) => this.card(card, form)));
  }

  /** The items in one list, with the language's "and" (or, with the key `list-or`, its "or") before the last. */
  list(items: readonly string[], key: "list-and" | "list-or" = "list-and"): string {
    if (items.length < 2) return items.join("");
    return this.text(key, { most: items.slice(0, -1).join(", "), last: items.at(-1) });
  }

  /** Why a move was refused, in one sentence. */
  reason(reason: Coded, reader: Reader = {}): string {
    return `${sentence(this.text(`reason-${kebab(reason.code)}`, new Told(this, reason.args, reader).ofReason()))}.`;
  }

  /** What happened, in one sentence; null for an event that is not told. `cause` is the `played` event that a draw goes back to. */
  event(event: Coded, reader: Reader = {}, cause: Coded | null = null): string | null {
    let key = kebab(event.code);
    if (key === "won" && event.args.seat == null) key += "-nobody";
    else if (key === "dealer") key += `-${kebab(event.args.how)}`;
    else if (["starts", "drew", "blocked"].includes(key)) key += `-${kebab(event.args.why)}`;
    if (UNTOLD.includes(key)) return null;
    const told = new Told(this, event.args, reader, event.code === "drew" ? cause : null);
    return sentence(this.text(`event-${key}`, told.ofEvent()));
  }

  /** The sentences of events in order, each with the card that caused it; those that are not told are left out. */
  events(events: Iterable<Coded>, reader: Reader = {}): string[] {
    return [...withCauses(events)].map(([event, cause]) => this.event(event, reader, cause)).filter((one) => one !== null);
  }

  /** What is written on a Customizable card: its parts in words, then its free text as it is. */
  instruction(instruction: Instruction): string {
    const sentences = (instruction.do ?? []).map((part) => this.part(part));
    if (instruction.text) sentences.push(instruction.text);
    return sentences.join(" ") || this.text("instruction-blank");
  }

  /** One part of an instruction, as a sentence. */
  part([name, ...values]: readonly (string | number)[]): string {
    const key = `instruction-${name}`;
    if (name === "draw") return this.text(key, { who: values[0], count: values[1] });
    if (name === "until") {
      return values[0] === "named" ? this.text(`${key}-named`) : this.text(key, { colour: COLOUR_NAMES[values[0] as ColourText] });
    }
    return this.text(key, values.length > 0 ? { count: values[0] } : {});
  }

  option(name: string): string {
    return this.text(`option-${kebab(name)}`);
  }

  optionMeaning(name: string): string {
    return this.text(`option-${kebab(name)}-meaning`);
  }

  /** A value of the option in words. */
  optionValue({ name, kind }: OptionKind, value: any): string {
    if (kind === "flag") return this.text(value ? "option-yes" : "option-no");
    if (kind === "choice") return this.text(`option-${kebab(name)}-${kebab(value)}`);
    if (kind === "instructions") {
      const cards: Instruction[] = value;
      if (!cards.some((card) => card.do?.length || card.text)) return this.text("option-custom-none");
      return cards.map((card, place) => this.text("option-custom-card", { number: place + 1, text: this.instruction(card) })).join(" ");
    }
    if (value === 0) return this.text(name === "draw_limit" ? "option-no-limit" : "option-no-penalty");
    return this.text(name === "target" ? "count-points" : "count-cards", { count: value, case: "nom" });
  }

  edition(name: string): string {
    return this.text(`edition-${name}`);
  }

  editionDifference(name: string): string {
    return this.text(`edition-${name}-difference`);
  }

  bot(level: string): string {
    return this.text(`bot-${level}`);
  }

  botMeaning(level: string): string {
    return this.text(`bot-${level}-meaning`);
  }

  /** What happened at the table beside the game. */
  tableEvent(event: Coded): string {
    return this.text(`table-event-${kebab(event.code)}`, event.args as Values);
  }

  /** Why a command or a request was refused: by the rules of the game, or by the table. */
  refused(refused: Coded & { ruling?: string | null }, reader: Reader = {}): string {
    if (refused.ruling) return this.reason(refused, reader);
    const key = `refused-${kebab(refused.code)}`;
    return this.has(key) ? this.text(key, refused.args as Values) : this.text("refused-unknown", { code: refused.code });
  }
}

/** Each event with the `played` event of the same round that came last before it, the cause of a draw. */
export function* withCauses<E extends Coded>(events: Iterable<E>): Generator<[E, E | null]> {
  let cause: E | null = null;
  for (const event of events) {
    if (event.code === "played") cause = event;
    else if (event.code === "round") cause = null;
    yield [event, cause];
  }
}

function sentence(text: string): string {
  if (text.startsWith(NAME)) return text.replaceAll(NAME, "");
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return (first.toUpperCase() + text.slice(first.length)).replaceAll(NAME, "");
}
