"""Wild Draw Two and Four: the test of honesty, the challenge, and who judges what."""

import pytest

OTHERS = ["Y1 Y2", "G1 G2"]
WILD_DRAW = {"pocket": "W+2", "classic": "W+4", "modern": "W+4"}
CHALLENGED = [("pocket", 2), ("modern", 4)]
"""The editions with a challenge, and what their Wild Draw makes the next player draw."""


def laid(table, edition, rest, colour="B", **deal):
    """Seat 0 has laid its Wild Draw, with the rest of its hand as told."""
    wild = WILD_DRAW[edition]
    return table(edition, hands=[f"{wild} {rest}", *OTHERS], **deal).play(f"0 play {wild} {colour}")


def is_bluff(asked):
    """Whether a challenge by the seat that is asked finds the bluffer guilty: only then it is still that seat's turn."""
    assert asked.phase == "challenge"
    seat = asked.turn
    after = asked.play(f"{seat} challenge")
    assert (after.turn == seat) == (after.held(seat) == asked.held(seat))
    return after.turn == seat


# The test of honesty


@pytest.mark.parametrize("rest", ["R9 G1", "G3 B1", "R3 B1", "RS B1", "R+1 B1", "B1 W", "B1 WDIP"])
def test_pocket_bluff(table, rest):
    """WD-TEST: in Pocket any other playable card makes it a bluff, by colour or number, a Wild or a Dip too."""
    assert is_bluff(laid(table, "pocket", rest))


@pytest.mark.parametrize("rest", ["G1 B2", "YS B9", "W+2 G1", "W+2 W+2", "G+1"])
def test_pocket_honest(table, rest):
    """WD-TEST: in Pocket it is honest when no other card is playable; another Wild Draw Two does not count."""
    assert not is_bluff(laid(table, "pocket", rest))


def test_pocket_bluff_by_symbol(table):
    """WD-TEST: in Pocket a card with the symbol of the top card makes it a bluff."""
    assert is_bluff(laid(table, "pocket", "GS B1", top="RS"))


@pytest.mark.parametrize("rest", ["R9 G1", "G3 B1", "R3 B1", "RS B1", "R+2 B1 W"])
def test_classic_refused(table, rest):
    """WD-TEST, WD-PLAY: in Classic it is refused while another card matches by colour or number."""
    start = table("classic", hands=[f"W+4 {rest}", *OTHERS])
    assert "W+4" not in start.plays(0)
    start.refuses("0 play W+4 B", "WD-PLAY", "WD-TEST")


def test_classic_refused_by_symbol(table):
    """WD-TEST, WD-PLAY: in Classic it is refused while another card matches by symbol."""
    table("classic", hands=["W+4 GS B1", *OTHERS], top="RS").refuses("0 play W+4 B", "WD-PLAY", "WD-TEST")


@pytest.mark.parametrize("rest", ["G1 B2", "W B1", "W W G1", "W+4 G1", "W+4 W+4", "GS B+2"])
def test_classic_honest(table, rest):
    """WD-TEST: in Classic it may be laid when nothing matches; wilds do not match."""
    assert "W+4" in table("classic", hands=[f"W+4 {rest}", *OTHERS]).plays(0)


def test_classic_wild_does_not_match_a_wild(table):
    """WD-TEST: in Classic a Wild in hand does not match a Wild on top either."""
    assert "W+4" in table("classic", hands=["W G9 B9", "W+4 W B1", "G1 G2"]).play("0 play W G").plays(1)


def test_classic_wild_draw_does_not_match_a_wild_draw(table):
    """WD-TEST: in Classic a second Wild Draw Four in hand does not match one on top."""
    assert "W+4" in table("classic", hands=["W+4 G9 B9", "Y1 Y2", "W+4 W+4 B1"]).play("0 play W+4 G").plays(2)


@pytest.mark.parametrize("rest", ["R9 G1", "R3 B1", "RS B1", "R+2 W"])
def test_modern_bluff(table, rest):
    """WD-TEST: in Modern a card of the colour in force makes it a bluff."""
    assert is_bluff(laid(table, "modern", rest))


