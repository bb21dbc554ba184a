import { signal } from "@preact/signals";

/** The address without its host: `/t/K7WQ2MNP`. */
export const path = signal(location.pathname);
/** The part of the address after `?`. */
export const query = signal(location.search);

function read(): void {
  path.value = location.pathname;
  query.value = location.search;
}

/** Go to another page of this site. `replace` leaves no way back to the present one. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  read();
  if (!replace) scrollTo(0, 0);
}

/** The parts of the address when it has the form of `pattern`, such as `/t/:code`, else null. */
export function match(pattern: string, address = path.value): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = address.replace(/\/+$/, "").split("/");
  if (address === "/") given.push("");
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? "";
    if (part.startsWith(":")) {
      if (value === "") return null;
      try {
        found[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (part !== value) return null;
  }
  return found;
}

/** Let links of this site change the page without a reload. */
export function followLinks(): void {
  addEventListener("popstate", read);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}
