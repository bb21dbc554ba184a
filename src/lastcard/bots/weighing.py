"""`easy` and `sharp`: one player that weighs every move, with other weights (`weights.py`).

The value of a move is a sum over what can be seen of it: points, the colours and symbols that stay in the hand, what the card does by its
rows of the effect table and to whom, how near the others are to going out, what it costs to be caught bluffing. A draw and a challenge
have values like plays have, so a wild may be kept for later though nothing else fits, and a bluff is laid, or doubted, where it pays.

`sharp` never errs, and `easy` does: its values are mistaken by chance, it draws now and then though it could play, and it forgets UNO.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.bits import lowest, popcount
from ..kernel.chance import below
from ..kernel.codes import NONE
from ..kernel.look import Look
from ..kernel.ruleset import Ruleset
from . import weights as w
from .random import Choice
from .reflexes import EASY, TRIAL, says_with_play
from .weights import take_up

#: More than any sum of weights.
CERTAIN = 1_000_000


def weights_of(look: Look, level: int) -> int:
    """Where a level's row of weights begins in `look.weights`."""
    if look.weighted == 0:
        take_up(look)
    if level == EASY:
        return 0
    if level == TRIAL:
        return w.TRIAL_ROW * w.COLUMNS
    return (1 if look.seats == 2 else 2) * w.COLUMNS


def choose_weighed(look: Look, rules: Ruleset, level: int) -> Choice:
    """A move for the seat that is asked, or out of turn a jump-in. `easy` takes its mistakes from the bot's generator."""
    verb, kind, target, uno = weigh(look, rules, level)
    colour = name_colour(look, rules, level, kind) if names_colour(look, rules, verb, kind) else NONE
    return verb, kind, colour, target, uno


def names_colour(look: Look, rules: Ruleset, verb: int, kind: int) -> bool:
    """Whether a colour is named with this move."""
    if verb == codes.V_PLAY:
        return rules.wilds >> kind & 1 != 0 and look.size > 1
    return verb == codes.V_COLOUR


def weigh(look: Look, rules: Ruleset, level: int) -> tuple[int, int, int, bool]:
    """Verb, kind, target and whether UNO is said: all of a move but the colour, for which alone the discards are looked through."""
    row = weights_of(look, level)
    phase = look.phase
    if phase <= codes.DRAWN or phase == codes.CHALLENGE:
        kinds = look.playable + 0
        best = NONE
        most = -CERTAIN
        if kinds:
            before = beside(look, look.seat + 0, -look.direction)
            after = beside(look, look.seat + 0, look.direction + 0)
            shortest = shortest_rival(look, rules, after)
            ahead = near(look, after)
            behind = near(look, before)
            beyond = 0
            if look.seats > 2:
                # The one after the next: with partners that is one's own, who may well be near.
                beyond = near(look, beside(look, after, look.direction + 0))
                if rules.teams:
                    beyond = -beyond
            else:
                behind = 0 if rules.two_player_skip else ahead
            noise = look.weights[row + w.NOISE]
            while kinds:
                kind = lowest(kinds)
                kinds &= kinds - 1
                value = weigh_card(look, rules, row, kind, ahead, beyond, behind, look.sizes[before] + 0, look.sizes[shortest] + 0)
                if noise:
                    value += below(look.rng, noise + 0)
                if value > most:
                    most = value
                    best = kind
            if weigh_rest(look, rules, row, shortest) < most:
                return codes.V_PLAY, best, target_of(look, rules, best, shortest), says_with_play(look, rules, level)
        if phase == codes.CHALLENGE:
            return (codes.V_CHALLENGE if doubts(look, rules, row) else codes.V_ACCEPT), NONE, NONE, False
        if phase == codes.DRAWN:
            return codes.V_KEEP, NONE, NONE, False
        return (codes.V_DRAW if look.can_draw else codes.V_PASS), NONE, NONE, False
    if phase == codes.COLOUR:
        return codes.V_COLOUR, NONE, NONE, False
    if phase == codes.CONFIRM:
        return codes.V_DONE, NONE, NONE, False
    return (codes.V_GIVE if phase == codes.GIVE else codes.V_DISCARD), least_wanted(look, rules, row), NONE, False


def beside(look: Look, seat: int, direction: int) -> int:
    """The seat beside another, without a division, which would take as long as a card's value."""
    place = seat + direction
    if place < 0:
        return look.seats - 1
    return place if place < look.seats else 0


def near(look: Look, seat: int) -> int:
    """How close a seat is to going out: how many cards less than three it has."""
    size = look.sizes[seat]
    return 3 - size if size < 3 else 0


