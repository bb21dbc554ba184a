"""The socket of a table, over real connections: several of one person, those who watch, and whatever else may be sent."""

from __future__ import annotations

import json
import socket
import struct
import time
from typing import Any, get_args

import httpx
import msgspec
import pytest
from browser.line import Line, make_table, person
from browser.server import Server
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from lastcard.server import messages
from lastcard.server.messages import MOST_CHAT, MOST_FRAME
from lastcard.server.people import COOKIE


def raw(server: Server, code: str, cookie: str | None = None, **headers: str) -> ClientConnection:
    """A connection without any manners."""
    if cookie is not None:
        headers["Cookie"] = f"{COOKIE}={cookie}"
    address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
    return connect(address, additional_headers=headers, max_size=None, open_timeout=30)


def hear(line: ClientConnection) -> dict[str, Any]:
    """The next frame."""
    frame: dict[str, Any] = json.loads(line.recv(30))
    return frame


def ask(line: ClientConnection, frame: str | bytes) -> dict[str, Any]:
    """Send something, and return what answers it: the next frame that is no update."""
    line.send(frame)
    while (answer := hear(line))["is"] == "update":
        pass
    return answer


def ending(line: ClientConnection, *frames: str) -> int:
    """Send frames and take what comes until the server ends the connection; return its code for that."""
    try:
        for frame in frames:
            line.send(frame)
            line.recv(30)
        while True:
            line.recv(30)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


def alive(line: ClientConnection) -> int:
    """See that the connection stands, and return the table's number."""
    answer = ask(line, '{"do": "ping", "id": "alive"}')
    assert answer["is"] == "done"
    return int(answer["number"])


@pytest.fixture
def game(server: Server) -> tuple[str, str]:
    """A table where Ana plays against a bot; her cookie, and its code."""
    ana = person(server, "Ana")
    return ana, make_table(server, ana, bots=["careful"], start=True)


# Several connections


def test_two_tabs_both_work(server: Server, game: tuple[str, str]) -> None:
    """Whatever one tab does, the other shows, and both can play."""
    ana, code = game
    one, two = Line(server, ana, code), Line(server, ana, code)
    assert one.seat == two.seat == 0
    one.done("say", phrase="hello")
    two.catch_up(one.number)
    two.done("say", phrase="thanks")
    one.catch_up(two.number)
    assert one.game == two.game
    one.close()
    two.done("say", phrase="goodbye")
    assert two.table["seats"][0]["present"]


def test_a_command_repeated_on_another_socket_has_one_effect(server: Server, game: tuple[str, str]) -> None:
    """Also when the server was killed in between: the answer is the same, and nothing is done twice."""
    ana, code = game
    first = raw(server, code, ana)
    hear(first)
    command = json.dumps({"do": "say", "id": "once", "text": "Hello!"})
    done = ask(first, command)
    second = raw(server, code, ana)
    hear(second)
    assert ask(second, command)["number"] == done["number"]
    server.restart()
    third = raw(server, code, ana)
    table = hear(third)
    assert ask(third, command)["number"] == done["number"]
    said = [entry for entry in table["log"] if entry["what"] == "said"]
    assert [entry["text"] for entry in said] == ["Hello!"]


def test_a_spectator_sees_the_public_table(server: Server, game: tuple[str, str]) -> None:
    """Without a cookie one may watch, sees no hand, and can do nothing but leave."""
    _, code = game
    line = raw(server, code)
    frame = hear(line)
    assert frame["seat"] is None
    assert frame["game"]["hand"] == frame["game"]["legal"] == []
    assert frame["game"]["hands"] == [None, None]
    for command in ({"do": "sit"}, {"do": "move", "move": "0 draw"}, {"do": "say", "phrase": "hello"}, {"do": "start"}):
        answer = ask(line, json.dumps({"id": "x", **command}))
        assert (answer["is"], answer["code"]) == ("refused", "no-name")


def test_a_table_that_is_not_there(server: Server) -> None:
    """One is told so, and the connection ends with a code of its own."""
    for code in ("ABCDEFGHJ", "nonsense"):
        line = raw(server, code)
        assert hear(line)["code"] == "gone"
        assert ending(line) == 4404


# Whatever may be sent

NONSENSE = [
    "",
    " ",
    "null",
    "[]",
    "0",
    '"move"',
    "{}",
    "{",
    '{"do": "move"}',
    '{"do": null, "id": "a"}',
    '{"do": "nothing", "id": "a"}',
    '{"do": "ping", "id": ""}',
    '{"do": "ping", "id": 1}',
    '{"do": "ping", "id": "%s"}' % ("x" * 41),
    '{"do": "ping", "id": "a", "more": 1}',
    '{"do": "move", "id": "a", "move": "%s"}' % ("0 play " * 20),
    '{"do": "say", "id": "a", "text": "%s"}' % ("x" * (MOST_CHAT + 1)),
    '{"do": "sit", "id": "a", "seat": 10}',
    '{"do": "sit", "id": "a", "seat": -1}',
    '{"do": "sit", "id": "a", "seat": 1e400}',
    "[" * 15_000,
    '{"a":' * 3_000,
    '{"do": "rules", "id": "a", "edition": "classic", "options": {"custom": ' + "[" * 7000 + "]" * 7000 + "}}",
    b"\x00\xff\xfe",
    b"\xed\xa0\x80",
    b"{" + b"\x80" * 100 + b"}",
]


