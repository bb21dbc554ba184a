"""What breaks the server finds what it looks for: faults are planted here, as a checker that finds nothing proves nothing."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from lastcard.server import facts as f
from lastcard.server import messages as m
from lastcard.server.facts import Stamped
from lastcard.server.sight import Sight
from server.tables import ANA, NAMES, PEOPLE, Play

BREAK = Path(__file__).resolve().parents[2] / "bench" / "break.py"

pytestmark = pytest.mark.skipif(not BREAK.exists(), reason="there is no bench/ beside these tests")


def load_checks() -> ModuleType:
    """The checker, which is no part of any package that tests know."""
    spec = importlib.util.spec_from_file_location("breaking_checks", BREAK.parent / "breaking" / "checks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


class Evening:
    """A game of three with a bot, and what came to each of them, as their clients log it."""

    def __init__(self, moves: int = 40) -> None:
        self.play = Play(3, ("easy",), edition="modern", start=False)
        self.checks = load_checks()
        self.records: list[Any] = []
        self.people = dict(zip(NAMES[:3], PEOPLE[:3], strict=True))
        self.sight = Sight(self.play.table)
        for line, (name, person) in enumerate(self.people.items()):
            self.log("open", line, name, b"")
            self.hear(line, name, self.play.frame(person))
        self.do(ANA, m.Start)
        chance = random.Random(3)
        for _ in range(moves):
            self.step(chance)

    def log(self, what: str, line: int, who: str, data: bytes) -> None:
        """One more record."""
        self.records.append(self.checks.Record(what, line, who, data))

    def hear(self, line: int, who: str, frame: Any) -> None:
        """Something comes to somebody."""
        self.log("heard", line, who, msgspec.json.encode(frame))

    def do(self, person: str, kind: type[Any], **fields: Any) -> None:
        """A command, which is carried out."""
        table, command = self.play.table, self.play.command(kind, **fields)
        line = PEOPLE.index(person)
        self.log("sent", line, NAMES[line], msgspec.json.encode(command))
        self.let_be(table.stamp(table.decide(person, command, self.play.now), self.play.now, person, command.id))
        self.hear(line, NAMES[line], m.Done(command.id, table.number, self.play.now))

    def let_be(self, stamped: list[Stamped]) -> None:
        """Facts, of which everybody is told."""
        table, was = self.play.table, self.play.table.number
        changes = [table.apply(one) for one in stamped]
        self.play.facts += stamped
        updates = self.sight.update(was, changes, self.play.now)
        for line, (name, person) in enumerate(self.people.items()):
            self.hear(line, name, updates.of(table.seat_of(person)))

    def step(self, chance: random.Random) -> None:
        """Whatever comes next."""
        play, table = self.play, self.play.table
        play.now += 20_000
        if new := table.act(play.now):
            self.let_be(table.stamp(new, play.now))
        elif table.asked is None:
            self.do(ANA, m.Start)
        else:
            move = str(chance.choice(play.legal()))
            person = table.seats[int(move.split(" ")[0])].person
            assert person is not None
            self.do(person, m.PlayMove, move=move, seen=table.number)

    def last(self, what: str, **wanted: Any) -> int:
        """Where the last record is of a frame, or a command, with these fields."""
        for place in reversed(range(len(self.records))):
            record = self.records[place]
            if record.what == what and record.data:
                frame = json.loads(record.data)
                if all(frame.get(name) == value for name, value in wanted.items()):
                    return place
        raise AssertionError(wanted)

    def change(self, place: int, change: Callable[[dict[str, Any]], object]) -> None:
        """Have been something else in the log."""
        frame = json.loads(self.records[place].data)
        change(frame)
        self.records[place] = self.records[place]._replace(data=json.dumps(frame).encode())

    def found(self, facts: list[Stamped] | None = None) -> Counter[str]:
        """What the checker finds, looking first at a part and then at the whole; each kind must be put into words as well."""
        findings = self.checks.Findings()
        checker = self.checks.Checker(self.play.table.code, findings, [b"a-cookie", *(person.encode() for person in PEOPLE)])
        stored = self.play.facts if facts is None else facts
        numbers = [json.loads(one.data)["number"] for one in self.records[:60] if one.what == "heard"]
        checker.check(self.records[:60], stored[: max(numbers)], self.people)
        checker.check(self.records[60:], stored[max(numbers) :], self.people)
        checker.finish(stored)
        assert {words.partition(":")[0] for words in findings.examples} == set(findings.counts)
        return Counter(findings.counts)


@pytest.fixture
def evening() -> Evening:
    """A game at which nothing went wrong."""
    return Evening()


def renumbered(facts: list[Stamped]) -> list[Stamped]:
    return [msgspec.structs.replace(one, number=number) for number, one in enumerate(facts, 1)]


def last_move(facts: list[Stamped]) -> int:
    """Where the last move of a person is among facts."""
    return max(place for place, one in enumerate(facts) if isinstance(one.fact, f.Moved) and one.fact.by == "person")


def test_where_nothing_went_wrong_nothing_is_found(evening: Evening) -> None:
    """An honest server, whose every frame is checked."""
    assert evening.found() == Counter()


def test_a_lost_move_is_found(evening: Evening) -> None:
    """It was acknowledged, and is not in the database: neither at the end, nor in the middle, nor with another in its place."""
    facts = evening.play.facts
    place = last_move(facts)
    assert evening.found(facts[:place])["lost"]
    assert evening.found(facts[:place] + facts[place + 1 :])["lost"]
    other = msgspec.structs.replace(facts[place], fact=f.Said(0, "Ana", phrase="hello"))
    assert evening.found([*facts[:place], other, *facts[place + 1 :]])["lost"]


def test_a_move_that_vanishes_after_it_was_checked_is_found(evening: Evening) -> None:
    """At the end everything is looked at again."""
    findings = evening.checks.Findings()
    checker = evening.checks.Checker(evening.play.table.code, findings)
    checker.check(evening.records, evening.play.facts, evening.people)
    changed = list(evening.play.facts)
    changed[5] = msgspec.structs.replace(changed[5], at=changed[5].at + 1)
    for stored in (evening.play.facts[:-1], changed):
        findings.counts.clear()
        checker.finish(stored)
        assert findings.counts == Counter(lost=1)


def test_a_duplicate_is_found(evening: Evening) -> None:
    """One command, carried out twice."""
    facts = evening.play.facts
    said = msgspec.structs.replace(facts[-1], fact=f.Said(0, "Ana", phrase="hello"), person=ANA, command="twice")
    assert evening.found(renumbered([*facts, said, said]))["duplicated"] == 1


def test_a_refused_command_that_is_there_is_found(evening: Evening) -> None:
    """Its sender was told that nothing had changed."""
    place = evening.last("heard", **{"is": "done"})
    evening.change(place, lambda frame: frame.update({"is": "refused", "code": "not-saved"}))
    assert evening.found() == Counter(refused_but_there=1)


def test_another_number_than_the_acknowledged_one_is_found(evening: Evening) -> None:
    """The answer names the change that the command came to, also when it is repeated."""
    place = evening.last("heard", **{"is": "done"})
    evening.change(place, lambda frame: frame.update(number=frame["number"] - 1))
    assert evening.found()["misnumbered"] == 1


def test_a_move_without_anybody_who_may_make_it_is_found(evening: Evening) -> None:
    """A bot's move on a person's seat, and one that the rules refuse."""
    facts = evening.play.facts
    place = last_move(facts)
    fact = facts[place].fact
    assert isinstance(fact, f.Moved)
    by_bot = msgspec.structs.replace(facts[place], fact=f.Moved(fact.move, "bot"))
    assert evening.found([*facts[:place], by_bot, *facts[place + 1 :]])["wrong"] == 1
    again = msgspec.structs.replace(facts[place], command="again", person=facts[place].person)
    assert evening.found(renumbered([*facts, again]))["wrong"] == 1


def test_a_gap_is_found(evening: Evening) -> None:
    """A line on which an update is missing, comes twice, or comes before the table."""
    place = evening.last("heard", **{"is": "update"})
    record = evening.records[place]
    before = next(
        one for one in reversed(range(place)) if evening.records[one].line == record.line and b'"update"' in evening.records[one].data
    )
    missing = evening.records.pop(before)
    assert evening.found()["gaps"] == 1
    evening.records[before:before] = [missing, missing]
    assert evening.found()["gaps"] == 1
    del evening.records[before]
    evening.records.append(evening.checks.Record("open", 9, "Ana", b""))
    evening.records.append(record._replace(line=9, who="Ana"))
    assert evening.found()["gaps"] == 1


def a_foreign_hand(frame: dict[str, Any]) -> None:
    """Another's cards, as they might be."""
    other = (frame["seat"] + 1) % 4
    frame["game"]["hands"][other] = ["R1"] * frame["game"]["counts"][other]


