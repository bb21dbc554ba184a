import { Page } from "../page.tsx";
import { code, send, table } from "../state.ts";
import { words } from "../words/index.ts";

/** The waiting room of the table that is open. */
export default function Waiting() {
  return (
    <Page title={code.value ?? ""}>
      <h1>{code.value}</h1>
      <p>{table.value === null ? "" : words.value.edition(table.value.edition)}</p>
      <button type="button" class="button button-main" onClick={() => void send({ do: "start" })}>
        ▶
      </button>
    </Page>
  );
}
