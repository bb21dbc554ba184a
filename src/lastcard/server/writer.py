"""The one who writes: a thread that carries out whatever waits in one transaction, and a task that hands it over and answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError

from . import metrics
from .database import is_lost, is_passing

logger = logging.getLogger(__name__)

#: Transactions hold so many writes at most, so that none takes long.
MOST_AT_ONCE = 500
#: So much of what can wait is written at a time.
MOST_LATE = 50
#: How long to wait before what failed for want of space, and can wait, is tried again.
PATIENCE = 1.0
#: Whoever asks while the database is away waits for it so long, in seconds; after each such pause it is looked for again.
AWAY = 6.0
PAUSE = 0.2

Facts = list[dict[str, Any]]
Work = Callable[[Connection], Any]
S = TypeVar("S")


class NotSaved(Exception):
    """It could not be written to disk: nothing has changed."""


class Unsure(Exception):
    """The database is away, perhaps since before it said whether it was written: that can be known when it is back, and not now."""


class Conflict(Exception):
    """The number of a fact is taken: somebody else was faster."""


class _Lost(Exception):
    """The database went away; `deciding` is whether it had been told to write for good, and may have done so."""

    def __init__(self, deciding: bool) -> None:
        super().__init__()
        self.deciding = deciding


@dataclass(slots=True, eq=False)
class _Job:
    """Something to be written: facts of a table, anything else, or both."""

    facts: Facts | None
    work: Work | None
    done: asyncio.Future[Any]
    #: Until when it is tried, by the loop's clock.
    until: float
    #: Whether it may be on disk already, from an earlier try.
    unsure: bool = False


class Writer(Generic[S]):
    """Writes to one database. Whoever asks is answered when it is on disk.

    What can wait is kept by a key, and is only made when it is written: so it is the latest, however often it has changed.
    """

    def __init__(
        self,
        engine: Engine,
        write_facts: Callable[[Connection, Facts], None],
        write_late: Callable[[Connection, list[S]], None],
        are_there: Callable[[Connection, Facts], bool | None],
        seldom: float,
    ) -> None:
        """`are_there` says whether just these facts are on disk, None when others have their numbers; `seldom` is how often, in seconds,
        what can wait is written."""
        self._engine = engine
        self._write_facts = write_facts
        self._write_late = write_late
        self._are_there = are_there
        self._seldom = seldom
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None  # the thread's own
        self._jobs: list[_Job] = []
        self._late: dict[str, Callable[[], S]] = {}
        self._late_from = 0.0
        self._wake = asyncio.Event()
        self._closing = False
        self._at_once = MOST_AT_ONCE
        #: Since when the database has been away.
        self._lost_at: float | None = None
        self._task = asyncio.create_task(self._run(), name="writer")

    async def append(self, facts: Facts, work: Work | None = None) -> None:
        """Write facts of one table, and do what else belongs to them. Raises `Conflict` when one is there already, `NotSaved`, `Unsure`."""
        await self._do(facts, work)

    async def run(self, work: Work) -> Any:
        """Do something in a transaction, and return what it returns. Raises `NotSaved`."""
        return await self._do(None, work)

    @property
    def waiting(self) -> tuple[int, int]:
        """How many writes wait, and how much of what can wait."""
        return len(self._jobs), len(self._late)

    def later(self, key: str, make: Callable[[], S]) -> None:
        """Have something written that can wait a little."""
        if not self._late:
            self._wake.set()
        self._late[key] = make

    async def flush(self) -> None:
        """Wait until what could wait until now is written."""
        self._late_from = 0.0
        for _ in range(0, len(self._late) + 1, MOST_LATE):
            await self.run(lambda _: None)

    async def close(self) -> None:
        """Write what waits, and end."""
        self._closing = True
        self._wake.set()
        await self._task
        self._thread.shutdown()

    async def _do(self, facts: Facts | None, work: Work | None) -> Any:
        if self._closing:
            raise NotSaved
        loop = asyncio.get_running_loop()
        job = _Job(facts, work, loop.create_future(), loop.time() + AWAY)
        self._jobs.append(job)
        self._wake.set()
        return await asyncio.shield(job.done)

    async def _run(self) -> None:
        while True:
            await self._wake_up(self._late_from - asyncio.get_running_loop().time() if self._late else None)
            while self._jobs or (self._late and self._may_write_late()):
                jobs, self._jobs = self._jobs[: self._at_once], self._jobs[self._at_once :]
                self._at_once = min(MOST_AT_ONCE, 2 * self._at_once)
                try:
                    written = await self._transaction(jobs)
                except _Lost as lost:
                    self._lose()
                    self._wait_for_it(jobs, lost.deciding)
                    if self._closing and not self._jobs:
                        break
                    await asyncio.sleep(PAUSE)
                    continue
                if not written and not self._jobs:
                    if self._closing:
                        break
                    await self._wake_up(PATIENCE)
            if self._closing:
                break
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)

    def _lose(self) -> None:
        metrics.NOT_WRITTEN.inc("lost")
        if self._lost_at is None:
            self._lost_at = perf_counter()
            metrics.DATABASE_LOST.set(1)
            logger.warning("the database is lost: what is to be written waits")

    def find(self) -> None:
        """The database answers: if it was lost, it is back."""
        if self._lost_at is not None:
            logger.info("the database is back", extra={"seconds": round(perf_counter() - self._lost_at, 1)})
            self._lost_at = None
            metrics.DATABASE_LOST.set(0)

    def _wait_for_it(self, jobs: list[_Job], deciding: bool) -> None:
        """The database is away: keep what may still be written when it comes back, and answer for the rest."""
        now = asyncio.get_running_loop().time()
        kept = []
        for job in jobs:
            job.unsure |= deciding and job.facts is not None
            if job.done.done():
                continue
            # What is no fact and may have been done is not done twice. Whoever asked is told that it was not, and asks again.
            if now >= job.until or (deciding and job.facts is None):
                # Facts may have been given to another process too, by a client that came again there, and be written by that one.
                _answer([job], Unsure() if job.facts is not None else NotSaved("the database cannot be reached"))
            else:
                kept.append(job)
        self._jobs = kept + self._jobs

    async def _wake_up(self, seconds: float | None) -> None:
        """Wait until there is something to do, or for so long."""
        if seconds is None or seconds > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), seconds)
        self._wake.clear()

    def _may_write_late(self) -> bool:
        return self._closing or asyncio.get_running_loop().time() >= self._late_from

    async def _transaction(self, jobs: list[_Job]) -> bool:
        """Carry out these jobs, and write what could wait, in one transaction; return whether it is on disk."""
        loop = asyncio.get_running_loop()
        began = perf_counter()
        late: dict[str, Callable[[], S]] = {}
        if self._late and self._may_write_late():
            late = {key: self._late.pop(key) for key in list(islice(self._late, MOST_LATE))}
            if not self._late:
                self._late_from = loop.time() + self._seldom
        try:
            results = await loop.run_in_executor(self._thread, self._carry_out, jobs, self._made(late))
        except (IntegrityError, DataError) as error:
            self._late = late | self._late
            if late:  # which may be to blame, and can wait
                self._late_from = loop.time() + self._seldom
                self._jobs = jobs + self._jobs
            elif len(jobs) > 1:  # one of them is to blame: half of them are tried, and so on until it is alone
                self._jobs = jobs + self._jobs
                self._at_once = len(jobs) // 2
            elif isinstance(error, DataError):
                _answer(jobs, NotSaved(str(error)))
            elif jobs and jobs[0].unsure:
                raise _Lost(False) from None  # the earlier try has come to its end meanwhile: it is looked at again
            else:
                metrics.CONFLICTS.inc()
                _answer(jobs, Conflict())
            return True
        except _Lost:
            self._late = late | self._late
            raise
        except Exception as error:  # whatever it is, later writes are tried again on a new connection
            metrics.NOT_WRITTEN.inc("other")
            logger.warning("it could not be written to the database", extra={"reason": str(error).partition("\n")[0]})
            self._late = late | self._late
            failure = NotSaved(str(error))
            failure.__cause__ = error
            _answer([job for job in jobs if not job.unsure], failure)
            _answer([job for job in jobs if job.unsure], Unsure())
            return False
        except BaseException:
            _answer(jobs, NotSaved())
            raise
        self.find()
        metrics.COMMIT_SECONDS.since(began)
        metrics.COMMIT_JOBS.observe(len(jobs))
        metrics.FACTS.inc(amount=sum(len(job.facts) for job in jobs if job.facts))
        for job, result in zip(jobs, results, strict=True):
            if job.done.done():
                continue
            if isinstance(result, Conflict):
                metrics.CONFLICTS.inc()
                job.done.set_exception(result)
            else:
                job.done.set_result(result)
        return True

    def _made(self, late: dict[str, Callable[[], S]]) -> list[S]:
        """What could wait, as it is now. What cannot be made is given up, and holds nobody up."""
        found = []
        for key, make in list(late.items()):
            try:
                found.append(make())
            except Exception:
                logger.exception("something that is to be written could not be made")
                del late[key]
        return found

    # In the thread

    def _carry_out(self, jobs: list[_Job], late: list[S]) -> list[Any]:
        deciding = False
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            connection = self._connection
            there = {place: self._are_there(connection, job.facts) for place, job in enumerate(jobs) if job.unsure and job.facts}
            new = {job for place, job in enumerate(jobs) if there.get(place, False) is False}
            # In one order everywhere, so that two who write do not wait for each other.
            facts = sorted((fact for job in new if job.facts for fact in job.facts), key=_place)
            if facts:
                # Facts that are alone can be written and committed at once.
                deciding = not late and not any(job.work for job in new)
                if not deciding and not connection.in_transaction():
                    connection.begin()
                self._write_facts(connection, facts)
                deciding = False
            done = [None if job.work is None or job not in new else job.work(connection) for job in jobs]
            if late:
                self._write_late(connection, late)
            deciding = True
            connection.commit()
        except (IntegrityError, DataError):
            self._roll_back()
            raise
        except BaseException as error:
            if is_passing(error):
                self._roll_back()
                raise _Lost(False) from None
            self._let_go()
            if is_lost(error):
                raise _Lost(deciding) from None
            raise
        return [Conflict() if there.get(place, True) is None else result for place, result in enumerate(done)]

    def _roll_back(self) -> None:
        try:
            if self._connection is not None:
                self._connection.rollback()
        except Exception:
            self._let_go()

    def _let_go(self) -> None:
        """Close the connection, which undoes what it has not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
            with contextlib.suppress(Exception):
                connection.close()


def _place(fact: dict[str, Any]) -> tuple[str, int]:
    return fact["code"], fact["number"]


def _answer(jobs: Iterable[_Job], error: Exception) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(error)
