"""Two and four processes of one server, with the people of each table spread over them: they play as if there were one."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
import redis
from browser.line import COOKIE, PLAIN, Line, make_table, person
from browser.server import Server
from services import Databases, Keyspaces, Valkey
from stores import look

from lastcard import Record

from .many import Group, Seat, processes


@pytest.fixture(scope="module")
def four(postgres: Databases, valkey: Keyspaces, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Four processes that the tests of this file share."""
    with processes(4, tmp_path_factory.mktemp("many"), postgres.fresh(), valkey.fresh()) as servers:
        yield servers


@pytest.fixture
def three(postgres: Databases, own_valkey: Valkey, tmp_path: Path) -> Iterator[list[Server]]:
    """Three processes with a Valkey of their own, all of which a test may kill."""
    with processes(3, tmp_path, postgres.fresh(), own_valkey.url) as servers:
        yield servers


@pytest.mark.parametrize(
    ("count", "edition"),
    [
        *((2, "pocket"), (4, "classic"), (2, "modern")),
        *(pytest.param(count, edition, marks=pytest.mark.soak) for count, edition in ((4, "pocket"), (2, "classic"), (4, "modern"))),
    ],
)
def test_a_whole_game_over_processes(four: list[Server], count: int, edition: str) -> None:
    """People and a bot: everybody sees each number once and in order, and the same table; every process has the same record."""
    people = min(count, 3)
    group = Group(four[:count], people, seats=people + 1, bots=["careful"], edition=edition, options={"hand_size": 3, "target": 1})
    group.seats[0].done("start")
    chance = random.Random(count)
    for _ in range(1000):
        if group.step(chance) is None:
            break
    group.agree()
    assert group.seats[0].table["games"] == 1
    records = [
        httpx.get(f"{server.url}/api/tables/{group.code}/games/1/record", cookies={COOKIE: group.seats[0].cookie}, verify=PLAIN).text
        for server in four
    ]
    assert len(set(records)) == 1
    game = Record.loads(records[0]).play()
    assert game.is_over
    assert group.seats[0].game is not None
    assert game.scores == group.seats[0].game["scores"]
    group.close()


def test_a_command_has_one_effect_at_all_processes(four: list[Server]) -> None:
    """Repeated at another process, there and here at the same moment, and by another tab: one fact, and always the same answer."""
    group = Group(four[:2], 2, options={"hand_size": 20})
    group.seats[0].done("start")
    chance = random.Random(1)
    for count in range(15):
        group.settle()
        assert group.seats[0].game is not None
        seat = group.seats[group.seats[0].game["turn"]]
        tabs = [seat, Seat(four[2], seat.cookie, group.code), Seat(four[3], seat.cookie, group.code)]
        assert seat.game is not None
        command = json.dumps({"do": "move", "id": f"once-{count}", "move": chance.choice(seat.game["legal"]), "seen": seat.number})
        with ThreadPoolExecutor(3) as hands:
            answers = [given.result() for given in [hands.submit(answered, tab, command, f"once-{count}") for tab in tabs]]
        assert {answer["is"] for answer in answers} == {"done"}
        assert len({answer["number"] for answer in answers}) == 1
        for tab in tabs[1:]:
            tab.close()
    commands = [command for _, command in group.facts() if command is not None and command.startswith("once-")]
    assert sorted(commands) == sorted(f"once-{count}" for count in range(15))
    group.agree()
    group.close()


def answered(line: Line, command: str, name: str) -> dict[str, object]:
    """Send a command that has its id, and take what comes until it is answered."""
    line.socket.send(command)
    while (frame := line.take()).get("id") != name:
        pass
    return frame


def test_two_who_want_the_same_seat_at_two_processes(four: list[Server]) -> None:
    """One gets it and the other is told, every time."""
    for _ in range(5):
        ana, *others = (person(four[place], name) for place, name in enumerate(("Ana", "Bo", "Cy")))
        code = make_table(four[0], ana)
        lines = [Seat(four[place], cookie, code) for place, cookie in enumerate(others, 1)]
        with ThreadPoolExecutor(2) as hands:
            answers = list(hands.map(lambda line: line.do("sit", seat=1), lines))
        assert sorted(answer["is"] for answer in answers) == ["done", "refused"]
        assert [seat["kind"] for seat in lines[0].public["table"]["seats"]] == ["person", "person"]
        for line in lines:
            line.close()


def test_everybody_talks_at_once(four: list[Server]) -> None:
    """What four people do at four processes at the same moment is put in one order, which is the same for all; nothing is lost."""
    group = Group(four, 4)
    with ThreadPoolExecutor(4) as hands:
        list(hands.map(lambda seat: [seat.done("say", emote="smile") for _ in range(20)], group.seats))
    group.settle()
    said = [
        [entry["seat"] for _, entries in sorted(seat.told.items()) for entry in entries if entry["what"] == "said"] for seat in group.seats
    ]
    assert all(one == said[0] for one in said)
    assert sorted(said[0]) == sorted([0, 1, 2, 3] * 20)
    group.agree()
    group.close()


