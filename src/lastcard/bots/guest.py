"""A guest at RLCard's table: what the search needs to know of its game, beyond our rules.

RLCard's UNO (`lastcard.envs.rlcard` describes it) is our Classic with two players and a few options, but for what it does with a card
that is drawn; `draw_there` does that by the kernel's own functions. The other player is one of two that RLCard has: `choose_evenly` is
its random agent, `choose_thriftily` its `uno-rule-v1`. Which of them it is, is not known either: it is inferred from what it laid.

The hidden hand is dealt by importance sampling. Each card that the other player ever got is a place in the shuffled deck, and before
anything is seen all orders of the deck are equally likely. A deal chooses for every card that was laid the place it came from, and
for every place that is left a card, such that nothing contradicts the draws: RLCard's players draw only when they can lay nothing. Its
weight is the number of choices that there were, times the probability that the player would have laid just these cards.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.bits import lowest, nth, popcount
from ..kernel.chance import below, scramble
from ..kernel.deal import clear_round, new_game
from ..kernel.deck import can_draw, drop, gain, lay
from ..kernel.legal import playable
from ..kernel.play import draw_card, end_turn, pass_turn, play_card
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Numbers
from .imagine import copy_state

NONE = codes.NONE

EVENTS = 128  # what the other player did, at most; what is more is not remembered
PLACES = 128  # cards that it got, at most
DEALS = 256  # hidden hands that are weighed at once
HAND = 64  # cards in a hidden hand that is dealt, at most
MOVES = 64

#: A move is given up when it is this many standard errors behind the best.
BEHIND = 3

#: The players that the other may be.
EVENLY, THRIFTILY, GUEST = 0, 1, 2
POLICIES = 2

#: name, NumPy's letters, length of a row (0: one number).
# fmt: off  (the columns are aligned to be read as a table)
FIELDS: tuple[tuple[str, str, int], ...] = (
    ("place_never", "i8", PLACES),  # what the card in a place cannot be, by the way it came
    ("event_fits", "i8", EVENTS),  # the kinds that could have been laid, wilds among them
    ("known_never", "i8", PLACES),  # room to work in: what a place cannot be, by all that is seen
    ("layers", "i8", 4),  # the kinds of which 1, 2, 3, 4 are unseen, as sets
    ("weight", "f8", DEALS * POLICIES),  # room to work in: of each deal with each player, cumulated
    ("won", "i8", MOVES),  # by each move: games won, less those of the first move on the same deals
    ("square", "i8", MOVES),  # the sum of the squares of these differences
    ("rng", "i8", 4),  # what the deals' generators are made from
    ("place_from", "i2", PLACES),  # the number of the first event at which the card was there
    ("place_until", "i2", PLACES),  # room to work in: the event that laid it
    ("place_kind", "i1", PLACES),  # room to work in: the card
    ("event_kind", "i1", EVENTS),  # the kind that was laid, or NONE for a draw
    ("event_colour", "i1", EVENTS),  # the colour named with it
    ("unseen", "i1", codes.KINDS),  # how many of each kind are nowhere seen
    ("hands", "i1", DEALS * HAND),  # room to work in: the hidden hands that were dealt
    ("kind", "i1", MOVES),  # the moves that are considered
    ("colour", "i1", MOVES),
    ("alive", "i1", MOVES),  # whether a move is still considered
    ("deals", "i8", 0),  # how many deals have been played
    ("first_won", "i8", 0),  # games won by the first move
    ("sure", "f8", POLICIES),  # the sums of the weights with each player, over all deals
    ("moves", "i2", 0),
    ("places", "i2", 0),
    ("events", "i2", 0),
    ("cards", "i2", 0),  # in the hidden hand
)
# fmt: on


class Guest:
    """The interpreted form: what the other player did, and room to imagine its hand and to compare moves."""

    __slots__ = tuple(name for name, _, _ in FIELDS)

    place_never: Numbers
    event_fits: Numbers
    known_never: Numbers
    layers: Numbers
    weight: list[float]
    won: Numbers
    square: Numbers
    rng: Numbers
    sure: list[float]
    place_from: Numbers
    place_until: Numbers
    place_kind: Numbers
    event_kind: Numbers
    event_colour: Numbers
    unseen: Numbers
    hands: Numbers
    kind: Numbers
    colour: Numbers
    alive: Numbers
    deals: int
    first_won: int
    moves: int
    places: int
    events: int
    cards: int

    def __init__(self) -> None:
        for name, _, length in FIELDS:
            setattr(self, name, [0] * length if length else 0)


def forget_guest(guest: Guest, cards: int) -> None:
    """Nothing is known of the other player but how many cards it holds."""
    guest.events = 0
    guest.places = 0
    for _ in range(cards):
        note_card(guest, 0)


def note_card(guest: Guest, never: int) -> None:
    """The other player got a card, which is none of these kinds."""
    place = guest.places + 0
    if place < PLACES:
        guest.place_never[place] = never
        guest.place_from[place] = guest.events
    guest.places = place + 1


def note_event(guest: Guest, kind: int, colour: int, fits: int) -> None:
    """The other player laid a card from its hand, or drew (kind NONE), when these kinds could have been laid, wilds among them."""
    event = guest.events + 0
    if event < EVENTS:
        guest.event_kind[event] = kind
        guest.event_colour[event] = colour
        guest.event_fits[event] = fits
    guest.events = event + 1


def sit_down(state: State, rules: Ruleset, seat: int, hand: Numbers, played: Numbers, top: int, colour: int, others: int) -> None:
    """Lay out all that the guest sees, who is on turn: its hand and the discard pile by kind, and how many cards the other holds."""
    new_game(state, 2)
    clear_round(state, rules)
    state.dealer = 1
    for kind in range(rules.kinds):
        for _ in range(hand[kind]):
            gain(state, seat, kind)
        for _ in range(played[kind] - (1 if kind == top else 0)):
            lay(state, kind)
    lay(state, top)
    state.size[1 - seat] = others
    state.draw_n = max(0, rules.pack_n - state.size[seat] - state.discard_n - others)
    state.loose = state.draw_n
    state.colour = colour
    state.turn = seat
    state.player = 1 - seat


def count_unseen(guest: Guest, rules: Ruleset, state: State, seat: int) -> None:
    """Count the cards that are nowhere seen, and sort the kinds by how many of them there are."""
    for kind in range(rules.kinds):
        guest.unseen[kind] = -state.count[seat * codes.KINDS + kind]
    for place in range(rules.pack_n):
        guest.unseen[rules.pack[place]] += 1
    bottom = len(state.pile) - 1
    for place in range(state.discard_n):
        guest.unseen[state.pile[bottom - place]] -= 1
    for layer in range(4):
        guest.layers[layer] = 0
    for kind in range(rules.kinds):
        if guest.unseen[kind] < 0:
            guest.unseen[kind] = 0
        for layer in range(guest.unseen[kind]):
            guest.layers[layer] |= 1 << kind


def deal_hand(guest: Guest, rules: Ruleset, deal: int, rng: Numbers) -> float:
    """Deal one hidden hand that nothing seen contradicts; its weight but for the player's choices, 0 when it cannot be."""
    places = guest.places + 0
    events = guest.events + 0
    weight = 1.0
    present = 0
    for event in range(events + 1):
        while present < places and guest.place_from[present] <= event:
            guest.place_until[present] = events
            guest.known_never[present] = guest.place_never[present]
            present += 1
        if event == events:
            break
        kind = guest.event_kind[event] + 0
        if kind < 0:
            fits = guest.event_fits[event] + 0
            for place in range(present):
                guest.known_never[place] |= fits
            continue
        found = 0
        chosen = NONE
        for place in range(present):
            if guest.place_until[place] == events and guest.known_never[place] >> kind & 1 == 0:
                found += 1
                if below(rng, found) == 0:
                    chosen = place
        if found == 0:
            return 0.0
        weight *= found
        guest.place_until[chosen] = event
        guest.place_kind[chosen] = kind
    one = guest.layers[0] + 0
    two = guest.layers[1] + 0
    three = guest.layers[2] + 0
    four = guest.layers[3] + 0
    held = 0
    for place in range(places):
        if guest.place_until[place] < events:
            continue
        may = ~guest.known_never[place]
        ones = popcount(one & may)
        twos = popcount(two & may)
        threes = popcount(three & may)
        cards = ones + twos + threes + popcount(four & may)
        if cards == 0:
            return 0.0
        weight *= cards
        choice = below(rng, cards)
        if choice < ones:
            kind = nth(one & may, choice)
        elif choice < ones + twos:
            kind = nth(two & may, choice - ones)
        elif choice < ones + twos + threes:
            kind = nth(three & may, choice - ones - twos)
        else:
            kind = nth(four & may, choice - ones - twos - threes)
        bit = 1 << kind
        if four & bit:
            four &= ~bit
        elif three & bit:
            three &= ~bit
        elif two & bit:
            two &= ~bit
        else:
            one &= ~bit
        guest.place_kind[place] = kind
        guest.hands[deal * HAND + held] = kind
        held += 1
    return weight


