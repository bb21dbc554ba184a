import { useState } from "preact/hooks";

let last = 0;

/** An id that no other part of the document has: sheets are trees of their own, in which Preact would count from the beginning again. */
export function useId(): string {
  return useState(() => `id-${++last}`)[0];
}