def test_bots_move_once(four: list[Server]) -> None:
    """Somebody watches bots from four processes: each question is answered once, by one of the processes."""
    ana = person(four[0], "Ana")
    code = make_table(four[0], ana, seats=4, bots=["careful"] * 3, edition="pocket", options={"hand_size": 3, "target": 1})
    seats = [Seat(server, ana, code) for server in four]
    seats[0].done("table", pace="fast")
    seats[0].done("start")
    seats[0].done("stand-in", on=True)
    for seat in seats:
        seat.until(lambda seat=seat: seat.table["phase"] == "game_over")
    bodies = look(four[0].place, "SELECT body FROM facts WHERE code = :code ORDER BY number", code=code)
    facts = [json.loads(bytes(row[0])) for row in bodies]
    made = [fact["move"] for fact in facts if fact["fact"] == "moved"]
    record = httpx.get(f"{four[3].url}/api/tables/{code}/games/1/record", cookies={COOKIE: ana}, verify=PLAIN).text
    game = Record.loads(record).play()
    assert [str(move) for move in game.moves] == made
    assert sum(fact["fact"] == "stand-in" for fact in facts) == 1
    for seat in seats:
        seat.close()


def test_a_name_is_the_same_everywhere(four: list[Server]) -> None:
    """Renamed at one process, somebody has the new name at the tables of all, where they sit and where they only watch."""
    group = Group(four[:2], 2)
    watcher = person(four[2], "Cy")
    watches = Seat(four[3], watcher, group.code)
    for cookie, name, server in ((group.seats[1].cookie, "Boris", four[2]), (watcher, "Cyra", four[0])):
        httpx.put(f"{server.url}/api/me", json={"name": name}, headers={"Origin": server.url}, cookies={COOKIE: cookie}, verify=PLAIN)
        for other in four:
            assert httpx.get(f"{other.url}/api/me", cookies={COOKIE: cookie}, verify=PLAIN).json()["name"] == name
    for seat in group.seats:
        seat.until(lambda seat=seat: seat.table["seats"][1]["name"] == "Boris")
    watches.done("say", phrase="hello")
    group.seats[0].catch_up(watches.number)
    assert group.seats[0].told[watches.number][0]["name"] == "Cyra"
    watches.close()
    group.close()


def test_a_table_is_found_in_the_lists_of_all(four: list[Server]) -> None:
    """An open table is in the lobby, and among its people's tables, at every process soon after it was made at one."""
    ana = person(four[0], "Ana")
    code = make_table(four[1], ana, open=True)

    def listed(server: Server) -> list[bool]:
        lobby, me = (httpx.get(server.url + path, cookies={COOKIE: ana}, verify=PLAIN).json() for path in ("/api/tables", "/api/me"))
        return [any(line["code"] == code for line in lines) for lines in (lobby, me["tables"])]

    for server in four:
        for _ in range(200):
            if listed(server) == [True, True]:
                break
            time.sleep(0.05)
        assert listed(server) == [True, True]


def test_a_lost_notification_is_repaired(three: list[Server], own_valkey: Valkey) -> None:
    """The connections by which processes hear of each other are cut again and again, and then Valkey is gone for a while: play goes on."""
    group = Group(three, 3, options={"hand_size": 15})
    group.seats[0].done("start")
    chance = random.Random(2)
    with redis.Redis.from_url(own_valkey.url) as control:
        for _ in range(5):
            control.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
            group.step(chance)
            group.settle()
    own_valkey.kill()
    for _ in range(3):
        group.step(chance)
        group.settle()
    own_valkey.start()
    for _ in range(10):
        group.step(chance)
    group.agree()
    group.close()


def test_a_killed_process_takes_its_people_away_for_a_while(three: list[Server]) -> None:
    """Others notice after some seconds, give them the grace that the table has, and let a bot stand in; they come back elsewhere."""
    group = Group(three, 3, options={"hand_size": 20})
    ana, bo, cy = group.seats
    ana.done("table", grace=2)
    ana.done("start")
    group.settle()
    for seat in (ana, bo):
        seat.until(lambda seat=seat: all(one["present"] for one in seat.table["seats"]))
    killed = time.time_ns() // 1_000_000
    three[2].kill()
    for seat in (ana, bo):
        seat.until(lambda seat=seat: not seat.table["seats"][2]["present"])
        seat.until(lambda seat=seat: seat.table["seats"][2]["stand_in"])
    facts = look(three[0].place, "SELECT at, body FROM facts WHERE code = :code ORDER BY number", code=group.code)
    stood_in = [row[0] for row in facts if b'"stand-in"' in bytes(row[1])]
    assert len(stood_in) == 1
    assert stood_in[0] >= killed + 2000
    group.seats[2] = cy = Seat(three[1], cy.cookie, group.code)
    assert not cy.table["seats"][2]["stand_in"]
    for seat in (ana, bo):
        seat.until(lambda seat=seat: seat.table["seats"][2]["present"] and not seat.table["seats"][2]["stand_in"])
    for _ in range(5):
        group.step(random.Random(3))
    group.agree()
    group.close()


def test_bots_go_on_when_their_process_is_killed(three: list[Server]) -> None:
    """A person lets a bot play too, so that all there is to do is due by itself: it is done whichever process is killed."""
    ana = person(three[0], "Ana")
    code = make_table(three[0], ana, seats=3, bots=["careful"] * 2, options={"hand_size": 20})
    line = Seat(three[0], ana, code)
    line.done("table", pace="fast")
    line.done("start")
    line.done("stand-in", on=True)
    for place, server in enumerate(three):
        server.kill()
        line = Seat(three[place - 1], ana, code)
        was = line.number
        line.until(lambda line=line, was=was: line.number > was + 2)
        if server is not three[-1]:
            server.start()
    line.close()
