"""The three editions: packs, players, hands, targets and points."""

from collections import Counter

import pytest

from lastcard import Edition

POCKET_CARDS = Counter(
    [colour + symbol for colour in "RYGB" for symbol in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+1")]
    + ["W", "W", "WDIP", "W+2"]
)
CLASSIC_CARDS = Counter(
    [colour + "0" for colour in "RYGB"]
    + 2 * [colour + symbol for colour in "RYGB" for symbol in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2")]
    + 4 * ["W", "W+4"]
)
MODERN_CARDS = CLASSIC_CARDS + Counter(["WSWAP", "WCUSTOM1", "WCUSTOM2", "WCUSTOM3"])


def pack(edition):
    return Counter(str(card) for card in Edition.load(edition).deck)


def points(edition):
    """The points of every kind of card in an edition, by its text."""
    loaded = Edition.load(edition)
    return {str(card): loaded.points(card) for card in loaded.deck}


@pytest.mark.parametrize(
    ("edition", "cards", "size"), [("pocket", POCKET_CARDS, 52), ("classic", CLASSIC_CARDS, 108), ("modern", MODERN_CARDS, 112)]
)
def test_pack(edition, cards, size):
    """DECK: the pack of each edition, card by card."""
    assert pack(edition) == cards
    assert pack(edition).total() == size


@pytest.mark.parametrize(
    ("edition", "card"),
    [
        ("pocket", "R0"),
        ("pocket", "R+2"),
        ("pocket", "W+4"),
        ("pocket", "WSWAP"),
        ("pocket", "WCUSTOM1"),
        ("classic", "R+1"),
        ("classic", "W+2"),
        ("classic", "WDIP"),
        ("classic", "WSWAP"),
        ("classic", "WCUSTOM1"),
        ("modern", "R+1"),
        ("modern", "W+2"),
        ("modern", "WDIP"),
        ("modern", "WCUSTOM4"),
    ],
)
def test_card_of_another_edition(table, edition, card):
    """DECK: a card that the edition does not have cannot be dealt."""
    table(edition, hands=[f"{card} R1", "G1 G2"]).is_no_record(card)


@pytest.mark.parametrize(("edition", "size"), [("pocket", 52), ("classic", 108), ("modern", 112)])
def test_whole_pack_is_in_play(seeded, edition, size):
    """DECK, DEAL: hands, draw pile and discard pile together are the whole pack."""
    for seed in ("0", "1", "2"):
        start = seeded(edition, 2, seed)
        assert start.held(0) + start.held(1) + start.draw_count + start.discard_count == size
        assert start.discard_count == 1


@pytest.mark.parametrize(("edition", "most"), [("pocket", 5), ("classic", 10), ("modern", 10)])
def test_number_of_players(edition, most):
    """PLAYERS: 2 to 5 in Pocket, 2 to 10 in the others."""
    loaded = Edition.load(edition)
    assert (loaded.min_players, loaded.max_players) == (2, most)


@pytest.mark.parametrize(("edition", "most"), [("pocket", 5), ("classic", 10), ("modern", 10)])
def test_table_of_the_right_size(seeded, edition, most):
    """PLAYERS: the smallest and the largest table are dealt, one seat fewer or more is refused."""
    assert len(seeded(edition, 2).hands) == 2
    assert len(seeded(edition, most).hands) == most
    seeded(edition, 1).is_no_record()
    seeded(edition, most + 1).is_no_record()


@pytest.mark.parametrize(("edition", "most"), [("pocket", 5), ("classic", 10), ("modern", 10)])
def test_dealt_table_of_the_wrong_size(table, edition, most):
    """PLAYERS: an explicit deal for one seat, or for one too many, is refused too."""
    table(edition, hands=["R1 R2"]).is_no_record()
    table(edition, hands=["R1 R2"] * (most + 1)).is_no_record()


@pytest.mark.parametrize(("edition", "size"), [("pocket", 5), ("classic", 7), ("modern", 7)])
def test_size_of_the_hand(seeded, edition, size):
    """HAND: 5 cards each in Pocket, 7 in the others."""
    assert Edition.load(edition).hand_size == size
    start = next(start for start in (seeded(edition, 3, f"{seed:x}") for seed in range(1000)) if start.top[1:].isdigit())
    assert [start.held(seat) for seat in range(3)] == [size] * 3


@pytest.mark.parametrize(("edition", "target"), [("pocket", 250), ("classic", 500), ("modern", 500)])
def test_target(edition, target):
    """TARGET: 250 points win the game in Pocket, 500 in the others."""
    assert Edition.load(edition).target == target


@pytest.mark.parametrize(("edition", "wilds"), [("pocket", 5), ("classic", 10), ("modern", 10)])
def test_target_reached_exactly(table, edition, wilds):
    """TARGET: exactly the target is enough to win the game."""
    after = table(edition, hands=["R5", "W " * wilds]).play("0 play R5")
    assert after.scores == [50 * wilds, 0]
    assert (after.phase, after.round_winner, after.game_winner, after.turn) == ("game_over", 0, 0, None)


@pytest.mark.parametrize(("edition", "wilds"), [("pocket", 4), ("classic", 9), ("modern", 9)])
def test_target_missed_by_one(table, edition, wilds):
    """TARGET: one point less ends the round, not the game."""
    after = table(edition, hands=["R5", "W " * wilds + "G9 RS RR"]).play("0 play R5")
    assert after.scores == [50 * wilds + 49, 0]
    assert (after.phase, after.round_winner, after.game_winner) == ("round_over", 0, None)


def test_agreed_target(table):
    """TARGET: the players may agree on another target."""
    after = table("classic", hands=["R5", "W W"], rules={"target": 100}).play("0 play R5")
    assert (after.phase, after.game_winner) == ("game_over", 0)


def test_target_over_several_rounds(table):
    """TARGET: the points of the rounds add up, and the first to reach the target wins the game."""
    first = table("pocket", hands=["R5", "W W W W"]).play("0 play R5")
    assert (first.phase, first.scores) == ("round_over", [200, 0])
    second = first.next_round(hands=["R5 R6", "R9"], dealer=0).play("1 play R9")
    assert (second.phase, second.scores) == ("round_over", [200, 11])
    third = second.next_round(hands=["R5", "W"]).play("0 play R5")
    assert (third.phase, third.scores, third.game_winner) == ("game_over", [250, 11], 0)


@pytest.mark.parametrize("edition", ["pocket", "classic", "modern"])
def test_points_of_numbers(edition):
    """POINTS-N: a number card counts its face value."""
    for card, worth in points(edition).items():
        if card[0] in "RYGB" and card[1:].isdigit():
            assert worth == int(card[1:]), card


@pytest.mark.parametrize(
    ("edition", "symbols"), [("pocket", ("S", "R", "+1")), ("classic", ("S", "R", "+2")), ("modern", ("S", "R", "+2"))]
)
def test_points_of_actions(edition, symbols):
    """POINTS-A: Skip, Reverse and Draw One or Two count 20."""
    assert {points(edition)[colour + symbol] for colour in "RYGB" for symbol in symbols} == {20}


@pytest.mark.parametrize(("edition", "wilds"), [("pocket", ("W", "WDIP", "W+2")), ("classic", ("W", "W+4")), ("modern", ("W", "W+4"))])
def test_points_of_wilds(edition, wilds):
    """POINTS-W: a Wild and a Wild Draw count 50, in Pocket every wild does."""
    assert {points(edition)[wild] for wild in wilds} == {50}


def test_points_of_special_wilds():
    """POINTS-S: Swap Hands and the Customizables count 40."""
    assert {points("modern")[wild] for wild in ("WSWAP", "WCUSTOM1", "WCUSTOM2", "WCUSTOM3")} == {40}


@pytest.mark.parametrize(
    ("edition", "left", "worth"),
    [
        ("pocket", "R9 B1 GS YR B+1 W WDIP W+2", 10 + 60 + 150),
        ("classic", "R0 R9 GS YR B+2 W W+4", 9 + 60 + 100),
        ("modern", "R0 R9 GS YR B+2 W W+4 WSWAP WCUSTOM1 WCUSTOM2 WCUSTOM3", 9 + 60 + 100 + 160),
    ],
)
def test_points_are_what_a_round_scores(table, edition, left, worth):
    """POINTS-N, POINTS-A, POINTS-W, POINTS-S: the winner of a round scores these points for the cards that are left."""
    assert table(edition, hands=["R5", left]).play("0 play R5").scores == [worth, 0]
