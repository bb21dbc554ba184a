"""The server is killed in the middle of things, and its disk fills up: what was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import threading
import time
from typing import Any

import pytest
from browser.line import Line, make_table, person
from browser.phases import PHASES
from browser.server import Server
from stores import look
from websockets.exceptions import ConnectionClosed

SEEN = ("number", "seat", "game")


class Pair:
    """A table of Ana and Bo, with a line of each."""

    def __init__(self, server: Server, **wanted: Any) -> None:
        self.server = server
        self.cookies = [person(server, name) for name in ("Ana", "Bo")]
        self.code = make_table(server, self.cookies[0], **wanted)
        self.come()
        self.lines[1].done("sit", seat=1)
        self.lines[0].catch_up(self.lines[1].number)
        if self.lines[0].table["version"]:
            self.lines[1].done("agree", version=self.lines[0].table["version"])
            self.lines[0].catch_up(self.lines[1].number)

    def come(self) -> None:
        """Connect, as after the connection was lost."""
        self.lines = [Line(self.server, cookie, self.code) for cookie in self.cookies]

    def see(self) -> list[dict[str, Any]]:
        """What each of the two sees."""
        for line in self.lines:
            line.catch_up(max(one.number for one in self.lines))
        return [{name: getattr(line, name) for name in SEEN} for line in self.lines]

    def stored(self) -> list[tuple[int, str | None]]:
        """The numbers of all facts on disk, with the commands that they came of."""
        rows = look(self.server.place, "SELECT number, command FROM facts WHERE code = :code ORDER BY number", code=self.code)
        return [(row[0], row[1]) for row in rows]


def test_killed_in_every_phase(own: Server) -> None:
    """Reports: after a restart an absent player's turn never came again. Same hand, same question, same number, and the game goes on."""
    tables: dict[str, Pair] = {}
    for name, phase in PHASES.items():
        tables[name] = pair = Pair(own, edition=phase.edition, options=phase.options)
        phase.come_to(*pair.lines)
    before = {name: pair.see() for name, pair in tables.items()}
    own.restart()
    for name, pair in tables.items():
        pair.come()
        after = pair.see()
        for old, new in zip(before[name], after, strict=True):
            assert new["number"] == old["number"], name
            assert new["seat"] == old["seat"], name
            for field in old["game"]:
                assert new["game"][field] == old["game"][field], (name, field)
        turn = after[0]["game"]["turn"]
        if turn is None:
            pair.lines[0].done("start")
        else:
            pair.lines[turn].done("move", move=after[turn]["game"]["legal"][0], seen=after[turn]["number"])
        assert [number for number, _ in pair.stored()] == list(range(1, pair.lines[turn or 0].number + 1)), name


def test_killed_at_any_moment(own: Server) -> None:
    """While both play as fast as they can: what was acknowledged is on disk once, and what was not has one effect when it is repeated."""
    chance = random.Random(5)
    pair = Pair(own, options={"hand_size": 20, "target": 1000})
    acknowledged: dict[str, int] = {}
    sent = 0
    for _ in range(3):
        killer = threading.Timer(chance.uniform(0.05, 0.5), own.kill)
        killer.start()
        asked: tuple[int, dict[str, Any]] | None = None
        try:
            while True:
                line = pair.lines[0]
                turn = line.game["turn"] if line.game else None
                seat = 0 if turn is None else turn
                pair.lines[seat].catch_up(line.number)
                game = pair.lines[seat].game
                sent += 1
                command: dict[str, Any] = {"id": f"kill-{sent}", "do": "start"}
                if turn is not None and game is not None:
                    legal = [move for move in game["legal"] if " catch " not in move]  # which may come too soon
                    command |= {"do": "move", "move": chance.choice(legal), "seen": pair.lines[seat].number}
                elif line.table["phase"] == "game_over":
                    command["do"] = "back"
                asked = seat, command
                acknowledged[command["id"]] = answered(pair.lines[seat], command)["number"]
                asked = None
                pair.lines[0].catch_up(pair.lines[seat].number)
        except (ConnectionClosed, TimeoutError, OSError):
            killer.join()
        own.start()
        pair.come()
        if asked is not None:
            seat, command = asked
            first = answered(pair.lines[seat], command)
            again = answered(pair.lines[seat], command)
            if first["is"] == "done":
                assert again["number"] == first["number"]
                acknowledged[command["id"]] = first["number"]
        pair.see()
        stored = pair.stored()
        assert [number for number, _ in stored] == list(range(1, pair.lines[0].number + 1))
        commands = [command for _, command in stored if command is not None and command.startswith("kill-")]
        assert len(commands) == len(set(commands))
        assert acknowledged.items() <= {command: number for number, command in stored if command is not None}.items()
    assert len(acknowledged) > 15


