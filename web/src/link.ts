import type { AnyCommand, AnyFrame, Done, Refused, TableFrame, Update } from "./protocol.ts";

/** A command without its id, which the link chooses. */
export type Command = AnyCommand extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

/** How the line stands. */
export type Line =
  | { state: "connecting" }
  | { state: "open" }
  /** Lost, and being sought again. */
  | { state: "lost"; since: number }
  /** Ended by the server for good: `gone`, `private` or `limit`. */
  | { state: "gone"; code: string };

export interface LinkOptions {
  url: string;
  /** The whole table, at the start and after a gap. */
  onTable(frame: TableFrame): void;
  onUpdate(frame: Update): void;
  onLine(line: Line): void;
  /** For tests: another WebSocket, and shorter times. */
  socket?: typeof WebSocket;
  times?: Partial<Times>;
}

export interface Times {
  /** Silence after which the line is tried. */
  ping: number;
  /** How long an answer may take before the line counts as dead. */
  dead: number;
  /** The same for a line that was asleep. */
  deadOnWaking: number;
  /** Until the first try to connect again; each further one waits twice as long, up to `longest`. */
  again: number;
  longest: number;
  /** How old a command may be to be repeated on a new connection. */
  repeat: number;
  /** Until the first try to connect again when the server hands its tables on to another; the lines of a table come one by one. */
  move: number;
  /** How long that may take before the line counts as lost. */
  quiet: number;
}

const TIMES: Times = { ping: 20_000, dead: 8_000, deadOnWaking: 2_500, again: 300, longest: 3_000, repeat: 10_000, move: 100, quiet: 1_500 };

/** The code with which a connection is closed by a server that goes: another one, or its successor, takes over. */
const GOING = 1012;

interface Pending {
  frame: AnyCommand;
  at: number;
  /** Whether it has been on its way, so that nobody knows what became of it. */
  sent: boolean;
  resolve(answer: Done | Refused): void;
}

/** An id that nobody else chooses. `crypto.randomUUID` is missing on plain http, where most tables are. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The connection to one table, which mends itself. What its owner does not send, it does not send either, but for repeating with
 * the same id a command whose answer was lost a moment ago: the server carries out each id once, and judges what came too late. */
export class Link {
  /** The number of the table's last change that was received. */
  number = -1;
  /** What to add to this device's clock for the server's. */
  offset = 0;

