"""Runs the server in this process: takes its data folder and its port, answers until it is told to stop, and leaves everything on disk."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import uvicorn

from .. import __version__
from ..errors import LastcardError
from . import disk, metrics
from .address import Names, is_loopback, network_addresses
from .app import Application
from .bus import open_bus
from .environment import Environment
from .handing import Berth, Siblings
from .limits import Limits
from .messages import MOST_FRAME
from .people import People
from .rooms import Rooms
from .store import Store
from .upkeep import Policy, Upkeep
from .wire import Http, Socket

PORT = 8000
#: Hosts that stand for every address of this machine.
ANYWHERE = ("0.0.0.0", "::")
#: Ports that are tried, from `PORT` on, when none is asked for.
TRIED = 50
#: More files than a server of its size ever has open; some systems allow no more.
MOST_FILES = 10_240
#: How long open requests may take to end when the server stops; one that waits for a database of elsewhere may take longer.
PATIENCE = 1
PATIENCE_SHARED = 5
#: Who is sent to another process has arrived there after so many seconds.
ARRIVES = 2.0
#: A database that does not answer is waited for at the start, for so many seconds: what is started together comes up in any order.
WAITS = 20.0
WAITS_BETWEEN = 1.0
#: What is amiss when it does not: the same may succeed later, and the process ends with the status 1 and not 2.
AWAY = ("unreachable", "bus")
#: What a process of a pool says to its parent: a sign of life, every so many seconds.
BEAT = b"."
BEATS = 1.0
#: What a parent says to a process whose place another has taken: who asks at the port is to hear of that one, and not that this one drains.
LEAVE = b"<"

logger = logging.getLogger(__name__)

T = TypeVar("T")


class PortError(LastcardError):
    """Why no port could be had: a code with arguments, worded by `serve-error-…`."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(f"{code}: {args}")
        self.code = code
        self.arguments = args


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    data: Path
    host: str = "0.0.0.0"
    #: Whether it answers the whole internet, and not only networks of one's own.
    public: bool = False
    #: Names, besides this machine's own, under which it is reached.
    names: tuple[str, ...] = ()
    #: How many processes serve at the port.
    workers: int = 1
    #: What is told by variables alone.
    environment: Environment = field(default_factory=Environment)

    @property
    def only_here(self) -> bool:
        """Whether it can be reached from this machine alone."""
        return is_loopback(self.host)


@dataclass(slots=True)
class Listening:
    """A port that is ours."""

    socket: socket.socket
    host: str
    port: int
    #: The port that would have been ours, had it been free.
    taken: int | None = None
    #: Those of this machine's addresses at which it is reached from elsewhere.
    addresses: list[str] = field(default_factory=list)


def listen(host: str, port: int | None, *, pool: bool = False) -> Listening:
    """Take a port: this one (0 is any free one), or the first free one from `PORT` on. Raises `PortError`.

    For a `pool` of processes the socket only keeps the port, where each of them can have one of its own: see `one_of`.
    """
    tried = [port] if port is not None else [*range(PORT, PORT + TRIED), 0]
    for place, number in enumerate(tried):
        try:
            found = _held(host, number) if pool and SHARED_PORTS else _bound(host, number)
        except OSError as error:
            if error.errno in (errno.EADDRINUSE, errno.EACCES) and place + 1 < len(tried):
                continue
            if error.errno == errno.EADDRINUSE:
                raise PortError("port", port=str(number)) from None
            if error.errno == errno.EACCES:
                raise PortError("port-denied", port=str(number)) from None
            raise PortError("host", host=host) from None
        return Listening(found, host, found.getsockname()[1], PORT if place else None, addresses_of(host))
    raise AssertionError


def addresses_of(host: str) -> list[str]:
    """The addresses at which a server that listens there is reached from elsewhere."""
    return network_addresses() if host in ANYWHERE else [host]


#: Whether the system gives each of several sockets at one port its share of the connections.
SHARED_PORTS = sys.platform == "linux"


def _held(host: str, port: int) -> socket.socket:
    """A port that nobody else can take, with a socket that takes no connections."""
    made = _bound(host, port, listens=False)
    # Only from now on, so that the port of another pool was not taken.
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 0)
    return made


