"""What is asked for over HTTP, and by whom: every address under `/api/`, and the pages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send

from ..errors import LastcardError
from ..record import Record
from ..words import LANGUAGES, Words
from . import codes, limits, metrics
from .address import Names, host_name, is_loopback, url
from .afterwards import record_of, replay_of
from .bus import Bus
from .gate import MOST_BODY, MOST_RECORD, Gate, household_of
from .health import ALIVE, READY, Health
from .limits import Limits
from .messages import Claim, Created, Me, NewTable, Problem, SetMe, Where
from .names import clean_name
from .pages import Pages
from .people import COOKIE, COOKIE_SECONDS, People, Person
from .problems import Failure
from .refusal import Refusal
from .room import stamped_of
from .rooms import Rooms
from .sockets import Sockets, token_of
from .store import NotSaved, Row, Store, Unreachable, Unsure

logger = logging.getLogger(__name__)

T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]

#: A record that is sent may tell of so many moves: more than any game has.
MOST_MOVES = 5000
#: And of so many values. To read JSON holds up everybody, as long as it takes.
MOST_VALUES = 50_000
#: So many games are shown at once, one after another; each that waits is held in memory.
MOST_REPLAYS = 20
#: JSON that is longer is packed for who can unpack it.
PACKED_FROM = 20_000

_ENCODER = msgspec.json.Encoder()


class Application:
    """The whole server, as an ASGI application."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        people: People,
        limits: Limits,
        *,
        names: Names,
        public: bool,
        addresses: list[str],
        port: int,
        pages: Pages | None = None,
        bus: Bus | None = None,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._people = people
        self._limits = limits
        self._addresses = addresses
        self.port = port
        self._pages = pages or Pages()
        self._replays = Queue(1, MOST_REPLAYS)
        #: Whether it is well; whoever ends the server says there that it drains.
        self.health = Health(store, bus)
        self.sockets = Sockets(rooms, people, limits)
        router = Router(self._routes(), redirect_slashes=False, default=_Default(self))
        self._gate = Gate(router, names=names, limits=limits, public=public, own=addresses, sentence=sentence)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._gate(scope, receive, send)
        elif scope["path"] in (ALIVE, READY):
            await self.health.answer(scope, send)
        else:
            await self._counted(scope, receive, send)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.inc(f"{message['status'] // 100}xx")
            await send(message)

        await self._gate(scope, receive, counting)
        metrics.REQUEST_SECONDS.since(began)

    def _routes(self) -> list[BaseRoute]:
        sockets = WebSocketRoute("/api/tables/{code}/socket", self.sockets)
        return [sockets, *(Route(path, _Address(answers, path)) for path, answers in self.answers().items())]

    def answers(self) -> dict[str, dict[str, Answer]]:
        """What answers which method at which path."""
        return {
            "/api/catalogue": {"GET": self._catalogue},
            "/api/me": {"GET": self._me, "PUT": self._set_me},
            "/api/me/link": {"POST": self._link},
            "/api/me/claim": {"POST": self._claim},
            "/api/me/sign-out-others": {"POST": self._sign_out_others},
            "/api/where": {"GET": self._where},
            "/api/tables": {"GET": self._lobby, "POST": self._new_table},
            "/api/tables/{code}": {"GET": self._table},
            "/api/tables/{code}/games/{game}/record": {"GET": self._record},
            "/api/tables/{code}/games/{game}/replay": {"GET": self._replay},
            "/api/replay": {"POST": self._replay_record},
            "/api/qr/t/{code}.svg": {"GET": self._qr_of_table},
            "/api/qr/m/{code}.svg": {"GET": self._qr_of_link},
            "/api/openapi.json": {"GET": self._openapi},
            "/api/asyncapi.json": {"GET": self._asyncapi},
        }

    # Who one is

    async def _person(self, request: Request) -> Person | None:
        return await self._people.of_token(token_of(request.headers))

    async def _somebody(self, request: Request) -> Person:
        person = await self._person(request)
        if person is None:
            raise Failure("no-name")
        return person

    async def _me(self, request: Request) -> Response:
        self._limit(request, limits.LISTS)
        person = await self._person(request)
        # The cookie is set anew, so that it lasts for who comes back.
        return await self._told_me(request, person, token_of(request.headers) if person is not None else None)

    async def _set_me(self, request: Request) -> Response:
        name = clean_name((await _body(request, SetMe)).name)
        if not name:
            raise Failure("empty-name")
        person = await self._person(request)
        if person is not None:
            if name != person.name and not self._limits.allows(limits.RENAMES, person.id):
                raise Failure("too-fast")
            renamed = await self._people.rename(person, name)
            if renamed != person:
                await self._rooms.rename(renamed)
            return await self._told_me(request, renamed, token_of(request.headers))
        self._limit(request, limits.NEW_PEOPLE)
        person, token = await self._people.become(name)
        return await self._told_me(request, person, token)

    async def _link(self, request: Request) -> Response:
        person = await self._somebody(request)
        if not self._limits.allows(limits.LINKS, person.id):
            raise Failure("too-fast")
        return _json(await self._people.link(person))

    async def _claim(self, request: Request) -> Response:
        code = codes.as_link((await _body(request, Claim)).code)
        claimed = None
        if not self._limits.is_spent(limits.MISSES, household_of(request.scope)) and code is not None:
            claimed = await self._people.claim(code)
        if claimed is None:
            self._limit(request, limits.MISSES)
            raise Failure("link-gone")
        return await self._told_me(request, *claimed)

    async def _sign_out_others(self, request: Request) -> Response:
        person, token = await self._somebody(request), token_of(request.headers)
        assert token is not None
        if not self._limits.allows(limits.LINKS, person.id):
            raise Failure("too-fast")
        self._rooms.sign_out(person, await self._people.sign_out(person, token))
        return await self._told_me(request, person, token)

    async def _told_me(self, request: Request, person: Person | None, token: str | None) -> Response:
        if person is None:
            return _json(Me(None, []))
        response = _json(Me(person.name, await self._rooms.tables_of(person)))
        response.set_cookie(
            COOKIE, token or "", max_age=COOKIE_SECONDS, httponly=True, samesite="strict", secure=request.url.scheme == "https"
        )
        return response

    # Tables

    async def _catalogue(self, request: Request) -> Response:
        from .catalogue import catalogue

        body = _catalogue_json(catalogue)
        tag = f'"{codes.digest(body.decode()).hex()[:20]}"'
        headers = {"cache-control": "no-cache", "etag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(body, headers=headers, media_type="application/json")

    async def _lobby(self, request: Request) -> Response:
        self._limit(request, limits.LISTS)
        return _json(await self._rooms.lobby())

    async def _new_table(self, request: Request) -> Response:
        person = await self._somebody(request)
        wanted = await _body(request, NewTable)
        if not self._limits.allows(limits.NEW_TABLES, person.id):
            raise Failure("too-fast")
        self._limit(request, limits.NEW_TABLES_HERE)
        return _json(Created(await self._rooms.create(person, wanted)), 201)

    async def _table(self, request: Request) -> Response:
        line = await self._rooms.line(await self._code(request), await self._person(request))
        if line is None:
            raise self._missed(request)
        return _json(line)

    async def _record(self, request: Request) -> Response:
        code, game = await self._code(request), _game(request)
        self._limit(request, limits.FINISHED)
        async with self._replays:
            stored = await self._stored(request, code)
            text = await asyncio.to_thread(lambda: record_of(stamped_of(stored), game).dumps())
        name = f"lastcard-{code}-{game}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, media_type="application/json", headers=headers)

    async def _replay(self, request: Request) -> Response:
        code, game = await self._code(request), _game(request)
        self._limit(request, limits.FINISHED)
        packed = _takes_gzip(request)
        async with self._replays:
            stored = await self._stored(request, code)
            return await asyncio.to_thread(lambda: _large_json(replay_of(record_of(stamped_of(stored), game)), packed))

    async def _replay_record(self, request: Request) -> Response:
        self._limit(request, limits.REPLAYS)
        body = await _bytes(request, MOST_RECORD)
        packed = _takes_gzip(request)
        async with self._replays:
            return await asyncio.to_thread(_shown, body, packed)

    async def _code(self, request: Request) -> str:
        """The code of a table in the path, if one can be."""
        code = codes.as_table(request.path_params["code"])
        spent = self._limits.is_spent(limits.MISSES, household_of(request.scope))
        # Who sits at a table does not guess, whatever others of a household do.
        if spent and (code is None or not await self._rooms.sits_at(code, await self._person(request))):
            raise Failure("too-fast")
        if code is None:
            raise self._missed(request)
        return code

    def _missed(self, request: Request) -> Failure:
        """There is no such table: who looks for one in this way cannot do so for long."""
        self._limits.allows(limits.MISSES, household_of(request.scope))
        return Failure("gone")

    async def _stored(self, request: Request, code: str) -> list[Row]:
        stored = await self._store.facts(code)
        if not stored:
            raise self._missed(request)
        return stored

    def _limit(self, request: Request, rate: limits.Rate) -> None:
        if not self._limits.allows(rate, household_of(request.scope)):
            raise Failure("too-fast")

    # Addresses

    async def _where(self, request: Request) -> Response:
        return _json(Where(self._bases(request)))

    def _bases(self, request: Request) -> list[str]:
        """Where other devices find this server: as the one who asks does, unless that is an address of this machine for itself."""
        host = request.headers["host"]
        if not is_loopback(host_name(host)):
            return [f"{request.url.scheme}://{host}"]
        return [url(address, self.port) for address in self._addresses]

    async def _qr_of_table(self, request: Request) -> Response:
        return self._qr(request, "t", codes.as_table(request.path_params["code"]))

    async def _qr_of_link(self, request: Request) -> Response:
        return self._qr(request, "m", codes.as_link(request.path_params["code"]))

    def _qr(self, request: Request, page: str, code: str | None) -> Response:
        if code is None:
            raise Failure("not-found")
        self._limit(request, limits.PICTURES)
        base = next(iter(self._bases(request)), f"{request.url.scheme}://{request.headers['host']}")
        headers = {"cache-control": "private, max-age=600", "vary": "host"}
        return Response(_qr_code(f"{base}/{page}/{code}"), media_type="image/svg+xml", headers=headers)

    async def _openapi(self, request: Request) -> Response:
        return Response(_document("openapi"), media_type="application/json")

    async def _asyncapi(self, request: Request) -> Response:
        return Response(_document("asyncapi"), media_type="application/json")

    # Pages

    async def page(self, request: Request) -> Response:
        """Answer whatever is no address of the API."""
        if request.url.path.startswith("/api/"):
            raise Failure("not-found")
        if request.method not in ("GET", "HEAD"):
            raise Failure("wrong-method")
        found = self._pages.answer(request)
        if found is not None:
            return found
        accepted = request.headers.get("accept-language", "")
        if not self._pages.built:
            return PlainTextResponse(words_for(accepted).text("serve-not-built"), 503)
        return PlainTextResponse(sentence("not-found", accepted), 404)


class Queue:
    """Lets few in at once, others wait, and when too many wait, nobody more: raises `Failure` then."""

    def __init__(self, at_once: int, most: int) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._left = most

    async def __aenter__(self) -> None:
        if not self._left:
            raise Failure("too-fast")
        self._left -= 1
        try:
            await self._free.acquire()
        except BaseException:
            self._left += 1
            raise

    async def __aexit__(self, *_: object) -> None:
        self._left += 1
        self._free.release()


class _Default:
    """Whatever has no address: a page, or nothing."""

    def __init__(self, app: Application) -> None:
        self._pages = _Address(dict.fromkeys(("GET", "PUT", "POST", "PATCH", "DELETE", "OPTIONS"), app.page), "page")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.http.response.start", "status": 404, "headers": []})
            await send({"type": "websocket.http.response.body", "body": b""})
        else:
            await self._pages(scope, receive, send)


class _Address:
    """One path: finds what answers a method, and makes an answer of whatever goes wrong."""

    def __init__(self, answers: dict[str, Answer], name: str) -> None:
        self._answers = answers
        self._name = name

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        request = Request(scope, receive)
        try:
            answer = self._answers.get("GET" if request.method == "HEAD" else request.method)
            if answer is None:
                raise Failure("wrong-method")
            response = await answer(request)
        except Failure as failure:
            response = _problem(failure)
        except Refusal as refusal:
            response = _problem(Failure(refusal.code, refusal.details))
        except (NotSaved, Unsure):
            response = _problem(Failure("not-saved"))
        except Unreachable:
            response = _problem(Failure("unreachable"))
        except ClientDisconnect:
            return
        except Exception:
            logger.exception("a request failed", extra={"route": self._name})
            response = _problem(Failure("internal"))
        await response(scope, receive, send)


def _problem(failure: Failure) -> Response:
    return _json(Problem(failure.code, failure.arguments), failure.status)


def _json(value: Any, status: int = 200) -> Response:
    return Response(_ENCODER.encode(value), status, {"cache-control": "no-store"}, "application/json")


def _large_json(value: Any, packed: bool) -> Response:
    body = _ENCODER.encode(value)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if packed and len(body) >= PACKED_FROM:
        import gzip

        body = gzip.compress(body, 5)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type="application/json")


