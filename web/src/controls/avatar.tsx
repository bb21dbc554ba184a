import "../styles/controls.css";

/** How many tones there are in `controls.css`. */
const TONES = 6;

/** The tone of a name: always the same for the same name. */
export function tone(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % TONES;
}

/** A player's first letter on a round ground. The name stands beside it. */
export function Avatar({ name, small = false }: { name: string; small?: boolean }) {
  const first = String.fromCodePoint(name.trim().codePointAt(0) ?? 0x3f).toUpperCase();
  return (
    <span class={`avatar avatar-${tone(name)}${small ? " avatar-small" : ""}`} aria-hidden="true">
      {first}
    </span>
  );
}