def one_of(pool: socket.socket) -> socket.socket:
    """A socket for one process of a pool: its own at the port of the pool, or the one that all share.

    It begins to listen in that process, so that nothing waits at it before.
    """
    if not SHARED_PORTS:
        return pool.dup()
    made = socket.socket(pool.family, pool.type, pool.proto)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        _prepare(made)
        made.bind(pool.getsockname())
    except BaseException:
        made.close()
        raise
    return made


def _bound(host: str, port: int, *, listens: bool = True) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    made = socket.socket(family, kind, protocol)
    try:
        _prepare(made)
        made.bind(address)
        if listens:
            made.listen(1024)
        made.setblocking(False)
    except BaseException:
        made.close()
        raise
    return made


def _prepare(made: socket.socket) -> None:
    if os.name != "nt":  # where it would let two listen at one port
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # A line that takes nothing more is given up after a while; its connections have this from the socket that listens.
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 40_000)


def run(
    settings: Settings,
    listening: Listening,
    ready: Callable[[], None],
    parent: socket.socket | None = None,
    berth: Berth | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM. `ready` is called once, when browsers are answered. Raises `DataError`.

    `parent` leads to the process that looks after this one: it is given signs of life, and when it ends this one does. `berth` is where
    this one is in its pool.
    """
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # what goes wrong within is logged where it is handled
    _open_as_many_as_may_be()
    loop = None
    if os.name != "nt":
        import uvloop

        loop = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(_serve(settings, listening, ready, parent, berth))


def _open_as_many_as_may_be() -> None:
    """Each connection is an open file, of which a process may have few unless it asks for more."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def _patiently(open: Callable[[], Awaitable[T]], *, shared: bool) -> T:
    """What is opened, waiting some seconds for a database of elsewhere that is away. Raises `DataError`."""
    loop = asyncio.get_running_loop()
    until = loop.time() + WAITS if shared else 0.0
    told = False
    while True:
        try:
            return await open()
        except disk.DataError as error:
            if error.code not in AWAY or loop.time() >= until:
                raise
            if not told:
                logger.warning("what tables are kept in, or told by, cannot be reached yet: waiting for %d s", WAITS)
                told = True
        await asyncio.sleep(WAITS_BETWEEN)


async def _serve(
    settings: Settings, listening: Listening, ready: Callable[[], None], parent: socket.socket | None, berth: Berth | None
) -> None:
    environment = settings.environment
    with (
        metrics.alone(environment.metrics),
        contextlib.nullcontext() if environment.database else contextlib.closing(disk.take(settings.data)),
    ):
        bus = open_bus(environment.bus)
        place = environment.database or settings.data
        store = await _patiently(lambda: Store.open(place, alone=environment.bus is None), shared=environment.database is not None)
        try:
            # To limit nothing is for measurements, where no other machine can reach the server.
            limits = Limits(environment.limits or not settings.only_here)
            Http.limited = limits.on
            people = People(store)
            rooms = Rooms(store, bus=bus, people=people)
            upkeep = Upkeep(store, Policy.of_days(environment.archive_days, environment.forget_days))
            try:
                app = Application(
                    store,
                    rooms,
                    people,
                    limits,
                    names=Names([*settings.names, *([settings.host] if not settings.only_here else [])]),
                    public=settings.public,
                    addresses=[] if settings.only_here else listening.addresses,
                    port=listening.port,
                    bus=None if environment.bus is None else bus,
                )
                config = uvicorn.Config(
                    app,
                    http=Http,
                    ws=Socket,
                    loop="none",
                    lifespan="off",
                    log_config=None,
                    access_log=False,
                    server_header=False,
                    date_header=False,
                    ws_max_size=MOST_FRAME,
                    ws_per_message_deflate=False,
                    ws_ping_interval=20,
                    ws_ping_timeout=20,
                    h11_max_incomplete_event_size=MOST_FRAME,
                    timeout_keep_alive=20,
                    timeout_graceful_shutdown=PATIENCE_SHARED if store.is_shared else PATIENCE,
                    forwarded_allow_ips=list(settings.environment.proxies),
                )
                await _patiently(rooms.start, shared=environment.bus is not None)
                upkeep.start()
                async with metrics.sampling(rooms.sampled):
                    siblings = None if berth is None else Siblings(berth, bus)
                    if siblings is not None:
                        rooms.new_code = siblings.new_code
                    await _Server(config, app, ready, settings, parent, siblings).serve(sockets=[listening.socket])
            finally:
                await upkeep.close()
                await rooms.close()
        finally:
            await store.close()


def _received(line: socket.socket) -> bytes:
    try:
        return line.recv(1024)
    except ConnectionError:
        return b""


class _Server(uvicorn.Server):
    """Uvicorn's server, which tells when it is ready, and at a signal sends everybody away before it stops, without dying of it."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: Application,
        ready: Callable[[], None],
        settings: Settings,
        parent: socket.socket | None,
        siblings: Siblings | None,
    ) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._drain = settings.environment.drain
        self._kept = "a folder" if settings.environment.database is None else "PostgreSQL"
        self._shared = settings.environment.bus is not None
        self._parent = parent
        self._siblings = siblings
        self._is_replaced = False
        self._is_orphan = False
        self._living: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        gc.freeze()  # what is there now stays, and need not be looked through again and again
        # To play makes no garbage that refers to itself; to look for some among all tables would hold everybody up.
        gc.set_threshold(10_000, 5, 100)
        if self._parent is not None:
            self._parent.setblocking(False)
            asyncio.get_running_loop().add_reader(self._parent.fileno(), self._hear, self._parent)
            self._living = asyncio.create_task(self._live(self._parent), name="signs of life")
        if self._siblings is not None:
            self._siblings.listen(self._take)
            Http.siblings = self._siblings
        logger.info("serving", extra={"version": __version__, "port": self._app.port, "tables_in": self._kept})
        self._ready()

    async def _take(self, connection: socket.socket, head: bytes) -> None:
        """A sibling hands over a connection: it is served as if it had come at the port."""
        loop = asyncio.get_running_loop()
        protocol = Http(self.config, self.server_state, self.lifespan.state, loop)
        protocol.handed = head
        await loop.connect_accepted_socket(lambda: protocol, connection)

    def _hear(self, parent: socket.socket) -> None:
        """The parent says that another takes this one's place at the port, or nothing: then it is gone."""
        with contextlib.suppress(BlockingIOError, InterruptedError):
            said = _received(parent)
            if LEAVE in said:
                self._is_replaced = True
            elif not said:
                asyncio.get_running_loop().remove_reader(parent.fileno())
                self._is_orphan = True
                self.handle_exit(signal.SIGTERM, None)

    async def _live(self, parent: socket.socket) -> None:
        while True:
            with contextlib.suppress(OSError):
                parent.send(BEAT)
            await asyncio.sleep(BEATS)

    async def _wait(self, seconds: float) -> None:
        """Wait, but not when it is told to end at once."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while loop.time() < until and not self.force_exit:
            await asyncio.sleep(0.05)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain: say that nobody is to be sent here, take nobody more, send away who is here, and end."""
        self._app.health.draining = not self._is_replaced
        metrics.DRAINING.set(1)
        logger.info("draining")
        if self._siblings is not None:
            self._siblings.leave()
            if self._is_orphan:
                self._siblings.tidy()
        await self._wait(0 if self._is_replaced else self._drain)
        # What the system has taken for this socket by now is taken in a last turn; nothing may be waited for between that and the end.
        await asyncio.sleep(0)
        for server in self.servers:
            server.close()
        for taken in sockets or []:
            taken.close()
        if self._siblings is not None:
            await self._siblings.settle()
        if not self.force_exit:
            sent_away = await self._app.sockets.send_away(self.config.timeout_graceful_shutdown or PATIENCE)
            # Others count who was here as present for as long as this process lives: by then they have arrived.
            if sent_away and self._shared:
                await self._wait(ARRIVES)
        await super().shutdown(sockets)
        if self._living is not None:
            self._living.cancel()
        logger.info("stopped")

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at SIGINT and SIGTERM, at once when SIGINT comes twice; and when the terminal goes where the server runs."""
        kinds = [signal.SIGINT, signal.SIGTERM]
        if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
            kinds.append(signal.SIGHUP)
        before = {kind: signal.signal(kind, self.handle_exit) for kind in kinds}
        try:
            yield
        finally:
            for kind, handler in before.items():
                signal.signal(kind, handler)
