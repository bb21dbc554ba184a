"""Whoever has lost a device, or had a cookie stolen, signs all other devices out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from browser.line import PLAIN, Line, make_table, person
from browser.server import Server
from websockets.exceptions import ConnectionClosed

from lastcard.server.people import COOKIE, SURE_FOR, People
from lastcard.server.store import Store

from .rooms import Clock


@pytest.fixture
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes of one server."""
    shared = {"DATABASE_URL": request.getfixturevalue("postgres").fresh(), "REDIS_URL": request.getfixturevalue("valkey").fresh()}
    servers = [Server(tmp_path / name, **shared) for name in ("one", "two")]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


def ask(server: Server, method: str, path: str, cookie: str, body: Any = None) -> httpx.Response:
    """A request of somebody."""
    return httpx.request(method, server.url + path, json=body, headers={"Origin": server.url}, cookies={COOKIE: cookie}, verify=PLAIN)


def second_device(server: Server, cookie: str) -> str:
    """The cookie of another device of the same person."""
    link = ask(server, "POST", "/api/me/link", cookie, {}).json()["code"]
    return str(ask(server, "POST", "/api/me/claim", "", {"code": link}).cookies[COOKIE])


def ended(line: Line) -> str:
    """With which code the server ends a line."""
    while True:
        frame = line.take()
        if frame["is"] == "closed":
            with pytest.raises(ConnectionClosed):
                line.socket.recv(10)
            return str(frame["code"])


def test_all_other_devices_are_signed_out(pair: tuple[Server, Server]) -> None:
    """Their lines end in every process, their cookies and a link in hand are good for nothing; this device plays on undisturbed."""
    here, there = pair
    mine = person(here, "Ana")
    code = make_table(here, mine, bots=["careful"])
    stolen = second_device(here, mine)
    line, thief, thief_elsewhere = Line(here, mine, code), Line(here, stolen, code), Line(there, stolen, code)
    assert ask(there, "GET", "/api/me", stolen).json()["name"] == "Ana"
    link = ask(here, "POST", "/api/me/link", stolen, {}).json()["code"]
    assert ask(here, "POST", "/api/me/sign-out-others", mine, {}).json()["name"] == "Ana"
    assert ended(thief) == ended(thief_elsewhere) == "moving"
    for server in pair:
        assert ask(server, "GET", "/api/me", stolen).json()["name"] is None
        assert ask(server, "POST", "/api/me/claim", "", {"code": link}).json()["code"] == "link-gone"
        assert ask(server, "POST", "/api/me/sign-out-others", stolen, {}).json()["code"] == "no-name"
    again = Line(there, stolen, code)
    assert again.seat is None
    assert again.do("move", move="0 draw")["code"] == "no-name"
    line.done("start")
    assert line.seat == 0
    assert line.game is not None
    assert line.game["hand"]


def test_other_people_are_not_signed_out(server: Server) -> None:
    """Only one's own devices are."""
    ana, bo = person(server, "Ana"), person(server, "Bo")
    code = make_table(server, ana)
    line = Line(server, bo, code)
    ask(server, "POST", "/api/me/sign-out-others", ana, {})
    line.done("sit", seat=1)
    assert ask(server, "GET", "/api/me", bo).json()["name"] == "Bo"


def test_a_process_that_was_not_told_finds_out(tmp_path: Path) -> None:
    """Without what processes tell each other, a cookie that has ended is good for a minute in another one, and no longer."""

    async def whole() -> list[bool]:
        store, clock = await Store.open(tmp_path), Clock()
        here, there = People(store, clock), People(store, clock)
        ana, mine = await here.become("Ana")
        claimed = await here.claim((await here.link(ana)).code)
        assert claimed is not None
        stolen = claimed[1]
        known = [await there.of_token(stolen) is not None, await there.of_token(mine) is not None]
        device = await here.sign_out(ana, mine)
        known.append(await here.of_token(stolen) is not None)
        clock.now += SURE_FOR
        known += [await there.of_token(stolen) is not None, await there.of_token(mine) is not None, await there.is_signed_in(device)]
        await store.close()
        return known

    assert asyncio.run(whole()) == [True, True, False, False, True, True]
