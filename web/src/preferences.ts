import { effect, signal, type Signal } from "@preact/signals";

const PLACE = "lastcard";

function stored(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {}; // storage may be forbidden, or hold something else
  }
}

/** A signal that this browser remembers. Other tabs follow. */
export function preference<T>(name: string, otherwise: T): Signal<T> {
  const known = stored()[name];
  const found = signal<T>(typeof known === typeof otherwise && Array.isArray(known) === Array.isArray(otherwise) ? (known as T) : otherwise);
  let first = true;
  effect(() => {
    const value = found.value;
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(PLACE, JSON.stringify({ ...stored(), [name]: value }));
    } catch {
      // the choice then lasts as long as the page
    }
  });
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key !== PLACE) return;
    const value = stored()[name];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(found.peek())) found.value = value as T;
  });
  return found;
}

export const theme = preference<"auto" | "light" | "dark">("theme", "auto");
export const sound = preference("sound", false);
export const vibration = preference("vibration", true);
/** `reduced` for cross-fades only; `auto` follows the system. */
export const motion = preference<"auto" | "full" | "reduced">("motion", "auto");
/** Names of people whose chat is not shown here. */
export const muted = preference<string[]>("muted", []);
/** The name by which one played last, to be offered again. */
export const lastName = preference("name", "");

const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Whether things may move, by the system's wish and by choice. */
export const mayMove = (): boolean => motion.value === "full" || (motion.value === "auto" && !still?.matches);

/** Put theme and motion on the page, where the styles find them. */
export function applyPreferences(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme.value;
    root.dataset.motion = motion.value;
  });
}
