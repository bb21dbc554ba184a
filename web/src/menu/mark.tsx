/** The mark: one tilted card with a corner turned up. */
export function Mark() {
  return <img class="mark" src="/icon.svg" alt="" width="36" height="36" />;
}
