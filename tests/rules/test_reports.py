"""Faults that players of other programs reported: each is tried here, with the right outcome."""

from __future__ import annotations

import copy
import itertools
from collections import Counter
from typing import Any

import pytest

from .table import Deal, Replay

CALL = ("UNO-FALSE", "UNO-WHEN", "UNO-SAY")
CATCH = ("UNO-FALSE", "UNO-CATCH", "UNO-WINDOW")
FALSE_COLOURS = ["wild", "null", "7", "RED", "RED ", "r", "W", "?", "red", "0", "R Y", "+4", ""]


# a Reverse between two


def test_a_reverse_between_two_players_does_something(table: Deal) -> None:
    """Reported: with two players a Reverse did nothing and the opponent played; here the same player goes again (REVERSE)."""
    t = table(hands=["RR B7 B8", "R1 Y2"]).play("0 play RR")
    assert t.turn == 0
    t.refuses("1 play R1", "ONE")


# the colour that is asked


def test_a_colour_that_is_asked_cannot_be_evaded(table: Deal) -> None:
    """Reported: passing while a colour was asked left a top without a colour; here only a colour answers (OPEN-W)."""
    t = table("modern", hands=["R5 W", "Y1 Y2"], opening="W")
    assert t.moves(0) == {"colour R", "colour Y", "colour G", "colour B"}
    for move in ("0 draw", "0 pass", "0 keep", "0 play R5", "0 play W R", "0 done", "0 accept", "1 draw", "1 colour R"):
        t.refuses(move)


@pytest.mark.parametrize("card", ["W", "W+4", "WSWAP", "WCUSTOM1"])
def test_a_wild_without_a_colour_is_refused(table: Deal, card: str) -> None:
    """Reported: cancelling the choice left a wild without a colour; here a wild is laid with its colour or not at all (WILD)."""
    table("modern", hands=[f"{card} G1 G2", "Y1 Y2"]).refuses(f"0 play {card}")


@pytest.mark.parametrize("colour", FALSE_COLOURS)
def test_only_the_four_colours_are_colours(table: Deal, colour: str) -> None:
    """Reported: a colour called "wild", null, 7 or "RED " was accepted; here it is refused (WILD)."""
    table(hands=["W G1 G2", "Y1 Y2"]).refuses(f"0 play W {colour}")
    table("modern", hands=["R5 B7", "Y1 Y2"], opening="W").refuses(f"0 colour {colour}")


def test_the_named_colour_does_not_survive_the_round(table: Deal) -> None:
    """Reported: the named colour survived into the next round; here the new top card alone counts (WILD, MATCH)."""
    t = table(hands=["W R1", "B9 B8"], draw="G7 G5 Y7").play("0 play W B", "1 play B9", "0 draw", "1 play B8")
    assert t.phase == "round_over"
    t = t.next_round(hands=["B1 R1", "Y1 Y2"], top="R5")
    assert (t.colour, t.plays(0)) == ("R", {"R1"})


def test_a_last_wild_leaves_no_colour_for_the_next_round(table: Deal) -> None:
    """Reported: the named colour survived; a last wild names none, and the next round has the colour of its own card (OUT-WILD)."""
    t = table(hands=["W", "B9 B8"]).play("0 play W")
    assert t.colour is None
    assert t.next_round(hands=["B1 R1", "Y1 Y2"], top="R5").colour == "R"


def test_reshuffled_wilds_have_no_colour(table: Deal) -> None:
    """Reported: a reshuffled wild kept its colour and made a bluff of an honest Wild Draw; here it has none (EMPTY, WD-WHO)."""
    t = table("modern", hands=["W B1 B2 W+4", "R+2 R6 R8"], top="G3", draw="").play("0 play W R", "1 play R+2", "1 play R6")
    assert t.hand(0) == "G3 B1 B2 W W+4"
    t = t.play("0 play W+4 B", "1 challenge")
    assert (t.held(0), t.turn) == (4, 0)


# Wild Draws


