import "./styles/notes.css";
import { offline, update, updateWaits } from "./offline.ts";
import { path } from "./router.ts";
import { t } from "./words/index.ts";

/** The pages that say by themselves, and more exactly, that there is no network: the start page and a table. */
const saysItself = (address: string): boolean => address === "/" || address.startsWith("/t/");

/** What is to be known on every page: that there is no network, that there is a new version. */
export function Notes() {
  return (
    <div class="shell-notes" aria-live="polite">
      {offline.value && !saysItself(path.value) && <p class="shell-note">{t("shell-offline")}</p>}
      {updateWaits.value && !offline.value && (
        <p class="shell-note">
          {t("shell-update")}
          <button class="button shell-note-button" type="button" onClick={update}>
            {t("shell-reload")}
          </button>
        </p>
      )}
    </div>
  );
}
