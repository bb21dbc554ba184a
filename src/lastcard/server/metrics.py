"""What is counted and measured of a server, for those who watch it: in Prometheus's format, at an address of its own.

Nothing is counted until `begin`. A label has only the values that stand here, so that no figure can hold a code, a name or a card, and
there are never more figures than these.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import __version__
from ..errors import LastcardError

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

logger = logging.getLogger(__name__)

#: How often what is there at the moment, such as tables and connections, is counted, in seconds; and how often the event loop is timed.
SAMPLED = 2.0
TIMED = 0.5
#: The variable by which the library is told that processes share their figures, in a folder.
_SHARED = "PROMETHEUS_MULTIPROC_DIR"

_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class MetricsError(LastcardError):
    """Why metrics cannot be answered: a code with arguments, worded by `serve-error-…`."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(f"{code}: {args}")
        self.code = code
        self.arguments = args


class Meter:
    """One thing that is counted (`counter`), or is so at the moment (`gauge`), or is measured (`histogram`)."""

    __slots__ = ("_cells", "buckets", "help", "kind", "label", "name", "values")

    def __init__(
        self, kind: str, name: str, help: str, label: str = "", values: Iterable[str] = (), buckets: tuple[float, ...] = _FAST
    ) -> None:
        self.kind = kind
        self.name = f"lastcard_{name}"
        self.help = help
        self.label = label
        self.values = tuple(values)
        self.buckets = buckets
        self._cells: dict[str, Any] = {}
        METERS.append(self)

    def inc(self, value: str = "", amount: float = 1) -> None:
        """Count on. A value of the label that is not among `values` counts as `other`."""
        cell = self._cells.get(value) or self._cells.get("other")
        if cell is not None:
            cell.inc(amount)

    def set(self, amount: float, value: str = "") -> None:
        """It is so much now."""
        cell = self._cells.get(value)
        if cell is not None:
            cell.set(amount)

    def observe(self, amount: float, value: str = "") -> None:
        """It was so much once more."""
        cell = self._cells.get(value)
        if cell is not None:
            cell.observe(amount)

    def since(self, began: float, value: str = "") -> None:
        """It took the time since then, by `perf_counter`."""
        cell = self._cells.get(value)
        if cell is not None:
            cell.observe(perf_counter() - began)

    @property
    def exported(self) -> str:
        """The name under which it is answered."""
        return f"{self.name}_total" if self.kind == "counter" else self.name

    def begin(self, registry: CollectorRegistry) -> None:
        """Count from now on."""
        from prometheus_client import Counter, Gauge, Histogram

        labels = (self.label,) if self.label else ()
        made: Any
        if self.kind == "counter":
            made = Counter(self.name, self.help, labels, registry=registry)
        elif self.kind == "gauge":
            made = Gauge(self.name, self.help, labels, registry=registry, multiprocess_mode="livesum")
        else:
            made = Histogram(self.name, self.help, labels, registry=registry, buckets=self.buckets)
        self._cells = {value: made.labels(value) for value in self.values} if self.label else {"": made}

    def end(self) -> None:
        """Count no more."""
        self._cells = {}


METERS: list[Meter] = []

# --- players and tables ---

TABLES = Meter("gauge", "tables", "Tables that are awake. One that is awake in two processes counts twice.")
SEATS = Meter("gauge", "seats", "Seats at tables that are awake, by who has them.", "of", ("person", "bot", "nobody"))
LINES = Meter("gauge", "lines", "Connections to tables.")
OPENED = Meter(
    "counter",
    "lines_opened",
    "Connections that were opened: for the first time, or by somebody whose last one at this table ended.",
    "how",
    ("first", "again"),
)
CLOSED = Meter(
    "counter",
    "lines_closed",
    "Connections that ended, by why: the client went, or the code that it was sent.",
    "why",
    ("client", "gone", "private", "limit", "slow", "malformed", "moving", "other"),
)
MOVES = Meter(
    "counter", "moves", "Moves that were made, by whom. A clock moves when time has run out.", "by", ("person", "bot", "stand-in", "clock")
)
GAMES = Meter("counter", "games", "Games that were finished.")
HANDED = Meter(
    "counter",
    "handed",
    "Connections that came to another process of a pool than the first for their table: handed to that one, or kept since that failed.",
    "outcome",
    ("handed", "kept"),
)

