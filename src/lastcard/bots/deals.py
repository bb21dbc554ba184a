"""Hidden cards imagined: every other seat gets a hand of its size, and the draw pile the rest, from the cards that are nowhere seen.

What a seat recalls is kept to: cards known for certain come first; then the slots of which most is known, each from the cards that it
may hold. What is only likely is believed of a seat in most deals, not in all: players do not always lay what they could.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.chance import below
from ..kernel.deck import gain
from ..kernel.look import Look
from ..kernel.memory import JUDGED, Recall
from ..kernel.ruleset import Ruleset
from ..kernel.state import State

#: Of 256 deals, in how many a seat's likely knowledge is believed: that it lays what it can; that it holds a colour that it named, or
#: a card that made it guilty; and that a Wild Draw which is asked about is honest.
BELIEVED = 230
NAMED = 200
HONEST = 200
#: How often a card is drawn by chance for a slot before the cards are looked through.
TRIES = 6


def deal_hidden(state: State, rules: Ruleset, look: Look, recall: Recall) -> None:
    """Fill the other hands and the draw pile of a state whose open cards, sizes and own hand are in place already.

    Chance comes from `state.deck_rng`. The draw pile is left in no order. `state.size` holds the sizes of all hands, which stay as they
    are. A Wild Draw that is asked about is judged by the imagined hand: `state.judged`, `state.guilty`.
    """
    for kind in range(rules.kinds):
        state.judged[kind] = look.count[kind] + look.discards[kind]
    for seat in range(state.seats):
        if seat != look.seat:
            state.size[seat] = 0
            if recall.knows >> seat & 1:
                deal_known(state, rules, recall, seat)
    cards = 0
    for place in range(rules.pack_n):
        kind = rules.pack[place] + 0
        if state.judged[kind] > 0:
            state.judged[kind] -= 1
        else:
            state.pile[cards] = kind
            cards += 1
    judged = 0
    if recall.groups > 0:
        believed = believe(state, BELIEVED)
        named = believe(state, NAMED)
        honest = recall.question >= 0 and below(state.deck_rng, 256) < HONEST
        for group in range(recall.groups):
            owner = recall.owner[group] + 0
            hard = recall.hard[group] + 0
            soft = recall.soft[group] if believed >> owner & 1 else 0
            if recall.like[group] and named >> owner & 1:
                soft |= ~recall.like[group]
            in_question = recall.flags[group] & JUDGED != 0
            if in_question and honest:
                soft |= recall.test
            for _ in range(recall.cards[group]):
                if cards == 0 or state.size[owner] >= look.sizes[owner]:
                    break
                place = find_card(state, cards, hard | soft, hard)
                cards -= 1
                kind = state.pile[place] + 0
                state.pile[place] = state.pile[cards]
                gain(state, owner, kind)
                if in_question:
                    judged |= 1 << kind
    for seat in range(state.seats):
        if seat != look.seat:
            while state.size[seat] < look.sizes[seat] and cards > 0:
                place = below(state.deck_rng, cards)
                cards -= 1
                kind = state.pile[place] + 0
                state.pile[place] = state.pile[cards]
                gain(state, seat, kind)
    state.draw_n = cards
    state.loose = cards
    if recall.question >= 0:
        judge_imagined(state, rules, look, recall, judged)


def deal_known(state: State, rules: Ruleset, recall: Recall, seat: int) -> None:
    """Give a seat the cards that are known for certain."""
    start = seat * codes.KINDS
    for kind in range(rules.kinds):
        for _ in range(recall.known[start + kind]):
            gain(state, seat, kind)
            state.judged[kind] += 1


def believe(state: State, chance: int) -> int:
    """The seats of whom something likely is believed this time, as a set."""
    seats = 0
    for seat in range(state.seats):
        if below(state.deck_rng, 256) < chance:
            seats |= 1 << seat
    return seats


def find_card(state: State, cards: int, without: int, never: int) -> int:
    """The place of a card of the pile, each equally likely that is of none of the kinds `without`; if there is none, of none of `never`."""
    for _ in range(TRIES):
        place = below(state.deck_rng, cards)
        if without >> state.pile[place] & 1 == 0:
            return place
    start = below(state.deck_rng, cards)
    kinds = without
    while True:
        found = 0
        for place in range(cards):
            found += 1 - (kinds >> state.pile[place] & 1)
        if found > 0:
            steps = start * found // cards
            place = -1
            while steps >= 0:
                place += 1
                steps -= 1 - (kinds >> state.pile[place] & 1)
            return place
        kinds = never if kinds != never else 0


def judge_imagined(state: State, rules: Ruleset, look: Look, recall: Recall, judged: int) -> None:
    """WD-WHO: whether the Wild Draw that is asked about is a bluff, by the imagined hand; or in truth, for the one who laid it."""
    seat = recall.question + 0
    start = seat * codes.KINDS
    for kind in range(rules.kinds):
        state.judged[kind] = state.count[start + kind]
        if recall.known[start + kind] > 0:
            judged |= 1 << kind
    state.guilty = 1 if judged & recall.test else 0
    if seat == look.seat:
        state.guilty = recall.guilty
