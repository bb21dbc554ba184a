import { useEffect, useRef, useState } from "preact/hooks";
import type { Command } from "../link.ts";
import type { Done, Refused } from "../protocol.ts";
import { reader, send } from "../state.ts";
import { t, words } from "../words/index.ts";

/** Something that was refused, in the form of commands and of requests. */
export interface Problem {
  code: string;
  args: Record<string, any>;
  ruling?: string | null;
}

/** A refusal in the reader's words. */
export function said(problem: unknown): string {
  const known = problem as Partial<Problem>;
  if (typeof known.code !== "string") throw problem; // a flaw of ours is no refusal
  if (known.code === "cookies") return t("broken-cookies");
  return words.value.refused({ code: known.code, args: known.args ?? {}, ruling: known.ruling ?? null }, reader.value);
}

/** Sends commands of one part of a screen, and keeps why the last one was refused. One that is pressed again before its answer came is not sent again. */
export function useCommand() {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const alive = useRef(true);
  useEffect(
    () => () => {
      alive.current = false;
    },
    [],
  );
  const underway = useRef(new Map<string, Promise<Done | Refused>>());
  const carryOut = async (command: Command): Promise<Done | Refused> => {
    setBusy(true);
    const answer = await send(command);
    if (alive.current) {
      setBusy(false);
      setRefused(answer.is === "refused" ? answer : null);
    }
    return answer;
  };
  const run = (command: Command): Promise<Done | Refused> => {
    const what = JSON.stringify(command);
    const known = underway.current.get(what);
    if (known !== undefined) return known;
    const answer = carryOut(command).finally(() => underway.current.delete(what));
    underway.current.set(what, answer);
    return answer;
  };
  return { run, busy, problem: refused === null ? null : said(refused) };
}
