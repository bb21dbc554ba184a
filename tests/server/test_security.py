"""Who may do what from where: networks, names, pages of elsewhere, guesses, and what is told of errors."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from browser.line import make_table, person
from browser.server import Server
from stores import everything, look
from uvicorn.server import ServerState

from lastcard.server import codes, limits, wire
from lastcard.server.address import Names
from lastcard.server.app import Application, sentence
from lastcard.server.limits import Limits
from lastcard.server.pages import Pages
from lastcard.server.people import COOKIE, People
from lastcard.server.problems import STATUS
from lastcard.server.rooms import Rooms
from lastcard.server.store import Store
from lastcard.words import LANGUAGES, Words

JSON = {"Content-Type": "application/json"}


def asked(folder: Path, requests: Callable[[httpx.AsyncClient], Any], *, client: str = "192.168.1.5", **options: Any) -> Any:
    """What a server answers whose clients come from this address, all at one moment."""

    async def whole() -> Any:
        store = await Store.open(folder)
        rooms = Rooms(store)
        wanted = {"names": Names(), "public": False, "addresses": ["192.168.1.2"], "port": 8000, **options}
        app = Application(store, rooms, People(store), Limits(clock=lambda: 0.0), **wanted)
        transport = httpx.ASGITransport(app=app, client=(client, 50_000))
        async with httpx.AsyncClient(transport=transport, base_url="http://192.168.1.2:8000") as browser:
            found = await requests(browser)
        await rooms.close()
        await store.close()
        return found

    return asyncio.run(whole())


# Networks and names


@pytest.mark.parametrize(
    "client",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.20.0.9",
        "192.168.178.40",
        "169.254.3.3",
        "100.100.1.1",
        "::1",
        "fe80::1%eth0",
        "fd00::7",
        "::ffff:10.0.0.8",
    ],
)
def test_ones_own_networks_are_let_in(tmp_path: Path, client: str) -> None:
    """This machine, private networks, a cable between two, and those behind a provider's NAT."""
    assert asked(tmp_path, lambda browser: browser.get("/api/me"), client=client).status_code == 200


@pytest.mark.parametrize("client", ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2001:4860::8888", "::ffff:8.8.8.8", "nonsense", ""])
def test_the_internet_is_not_let_in(tmp_path: Path, client: str) -> None:
    """Not to the pages, not to the API, before anything is looked at; only with `--public`."""
    for path in ("/", "/api/me", "/api/nothing"):
        answer = asked(tmp_path, lambda browser, path=path: browser.get(path), client=client)
        assert answer.status_code == 403
    assert answer.json() == {"code": "not-here", "args": {}}
    assert asked(tmp_path, lambda browser: browser.get("/api/me"), client=client, public=True).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "192.168.1.2.evil.example", "localhost.evil.example", "", "a b", "[::1", "1.2.3.4:x"])
def test_a_name_of_elsewhere_is_not_ours(tmp_path: Path, host: str) -> None:
    """A page whose own name is made to point here cannot read or do anything."""
    answer = asked(tmp_path, lambda browser: browser.get("/api/me", headers={"Host": host}))
    assert answer.status_code == 421
    assert answer.json()["code"] == "wrong-host"


@pytest.mark.parametrize("host", ["localhost:8000", "192.168.1.2", "[fe80::1]:8000", "table.local", "Cards.Example.org:443"])
def test_our_names_are_known(tmp_path: Path, host: str) -> None:
    """Addresses, names of this machine, and those that its owner has named."""
    answer = asked(tmp_path, lambda browser: browser.get("/api/me", headers={"Host": host}), names=Names(["cards.example.org"]))
    assert answer.status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    """Whatever the server itself refuses is said in every language."""
    for code in STATUS:
        assert Words(language).text(f"refused-{code}")


def test_a_browser_is_told_in_its_language() -> None:
    """A page that cannot be shown is a sentence, in the language that the browser asks for."""
    assert sentence("not-here", "uk-UA,uk;q=0.9,en;q=0.8") == Words("uk").text("refused-not-here") + "\n"
    assert sentence("not-here", "tl;q=0.5") == Words("fil").text("refused-not-here") + "\n"
    assert sentence("not-here", "xx, *") == Words("en").text("refused-not-here") + "\n"


