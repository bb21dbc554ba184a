"""All tables of the server: those that are awake, those that sleep on disk, and the new ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Set

import msgspec

from . import codes, metrics
from .bus import Asleep as AsleepThere
from .bus import Bus, Facts, Here, Known, Message, SignedOut
from .clock import now_millis
from .logs import Seldom, short
from .messages import NewTable, TableLine
from .people import People, Person
from .problems import Failure
from .refusal import Refusal
from .room import Asleep, Listed, Room, rows_of, stamped_of
from .store import Conflict, NotSaved, Store, Unreachable, Unsure
from .table import Table
from .tasks import end
from .thinking import Thinkers

logger = logging.getLogger(__name__)

#: How often the tables are looked through, in seconds; more often where another process may have left some behind.
ROUND = 30.0
ROUND_SHARED = 2.5
#: Where there are many processes, a table that has had something to do for so long is woken, in milliseconds.
NEGLECTED = 1500
#: Only among those that changed in this time are tables looked for that a process left behind.
LATELY = 24 * 3600 * 1000
#: How often what is known of tables is compared with what is on disk, in seconds: those that are awake in several processes, and in each
#: so many rounds all. So many are looked up at once.
COMPARED = 2.0
COMPARED_ALL = 5
MOST_COMPARED = 500
#: In each so many rounds processes tell each other anew where tables are awake and who is there, whatever was lost before.
TOLD_ANEW = 30
#: A process of which nothing is heard may only be slow, and not know that it was given up: where its tables are awake stands for so many
#: seconds more, so that others find it when it is heard again. Whoever looks counts those that live.
BURIED = 60.0
#: A table that nobody has watched for so long goes to sleep, in milliseconds.
IDLE = 3 * 60 * 1000
#: One that has something to do so soon is kept awake, or woken.
SOON = 5 * 60 * 1000
#: Open tables at which nothing has happened for so long are not in the lobby.
STALE = 12 * 3600 * 1000
#: That a table is awake is written down so seldom. Far more often than tables at which nothing happens are put into the archive.
SEEN_EVERY = 12 * 3600 * 1000
MOST_LISTED = 50
#: With more tables awake than these, a list of the lobby is kept for so many milliseconds.
FEW = 200
LISTED_FOR = 2000


class Rooms:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int] = now_millis,
        thinkers: Thinkers | None = None,
        bus: Bus | None = None,
        people: People | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._thinkers = thinkers or Thinkers()
        self._bus = bus or Bus()
        self._people = people
        self._rooms: dict[str, Room] = {}
        #: Makes the codes of new tables.
        self.new_code: Callable[[], str] = codes.new_table
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        #: Processes that told of tables which are being woken here.
        self._early: dict[str, set[str]] = {}
        #: The other processes that were there when it was looked last.
        self._others: frozenset[str] = frozenset()
        self._tasks: list[asyncio.Task[None]] = []
        self._finding: asyncio.Task[None] | None = None
        self._to_find = False
        self._neglected = asyncio.Event()
        self._moves = False
        self._listing: asyncio.Task[list[TableLine]] | None = None
        self._listed_at = 0
        self._seldom = Seldom(logger, logging.WARNING)

    async def start(self) -> None:
        """Wake what has something to do, and hear what other processes tell, now and from now on. Raises `DataError`."""
        await self._bus.start(self._hear, self._processes_changed, self._find_soon)
        self._tasks = [asyncio.create_task(self._keep(), name="keeper")]
        if self._store.is_shared:
            self._tasks.append(asyncio.create_task(self._compare(), name="comparer"))

    def hand_over(self) -> None:
        """Everybody is sent to other processes from now on: until this one has ended, who was here does not count as away."""
        self._moves = True
        for room in self._rooms.values():
            room.moves = True

    async def close(self) -> None:
        """Let everything that is being done be done, and begin nothing more."""
        await end([*self._tasks, *([self._finding] if self._finding is not None else [])])
        for room in list(self._rooms.values()):
            await room.close()
        await self._bus.close()
        self._thinkers.close()

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def sampled(self) -> metrics.Sampled:
        """What is there at the moment."""
        seats = [seat for room in self._rooms.values() for seat in room.table.seats]
        people = sum(seat.person is not None for seat in seats)
        bots = sum(seat.person is None and seat.level is not None for seat in seats)
        lines = sum(room.lines for room in self._rooms.values())
        return metrics.Sampled(len(self._rooms), lines, people, bots, len(seats) - people - bots, *self._store.waiting)

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
        # In this order: whatever is written from when others know of this process on, they tell.
        self._early[code] = set()
        try:
            elsewhere = (await self._bus.enter([code])).get(code, frozenset())
            stored = await self._store.facts(code)
        except BaseException:
            self._bus.leave(code)
            raise
        finally:
            early = self._early.pop(code)
        if not stored:
            self._bus.leave(code)
            return None
        table = Table.of(stamped_of(stored))
        table.wake(self._clock())
        room = Room(table, self._store, self._thinkers, self._clock, stored[-1].at, self._bus)
        room.moves = self._moves
        self._rooms[code] = room
        room.meet(self._living(elsewhere | early))
        if not room.others:
            self._store.summarize(code, room.summary)
        room.wake()
        return room

    async def create(self, person: Person, wanted: NewTable) -> str:
        """A new table with this person as host; return its code. Raises `Failure`."""
        for _ in range(3):
            table = Table(self.new_code())
            if await self._store.exists(table.code):  # one that is in the archive would not be in the way of the first fact
                continue
            try:
                new = table.make(wanted, person.id, person.name)
            except Refusal as refusal:
                raise Failure(refusal.code, refusal.details) from None
            stamped = table.stamp(new, self._clock(), person.id)
            for one in stamped:
                table.apply(one)
            room = Room(table, self._store, self._thinkers, self._clock, bus=self._bus)
            try:
                await self._store.append(table.code, rows_of(stamped), room.summary())
            except Conflict:
                continue
            except (NotSaved, Unsure):
                raise Failure("not-saved") from None
            await self._bus.enter([table.code])
            self._rooms[table.code] = room
            room.wake()
            return table.code
        raise Failure("not-saved")

    async def rename(self, person: Person) -> None:
        """Tell the tables where somebody sits, or watches, of another name."""
        self._know(person)
        self._bus.tell_all(Known(person))
        # Those in the archive are not taken out for it: they are told when that person comes.
        for code, _ in await self._listed(person, await self._store.lines_of(person.id, MOST_LISTED, packed=False)):
            room = await self.get(code)
            if room is not None:
                with contextlib.suppress(Asleep):
                    await room.rename(person)

    def sign_out(self, person: Person, but: bytes) -> None:
        """End the connections of somebody, here and elsewhere, but for those of one device."""
        self._send_out(person.id, but)
        self._bus.tell_all(SignedOut(person.id, but))

    def _send_out(self, person: str, but: bytes) -> None:
        for awake in self._rooms.values():
            awake.send_out(person, but)

    def _know(self, person: Person) -> None:
        for awake in self._rooms.values():
            awake.known_as(person)

    async def line(self, code: str, person: Person | None) -> TableLine | None:
        """A table in one line."""
        room = await self.get(code)
        return None if room is None else room.line_for(None if person is None else person.id)

    async def lobby(self) -> list[TableLine]:
        """The open tables with a free seat: those where somebody is first, then the latest."""
        if len(self._rooms) < FEW:
            return await self._lobby()
        # To look through many takes a while: whoever asks within a moment is told the same.
        if self._listing is None or self._clock() - self._listed_at > LISTED_FOR:
            self._listed_at = self._clock()
            self._listing = asyncio.create_task(self._lobby())
        return await asyncio.shield(self._listing)

    async def _lobby(self) -> list[TableLine]:
        stored = await self._store.open_lines(self._clock() - STALE, 2 * MOST_LISTED)
        here = [room for room in self._rooms.values() if room.table.open]
        found = [(bool(room.table.sockets), room.line_for(None)) for room in here]
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
        room = self._rooms.get(code)
        if room is not None:
            return room.table.seat_of(person.id) is not None
        return any(code == one for one, _ in await self._store.lines_of(person.id, MOST_LISTED))

    async def _listed(self, person: Person, stored: list[tuple[str, bytes]]) -> list[tuple[str, Listed]]:
        """Every table where somebody sits: as it is if it is awake, else as it was stored."""
        here = [(code, room.listed()) for code, room in self._rooms.items() if room.table.seat_of(person.id) is not None]
        return here + [(code, _decoded(line)) for code, line in stored if code not in self._rooms]

    # Other processes

    def _hear(self, message: Message) -> None:
        """Another process tells something."""
        if isinstance(message, Known):
            if self._people is not None:
                self._people.known_as(message.person)
            self._know(message.person)
            return
        if isinstance(message, SignedOut):
            if self._people is not None:
                self._people.signed_out(message.person, message.but)
            self._send_out(message.person, message.but)
            return
        if not isinstance(message, Facts | Here | AsleepThere):
            return
        room = self._rooms.get(message.code)
        if room is None:
            if isinstance(message, Here) and message.code in self._early:
                self._early[message.code].add(message.process)
            elif isinstance(message, Facts) or (isinstance(message, Here) and message.asks):
                self._bus.tell([message.process], AsleepThere(message.code, self._bus.process))
        elif isinstance(message, Facts):
            if message.rows:
                metrics.NOTIFICATION_SECONDS.observe(max(0, self._clock() - message.rows[-1].at) / 1000)
            room.hear(message.rows)
        elif isinstance(message, Here):
            room.hear_who(message)
        else:
            room.part(message.process)

    def _processes_changed(self) -> None:
        before, self._others = self._others, self._bus.others
        gone = before - self._others
        for process in gone:
            there = [code for code, room in self._rooms.items() if process in room.others]
            for code in there:
                self._rooms[code].part(process)
            asyncio.get_running_loop().call_later(BURIED, self._bury, process, there)
        if gone:
            self._neglected.set()
        if self._others - before:
            self._find_soon()  # it may have looked before this process was known to it, or the other way round

    def _bury(self, process: str, there: list[str]) -> None:
        """A process has ended without a word: nobody is to find it at these tables any more."""
        if process not in self._bus.others:
            for code in there:
                self._bus.forget(code, process)

    def _find_soon(self) -> None:
        """Find anew where else the tables are awake that are awake here."""
        self._to_find = True
        if self._finding is None or self._finding.done():
            self._finding = asyncio.get_running_loop().create_task(self._find())

    async def _find(self) -> None:
        while self._to_find:
            self._to_find = False
            if self._people is not None:
                self._people.forget()  # who took another name meanwhile was not told of
            try:
                await self._find_all()
            except Exception:
                logger.exception("it could not be found where tables are awake")

    async def _find_all(self) -> None:
        # Those that are being woken too: when they began, Redis may have been away.
        for code, processes in (await self._bus.enter([*self._rooms, *self._early])).items():
            room = self._rooms.get(code)
            if code in self._early:
                self._early[code] |= processes
            elif room is None:
                self._bus.leave(code)
            else:
                # Those that it was awake in, too: that it fell asleep there may have been told when nothing arrived here.
                room.meet(self._living(processes | room.others))

    def _living(self, processes: Set[str]) -> Set[str]:
        """Those of these processes that have not ended meanwhile: nobody would tell of their end again."""
        return processes & self._bus.others

    async def _compare(self) -> None:
        """See that nothing that others have written was missed."""
        rounds = 0
        trusted_from = 0
        while True:
            await asyncio.sleep(COMPARED)
            rounds += 1
            if not self._bus.is_up:
                trusted_from = rounds + COMPARED_ALL
            everything = rounds < trusted_from or rounds % COMPARED_ALL == 0
            codes = [code for code, room in self._rooms.items() if room.others or room.is_behind or everything]
            try:
                if rounds % TOLD_ANEW == 0 and self._bus.others:
                    await self._find_all()
                for place in range(0, len(codes), MOST_COMPARED):
                    for code, number in (await self._store.heads(codes[place : place + MOST_COMPARED])).items():
                        room = self._rooms.get(code)
                        if room is not None and (number > room.table.number or room.is_behind):
                            room.miss(number, at_once=room.is_behind or rounds < trusted_from)
            except Unreachable:
                self._seldom.tell("compare", "the numbers of tables could not be compared: the database cannot be reached")
            except Exception:
                logger.exception("the numbers of tables could not be compared")

    # Keeping

    async def _keep(self) -> None:
        await self._wake_behind()
        while True:
            try:
                await self._wake_due()
            except Unreachable:
                self._seldom.tell("due", "the tables that have something to do could not be looked up: the database cannot be reached")
            except Exception:
                logger.exception("the tables that have something to do could not be looked up")
            if self._store.is_shared:
                # Not `wait_for`, which in Python 3.11 forgets that it was cancelled when what it waits for comes in the same moment.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ROUND_SHARED):
                        await self._neglected.wait()
                if self._neglected.is_set():
                    self._neglected.clear()
                    await self._wake_behind()
            else:
                await asyncio.sleep(ROUND)
            self.tidy()

    async def _wake_behind(self) -> None:
        """Wake tables whose process ended before it had written down when they have something to do."""
        with contextlib.suppress(Exception):
            for code in await self._elsewhere_not(await self._store.behind(self._clock() - LATELY)):
                if not self._bus.rank(code, self._bus.others):
                    await self._get_safely(code)

    async def _wake_due(self) -> None:
        if not self._store.is_shared:
            for code, _ in await self._store.due(self._clock() + SOON):
                await self._get_safely(code)
            return
        # What is awake in any process is done there. What nobody does is done by the process whose turn it is, and then by the next.
        now = self._clock()
        late = {code: now - at for code, at in await self._store.due(now - NEGLECTED)}
        mine = [code for code, by in late.items() if by >= NEGLECTED * (1 + 2 * self._bus.rank(code, self._bus.others))]
        for code in await self._elsewhere_not(mine):
            await self._get_safely(code)

    async def _elsewhere_not(self, codes: list[str]) -> list[str]:
        """Those of these tables that are awake nowhere."""
        found: list[str] = []
        asleep = [code for code in codes if code not in self._rooms]
        for place in range(0, len(asleep), MOST_COMPARED):
            part = asleep[place : place + MOST_COMPARED]
            awake = await self._bus.awake_elsewhere(part)
            found += [code for code in part if code not in awake]
        return found

    async def _get_safely(self, code: str) -> None:
        try:
            await self.get(code)
        except Exception:
            logger.exception("a table could not be woken", extra={"table": short(code)})

    def tidy(self) -> None:
        """Let tables sleep where nobody is and nothing is to be done."""
        now = self._clock()
        for code, room in list(self._rooms.items()):
            if room.is_idle(now - IDLE, now + SOON):
                room.stop()
                if not room.others:
                    self._store.summarize(code, room.summary)
                del self._rooms[code]
                self._bus.leave(code)
                self._bus.tell(room.others, AsleepThere(code, self._bus.process))
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
