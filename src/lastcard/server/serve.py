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
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn

from ..errors import LastcardError
from . import disk
from .address import Names, is_loopback, network_addresses
from .app import Application
from .environment import Environment
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
#: How long open requests may take to end when the server stops.
PATIENCE = 1


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


def listen(host: str, port: int | None) -> Listening:
    """Take a port: this one (0 is any free one), or the first free one from `PORT` on. Raises `PortError`."""
    tried = [port] if port is not None else [*range(PORT, PORT + TRIED), 0]
    for place, number in enumerate(tried):
        try:
            found = _bound(host, number)
        except OSError as error:
            if error.errno in (errno.EADDRINUSE, errno.EACCES) and place + 1 < len(tried):
                continue
            if error.errno == errno.EADDRINUSE:
                raise PortError("port", port=str(number)) from None
            if error.errno == errno.EACCES:
                raise PortError("port-denied", port=str(number)) from None
            raise PortError("host", host=host) from None
        addresses = network_addresses() if host in ANYWHERE else [host]
        return Listening(found, host, found.getsockname()[1], PORT if place else None, addresses)
    raise AssertionError


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    made = socket.socket(family, kind, protocol)
    try:
        if os.name != "nt":  # where it would let two listen at one port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # A line that takes nothing more is given up after a while; its connections have this from the socket that listens.
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 40_000)
        made.bind(address)
        made.listen(1024)
        made.setblocking(False)
    except BaseException:
        made.close()
        raise
    return made


def run(settings: Settings, listening: Listening, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM. `ready` is called once, when browsers are answered. Raises `DataError`."""
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # what goes wrong within is logged where it is handled
    _open_as_many_as_may_be()
    loop = None
    if os.name != "nt":
        import uvloop

        loop = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(_serve(settings, listening, ready))


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


async def _serve(settings: Settings, listening: Listening, ready: Callable[[], None]) -> None:
    with contextlib.closing(disk.take(settings.data)):
        store = await Store.open(settings.data)
        try:
            # To limit nothing is for measurements, where no other machine can reach the server.
            limits = Limits(settings.environment.limits or not settings.only_here)
            rooms = Rooms(store)
            upkeep = Upkeep(store, Policy.of_days(settings.environment.archive_days, settings.environment.forget_days))
            try:
                app = Application(
                    store,
                    rooms,
                    People(store),
                    limits,
                    names=Names([*settings.names, *([settings.host] if not settings.only_here else [])]),
                    public=settings.public,
                    addresses=[] if settings.only_here else listening.addresses,
                    port=listening.port,
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
                    timeout_graceful_shutdown=PATIENCE,
                    forwarded_allow_ips=list(settings.environment.proxies),
                )
                rooms.start()
                upkeep.start()
                await _Server(config, ready).serve(sockets=[listening.socket])
            finally:
                await upkeep.close()
                await rooms.close()
        finally:
            await store.close()


class _Server(uvicorn.Server):
    """Uvicorn's server, which tells when it is ready, and stops at a signal without dying of it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        gc.freeze()  # what is there now stays, and need not be looked through again and again
        # To play makes no garbage that refers to itself; to look for some among all tables would hold everybody up.
        gc.set_threshold(10_000, 5, 100)
        self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at SIGINT and SIGTERM, at once when SIGINT comes twice."""
        before = {kind: signal.signal(kind, self.handle_exit) for kind in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for kind, handler in before.items():
                signal.signal(kind, handler)
