"""The levels of bots: every choice is one that the rules allow, and each level does what is told of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import Plan, Table, plans, tables

from lastcard import Card, Deal, Game, Move, Record, Round, Rules, RulesError, View, bots
from lastcard.bots import driver, reflexes
from lastcard.bots.driver import SIMULATED, choose_base, look_and_weigh
from lastcard.kernel import codes
from lastcard.kernel.deal import deal_round, new_game
from lastcard.kernel.look import Look, look_deeply
from lastcard.kernel.ruleset import compile_rules
from lastcard.kernel.state import State
from lastcard.simulate import simulate

levels = st.sampled_from(SIMULATED)
MANY = 2000


def at(hands: str, top: str, edition: str = "classic", draw: str = "R1 Y1 G1 B1 R2 Y2", **options: object) -> Game:
    """A game in which seat 0 is asked first: the hands, parted by `|`, and the open card."""
    dealt = tuple(tuple(Card.parse(text) for text in hand.split()) for hand in hands.split("|"))
    deal = Deal(dealt, (Card.parse(top),), tuple(Card.parse(text) for text in draw.split()))
    players = tuple(f"P{seat}" for seat in range(len(dealt)))
    return Record(Rules.of(edition, options), players, (Round((), deal, None, len(dealt) - 1),)).play()


def answers(level: str, game: Game, seat: int = 0, times: int = MANY) -> list[Move]:
    """What bots of a level answer in one position, each with chance of its own."""
    return [bots.make(level, f"{seed:x}").answer(game.view(seat)) for seed in range(times)]


def share(found: list[Any], wanted: Callable[[Any], bool]) -> float:
    """How many of these are wanted, from 0 to 1."""
    return sum(map(wanted, found)) / len(found)


def says(level: str, game: Game, seat: int = 0) -> str:
    """The one answer of a level that leaves nothing to chance."""
    found = {str(move) for move in answers(level, game, seat, 5)}
    assert len(found) == 1
    return found.pop()


def moments(game: Game, seat: int, times: int = MANY) -> list[View]:
    """The same moment of a round that is so many turns old, as a seat sees it."""
    found = []
    for actions in range(1, times + 1):
        view = game.view(seat)
        view.look.actions = actions
        found.append(view)
    return found


# Every level


@given(tables(), levels, st.integers(0, 2**32 - 1))
def test_every_choice_of_every_level_is_legal(table: Table, level: str, chance: int) -> None:
    """On turn and out of it, under any options, in any edition, with any number of seats."""
    game, rng = table.game(), Random(chance)
    players = [bots.make(level, f"{chance + seat:x}") for seat in range(len(game.players))]
    for _ in range(60):
        if game.turn is None:
            break
        moves = [players[seat].choose(game.view(seat)) for seat in range(len(game.players))]
        assert moves[game.turn] is not None
        wanted = [move for move in moves if move is not None]
        for move in wanted:
            assert game.check(move) is None, move
        game.play(rng.choice(wanted))


@given(plans, levels)
def test_a_level_chooses_the_same_of_the_same_view(plan: Plan, level: str) -> None:
    """With the same seed, on turn; and out of turn with whatever seed."""
    game = plan.played()
    for seat in range(len(game.players)):
        one, other = game.view(seat), game.view(seat)
        assert bots.make(level, "5").choose(one) == bots.make(level, "5").choose(other)
        if game.turn != seat and game.turn is not None:
            found = {
                str(move) for seed in "012" for move in [bots.make(level, seed).choose(game.view(seat))] if move is None or not move.card
            }
            assert len(found) <= 1


@given(plans, st.sampled_from([reflexes.EASY, reflexes.SHARP]))
def test_the_fast_loop_chooses_what_a_bot_at_a_table_chooses(plan: Plan, level: int) -> None:
    """The loop looks through the discards only where it matters, and comes to the same."""
    for game in plan.steps():
        if game.turn is not None:
            rules, looks = compile_rules(game.rules), (Look(), Look())
            look_deeply(game._state, rules, game.turn, looks[0])
            for look in looks:
                look.rng = [1, 2, 3, 4]
            assert look_and_weigh(game._state, rules, game.turn, looks[1], level) == choose_base(looks[0], rules, level)


# Saying UNO, catching, jumping in

TWO_CARDS = "R5 R6|Y1 Y2 Y3|G1 G2 G3"


@pytest.mark.parametrize(("level", "least", "most"), [("random", 1, 1), ("easy", 0.63, 0.71), ("careful", 1, 1), ("sharp", 1, 1)])
def test_easy_forgets_uno_in_about_a_third_of_cases(level: str, least: float, most: float) -> None:
    """And nobody else ever does."""
    plays = [move for move in answers(level, at(TWO_CARDS, "R1")) if move.verb == "play"]
    assert least <= share(plays, lambda move: move.uno) <= most


def forgotten() -> Game:
    """A game in which seat 0 has just not said UNO."""
    game = at(TWO_CARDS, "R1")
    game.play("0 play R5")
    assert game.catchable == [0]
    return game


@pytest.mark.parametrize(("level", "least", "most"), [("random", 0, 0), ("easy", 0.11, 0.19), ("careful", 0.76, 0.84), ("sharp", 1, 1)])
def test_levels_catch_more_or_less_reliably(level: str, least: float, most: float) -> None:
    """`random` never, `easy` seldom, `careful` mostly, `sharp` always."""
    found = [bots.make(level, "1").choose(view) for view in moments(forgotten(), 2)]
    assert least <= share(found, lambda move: move is not None and move.verb == "catch") <= most


def test_whoever_has_forgotten_uno_does_not_think_of_it_at_once() -> None:
    """What `easy` has not said with its play it leaves unsaid; others who owe the call say it."""
    for view in moments(forgotten(), 0, 50):
        assert bots.make("easy", "1").choose(view) is None
        assert str(bots.make("careful", "1").choose(view)) == "0 uno"


def test_easy_mostly_says_uno_when_another_s_play_leaves_it_one_card() -> None:
    """After a swap it has not had the chance to say it with a play."""
    game = at("R7 R6 Y4|Y1|G1 G2 G3", "R1", seven_zero=True)
    game.play("0 play R7 1")
    assert 0 in game.catchable or 1 in game.catchable
    owes = game.catchable[0]
    found = [bots.make("easy", "1").choose(view) for view in moments(game, owes)]
    said = share(found, lambda move: move is not None and move.verb == "uno")
    assert said == 0 if game._state.player == owes else 0.62 <= said <= 0.72


def test_nobody_catches_a_partner() -> None:
    """With partners, what would cost one's own side cards is left to others."""
    game = at("R5 R6|Y1 Y2 Y3|G1 G2 G3|B1 B2 B3", "R1", teams=True)
    game.play("0 play R5")
    assert bots.make("sharp", "1").choose(game.view(2)) is None
    assert str(bots.make("sharp", "1").choose(game.view(3))) == "3 catch 0"


