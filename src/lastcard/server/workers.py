"""A pool of processes that serve at one port: started, looked after, renewed one by one, and ended together.

Each process is a program started anew (`worker.py`), so that a renewed one runs what is installed by then. Where the system divides the
connections of a port among sockets, each has a socket of its own; else they share one. A pool belongs to one parent: a worker that finds
its parent gone ends as if it were told to.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace

from . import metrics
from .disk import DataError
from .handing import Berth, forget
from .serve import LEAVE, PATIENCE_SHARED, Listening, Settings, one_of
from .worker import READY, Order, encode

logger = logging.getLogger(__name__)

#: A worker that lived for so long, in seconds, is started again at once; one that ends sooner, after a pause that grows each time.
LIVED = 10.0
PAUSE = 0.5
LONGEST_PAUSE = 30.0
#: A worker of which nothing is heard in so many seconds stands still: it is ended, and another takes its place.
SILENT = 20
#: How long a worker may take to end after it has drained, in seconds.
ENDS = PATIENCE_SHARED + 10.0


class Ended(Exception):
    """A worker ended before it was ready, with this status; with 1 or 2 it has said why."""

    def __init__(self, status: int) -> None:
        super().__init__(f"a worker ended with status {status}")
        self.status = status


class Worker:
    """One process of the pool."""

    def __init__(self, process: Process, line: socket.socket) -> None:
        self._process = process
        self._line = line
        self._ready = asyncio.Event()
        self._seconds_silent = 0
        loop = asyncio.get_running_loop()
        self._began = loop.time()
        line.setblocking(False)
        loop.add_reader(line.fileno(), self._hear)
        self._ended = asyncio.create_task(self._end())

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def lived(self) -> float:
        """For how many seconds it has been there."""
        return asyncio.get_running_loop().time() - self._began

    async def ready(self) -> None:
        """Wait until it answers browsers; raises `Ended`."""
        ready = asyncio.create_task(self._ready.wait())
        await asyncio.wait((ready, self._ended), return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if not self._ready.is_set():
            raise Ended(self._ended.result())

    async def ended(self) -> int:
        """Wait until it has ended; return its status."""
        return await asyncio.shield(self._ended)

    def when_ended(self, work: Callable[[Worker], None]) -> None:
        """Do something when it has ended."""
        self._ended.add_done_callback(lambda _: work(self))

    async def leave(self, patience: float) -> None:
        """Let it end while others serve at its port: nobody has to look for another one, so it drains at once."""
        with contextlib.suppress(OSError):
            self._line.send(LEAVE)
        await self.stop(patience)

    async def stop(self, patience: float) -> None:
        """Let it drain and end; one that does not is ended."""
        self._signal(signal.SIGTERM)
        await asyncio.wait((self._ended,), timeout=patience)
        if not self._ended.done():
            logger.warning("a worker does not end: it is killed", extra={"pid": self.pid})
            self.kill()
            await self.ended()

    def kill(self) -> None:
        """End it at once."""
        self._signal(signal.SIGKILL)

    def watch(self) -> None:
        """Called once in a second: end it when it stands still."""
        if self._ready.is_set():
            self._seconds_silent += 1
            if self._seconds_silent == SILENT:
                logger.error("a worker stands still: it is killed", extra={"pid": self.pid})
                self.kill()

    def _hear(self) -> None:
        try:
            heard = self._line.recv(4096)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            heard = b""
        if not heard:
            self._hang_up()
        self._seconds_silent = 0
        if READY in heard:
            self._ready.set()

    def _hang_up(self) -> None:
        if self._line.fileno() != -1:
            asyncio.get_running_loop().remove_reader(self._line.fileno())
            self._line.close()

    def _signal(self, kind: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(kind)

    async def _end(self) -> int:
        status = await self._process.wait()
        self._hang_up()
        return status


class Pool:
    """All processes, each in a place of its own, where another takes over when one ends."""

    def __init__(
        self, settings: Settings, listening: Listening, language: str, figures: metrics.Pool | None, folder: str | None = None
    ) -> None:
        # The parent answers for the figures of all.
        self._settings = replace(settings, environment=replace(settings.environment, metrics=None))
        self._language = language
        #: Where they hand connections to each other.
        self._folder = folder
        self._started_so_far = 0
        self._listening = listening
        self._figures = figures
        self._count = settings.workers
        self._patience = settings.environment.drain + ENDS
        self._places: dict[int, Worker] = {}
        #: All that run, those too that are on their way.
        self._workers: set[Worker] = set()
        self._stop = asyncio.Event()
        self._renewing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, ready: Callable[[], None]) -> None:
        """Serve until SIGINT or SIGTERM. `ready` is called once, when all answer. Raises `Ended`."""
        loop = asyncio.get_running_loop()
        for kind in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(kind, self._told_to_stop)
        # What is started at a terminal ends with it.
        loop.add_signal_handler(signal.SIGHUP, self._told_to_stop if sys.stdin and sys.stdin.isatty() else self._told_to_renew)
        try:
            start = asyncio.create_task(self._start_all())
            stop = asyncio.create_task(self._stop.wait())
            await asyncio.wait((start, stop), return_when=asyncio.FIRST_COMPLETED)
            if start.done():
                start.result()
                ready()
                for place in range(self._count):
                    self._begin(self._keep(place))
                self._begin(self._watch())
                await stop
            start.cancel()
            await asyncio.gather(start, return_exceptions=True)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await asyncio.gather(*(worker.stop(self._patience) for worker in self._workers))

    def _told_to_stop(self) -> None:
        if self._stop.is_set():
            for worker in self._workers:
                worker.kill()
        self._stop.set()

    def _told_to_renew(self) -> None:
        self._begin(self._renew())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start_all(self) -> None:
        # The first one brings the database up to date, and says what is wrong if something is.
        self._places[0] = await self._started(0)
        others = await asyncio.gather(*(self._started(place) for place in range(1, self._count)))
        self._places.update(enumerate(others, 1))

    async def _started(self, place: int) -> Worker:
        """A new worker for a place, which answers browsers. Raises `Ended`."""
        worker = await self._start(place)
        await worker.ready()
        logger.info("a worker answers", extra={"pid": worker.pid})
        return worker

    async def _start(self, place: int) -> Worker:
        ours, theirs = socket.socketpair()
        # Only the worker has its sockets: what comes to one that nobody serves would wait for ever.
        with theirs, one_of(self._listening.socket) as listener:
            files = (listener.fileno(), theirs.fileno())
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # a folder that happens to be here is no part of the program
                "-m",
                "lastcard.server.worker",
                *map(str, files),
                pass_fds=files,
                stdin=DEVNULL,
                env={**os.environ, **(self._figures.variables if self._figures else {})},
            )
        self._started_so_far += 1
        berth = None if self._folder is None else Berth(self._folder, place, self._started_so_far)
        ours.sendall(encode(Order(self._settings, self._language, berth)))
        worker = Worker(process, ours)
        self._workers.add(worker)
        if self._figures:
            self._figures.began(worker.pid)
        worker.when_ended(lambda worker: self._forget(worker, berth))
        return worker

    def _forget(self, worker: Worker, berth: Berth | None) -> None:
        self._workers.discard(worker)
        if berth is not None:
            forget(berth)
        if self._figures:
            self._figures.ended(worker.pid)

    async def _keep(self, place: int) -> None:
        """Have a worker in a place, whatever happens to those that were there before."""
        pause = 0.0
        while True:
            worker = self._places[place]
            status = await worker.ended()
            if self._places[place] is not worker:  # it was renewed
                continue
            logger.error("a worker has ended: another takes its place", extra={"pid": worker.pid, "status": status})
            lived = worker.lived
            while self._places[place] is worker:
                pause = 0.0 if lived > LIVED else min(max(PAUSE, 2 * pause), LONGEST_PAUSE)
                await asyncio.sleep(pause)
                began = asyncio.get_running_loop().time()
                try:
                    new = await self._started(place)
                except Ended as error:
                    lived = asyncio.get_running_loop().time() - began
                    logger.error("a worker ended before it was ready", extra={"status": error.status})
                    continue
                if self._places[place] is not worker:  # it was renewed meanwhile
                    await new.stop(self._patience)
                    break
                self._places[place] = new

    async def _renew(self) -> None:
        """Put a new worker in each place, one after another: it answers before the old one drains."""
        async with self._renewing:
            logger.info("the workers are renewed")
            for place in range(self._count):
                try:
                    new = await self._started(place)
                except Ended as error:
                    logger.error("a new worker ended before it was ready: those that are there stay", extra={"status": error.status})
                    return
                old, self._places[place] = self._places[place], new
                await old.leave(self._patience)
            logger.info("all workers are new")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(1)
            for worker in list(self._workers):
                worker.watch()


def run(settings: Settings, listening: Listening, language: str, ready: Callable[[], None]) -> None:
    """Serve with a pool until SIGINT or SIGTERM. `ready` is called once, when all answer. Raises `Ended`, `DataError`, `MetricsError`."""
    if settings.environment.database is None or settings.environment.bus is None:
        raise DataError("workers")
    if os.name == "nt":
        raise DataError("workers-here")

    async def serve() -> None:
        with metrics.pooled(settings.environment.metrics) as figures, _folder() as folder:
            await Pool(settings, listening, language, figures, folder).run(ready)

    asyncio.run(serve())


@contextlib.contextmanager
def _folder() -> Iterator[str | None]:
    """A folder that nobody else may look into; none where none can be made, and nothing depends on it."""
    try:
        made = tempfile.TemporaryDirectory(prefix="lastcard-pool-", ignore_cleanup_errors=True)
    except OSError as error:
        logger.warning("connections of one table do not come together", extra={"reason": error.strerror or str(error)})
        yield None
        return
    with made as folder:
        yield folder
