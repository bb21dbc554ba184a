"""Who is asked next, and what a game is worth: the same in every environment, and written for the compiled ones.

Without `out_of_turn` it is always the seat on turn; whoever owes the call of UNO says it at once, so nobody is caught, and nobody jumps
in. With it other seats are asked too, before the one on turn: those that owe the call, then those that may catch somebody or jump in,
clockwise from the seat on turn, each once after every move. They may do nothing. A call or a catch goes on with whoever has not been
asked yet; any other move begins anew.
"""

from __future__ import annotations

from ..bots.driver import choose_base
from ..bots.random import Choice
from ..bots.reflexes import are_rivals, leaps, notices, says_late
from ..kernel import codes
from ..kernel.legal import jumping
from ..kernel.look import Look
from ..kernel.play import act
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Octets, Reals
from ..kernel.uno import say_uno
from .actions import mark_legal
from .space import NOTHING, Space

#: What a game is worth, by number: see `pay`.
BY_WIN, BY_POINTS = 0, 1
REWARDS = ("win", "points")


def asked_beside(state: State, rules: Ruleset, been: int) -> int:
    """The seat that is asked beside the turn now, while those in the set `been` have been asked already; NONE for none."""
    if state.phase >= codes.ROUND_OVER or (state.catchable == 0 and (not rules.jump_in or state.phase != codes.PLAY)):
        return codes.NONE
    seats = state.seats + 0
    if state.catchable & ~been:
        for steps in range(seats):
            seat = (state.turn + steps) % seats
            if state.catchable & ~been & 1 << seat:
                return seat
    for steps in range(1, seats):
        seat = (state.turn + steps) % seats
        if been >> seat & 1 == 0 and (state.catchable or jumping(state, rules, seat)):
            return seat
    return codes.NONE


def mark_asked(state: State, rules: Ruleset, space: Space, seat: int, beside: bool, mask: Octets) -> None:
    """The mask of the seat that is asked. Beside the turn it may do nothing; and what the seat on turn may do then has to wait."""
    mark_legal(state, rules, space, seat, mask)
    mark_beside(state, space, seat, beside, mask)


def mark_beside(state: State, space: Space, seat: int, beside: bool, mask: Octets) -> None:
    """What `mark_asked` changes in a mask of all that is legal."""
    if beside:
        if seat == state.turn:
            for action in range(space.actions):
                if action != space.uno and not space.catch < action < space.catch + space.seats:
                    mask[action] = 0
        mask[space.nothing] = 1


def carry_out_move(state: State, rules: Ruleset, seat: int, move: Choice, been: int, out_of_turn: bool) -> int:
    """Carry out the move of the asked seat, which may be NOTHING, and the calls that are said at once; who has been asked after it."""
    verb, kind, colour, target, uno = move
    if verb == NOTHING:
        return been | 1 << seat
    act(state, rules, None, seat, verb, kind, colour, target, uno)
    if not out_of_turn:
        while state.catchable:
            owing = 0
            while state.catchable >> owing & 1 == 0:
                owing += 1
            say_uno(state, rules, None, owing)
        return 0
    if verb == codes.V_UNO or verb == codes.V_CATCH:
        return been | 1 << seat
    return 0  # whoever has just laid a card may yet say UNO, and may jump in on it


def answer_of(look: Look, rules: Ruleset, level: int, beside: bool) -> Choice:
    """What a level of bots answers when it is asked, from a whole view (`look_deeply`): on turn, or beside it with NOTHING for nothing."""
    none = codes.NONE
    if look.catchable:
        own = look.catchable >> look.seat & 1 != 0
        if own and says_late(look, rules, level, look.player == look.seat, look.top + 0):
            return codes.V_UNO, none, none, none, False
        for steps in range(1, look.seats):
            rival = (look.seat + steps) % look.seats
            if look.catchable >> rival & 1 and are_rivals(rules, look.seat + 0, rival) and notices(look, level):
                return codes.V_CATCH, none, none, rival, False
    if beside and (look.seat == look.turn or look.playable == 0 or not leaps(look, level)):
        return NOTHING, none, none, none, False
    return choose_base(look, rules, level)


def pay(state: State, rules: Ruleset, to_target: bool, by: int, rewards: Reals) -> None:
    """What a finished game, or a finished round where that is the game, is worth to each seat. The sum is 0.

    BY_WIN: 1 to the winner, or to each of the winning team; -1 is shared by the others. 0 to all when nobody won.
    BY_POINTS: a hundredth of the points scored, less the mean of those of the others, or of the other team; under `low_total`, where
    points are bad, the other way round.
    """
    seats = state.seats + 0
    others = 2 if rules.teams else seats - 1
    winner = (state.game_winner if to_target else state.round_winner) + 0
    total = 0
    for seat in range(seats):
        total += state.scores[seat]
    for seat in range(seats):
        if by == BY_POINTS:
            own = state.scores[seat] + 0
            theirs = total - own
            if rules.teams:
                theirs -= state.scores[(seat + 2) % 4]
            points = own * others - theirs
            if rules.low_total:
                points = -points
            rewards[seat] = points / (100 * others)
        elif winner < 0:
            rewards[seat] = 0.0
        elif seat == winner or (rules.teams and (seat - winner) % 2 == 0):
            rewards[seat] = 1.0
        else:
            rewards[seat] = -1.0 if rules.teams else -1 / others
