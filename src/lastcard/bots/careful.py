"""`careful`: a good simple player.

Keeps wilds for when they are needed, names the colour it holds most of, sheds points, attacks a player who is nearly out, answers a
stack when it can, swaps only to its gain, and challenges when the bluff is likely: the colour named is the one that was in force, or
the bluffer held many cards. It bluffs only when it can do nothing else, always says UNO, catches, and jumps in. The weights are
judgement, tried against `random`.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.bits import lowest, popcount
from ..kernel.look import Look
from ..kernel.ruleset import Ruleset
from .random import Choice, calls_uno

NEARLY_OUT = 2  # cards in a hand that is attacked
MANY_CARDS = 6  # a bluffer with so many left most likely held the colour


def choose_careful(look: Look, rules: Ruleset) -> Choice:
    """A move for the seat that is asked. The same view gives the same move: nothing is left to chance."""
    phase = look.phase
    kinds = look.playable
    if not look.honest:
        kinds &= ~rules.wild_draws
    if phase == codes.PLAY or phase == codes.DRAWN:
        if kinds == 0:
            if phase == codes.DRAWN:
                if look.may_keep:
                    return codes.V_KEEP, codes.NONE, codes.NONE, codes.NONE, False
            elif look.can_draw:
                return codes.V_DRAW, codes.NONE, codes.NONE, codes.NONE, False
            elif look.playable == 0:
                return codes.V_PASS, codes.NONE, codes.NONE, codes.NONE, False
            kinds = look.playable
        return best_play(look, rules, kinds)
    if phase == codes.CHALLENGE:
        if kinds:
            return best_play(look, rules, kinds)
        verb = codes.V_CHALLENGE if suspects(look) else codes.V_ACCEPT
        return verb, codes.NONE, codes.NONE, codes.NONE, False
    if phase == codes.COLOUR:
        return codes.V_COLOUR, codes.NONE, favourite_colour(look, rules, codes.NONE), codes.NONE, False
    if phase == codes.CONFIRM:
        return codes.V_DONE, codes.NONE, codes.NONE, codes.NONE, False
    verb = codes.V_GIVE if phase == codes.GIVE else codes.V_DISCARD
    return verb, least_useful(look, rules), codes.NONE, codes.NONE, False


def suspects(look: Look) -> bool:
    """Whether a Wild Draw looks like a bluff."""
    return look.colour == look.colour_before or look.sizes[look.player] >= MANY_CARDS


def favourite_colour(look: Look, rules: Ruleset, without: int) -> int:
    """The colour of which the hand, without one card, holds most; of equals the first."""
    best = 0
    most = -1
    for colour in range(4):
        kinds = look.hand & rules.of_colour[colour]
        cards = 0
        while kinds:
            kind = lowest(kinds)
            cards += 4 * look.count[kind] + (rules.points[kind] >= 20)
            kinds &= kinds - 1
        if without >= 0 and rules.of_colour[colour] >> without & 1:
            cards -= 4
        if cards > most:
            most = cards
            best = colour
    return best


def least_useful(look: Look, rules: Ruleset) -> int:
    """The card to give away: worth many points, of a colour that is rare in the hand, and no wild."""
    best = codes.NONE
    most = -1000
    kinds = look.hand + 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        value = rules.points[kind] + 0
        if rules.wilds >> kind & 1:
            value -= 100
        else:
            value -= 3 * colour_cards(look, rules, rules.colour_of[kind] + 0)
        if value > most:
            most = value
            best = kind
    return best


def colour_cards(look: Look, rules: Ruleset, colour: int) -> int:
    """How many different cards of a colour the hand holds."""
    return popcount(look.hand & rules.of_colour[colour])


def shortest_other(look: Look) -> int:
    """The other seat with the fewest cards; of equals the first in order of play."""
    best = (look.seat + look.direction) % look.seats
    for steps in range(2, look.seats):
        seat = (look.seat + steps * look.direction) % look.seats
        if look.sizes[seat] < look.sizes[best]:
            best = seat
    return best


def best_play(look: Look, rules: Ruleset, kinds: int) -> Choice:
    """Lay the card of most value among these kinds; a playable card is always laid."""
    following = look.sizes[(look.seat + look.direction) % look.seats] + 0
    attack = following <= NEARLY_OUT
    shortest = shortest_other(look)
    best = codes.NONE
    most = -10000
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        value = value_of(look, rules, kind, attack, look.sizes[shortest] + 0)
        if value > most:
            most = value
            best = kind
    last = look.size == 1
    colour = codes.NONE
    if rules.wilds >> best & 1 and not last:
        colour = favourite_colour(look, rules, best)
    target = codes.NONE
    if (rules.asks_seat_last if last else rules.asks_seat) >> best & 1:
        target = shortest
    return codes.V_PLAY, best, colour, target, calls_uno(look, rules)


def value_of(look: Look, rules: Ruleset, kind: int, attack: bool, fewest: int) -> int:
    """How good it is to lay a card now."""
    wild = rules.wilds >> kind & 1 != 0
    value = rules.points[kind] + 0
    if look.size == 2 and rules.finishers != -1:
        rest = look.hand if look.count[kind] > 1 else look.hand & ~(1 << kind)
        if rest & rules.finishers:
            value += 200
    if wild:
        value -= 90
    else:
        value += 6 * colour_cards(look, rules, rules.colour_of[kind] + 0)
    if attack and rules.first_part[kind] < rules.first_part[kind + 1]:
        op = rules.part_op[rules.first_part[kind]]
        if op == codes.P_HIT or op == codes.P_SKIP or op == codes.P_TURN:
            value += 120
    if rules.asks_seat >> kind & 1 and look.size > 1:
        value += 40 * (look.size - 1 - fewest)
    return value