@pytest.mark.parametrize("rest", ["G1 B2", "G3 B3", "W B1", "W+4 G1", "WSWAP WCUSTOM1 WCUSTOM2 WCUSTOM3"])
def test_modern_honest(table, rest):
    """WD-TEST: in Modern other wilds, and the top card's number in other colours, do not count."""
    assert not is_bluff(laid(table, "modern", rest))


@pytest.mark.parametrize(("top", "rest"), [("RS", "GS B1"), ("RR", "GR"), ("R+2", "B+2 Y+2")])
def test_modern_symbols_do_not_count(table, top, rest):
    """WD-TEST: in Modern the top card's symbol in other colours does not count."""
    assert not is_bluff(laid(table, "modern", rest, top=top))


@pytest.mark.parametrize(("edition", "count"), CHALLENGED)
def test_named_colour_is_not_the_one_that_is_judged(table, edition, count):
    """WD-TEST, WD-WHO: cards of the colour named with the Wild Draw do not count."""
    assert not is_bluff(laid(table, edition, "B1 B2", colour="B"))


@pytest.mark.parametrize("edition", ["pocket", "modern"])
@pytest.mark.parametrize(("rest", "bluff"), [("G5 B1", True), ("R5 Y3", False)])
def test_named_colour_of_a_wild_is_judged(table, edition, rest, bluff):
    """WD-TEST, WD-WHO: on a wild the colour named with that wild is the colour in force before the play, not the card under it."""
    wild = WILD_DRAW[edition]
    asked = table(edition, hands=["W G1 B9", f"{wild} {rest}", "G1 G2"]).play("0 play W G", f"1 play {wild} R")
    assert is_bluff(asked) == bluff


@pytest.mark.parametrize(("rest", "legal"), [("G5 B1", False), ("R5 Y3", True), ("W W+4", True)])
def test_classic_named_colour_of_a_wild_is_judged(table, rest, legal):
    """WD-TEST, WD-PLAY: in Classic too only the named colour matches a wild."""
    after = table("classic", hands=["W G1 B9", f"W+4 {rest}", "G1 G2"]).play("0 play W G")
    assert ("W+4" in after.plays(1)) == legal


def test_pocket_other_wild_draw_on_a_wild_draw(table):
    """WD-TEST: in Pocket another Wild Draw Two does not count on a Wild Draw Two either."""
    asked = table("pocket", hands=["W+2 G1 B9", "Y1 Y2", "W+2 W+2 B1"]).play("0 play W+2 G", "1 accept", "2 play W+2 R")
    assert not is_bluff(asked)


def test_opening_colour_is_judged(table):
    """WD-TEST, OPEN-W: the colour named for an opening Wild is judged as any other."""
    start = table("modern", hands=["W+4 G1 B2", *OTHERS], opening="W")
    assert is_bluff(start.play("0 colour G", "0 play W+4 R"))
    assert not is_bluff(start.play("0 colour Y", "0 play W+4 R"))


# Whether it may be a bluff


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_bluff_is_allowed(table, edition):
    """WD-PLAY: in Pocket and Modern a Wild Draw may be laid dishonestly."""
    wild = WILD_DRAW[edition]
    assert table(edition, hands=[f"{wild} R9 R3", *OTHERS]).plays(0) == {wild, "R9", "R3"}


def test_classic_has_no_bluff(table):
    """WD-PLAY: in Classic a dishonest Wild Draw Four is neither legal nor accepted."""
    start = table("classic", hands=["W+4 R9 B1", *OTHERS])
    assert start.moves(0) == {"draw", "play R9"}
    start.refuses("0 play W+4 R", "WD-PLAY")


# What it does


@pytest.mark.parametrize(("edition", "count"), CHALLENGED)
def test_next_player_is_asked(table, edition, count):
    """WD, CHALLENGE: the next player is asked to accept or to challenge, and is told what is owed."""
    asked = laid(table, edition, "G1 B2", colour="Y")
    assert (asked.phase, asked.turn, asked.owed, asked.colour) == ("challenge", 1, count, "Y")
    assert asked.moves(1) == {"accept", "challenge"}
    assert asked.moves(0) == asked.moves(2) == set()
    assert asked.held(1) == 2


