"""What a table is: its facts, numbered. Here is each kind of fact, and its form on disk, which stays readable.

A field that is added later gets a default. No field is renamed, and no fact is ever given another meaning: `tests/server/facts.json`
holds one of each kind as it was first written, and is read by a test.

>>> decode(encode(Sat(seat=1, person="p7", name="Ana")))
Sat(seat=1, person='p7', name='Ana')
>>> encode(Moved(move="0 draw"))
b'{"fact":"moved","move":"0 draw"}'
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

By = Literal["person", "bot", "stand-in", "clock"]


class AnyFact(msgspec.Struct, frozen=True, tag_field="fact", omit_defaults=True):
    """Something that became so at a table. Fields that a newer program wrote are passed over."""


class Made(AnyFact, frozen=True, tag="made"):
    """The table was made, with so many empty seats."""

    code: str
    edition: str
    seats: int
    options: dict[str, Any] = {}
    open: bool = False


class Sat(AnyFact, frozen=True, tag="sat"):
    """A person took a seat, leaving the one that was theirs. Whoever sits down where there is no host becomes the host."""

    seat: int
    person: str
    name: str


class Named(AnyFact, frozen=True, tag="named"):
    """The person on a seat has another name now."""

    seat: int
    name: str


class BotSat(AnyFact, frozen=True, tag="bot"):
    """A bot was put on a seat, or plays at another level."""

    seat: int
    level: str
    name: str


class Left(AnyFact, frozen=True, tag="left"):
    """A seat was given up. In a game a bot plays it on, and it may be taken: then `level` and `name` are the bot's."""

    seat: int
    why: Literal["left", "removed"]
    level: str | None = None
    name: str = ""


class KeptOut(AnyFact, frozen=True, tag="kept-out"):
    """This person, who was known here by this name, may neither sit nor speak at the table."""

    person: str
    name: str


class LetIn(AnyFact, frozen=True, tag="let-in"):
    """Whoever was kept out may sit and speak again."""

    person: str


class SeatsSet(AnyFact, frozen=True, tag="seats"):
    """There are so many seats now. Of the empty ones the last go first, then of the bots' the last; who remains moves up."""

    count: int


class RulesSet(AnyFact, frozen=True, tag="rules"):
    """The edition and the options that differ from it."""

    edition: str
    options: dict[str, Any]


class TableSet(AnyFact, frozen=True, tag="table"):
    """How the table is run; what is None stays as it was."""

    open: bool | None = None
    watching: bool | None = None
    chat: bool | None = None
    timer: int | None = None
    grace: int | None = None
    pace: str | None = None


class Agreed(AnyFact, frozen=True, tag="agreed"):
    """Whoever sits here agrees to this version of what is written on the Customizable cards."""

    seat: int
    version: int


class HostSet(AnyFact, frozen=True, tag="host"):
    """Whoever sits here is the host now."""

    seat: int
    why: Literal["handed", "vacant", "absent"]


class Started(AnyFact, frozen=True, tag="started"):
    """A game began, and its first round was dealt from this seed."""

    seed: str
    names: list[str]


class Dealt(AnyFact, frozen=True, tag="dealt"):
    """A further round was dealt from this seed."""

    seed: str


class Moved(AnyFact, frozen=True, tag="moved"):
    """A move was made, as it stands in a record."""

    move: str
    by: By = "person"


class Readied(AnyFact, frozen=True, tag="ready"):
    """Whoever sits here is ready for what comes next."""

    seat: int


class StandInSet(AnyFact, frozen=True, tag="stand-in"):
    """A bot plays for the person on this seat, or no longer does.

    It does for one who is away (`absent`), who let the time run out twice (`idle`), or who wishes it (`asked`).
    """

    seat: int
    on: bool
    why: Literal["absent", "idle", "asked", "back"]


class Paused(AnyFact, frozen=True, tag="paused"):
    """The game stands still, or goes on."""

    on: bool


class Ended(AnyFact, frozen=True, tag="ended"):
    """Back in the waiting room: the game is over, or was given up."""


class Said(AnyFact, frozen=True, tag="said"):
    """Somebody said something: exactly one of text, phrase and emote. A spectator has no seat."""

    seat: int | None
    name: str
    text: str | None = None
    phrase: str | None = None
    emote: str | None = None


Fact = (
    Made | Sat | Named | BotSat | Left | KeptOut | LetIn | SeatsSet | RulesSet | TableSet | Agreed | HostSet | Started | Dealt | Moved
    | Readied | StandInSet | Paused | Ended | Said
)  # fmt: skip


class Stamped(msgspec.Struct, frozen=True):
    """A fact with its number at the table, when it became so, and the command that it came from, if any."""

    number: int
    at: int
    person: str | None
    command: str | None
    fact: Fact


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Fact)


def encode(fact: Fact) -> bytes:
    """A fact as it is stored."""
    return _ENCODER.encode(fact)


def decode(stored: bytes) -> Fact:
    """The fact that was stored; raises `msgspec.DecodeError` for what is none."""
    return _DECODER.decode(stored)
