"""What is asked for over HTTP, of a real server."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from browser.line import PLAIN, Line
from browser.server import Server

from lastcard import Record, __version__
from lastcard.server.people import COOKIE


def visitor(server: Server, name: str | None = None) -> httpx.Client:
    """A browser of its own, of somebody with a name or without."""
    client = httpx.Client(base_url=server.url, headers={"Origin": server.url, "Content-Type": "application/json"}, timeout=30, verify=PLAIN)
    if name is not None:
        assert client.put("/api/me", json={"name": name}).status_code == 200
    return client


def table(client: httpx.Client, **wanted: Any) -> str:
    """A new table; its code."""
    answer = client.post("/api/tables", json={"edition": "classic", "seats": 2, **wanted})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, str(answer.json()["code"])


# Who one is


def test_a_name_is_enough(server: Server) -> None:
    """Who gives a name is known by a cookie from then on, and may change the name; the cookie is not for scripts and other sites."""
    client = visitor(server)
    assert client.get("/api/me").json() == {"name": None, "tables": []}
    answer = client.put("/api/me", json={"name": "  Ana\u202e \n"})
    assert answer.json()["name"] == "Ana"
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=strict", "Path=/", "Max-Age="):
        assert part in cookie
    assert "Secure" not in cookie
    value = client.cookies[COOKIE]
    assert client.put("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
    assert client.cookies[COOKIE] == value
    assert client.get("/api/me").json()["name"] == "Anna"


def test_the_cookie_of_a_secure_page_is_secure(server: Server) -> None:
    """Behind a proxy that speaks HTTPS the cookie is never sent over plain HTTP."""
    headers = {"X-Forwarded-Proto": "https", "Origin": server.url.replace("http:", "https:"), "Content-Type": "application/json"}
    answer = httpx.put(f"{server.url}/api/me", json={"name": "Ana"}, headers=headers)
    assert answer.status_code == 200
    assert "Secure" in answer.headers["set-cookie"]


def test_a_client_without_cookies_sends_a_token(server: Server) -> None:
    """The cookie's value as a bearer token is the same person."""
    token = visitor(server, "Ana").cookies[COOKIE]
    answer = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.json()["name"] == "Ana"


@pytest.mark.parametrize(
    ("body", "code"), [({"name": " \u200b "}, "empty-name"), ({"name": ""}, "malformed"), ({}, "malformed"), ([], "malformed")]
)
def test_what_is_no_name_is_refused(server: Server, body: Any, code: str) -> None:
    """Nobody is called nothing."""
    assert problem(visitor(server).put("/api/me", json=body))[1] == code


def test_a_seat_moves_to_another_device(server: Server) -> None:
    """By a code, once; the first device keeps its seat too."""
    phone, laptop, thief = visitor(server, "Ana"), visitor(server), visitor(server)
    code = table(phone)
    link = phone.post("/api/me/link", json={}).json()["code"]
    assert laptop.post("/api/me/claim", json={"code": f" {link.lower()}"}).json()["tables"][0]["code"] == code
    assert problem(thief.post("/api/me/claim", json={"code": link})) == (404, "link-gone")
    assert laptop.cookies[COOKIE] != phone.cookies[COOKIE]
    assert laptop.get("/api/me").json() == phone.get("/api/me").json()
    assert Line(server, laptop.cookies[COOKIE], code).seat == Line(server, phone.cookies[COOKIE], code).seat == 0


def test_who_has_no_name_has_no_link_and_no_table(server: Server) -> None:
    """A name comes first."""
    client = visitor(server)
    assert problem(client.post("/api/me/link", json={})) == (401, "no-name")
    assert problem(client.post("/api/tables", json={"edition": "classic", "seats": 2})) == (401, "no-name")


# Tables


