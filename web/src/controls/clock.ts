import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { serverNow } from "../state.ts";
import { t } from "../words/index.ts";

const now = signal(0);
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The server's time, once a second, for as long as something shows it. */
export function useNow(): number {
  useEffect(() => {
    now.value = serverNow();
    if (users++ === 0) {
      timer = setInterval(() => {
        now.value = serverNow();
      }, 1000);
    }
    return () => {
      if (--users === 0) clearInterval(timer);
    };
  }, []);
  return now.value || serverNow();
}

/** A span of time as on a clock: `0:42`, `12:05`, `1:03:20`. */
export function clock(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const two = (one: number): string => String(one).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A length of time in words, in its largest whole unit. */
export function duration(seconds: number): string {
  if (seconds % 86_400 === 0) return t("time-days", { count: seconds / 86_400 });
  if (seconds % 3600 === 0) return t("time-hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return t("time-minutes", { count: seconds / 60 });
  return t("time-seconds", { count: seconds });
}