def shortest_rival(look: Look, rules: Ruleset, first: int) -> int:
    """The other seat with the fewest cards, no partner; of equals the first in order of play, beginning with the next seat."""
    best = first
    seat = first
    for _ in range(2, look.seats):
        seat = beside(look, seat, look.direction + 0)
        if look.sizes[seat] < look.sizes[best] and not (rules.teams and (seat - look.seat) % 2 == 0):
            best = seat
    return best


def target_of(look: Look, rules: Ruleset, kind: int, shortest: int) -> int:
    """The seat that is named with a card: the rival with the fewest cards; with a last card, who gets the victory, the partner."""
    if look.size == 1:
        if rules.asks_seat_last >> kind & 1:
            return (look.seat + 2) % 4 if rules.teams else shortest
        return NONE
    return shortest if rules.asks_seat >> kind & 1 else NONE


def weigh_card(look: Look, rules: Ruleset, row: int, kind: int, ahead: int, beyond: int, behind: int, before: int, fewest: int) -> int:
    """How good it is to lay a card: `ahead`, `beyond` and `behind` say how near the next seats are, `before` and `fewest` count hands."""
    size = look.size + 0
    if size == 1:
        # A last Swap Hands under `swap_last` hands the victory to somebody: to a partner at best.
        return -CERTAIN // 2 if rules.asks_seat_last >> kind & 1 and not rules.teams else CERTAIN // 2
    weights = look.weights
    points = rules.points[kind] + 0
    value = weights[row + w.POINTS] * points
    if fewest < 3:
        value += weights[row + w.POINTS_NEAR] * points * (3 - fewest)
    rest = look.hand + 0
    if look.count[kind] == 1:
        rest &= ~(1 << kind)
    colour = rules.colour_of[kind] + 0
    if colour == codes.NO_COLOUR:
        value += weights[row + w.WILD] + weights[row + w.WILD_HAND] * (size - 1)
        if rules.wild_draws >> kind & 1:
            value += weights[row + w.WILD_DRAW]
            if look.honest == 0 and rules.wild_draw == codes.BLUFF:
                value += weights[row + w.BLUFF] + weights[row + w.BLUFF_HAND] * size + weights[row + w.BLUFF_NEAR] * ahead
    else:
        value += weights[row + w.COLOUR] * popcount(rest & rules.of_colour[colour])
        value += weights[row + w.SYMBOL] * popcount(rest & rules.of_symbol[kind])
        if colour == look.colour:
            value += weights[row + w.STAY]
    if size == 2:
        if rest & rules.finishers == 0:
            value -= CERTAIN // 4
        if rest & rules.wilds:
            value += weights[row + w.LAST_WILD]
        elif colour != codes.NO_COLOUR and rest & rules.of_colour[colour]:
            value += weights[row + w.LAST_MATCH]
    if rules.low_total:
        value += weights[row + w.LOW] * points
    first = rules.first_part[kind]
    if first < rules.first_part[kind + 1]:
        value += weights[row + w.ACTION_HAND] * (size - 1)
        if rules.customs >> kind & 1:
            value += weigh_instruction(look, rules, row, kind, ahead, beyond, behind, before, fewest)
        else:
            op = rules.part_op[first]
            if op == codes.P_HIT:
                value += weights[row + w.HIT] * rules.part_n[first] + weights[row + w.NEAR] * (ahead - beyond)
            elif op == codes.P_SKIP:
                value += weights[row + w.SKIP] + weights[row + w.NEAR] * (ahead - beyond)
            elif op == codes.P_TURN:
                value += weights[row + w.TURN] + weights[row + w.NEAR] * (ahead - behind)
            elif op == codes.P_SWAP:
                value += weights[row + w.SWAP] * (size - 1 - fewest)
            elif op == codes.P_ROTATE:
                value += weights[row + w.SWAP] * (size - 1 - before)
            else:
                value += weights[row + w.DIP]
    return value


