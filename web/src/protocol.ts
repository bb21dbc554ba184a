// Made from src/lastcard/server/messages.py by `python -m lastcard.server.typescript`: change that file, not this one.

export const MOST_NAME = 20 as const;

export const MOST_CHAT = 240 as const;

export const MOST_SEATS = 10 as const;

export const PHRASES = ["hello","good-luck","your-turn","hurry","nice","ouch","sorry","thanks","oh-no","well-played","again","back-soon","goodbye"] as const;

export const EMOTES = ["smile","laugh","cry","angry","wow","think","party","heart","clap","sleep"] as const;

/** Chosen by the client, new for each command: a repeated id has one effect. */
export type Id = string;

export type Name = string;

export type Seat = number;

export type Edition = "pocket" | "classic" | "modern";

export type Pace = "slow" | "normal" | "fast";

/** Milliseconds since 1970, by the server's clock. */
export type Millis = number;

export type Phrase = "hello" | "good-luck" | "your-turn" | "hurry" | "nice" | "ouch" | "sorry" | "thanks" | "oh-no" | "well-played" | "again" | "back-soon" | "goodbye";

export type Emote = "smile" | "laugh" | "cry" | "angry" | "wow" | "think" | "party" | "heart" | "clap" | "sleep";

/** Take an empty seat, or move to one before the game; any free one when `seat` is left out. A bot's seat may be taken before a game. */
export interface Sit {
  do: "sit";
  id: Id;
  seat?: Seat | null;
}

/** Give up one's seat. In a game a bot plays it on. */
export interface Leave {
  do: "leave";
  id: Id;
}

/** Host, before a game: how many seats there are. Only empty seats and bots' can go. */
export interface SetSeats {
  do: "seats";
  id: Id;
  count: number;
}

/** Host: put a bot on an empty seat, or change the level of the bot that sits there. */
export interface AddBot {
  do: "bot";
  id: Id;
  seat: Seat;
  level: string;
}

/**
 * Host: send a person or a bot away from a seat. In a game a bot plays it on.
 *
 * With `keep_out` that person may neither sit nor speak at the table any more.
 */
export interface Remove {
  do: "remove";
  id: Id;
  seat: Seat;
  keep_out?: boolean;
}

/** Host: whoever said the line of this number, seated or watching, may neither sit nor speak at the table any more. */
export interface KeepOut {
  do: "keep-out";
  id: Id;
  said: number;
}

/** Host: whoever is kept out by this name may sit and speak again. */
export interface LetIn {
  do: "let-in";
  id: Id;
  who: Name;
}

/** Host: make the person on this seat the host. */
export interface HandOver {
  do: "host";
  id: Id;
  seat: Seat;
}

/** Host, before a game: the edition, and every option that differs from it, as in a record's `rules`. */
export interface SetRules {
  do: "rules";
  id: Id;
  edition: Edition;
  options?: Record<string, any>;
}

/** Host: how the table is run. What is left out stays as it is. */
export interface SetTable {
  do: "table";
  id: Id;
  open?: boolean | null;
  watching?: boolean | null;
  chat?: boolean | null;
  timer?: number | null;
  grace?: number | null;
  pace?: Pace | null;
}

/** Agree to what is written on the Customizable cards: to this version of it, and to no other (CUSTOM). */
export interface Agree {
  do: "agree";
  id: Id;
  version: number;
}

/** Host: begin the game. */
export interface Start {
  do: "start";
  id: Id;
}

/** Ready for the next round, or after a game for a rematch. It begins when everybody present is; the host's `start` does not wait. */
export interface Ready {
  do: "ready";
  id: Id;
}

/** Host: back to the waiting room, ending a game that is not over. */
export interface Back {
  do: "back";
  id: Id;
}

/**
 * A move in the game, of one's own seat.
 *
 * `seen` is the number of the last change that the player had seen. A move that answers a question is refused as `stale` when the question
 * was put later than that, so that nothing is done twice by a slow line; calls, catches and jump-ins are judged as they arrive.
 */
export interface PlayMove {
  do: "move";
  id: Id;
  move: string;
  seen?: number | null;
}

/** Ask why a move would be refused; it is not made. Answered by `Refused` with the reason, or `Done` when it would be legal. */
export interface Why {
  do: "why";
  id: Id;
  move: string;
}

/** Let a bot play one's seat for now, or take it back. Any other command of the seat takes it back too. */
export interface StandIn {
  do: "stand-in";
  id: Id;
  on: boolean;
}

/** Host: stop the clocks and the game, or go on. */
export interface Pause {
  do: "pause";
  id: Id;
  on: boolean;
}

/** Say something in the chat: a text of one's own, a phrase or an emote, one of the three. */
export interface Say {
  do: "say";
  id: Id;
  text?: string | null;
  phrase?: Phrase | null;
  emote?: Emote | null;
}

/** Ask for the whole table again. Answered by a `Table` frame alone. */
export interface Resync {
  do: "resync";
  id: Id;
}

