"""The search of `champion` at a table: within a time or a number of deals, on any number of cores, compiled or not yet.

A search of so many deals comes to the same move on any number of cores and at both speeds. One of so many milliseconds goes as far as
it comes. Where nothing is compiled yet the same functions run interpreted: they come less far, and then `sharp`'s move stands more often.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..errors import RulesError
from ..kernel import codes
from ..kernel.look import FIELDS as LOOK_FIELDS
from ..kernel.look import Look
from ..kernel.memory import RECALL_FIELDS
from ..kernel.state import State
from ..view import View
from . import champion, imagine
from .driver import TALLY
from .random import Choice

if TYPE_CHECKING:
    from ..kernel.types import Numbers

#: What a search may take at a table unless it is said otherwise.
MILLISECONDS = 50
#: The most deals a move: the sums of more might not fit into a number.
MOST_SAMPLES = 100_000
#: Deals of the first heat of a search by time: few, to learn how long one takes.
FIRST_HEAT = 4

_ready: Any = None
_warming = Lock()


def warm() -> None:
    """Compile the search, or read it from the cache; from then on it runs compiled. Safe to call from a thread, and again."""
    global _ready
    with _warming:
        if _ready is None:
            from ..speed import compiled

            kernel = compiled()
            for name in ("open_search", "run_heat"):
                getattr(kernel, name)
            _ready = kernel


def is_warm() -> bool:
    """Whether the search runs compiled."""
    return _ready is not None


class Searcher:
    """Searches for one bot: `milliseconds` a move, or exactly reproducible with `samples` deals a move; on `workers` threads.

    Raises `RulesError` for numbers below 1.
    """

    def __init__(self, milliseconds: float | None = None, samples: int | None = None, workers: int = 1) -> None:
        for name, value in (("milliseconds", milliseconds), ("samples", samples), ("workers", workers)):
            if value is not None and not value > 0:
                raise RulesError(f"{name}: {value} is too few: it must be 1 or more")
        if samples is not None and samples > MOST_SAMPLES:
            raise RulesError(f"samples: {samples} is too many: it must be {MOST_SAMPLES} or less")
        if milliseconds is not None and samples is not None:
            raise RulesError("milliseconds and samples: a search is over by the one or by the other: name one of them")
        self.samples = samples
        self.seconds = (MILLISECONDS if milliseconds is None else milliseconds) / 1000
        self.workers = workers
        #: Deals played in the last search.
        self.deals = 0
        self._rooms: dict[object, list[_Room]] = {}
        self._pool: ThreadPoolExecutor | None = None

    def choose(self, view: View, rng: Numbers) -> Choice:
        """The move of the seat that is asked, with chance from the bot's generator, which moves on by the same at every search."""
        started = perf_counter()
        kernel = _ready
        if view.look.draw_n + view.look.discard_n + sum(view.counts) > codes.PACK:
            kernel = None  # a pack larger than the compiled state has room for
        rooms = self._rooms_for(kernel, view)
        room = rooms[0]
        room.see(view, rng)
        moves = room.open()
        room.give_back(rng)
        self.deals = 0
        if moves > 1:
            for other in rooms[1:]:
                other.see(view, room.search_rng)
                other.take_over(room)
            if self.samples is None:
                self._run_until(rooms, started + self.seconds)
            else:
                self._run_for(rooms, self.samples)
            self.deals = int(room.search.deals)
        return room.chosen()

    def _rooms_for(self, kernel: Any, view: View) -> list[_Room]:
        cards = view.look.draw_n + view.look.discard_n + sum(view.counts)
        key = kernel is None, max(cards, codes.PACK) if kernel is None else 0
        if key not in self._rooms:
            make: Callable[[], _Room] = (lambda: _Interpreted(cards)) if kernel is None else (lambda: _Compiled(kernel))
            self._rooms[key] = [make() for _ in range(1 if kernel is None else self.workers)]
        return self._rooms[key]

    def _run_for(self, rooms: list[_Room], samples: int) -> None:
        while (done := int(rooms[0].search.deals)) < samples:
            if not self._heat(rooms, done, min(imagine.HEAT, samples - done)):
                break

    def _run_until(self, rooms: list[_Room], end: float) -> None:
        deals = FIRST_HEAT
        before = perf_counter()
        while True:
            if not self._heat(rooms, int(rooms[0].search.deals), deals):
                break
            now = perf_counter()
            # So many that they are over in time, and no more than are worth a heat on every core.
            rate = deals / max(now - before, 1e-6)
            deals = min(int(rate * (end - now)), imagine.HEAT * len(rooms))
            before = now
            if deals < 1:
                break

    def _heat(self, rooms: list[_Room], first: int, deals: int) -> bool:
        """Play deals on all cores, and judge; whether the search goes on."""
        if len(rooms) == 1:
            return rooms[0].run_heat(first, deals)
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.workers, thread_name_prefix="lastcard-search")
        cuts = [first + deals * place // len(rooms) for place in range(len(rooms) + 1)]
        list(self._pool.map(lambda room, start, stop: room.explore(start, stop - start), rooms, cuts[:-1], cuts[1:]))
        for other in rooms[1:]:
            rooms[0].add(other)
        goes_on = rooms[0].judge()
        for other in rooms[1:]:
            other.take_over(rooms[0])
        return goes_on


class _Room:
    """Room to work in for one core: a view, three states, and the sums of a search."""

    kernel: Any
    look: Any
    rules: Any
    memory: Any
    search: Any
    space: tuple[Any, ...]
    players: Any

    def see(self, view: View, rng: Numbers) -> None:
        """Take up a view, with a generator."""
        raise NotImplementedError

    def give_back(self, rng: Numbers) -> None:
        """Move the bot's own generator on."""
        for place in range(4):
            rng[place] = int(self.look.rng[place])

    @property
    def search_rng(self) -> Numbers:
        """What the deals' generators are made from."""
        return [int(word) for word in self.search.rng]

    def open(self) -> int:
        """Begin a search; how many moves there are to choose among."""
        return int(self.kernel.open_search(self.look, self.rules, self.search, self.space[0], self.players))

    def explore(self, first: int, deals: int) -> None:
        """Play deals, without judging."""
        self.kernel.explore(self.search, self.rules, self.look, self.memory, *self.space, first, deals)

    def run_heat(self, first: int, deals: int) -> bool:
        """Play deals and judge; whether the search goes on."""
        return bool(self.kernel.run_heat(self.search, self.rules, self.look, self.memory, *self.space, first, deals))

    def judge(self) -> bool:
        """Drop who is behind; whether the search goes on."""
        imagine.drop_behind(self.search)
        return not imagine.is_decided(self.search)

    def chosen(self) -> Choice:
        """The move that the search has come to."""
        verb, kind, colour, target, uno = champion.chosen(self.search)
        return int(verb), int(kind), int(colour), int(target), bool(uno)

    def take_over(self, other: _Room) -> None:
        """Begin where another room stands, with nothing counted yet."""
        raise NotImplementedError

    def add(self, other: _Room) -> None:
        """Add what another room has counted."""
        raise NotImplementedError


class _Interpreted(_Room):
    kernel = None

    def __init__(self, cards: int) -> None:
        pack = max(cards, codes.PACK)
        self.search = imagine.Search()
        self.players = [0] * codes.SEATS
        self.space = (State(pack), State(pack), State(pack), Look(), self.players, [0] * TALLY, [0] * imagine.MOVES)

    def see(self, view: View, rng: Numbers) -> None:
        self.look, self.rules, self.memory = view.look, view.ruleset, view.memory
        self.look.rng = list(rng)

    def open(self) -> int:
        return champion.open_search(self.look, self.rules, self.search, self.space[0], self.players)

    def run_heat(self, first: int, deals: int) -> bool:
        run: Any = champion.run_heat
        return bool(run(self.search, self.rules, self.look, self.memory, *self.space, first, deals))


class _Compiled(_Room):
    def __init__(self, kernel: Any) -> None:
        import numpy as np

        from .. import speed

        self.kernel = kernel
        states, looks = np.zeros(3, speed.STATE), np.zeros(2, speed.LOOK)
        self.search = np.zeros(1, speed.SEARCH).view(np.recarray)[0]
        self.memory = np.zeros(1, speed.RECALL)[0]
        self.look = looks.view(np.recarray)[0]
        self.players = np.zeros(codes.SEATS, np.int64)
        room = self.players, np.zeros(TALLY, np.int64), np.zeros(imagine.MOVES, np.int64)
        self.space = (states[0], states[1], states[2], looks[1], *room)
        self._ruleset: object = None

    def see(self, view: View, rng: Numbers) -> None:
        from .. import speed

        if self._ruleset is not view.ruleset:
            self.rules, self._ruleset = speed.rules_record(view.ruleset)[0], view.ruleset
        for name, _, length in LOOK_FIELDS:
            value = getattr(view.look, name)
            self.look[name] = value[:length] if length else value
        self.look["rng"] = rng
        for name, _, length in RECALL_FIELDS:
            value = getattr(view.memory, name)
            self.memory[name] = value[:length] if length else value

    def take_over(self, other: _Room) -> None:
        for name in self.search.dtype.names:
            self.search[name] = other.search[name]
        for name in ("total", "square"):
            self.search[name] = 0
        self.search.deals = 0
        for name in other.space[0].dtype.names:
            self.space[0][name] = other.space[0][name]
        self.players[:] = other.players

    def add(self, other: _Room) -> None:
        self.search.total += other.search.total
        self.search.square += other.search.square
        self.search.deals += other.search.deals
