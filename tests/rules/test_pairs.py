"""Two rules at once: options that meet, and questions that are interrupted."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Deal

CALL = ("UNO-FALSE", "UNO-WHEN", "UNO-SAY")
CATCH = ("UNO-FALSE", "UNO-CATCH", "UNO-WINDOW")
BLUFF = {"wild_draw": "bluff", "wild_draw_test": "colour"}
SAME = {"stacking": "same"}
UP = {"stacking": "up"}
JUMP = {"jump_in": True}
SEVENS = {"seven_zero": True}


# stacking and jumping in


def test_an_identical_draw_card_answers_a_stack_out_of_turn(table: Deal) -> None:
    """On an owed stack an identical draw card laid out of turn is an answer: the total passes on from there (options stacking, jump_in)."""
    t = table(hands=["R+2 B1 B2", "G+2 Y1 Y2", "R+2 G1 G2", "B8 B9"], rules={**SAME, **JUMP}).play("0 play R+2")
    assert t.moves(2) == {"play R+2"}
    t = t.play("2 play R+2")
    assert (t.phase, t.turn, t.owed) == ("play", 3, 4)
    assert t.moves(3) == {"draw"}
    assert t.held(1) == 3


def test_only_an_identical_draw_card_answers_out_of_turn(table: Deal) -> None:
    """Out of turn a draw card of another colour is no answer to a stack (options stacking, jump_in)."""
    t = table(hands=["R+2 B1 B2", "Y1 Y2", "G+2 G1 G2", "B8 B9"], rules={**SAME, **JUMP}).play("0 play R+2")
    assert t.moves(2) == set()
    t.refuses("2 play G+2")


def test_who_laid_the_draw_card_may_raise_the_stack(table: Deal) -> None:
    """Who laid a draw card may lay its twin on the owed stack before the next player answers (options stacking, jump_in)."""
    t = table(hands=["R+2 R+2 B2", "Y1 Y2", "G1 G2"], rules={**SAME, **JUMP}).play("0 play R+2", "0 play R+2")
    assert (t.turn, t.owed) == (1, 4)


def test_a_stack_may_come_back_to_who_would_have_drawn(table: Deal) -> None:
    """A card laid out of turn by the player before may put the grown stack on the same player (options stacking, jump_in)."""
    t = table(hands=["R+2 B1 B2", "Y1 Y2", "R+2 G1 G2"], rules={**SAME, **JUMP}).play("0 play R+2", "2 play R+2")
    assert (t.turn, t.owed) == (0, 4)
    t = t.play("0 draw")
    assert (t.turn, t.held(0), t.held(1)) == (1, 6, 2)


def test_a_last_card_laid_out_of_turn_on_a_stack(table: Deal) -> None:
    """A last draw card laid out of turn on a stack wins, and the player after it draws the total (options stacking, jump_in; OUT-DRAW)."""
    t = table(hands=["R+2 B1 B2", "Y1 Y2", "R+2"], rules={**SAME, **JUMP}).play("0 play R+2", "2 play R+2")
    assert (t.phase, t.round_winner, t.owed) == ("round_over", 2, 0)
    assert [t.held(0), t.held(1)] == [6, 2]


def test_after_the_stack_is_drawn_its_top_card_may_be_jumped_on(table: Deal) -> None:
    """When the stack has been drawn, a twin of its top card laid out of turn begins a new one (options stacking, jump_in)."""
    t = table(hands=["R+2 B1 B2", "R+2 Y2", "G1 G2"], rules={**SAME, **JUMP}).play("0 play R+2", "1 draw", "1 play R+2")
    assert (t.turn, t.owed) == (2, 2)


def test_an_opening_draw_card_may_be_jumped_on(table: Deal) -> None:
    """A twin of an opening draw card begins a stack of its own: the opening card's cards were drawn (options stacking, jump_in; OPEN-D)."""
    t = table(hands=["R+2 B1", "Y1 Y2", "G1 G2"], opening="R+2", rules={**SAME, **JUMP})
    assert (t.turn, t.held(0)) == (1, 4)
    t = t.play("0 play R+2")
    assert (t.turn, t.owed) == (1, 2)


@pytest.mark.parametrize("wild_draw", ["strict", "bluff", "free"])
def test_a_wild_draw_does_not_answer_out_of_turn(table: Deal, wild_draw: str) -> None:
    """Out of turn a Wild Draw is no answer to an owed Wild Draw, for no wild is identical (options stacking, jump_in)."""
    rules = {**SAME, **JUMP, "wild_draw": wild_draw}
    t = table("modern", hands=["W+4 G1 G2", "Y1 Y2", "W+4 B1"], rules=rules).play("0 play W+4 R")
    assert (t.owed, t.moves(0), t.moves(2)) == (4, set(), set())
    t.refuses("2 play W+4 R")


def test_open_hands_are_covered_by_a_jump_of_their_player(table: Deal) -> None:
    """Hands lie open until the Customizable's player is on turn, or lays a card out of turn (option jump_in, CUSTOM)."""
    rules: dict[str, Any] = {**JUMP, "custom": [{"do": [["open"]]}]}
    t = table("modern", hands=["WCUSTOM1 R5 G1 G2", "R5 Y1 Y2", "B1 B2", "B4 B5"], rules=rules).play("0 play WCUSTOM1 R", "1 play R5")
    assert t.view(3)["hands"][1] == ["Y1", "Y2"]
    t = t.play("0 play R5")
    assert t.view(3)["hands"][1] == ["?", "?"]
    assert t.view(3)["hands"][0] == ["?", "?"]


