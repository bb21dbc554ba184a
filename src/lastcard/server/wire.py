"""Connections as the network has them, with an end to what one of them may take: of memory, of time and of attention.

Uvicorn reads a request's head however long it is, waits for the rest of it for ever, keeps all requests and messages that come in one
piece, and answers pings whether or not the answers are taken. Here each of these ends the connection that does it, and no other.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections import Counter
from typing import Any, ClassVar

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from . import codes, metrics
from .address import household
from .handing import MOST_HEAD, Sibling, Siblings
from .limits import Bucket, Limits, Rate

#: A request has come whole after so many seconds; also the first one of a connection.
SECONDS = 60.0
#: Pings are for now and then, and what nobody takes is not kept.
PINGS = Rate(1, 100)
MOST_UNTAKEN = 1024 * 1024
#: A command comes in one part; some programs cut it up.
MOST_PARTS = 100

#: What has come is read in pieces of so many bytes, so that the rest is not read once the connection is cut off.
PIECE = 4096
#: The same for messages, of which the smallest have six bytes, and take longer to read than a long one.
MESSAGES = 1024
#: Requests that wait because the ones before are not answered yet.
MOST_REQUESTS = 20
#: The body of one request, more than any address takes.
MOST_BODY = 4 * 1024 * 1024
#: What comes after the end has been told is looked through for the answer to that so far, and then no more, until the time for it is over.
MOST_AFTER = 2 * MESSAGES
#: New connections of one address.
CONNECTIONS = Rate(50, 500)
#: Connections of one address, sockets included.
MOST_OF_ADDRESS = 400
#: Connections on which no whole request has come yet: of more than these, the one that has waited longest is given up.
MOST_SILENT = 2000

#: The address of a table's socket, as clients write it.
_OF_TABLE = re.compile(rb"/api/tables/([A-Za-z0-9_-]{1,40})/socket(?:\?.*)?")
_TCP = (socket.AF_INET, socket.SOCK_STREAM)  # or AF_INET6, which makes no difference to one that is connected
_TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Http(HttpToolsProtocol):
    """A connection for requests, until it becomes a socket."""

    _head = 0
    _in_head = True
    _body = 0
    #: Bytes that came after the head without being body: what marks the parts of a body, and headers after it.
    _beside = 0
    _timer: asyncio.TimerHandle | None = None
    _counted: str | None = None
    _silent: ClassVar[dict[Http, None]] = {}
    #: Whether connections of an address are counted; not where nothing is limited.
    limited: ClassVar[bool] = True
    #: The pool, where there is one.
    siblings: ClassVar[Siblings | None] = None
    #: The request with which a sibling has handed this connection over.
    handed: bytes | None = None
    _is_handing = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, but not for ever; take nothing from whoever has too many connections."""
        super().connection_made(transport)
        # Those of a proxy are those of everybody who comes through it.
        if self.limited and self.client is not None and self.client[0] not in getattr(self.app, "trusted_hosts", ()):
            self._counted = household(self.client[0])
            _open[self._counted] += 1
            # One that was handed over is new where it came.
            is_new = self.handed is None
            if _open[self._counted] > MOST_OF_ADDRESS or (is_new and not _made.allows(CONNECTIONS, self._counted)):
                transport.abort()
                return
        self._wait()
        if self.handed is not None:
            self.data_received(self.handed)

    def data_received(self, data: bytes) -> None:
        """Read on."""
        for start in range(0, len(data), PIECE):
            self._piece_received(data[start : start + PIECE])
            if self.transport.is_closing() or self.transport.get_protocol() is not self or self._is_handing:
                return

    def _piece_received(self, data: bytes) -> None:
        if self._in_head:
            self._wait()
            self._head += len(data)
        else:
            self._beside += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._in_head and self._head > MOST_HEAD:
            self.transport.write(_TOO_LONG)
            self.transport.close()
        elif len(self.pipeline) > MOST_REQUESTS or self._body > MOST_BODY or self._beside > MOST_HEAD:
            self.transport.abort()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header has come. After a body there may be more, which mean nothing here."""
        if self._in_head:
            super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """A part of the body has come."""
        self._body += len(body)
        # A byte alone has five more around it.
        self._beside = max(0, self._beside - 8 * len(body))
        super().on_body(body)

    def on_headers_complete(self) -> None:
        """The head has come."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request has come, and another may follow."""
        self._in_head = True
        self._head = self._body = self._beside = 0
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """This connection becomes a socket, here or at the sibling that is first for its table."""
        self._wait_no_more()
        if not self._is_offered():
            self._become_socket()

    def _is_offered(self) -> bool:
        """Offer it to that sibling, if it is another process and can be reached."""
        sibling = self._first()
        if sibling is None or self.siblings is None:
            return False
        line = None
        # What was asked before is answered, and the answer has gone out: the rest is in the request alone.
        if (self.cycle is None or self.cycle.response_complete) and not self.pipeline and not self.transport.get_write_buffer_size():
            request = b"".join([b"GET ", self.url, b" HTTP/1.1\r\n", *(b"%b: %b\r\n" % header for header in self.headers), b"\r\n"])
            line = self.siblings.offer(sibling, self.transport.get_extra_info("socket").fileno(), request)
        if line is None:
            metrics.HANDED.inc("kept")
            return False
        self._is_handing = True
        self.transport.pause_reading()  # what comes now is for whoever serves it
        task = self.loop.create_task(self._hand(self.siblings, sibling, line), name="a connection is handed on")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return True

    def _first(self) -> Sibling | None:
        """The sibling that is first for the table whose socket is asked for."""
        if self.siblings is None or self.handed is not None or self.scheme == "https" or self.scope["method"] != "GET":
            return None
        found = _OF_TABLE.fullmatch(self.url)
        code = None if found is None else codes.as_table(found[1].decode("ascii"))
        # A body would have to be read here.
        if code is None or any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers):
            return None
        return self.siblings.first(code)

    async def _hand(self, siblings: Siblings, sibling: Sibling, line: socket.socket) -> None:
        given = await siblings.give(sibling, line, lambda: not self.transport.is_closing())
        self._is_handing = False
        metrics.HANDED.inc("handed" if given else "kept")
        if given:
            self.transport.abort()  # which closes the file of this process alone
        elif not self.transport.is_closing():
            self._become_socket()
            protocol = self.transport.get_protocol()
            if isinstance(protocol, Socket):
                protocol.was_offered = True
            self.transport.resume_reading()

    def _become_socket(self) -> None:
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Socket):
            protocol.counted, self._counted = self._counted, None
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._wait_no_more()
        _leave(self._counted)
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Hold nothing that refers to this connection: the collector, which is told to come seldom, would find all that late."""
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment]
        self.parser = None  # type: ignore[assignment]

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(SECONDS, self.transport.abort)
            self._silent[self] = None
            if len(self._silent) > MOST_SILENT:
                oldest = next(iter(self._silent))
                oldest._wait_no_more()
                oldest.transport.abort()

    def _wait_no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._silent.pop(self, None)


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    #: Whose connection it counts as.
    counted: str | None = None
    #: Whether a sibling that stands still may have its file too: to close it here alone would not end the connection.
    was_offered = False
    _pings: Bucket | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._held = bytearray()
        self._after = 0

    def data_received(self, data: bytes) -> None:
        """Read on, but nothing beyond the messages that wait already: a small message takes far more room than what it came as."""
        if self._after > MOST_AFTER:
            return
        self._held += data
        self._read_held()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message. The network is read again when none waits any more."""
        message = await self.queue.get()
        self._read_held()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send. What is sent all the time, a text on a line that takes it, goes by a short way."""
        text = message.get("text")
        usual = self.writable.is_set() and self.conn.state is State.OPEN and not self.conn.extensions
        if not isinstance(text, str) or not usual or not self.handshake_complete or self.disconnected or self.close_sent:
            await super().send(message)
            return
        body = text.encode()
        size = len(body)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2)
        else:
            head = b"\x81\x7f" + size.to_bytes(8)
        self.transport.write(head + body)

    def _read_held(self) -> None:
        # When the end has been told, what waits is no message of the client: nothing is kept any more, and its answer is awaited.
        while self._held and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            if self.close_sent:
                self._after += MESSAGES
                if self._after > MOST_AFTER:
                    self._held.clear()
                    return
            data = bytes(self._held[:MESSAGES])
            del self._held[:MESSAGES]
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        _leave(self.counted)
        mine = self.transport.get_extra_info("socket")
        if self.was_offered and mine is not None:
            with contextlib.suppress(OSError), socket.fromfd(mine.fileno(), *_TCP) as connection:
                connection.shutdown(socket.SHUT_RDWR)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer, unless there are too many, or the answers are not taken."""
        if self._is_one_too_many() or self.transport.get_write_buffer_size() > MOST_UNTAKEN:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take it for an answer to a ping of ours, unless there are too many."""
        if self._is_one_too_many():
            self.transport.abort()
        else:
            super().handle_pong(event)

    def _is_one_too_many(self) -> bool:
        if self._pings is None:
            self._pings = Bucket(PINGS.rate, PINGS.burst)
        return self.transport.is_closing() or not self._pings.take(self.loop.time())

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


_open: Counter[str] = Counter()
_made = Limits()


def _leave(counted: str | None) -> None:
    if counted is not None:
        _open[counted] -= 1
        if not _open[counted]:
            del _open[counted]
