"""`check_bot`: good bots pass, and whatever a bot must not do is found and said in a sentence."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from lastcard import EDITIONS, OPTIONS, Edition, Move, RulesError, View
from lastcard.bots import make
from lastcard.envs import BotError, check_bot
from lastcard.envs.checking import TABLES
from lastcard.kernel import codes

FEW = TABLES[3:6]


def some(view: View) -> Move:
    """A bot without a fault."""
    return view.legal_moves[len(view.legal_moves) // 2]


def chancy(rng: Random) -> Callable[[View], Move]:
    """A bot with chance of its own, kept in a closure."""
    return lambda view: rng.choice(view.legal_moves)


OWN = Random(3)


def with_a_name(view: View) -> Move:
    """A bot with chance of its own, kept in its module."""
    return OWN.choice(view.legal_moves)


class Memory:
    """A bot that remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> Move:
        self.asked += 1
        return view.legal_moves[self.asked % len(view.legal_moves)]


# Good bots


@pytest.mark.parametrize("bot", [some, chancy(Random(1)), with_a_name, Memory(), make("random", "1"), make("careful", "1")])
def test_a_good_bot_passes(bot: object) -> None:
    """A function, an object, one that remembers, and ones with chance of their own."""
    report = check_bot(bot, rounds=2)
    assert report.ok, str(report)
    assert report.repeated
    assert str(report).startswith("Nothing is wrong")
    assert report.rounds == 2 * len(TABLES)


def test_every_question_is_asked() -> None:
    """All phases come, and questions out of turn."""
    assert set(check_bot(make("random", "1")).asked) == {"out_of_turn", *codes.PHASE_NAMES[: codes.ROUND_OVER]}
    assert "out_of_turn" not in check_bot(some, tables=FEW, rounds=1, out_of_turn=False).asked


def test_the_sweep_goes_through_editions_options_and_seats() -> None:
    """Every edition with as few and as many players as it takes, and every option away from its usual value somewhere."""
    for name in EDITIONS:
        edition = Edition.load(name)
        assert {edition.min_players, edition.max_players} <= {players for other, players, _ in TABLES if other == name}
    changed = {(option, str(value)) for _, _, rules in TABLES for option, value in rules.items()}
    assert {option for option, _ in changed} == set(OPTIONS)


def test_the_same_seed_checks_the_same() -> None:
    """A report can be had again."""
    one, two = (check_bot(some, tables=FEW, rounds=2, seed="5") for _ in range(2))
    assert one.asked == two.asked
    assert check_bot(some, tables=FEW, rounds=2, seed="6").asked != one.asked


def test_what_cannot_be_copied_is_said() -> None:
    """A bot that cannot be copied is not asked twice, and the report says so."""

    class Closed:
        def __init__(self) -> None:
            self.rows = (row for row in ())

        def choose(self, view: View) -> Move:
            return view.legal_moves[0]

    report = check_bot(Closed(), tables=FEW, rounds=1)
    assert report.ok
    assert not report.repeated
    assert "cannot be copied" in str(report)


# Faults


def illegal(view: View) -> Any:
    return Move(view.seat, "pass")


def out_of_turn(view: View) -> Any:
    return view.legal_moves[0] if view.turn == view.seat else Move(view.seat, "draw")


def unknown_card(view: View) -> Any:
    return Move.parse(f"{view.seat} play WDIP")


def no_verb(view: View) -> Any:
    return Move(view.seat, "sing")


def other_seat(view: View) -> Any:
    return Move((view.seat + 1) % view.seats, "draw")


def text(view: View) -> Any:
    return str(view.legal_moves[0])


def nothing(view: View) -> Any:
    return None


def broken(view: View) -> Any:
    return {}[view.seat]


def shared(view: View) -> Any:
    return random.choice(view.legal_moves)


def shared_numpy(view: View) -> Any:
    return view.legal_moves[np.random.randint(len(view.legal_moves))]


def changing(view: View) -> Any:
    view.look.sizes[0] += 1
    return view.legal_moves[0]


def slow(view: View) -> Any:
    time.sleep(0.002)
    return view.legal_moves[0]


class Uneven:
    """A bot whose copies do not do as it does."""

    made = 0

    def choose(self, view: View) -> Move:
        Uneven.made += 1
        return view.legal_moves[Uneven.made % len(view.legal_moves)]


@pytest.mark.parametrize(
    ("bot", "kind", "words"),
    [
        (illegal, "illegal", "EMPTY-2"),
        (out_of_turn, "illegal", "out of turn"),
        (unknown_card, "illegal", "no card WDIP"),
        (no_verb, "illegal", "no move at this table"),
        (other_seat, "seat", "a move of seat"),
        (text, "answer", "gave a str"),
        (nothing, "answer", "gave None"),
        (broken, "exception", "KeyError"),
        (shared, "global_random", "module random"),
        (shared_numpy, "global_random", "numpy.random"),
        (changing, "changes_view", "look.sizes"),
        (Uneven(), "unequal", "from equal views"),
        (slow, "slow", "ms on average"),
    ],
)
def test_a_fault_is_found(bot: object, kind: str, words: str) -> None:
    """Each fault is reported under its kind, in a sentence that says what was done and where; and nothing else is reported."""
    report = check_bot(bot, tables=TABLES[3:8], rounds=3, milliseconds=1.0 if kind == "slow" else 1000.0)
    assert not report.ok
    assert {problem.kind for problem in report.problems} == {kind}
    assert any(words in str(problem) for problem in report.problems), str(report)
    assert "wrong" in str(report)


def test_a_fault_is_told_once_and_counted() -> None:
    """What goes wrong again and again is one problem, with the first place where it was seen."""
    (problem,) = check_bot(nothing, tables=FEW, rounds=1).problems
    assert problem.times > 10
    assert problem.where.startswith("classic, 2 players, seed ")


def test_it_can_raise() -> None:
    """Asked to, it raises what it found."""
    with pytest.raises(BotError, match="KeyError") as caught:
        check_bot(broken, tables=FEW, rounds=1, raises=True)
    assert not caught.value.report.ok


@pytest.mark.parametrize("bot", [3, "careful", None, Memory])
def test_what_is_no_bot_is_refused(bot: object) -> None:
    """A number, a name, nothing, or a class in the place of its object."""
    with pytest.raises(TypeError, match="a bot is an object with choose"):
        check_bot(bot)


@pytest.mark.parametrize("options", [{"seed": "x"}, {"rounds": 0}, {"tables": (("classic", 12, {}),)}])
def test_what_cannot_be_checked_is_refused(options: dict[str, Any]) -> None:
    """A seed, a number of rounds or a table that is none."""
    with pytest.raises(RulesError):
        check_bot(some, **options)