# stacking and the last card


@pytest.mark.parametrize(("finish", "card"), [("number", "G+2"), ("number", "W+4"), ("no_wild", "W+4")])
def test_a_forbidden_last_card_does_not_answer_a_stack(table: Deal, finish: str, card: str) -> None:
    """Who could answer a stack only with a forbidden last card draws it (options stacking, finish)."""
    t = table("modern", hands=["R+2 B1 B2", card, "R4 R5"], rules={**UP, "finish": finish}).play("0 play R+2")
    assert (t.turn, t.owed) == (1, 2)
    assert t.moves(1) == {"draw"}
    t.refuses(f"1 play {card}")
    assert t.play("1 draw").held(1) == 3


def test_a_forbidden_last_card_does_not_answer_a_wild_draw(table: Deal) -> None:
    """Who could answer a Wild Draw only with a forbidden last one accepts or challenges (options stacking, finish)."""
    t = table("modern", hands=["W+4 G1 G2", "W+4", "R4 R5"], rules={**SAME, "finish": "no_wild"}).play("0 play W+4 R")
    assert t.moves(1) == {"accept", "challenge"}


def test_a_forbidden_last_card_and_nothing_to_draw(table: Deal) -> None:
    """Who has only a forbidden last card for a stack, and nothing to draw, passes, and the stack is forgiven (options stacking, finish)."""
    t = table(hands=["R+2 B1", "G+2", "Y4 Y5"], draw="", rules={**SAME, "finish": "number"}).play("0 play R+2", "2 catch 0")
    assert t.moves(1) == {"pass"}
    assert t.play("1 pass").owed == 0


def test_an_allowed_last_draw_card_answers_a_stack(table: Deal) -> None:
    """Where only wilds are forbidden as the last card, a last Draw Two answers a stack (options stacking, finish)."""
    t = table(hands=["R+2 B1 B2", "G+2", "R4 R5"], rules={**SAME, "finish": "no_wild"}).play("0 play R+2", "1 play G+2")
    assert (t.round_winner, t.held(2)) == (1, 6)


@pytest.mark.parametrize(("finish", "card"), [("number", "RS"), ("number", "R+2")])
def test_a_forbidden_last_card_is_not_laid_out_of_turn(table: Deal, finish: str, card: str) -> None:
    """A forbidden last card cannot be laid out of turn either (options finish, jump_in)."""
    t = table(hands=[f"{card} B7 B8", "Y1 Y2", "G1 G2", card], rules={**JUMP, "finish": finish}).play(f"0 play {card}")
    assert t.moves(3) == set()
    t.refuses(f"3 play {card}")


