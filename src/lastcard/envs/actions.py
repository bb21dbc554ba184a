"""Actions: which are legal now, and what each means. `space.py` says how they are numbered."""

from __future__ import annotations

from ..kernel import codes
from ..kernel.bits import clear_part, lowest, spread_bits
from ..kernel.legal import check_catch, check_uno, may_keep, playable_now
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Octets
from .space import Space


def move_of(space: Space, seat: int, action: int) -> tuple[int, int, int, int]:
    """What a number means for a seat: verb, kind, colour and target, as the kernel takes them; the verb is NOTHING for doing nothing."""
    steps = space.steps[action]
    target = codes.NONE
    if steps:
        target = seat + steps
        if target >= space.seats:
            target -= space.seats
    return space.verb[action] + 0, space.kind[action] + 0, space.colour[action] + 0, target + 0


def mark_legal(state: State, rules: Ruleset, space: Space, seat: int, mask: Octets) -> None:
    """Fill the mask of a seat: 1 for each number whose move `legal.check` does not refuse now, 0 for all others.

    `nothing` is no move, and stays 0: who asks out of turn marks it.
    """
    mark_with(state, rules, space, seat, 0 if state.phase >= codes.ROUND_OVER else playable_now(state, rules, seat), mask)


def mark_with(state: State, rules: Ruleset, space: Space, seat: int, kinds: int, mask: Octets) -> None:
    """`mark_legal` where the kinds that the seat may lay are known already."""
    clear_part(mask, space.actions + 0)
    phase = state.phase
    if phase >= codes.ROUND_OVER:
        return
    if kinds:
        mark_plays(state, rules, space, seat, kinds, mask)
    if seat == state.turn:
        if phase == codes.PLAY:
            if state.draw_n > 0 or state.discard_n > 1:
                mask[space.draw] = 1
            elif kinds == 0:
                mask[space.pass_turn] = 1
        else:
            mark_answers(state, rules, space, seat, mask)
    # Before asking why a call or a catch would be refused: almost always there is nobody to call or to catch.
    if state.catchable or rules.false_call_penalty or rules.false_catch_penalty:
        if check_uno(state, rules, seat) == codes.R_OK:
            mask[space.uno] = 1
        for steps in range(1, space.seats):
            if check_catch(state, rules, seat, (seat + steps) % space.seats) == codes.R_OK:
                mask[space.catch + steps] = 1
    elif state.size[seat] == 2 and check_uno(state, rules, seat) == codes.R_OK:
        mask[space.uno] = 1


def mark_plays(state: State, rules: Ruleset, space: Space, seat: int, kinds: int, mask: Octets) -> None:
    """Mark every way to lay these kinds: a wild for each colour, and what names a seat for each other seat."""
    last = state.size[seat] == 1
    asks_colour = 0 if last else rules.wilds + 0
    asks_seat = rules.asks_seat_last + 0 if last else rules.asks_seat + 0
    plain = kinds & ~(asks_colour | asks_seat)
    spread_bits(mask, space.play + 0, plain, space.kinds + 0)
    kinds &= asks_colour | asks_seat
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        ways = 1
        if asks_seat >> kind & 1:
            ways = space.seats - 1
            if asks_colour >> kind & 1:
                first = space.both_at[kind] + 0
                ways *= 4
            else:
                first = space.seat_at[kind] + 0
        else:
            first = space.coloured_at[kind] + 0
            ways = 4
        for way in range(ways):
            mask[first + way] = 1


def mark_answers(state: State, rules: Ruleset, space: Space, seat: int, mask: Octets) -> None:
    """Mark what the asked seat may do other than to play, in all phases but PLAY."""
    phase = state.phase
    if phase == codes.DRAWN:
        if may_keep(state, rules, seat):
            mask[space.keep] = 1
    elif phase == codes.CHALLENGE:
        mask[space.challenge] = 1
        mask[space.accept] = 1
    elif phase == codes.COLOUR:
        for colour in range(4):
            mask[space.name_colour + colour] = 1
    elif phase == codes.CONFIRM:
        mask[space.done] = 1
    else:
        first = (space.give if phase == codes.GIVE else space.discard) + 0
        kinds = state.mask[seat] + 0
        while kinds:
            mask[first + lowest(kinds)] = 1
            kinds &= kinds - 1
