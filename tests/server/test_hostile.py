"""What hostile clients get that no other file asks for, over real sockets against a real server, while others go on."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from browser.line import PLAIN, Line, make_table, person
from browser.server import Server
from uvicorn.server import ServerState

from lastcard.server import limits, wire
from lastcard.server.app import MOST_REPLAYS, MOST_VALUES, Queue
from lastcard.server.commands import MOST_FACTS
from lastcard.server.history import MOST_COMMANDS, MOST_PEOPLE, Commands
from lastcard.server.limits import MOST_KEPT, NEW_PEOPLE, Limits, Rate
from lastcard.server.line import Line as Lane
from lastcard.server.line import encode
from lastcard.server.messages import Back, Leave, Ping, PlayMove, Ready, Refused, Say, Start
from lastcard.server.names import clean_name, looks, unique
from lastcard.server.people import COOKIE
from lastcard.server.room import MOST_LINES

from .tables import ANA, BO, Play

# --- connections, each with a server of its own in this process, whose tasks can be counted ---


#: With this, what is read slowly is read at once.
HURRY = asyncio.Event()


async def answers(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers when a request has come whole, and takes what a socket says without a word."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await asyncio.sleep(0.05 if scope["path"] == "/slowly" and not HURRY.is_set() else 0)
        return
    size = 0
    while (message := await receive()).get("more_body") or message.get("body"):
        size += len(message["body"])
        if not message.get("more_body"):
            break
    body = str(size).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", str(len(body)).encode())]})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def listening(proxies: str = "") -> AsyncIterator[tuple[int, ServerState]]:
    """A port that is served, and the state of its connections. By default this machine is no proxy, and its addresses count."""
    config = uvicorn.Config(answers, http=wire.Http, ws=wire.Socket, lifespan="off", log_config=None, forwarded_allow_ips=proxies)
    config.ws_per_message_deflate = False
    config.load()
    state = ServerState()
    made = await asyncio.get_running_loop().create_server(lambda: wire.Http(config, state, {}), "127.0.0.1", 0)
    try:
        yield made.sockets[0].getsockname()[1], state
    finally:
        made.close()
        for _ in range(200):
            if not state.connections and not state.tasks:
                break
            await asyncio.sleep(0.02)
        assert not state.connections
        assert not state.tasks
        assert not wire._open
        assert not wire.Http._silent


async def told(port: int, *pieces: bytes) -> bytes:
    """All that the server says to this before it hangs up, or until it says nothing for a while."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    said = b""
    with contextlib.suppress(ConnectionError):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
    with contextlib.suppress(ConnectionError, TimeoutError):
        async with asyncio.timeout(10):
            while part := await reader.read(65536):
                said += part
    writer.transport.abort()
    return said


WHOLE = b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"


