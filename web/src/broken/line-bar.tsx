import { line } from "../state.ts";
import { t } from "../words/index.ts";

/** Says that the line to the server is lost, and is being sought. The table stays readable below it. */
export function LineBar() {
  if (line.value.state !== "lost") return null;
  return <p role="status">{t("shell-offline")}</p>;
}
