import { Icon } from "../controls/icons.tsx";
import { reader } from "../state.ts";
import { t, words } from "../words/index.ts";
import { Cover } from "./cover.tsx";
import { refusal } from "./doing.ts";

/** Why what was tried does not go, beside the hand, until something else is tried or it is closed. */
export function Refusal() {
  const why = refusal.value;
  if (why === null) return null;
  return (
    <Cover key={why.now} class="refusal">
      <p>{words.value.refused(why, reader.value)}</p>
      <button
        type="button"
        class="icon-button"
        aria-label={t("do-close")}
        onClick={() => {
          refusal.value = null;
        }}
      >
        <Icon name="close" />
      </button>
    </Cover>
  );
}
