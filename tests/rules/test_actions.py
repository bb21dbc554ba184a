"""Action cards and the plain Wild."""

import pytest

EDITIONS = ["pocket", "classic", "modern"]
BACKWARDS = {"opening": "RR", "dealer": 0}
"""Seat 0 on turn and play going counter-clockwise, by ruling OPEN-R."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_skip(table, edition):
    """SKIP: the next player loses the turn."""
    after = table(edition, hands=["RS B7 G2", "R1 R2", "R8 G4", "R9 Y9"]).play("0 play RS")
    assert (after.turn, after.direction, after.held(1), after.phase) == (2, 1, 2, "play")
    after.refuses("1 play R1", "ONE")


def test_skip_backwards(table):
    """SKIP: with play going counter-clockwise the seat on the right loses the turn."""
    assert table("classic", hands=["RS B7 G2", "R1 R2", "R8 G4"], **BACKWARDS).play("0 play RS").turn == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_skip_with_two_players(table, edition):
    """SKIP: with two players the same player goes again."""
    after = table(edition, hands=["RS B7 R2", "R1 R2"]).play("0 play RS")
    assert (after.turn, after.direction, after.plays(0)) == (0, 1, {"R2"})


def test_skip_on_skip(table):
    """SKIP: each Skip skips one player, also one laid on another."""
    after = table("classic", hands=["RS B7 G2", "R1 R2", "GS G4", "R9 Y9"]).play("0 play RS", "2 play GS")
    assert (after.turn, after.colour) == (0, "G")


def test_skip_cannot_be_answered(table):
    """SKIP, ONE: the skipped player cannot answer with a Skip."""
    table("classic", hands=["RS B7 G2", "GS R2", "R8 G4"]).play("0 play RS").refuses("1 play GS", "ONE")


@pytest.mark.parametrize("edition", EDITIONS)
def test_reverse(table, edition):
    """REVERSE: the direction turns."""
    after = table(edition, hands=["RR B7 G2", "R1 R2", "R8 G4", "R9 Y9"]).play("0 play RR")
    assert (after.direction, after.turn) == (-1, 3)
    assert after.play("3 play R9").turn == 2


def test_reverse_of_a_reverse(table):
    """REVERSE: a second Reverse turns the direction back."""
    after = table("classic", hands=["RR B7 G2", "R1 R2", "GR G4 Y3"]).play("0 play RR", "2 play GR")
    assert (after.direction, after.turn) == (1, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_reverse_with_two_players(table, edition):
    """REVERSE: with two players it also acts as a Skip: the same player goes again."""
    after = table(edition, hands=["RR R7 GR", "R1 R2"]).play("0 play RR")
    assert (after.direction, after.turn, after.plays(0)) == (-1, 0, {"R7", "GR"})
    again = after.play("0 play GR")
    assert (again.direction, again.turn) == (1, 0)


def test_two_player_reverse_then_a_number(table):
    """REVERSE: with two players the other plays after the card that follows a Reverse."""
    assert table("classic", hands=["RR R7 G2", "R1 R2"]).play("0 play RR", "0 play R7").turn == 1


def test_two_player_reverse_of_the_other_seat(table):
    """REVERSE: with two players seat 1's Reverse gives seat 1 another turn."""
    after = table("classic", hands=["R7 G2", "RR R2 R5"], dealer=0).play("1 play RR")
    assert (after.turn, after.direction) == (1, -1)


def test_reverse_with_three_players_is_no_skip(table):
    """REVERSE: with three players nobody is skipped."""
    after = table("classic", hands=["RR B7 G2", "R1 R2", "R8 G4"]).play("0 play RR", "2 play R8")
    assert after.turn == 1


@pytest.mark.parametrize(
    ("edition", "card", "hand"), [("pocket", "R+1", "R1 R2 G7"), ("classic", "R+2", "R1 R2 Y8 G7"), ("modern", "R+2", "R1 R2 Y8 G7")]
)
def test_draw_card(table, edition, card, hand):
    """DRAWN: the next player draws one or two and loses the turn."""
    after = table(edition, hands=[f"{card} B7 G2", "R1 R2", "R8 G4"]).play(f"0 play {card}")
    assert after.hand(1) == hand
    assert (after.turn, after.owed, after.phase, after.held(0), after.held(2)) == (2, 0, "play", 2, 2)
    after.refuses("1 play R1", "ONE")


@pytest.mark.parametrize(("edition", "card", "count"), [("pocket", "R+1", 1), ("classic", "R+2", 2), ("modern", "R+2", 2)])
def test_draw_card_backwards(table, edition, card, count):
    """DRAWN, REVERSE: at three, counter-clockwise, seat 0's draw card hits seat 2."""
    start = table(edition, hands=[f"RR R6 {card} B7", "R5 R2 G1", "R1 G4 B2"])
    after = start.play("0 play RR", "2 play R1", "1 play R5", f"0 play {card}")
    assert (after.direction, after.turn) == (-1, 1)
    assert [after.held(seat) for seat in range(3)] == [2, 2, 2 + count]


