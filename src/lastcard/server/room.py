"""A live table: its one writer in this process, its clock, and the lines of those who watch.

Whatever happens at a table happens here, one thing after another: what a command comes to is decided, put on disk, applied and told. Nobody
is told of anything that is not on disk.

Of a server of many processes, each has a room of its own for a table where somebody is connected to it. Whoever is first with a number has
written; the others hear of it and apply it, or find it on disk, and then judge again what they were about to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from time import perf_counter

import msgspec

from . import facts, metrics
from .agenda import SEARCHING, Thought
from .bus import Bus, Facts, Here
from .clock import now_millis
from .clocks import Clocks
from .facts import Fact, Stamped
from .line import Line, encode
from .logs import short
from .messages import AnyCommand, Done, Ping, Refused, Resync, TableLine
from .people import Person
from .refusal import Refusal
from .sight import Sight, asks, view_line
from .store import Conflict, NotSaved, Row, Store, Summary, Unreachable, Unsure
from .table import Change, Table
from .thinking import Thinkers

logger = logging.getLogger(__name__)

#: How many connections a table takes. Whoever sits there always gets in, however many watch.
MOST_LINES = 150
#: What the table does by itself is tried again after so many seconds, if it could not be saved.
PATIENCE = 1.0
#: A timer is never set for longer, as a sleeping machine's timers sleep too.
LONGEST = 600.0
#: A table at which nothing has happened for so long may be in the archive, and is not told of new names, in milliseconds.
OLD = 24 * 3600 * 1000
#: How often a command is judged anew because somebody else wrote at the table.
TRIES = 20
#: After the first of them it waits for a chance moment, the longer the more often, so that not all come at once again; in seconds.
CHANCE = 0.004
#: Who comes to a table that was just woken waits at most so long, in seconds, until other processes have told who is there.
TELLS = 0.3
#: What is due is done by one process. The next waits for so long, in milliseconds, whether that one has done it, and so on.
TURN = 1000
#: A fact whose time differs by so much from this process's clock, in milliseconds, was written by the clock of a machine that goes wrong.
SKEW = 2000
#: What others have written is heard of within so many seconds, or was lost on the way.
LATE = 0.5
#: So many facts of others may wait until there is time for them; then they are read from disk.
MOST_HEARD = 1000

HEARD_IN_VAIN = "what others have written could not be applied"


class Listed(msgspec.Struct, frozen=True):
    """A table's line in lists as it is stored, and whom it waits for."""

    line: TableLine
    asked: tuple[str, ...]


class Full(Exception):
    """Nobody more can watch this table."""


class Private(Exception):
    """This table is not for spectators."""


class Asleep(Exception):
    """The table has gone to sleep in this very moment: it is to be woken again."""


#: A command: by whom it was given, or over which line of somebody without a name, and its id.
Given = tuple[str | Line, str]


