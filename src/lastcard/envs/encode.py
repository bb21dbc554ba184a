"""Observations: what a seat may know, as one row of small whole numbers with named slices.

Everything is made from the seat's view and nothing else. Seats are counted from the observer: place 0 is its own, place 1 the next
clockwise. Numbers are int8 and are not scaled, so that no count is blurred; the few that can be larger (`scores`, `actions`) are split
into figures to the base of 100. Different views give different observations: every field of a view that bears on the game can be read
back from its slice.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.bits import clear_part, copy_part, spread_bits, write_rest
from ..kernel.look import Look, look_deeply
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Octets
from .space import BASE, PHASES, Space


def observe(state: State, rules: Ruleset, space: Space, seat: int, look: Look, row: Octets) -> None:
    """Write what a seat may know into a row of `space.size` numbers. The view is left in `look`; its generator stays as it was."""
    look_deeply(state, rules, seat, look)
    encode_all(state, rules, space, seat, look, row)


def encode_all(state: State, rules: Ruleset, space: Space, seat: int, look: Look, row: Octets) -> None:
    """Write a view into a row, and the hands that lie open."""
    encode(look, rules, space, row)
    if state.open_by and space.open_at >= 0:
        encode_open_hands(state, space, seat, row)


def encode(look: Look, rules: Ruleset, space: Space, row: Octets) -> None:
    """Write a view, made by `look_deeply`, into a row; the hands that lie open apart."""
    kinds = space.kinds + 0
    seats = space.seats + 0
    clear_part(row, space.size + 0)
    copy_part(row, 0, look.count, 0, codes.KINDS)  # what lies beyond the edition's kinds is 0, and is written over
    at = kinds
    spread_bits(row, at, look.playable + 0, kinds)
    at += kinds
    row[at + look.top] = 1
    at += kinds
    if look.drawn >= 0:
        row[at + look.drawn] = 1
    at += kinds
    copy_part(row, at, look.discards, 0, codes.KINDS)
    at += kinds
    write_rest(row, at, space.pack, look.count, look.discards, kinds)
    at += kinds
    row[at + look.colour] = 1
    row[at + 5 + look.colour_before] = 1
    row[at + 10 + look.phase] = 1
    encode_seats(look, row, at + 10 + PHASES, seats)
    at += 10 + PHASES + 15 * seats
    row[at] = look.actions % BASE
    row[at + 1] = look.actions // BASE
    row[at + 2] = look.direction
    row[at + 3] = look.owed
    row[at + 4] = look.draw_n
    row[at + 5] = look.discard_n
    row[at + 6] = look.honest
    row[at + 7] = look.can_draw
    row[at + 8] = look.may_keep
    row[at + 9] = look.passes
    row[at + 10] = look.false_due
    if is_amid(look):
        row[at + 11] = look.again
        row[at + 12] = look.skips % seats
        row[at + 13] = look.part - rules.first_part[look.top]
        row[at + 14] = look.step


def is_amid(look: Look) -> bool:
    """Whether the present play is not over: its player, or another, is asked something by it."""
    phase = look.phase
    return phase == codes.GIVE or phase == codes.DISCARD or phase == codes.CONFIRM


def encode_seats(look: Look, row: Octets, first: int, seats: int) -> None:
    """Write the slices that have a number for each seat, from `turn` to `scores`: the observer's own first, then clockwise."""
    seat = look.seat + 0
    amid = is_amid(look)
    flags = look.said | look.early | look.catchable | look.touched | look.false_called | look.false_caught | look.open_by
    for place in range(seats):
        at = first + place
        row[at] = look.turn == seat
        row[at + seats] = look.player == seat
        row[at + 2 * seats] = look.dealer == seat
        row[at + 3 * seats] = look.sizes[seat]
        if flags >> seat & 1:
            row[at + 4 * seats] = look.said >> seat & 1
            row[at + 5 * seats] = look.early >> seat & 1
            row[at + 6 * seats] = look.catchable >> seat & 1
            row[at + 7 * seats] = look.touched >> seat & 1
            row[at + 8 * seats] = look.false_called >> seat & 1
            row[at + 9 * seats] = look.false_caught >> seat & 1
            row[at + 10 * seats] = look.open_by >> seat & 1
        if amid and look.chosen == seat:
            row[at + 11 * seats] = 1
        score = look.scores[seat] + 0
        if score:
            figures = first + 12 * seats + 3 * place
            row[figures] = score % BASE
            row[figures + 1] = score // BASE % BASE
            row[figures + 2] = score // (BASE * BASE)
        seat += 1
        if seat == seats:
            seat = 0


def encode_open_hands(state: State, space: Space, seat: int, row: Octets) -> None:
    """Write the other hands, which lie open for everybody to see (CUSTOM, `open`), and take them from what is unseen."""
    kinds = space.kinds + 0
    for steps in range(1, space.seats):
        start = (seat + steps) % space.seats * codes.KINDS
        at = space.open_at + (steps - 1) * kinds
        for kind in range(kinds):
            row[at + kind] = state.count[start + kind]
            row[5 * kinds + kind] -= state.count[start + kind]