def test_an_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond the limit a new one is hung up on, and there is room again when one has gone; those of a proxy are not counted."""
    monkeypatch.setattr(wire, "MOST_OF_ADDRESS", 5)

    async def work(proxies: str) -> list[bytes]:
        async with listening(proxies) as (port, _):
            held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
            said = [(await told(port, WHOLE))[:12]]
            held.pop()[1].transport.abort()
            await asyncio.sleep(0.1)
            said.append((await told(port, WHOLE))[:12])
            for _, writer in held:
                writer.transport.abort()
            return said

    assert asyncio.run(work("")) == [b"", b"HTTP/1.1 200"]
    assert asyncio.run(work("127.0.0.1")) == [b"HTTP/1.1 200"] * 2


def test_an_address_connects_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """However short each connection is."""
    monkeypatch.setattr(wire, "CONNECTIONS", Rate(0.001, 3))
    monkeypatch.setattr(wire, "_made", Limits())

    async def work() -> list[bytes]:
        async with listening() as (port, _):
            return [(await told(port, WHOLE))[:12] for _ in range(5)]

    assert asyncio.run(work()) == [b"HTTP/1.1 200"] * 3 + [b""] * 2


def test_silent_connections_make_room_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """When too many wait for a request, the one that has waited longest goes, and whoever asks is answered."""
    monkeypatch.setattr(wire, "MOST_SILENT", 4)

    async def work() -> list[bytes]:
        async with listening() as (port, _):
            silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
            said = [await told(port, WHOLE)]
            with contextlib.suppress(ConnectionError):
                said.append(await asyncio.wait_for(silent[0][0].read(1), 10))
            for _, writer in silent:
                writer.transport.abort()
            return said

    answer, *rest = asyncio.run(work())
    assert answer.startswith(b"HTTP/1.1 200")
    assert rest in ([], [b""])


CHUNKED = b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS: dict[str, tuple[bytes, ...]] = {
    "headers after a body": (CHUNKED, b"0\r\n", *[b"X-More: " + b"z" * 9000 + b"\r\n"] * 30),
    "one header after a body": (CHUNKED, b"0\r\nX-More: ", *[b"z" * 9000] * 30),
    "marks of parts": (CHUNKED, *[b"1;" + b"e" * 9000 + b"\r\nx\r\n"] * 30),
    "a body": (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n", *[b"x" * 500_000] * 12),
    "requests in one piece": (b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 3000,),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_what_has_no_end_is_cut_off(kind: str) -> None:
    """A request that goes on after its end, in marks without content, or in one more request, ends with its connection."""

    async def work() -> None:
        async with listening() as (port, _):
            await told(port, *ENDLESS[kind])
            assert (await told(port, WHOLE)).startswith(b"HTTP/1.1 200")

    asyncio.run(work())


def test_a_body_in_the_smallest_parts_is_taken() -> None:
    """What cuts off marks without content leaves alone who sends a byte at a time, and headers after a body mean nothing."""

    async def work() -> bytes:
        async with listening() as (port, _):
            return await told(port, CHUNKED, b"1\r\nx\r\n" * 15_000, b"0\r\nHost: evil\r\nConnection: close\r\n\r\n", WHOLE)

    assert b"\r\n\r\n15000" in asyncio.run(work())


#: Requests that two programs could read as two different ones.
AMBIGUOUS: dict[str, bytes] = {
    "a length and parts": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "two lengths": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
    "a length of two numbers": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3, 4\r\n\r\nabcd",
    "a length with a sign": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\nabc",
    "a strange coding": b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    "a coding twice": b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
    "a space before the colon": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length : 3\r\n\r\nabc",
    "a folded line": b"POST / HTTP/1.1\r\nHost: a\r\nX: y\r\n Content-Length: 3\r\n\r\nabc",
    "a bare line end": b"POST / HTTP/1.1\r\nHost: a\nContent-Length: 3\r\n\r\nabc",
    "a part of a strange size": b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0x3\r\nabc\r\n0\r\n\r\n",
    "a null": b"POST / HTTP/1.1\r\nHost: a\x00b\r\nContent-Length: 3\r\n\r\nabc",
}


@pytest.mark.parametrize("kind", AMBIGUOUS)
def test_a_request_means_one_thing_or_nothing(kind: str) -> None:
    """What a proxy might take for another request than the server is refused, and nothing after it on that connection is read."""

    async def work() -> bytes:
        async with listening() as (port, _):
            return await told(port, AMBIGUOUS[kind] + b"GET /smuggled HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")

    said = asyncio.run(work())
    assert said.count(b"HTTP/1.1 ") == 1
    assert said.startswith(b"HTTP/1.1 400")


def frame(kind: int, data: bytes = b"", *, first: int = 0x80, mask: bool = True, length: bytes = b"") -> bytes:
    """A frame as it goes over the wire."""
    length = length or bytes([len(data)]) if len(data) < 126 else length or b"\x7e" + len(data).to_bytes(2)
    return bytes([first | kind, length[0] | (0x80 if mask else 0)]) + length[1:] + (bytes(4) if mask else b"") + data


WRONG: dict[str, bytes] = {
    "no mask": frame(1, b"{}", mask=False),
    "packed, though nobody agreed to that": frame(1, b"{}", first=0xC0),
    "a kind that there is not": frame(3, b"{}"),
    "a ping that is too long": frame(9, b"x" * 126),
    "a ping in parts": frame(9, b"x", first=0),
    "a part of nothing": frame(0, b"{}"),
    "a message in the middle of another": frame(1, b"{", first=0) + frame(1, b"}"),
    "a goodbye of one byte": frame(8, b"\x00"),
    "a goodbye with a code of nobody's": frame(8, b"\x03\xe7"),
    "a length beyond all bounds": frame(1, b"", length=b"\x7f" + (2**62).to_bytes(8)),
    "pings without end": frame(9, b"y" * 125) * 5000,
    "pongs without end": frame(10, b"y") * 5000,
    "parts without end": frame(1, b"", first=0) + frame(0, b"", first=0) * 5000,
    "a goodbye and more without end": frame(8, b"\x03\xe8") + frame(1, b"{}") * 100_000,
}


@pytest.mark.parametrize("kind", WRONG)
def test_who_breaks_the_protocol_is_hung_up_on(kind: str) -> None:
    """In whatever way: that connection ends, nothing of it is left over, and the next one is served."""
    upgrade = (
        b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Extensions: " + b"permessage-deflate, " * 200 + b"x\r\n\r\n"
    )

    async def work() -> bytes:
        async with listening() as (port, _):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(upgrade)
            head = await reader.readuntil(b"\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                writer.write(WRONG[kind])
                await writer.drain()
                while await asyncio.wait_for(reader.read(65536), 10):
                    pass
            writer.transport.abort()
            assert (await told(port, WHOLE)).startswith(b"HTTP/1.1 200")
            return head

    head = asyncio.run(work())
    assert head.startswith(b"HTTP/1.1 101")
    assert b"extensions" not in head.lower()


def test_many_small_messages_wait_as_they_came() -> None:
    """A socket whose messages are not read yet keeps a piece of them, and not one object for each."""

    async def work() -> None:
        async with listening() as (port, state):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(
                b"GET /slowly HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
            )
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(1, b"") * 100_000)
            most = 0
            for _ in range(10):
                await asyncio.sleep(0.02)
                most = max(most, *(one.queue.qsize() for one in state.connections if isinstance(one, wire.Socket)), 0)
            writer.transport.abort()
            HURRY.set()
            assert 0 < most <= wire.MESSAGES

    asyncio.run(work())


# --- from where ---


@pytest.fixture(scope="module")
def open_one(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with its limits, behind a proxy on the same machine."""

    class Strict(Server):
        environment = {"LASTCARD_LIMITS": "", "DATABASE_URL": "", "REDIS_URL": ""}  # noqa: RUF012

    server = Strict(tmp_path_factory.mktemp("hostile"), "--public", "--allow-host", "cards.example.org")
    yield server
    server.stop()