class Room:
    """One table that is awake."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        clock: Callable[[], int] = now_millis,
        changed_at: int | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.table = table
        self._store = store
        self._thinkers = thinkers
        self._clock = clock
        self._bus = bus or Bus()
        #: The other processes where this table is awake.
        self.others: set[str] = set()
        #: Those of them that have not told yet who is connected there.
        self._asked: set[str] = set()
        self._told = asyncio.Event()
        self._rank = 0
        self._heard: list[Row] = []
        #: Whether there is more on disk than is known here.
        self.is_behind = False
        self._is_to_hear = False
        self._hearing: asyncio.Task[None] | None = None
        #: Whether facts could not be applied: the table is to be built anew.
        self._is_broken = False
        self._lines: set[Line] = set()
        #: Who is just coming, and is sent nothing before the whole table.
        self._entering: Line | None = None
        #: How many times each command is being carried out, or waits to be.
        self._given: Counter[Given] = Counter()
        #: Who was sent to another process from here.
        self._sent: list[Line] = []
        #: People of the table whose connection ended.
        self._were_here: set[str | None] = set()
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._sight = Sight(table)
        self._changed_at = clock() if changed_at is None else changed_at
        self._looked_at = clock()
        #: When the summary was last made, which says that the table is awake.
        self.seen_at = 0
        self.idle_since = clock()
        #: Whether everybody here is sent to another process.
        self.moves = False
        self.stopped = False

    # Who watches

    @property
    def lines(self) -> int:
        """How many connections there are."""
        return len(self._lines)

    async def enter(self, line: Line) -> None:
        """Let somebody watch, who is sent the whole table first. Raises `Private`, `Full`, `Asleep`; else `leave` must follow."""
        if self._asked:
            # Or who came first would be told that the others are away, and a moment later that they are not.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TELLS):
                    await self._told.wait()
        async with self._lock:
            if self.stopped:
                raise Asleep
            if self.others:
                # Whoever was at another process a moment ago is not shown the table as it was before.
                with contextlib.suppress(Unreachable, TimeoutError):
                    async with asyncio.timeout(TELLS):
                        await self._catch_up()
            now = self._clock()
            if not self._may_watch(line):
                raise Private
            if len(self._lines) >= MOST_LINES and self.table.seat_of(_id(line)) is None:
                raise Full
            metrics.OPENED.inc("again" if _id(line) in self._were_here else "first")
            new = self.table.connect(_id(line), now)
            self._lines.add(line)
            self._entering = line
            try:
                # Where it fails, the seat is handed back with the first command, or by what is due.
                with contextlib.suppress(NotSaved, Unsure, Conflict, Unreachable):
                    await self._commit([*new, *self._name_since(line, now)], None, None)
                self._say_who()
                line.send(encode(self._sight.frame(_id(line), self._clock())))
                self._tell(self.table.number, [])
            except BaseException:
                self._let_go(line)
                raise
            finally:
                self._entering = None
            self._schedule()

    def _name_since(self, line: Line, now: int) -> list[Fact]:
        """What it comes to that somebody has taken another name while this table was too old to be told."""
        if line.person is None or self._changed_at > now - OLD:
            return []
        try:
            return self.table.rename(line.person.id, line.person.name)
        except Refusal:
            return []

    async def leave(self, line: Line) -> None:
        """A connection has ended."""
        async with self._lock:
            if line in self._lines:
                self._let_go(line)

    def _let_go(self, line: Line) -> None:
        self._lines.remove(line)
        if self.table.seat_of(_id(line)) is not None:
            self._were_here.add(_id(line))
        if self.moves:
            self._sent.append(line)
            return  # whoever is sent to another process stays, as far as this one knows: it ends soon, and the other one tells
        self.table.disconnect(_id(line), self._clock())
        self.idle_since = self._clock()
        self._say_who()
        self._tell(self.table.number, [])
        self._schedule()

    def _may_watch(self, line: Line) -> bool:
        # Where there is a free seat, whoever may come is a player still: nobody could sit down without being let in.
        table, person = self.table, _id(line)
        return table.watching or table.seat_of(person) is not None or (person not in table.kept_out and bool(table.free_seats()))

    # Commands

    async def command(self, line: Line, command: AnyCommand) -> None:
        """Carry out a command, and answer it on its line."""
        if isinstance(command, Ping):
            line.send(encode(Done(command.id, self.table.number, self._clock())))
            return
        began = perf_counter()
        given = (line if line.person is None else line.person.id, command.id)
        self._given[given] += 1
        try:
            async with self._lock:
                await self._command(line, command, given, began)
        finally:
            self._given[given] -= 1
            if not self._given[given]:
                del self._given[given]

    async def _command(self, line: Line, command: AnyCommand, given: Given, began: float) -> None:
        if isinstance(command, Resync):
            line.send(encode(self._sight.frame(_id(line), self._clock())))
            return
        outcome = "done"
        try:
            number = await self._carry_out(line, command)
        except Refusal as refusal:
            outcome = "refused"
            answer = encode(Refused(command.id, refusal.code, self._clock(), refusal.details, refusal.ruling))
        except (NotSaved, Conflict):
            if self.is_behind:  # an earlier try of the same command may be among what is not known here
                self._answer_later(line)
                return
            outcome = "not_saved"
            answer = encode(Refused(command.id, "not-saved", self._clock()))
        except (Unsure, Unreachable):
            self._answer_later(line)
            return
        except RecursionError:
            outcome = "refused"
            answer = encode(Refused(command.id, "malformed", self._clock()))
        except Exception:
            logger.exception("a command failed", extra={"kind": type(command).__name__, "table": short(self.table.code)})
            outcome = "failed"
            answer = encode(Refused(command.id, "internal", self._clock()))
        else:
            answer = encode(Done(command.id, number, self._clock()))
        if outcome != "done" and self._given[given] > 1:
            # It waits once more, given again on another line: whoever gives a command twice is answered the second time.
            self._answer_later(line)
            return
        line.send(answer)
        metrics.COMMANDS.inc(outcome)
        metrics.COMMAND_SECONDS.since(began)

    def _answer_later(self, line: Line) -> None:
        """Nothing true can be answered. The client comes again, repeats the command, and is told what became of it."""
        metrics.COMMANDS.inc("unknown")
        line.close("moving")
        self.fall_behind()

    async def _carry_out(self, line: Line, command: AnyCommand) -> int:
        person, name = (None, "") if line.person is None else (line.person.id, line.person.name)
        for tried in range(TRIES):
            known = self.table.answered(person, command.id)
            if known is not None:
                metrics.REPEATED.inc()
                return known
            try:
                new = self.table.decide(person, command, self._clock(), name)
            except Refusal:
                if await self._was_behind():
                    continue
                raise
            try:
                await self._commit(new, person, command.id)
            except Conflict:
                await self._give_way(tried)
                continue
            return self.table.number
        raise Conflict

    async def _give_way(self, tried: int) -> None:
        """Others wrote in the same moment: read what, after a while that differs from theirs. Raises `Unreachable`."""
        await asyncio.sleep(random.uniform(0, CHANCE * tried))
        await self._catch_up()

    async def _was_behind(self) -> bool:
        """Whether others have written what was not known here. Raises `Unreachable`.

        Asked before anything is refused: it may be a command that was carried out elsewhere a moment ago, or one that is right by now.
        """
        if not self.others and self._bus.is_up:
            return False
        known = self.table.number
        await self._catch_up()
        return self.table.number > known

    def known_as(self, person: Person) -> None:
        """Somebody who may be connected here has another name from now on."""
        for line in self._lines:
            if line.person is not None and line.person.id == person.id:
                line.person = person

    def send_out(self, person: str, but: bytes) -> None:
        """Somebody has signed devices out, all but one: their connections end, and come back as nobody's."""
        for line in self._lines:
            if line.person is not None and line.person.id == person and line.device != but:
                line.close("moving")

    async def rename(self, person: Person) -> None:
        """Somebody who sits here has another name."""
        async with self._lock:
            if self.stopped:
                raise Asleep
            with contextlib.suppress(Refusal, NotSaved, Unsure, Unreachable):
                for tried in range(TRIES):
                    try:
                        await self._commit(self.table.rename(person.id, person.name), None, None)
                    except Conflict:
                        await self._give_way(tried)
                    else:
                        break

    # What the table does by itself

    async def act(self) -> None:
        """Do what is due."""
        async with self._lock:
            await self._act()

    async def _act(self, answered: Sequence[Fact] = ()) -> None:
        """Do what is due, after the answer that a bot has come to. A bot that searches is let think, and `_think` goes on from there."""
        try:
            if answered:
                await self._commit(answered, None, None)
            while True:
                now = self._clock()
                thought = self.table.thought(now)
                if thought is not None:
                    self._begin_to_think(thought)
                    break
                new = self.table.act(now)
                if not new:
                    break
                await self._commit(new, None, None)
        except Conflict:
            with contextlib.suppress(Unreachable):
                await self._catch_up()
        except NotSaved:
            self._schedule(PATIENCE)
            return
        except Unsure:
            self.fall_behind()
            self._schedule(PATIENCE)
            return
        self._schedule()

    def _begin_to_think(self, thought: Thought) -> None:
        # One thought at a time: what is thought about something that is past comes to nothing, and then it is looked at again.
        if not self._is_thinking and not self.stopped:
            self._thinking = asyncio.get_running_loop().create_task(self._think_safely(thought))

    @property
    def _is_thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    async def _think_safely(self, thought: Thought) -> None:
        try:
            await self._think(thought)
        except Exception:
            logger.exception("what a bot thought at a table failed", extra={"table": short(self.table.code)})
            self._thinking = None
            self._schedule(LONGEST)

    async def _think(self, thought: Thought) -> None:
        """Let a bot think while everything goes on, and then judge what it came to as the table is by then."""
        move = await self._thinkers.think(thought, self.table.seed())
        if self.stopped:
            return
        async with self._lock:
            self._thinking = None
            await self._act(self.table.answer(thought, move, self._clock()))

    def wake(self) -> None:
        """Set the timer for what is due next. Called once, when the table is woken."""
        self._schedule()

    def stop(self) -> None:
        """Set no more timers: the table goes to sleep, or the server stops."""
        self.stopped = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def close(self) -> None:
        """Stop, after what is being done is done."""
        self.stop()
        async with self._lock:
            pass

    def is_idle(self, before: int, quiet_until: int) -> bool:
        """Whether nobody has been here since `before`, and nothing is to be done until `quiet_until`, or others see to it."""
        if self._lines or self._lock.locked() or self.idle_since >= before:
            return False
        due = self.table.due()
        return due is None or due > quiet_until or any(process in self.table.elsewhere for process in self.others)

    def _schedule(self, least: float = 0.0) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if any(seat.level in SEARCHING for seat in self.table.seats):
            self._thinkers.prepare()
        due = self.table.due()
        if due is not None and not self.stopped and not (self._is_thinking and self.table.searches(self._clock())):
            if self._rank:  # it is for others to do first, from when they may know of it
                due = max(due, self._looked_at) + TURN * self._rank
            wait = min(LONGEST, max(least, (due - self._clock()) / 1000))
            self._timer = asyncio.get_running_loop().call_later(wait, self._fire)

    def _fire(self) -> None:
        self._timer = None
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._act_safely())

    async def _act_safely(self) -> None:
        try:
            await self.act()
        except Exception:
            logger.exception("what was due at a table failed", extra={"table": short(self.table.code)})
            self._schedule(LONGEST)

    # The writer

    async def _commit(self, new: Sequence[Fact], person: str | None, command: str | None) -> None:
        """Put facts on disk, let them be so, and tell everybody; raises `NotSaved`, `Conflict`, `Unsure`, and nothing has changed then."""
        if not new:
            return
        now = self._clock()
        stamped = self.table.stamp(new, now, person, command)
        rows = rows_of(stamped)
        await self._store.append(self.table.code, rows)
        self._bus.tell(self.others, Facts(self.table.code, self._bus.process, rows))
        phase = self.table.phase
        if self._apply(stamped, now):
            for fact in new:
                if isinstance(fact, facts.Moved):
                    metrics.MOVES.inc(fact.by)
            if self.table.phase == "game_over" != phase:
                metrics.GAMES.inc()
            self._store.summarize(self.table.code, self.summary)
        else:
            await self._catch_up()
        self._schedule()

    def _apply(self, stamped: Sequence[Stamped], now: int) -> bool:
        """Let facts be so that are on disk, and tell everybody; False where that fails, and the table is to be built anew."""
        was = self.table.number
        try:
            changes = [self.table.apply(one) for one in stamped]
        except Exception:
            logger.exception("facts could not be applied", extra={"table": short(self.table.code)})
            self._is_broken = self.is_behind = True
            return False
        self._changed_at = self._looked_at = now
        self._tell(was, changes)
        return True

    async def _catch_up(self) -> None:
        """Apply what others have written. Raises `Unreachable`."""
        self._heard.clear()
        self.is_behind = False
        try:
            if not self._is_broken:
                self._take_over(await self._store.facts(self.table.code, self.table.number))
            if self._is_broken:
                await self._reload()
        except BaseException:
            self.is_behind = True  # whoever compares the numbers comes back to it
            raise

    def _take_over(self, rows: Sequence[Row]) -> None:
        """Apply facts of others, which follow those that are known."""
        if not rows:
            return
        now = self._clock()
        # What waits for a moment after a fact waits by this process's clock.
        self._apply([msgspec.structs.replace(one, at=now) if abs(one.at - now) > SKEW else one for one in stamped_of(rows)], now)
        self._schedule()

    async def _reload(self) -> None:
        """Build the table anew from what is on disk, and send it to everybody."""
        old = self.table
        self.table = Table.of(stamped_of(await self._store.facts(old.code)), old.seed)
        self._sight = Sight(self.table)
        now = self._clock()
        self.table.wake(now)
        for line in self._lines:
            self.table.connect(_id(line), now)
        for process, (people, anonymous) in old.elsewhere.items():
            self.table.set_elsewhere(process, people, anonymous, now)
        for line in list(self._lines):
            line.send(encode(self._sight.frame(_id(line), now)))
        self._is_broken = self.is_behind = False
        self._schedule()

    # The other processes

    def hear(self, rows: Sequence[Row]) -> None:
        """Another process has written these facts."""
        if len(self._heard) < MOST_HEARD:
            self._heard += rows
        if not self._is_to_hear:
            # What comes in the same moment is taken in together, and told as one.
            self._is_to_hear = True
            asyncio.get_running_loop().call_soon(self._take_in_now)

    def _take_in_now(self) -> None:
        """Apply what was heard, if nothing else is being done at the table and nothing is missing, which is how it nearly always is."""
        self._is_to_hear = False
        if self.stopped:
            return
        if not self._lock.locked() and not self.is_behind:
            try:
                self._take_in_heard()
            except Exception:
                logger.exception(HEARD_IN_VAIN, extra={"table": short(self.table.code)})
        if self._heard or self.is_behind:
            self._hear_soon()

    def _take_in_heard(self) -> None:
        """Apply what was heard; what is missing between is on disk."""
        known = self.table.number
        new = {row.number: row for row in self._heard if row.number > known}
        self._heard = []
        if sorted(new) != list(range(known + 1, known + 1 + len(new))):
            self.is_behind = True
        else:
            self._take_over([new[number] for number in sorted(new)])

    def miss(self, number: int, *, at_once: bool) -> None:
        """So much is on disk. If it is not known here in a moment, what told of it was lost; with `at_once` nothing is on its way."""

        def look() -> None:
            if self.table.number < number or at_once:
                metrics.REPAIRS.inc(amount=max(0, number - self.table.number))
                self.fall_behind()

        if at_once:
            look()
        else:
            asyncio.get_running_loop().call_later(LATE, look)

    def fall_behind(self) -> None:
        """There is more on disk than is known here."""
        self.is_behind = True
        self._hear_soon()

    def _hear_soon(self) -> None:
        if not self.stopped and (self._hearing is None or self._hearing.done()):
            self._hearing = asyncio.get_running_loop().create_task(self._take_in())

    async def _take_in(self) -> None:
        """Apply what was heard, or what is on disk, when what is being done at the table is done."""
        async with self._lock:
            try:
                while self._heard or self.is_behind:
                    if self.is_behind:
                        await self._catch_up()
                    else:
                        self._take_in_heard()
            except Unreachable:
                pass
            except Exception:
                logger.exception(HEARD_IN_VAIN, extra={"table": short(self.table.code)})

    def meet(self, processes: Collection[str]) -> None:
        """The table is awake in these other processes too: have each told who is here, and told here who is there."""
        self.others.update(processes)
        self._asked.update(processes)
        self._told.clear()
        self._rank_anew()
        self._bus.tell(processes, self._here(asks=True))

    def hear_who(self, here: Here) -> None:
        """Another process tells who is connected to it."""
        now = self._clock()
        self._has_told(here.process)
        if here.process not in self.others:
            self.others.add(here.process)
            self._rank_anew()
        if here.asks:
            self._bus.tell([here.process], self._here(clocks=self.table.clocks(now) if self.table.company else None))
        if here.number > self.table.number:
            self.fall_behind()
        changed = self.table.set_elsewhere(here.process, here.people, here.anonymous, now)
        if here.clocks is not None:
            self.table.set_clocks(here.clocks, now)
            changed = True
        if changed:
            self._look_again(now)

    def part(self, process: str) -> None:
        """The table is no longer awake in another process."""
        self._has_told(process)
        if process in self.others:
            self.others.discard(process)
            self._rank_anew()
            now = self._clock()
            self.table.set_elsewhere(process, (), 0, now)
            self._look_again(now)

    def _has_told(self, process: str) -> None:
        self._asked.discard(process)
        if not self._asked:
            self._told.set()

    def _look_again(self, now: int) -> None:
        self._looked_at = now
        self._tell(self.table.number, [])
        self._schedule()

    def _rank_anew(self) -> None:
        self._rank = self._bus.rank(self.table.code, self.others)

    def _say_who(self) -> None:
        self._bus.tell(self.others, self._here())

    def _here(self, *, asks: bool = False, clocks: Clocks | None = None) -> Here:
        """Who is connected to this process."""
        people = {person for line in (*self._lines, *self._sent) if (person := _id(line)) is not None}
        anonymous = sum(line.person is None for line in self._lines)
        return Here(self.table.code, self._bus.process, self.table.number, sorted(people), anonymous, asks, clocks)

    def _tell(self, was: int, changes: Sequence[Change]) -> None:
        """Send what has changed to every line, made once for each seat and once for all who watch."""
        updates = self._sight.update(was, changes, self._clock())
        if updates.is_empty:
            return
        frames: dict[int | None, str] = {}
        for line in list(self._lines):
            if line is self._entering:
                continue
            if not self._may_watch(line):
                line.close("private")
                continue
            seat = self.table.seat_of(_id(line))
            frame = frames.get(seat)
            if frame is None:
                frame = frames[seat] = encode(updates.of(seat))
            line.send(frame)

    # In lists

    def line_for(self, person: str | None) -> TableLine:
        """The table in one line, for one reader."""
        return view_line(self.table, person, self._changed_at)

    def listed(self) -> Listed:
        """The table in one line, and whom it waits for."""
        people = (seat.person for seat in self.table.seats)
        return Listed(self.line_for(None), tuple(person for person in people if person is not None and asks(self.table, person)))

    def summary(self) -> Summary:
        """What is stored of the table besides its facts."""
        table, self.seen_at = self.table, self._clock()
        return Summary(
            code=table.code,
            number=table.number,
            due_at=table.due(),
            open=table.open,
            line=msgspec.json.encode(self.listed()),
            updated=self._changed_at,
            people=frozenset(seat.person for seat in table.seats if seat.person is not None),
            seen=self.seen_at,
        )


def _id(line: Line) -> str | None:
    return None if line.person is None else line.person.id


def rows_of(stamped: Sequence[Stamped]) -> list[Row]:
    """Facts as they are stored."""
    return [Row(one.number, one.at, one.person, one.command, facts.encode(one.fact)) for one in stamped]


def stamped_of(rows: Sequence[Row]) -> list[Stamped]:
    """Facts that were stored."""
    return [Stamped(row.number, row.at, row.person, row.command, facts.decode(row.body)) for row in rows]