def test_an_allowed_last_card_is_laid_out_of_turn(table: Deal) -> None:
    """A number may be the last card laid out of turn (options finish, jump_in)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2", "R5"], rules={**JUMP, "finish": "number"}).play("0 play R5", "2 play R5")
    assert t.round_winner == 2


# stacking, drawing and forced plays


def test_an_owed_stack_is_drawn_exactly(table: Deal) -> None:
    """Drawing until a playable card comes does not apply to an owed stack (options stacking, draw_until_playable)."""
    rules = {**SAME, "draw_until_playable": True}
    t = table(hands=["R+2 B1 B2", "G1 G2", "Y4 Y5"], draw="R9 G8 Y8 B6", rules=rules).play("0 play R+2", "1 draw")
    assert (t.turn, t.held(1), t.draw_count) == (2, 4, 2)


def test_a_card_drawn_with_a_stack_is_not_forced(table: Deal) -> None:
    """A playable card that comes with an owed stack is not played: the turn is lost (options stacking, force_play)."""
    t = table(hands=["R+2 B1 B2", "G1 G2", "Y4 Y5"], draw="R9 R8 Y8", rules={**SAME, "force_play": True}).play("0 play R+2", "1 draw")
    assert (t.phase, t.turn) == ("play", 2)


def test_an_answer_to_a_stack_is_not_forced(table: Deal) -> None:
    """Who could answer a stack need not where drawn cards must be played (options stacking, force_play)."""
    t = table(hands=["R+2 B1 B2", "G+2 G2", "Y4 Y5"], rules={**SAME, "force_play": True}).play("0 play R+2")
    assert t.moves(1) == {"draw", "play G+2"}


def test_a_drawn_draw_card_begins_a_stack(table: Deal) -> None:
    """A draw card just drawn and laid begins a stack like any other (option stacking, DRAW)."""
    t = table(hands=["B1 B2", "G+2 G2", "Y4 Y5"], draw="R+2 Y8 B6", rules=SAME).play("0 draw", "0 play R+2")
    assert (t.turn, t.owed) == (1, 2)


def test_a_drawn_wild_draw_is_judged_with_the_rest_of_the_hand(table: Deal) -> None:
    """A Wild Draw just drawn that begins a stack is judged by the whole hand (option stacking, DRAW-WD)."""
    t = table("modern", hands=["R1 B2", "G1 G2"], draw="W+4 G7 Y8 B6 G3 Y1 B4", rules=SAME)
    t = t.play("0 draw", "0 play W+4 B", "1 challenge")
    assert [t.held(0), t.held(1)] == [6, 2]


# stacking and challenges


def test_a_guilty_bluffer_in_a_stack_of_wild_draws(table: Deal) -> None:
    """A first Wild Draw that was a bluff is out of reach once another was laid on it (option stacking, WD-WHO)."""
    t = table("modern", hands=["W+4 R1 G2", "W+4 R2 R5", "R4 R5"], draw=" ".join(["Y9"] * 12), rules=SAME)
    t = t.play("0 play W+4 R", "1 play W+4 B", "2 challenge")
    assert [t.held(seat) for seat in range(3)] == [2, 2, 12]


def test_a_stack_and_a_window_together(table: Deal) -> None:
    """Who comes down to one card by an answer may be caught while the next is asked (option stacking, UNO-CATCH)."""
    t = table("modern", hands=["R+2 B1 B2", "W+4 G1", "R4 R5"], rules=UP).play("0 play R+2", "1 play W+4 B")
    assert (t.phase, t.owed, t.catchable) == ("challenge", 6, [1])
    t = t.play("0 catch 1")
    assert (t.phase, t.turn, t.owed, t.held(1)) == ("challenge", 2, 6, 3)
    assert t.play("2 accept").held(2) == 8


def test_a_call_with_an_answer(table: Deal) -> None:
    """UNO may be said with an answer to a stack (option stacking, UNO-WHEN)."""
    t = table(hands=["R+2 B1 B2", "G+2 G1", "R4 R5"], rules=SAME).play("0 play R+2", "1 play G+2 uno")
    assert (t.said_uno, t.catchable, t.owed) == ([1], [], 4)


def test_an_early_call_is_void_when_the_stack_is_drawn(table: Deal) -> None:
    """Said early by one who then draws the stack, it is void (option stacking, UNO-WHEN)."""
    t = table(hands=["R+2 B1 B2", "G+2 G1", "R4 R5"], rules=SAME).play("0 play R+2", "1 uno")
    assert t.said_uno == [1]
    assert t.play("1 draw").said_uno == []


def test_a_bluffed_wild_draw_beside_a_jump_in(table: Deal) -> None:
    """After a card laid out of turn the next Wild Draw is judged by the hand of who lays it (option jump_in, WD-WHO)."""
    t = table("modern", hands=["R5 R7 R8", "Y1 Y2", "R5 G1 G2", "W+4 G4 B5"], rules=JUMP)
    t = t.play("0 play R5", "2 play R5", "3 play W+4 B", "0 challenge")
    assert [t.held(0), t.held(3)] == [8, 2]
    t = table("modern", hands=["R5 B7 B8", "Y1 Y2", "R5 G1 G2", "W+4 R4 B5"], rules=JUMP)
    t = t.play("0 play R5", "2 play R5", "3 play W+4 B", "0 challenge")
    assert [t.held(0), t.held(3)] == [2, 6]


# Customizables beside stacks


def test_the_draws_of_a_customizable_are_no_stack(table: Deal) -> None:
    """Cards that a Customizable makes one draw are drawn at once and cannot be answered (option stacking, CUSTOM)."""
    rules: dict[str, Any] = {**UP, "custom": [{"do": [["draw", "next", 2]]}]}
    t = table("modern", hands=["WCUSTOM1 B1 B2", "G+2 W+4 G1", "R4 R5"], rules=rules).play("0 play WCUSTOM1 G")
    assert (t.phase, t.turn, t.owed, t.held(1)) == ("play", 1, 0, 5)
    assert "play G1" in t.moves(1)


def test_every_hand_becomes_one_card(table: Deal) -> None:
    """When a Customizable leaves everybody with one card, all owe the call, but not before the last discard (CUSTOM, UNO-SAY)."""
    rules: dict[str, Any] = {"custom": [{"do": [["hand", 1]]}]}
    t = table("modern", hands=["WCUSTOM1 B1 B2", "G1 G2"], rules=rules).play("0 play WCUSTOM1 G", "0 discard B1")
    assert (t.phase, t.turn, t.catchable) == ("discard", 1, [])
    t = t.play("1 discard G2")
    assert (t.phase, t.turn, t.catchable) == ("play", 1, [0, 1])


# sevens and zeros


def test_a_seven_that_leaves_one_card(table: Deal) -> None:
    """An exchange by a 7 makes everybody it leaves with one card owe the call (option seven_zero, UNO-SAY)."""
    t = table(hands=["R7 B7", "Y1", "G1 G2"], rules=SEVENS).play("0 play R7 1")
    assert (t.hand(0), t.hand(1)) == ("Y1", "B7")
    assert t.catchable == [0, 1]


def test_a_call_with_a_seven(table: Deal) -> None:
    """With a 7 UNO may be said from three cards when the exchange leaves one (option seven_zero, UNO-WHEN)."""
    t = table(hands=["R7 B7 B8", "Y1", "G1 G2"], rules=SEVENS).play("0 play R7 1 uno")
    assert (t.hand(0), t.said_uno, t.catchable) == ("Y1", [0], [])
    table(hands=["R7 B7 B8", "Y1", "G1 G2"], rules=SEVENS).refuses("0 play R7 2 uno", *CALL)


def test_a_zero_that_leaves_one_card(table: Deal) -> None:
    """A 0 makes everybody it leaves with one card owe the call, and its player may say it with the play (option seven_zero, UNO-SAY)."""
    t = table(hands=["R0 B7 B8", "Y1 Y2", "G1"], rules=SEVENS).play("0 play R0")
    assert t.hands == [["G1"], ["B7", "B8"], ["Y1", "Y2"]]
    assert t.catchable == [0]
    t = table(hands=["R0 B7 B8", "Y1 Y2", "G1"], rules=SEVENS).play("0 play R0 uno")
    assert (t.said_uno, t.catchable) == ([0], [])


def test_a_zero_from_one_card_to_one_card(table: Deal) -> None:
    """Who has said it and receives one card by a 0 owes the call again (option seven_zero, UNO-WHEN)."""
    t = table(hands=["R5 B7", "R0 Y2", "G1 G2"], rules=SEVENS).play("0 play R5 uno", "1 play R0")
    assert t.hands == [["G1", "G2"], ["B7"], ["Y2"]]
    assert t.said_uno == []
    assert t.catchable == [1, 2]


@pytest.mark.parametrize("finish", ["any", "no_wild", "number"])
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_a_last_seven_or_zero_is_a_number(table: Deal, finish: str, card: str) -> None:
    """A last 7 or 0 is a number, names nobody and exchanges nothing (options seven_zero, finish)."""
    t = table(hands=[card, "Y1 Y2", "G1"], rules={**SEVENS, "finish": finish})
    assert t.moves(0) == {"draw", f"play {card}"}
    t.refuses("0 play R7 1")
    t = t.play(f"0 play {card}")
    assert (t.round_winner, t.hands) == (0, [[], ["Y1", "Y2"], ["G1"]])


def test_a_seven_brings_a_forbidden_last_card(table: Deal) -> None:
    """Who receives only a forbidden last card by a 7 draws next time (options seven_zero, finish)."""
    t = table(hands=["R7 W", "Y1 Y2"], rules={**SEVENS, "finish": "no_wild"}).play("0 play R7 1")
    assert t.hand(1) == "W"
    assert t.moves(1) == {"draw"}


def test_a_seven_laid_out_of_turn(table: Deal) -> None:
    """A 7 laid out of turn names a player too, and play goes on from who laid it (options seven_zero, jump_in)."""
    t = table(hands=["R7 B7 B8", "Y1 Y2", "R7 G1 G2 G4"], rules={**SEVENS, **JUMP}).play("0 play R7 1")
    assert t.hands[:2] == [["Y1", "Y2"], ["B7", "B8"]]
    assert t.moves(2) == {"play R7 0", "play R7 1"}
    t = t.play("2 play R7 0")
    assert t.hands == [["G1", "G2", "G4"], ["B7", "B8"], ["Y1", "Y2"]]
    assert t.turn == 0


def test_the_hand_that_was_received_may_jump_in(table: Deal) -> None:
    """Who receives a twin of the 7 by the exchange may lay it out of turn (options seven_zero, jump_in)."""
    t = table(hands=["R7 B7 B8", "Y1 Y2 Y4", "R7 G1 G2"], rules={**SEVENS, **JUMP}).play("0 play R7 2")
    assert t.moves(2) == set()
    assert t.moves(0) == {"play R7 1", "play R7 2"}


def test_a_last_seven_laid_out_of_turn(table: Deal) -> None:
    """A last 7 laid out of turn names nobody and wins (options seven_zero, jump_in)."""
    t = table(hands=["R7 B7 B8", "Y1 Y2", "G1 G2", "R7"], rules={**SEVENS, **JUMP}).play("0 play R7 1")
    assert t.moves(3) == {"play R7"}
    assert t.play("3 play R7").round_winner == 3


def test_partners_exchange_hands(table: Deal) -> None:
    """With a 7 the partner may be chosen like any other player (options seven_zero, teams)."""
    t = table(hands=["R7 B7 B8", "Y1 Y2", "G1", "Y4 Y5"], rules={**SEVENS, "teams": True}).play("0 play R7 2")
    assert (t.hand(0), t.hand(2)) == ("G1", "B7 B8")


def test_a_forced_seven_still_names_a_player(table: Deal) -> None:
    """A drawn 7 that must be played asks for a player (options seven_zero, force_play)."""
    t = table(hands=["B7 B8", "Y1 Y2", "G1 G2"], draw="R7 Y8", rules={**SEVENS, "force_play": True}).play("0 draw")
    assert t.moves(0) == {"play R7 1", "play R7 2"}


# forced plays and Wild Draws


def test_a_drawn_honest_wild_draw_must_be_played(table: Deal) -> None:
    """A drawn Wild Draw that is honest must be played where drawn cards must (options force_play, wild_draw)."""
    for wild_draw in ("strict", "bluff", "free"):
        rules = {"force_play": True, "wild_draw": wild_draw}
        t = table("modern", hands=["G1 G2", "Y1 Y2"], draw="W+4 Y8", rules=rules).play("0 draw")
        assert t.phase == "drawn"
        assert t.plays(0) == {"W+4"}
        assert "keep" not in t.moves(0)
        t.refuses("0 keep")


@pytest.mark.parametrize("wild_draw", ["bluff", "free"])
def test_a_drawn_dishonest_wild_draw_need_not_be_played(table: Deal, wild_draw: str) -> None:
    """A drawn Wild Draw that is dishonest may be played and may be kept (options force_play, wild_draw)."""
    rules = {"force_play": True, "wild_draw": wild_draw}
    t = table("modern", hands=["R1 G2", "Y1 Y2"], draw="W+4 Y8", rules=rules).play("0 draw")
    assert t.phase == "drawn"
    assert "keep" in t.moves(0)
    assert t.plays(0) == {"W+4"}
    assert t.play("0 keep").turn == 1


def test_a_drawn_wild_draw_that_is_refused_ends_the_turn(table: Deal) -> None:
    """Where dishonest Wild Draws are refused, a drawn dishonest one is an unplayable card (options force_play, wild_draw; DRAW-WD)."""
    for rules in ({}, {"force_play": True}):
        t = table("classic", hands=["R1 G2", "Y1 Y2"], draw="W+4 Y8", rules=rules).play("0 draw")
        assert (t.phase, t.turn, t.held(0)) == ("play", 1, 3)


def test_a_penalty_makes_the_drawn_card_unplayable(table: Deal) -> None:
    """If a penalty makes the drawn Wild Draw dishonest, it is not played but kept (options force_play, false_call_penalty)."""
    rules = {"force_play": True, "wild_draw": "strict", "false_call_penalty": 1}
    t = table("modern", hands=["G1 G2 G4", "Y1 Y2"], draw="W+4 R9 Y8", rules=rules).play("0 draw")
    assert t.plays(0) == {"W+4"}
    t = t.play("0 uno")
    assert t.hand(0) == "R9 G1 G2 G4 W+4"
    if t.phase == "drawn":
        assert t.moves(0) == {"keep"}
        t = t.play("0 keep")
    assert (t.phase, t.turn) == ("play", 1)


def test_a_penalty_may_make_a_bluff_of_the_drawn_card(table: Deal) -> None:
    """If a penalty makes a bluff of the drawn Wild Draw, it need no longer be played (options force_play, wild_draw)."""
    rules = {"force_play": True, "wild_draw": "bluff", "false_call_penalty": 1}
    t = table("modern", hands=["G1 G2 G4", "Y1 Y2"], draw="W+4 R9 Y8", rules=rules).play("0 draw", "0 uno")
    assert t.plays(0) == {"W+4"}
    assert "keep" in t.moves(0)


# drawing until a card can be played


def test_drawing_goes_on_past_a_refused_wild_draw(table: Deal) -> None:
    """Where dishonest Wild Draws are refused, one does not end the drawing (options draw_until_playable, wild_draw)."""
    t = table("classic", hands=["R1 G2", "Y1 Y2"], draw="W+4 G7 R9 Y8", rules={"draw_until_playable": True}).play("0 draw")
    assert t.held(0) == 5
    assert t.moves(0) == {"keep", "play R9"}


def test_drawing_makes_a_wild_draw_dishonest(table: Deal) -> None:
    """The cards drawn before it count when a drawn Wild Draw is judged (options draw_until_playable, wild_draw; DRAW-WD)."""
    rules = {"draw_until_playable": True, "wild_draw": "bluff", "wild_draw_test": "playable"}
    t = table("modern", hands=["G1 G2", "Y1 Y2"], draw="W+4 R9 Y8 B6 G3 Y1 B4", rules=rules).play("0 draw")
    assert t.plays(0) == {"W+4"}
    t = table("modern", hands=["G1 G2", "Y1 Y2"], draw="G7 G8 W+4 Y8 B6 G4 Y1 B4 Y9", rules=rules).play("0 draw")
    assert t.held(0) == 5
    t = t.play("0 play W+4 G", "1 challenge")
    assert t.held(0) == 4
    assert t.held(1) == 8


def test_a_bluff_ends_the_drawing(table: Deal) -> None:
    """Where bluffs are allowed any drawn Wild Draw can be played and ends the drawing (options draw_until_playable, wild_draw)."""
    rules = {"draw_until_playable": True}
    t = table("modern", hands=["R1 G2", "Y1 Y2"], draw="G7 W+4 R9 Y8", rules=rules).play("0 draw")
    assert (t.phase, t.held(0)) == ("drawn", 4)
    assert t.plays(0) == {"W+4"}


def test_drawing_until_playable_and_forced(table: Deal) -> None:
    """The card that ended the drawing must be played where drawn cards must (options draw_until_playable, force_play)."""
    rules = {"draw_until_playable": True, "force_play": True}
    t = table(hands=["B7 B8", "Y1 Y2"], draw="G7 Y8 R9 B6", rules=rules).play("0 draw")
    assert t.moves(0) == {"play R9"}


def test_drawing_until_playable_reshuffles(table: Deal) -> None:
    """Drawing until a card can be played goes on in the reshuffled pile (option draw_until_playable, EMPTY)."""
    t = table(hands=["B7 B8", "Y1 Y2"], draw="G7", under="R9", rules={"draw_until_playable": True}).play("0 draw")
    assert (t.phase, t.held(0), t.draw_count, t.discard_count) == ("drawn", 4, 0, 1)
    assert t.moves(0) == {"keep", "play R9"}


def test_drawing_until_playable_is_one_turn_action(table: Deal) -> None:
    """Drawing many cards in one go closes the window once and is one draw (option draw_until_playable, ONE)."""
    t = table(hands=["B7 B8", "Y1 Y2"], draw="G7 Y8 R9 B6", rules={"draw_until_playable": True}).play("0 draw")
    t.refuses("0 draw", "ONE", "DRAW")


def test_a_penalty_is_not_drawn_until_playable(table: Deal) -> None:
    """Penalties are drawn exactly where turns are drawn until a card can be played (option draw_until_playable, DRAWN)."""
    t = table(hands=["R+2 B8 B9", "Y1 Y2", "G1 G2"], draw="R9 R8 Y8", rules={"draw_until_playable": True}).play("0 play R+2")
    assert (t.held(1), t.draw_count) == (4, 1)


# partners


def test_partners_in_a_blocked_round_where_wilds_may_not_be_last(table: Deal) -> None:
    """A wild that may not be laid counts for its holder's team when the round is blocked (options teams, finish; BLOCKED)."""
    rules = {"teams": True, "finish": "no_wild"}
    t = table(hands=["W", "G9", "B1", "G8"], draw="", rules=rules).play("0 pass", "1 pass", "2 pass", "3 pass")
    assert (t.round_winner, t.scores) == (3, [0, 51, 0, 51])


