import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../announce.ts";
import { clock, useNow } from "../controls/clock.ts";
import { line, reopenTable, serverNow } from "../state.ts";
import "../styles/line.css";
import { t } from "../words/index.ts";
import { useOnline } from "./server-gone.tsx";

/** From here on it is said for how long there has been no answer. */
const LONG = 12_000;
/** Shorter gaps are not worth a word: the line mends them. */
const SHORT = 1_200;

/** Says that the line to the server is lost, and is being sought. The table stays readable below it. */
export function LineBar() {
  const lost = line.value.state === "lost";
  const was = useRef(false);
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (lost) {
      was.current = true;
      return;
    }
    if (!was.current) return;
    was.current = false;
    setBack(true);
    announce(t("broken-back"));
    const timer = setTimeout(() => setBack(false), 2500);
    return () => clearTimeout(timer);
  }, [lost]);
  if (lost) return <Lost />;
  return back ? <Back /> : null;
}

// Both are said by `announce`; as a region that speaks by itself the running clock would never be silent.
function Back() {
  return (
    <p class="line line-back" role="status" aria-live="off">
      {t("broken-back")}
    </p>
  );
}

function Lost() {
  const online = useOnline();
  const now = useNow();
  const [began] = useState(serverNow);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
      announce(t("broken-reconnecting"));
    }, SHORT);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  const long = now - began > LONG;
  return (
    <div class="line line-lost" role="status" aria-live="off">
      <span class="line-run" />
      <p>{!online ? t("broken-offline") : long ? t("broken-long", { time: clock(now - began) }) : t("broken-reconnecting")}</p>
      {long && online && (
        <button type="button" class="line-now" onClick={reopenTable}>
          {t("broken-now")}
        </button>
      )}
    </div>
  );
}
