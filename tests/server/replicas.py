"""Several processes of one server in one event loop: real stores and buses, lines whose frames are read, and faults that are put in."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from lastcard.server import bus as buses
from lastcard.server import room as a_room
from lastcard.server import rooms as all_rooms
from lastcard.server.bus import Alive, Asleep, Facts, Here, Message, RedisBus
from lastcard.server.people import Person
from lastcard.server.room import Asleep as AsleepHere
from lastcard.server.room import Room, stamped_of
from lastcard.server.rooms import Rooms
from lastcard.server.store import Store
from lastcard.server.table import Table
from lastcard.server.tasks import end

from .rooms import Clock, Guest

#: Waiting is what takes long: signs of life, and looks into the database, come so much more often.
PACE = 10


@contextlib.contextmanager
def hurry() -> Iterator[None]:
    """Have everything that processes do about each other happen sooner."""
    places: list[tuple[Any, str]] = [
        *((buses, name) for name in ("BEAT", "DEAD", "PAUSE")),
        *((all_rooms, name) for name in ("COMPARED", "ROUND_SHARED")),
        *((a_room, name) for name in ("TELLS", "LATE")),
    ]
    before = [getattr(module, name) for module, name in places]
    for module, name in places:
        setattr(module, name, getattr(module, name) / PACE)
    try:
        yield
    finally:
        for (module, name), value in zip(places, before, strict=True):
            setattr(module, name, value)


class Faulty(RedisBus):
    """A connection to Valkey on which what others tell of facts gets lost, or comes late, when a test says so."""

    #: What becomes of messages about tables: `taken`, `lost` or `late`.
    fate = "taken"

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.waiting: list[Message] = []
        #: What was said and heard last, and when, to be read where a test fails.
        self.heard_and_said: deque[tuple[float, str, Any]] = deque(maxlen=100)

    def note(self, what: str, about: Any) -> None:
        """Remember something for whoever looks for a fault."""
        if not isinstance(about, Alive):
            self.heard_and_said.append((round(asyncio.get_running_loop().time(), 3), what, about))

    def tell(self, processes: Iterable[str], message: Message) -> None:
        processes = list(processes)
        self.note(f"says to {processes}", message)
        super().tell(processes, message)

    async def enter(self, codes: Collection[str]) -> dict[str, frozenset[str]]:
        found = await super().enter(codes)
        self.note("finds", found)
        return found

    def _find(self) -> None:
        self.note("is connected, and drops", list(self._waiting))
        super()._find()

    def _lose(self, error: Exception) -> None:
        self.note("is cut off", error)
        super()._lose(error)

    def _receive(self, message: Message) -> None:
        self.note(f"hears ({self.fate})", message)
        if self.fate == "lost" and isinstance(message, Facts):
            return
        if self.fate == "late" and isinstance(message, Facts | Here | Asleep):
            self.waiting.append(message)
            return
        super()._receive(message)

    def take(self) -> None:
        """Have what was late arrive, and what comes from now on at once."""
        self.fate = "taken"
        waiting, self.waiting = self.waiting, []
        for message in waiting:
            super()._receive(message)


class Replica:
    """One process: its rooms on a store and a bus of its own, and the lines of those who are connected to it."""

    def __init__(self, store: Store, bus: Faulty, clock: Clock) -> None:
        self.store, self.bus, self.clock = store, bus, clock
        self.rooms = Rooms(store, clock, bus=bus)
        self.guests: dict[str, Guest] = {}

    @classmethod
    async def start(cls, database: str, valkey: str, clock: Clock) -> Replica:
        """Start a process."""
        replica = cls(await Store.open(database, alone=False), Faulty(valkey), clock)
        await replica.rooms.start()
        return replica

    async def room(self, code: str) -> Room:
        """Its room for a table."""
        room = await self.rooms.get(code)
        assert room is not None
        return room

    @property
    def awake(self) -> dict[str, Room]:
        """The tables that are awake in it."""
        return self.rooms._rooms

    async def connect(self, code: str, person: Person) -> Guest:
        """Somebody connects to it, once."""
        while person.id not in self.guests:
            with contextlib.suppress(AsleepHere):  # since it was looked up
                self.guests[person.id] = await Guest(person).come(await self.room(code))
        return self.guests[person.id]

    async def disconnect(self, code: str, person: Person) -> None:
        """Somebody's connection to it ends."""
        guest = self.guests.pop(person.id, None)
        if guest is not None:
            await (await self.room(code)).leave(guest.line)

    async def stop(self) -> None:
        """End it in good order."""
        self.guests.clear()
        await self.rooms.close()
        await self.store.close()

    async def kill(self) -> None:
        """End it without a word to the others, in the middle of whatever it was doing."""
        self.guests.clear()
        for room in self.awake.values():
            room.stop()
        await end([*self.rooms._tasks, *self.bus._tasks])
        await self.bus._redis.aclose()
        await self.store.close()


async def on_disk(store: Store, code: str) -> Table:
    """A table as its facts say that it is."""
    return Table.of(stamped_of(await store.facts(code)))


def known(table: Table) -> dict[str, Any]:
    """What is known of a table from its facts, without clocks and without who is connected."""
    return {
        "number": table.number,
        "phase": table.phase,
        "seats": [(seat.person, seat.name, seat.level, seat.vacant, seat.stand_in, seat.ready, seat.agreed) for seat in table.seats],
        "host": table.host,
        "rules": table.rules,
        "run": (table.open, table.watching, table.chat, table.timer, table.grace, table.pace, table.paused),
        "games": table.games,
        "question": table.question,
        "game": None if table.game is None else table.game.position(),
        "log": [(type(line).__name__, line.number) for line in table.log.lines()],
    }
