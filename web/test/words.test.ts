// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage, languageOf, LANGUAGES, loadWords, t, words } from "../src/words/index.ts";
import { Texts } from "../src/words/texts.ts";
import { Words } from "../src/words/words.ts";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

test("the first of the browser's languages that we speak is spoken, else English", () => {
  expect(languageOf(["de-DE", "tl-PH", "uk"])).toBe("fil");
  expect(languageOf(["CA-valencia"])).toBe("ca");
  expect(languageOf(["de", "constructor"])).toBe("en");
  expect(languageOf([])).toBe("en");
});

test("the language changes at once, with the page's own", async () => {
  await loadWords();
  expect(t("colour-red")).toBe("red");
  await chooseLanguage("it");
  expect(t("colour-red")).toBe("rosso");
  expect(document.documentElement.lang).toBe("it");
  await chooseLanguage("auto");
  expect(words.value.language).toBe("en");
});

test("of two choices in a hurry the last one counts", async () => {
  await Promise.all([chooseLanguage("uk"), chooseLanguage("ro")]);
  expect(words.value.language).toBe("ro");
});

test("the pseudo-language shows every text in brackets, once", async () => {
  await chooseLanguage("en");
  history.replaceState(null, "", "/?lang=qps");
  await loadWords();
  expect(t("colour-red")).toMatch(/^⟦rëd·⟧$/);
  history.replaceState(null, "", "/");
});

test.each(Object.keys(LANGUAGES))("in %s everything that the server may send is said in some way", async (language) => {
  const all = new Words(await Texts.load(language as keyof typeof LANGUAGES));
  expect(all.refused({ code: "something-new", args: {} })).toContain("something-new");
  expect(all.refused({ code: "line-lost", args: {} })).not.toContain("line-lost");
  expect(all.refused({ code: "not_turn", ruling: "ONE", args: { seat: 0, turn: 1 } }, { names: ["Ana", "Bo"], you: 0 })).toContain("Bo");
  expect(all.card("?")).toBe(all.text("card-unknown", { case: "nom" }));
});

test("a text that is missing stands for itself, and is complained about once", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const texts = await Texts.load("en");
  expect(texts.format("no-such-text")).toBe("no-such-text");
  expect(texts.format("no-such-text")).toBe("no-such-text");
  expect(texts.format("__proto__")).toBe("__proto__");
  expect(complaint).toHaveBeenCalledTimes(2);
  complaint.mockRestore();
});
