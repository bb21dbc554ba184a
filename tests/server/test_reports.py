"""Attacks, and faults that were reported of other programs, on the real thing where other files have nothing that would find them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from browser.line import Line, make_table, person
from browser.server import Server
from stores import Place, change, look
from uvicorn.server import ServerState
from websockets.sync.client import connect

from lastcard.server import clock, codes, wire
from lastcard.server import messages as m
from lastcard.server.address import Names
from lastcard.server.gate import Gate
from lastcard.server.limits import JOINS, NEW_SOCKETS, Limits
from lastcard.server.people import COOKIE
from lastcard.server.problems import Failure
from lastcard.server.refusal import Refusal
from lastcard.server.room import Room
from lastcard.server.table import Table

from .rooms import ANA, CY, Guest, House, at_home
from .tables import ANA as HOST
from .tables import BO, NAMES, PEOPLE, Play

# --- what one connection can do to all others ---


def wire_to(server: Server) -> socket.socket:
    """A connection with nothing said on it."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


def socket_to(server: Server, code: str) -> socket.socket:
    """A socket of somebody who does not keep to the protocol."""
    made = wire_to(server)
    made.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in made.recv(4096)
    return made


def part(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame of the protocol of WebSockets, as it goes over the wire."""
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(data)]) + bytes(4) + data


def memory(server: Server) -> int:
    """What the server takes of memory, in kB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return int(status.split("VmRSS:")[1].split()[0])


def taken(flood: socket.socket, data: bytes, most: int) -> int:
    """How many bytes can be sent, the same again and again, until the connection is ended."""
    sent = 0
    with contextlib.suppress(OSError):  # reset, or a broken pipe
        while sent < most:
            flood.sendall(data)
            sent += len(data)
    return sent


FLOODS: dict[str, tuple[bool, bytes, bytes]] = {
    "pings": (True, b"", part(9, b"x" * 125) * 500),
    "parts": (True, part(1, b"", last=False), part(0, b"", last=False) * 5000),
    "headers": (False, b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X-More: " + b"y" * 60_000 + b"\r\n"),
    "address": (False, b"GET /", b"y" * 60_000),
}


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the memory of a process is read from /proc")
@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_ends_its_own_connection_only(server: Server, kind: str) -> None:
    """Pings whose answers nobody takes, a message in countless parts, a head without end: cut off before they cost anything."""
    code = make_table(server, person(server, "Ana"))
    upgraded, first, more = FLOODS[kind]
    before = memory(server)
    flood = socket_to(server, code) if upgraded else wire_to(server)
    flood.sendall(first)
    assert taken(flood, more, 40_000_000) < 40_000_000
    assert httpx.get(f"{server.url}/api/me").status_code == 200
    assert memory(server) < before + 20_000


def test_a_request_that_does_not_come_whole_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a silent connection, nor half a head, nor half a body is waited for without end; a whole request is answered meanwhile."""
    monkeypatch.setattr(wire, "SECONDS", 0.3)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def work() -> None:
        config = uvicorn.Config(app, http=wire.Http, ws=wire.Socket, log_config=None)
        config.load()
        state = ServerState()
        made = lambda: wire.Http(config=config, server_state=state, app_state={})  # noqa: E731
        listening = await asyncio.get_running_loop().create_server(made, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        head = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
        for said in (b"", head, head + b"\r\nhalf"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            with contextlib.suppress(ConnectionResetError):
                assert await asyncio.wait_for(reader.read(), 5) == b""
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head + b"\r\nall of it")
        assert b"204" in await asyncio.wait_for(reader.readline(), 5)
        writer.close()
        listening.close()

    asyncio.run(work())


def test_connections_that_come_and_go_hold_nobody_up(server: Server) -> None:
    """Somebody connects and hangs up as fast as can be: others are answered, and in the end nobody is counted as watching."""
    ana = person(server, "Ana")
    code = make_table(server, ana)
    line = Line(server, ana, code)

    def storm() -> None:
        for _ in range(25):
            with connect(f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket") as one:
                one.recv(10)

    storms = [threading.Thread(target=storm) for _ in range(4)]
    for one in storms:
        one.start()
    for _ in range(5):
        begun = time.monotonic()
        line.done("ping")
        assert time.monotonic() - begun < 3
    for one in storms:
        one.join()
    for _ in range(50):
        line.resync()
        if not line.table["spectators"]:
            break
        time.sleep(0.1)
    assert line.table["spectators"] == 0
    line.close()


def test_new_connections_are_limited() -> None:
    """Each costs everybody at the table a frame; beyond their rate the answer is a refusal, before anything is looked at."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})

    async def work() -> list[int]:
        gate = Gate(app, names=Names(), limits=Limits(clock=lambda: 0.0), public=False, own=[], sentence=lambda code, _: code)
        answers: list[int] = []

        async def send(message: Any) -> None:
            if message["type"] in ("websocket.accept", "websocket.http.response.start"):
                answers.append(message.get("status", 101))

        scope = {"type": "websocket", "path": "/api/tables/X/socket", "headers": [(b"host", b"localhost")], "client": ("10.0.0.7", 1)}
        for _ in range(int(NEW_SOCKETS.burst) + 3):
            await gate({**scope, "path": f"/api/tables/{codes.new_table()}/socket"}, gate, send)  # type: ignore[arg-type]
        ways = ("ABCDEFGH2", "abcdefgh2", "ABCD-EFGH2", " abcd efgh2", "a_bcdefgh2")  # all of one table
        for place in range(int(JOINS.burst) + 2):
            path = f"/api/tables/{ways[place % len(ways)]}/socket"
            await gate({**scope, "path": path, "client": ("10.0.0.8", 1)}, gate, send)  # type: ignore[arg-type]
        return answers

    found = asyncio.run(work())
    assert found == [101] * int(NEW_SOCKETS.burst) + [429] * 3 + [101] * int(JOINS.burst) + [429] * 2


def test_whoever_guesses_codes_locks_out_nobody_who_sits_at_a_table(strict: Server) -> None:
    """A household is one address: the seat is there all the same when its person's connection comes back."""
    ana, bo = person(strict, "Ana"), person(strict, "Bo")
    code = make_table(strict, ana)

    def guess() -> None:
        while httpx.get(f"{strict.url}/api/tables/ABCDEFGHJ").status_code != 429:
            pass

    guess()
    assert httpx.get(f"{strict.url}/api/tables/{code}", cookies={COOKIE: ana}).status_code == 200
    guess()
    Line(strict, ana, code).close()

    def is_locked_out() -> bool:
        guess()
        return httpx.get(f"{strict.url}/api/tables/{code}", cookies={COOKIE: bo}).status_code == 429

    assert any(is_locked_out() for _ in range(5))  # on a busy machine a guess is given back in between


@pytest.mark.parametrize(
    "host",
    ["a; script-src * 'unsafe-inline' x.local", "user@x.local", "x\ty.local", "é.local", "[::1%; script-src *]", "<b>.lan", ".", "%.local"],
)
def test_a_name_in_a_request_cannot_write_into_headers(server: Server, host: str) -> None:
    """It is repeated in the page's policy, so it has to be made of what names are made of."""
    with wire_to(server) as made:
        made.sendall(f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert b" 421 " in made.recv(200)


# --- people in each other's way ---


def test_two_who_want_the_same_seat(server: Server) -> None:
    """One gets it and the other is told, every time; nobody sits twice (reports: the same person was seated three times)."""
    for _ in range(5):
        ana, *others = (person(server, name) for name in ("Ana", "Bo", "Cy"))
        code = make_table(server, ana)
        lines = [Line(server, one, code) for one in others]
        tabs = [*lines, Line(server, others[0], code)]
        with ThreadPoolExecutor(len(tabs)) as hands:
            answers = [answer["is"] for answer in hands.map(lambda tab: tab.do("sit", seat=1), tabs)]
        assert "done" in answers
        assert "refused" in answers
        lines[0].resync()
        assert [seat["kind"] for seat in lines[0].table["seats"]] == ["person", "person"]
        for line in tabs:
            line.close()


def test_whoever_was_sent_away_can_do_nothing_from_the_seat(server: Server) -> None:
    """Neither after being removed nor after leaving, though the connection stands; and what only a host may do is for the host alone."""
    ana, bo = person(server, "Ana"), person(server, "Bo")
    code = make_table(server, ana)
    host, other = Line(server, ana, code), Line(server, bo, code)
    commands: list[tuple[str, dict[str, Any]]] = [
        ("move", {"move": "1 draw"}),
        ("why", {"move": "1 draw"}),
        ("ready", {}),
        ("agree", {"version": 0}),
        ("stand-in", {"on": True}),
        ("leave", {}),
    ]
    ways: tuple[Callable[[], None], ...] = (lambda: host.done("remove", seat=1), lambda: other.done("leave"))
    for go in ways:
        other.done("sit", seat=1)
        host.done("start")
        go()
        assert [other.do(do, **more)["code"] for do, more in commands] == ["not-seated"] * len(commands)
        host.done("back")
    of_hosts: list[tuple[str, dict[str, Any]]] = [
        ("start", {}),
        ("back", {}),
        ("pause", {"on": True}),
        ("seats", {"count": 5}),
        ("bot", {"seat": 0, "level": "careful"}),
        ("remove", {"seat": 0}),
        ("host", {"seat": 0}),
        ("rules", {"edition": "pocket"}),
        ("table", {"chat": False}),
    ]
    assert [other.do(do, **more)["code"] for do, more in of_hosts] == ["not-host"] * len(of_hosts)
    host.close()
    other.close()


def test_whoever_watches_has_the_name_they_took_since(place: Place) -> None:
    """The name of a connection is not the one of when it was made: chat and the seat have the present one."""

    async def work(house: House) -> None:
        room: Room = await house.table()
        guest = await Guest(CY).come(room)
        await house.rooms.rename(type(CY)(CY.id, "Cyra"))
        await guest.done(room, m.Say, phrase="hello")
        assert [entry["name"] for frame in guest.frames for entry in frame.get("entries", [])] == ["Cyra"]
        await guest.done(room, m.Sit)
        assert guest.table["seats"][1]["name"] == "Cyra"

    at_home(place, work)


def test_whoever_watches_is_not_taken_for_somebody_who_sits_here() -> None:
    """A spectator with a player's name says things under another, as names are told apart at the table."""
    play = Play(2)
    for name, shown in (("ana", "ana 2"), ("Zoe", "Zoe")):
        play.do("person-spectator-id", m.Say, name=name, text="I give up")
        entry = play.frame(HOST).log[-1]
        assert isinstance(entry, m.ChatEntry)
        assert (entry.seat, entry.name) == (None, shown)


# --- time ---


def test_a_clock_that_is_put_right_stands_for_nobody_and_costs_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put back by an hour or forward by two, the server's clock goes on from where it was, at the pace of time."""
    hour = 3_600_000
    machine, passed = clock.now_millis(), 0
    for kept in ("_last", "_behind", "_ticks"):
        monkeypatch.setattr(clock, kept, 0)
    monkeypatch.setattr(time, "time_ns", lambda: machine * 1_000_000)
    monkeypatch.setattr(clock, "_passing", lambda: passed * 1_000_000)
    told = []
    for put in (0, 0, -hour, 0, 2 * hour, 0, -hour):
        machine, passed = machine + 5 + put, passed + 5
        told.append(clock.now_millis())
    assert [later - earlier for earlier, later in pairwise(told)] == [5] * 6
    machine, passed = machine + hour, passed + hour  # the machine has slept
    assert clock.now_millis() - told[-1] == hour


@pytest.mark.parametrize("back", [0, 3_600_000, 400 * 24 * 3_600_000])
def test_bots_go_on_after_a_restart_with_a_clock_that_was_put_back(back: int) -> None:
    """A table whose facts are of later than now: what is due in a moment is due in a moment from now."""
    play = Play(1, ("careful",), connected=False)
    while play.table.asked is None or play.table.asked.level is None:
        play.move(str(play.legal()[0]))
    table = Table.of(play.facts, play.table.seed)
    now = play.now - back
    table.wake(now)
    due = table.due()
    assert due is not None
    assert due - now < 10_000


# --- everything switched on ---

EVERYTHING: dict[str, Any] = {
    "stacking": "up",
    "seven_zero": True,
    "jump_in": True,
    "draw_until_playable": True,
    "draw_limit": 3,
    "force_play": True,
    "finish": "number",
    "swap_last": "swap",
    "uno_penalty": 4,
    "false_call_penalty": 2,
    "false_catch_penalty": 2,
    "wild_draw": "bluff",
    "wild_draw_test": "playable",
    "scoring": "low_total",
    "custom": [
        {"do": [["draw", "everyone", 2], ["reverse"], ["hand", 5], ["until", "R"], ["open"]], "text": "sing"},
        {"do": [["rotate"], ["skip", 3], ["again"], ["draw", "chosen", 3]]},
        {"do": [["hand", 2], ["rotate"], ["open"]]},
    ],
}


@pytest.mark.parametrize("chance", range(3))
def test_ten_people_with_every_house_rule_at_once(chance: int) -> None:
    """Whatever is offered is taken when it is chosen, people come and go, and the game goes on, the same when it is made anew."""
    rng = random.Random(chance)
    play = Play(10, edition="modern", seed=chance, **EVERYTHING)
    play.do(HOST, m.SetTable, timer=30, grace=10)
    moves = 0
    for _ in range(700):
        play.now += rng.choice((1, 50, 700, 3000))
        play.act()
        if play.table.phase in ("round_over", "game_over"):
            play.do(play.table.host, m.Start)
        seat = rng.choice(play.table.seats)
        person = seat.person
        if person is not None:
            moves += random_move(play, person, rng)
        interrupt(play, rng)
    assert moves > 100
    assert play.restart(*play.table.sockets).game is not None
    again = Table.of(play.facts, play.table.seed)
    assert again.game is not None
    assert again.game.position() == play.game.position()


def random_move(play: Play, person: str, rng: random.Random) -> int:
    """Something that is offered to a person, whoever is asked."""
    seat, view = play.table.seat_of(person), play.view(person)
    offered = [*view.legal, *([f"{seat} uno"] if view.may_call else []), *(f"{seat} catch {other}" for other in view.may_catch)]
    if not offered:
        return 0
    move = rng.choice(offered)
    try:
        play.move(move, person)
    except Refusal as refusal:
        if refusal.code != "too-soon":
            raise
        return 0
    return 1


def interrupt(play: Play, rng: random.Random) -> None:
    """Now and then somebody comes, goes, lets a bot play, leaves or sits down."""
    person, chance = rng.choice(PEOPLE), rng.random()
    sits = play.table.seat_of(person) is not None
    if chance < 0.02:
        (play.disconnect if person in play.table.sockets else play.connect)(person)
    elif chance < 0.03 and sits:
        play.do(person, m.StandIn, on=rng.random() < 0.5)
    elif chance < 0.04 and sits and play.table.host != person:
        play.do(person, m.Leave)
    elif chance < 0.06 and not sits and play.table.free_seats():
        play.do(person, m.Sit, name=NAMES[PEOPLE.index(person)])


# --- what is hidden ---


def test_no_error_of_the_database_quotes_what_was_to_be_written(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    """The log of a disk that takes nothing, too, holds neither seeds nor people nor what was said."""

    async def work(house: House) -> None:
        room = await house.table(bots=["careful"])
        ana = await Guest(ANA).come(room)
        change(place, "ALTER TABLE facts RENAME COLUMN body TO elsewhere")
        assert (await ana.says(room, m.Start))["code"] == "not-saved"
        assert (await ana.says(room, m.Say, text="a secret"))["code"] == "not-saved"
        with pytest.raises(Failure) as failed:
            await house.rooms.create(ANA, m.NewTable("classic", 2))
        assert failed.value.code == "not-saved"
        assert not failed.value.arguments
        change(place, "ALTER TABLE facts RENAME COLUMN elsewhere TO body")

    caplog.set_level(0)
    at_home(place, work)
    assert "could not be written" in caplog.text
    for secret in ("seed", "a secret", ANA.id, '"started"'):
        assert secret not in caplog.text.replace("parameters hidden", "")


def test_nothing_that_leaves_the_server_holds_a_seed_a_person_or_a_cookie(own: Server) -> None:
    """A game with all its frames, pages, answers, errors and printed lines, against what the database holds."""
    heard = everything_said(own)
    own.stop()
    seeds = [json.loads(bytes(body))["seed"] for (body,) in look(own.place, "SELECT body FROM facts") if b'"seed"' in bytes(body)]
    ids = [one for (one,) in look(own.place, "SELECT id FROM people")]
    assert seeds
    assert ids
    said = "".join([*heard, *own.said])
    for secret in (*seeds, *ids):
        assert secret not in said


def everything_said(server: Server) -> list[str]:
    """Play for a while, ask for everything that there is to ask for, and return all that came, but for cookies."""
    heard: list[str] = []
    ana, bo = person(server, "Ana"), person(server, "Bo")
    code = make_table(server, ana, seats=3, bots=["careful"])
    lines = [Line(server, one, code) for one in (ana, bo)]
    for line in lines:
        keep(line, heard.append)
    lines[1].done("sit")
    lines[0].done("table", pace="fast")
    lines[0].done("start")
    for _ in range(12):
        for line in lines:
            line.resync()
            assert line.game is not None
            line.do("move", move=(line.game["legal"] or ["0 draw"])[0])
            line.do("why", move=f"{line.seat} play R5")
    pages = ("/", f"/t/{code}", "/api/me", "/api/where", "/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/games/1/record")
    more = (f"/api/tables/{code}/games/1/replay", f"/api/qr/t/{code}.svg", "/api/tables/%00", "/api/tables/x/games/x/record")
    for path in (*pages, *more):
        answer = httpx.get(server.url + path, cookies={COOKIE: ana})
        heard.append(answer.text)
        heard.extend(value for name, value in answer.headers.items() if name != "set-cookie")
    assert all(ana not in text and bo not in text for text in heard)
    for line in lines:
        line.close()
    return heard


def keep(line: Line, hear: Callable[[str], None]) -> None:
    """Have every frame of a line heard."""
    take = line.socket.recv

    def recv(timeout: float | None = None, decode: bool | None = None) -> Any:
        frame = take(timeout, decode)
        hear(str(frame))
        return frame

    line.socket.recv = recv  # type: ignore[method-assign]


def test_a_card_that_an_opponent_draws_does_not_show_in_the_length_of_a_frame() -> None:
    """Frames to others are of the same length whatever was drawn, so that an encrypted line tells nothing either."""
    lengths = set()
    for seed in range(30):
        play = Play(3, seed=seed)
        asked = play.table.asked
        assert asked is not None
        other = next(person for person in (HOST, BO) if person != asked.person)
        play.move(f"{play.game.turn} draw", asked.person)
        entry = play.frame(other).log[-1]
        lengths.add(len(json.dumps([event.args for event in entry.events if event.code == "drew"])))  # type: ignore[union-attr]
    assert len(lengths) == 1