def a_card_too_many(frame: dict[str, Any]) -> None:
    """In one's own hand."""
    frame["game"]["hand"].append("R1")


def a_drawn_card(frame: dict[str, Any]) -> None:
    """Which another drew."""
    entry = next(entry for entry in frame["entries"] if entry["what"] == "game")
    entry["events"][0]["args"]["secret"] = "R1"


@pytest.mark.parametrize("leak", [a_foreign_hand, a_card_too_many, a_drawn_card])
def test_a_leaked_card_is_found(evening: Evening, leak: Callable[[dict[str, Any]], None]) -> None:
    """Wherever it is in a frame."""
    place = max(place for place, one in enumerate(evening.records) if b'"counts"' in one.data and b'"events"' in one.data)
    evening.change(place, leak)
    assert evening.found()["leaked"]


def test_a_leaked_secret_is_found(evening: Evening) -> None:
    """A seed, a person's id or a cookie, whatever field it is in."""
    seed = next(one.fact.seed for one in evening.play.facts if isinstance(one.fact, f.Started))
    for secret in (seed, PEOPLE[2], "a-cookie"):
        place = evening.last("heard", **{"is": "done"})
        before = evening.records[place]
        updates = evening.last("heard", **{"is": "update"})
        evening.records[updates] = (kept := evening.records[updates])._replace(data=kept.data[:-1] + f',"more":"{secret}"}}'.encode())
        assert evening.found() == Counter(leaked=1)
        evening.records[updates] = kept
        evening.records[place] = before


