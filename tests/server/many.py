"""Many processes of one server, and people whose lines note that they miss nothing."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from browser.line import Line, make_table, person
from browser.server import Server
from stores import look

#: What everybody sees of a game.
PUBLIC = (
    *("round", "phase", "turn", "dealer", "direction", "colour", "top", "counts", "draw_count", "discard_count", "scores", "owed"),
    *("said_uno", "catchable", "catch_at", "question", "deadline", "round_winner", "game_winner", "results"),
)


@contextlib.contextmanager
def processes(count: int, folder: Path, database: str, bus: str) -> Iterator[list[Server]]:
    """So many processes of one server, started at the same time, and ended so."""
    with ThreadPoolExecutor(count) as hands:
        starts = [hands.submit(Server, folder, DATABASE_URL=database, REDIS_URL=bus) for _ in range(count)]
    servers = [start.result() for start in starts if start.exception() is None]
    try:
        assert len(servers) == count, [start.exception() for start in starts]
        yield servers
    finally:
        with ThreadPoolExecutor(count) as hands:
            list(hands.map(Server.stop, servers))


class Seat(Line):
    """Somebody's line. It sees every number once and in order, or says that it did not."""

    def __init__(self, server: Server, cookie: str, code: str) -> None:
        self.cookie, self.code = cookie, code
        self.told: dict[int, list[dict[str, Any]]] = {}
        super().__init__(server, cookie, code)

    def take(self) -> dict[str, Any]:
        """Take the next frame, and see that nothing was left out."""
        was = self.number
        frame = super().take()
        if frame["is"] == "update":
            assert frame["was"] == was
            assert frame["number"] >= was
            numbers = [entry["number"] for entry in frame["entries"]]
            assert numbers == sorted(numbers)
            assert all(was < number <= frame["number"] for number in numbers)
            for entry in frame["entries"]:
                self.told.setdefault(entry["number"], []).append(entry)
        return frame

    def until(self, what: Any) -> None:
        """Take frames until something is so."""
        while not what():
            self.take()

    @property
    def public(self) -> dict[str, Any]:
        """What everybody sees, as it is told in whole."""
        self.resync()
        return {"number": self.number, "table": self.table, "game": self.game and {name: self.game[name] for name in PUBLIC}}


class Group:
    """A table whose people are connected to different processes."""

    def __init__(self, servers: Sequence[Server], people: int, **wanted: Any) -> None:
        self.servers = servers
        names = ("Ana", "Bo", "Cy", "Dee")[:people]
        # Whoever has a name at one process has it at all.
        cookies = [person(self.at(place + 1), name) for place, name in enumerate(names)]
        self.code = make_table(self.at(1), cookies[0], **{"seats": people, **wanted})
        self.seats = [Seat(self.at(place), cookie, self.code) for place, cookie in enumerate(cookies)]
        for place, seat in enumerate(self.seats[1:], 1):
            seat.done("sit", seat=place)
        self.settle()
        if self.seats[0].table["version"]:
            for seat in self.seats[1:]:
                seat.done("agree", version=seat.table["version"])
        self.seats[0].done("table", pace="fast", grace=0)
        self.settle()

    def at(self, place: int) -> Server:
        """The process at which somebody is."""
        return self.servers[place % len(self.servers)]

    @property
    def number(self) -> int:
        """The latest number that anybody knows."""
        return max(seat.number for seat in self.seats)

    def settle(self) -> None:
        """Have everybody know what anybody knows."""
        for seat in self.seats:
            seat.catch_up(self.number)

    def step(self, chance: random.Random) -> Seat | None:
        """Have whoever is asked make a move, or begin what comes next; where a bot is asked wait for it. None after a game."""
        self.settle()
        newest = max(self.seats, key=lambda seat: seat.number)
        assert newest.game is not None
        if newest.table["phase"] == "game_over":
            return None
        turn = newest.game["turn"]
        if turn is None:
            seat = self.seats[0]
            seat.done("start")
        elif turn < len(self.seats):
            seat = self.seats[turn]
            assert seat.game is not None
            moves = [move for move in seat.game["legal"] if " catch " not in move]
            plays = [move for move in moves if " play " in move]
            # A rate of moves is no matter of this test, and neither are hands that grow without end.
            seat.done("move", move=chance.choice(plays or moves), seen=seat.number)
        else:
            seat = newest
            seat.take()
        return seat

    def facts(self) -> list[tuple[int, str | None]]:
        """The numbers of all facts on disk, with the commands that they came of."""
        question = "SELECT number, command FROM facts WHERE code = :code ORDER BY number"
        return [(row[0], row[1]) for row in look(self.servers[0].place, question, code=self.code)]

    def agree(self) -> None:
        """See that everybody has been told the same, and is shown the same."""
        for _ in range(50):
            shown = [seat.public for seat in self.seats]
            if all(one == shown[0] for one in shown):
                break
        assert all(one == shown[0] for one in shown)
        assert [number for number, _ in self.facts()] == list(range(1, shown[0]["number"] + 1))
        first = min(min(seat.told, default=0) for seat in self.seats)
        told = [{number: len(entries) for number, entries in seat.told.items() if number >= first} for seat in self.seats]
        latest = max(min(one, default=0) for one in told)
        assert all({n: c for n, c in one.items() if n >= latest} == {n: c for n, c in told[0].items() if n >= latest} for one in told)

    def close(self) -> None:
        """Let everybody go."""
        for seat in self.seats:
            seat.close()
