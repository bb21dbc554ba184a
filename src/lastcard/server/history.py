"""What a table keeps of its past: the latest lines for whoever joins, and which commands it has carried out."""

from __future__ import annotations

from array import array
from collections import deque
from dataclasses import dataclass
from typing import Literal

from ..events import Event
from .messages import ChatEntry, TableEntry

MOST_MOVES = 30
MOST_TALK = 60
#: How many of one person's commands are remembered, and of how many people.
MOST_COMMANDS = 64
MOST_PEOPLE = 32


@dataclass(frozen=True, slots=True)
class GameLine:
    """A move or a deal with its events: each reader is told what the reader may know of it (`sight.py`)."""

    number: int
    at: int
    seat: int | None
    by: Literal["person", "bot", "stand-in", "clock", "table"]
    events: tuple[Event, ...]


Line = GameLine | ChatEntry | TableEntry


class Log:
    """The latest lines: of the moves, those of the present round; and of what else was said and done."""

    __slots__ = ("_moves", "_talk")

    def __init__(self) -> None:
        self._moves: deque[GameLine] = deque(maxlen=MOST_MOVES)
        self._talk: deque[ChatEntry | TableEntry] = deque(maxlen=MOST_TALK)

    def add(self, line: Line) -> None:
        """One more line."""
        if isinstance(line, GameLine):
            self._moves.append(line)
        else:
            self._talk.append(line)

    def new_round(self) -> None:
        """The moves so far belong to a round that is over."""
        self._moves.clear()

    def lines(self) -> list[Line]:
        """All that is kept, oldest first."""
        return sorted([*self._moves, *self._talk], key=lambda line: line.number)


class Commands:
    """The ids of each person's latest commands, with the number of the table after each. Kept small: every table has one."""

    __slots__ = ("_of",)

    def __init__(self) -> None:
        self._of: dict[str, tuple[array[int], array[int]]] = {}

    def add(self, person: str, command: str, number: int) -> None:
        """The command of this id has come to a change of this number."""
        ids, numbers = self._of.pop(person, None) or (array("q"), array("q"))
        self._of[person] = ids, numbers  # the one who spoke last comes last
        key = hash(command)
        if key in ids:
            numbers[ids.index(key)] = number
            return
        ids.append(key)
        numbers.append(number)
        del ids[:-MOST_COMMANDS], numbers[:-MOST_COMMANDS]
        if len(self._of) > MOST_PEOPLE:
            del self._of[next(iter(self._of))]

    def number(self, person: str, command: str) -> int | None:
        """The table's number after that command, or None when it is not known."""
        ids, numbers = self._of.get(person, ((), ()))
        key = hash(command)
        return numbers[ids.index(key)] if key in ids else None