@pytest.mark.parametrize("wild_draw", ["bluff", "free"])
def test_a_wild_draw_hits_one_player(table: Deal, wild_draw: str) -> None:
    """Reported: a Wild Draw Four hit two players, or nobody, or did not skip; here one draws four and loses the turn (WD)."""
    t = table("modern", hands=["W+4 G1 G2", "Y1 Y2", "B1 B2", "G4 G5"], rules={"wild_draw": wild_draw}).play("0 play W+4 B")
    if wild_draw == "bluff":
        t = t.play("1 accept")
    assert [t.held(seat) for seat in range(4)] == [2, 6, 2, 2]
    assert (t.turn, t.draw_count) == (2, 8)


def test_a_drawn_wild_draw_is_judged(table: Deal) -> None:
    """Reported: a just-drawn Wild Draw was never judged a bluff; here it is judged by the rest of the hand (DRAW-WD)."""
    t = table("modern", hands=["R1 G2", "Y1 Y2"], draw="W+4 G7 Y8 B6 G3 Y1 B4").play("0 draw", "0 play W+4 B", "1 challenge")
    assert [t.held(0), t.held(1)] == [6, 2]


def test_a_right_challenger_keeps_the_turn(table: Deal) -> None:
    """Reported: a right challenger lost the turn all the same; here the turn is an ordinary one (WD-GUILTY)."""
    t = table("modern", hands=["W+4 R1 G2", "B5 Y2", "G4 G5"]).play("0 play W+4 B", "1 challenge")
    assert (t.phase, t.turn, t.owed) == ("play", 1, 0)
    assert t.moves(1) == {"draw", "play B5"}


def test_the_wild_draw_after_a_jump_is_judged_by_its_own_hand(table: Deal) -> None:
    """Reported: after a jump-in the wrong hand was judged; here it is the hand of who laid the Wild Draw (WD-WHO)."""
    rules = {"jump_in": True}
    t = table("modern", hands=["R5 R7 R8", "G1 G2", "R5 W+4 B1 B2", "Y1 Y2"], rules=rules).play(
        "0 play R5", "2 play R5", "3 draw", "0 draw"
    )
    assert t.turn == 1
    t = t.play("1 draw", "2 play W+4 Y", "3 challenge")
    assert [t.held(2), t.held(3)] == [2, 9]


# drawing and the drawn card


def test_one_draw_a_turn(table: Deal) -> None:
    """Reported: a player drew again and again in one turn; here a second draw is refused (ONE)."""
    table(hands=["B7 B8", "Y1 Y2"], draw="R9 R8").play("0 draw").refuses("0 draw", "ONE", "DRAW")
    table(hands=["B7 B8", "Y1 Y2"], draw="G9 R8").play("0 draw").refuses("0 draw", "ONE")


def test_a_drawn_card_of_the_right_number_may_be_played(table: Deal) -> None:
    """Reported: a drawn card of the right number could not be played; here it can (DRAW, MATCH)."""
    t = table(hands=["B7 B8", "Y1 Y2"], draw="G3 R8").play("0 draw")
    assert t.moves(0) == {"keep", "play G3"}


def test_a_drawn_card_of_the_right_colour_is_not_played_by_itself(table: Deal) -> None:
    """Reported: a drawn card of the right colour was played without asking; here the player is asked (DRAW)."""
    t = table(hands=["B7 B8", "Y1 Y2"], draw="R9 R8").play("0 draw")
    assert (t.phase, t.turn, t.top, t.hand(0)) == ("drawn", 0, "R3", "R9 B7 B8")
    t = t.play("0 keep")
    assert (t.turn, t.top, t.hand(0)) == (1, "R3", "R9 B7 B8")


# seats after a reversal


@pytest.mark.parametrize(("edition", "card", "cards"), [("pocket", "R+1", 1), ("classic", "R+2", 2), ("modern", "R+2", 2)])
def test_a_reversal_below_seat_0(table: Deal, edition: str, card: str, cards: int) -> None:
    """Reported: after a reversal a seat number became -1 and a draw was lost; here the last seat draws (REVERSE, DRAWN)."""
    t = table(edition, hands=[f"{card} B7 B8", "RR Y1 Y2", "G1 G2 G4"], dealer=0).play("1 play RR", f"0 play {card}")
    assert (t.direction, t.turn) == (-1, 1)
    assert [t.held(seat) for seat in range(3)] == [2, 2, 3 + cards]


