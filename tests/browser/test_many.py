"""Browsers at different processes of one server: they play together, and nobody has to reload when a process goes."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from balancer import Balancer
from playwright.sync_api import Page, TimeoutError, expect
from services import Databases, Keyspaces

from .conftest import Device
from .line import Line, cookie_of, make_table, person
from .play import act, arrive
from .server import Server

#: Notes what is said about the line and about those who are away, from the first moment of a page on.
WATCH = """
window.warnings = [];
new MutationObserver(() => {
  for (const said of document.querySelectorAll(".line, .table-notes .remark, .unloaded, .broken"))
    if (!window.warnings.includes(said.textContent)) window.warnings.push(said.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


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

    def warnings(self) -> list[str]:
        """What the page has said that nobody is to be bothered with."""
        found: list[str] = self.page.evaluate("window.warnings")
        return found


class Pair:
    """Two processes of one server, and a balancer before them."""

    def __init__(self, folder: Path, variables: dict[str, str]) -> None:
        self.servers = [Server(folder, **variables) for _ in range(2)]
        self.balancer = Balancer(*(server.port for server in self.servers))

    def replace(self, place: int, meanwhile: Callable[[], None]) -> None:
        """Drain a process, as an upgrade does, and put a new one in its place; the balancer knows only of those that are ready."""
        going, other = self.servers[place], self.servers[1 - place]
        self.balancer.put(other.port)
        going.process.send_signal(signal.SIGTERM)
        while going.process.poll() is None:
            meanwhile()
        assert going.process.returncode == 0
        going.start()
        self.balancer.put(*(server.port for server in self.servers))

    def close(self) -> None:
        """End all."""
        self.balancer.close()
        for server in self.servers:
            server.stop()


@pytest.fixture(scope="module")
def pair(postgres: Databases, valkey: Keyspaces, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes that share PostgreSQL and Valkey."""
    made = Pair(tmp_path_factory.mktemp("many"), {"DATABASE_URL": postgres.empty(), "REDIS_URL": valkey.fresh()})
    yield made
    made.close()


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


def seat(people: list[Person], pair: Pair, **options: int) -> str:
    """A table for these people, the first of whom is its host, with the game begun."""
    cookies = [cookie_of(one.page) for one in people]
    code = make_table(pair.servers[0], cookies[0], edition="pocket", seats=len(people), options=options)
    for place, cookie in enumerate(cookies[1:], 1):
        line = Line(pair.servers[place % 2], cookie, code)
        line.done("sit", seat=place)
        line.close()
    line = Line(pair.servers[1], cookies[0], code)
    line.done("start")
    line.close()
    for one in people:
        one.sit_down(code)
    for one in people:  # until the last has come, the others are told of it
        expect(one.page.locator(".table-notes .remark")).to_have_count(0)
        one.page.evaluate("window.warnings = []")
    return code


def test_two_browsers_at_two_processes_play_a_game_and_one_process_is_killed(pair: Pair, device: Device) -> None:
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


def test_browsers_move_to_another_process_without_a_word(pair: Pair, device: Device) -> None:
    """Both processes are replaced during a game behind a balancer: nobody reloads, is told of it, or is seen to be away."""
    people = [
        Person(device("phone", lang="uk", dark=True, still=False), pair.balancer, "Ганна"),
        Person(device("desktop"), pair.balancer, "Bo"),
    ]
    code = seat(people, pair, hand_size=9, target=500)
    watcher = Line(pair.balancer, person(pair.balancer, "Cy"), code)  # type: ignore[arg-type]
    for place in (0, 1):
        pair.replace(place, lambda: act_once(people))
        before = [one.page.locator(".held").count() for one in people]
        play(people, lambda before=before: [one.page.locator(".held").count() for one in people] != before)  # type: ignore[misc]
    for one in people:
        assert one.connections > 1
        assert one.pages == 0
        assert one.warnings() == []
    watcher.close()
