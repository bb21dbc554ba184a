import { t } from "../words/index.ts";
import { BrokenPage } from "./broken.tsx";

/** No page has this address. */
export default function NotFound() {
  return <BrokenPage sign="moon" title={t("broken-page-title")} text={t("broken-page")} />;
}
