"""A turn: what matches, drawing, one card a turn."""

import pytest

OTHERS = ["Y1 Y2", "G1 G2"]


def test_colour_matches(table):
    """MATCH: a card of the colour in force may be laid."""
    after = table("classic", hands=["R9 B1 G2", *OTHERS]).play("0 play R9")
    assert (after.top, after.colour, after.turn, after.discard_count) == ("R9", "R", 1, 2)
    assert after.hand(0) == "G2 B1"


def test_number_matches(table):
    """MATCH: a card with the number of the top card may be laid, and its colour is then in force."""
    after = table("classic", hands=["B3 B1 G2", *OTHERS]).play("0 play B3")
    assert (after.top, after.colour) == ("B3", "B")


@pytest.mark.parametrize(("top", "card"), [("RS", "GS"), ("RR", "BR"), ("R+2", "Y+2"), ("R0", "B0")])
def test_symbol_matches(table, top, card):
    """MATCH: a card with the symbol of the top card may be laid, whatever its colour."""
    assert table("classic", hands=[f"{card} B7 G8", *OTHERS], top=top).plays(0) == {card}


def test_draw_one_matches_by_symbol(table):
    """MATCH: a Draw One may be laid on a Draw One of another colour."""
    assert table("pocket", hands=["G+1 B7 G8", *OTHERS], top="R+1").plays(0) == {"G+1"}


@pytest.mark.parametrize("card", ["B9", "GS", "YR", "G+2"])
def test_neither_colour_nor_symbol(table, card):
    """MATCH: a card with neither the colour nor the symbol of the top card is refused."""
    start = table("classic", hands=[f"{card} R1 G2", *OTHERS])
    assert card not in start.plays(0)
    start.refuses(f"0 play {card}", "MATCH")


@pytest.mark.parametrize(
    ("edition", "top", "card"), [("pocket", "R1", "G+1"), ("pocket", "R+1", "G1"), ("classic", "R2", "G+2"), ("classic", "R+2", "G2")]
)
def test_a_draw_card_is_not_a_number(table, edition, top, card):
    """MATCH: Draw One and Draw Two do not match the numbers 1 and 2."""
    table(edition, hands=[f"{card} B8 B9", *OTHERS], top=top).refuses(f"0 play {card}", "MATCH")


@pytest.mark.parametrize(("top", "card"), [("R3", "GR"), ("GR", "R3")])
def test_a_reverse_is_not_red(table, top, card):
    """MATCH: the R of a Reverse is not the R of red."""
    table("classic", hands=[f"{card} B8 B9", *OTHERS], top=top).refuses(f"0 play {card}", "MATCH")


@pytest.mark.parametrize(
    ("edition", "wilds"),
    [("pocket", {"W", "WDIP", "W+2"}), ("classic", {"W", "W+4"}), ("modern", {"W", "W+4", "WSWAP", "WCUSTOM1", "WCUSTOM2", "WCUSTOM3"})],
)
@pytest.mark.parametrize("top", ["R3", "RS"])
def test_wild_on_anything(table, edition, wilds, top):
    """MATCH: any wild may be laid on anything."""
    assert table(edition, hands=["B9 G8 " + " ".join(wilds), *OTHERS], top=top).plays(0) == wilds


def test_wild_on_wild(table):
    """MATCH: a wild may be laid on a wild, and the colour in force may be named again."""
    before = table("classic", hands=["W G1 B9", "W G5 R2", "Y3 Y4"]).play("0 play W B")
    assert before.moves(1) == {"draw", "play W R", "play W Y", "play W G", "play W B"}
    after = before.play("1 play W B")
    assert (after.colour, after.turn) == ("B", 2)


def test_only_the_named_colour_matches_after_a_wild(table):
    """MATCH: after a wild only the named colour matches, not what the wild lay on."""
    after = table("classic", hands=["W G1 B9", "R3 R5 G3 Y3 B7", "Y3 Y4"]).play("0 play W B")
    assert after.plays(1) == {"B7"}
    after.refuses("1 play R3", "MATCH")
    after.refuses("1 play G3", "MATCH")