@pytest.mark.parametrize(("level", "least", "most"), [("random", 0, 0), ("easy", 0.29, 0.38), ("careful", 1, 1), ("sharp", 1, 1)])
def test_levels_jump_in_more_or_less_often(level: str, least: float, most: float) -> None:
    """`random` never, `easy` in about a third of cases, `careful` and `sharp` always."""
    game = at("Y9 G9 B9|Y1 Y2 Y3|R1 G2 G3", "R1", jump_in=True)
    found = [bots.make(level, "1").choose(view) for view in moments(game, 2)]
    assert least <= share(found, lambda move: move is not None and move.verb == "play") <= most


def test_in_a_simulation_too_uno_is_forgotten_and_caught() -> None:
    """Where `easy` plays some are caught, the more the better the others watch; where it does not nobody ever is."""
    assert calls(["sharp", "careful", "random"]) == (0, 0)
    among_easy, some = calls(["easy", "easy", "easy"])
    among_sharp, all_of_them = calls(["easy", "sharp", "sharp"])
    assert 0.2 < among_easy / some < 0.4
    assert among_sharp == all_of_them > 0


class _Counts:
    """Notes who owed the call of UNO and who was caught."""

    def __init__(self) -> None:
        self.codes: list[int] = []

    def note(self, code: int, a: int, b: int, c: int, d: int) -> None:
        self.codes.append(code)

    def before_take(self, state: State) -> None: ...

    def took(self, kind: int) -> None: ...

    def shuffled(self, state: State) -> None: ...


def calls(names: list[str]) -> tuple[int, int]:
    """In a hundred rounds of the simulation's loop: how many were caught, and how many could have been."""
    caught = owed = 0
    rules, levels, look = compile_rules(Rules.of("classic")), [SIMULATED.index(name) for name in names], Look()
    tally = [0] * driver.TALLY
    for seed in range(100):
        state, host, settled = State(), _Counts(), -1
        new_game(state, len(names))
        deal_round(state, rules, None, [seed, 1, 2, 3], 0)
        look.rng = [seed, 5, 6, 7]
        while state.phase < codes.ROUND_OVER:
            owed += state.catchable != 0 and settled != state.actions
            settled = driver.play_step(state, rules, host, look, levels, tally, settled)
        caught += host.codes.count(codes.EV_CAUGHT)
    return caught, owed