def judge_choices(guest: Guest, rules: Ruleset, deal: int, weight: float) -> None:
    """Weigh the hand just dealt by how likely each of RLCard's players would have laid what was laid."""
    evenly = weight
    thriftily = weight
    places = guest.places + 0
    wilds = rules.wilds + 0
    for event in range(guest.events):
        laid = guest.event_kind[event] + 0
        if laid < 0:
            continue
        fits = guest.event_fits[event] & ~wilds
        kinds = 0
        cards = 0
        same = 0
        for place in range(places):
            if guest.place_from[place] > event:
                break
            if guest.place_until[place] >= event:
                kind = guest.place_kind[place] + 0
                kinds |= 1 << kind
                cards += fits >> kind & 1
                same += kind == laid
        fitting = popcount(kinds & fits)
        if rules.wild_draws >> laid & 1:
            if fitting or kinds & wilds & ~rules.wild_draws:
                evenly = 0.0
                thriftily = 0.0
            else:
                named = popcount(kinds & rules.of_colour[guest.event_colour[event]])
                for colour in range(4):
                    if popcount(kinds & rules.of_colour[colour]) > named + 1:
                        thriftily *= 0.05
                        break
                evenly *= 0.25
        else:
            plain_wild = kinds & wilds & ~rules.wild_draws != 0
            evenly /= fitting + (4 if plain_wild else 0)
            if wilds >> laid & 1:
                thriftily *= 0.25 if fitting == 0 else 0.0
            else:
                thriftily *= same / cards
    guest.weight[deal * POLICIES] = evenly
    guest.weight[deal * POLICIES + 1] = thriftily


