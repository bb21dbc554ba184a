"""Everything that crosses between the server and its clients, as types. The protocol's documents and the TypeScript types come from here.

A client opens one WebSocket for each table that it watches, sends *commands* and receives *frames*, both JSON, told apart by the
fields `do` and `is`. Moves are written as in a record (`docs/record.md`): `"0 play R5"`. Nothing is ever sent as a sentence: codes with
arguments are, and each client words them in its reader's language.

Every change at a table has a number. An `Update` names the number before it, and a client that has another one asks for the whole table
again with `Resync`. What a frame says of the game is built up from what its receiver may know (`sight.py`).

Times are milliseconds since 1970, by the server's clock, which every frame tells as `now`.

>>> import msgspec
>>> decode(b'{"do": "move", "id": "a1", "move": "0 play R5", "seen": 41}')
PlayMove(id='a1', move='0 play R5', seen=41)
>>> msgspec.json.encode(Done(id="a1", number=42, now=1))
b'{"is":"done","id":"a1","number":42,"now":1}'
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

# Limits, told to clients in the catalogue.
MOST_NAME = 20
MOST_CHAT = 240
MOST_FRAME = 16 * 1024  # bytes of one command
MOST_SEATS = 10

Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern="^[^\\x00]*$",
        description="Chosen by the client, new for each command: a repeated id has one effect.",
    ),
]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Edition = Literal["pocket", "classic", "modern"]
Pace = Literal["slow", "normal", "fast"]
Millis = Annotated[int, Meta(description="Milliseconds since 1970, by the server's clock.")]

#: The ready-made sentences of the chat, each worded for its reader (`phrase-…`), and the emotes (`emote-…`).
PHRASES = (
    "hello",
    "good-luck",
    "your-turn",
    "hurry",
    "nice",
    "ouch",
    "sorry",
    "thanks",
    "oh-no",
    "well-played",
    "again",
    "back-soon",
    "goodbye",
)
EMOTES = ("smile", "laugh", "cry", "angry", "wow", "think", "party", "heart", "clap", "sleep")
Phrase = Literal[
    "hello", "good-luck", "your-turn", "hurry", "nice", "ouch", "sorry", "thanks", "oh-no", "well-played", "again", "back-soon", "goodbye"
]
Emote = Literal["smile", "laugh", "cry", "angry", "wow", "think", "party", "heart", "clap", "sleep"]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message: fixed once made, and read strictly."""


# --- Commands ---


class Command(Message, frozen=True, tag_field="do"):
    """Something that a client asks for. It is answered by a `Done` or a `Refused` with its id."""

    id: Id


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty seat, or move to one before the game; any free one when `seat` is left out. A bot's seat may be taken before a game."""

    seat: Seat | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Give up one's seat. In a game a bot plays it on."""


class SetSeats(Command, frozen=True, tag="seats"):
    """Host, before a game: how many seats there are. Only empty seats and bots' can go."""

    count: Annotated[int, Meta(ge=2, le=MOST_SEATS)]


class AddBot(Command, frozen=True, tag="bot"):
    """Host: put a bot on an empty seat, or change the level of the bot that sits there."""

    seat: Seat
    level: Annotated[str, Meta(max_length=20)]


class Remove(Command, frozen=True, tag="remove"):
    """Host: send a person or a bot away from a seat. In a game a bot plays it on.

    With `keep_out` that person may neither sit nor speak at the table any more.
    """

    seat: Seat
    keep_out: bool = False


class KeepOut(Command, frozen=True, tag="keep-out"):
    """Host: whoever said the line of this number, seated or watching, may neither sit nor speak at the table any more."""

    said: int


class LetIn(Command, frozen=True, tag="let-in"):
    """Host: whoever is kept out by this name may sit and speak again."""

    who: Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]


class HandOver(Command, frozen=True, tag="host"):
    """Host: make the person on this seat the host."""

    seat: Seat


class SetRules(Command, frozen=True, tag="rules"):
    """Host, before a game: the edition, and every option that differs from it, as in a record's `rules`."""

    edition: Edition
    options: dict[str, Any] = {}


