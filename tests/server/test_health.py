"""Whether a server is alive and ready: what load balancers are told while everything is well, and while something is down."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from browser.line import PLAIN, Line, make_table, person
from browser.server import Server
from services import Databases, Keyspaces, Postgres, Valkey

from lastcard.server.health import Health
from lastcard.server.store import Store

PATIENCE = 30.0
WELL = {"ready": True, "draining": False, "database": "up"}


def ask(server: Server, path: str, **headers: str) -> tuple[int, Any]:
    """The status and what is said."""
    answer = httpx.get(f"{server.url}{path}", headers=headers, verify=PLAIN, timeout=10)
    return answer.status_code, answer.json()


def until(server: Server, holds: Callable[[int, Any], bool]) -> tuple[int, Any]:
    """Wait until the server says so of itself."""
    end = time.monotonic() + PATIENCE
    while not holds(*(said := ask(server, "/readyz"))):
        assert time.monotonic() < end, said
        time.sleep(0.05)
    return said


def test_whoever_asks_by_whatever_name_is_told_just_that(strict: Server) -> None:
    """Load balancers ask by an address, and often. They are told whether it is well, and nothing else is at those addresses."""
    for host in ("10.1.2.3", "10.1.2.3:8000", "evil.example", ""):
        assert ask(strict, "/healthz", Host=host) == (200, {"alive": True})
        status, said = ask(strict, "/readyz", Host=host)
        assert status == 200
        assert said.items() >= WELL.items()
        assert set(said) <= {*WELL, "bus"}
    with httpx.Client(base_url=strict.url, verify=PLAIN) as client:
        for path in ("/healthz/", "/readyz/..", "/", "/api/catalogue"):
            assert client.get(path, headers={"Host": "evil.example"}).status_code in (404, 421)
        assert client.head("/readyz").status_code == 200
        assert client.post("/readyz", json={}).status_code == 405
        for _ in range(400):
            answer = client.get("/readyz")
            assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers
    assert len(answer.content) < 100


def test_the_database_is_asked_once_for_all(tmp_path: Path) -> None:
    """However many ask, the database is asked once in a second at most."""

    class Counting(Store):
        pings = 0

        async def ping(self) -> None:
            self.pings += 1
            await super().ping()

    async def work() -> int:
        store = await Counting.open(tmp_path)
        assert isinstance(store, Counting)
        health = Health(store)
        try:
            for _ in range(50):
                assert all(ready for ready, _ in await asyncio.gather(*(health.ready() for _ in range(20))))
            return store.pings
        finally:
            await store.close()

    began = time.monotonic()
    assert asyncio.run(work()) <= 2 + (time.monotonic() - began)


def test_what_is_down_is_told(tmp_path: Path, own_postgres: Postgres, own_valkey: Valkey) -> None:
    """Without Redis it is ready, and says so; without the database it is alive and not ready; both come back by themselves."""
    server = Server(tmp_path, DATABASE_URL=own_postgres.url, REDIS_URL=own_valkey.url)
    try:
        assert ask(server, "/readyz") == (200, {**WELL, "bus": "up"})
        own_valkey.kill()
        assert until(server, lambda _, said: said["bus"] == "down") == (200, {**WELL, "bus": "down"})
        own_postgres.kill()
        assert until(server, lambda status, _: status == 503)[1] == {**WELL, "ready": False, "database": "down", "bus": "down"}
        assert ask(server, "/healthz") == (200, {"alive": True})
        own_postgres.start()
        own_valkey.start()
        until(server, lambda status, said: (status, said) == (200, {**WELL, "bus": "up"}))
    finally:
        server.stop()
    said = "".join(server.said)
    assert said.count("Redis is lost") == said.count("Redis is back") >= 1


def test_a_server_that_drains_says_so_and_serves_meanwhile(tmp_path: Path) -> None:
    """For as long as it was told, load balancers hear no, and players play on."""
    server = Server(tmp_path, LASTCARD_DRAIN="300")
    ana = person(server, "Ana")
    line = Line(server, ana, make_table(server, ana))
    server.process.send_signal(signal.SIGTERM)
    assert until(server, lambda status, _: status == 503)[1] == {**WELL, "ready": False, "draining": True}
    assert ask(server, "/healthz")[0] == 200
    line.done("say", phrase="hello")
    Line(server, ana, make_table(server, ana)).close()
    server.process.send_signal(signal.SIGINT)
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(PATIENCE) is not None


@pytest.mark.soak
def test_a_pool_is_ready_while_it_is_renewed(tmp_path: Path, postgres: Databases, valkey: Keyspaces) -> None:
    """Its workers leave one after another, and whoever asks at their port hears of those that are there: no time to drain is needed."""
    variables = {"DATABASE_URL": postgres.fresh(), "REDIS_URL": valkey.fresh(), "LASTCARD_DRAIN": "300"}
    server = Server(tmp_path, "--workers", "2", **variables)
    try:
        server.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + PATIENCE
        while "all workers are new" not in "".join(server.said):
            assert ask(server, "/readyz")[0] == 200
            assert time.monotonic() < end
    finally:
        server.process.send_signal(signal.SIGINT)
        server.stop()