def test_a_skip_below_seat_0(table: Deal) -> None:
    """Reported: seat numbers ran out of range after a reversal; here a Skip by seat 0 hits the last seat (REVERSE, SKIP)."""
    t = table(hands=["RS B7 B8", "RR Y1 Y2", "G1 G2 G4", "G5 G6"], dealer=0).play("1 play RR", "0 play RS")
    assert (t.direction, t.turn) == (-1, 2)


# piles


def test_a_recycled_pile_leaves_the_top_card(table: Deal) -> None:
    """Reported: a recycled pile took the top card along; here the top stays where it is (EMPTY)."""
    t = table(hands=["B7 B8", "Y1 Y2"], draw="", under="G1 G2 G4").play("0 draw")
    assert (t.top, t.colour, t.discard_count, t.draw_count) == ("R3", "R", 1, 2)


def test_the_rest_of_the_pile_is_drawn_before_it_is_recycled(table: Deal) -> None:
    """Reported: asked for four with three left, a program threw the three away; here they are drawn, and one more (EMPTY)."""
    t = table("modern", hands=["W+4 G1 G2", "Y1 Y2"], draw="B1 B2 B4", under="G8 G9").play("0 play W+4 B", "1 accept")
    assert t.held(1) == 6
    assert {"B1", "B2", "B4"} < set(t.hands[1])
    assert (t.draw_count, t.discard_count) == (2, 1)


def test_an_empty_pile_restores_no_card_that_is_held(table: Deal) -> None:
    """Reported: an empty pile restored the whole pack while hands were held; here no card is there twice (EMPTY)."""
    t = table(hands=["R+2 R+2 B7 B8", "Y1 Y2", "G1 G2"], draw="G9").play("0 play R+2")
    pack = sorted(["R+2", "R+2", "B7", "B8", "Y1", "Y2", "G1", "G2", "G9", "R3"])
    for _ in range(12):
        assert sum(map(len, t.hands)) + t.draw_count + t.discard_count == len(pack)
        assert all(pack.count(card) >= count for card, count in Counter(itertools.chain(*t.hands)).items())
        t = t.play(f"{t.turn} {min(t.moves(t.turn))}")


def test_a_shuffle_leaves_cards_in_their_place_as_often_as_it_should(table: Deal) -> None:
    """Reported: a shuffle off by one left no card in its place; here one card does on average, and every order comes (EMPTY)."""
    pile = ["Y1", "Y2", "Y4", "Y5"]
    hands, held = ["B7 B8", "G7 G8", "G9 B9"], {"B7", "B8", "G7", "G8", "G9", "B9"}
    orders = dict.fromkeys(itertools.permutations(pile), 0)
    fixed = 0
    for seed in range(600):
        t = table(hands=hands, draw="", under=" ".join(pile), seed=f"{seed:x}").play("0 draw", "1 draw", "2 draw")
        order = [next(card for card in hand if card not in held) for hand in t.hands]
        order += set(pile) - set(order)
        orders[tuple(order)] += 1
        # the pile is turned over or not, so count the places of both readings
        fixed += sum(card == place for card, place in zip(order, pile, strict=True))
        fixed += sum(card == place for card, place in zip(order, reversed(pile), strict=True))
    assert min(orders.values()) > 0
    assert abs(fixed / 600 / 2 - 1) < 0.15


def test_two_games_share_nothing(replay: Replay) -> None:
    """Reported: two games in one process shared the pack; here each replays alike, before, between and after others (DECK)."""
    record: dict[str, Any] = {"format": "lastcard/1", "edition": "modern", "players": ["A", "B", "C"]}
    one = {**record, "rounds": [{"seed": "a1", "dealer": 0, "moves": []}]}
    two = {**record, "rounds": [{"seed": "b2", "dealer": 0, "moves": []}]}
    asked = copy.deepcopy(one)
    first, second = replay(one), replay(two)
    assert replay(one) == first
    assert replay(two) == second
    assert first["hands"] != second["hands"]
    assert one == asked