def weigh_deals(guest: Guest, rules: Ruleset, deals: int, rng: Numbers) -> float:
    """Deal so many hidden hands and weigh each with each player; the sum of all weights, which `guest.weight` holds cumulated."""
    total = 0.0
    for deal in range(deals):
        weight = deal_hand(guest, rules, deal, rng)
        place = deal * POLICIES
        for policy in range(POLICIES):
            guest.weight[place + policy] = 0.0
        if weight > 0.0:
            judge_choices(guest, rules, deal, weight)
        for policy in range(POLICIES):
            guest.sure[policy] += guest.weight[place + policy]
            total += guest.weight[place + policy]
            guest.weight[place + policy] = total
    return total


def put_hand(guest: Guest, rules: Ruleset, state: State, seat: int, deal: int) -> None:
    """Give a seat the hidden hand that was dealt, and the draw pile all other unseen cards."""
    state.size[seat] = 0
    for held in range(guest.cards):
        gain(state, seat, guest.hands[deal * HAND + held] + 0)
    start = seat * codes.KINDS
    cards = 0
    for kind in range(rules.kinds):
        for _ in range(guest.unseen[kind] - state.count[start + kind]):
            state.pile[cards] = kind
            cards += 1
    state.draw_n = cards
    state.loose = cards


def open_visit(
    guest: Guest,
    rules: Ruleset,
    base: State,
    seat: int,
    hand: Numbers,
    played: Numbers,
    top: int,
    colour: int,
    others: int,
    weights: Numbers,
) -> int:
    """Lay out what the guest sees, and list its moves, the quick choice first; how many there are."""
    sit_down(base, rules, seat, hand, played, top, colour, others)
    guest.moves = 0
    guest.deals = 0
    guest.first_won = 0
    for policy in range(POLICIES):
        guest.sure[policy] = 0.0
    kinds = playable(base, rules, seat)
    if kinds == 0:
        return 0
    list_visit(guest, rules, base, choose_guest(base, rules, seat, kinds, weights))
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        for named in range(4 if rules.wilds >> kind & 1 and base.size[seat] > 1 else 1):
            list_visit(guest, rules, base, kind * 4 + named)
    count_unseen(guest, rules, base, seat)
    guest.cards = min(HAND, base.size[1 - seat] + 0)
    return guest.moves + 0


