"""The draw pile runs out: reshuffling, drawing what there is, and passing."""

from __future__ import annotations

import itertools

import pytest

from .table import Deal

ONE_CARD = ("EMPTY", "EMPTY-2", "DRAW")


# EMPTY


def test_the_discards_under_the_top_become_the_draw_pile(table: Deal) -> None:
    """When the draw pile is empty, the discards without the top card take its place (EMPTY)."""
    t = table(hands=["B9 B8", "G1 G2"], under="Y1 Y2 Y4", draw="").play("0 draw")
    assert (t.top, t.discard_count, t.draw_count) == ("R3", 1, 2)
    drawn = set(t.hands[0]) - {"B8", "B9"}
    assert len(drawn) == 1
    assert drawn < {"Y1", "Y2", "Y4"}


def test_a_draw_pile_is_not_refilled_before_a_card_is_needed(table: Deal) -> None:
    """Drawing the last card leaves the draw pile empty until the next card must be drawn (EMPTY)."""
    t = table(hands=["B9 B8", "G1 G2"], under="Y1 Y2", draw="Y4").play("0 draw")
    assert (t.hand(0), t.draw_count, t.discard_count) == ("Y4 B8 B9", 0, 3)
    t = t.play("1 draw")
    assert (t.draw_count, t.discard_count) == (1, 1)


def test_reshuffling_in_the_middle_of_a_penalty(table: Deal) -> None:
    """A penalty takes the last card of the pile, and the rest of it from the reshuffled discards (EMPTY)."""
    t = table("modern", hands=["W+4 G1", "B5 B6", "Y1 Y2"], under="Y4 Y5 Y6", draw="G9 G8").play("0 play W+4 B", "1 accept")
    assert t.held(1) == 6
    assert {"G8", "G9"} < set(t.hands[1])
    assert (t.draw_count, t.discard_count, t.top) == (2, 1, "W+4")


def test_reshuffling_in_the_middle_of_a_catch(table: Deal) -> None:
    """The cards of a catch come from the reshuffled discards too (EMPTY, UNO-CATCH)."""
    t = table(hands=["R5 B7", "Y1 Y2"], draw="G9").play("0 play R5", "1 catch 0")
    assert t.hand(0) == "R3 G9 B7"
    assert (t.draw_count, t.discard_count) == (0, 1)


def test_no_card_is_lost_or_made_by_reshuffling(table: Deal) -> None:
    """Every card of the pack is in a hand or in a pile, once, after a reshuffle (EMPTY)."""
    t = table("modern", hands=["W+4 G1", "B5 B6", "Y1 Y2"], under="Y4 Y5 Y6", draw="G9 G8").play("0 play W+4 B", "1 challenge")
    assert t.held(1) == 2 + 6
    assert sum(len(hand) for hand in t.hands) + t.draw_count + t.discard_count == 12


def test_a_reshuffled_wild_is_a_wild_again(table: Deal) -> None:
    """A wild drawn from the reshuffled pile may be laid in any colour (EMPTY)."""
    t = table(hands=["B9 B8", "G1 G2"], under="W", draw="").play("0 draw")
    assert t.phase == "drawn"
    assert t.moves(0) == {"keep", "play W R", "play W Y", "play W G", "play W B"}


def test_a_reshuffled_wild_has_lost_its_named_colour(table: Deal) -> None:
    """A wild that was named red and came back by a reshuffle is no red card when a Wild Draw is judged (EMPTY, WD-WHO)."""
    t = table("modern", hands=["W B1 B2 W+4", "R+2 R6 R8"], top="G3", draw="")
    t = t.play("0 play W R", "1 play R+2")
    assert t.hand(0) == "G3 B1 B2 W W+4"
    assert t.turn == 1
    t = t.play("1 play R6", "0 play W+4 B", "1 challenge")
    assert t.held(0) == 4
    assert t.hand(1) == "R6 R8 R+2"
    assert t.turn == 0


def test_the_colour_in_force_survives_a_reshuffle(table: Deal) -> None:
    """The wild on top stays, with its named colour, when the cards under it are reshuffled (EMPTY, WILD)."""
    t = table(hands=["W B9 B8", "G1 G2"], draw="").play("0 play W Y", "1 draw")
    assert (t.top, t.colour, t.discard_count, t.draw_count) == ("W", "Y", 1, 0)
    assert t.hand(1) == "R3 G1 G2"


def test_every_order_of_a_reshuffled_pile_is_as_likely(table: Deal) -> None:
    """Over many seeds each of the six orders of three reshuffled cards comes about equally often (EMPTY)."""
    pile = ["Y1", "Y2", "Y4"]
    counts = dict.fromkeys(itertools.permutations(pile), 0)
    for seed in range(600):
        t = table(hands=["B9 B8", "G7 G6"], under=" ".join(pile), draw="", seed=f"{seed:x}").play("0 draw", "1 draw")
        first, second = (next(card for card in t.hands[seat] if card in pile) for seat in (0, 1))
        (third,) = set(pile) - {first, second}
        counts[first, second, third] += 1
    assert all(60 <= count <= 145 for count in counts.values()), counts


