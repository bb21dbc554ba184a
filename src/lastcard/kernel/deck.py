"""Cards on the table and in hands: taking, drawing, laying, dropping, and what happens when the draw pile runs out."""

from __future__ import annotations

from . import codes
from .chance import below
from .ruleset import Ruleset
from .state import State
from .types import Host


def tell(host: Host | None, code: int, a: int, b: int, c: int, d: int) -> None:
    """Note an event. Compiled code has no host, and this is nothing."""
    if host is not None:
        host.note(code, a, b, c, d)


def seat_after(state: State, seat: int, steps: int) -> int:
    """The seat so many places on in the direction of play; steps may be negative."""
    place = seat + state.direction * steps
    while place >= state.seats:
        place -= state.seats
    while place < 0:
        place += state.seats
    return place


def can_draw(state: State) -> bool:
    """Whether any card can be drawn (EMPTY, EMPTY-2)."""
    return state.draw_n > 0 or state.discard_n > 1


def gain(state: State, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    state.count[seat * codes.KINDS + kind] += 1
    state.mask[seat] |= 1 << kind
    state.size[seat] += 1


def drop(state: State, seat: int, kind: int) -> None:
    """Take a card out of a hand that holds it. A call of UNO that had been said is over."""
    place = seat * codes.KINDS + kind
    state.count[place] -= 1
    if state.count[place] == 0:
        state.mask[seat] &= ~(1 << kind)
    state.size[seat] -= 1
    if state.said:
        state.said &= ~(1 << seat)


def lay(state: State, kind: int) -> None:
    """Put a card on top of the discard pile."""
    state.discard_n += 1
    state.pile[len(state.pile) - state.discard_n] = kind
    state.top = kind


def tuck(state: State, kind: int) -> None:
    """Put a card into the discard pile, just under its top card."""
    under = len(state.pile) - state.discard_n
    state.pile[under] = kind
    state.discard_n += 1
    state.pile[under - 1] = state.top


def recycle(state: State, host: Host | None) -> None:
    """EMPTY: the discard pile without its top card is shuffled and takes the place of the draw pile; wilds lose their named colour.

    The row is turned round end for end, which brings the discards, bottom card first, to the left.
    """
    cards = state.discard_n - 1
    right = len(state.pile) - 1
    for left in range(cards):
        if left >= right - left:
            break
        kept = state.pile[left]
        state.pile[left] = state.pile[right - left]
        state.pile[right - left] = kept
    state.pile[right] = state.top
    state.discard_n = 1
    state.draw_n = cards
    state.loose = cards
    tell(host, codes.EV_SHUFFLED, cards, 0, 0, 0)
    if host is not None:
        host.shuffled(state)


def take(state: State, host: Host | None) -> int:
    """The top card of the draw pile, taken away; NONE when nothing can be drawn.

    Where the pile is shuffled but in no order yet, chance chooses one of its loose cards, and the last of these takes its place.
    """
    if state.draw_n == 0:
        if state.discard_n <= 1:
            return codes.NONE
        recycle(state, host)
    if host is not None:
        host.before_take(state)
    last = state.draw_n - 1
    kind = state.pile[last]
    if state.loose > last:
        place = below(state.deck_rng, last + 1)
        taken = state.pile[place]
        state.pile[place] = kind
        kind = taken
        state.loose = last
    state.draw_n = last
    if host is not None:
        host.took(kind)
    return kind + 0  # a plain number, whatever the row holds


def draw(state: State, host: Host | None, seat: int, cards: int, why: int) -> int:
    """Let a seat draw; returns how many it drew. If there are too few, it draws what there is and the rest is forgiven (EMPTY-2)."""
    got = 0
    while got < cards:
        kind = take(state, host)
        if kind < 0:
            break
        gain(state, seat, kind)
        tell(host, codes.EV_CARD, seat, kind, 0, 0)
        got += 1
    if got:
        outgrow(state, seat)
    tell(host, codes.EV_DREW, seat, got, why, 0)
    if got < cards:
        tell(host, codes.EV_FORGIVEN, seat, cards - got, 0, 0)
    return got


def outgrow(state: State, seat: int) -> None:
    """A seat that has drawn no longer holds one card: what it said is over, and it owes no call."""
    if state.said | state.catchable:
        state.said &= ~(1 << seat)
        state.catchable &= ~(1 << seat)


def swap_hands(state: State, rules: Ruleset, one: int, other: int) -> None:
    """Exchange two whole hands."""
    for kind in range(rules.kinds):
        here = one * codes.KINDS + kind
        there = other * codes.KINDS + kind
        kept = state.count[here]
        state.count[here] = state.count[there]
        state.count[there] = kept
    bits = state.mask[one]
    state.mask[one] = state.mask[other]
    state.mask[other] = bits
    cards = state.size[one]
    state.size[one] = state.size[other]
    state.size[other] = cards


def left_with_one(state: State, seat: int) -> None:
    """UNO-SAY: a seat's hand has changed to another, by a swap or a turn of all hands; one card makes the call due again."""
    bit = 1 << seat
    state.said &= ~bit
    state.catchable &= ~bit
    if state.size[seat] == 1:
        state.touched |= bit