# What `easy` does


def test_easy_plays_one_thing_and_another_and_sometimes_draws_though_it_could_play() -> None:
    """Its mistakes are those of one who does not look closely."""
    found = answers("easy", at("R5 R8 GR Y1 W|Y1 Y2 Y3", "R3"))
    assert {move.card and str(move.card) for move in found} >= {"R5", "R8", "W"}
    assert 0.01 <= share(found, lambda move: move.verb == "draw") <= 0.08


@pytest.mark.parametrize("level", SIMULATED)
def test_whoever_can_go_out_does(level: str) -> None:
    """Nobody is stupid on purpose."""
    assert {str(move) for move in answers(level, at("R5|Y1 Y2 Y3", "R3"), times=300)} == {"0 play R5"}


# What `sharp` does


def test_sharp_keeps_its_wild_while_something_else_fits() -> None:
    assert says("sharp", at("R5 G8 Y1 Y4 W|Y1 Y2 Y3 Y4 Y5", "R3")) == "0 play R5"


def test_sharp_names_the_colour_that_it_holds_most_of() -> None:
    view = at("G5 G8 G1 Y4 W|Y1 Y2 Y3 Y4 Y5", "R3").view(0)
    view.look.can_draw = 0  # a draw might be better
    assert str(bots.make("sharp", "1").answer(view)) == "0 play W G"


def test_sharp_attacks_who_is_nearly_out() -> None:
    assert says("sharp", at("R9 RS Y9 Y8 Y5|Y1|G2 G3 G4 G5 G6", "R3")) == "0 play RS"


def test_sharp_answers_a_stack_that_would_cost_it_more() -> None:
    game = at("R+2 Y4 Y6|Y1 Y2 Y3 G+2 B1|G1 G2 G3 G4", "R3", stacking="same")
    game.play("0 play R+2")
    assert says("sharp", game, 1) == "1 play G+2"


def test_sharp_takes_the_shortest_hand_of_a_rival_and_none_of_its_partner() -> None:
    game = at("WSWAP R5 R6 R7 R8 R9 Y2|Y1 Y2 Y3 Y4|G1|B1 B2 B3", "Y9", "modern", teams=True)
    targets = {move.target for move in bots_targets(game)}
    assert targets <= {1, 3}


def bots_targets(game: Game) -> list[Move]:
    """What `sharp` would lay if it could lay nothing but what asks for a seat."""
    view = game.view(0)
    view.look.playable &= view.ruleset.asks_seat
    view.look.can_draw = 0
    return [bots.make("sharp", "1").answer(view)]


def test_sharp_does_not_give_the_victory_away() -> None:
    """Under `swap_last` a last Swap Hands lets another win: only a partner is let."""
    assert says("sharp", at("WSWAP|Y1 Y2 Y3", "R3", "modern", swap_last="swap")) == "0 draw"
    game = at("WSWAP|Y1 Y2 Y3|G1 G2|B1 B2", "R3", "modern", swap_last="swap", teams=True)
    assert says("sharp", game) == "0 play WSWAP 2"


def test_sharp_sees_to_it_that_its_last_card_may_be_the_last() -> None:
    """Under `finish` it lays first what may not be laid last."""
    assert says("sharp", at("R9 RS|Y1 Y2 Y3 Y4", "R3", finish="number")) == "0 play RS uno"


# Strength


@pytest.mark.parametrize(("better", "worse"), [("sharp", "easy"), ("careful", "easy"), ("easy", "random")])
def test_a_better_level_wins_more_rounds(better: str, worse: str) -> None:
    """Over six thousand rounds of two, either seat first as often, by more than chance allows (three standard errors: 1.9 %)."""
    won = 0
    for seat, names in enumerate(([better, worse], [worse, better])):
        won += simulate("classic", 2, 3000, names, seed="b0").wins[seat]
    assert won > 3000 * 1.039


def test_a_simulation_takes_no_bot_that_searches() -> None:
    """The refusal says what it takes instead."""
    with pytest.raises(RulesError, match=r"champion.*too long.*random, easy, careful, sharp"):
        simulate(bots=["champion"], interpreted=True)