def answered(line: Line, command: dict[str, Any]) -> dict[str, Any]:
    """Send a command with an id of its own, and take what comes until it is answered."""
    line.socket.send(json.dumps(command))
    while (frame := line.take()).get("id") != command["id"]:
        pass
    while frame["is"] == "done" and line.number < frame["number"]:
        line.take()
    return frame


def test_everybody_gone_and_the_server_too(own: Server) -> None:
    """All lines are lost and the server is killed while nobody is there. A minute is made short by the table's grace: nobody stands in."""
    pair = Pair(own)
    pair.lines[0].done("table", grace=1)
    pair.lines[0].done("start")
    before = pair.see()
    for line in pair.lines:
        line.close()
    time.sleep(1.5)
    own.restart()
    time.sleep(1.5)
    pair.come()
    assert not any(seat["stand_in"] for seat in pair.lines[1].table["seats"])
    assert [line.game for line in pair.lines] == [seen["game"] for seen in before]


def test_one_gone_is_stood_in_for_and_comes_back(own: Server) -> None:
    """Over real sockets and a real clock: after the grace a bot plays, and the seat is handed back with the connection."""
    pair = Pair(own, options={"hand_size": 20})
    pair.lines[0].done("table", grace=1, pace="fast")
    pair.lines[0].done("start")
    pair.see()
    pair.lines[1].close()
    deadline = time.monotonic() + 20
    while not pair.lines[0].table["seats"][1]["stand_in"]:
        pair.lines[0].take()
        assert time.monotonic() < deadline
    pair.lines[1] = Line(own, pair.cookies[1], pair.code)
    assert not pair.lines[1].table["seats"][1]["stand_in"]
    assert pair.lines[1].table["seats"][1]["present"]


@pytest.mark.parametrize("own", ["sqlite"], indirect=True)
@pytest.mark.skipif(sys.platform != "linux", reason="the limits of another process can be set on Linux only")
def test_a_full_disk(own: Server) -> None:
    """Files cannot grow: every command is refused with a reason, nothing changes, reading goes on; with space again play goes on."""
    import resource

    pair = Pair(own)
    pair.lines[0].done("start")
    before = pair.see()
    turn = before[0]["game"]["turn"]
    move = before[turn]["game"]["legal"][-1]
    limits = resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, (512, limits[1]))
    for _ in range(3):
        answer = pair.lines[turn].do("move", move=move)
        assert (answer["is"], answer["code"]) == ("refused", "not-saved")
        answer = pair.lines[1 - turn].do("say", phrase="hello")
        assert (answer["is"], answer["code"]) == ("refused", "not-saved")
    assert pair.see() == before
    newcomer = Line(own, pair.cookies[0], pair.code)
    assert newcomer.game == before[0]["game"]
    newcomer.close()
    resource.prlimit(own.process.pid, resource.RLIMIT_FSIZE, limits)
    pair.lines[turn].done("move", move=move)
    after = pair.see()
    assert after[0]["number"] == before[0]["number"] + 1
    own.restart()
    pair.come()
    assert pair.see() == after
    with sqlite3.connect(own.data / "lastcard.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