# scores and last cards


def test_the_last_draw_card_is_drawn_before_it_is_scored(table: Deal) -> None:
    """Reported: the last draw card was scored before it was drawn; here the drawn cards count (OUT-DRAW, SCORE)."""
    t = table(hands=["R+2", "Y1"], draw="G7 Y8 B6").play("0 play R+2")
    assert t.scores == [1 + 7 + 8, 0]


def test_a_winner_is_not_paid_for_ones_own_cards(table: Deal) -> None:
    """Reported: a winner was paid for his own cards; here the winner of a blocked round scores only the others (BLOCKED, SCORE)."""
    t = table(hands=["B9", "G2", "Y8"], draw="").play("0 pass", "1 pass", "2 pass")
    assert t.scores == [0, 17, 0]


@pytest.mark.parametrize("card", ["W", "W+4", "WSWAP", "WCUSTOM1"])
def test_only_a_wild_that_may_not_be_last(table: Deal, card: str) -> None:
    """Reported: with only a wild that may not be the last card there was no legal move; here there is the draw (option finish)."""
    t = table("modern", hands=[card, "Y1 Y2"], rules={"finish": "no_wild"})
    assert t.moves(0) == {"draw"}
    assert t.play("0 draw").turn == 1


def test_only_a_wild_that_may_not_be_last_inside_a_stack(table: Deal) -> None:
    """Reported: the same inside an owed stack; here there is the draw, or the answer to the challenge (option finish, STACK)."""
    rules = {"finish": "no_wild", "stacking": "up"}
    t = table("modern", hands=["R+2 B1 B2", "W+4", "G4 G5"], rules=rules).play("0 play R+2")
    assert t.moves(1) == {"draw"}
    t = table("modern", hands=["W+4 B1 B2", "W+4", "G4 G5"], rules=rules).play("0 play W+4 R")
    assert t.moves(1) == {"accept", "challenge"}


def test_only_an_action_card_that_may_not_be_last_as_a_jump_in(table: Deal) -> None:
    """Reported: the same as a jump-in; here the forbidden card is not offered out of turn either (options finish, jump_in)."""
    rules = {"finish": "number", "jump_in": True}
    t = table(hands=["RS B7 B8", "Y1 Y2", "G1 G2", "RS"], rules=rules).play("0 play RS")
    assert (t.turn, t.moves(3)) == (2, set())
    t.refuses("3 play RS")


# owed stacks


@pytest.mark.parametrize("escape", ["1 play W R", "1 play R9", "1 pass", "1 keep", "1 accept"])
def test_an_owed_stack_cannot_be_escaped(table: Deal, escape: str) -> None:
    """Reported: an owed stack was escaped with a plain Wild; here only an answer or the draw is legal (STACK)."""
    table(hands=["R+2 B1 B2", "W R9 Y1", "G4 G5"], rules={"stacking": "up"}).play("0 play R+2").refuses(escape)


def test_an_owed_stack_is_not_drawn_card_by_card(table: Deal) -> None:
    """Reported: an owed stack was escaped by drawing one card first; here the draw takes all of it (STACK)."""
    t = table(hands=["R+2 B1 B2", "G+2 R9 Y1", "G4 G5"], rules={"stacking": "same"}).play("0 play R+2", "1 draw")
    assert (t.turn, t.owed, t.held(1)) == (2, 0, 5)
    t.refuses("1 play G+2", "ONE")


@pytest.mark.parametrize("stacking", ["off", "same", "up"])
def test_an_accepted_wild_draw_four_is_four_cards(table: Deal, stacking: str) -> None:
    """Reported: after one accepted Wild Draw Four ten cards came; here it is four (WD, STACK)."""
    t = table("modern", hands=["W+4 G1 G2", "Y1 Y2", "G4 G5"], rules={"stacking": stacking}).play("0 play W+4 B", "1 accept")
    assert (t.turn, t.owed, t.held(1), t.held(2)) == (2, 0, 6, 2)