def test_an_earlier_state_under_a_later_number_is_found(evening: Evening) -> None:
    """A process that is behind must not say that it is not."""
    places = [place for place, one in enumerate(evening.records) if one.line == 1 and b'"counts"' in one.data]
    old = json.loads(evening.records[places[-4]].data)["game"]
    evening.change(places[-1], lambda frame: frame.update(game=old))
    found = evening.found()
    assert found["wrong"] + found["leaked"]


# The whole of it: real servers, real processes, real faults


def run_break(*words: object, folder: str | None = None) -> subprocess.Popen[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    if folder is not None:
        environment["TMPDIR"] = folder
    return subprocess.Popen(
        [sys.executable, BREAK, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


@pytest.fixture
def folder() -> Iterator[str]:
    """A folder that PostgreSQL can reach too, where it runs as nobody; nothing is left in it, and nothing that runs knows of it."""
    with tempfile.TemporaryDirectory(prefix="lastcard-test-break-") as made:
        Path(made).chmod(0o755)
        yield made
        assert os.listdir(made) == []
        assert [pid for pid in os.listdir("/proc") if pid.isdigit() and knows_of(pid, made)] == []


def knows_of(pid: str, folder: str) -> bool:
    """Whether a process is of those that were started with this folder."""
    try:
        return f"TMPDIR={folder}".encode() in Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return False


def judged(done: subprocess.Popen[str]) -> dict[str, Any]:
    """What a run has found; what takes how long is no test."""
    out, errors = done.communicate(timeout=1800)
    assert out, errors
    found: dict[str, Any] = json.loads(out)
    wrong = ("lost", "duplicated", "leaked", "misordered", "misnumbered", "refused_but_there", "gaps", "wrong", "died", "tracebacks")
    assert {name: found[name] for name in wrong} == dict.fromkeys(wrong, 0), errors
    assert found["moves_acknowledged"]
    assert found["frames_checked"]
    assert not found["stuck"], errors
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="PostgreSQL and Valkey from packages are for Linux")
def test_what_is_killed_in_the_middle_of_play_loses_nothing(folder: str) -> None:
    """Two processes, PostgreSQL and Valkey are killed and come back, while people play at tables between them."""
    words = ("--faults", "process,database,bus", "--minutes", 0.2, "--tables", 6, "--processes", 2, "--seed", 3)
    found = judged(run_break(*words, "--json", folder=folder))
    assert sum(found["faults"].values())


@pytest.mark.skipif(sys.platform != "linux", reason="what a run leaves behind is looked for where Linux lists processes")
def test_stopped_in_the_middle_it_leaves_nothing_behind(folder: str) -> None:
    """Ctrl-C: no process, folder, mount or network is left, and that is said."""
    done = run_break("--minutes", 5, "--tables", 2, "--processes", 2, "--verbose", "--faults", "all,cut,disk", folder=folder)
    assert done.stderr is not None
    assert done.stderr.readline().startswith("all play at")
    done.send_signal(signal.SIGINT)
    time.sleep(0.3)
    done.send_signal(signal.SIGINT)  # by one who cannot wait
    out, errors = done.communicate(timeout=60)
    assert (done.returncode, out) == (130, ""), errors
    assert errors.splitlines()[-1] == "break.py: stopped, and everything is cleaned up"
    assert folder not in Path("/proc/mounts").read_text()


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="PostgreSQL and Valkey from packages are for Linux")
@pytest.mark.parametrize("words", [["--processes", 3], ["--processes", 4, "--tables", 25], ["--processes", 1], ["--embedded"]])
def test_everything_that_can_be_broken_is_broken(words: list[object], folder: str) -> None:
    """Every fault, several times over, with another order in every run."""
    seed = random.SystemRandom().randrange(10_000)
    found = judged(run_break("--minutes", 5, "--seed", seed, *words, "--json", folder=folder))
    print(found)
    assert all(found["faults"].values())


@pytest.mark.parametrize("words", [["--minutes", 0], ["--faults", "process,flood"], ["--tables", "many"]])
def test_what_makes_no_sense_is_refused(words: list[object]) -> None:
    """With its usage."""
    done = run_break(*words)
    _, errors = done.communicate(timeout=60)
    assert done.returncode == 2
    assert errors.startswith("usage:")