@pytest.mark.parametrize(("edition", "hand"), [("pocket", "Y1 Y2 Y8 G7"), ("modern", "Y1 Y2 Y8 G3 G7 B6")])
def test_accepted(table, edition, hand):
    """WD: who accepts draws two or four and loses the turn, and the named colour holds."""
    after = laid(table, edition, "G1 B2", colour="G").play("1 accept")
    assert after.hand(1) == hand
    assert (after.phase, after.turn, after.owed, after.colour, after.plays(2)) == ("play", 2, 0, "G", {"G1", "G2"})


def test_classic_draws_at_once(table):
    """WD, CHALLENGE: in Classic the next player draws four and loses the turn, with no question asked."""
    after = laid(table, "classic", "G1 B2", colour="G")
    assert after.hand(1) == "Y1 Y2 Y8 G3 G7 B6"
    assert (after.phase, after.turn, after.owed, after.colour) == ("play", 2, 0, "G")
    after.refuses("1 challenge", "CHALLENGE", "WD-WHO", "ONE")
    after.refuses("2 challenge", "CHALLENGE", "WD-WHO", "ONE")


def test_classic_with_two_players(table):
    """WD: with two players the one who laid the Wild Draw goes again."""
    after = table("classic", hands=["W+4 G1 B2", "Y1 Y2"]).play("0 play W+4 B")
    assert (after.turn, after.held(1), after.plays(0)) == (0, 6, {"B2"})


@pytest.mark.parametrize(("edition", "count"), [("pocket", 2), ("modern", 4)])
def test_accepted_with_two_players(table, edition, count):
    """WD: with two players who accepts loses the turn to the one who laid the Wild Draw."""
    wild = WILD_DRAW[edition]
    after = table(edition, hands=[f"{wild} G1 B2", "Y1 Y2"]).play(f"0 play {wild} B", "1 accept")
    assert (after.turn, after.held(1)) == (0, 2 + count)


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_backwards(table, edition):
    """WD, WD-WHO: counter-clockwise it is the seat on the right that must draw and may challenge."""
    asked = laid(table, edition, "G1 B2", opening="RR", dealer=0)
    assert (asked.turn, asked.direction) == (2, -1)
    asked.refuses("1 challenge", "WD-WHO", "ONE")
    assert asked.play("2 accept").turn == 1


def test_classic_backwards(table):
    """WD: counter-clockwise in Classic it is the seat on the right that draws four."""
    after = laid(table, "classic", "G1 B2", opening="RR", dealer=0)
    assert (after.turn, after.held(1), after.held(2)) == (1, 2, 6)


def test_wild_draw_is_listed_once_per_colour(table):
    """WD: it names the colour: one legal move for each."""
    assert table("modern", hands=["W+4 G1 B2", *OTHERS]).moves(0) == {"draw", *(f"play W+4 {colour}" for colour in "RYGB")}


@pytest.mark.parametrize("move", ["1 draw", "1 play Y1", "1 keep", "1 pass", "0 play G1", "0 draw", "2 draw", "2 play G1"])
@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_nothing_else_while_asked(table, edition, move):
    """WD: until the Wild Draw is answered nothing else can be done, by anyone."""
    laid(table, edition, "G1 B2", colour="Y").refuses(move, "WD", "WD-WHO", "ONE", "CHALLENGE", "DRAW", "EMPTY-2")


# The challenge


@pytest.mark.parametrize(("edition", "bluffer"), [("pocket", "R1 Y8 G2 G7"), ("modern", "R1 Y8 G2 G3 G7 B6")])
def test_guilty(table, edition, bluffer):
    """CHALLENGE: found guilty, the bluffer draws two (Pocket) or four (Modern), and the challenger nothing."""
    after = laid(table, edition, "R1 G2").play("1 challenge")
    assert after.hand(0) == bluffer
    assert (after.hand(1), after.held(2)) == ("Y1 Y2", 2)