@pytest.mark.parametrize("frame", NONSENSE, ids=lambda frame: repr(frame[:30]))
def test_nonsense_gets_a_reason(server: Server, game: tuple[str, str], frame: str | bytes) -> None:
    """Reports: null, an array, deep nesting ended the process. Here each is refused, changes nothing, and the line stands."""
    ana, code = game
    line = raw(server, code, ana)
    number = hear(line)["number"]
    answer = ask(line, frame)
    assert (answer["is"], answer["code"]) == ("refused", "malformed")
    assert answer["id"] in (None, "a")
    assert "Traceback" not in json.dumps(answer)
    assert alive(line) >= number


def test_text_that_is_no_text_ends_its_own_line_only(server: Server, game: tuple[str, str]) -> None:
    """A text frame that is no UTF-8 breaks the protocol of WebSockets: that connection is closed, and no other notices."""
    ana, code = game
    other = raw(server, code, ana)
    hear(other)
    line = raw(server, code, ana)
    hear(line)
    mask = b"\0\0\0\0"
    line.socket.sendall(struct.pack("!BB", 0x81, 0x80 | 4) + mask + b"\xff\xfe\xfd\xfc")
    assert ending(line) == 1007
    alive(other)


def test_too_much_at_once_ends_its_own_line_only(server: Server, game: tuple[str, str]) -> None:
    """Reports: one megabyte ended the process. A frame beyond the limit closes its connection, and no other notices."""
    ana, code = game
    other = raw(server, code, ana)
    hear(other)
    line = raw(server, code, ana)
    hear(line)
    assert ending(line, "x" * (1024 * 1024)) == 1009
    alive(other)
    line = raw(server, code, ana)
    hear(line)
    assert ask(line, " " * (MOST_FRAME - 1))["code"] == "malformed"


def test_who_sends_nothing_but_nonsense_is_shown_out(server: Server, game: tuple[str, str]) -> None:
    """After some patience."""
    ana, code = game
    line = raw(server, code, ana)
    assert ending(line, *["nonsense"] * 100) == 1008


NESTED = st.recursive(st.integers() | st.text(max_size=5), st.lists, max_leaves=5)
#: Values for any field: such as stand in commands, and such as never should.
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.integers(),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(["classic", "careful", "0 draw", "0 play R5", "0 uno", "1 catch 0", "hello", "smile", "fast", "x" * 100]),
    st.dictionaries(st.sampled_from(["stacking", "target", "custom", "uno", "x"]), NESTED),
    st.lists(st.integers(), max_size=3),
)


@st.composite
def commands(draw: st.DrawFn) -> str:
    """Something like a command: a kind with its fields, each perhaps missing, of another type, or more than there should be."""
    kind = draw(st.sampled_from(get_args(messages.AnyCommand)))
    tag = kind.__struct_config__.tag
    if tag == "leave":
        tag = "why"
    fields = [field.name for field in msgspec.structs.fields(kind)]
    frame: dict[str, Any] = {"do": tag, "id": draw(st.text(min_size=1, max_size=8))}
    for name in draw(st.lists(st.sampled_from([*fields, "more"]), unique=True)):
        frame[name] = draw(VALUES)
    return json.dumps(frame)


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(frame=st.one_of(commands(), st.binary(max_size=60), st.text(max_size=60)))
def test_whatever_is_sent_is_answered(server: Server, fuzzed: Fuzzed, frame: str | bytes) -> None:
    """From the types and from bytes: every frame gets one answer, a refusal changes nothing, and the table is the same from disk."""
    fuzzed.sends(frame)