def test_a_partner_may_catch_and_challenge(table: Deal) -> None:
    """Partners catch each other like anybody else (option teams, UNO-CATCH)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2", "Y4 Y5"], rules={"teams": True}).play("0 play R5", "2 catch 0")
    assert t.held(0) == 3


def test_a_swap_to_the_partner_wins_for_the_team(table: Deal) -> None:
    """A last Swap Hands with the partner lets the partner go out (options swap_last, teams)."""
    rules = {"swap_last": "swap", "teams": True}
    t = table("modern", hands=["WSWAP", "Y1 Y2", "G1 G2", "Y4 Y5"], rules=rules).play("0 play WSWAP 2")
    assert (t.round_winner, t.scores) == (2, [12, 0, 12, 0])


def test_a_swap_to_an_opponent_wins_for_the_other_team(table: Deal) -> None:
    """A last Swap Hands with an opponent gives the round away (options swap_last, teams)."""
    rules = {"swap_last": "swap", "teams": True}
    t = table("modern", hands=["WSWAP", "Y1 Y2", "G1 G2", "Y4 Y5"], rules=rules).play("0 play WSWAP 1")
    assert (t.round_winner, t.scores) == (1, [0, 6, 0, 6])


# swap_last


@pytest.mark.parametrize("finish", ["no_wild", "number"])
def test_a_last_swap_is_a_wild(table: Deal, finish: str) -> None:
    """Where the last card may be no wild, a last Swap Hands is refused, whoever would go out (options swap_last, finish)."""
    t = table("modern", hands=["WSWAP", "Y1 Y2", "G1"], rules={"swap_last": "swap", "finish": finish})
    assert t.moves(0) == {"draw"}
    t.refuses("0 play WSWAP 1")


def test_a_last_swap_under_low_totals(table: Deal) -> None:
    """Under low totals the player who swapped keeps the points received (options swap_last, scoring)."""
    rules = {"swap_last": "swap", "scoring": "low_total"}
    t = table("modern", hands=["WSWAP", "Y1 Y2", "G4"], rules=rules).play("0 play WSWAP 1")
    assert (t.round_winner, t.scores) == (1, [3, 0, 4])


def test_a_last_swap_for_one_card_owes_no_call(table: Deal) -> None:
    """After a last Swap Hands the round is over, and nobody owes a call (options swap_last, uno)."""
    rules = {"swap_last": "swap"}
    t = table("modern", hands=["WSWAP", "Y1", "G4"], rules=rules).play("0 play WSWAP 1")
    assert (t.phase, t.round_winner, t.catchable) == ("round_over", 1, [])
    table("modern", hands=["WSWAP", "Y1", "G4"], rules=rules).refuses("0 play WSWAP 1 uno", *CALL)


def test_a_last_swap_may_end_the_game_for_the_other(table: Deal) -> None:
    """The player left without cards by a last Swap Hands scores and may win the game (options swap_last, target)."""
    rules = {"swap_last": "swap", "target": 7}
    t = table("modern", hands=["WSWAP", "Y1 Y2", "G4"], rules=rules).play("0 play WSWAP 1")
    assert (t.phase, t.game_winner, t.scores) == ("game_over", 1, [0, 7, 0])


# dip_pass


def test_the_drawn_card_is_passed_and_one_is_left(table: Deal) -> None:
    """Where the drawn card is passed by itself, the call is due at once (options dip_pass, uno; UNO-DIP)."""
    t = table("pocket", hands=["WDIP G1", "R1 R2"], rules={"dip_pass": "drawn"}).play("0 play WDIP G")
    assert (t.hand(0), t.turn, t.catchable) == ("G1", 1, [0])
    t = table("pocket", hands=["WDIP G1", "R1 R2"], rules={"dip_pass": "drawn"}).play("0 play WDIP G uno")
    assert (t.said_uno, t.catchable) == ([0], [])


def test_a_dip_said_for_the_player(table: Deal) -> None:
    """Where it is said for the players a Dip leaves nobody to catch (options dip_pass, uno)."""
    t = table("pocket", hands=["WDIP G1", "R1 R2"], rules={"dip_pass": "drawn", "uno": "auto"}).play("0 play WDIP G")
    assert t.catchable == []


def test_the_dip_passes_the_only_card_there_is(table: Deal) -> None:
    """With an empty draw pile the card under the Dip is drawn and passed (option dip_pass, DIP, EMPTY)."""
    t = table("pocket", hands=["WDIP G1 G2", "R1 R2"], draw="", rules={"dip_pass": "drawn"}).play("0 play WDIP G")
    assert t.hands == [["G1", "G2"], ["R1", "R2", "R3"]]


def test_a_drawn_dip(table: Deal) -> None:
    """A Dip just drawn is played in full, and the drawn card is passed (option dip_pass, DRAW)."""
    t = table("pocket", hands=["B7 B8", "R1 R2"], draw="WDIP G7 Y8", rules={"dip_pass": "drawn"}).play("0 draw", "0 play WDIP B")
    assert t.hands == [["B7", "B8"], ["R1", "R2", "G7"]]
    assert t.turn == 1


def test_a_false_call_with_a_dip_is_paid_after_the_pass(table: Deal) -> None:
    """A false call with a Dip costs its cards after the Dip's own card was drawn (options dip_pass, false_call_penalty; UNO-FALSE)."""
    rules = {"dip_pass": "drawn", "false_call_penalty": 1}
    t = table("pocket", hands=["WDIP G1 G2", "R1 R2"], rules=rules).play("0 play WDIP G uno")
    assert t.hands == [["Y8", "G1", "G2"], ["R1", "R2", "G7"]]


