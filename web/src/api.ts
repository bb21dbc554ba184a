import type { Catalogue, Created, Me, MoveLink, NewTable, Problem, Replay, TableLine, Where } from "./protocol.ts";

/** A request that the server refused, or that did not reach it (`line-lost`). `words.value.refused(it)` says it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, any> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("line-lost");
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as T;
  const problem = said as Partial<Problem> | null;
  throw new Refusal(problem?.code ?? "line-lost", problem?.args ?? {}, answer.status);
}

const table = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

let known: Promise<Catalogue> | undefined;

export const api = {
  /** What there is to choose from; asked for once. */
  catalogue(): Promise<Catalogue> {
    known ??= ask<Catalogue>("GET", "/api/catalogue").catch((problem: unknown) => {
      known = undefined;
      throw problem;
    });
    return known;
  },
  me: () => ask<Me>("GET", "/api/me"),
  setMe: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  moveLink: () => ask<MoveLink>("POST", "/api/me/link", {}),
  claim: (code: string) => ask<Me>("POST", "/api/me/claim", { code }),
  signOutOthers: () => ask<Me>("POST", "/api/me/sign-out-others", {}),
  where: () => ask<Where>("GET", "/api/where"),
  lobby: () => ask<TableLine[]>("GET", "/api/tables"),
  newTable: (wanted: NewTable) => ask<Created>("POST", "/api/tables", wanted),
  table: (code: string) => ask<TableLine>("GET", table(code)),
  replay: (code: string, game: number | string) => ask<Replay>("GET", `${table(code)}/games/${encodeURIComponent(game)}/replay`),
  /** A record that a person has opened, step by step. */
  readRecord: (record: string) => ask<Replay>("POST", "/api/replay", record),
  /** Where a finished game's record is to be downloaded. */
  recordPath: (code: string, game: number) => `${table(code)}/games/${game}/record`,
  qrPath: (kind: "t" | "m", code: string) => `/api/qr/${kind}/${encodeURIComponent(code)}.svg`,
};
