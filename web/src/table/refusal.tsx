import { useEffect } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { reader } from "../state.ts";
import { t, words } from "../words/index.ts";
import { Cover } from "./cover.tsx";
import { refusal } from "./doing.ts";
import { scoring } from "./over.ts";

/** Time enough to read it twice; what it says may have become untrue by then. */
const LASTS = 9000;

/** Why what was tried does not go, beside the hand, until something else is tried, it is closed, or it is old. */
export function Refusal() {
  const why = refusal.value;
  useEffect(() => {
    if (why === null) return undefined;
    const timer = setTimeout(() => {
      if (refusal.value === why) refusal.value = null;
    }, LASTS);
    return () => clearTimeout(timer);
  }, [why]);
  if (why === null || scoring.value) return null;
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