  private readonly times: Times;
  private readonly make: typeof WebSocket;
  private readonly pending = new Map<string, Pending>();
  private socket: WebSocket | null = null;
  private line: Line = { state: "connecting" };
  private opened = false;
  private tries = 0;
  private resyncing = false;
  /** The server hands its tables on: the line is sought elsewhere, and what is sent meanwhile goes over the new one. */
  private moving = false;
  private ended = false;
  private againTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private deadTimer: ReturnType<typeof setTimeout> | undefined;
  private settleTimer: ReturnType<typeof setTimeout> | undefined;
  private quietTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LinkOptions) {
    this.times = { ...TIMES, ...options.times };
    this.make = options.socket ?? WebSocket;
    this.connect();
  }

  /** Send a command; resolves with its answer. While the line is lost nothing is kept for later: it is refused as `line-lost`.
   * While it moves, which takes no longer than a slow answer, the command waits for that. */
  send(command: Command): Promise<Done | Refused> {
    const frame = { ...command, id: newId() } as AnyCommand;
    const now = this.socket !== null && this.opened;
    if (!now && !this.moving) return Promise.resolve(this.lost(frame.id));
    return new Promise((resolve) => {
      this.pending.set(frame.id, { frame, at: Date.now(), sent: now, resolve });
      if (now) this.write(frame);
    });
  }

  /** The line may have come back, or have died asleep: find out now. */
  wake(): void {
    if (this.ended) return;
    if (this.opened) this.ping(this.times.deadOnWaking);
    else if (this.moving || this.line.state === "lost") {
      this.tries = 0;
      this.connect();
    }
  }

  /** Connect anew, as another person than before: after a name was given, or a seat moved here. */
  reopen(): void {
    if (this.ended) return;
    this.drop();
    this.stay();
    this.settle(true);
    this.tries = 0;
    this.connect();
  }

  /** End the connection for good. */
  close(): void {
    this.ended = true;
    this.drop();
    this.stay();
    this.settle(true);
  }

  private connect(): void {
    this.drop();
    const socket = new this.make(this.options.url);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as AnyFrame);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.socket) return;
      if (event.code === GOING) this.move();
      else this.lose();
    };
    socket.onerror = () => undefined; // a close follows, which counts
    this.expect(this.times.dead); // a connection that is never made is dead, too
  }

  /** Forget the socket; what it says from now on is not heard. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.opened = false;
    this.resyncing = false;
    clearTimeout(this.pingTimer);
    clearTimeout(this.deadTimer);
    this.deadTimer = undefined;
    clearTimeout(this.againTimer);
    if (socket === null) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(): void {
    this.drop();
    if (this.ended) return;
    if (!this.moving && this.line.state !== "lost") this.tell({ state: "lost", since: Date.now() });
    const wait = Math.min(this.times.again * 2 ** this.tries, this.times.longest);
    this.tries += 1;
    this.againTimer = setTimeout(() => this.connect(), wait * (0.5 + Math.random()));
    this.settleLater();
  }

  /** Find another server without a word, unless that takes long. */
  private move(): void {
    // One that goes and lets nobody in any more is not asked without a pause.
    if (!this.opened) {
      this.lose();
      return;
    }
    this.drop();
    const since = Date.now();
    this.moving = true;
    this.quietTimer = setTimeout(() => {
      this.stay();
      this.tell({ state: "lost", since });
    }, this.times.quiet);
    this.settleLater();
    // A browser lets the timers of a page that is not seen wait, up to a minute.
    if (globalThis.document?.hidden) this.connect();
    else this.againTimer = setTimeout(() => this.connect(), this.times.move * Math.random());
  }

  /** Move no more: the line stands, is lost, or ends. What has not been on its way by then will not be. */
  private stay(): void {
    this.moving = false;
    clearTimeout(this.quietTimer);
    if (this.opened) return;
    for (const { frame, sent } of this.pending.values()) if (!sent) this.answer(this.lost(frame.id));
  }

  private receive(frame: AnyFrame): void {
    clearTimeout(this.deadTimer);
    this.deadTimer = undefined;
    this.pingLater();
    const offset = frame.now - Date.now();
    // What a frame took to come makes it seem older, so the largest difference is the best one.
    this.offset = this.opened ? Math.max(this.offset, offset) : offset;
    switch (frame.is) {
      case "table":
        this.number = frame.number;
        this.resyncing = false;
        this.options.onTable(frame);
        if (!this.opened) this.open();
        break;
      case "update":
        // Who comes and goes changes no number.
        if (this.resyncing || frame.number < this.number || (frame.number === this.number && frame.was < frame.number)) break;
        if (frame.was !== this.number) {
          this.resyncing = true;
          this.write({ do: "resync", id: newId() });
          break;
        }
        this.number = frame.number;
        this.options.onUpdate(frame);
        break;
      case "done":
      case "refused":
        this.answer(frame);
        break;
      case "closed":
        if (frame.code === "slow") this.lose();
        else if (frame.code === "moving") this.move();
        else {
          this.close();
          this.tell({ state: "gone", code: frame.code });
        }
    }
  }

  private open(): void {
    this.opened = true;
    this.tries = 0;
    this.stay();
    if (this.line.state !== "open") this.tell({ state: "open" });
    clearTimeout(this.settleTimer);
    this.settle();
    for (const one of this.pending.values()) {
      one.sent = true;
      this.write(one.frame);
    }
  }

  private answer(frame: Done | Refused): void {
    const one = frame.id === null ? undefined : this.pending.get(frame.id);
    if (one === undefined) return;
    this.pending.delete(one.frame.id);
    one.resolve(frame);
  }

  /** Give up the commands that were sent too long ago, or all: nobody knows what became of them. */
  private settle(all = false): void {
    for (const { at, frame } of this.pending.values()) if (all || Date.now() - at >= this.times.repeat) this.answer(this.lost(frame.id));
  }

  private settleLater(): void {
    clearTimeout(this.settleTimer);
    this.settleTimer = setTimeout(() => this.settle(), this.times.repeat);
  }

  private lost(id: string): Refused {
    return { is: "refused", id, code: "line-lost", now: Date.now() + this.offset, args: {}, ruling: null };
  }

  private write(frame: AnyCommand): void {
    this.socket?.send(JSON.stringify(frame));
    this.expect(this.times.dead);
  }

  private ping(dead: number): void {
    this.socket?.send(JSON.stringify({ do: "ping", id: newId() }));
    clearTimeout(this.deadTimer);
    this.deadTimer = undefined;
    this.expect(dead);
  }

  private pingLater(): void {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => this.ping(this.times.dead), this.times.ping);
  }

  private expect(within: number): void {
    this.deadTimer ??= setTimeout(() => this.lose(), within);
  }

  private tell(line: Line): void {
    this.line = line;
    this.options.onLine(line);
  }
}