/** Ask whether the line still stands. */
export interface Ping {
  do: "ping";
  id: Id;
}

/** One seat, as everybody sees it. */
export interface SeatView {
  kind: "empty" | "person" | "bot";
  name: string;
  /** The level of a bot, or of the stand-in who plays for an absent person. */
  level: string | null;
  /** Whether a person of this seat is connected. Bots always are. */
  present: boolean;
  /** Whether a bot plays for the person now. */
  stand_in: boolean;
  /** When a bot will take over for an absent person; None when it will not. */
  stand_in_at: Millis | null;
  ready: boolean;
  agreed: boolean;
}

/** Advice about the rules chosen: an option that does nothing, or a choice that cannot be played. Worded by `advice-…`. */
export interface Note {
  code: string;
  option: string | null;
  /** Whether it keeps the game from being started. */
  stops: boolean;
  args: Record<string, any>;
}

/** A table, as everybody sees it, without the game that is played at it. */
export interface TableView {
  code: string;
  phase: "waiting" | "playing" | "round_over" | "game_over";
  edition: Edition;
  /** The options that differ from the edition's own, as in a record's `rules`. */
  options: Record<string, any>;
  /** Every option's value. */
  rules: Record<string, any>;
  advice: Note[];
  seats: SeatView[];
  host: number | null;
  /** In the lobby's list. */
  open: boolean;
  /** Whether spectators may watch. */
  watching: boolean;
  chat: boolean;
  /** Seconds for a decision, 0 for no limit. */
  timer: number;
  /** Seconds until a bot plays for an absent person, 0 for never. */
  grace: number;
  pace: Pace;
  paused: boolean;
  /** The version of what is written on the Customizable cards, for `agree`. */
  version: number;
  spectators: number;
  /** Games begun at this table. */
  games: number;
  /** The names of those who may neither sit nor speak here. */
  kept_out: string[];
}

/** One line of a round's score sheet. */
export interface Score {
  seat: number;
  /** What was left in the hand, now shown to all. */
  hand: string[];
  hand_points: number;
  points: number;
  total: number;
}

/** How a round ended. */
export interface RoundResult {
  round: number;
  winner: number | null;
  scores: Score[];
}

/** The game, as one seat or a spectator may see it. The fields are those of `Game` and of `lastcard replay --json`. */
export interface GameView {
  round: number;
  phase: string;
  turn: number | null;
  dealer: number;
  direction: number;
  colour: string | null;
  top: string;
  /** One's own cards, sorted; empty for a spectator. */
  hand: string[];
  /** By seat: the hands that may be seen, others None. */
  hands: (string[] | null)[];
  counts: number[];
  draw_count: number;
  discard_count: number;
  scores: number[];
  owed: number;
  /** The card just drawn, for whoever drew it. */
  drawn: string | null;
  said_uno: number[];
  catchable: number[];
  /** What one's seat may do now, as moves; a wild stands once for each colour and seat that can be named with it. */
  legal: string[];
  /** Whether UNO may be said now, early and wrong calls included. */
  may_call: boolean;
  /** The seats that may be caught now, wrong catches included. */
  may_catch: number[];
  /** When a catch is taken at the soonest; None when nobody can be caught. */
  catch_at: Millis | null;
  /** The number of the change that put the question which is open. */
  question: number;
  /** When the one who is asked runs out of time; None without a timer, and while the game is paused. */
  deadline: Millis | null;
  round_winner: number | null;
  game_winner: number | null;
  /** The rounds that are over. */
  results: RoundResult[];
}

/** A thing that happened in the game: its code and fields, as in `events.py`, for this receiver. */
export interface Happened {
  code: string;
  args: Record<string, any>;
}

/** A move or a deal, with its events. `by` says whose decision it was: a person's, a bot's, a stand-in's, or the clock's. */
export interface GameEntry {
  what: "game";
  number: number;
  at: Millis;
  seat: number | null;
  by: "person" | "bot" | "stand-in" | "clock" | "table";
  events: Happened[];
}

/** Something said: exactly one of text, phrase and emote. `seat` is None for a spectator. */
export interface ChatEntry {
  what: "said";
  number: number;
  at: Millis;
  seat: number | null;
  name: string;
  text: string | null;
  phrase: string | null;
  emote: string | null;
}

/** Something about the table: worded by `table-event-…`, with the arguments `name`, `seat` and what the code needs. */
export interface TableEntry {
  what: "table";
  number: number;
  at: Millis;
  code: string;
  args: Record<string, any>;
}

/** Everything that this receiver may know: the first frame of a connection, and the answer to `resync`. */
export interface TableFrame {
  is: "table";
  number: number;
  now: Millis;
  /** One's own seat; None for a spectator. */
  seat: number | null;
  table: TableView;
  game: GameView | null;
  /** The latest entries, oldest first. */
  log: (GameEntry | ChatEntry | TableEntry)[];
}

