"""Perft: the number of all sequences of moves to a depth, from fixed deals, is what it was and what a second reading of the rules counts.

What counts as a move: every move that `legal_moves` lists for any seat, calls and catches too; and for each play also the one with
`uno` behind it, where `check` lets it pass. A round that is over has no moves. The cards come as the record's seed has them, so a pile
that is shuffled on the way gives the same numbers every time.

`perft.json` holds the deals, as records, and the numbers: `counts[n]` is the number of sequences of n + 1 moves. To add a deal, write
a line with as many zeros as it shall go deep, and run `python3 go.py python tests/regenerate.py`.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from referee import Referee, Refused
from twin import TwinGame

from lastcard import Game, IllegalMove, InvalidMove, Move, Record
from lastcard.kernel.state import as_numbers

FILE = Path(__file__).with_name("perft.json")
CASES: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def begin(record: dict[str, Any], kind: type[Game] = Game) -> Game:
    """The game at the beginning of a case."""
    return Record.loads(json.dumps(record)).play(kind)


def moves_of(game: Game) -> list[Move]:
    """Every move that counts."""
    found = []
    for seat in range(len(game.players)):
        for move in game.legal_moves(seat):
            found.append(move)
            if move.verb == "play" and game.check(called := replace(move, uno=True)) is None:
                found.append(called)
    return found


def count(game: Game, depth: int) -> list[int]:
    """The number of sequences of 1, 2 … `depth` moves from here."""
    counts = [0] * depth
    _count(game, counts, 0)
    return counts


def _count(game: Game, counts: list[int], level: int) -> None:
    moves = moves_of(game)
    counts[level] += len(moves)
    if level + 1 < len(counts):
        for move in moves:
            game.play(move)
            _count(game, counts, level + 1)
            game.undo()


def regenerate(file: Path, only: list[str] | None = None) -> None:
    """Count anew to the depth that each case has, and write the file, a case a line."""
    lines = []
    for name, case in CASES.items():
        counts = count(begin(case["record"]), len(case["counts"])) if only is None or name in only else case["counts"]
        lines.append(f"  {json.dumps(name)}: {json.dumps({'record': case['record'], 'counts': counts})}")
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


@pytest.mark.parametrize("name", CASES)
def test_all_sequences_of_moves_are_counted(name: str) -> None:
    """From a fixed deal there are as many sequences of moves as ever."""
    case = CASES[name]
    game = begin(case["record"])
    before = game.position(), as_numbers(game._state), game.record().dumps()
    assert count(game, len(case["counts"])) == case["counts"]
    assert (game.position(), as_numbers(game._state), game.record().dumps()) == before


@pytest.mark.parametrize("name", CASES)
def test_both_speeds_count_the_same(name: str) -> None:
    """The compiled kernel agrees at every node, field by field, as far as two moves deep."""
    case = CASES[name]
    assert count(begin(case["record"], TwinGame), 2) == case["counts"][:2]


# --- Against the referee ---------------------------------------------------------------------------------------------------------


class Pair:
    """The library and the referee at the same node."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.game = begin(record)
        self.referee = Referee(record["edition"], record["players"], record.get("rules"))
        round_ = json.loads(self.game.record().dumps())["rounds"][0]
        if "deal" not in round_:
            dealt = {event.args["seat"]: event.secret["cards"] for event in self.game.log[0][1] if event.code == "dealt"}
            round_["deal"] = {"hands": [dealt[seat] for seat in range(len(dealt))], "draw": None}
        self.referee.deal(round_)

    def after(self, text: str) -> Pair:
        """Another pair, a move later; both play it."""
        other: Pair = object.__new__(Pair)
        other.game = self.game.copy()
        other.referee = copy.deepcopy(self.referee)
        other.game.play(text)
        other.referee.told = json.loads(other.game.record().dumps())["rounds"][-1]["drawn"]
        other.referee.play(text)
        assert other.game.position() == other.referee.position(), text
        return other

    def moves(self) -> list[str]:
        """Every move that counts, in the referee's view."""
        found = []
        for seat in range(self.referee.seats):
            for text in self.referee.moves_allowed(seat):
                found.append(text)
                if " play " in text and self.would_pass(f"{text} uno"):
                    found.append(f"{text} uno")
        return found

    def would_pass(self, text: str) -> bool:
        """Whether the referee lets a move pass."""
        other = copy.deepcopy(self.referee)
        try:
            other.told = _drawn_after(self.game, text)
            other.play(text)
        except Refused:
            return False
        return True