class SetTable(Command, frozen=True, tag="table"):
    """Host: how the table is run. What is left out stays as it is."""

    open: bool | None = None
    watching: bool | None = None
    chat: bool | None = None
    timer: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] | None = None
    grace: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] | None = None
    pace: Pace | None = None


class Agree(Command, frozen=True, tag="agree"):
    """Agree to what is written on the Customizable cards: to this version of it, and to no other (CUSTOM)."""

    version: int


class Start(Command, frozen=True, tag="start"):
    """Host: begin the game."""


class Ready(Command, frozen=True, tag="ready"):
    """Ready for the next round, or after a game for a rematch. It begins when everybody present is; the host's `start` does not wait."""


class Back(Command, frozen=True, tag="back"):
    """Host: back to the waiting room, ending a game that is not over."""


class PlayMove(Command, frozen=True, tag="move"):
    """A move in the game, of one's own seat.

    `seen` is the number of the last change that the player had seen. A move that answers a question is refused as `stale` when the question
    was put later than that, so that nothing is done twice by a slow line; calls, catches and jump-ins are judged as they arrive.
    """

    move: Annotated[str, Meta(max_length=60)]
    seen: int | None = None


class Why(Command, frozen=True, tag="why"):
    """Ask why a move would be refused; it is not made. Answered by `Refused` with the reason, or `Done` when it would be legal."""

    move: Annotated[str, Meta(max_length=60)]


class StandIn(Command, frozen=True, tag="stand-in"):
    """Let a bot play one's seat for now, or take it back. Any other command of the seat takes it back too."""

    on: bool


class Pause(Command, frozen=True, tag="pause"):
    """Host: stop the clocks and the game, or go on."""

    on: bool


class Say(Command, frozen=True, tag="say"):
    """Say something in the chat: a text of one's own, a phrase or an emote, one of the three."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)] | None = None
    phrase: Phrase | None = None
    emote: Emote | None = None


class Resync(Command, frozen=True, tag="resync"):
    """Ask for the whole table again. Answered by a `Table` frame alone."""


class Ping(Command, frozen=True, tag="ping"):
    """Ask whether the line still stands."""


AnyCommand = (
    Sit | Leave | SetSeats | AddBot | Remove | KeepOut | LetIn | HandOver | SetRules | SetTable | Agree | Start | Ready | Back | PlayMove
    | Why | StandIn | Pause | Say | Resync | Ping
)  # fmt: skip


# --- What a table looks like ---


class SeatView(Message, frozen=True):
    """One seat, as everybody sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    #: The level of a bot, or of the stand-in who plays for an absent person.
    level: str | None = None
    #: Whether a person of this seat is connected. Bots always are.
    present: bool = False
    #: Whether a bot plays for the person now.
    stand_in: bool = False
    #: When a bot will take over for an absent person; None when it will not.
    stand_in_at: Millis | None = None
    ready: bool = False
    agreed: bool = False


class Note(Message, frozen=True):
    """Advice about the rules chosen: an option that does nothing, or a choice that cannot be played. Worded by `advice-…`."""

    code: str
    option: str | None
    #: Whether it keeps the game from being started.
    stops: bool
    args: dict[str, Any] = {}


class TableView(Message, frozen=True):
    """A table, as everybody sees it, without the game that is played at it."""

    code: str
    phase: Literal["waiting", "playing", "round_over", "game_over"]
    edition: Edition
    #: The options that differ from the edition's own, as in a record's `rules`.
    options: dict[str, Any]
    #: Every option's value.
    rules: dict[str, Any]
    advice: list[Note]
    seats: list[SeatView]
    host: int | None
    #: In the lobby's list.
    open: bool
    #: Whether spectators may watch.
    watching: bool
    chat: bool
    #: Seconds for a decision, 0 for no limit.
    timer: int
    #: Seconds until a bot plays for an absent person, 0 for never.
    grace: int
    pace: Pace
    paused: bool
    #: The version of what is written on the Customizable cards, for `agree`.
    version: int
    spectators: int
    #: Games begun at this table.
    games: int
    #: The names of those who may neither sit nor speak here.
    kept_out: list[str] = []


class Score(Message, frozen=True):
    """One line of a round's score sheet."""

    seat: int
    #: What was left in the hand, now shown to all.
    hand: list[str]
    hand_points: int
    points: int
    total: int