def _takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _shown(body: bytes, packed: bool) -> Response:
    """A record that somebody has sent, step by step."""
    if sum(map(body.count, (b",", b"[", b"{"))) > MOST_VALUES:
        raise Failure("bad-record", {"detail": f"there are more than {MOST_VALUES} values in it"})
    try:
        record = Record.loads(body)
        if sum(len(one.moves) for one in record.rounds) > MOST_MOVES:
            raise Failure("too-large")
        return _large_json(replay_of(record), packed)
    except (LastcardError, ValueError, RecursionError) as error:
        raise Failure("bad-record", {"detail": str(error)[:300]}) from None


async def _bytes(request: Request, most: int = MOST_BODY) -> bytes:
    """The body of a request, if it is not too large."""
    said = request.headers.get("content-length", "")
    if said.isdigit() and len(said) < 20 and int(said) > most:
        raise Failure("too-large")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Failure("too-large")
    return bytes(body)


async def _body(request: Request, kind: type[T]) -> T:
    """The body of a request as a message."""
    try:
        return msgspec.json.decode(await _bytes(request), type=kind)
    except (ValueError, RecursionError) as error:
        raise Failure("malformed", {"detail": str(error)[:200]}) from None


def _game(request: Request) -> int:
    text = request.path_params["game"]
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Failure("no-such-game")
    return int(text)


@cache
def _catalogue_json(catalogue: Callable[[], Any]) -> bytes:
    return _ENCODER.encode(catalogue())


@lru_cache(64)
def _qr_code(address: str) -> bytes:
    import io

    import segno

    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(out, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True, light="#fff")
    return out.getvalue()


@cache
def _document(name: str) -> str:
    from .documents import document

    return document(name)


def words_for(accepted: str) -> Words:
    """The words of the language that a browser asks for."""
    for part in accepted.split(",")[:10]:
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        language = "fil" if language == "tl" else language
        if language in LANGUAGES:
            return Words(language)
    return Words("en")


def sentence(code: str, accepted: str) -> str:
    """Why something is refused, in words."""
    return words_for(accepted).text(f"refused-{code}") + "\n"
