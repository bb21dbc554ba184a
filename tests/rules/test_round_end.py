"""The last card: who wins the round, and what a last action card still does."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Deal

# OUT


@pytest.mark.parametrize("card", ["R5", "RS", "RR", "R+2"])
def test_who_lays_the_last_card_wins_the_round(table: Deal, card: str) -> None:
    """The last card wins the round, whatever card it is (OUT)."""
    t = table(hands=[card, "Y1 Y2", "G1 G2"]).play(f"0 play {card}")
    assert (t.phase, t.round_winner, t.turn, t.top) == ("round_over", 0, None, card)
    assert t.hands[0] == []


@pytest.mark.parametrize("card", ["W", "W+4", "WSWAP", "WCUSTOM1"])
def test_a_wild_may_be_the_last_card(table: Deal, card: str) -> None:
    """A wild as the last card wins the round as well (OUT)."""
    t = table("modern", hands=[card, "Y1 Y2", "G1 G2"]).play(f"0 play {card}")
    assert (t.phase, t.round_winner) == ("round_over", 0)


def test_the_drawn_card_cannot_be_a_last_card(table: Deal) -> None:
    """Who draws holds at least two cards, so the drawn card wins no round by itself (OUT)."""
    t = table(hands=["B7", "Y1 Y2", "G1 G2"], draw="R9 Y8").play("0 draw", "0 play R9")
    assert (t.phase, t.turn, t.round_winner) == ("play", 1, None)


def test_nothing_is_legal_after_the_round(table: Deal) -> None:
    """When the round is over nobody has a legal move, no call is due, and every move is refused (OUT)."""
    t = table(hands=["R5", "Y1 R2", "G1 G2"]).play("0 play R5")
    assert t.legal == {"0": [], "1": [], "2": []}
    assert (t.catchable, t.said_uno, t.owed) == ([], [], 0)
    for move in ("1 play R2", "1 draw", "0 draw", "1 pass", "0 uno", "1 catch 0"):
        t.refuses(move)


def test_a_call_that_was_not_made_does_not_cost_the_win(table: Deal) -> None:
    """Who has not said UNO and was not caught wins with the last card all the same (OUT, UNO-WINDOW)."""
    t = table(hands=["R5 R7", "Y1 Y2"]).play("0 play R5", "1 draw", "0 play R7")
    assert (t.phase, t.round_winner) == ("round_over", 0)


# OUT-DRAW


def test_a_last_draw_two_is_still_drawn(table: Deal) -> None:
    """After a last Draw Two the next player draws two cards, and they count (OUT-DRAW, SCORE)."""
    t = table(hands=["R+2", "B5", "Y1"], draw="G7 Y8 B6").play("0 play R+2")
    assert t.hand(1) == "Y8 G7 B5"
    assert t.held(2) == 1
    assert t.scores == [5 + 7 + 8 + 1, 0, 0]


def test_a_last_draw_one_is_still_drawn(table: Deal) -> None:
    """After a last Draw One the next player draws one card, and it counts (OUT-DRAW)."""
    t = table("pocket", hands=["R+1", "B5", "Y1"], draw="G7 Y8 B6").play("0 play R+1")
    assert t.hand(1) == "G7 B5"
    assert t.scores == [5 + 7 + 1, 0, 0]


@pytest.mark.parametrize(("edition", "card", "points"), [("pocket", "W+2", 5 + 7 + 8), ("modern", "W+4", 5 + 7 + 8 + 6 + 3)])
def test_a_last_wild_draw_is_still_drawn(table: Deal, edition: str, card: str, points: int) -> None:
    """After a last Wild Draw the next player draws at once and cannot challenge, and the cards count (OUT-DRAW)."""
    t = table(edition, hands=[card, "B5"], draw="G7 Y8 B6 G3 Y1").play(f"0 play {card}")
    assert (t.phase, t.round_winner, t.owed) == ("round_over", 0, 0)
    assert t.scores == [points, 0]
    t.refuses("1 challenge")


def test_a_last_wild_draw_is_honest(table: Deal) -> None:
    """Where dishonest Wild Draws are refused, a last one is never refused: an empty hand is honest (OUT-DRAW)."""
    t = table("classic", hands=["W+4", "B5"], draw="G7 Y8 B6 G3 Y1").play("0 play W+4")
    assert (t.phase, t.round_winner, t.held(1)) == ("round_over", 0, 5)


def test_the_next_player_of_a_last_draw_card_follows_the_direction(table: Deal) -> None:
    """After a Reverse the last draw card hits the player on the other side (OUT-DRAW, REVERSE)."""
    t = table(hands=["RR R+2", "B5 B6", "Y1 R9"]).play("0 play RR", "2 play R9", "1 draw", "0 play R+2")
    assert t.held(2) == 1 + 2
    assert t.held(1) == 3


def test_a_last_draw_card_takes_what_there_is(table: Deal) -> None:
    """After a last Draw Two with too few cards the next player draws what there is (OUT-DRAW, EMPTY-2)."""
    t = table(hands=["R+2", "B5"], draw="").play("0 play R+2")
    assert t.hand(1) == "R3 B5"
    assert t.scores == [8, 0]


# OUT-WILD


@pytest.mark.parametrize("card", ["W", "W+4", "WSWAP", "WCUSTOM1"])
def test_no_colour_and_no_seat_with_the_last_card(table: Deal, card: str) -> None:
    """With a last wild no colour and no seat is named, and its move is listed once (OUT-WILD)."""
    t = table("modern", hands=[card, "Y1 Y2", "G1 G2"])
    assert t.moves(0) == {"draw", f"play {card}"}
    t.refuses(f"0 play {card} R")
    t.refuses(f"0 play {card} R 1")
    assert t.play(f"0 play {card}").colour is None


def test_a_last_dip_has_no_effect(table: Deal) -> None:
    """A last Dip draws nothing and passes nothing on (OUT-WILD)."""
    t = table("pocket", hands=["WDIP", "Y1 Y2"]).play("0 play WDIP")
    assert (t.phase, t.round_winner, t.colour, t.draw_count) == ("round_over", 0, None, 12)
    assert t.scores == [3, 0]


def test_a_last_swap_has_no_effect(table: Deal) -> None:
    """A last Swap Hands exchanges nothing (OUT-WILD)."""
    t = table("modern", hands=["WSWAP", "Y1 Y2", "G1"]).play("0 play WSWAP")
    assert t.hands == [[], ["Y1", "Y2"], ["G1"]]
    assert (t.round_winner, t.scores) == (0, [4, 0, 0])


@pytest.mark.parametrize(
    ("part", "drawn"),
    [
        (["draw", "next", 2], [0, 2, 0]),
        (["draw", "previous", 2], [0, 0, 2]),
        (["draw", "others", 1], [0, 1, 1]),
        (["draw", "everyone", 3], [0, 3, 3]),
        (["draw", "chosen", 3], [0, 0, 0]),
        (["skip", 1], [0, 0, 0]),
        (["reverse"], [0, 0, 0]),
        (["again"], [0, 0, 0]),
        (["swap"], [0, 0, 0]),
        (["rotate"], [0, 0, 0]),
        (["hand", 4], [0, 0, 0]),
        (["hand", 1], [0, 0, 0]),
        (["until", "B"], [0, 0, 0]),
        (["open"], [0, 0, 0]),
    ],
)
def test_a_last_customizable_carries_out_its_draws_alone(table: Deal, part: list[Any], drawn: list[int]) -> None:
    """A last Customizable still makes others draw, but never the winner nor a chosen seat, and does nothing else (OUT-WILD, CUSTOM)."""
    t = table("modern", hands=["WCUSTOM1", "Y1 Y2", "G1 G2"], rules={"custom": [{"do": [part]}]}).play("0 play WCUSTOM1")
    assert (t.phase, t.round_winner) == ("round_over", 0)
    assert [t.held(seat) for seat in range(3)] == [0, 2 + drawn[1], 2 + drawn[2]]


def test_the_draws_of_a_last_customizable_count(table: Deal) -> None:
    """The cards drawn by a last Customizable are scored, those of all its draw parts (OUT-WILD, SCORE)."""
    rules = {"custom": [{"do": [["draw", "next", 1], ["reverse"], ["draw", "others", 1]]}]}
    t = table("modern", hands=["WCUSTOM1", "Y1", "G1"], draw="G7 Y8 B6 G3", rules=rules).play("0 play WCUSTOM1")
    assert [t.held(seat) for seat in range(3)] == [0, 3, 2]
    assert t.scores == [1 + 1 + 7 + 8 + 6, 0, 0]


def test_a_last_customizable_with_a_text_asks_for_no_confirmation(table: Deal) -> None:
    """The free text of a last Customizable is not waited for (OUT-WILD, CUSTOM)."""
    rules = {"custom": [{"text": "Sing.", "do": [["draw", "next", 1]]}]}
    t = table("modern", hands=["WCUSTOM1", "Y1 Y2"], rules=rules).play("0 play WCUSTOM1")
    assert (t.phase, t.held(1)) == ("round_over", 3)


def test_a_last_seven_or_zero_exchanges_nothing(table: Deal) -> None:
    """Under the rule of seven and zero a last 7 or 0 asks for no seat and moves no hand (OUT-WILD)."""
    for card in ("R7", "R0"):
        t = table(hands=[card, "Y1 Y2", "G1"], rules={"seven_zero": True})
        assert t.moves(0) == {"draw", f"play {card}"}
        t = t.play(f"0 play {card}")
        assert t.hands == [[], ["Y1", "Y2"], ["G1"]]
        assert t.round_winner == 0


@pytest.mark.parametrize("edition", ["pocket", "classic", "modern"])
def test_the_last_card_may_end_the_game(table: Deal, edition: str) -> None:
    """A last card that brings the winner to the target ends the game, and nobody is asked anything (OUT, TARGET)."""
    t = table(edition, hands=["W", "B9 B8"], rules={"target": 17}).play("0 play W")
    assert (t.phase, t.turn, t.round_winner, t.game_winner) == ("game_over", None, 0, 0)