class RoundResult(Message, frozen=True):
    """How a round ended."""

    round: int
    winner: int | None
    scores: list[Score]


class GameView(Message, frozen=True):
    """The game, as one seat or a spectator may see it. The fields are those of `Game` and of `lastcard replay --json`."""

    round: int
    phase: str
    turn: int | None
    dealer: int
    direction: int
    colour: str | None
    top: str
    #: One's own cards, sorted; empty for a spectator.
    hand: list[str]
    #: By seat: the hands that may be seen, others None.
    hands: list[list[str] | None]
    counts: list[int]
    draw_count: int
    discard_count: int
    scores: list[int]
    owed: int
    #: The card just drawn, for whoever drew it.
    drawn: str | None
    said_uno: list[int]
    catchable: list[int]
    #: What one's seat may do now, as moves; a wild stands once for each colour and seat that can be named with it.
    legal: list[str]
    #: Whether UNO may be said now, early and wrong calls included.
    may_call: bool
    #: The seats that may be caught now, wrong catches included.
    may_catch: list[int]
    #: When a catch is taken at the soonest; None when nobody can be caught.
    catch_at: Millis | None
    #: The number of the change that put the question which is open.
    question: int
    #: When the one who is asked runs out of time; None without a timer, and while the game is paused.
    deadline: Millis | None
    round_winner: int | None
    game_winner: int | None
    #: The rounds that are over.
    results: list[RoundResult]


class Happened(Message, frozen=True):
    """A thing that happened in the game: its code and fields, as in `events.py`, for this receiver."""

    code: str
    args: dict[str, Any]


class Entry(Message, frozen=True, tag_field="what"):
    """One line of what happened at the table."""

    number: int
    at: Millis


class GameEntry(Entry, frozen=True, tag="game"):
    """A move or a deal, with its events. `by` says whose decision it was: a person's, a bot's, a stand-in's, or the clock's."""

    seat: int | None
    by: Literal["person", "bot", "stand-in", "clock", "table"]
    events: list[Happened]


class ChatEntry(Entry, frozen=True, tag="said"):
    """Something said: exactly one of text, phrase and emote. `seat` is None for a spectator."""

    seat: int | None
    name: str
    text: str | None = None
    phrase: str | None = None
    emote: str | None = None


class TableEntry(Entry, frozen=True, tag="table"):
    """Something about the table: worded by `table-event-…`, with the arguments `name`, `seat` and what the code needs."""

    code: str
    args: dict[str, Any]


AnyEntry = GameEntry | ChatEntry | TableEntry


# --- Frames ---


class Frame(Message, frozen=True, tag_field="is"):
    """Something that the server sends."""


class TableFrame(Frame, frozen=True, tag="table"):
    """Everything that this receiver may know: the first frame of a connection, and the answer to `resync`."""

    number: int
    now: Millis
    #: One's own seat; None for a spectator.
    seat: int | None
    table: TableView
    game: GameView | None
    #: The latest entries, oldest first.
    log: list[AnyEntry]


class Update(Frame, frozen=True, tag="update"):
    """A change: from number `was` to `number`. `table` and `game` are whole, and left out where they stayed the same."""

    was: int
    number: int
    now: Millis
    #: One's own seat, which the change may have given or taken.
    seat: int | None
    entries: list[AnyEntry]
    table: TableView | None = None
    game: GameView | None = None


class Done(Frame, frozen=True, tag="done"):
    """A command was carried out, and is on disk; `number` is the table's number since then."""

    id: str
    number: int
    now: Millis


class Refused(Frame, frozen=True, tag="refused"):
    """A command, or a frame that is none (then `id` is None), was refused and has changed nothing.

    `code` is worded by `reason-…` when `ruling` is set (the game's own rules, with the arguments of `reasons.py`), else by `refused-…`.
    """

    id: str | None
    code: str
    now: Millis
    args: dict[str, Any] = {}
    ruling: str | None = None


class Closed(Frame, frozen=True, tag="closed"):
    """The last frame of a connection that the server ends.

    Codes: `gone` (no such table), `slow` (the line is too slow: connect again), `moving` (this process ends: connect again, to the next),
    `private` (no spectators here), `limit` (too many).
    """

    code: str
    now: Millis