def test_the_same_seed_reshuffles_alike(table: Deal) -> None:
    """A seed beside a deal decides how the piles are reshuffled, and none means the seed 0 (EMPTY)."""
    hands, under = ["B9 B8", "G7 G6"], "Y1 Y2 Y4 Y5 Y6 Y7 Y8 Y9"
    moves = ["0 draw", "1 draw"] * 3

    def reached(seed: str | None) -> object:
        return table(hands=hands, under=under, draw="", seed=seed).play(*moves).hands

    assert reached("2a") == reached("2a")
    assert reached(None) == reached("0")
    assert len({str(reached(f"{seed:x}")) for seed in range(8)}) > 1


# EMPTY-2


def test_too_few_cards_are_drawn_and_the_rest_forgiven(table: Deal) -> None:
    """Who must draw two and finds one draws that one, loses the turn, and owes nothing more (EMPTY-2)."""
    t = table(hands=["R+2 B1 B2", "G1 G2", "Y4 Y5"], draw="").play("0 play R+2")
    assert t.hand(1) == "R3 G1 G2"
    assert (t.turn, t.owed, t.phase) == (2, 0, "play")


def test_a_penalty_with_nothing_to_draw_still_costs_the_turn(table: Deal) -> None:
    """Who must draw and finds nothing at all, since a catch took the last card, still loses the turn (EMPTY-2, WD)."""
    t = table("modern", hands=["W+4 B1", "G1 G2", "Y4 Y5"], draw="").play("0 play W+4 R", "2 catch 0", "1 accept")
    assert t.hands == [["R3", "B1"], ["G1", "G2"], ["Y4", "Y5"]]
    assert (t.phase, t.turn, t.owed) == ("play", 2, 0)


def test_who_can_draw_nothing_must_play(table: Deal) -> None:
    """With no card to draw a playable card must be played: neither a draw nor a pass is legal (EMPTY-2)."""
    t = table(hands=["R5 B7 W", "G1 G2"], draw="")
    assert t.moves(0) == {"play R5", "play W R", "play W Y", "play W G", "play W B"}
    t.refuses("0 pass", *ONE_CARD)
    t.refuses("0 draw", *ONE_CARD)


def test_who_can_draw_and_play_nothing_passes(table: Deal) -> None:
    """With no card to draw and none to play the player passes (EMPTY-2)."""
    t = table(hands=["B7 B8", "G1 R2"], draw="")
    assert t.moves(0) == {"pass"}
    t.refuses("0 draw", *ONE_CARD)
    t = t.play("0 pass")
    assert (t.turn, t.phase, t.held(0)) == (1, "play", 2)


def test_nobody_passes_who_can_draw(table: Deal) -> None:
    """With a card to draw, on the pile or under the top, a pass is refused (EMPTY-2)."""
    table(hands=["B7 B8", "G1 R2"], draw="Y9").refuses("0 pass", *ONE_CARD)
    table(hands=["B7 B8", "G1 R2"], draw="", under="Y9").refuses("0 pass", *ONE_CARD)


def test_a_refused_wild_draw_is_not_playable(table: Deal) -> None:
    """Where a dishonest Wild Draw is refused, the card that makes it so must be played (EMPTY-2, WD-PLAY)."""
    t = table(hands=["R5 B7 W+4", "G1 G2"], draw="")
    assert t.moves(0) == {"play R5"}


def test_a_forbidden_last_card_is_not_playable(table: Deal) -> None:
    """Who holds only a card that may not be the last, and can draw nothing, passes (EMPTY-2)."""
    t = table(hands=["W", "G1 R2"], draw="", rules={"finish": "no_wild"})
    assert t.moves(0) == {"pass"}
    assert t.play("0 pass").turn == 1


def test_the_last_card_of_the_pile_may_be_drawn(table: Deal) -> None:
    """The very last card that can be drawn is drawn like any other, and the next player must play or pass (EMPTY-2, DRAW)."""
    t = table(hands=["B7 B8", "G1 G2"], draw="Y9").play("0 draw")
    assert (t.turn, t.draw_count) == (1, 0)
    assert t.moves(1) == {"pass"}


@pytest.mark.parametrize("move", ["0 draw", "0 pass"])
def test_a_drawn_playable_card_is_kept_not_passed(table: Deal, move: str) -> None:
    """After the draw of a playable card the turn ends by keeping it, not by a pass or another draw (ONE, EMPTY-2)."""
    t = table(hands=["B7 B8", "G1 G2"], draw="R9").play("0 draw")
    assert t.moves(0) == {"keep", "play R9"}
    t.refuses(move)