/** A change: from number `was` to `number`. `table` and `game` are whole, and left out where they stayed the same. */
export interface Update {
  is: "update";
  was: number;
  number: number;
  now: Millis;
  /** One's own seat, which the change may have given or taken. */
  seat: number | null;
  entries: (GameEntry | ChatEntry | TableEntry)[];
  table: TableView | null;
  game: GameView | null;
}

/** A command was carried out, and is on disk; `number` is the table's number since then. */
export interface Done {
  is: "done";
  id: string;
  number: number;
  now: Millis;
}

/**
 * A command, or a frame that is none (then `id` is None), was refused and has changed nothing.
 *
 * `code` is worded by `reason-…` when `ruling` is set (the game's own rules, with the arguments of `reasons.py`), else by `refused-…`.
 */
export interface Refused {
  is: "refused";
  id: string | null;
  code: string;
  now: Millis;
  args: Record<string, any>;
  ruling: string | null;
}

/**
 * The last frame of a connection that the server ends.
 *
 * Codes: `gone` (no such table), `slow` (the line is too slow: connect again), `moving` (this process ends: connect again, to the next),
 * `private` (no spectators here), `limit` (too many).
 */
export interface Closed {
  is: "closed";
  code: string;
  now: Millis;
}

/**
 * `POST /api/tables`: a new table, with its maker as host on seat 0, and bots of these levels on the last seats.
 *
 * With `start` the game begins at once, which needs a bot on every other seat.
 */
export interface NewTable {
  edition: Edition;
  seats: number;
  bots?: string[];
  options?: Record<string, any>;
  open?: boolean;
  start?: boolean;
}

/** The answer to a new table: its code. */
export interface Created {
  code: string;
}

/** `PUT /api/me`: the name by which one plays. The answer sets the seat cookie of one who has none. */
export interface SetMe {
  name: Name;
}

/** A table in a list: of the lobby, or of one's own. */
export interface TableLine {
  code: string;
  edition: Edition;
  /** How many options differ from the edition. */
  changes: number;
  phase: "waiting" | "playing" | "round_over" | "game_over";
  seats: number;
  free: number;
  names: string[];
  /** Whether one is asked something there; only in the list of one's own. */
  your_turn: boolean;
  at: Millis;
}

/** `GET /api/me`: who one is, by the cookie; no name for one who has none. `tables` are those where one sits. */
export interface Me {
  name: string | null;
  tables: TableLine[];
}

/** `POST /api/me/link`: a code with which another device becomes the same player, once, within ten minutes. */
export interface MoveLink {
  code: string;
  until: Millis;
}

/** `POST /api/me/claim`: become the player of a code from another device. */
export interface Claim {
  code: string;
}

/** `GET /api/where`: the addresses for other devices of the network; none when the server is open to this machine only. */
export interface Where {
  addresses: string[];
}

/** One option of the rules, as `rules.py` has it; its words are `option-…` and `option-…-meaning`. */
export interface OptionInfo {
  name: string;
  group: string;
  ruling: string;
  kind: "choice" | "number" | "flag" | "instructions";
  choices: string[];
  least: number;
  most: number;
}

/** One edition: its size and its own value of every option; its words are `edition-…` and `edition-…-difference`. */
export interface EditionInfo {
  name: Edition;
  min_players: number;
  max_players: number;
  /** Every kind of card with how many there are and what it is worth, sorted. */
  cards: [string, number, number][];
  rules: Record<string, any>;
}

/** A ready-made set of options; its words are `preset-…` and `preset-…-meaning`. */
export interface Preset {
  name: string;
  editions: Edition[];
  options: Record<string, any>;
}

/** `GET /api/catalogue`: what there is to choose from, for any client. It stays the same while the server runs. */
export interface Catalogue {
  version: string;
  editions: EditionInfo[];
  options: OptionInfo[];
  presets: Preset[];
  /** The parts of a Customizable's instruction: for each, the values of each place after its name. */
  parts: Record<string, ((string | number)[])[]>;
  bots: string[];
  phrases: string[];
  emotes: string[];
  most_name: number;
  most_chat: number;
  most_text: number;
}

/** One step of a finished game: the deal of a round (no move) or a move, its events with nothing hidden, and the position after it. */
export interface ReplayStep {
  move: string | null;
  events: Happened[];
  /** As `lastcard replay --json` prints it, without `legal`. */
  position: Record<string, any>;
}

/** `GET /api/tables/{code}/games/{game}/replay`: a finished game, step by step. */
export interface Replay {
  edition: Edition;
  options: Record<string, any>;
  players: string[];
  steps: ReplayStep[];
}

/** The body of every answer that is an error; worded by `refused-…`. */
export interface Problem {
  code: string;
  args: Record<string, any>;
}

export type AnyCommand = Sit | Leave | SetSeats | AddBot | Remove | KeepOut | LetIn | HandOver | SetRules | SetTable | Agree | Start | Ready | Back | PlayMove | Why | StandIn | Pause | Say | Resync | Ping;

export type AnyEntry = GameEntry | ChatEntry | TableEntry;

export type AnyFrame = TableFrame | Update | Done | Refused | Closed;
