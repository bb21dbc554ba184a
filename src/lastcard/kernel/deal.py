"""The start of a round: dealer, deal and opening card (DEALER, DEAL, FIRST, OPEN-N and the rulings after it)."""

from __future__ import annotations

from . import codes
from .bits import copy_row
from .chance import FOR_DEALER, FOR_DECK, below, scramble
from .deck import draw, gain, lay, seat_after, take, tell
from .play import begin_turn
from .ruleset import Ruleset
from .state import State
from .types import Host, Numbers

# How the dealer was found: the second column of EV_DEALER.
GIVEN, DRAWN_FOR, LEFT = 0, 1, 2


def new_game(state: State, seats: int) -> None:
    """A table with so many seats, and nobody has scored yet."""
    state.seats = seats
    state.dealer = codes.NONE
    state.game_winner = codes.NONE
    for seat in range(codes.SEATS):
        state.scores[seat] = 0


def clear_round(state: State, rules: Ruleset) -> None:
    """Empty hands and piles; scores and dealer stay."""
    copy_row(state.count, rules.no_cards)
    for seat in range(codes.SEATS):
        state.mask[seat] = 0
        state.size[seat] = 0
    state.actions = 0
    state.owed = 0
    state.skips = 0
    state.said = 0
    state.early = 0
    state.catchable = 0
    state.touched = 0
    state.false_called = 0
    state.false_caught = 0
    state.open_by = 0
    state.part = 0
    state.part_end = 0
    state.draw_n = 0
    state.discard_n = 0
    state.loose = 0
    state.direction = 1
    state.phase = codes.PLAY
    state.colour = codes.NO_COLOUR
    state.colour_before = codes.NO_COLOUR
    state.top = 0
    state.drawn = codes.NONE
    state.chosen = codes.NONE
    state.step = 0
    state.again = 0
    state.guilty = 0
    state.false_due = 0
    state.passes = 0
    state.ended = 0
    state.round_winner = codes.NONE


def deal_round(state: State, rules: Ruleset, host: Host | None, seed: Numbers, dealer: int) -> None:
    """DEAL: a whole pack, shuffled by the seed's four words, dealt one card at a time from the dealer's left.

    With dealer NONE the deal moves to the left of the last one, or for a first round it is drawn for (DEALER).
    """
    clear_round(state, rules)
    how = GIVEN
    if dealer >= 0:
        state.dealer = dealer
    elif state.dealer >= 0:
        state.dealer = (state.dealer + 1) % state.seats
        how = LEFT
    else:
        sow(state, rules, seed, FOR_DEALER)
        state.dealer = draw_for_dealer(state, rules, host)
        how = DRAWN_FOR
    tell(host, codes.EV_DEALER, state.dealer, how, 0, 0)
    sow(state, rules, seed, FOR_DECK)
    cards = rules.pack_n + 0
    seats = state.seats + 0
    seat = state.dealer + 0
    for _ in range(rules.hand_size * seats):
        # The pile holds more cards than are dealt, and all are loose: this is `take` without its questions.
        place = below(state.deck_rng, cards)
        cards -= 1
        kind = state.pile[place] + 0
        state.pile[place] = state.pile[cards]
        seat = seat + 1 if seat + 1 < seats else 0
        gain(state, seat, kind)
    state.draw_n = cards
    state.loose = cards
    for steps in range(1, state.seats + 1):
        tell(host, codes.EV_DEALT, (state.dealer + steps) % state.seats, rules.hand_size, 0, 0)
    open_round(state, rules, host)


def sow(state: State, rules: Ruleset, seed: Numbers, purpose: int) -> None:
    """A whole pack in no order, and the generator at the beginning of the seed's stream for this purpose."""
    for place in range(4):
        state.deck_rng[place] = seed[place]
    scramble(state.deck_rng, purpose)
    copy_row(state.pile, rules.pack)
    state.draw_n = rules.pack_n
    state.loose = rules.pack_n


def draw_for_dealer(state: State, rules: Ruleset, host: Host | None) -> int:
    """DEALER: every player draws a card, and the one with the most points deals; those with equal most draw again.

    The cards come from the pack in seat order, without going back until all is decided; a pack that runs out is taken up whole.
    """
    best = (1 << state.seats) - 1
    cards = rules.pack_n + 0
    while True:
        drawing = best
        best = 0
        most = -1
        for seat in range(state.seats):
            if drawing >> seat & 1:
                if cards == 0:
                    cards = rules.pack_n + 0
                place = below(state.deck_rng, cards)
                cards -= 1
                kind = state.pile[place]
                state.pile[place] = state.pile[cards]
                state.pile[cards] = kind
                tell(host, codes.EV_DEALER_CARD, seat, kind, 0, 0)
                points = rules.points[kind] + 0
                if points > most:
                    most = points
                    best = 0
                if points == most:
                    best |= 1 << seat
        if best & (best - 1) == 0:
            dealer = 0
            while best > 1:
                best >>= 1
                dealer += 1
            return dealer


def open_round(state: State, rules: Ruleset, host: Host | None) -> None:
    """Turn the top card of the draw pile to open the discard pile, with what it does.

    OPEN-N, FIRST: left of the dealer plays first. OPEN-S: that player is skipped. OPEN-D: or draws and loses the turn. OPEN-R: the
    dealer plays first, counter-clockwise. OPEN-W, OPEN-X: the first player names the colour, then plays. OPEN-WD: the card is put back.
    """
    while True:
        kind = take(state, host)
        opening = rules.opening[kind]
        if opening != codes.O_RETURN:
            break
        # OPEN-WD: put back, the draw pile reshuffled, another card turned.
        state.pile[state.draw_n] = kind
        state.draw_n += 1
        state.loose = state.draw_n
        tell(host, codes.EV_RETURNED, kind, 0, 0, 0)
        if host is not None:
            host.shuffled(state)
    lay(state, kind)
    tell(host, codes.EV_OPENED, kind, 0, 0, 0)
    state.colour = rules.colour_of[kind]
    state.player = state.dealer
    first = seat_after(state, state.dealer, 1)
    if opening == codes.O_SKIP:
        tell(host, codes.EV_SKIPPED, first, 0, 0, 0)
        first = seat_after(state, state.dealer, 2)
    elif opening == codes.O_DRAW:
        draw(state, host, first, rules.hit[kind] + 0, codes.D_OPENING)
        tell(host, codes.EV_SKIPPED, first, 0, 0, 0)
        first = seat_after(state, state.dealer, 2)
    elif opening == codes.O_REVERSE:
        state.direction = -1
        first = state.dealer + 0
    begin_turn(state, first, 0)
    if opening == codes.O_COLOUR:
        state.phase = codes.COLOUR
    tell(host, codes.EV_STARTS, first, opening, 0, 0)


def start_open(state: State, rules: Ruleset, host: Host | None) -> None:
    """Begin a round whose discard pile lies open already: left of the dealer plays, without an opening effect."""
    state.colour = rules.colour_of[state.top]
    state.player = state.dealer
    first = seat_after(state, state.dealer, 1)
    begin_turn(state, first, 0)
    tell(host, codes.EV_STARTS, first, codes.O_PLAY, 0, 0)
