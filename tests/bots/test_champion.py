"""The champion: its search is legal, the same at every speed and on any number of cores, and knows no hidden card."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from strategies import Table, choices, tables

from bots.knowledge import game_at, table
from bots.test_memory_runs import dealt, exchanged
from lastcard import Game, Record, RulesError
from lastcard.bots import make, searcher
from lastcard.moves import Move

OFTEN = settings(max_examples=max(1, settings().max_examples // 3))


def answer(game: Game, seat: int, samples: int = 12, workers: int = 1) -> Move:
    """What a champion answers that has just sat down."""
    return make("champion", "5eed", samples=samples, workers=workers).answer(game.view(seat))


@OFTEN
@given(tables(), choices)
def test_every_answer_is_legal(start: Table, chances: list[int]) -> None:
    """Whatever is asked, at any table, under any options: the champion answers with a legal move."""
    game = start.game()
    bots = [make("champion", f"{seat}a", samples=3) for seat in range(len(game.players))]
    for chance in chances[:25]:
        if game.turn is None:
            return
        move = bots[game.turn].answer(game.view(game.turn))
        assert game.check(move) is None
        legal = game.legal_moves()
        game.play(move if chance % 3 else legal[chance % len(legal)])


@pytest.fixture(scope="module")
def compiled() -> None:
    """The compiled search."""
    searcher.warm()


@pytest.mark.usefixtures("compiled")
def test_samples_come_to_the_same_at_both_speeds_and_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many deals a move are the same search compiled or not, on one core or three."""
    searched = 0
    for edition, players, options in [
        ("pocket", 2, {}),
        ("modern", 4, {"teams": True, "stacking": "up"}),
        ("classic", 3, {"jump_in": True}),
    ]:
        game = Game(edition, players, "2a", **options)
        for _ in range(9):
            if game.turn is None:
                break
            one = answer(game, game.turn, 40)
            assert answer(game, game.turn, 40, workers=3) == one
            with monkeypatch.context() as patch:
                patch.setattr(searcher, "_ready", None)
                bot = make("champion", "5eed", samples=40)
                assert bot.answer(game.view(game.turn)) == one
            searched += len(game.legal_moves()) > 1
            game.play(one)
    assert searched > 9


@pytest.mark.usefixtures("compiled")
def test_equal_views_give_equal_moves() -> None:
    """Hidden cards exchanged behind its back change nothing of what the champion does, as long as all that it sees is the same."""
    rng = Random(11)
    compared = 0
    for _ in range(40):
        record, players, _ = dealt(rng)
        seat = rng.randrange(players)
        one = Record.loads(json.dumps(record)).play()
        two = Record.loads(json.dumps(exchanged(record, rng, seat))).play()
        for _ in range(40):
            if one.turn is None:
                break
            if one.turn == seat:
                move = answer(one, seat)
                assert answer(two, seat) == move
                compared += 1
            else:
                move = make("careful", "1").answer(one.view(one.turn))
            seen = [(event.code, event.seen_by(seat)) for event in one.play(move)]
            if two.check(move) is not None or [(event.code, event.seen_by(seat)) for event in two.play(move)] != seen:
                break
            if one.position(seat) != two.position(seat):
                break
    assert compared > 80


@pytest.mark.usefixtures("compiled")
def test_a_bluff_that_must_be_one_is_challenged() -> None:
    """The hand of the one who laid a Wild Draw lies open, and a card of the colour with it: then it is a bluff for certain."""
    rules = {"custom": [{"do": [["open"]]}]}
    hands = ["WCUSTOM1 B1 B2 B3", "R5 R7 W+4 Y1", "G1 G2 G3"]
    open_hands = table("modern", hands=hands, top="R9", dealer=2, rules=rules).play("0 play WCUSTOM1 R", "1 play W+4 Y")
    assert answer(game_at(open_hands), 2, 200).verb == "challenge"


@pytest.mark.usefixtures("compiled")
def test_a_wild_draw_that_cannot_be_a_bluff_is_accepted() -> None:
    """The same where the open hand holds no card of the colour that was in force."""
    rules = {"custom": [{"do": [["open"]]}]}
    hands = ["WCUSTOM1 B1 B2 B3", "Y5 G7 W+4 Y1", "G1 G2 G3"]
    open_hands = table("modern", hands=hands, top="R9", dealer=2, rules=rules).play("0 play WCUSTOM1 R", "1 play W+4 Y")
    assert answer(game_at(open_hands), 2, 200).verb == "accept"


@pytest.mark.usefixtures("compiled")
def test_it_takes_a_turn_from_who_is_about_to_win() -> None:
    """With two players a Skip and then the last card win at once, where a number would let the other lay its last."""
    game = game_at(table("classic", hands=["RS R5", "R1 G9"], top="R9", dealer=1))
    assert str(answer(game, 0, 100)) == "0 play RS uno"


@pytest.mark.usefixtures("compiled")
def test_a_search_by_time_ends_and_leaves_the_generator_where_samples_leave_it() -> None:
    """How long a bot thinks changes nothing of the chance that it has for its next move."""
    game = Game("classic", 2, "2a")
    assert game.turn is not None
    bots = [
        make("champion", "5eed", milliseconds=5),
        make("champion", "5eed", samples=9),
        make("champion", "5eed", milliseconds=3, workers=2),
    ]
    for bot in bots:
        assert game.check(bot.answer(game.view(game.turn))) is None
    assert len({tuple(bot._rng) for bot in bots}) == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"milliseconds": 0}, "milliseconds: 0 is too few"),
        ({"samples": 0}, "samples: 0 is too few"),
        ({"samples": 10**6}, "samples: 1000000 is too many"),
        ({"workers": -1}, "workers: -1 is too few"),
        ({"samples": 5, "milliseconds": 5}, "name one of them"),
    ],
)
def test_a_search_that_cannot_be_is_refused(options: dict[str, int], said: str) -> None:
    """A sentence says what is wrong."""
    with pytest.raises(RulesError, match=said):
        make("champion", "1", **options)
