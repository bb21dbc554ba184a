"""What bots do without being asked: say UNO, catch, jump in; and how reliably each level does it."""

from __future__ import annotations

from ..kernel.bits import nth, popcount
from ..kernel.chance import below
from ..kernel.legal import jumping
from ..kernel.look import Look
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Host, Numbers
from ..kernel.uno import catch, say_uno
from .random import calls_uno

#: The levels by number; TRIAL plays by weights that are being tried out.
RANDOM, EASY, CAREFUL, SHARP, CHAMPION, TRIAL = range(6)

#: In how many cases of a thousand a level says UNO, catches another who has not, and jumps in: by the level's number.
SAYS = (1000, 667, 1000, 1000, 1000, 1000)
CATCHES = (0, 150, 800, 1000, 1000, 1000)
JUMPS = (0, 333, 1000, 1000, 1000, 1000)


def says_with_play(look: Look, rules: Ruleset, level: int) -> bool:
    """Whether UNO is said with a play: with the last card but one, unless it is forgotten."""
    return calls_uno(look, rules) and (SAYS[level] == 1000 or below(look.rng, 1000) < SAYS[level])


def says_late(look: Look, rules: Ruleset, level: int, own: bool, top: int) -> bool:
    """Whether one who owes the call says it before anybody catches: who has forgotten it with a play of its own does not think of it."""
    if SAYS[level] == 1000:
        return True
    return not (own and rules.customs >> top & 1 == 0) and below(look.rng, 1000) < SAYS[level]


def notices(look: Look, level: int) -> bool:
    """Whether a level sees that another has not said UNO."""
    return CATCHES[level] > 0 and below(look.rng, 1000) < CATCHES[level]


def leaps(look: Look, level: int) -> bool:
    """Whether a level jumps in where it can."""
    return JUMPS[level] > 0 and (JUMPS[level] == 1000 or below(look.rng, 1000) < JUMPS[level])


def are_rivals(rules: Ruleset, one: int, other: int) -> bool:
    """Whether two seats play against each other."""
    return one != other and not (rules.teams and (one - other) % 2 == 0)


def settle_calls(state: State, rules: Ruleset, host: Host | None, look: Look, bots: Numbers) -> None:
    """Whoever owes the call of UNO says it or not; who has not may be caught by another, in an order that chance begins."""
    for seat in range(state.seats):
        if state.catchable >> seat & 1:
            if says_late(look, rules, bots[seat], state.player == seat, state.top + 0):
                say_uno(state, rules, host, seat)
            else:
                first = below(look.rng, state.seats + 0)
                for steps in range(state.seats):
                    other = (first + steps) % state.seats
                    if are_rivals(rules, other, seat) and notices(look, bots[other]):
                        catch(state, rules, host, other, seat)
                        break


def jumper(state: State, rules: Ruleset, look: Look, bots: Numbers) -> int:
    """The seat whose bot jumps in now, by chance among several; the seat on turn when none does."""
    ready = 0
    for seat in range(state.seats):
        if seat != state.turn and JUMPS[bots[seat]] and jumping(state, rules, seat) and leaps(look, bots[seat]):
            ready |= 1 << seat
    if ready == 0:
        return state.turn + 0
    return nth(ready, below(look.rng, popcount(ready)) if ready & (ready - 1) else 0)
