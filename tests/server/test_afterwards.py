"""The record of a finished game, and the game step by step."""

from __future__ import annotations

import random

import msgspec
import pytest

from lastcard.record import Record
from lastcard.server import messages as m
from lastcard.server.afterwards import record_of, replay_of
from lastcard.server.refusal import Refusal

from .tables import ANA, Play


def finished(seed: int = 0) -> Play:
    """A table with a finished game, another that was given up, and a third that is being played."""
    play = Play(2, ("careful",), seed=seed, hand_size=2, target=50)
    assert play.play_on(random.Random(seed), lambda play: play.table.phase == "game_over")
    play.do(ANA, m.Start)
    play.play_on(random.Random(seed), lambda play: len(play.game.moves) > 3)
    play.do(ANA, m.Back)
    play.do(ANA, m.SetRules, edition="pocket", options={})
    play.do(ANA, m.Start)
    return play


def test_the_record_of_a_finished_game_replays_to_its_result() -> None:
    play = Play(2, ("careful",), hand_size=2, target=50)
    assert play.play_on(random.Random(1), lambda play: play.table.phase == "game_over")
    scores, winner = play.game.scores, play.game.game_winner
    record = record_of(play.facts, 1)
    assert (list(record.scores or ()), record.winner) == (scores, winner)
    assert record.players == ("Ana", "Bo", "Mila")
    again = Record.loads(record.dumps())
    assert again.play().scores == scores
    assert again.rules.differences() == {"hand_size": 2, "target": 50}


def test_a_game_that_was_given_up_has_a_record_too_and_one_that_runs_has_none() -> None:
    play = finished()
    assert play.table.games == 3
    assert [play.table.is_finished(number) for number in range(5)] == [False, True, True, False, False]
    assert record_of(play.facts, 1).scores is not None
    assert record_of(play.facts, 2).scores is None
    assert record_of(play.facts, 2).edition.name == "classic"
    with pytest.raises(Refusal) as caught:
        record_of(play.facts, 3)
    assert caught.value.code == "game-not-over"
    play.do(ANA, m.Back)
    assert record_of(play.facts, 3).edition.name == "pocket"


@pytest.mark.parametrize("number", [0, -1, 4])
def test_a_game_that_never_was_has_no_record(number: int) -> None:
    with pytest.raises(Refusal) as caught:
        record_of(finished().facts, number)
    assert caught.value.code == "no-such-game"


def test_a_replay_goes_through_every_deal_and_move_with_nothing_hidden() -> None:
    record = record_of(finished().facts, 1)
    replay = msgspec.json.decode(msgspec.json.encode(replay_of(record)), type=m.Replay)
    moves = [move for item in record.rounds for move in item.moves]
    assert [step.move for step in replay.steps if step.move is not None] == moves
    assert sum(step.move is None for step in replay.steps) == len(record.rounds)
    assert replay.steps[0].events[0].code == "round"
    for step in replay.steps:
        assert "?" not in str(step.position["hands"])
        assert "legal" not in step.position
        for event in step.events:
            if event.code in ("dealt", "drew"):
                assert len(event.args["cards"]) == event.args["count"]
    assert replay.steps[-1].position["game_winner"] == record.winner