def ask(server: Server, method: str, path: str, body: Any = None, cookie: str = "", **headers: str) -> httpx.Response:
    """A request with whatever headers."""
    cookies = {COOKIE: cookie} if cookie else None
    return httpx.request(method, server.url + path, json=body, headers=headers, cookies=cookies, verify=PLAIN)


def test_limits_are_those_of_the_address_that_the_proxy_saw(open_one: Server) -> None:
    """What a client writes into the header itself stands before what the proxy adds, and means nothing."""

    def become(forwarded: str) -> int:
        return ask(open_one, "PUT", "/api/me", {"name": "M"}, **{"X-Forwarded-For": forwarded}).status_code

    statuses = [become(f"203.0.113.{number}, 198.51.100.7") for number in range(int(NEW_PEOPLE.burst) + 3)]
    assert statuses == [200] * int(NEW_PEOPLE.burst) + [429] * 3
    assert become("198.51.100.8") == 200


def test_a_long_address_counts_by_its_network(open_one: Server) -> None:
    """Who has a whole network of IPv6 addresses has one household's share; the next network has its own."""

    def become(address: str) -> int:
        return ask(open_one, "PUT", "/api/me", {"name": "M"}, **{"X-Forwarded-For": address}).status_code

    statuses = [become(f"2001:db8:7:7::{number + 1:x}") for number in range(int(NEW_PEOPLE.burst) + 3)]
    assert statuses == [200] * int(NEW_PEOPLE.burst) + [429] * 3
    assert become("2001:db8:7:8::1") == 200


