"""Browsers at different processes of one server: they play together, and nobody has to reload when a process goes."""

from __future__ import annotations

import contextlib
import json
import signal
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from balancer import Balancer
from playwright.sync_api import Page, TimeoutError, expect
from services import Databases, Keyspaces
from stores import look
from websockets.exceptions import ConnectionClosed

from .conftest import Device
from .line import Line, cookie_of, make_table, person
from .play import act, arrive
from .server import Server

#: Notes what is said about the line and about those who are away, and for how long there was no line, from the first moment of a page on.
WATCH = """
window.warnings = [];
window.gaps = [];
let since = null;
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    const ends = () => (since ??= performance.now());
    this.addEventListener("close", ends);
    this.addEventListener("message", ({ data }) => {
      if (data.startsWith('{"is":"closed"')) ends();
      else if (since !== null && data.startsWith('{"is":"table"')) {
        window.gaps.push(performance.now() - since);
        since = null;
      }
    });
  }
};
new MutationObserver(() => {
  for (const said of document.querySelectorAll(".line, .table-notes .remark, .unloaded, .broken"))
    if (!window.warnings.includes(said.textContent)) window.warnings.push(said.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


#: Without a line for so long, in milliseconds, somebody may be told of it.
PATIENCE = 1000


class Person:
    """Somebody at a browser, which is watched: how often it connects, and that it never loads its page again."""

    def __init__(self, page: Page, server: Server | Balancer, name: str) -> None:
        self.page = page
        self.connections = 0
        self.pages = 0
        page.add_init_script(WATCH)
        page.on("websocket", self._connected)
        arrive(page, server, name)  # type: ignore[arg-type]
        self.server = server

    def _connected(self, socket: object) -> None:
        self.connections += 1

    def sit_down(self, code: str) -> None:
        """Go to the table; from here on the page stays."""
        self.page.goto(f"{self.server.url}/t/{code}")
        expect(self.page.locator(".held").first).to_be_visible()
        self.page.on("framenavigated", self._navigated)

    def _navigated(self, frame: object) -> None:
        self.pages += 1

    def act(self) -> None:
        """Do what the screen offers, if it offers something."""
        if self.page.locator(".held-can, .dock-answers button, .tray-choices button, .score-onward .button-main").count():
            # What it still shows may be answered already, and somebody else asked.
            with contextlib.suppress(TimeoutError):
                act(self.page, patience=500)

    @property
    def is_done(self) -> bool:
        """Whether the winner stands on the podium."""
        return self.page.locator(".podium").count() > 0

    @property
    def warnings(self) -> list[str]:
        """What the page has said that nobody is to be bothered with."""
        found: list[str] = self.page.evaluate("window.warnings")
        return found

    @property
    def gaps(self) -> list[float]:
        """For how long there was no line each time, in milliseconds."""
        found: list[float] = self.page.evaluate("window.gaps")
        return found


class Many:
    """Some processes of one server, and a balancer before them."""

    def __init__(self, count: int, folder: Path, variables: dict[str, str]) -> None:
        self.servers = [Server(folder, **variables) for _ in range(count)]
        self.balancer = Balancer(*(server.port for server in self.servers))

    def drain(self, place: int, meanwhile: Callable[[], None]) -> None:
        """End a process in good order, as an upgrade does; the balancer knows only of those that are ready."""
        going = self.servers[place]
        self.balancer.put(*(server.port for server in self.servers if server is not going))
        going.process.send_signal(signal.SIGTERM)
        while going.process.poll() is None:
            meanwhile()
        assert going.process.returncode == 0

    def replace(self, place: int, meanwhile: Callable[[], None]) -> None:
        """Drain a process, and put a new one in its place."""
        self.drain(place, meanwhile)
        self.servers[place].start()
        self.balancer.put(*(server.port for server in self.servers))

    def close(self) -> None:
        """End all."""
        self.balancer.close()
        for server in self.servers:
            server.stop()


@pytest.fixture(scope="module")
def pair(postgres: Databases, valkey: Keyspaces, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Many]:
    """Two processes that share PostgreSQL and Valkey."""
    made = Many(2, tmp_path_factory.mktemp("many"), {"DATABASE_URL": postgres.empty(), "REDIS_URL": valkey.fresh()})
    yield made
    made.close()


def went_on(people: list[Person]) -> None:
    """Check that everybody's page has stayed, and has said nothing, unless a busy machine took so long that something had to be said."""
    assert all(one.pages == 0 for one in people)
    gaps = [gap for one in people for gap in one.gaps]
    assert gaps
    if max(gaps) < PATIENCE:
        assert [one.warnings for one in people] == [[] for _ in people]


def act_once(people: list[Person]) -> None:
    """Let everybody do what their screens offer now."""
    for one in people:
        if not one.is_done:
            one.act()
    people[0].page.wait_for_timeout(20)


def play(people: list[Person], until: Callable[[], bool], most: int = 400) -> None:
    """Let everybody play until something is so."""
    for _ in range(most):
        if until():
            return
        act_once(people)
    raise AssertionError("the game does not go on")


def seat(people: list[Person], many: Many, **options: int) -> str:
    """A table for these people, the first of whom is its host, with the game begun."""
    cookies = [cookie_of(one.page) for one in people]
    code = make_table(many.servers[0], cookies[0], edition="pocket", seats=len(people), options=options)
    for place, cookie in enumerate(cookies[1:], 1):
        line = Line(many.servers[place % 2], cookie, code)
        line.done("sit", seat=place)
        line.close()
    line = Line(many.servers[1], cookies[0], code)
    line.done("start")
    line.close()
    for one in people:
        one.sit_down(code)
    for one in people:  # until the last has come, the others are told of it
        expect(one.page.locator(".table-notes .remark")).to_have_count(0)
        one.page.evaluate("window.warnings = []")
    return code


