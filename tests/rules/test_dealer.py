"""Who deals, and how the cards are dealt."""

from collections import Counter

import pytest

from lastcard import Card, Edition, Game

EDITIONS = ["pocket", "classic", "modern"]
SEEDS = [f"{seed:x}" for seed in range(1, 400)]


def number_on_top(start):
    """Whether the opening card is a number, so that the seat left of the dealer is on turn."""
    return start.top[1:].isdigit()


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_dealer_is_drawn_for(seeded, edition):
    """DEALER: without a dealer in the record each seat's highest card may make it the first dealer."""
    starts = [seeded(edition, 3, seed) for seed in SEEDS[:150]]
    first = Counter(start.turn for start in starts if number_on_top(start))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > first.total() / 6


def test_drawn_dealer_is_the_same_again(seeded):
    """DEALER: the same seed draws the same dealer and deals the same hands."""
    for seed in SEEDS[:20]:
        assert seeded("classic", 4, seed).position == seeded("classic", 4, seed).position


@pytest.mark.parametrize("edition", EDITIONS)
def test_dealer_of_a_game(edition):
    """DEALER, FIRST: a game tells its dealer, and the seat on the dealer's left begins."""
    for seed in SEEDS[:40]:
        game = Game(edition, players=3, seed=seed)
        start = game.position()
        if start["top"][1:].isdigit():
            assert start["turn"] == (game.dealer + 1) % 3


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_highest_card_deals(edition, players):
    """DEALER: every player draws a card; the one with most points deals, and those with equal most draw again."""
    points = Edition.load(edition).points
    ties = 0
    for seed in SEEDS:
        game = Game(edition, players=players, seed=seed)
        drawn = [event.args for _, events in game.log for event in events if event.code == "dealer_card"]
        left = list(range(players))
        while len(left) > 1:
            cards = {args["seat"]: points(Card.parse(args["card"])) for args in drawn[: len(left)]}
            assert sorted(cards) == left
            drawn = drawn[len(left) :]
            left = [seat for seat in left if cards[seat] == max(cards.values())]
            ties += len(left) > 1
        assert (left, drawn) == ([game.dealer], [])
    assert ties


def test_named_dealer(seeded):
    """DEALER: a dealer in the record deals, nobody draws for it."""
    for dealer in range(3):
        start = next(start for start in (seeded("classic", 3, seed, dealer=dealer) for seed in SEEDS) if number_on_top(start))
        assert start.turn == (dealer + 1) % 3


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_deal_passes_to_the_left(table, dealer):
    """DEALER: after each round the deal passes to the left."""
    first = table("classic", hands=["R5", "R6", "R7"], dealer=dealer)
    seat = (dealer + 1) % 3
    record = first.play(f"{seat} play R{seat + 5}").record
    for seed in SEEDS:
        second = first.bent({**record, "rounds": [*record["rounds"], {"seed": seed, "moves": []}]})
        if number_on_top(second):
            assert (second.round, second.turn) == (2, (dealer + 2) % 3)
            break


def test_deal_passes_to_the_left_after_a_reverse(table):
    """DEALER: the deal passes to the left also when play went counter-clockwise."""
    record = table("classic", hands=["RR R9", "R8 R7", "R5"]).play("0 play RR", "2 play R5").record
    for seed in SEEDS:
        second = table("classic", hands=["R1"]).bent({**record, "rounds": [*record["rounds"], {"seed": seed, "moves": []}]})
        if number_on_top(second):
            assert (second.turn, second.direction) == (1, 1)
            break


def test_dealer_of_an_explicit_deal_is_named(table):
    """DEALER: an explicit deal without its dealer is no record."""
    start = table("classic", hands=["R5 R6", "G1 G2"])
    record = start.record
    del record["rounds"][0]["dealer"]
    start.bent(record).is_no_record("dealer")


@pytest.mark.parametrize("dealer", [-1, 2, "0", None, True])
def test_dealer_is_a_seat(table, dealer):
    """DEALER: the dealer named in a record is a seat of the table."""
    start = table("classic", hands=["R5 R6", "G1 G2"])
    record = start.record
    record["rounds"][0]["dealer"] = dealer
    start.bent(record).is_no_record("dealer")


def test_deal_starts_left_of_the_dealer(seeded):
    """DEAL: the first card goes to the seat on the dealer's left: with the next seat dealing, every hand moves on one seat."""
    for seed in SEEDS[:20]:
        one, two = (seeded("classic", 4, seed, dealer=dealer) for dealer in (0, 1))
        if number_on_top(one):
            assert [two.hand((seat + 1) % 4) for seat in range(4)] == [one.hand(seat) for seat in range(4)]
            assert one.top == two.top


def test_deal_is_one_card_at_a_time(seeded):
    """DEAL: cards are dealt one at a time, round the table: who gets one card first gets a second after everybody's first."""
    for seed in SEEDS[:30]:
        one, two = (seeded("classic", 3, seed, dealer=2, rules={"hand_size": size}) for size in (1, 2))
        if number_on_top(one) and number_on_top(two):
            assert all(one.hands[seat][0] in two.hands[seat] for seat in range(3))
            if not any(card.startswith("W") for card in two.hands[0]):
                assert one.top in two.hands[0]


@pytest.mark.parametrize(("edition", "pack", "hand"), [("pocket", 52, 5), ("classic", 108, 7), ("modern", 112, 7)])
def test_rest_is_the_draw_pile(seeded, edition, pack, hand):
    """DEAL: what is not dealt is the draw pile, and its top card opens the discard pile."""
    start = next(start for start in (seeded(edition, 4, seed) for seed in SEEDS) if number_on_top(start))
    assert (start.discard_count, start.draw_count) == (1, pack - 4 * hand - 1)


def test_seeds_deal_differently(seeded):
    """DEAL: the pack is shuffled: different seeds deal different hands."""
    assert len({seeded("classic", 2, seed, dealer=1).hand(0) for seed in SEEDS[:20]}) == 20


def test_hands_are_face_down(seeded):
    """DEAL: the cards are dealt face down: a seat sees its own hand and only the number of the others' cards."""
    start = seeded("classic", 3, "1f", dealer=2)
    view = start.view(1)
    assert view.hands[1] == start.hands[1]
    assert view.hands[0] == ["?"] * start.held(0)
    assert view.hands[2] == ["?"] * start.held(2)
    assert set(view.legal) == {"1"}


def test_both_ways_of_dealing_agree(seeded):
    """DEAL, DEALER: a game and a record with the same seed begin in the same position."""
    for seed in SEEDS[:10]:
        assert Game("classic", players=3, seed=seed).position() == seeded("classic", 3, seed).position