# --- commands ---

COMMANDS = Meter(
    "counter", "commands", "Commands, by what came of them.", "outcome", ("done", "refused", "too_fast", "not_saved", "unknown", "failed")
)
REPEATED = Meter("counter", "commands_repeated", "Commands that came once more, and were answered as before.")
COMMAND_SECONDS = Meter("histogram", "command_seconds", "From the moment that a command has been read to its answer.")
TOO_FAST = Meter(
    "counter",
    "too_fast",
    "What was turned away by a limit, by the limit.",
    "limit",
    (
        *("commands", "commands_here", "resyncs", "changes", "chat", "talk", "watchers_chat", "requests", "new_sockets", "joins", "lists"),
        *("misses", "new_people", "renames", "links", "new_tables", "new_tables_here", "finished", "replays", "pictures"),
        *("sockets", "other"),
    ),
)
REQUESTS = Meter("counter", "requests", "Requests over HTTP, by the class of their status.", "status", ("2xx", "3xx", "4xx", "5xx"))
REQUEST_SECONDS = Meter("histogram", "request_seconds", "How long it took to answer a request over HTTP.")

# --- the database ---

COMMIT_SECONDS = Meter("histogram", "commit_seconds", "How long transactions took.")
COMMIT_JOBS = Meter("histogram", "commit_jobs", "How many writes were carried out in one transaction.", buckets=_SIZES)
FACTS = Meter("counter", "facts", "Facts that were put on disk.")
WAITING = Meter("gauge", "writes_waiting", "Writes that wait for the database.")
LATE = Meter("gauge", "summaries_waiting", "Summaries of tables that are written when there is time.")
DATABASE_LOST = Meter("gauge", "database_lost", "Processes that cannot reach the database now.")
NOT_WRITTEN = Meter(
    "counter", "writes_failed", "Transactions that failed, by why: the database was away, or something else.", "why", ("lost", "other")
)
CONFLICTS = Meter("counter", "conflicts", "Facts whose number another process had taken, so that they were judged anew.")

# --- other processes ---

NOTIFIED = Meter("counter", "notifications", "Messages to and from other processes.", "way", ("sent", "received"))
NOTIFICATION_SECONDS = Meter(
    "histogram", "notification_seconds", "From a fact's time to its arrival from another process, by the clocks of both."
)
BUS_LOST = Meter("gauge", "bus_lost", "Processes that cannot reach the bus now.")
BUS_LOSSES = Meter("counter", "bus_losses", "How often the bus was lost.")
REPAIRS = Meter("counter", "repairs", "Facts of other processes that came from the database because no message had told of them.")

# --- the process ---

THOUGHTS = Meter(
    "counter",
    "thoughts",
    "What bots that search came to: a move, nothing because too many thought, or an error.",
    "outcome",
    ("done", "too_many", "failed"),
)
THOUGHT_SECONDS = Meter("histogram", "thought_seconds", "How long bots that search were waited for.")
LOOP_SECONDS = Meter("histogram", "loop_lag_seconds", "How late the event loop came round, for which everybody has to wait.")
ERRORS = Meter("counter", "log_records", "Warnings and errors in the log.", "level", ("warning", "error"))
PROCESSES = Meter("gauge", "processes", "Processes that serve, by their version.", "version", (__version__,))
DRAINING = Meter("gauge", "draining", "Processes that send their players elsewhere and end.")
ARCHIVED = Meter(
    "counter",
    "tables_archived",
    "Tables that were packed, unpacked when somebody came, or forgotten.",
    "what",
    ("packed", "unpacked", "forgotten"),
)


class Sampled(NamedTuple):
    """What is there at the moment."""

    tables: int = 0
    lines: int = 0
    people: int = 0
    bots: int = 0
    nobody: int = 0
    waiting: int = 0
    late: int = 0


def begin() -> CollectorRegistry:
    """Count from now on, in this process; return where it is counted."""
    from prometheus_client import CollectorRegistry, disable_created_metrics

    disable_created_metrics()  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    for meter in METERS:
        meter.begin(registry)
    logging.getLogger().addHandler(_counting)
    return registry


def are_on() -> bool:
    """Whether anything is counted in this process."""
    return _counting in logging.getLogger().handlers


