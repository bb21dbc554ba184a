"""The past of one round at a table, kept as the kernel's events, and what a seat remembers of it when somebody asks.

Nothing is reckoned before it is asked for: a game without a bot that remembers only keeps the events.
"""

from __future__ import annotations

from array import array

from .kernel.memory import Memory, Recall, learn, open_memory, recall
from .kernel.ruleset import Ruleset
from .kernel.state import State

#: An event of the kernel's: code, a, b, c, d.
Row = tuple[int, int, int, int, int]

#: So many events are kept as they are when a game forgets; more are taken into memory, where somebody has asked for what is in it.
FEW = 8
#: Where nobody has, they are kept as numbers, which is small and takes no time; but no more than so many of them.
MOST_UNREAD = 200
WIDTH = 5


class Past:
    """What has happened since a round was dealt. A moment in it is a number of `rows`."""

    def __init__(self, base: Memory, room: int, ruleset: Ruleset, unread: array[int] | None = None) -> None:
        self.rows: list[Row] = []
        self._room = room
        self._ruleset = ruleset
        self._base = base
        #: Events before `rows` that the base has not learned yet.
        self._unread = array("i") if unread is None else unread
        self._memory: Memory | None = None
        self._read = 0

    @classmethod
    def of_deal(cls, state: State, ruleset: Ruleset) -> Past:
        """The past of a round that has just been dealt: none."""
        memory = Memory(state.seats, len(state.pile))
        open_memory(memory, state)
        return cls(memory.packed(), len(state.pile), ruleset)

    def recall(self, seat: int, moment: int) -> Recall:
        """What a seat remembers at a moment."""
        memory = self._at(moment)
        found = Recall(self._room)
        recall(memory, seat, found)
        return found

    def _at(self, moment: int) -> Memory:
        if self._memory is None or self._read > moment:
            self._memory = self._base.unpacked(self._room)
            self._read = 0
            if self._unread:
                for place in range(0, len(self._unread), WIDTH):
                    learn(self._memory, self._ruleset, *self._unread[place : place + WIDTH])
                self._base, self._unread = self._memory.packed(), array("i")
        for row in self.rows[self._read : moment]:
            learn(self._memory, self._ruleset, *row)
        self._read = moment
        return self._memory

    def until(self, moment: int) -> Past:
        """The same past up to a moment, which goes on by itself."""
        other = Past(self._base, self._room, self._ruleset, self._unread)
        other.rows = self.rows[:moment]
        return other

    def shortened(self) -> Past:
        """The same past, small, for one who will ask of no earlier moment than now."""
        if len(self.rows) <= FEW:
            return self.until(len(self.rows)) if self._memory else self
        if self._memory is not None or len(self._unread) >= MOST_UNREAD * WIDTH:
            return Past(self._at(len(self.rows)).packed(), self._room, self._ruleset)
        unread = array("i", (number for row in self.rows for number in row))
        return Past(self._base, self._room, self._ruleset, self._unread + unread)
