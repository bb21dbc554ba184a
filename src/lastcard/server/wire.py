"""Connections as the network has them, with an end to what one of them may take: of memory, of time and of attention.

Uvicorn reads a request's head however long it is, waits for the rest of it for ever, and answers pings whether or not the answers are
taken. Here each of these ends the connection that does it, and no other.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .limits import Bucket, Rate

#: The address and the headers of one request, in bytes.
MOST_HEAD = 64 * 1024
#: A request has come whole after so many seconds; also the first one of a connection.
SECONDS = 60.0
#: Pings are for now and then, and what nobody takes is not kept.
PINGS = Rate(1, 100)
MOST_UNTAKEN = 1024 * 1024
#: A command comes in one part; some programs cut it up.
MOST_PARTS = 100

_TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Http(HttpToolsProtocol):
    """A connection for requests, until it becomes a socket."""

    _head = 0
    _in_head = True
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, but not for ever."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Read on."""
        if self._in_head:
            self._wait()
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > MOST_HEAD and not self.transport.is_closing():
            self.transport.write(_TOO_LONG)
            self.transport.close()

    def on_headers_complete(self) -> None:
        """The head has come."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request has come, and another may follow."""
        self._in_head, self._head = True, 0
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """This connection becomes a socket."""
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(SECONDS, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    _pings: Bucket | None = None

    def handle_ping(self) -> None:
        """Answer, unless there are too many, or the answers are not taken."""
        if self.transport.is_closing():
            return
        if self._pings is None:
            self._pings = Bucket(*PINGS)
        if not self._pings.take(self.loop.time()) or self.transport.get_write_buffer_size() > MOST_UNTAKEN:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Put the parts of a message together, unless there are too many."""
        if self.transport.is_closing():
            return
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
            return
        self.frames.clear()
        self.conn.fail(1009, "too many parts")
        self.handle_parser_exception()
