"""A row of figures for each game: what stands in it, that it is the same at both speeds, and that it is the game of a simulation."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lastcard.bots import LEVELS, driver, rows
from lastcard.errors import RulesError
from lastcard.kernel import codes
from lastcard.kernel.look import Look
from lastcard.kernel.ruleset import compile_rules
from lastcard.kernel.state import State
from lastcard.lab.games import Bot, table
from lastcard.rules import Rules
from lastcard.seeds import words_of
from lastcard.simulate import simulate

INSTRUCTIONS = [{"do": [["hand", 4], ["draw", "others", 1]]}, {"do": [["swap"]]}, {}]
#: Editions, players and rules that use what a row counts.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("pocket", 3, {}),
    ("classic", 2, {"wild_draw": "bluff", "stacking": "up", "draw_until_playable": True}),
    ("modern", 5, {"jump_in": True, "seven_zero": True}),
    ("modern", 4, {"custom": INSTRUCTIONS, "hand_size": 5}),
]


class Counter:
    """Counts what the events of a game say."""

    def __init__(self, rules: Rules) -> None:
        self.wilds = compile_rules(rules).wilds
        self.drawn = self.laid_wilds = self.challenges = self.bluffs = self.first = 0
        self.dealer = -1

    def note(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """An event."""
        if code == codes.EV_CARD:
            self.drawn += 1
        elif code == codes.EV_PLAYED:
            self.laid_wilds += self.wilds >> b & 1
        elif code == codes.EV_CHALLENGED:
            self.challenges += 1
        elif code == codes.EV_SHOWN:
            self.bluffs += c
        elif code == codes.EV_DEALER and self.dealer < 0:
            self.dealer = a
        elif code == codes.EV_STARTS and self.dealer >= 0 and not self.laid_wilds and not self.drawn:
            self.first = a

    def before_take(self, state: Any) -> None:
        """Nothing to do."""

    def took(self, kind: int) -> None:
        """Nothing to do."""

    def shuffled(self, state: Any) -> None:
        """Nothing to do."""


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_a_row_says_what_the_events_of_the_game_say(edition: str, players: int, options: dict[str, Any]) -> None:
    """Cards drawn, wilds laid, challenges, bluffs and the dealer are those that were told while the game was played."""
    rules = Rules.of(edition, options)
    levels = [LEVELS.index(("sharp", "random", "easy", "careful")[seat % 4]) for seat in range(players)]
    for game in range(12):
        counter, found, tally = Counter(rules), [0] * rows.ROW, [0] * driver.TALLY
        numbers = [0] * 4, words_of("5"), levels, players, game, 1, False, tally, found
        rows.play_rows(State(), compile_rules(rules), counter, Look(), *numbers)
        assert found[rows.R_DRAWN] == counter.drawn
        assert found[rows.R_WILDS] == counter.laid_wilds
        assert (found[rows.R_CHALLENGES], found[rows.R_BLUFFS]) == (counter.challenges, counter.bluffs)
        assert found[rows.R_DEALER] == counter.dealer
        assert found[rows.R_MOVES] >= found[rows.R_TURNS] > 0
        assert found[rows.R_LONGEST] >= rules.hand_size
        assert 0 <= found[rows.R_LEADS] < found[rows.R_MOVES]


@pytest.mark.parametrize("to_target", [False, True])
def test_rows_are_the_games_of_a_simulation(to_target: bool) -> None:
    """The same seed gives the same wins, points, rounds, turn actions and challenges as `simulate` adds up."""
    bots = ("careful", "random", "easy")
    found = table("classic", 3, {"target": 150}, bots, "a", 0, 30, to_target=to_target, interpreted=True)
    whole = simulate("classic", 3, 30, bots, {"target": 150}, "a", interpreted=True, to_target=to_target)
    assert tuple(np.bincount(found[:, rows.R_WINNER], minlength=3)) == whole.wins
    assert tuple(found[:, rows.R_POINTS : rows.R_POINTS + 3].sum(axis=0)) == whole.points
    assert found[:, rows.R_ROUNDS].sum() == whole.rounds
    assert (found[:, rows.R_TURNS].sum(), found[:, rows.R_TURNS].max()) == (whole.turns, whole.turns_max)
    assert (found[:, rows.R_CHALLENGES].sum(), found[:, rows.R_BLUFFS].sum()) == (whole.challenges, whole.bluffs)


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_both_speeds_give_the_same_rows(edition: str, players: int, options: dict[str, Any]) -> None:
    """Compiled and interpreted, in one run or in parts."""
    bots = ("sharp", "careful", "easy", "random", "sharp")[:players]
    slow = table(edition, players, options, bots, "7", 0, 20, interpreted=True)
    fast = table(edition, players, options, bots, "7", 0, 20)
    assert np.array_equal(slow, fast)
    assert np.array_equal(table(edition, players, options, bots, "7", 12, 8), fast[12:])


def test_a_champion_plays_the_same_at_both_speeds() -> None:
    """A search of so many deals comes to the same moves, and so to the same rows; so do champions that search for longer beside it."""
    bots = ("champion:3", "sharp", "champion:5")
    slow = table("pocket", 3, {}, bots, "7", 0, 3, interpreted=True)
    assert np.array_equal(slow, table("pocket", 3, {}, bots, "7", 0, 3))


def test_where_no_champion_searches_its_loop_plays_the_same_games() -> None:
    """The loop with searches and memory, and the one without, are the same game: with `sharp` in the champion's place all is equal."""
    plain = table("modern", 3, {"jump_in": True}, ("sharp", "easy", "careful"), "7", 0, 6, interpreted=True)
    from lastcard.lab import games

    levels = [Bot("sharp", 1), Bot("easy"), Bot("careful")]  # a number of deals alone chooses the loop
    beside = games._interpreted(Rules.of("modern", {"jump_in": True}), levels, "7", 0, 6, False)
    assert np.array_equal(plain, beside)


def test_a_shift_moves_every_bot_on_by_a_seat() -> None:
    """The deals and the dealers stay, and the bots sit further on."""
    bots = ("sharp", "easy", "random")
    shifted = table("classic", 3, {}, bots, "7", 0, 10, shift=1, interpreted=True)
    named = table("classic", 3, {}, ("random", "sharp", "easy"), "7", 0, 10, interpreted=True)
    assert np.array_equal(shifted, named)
    assert np.array_equal(shifted[:, rows.R_DEALER], table("classic", 3, {}, bots, "7", 0, 10, interpreted=True)[:, rows.R_DEALER])


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (["grandmaster"], "must be one of random, easy"),
        (["careful:4"], "only champion plays deals out"),
        (["champion:0"], "1 or more"),
        (["random"] * 3, "3 bots are named for 2 seats"),
    ],
)
def test_bots_that_there_are_not_are_refused(bots: list[str], said: str) -> None:
    """One sentence says what would be right."""
    with pytest.raises(RulesError, match=said):
        table("classic", 2, {}, bots, "1", 0, 1, interpreted=True)


def test_a_seed_must_be_one() -> None:
    """A seed is hex digits here too."""
    with pytest.raises(RulesError, match="hex digits"):
        table("classic", 2, {}, ["random"], "xyz", 0, 1, interpreted=True)
