"""What a table keeps of its past: the latest lines for whoever joins, and which commands it has carried out."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Container
from typing import Literal

import msgspec

from ..events import Event
from .messages import TableEntry

MOST_MOVES = 30
MOST_TALK = 60
#: How many of one person's commands are remembered, and of how many people.
MOST_COMMANDS = 64
MOST_PEOPLE = 32


class GameLine(msgspec.Struct, frozen=True, array_like=True):
    """A move or a deal with its events: each reader is told what the reader may know of it (`sight.py`)."""

    number: int
    at: int
    seat: int | None
    by: Literal["person", "bot", "stand-in", "clock", "table"]
    events: tuple[Event, ...]


class ChatLine(msgspec.Struct, frozen=True, tag_field="what", tag="chat"):
    """Something said, and by whom: the person is for the host's `keep-out` alone, and is sent to nobody."""

    number: int
    person: str | None
    seat: int | None
    at: int
    name: str
    text: str | None = None
    phrase: str | None = None
    emote: str | None = None


Line = GameLine | ChatLine | TableEntry

_pack = msgspec.msgpack.Encoder().encode
_move = msgspec.msgpack.Decoder(GameLine).decode
_talk = msgspec.msgpack.Decoder(ChatLine | TableEntry).decode


class Log:
    """The latest lines: of the moves, those of the present round; and of what else was said and done.

    They are kept packed, as that takes a third of the room, and hardly any time when somebody joins.
    """

    __slots__ = ("_moves", "_talk")

    def __init__(self) -> None:
        self._moves: deque[bytes] = deque(maxlen=MOST_MOVES)
        self._talk: deque[bytes] = deque(maxlen=MOST_TALK)

    def add(self, line: Line) -> None:
        """One more line."""
        (self._moves if isinstance(line, GameLine) else self._talk).append(_pack(line))

    def new_round(self) -> None:
        """The moves so far belong to a round that is over."""
        self._moves.clear()

    def who_said(self, number: int) -> tuple[str | None, str]:
        """Who said the line of this number, and under which name; no person when it is not kept."""
        talk = map(_talk, self._talk)
        return next(((line.person, line.name) for line in talk if isinstance(line, ChatLine) and line.number == number), (None, ""))

    def lines(self) -> list[Line]:
        """All that is kept, oldest first."""
        lines: list[Line] = [*map(_move, self._moves), *map(_talk, self._talk)]
        return sorted(lines, key=lambda line: line.number)


class Commands:
    """The ids of each person's latest commands, with the number of the table after each. Kept small: every table has one."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[str, tuple[array[int], array[int]]] = {}

    def add(self, person: str, command: str, number: int, sitting: Container[str | None] = ()) -> None:
        """The command of this id has come to a change of this number. Those who sit at the table are forgotten last."""
        ids, numbers = self._of.pop(person) if person in self._of else (array("q"), array("q"))
        self._of[person] = ids, numbers  # the one who spoke last comes last
        key = hash(command)
        if key in ids:
            numbers[ids.index(key)] = number
            return
        ids.append(key)
        numbers.append(number)
        del ids[:-MOST_COMMANDS], numbers[:-MOST_COMMANDS]
        if len(self._of) > MOST_PEOPLE:
            del self._of[next((one for one in self._of if one not in sitting), next(iter(self._of)))]

    def number(self, person: str, command: str) -> int | None:
        """The table's number after that command, or None when it is not known."""
        ids, numbers = self._of.get(person, ((), ()))
        key = hash(command)
        return numbers[ids.index(key)] if key in ids else None
