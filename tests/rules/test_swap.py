"""Wild Swap Hands."""

import pytest

HANDS = ["WSWAP G1 B2", "R1 R2", "R9 Y9 Y8 Y7"]


def test_swap(table):
    """SWAP: the player names the colour and another player, and the two exchange whole hands."""
    after = table("modern", hands=HANDS).play("0 play WSWAP Y 2")
    assert (after.hand(0), after.hand(1), after.hand(2)) == ("R9 Y7 Y8 Y9", "R1 R2", "G1 B2")
    assert (after.colour, after.top, after.draw_count) == ("Y", "WSWAP", 12)


def test_next_player_plays_after_a_swap(table):
    """SWAP: the next player then plays."""
    after = table("modern", hands=HANDS).play("0 play WSWAP R 2")
    assert (after.turn, after.phase, after.plays(1)) == (1, "play", {"R1", "R2"})


def test_swap_with_the_next_player(table):
    """SWAP: swapped with the next player, the next player plays from the hand just received."""
    after = table("modern", hands=HANDS).play("0 play WSWAP G 1")
    assert (after.hand(0), after.hand(1), after.turn) == ("R1 R2", "G1 B2", 1)
    assert after.plays(1) == {"G1"}


def test_swap_backwards(table):
    """SWAP: counter-clockwise the seat on the right then plays, whoever was swapped with."""
    after = table("modern", hands=HANDS, opening="RR", dealer=0).play("0 play WSWAP Y 1")
    assert (after.turn, after.hand(1), after.direction) == (2, "G1 B2", -1)


def test_swap_with_two_players(table):
    """SWAP: with two players the other has the hand and the turn."""
    after = table("modern", hands=["WSWAP G1 B2", "R1 R2"]).play("0 play WSWAP B 1")
    assert (after.hand(0), after.hand(1), after.turn) == ("R1 R2", "G1 B2", 1)


def test_every_colour_and_seat(table):
    """SWAP: each colour with each other player is a legal move."""
    start = table("modern", hands=HANDS)
    assert start.moves(0) == {"draw", *(f"play WSWAP {colour} {seat}" for colour in "RYGB" for seat in (1, 2))}


def test_not_with_oneself(table):
    """SWAP: one cannot exchange hands with oneself."""
    table("modern", hands=HANDS).refuses("0 play WSWAP Y 0", "SWAP")


@pytest.mark.parametrize(
    "move",
    ["0 play WSWAP Y", "0 play WSWAP", "0 play WSWAP 2", "0 play WSWAP 2 Y", "0 play WSWAP Y 3", "0 play WSWAP Y -1", "0 play WSWAP Y 1 2"],
)
def test_colour_and_seat_are_named(table, move):
    """SWAP: both the colour and a player at the table must be named."""
    table("modern", hands=HANDS).refuses(move)


def test_no_seat_with_another_wild(table):
    """SWAP, WILD: no player is named with a plain Wild."""
    table("modern", hands=["W G1 B2", "R1 R2", "R9 Y9"]).refuses("0 play W Y 2")


def test_drawn_swap(table):
    """SWAP, DRAW: a drawn Swap Hands may be played at once."""
    before = table("modern", hands=["G1 B2", "R1 R2", "R9 Y9"], draw="WSWAP").play("0 draw")
    assert before.plays(0) == {"WSWAP"}
    after = before.play("0 play WSWAP B 2")
    assert (after.hand(0), after.hand(2), after.turn) == ("R9 Y9", "G1 B2", 1)


def test_both_see_their_new_hands(table):
    """SWAP: each sees the hand received, and no longer the one given away."""
    after = table("modern", hands=HANDS).play("0 play WSWAP Y 2")
    assert after.view(0).hands == [["R9", "Y7", "Y8", "Y9"], ["?", "?"], ["?", "?"]]
    assert after.view(2).hands == [["?"] * 4, ["?", "?"], ["G1", "B2"]]


def test_a_swapped_wild_draw_is_judged_in_the_new_hand(table):
    """SWAP, WD-TEST: after an exchange a Wild Draw is judged by the hand it is laid from."""
    start = table("modern", hands=["WSWAP B1 B2 W+4", "R1 R2", "R9 Y9"]).play("0 play WSWAP R 1")
    assert start.hand(1) == "B1 B2 W+4"
    assert start.play("1 play W+4 G", "2 challenge").turn == 0
