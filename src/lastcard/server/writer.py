"""The one who writes: a thread that carries out whatever waits in one transaction, and a task that hands it over and answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

logger = logging.getLogger(__name__)

#: Transactions hold so many writes at most, so that none takes long.
MOST_AT_ONCE = 500
#: What can wait is written no more often than this, in seconds, and so much of it at a time.
SELDOM = 5.0
MOST_LATE = 50
#: How long to wait before what failed for want of space, and can wait, is tried again.
PATIENCE = 1.0

Facts = list[dict[str, Any]]
Work = Callable[[Connection], Any]
S = TypeVar("S")


class NotSaved(Exception):
    """It could not be written to disk: nothing has changed."""


class Conflict(Exception):
    """The number of a fact is taken: somebody else was faster."""


@dataclass(slots=True)
class _Job:
    """Something to be written: facts of a table, anything else, or both."""

    facts: Facts | None
    work: Work | None
    done: asyncio.Future[Any]


class Writer(Generic[S]):
    """Writes to one database. Whoever asks is answered when it is on disk.

    What can wait is kept by a key, and is only made when it is written: so it is the latest, however often it has changed.
    """

    def __init__(
        self, engine: Engine, write_facts: Callable[[Connection, Facts], None], write_late: Callable[[Connection, list[S]], None]
    ) -> None:
        self._engine = engine
        self._write_facts = write_facts
        self._write_late = write_late
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None  # the thread's own
        self._jobs: list[_Job] = []
        self._late: dict[str, Callable[[], S]] = {}
        self._late_from = 0.0
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="writer")

    async def append(self, facts: Facts, work: Work | None = None) -> None:
        """Write facts, and do what else belongs to them. Raises `Conflict` when one is there already, and `NotSaved`."""
        await self._do(_Job(facts, work, asyncio.get_running_loop().create_future()))

    async def run(self, work: Work) -> Any:
        """Do something in a transaction, and return what it returns. Raises `NotSaved`."""
        return await self._do(_Job(None, work, asyncio.get_running_loop().create_future()))

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

    async def _do(self, job: _Job) -> Any:
        if self._closing:
            raise NotSaved
        self._jobs.append(job)
        self._wake.set()
        return await asyncio.shield(job.done)

    async def _run(self) -> None:
        while True:
            await self._wake_up(self._late_from - asyncio.get_running_loop().time() if self._late else None)
            while self._jobs or (self._late and self._may_write_late()):
                jobs, self._jobs = self._jobs[:MOST_AT_ONCE], self._jobs[MOST_AT_ONCE:]
                if not await self._transaction(jobs) and not self._jobs:
                    if self._closing:
                        break
                    await self._wake_up(PATIENCE)
            if self._closing:
                break
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)

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
        late: dict[str, Callable[[], S]] = {}
        if self._late and self._may_write_late():
            late = {key: self._late.pop(key) for key in list(islice(self._late, MOST_LATE))}
            if not self._late:
                self._late_from = loop.time() + SELDOM
        try:
            results = await loop.run_in_executor(self._thread, self._carry_out, jobs, [make() for make in late.values()])
        except IntegrityError:
            self._late = late | self._late
            if len(jobs) < 2:
                _answer(jobs, Conflict())
                return True
            for job in jobs:  # one of them is to blame
                await self._transaction([job])
            return True
        except Exception as error:  # whatever it is, later writes are tried again on a new connection
            logger.warning("could not write to the database: %s", error)
            self._late = late | self._late
            _answer(jobs, NotSaved(str(error)))
            return False
        except BaseException:
            _answer(jobs, NotSaved())
            raise
        for job, result in zip(jobs, results, strict=True):
            if not job.done.done():
                job.done.set_result(result)
        return True

    # In the thread

    def _carry_out(self, jobs: list[_Job], late: list[S]) -> list[Any]:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            connection = self._connection
            facts = [fact for job in jobs if job.facts for fact in job.facts]
            if facts:
                self._write_facts(connection, facts)
            results = [None if job.work is None else job.work(connection) for job in jobs]
            if late:
                self._write_late(connection, late)
            connection.commit()
        except IntegrityError:
            self._roll_back()
            raise
        except BaseException:
            self._let_go()
            raise
        return results

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


def _answer(jobs: Iterable[_Job], error: Exception) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(error)
