import { Page } from "../page.tsx";
import { words } from "../words/index.ts";

/** No page has this address. */
export default function NotFound() {
  return (
    <Page title="">
      <p>{words.value.refused({ code: "not-found", args: {} })}</p>
    </Page>
  );
}