# jumping in and the call


def test_a_call_with_a_card_laid_out_of_turn(table: Deal) -> None:
    """UNO may be said with a card laid out of turn from two cards (options jump_in, uno)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2", "R5 G1"], rules=JUMP).play("0 play R5", "2 play R5 uno")
    assert (t.said_uno, t.catchable) == ([2], [])


def test_a_card_laid_out_of_turn_makes_the_call_due(table: Deal) -> None:
    """Who comes down to one card out of turn owes the call (options jump_in, uno)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2", "R5 G1"], rules=JUMP).play("0 play R5", "2 play R5")
    assert t.catchable == [2]
    assert t.play("0 catch 2").held(2) == 3


def test_no_early_call_before_a_jump(table: Deal) -> None:
    """Who is not on turn cannot say it early, though a twin of the top card is at hand (options jump_in, uno)."""
    table(hands=["R5 B7 B8", "Y1 Y2", "R5 G1"], rules=JUMP).play("0 play R5").refuses("2 uno", *CALL)


def test_a_card_laid_out_of_turn_closes_the_window(table: Deal) -> None:
    """A card laid out of turn closes the window of the player before (options jump_in, uno)."""
    t = table(hands=["R5 B7", "Y1 Y2", "R5 G1 G2"], rules=JUMP).play("0 play R5", "2 play R5")
    assert t.catchable == []
    t.refuses("1 catch 0", *CATCH)