def test_headers_of_elsewhere_are_believed_from_the_proxy_alone() -> None:
    """A client that is no proxy is who it is, whatever it says."""

    async def work(proxies: str) -> list[Any]:
        seen: list[Any] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            seen.extend((scope["client"][0], scope["scheme"]))

        config = uvicorn.Config(app, lifespan="off", log_config=None, forwarded_allow_ips=proxies)
        config.load()
        headers = [(b"x-forwarded-for", b"10.9.9.9"), (b"x-forwarded-proto", b"https")]
        await config.loaded_app({"type": "http", "client": ("192.0.2.9", 1), "scheme": "http", "headers": headers}, None, None)
        return seen

    assert asyncio.run(work("127.0.0.1")) == ["192.0.2.9", "http"]
    assert asyncio.run(work("192.0.2.0/24")) == ["10.9.9.9", "https"]


@pytest.mark.parametrize("name", ["lastcard", "Lastcard", "__Host-lastcard"])
def test_a_cookie_of_many_is_found_or_nobody_is(open_one: Server, name: str) -> None:
    """However many cookies there are, and of whatever kind, nobody becomes somebody else by them."""
    ana = person(open_one, "Ana")
    bomb = "; ".join(f"c{number}={'x' * 20}" for number in range(1500))
    answer = ask(open_one, "GET", "/api/me", Cookie=f"{bomb}; {name}={ana}; {name}=")
    assert answer.json()["name"] == ("Ana" if name == COOKIE else None)
    for value in ("", "x", "x" * 5000, ana[:-1], ana + "x", ana.upper(), '"' + ana + '"', "' OR 1=1 --", "../" + ana):
        assert ask(open_one, "GET", "/api/me", Cookie=f"lastcard={value}").json()["name"] is None


@pytest.mark.parametrize("header", ["Cookie", "Authorization"])
def test_a_cookie_is_good_for_a_page_of_ours_alone(open_one: Server, header: str) -> None:
    """A stolen or replayed cookie does nothing from a page of elsewhere, be it a request or a socket."""
    ana = person(open_one, "Ana")
    code = make_table(open_one, ana)
    value = f"{COOKIE}={ana}" if header == "Cookie" else f"Bearer {ana}"
    for origin in ("https://evil.example", "null", f"{open_one.url}.evil.example", open_one.url.replace("127.0.0.1", "localhost")):
        answer = ask(open_one, "PUT", "/api/me", {"name": "Eve"}, **{header: value, "Origin": origin})
        assert answer.json()["code"] == "wrong-origin"
        upgrade = f"{header}: {value}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        with socket.create_connection(("127.0.0.1", open_one.port), timeout=10) as line:
            line.sendall(
                f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{open_one.port}\r\n{upgrade}"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
            )
            assert line.recv(12) == b"HTTP/1.1 403"
    assert ask(open_one, "GET", "/api/me", cookie=ana).json()["name"] == "Ana"


# --- at a table ---


def test_nobody_plays_for_another(open_one: Server) -> None:
    """Moves and questions of other seats, with every id that others used, change nothing, whoever sends them."""
    ana, bo, eve = (person(open_one, name) for name in ("Ana", "Bo", "Eve"))
    code = make_table(open_one, ana)
    lines = [Line(open_one, one, code) for one in (ana, bo, eve)]
    lines[1].done("sit", seat=1)
    lines[0].done("start")
    for line in lines[1:]:
        line.catch_up(lines[0].number)
    before, turn = lines[0].number, lines[0].game["turn"]  # type: ignore[index]
    for line, wanted in ((lines[1 - turn], "other-seat"), (lines[2], "not-seated")):
        for move in lines[turn].game["legal"][:3]:  # type: ignore[index]
            assert line.do("move", move=move, seen=before)["code"] == wanted
            assert line.do("why", move=move)["code"] == wanted
    used = "line-1"
    lines[turn].socket.send(json.dumps({"do": "move", "id": used, "move": lines[turn].game["legal"][0], "seen": before}))  # type: ignore[index]
    while (answer := lines[turn].take()).get("id") != used:
        pass
    assert answer["is"] == "done"
    lines[2].socket.send(json.dumps({"do": "move", "id": used, "move": f"{turn} draw", "seen": before}))
    while (replayed := lines[2].take()).get("id") != used:
        pass
    assert (replayed["is"], replayed["code"]) == ("refused", "not-seated")
    for line in lines:
        line.close()


