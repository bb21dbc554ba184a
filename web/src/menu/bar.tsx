import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import "../styles/menu.css";
import { t } from "../words/index.ts";
import { Mark } from "./mark.tsx";
import { Preferences } from "./preferences.tsx";

/** The bar on top of every page: the way home, what the page is, and what belongs to it. */
export function Bar({ title, back, children }: { title?: ComponentChildren; back?: { href: string; label: string }; children?: ComponentChildren }) {
  return (
    <header class="bar">
      {back === undefined ? (
        <a class="bar-home" href="/" aria-label={t("sign-main")}>
          <Mark />
          {title === undefined && (
            <span class="bar-name" translate={false}>
              lastcard
            </span>
          )}
        </a>
      ) : (
        <a class="icon-button" href={back.href} aria-label={back.label}>
          <Icon name="back" />
        </a>
      )}
      {title !== undefined && <span class="bar-title">{title}</span>}
      <span class="bar-rest">{children}</span>
    </header>
  );
}

/** Opens the menu of language, look and sound. */
export function PreferencesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="icon-button" aria-label={t("menu-preferences")} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="gear" />
      </button>
      {open && <Preferences onClose={() => setOpen(false)} />}
    </>
  );
}
