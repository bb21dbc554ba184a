const waiting: Record<"polite" | "assertive", string[]> = { polite: [], assertive: [] };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Have a screen reader say something, without moving the focus. What is said in the same moment is said together. */
export function announce(text: string, how: "polite" | "assertive" = "polite"): void {
  if (text === "") return;
  waiting[how].push(text);
  timer ??= setTimeout(() => {
    timer = undefined;
    for (const where of ["assertive", "polite"] as const) {
      const region = document.getElementById(where);
      if (region === null || waiting[where].length === 0) continue;
      // A new element each time: the same text twice is said twice.
      const line = document.createElement("p");
      line.textContent = waiting[where].splice(0).join(" ");
      region.replaceChildren(line);
    }
  }, 60);
}