def test_named_colour_gives_way_to_the_next_card(table):
    """MATCH: the next card's own colour is in force again after a named one."""
    after = table("classic", hands=["W G1 B9", "B7 R5", "Y3 R7 B2"]).play("0 play W B", "1 play B7")
    assert (after.colour, after.top) == ("B", "B7")
    assert after.plays(2) == {"R7", "B2"}


def test_named_colour_outlives_a_draw(table):
    """MATCH: the named colour stays in force while players draw."""
    after = table("classic", hands=["W G1 B9", "R3 R5", "Y3 R7 B2"]).play("0 play W B", "1 draw")
    assert (after.colour, after.turn, after.plays(2)) == ("B", 2, {"B2"})


def test_matching_needs_the_top_card_only(table):
    """MATCH: cards below the top card do not matter."""
    assert table("classic", hands=["B3 G2", *OTHERS], under="B1 G9", top="R4").plays(0) == set()


SYMBOLS = {
    "pocket": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+1"],
    "classic": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2"],
}


@pytest.mark.parametrize("edition", SYMBOLS)
def test_every_card_on_every_card(table, edition):
    """MATCH: of all coloured cards just those with the colour or the symbol of the top card may be laid on it."""
    cards = [colour + symbol for colour in "RYGB" for symbol in SYMBOLS[edition]]
    for top in cards:
        expected = {card for card in cards if card[0] == top[0] or card[1:] == top[1:]}
        assert table(edition, hands=[" ".join(cards), "Y1 Y2"], top=top).plays(0) == expected, top


@pytest.mark.parametrize("edition", SYMBOLS)
def test_every_card_on_a_wild(table, edition):
    """MATCH: of all coloured cards just those of the named colour may be laid on a wild."""
    cards = [colour + symbol for colour in "RYGB" for symbol in SYMBOLS[edition]]
    for colour in "RYGB":
        after = table(edition, hands=["W R1 R2", " ".join(cards)]).play(f"0 play W {colour}")
        assert after.plays(1) == {card for card in cards if card[0] == colour}


@pytest.mark.parametrize("move", ["0 play R4", "0 play W R", "0 play G1"])
def test_a_card_not_in_hand(table, move):
    """MATCH: only a card in one's own hand can be laid."""
    table("classic", hands=["R9 B1", *OTHERS]).refuses(move)


@pytest.mark.parametrize(
    "move", ["0 play", "0 play R", "0 play R10", "0 play r9", "0 play P9", "0 play R9 R", "0 play R9 1", "0", "play R9", "0 lay R9", ""]
)
def test_a_malformed_move(table, move):
    """ONE: a move that is no move is refused, whoever is on turn."""
    table("classic", hands=["R9 B1", *OTHERS]).refuses(move)


def test_a_player_who_can_play_may_draw(table):
    """DRAW: a player who can play but will not may draw."""
    start = table("classic", hands=["R9 B1", *OTHERS])
    assert start.moves(0) == {"draw", "play R9"}
    after = start.play("0 draw")
    assert (after.hand(0), after.draw_count) == ("R9 G7 B1", 11)


def test_one_card_is_drawn_from_the_top(table):
    """DRAW: one card is drawn, the top one, also by a player who cannot play."""
    after = table("classic", hands=["B9 B1", *OTHERS]).play("0 draw")
    assert (after.hand(0), after.held(1), after.held(2)) == ("G7 B1 B9", 2, 2)


@pytest.mark.parametrize("edition", SYMBOLS)
def test_every_card_can_be_drawn(table, edition):
    """DRAW: whatever coloured card comes is drawn, and may be played just when it goes on the top card."""
    for card in [colour + symbol for colour in "RYGB" for symbol in SYMBOLS[edition]]:
        after = table(edition, hands=["B9 B1", "G1 G2"], top="R3", draw=f"{card} G7").play("0 draw")
        fits = card[0] == "R" or card[1:] == "3"
        assert (card in after.hands[0], after.phase, after.moves(0)) == (
            (True, "drawn", {"keep", f"play {card}"}) if fits else (True, "play", set())
        )


