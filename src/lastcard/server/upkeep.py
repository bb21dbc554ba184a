"""What is done so that nothing grows for ever: old tables are packed, and forgotten if whoever runs the server wants that.

One process at a time does it, in small portions with pauses between them, so that nobody who plays waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from . import metrics
from .clock import now_millis
from .people import COOKIE_SECONDS
from .store import NotSaved, Store, Unsure

logger = logging.getLogger(__name__)

DAY = 24 * 3600 * 1000
#: Seconds from the start of a process until it looks for the first time, and then from one time to the next.
FIRST = 60.0
EVERY = 3600.0
#: Browsers keep a cookie for so long after its last use, in milliseconds.
COOKIE = 1000 * COOKIE_SECONDS
#: So many rows are looked at at once.
PORTION = 100
#: After each piece of work it rests so many times as long as that took, and at least so long, in seconds.
REST = 9
LEAST_REST = 0.02


@dataclass(frozen=True, slots=True)
class Policy:
    """For how long what is kept, in milliseconds; None is for ever."""

    #: Until a table at which nothing happens goes into the archive.
    archive: int | None = 30 * DAY
    #: Until a table of the archive is deleted, and people who sit nowhere and do not come. Whose cookies have ended are deleted anyhow.
    forget: int | None = None

    @classmethod
    def of_days(cls, archive: int | None, forget: int | None) -> Policy:
        """The same in days."""
        return cls(archive and archive * DAY, forget and forget * DAY)


@dataclass(frozen=True, slots=True)
class Done:
    """How much was done."""

    archived: int = 0
    tables: int = 0
    people: int = 0


class Upkeep:
    """Does what is to be done, now and then."""

    def __init__(self, store: Store, policy: Policy, clock: Callable[[], int] = now_millis) -> None:
        self._store = store
        self._policy = policy
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self._people_from = 0
        #: All that this process has done.
        self.done = Done()

    def start(self) -> None:
        """Begin, and go on until `close`."""
        self._task = asyncio.create_task(self._keep(), name="upkeep")

    async def close(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _keep(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.round()
            except (NotSaved, Unsure):
                logger.warning("old tables could not be looked after: the database cannot be written")
            except Exception as error:
                logger.warning("old tables could not be looked after: %s", type(error).__name__, exc_info=True)
            await asyncio.sleep(EVERY)

    async def round(self) -> Done | None:
        """Do whatever is to be done; None when another process is at it."""
        async with self._store.alone() as mine:
            if not mine:
                return None
            before = self.done
            await self._store.forget_links(self._clock())
            if self._policy.archive is not None:
                await self._archive(self._clock() - self._policy.archive)
            if self._policy.forget is not None:
                await self._forget_tables(self._clock() - self._policy.forget)
            if self._clock() >= self._people_from:
                await self._forget_people()
                self._people_from = self._clock() + DAY
        done = Done(self.done.archived - before.archived, self.done.tables - before.tables, self.done.people - before.people)
        if done != Done():
            logger.info("%s tables archived; %s tables and %s people forgotten", done.archived, done.tables, done.people)
        return done

    async def _archive(self, before: int) -> None:
        after = (0, "")
        while some := await self._store.unused(before, after, PORTION):
            for _, code in some:
                began = time.monotonic()
                if await self._store.put_away(code, before, self._clock()):
                    metrics.ARCHIVED.inc("packed")
                    self.done = replace(self.done, archived=self.done.archived + 1)
                await _rest(began)
            after = some[-1]

    async def _forget_tables(self, before: int) -> None:
        while True:
            began = time.monotonic()
            count = await self._store.forget_tables(before, PORTION)
            self.done = replace(self.done, tables=self.done.tables + count)
            metrics.ARCHIVED.inc("forgotten", count)
            if not count:
                break
            await _rest(began)

    async def _forget_people(self) -> None:
        # Who has no cookie any more cannot come back.
        ended = self._clock() - COOKIE
        before = ended if self._policy.forget is None else max(ended, self._clock() - self._policy.forget)
        after: str | None = ""
        while after is not None:
            began = time.monotonic()
            count, after = await self._store.forget_people(before, ended, after, PORTION)
            self.done = replace(self.done, people=self.done.people + count)
            await _rest(began)


async def _rest(began: float) -> None:
    await asyncio.sleep(max(LEAST_REST, REST * (time.monotonic() - began)))