def test_two_sockets_of_one_person_make_one_move(open_one: Server) -> None:
    """Both send a move for the same question in the same moment: one is made, and the other is refused."""
    ana = person(open_one, "Ana")
    code = make_table(open_one, ana, bots=["careful"])
    two = [Line(open_one, ana, code) for _ in range(2)]
    two[0].done("start")
    while two[0].game is None or two[0].game["turn"] != 0:
        two[0].take()
    two[1].catch_up(two[0].number)
    wanted = next(move for move in two[0].game["legal"] if "catch" not in move)
    for place, line in enumerate(two):
        line.socket.send(json.dumps({"do": "move", "id": f"race-{place}", "move": wanted, "seen": two[0].number}))
    outcomes = []
    for place, line in enumerate(two):
        while (answer := line.take()).get("id") != f"race-{place}":
            pass
        outcomes.append(answer["is"])
        line.close()
    assert sorted(outcomes) == ["done", "refused"]


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"ping","do":"leave","id":"x"}',
        '{"do":"leave","id":"x","id":"y"}',
        '{"id":"x","do":"seats","count":1e999}',
        '{"id":"x","do":"seats","count":NaN}',
        '{"id":"x","do":"seats","count":' + "9" * 4000 + "}",
        '{"id":"x","do":"agree","version":Infinity}',
        '{"id":"x","do":"rules","edition":"classic","options":' + '{"a":' * 1000 + "1" + "}" * 1000 + "}",
        '{"id":"x","do":"rules","edition":"classic","options":{"__class__":"x"}}',
        '{"id":"x","do":"say","text":"' + "\\u202e" * 200 + '"}',
        '{"id":"x","do":"let-in","who":"\\ud800"}',
        '\ufeff{"id":"x","do":"leave"}',
    ],
)
def test_json_that_could_mean_two_things_changes_nothing(open_one: Server, text: str) -> None:
    """Keys that come twice, numbers that are none, depth without end: an answer, the table as before, and a line that stands."""
    ana = person(open_one, "Ana")
    line = Line(open_one, ana, make_table(open_one, ana))
    before = line.number
    line.socket.send(text)
    line.done("ping")
    if '"leave"' not in text or text.startswith("\ufeff"):
        assert (line.number, line.seat) == (before, 0)
    line.close()


def test_a_table_has_an_end() -> None:
    """With very many facts the game that runs is finished, and nothing else is taken: there is no way to grow it further."""
    play = Play(2)
    play.table.number = MOST_FACTS
    for kind, more in ((Say, {"phrase": "hello"}), (Start, {}), (Ping, {})):
        if kind is Ping:
            assert play.table.decide(ANA, Ping(id="p"), play.now) == []
        else:
            assert play.refused(ANA, kind, **more).code == "too-long"
    turn = play.game.turn
    assert turn is not None
    assert play.do((ANA, BO)[turn], PlayMove, move=str(play.legal()[0]))
    assert play.refused(ANA, Ready).code == "too-long"
    assert play.do(ANA, Back)
    assert play.do(BO, Leave)
    assert play.refused(BO, Start).code == "too-long"


def test_spectators_do_not_make_players_forgotten() -> None:
    """However many others give commands, those of whoever sits at the table are remembered, so that a repeated one has one effect."""
    commands = Commands()
    commands.add("ana", "mine", 7, ["ana", None])
    for number in range(3 * MOST_PEOPLE):
        commands.add(f"stranger-{number}", "x", number, ["ana", None])
    assert commands.number("ana", "mine") == 7
    assert commands.number("stranger-0", "x") is None
    for number in range(2 * MOST_COMMANDS):
        commands.add("ana", f"c{number}", number, ["ana", None])
    assert len(commands._of) <= MOST_PEOPLE


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ana", "Аnа"), ("Ana", "A\u200dna"), ("Ana", "ＡＮＡ"), ("Bo", "Bο"), ("Ana", "An\ufe0fa"), ("Іво", "IBO"), ("Ana", "A\u034fna")],
)
def test_nobody_looks_like_another(name: str, other: str) -> None:
    """Letters of other alphabets that look the same, and signs that are not seen, make no second Ana: the table tells them apart."""
    assert looks(name) == looks(clean_name(other))
    assert unique(clean_name(other), [name]).endswith(" 2")