def _drawn_after(game: Game, text: str) -> list[str]:
    """What has been taken from the draw pile when this move has been made: the referee cannot know what a shuffle brings."""
    if game.check(text) is None:
        game = game.copy()
        game.play(text)
    drawn: list[str] = json.loads(game.record().dumps())["rounds"][-1]["drawn"]
    return drawn


@pytest.mark.parametrize("name", CASES)
def test_the_referee_counts_the_same(name: str) -> None:
    """A second reading of the rules lists the same moves at the deal and after each of its moves."""
    case = CASES[name]
    pair = Pair(case["record"])
    first = pair.moves()
    assert sorted(first) == sorted(map(str, moves_of(pair.game)))
    second = 0
    for text in first:
        after = pair.after(text)
        moves = after.moves()
        assert sorted(moves) == sorted(map(str, moves_of(after.game))), text
        second += len(moves)
    assert [len(first), second] == case["counts"][:2]


# --- Every text that is a move ---------------------------------------------------------------------------------------------------


def all_texts(game: Game) -> Iterator[str]:
    """Every text that is a move at this table: all seats, verbs, cards of the edition, colours, seats named, with and without `uno`."""
    seats = range(len(game.players))
    cards = [str(card) for card in game.edition.kinds]
    for seat in seats:
        for verb in ("draw", "keep", "pass", "done", "challenge", "accept", "uno"):
            yield f"{seat} {verb}"
        yield from (f"{seat} colour {colour}" for colour in "RYGB")
        yield from (f"{seat} catch {other}" for other in seats)
        yield from (f"{seat} {verb} {card}" for verb in ("give", "discard") for card in cards)
        for card in cards:
            for colour in ("", " R", " Y", " G", " B"):
                for target in ("", *(f" {other}" for other in seats)):
                    yield f"{seat} play {card}{colour}{target}"
                    yield f"{seat} play {card}{colour}{target} uno"


def wander(pair: Pair, chance: random.Random, steps: int) -> Pair:
    """The node after some random moves, if the round lasts so long."""
    for _ in range(steps):
        moves = pair.moves()
        if not moves:
            break
        pair = pair.after(chance.choice(moves))
    return pair


def refuses(referee: Referee, text: str) -> bool:
    """Whether the referee refuses a move; one that it does not refuse is played."""
    try:
        referee.play(text)
    except Refused:
        return True
    return False


@pytest.mark.parametrize("name", CASES)
def test_every_text_is_either_legal_or_refused(name: str) -> None:
    """Of all texts that are moves, the library takes those that the referee takes; it lists them; what it refuses changes nothing."""
    chance = random.Random(name)
    pair = wander(Pair(CASES[name]["record"]), chance, chance.randrange(1, 7))
    game, referee = pair.game, pair.referee
    listed = {str(move) for seat in range(len(game.players)) for move in game.legal_moves(seat)}
    before = game.position(), as_numbers(game._state), game.record().dumps(), len(game.log)
    known = copy.deepcopy(vars(referee))
    taken = set()
    for text in all_texts(game):
        reason = game.check(text)
        if reason is None:
            taken.add(text)
            assert pair.would_pass(text), text
            continue
        if len(game.players) > 4 and chance.random() < 0.8:
            continue  # at a large table there are a great many
        assert refuses(referee, text), text
        if chance.random() < 0.05:
            with pytest.raises(IllegalMove) as caught:
                game.play(text)
            assert caught.value.reason == reason
    assert (game.position(), as_numbers(game._state), game.record().dumps(), len(game.log)) == before
    assert vars(referee) == known
    assert listed <= taken
    unlisted = {text.split(" ", 1)[1].removesuffix(" uno") for text in taken - listed}
    assert unlisted <= {"uno", *(f"catch {seat}" for seat in range(len(game.players))), *(text.split(" ", 1)[1] for text in listed)}


NO_MOVES = ("3 draw", "12 play R5", "0 catch 11", "0 play RX", "0 play R5 W", "0 play", "0 R5", "", "0  draw", "-1 draw", "0 draw 2")


@pytest.mark.parametrize("edition", ["pocket", "classic", "modern"])
@pytest.mark.parametrize("text", NO_MOVES)
def test_a_text_that_is_no_move_changes_nothing(edition: str, text: str) -> None:
    """What is no move at this table is told apart from an illegal one, and changes nothing."""
    game = Game(edition, players=3, seed="1")
    before = as_numbers(game._state), len(game.log)
    for attempt in (game.check, game.play):
        with pytest.raises(InvalidMove):
            attempt(text)
    assert (as_numbers(game._state), len(game.log)) == before
