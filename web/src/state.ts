import { batch, computed, signal } from "@preact/signals";
import { api } from "./api.ts";
import { parts, type MoveParts } from "./faces.ts";
import { Link, type Command, type Line } from "./link.ts";
import type { AnyEntry, Done, GameView, Me, Refused, TableFrame, TableView, Update } from "./protocol.ts";
import { begin, end, follow, latest } from "./showing.ts";

export { hurry, latest, setPlayer, shown, type Moment, type Player, type Step } from "./showing.ts";

/** Who one is; null until the server has told it. */
export const me = signal<Me | null>(null);

/** How the line to the table stands. */
export const line = signal<Line>({ state: "connecting" });

/** The code of the table that is open. */
export const code = signal<string | null>(null);

/** Everything that happened at the table as far as it is known here, oldest first. */
export const log = signal<AnyEntry[]>([]);

const MOST_LOG = 500;

/** More moves than this are not shown one by one after a gap. */
const MOST_MISSED = 3;

/** The table, its game and one's seat as they are. For pictures of the game read `shown`; for what may be done read these. */
export const table = computed<TableView | null>(() => latest.value?.table ?? null);
export const game = computed<GameView | null>(() => latest.value?.game ?? null);
export const seat = computed<number | null>(() => latest.value?.seat ?? null);

/** The players' names by seat, for the words of events. */
export const names = computed<string[]>(() => (latest.value?.table.seats ?? []).map((one) => one.name));

/** Who reads, for the words of events and reasons. */
export const reader = computed(() => ({ names: names.value, you: seat.value }));

export const isHost = computed(() => seat.value !== null && table.value?.host === seat.value);

/** Whether something is asked of one's own seat. */
export const asked = computed(() => game.value !== null && seat.value !== null && game.value.turn === seat.value);

/** What one's seat may do now, taken apart. */
export const legal = computed<MoveParts[]>(() => (game.value?.legal ?? []).map(parts));

/** The ways to play, give or discard each card of one's hand that may be now. */
export const legalByCard = computed(() => {
  const found = new Map<string, MoveParts[]>();
  for (const move of legal.value) if (move.card !== null) found.set(move.card, [...(found.get(move.card) ?? []), move]);
  return found;
});

/** The moves without a card: `draw`, `keep`, `pass`, `colour`, `challenge`, `accept`, `done`, `uno`, `catch`. */
export const legalByVerb = computed(() => {
  const found = new Map<string, MoveParts[]>();
  for (const move of legal.value) if (move.card === null) found.set(move.verb, [...(found.get(move.verb) ?? []), move]);
  return found;
});

export const chat = computed(() => log.value.filter((entry) => entry.what === "said"));

let link: Link | null = null;

/** The server's time now, in milliseconds. */
export const serverNow = (): number => Date.now() + (link?.offset ?? 0);

/** Ask the server who one is. */
export async function loadMe(): Promise<Me> {
  me.value = await api.me();
  return me.value;
}

/** Give oneself a name, and be that person at the table that is open, too. */
export async function setName(name: string): Promise<Me> {
  const stranger = me.value?.name == null;
  me.value = await api.setMe(name);
  if (stranger) link?.reopen(); // a connection is of the person that it was opened by
  return me.value;
}

/** Connect to a table; the one before is left. */
export function openTable(wanted: string): void {
  closeTable();
  code.value = wanted;
  line.value = { state: "connecting" };
  const url = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/tables/${encodeURIComponent(wanted)}/socket`;
  link = new Link({ url, onTable, onUpdate, onLine: (now) => (line.value = now) });
}

/** Connect anew as whoever the cookie now says that one is. */
export function reopenTable(): void {
  link?.reopen();
}

export function closeTable(): void {
  link?.close();
  link = null;
  batch(() => {
    code.value = null;
    log.value = [];
    end();
  });
}

/** Send a command to the table, without its id. The answer says whether it was carried out, and why not. */
export function send(command: Command): Promise<Done | Refused> {
  if (link === null) return Promise.resolve({ is: "refused", id: null, code: "line-lost", now: Date.now(), args: {}, ruling: null });
  return link.send(command);
}

/** Make a move. It answers what has been received so far, so that a slow line never answers a question that was not seen. */
export function move(text: string): Promise<Done | Refused> {
  return send({ do: "move", move: text, seen: link?.number ?? null });
}

function onTable(frame: TableFrame): void {
  const { number, seat, table, game } = frame;
  const missed = missedBy(frame);
  batch(() => {
    const first = frame.log[0]?.number ?? Infinity;
    log.value = missed === null ? frame.log : [...log.value.filter((entry) => entry.number < first), ...frame.log].slice(-MOST_LOG);
    if (missed === null) begin({ number, seat, table, game });
    else follow({ number, seat, table, game }, missed);
  });
}

/** What happened between the last moment that is known here and the table that has come, when that is little: then it is shown as if it
 * had come over one line, and nothing jumps when a table moves from one server to another. Null when it is more, or another's view. */
function missedBy(frame: TableFrame): AnyEntry[] | null {
  const before = latest.value;
  if (before === null || frame.seat !== before.seat || frame.number < before.number) return null;
  const missed = frame.log.filter((entry) => entry.number > before.number);
  const played = missed.filter((entry) => entry.what === "game").length;
  const whole = missed.length < frame.log.length || frame.number === before.number;
  const same = before.table.games === frame.table.games && before.game?.round === frame.game?.round;
  return whole && same && played <= MOST_MISSED ? missed : null;
}

function onUpdate(frame: Update): void {
  const before = latest.value;
  if (before === null) return;
  batch(() => {
    if (frame.entries.length > 0) log.value = [...log.value, ...frame.entries].slice(-MOST_LOG);
    const now = frame.table ?? before.table;
    const played = now.phase === "waiting" ? null : (frame.game ?? before.game);
    follow({ number: frame.number, seat: frame.seat, table: now, game: played }, frame.entries);
  });
}

/** Look after the line when the device wakes up or finds a network. */
export function watchTheLine(): void {
  addEventListener("online", () => link?.wake());
  addEventListener("pageshow", () => link?.wake());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) link?.wake();
  });
}
