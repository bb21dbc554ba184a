import { signal } from "@preact/signals";

const query = globalThis.matchMedia?.("(min-width: 56rem)");

/** Whether there is room for two columns; the styles' limit for it is the same. */
export const wide = signal(query?.matches ?? false);

query?.addEventListener("change", () => {
  wide.value = query.matches;
});