# saying UNO


def test_the_call_is_not_wiped_by_the_play_it_precedes(table: Deal) -> None:
    """Reported: the call was wiped by the play that it preceded; here it stands (UNO-WHEN)."""
    t = table(hands=["R5 B7", "Y1 Y2"]).play("0 uno", "0 play R5")
    assert (t.said_uno, t.catchable) == ([0], [])


def test_the_call_does_not_outlive_a_forced_draw(table: Deal) -> None:
    """Reported: the flag outlived a forced draw; here it is due again on coming down to one card once more (UNO-WHEN)."""
    t = table(hands=["R5 R7", "R+2 Y1 Y2"], draw="R8 R9 Y8 G7").play("0 play R5 uno", "1 play R+2")
    assert t.hand(0) == "R7 R8 R9"
    assert t.said_uno == []
    t = t.play("1 draw", "0 play R8", "1 draw", "0 play R9")
    assert (t.hand(0), t.said_uno, t.catchable) == ("R7", [], [0])


def test_a_catch_counts_once(table: Deal) -> None:
    """Reported: a catch counted twice; here the second is refused (UNO-CATCH)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5", "1 catch 0")
    assert t.held(0) == 3
    t.refuses("1 catch 0", *CATCH)
    t.refuses("2 catch 0", *CATCH)


def test_hammering_the_catch_button_costs_cards_once(table: Deal) -> None:
    """Reported: hammering the catch button always won; here a false catch can be made to cost, once a turn action (UNO-FALSE)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2", "G1 G2"], rules={"false_catch_penalty": 1}).play("1 catch 0")
    assert t.held(1) == 3
    t.refuses("1 catch 0", *CATCH)


def test_a_catch_during_the_answer_keeps_the_colour(table: Deal) -> None:
    """Reported: caught during the colour choice, the choice was lost; here the colour stands (UNO-CATCH, WILD)."""
    t = table("modern", hands=["W+4 B7", "Y1 Y2", "G1 G2"]).play("0 play W+4 B", "2 catch 0")
    assert (t.phase, t.turn, t.colour, t.owed) == ("challenge", 1, "B", 4)


def test_a_catch_after_the_wild_keeps_the_colour(table: Deal) -> None:
    """Reported: caught during the colour choice, the choice was lost; with a plain wild it stands too (UNO-CATCH, WILD)."""
    t = table(hands=["W B7", "Y1 Y2", "G1 G2"]).play("0 play W B", "2 catch 0")
    assert (t.phase, t.turn, t.colour, t.held(0)) == ("play", 1, "B", 3)


# seven and zero


def test_a_last_seven_asks_for_no_target(table: Deal) -> None:
    """Reported: under seven and zero a last 7 asked for a target although the game was won; here it ends the round (OUT-WILD)."""
    t = table(hands=["R7", "Y1 Y2", "G1"], rules={"seven_zero": True}).play("0 play R7")
    assert (t.phase, t.round_winner, t.hands) == ("round_over", 0, [[], ["Y1", "Y2"], ["G1"]])


# a seat's view


@pytest.mark.parametrize(
    ("edition", "rules", "moves"),
    [
        ("modern", {}, []),
        ("modern", {}, ["0 draw"]),
        ("modern", {}, ["0 play W+4 B"]),
        ("classic", {"jump_in": True}, []),
    ],
)
def test_what_one_cannot_see_does_not_change_the_view(table: Deal, edition: str, rules: dict[str, Any], moves: list[str]) -> None:
    """Reported: hidden cards shone through; here a seat's view is the same whatever the cards that it cannot see are (WD-WHO)."""
    one = table(edition, hands=["W+4 G1 G2", "Y1 Y2", "B1 B2"], draw="R9 Y8 B6 G3 Y1 B4 G9", rules=rules).play(*moves)
    two = table(edition, hands=["W+4 G5 Y7", "Y1 Y2", "R3 B9"], draw="R7 Y8 B6 G3 Y1 B4 G9", rules=rules).play(*moves)
    assert one.view(1) == two.view(1)