def test_different_names_are_left_alone() -> None:
    """Accents and other letters are not the same."""
    for name, other in (("Ana", "Aña"), ("Jose", "José"), ("Олена", "Олесь"), ("Iva", "Ива")):
        assert unique(other, [name]) == other


# --- memory ---


def test_what_was_used_up_is_not_forgotten_for_others() -> None:
    """Whoever comes from very many addresses does not have the limits of others begin anew, as long as there are full ones to forget."""
    now = 0.0
    known = Limits(clock=lambda: now)
    rate = Rate(0.001, 2)
    assert [known.allows(rate, "guesser") for _ in range(3)] == [True, True, False]
    quick = Rate(1000, 1)
    for number in range(MOST_KEPT + 100):
        now += 0.01
        known.allows(quick, f"address {number}")
    assert len(known._buckets) <= MOST_KEPT
    assert not known.allows(rate, "guesser")


def test_slow_readers_share_what_may_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """When much waits on all lines together, one that takes nothing is closed sooner, and one that reads is not."""
    from lastcard.server import line as lines

    monkeypatch.setattr(lines, "MOST_WAITING_IN_ALL", Lane.waiting + 100_000)  # lines of other tests may be there still
    before = Lane.waiting
    text = encode(Refused("x", "malformed", 0, {"detail": "y" * 10_000}))
    slow = [Lane(None) for _ in range(4)]
    for line in slow:
        for _ in range(9):
            line.send(text)
    assert [line.closed for line in slow] == [False, True, True, True]
    reads = Lane(None)
    reads.send(text)
    assert not reads.closed
    for line in (*slow, reads):
        line.drop()
    assert Lane.waiting == before


def test_connections_leave_no_garbage_behind() -> None:
    """Whatever became of one, its memory is free when it has ended: the collector, which comes seldom, has nothing to find."""
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    socket_request = b"GET / HTTP/1.1\r\nHost: a\r\n" + upgrade + b"\r\n"
    ways = (
        (WHOLE,),
        (b"GET /x",),
        ENDLESS["requests in one piece"],
        (socket_request, frame(8, b"\x03\xe8")),
        (socket_request, WRONG["no mask"]),
    )

    def alive() -> int:
        return sum(isinstance(one, wire.Http | wire.Socket) for one in gc.get_objects())

    async def work() -> int:
        async with listening("127.0.0.1") as (port, state):
            gc.collect()
            gc.disable()
            before = alive()
            for pieces in ways:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                with contextlib.suppress(ConnectionError):
                    for piece in pieces:
                        writer.write(piece)
                        await writer.drain()
                        if piece is socket_request:
                            await reader.readuntil(b"\r\n\r\n")
                    if pieces[0].endswith(b"\r\n\r\n"):
                        await asyncio.wait_for(reader.read(), 10)
                writer.transport.abort()
            for _ in range(200):
                if not state.connections and not state.tasks:
                    break
                await asyncio.sleep(0.02)
            await asyncio.sleep(0)
            return alive() - before

    try:
        assert asyncio.run(work()) == 0
    finally:
        gc.enable()


