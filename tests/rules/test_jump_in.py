"""Laying an identical card out of turn."""

from __future__ import annotations

import pytest

from .table import Deal

JUMP = {"jump_in": True}
HANDS = ["R5 B7 B8", "Y1 Y2 Y4", "R5 G1 G2", "G4 G5 G6"]


def test_an_identical_card_is_laid_out_of_turn(table: Deal) -> None:
    """A card identical in colour and symbol may be laid out of turn, and play goes on from there (option jump_in)."""
    t = table(hands=HANDS, rules=JUMP).play("0 play R5")
    assert t.turn == 1
    assert t.moves(2) == {"play R5"}
    assert t.moves(0) == set()
    assert t.moves(3) == set()
    t = t.play("2 play R5")
    assert (t.phase, t.turn, t.top, t.discard_count) == ("play", 3, "R5", 3)
    assert t.hand(2) == "G1 G2"


def test_without_the_option_nobody_jumps_in(table: Deal) -> None:
    """Without the option an identical card waits for its turn (ONE)."""
    t = table(hands=HANDS).play("0 play R5")
    assert t.moves(2) == set()
    t.refuses("2 play R5", "ONE")


@pytest.mark.parametrize("card", ["B5", "R6", "W", "RS"])
def test_only_an_identical_card(table: Deal, card: str) -> None:
    """Neither the same number, nor the same colour, nor a wild may be laid out of turn (option jump_in)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", f"{card} G1 G2"], rules=JUMP).play("0 play R5")
    assert t.moves(2) == set()
    t.refuses(f"2 play {card}" + (" R" if card == "W" else ""))


@pytest.mark.parametrize("card", ["W", "W+4", "WSWAP", "WCUSTOM1"])
def test_no_wild_jumps_in(table: Deal, card: str) -> None:
    """A wild on the same wild is no identical card (option jump_in)."""
    laid = f"{card} R 1" if card == "WSWAP" else f"{card} R"
    t = table("modern", hands=[f"{card} B7 B8", "Y1 Y2 Y4", f"{card} G1 G2"], rules={**JUMP, "wild_draw": "free"}).play(f"0 play {laid}")
    assert [t.moves(seat) for seat in range(3) if seat != t.turn] == [set(), set()]


def test_a_colour_named_by_a_wild_does_not_make_a_card_identical(table: Deal) -> None:
    """After a wild no card is identical to it, whatever colour was named (option jump_in)."""
    t = table(hands=["W B7 B8", "Y1 Y2 Y4", "R5 R6 W"], rules=JUMP).play("0 play W R")
    assert t.moves(2) == set()


def test_on_the_opening_card(table: Deal) -> None:
    """A card identical to the opening card may be laid before the first player acts (option jump_in)."""
    for deal in ({"top": "R3"}, {"opening": "R3"}):
        t = table(hands=["R5 B7", "Y1 Y2", "R3 G1"], rules=JUMP, **deal)
        assert t.moves(2) == {"play R3"}
        assert t.play("2 play R3").turn == 0


def test_on_an_opening_action_card(table: Deal) -> None:
    """A card identical to an opening Skip skips the next player like any Skip (option jump_in, SKIP)."""
    t = table(hands=["RS B7", "Y1 Y2", "G1 G2"], opening="RS", rules=JUMP)
    assert t.turn == 1
    assert t.moves(0) == {"play RS"}
    assert t.play("0 play RS").turn == 2


def test_by_the_player_who_laid_the_card(table: Deal) -> None:
    """Who laid a card may lay its twin as well, before the player on turn acts (option jump_in)."""
    t = table(hands=["R5 R5 B8", "Y1 Y2 Y4", "G1 G2 G4"], rules=JUMP).play("0 play R5")
    assert t.moves(0) == {"play R5"}
    t = t.play("0 play R5")
    assert (t.turn, t.hand(0)) == (1, "B8")


def test_by_the_player_on_turn_it_is_an_ordinary_play(table: Deal) -> None:
    """The player on turn lays an identical card in the ordinary way (option jump_in, MATCH)."""
    t = table(hands=["R5 B7 B8", "R5 Y2 Y4", "G1 G2 G4"], rules=JUMP).play("0 play R5", "1 play R5")
    assert t.turn == 2


def test_not_when_the_player_on_turn_has_drawn(table: Deal) -> None:
    """While the player on turn decides about a drawn card nobody jumps in (option jump_in)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "R5 G1 G2"], draw="R9 Y8 B6", rules=JUMP).play("0 play R5", "1 draw")
    assert t.phase == "drawn"
    assert t.moves(2) == set()
    t.refuses("2 play R5")