def test_unplayable_drawn_card_ends_the_turn(table):
    """DRAW: an unplayable drawn card ends the turn by itself."""
    after = table("classic", hands=["B9 B1", *OTHERS]).play("0 draw")
    assert (after.phase, after.turn) == ("play", 1)
    after.refuses("0 keep", "DRAW", "ONE")


def test_playable_drawn_card_may_be_played_at_once(table):
    """DRAW: a playable drawn card may be played at once."""
    before = table("classic", hands=["B9 B1", *OTHERS], draw="R7 G8").play("0 draw")
    assert (before.phase, before.turn) == ("drawn", 0)
    assert before.moves(0) == {"keep", "play R7"}
    after = before.play("0 play R7")
    assert (after.top, after.turn, after.phase, after.hand(0)) == ("R7", 1, "play", "B1 B9")


def test_playable_drawn_card_may_be_kept(table):
    """DRAW: a playable drawn card may be kept, and the turn passes."""
    after = table("classic", hands=["B9 B1", *OTHERS], draw="R7 G8").play("0 draw", "0 keep")
    assert (after.top, after.turn, after.phase, after.hand(0)) == ("R3", 1, "play", "R7 B1 B9")


def test_drawn_card_of_the_right_number_is_playable(table):
    """DRAW: a drawn card that matches by its number alone is playable."""
    assert table("classic", hands=["B9 B1", *OTHERS], draw="G3").play("0 draw").moves(0) == {"keep", "play G3"}


def test_only_the_drawn_card_may_be_played(table):
    """DRAW: after drawing only the drawn card may be played, not one that was in hand before."""
    after = table("classic", hands=["R9 W", *OTHERS], draw="R7 G8").play("0 draw")
    assert after.moves(0) == {"keep", "play R7"}
    after.refuses("0 play R9", "DRAW")
    after.refuses("0 play W G", "DRAW")


def test_a_playable_hand_does_not_save_an_unplayable_drawn_card(table):
    """DRAW: when the drawn card is unplayable the turn ends, though another card in hand could be laid."""
    after = table("classic", hands=["R9 W", *OTHERS]).play("0 draw")
    assert (after.phase, after.turn) == ("play", 1)


def test_drawn_twin_of_a_card_in_hand(table):
    """DRAW: a drawn card like one in hand is played as itself, and its twin stays."""
    after = table("classic", hands=["R9 B1", *OTHERS], draw="R9").play("0 draw", "0 play R9")
    assert (after.hand(0), after.turn) == ("R9 B1", 1)


def test_drawn_wild_may_be_played(table):
    """DRAW: a drawn Wild may be played at once, its colour named as ever."""
    before = table("classic", hands=["R9 B1", *OTHERS], draw="W").play("0 draw")
    assert before.moves(0) == {"keep", "play W R", "play W Y", "play W G", "play W B"}
    assert before.play("0 play W Y").colour == "Y"


def test_drawn_action_card_takes_effect(table):
    """DRAW, SKIP: a drawn Skip that is played at once skips the next player."""
    assert table("classic", hands=["R9 B1", *OTHERS], draw="RS").play("0 draw", "0 play RS").turn == 2


def test_nobody_else_moves_while_a_card_may_be_kept(table):
    """DRAW, ONE: while a player has a drawn card to play or keep, it is still that player's turn."""
    before = table("classic", hands=["B9 B1", "R1 R2", "R5 R6"], draw="R7 G8").play("0 draw")
    assert before.moves(1) == before.moves(2) == set()
    before.refuses("1 play R1", "ONE")
    before.refuses("1 draw", "ONE")
    before.refuses("1 keep", "ONE", "DRAW")