def weigh_instruction(
    look: Look, rules: Ruleset, row: int, kind: int, ahead: int, beyond: int, behind: int, before: int, fewest: int
) -> int:
    """What the instruction of a Customizable card is worth, part by part (CUSTOM)."""
    weights = look.weights
    size = look.size - 1
    value = 0
    for part in range(rules.first_part[kind], rules.first_part[kind + 1]):
        op = rules.part_op[part]
        cards = rules.part_n[part] + 0
        if op == codes.P_DRAW:
            if rules.part_who[part] != codes.W_EVERYONE:
                value += weights[row + w.HIT] * cards
        elif op == codes.P_SKIP:
            value += weights[row + w.SKIP] + weights[row + w.NEAR] * (ahead - beyond)
        elif op == codes.P_AGAIN:
            value += weights[row + w.SKIP] + weights[row + w.NEAR] * ahead
        elif op == codes.P_REVERSE:
            value += weights[row + w.NEAR] * (ahead - behind)
        elif op == codes.P_SWAP:
            value += weights[row + w.SWAP] * (size - fewest)
        elif op == codes.P_ROTATE:
            value += weights[row + w.SWAP] * (size - before)
        elif op == codes.P_HAND:
            value += weights[row + w.SWAP] * (size - cards) // 2
        elif op == codes.P_UNTIL:
            value += 4 * weights[row + w.HIT]
    return value


def weigh_rest(look: Look, rules: Ruleset, row: int, shortest: int) -> int:
    """What a draw, keeping the card just drawn, or taking what is owed is worth beside a play; very little where it cannot be."""
    weights = look.weights
    if look.phase == codes.CHALLENGE:
        return weights[row + w.DRAW_OWED] * look.owed
    if look.phase == codes.DRAWN:
        if look.may_keep == 0:
            return -CERTAIN
        return weights[row + w.KEEP] + (weights[row + w.KEEP_WILD] if rules.wilds >> look.drawn & 1 else 0)
    if look.can_draw == 0:
        return -CERTAIN
    if look.turn != look.seat:
        return -CERTAIN // 8  # out of turn nothing is drawn instead; but one does not give the last chance of finishing away
    if look.owed:
        return weights[row + w.DRAW_OWED] * look.owed
    if weights[row + w.DREAMS] and look.size > 1 and below(look.rng, 1000) < weights[row + w.DREAMS]:
        return CERTAIN
    value = weights[row + w.DRAW] + weights[row + w.DRAW_NEAR] * near(look, shortest)
    if rules.draw_until:
        value += weights[row + w.DRAW_UNTIL]
    return value


def doubts(look: Look, rules: Ruleset, row: int) -> bool:
    """Whether to challenge a Wild Draw."""
    weights = look.weights
    value = weights[row + w.DOUBT] + weights[row + w.DOUBT_HAND] * look.sizes[look.player]
    value += weights[row + w.DOUBT_NEAR] * near(look, look.player + 0)
    if look.colour == look.colour_before:
        value += weights[row + w.DOUBT_SAME]
    if weights[row + w.DOUBT_SEEN] and look.colour_before != codes.NO_COLOUR:
        kinds = rules.of_colour[look.colour_before] + 0
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            value += weights[row + w.DOUBT_SEEN] * (look.count[kind] + look.discards[kind])
    if weights[row + w.NOISE]:
        value += below(look.rng, weights[row + w.NOISE] + 0)
    return value > 0


def name_colour(look: Look, rules: Ruleset, level: int, without: int) -> int:
    """The colour to name, for the hand without one card; NONE stands for no such card. Of equals the first."""
    row = weights_of(look, level)
    weights = look.weights
    best = 0
    most = -CERTAIN
    for colour in range(4):
        value = 0
        kinds = rules.of_colour[colour] + 0
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            cards = look.count[kind] - (1 if kind == without else 0)
            if cards:
                value += cards * (weights[row + w.NAME_CARDS] + weights[row + w.NAME_POINTS] * rules.points[kind])
            value += weights[row + w.NAME_SEEN] * look.discards[kind]
        if colour == look.colour:
            value += weights[row + w.NAME_SAME]
        if weights[row + w.NOISE]:
            value += below(look.rng, weights[row + w.NOISE] + 0)
        if value > most:
            most = value
            best = colour
    return best


def least_wanted(look: Look, rules: Ruleset, row: int) -> int:
    """The card to give away or to discard."""
    weights = look.weights
    best = NONE
    most = -CERTAIN
    kinds = look.hand + 0
    fits = rules.fits_colour[look.colour] | rules.of_symbol[look.top]
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        value = weights[row + w.GIVE_POINTS] * rules.points[kind]
        if rules.wilds >> kind & 1:
            value += weights[row + w.GIVE_WILD]
        else:
            value += weights[row + w.GIVE_COLOUR] * (popcount(look.hand & rules.of_colour[rules.colour_of[kind]]) - 1)
        if look.phase == codes.GIVE and fits >> kind & 1:
            value += weights[row + w.GIVE_FITS]
        if weights[row + w.NOISE]:
            value += below(look.rng, weights[row + w.NOISE] + 0)
        if value > most:
            most = value
            best = kind
    return best
