import { Page } from "../page.tsx";
import { words } from "../words/index.ts";

/** The table cannot be shown: `gone`, `private` or `limit`. */
export function Broken({ code }: { code: string }) {
  return (
    <Page title="">
      <p role="alert">{words.value.refused({ code, args: {} })}</p>
    </Page>
  );
}
