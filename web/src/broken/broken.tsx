import { Icon, type IconName } from "../controls/icons.tsx";
import { Bar, PreferencesButton } from "../menu/bar.tsx";
import { Page } from "../page.tsx";
import { code as tableCode, reopenTable } from "../state.ts";
import "../styles/broken.css";
import { t } from "../words/index.ts";
import { spaced } from "../start/join.ts";

/** A page that says why there is nothing else on it, and what to do. */
export function BrokenPage({ sign, title, text, retry }: { sign: IconName; title: string; text: string; retry?: () => void }) {
  return (
    <>
      <Bar>
        <PreferencesButton />
      </Bar>
      <Page title={title} class="broken-page">
        <div class="broken panel">
          <Icon name={sign} class="broken-sign" />
          <h1>{title}</h1>
          <p>{text}</p>
          <div class="row">
            {retry && (
              <button type="button" class="button" onClick={retry}>
                {t("do-retry")}
              </button>
            )}
            <a class="button button-main" href="/">
              {t("do-home")}
            </a>
          </div>
        </div>
      </Page>
    </>
  );
}

/** The table cannot be shown: `gone`, `private` or `limit`. */
export function Broken({ code }: { code: string }) {
  if (code === "private") return <BrokenPage sign="eye" title={t("broken-private-title")} text={t("broken-private")} retry={reopenTable} />;
  if (code === "limit") return <BrokenPage sign="warning" title={t("broken-limit-title")} text={t("broken-limit")} retry={reopenTable} />;
  return <BrokenPage sign="moon" title={t("broken-no-table-title", { code: spaced(tableCode.value ?? "") })} text={t("broken-no-table")} />;
}
