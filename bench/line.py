"""The client's end of a table's socket, as light as it can be: it shares two cores with the server that it measures.

It speaks just enough of WebSockets (RFC 6455) for a server that sends whole text frames: no tasks, no queues, one call for each frame.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

#: A mask of zeros leaves a frame as it is. Masks protect proxies from pages, and here is neither.
_MASK = bytes(4)


class Line(asyncio.Protocol):
    """One connection. `heard` gets each text frame, `lost` the reason when the connection ends unasked."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.heard = heard
        self.lost = lost
        self.open = asyncio.get_running_loop().create_future()
        self._host, self._path, self._cookie = host, path, cookie
        self._transport: asyncio.Transport | None = None
        self._data = b""
        self._closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            (
                f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {self._cookie}\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._data = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode("latin-1")))
                self._closing = True
                return
            self.open.set_result(None)
        place, size = 0, len(data)
        while size - place >= 2:
            length, body = data[place + 1], place + 2
            if length == 126:
                length, body = int.from_bytes(data[body : body + 2]), body + 2
            elif length == 127:
                length, body = int.from_bytes(data[body : body + 8]), body + 8
            if size < body + length:
                break
            self._frame(data[place] & 15, data[body : body + length])
            place = body + length
        self._data = data[place:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == 1:
            self.heard(body)
        elif kind == 9:
            self._write(10, body)
        elif kind == 8 and not self._closing:
            self._end(f"closed with {int.from_bytes(body[:2])}")

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError(str(error or "the server hung up")))
        elif not self._closing:
            self._end(str(error or "the server hung up"))

    def _end(self, reason: str) -> None:
        self._closing = True
        self.lost(reason)

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(1, text)

    def _write(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2)
        self._transport.write(head + _MASK + body)

    def close(self) -> None:
        """Hang up."""
        self._closing = True
        if self._transport is not None:
            self._transport.abort()
