"""Hidden cards imagined: every other seat gets a hand of its size, and the draw pile the rest, from the cards that are nowhere seen."""

from __future__ import annotations

from ..kernel import codes
from ..kernel.chance import below
from ..kernel.deck import gain
from ..kernel.look import Look
from ..kernel.ruleset import Ruleset
from ..kernel.state import State


def deal_hidden(state: State, rules: Ruleset, look: Look) -> None:
    """Fill the other hands and the draw pile of a state whose open cards, sizes and own hand are in place already.

    Chance comes from `state.deck_rng`. The draw pile is left in no order. `state.size` holds the sizes of all hands, which stay as they are.
    """
    cards = 0
    for kind in range(rules.kinds):
        state.judged[kind] = look.count[kind] + look.discards[kind]
    for place in range(rules.pack_n):
        kind = rules.pack[place] + 0
        if state.judged[kind] > 0:
            state.judged[kind] -= 1
        else:
            state.pile[cards] = kind
            cards += 1
    for seat in range(state.seats):
        if seat != look.seat:
            wanted = state.size[seat] + 0
            state.size[seat] = 0
            while state.size[seat] < wanted and cards > 0:
                place = below(state.deck_rng, cards)
                cards -= 1
                kind = state.pile[place] + 0
                state.pile[place] = state.pile[cards]
                gain(state, seat, kind)
    state.draw_n = cards
    state.loose = cards