def test_again_when_the_turn_has_passed(table: Deal) -> None:
    """When the draw has ended a turn, an identical card may be laid before the next player acts (option jump_in)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "G1 G2 G4", "R5 Y6 Y7"], rules=JUMP).play("0 play R5", "1 draw")
    assert (t.phase, t.turn) == ("play", 2)
    assert t.moves(3) == {"play R5"}
    assert t.play("3 play R5").turn == 0


def test_not_while_a_colour_is_asked(table: Deal) -> None:
    """While the colour of an opening wild is asked nobody jumps in (option jump_in)."""
    t = table("modern", hands=["R5 B7", "W Y2", "R5 G1"], opening="W", rules=JUMP)
    assert [t.moves(1), t.moves(2)] == [set(), set()]


def test_not_while_a_challenge_is_asked(table: Deal) -> None:
    """While a Wild Draw waits for its answer nobody jumps in (option jump_in)."""
    t = table("modern", hands=["W+4 B7 B8", "Y1 Y2", "W+4 G1"], rules=JUMP).play("0 play W+4 R")
    assert t.phase == "challenge"
    assert [t.moves(0), t.moves(2)] == [set(), set()]


def test_jumps_follow_one_another(table: Deal) -> None:
    """A card laid out of turn may be followed by a third identical one (option jump_in)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "R5 G1 G2", "R5 Y6 Y7"], rules=JUMP).play("0 play R5", "2 play R5", "3 play R5")
    assert (t.turn, t.discard_count) == (0, 4)
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "R5 G1 G2", "R5 Y6 Y7"], rules=JUMP).play("0 play R5", "3 play R5", "2 play R5")
    assert t.turn == 3


def test_it_keeps_the_direction(table: Deal) -> None:
    """A jump-in goes on in the direction of play (option jump_in)."""
    t = table(hands=["RR B7 B8", "R5 Y2 Y4", "G1 G2 G4", "R5 Y6 Y7"], rules=JUMP).play("0 play RR", "3 play R5", "1 play R5")
    assert (t.direction, t.turn) == (-1, 0)


def test_a_skip_laid_out_of_turn(table: Deal) -> None:
    """A Skip laid out of turn skips the player after the one who laid it, also by the player who was skipped (SKIP)."""
    t = table(hands=["RS B7 B8", "RS Y2 Y4", "G1 G2 G4"], rules=JUMP).play("0 play RS")
    assert t.turn == 2
    assert t.play("1 play RS").turn == 0


def test_a_reverse_laid_out_of_turn(table: Deal) -> None:
    """A Reverse laid out of turn turns the direction again (REVERSE)."""
    t = table(hands=["RR B7 B8", "Y1 Y2 Y4", "RR G2 G4", "Y6 Y7"], rules=JUMP).play("0 play RR")
    assert (t.turn, t.direction) == (3, -1)
    t = t.play("2 play RR")
    assert (t.turn, t.direction) == (3, 1)


def test_a_draw_two_laid_out_of_turn(table: Deal) -> None:
    """A Draw Two laid out of turn, when the first was drawn, hits the player after the one who laid it (DRAWN)."""
    t = table(hands=["R+2 B7 B8", "R+2 Y2 Y4", "G1 G2 G4"], rules=JUMP).play("0 play R+2")
    assert (t.turn, t.held(1)) == (2, 5)
    t = t.play("1 play R+2")
    assert (t.turn, t.held(2), t.held(1)) == (0, 5, 4)


def test_a_last_card_laid_out_of_turn_wins(table: Deal) -> None:
    """Who lays the last card out of turn wins the round (OUT)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2", "R5"], rules=JUMP).play("0 play R5", "2 play R5")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", 2, [0, 0, 18])


def test_a_last_draw_two_laid_out_of_turn(table: Deal) -> None:
    """A last Draw Two laid out of turn makes the player after it draw (OUT-DRAW)."""
    t = table(hands=["R+2 B7 B8", "Y1 Y2", "G1 G2", "R+2"], rules=JUMP).play("0 play R+2", "3 play R+2")
    assert (t.phase, t.round_winner) == ("round_over", 3)
    assert [t.held(seat) for seat in range(4)] == [4, 4, 2, 0]


def test_two_players_jump_in(table: Deal) -> None:
    """With two players the one who laid the card may lay its twin, and the other is on turn again (option jump_in)."""
    t = table(hands=["R5 R5 B8", "Y1 Y2 Y4"], rules=JUMP).play("0 play R5", "0 play R5")
    assert (t.turn, t.hand(0)) == (1, "B8")


def test_the_drawn_card_of_one_on_turn_is_no_jump(table: Deal) -> None:
    """Who has just drawn may lay only the drawn card, not a twin of the top card from the hand (DRAW)."""
    t = table(hands=["R3 B7", "Y1 Y2"], draw="R9 Y8", rules=JUMP).play("0 draw")
    assert t.moves(0) == {"keep", "play R9"}
    t.refuses("0 play R3")


def test_a_jump_in_does_not_take_the_skipped_turn_back(table: Deal) -> None:
    """When somebody jumps in, the player who was on turn waits for play to come round (option jump_in)."""
    t = table(hands=HANDS, rules=JUMP).play("0 play R5", "2 play R5")
    t.refuses("1 draw", "ONE")