@pytest.mark.parametrize(("edition", "count"), [("pocket", 4), ("modern", 6)])
def test_innocent(table, edition, count):
    """CHALLENGE: against an honest player the challenger draws four (Pocket) or six (Modern) in all and loses the turn."""
    after = laid(table, edition, "G1 B2").play("1 challenge")
    assert (after.held(0), after.held(1), after.held(2)) == (2, 2 + count, 2)
    assert (after.phase, after.turn, after.owed, after.draw_count) == ("play", 2, 0, 12 - count)


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_guilty_the_card_and_colour_stand(table, edition):
    """WD-GUILTY: the Wild Draw and the named colour stand, and the challenger takes a normal turn."""
    start = table(edition, hands=[f"{WILD_DRAW[edition]} R1 G2", "B7 R2 G5", "G1 G2"]).play(f"0 play {WILD_DRAW[edition]} B")
    after = start.play("1 challenge")
    assert (after.top, after.colour, after.turn, after.phase, after.owed) == (WILD_DRAW[edition], "B", 1, "play", 0)
    assert after.moves(1) == {"draw", "play B7"}
    assert after.play("1 play B7").turn == 2
    assert after.play("1 draw").held(1) == 4


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_guilty_with_two_players(table, edition):
    """WD-GUILTY: with two players too the right challenger is on turn."""
    wild = WILD_DRAW[edition]
    asked = table(edition, hands=[f"{wild} R1 G2", "B7 R2 G5"]).play(f"0 play {wild} B")
    assert asked.play("1 challenge").turn == 1


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_innocent_with_two_players(table, edition):
    """CHALLENGE: with two players the wrong challenger loses the turn to the honest one."""
    wild = WILD_DRAW[edition]
    asked = table(edition, hands=[f"{wild} G1 G2", "B7 R2 G5"]).play(f"0 play {wild} B")
    assert asked.play("1 challenge").turn == 0


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_only_who_must_draw_challenges(table, edition):
    """WD-WHO: neither a third player nor the one who laid it may challenge or accept."""
    asked = laid(table, edition, "R1 B2")
    for move in ("2 challenge", "0 challenge", "2 accept", "0 accept"):
        asked.refuses(move, "WD-WHO", "ONE")


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_challenge_comes_before_drawing(table, edition):
    """WD-WHO: who has accepted and drawn may not challenge any more."""
    after = laid(table, edition, "R1 B2").play("1 accept")
    after.refuses("1 challenge", "WD-WHO", "ONE", "CHALLENGE")
    after.refuses("2 challenge", "WD-WHO", "ONE", "CHALLENGE")


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_challenge_once(table, edition):
    """WD-WHO: a challenge is made once."""
    laid(table, edition, "R1 B2").play("1 challenge").refuses("1 challenge", "WD-WHO", "CHALLENGE", "ONE")


@pytest.mark.parametrize("card", ["R5", "R+2", "W B"])
def test_nothing_else_can_be_challenged(table, card):
    """WD-WHO, CHALLENGE: only a Wild Draw can be challenged."""
    after = table("modern", hands=["R5 R+2 W", *OTHERS]).play(f"0 play {card}")
    after.refuses(f"{after.turn} challenge", "WD-WHO", "CHALLENGE", "ONE")
    after.refuses(f"{after.turn} accept", "WD-WHO", "CHALLENGE", "ONE")


@pytest.mark.parametrize(("edition", "penalty"), [("pocket", 4), ("modern", 6)])
def test_judged_is_the_hand_at_the_moment_of_the_play(table, edition, penalty):
    """WD-WHO: red cards that the honest player drew when caught without UNO, before the challenge, do not count."""
    wild = WILD_DRAW[edition]
    asked = table(edition, hands=[f"{wild} G1", "Y1 Y2", "G1 G2"], draw="R7 R8 Y8 B6 G3 Y1 B4 G9").play(f"0 play {wild} B", "2 catch 0")
    assert (asked.phase, asked.turn, asked.hand(0)) == ("challenge", 1, "R7 R8 G1")
    after = asked.play("1 challenge")
    assert (after.held(0), after.held(1), after.turn) == (3, 2 + penalty, 2)


@pytest.mark.parametrize(("edition", "fine"), [("pocket", 2), ("modern", 4)])
def test_a_bluff_stays_a_bluff(table, edition, fine):
    """WD-WHO: a bluffer who is caught without UNO before the challenge is guilty all the same and pays both."""
    wild = WILD_DRAW[edition]
    after = table(edition, hands=[f"{wild} R1", "Y1 Y2", "G1 G2"]).play(f"0 play {wild} B", "2 catch 0", "1 challenge")
    assert (after.held(0), after.held(1), after.turn) == (1 + 2 + fine, 2, 1)


