"""Stacking: answering a draw card with another, and challenges inside a stack."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Deal

SAME = {"stacking": "same"}
UP = {"stacking": "up"}
WILDS = {"play W+4 R", "play W+4 Y", "play W+4 G", "play W+4 B"}


# answers and the draw


def test_without_stacking_a_draw_card_is_not_answered(table: Deal) -> None:
    """Without the option the next player draws at once and cannot answer (DRAWN)."""
    t = table(hands=["R+2 B1 B2", "G+2 R2", "R4 R5"]).play("0 play R+2")
    assert (t.turn, t.owed, t.held(1)) == (2, 0, 4)


def test_an_owed_stack_is_asked_of_the_next_player(table: Deal) -> None:
    """The next player may lay an answer or draw, and nothing else is legal (STACK)."""
    t = table(hands=["R+2 B1 B2", "G+2 R2 W", "R4 R5"], rules=SAME).play("0 play R+2")
    assert (t.phase, t.turn, t.owed, t.held(1)) == ("play", 1, 2, 3)
    assert t.moves(1) == {"draw", "play G+2"}
    for move in ("1 play R2", "1 play W R", "1 pass", "1 keep", "1 accept", "1 challenge"):
        t.refuses(move)


def test_the_total_passes_on(table: Deal) -> None:
    """Each answer adds to the total and passes it on to the next player (STACK)."""
    t = table(hands=["R+2 B1 B2", "G+2 R2 W", "B+2 R4 R5"], rules=SAME).play("0 play R+2", "1 play G+2")
    assert (t.turn, t.owed, t.colour, t.top) == (2, 4, "G", "G+2")
    t = t.play("2 play B+2")
    assert (t.turn, t.owed, t.colour) == (0, 6, "B")
    t = t.play("0 draw")
    assert (t.turn, t.owed, t.held(0)) == (1, 0, 8)
    assert [t.held(1), t.held(2)] == [2, 2]


def test_who_draws_the_stack_loses_the_turn(table: Deal) -> None:
    """Drawing the stack takes the whole total at once and ends the turn, though a drawn card could be played (STACK)."""
    t = table(hands=["R+2 B1 B2", "G1 G2", "R4 R5"], draw="R9 R8 Y8", rules=SAME).play("0 play R+2", "1 draw")
    assert (t.phase, t.turn, t.owed) == ("play", 2, 0)
    assert t.hand(1) == "R8 R9 G1 G2"


def test_who_can_answer_need_not(table: Deal) -> None:
    """Who could answer may draw the total instead (STACK)."""
    t = table(hands=["R+2 B1 B2", "G+2 R2 W", "R4 R5"], rules=SAME).play("0 play R+2", "1 draw")
    assert (t.turn, t.owed, t.held(1)) == (2, 0, 5)


def test_after_the_draw_the_next_turn_is_an_ordinary_one(table: Deal) -> None:
    """When a stack has been drawn, the player after that takes an ordinary turn (STACK)."""
    t = table(hands=["R+2 B1 B2", "G1 G2", "R4 G5 B+2"], rules=SAME).play("0 play R+2", "1 draw")
    assert t.moves(2) == {"draw", "play R4", "play B+2"}


def test_a_stack_goes_back_and_forth_between_two(table: Deal) -> None:
    """Two players may answer each other, and who draws loses the turn to the other (STACK)."""
    t = table(hands=["R+2 Y+2 B2", "G+2 R2 W"], rules=SAME).play("0 play R+2", "1 play G+2", "0 play Y+2")
    assert (t.turn, t.owed) == (1, 6)
    t = t.play("1 draw")
    assert (t.turn, t.held(1)) == (0, 8)


def test_a_stack_follows_the_direction(table: Deal) -> None:
    """After a Reverse the stack passes on the other way (STACK, REVERSE)."""
    t = table(hands=["RR Y+2 B1 B2", "G+2 R2 W", "R+2 R4 R5"], rules=SAME).play("0 play RR", "2 play R+2")
    assert (t.direction, t.turn, t.owed) == (-1, 1, 2)
    t = t.play("1 play G+2")
    assert (t.turn, t.owed) == (0, 4)
    t = t.play("0 play Y+2")
    assert (t.turn, t.owed) == (2, 6)


# which card answers


@pytest.mark.parametrize(
    ("edition", "stacking", "laid", "answers"),
    [
        ("pocket", "same", "R+1", {"R+1", "G+1"}),
        ("pocket", "same", "W+2 R", {"W+2"}),
        ("pocket", "up", "R+1", {"R+1", "G+1", "W+2"}),
        ("pocket", "up", "W+2 R", {"W+2"}),
        ("modern", "same", "R+2", {"R+2", "G+2"}),
        ("modern", "same", "W+4 R", {"W+4"}),
        ("modern", "up", "R+2", {"R+2", "G+2", "W+4"}),
        ("modern", "up", "W+4 R", {"W+4"}),
    ],
)
def test_which_cards_answer(table: Deal, edition: str, stacking: str, laid: str, answers: set[str]) -> None:
    """`same` takes the same kind of draw card only, in any colour; `up` also one that makes draw more, never less (STACK)."""
    draws = "R+1 G+1 W+2 WDIP" if edition == "pocket" else "R+2 G+2 W+4"
    t = table(edition, hands=[f"{laid.split()[0]} B1 B2", f"{draws} RS RR W R1 R2", "R4 R5"], rules={"stacking": stacking})
    assert t.play(f"0 play {laid}").plays(1) == answers


def test_a_higher_answer_adds_its_own_cards(table: Deal) -> None:
    """A Wild Draw Four on a Draw Two makes six (STACK)."""
    t = table("modern", hands=["R+2 B1 B2", "W+4 G2 W", "R4 R5"], rules={**UP, "wild_draw": "free"}).play("0 play R+2", "1 play W+4 B")
    assert (t.phase, t.turn, t.owed, t.colour) == ("play", 2, 6, "B")
    assert t.play("2 draw").held(2) == 8


def test_a_higher_answer_in_pocket(table: Deal) -> None:
    """A Wild Draw Two on a Draw One makes three, and the next player is asked in a single question (STACK)."""
    t = table("pocket", hands=["R+1 B1 B2", "W+2 G2 G4", "R4 W+2"], rules=UP).play("0 play R+1", "1 play W+2 B")
    assert (t.phase, t.turn, t.owed) == ("challenge", 2, 3)
    assert t.moves(2) == {"accept", "challenge", "play W+2 R", "play W+2 Y", "play W+2 G", "play W+2 B"}
    assert t.play("2 accept").held(2) == 5


# an opening draw card


@pytest.mark.parametrize(("edition", "card", "drawn"), [("pocket", "R+1", 1), ("classic", "R+2", 2), ("modern", "R+2", 2)])
def test_an_opening_draw_card_cannot_be_answered(table: Deal, edition: str, card: str, drawn: int) -> None:
    """An opening draw card is drawn at once by the first player, who cannot answer it (STACK, OPEN-D)."""
    t = table(edition, hands=[f"{card} B1", "G1 G2", "R4 R5"], opening=card, rules=SAME)
    assert (t.phase, t.turn, t.owed, t.held(0)) == ("play", 1, 0, 2 + drawn)


# a last card


def test_a_last_card_on_a_stack_makes_the_next_player_draw_the_total(table: Deal) -> None:
    """A last card laid as an answer ends the round, and the next player draws the total, which counts (STACK, OUT-DRAW)."""
    t = table(hands=["R+2 B1 B2", "G+2", "B+2 R5"], draw="G7 Y8 B6 G3 Y1", rules=SAME).play("0 play R+2", "1 play G+2")
    assert (t.phase, t.round_winner, t.owed) == ("round_over", 1, 0)
    assert t.hand(2) == "R5 Y8 G3 G7 B6 B+2"
    assert t.scores == [0, 3 + 25 + 24, 0]


def test_a_last_draw_card_without_a_stack(table: Deal) -> None:
    """A last draw card that begins a stack cannot be answered (STACK, OUT-DRAW)."""
    t = table(hands=["R+2", "G+2 R5"], rules=SAME).play("0 play R+2")
    assert (t.phase, t.round_winner, t.held(1)) == ("round_over", 0, 4)


def test_a_last_wild_draw_on_a_stack(table: Deal) -> None:
    """A last Wild Draw laid as an answer names no colour, is not challenged, and makes the next player draw the total (STACK, OUT-WILD)."""
    t = table("modern", hands=["R+2 B1 B2", "W+4", "R4 R5"], rules=UP).play("0 play R+2")
    assert t.moves(1) == {"draw", "play W+4"}
    t = t.play("1 play W+4")
    assert (t.phase, t.round_winner, t.held(2), t.colour) == ("round_over", 1, 8, None)


# a stack that nobody can draw


def test_a_stack_takes_what_there_is(table: Deal) -> None:
    """With too few cards the stack takes what there is and the rest is forgiven (STACK, EMPTY-2)."""
    t = table(hands=["R+2 B1 B2", "G1 G2", "Y4 Y5"], draw="", rules=SAME).play("0 play R+2", "1 draw")
    assert (t.turn, t.owed, t.hand(1)) == (2, 0, "R3 G1 G2")


def test_a_stack_is_forgiven_when_nothing_can_be_drawn(table: Deal) -> None:
    """Who cannot answer a stack, and finds nothing at all to draw, passes, and the stack is forgiven (STACK, EMPTY-2)."""
    t = table(hands=["R+2 B1", "G1 R2", "Y4 Y5"], draw="", rules=SAME).play("0 play R+2", "2 catch 0")
    assert t.hand(0) == "R3 B1"
    assert t.owed == 2
    assert t.moves(1) == {"pass"}
    t.refuses("1 draw")
    t.refuses("1 play R2")
    t = t.play("1 pass")
    assert (t.phase, t.turn, t.owed, t.held(1)) == ("play", 2, 0, 2)


def test_who_can_answer_must_when_nothing_can_be_drawn(table: Deal) -> None:
    """Who finds nothing to draw and can answer the stack must lay the answer (STACK, EMPTY-2)."""
    t = table(hands=["R+2 B1", "G+2 R2", "Y4 Y5"], draw="", rules=SAME).play("0 play R+2", "2 catch 0")
    assert t.moves(1) == {"play G+2"}
    t.refuses("1 pass")
    t = t.play("1 play G+2")
    assert (t.turn, t.owed) == (2, 4)
    assert t.moves(2) == {"draw"}


# where Wild Draws may be challenged


def test_a_wild_draw_asks_a_single_question(table: Deal) -> None:
    """Accept, challenge, or lay an answer: the next player is asked once (STACK)."""
    t = table("modern", hands=["W+4 G1 G2", "W+4 R2 R5", "R4 R5"], rules=SAME).play("0 play W+4 R")
    assert (t.phase, t.turn, t.owed) == ("challenge", 1, 4)
    assert t.moves(1) == {"accept", "challenge", *WILDS}
    for move in ("1 draw", "1 play R2", "1 pass"):
        t.refuses(move)


def test_without_an_answer_the_question_is_to_accept_or_to_challenge(table: Deal) -> None:
    """Who holds no answer may accept or challenge (STACK)."""
    t = table("modern", hands=["W+4 G1 G2", "R+2 R2 R5", "R4 R5"], rules=UP).play("0 play W+4 R")
    assert t.moves(1) == {"accept", "challenge"}


def test_an_answer_gives_up_the_challenge(table: Deal) -> None:
    """Who answers a bluff with a Wild Draw does not challenge it: the total passes on (STACK)."""
    t = table("modern", hands=["W+4 R1 G2", "W+4 R2 R5", "R4 R5"], rules=SAME).play("0 play W+4 R", "1 play W+4 B")
    assert (t.phase, t.turn, t.owed, t.colour) == ("challenge", 2, 8, "B")
    assert t.held(0) == 2


def test_accepting_draws_the_total(table: Deal) -> None:
    """Who accepts draws the whole total and loses the turn (STACK)."""
    t = table("modern", hands=["W+4 R1 G2", "W+4 R2 R5", "R4 R5"], rules=SAME).play("0 play W+4 R", "1 play W+4 B", "2 accept")
    assert (t.phase, t.turn, t.owed, t.held(2)) == ("play", 0, 0, 10)


def test_a_guilty_bluffer_draws_the_whole_total(table: Deal) -> None:
    """The bluffer draws the whole total, with what others laid before, and the challenger takes a normal turn (STACK, WD-GUILTY)."""
    t = table("modern", hands=["R+2 B1 B2", "W+4 R+2 G2", "R4 B5 G1"], rules=UP)
    t = t.play("0 play R+2", "1 play W+4 B", "2 challenge")
    assert [t.held(seat) for seat in range(3)] == [2, 2 + 6, 3]
    assert (t.phase, t.turn, t.owed, t.colour) == ("play", 2, 0, "B")
    assert t.moves(2) == {"draw", "play B5"}


def test_a_wrong_challenger_draws_the_total_and_two_more(table: Deal) -> None:
    """The challenger of an honest Wild Draw draws the total and two more, and loses the turn (STACK, CHALLENGE)."""
    t = table("modern", hands=["R+2 B1 B2", "W+4 G4 G2", "R4 B5 G1"], draw="G7 Y8 B6 G3 Y1 B4 G9 Y6 B8 G4", rules=UP)
    t = t.play("0 play R+2", "1 play W+4 B", "2 challenge")
    assert [t.held(seat) for seat in range(3)] == [2, 2, 3 + 8]
    assert (t.phase, t.turn, t.owed) == ("play", 0, 0)


def test_a_first_wild_draw_is_judged_against_the_whole_hand(table: Deal) -> None:
    """A Wild Draw that begins a stack is judged like any other (STACK, WD-TEST)."""
    t = table("modern", hands=["W+4 R1 G2", "B5 B6", "R4 R5"], rules=SAME).play("0 play W+4 B", "1 challenge")
    assert [t.held(0), t.held(1)] == [6, 2]
    assert (t.phase, t.turn) == ("play", 1)


@pytest.mark.parametrize(
    ("test", "hand", "guilty"),
    [
        ("colour", "R5 G2", False),
        ("colour", "RS R7", False),
        ("colour", "R+2 G2", True),
        ("colour", "G+2 R5", False),
        ("match", "R5 G2", False),
        ("match", "G+2 B5", True),
        ("match", "W G2", False),
        ("playable", "W R5", False),
        ("playable", "G+2 B5", True),
        ("playable", "W+4 R5", False),
        ("match", "W+4 R5", False),
    ],
)
def test_a_wild_draw_as_an_answer_is_judged_by_answers_alone(table: Deal, test: str, hand: str, guilty: bool) -> None:
    """A Wild Draw laid on a Draw Two is a bluff only if a Draw Two that the test counts was in hand (STACK, WD-TEST)."""
    rules = {**UP, "wild_draw": "bluff", "wild_draw_test": test}
    t = table("modern", hands=["R+2 B1 B2", f"W+4 {hand}", "R4 B5 G1"], rules=rules)
    t = t.play("0 play R+2", "1 play W+4 B", "2 challenge")
    assert [t.held(1), t.held(2)] == ([8, 3] if guilty else [2, 11])


@pytest.mark.parametrize("test", ["colour", "match", "playable"])
def test_a_wild_draw_on_a_wild_draw_is_always_honest(table: Deal, test: str) -> None:
    """A Wild Draw laid on a Wild Draw is never a bluff, for nothing else could have answered (STACK, WD-TEST)."""
    rules: dict[str, Any] = {"stacking": "up", "wild_draw": "bluff", "wild_draw_test": test}
    t = table("modern", hands=["W+4 G1 G2", "W+4 W+4 R+2 R5 W", "R4 R5"], draw=" ".join(["G9"] * 12), rules=rules)
    t = t.play("0 play W+4 R", "1 play W+4 B", "2 challenge")
    assert [t.held(1), t.held(2)] == [4, 12]


# where they may not


def test_a_strict_stack_refuses_a_dishonest_answer(table: Deal) -> None:
    """Where dishonest Wild Draws are refused, one may not be laid on a Draw Two by who holds a matching one (STACK, WD-PLAY)."""
    t = table("classic", hands=["R+2 B1 B2", "W+4 G+2 R5", "R4 R5"], rules=UP).play("0 play R+2")
    assert t.plays(1) == {"G+2"}
    t.refuses("1 play W+4 B", "WD-PLAY", "WD-TEST", "STACK")


def test_a_strict_stack_takes_an_honest_answer(table: Deal) -> None:
    """Where dishonest Wild Draws are refused, other red cards do not forbid the answer to a stack (STACK, WD-PLAY)."""
    t = table("classic", hands=["R+2 B1 B2", "W+4 R4 R5", "R4 R5"], rules=UP).play("0 play R+2")
    assert t.plays(1) == {"W+4"}
    t = t.play("1 play W+4 B")
    assert (t.phase, t.turn, t.owed) == ("play", 2, 6)
    assert t.moves(2) == {"draw"}


@pytest.mark.parametrize("wild_draw", ["strict", "free"])
def test_without_a_challenge_the_wild_draw_is_answered_or_drawn(table: Deal, wild_draw: str) -> None:
    """Where nobody challenges, an owed Wild Draw is answered or drawn like any draw card (STACK)."""
    t = table("modern", hands=["W+4 G1 G2", "W+4 R2 R5", "R4 R5"], rules={**SAME, "wild_draw": wild_draw}).play("0 play W+4 R")
    assert (t.phase, t.turn, t.owed) == ("play", 1, 4)
    assert t.moves(1) == {"draw", *WILDS}
    t.refuses("1 challenge")
    t = t.play("1 draw")
    assert (t.turn, t.held(1)) == (2, 7)