def test_ones_own_twin_closes_no_round(table: Deal) -> None:
    """Who lays the last card but one may win with its twin at once, before anybody acts (options jump_in, uno)."""
    t = table(hands=["R5 R5", "Y1 Y2", "G1 G2"], rules=JUMP).play("0 play R5")
    assert t.moves(0) == {"play R5"}
    assert t.play("0 play R5").round_winner == 0


def test_the_early_call_of_who_was_on_turn_is_void_after_a_jump(table: Deal) -> None:
    """Who has said it early and is overtaken by a card laid out of turn has said it in vain (options jump_in, uno)."""
    t = table(hands=["R5 B7 B8", "R9 Y2", "R5 G1 G2"], rules=JUMP).play("0 play R5", "1 uno", "2 play R5")
    assert t.turn == 0
    assert t.said_uno == []
    t = t.play("0 draw", "1 play R9")
    assert t.catchable == [1]


def test_a_false_call_counts_anew_after_a_jump(table: Deal) -> None:
    """A card laid out of turn is a turn action: each seat may make a false call again (options jump_in, false_call_penalty)."""
    rules = {**JUMP, "false_call_penalty": 1}
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "R5 G1 G2 G4"], rules=rules).play("0 play R5", "1 uno")
    t.refuses("1 uno", *CALL)
    assert t.play("2 play R5", "1 uno").held(1) == 5