def list_visit(guest: Guest, rules: Ruleset, base: State, choice: int) -> None:
    """Add a move to those that are considered, unless it is the first again."""
    place = guest.moves + 0
    kind = choice >> 2
    named = rules.wilds >> kind & 1 != 0 and base.size[base.turn] > 1
    colour = choice & 3 if named else NONE
    if place == MOVES or (place > 0 and guest.kind[0] == kind and guest.colour[0] == colour):
        return
    guest.kind[place] = kind
    guest.colour[place] = colour
    guest.alive[place] = 1
    guest.won[place] = 0
    guest.square[place] = 0
    guest.moves = place + 1


def visit(
    guest: Guest,
    rules: Ruleset,
    base: State,
    scene: State,
    table: State,
    weights: Numbers,
    rng: Numbers,
    dice: Numbers,
    proposals: int,
    deals: int,
) -> int:
    """Play so many deals more with every move that is still considered; the best move's number, times 2, and 1 more if that is decided.

    The deals are chosen by weight among `proposals` hidden hands.
    """
    seat = base.turn + 0
    for word in range(4):
        rng[word] = guest.rng[word]
    rng[3] ^= guest.deals
    scramble(rng, 7)
    total = weigh_deals(guest, rules, proposals, rng)
    if total <= 0.0:
        # All that was tried contradicts what was seen, or what was seen was taken in wrongly: then nothing is known but the hand's size.
        forget_guest(guest, guest.cards + 0)
        total = weigh_deals(guest, rules, proposals, rng)
    step = total / deals
    at = step * below(rng, 1 << 20) / (1 << 20)
    place = 0
    for _ in range(deals):
        while place < proposals * POLICIES - 1 and guest.weight[place] <= at:
            place += 1
        at += step
        copy_state(scene, base)
        put_hand(guest, rules, scene, 1 - seat, place // POLICIES)
        for word in range(4):
            scene.deck_rng[word] = rng[word]
        scramble(scene.deck_rng, 8)
        below(rng, 2)
        first = 0
        for move in range(guest.moves):
            if guest.alive[move]:
                copy_state(table, scene)
                for word in range(4):
                    dice[word] = rng[word]
                play_card(table, rules, None, seat, guest.kind[move] + 0, guest.colour[move] + 0, NONE, False)
                play_on(table, rules, seat, place % POLICIES, weights, dice)
                won = 1 if table.round_winner == seat else 0
                if move == 0:
                    first = won
                    guest.first_won += won
                guest.won[move] += won - first
                guest.square[move] += (won - first) * (won - first)
    guest.deals += deals
    decided = thin_out(guest)
    return best_visit(guest) * 2 + decided


def best_visit(guest: Guest) -> int:
    """The move that has won most; of equals the first."""
    best = 0
    for move in range(1, guest.moves):
        if guest.alive[move] and guest.won[move] > guest.won[best]:
            best = move
    return best


def thin_out(guest: Guest) -> bool:
    """Give up the moves that are for certain behind the best; whether that is decided now."""
    best = best_visit(guest)
    deals = guest.deals + 0
    left = 0
    for move in range(1, guest.moves):
        if guest.alive[move] and move != best:
            behind = guest.won[best] - guest.won[move]
            spread = guest.square[move] - guest.won[move] * guest.won[move] // deals + guest.square[best]
            if behind * behind > BEHIND * BEHIND * spread and behind > 0:
                guest.alive[move] = 0
            else:
                left += 1
    if left:
        return False
    ahead = guest.won[best] + 0
    return best == 0 or ahead * ahead > BEHIND * BEHIND * guest.square[best]


def draw_there(state: State, rules: Ruleset, seat: int, rng: Numbers) -> None:
    """RLCard's draw: a wild, or a card of the colour in force, is laid at once; all else is kept, even if its symbol fits.

    A drawn wild gets a colour by chance; a drawn Wild Draw Four makes nobody draw, just as a plain Wild.
    """
    draw_card(state, rules, None, seat)
    if state.phase != codes.DRAWN:
        return
    kind = state.drawn + 0
    if rules.wilds >> kind & 1:
        if rules.wild_draws >> kind & 1:
            drop(state, seat, kind)
            kind = lowest(rules.wilds & ~rules.wild_draws)
            gain(state, seat, kind)
        play_card(state, rules, None, seat, kind, below(rng, 4), NONE, False)
    elif rules.colour_of[kind] == state.colour:
        play_card(state, rules, None, seat, kind, NONE, NONE, False)
    else:
        end_turn(state, None, seat)


def choose_evenly(state: State, rules: Ruleset, kinds: int, rng: Numbers) -> int:
    """RLCard's random agent: one of the legal actions; a wild is an action with each colour. Kind and colour in one number."""
    plain = kinds & ~rules.wilds
    cards = popcount(plain)
    choice = below(rng, cards + 4 * popcount(kinds & rules.wilds))
    if choice < cards:
        return nth(plain, choice) * 4
    choice -= cards
    return nth(kinds & rules.wilds, choice >> 2) * 4 + (choice & 3)


def choose_thriftily(state: State, rules: Ruleset, seat: int, kinds: int, rng: Numbers) -> int:
    """`uno-rule-v1`: any card but a wild, two alike are twice as likely; a wild if it must, a Wild Draw Four for what it holds most of."""
    plain = kinds & ~rules.wilds
    start = seat * codes.KINDS
    if plain:
        if plain & (plain - 1) == 0:
            return lowest(plain) * 4
        twice = 0
        rest = plain
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            if state.count[start + kind] > 1:
                twice |= 1 << kind
        cards = popcount(plain)
        choice = below(rng, cards + popcount(twice))
        return (nth(plain, choice) if choice < cards else nth(twice, choice - cards)) * 4
    kind = lowest(kinds)
    if rules.wild_draws >> kind & 1:
        best = 0
        most = -1
        for colour in range(4):
            cards = popcount(state.mask[seat] & rules.of_colour[colour])
            if cards > most:
                most = cards
                best = colour
        return kind * 4 + best
    return kind * 4 + below(rng, 4)


def choose_guest(state: State, rules: Ruleset, seat: int, kinds: int, weights: Numbers) -> int:
    """A quick good move: a sum of weights for what each card is and leaves in the hand."""
    other = 1 - seat
    near = 0 if state.size[other] > 3 else (1 if state.size[other] > 1 else 2)
    hand = state.mask[seat] + 0
    start = seat * codes.KINDS
    best = NONE
    most = -1000000
    rest = kinds
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        left = hand if state.count[start + kind] > 1 else hand & ~(1 << kind)
        if rules.wilds >> kind & 1:
            colour = 0
            many = -1
            for named in range(4):
                cards = popcount(left & rules.of_colour[named])
                if cards > many:
                    many = cards
                    colour = named
            value = (weights[6] if rules.wild_draws >> kind & 1 else weights[7]) + weights[8 + near]
            value += weights[4] * many
            answer = kind * 4 + colour
        else:
            colour = rules.colour_of[kind] + 0
            value = weights[4] * popcount(left & rules.of_colour[colour]) + weights[5] * popcount(left & rules.of_symbol[kind])
            answer = kind * 4
            first = rules.first_part[kind]
            if first < rules.first_part[kind + 1]:
                op = rules.part_op[first]
                if op == codes.P_TURN:
                    value += weights[11 + near]
                else:
                    again = left & (rules.fits_colour[colour] | rules.of_symbol[kind])
                    value += weights[0] if op == codes.P_SKIP else weights[1]
                    value += weights[2] if again else weights[3]
                    value += weights[14 + near] if op == codes.P_SKIP else weights[17 + near]
        if value > most:
            most = value
            best = answer
    return best


def play_on(state: State, rules: Ruleset, guest_seat: int, policy: int, weights: Numbers, rng: Numbers) -> None:
    """Play a game of RLCard's from here to its end: the guest against one of its players."""
    while state.phase < codes.ROUND_OVER:
        seat = state.turn + 0
        kinds = playable(state, rules, seat)
        if kinds == 0:
            if can_draw(state):
                draw_there(state, rules, seat, rng)
            else:
                pass_turn(state, rules, None, seat)
            continue
        if seat == guest_seat:
            choice = choose_guest(state, rules, seat, kinds, weights)
        elif policy == EVENLY:
            choice = choose_evenly(state, rules, kinds, rng)
        else:
            choice = choose_thriftily(state, rules, seat, kinds, rng)
        kind = choice >> 2
        colour = choice & 3 if rules.wilds >> kind & 1 and state.size[seat] > 1 else NONE
        play_card(state, rules, None, seat, kind, colour, NONE, False)