@pytest.mark.parametrize(("edition", "card", "count"), [("pocket", "R+1", 1), ("classic", "R+2", 2), ("modern", "R+2", 2)])
def test_draw_card_with_two_players(table, edition, card, count):
    """DRAWN: with two players the other draws and the same player goes again."""
    after = table(edition, hands=[f"{card} R7 G2", "B1 B2"]).play(f"0 play {card}")
    assert (after.turn, after.held(1)) == (0, 2 + count)


@pytest.mark.parametrize(("edition", "card", "answer"), [("pocket", "R+1", "G+1"), ("classic", "R+2", "G+2"), ("modern", "R+2", "G+2")])
def test_no_answer_to_a_draw_card(table, edition, card, answer):
    """DRAWN: a draw card cannot be answered with another."""
    after = table(edition, hands=[f"{card} B7 G2", f"{answer} R2", "R8 G4"]).play(f"0 play {card}")
    assert (after.turn, after.held(1) > 2) == (2, True)
    after.refuses(f"1 play {answer}", "ONE", "DRAWN")


def test_no_answer_with_a_wild_draw(table):
    """DRAWN: nor can a Draw Two be answered with a Wild Draw Four."""
    after = table("modern", hands=["R+2 B7 G2", "W+4 B2", "R8 G4"]).play("0 play R+2")
    assert (after.turn, after.hand(1)) == (2, "Y8 G7 B2 W+4")


def test_draw_card_on_a_carried_out_draw_card(table):
    """DRAWN, MATCH: a draw card that has been carried out may be followed by another, which counts for itself alone."""
    after = table("classic", hands=["R+2 B7 G2", "R1 R2", "G+2 G4 Y1", "Y5 Y6"]).play("0 play R+2", "2 play G+2")
    assert [after.held(seat) for seat in range(4)] == [2, 4, 2, 4]
    assert (after.turn, after.owed) == (0, 0)


def test_drawn_cards_of_a_penalty_are_hidden(table):
    """DRAWN: the cards of a penalty are seen by the one who drew them alone."""
    after = table("classic", hands=["R+2 B7 G2", "R1 R2", "R8 G4"]).play("0 play R+2")
    assert after.view(1).hands[1] == ["R1", "R2", "Y8", "G7"]
    assert after.view(2).hands[1] == ["?"] * 4


@pytest.mark.parametrize("colour", "RYGB")
@pytest.mark.parametrize("edition", EDITIONS)
def test_wild_names_the_colour(table, edition, colour):
    """WILD: the player names the colour in force for what follows."""
    after = table(edition, hands=["W B7 G2", "R5 Y5 G5 B5", "R8 G4"]).play(f"0 play W {colour}")
    assert (after.colour, after.top, after.turn, after.phase) == (colour, "W", 1, "play")
    assert after.plays(1) == {f"{colour}5"}


def test_wild_can_always_be_played(table):
    """WILD: it can be played though other cards match."""
    assert table("classic", hands=["W R7 G3", "R1 R2"]).plays(0) == {"W", "R7", "G3"}


def test_wild_is_listed_once_per_colour(table):
    """WILD: a Wild is one legal move for each colour, however many one holds."""
    assert table("classic", hands=["W W G2", "R1 R2"]).moves(0) == {"draw", "play W R", "play W Y", "play W G", "play W B"}
    assert len(table("classic", hands=["W W G2", "R1 R2"]).legal["0"]) == 5


@pytest.mark.parametrize(
    ("edition", "wild"),
    [("classic", "W"), ("classic", "W+4"), ("modern", "WCUSTOM1"), ("pocket", "W"), ("pocket", "W+2"), ("pocket", "WDIP")],
)
def test_wild_needs_a_colour(table, edition, wild):
    """WILD: a wild that is not one's last card is refused without a colour."""
    table(edition, hands=[f"{wild} G2 B9", "R1 R2"]).refuses(f"0 play {wild}", "WILD", "WD", "DIP", "CUSTOM")


@pytest.mark.parametrize("colour", ["P", "W", "r", "RED", "7", "null", "null 1", "R G", "R 1", "?", "R5"])
def test_wild_needs_one_of_the_four_colours(table, colour):
    """WILD: what is named must be one of the four colours and nothing more."""
    table("classic", hands=["W G2 B9", "R1 R2"]).refuses(f"0 play W {colour}")


def test_no_colour_with_a_coloured_card(table):
    """WILD: a coloured card keeps its colour: none can be named with it."""
    start = table("classic", hands=["R5 G2 B9", "R1 R2"])
    start.refuses("0 play R5 G")
    start.refuses("0 play R5 R")


def test_wild_takes_no_further_effect(table):
    """WILD: nobody draws or is skipped by a plain Wild."""
    after = table("classic", hands=["W B7 G2", "R5 Y5", "R8 G4"]).play("0 play W G")
    assert [after.held(seat) for seat in range(3)] == [2, 2, 2]
    assert (after.turn, after.direction) == (1, 1)


def test_named_colour_does_not_survive_the_round(table):
    """WILD: the next round begins with the colour of its own opening card."""
    first = table("classic", hands=["W R1", "B9 B8"]).play("0 play W R", "1 draw", "0 play R1")
    second = first.next_round(hands=["R1 G5", "B9 B8"], top="G7")
    assert (second.colour, second.plays(0)) == ("G", {"G5"})