def test_the_challenger_may_catch_first(table):
    """WD-WHO: the challenger may catch the bluffer first; the hand at the moment of the play is judged."""
    after = table("modern", hands=["W+4 G1", "Y1 Y2", "G1 G2"], draw="R7 R8 Y8 B6 G3 Y1 B4 G9").play(
        "0 play W+4 B", "1 catch 0", "1 challenge"
    )
    assert (after.held(0), after.held(1), after.turn) == (3, 8, 2)


def test_a_recycled_wild_has_no_colour_in_modern(table):
    """WD-WHO: a Wild once named red, shuffled and drawn again, is not a red card in the hand that is judged."""
    start = table("modern", hands=["W W+4 G1", "R+2 R5 Y1 B9"], top="G3", draw="")
    before = start.play("0 play W R", "1 play R+2", "1 play R5")
    assert (before.hand(0), before.turn) == ("G1 G3 W W+4", 0)
    after = before.play("0 play W+4 B", "1 challenge")
    assert (after.held(0), after.held(1), after.turn) == (3, 4, 0)


def test_a_recycled_wild_has_no_colour_in_classic(table):
    """WD-WHO, WD-PLAY: a Wild once named red, shuffled and drawn again, does not forbid a Wild Draw Four on red."""
    start = table("classic", hands=["W W+4 G1", "R+2 R5 Y1"], top="G3", draw="")
    before = start.play("0 play W R", "1 play R+2", "1 play R5")
    assert (before.hand(0), before.turn) == ("G1 G3 W W+4", 0)
    assert before.plays(0) == {"W", "W+4"}


@pytest.mark.parametrize("edition", ["pocket", "modern"])
@pytest.mark.parametrize("rest", ["R1 B2", "G1 B2"])
def test_the_shown_hand_is_hidden_again(table, edition, rest):
    """WD-WHO: the judged hand is shown to the challenger alone, and no later view of any seat holds it."""
    after = laid(table, edition, rest).play("1 challenge")
    for seat in (1, 2):
        assert set(after.view(seat).hands[0]) == {"?"}


@pytest.mark.parametrize(("rest", "guilty"), [("R1 G2", True), ("G2 B2", False)])
def test_the_challenger_alone_is_shown_the_hand(table, rest, guilty):
    """WD-WHO: the judged hand is shown to the challenger, and to nobody else."""
    asked = laid(table, "modern", rest)
    shown = [event for event in asked.seen("1 challenge", 1) if event["code"] == "shown"]
    assert [(event["seat"], event["target"], event["guilty"], event["cards"]) for event in shown] == [(0, 1, guilty, rest.split())]
    for seat in (2, None):
        events = asked.seen("1 challenge", seat)
        assert all(card not in str(events) for card in rest.split())


def test_the_hand_of_the_moment_is_shown(table):
    """WD-WHO: cards drawn since the Wild Draw was laid are not in the hand that is shown."""
    asked = table("modern", hands=["W+4 G1", "Y1 Y2", "G1 G2"], draw="R7 R8 Y8 B6 G3 Y1 B4 G9").play("0 play W+4 B", "2 catch 0")
    assert [event["cards"] for event in asked.seen("1 challenge", 1) if event["code"] == "shown"] == [["G1"]]


def test_bluff_is_not_told_before_the_answer(table):
    """WD-WHO: before the answer a bluff and an honest Wild Draw look the same to the other seats."""
    bluff, honest = (laid(table, "modern", rest) for rest in ("R1 B2", "G1 B2"))
    assert bluff.view(1) == honest.view(1)
    assert bluff.view(2) == honest.view(2)


def test_guilty_bluffer_meets_a_small_pile(table):
    """CHALLENGE, EMPTY: a guilty bluffer draws on through a reshuffled discard pile."""
    after = laid(table, "modern", "R1 G2", draw="G7", under="Y5 Y6 Y7", top="R3").play("1 challenge")
    assert (after.held(0), after.draw_count, after.discard_count) == (6, 1, 1)
    assert after.top == "W+4"