class Fuzzed:
    """A table of two people, at which one tries anything, and nothing happens by itself."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ana, bo = person(server, "Ana"), person(server, "Bo")
        self.code = make_table(server, self.ana)
        self.bo = Line(server, bo, self.code)
        self.bo.done("sit")
        self.line: ClientConnection | None = None
        self.sent = 0
        self.number = self.bo.number

    def sends(self, frame: str | bytes) -> None:
        """Send a frame, and see that it gets its answer."""
        if self.line is None or self.sent % 15 == 0:  # no line bears more nonsense than that
            self.line = raw(self.server, self.code, self.ana)
            hear(self.line)
        self.sent += 1
        answer = ask(self.line, frame)
        assert answer["is"] in ("done", "refused", "table")
        number = alive(self.line)
        if answer["is"] == "refused":
            assert answer["code"] not in ("internal", "not-saved"), frame
            assert number == self.number
        self.number = number


@pytest.fixture(scope="module")
def fuzzed(server: Server) -> Fuzzed:
    """One table for all examples."""
    return Fuzzed(server)


def test_after_all_that_the_table_is_what_is_on_disk(server: Server, fuzzed: Fuzzed) -> None:
    """Whoever was there, and whoever comes after the server was killed, see the same."""
    fuzzed.bo.catch_up(fuzzed.number)
    seen = hear(raw(server, fuzzed.code, fuzzed.ana))
    assert (fuzzed.bo.number, fuzzed.bo.table["rules"]) == (seen["number"], seen["table"]["rules"])
    server.restart()
    after = hear(raw(server, fuzzed.code, fuzzed.ana))
    assert [after[name] for name in ("number", "seat", "game", "log")] == [seen[name] for name in ("number", "seat", "game", "log")]


# Who is too fast, too slow, or too many


def test_who_is_too_fast_is_told_to_wait(strict: Server) -> None:
    """Commands beyond the rate are refused and change nothing; the line stands, and works again a moment later."""
    ana = person(strict, "Ana")
    line = raw(strict, make_table(strict, ana), ana)
    hear(line)
    for number in range(120):
        line.send(json.dumps({"do": "ping", "id": f"p{number}"}))
    answers: list[dict[str, Any]] = []
    while len(answers) < 120:
        frame = hear(line)
        if frame["is"] in ("done", "refused"):
            answers.append(frame)
    refused = [frame for frame in answers if frame["is"] == "refused"]
    assert refused
    assert {frame["code"] for frame in refused} == {"too-fast"}
    assert answers[0]["is"] == "done"
    time.sleep(1)
    alive(line)


def test_who_talks_too_much_is_told_to_wait(strict: Server) -> None:
    """Chat has a limit of its own, over all of a person's connections."""
    ana = person(strict, "Ana")
    code = make_table(strict, ana)
    lines = [raw(strict, code, ana) for _ in range(2)]
    for line in lines:
        hear(line)
    answers = [ask(lines[number % 2], json.dumps({"do": "say", "id": f"s{number}", "phrase": "hello"})) for number in range(12)]
    assert [answer["is"] for answer in answers[:5]] == ["done"] * 5
    assert answers[-1]["code"] == "too-fast"


def test_nobody_has_sockets_without_end(strict: Server) -> None:
    """Beyond the limit a person's new connection is told so and closed; the ones that stand are left alone."""
    ana = person(strict, "Ana")
    code = make_table(strict, ana)
    lines = [raw(strict, code, ana) for _ in range(20)]
    for line in lines:
        assert hear(line)["is"] == "table"
    more = raw(strict, code, ana)
    assert hear(more) == {"is": "closed", "code": "limit", "now": pytest.approx(time.time() * 1000, abs=60_000)}
    alive(lines[0])
    lines[0].close()
    deadline = time.monotonic() + 10
    while hear(raw(strict, code, ana))["is"] != "table":
        assert time.monotonic() < deadline


def test_a_reader_that_stops_reading_is_left_behind(server: Server, game: tuple[str, str]) -> None:
    """The others go on, what cannot be sent is not kept, and the slow one is told to connect again when it reads at last."""
    ana, code = game
    host, port = server.url.removeprefix("http://").split(":")
    slow = socket.create_connection((host, int(port)), timeout=30)
    handshake = (
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    slow.sendall("\r\n".join([*handshake, "", ""]).encode())
    assert slow.recv(12) == b"HTTP/1.1 101"
    fast = Line(server, ana, code)
    resync = b'{"do":"resync","id":"r"}'
    frame = struct.pack("!BB4s", 0x81, 0x80 | len(resync), b"\0\0\0\0") + resync
    for _ in range(3000):  # more than is kept for one line, and more than the system's buffers hold
        slow.sendall(frame)
    for _ in range(20):
        fast.done("say", phrase="hello")
    said, goodbye = b"", struct.pack("!BBH", 0x88, 2, 4408)
    while not said.endswith(goodbye) and (part := slow.recv(1 << 20)):
        said = said[-1000:] + part
    assert said.endswith(goodbye)
    assert b'"is":"closed","code":"slow"' in said[-200:]
    slow.close()


# From where


def test_pages_of_elsewhere_get_no_socket(server: Server, game: tuple[str, str]) -> None:
    """A page of another site is refused before the connection stands, whatever cookies its browser would send."""
    ana, code = game
    for origin in ("https://evil.example", "null", server.url + ".evil.example", server.url.replace("127.0.0.1", "localhost")):
        with pytest.raises(InvalidStatus) as refused:
            raw(server, code, ana, Origin=origin)
        assert refused.value.response.status_code == 403
    assert hear(raw(server, code, ana, Origin=server.url))["seat"] == 0


def test_a_bot_sends_its_token(server: Server, game: tuple[str, str]) -> None:
    """What is no browser sends no origin, and may send a bearer token in place of the cookie."""
    ana, code = game
    assert hear(raw(server, code, Authorization=f"Bearer {ana}"))["seat"] == 0
    assert httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {ana}"}).json()["name"] == "Ana"