def test_the_catalogue_is_kept_while_it_stays_the_same(server: Server) -> None:
    """It holds all that there is to choose from, and a browser that has it is told so."""
    client = visitor(server)
    answer = client.get("/api/catalogue")
    assert answer.json()["version"] == __version__
    assert [edition["name"] for edition in answer.json()["editions"]] == ["pocket", "classic", "modern"]
    again = client.get("/api/catalogue", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_table_is_found_by_its_code(server: Server) -> None:
    """However it is typed; its line says what whoever is about to join wants to know."""
    ana = visitor(server, "Ana")
    code = table(ana, edition="pocket", seats=3, bots=["careful"])
    for typed in (code, code.lower(), f"{code[:4]}-{code[4:]}", f"%20{code}"):
        line = visitor(server).get(f"/api/tables/{typed}").json()
        assert (line["code"], line["edition"], line["seats"], line["names"]) == (code, "pocket", 3, ["Ana", "Mila"])
    for wrong in ("ABCDEFGHJ", "nonsense", code[:-1], code + "2"):
        assert problem(ana.get(f"/api/tables/{wrong}")) == (404, "gone")


def test_the_lobby_shows_open_tables_only(server: Server) -> None:
    """A table is a secret of those who have its code, unless its host opens it."""
    ana = visitor(server, "Ana")
    secret, shown = table(ana), table(ana, open=True)
    lobby = [line["code"] for line in visitor(server).get("/api/tables").json()]
    assert shown in lobby
    assert secret not in lobby
    assert {secret, shown} <= {line["code"] for line in ana.get("/api/me").json()["tables"]}


def test_play_at_once(server: Server) -> None:
    """A table with bots begins with the request that makes it."""
    ana = visitor(server, "Ana")
    code = table(ana, seats=4, bots=["careful"] * 3, start=True)
    line = Line(server, ana.cookies[COOKIE], code)
    assert (line.table["phase"], line.seat) == ("playing", 0)
    assert line.game is not None
    assert len(line.game["hand"]) >= 7


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"edition": "golden"}, "malformed"),
        ({"seats": 1}, "malformed"),
        ({"seats": 11}, "malformed"),
        ({"more": 1}, "malformed"),
        ({"bots": ["careful"] * 3}, "too-few-seats"),
        ({"options": {"stacking": "sideways"}}, "bad-option"),
        ({"options": {"custom": "x" * 50_000}}, "bad-option"),
        ({"options": {"x" * 50_000: 1}}, "unknown-option"),
        ({"options": {"custom": [[[[[]]]]]}}, "bad-option"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(server: Server, wanted: dict[str, Any], code: str) -> None:
    """With a code that says why."""
    answer = visitor(server, "Ana").post("/api/tables", json={"edition": "classic", "seats": 2, **wanted})
    assert problem(answer)[1] == code
    assert len(answer.content) < 1000


# Afterwards


def finished(server: Server) -> tuple[httpx.Client, str, Line]:
    """A table whose first game is over: Ana and Bo have played it."""
    ana, bo = visitor(server, "Ana"), visitor(server, "Bo")
    code = table(ana, options={"target": 1, "hand_size": 1})
    lines = [Line(server, client.cookies[COOKIE], code) for client in (ana, bo)]
    lines[1].done("sit")
    lines[0].catch_up(lines[1].number)
    lines[0].done("start")
    while lines[0].table["phase"] != "game_over":
        lines[1].catch_up(lines[0].number)
        turn = (lines[0].game or {})["turn"]
        if turn is None:
            lines[0].done("start")
            continue
        lines[turn].done("move", move=(lines[turn].game or {})["legal"][0])
        lines[0].catch_up(lines[turn].number)
    return ana, code, lines[0]


def test_a_finished_game_is_a_record_and_a_replay(server: Server) -> None:
    """The record can be kept, read by the library, and shown again by any server; both tell the same game."""
    ana, code, line = finished(server)
    answer = ana.get(f"/api/tables/{code}/games/1/record")
    assert f'filename="lastcard-{code}-1.json"' in answer.headers["content-disposition"]
    game = Record.loads(answer.text).play()
    assert line.game is not None
    assert game.is_over
    assert game.scores == line.game["scores"]
    replay = visitor(server).get(f"/api/tables/{code}/games/1/replay").json()
    assert [step["move"] for step in replay["steps"] if step["move"]] == [move for one in answer.json()["rounds"] for move in one["moves"]]
    assert replay["players"] == ["Ana", "Bo"]
    assert replay["steps"][-1]["position"]["scores"] == game.scores
    assert visitor(server).post("/api/replay", content=answer.content).json() == replay


def test_a_game_that_goes_on_is_nobodys_to_see(server: Server) -> None:
    """Neither record nor replay: they would show all hands."""
    ana = visitor(server, "Ana")
    code = table(ana, seats=2, bots=["careful"], start=True)
    for what in ("record", "replay"):
        assert problem(ana.get(f"/api/tables/{code}/games/1/{what}")) == (409, "game-not-over")
        for game in ("2", "0", "-1", "x", "9" * 30):
            assert problem(ana.get(f"/api/tables/{code}/games/{game}/{what}")) == (404, "no-such-game")
        assert problem(ana.get(f"/api/tables/ABCDEFGHJ/games/1/{what}")) == (404, "gone")


@pytest.mark.parametrize("body", [b"", b"{}", b"null", b"[" * 100_000, b"\xff\xfe", json.dumps({"format": "lastcard/1"}).encode()])
def test_what_is_no_record_is_not_shown(server: Server, body: bytes) -> None:
    """Whatever is sent in its place."""
    answer = visitor(server).post("/api/replay", content=body)
    assert problem(answer) == (400, "bad-record")


def test_a_record_without_end_is_not_shown(server: Server) -> None:
    """Too many bytes, or too many moves, are refused before they cost anything."""
    client = visitor(server)
    assert problem(client.post("/api/replay", content=b" " * (3 * 1024 * 1024))) == (413, "too-large")
    endless = {
        "format": "lastcard/1",
        "edition": "classic",
        "players": ["Ana", "Bo"],
        "rounds": [{"seed": "1", "moves": ["0 draw"] * 6000}],
    }
    assert problem(client.post("/api/replay", json=endless)) == (413, "too-large")


# Addresses and pages


def test_codes_to_be_photographed(server: Server) -> None:
    """The QR code of a table or a link is a picture; of what can be no code there is none."""
    client = visitor(server)
    for path in ("/api/qr/t/ABCDEFGHJ.svg", "/api/qr/m/ABCDEFGHJKLM.svg".replace("L", "N")):
        answer = client.get(path)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
    assert problem(client.get("/api/qr/t/nonsense.svg")) == (404, "not-found")


def test_other_devices_are_told_where(server: Server) -> None:
    """A server of this machine alone has no address for others; who reaches it by a name is told that name."""
    assert visitor(server).get("/api/where").json() == {"addresses": []}
    port = server.url.rsplit(":", 1)[1]
    answer = httpx.get(f"{server.url}/api/where", headers={"Host": f"192.168.7.7:{port}"})
    assert answer.json() == {"addresses": [f"http://192.168.7.7:{port}"]}


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/", 404, "not-found"),
        ("GET", "/api/tables/", 404, "not-found"),
        ("DELETE", "/api/me", 405, "wrong-method"),
        ("PATCH", "/api/tables", 405, "wrong-method"),
        ("PUT", "/", 405, "wrong-method"),
        ("GET", "/api/tables/ABCDEFGHJ/socket", 404, "not-found"),
    ],
)
def test_what_is_not_there_is_said(server: Server, method: str, path: str, status: int, code: str) -> None:
    """As a problem with a code, never as a page of the server's own."""
    assert problem(visitor(server).request(method, path)) == (status, code)
