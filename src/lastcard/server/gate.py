"""What every request must pass before anything looks at it, and the headers of every answer.

A request comes from a network that may use the server, names the server by a name that is its own, and, when it changes something, comes
from a page of this server or from no page at all. So a page of elsewhere can neither read nor do anything here, whatever browser shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import codes, limits
from .address import Names, household, is_near
from .limits import Limits
from .messages import Problem
from .problems import Failure

MOST_BODY = 64 * 1024
#: A record of a long game may be sent to be shown.
MOST_RECORD = 2 * 1024 * 1024
_READS = ("GET", "HEAD", "OPTIONS")

_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)
_POLICY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; img-src 'self' data:; "
    "connect-src 'self' {socket}"
)


class Gate:
    """Stands before the application."""

    def __init__(
        self, app: ASGIApp, *, names: Names, limits: Limits, public: bool, own: Iterable[str], sentence: Callable[[str, str], str]
    ) -> None:
        self._app = app
        self._names = names
        self._limits = limits
        self._public = public
        self._own = frozenset(own)
        self._sentence = sentence

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or say why not."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        try:
            self._judge(scope, headers, host)
        except Failure as failure:
            await self._refuse(scope, headers, send, failure)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        policy = _POLICY.format(socket=f"{'wss' if scope['scheme'] == 'https' else 'ws'}://{host}").encode("latin-1")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"content-security-policy", policy), *_HEADERS]
            await send(message)

        await self._app(scope, receive, with_headers)

    def _judge(self, scope: Scope, headers: Headers, host: str) -> None:
        address = address_of(scope)
        if not self._public and not is_near(address) and address not in self._own:
            raise Failure("not-here")
        if not self._names.knows(host):
            raise Failure("wrong-host")
        if not self._limits.allows(limits.REQUESTS, household(address)):
            raise Failure("too-fast")
        if scope["type"] == "websocket":
            here = household(address)
            there = codes.as_table(scope["path"].removeprefix("/api/tables/").removesuffix("/socket"))
            if not self._limits.allows(limits.NEW_SOCKETS, here) or not self._limits.allows(limits.JOINS, f"{here} {there}"):
                raise Failure("too-fast")
            if not same_origin(headers, host):
                raise Failure("wrong-origin")
            return
        if scope["method"] not in _READS:
            if not same_origin(headers, host) or headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
                raise Failure("wrong-origin")
            if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
                raise Failure("not-json")

    async def _refuse(self, scope: Scope, headers: Headers, send: Send, failure: Failure) -> None:
        is_socket = scope["type"] == "websocket"
        if scope["path"].startswith("/api/"):
            kind, body = b"application/json", msgspec.json.encode(Problem(failure.code, failure.arguments))
        else:
            kind, body = b"text/plain; charset=utf-8", self._sentence(failure.code, headers.get("accept-language", "")).encode()
        start = "websocket.http.response" if is_socket else "http.response"
        # Whoever asks without end has to connect anew for each request, which costs less to turn away.
        ending = [(b"connection", b"close")] if failure.code == "too-fast" and not is_socket else []
        found = [*ending, (b"content-type", kind), (b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store"), *_HEADERS]
        await send({"type": f"{start}.start", "status": failure.status, "headers": found})
        await send({"type": f"{start}.body", "body": body})


def address_of(scope: Scope) -> str:
    """From where a request comes. What has no address, such as a local socket's other end, is this machine."""
    client = scope.get("client")
    return str(client[0]) if client else "127.0.0.1"


def household_of(scope: Scope) -> str:
    """As whose a request counts, among those of an address."""
    return household(address_of(scope))


def same_origin(headers: Headers, host: str) -> bool:
    """Whether a request comes from a page of this server, or, having no `Origin`, from no page."""
    origin = headers.get("origin")
    return origin is None or (origin.startswith(("http://", "https://")) and origin.partition("://")[2].lower() == host.lower())
