"""`random`: plays uniformly over its legal moves.

It draws only when it can play nothing, never lays a dishonest Wild Draw, keeps a playable drawn card or plays it with equal chance,
accepts or challenges likewise, always says UNO, and never catches or jumps in.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.bits import lowest, nth, popcount
from ..kernel.chance import below
from ..kernel.codes import NONE, V_DRAW, V_KEEP, V_PLAY
from ..kernel.look import Look
from ..kernel.ruleset import Ruleset

#: What a bot answers: verb, kind, colour, target, whether UNO is said with it.
Choice = tuple[int, int, int, int, bool]


def choose_random(look: Look, rules: Ruleset) -> Choice:
    """A move for the seat that is asked."""
    phase = look.phase
    kinds = look.playable
    if not look.honest and (kinds & ~rules.wild_draws or look.can_draw or phase == codes.CHALLENGE):
        kinds &= ~rules.wild_draws
    if phase == codes.PLAY:
        if kinds == 0:
            return (V_DRAW if look.can_draw else codes.V_PASS), NONE, NONE, NONE, False
        return random_play(look, rules, kinds)
    if phase == codes.DRAWN:
        if look.may_keep and (kinds == 0 or below(look.rng, 2) == 0):
            return V_KEEP, NONE, NONE, NONE, False
        return random_play(look, rules, kinds)
    if phase == codes.CHALLENGE:
        answer = below(look.rng, 2 + count_plays(look, rules, kinds))
        if answer < 2:
            return (codes.V_ACCEPT if answer else codes.V_CHALLENGE), NONE, NONE, NONE, False
        return random_play(look, rules, kinds)
    if phase == codes.COLOUR:
        return codes.V_COLOUR, NONE, below(look.rng, 4), NONE, False
    if phase == codes.CONFIRM:
        return codes.V_DONE, NONE, NONE, NONE, False
    kind = nth(look.hand, below(look.rng, popcount(look.hand)))
    return (codes.V_GIVE if phase == codes.GIVE else codes.V_DISCARD), kind, NONE, NONE, False


def count_plays(look: Look, rules: Ruleset, kinds: int) -> int:
    """How many moves lay one of these kinds: a wild counts once for each colour, and what names a seat once for each other seat."""
    if kinds == 0:
        return 0
    if look.size == 1:
        return popcount(kinds) + popcount(kinds & rules.asks_seat_last) * (look.seats - 2)
    moves = popcount(kinds) + 3 * popcount(kinds & rules.wilds)
    if kinds & rules.asks_seat:
        asking = kinds & rules.asks_seat
        moves += (popcount(asking) + 3 * popcount(asking & rules.wilds)) * (look.seats - 2)
    return moves


def calls_uno(look: Look, rules: Ruleset) -> bool:
    """Whether to say UNO with a play: with the last card but one, where it is not said by itself or has been said early."""
    return look.size == 2 and not rules.uno_auto and look.early >> look.seat & 1 == 0


def random_play(look: Look, rules: Ruleset, kinds: int) -> Choice:
    """One of the moves that lay one of these kinds, each equally likely. UNO is said with the last card but one."""
    if kinds & (rules.wilds | rules.asks_seat) == 0:
        kind = lowest(kinds) if kinds & (kinds - 1) == 0 else nth(kinds, below(look.rng, popcount(kinds)))
        return V_PLAY, kind, NONE, NONE, calls_uno(look, rules)
    uno = calls_uno(look, rules)
    moves = count_plays(look, rules, kinds)
    choice = below(look.rng, moves) if moves > 1 else 0
    last = look.size == 1
    asks_colour = 0 if last else rules.wilds
    asks_seat = rules.asks_seat_last if last else rules.asks_seat
    plain = kinds & ~asks_colour & ~asks_seat
    moves = popcount(plain)
    if choice < moves:
        return V_PLAY, nth(plain, choice), NONE, NONE, uno
    choice -= moves
    wild = kinds & asks_colour & ~asks_seat
    moves = 4 * popcount(wild)
    if choice < moves:
        return V_PLAY, nth(wild, choice >> 2), choice & 3, NONE, uno
    choice -= moves
    others = look.seats - 1
    asking = kinds & asks_seat & ~asks_colour
    moves = others * popcount(asking)
    if choice < moves:
        return V_PLAY, nth(asking, choice // others), NONE, (look.seat + 1 + choice % others) % look.seats, uno
    choice -= moves
    asking = kinds & asks_seat & asks_colour
    target = (look.seat + 1 + choice % others) % look.seats
    choice = choice // others
    return V_PLAY, nth(asking, choice >> 2), choice & 3, target, uno