# Pages of elsewhere


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://192.168.1.2:8001"},
        {"Origin": "file://"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": ""},
    ],
)
def test_pages_of_elsewhere_change_nothing(tmp_path: Path, headers: dict[str, str]) -> None:
    """Whatever changes something must come from a page of this server, or from no page."""
    for method, path in (
        ("PUT", "/api/me"),
        ("POST", "/api/tables"),
        ("POST", "/api/me/link"),
        ("POST", "/api/me/claim"),
        ("POST", "/api/me/sign-out-others"),
    ):
        answer = asked(
            tmp_path, lambda browser, method=method, path=path: browser.request(method, path, headers={**JSON, **headers}, content="{}")
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
def test_forms_change_nothing(tmp_path: Path, kind: str) -> None:
    """What a form of another page could send is not taken for a request of ours."""
    answer = asked(tmp_path, lambda browser: browser.put("/api/me", headers={"Content-Type": kind}, content='{"name": "Ana"}'))
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_every_answer_is_guarded(server: Server) -> None:
    """No script but our own runs in our pages, no other page holds them, and nothing is guessed about what they are."""
    for path in ("/", "/t/ABCDEFGHJ", "/api/me", "/api/nothing", "/nothing.js", "/api/qr/t/ABCDEFGHJ.svg"):
        headers = httpx.get(server.url + path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert "script-src" not in policy
        assert server.url.replace("http", "ws") in policy["connect-src"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


def test_what_is_said_to_one_is_not_kept_for_others(server: Server) -> None:
    """Answers that depend on who asks are stored by nobody on the way."""
    for path in ("/api/me", "/api/tables", "/api/nothing"):
        assert httpx.get(server.url + path).headers["cache-control"] == "no-store"


# Guesses and floods


def test_codes_cannot_be_tried(strict: Server) -> None:
    """After some wrong codes from one address there are no more answers, not even for the right one, until time has passed."""
    code = make_table(strict, person(strict, "Ana"))
    with httpx.Client(base_url=strict.url) as client:
        statuses = []
        while 429 not in statuses:
            statuses.append(client.get(f"/api/tables/{'ABCDEFGH' + codes.ALPHABET[len(statuses) % 20]}").status_code)
            assert len(statuses) < 300
        assert statuses[:15] == [404] * 15
        assert client.get(f"/api/tables/{code}").json()["code"] == "too-fast"
        assert client.post("/api/me/claim", json={"code": "ABCDEFGHJKMN"}).json()["code"] in ("too-fast", "link-gone")


def test_nobody_makes_tables_without_end(strict: Server) -> None:
    """A person is stopped after a while, and other people are not."""
    ana, bo = person(strict, "Ana"), person(strict, "Bo")
    wanted = {"edition": "classic", "seats": 2}
    statuses = [httpx.post(f"{strict.url}/api/tables", json=wanted, cookies={COOKIE: ana}).status_code for _ in range(25)]
    assert statuses[:20] == [201] * 20
    assert statuses[-1] == 429
    assert httpx.post(f"{strict.url}/api/tables", json=wanted, cookies={COOKIE: bo}).status_code == 201


def test_requests_have_a_limit(tmp_path: Path) -> None:
    """An address that asks without end is answered with little."""

    async def flood(browser: httpx.AsyncClient) -> list[int]:
        return [(await browser.get("/api/me")).status_code for _ in range(int(limits.REQUESTS.burst) + 50)]

    statuses = asked(tmp_path, flood)
    assert statuses[:100] == [200] * 100
    assert statuses[-1] == 429


def test_large_bodies_are_not_read(server: Server) -> None:
    """Neither announced nor in pieces."""

    def pieces() -> Any:
        for _ in range(40):
            yield b" " * 4096

    for body in (b" " * 100_000, pieces()):
        answer = httpx.put(f"{server.url}/api/me", headers=JSON, content=body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_requests_without_end_are_not_awaited(server: Server) -> None:
    """A head that never ends is refused, in one line or in many, and the connection closed; others are answered meanwhile."""
    host, port = server.url.removeprefix("http://").split(":")
    for piece in (b"x" * 8192, b"Name: value\r\n" * 500):
        with socket.create_connection((host, int(port)), timeout=10) as line:
            line.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX: ")
            with contextlib.suppress(ConnectionError):
                for _ in range(1000):
                    line.sendall(piece)
                while line.recv(65536):
                    pass
        assert httpx.get(f"{server.url}/api/me").status_code == 200


def test_who_sends_nothing_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection on which no request comes, or half of one, is closed after a while; one that asks is not."""
    monkeypatch.setattr(wire, "SECONDS", 0.2)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    async def whole() -> list[bytes]:
        config = uvicorn.Config(app, http=wire.Http, ws="none", lifespan="off", log_config=None)
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        made = await loop.create_server(lambda: wire.Http(config, state, {}), "127.0.0.1", 0)
        port = made.sockets[0].getsockname()[1]
        said = []
        for text in (b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(text)
            said.append(await asyncio.wait_for(reader.read(15), 5))
            writer.close()
        made.close()
        return said

    assert asyncio.run(whole()) == [b"", b"", b"HTTP/1.1 200 OK"]


# Files and errors


@pytest.mark.parametrize(
    "path",
    [
        "/../messages.py",
        "/..%2fmessages.py",
        "/%2e%2e/messages.py",
        "/assets/../../messages.py",
        "//etc/passwd",
        "/.env",
        "/assets/.hidden",
        "/\\..\\x.js",
        "/%00.js",
        "/index.html.br",
    ],
)
def test_only_the_clients_files_are_sent(tmp_path: Path, path: str) -> None:
    """No path leads out of the folder, to hidden files or to packed ones."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("the page")
    (web / "index.html.br").write_bytes(b"packed")
    (web / ".env").write_text("secret")
    (web / "assets" / ".hidden").write_text("secret")
    (tmp_path / "messages.py").write_text("secret")
    answer = asked(tmp_path, lambda browser: browser.get(path), pages=Pages(web))
    assert "secret" not in answer.text
    assert answer.status_code == 404 or answer.text == "the page"


def test_pages_and_files(tmp_path: Path) -> None:
    """Every address without a dot is the page, which is asked for anew each time; hashed files are kept for ever."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("the page")
    (web / "assets" / "app-1a2b.js").write_text("plain")
    (web / "assets" / "app-1a2b.js.br").write_bytes(b"packed")

    async def requests(browser: httpx.AsyncClient) -> list[httpx.Response]:
        first = await browser.get("/t/ABCDEFGHJ")
        return [
            first,
            await browser.get("/", headers={"If-None-Match": first.headers["etag"]}),
            await browser.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"}),
            await browser.get("/assets/gone-1a2b.js"),
            await browser.head("/"),
        ]

    page, again, script, gone, head = asked(tmp_path, requests, pages=Pages(web))
    assert (page.text, page.headers["cache-control"]) == ("the page", "no-cache")
    assert (again.status_code, again.content) == (304, b"")
    assert (script.text, script.headers["cache-control"]) == ("plain", "public, max-age=31536000, immutable")
    assert script.headers["content-type"].startswith("text/javascript")
    assert gone.status_code == 404
    assert (head.status_code, head.headers["content-length"]) == (200, "8")
    (web / "index.html").unlink()
    answer = asked(tmp_path, lambda browser: browser.get("/t/ABCDEFGHJ"), pages=Pages(web))
    assert (answer.status_code, answer.text) == (503, Words("en").text("serve-not-built"))


def test_an_error_tells_nothing_of_the_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever breaks, the answer is a code; the log has the place, and not what was played."""

    async def broken(*_: object) -> None:
        raise RuntimeError("seed 5eed of the deck R5 B7")

    monkeypatch.setattr(Rooms, "lobby", broken)
    answer = asked(tmp_path, lambda browser: browser.get("/api/tables"))
    assert (answer.status_code, answer.text) == (500, '{"code":"internal","args":{}}')
    assert "a request failed" in caplog.text


def test_no_answer_holds_an_id_of_a_person(server: Server) -> None:
    """People are known to each other by names and seats alone."""
    ana = person(server, "Ana")
    make_table(server, ana, open=True)
    database = everything(server.place)
    said = "".join(httpx.get(server.url + path, cookies={COOKIE: ana}).text for path in ("/api/me", "/api/tables"))
    people = [row[0] for row in look(server.place, "SELECT id FROM people")]
    assert people
    assert not any(one in said for one in people)
    assert people[0] in database
    assert ana not in database
    assert json.loads(httpx.get(f"{server.url}/api/me", cookies={COOKIE: ana}).text)["name"] == "Ana"
