import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** Every language by its code, with its own name. */
export const LANGUAGES = {
  en: "English",
  ca: "Català",
  uk: "Українська",
  fil: "Filipino",
  ro: "Română",
  it: "Italiano",
} as const;

export type Language = keyof typeof LANGUAGES;

/** What a text's variable may be. What is absent becomes an empty text. */
export type Value = string | number | null | undefined;
export type Values = Record<string, Value>;

const SOURCES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("virtual:texts/en"),
  ca: () => import("virtual:texts/ca"),
  uk: () => import("virtual:texts/uk"),
  fil: () => import("virtual:texts/fil"),
  ro: () => import("virtual:texts/ro"),
  it: () => import("virtual:texts/it"),
};

/** Thousands are set apart in every language and browser, as the library does. */
const GROUPED = { useGrouping: "always" } as unknown as { useGrouping: boolean };

/** Stands before a player's name while a sentence is made: a name is never given a capital. */
export const NAME = "\0";

/** Letters that are written from right to left, of which names may be made. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text with such letters stands apart, or it would turn round numbers and signs beside it (isolates of UAX #9). */
function setApart(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  return text.startsWith(NAME) ? `${NAME}\u2068${text.slice(NAME.length)}\u2069` : `\u2068${text}\u2069`;
}

/** The texts of one language. Each is read when it is first wanted, as no page needs a tenth of them. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly read = new Set<string>();
  private readonly complained = new Set<string>();

  constructor(
    readonly language: Language,
    private readonly sources: Record<string, string>,
    transform?: (text: string) => string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, transform });
  }

  static async load(language: Language, transform?: (text: string) => string): Promise<Texts> {
    return new Texts(language, (await SOURCES[language]()).default, transform);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.sources, key) && !key.startsWith("-");
  }

  /** The text of a key with its variables filled in. A key that is missing stands for itself, so that a screen never fails for a text. */
  format(key: string, values: Values = {}): string {
    if (!this.read.has(key) && this.has(key)) this.prepare(key);
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) {
      this.complain(key, "there is no such text");
      return key;
    }
    const errors: Error[] = [];
    const known: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(values)) known[name] = typeof value === "number" ? new FluentNumber(value, GROUPED) : setApart(value ?? "");
    const text = this.bundle.formatPattern(pattern, known, errors);
    if (errors.length > 0) this.complain(key, errors.join("; "));
    return text;
  }

  /** Read a text, and what it refers to. */
  private prepare(key: string): void {
    const source = this.sources[key] ?? "";
    this.read.add(key);
    this.bundle.addResource(new FluentResource(`${key} = ${source.includes("\n") ? "\n    " : ""}${source}`));
    for (const [, other = ""] of source.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) {
      if (!this.read.has(other) && Object.hasOwn(this.sources, other)) this.prepare(other);
    }
  }

  private complain(key: string, what: string): void {
    if (this.complained.has(key)) return;
    this.complained.add(key);
    console.error(`text "${key}" (${this.language}): ${what}`);
  }
}
