"""One process of a pool, started by `workers.py` as `python -m lastcard.server.worker LISTENER PARENT`.

The two numbers are files that it was given: the socket at which it serves, and the line to its parent. How it is run it is told over
that line. A newer program than the parent may be started so, when a pool is renewed: what it is not told has its default.
"""

from __future__ import annotations

import signal
import socket
import sys
from pathlib import Path
from typing import Any

import msgspec

from . import disk, logs, serve
from .handing import Berth
from .serve import Listening, Settings

#: What a worker says when it answers browsers.
READY = b"!"


class Order(msgspec.Struct, frozen=True):
    """How a worker is run."""

    settings: Settings
    language: str
    #: Where it is in its pool, if connections are handed from one to another there.
    berth: Berth | None = None


def encode(order: Order) -> bytes:
    """An order as it is sent."""
    return msgspec.json.encode(order, enc_hook=str) + b"\n"


def decode(sent: bytes) -> Order:
    """An order that was sent."""
    return msgspec.json.decode(sent, type=Order, dec_hook=_path)


def _path(kind: type, value: Any) -> Any:
    if kind is Path:
        return Path(value)
    raise NotImplementedError(kind)


def main(words: list[str]) -> int:
    """Serve until the parent says that it is enough, or is gone. What goes wrong is one sentence; the status is as the command's."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # which is for the parent
    listener, parent = (socket.socket(fileno=int(word)) for word in words)
    order = decode(_line(parent))
    logs.begin(order.settings.environment)
    listener.setblocking(False)
    host = order.settings.host
    listening = Listening(listener, host, listener.getsockname()[1], addresses=serve.addresses_of(host))
    try:
        serve.run(order.settings, listening, lambda: parent.sendall(READY), parent, order.berth)
    except disk.DataError as error:
        from ..words import Words

        print(Words(order.language).text(f"serve-error-{error.code}", **error.arguments), file=sys.stderr, flush=True)
        return 1 if error.code in serve.AWAY else 2
    return 0


def _line(parent: socket.socket) -> bytes:
    received = b""
    while not received.endswith(b"\n"):
        part = parent.recv(65536)
        if not part:
            raise SystemExit(1)
        received += part
    return received


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