def test_a_penalty_card_may_be_laid_out_of_turn(table: Deal) -> None:
    """A card drawn for a false call may be laid out of turn when it is identical (options jump_in, false_call_penalty)."""
    rules = {**JUMP, "false_call_penalty": 1}
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "G1 G2 G4"], draw="R5 Y8 Y9", rules=rules).play("0 play R5", "2 uno")
    assert t.moves(2) == {"play R5"}


def test_a_reverse_laid_out_of_turn_between_two(table: Deal) -> None:
    """With two players a Reverse laid out of turn also skips, or only turns, as agreed (options jump_in, two_player_reverse)."""
    hands = ["RR R5 B7 B8", "RR Y1 Y2"]
    t = table(hands=hands, rules={**JUMP, "two_player_reverse": "skip"}).play("0 play RR")
    assert t.turn == 0
    t = t.play("1 play RR")
    assert (t.turn, t.direction) == (1, 1)
    t = table(hands=["RR RR B7 B8", "R9 Y1 Y2"], rules={**JUMP, "two_player_reverse": "turn"}).play("0 play RR")
    assert t.turn == 1
    t = t.play("0 play RR")
    assert (t.turn, t.direction) == (1, 1)


def test_a_jump_starts_the_passes_anew(table: Deal) -> None:
    """A card laid out of turn while others pass starts the count of passes anew (options jump_in; BLOCKED)."""
    t = table(hands=["B9 B8", "G2 G4", "R3 Y1"], draw="", rules=JUMP).play("0 pass", "2 play R3")
    assert (t.phase, t.turn) == ("play", 0)
    t = t.play("0 draw")
    assert t.phase == "drawn"
    t = t.play("0 keep", "1 pass", "2 pass")
    assert (t.phase, t.turn) == ("play", 0)
    assert t.moves(0) == {"play R3"}


def test_one_who_could_jump_in_does_not_keep_the_round_from_being_blocked(table: Deal) -> None:
    """A player on turn with nothing to play or draw passes, whatever another could lay out of turn (options jump_in; EMPTY-2)."""
    t = table(hands=["B9 B8", "G2 G4", "R3 Y1"], draw="", rules=JUMP)
    assert t.moves(0) == {"pass"}
    assert t.moves(2) == {"play R3"}
    t = t.play("0 pass", "1 pass")
    assert t.moves(2) == {"play R3"}