def test_one_draw_a_turn(table):
    """ONE: a player who has drawn a playable card may not draw another."""
    table("classic", hands=["B9 B1", *OTHERS], draw="R7 G8").play("0 draw").refuses("0 draw", "ONE", "DRAW")


def test_keep_needs_a_drawn_card(table):
    """DRAW: nothing can be kept before a card was drawn."""
    table("classic", hands=["R9 B1", *OTHERS]).refuses("0 keep", "DRAW", "ONE")


def test_no_pass_while_there_are_cards(table):
    """DRAW, EMPTY-2: who can draw may not simply pass, with or without a playable card."""
    table("classic", hands=["R9 B1", *OTHERS]).refuses("0 pass", "DRAW", "EMPTY-2")
    table("classic", hands=["B9 B1", *OTHERS]).refuses("0 pass", "DRAW", "EMPTY-2")
    table("classic", hands=["B9 B1", *OTHERS], draw="R7").play("0 draw").refuses("0 pass", "DRAW", "EMPTY-2", "ONE")


def test_only_the_drawer_sees_the_card(table):
    """DRAW: the drawn card is seen by the one who drew it alone."""
    after = table("classic", hands=["B9 B1", *OTHERS], draw="R7 G8").play("0 draw")
    assert after.view(0).hands[0] == ["R7", "B1", "B9"]
    assert after.view(1).hands[0] == ["?", "?", "?"]
    assert after.view(1).legal == {"1": []}


def test_the_drawn_card_is_told_to_one(table):
    """DRAW: what happened names the drawn card to the drawer alone, playable or not."""
    for draw in ("R7", "G7"):
        start = table("classic", hands=["B9 B1", *OTHERS], draw=f"{draw} G8")
        for seat, told in [(0, True), (1, False), (2, False), (None, False)]:
            assert (draw in str(start.seen("0 draw", seat))) == told


def test_drawn_wild_draw_is_refused_when_dishonest(table):
    """DRAW-WD: in Classic a drawn Wild Draw Four is unplayable while another card matches, so the turn ends."""
    after = table("classic", hands=["R5 B7", *OTHERS], draw="W+4").play("0 draw")
    assert (after.phase, after.turn, after.hand(0)) == ("play", 1, "R5 B7 W+4")


def test_drawn_wild_draw_may_be_played_when_honest(table):
    """DRAW-WD: in Classic a drawn Wild Draw Four may be played when no other card matches."""
    before = table("classic", hands=["G5 B7 W", *OTHERS], draw="W+4").play("0 draw")
    assert (before.phase, before.plays(0)) == ("drawn", {"W+4"})


def test_drawn_wild_draw_hits(table):
    """DRAW-WD: a drawn Wild Draw Four makes the next player draw four like any other."""
    after = table("classic", hands=["G5 B7", *OTHERS], draw="W+4 G7 Y8 B6 G3 Y1").play("0 draw", "0 play W+4 B")
    assert (after.hand(1), after.turn) == ("Y1 Y2 Y8 G3 G7 B6", 2)


@pytest.mark.parametrize(("edition", "wild", "fine"), [("pocket", "W+2", 2), ("modern", "W+4", 4)])
def test_drawn_wild_draw_can_be_a_bluff(table, edition, wild, fine):
    """DRAW-WD: a drawn Wild Draw laid over a card that could have been played before drawing is a bluff."""
    asked = table(edition, hands=["R5 B7", *OTHERS], draw=f"{wild} G7 Y8 B6 G3 Y1 B4 G9").play("0 draw", f"0 play {wild} B")
    assert (asked.phase, asked.turn) == ("challenge", 1)
    after = asked.play("1 challenge")
    assert (after.held(0), after.held(1), after.turn) == (2 + fine, 2, 1)