AnyFrame = TableFrame | Update | Done | Refused | Closed


# --- Over HTTP ---


class NewTable(Message, frozen=True):
    """`POST /api/tables`: a new table, with its maker as host on seat 0, and bots of these levels on the last seats.

    With `start` the game begins at once, which needs a bot on every other seat.
    """

    edition: Edition
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    bots: Annotated[list[str], Meta(max_length=MOST_SEATS - 1)] = []
    options: dict[str, Any] = {}
    open: bool = False
    start: bool = False


class Created(Message, frozen=True):
    """The answer to a new table: its code."""

    code: str


class SetMe(Message, frozen=True):
    """`PUT /api/me`: the name by which one plays. The answer sets the seat cookie of one who has none."""

    name: Name


class TableLine(Message, frozen=True):
    """A table in a list: of the lobby, or of one's own."""

    code: str
    edition: Edition
    #: How many options differ from the edition.
    changes: int
    phase: Literal["waiting", "playing", "round_over", "game_over"]
    seats: int
    free: int
    names: list[str]
    #: Whether one is asked something there; only in the list of one's own.
    your_turn: bool = False
    at: Millis = 0


class Me(Message, frozen=True):
    """`GET /api/me`: who one is, by the cookie; no name for one who has none. `tables` are those where one sits."""

    name: str | None
    tables: list[TableLine]


class MoveLink(Message, frozen=True):
    """`POST /api/me/link`: a code with which another device becomes the same player, once, within ten minutes."""

    code: str
    until: Millis


class Claim(Message, frozen=True):
    """`POST /api/me/claim`: become the player of a code from another device."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class Where(Message, frozen=True):
    """`GET /api/where`: the addresses for other devices of the network; none when the server is open to this machine only."""

    addresses: list[str]


class OptionInfo(Message, frozen=True):
    """One option of the rules, as `rules.py` has it; its words are `option-…` and `option-…-meaning`."""

    name: str
    group: str
    ruling: str
    kind: Literal["choice", "number", "flag", "instructions"]
    choices: list[str]
    least: int
    most: int


class EditionInfo(Message, frozen=True):
    """One edition: its size and its own value of every option; its words are `edition-…` and `edition-…-difference`."""

    name: Edition
    min_players: int
    max_players: int
    #: Every kind of card with how many there are and what it is worth, sorted.
    cards: list[tuple[str, int, int]]
    rules: dict[str, Any]


class Preset(Message, frozen=True):
    """A ready-made set of options; its words are `preset-…` and `preset-…-meaning`."""

    name: str
    editions: list[Edition]
    options: dict[str, Any]


class Catalogue(Message, frozen=True):
    """`GET /api/catalogue`: what there is to choose from, for any client. It stays the same while the server runs."""

    version: str
    editions: list[EditionInfo]
    options: list[OptionInfo]
    presets: list[Preset]
    #: The parts of a Customizable's instruction: for each, the values of each place after its name.
    parts: dict[str, list[list[str | int]]]
    bots: list[str]
    phrases: list[str]
    emotes: list[str]
    most_name: int
    most_chat: int
    most_text: int


class ReplayStep(Message, frozen=True):
    """One step of a finished game: the deal of a round (no move) or a move, its events with nothing hidden, and the position after it."""

    move: str | None
    events: list[Happened]
    #: As `lastcard replay --json` prints it, without `legal`.
    position: dict[str, Any]


class Replay(Message, frozen=True):
    """`GET /api/tables/{code}/games/{game}/replay`: a finished game, step by step."""

    edition: Edition
    options: dict[str, Any]
    players: list[str]
    steps: list[ReplayStep]


class Problem(Message, frozen=True):
    """The body of every answer that is an error; worded by `refused-…`."""

    code: str
    args: dict[str, Any] = {}


_COMMANDS = msgspec.json.Decoder(AnyCommand)


def decode(data: bytes | str) -> AnyCommand:
    """The command of a frame; raises `msgspec.DecodeError` (a `ValueError`) for what is none."""
    return _COMMANDS.decode(data)