def test_two_browsers_at_two_processes_play_a_game_and_one_process_is_killed(pair: Many, device: Device) -> None:
    """Each sees what the other does at another process; one is killed and started again, and its browser goes on by itself."""
    people = [Person(device("phone"), pair.servers[0], "Ana"), Person(device("desktop", lang="uk"), pair.servers[1], "Богдан")]
    seat(people, pair, hand_size=2, target=1)
    first, second = people
    for one in people:
        expect(one.page.locator(".held")).to_have_count(2)
    pair.servers[0].restart()
    play(people, lambda: all(one.is_done for one in people))
    assert first.connections > second.connections == 1
    assert first.pages == second.pages == 0


def test_browsers_move_to_another_process_without_a_word(pair: Many, device: Device) -> None:
    """Behind a balancer a process goes during a game: nobody reloads, is told of it, or is seen to be away."""
    people = [
        Person(device("phone", lang="uk", dark=True, still=False), pair.balancer, "Ганна"),
        Person(device("desktop"), pair.balancer, "Bo"),
    ]
    pair.balancer.put(pair.servers[0].port)
    code = seat(people, pair, hand_size=9, target=500)
    watcher = Line(pair.balancer, person(pair.balancer, "Cy"), code)  # type: ignore[arg-type]
    pair.drain(0, lambda: act_once(people))
    before = [one.page.locator(".held").count() for one in people]
    play(people, lambda: [one.page.locator(".held").count() for one in people] != before)
    went_on(people)
    watcher.close()


class Others(threading.Thread):
    """Two people at a table of their own, who play on, go where the server sends them, and repeat what was not answered."""

    def __init__(self, server: Balancer, name: str) -> None:
        super().__init__(daemon=True)
        self.server: Any = server
        self.cookies = [person(self.server, f"{name}{place}") for place in range(2)]
        self.code = make_table(self.server, self.cookies[0], options={"hand_size": 10, "target": 1000})
        #: The commands that were answered, and with which number; and how often a line was found anew.
        self.acknowledged: dict[str, int] = {}
        self.moved = 0
        self.ends = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Play until it is enough."""
        try:
            self._play()
        except BaseException as failure:
            self.failure = failure

    def _play(self) -> None:
        lines = [Line(self.server, cookie, self.code) for cookie in self.cookies]
        commands = count(1)
        self._give(lines, 1, {"do": "sit", "id": "sit", "seat": 1})
        while not self.ends.is_set():
            turn = lines[0].game["turn"] if lines[0].game else None
            seat = 0 if turn is None else turn
            command: dict[str, Any] = {"id": f"move-{next(commands)}", "do": "start"}
            game = lines[seat].game
            if lines[0].table["phase"] == "game_over":
                command["do"] = "back"
            elif turn is not None and game is not None:
                legal = [move for move in game["legal"] if " catch " not in move]
                command |= {"do": "move", "move": legal[0], "seen": lines[seat].number}
            self._give(lines, seat, command)
            time.sleep(0.05)

    def _give(self, lines: list[Line], seat: int, command: dict[str, Any]) -> None:
        """Send a command until it is answered, and have both know what it has changed."""
        answer: dict[str, Any] = {}
        while not answer:
            try:
                lines[seat].socket.send(json.dumps(command))
                while answer.get("id") != command["id"]:
                    answer = lines[seat].take()
            except ConnectionClosed:
                answer = {}
                self._come_again(lines, seat)
        assert answer["is"] == "done", (command, answer)
        self.acknowledged[command["id"]] = answer["number"]
        for place in range(2):
            while lines[place].number < answer["number"]:
                try:
                    lines[place].take()
                except ConnectionClosed:
                    self._come_again(lines, place)

    def _come_again(self, lines: list[Line], place: int) -> None:
        lines[place] = Line(self.server, self.cookies[place], self.code)
        self.moved += 1


@pytest.mark.soak
def test_a_server_is_upgraded_while_people_play(postgres: Databases, valkey: Keyspaces, tmp_path: Path, device: Device) -> None:
    """Three processes behind a balancer are replaced one after another, twice: every answered move is on disk once, and nobody reloads."""
    database = postgres.empty()
    many = Many(3, tmp_path, {"DATABASE_URL": database, "REDIS_URL": valkey.fresh()})
    others = [Others(many.balancer, f"Cy{number}") for number in range(6)]
    people = [Person(device("phone", lang="ro"), many.balancer, "Ana"), Person(device("phone"), many.balancer, "Bo")]
    try:
        seat(people, many, hand_size=7, target=500)
        for one in others:
            one.start()
        for place in (0, 1, 2, 0, 1, 2):
            many.replace(place, lambda: act_once(people))
            for _ in range(10):
                act_once(people)
        for one in others:
            one.ends.set()
            one.join()
            assert one.failure is None
        went_on(people)
    finally:
        many.close()
    for one in others:
        facts = look(database, "SELECT number, command FROM facts WHERE code = :code ORDER BY number", code=one.code)
        assert [number for number, _ in facts] == list(range(1, len(facts) + 1))
        # A command may come to several facts; it is answered with the number of the last.
        last = {command: number for number, command in facts if command is not None}
        assert one.acknowledged.items() <= last.items()
        assert one.moved >= 2
        assert len(one.acknowledged) > 100