def test_a_jump_by_partners(table: Deal) -> None:
    """A partner may lay a twin of one's card out of turn (options jump_in, teams)."""
    t = table(hands=["R5 B7", "Y1 Y2", "R5", "Y4 Y5"], rules={**JUMP, "teams": True}).play("0 play R5", "2 play R5")
    assert (t.round_winner, t.scores) == (2, [12, 0, 12, 0])


def test_a_customizable_and_a_twin(table: Deal) -> None:
    """After `again` the same player is on turn, and others may still lay only identical cards (option jump_in, CUSTOM)."""
    rules: dict[str, Any] = {**JUMP, "custom": [{"do": [["again"]]}]}
    t = table("modern", hands=["WCUSTOM1 R5 B7 B8", "R5 Y2 Y4"], rules=rules).play("0 play WCUSTOM1 R")
    assert (t.turn, t.moves(1)) == (0, set())
    assert t.play("0 play R5").moves(1) == {"draw", "play R5"}


# finish and drawing


def test_a_forbidden_last_card_and_draw_until_playable(table: Deal) -> None:
    """Who holds only a forbidden last card draws until another can be laid (options finish, draw_until_playable)."""
    rules = {"finish": "no_wild", "draw_until_playable": True}
    t = table(hands=["W", "Y1 Y2"], draw="G7 Y8 R9 B6", rules=rules).play("0 draw")
    assert t.moves(0) == {"keep", "play R9"}


def test_a_drawn_wild_is_no_last_card(table: Deal) -> None:
    """A drawn wild is never the last card, so it may be laid where wilds may not be last (options finish, force_play)."""
    t = table(hands=["B7", "Y1 Y2"], draw="W Y8", rules={"finish": "no_wild", "force_play": True}).play("0 draw")
    assert t.plays(0) == {"W"}
    t = t.play("0 play W B")
    assert (t.phase, t.hand(0), t.catchable) == ("play", "B7", [0])


def test_a_forbidden_last_card_makes_no_bluff_of_another(table: Deal) -> None:
    """A matching card makes a Wild Draw dishonest although it could not be the last card (options finish, wild_draw)."""
    t = table("modern", hands=["W+4 RS", "Y1 Y2"], rules={"finish": "number", "wild_draw": "strict"})
    assert t.plays(0) == {"RS"}


# low totals, blocked rounds and partners: see test_scoring.py too


def test_low_totals_of_a_round_blocked_by_a_forbidden_wild(table: Deal) -> None:
    """Under low totals a forbidden last wild is kept as 50 points when the round is blocked (options scoring, finish; BLOCKED)."""
    rules = {"scoring": "low_total", "finish": "no_wild"}
    t = table(hands=["W", "G2"], draw="", rules=rules).play("0 pass", "1 pass")
    assert (t.round_winner, t.scores) == (1, [50, 2])


def test_low_totals_of_a_last_stack(table: Deal) -> None:
    """Under low totals the total of a stack drawn after the last card is kept as points (options scoring, stacking)."""
    rules = {**SAME, "scoring": "low_total"}
    t = table(hands=["R+2 B1 B2", "G+2", "R4 R5"], draw="G7 Y8 B6 G3 Y1", rules=rules).play("0 play R+2", "1 play G+2")
    assert (t.round_winner, t.scores) == (1, [3, 0, 9 + 24])


# a call or a catch that interrupts a question


@pytest.mark.parametrize(
    ("edition", "hands", "rules", "moves", "phase"),
    [
        ("modern", ["W+4 G1 G2", "Y1 Y2 Y4"], {}, ["0 play W+4 B"], "challenge"),
        ("modern", ["B7 B8 B9", "Y1 Y2 Y4"], {}, ["0 draw"], "drawn"),
        ("pocket", ["WDIP G1 G2", "Y1 Y2 Y4"], {}, ["0 play WDIP B"], "give"),
        ("modern", ["WCUSTOM1 G1 G2 G4", "Y1 Y2 Y4"], {"custom": [{"do": [["hand", 2]]}]}, ["0 play WCUSTOM1 B"], "discard"),
        ("modern", ["WCUSTOM1 G1 G2 G4", "Y1 Y2 Y4"], {"custom": [{"text": "Sing."}]}, ["0 play WCUSTOM1 B"], "confirm"),
        ("modern", ["R+2 G1 G2", "Y1 Y2 Y4"], {"stacking": "same"}, ["0 play R+2"], "play"),
    ],
)
@pytest.mark.parametrize("interruption", ["0 uno", "1 uno", "0 catch 1", "1 catch 0"])
def test_an_interrupted_question_stands(
    table: Deal, edition: str, hands: list[str], rules: dict[str, Any], moves: list[str], phase: str, interruption: str
) -> None:
    """A false call or catch in the middle of a question costs its card and leaves the same question to the same seat (UNO-FALSE)."""
    rules = {**rules, "false_call_penalty": 1, "false_catch_penalty": 1}
    before = table(edition, hands=hands, draw="R9 Y8 B6 G3 Y1 B4 G9 Y6", rules=rules).play(*moves)
    assert before.phase == phase
    after = before.play(interruption)
    seat = int(interruption[0])
    assert after.held(seat) == before.held(seat) + 1
    assert after.held(1 - seat) == before.held(1 - seat)
    for key in ("phase", "turn", "direction", "colour", "top", "owed", "discard_count"):
        assert after.position[key] == before.position[key]
    asked = after.turn
    assert {text.split()[0] for text in after.moves(asked)} == {text.split()[0] for text in before.moves(asked)}
