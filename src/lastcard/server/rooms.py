"""All tables of the server: those that are awake, those that sleep on disk, and the new ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec

from . import codes
from .clock import now_millis
from .messages import NewTable, TableLine
from .people import Person
from .problems import Failure
from .refusal import Refusal
from .room import Asleep, Listed, Room, rows_of, stamped_of
from .store import Conflict, NotSaved, Store
from .table import Table
from .thinking import Thinkers

logger = logging.getLogger(__name__)

#: How often the tables are looked through, in seconds.
ROUND = 30.0
#: A table that nobody has watched for so long goes to sleep, in milliseconds.
IDLE = 3 * 60 * 1000
#: One that has something to do so soon is kept awake, or woken.
SOON = 5 * 60 * 1000
#: Open tables at which nothing has happened for so long are not in the lobby.
STALE = 12 * 3600 * 1000
#: That a table is awake is written down so seldom. Far more often than tables at which nothing happens are put into the archive.
SEEN_EVERY = 12 * 3600 * 1000
MOST_LISTED = 50


class Rooms:
    """The tables of one server."""

    def __init__(self, store: Store, clock: Callable[[], int] = now_millis, thinkers: Thinkers | None = None) -> None:
        self._store = store
        self._clock = clock
        self._thinkers = thinkers or Thinkers()
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Wake what has something to do, now and from now on."""
        self._keeper = asyncio.create_task(self._keep(), name="keeper")

    async def close(self) -> None:
        """Let everything that is being done be done, and begin nothing more."""
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        for room in list(self._rooms.values()):
            await room.close()
        self._thinkers.close()

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def get(self, code: str) -> Room | None:
        """The table of a code, woken where needed; None when there is none."""
        room = self._rooms.get(code)
        if room is not None:
            return room
        task = self._waking.get(code)
        if task is None:
            task = self._waking[code] = asyncio.create_task(self._wake(code))
            task.add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(task)

    async def _wake(self, code: str) -> Room | None:
        stored = await self._store.facts(code)
        if not stored:
            return None
        table = Table.of(stamped_of(stored))
        table.wake(self._clock())
        room = Room(table, self._store, self._thinkers, self._clock, stored[-1].at)
        self._rooms[code] = room
        self._store.summarize(code, room.summary)
        room.wake()
        return room

    async def create(self, person: Person, wanted: NewTable) -> str:
        """A new table with this person as host; return its code. Raises `Failure`."""
        for _ in range(3):
            table = Table(codes.new_table())
            if await self._store.exists(table.code):  # one that is in the archive would not be in the way of the first fact
                continue
            try:
                new = table.make(wanted, person.id, person.name)
            except Refusal as refusal:
                raise Failure(refusal.code, refusal.details) from None
            stamped = table.stamp(new, self._clock(), person.id)
            for one in stamped:
                table.apply(one)
            room = Room(table, self._store, self._thinkers, self._clock)
            try:
                await self._store.append(table.code, rows_of(stamped), room.summary())
            except Conflict:
                continue
            except NotSaved:
                raise Failure("not-saved") from None
            self._rooms[table.code] = room
            room.wake()
            return table.code
        raise Failure("not-saved")

    async def rename(self, person: Person) -> None:
        """Tell the tables where somebody sits, or watches, of another name."""
        for awake in self._rooms.values():
            awake.known_as(person)
        for code, _ in await self._listed(person, await self._store.lines_of(person.id, MOST_LISTED)):
            room = await self.get(code)
            if room is not None:
                with contextlib.suppress(Asleep):
                    await room.rename(person)

    async def line(self, code: str, person: Person | None) -> TableLine | None:
        """A table in one line."""
        room = await self.get(code)
        return None if room is None else room.line_for(None if person is None else person.id)

    async def lobby(self) -> list[TableLine]:
        """The open tables with a free seat: those where somebody is first, then the latest."""
        stored = await self._store.open_lines(self._clock() - STALE, 2 * MOST_LISTED)
        here = [room for room in self._rooms.values() if room.table.open]
        found = [(room.lines > 0, room.line_for(None)) for room in here]
        found += [(False, _decoded(line).line) for code, line in stored if code not in self._rooms]
        found = [(there, line) for there, line in found if line.free and line.at >= self._clock() - STALE]
        return [line for _, line in sorted(found, key=lambda one: (one[0], one[1].at), reverse=True)[:MOST_LISTED]]

    async def tables_of(self, person: Person) -> list[TableLine]:
        """The tables where somebody sits, the latest first."""
        found = await self._listed(person, await self._store.lines_of(person.id, MOST_LISTED))
        lines = [_for(listed, person) for _, listed in found]
        return sorted(lines, key=lambda line: line.at, reverse=True)[:MOST_LISTED]

    async def sits_at(self, code: str, person: Person | None) -> bool:
        """Whether somebody sits at a table. Looked for among that person's tables, so that it tells nothing of others."""
        if person is None:
            return False
        return any(code == one for one, _ in await self._listed(person, await self._store.lines_of(person.id, MOST_LISTED)))

    async def _listed(self, person: Person, stored: list[tuple[str, bytes]]) -> list[tuple[str, Listed]]:
        """Every table where somebody sits: as it is if it is awake, else as it was stored."""
        here = [(code, room.listed()) for code, room in self._rooms.items() if room.table.seat_of(person.id) is not None]
        return here + [(code, _decoded(line)) for code, line in stored if code not in self._rooms]

    # Keeping

    async def _keep(self) -> None:
        with contextlib.suppress(Exception):
            for code in await self._store.behind():
                await self._get_safely(code)
        while True:
            try:
                for code in await self._store.due(self._clock() + SOON):
                    await self._get_safely(code)
            except Exception:
                logger.exception("the tables that have something to do could not be looked up")
            await asyncio.sleep(ROUND)
            self.tidy()

    async def _get_safely(self, code: str) -> None:
        try:
            await self.get(code)
        except Exception:
            logger.exception("a table could not be woken")

    def tidy(self) -> None:
        """Let tables sleep where nobody is and nothing is to be done."""
        now = self._clock()
        for code, room in list(self._rooms.items()):
            if room.is_idle(now - IDLE, now + SOON):
                room.stop()
                self._store.summarize(code, room.summary)
                del self._rooms[code]
            elif room.seen_at < now - SEEN_EVERY:
                self._store.summarize(code, room.summary)


_DECODER = msgspec.json.Decoder(Listed)


def _decoded(stored: bytes) -> Listed:
    return _DECODER.decode(stored)


def _for(listed: Listed, person: Person | None) -> TableLine:
    """The line for one reader."""
    if person is None or person.id not in listed.asked:
        return listed.line
    return msgspec.structs.replace(listed.line, your_turn=True)
