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

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  ca: () => import("virtual:texts/ca"),
  uk: () => import("virtual:texts/uk"),
  fil: () => import("virtual:texts/fil"),
  ro: () => import("virtual:texts/ro"),
  it: () => import("virtual:texts/it"),
};

/** Thousands are set apart in every language and browser, as the library does. */
const GROUPED = { useGrouping: "always" } as unknown as { useGrouping: boolean };

/** The texts of one language. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly complained = new Set<string>();

  constructor(
    readonly language: Language,
    source: string,
    transform?: (text: string) => string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, transform });
    this.bundle.addResource(new FluentResource(source));
  }

  static async load(language: Language, transform?: (text: string) => string): Promise<Texts> {
    return new Texts(language, (await SOURCES[language]()).default, transform);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text of a key with its variables filled in. A key that is missing stands for itself, so that a screen never fails for a text. */
  format(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) {
      this.complain(key, "there is no such text");
      return key;
    }
    const errors: Error[] = [];
    const known: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(values)) known[name] = typeof value === "number" ? new FluentNumber(value, GROUPED) : (value ?? "");
    const text = this.bundle.formatPattern(pattern, known, errors);
    if (errors.length > 0) this.complain(key, errors.join("; "));
    return text;
  }

  private complain(key: string, what: string): void {
    if (this.complained.has(key)) return;
    this.complained.add(key);
    console.error(`text "${key}" (${this.language}): ${what}`);
  }
}
