import { computed, effect, signal } from "@preact/signals";
import { preference } from "../preferences.ts";
import { accented, bracketed } from "./pseudo.ts";
import { LANGUAGES, Texts, type Language, type Values } from "./texts.ts";
import { Words } from "./words.ts";

export { LANGUAGES, type Language } from "./texts.ts";
export { withCauses, Words, type Instruction } from "./words.ts";
export type { Coded, Reader } from "./told.ts";

/** The pseudo-language, `?lang=qps`, by which the tests find texts that are not in the files. */
const PSEUDO = "qps";

/** The language chosen, or "auto" for the browser's. */
export const languageChoice = preference<Language | "auto">("language", "auto");

const current = signal<Words | null>(null);

/** The words of the reader's language. A component that reads them is drawn again when the language changes. */
export const words = computed<Words>(() => {
  if (current.value === null) throw new Error("the words are not loaded yet");
  return current.value;
});

/** A text of the files, in the reader's language. */
export function t(key: string, values?: Values): string {
  return words.value.text(key, values);
}

/** The first of the browser's languages that we speak. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    const language = code === "tl" ? "fil" : code;
    if (Object.hasOwn(LANGUAGES, language)) return language as Language;
  }
  return "en";
}

let loads = 0;

/** Show everything in the language chosen, or the one that the address asks for; resolves when its texts are there. */
export async function loadWords(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("lang");
  const named = asked !== null && Object.hasOwn(LANGUAGES, asked) ? (asked as Language) : languageChoice.peek();
  await speak(named, asked === PSEUDO);
}

/** Speak another language from now on, without a reload. */
export async function chooseLanguage(choice: Language | "auto"): Promise<void> {
  languageChoice.value = choice;
  await speak(choice, false);
}

async function speak(choice: Language | "auto", pseudo: boolean): Promise<void> {
  const load = ++loads;
  const language = choice === "auto" ? languageOf(navigator.languages) : choice;
  const texts = await Texts.load(language, pseudo ? accented : undefined);
  if (load !== loads) return; // another was chosen meanwhile
  if (pseudo) {
    const format = texts.format.bind(texts);
    texts.format = (key, values) => bracketed(format(key, values));
  }
  current.value = new Words(texts);
  document.documentElement.lang = language;
}

/** Follow the choice wherever it is made, in another tab too. */
export function followLanguage(): void {
  let before = languageChoice.peek();
  effect(() => {
    const choice = languageChoice.value;
    if (choice === before) return;
    before = choice;
    void speak(choice, false);
  });
}
