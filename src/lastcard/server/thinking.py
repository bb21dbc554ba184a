"""Where bots think that search: in a few threads, so that nobody waits for them but the tables where they sit.

A table has one thought at a time, and whoever came first is first. So the tables take turns, and none has more of the machine than another.
When many wait, each thinks for a shorter time, and when too many do, a bot plays what it would play without searching: however many search,
a table waits for less than half a second.

Compiled code is made ready once such a bot sits somewhere: a server where none does is spared the memory. Until then they think
interpreted, and come less far.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

from .. import bots
from ..bots import searcher
from ..bots.warming import Warming
from ..moves import Move
from ..view import View
from . import metrics
from .agenda import Thought

logger = logging.getLogger(__name__)

#: How long a bot thinks about a move, in milliseconds, and how long at least where many wait.
LONGEST = 50
SHORTEST = 5
#: One processor is left to the tables themselves, and more than so many would only take memory.
MOST_THREADS = 4
#: How many may wait for each thread; and as long as nothing is compiled, when a thought may take a third of a second.
MOST_WAITING = 40
MOST_WAITING_COLD = 2

#: A bot's move: its level, a seed, its view, and for how many milliseconds it may think.
Chooser = Callable[[str, str, View, int], Move | None]


def search(level: str, seed: str, view: View, milliseconds: int) -> Move | None:
    """What a bot that searches does when it is asked."""
    return bots.make(level, seed, milliseconds=milliseconds).answer(view)


class Thinkers:
    """The threads of one server in which bots think. They are started when the first thought comes."""

    def __init__(self, choose: Chooser = search, threads: int | None = None) -> None:
        self.threads = threads or max(1, min(MOST_THREADS, (os.cpu_count() or 1) - 1))
        self._choose = choose
        self._pool: ThreadPoolExecutor | None = None
        self._wanted = 0
        self._preparing: asyncio.Task[None] | None = None
        self._warming: Warming | None = None

    def prepare(self) -> None:
        """Such a bot sits somewhere: have its compiled code made ready, unless that has begun."""
        if self._preparing is None and self._choose is search:
            self._preparing = asyncio.get_running_loop().create_task(self._prepare())

    async def _prepare(self) -> None:
        try:
            self._warming = await asyncio.to_thread(Warming)
            await asyncio.to_thread(self._warming.finish)
        except Exception:
            logger.exception("the bots that search could not be compiled, and think interpreted")

    async def think(self, thought: Thought, seed: str) -> Move | None:
        """What a bot comes to; None when too many think already, or when it failed."""
        milliseconds = self.budget()
        if milliseconds is None:
            metrics.THOUGHTS.inc("too_many")
            return None
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads, "bot")
        self._wanted += 1
        began = perf_counter()
        try:
            loop = asyncio.get_running_loop()
            move = await loop.run_in_executor(self._pool, self._choose, thought.level, seed, thought.view, milliseconds)
            metrics.THOUGHTS.inc("done")
            metrics.THOUGHT_SECONDS.since(began)
            return move
        except Exception:
            metrics.THOUGHTS.inc("failed")
            logger.exception("a bot of the level %s failed", thought.level)
            return None
        finally:
            self._wanted -= 1

    @property
    def most_waiting(self) -> int:
        """How many may wait for each thread now."""
        return MOST_WAITING if searcher.is_warm() else MOST_WAITING_COLD

    def budget(self) -> int | None:
        """For how many milliseconds the next thought may last; None when too many wait."""
        ahead = self._wanted // self.threads
        if ahead > self.most_waiting:
            return None
        return max(SHORTEST, LONGEST // (1 + ahead))

    def close(self) -> None:
        """Begin no more thoughts; those that wait are given up."""
        if self._warming is not None:
            self._warming.stop()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
