import { useEffect, useState } from "preact/hooks";
import { serverNow } from "../state.ts";

/** Whether a moment of the server's time has come; false for none. */
export function useMoment(at: number | null): boolean {
  const [, again] = useState(0);
  const left = at === null ? 0 : at - serverNow();
  useEffect(() => {
    if (at === null || left <= 0) return undefined;
    const timer = setTimeout(() => again((times) => times + 1), Math.min(left + 20, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [at, left > 0]);
  return at !== null && left <= 0;
}