@pytest.mark.parametrize(("edition", "wild", "fine"), [("pocket", "W+2", 4), ("modern", "W+4", 6)])
def test_drawn_wild_draw_can_be_honest(table, edition, wild, fine):
    """DRAW-WD: a drawn Wild Draw is honest when the rest of the hand allows it."""
    after = table(edition, hands=["G5 B7", *OTHERS], draw=f"{wild} G7 Y8 B6 G3 Y1 B4 G9").play("0 draw", f"0 play {wild} B", "1 challenge")
    assert (after.held(0), after.held(1), after.turn) == (2, 2 + fine, 2)


def test_a_wild_in_hand_makes_a_drawn_wild_draw_a_bluff(table):
    """DRAW-WD, WD-TEST: in Pocket a plain Wild in the rest of the hand makes a drawn Wild Draw Two a bluff."""
    after = table("pocket", hands=["W B7", *OTHERS], draw="W+2 G7 Y8 B6").play("0 draw", "0 play W+2 B", "1 challenge")
    assert (after.held(0), after.turn) == (4, 1)


def test_drawn_wild_draw_made_dishonest_by_a_penalty(table):
    """DRAW-WD: in Classic a drawn Wild Draw Four can only be kept when a penalty has meanwhile brought a matching card."""
    start = table("classic", hands=["G5 B7", *OTHERS], draw="W+4 R9 G7", rules={"false_call_penalty": 1}).play("0 draw")
    assert start.plays(0) == {"W+4"}
    after = start.play("0 uno")
    assert (after.hand(0), after.phase, after.moves(0)) == ("R9 G5 B7 W+4", "drawn", {"keep"})
    after.refuses("0 play W+4 B", "WD-PLAY")
    assert after.play("0 keep").turn == 1


def test_drawn_wild_draw_made_a_bluff_by_a_penalty(table):
    """DRAW-WD, WD-WHO: a card that a penalty brought before the Wild Draw was laid is judged with the hand."""
    start = table("modern", hands=["G5 B7", *OTHERS], draw="W+4 R9 G7 Y8 B6 G3", rules={"false_call_penalty": 1})
    after = start.play("0 draw", "0 uno", "0 play W+4 B", "1 challenge")
    assert (after.held(0), after.turn) == (7, 1)


def test_out_of_turn_play(table):
    """ONE: a player who is not on turn may not play."""
    start = table("classic", hands=["R5 B7", "R1 R2", "R8 G2"])
    start.refuses("1 play R1", "ONE")
    start.refuses("2 play R8", "ONE")
    start.play("0 play R5").refuses("2 play R8", "ONE")


def test_out_of_turn_draw(table):
    """ONE: a player who is not on turn may not draw."""
    table("classic", hands=["R5 B7", "R1 R2", "R8 G2"]).refuses("1 draw", "ONE")


def test_one_card_a_turn(table):
    """ONE: after one card the turn passes, so a second card is refused, an equal one too."""
    after = table("classic", hands=["R5 R6 B5 R5", "R1 R2", "R8 G2"]).play("0 play R5")
    assert after.moves(0) == set()
    for card in ("R6", "B5", "R5"):
        after.refuses(f"0 play {card}", "ONE")


def test_no_draw_after_a_card(table):
    """ONE: who has laid a card may not draw as well."""
    table("classic", hands=["R5 R6 B5", "R1 R2", "R8 G2"]).play("0 play R5").refuses("0 draw", "ONE")


def test_legal_moves_belong_to_the_seat_on_turn(table):
    """ONE: only the seat on turn has a play or a draw."""
    start = table("classic", hands=["R5 B7", "R1 R2", "R8 G2"])
    assert (start.moves(0), start.moves(1), start.moves(2)) == ({"draw", "play R5"}, set(), set())


@pytest.mark.parametrize("move", ["3 draw", "-1 draw", "00 draw", "x draw", "1.0 draw"])
def test_a_seat_that_is_not_there(table, move):
    """ONE: a seat that is not at the table has no turn."""
    table("classic", hands=["R5 B7", "R1 R2", "R8 G2"]).refuses(move)
