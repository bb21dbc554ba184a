"""A person's line to a table without a browser: the second player of a test, or the first one's own second device."""

from __future__ import annotations

import json
import ssl
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from .server import Server

COOKIE = "lastcard"
PATIENCE = 10.0  # seconds
_numbers = count(1)
#: Without certificates, which take longer to read than most requests: the servers of tests speak without encryption.
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

Game = dict[str, Any]


def person(server: Server, name: str) -> str:
    """A new person; returns the seat cookie."""
    answer = httpx.put(f"{server.url}/api/me", json={"name": name}, headers={"Origin": server.url}, verify=PLAIN)
    answer.raise_for_status()
    return answer.cookies[COOKIE]


def cookie_of(page: Page) -> str:
    """The seat cookie of a browser."""
    return next(str(cookie["value"]) for cookie in page.context.cookies() if cookie["name"] == COOKIE)  # type: ignore[index]


def make_table(server: Server, cookie: str, **wanted: Any) -> str:
    """A new table of this person; returns its code."""
    answer = httpx.post(
        f"{server.url}/api/tables",
        json={"edition": "classic", "seats": 2, **wanted},
        headers={"Origin": server.url},
        cookies={COOKIE: cookie},
        verify=PLAIN,
    )
    assert answer.status_code < 300, answer.text
    return str(answer.json()["code"])


class Line:
    """One connection to a table. After each command it knows what the table looks like for its person."""

    def __init__(self, server: Server, cookie: str, code: str) -> None:
        self.socket: ClientConnection = connect(
            f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket",
            additional_headers={"Cookie": f"{COOKIE}={cookie}", "Origin": server.url},
            max_size=None,
            ping_interval=None,
            max_queue=None,
        )
        self.number = 0
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.game: Game | None = None
        self.take()

    def take(self) -> dict[str, Any]:
        """Take the next frame."""
        frame: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if frame["is"] in ("table", "update"):
            self.number = frame["number"]
            self.seat = frame["seat"]
            self.table = frame.get("table") or self.table
            self.game = frame["game"] if frame["is"] == "table" else frame.get("game") or self.game
        return frame

    def do(self, do: str, **more: Any) -> dict[str, Any]:
        """Give a command, take everything up to its answer, and return that. What it changed has come by then."""
        name = f"line-{next(_numbers)}"
        self.socket.send(json.dumps({"do": do, "id": name, **more}))
        while True:
            frame = self.take()
            if frame.get("id") == name:
                while frame["is"] == "done" and self.number < frame["number"]:
                    self.take()
                return frame

    def done(self, do: str, **more: Any) -> None:
        """Give a command that must not be refused."""
        answer = self.do(do, **more)
        assert answer["is"] == "done", (do, more, answer)

    def resync(self) -> None:
        """Ask for the whole table as it is now."""
        self.socket.send(json.dumps({"do": "resync", "id": f"line-{next(_numbers)}"}))
        while self.take()["is"] != "table":
            pass

    def catch_up(self, number: int) -> None:
        """Take frames until the table's number is reached."""
        while self.number < number:
            self.take()

    def close(self) -> None:
        """Hang up."""
        self.socket.close()


Choose = Callable[[Game, list[str]], str]


def reach(mine: Line, other: Line, wanted: Callable[[Game], bool], choose: Choose, choose_other: Choose, *, moves: int = 60) -> Game:
    """Play at a table for two, from both seats, until what this seat sees is what is wanted; its person is the host.

    Games that end without it, or go on for longer than so many moves, are broken off and begun anew.
    """
    for _ in range(400):
        if mine.table["phase"] != "waiting":
            mine.done("back")
        mine.done("start")
        for _ in range(moves):
            other.catch_up(mine.number)
            assert mine.game is not None
            assert other.game is not None
            if wanted(mine.game):
                return mine.game
            turn = mine.game["turn"]
            if turn is None:
                break
            line, rule = (mine, choose) if turn == mine.seat else (other, choose_other)
            assert line.game is not None
            move = rule(line.game, line.game["legal"])
            line.done("move", move=move)
            mine.catch_up(line.number)
    raise AssertionError("it never came to that")
