import type { Note } from "../protocol.ts";
import { t } from "../words/index.ts";

/** A piece of advice about the rules in words. */
export function advice(note: Note): string {
  return t(`advice-${note.code.replaceAll("_", "-")}`, note.args);
}
