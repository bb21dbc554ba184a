const ACCENTS: Record<string, string> = {
  a: "á", e: "ë", i: "í", o: "ö", u: "ů", y: "ý", c: "ç", n: "ñ", s: "š", z: "ž",
  A: "Á", E: "Ë", I: "Í", O: "Ö", U: "Ů", Y: "Ý", C: "Ç", N: "Ñ", S: "Š", Z: "Ž",
};

/** A text's own letters with accents on them, for the pseudo-language: what shows none did not come from the files. */
export function accented(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter);
}

/** A whole text in brackets, a third longer, as long languages are. */
export function bracketed(text: string): string {
  return `⟦${text}${"·".repeat(Math.ceil(text.length / 3))}⟧`;
}
