"""One connection to a table, as the table sees it: what is to be sent waits here, but not without end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import ClassVar

import msgspec

from . import metrics
from .clock import now_millis
from .messages import AnyFrame, Closed
from .people import Person

#: More than this is not kept for a line that takes nothing: it is closed, and its client connects again.
MOST_WAITING = 1024 * 1024
MOST_FRAMES = 500
#: Where so much waits on all lines together, few who take nothing use up the memory of all: then each has a small part of the above.
MOST_WAITING_IN_ALL = 128 * 1024 * 1024

#: The closing code that WebSockets have for each reason.
GOODBYE = {"gone": 4404, "private": 4403, "limit": 4429, "slow": 4408, "malformed": 1008, "moving": 1012}

encoder = msgspec.json.Encoder()


def encode(frame: AnyFrame) -> str:
    """A frame as it goes over the line."""
    return encoder.encode(frame).decode()


class Line:
    """Where frames for one connection go. `run` passes them on, in order, as fast as the connection takes them."""

    __slots__ = ("_frames", "_goodbye", "_waiting", "_wake", "device", "person")

    #: What waits on all lines of this process.
    waiting: ClassVar[int] = 0

    def __init__(self, person: Person | None, device: bytes = b"") -> None:
        self.person = person
        #: The hash of the token by which the person is known on this connection.
        self.device = device
        self._frames: deque[str] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self._goodbye = 0

    @property
    def closed(self) -> bool:
        """Whether nothing more is taken."""
        return bool(self._goodbye)

    def send(self, frame: str) -> None:
        """Have a frame sent."""
        if self._goodbye:
            return
        self._frames.append(frame)
        self._count(len(frame))
        most = MOST_WAITING if Line.waiting < MOST_WAITING_IN_ALL else MOST_WAITING // 32
        if self._waiting > most or len(self._frames) > MOST_FRAMES:
            self.drop()
            self.close("slow")
        self._wake.set()

    def close(self, code: str) -> None:
        """Send a last frame that says why, and end the connection."""
        if not self._goodbye:
            metrics.CLOSED.inc(code)
            self._frames.append(encode(Closed(code, now_millis())))
            self._goodbye = GOODBYE[code]
            self._wake.set()

    def drop(self) -> None:
        """Forget what waits."""
        self._frames.clear()
        self._count(-self._waiting)

    def _count(self, more: int) -> None:
        self._waiting += more
        Line.waiting += more

    async def run(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Pass frames on until the line is closed; return the code to close the connection with."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._frames:
                frame = self._frames.popleft()
                await send(frame)
                self._count(-min(len(frame), self._waiting))
            if self._goodbye:
                return self._goodbye
