"""How the processes of a pool hand connections to each other, so that the seats of a table come together at one of them.

The system gives each process its share of the connections, whichever table they are for. A process that gets one for a table whose place
in the pool is another's hands it to the process in that place, as an open file with the request that came over it. Nothing depends on
it: whatever cannot be handed on is served where it came, since any process serves any seat.

Each process listens at a socket in a folder of the pool's own, which is named by its place, by how many were started before it, and by
its name on the bus. For one connection there is one line: the request and the file go one way, a word that they have come goes back, and
then a last word gives the connection away. Whoever sends that serves it no more, and whoever has not got it does not serve it yet. So
one of two serves it, wherever one of them stops, ends or is late.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from . import codes
from .bus import Bus, weight

logger = logging.getLogger(__name__)

#: A sibling has to say within so many seconds that a connection has come; one that did not is left alone for so long.
PATIENCE = 0.5
LEFT_ALONE = 2.0
#: So many connections are on their way from this process at once, and to it.
MOST_OFFERED = 400
MOST_TAKEN = 1000
#: So many codes are tried to find one for which this process is first.
MOST_CODES = 300
#: The address and the headers of one request, in bytes, and those that say how long it is.
MOST_HEAD = 64 * 1024
_SIZE = 4
#: The words on a line: that the connection has come, and that it is given away.
COME = b"?"
GIVEN = b"!"


class Berth(msgspec.Struct, frozen=True):
    """Where a process of a pool is."""

    folder: str
    place: int
    #: How many of the pool were started before it: of two in one place, as when one replaces the other, the later one counts.
    number: int


class Sibling(NamedTuple):
    """A process of the pool."""

    place: int
    number: int
    process: str

    @property
    def name(self) -> str:
        """What its socket is called."""
        return f"{self.place}-{self.number}-{self.process}"

    @classmethod
    def of(cls, name: str) -> Sibling | None:
        """Whose socket is called so, if it is one."""
        place, _, rest = name.partition("-")
        number, _, process = rest.partition("-")
        return cls(int(place), int(number), process) if place.isdecimal() and number.isdecimal() and process else None


class Siblings:
    """The pool as one of its processes sees it."""

    def __init__(self, berth: Berth, bus: Bus) -> None:
        self._folder = Path(berth.folder)
        self._own = Sibling(berth.place, berth.number, bus.process)
        self._bus = bus
        self._listener: socket.socket | None = None
        self._take: Callable[[socket.socket, bytes], Awaitable[None]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._offered = 0
        #: Until when those that did not answer are left alone.
        self._left_alone: dict[str, float] = {}

    # Giving

    def first(self, code: str) -> Sibling | None:
        """The sibling that is first for a table; none where this process is, or nobody is known to be there."""
        try:
            names = os.listdir(self._folder)
        except OSError:
            return None
        now = asyncio.get_running_loop().time()
        places: dict[int, Sibling] = {}
        for sibling in map(Sibling.of, names):
            if sibling is None or (sibling != self._own and not self._is_there(sibling, now)):
                continue
            if sibling.place not in places or sibling.number > places[sibling.place].number:
                places[sibling.place] = sibling
        # By places: a process that replaces another has the same tables.
        found = places[max(places, key=lambda place: weight(code, place))] if places else None
        return None if found == self._own else found

    def new_code(self) -> str:
        """A code for a new table that is made here: one for which this process is first, so that the table need not be awake in two."""
        code = codes.new_table()
        for _ in range(MOST_CODES):
            if self._listener is None or self.first(code) is None:
                break
            code = codes.new_table()
        return code

    def _is_there(self, sibling: Sibling, now: float) -> bool:
        return sibling.process in self._bus.others and self._left_alone.get(sibling.process, now) <= now

    def offer(self, sibling: Sibling, connection: int, head: bytes) -> socket.socket | None:
        """Send a sibling a connection, which is the number of its file, and the request. Return the line to it, if there is one."""
        if self._offered >= MOST_OFFERED or len(head) > MOST_HEAD:
            return None
        line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            line.setblocking(False)
            line.connect(str(self._folder / sibling.name))
            message = len(head).to_bytes(_SIZE) + head
            if socket.send_fds(line, [message], [connection]) != len(message):
                raise BlockingIOError
        except OSError:
            line.close()
            return None
        self._offered += 1
        return line

    async def give(self, sibling: Sibling, line: socket.socket, is_open: Callable[[], bool]) -> bool:
        """Give away what was offered, unless it has ended meanwhile; whether the sibling serves it now. The line is closed."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                come = await loop.sock_recv(line, 1)
            # Between this and the last word nothing is waited for, so it is said in time or not at all.
            return come == COME and is_open() and line.send(GIVEN) == len(GIVEN)
        except TimeoutError:
            self._left_alone = {process: until for process, until in self._left_alone.items() if until > loop.time()}
            self._left_alone[sibling.process] = loop.time() + LEFT_ALONE
            return False
        except OSError:
            return False
        finally:
            self._offered -= 1
            line.close()

    # Taking

    def listen(self, take: Callable[[socket.socket, bytes], Awaitable[None]]) -> None:
        """From now on siblings may give connections, which `take` serves."""
        self._take = take
        made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            made.setblocking(False)
            made.bind(str(self._folder / self._own.name))
            made.listen(MOST_TAKEN)
        except OSError as error:
            made.close()
            logger.warning("connections of one table do not come together", extra={"reason": error.strerror or str(error)})
            return
        self._listener = made
        self._go_on()

    def _go_on(self) -> None:
        if self._listener is not None:
            asyncio.get_running_loop().add_reader(self._listener.fileno(), self._accept)

    def leave(self) -> None:
        """Nobody is to give anything more; what is on its way still comes."""
        if self._listener is not None:
            asyncio.get_running_loop().remove_reader(self._listener.fileno())
            with contextlib.suppress(OSError):
                (self._folder / self._own.name).unlink()
            self._listener.close()
            self._listener = None

    def tidy(self) -> None:
        """After `leave`, when the parent is gone: whoever is the last takes the folder away."""
        with contextlib.suppress(OSError):
            self._folder.rmdir()

    async def settle(self) -> None:
        """Wait, after `leave`, until nothing is on its way."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2 * PATIENCE)

    def _accept(self) -> None:
        while self._listener is not None:
            try:
                line, _ = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:  # no more files: it would be tried again and again
                loop = asyncio.get_running_loop()
                loop.remove_reader(self._listener.fileno())
                loop.call_later(LEFT_ALONE, self._go_on)
                return
            if len(self._tasks) >= MOST_TAKEN:
                line.close()
                continue
            line.setblocking(False)
            task = asyncio.get_running_loop().create_task(self._receive(line), name="a connection is taken over")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _receive(self, line: socket.socket) -> None:
        """Take what a sibling gives. It has all the time: only where its end of the line is closed it has surely not given anything."""
        loop = asyncio.get_running_loop()
        connection = None
        try:
            with line:
                connection, message = await _first_part(line)
                while len(message) < _SIZE or len(message) < _SIZE + int.from_bytes(message[:_SIZE]):
                    part = await loop.sock_recv(line, MOST_HEAD)
                    if not part or len(message) > _SIZE + MOST_HEAD:
                        return
                    message += part
                if connection is None or line.send(COME) != len(COME) or await loop.sock_recv(line, 1) != GIVEN:
                    return
            assert self._take is not None
            await self._take(connection, message[_SIZE:])
            connection = None
        except OSError:
            pass
        except Exception:
            logger.exception("a connection could not be taken over")
        finally:
            if connection is not None:
                connection.close()


def forget(berth: Berth) -> None:
    """A process has ended, perhaps without a word: nobody is to look for it any more."""
    for path in Path(berth.folder).glob(f"{berth.place}-{berth.number}-*"):
        path.unlink(missing_ok=True)


async def _first_part(line: socket.socket) -> tuple[socket.socket | None, bytes]:
    """What comes first on a line, and the connection with it."""
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(line.fileno(), readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(line.fileno())
    message, files, _, _ = socket.recv_fds(line, _SIZE + MOST_HEAD, 1)
    for file in files:
        os.set_inheritable(file, False)
    return (socket.socket(fileno=files[0]) if files else None), message
