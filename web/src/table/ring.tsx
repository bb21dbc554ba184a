import { useEffect, useRef } from "preact/hooks";
import { serverNow } from "../state.ts";

/** The last time that a clock was long: a ring shows days as full. */
const LONGEST = 10 * 60_000;

/** A ring that runs down until the deadline. It turns red in the last ten seconds. */
export function Ring({ deadline, seconds }: { deadline: number; seconds: number }) {
  const circle = useRef<SVGCircleElement>(null);
  useEffect(() => {
    const whole = Math.min(Math.max(seconds * 1000, 1), LONGEST);
    const left = Math.max(0, deadline - serverNow());
    const running = circle.current?.animate([{ strokeDashoffset: String(1 - Math.min(left / whole, 1)) }, { strokeDashoffset: "1" }], {
      duration: Math.min(left, whole),
      delay: Math.max(0, left - whole),
      fill: "both",
    });
    const late = setTimeout(() => circle.current?.classList.add("ring-late"), Math.max(0, left - 10_000));
    return () => {
      running?.cancel();
      clearTimeout(late);
    };
  }, [deadline, seconds]);
  return (
    <svg class="ring" viewBox="0 0 56 56" aria-hidden="true">
      <circle class="ring-track" cx="28" cy="28" r="25.5" />
      <circle key={deadline} ref={circle} class="ring-time" cx="28" cy="28" r="25.5" pathLength={1} />
    </svg>
  );
}
