/** How many letters and figures a table's code has. */
export const CODE_LENGTH = 9;

/** The code that somebody means who types, dictates or pastes this: a code with any spaces and case, or a link to a table. */
export function codeOf(text: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  return (link?.[1] ?? text).toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** A code as it is shown and read aloud: in groups of three. */
export const spaced = (code: string): string => code.replace(/(.{3})(?=.)/g, "$1 ");
