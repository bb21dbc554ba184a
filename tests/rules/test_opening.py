"""The opening card and who plays first."""

import pytest

EDITIONS = ["pocket", "classic", "modern"]
HANDS = ["R1 B1 G2", "R2 B2 Y2", "R4 B4 G4"]
TWO_HANDS = ["R1 B1 G2", "R2 B2 Y2"]


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_opening_number(table, edition, dealer):
    """OPEN-N, FIRST: after a number the player on the dealer's left begins."""
    start = table(edition, hands=HANDS, opening="R7", dealer=dealer)
    assert (start.phase, start.turn, start.direction) == ("play", (dealer + 1) % 3, 1)
    assert (start.top, start.colour, start.discard_count) == ("R7", "R", 1)
    assert [start.held(seat) for seat in range(3)] == [3, 3, 3]


def test_play_goes_clockwise(table):
    """FIRST: play goes clockwise, from seat to seat and round the table."""
    start = table("classic", hands=HANDS, top="R7", dealer=0)
    assert start.turn == 1
    assert start.play("1 play R2").turn == 2
    assert start.play("1 play R2", "2 play R4").turn == 0
    assert start.play("1 play R2", "2 play R4", "0 play R1").turn == 1


def test_the_card_that_lies_has_no_effect(table):
    """FIRST: a deal whose discard pile already has an action card on top begins without its effect."""
    start = table("classic", hands=HANDS, top="R+2")
    assert (start.turn, start.direction, start.held(0)) == (0, 1, 3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_opening_skip(table, edition):
    """OPEN-S: an opening Skip skips the player who would go first."""
    start = table(edition, hands=[*HANDS, "R9 G9"], opening="RS")
    assert (start.turn, start.direction, start.phase) == (1, 1, "play")
    assert start.plays(1) == {"R2"}
    start.refuses("0 play R1", "ONE")


@pytest.mark.parametrize("edition", EDITIONS)
def test_opening_skip_past_seat_0(table, edition):
    """OPEN-S: with seat 1 dealing at three, seat 2 is skipped and seat 0 begins."""
    assert table(edition, hands=HANDS, opening="RS", dealer=1).turn == 0


@pytest.mark.parametrize(
    ("edition", "card", "drawn"),
    [("pocket", "R+1", "R1 G2 G7 B1"), ("classic", "R+2", "R1 Y8 G2 G7 B1"), ("modern", "R+2", "R1 Y8 G2 G7 B1")],
)
def test_opening_draw_card(table, edition, card, drawn):
    """OPEN-D: after an opening Draw One or Two the first player draws one or two and loses the turn."""
    start = table(edition, hands=HANDS, opening=card)
    assert start.hand(0) == drawn
    assert (start.turn, start.direction, start.phase, start.owed) == (1, 1, "play", 0)
    assert (start.held(1), start.held(2), start.top) == (3, 3, card)


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_opening_reverse(table, edition, dealer):
    """OPEN-R: after an opening Reverse the dealer plays first and play goes counter-clockwise."""
    start = table(edition, hands=HANDS, opening="RR", dealer=dealer)
    assert (start.turn, start.direction, start.phase) == (dealer, -1, "play")
    assert start.play(f"{dealer} draw").turn == (dealer - 1) % 3


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_opening_wild_asks_for_the_colour(table, edition):
    """OPEN-W: in Pocket and Modern the first player names the colour of an opening Wild, and no colour holds before."""
    start = table(edition, hands=HANDS, opening="W")
    assert (start.phase, start.turn, start.colour, start.top) == ("colour", 0, None, "W")
    assert start.moves(0) == {"colour R", "colour Y", "colour G", "colour B"}
    assert start.moves(1) == start.moves(2) == set()


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_opening_wild_then_plays(table, edition):
    """OPEN-W: who named the colour of an opening Wild then plays, and only the named colour matches."""
    after = table(edition, hands=HANDS, opening="W").play("0 colour B")
    assert (after.phase, after.turn, after.direction, after.colour) == ("play", 0, 1, "B")
    assert after.moves(0) == {"draw", "play B1"}
    assert after.play("0 play B1").turn == 1


@pytest.mark.parametrize("move", ["0 draw", "0 play R1", "0 pass", "1 colour R", "1 play R2", "1 draw"])
@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_opening_wild_nothing_before_the_colour(table, edition, move):
    """OPEN-W: until the colour of an opening Wild is named, nothing else can be done, nor by anyone else."""
    table(edition, hands=HANDS, opening="W").refuses(move, "OPEN-W", "ONE")


@pytest.mark.parametrize(
    "move", ["0 colour", "0 colour W", "0 colour P", "0 colour RED", "0 colour r", "0 colour 7", "0 colour null", "0 colour R G"]
)
def test_opening_wild_needs_a_colour(table, move):
    """OPEN-W: what is named for an opening Wild must be one of the four colours."""
    table("modern", hands=HANDS, opening="W").refuses(move)


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_colour_is_named_once(table, edition):
    """OPEN-W: the colour of an opening Wild is named once, and only of an opening Wild."""
    table(edition, hands=HANDS, opening="W").play("0 colour B").refuses("0 colour G", "OPEN-W", "WILD", "ONE")
    table(edition, hands=HANDS, opening="R7").refuses("0 colour G", "OPEN-W", "WILD", "ONE")


def test_opening_wild_returns_in_classic(table):
    """OPEN-W: in Classic an opening Wild is put back, the draw pile is reshuffled and a new card is turned."""
    start = table("classic", hands=HANDS, opening="W", draw="G7")
    assert (start.phase, start.turn, start.top, start.colour) == ("play", 0, "G7", "G")
    assert (start.draw_count, start.discard_count) == (1, 1)
    assert start.play("0 play G2", "1 draw").hand(1) == "R2 Y2 B2 W"


def test_opening_wild_chosen_by_rule(table):
    """OPEN-W: by the option, an opening Wild of Classic has its colour named, and a Wild Draw Four still goes back."""
    start = table("classic", hands=HANDS, opening="W", rules={"opening_wild": "choose"})
    assert (start.phase, start.turn, start.top) == ("colour", 0, "W")
    assert table("classic", hands=HANDS, opening="W+4", draw="G7", rules={"opening_wild": "choose"}).top == "G7"


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_opening_wild_returned_by_rule(table, edition):
    """OPEN-W: by the option, an opening Wild of Pocket or Modern goes back and a new card is turned."""
    start = table(edition, hands=HANDS, opening="W", draw="G7", rules={"opening_wild": "return"})
    assert (start.phase, start.turn, start.top, start.draw_count) == ("play", 0, "G7", 1)


def test_opening_wilds_return_until_another_card_comes(table):
    """OPEN-W, OPEN-WD: in Classic a card is turned again and again until it is not a wild."""
    for seed in ("0", "1", "2", "3"):
        start = table("classic", hands=HANDS, opening="W W+4 W", draw="W+4 W W+4 W G7", seed=seed)
        assert (start.top, start.draw_count, start.discard_count) == ("G7", 7, 1)


def test_new_card_takes_effect(table):
    """OPEN-W, OPEN-S: the card turned after a returned Wild takes effect as any opening card."""
    assert table("classic", hands=HANDS, opening="W", draw="GS").turn == 1


@pytest.mark.parametrize(("edition", "wild"), [("pocket", "W+2"), ("classic", "W+4"), ("modern", "W+4")])
def test_opening_wild_draw_returns(table, edition, wild):
    """OPEN-WD: an opening Wild Draw is put back, the pile reshuffled and a new card turned; nobody draws."""
    start = table(edition, hands=HANDS, opening=wild, draw="G7")
    assert (start.phase, start.turn, start.top, start.owed) == ("play", 0, "G7", 0)
    assert (start.draw_count, start.discard_count) == (1, 1)
    assert [start.held(seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.parametrize(("edition", "draw"), [("pocket", "W+2 W+2"), ("classic", "W W+4"), ("modern", "W+4"), ("modern", "")])
def test_nothing_may_open(table, edition, draw):
    """OPEN-W, OPEN-WD: a draw pile in which no card may open is no deal."""
    table(edition, hands=HANDS, opening=draw, draw="").is_no_record()


@pytest.mark.parametrize(
    ("edition", "wild"), [("pocket", "WDIP"), ("modern", "WSWAP"), ("modern", "WCUSTOM1"), ("modern", "WCUSTOM2"), ("modern", "WCUSTOM3")]
)
def test_opening_special_wild(table, edition, wild):
    """OPEN-X: with an opening Dip, Swap Hands or Customizable the first player names the colour, and it has no effect."""
    start = table(edition, hands=HANDS, opening=wild)
    assert (start.phase, start.turn, start.colour, start.top) == ("colour", 0, None, wild)
    assert start.moves(0) == {"colour R", "colour Y", "colour G", "colour B"}
    after = start.play("0 colour G")
    assert (after.phase, after.turn, after.colour, after.draw_count) == ("play", 0, "G", 12)
    assert after.hands == start.hands
    assert after.moves(0) == {"draw", "play G2"}


def test_opening_customizable_with_an_instruction(table):
    """OPEN-X, CUSTOM: the instruction of an opening Customizable is not carried out."""
    rules = {"custom": [{"do": [["draw", "everyone", 2], ["swap"], ["skip", 1], ["reverse"]], "text": "Sing."}]}
    after = table("modern", hands=HANDS, opening="WCUSTOM1", rules=rules).play("0 colour Y")
    assert (after.phase, after.turn, after.direction) == ("play", 0, 1)
    assert [after.held(seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_players_opening_skip(table, edition, dealer):
    """OPEN-2P, OPEN-S: with two players the dealer plays first after an opening Skip."""
    start = table(edition, hands=TWO_HANDS, opening="RS", dealer=dealer)
    assert (start.turn, start.direction, start.phase) == (dealer, 1, "play")


@pytest.mark.parametrize("rule", ["skip", "turn"])
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_players_opening_reverse(table, edition, dealer, rule):
    """OPEN-2P, OPEN-R: with two players the dealer plays first after an opening Reverse, then the other."""
    start = table(edition, hands=TWO_HANDS, opening="RR", dealer=dealer, rules={"two_player_reverse": rule})
    assert (start.turn, start.direction, start.phase) == (dealer, -1, "play")
    assert start.play(f"{dealer} draw").turn == 1 - dealer


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(("edition", "card", "count"), [("pocket", "R+1", 1), ("classic", "R+2", 2), ("modern", "R+2", 2)])
def test_two_players_opening_draw_card(table, edition, card, count, dealer):
    """OPEN-2P, OPEN-D: with two players the other draws after an opening Draw card, and the dealer plays first."""
    start = table(edition, hands=TWO_HANDS, opening=card, dealer=dealer)
    assert start.turn == dealer
    assert (start.held(dealer), start.held(1 - dealer)) == (3, 3 + count)


def test_opening_card_hits_left_of_each_dealer(table):
    """OPEN-D: it is always the seat on the dealer's left that draws."""
    for dealer in range(3):
        start = table("classic", hands=HANDS, opening="R+2", dealer=dealer)
        assert [start.held(seat) for seat in range(3)] == [5 if seat == (dealer + 1) % 3 else 3 for seat in range(3)]
        assert start.turn == (dealer + 2) % 3


@pytest.mark.parametrize(("draw", "hand"), [("G7", "R1 G2 G7 B1"), ("", "R1 G2 B1")])
def test_opening_draw_card_on_a_small_pile(table, draw, hand):
    """OPEN-D, EMPTY-2: the first player draws what there is and loses the turn all the same."""
    start = table("classic", hands=HANDS, opening="R+2", draw=draw)
    assert (start.hand(0), start.turn, start.draw_count, start.discard_count) == (hand, 1, 0, 1)


def test_direction_begins_anew(table):
    """FIRST: a new round goes clockwise again, whatever the direction of the last."""
    first = table("classic", hands=["RR R9", "R8 R7", "R5"]).play("0 play RR", "2 play R5")
    second = first.next_round(hands=HANDS, top="R7", dealer=0)
    assert (second.turn, second.direction) == (1, 1)
    assert second.play("1 play R2").turn == 2


def test_two_players_opening_wild(table):
    """OPEN-2P, OPEN-W: with two players it is the other, not the dealer, who names the colour and plays."""
    after = table("modern", hands=TWO_HANDS, opening="W", dealer=0).play("1 colour R")
    assert (after.turn, after.plays(1)) == (1, {"R2"})