@pytest.mark.parametrize("junk", [b"{},", b"[[[]]],", b"1,", b'"",', b'{"a":1},'])
def test_a_record_of_countless_values_is_not_read(open_one: Server, junk: bytes) -> None:
    """To read it would hold up everybody else; that it is too large is found out without reading it."""
    body = b'{"format":"lastcard/1","edition":"classic","players":["A","B"],"rounds":[' + junk * (2_000_000 // len(junk)) + b"1]}"
    headers = {"Content-Type": "application/json", "X-Forwarded-For": "198.51.100.44"}
    answer = httpx.post(f"{open_one.url}/api/replay", content=body, headers=headers, verify=PLAIN)
    assert answer.json() == {"code": "bad-record", "args": {"detail": f"there are more than {MOST_VALUES} values in it"}}


def test_only_so_many_wait_for_a_game_to_be_shown() -> None:
    """Each holds what it sent in memory: beyond that nobody more is taken, and there is room again when one has gone."""
    from lastcard.server.problems import Failure

    async def work() -> list[str]:
        queue, go, said = Queue(1, MOST_REPLAYS), asyncio.Event(), []

        async def one() -> None:
            async with queue:
                await go.wait()

        waiting = [asyncio.create_task(one()) for _ in range(MOST_REPLAYS)]
        await asyncio.sleep(0)
        for _ in range(2):
            try:
                async with queue:
                    said.append("in")
            except Failure as failure:
                said.append(failure.code)
            go.set()
            await asyncio.gather(*waiting)
        return said

    assert asyncio.run(work()) == ["too-fast", "in"]


# --- limits of people, over real lines ---


def until_refused(line: Line, do: str, most: int, more: Callable[[int], dict[str, Any]]) -> int:
    """How often something is carried out until it is too fast."""
    for number in range(most):
        answer = line.do(do, **more(number))
        if answer["is"] == "refused" and answer["code"] == "too-fast":
            return number
    return most


def test_changes_have_a_limit_of_their_own(open_one: Server) -> None:
    """Whoever switches a table to and fro is stopped, while others' moves and one's own go on."""
    ana = person(open_one, "Ana")
    line = Line(open_one, ana, make_table(open_one, ana))
    done = until_refused(line, "table", 300, lambda number: {"timer": 15 + number % 2})
    assert limits.COMMANDS.burst <= done < 300
    line.close()


def test_spectators_together_do_not_drown_the_table(open_one: Server) -> None:
    """Many who only watch may say no more than a few lines at once, and whoever sits is heard all the same."""
    ana = person(open_one, "Ana")
    code = make_table(open_one, ana)
    host = Line(open_one, ana, code)
    said = 0
    for number in range(8):
        watcher = Line(open_one, person(open_one, f"W{number}"), code)
        said += until_refused(watcher, "say", 6, lambda _: {"phrase": "hello"})
        watcher.close()
    assert limits.WATCHERS_CHAT.burst <= said < 8 * limits.CHAT.burst
    host.done("say", phrase="hello")
    host.close()


def test_an_address_watches_one_table_with_so_many(open_one: Server) -> None:
    """One household cannot take all the room that a table has for spectators."""
    ana = person(open_one, "Ana")
    code = make_table(open_one, ana)
    assert limits.WATCHERS_OF_ADDRESS < MOST_LINES
    watchers = [Line(open_one, "", code) for _ in range(limits.WATCHERS_OF_ADDRESS)]
    from websockets.sync.client import connect

    with connect(f"{open_one.url.replace('http', 'ws')}/api/tables/{code}/socket") as one:
        assert json.loads(one.recv(10))["code"] == "limit"
    host = Line(open_one, ana, code)
    assert host.seat == 0
    for line in (*watchers, host):
        line.close()


def test_names_and_links_are_not_changed_without_end(open_one: Server) -> None:
    """Another name goes to every table of its person, and a link into the database: both have a limit."""
    ana = person(open_one, "Ana")
    renamed = [ask(open_one, "PUT", "/api/me", {"name": f"A{number}"}, ana).status_code for number in range(12)]
    assert renamed == [200] * int(limits.RENAMES.burst) + [429] * 2
    linked = [ask(open_one, "POST", "/api/me/link", {}, ana).status_code for _ in range(12)]
    assert linked == [200] * int(limits.LINKS.burst) + [429] * 2


def test_paths_and_codes_lead_to_nothing_else(open_one: Server, tmp_path: Path) -> None:
    """Tables cannot be listed, counted or found by anything that is no code."""
    ana = person(open_one, "Ana")
    code = make_table(open_one, ana)
    for wrong in ("", "*", "%", code[:-1], code + "2", f"{code}%00", f"..%2f{code}", "0", "null"):
        answer = ask(open_one, "GET", f"/api/tables/{wrong}", **{"X-Forwarded-For": "198.51.100.99"})
        assert answer.status_code in (404, 429) or answer.json() == [] or code not in answer.text
    assert code not in ask(open_one, "GET", "/api/tables", **{"X-Forwarded-For": "198.51.100.99"}).text