def end() -> None:
    """Count no more."""
    logging.getLogger().removeHandler(_counting)
    for meter in METERS:
        meter.end()


class _Counting(logging.Handler):
    """Counts what is logged."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING:
            ERRORS.inc("warning" if record.levelno < logging.ERROR else "error")


_counting = _Counting()


@contextlib.asynccontextmanager
async def sampling(take: Callable[[], Sampled]) -> AsyncIterator[None]:
    """Count what is there, and time the event loop, if anything is counted in this process."""
    if not are_on():
        yield
        return
    PROCESSES.set(1, __version__)
    task = asyncio.create_task(_sample(take), name="sampling")
    try:
        yield
    finally:
        task.cancel()


async def _sample(take: Callable[[], Sampled]) -> None:
    loop = asyncio.get_running_loop()
    while True:
        try:
            found = take()
        except Exception:
            logger.exception("what is there could not be counted")
        else:
            TABLES.set(found.tables)
            LINES.set(found.lines)
            for value, amount in (("person", found.people), ("bot", found.bots), ("nobody", found.nobody)):
                SEATS.set(amount, value)
            WAITING.set(found.waiting)
            LATE.set(found.late)
        until = loop.time() + SAMPLED
        while loop.time() < until:
            began = loop.time()
            await asyncio.sleep(TIMED)
            LOOP_SECONDS.observe(max(0.0, loop.time() - began - TIMED))


# --- answering ---


@contextlib.contextmanager
def answering(address: tuple[str, int], registry: CollectorRegistry) -> Iterator[int]:
    """Answer what a registry holds, in a thread of its own; gives the port. Raises `MetricsError`."""
    from prometheus_client import start_http_server

    host, port = address
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:
        shown = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        raise MetricsError("metrics", address=shown, reason=error.strerror or str(error)) from None
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextlib.contextmanager
def alone(address: tuple[str, int] | None) -> Iterator[None]:
    """Count in this process and answer, if an address is given. Raises `MetricsError`."""
    if address is None:
        if shares():  # the parent answers
            begin()
        yield
        return
    from prometheus_client import PlatformCollector, ProcessCollector

    registry = begin()
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    with answering(address, registry):
        try:
            yield
        finally:
            end()


def shares() -> bool:
    """Whether this process counts in a folder that it shares with others."""
    return bool(os.environ.get(_SHARED))


class Pool:
    """The figures of several processes, added up by their parent, which counts nothing itself."""

    def __init__(self, folder: str) -> None:
        from prometheus_client import CollectorRegistry
        from prometheus_client.multiprocess import MultiProcessCollector

        self.folder = folder
        self.registry = CollectorRegistry()
        self._pids: set[int] = set()
        MultiProcessCollector(self.registry, path=folder)  # type: ignore[no-untyped-call]
        self.registry.register(self)

    @property
    def variables(self) -> dict[str, str]:
        """What a worker's environment has to hold."""
        return {_SHARED: self.folder}

    def began(self, pid: int) -> None:
        """A worker has been started."""
        self._pids.add(pid)

    def ended(self, pid: int) -> None:
        """A worker has ended: what it had at the moment is gone, and what it has counted stays."""
        from prometheus_client.multiprocess import mark_process_dead

        self._pids.discard(pid)
        mark_process_dead(pid, path=self.folder)  # type: ignore[no-untyped-call]

    def collect(self) -> Iterator[Any]:
        """What the system knows of all workers and this process, added up; the start is the earliest."""
        from prometheus_client import ProcessCollector

        found: dict[str, Any] = {}
        for pid in [os.getpid(), *self._pids]:
            for metric in ProcessCollector(pid=lambda pid=pid: pid, registry=None).collect():  # type: ignore[misc]
                known = found.setdefault(metric.name, metric)
                if known is not metric:
                    how = min if metric.name == "process_start_time_seconds" else sum
                    value = how((known.samples[0].value, metric.samples[0].value))
                    known.samples = [known.samples[0]._replace(value=value)]
        yield from found.values()


@contextlib.contextmanager
def pooled(address: tuple[str, int] | None) -> Iterator[Pool | None]:
    """Answer the figures of workers, if an address is given. Raises `MetricsError`."""
    if address is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="lastcard-metrics-") as folder:
        pool = Pool(folder)
        with answering(address, pool.registry):
            yield pool
