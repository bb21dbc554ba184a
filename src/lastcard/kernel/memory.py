"""What each seat has learned from all it saw: cards that it knows for certain, and what the other hands most likely do not hold.

A `Memory` belongs to the table, like a `State`: it follows the whole truth by the kernel's rows of events alone. `recall` takes from it
what one seat may know, a `Recall`, which is all that a bot is given.

For certain are lower bounds by kind (`known`): cards shown after a challenge (WD-WHO), passed with a Dip (DIP), one's own former cards
after an exchange of hands (SWAP), hands that lay open (CUSTOM, `open`). All else is known of slots: each hand's cards in groups that
have seen the same, with two sets of kinds that a card of the group is not, `hard` (the rules allow no other reading) and `soft` (a
sensible player would have laid it). Which slot a card was laid from is chosen by what all have seen, never by the card's true place; what
was certain of the slots that it may have come from instead becomes merely likely.

Rows of events come from a `Journal`, the host of a game between bots, or from the library's `Watch`.
"""

from __future__ import annotations

from typing import TypeAlias

from . import codes
from .bits import popcount
from .legal import betraying
from .play import act
from .ruleset import Ruleset
from .state import State
from .types import Numbers

#: name, NumPy's letters, length of a row (0: one number).
# fmt: off  (the columns are aligned to be read as a table)
FIELDS: tuple[tuple[str, str, int], ...] = (
    ("soft", "i8", codes.PACK),  # by group: the kinds that its cards most likely are not
    ("hard", "i8", codes.PACK),  # by group: the kinds that they certainly are not
    ("likely", "i8", codes.SEATS),  # by seat: kinds of which its hand most likely holds one
    ("known", "i1", codes.SEATS * codes.SEATS * codes.KINDS),  # known[(viewer * seats + owner) * KINDS + kind]: at least so many
    ("count", "i1", codes.SEATS * codes.KINDS),  # the true hands
    ("judged", "i1", codes.KINDS),  # the true hand that an open question is about (WD-WHO)
    ("owner", "i1", codes.PACK),  # by group: in whose hand it is
    ("cards", "i1", codes.PACK),  # by group: how many
    ("flags", "i1", codes.PACK),  # by group: FRESH and the like
    ("fit", "i8", 0),  # what could have been laid when a card was last drawn
    ("test", "i8", 0),  # the kinds that make the Wild Draw a bluff which is asked about
    ("groups", "i2", 0),
    ("open_by", "i2", 0),
    ("seats", "i1", 0),
    ("top", "i1", 0),
    ("colour", "i1", 0),
    ("owed", "i1", 0),  # whether a stack is owed
    ("question", "i1", 0),  # who laid the Wild Draw that is asked about, or NONE
    ("guilty", "i1", 0),  # whether it is a bluff in truth
)
#: What one seat may know. It lies as `FIELDS`, with groups in the order in which they are best dealt: the narrowest first.
RECALL_FIELDS: tuple[tuple[str, str, int], ...] = (
    ("soft", "i8", codes.PACK),
    ("hard", "i8", codes.PACK),
    ("like", "i8", codes.PACK),  # by group, of one card: kinds one of which it most likely is; 0 for nothing
    ("known", "i1", codes.SEATS * codes.KINDS),  # known[owner * KINDS + kind]: at least so many, for certain
    ("owner", "i1", codes.PACK),
    ("cards", "i1", codes.PACK),  # by group: how many, those that are known left out
    ("flags", "i1", codes.PACK),
    ("test", "i8", 0),
    ("groups", "i2", 0),
    ("knows", "i2", 0),  # the seats of whom cards are known, as a set
    ("question", "i1", 0),
    ("guilty", "i1", 0),  # 1 or 0 for who laid the Wild Draw, NONE for all who cannot know
)
#: The journal of one move: its rows of events, five numbers each.
ROOM = 640  # rows: all cards drawn one by one, their sums, and an exchange of hands for each part of the effect table
JOURNAL_FIELDS: tuple[tuple[str, str, int], ...] = (
    ("rows", "i2", ROOM * 5),
    ("n", "i8", 0),
)
# fmt: on

#: The rows of a memory that have a place for each group.
GROUPED = tuple(name for name, _, length in FIELDS if length == codes.PACK)

# Flags of a group.
JUDGED = 1  # it was in the hand that an open question is about
FRESH = 2  # the card drawn last; whether it fits shows when the move is over
DRAWN = 4  # the card just drawn, which its owner may play now
DIPPED = 8  # the card drawn with a Dip, which is passed by itself (`dip_pass`)

#: The end of a move, as a row of a journal: phase, seats whose instruction laid all hands open.
SETTLED = 39

#: The events that say something of hands, as a set.
MEMORABLE = (
    1 << codes.EV_PLAYED
    | 1 << codes.EV_CARD
    | 1 << codes.EV_DREW
    | 1 << codes.EV_KEPT
    | 1 << codes.EV_PASSED
    | 1 << codes.EV_COLOUR
    | 1 << codes.EV_GAVE
    | 1 << codes.EV_SWAPPED
    | 1 << codes.EV_ROTATED
    | 1 << codes.EV_SHOWN
    | 1 << codes.EV_ACCEPTED
    | 1 << codes.EV_OWES
    | 1 << codes.EV_DISCARDED
    | 1 << codes.EV_LAID_OPEN
    | 1 << codes.EV_STACK_FORGIVEN
    | 1 << SETTLED
)


class Memory:
    """The interpreted form. Hands may be of any size: rows are lists, but for what is known, which is large and holds small numbers."""

    __slots__ = tuple(name for name, _, _ in FIELDS)

    soft: Numbers
    hard: Numbers
    likely: Numbers
    known: Numbers
    count: Numbers
    judged: Numbers
    owner: Numbers
    cards: Numbers
    flags: Numbers
    fit: int
    test: int
    groups: int
    open_by: int
    seats: int
    top: int
    colour: int
    owed: int
    question: int
    guilty: int

    def __init__(self, seats: int = codes.SEATS, pack: int = codes.PACK) -> None:
        """A memory of nothing, with room for a table of so many seats and a pack of so many cards."""
        lengths = {"known": seats * seats * codes.KINDS, "count": seats * codes.KINDS, "likely": seats, "judged": codes.KINDS}
        for name, letters, length in FIELDS:
            if not length:
                setattr(self, name, 0)
                continue
            room = lengths.get(name, max(codes.PACK, pack))
            setattr(self, name, bytearray(room) if letters == "i1" and pack <= codes.PACK else [0] * room)

    def copy(self) -> Memory:
        """Another memory that is equal and shares nothing."""
        other: Memory = object.__new__(Memory)
        for name, _, length in FIELDS:
            value = getattr(self, name)
            setattr(other, name, value[:] if length else value)
        return other

    def packed(self) -> Memory:
        """A small copy to be kept: of rows that are long, only as much as is in use."""
        other = self.copy()
        for name in (*GROUPED, "known"):
            row = getattr(self, name)
            setattr(other, name, row[: self.groups if name in GROUPED else len(row)] if any(row) else row[:0])
        return other

    def unpacked(self, room: int) -> Memory:
        """What `packed` was made of, with room for so many groups."""
        other = self.copy()
        for name in (*GROUPED, "known"):
            row = getattr(other, name)
            full = room if name in GROUPED else self.seats * self.seats * codes.KINDS
            setattr(other, name, row + type(row)([0]) * (full - len(row)))
        return other


class Recall:
    """The interpreted form of what one seat may know."""

    __slots__ = tuple(name for name, _, _ in RECALL_FIELDS)

    soft: Numbers
    hard: Numbers
    like: Numbers
    known: Numbers
    owner: Numbers
    cards: Numbers
    flags: Numbers
    test: int
    groups: int
    knows: int
    question: int
    guilty: int

    def __init__(self, pack: int = codes.PACK) -> None:
        """A recall of nothing: then all hidden cards are equally likely everywhere."""
        for name, _, length in RECALL_FIELDS:
            room = max(length, pack) if length == codes.PACK else length
            setattr(self, name, [0] * room if length else 0)
        self.question = codes.NONE
        self.guilty = codes.NONE


class Journal:
    """The interpreted form: a `Host` that writes down a move's events, for a memory to read."""

    __slots__ = tuple(name for name, _, _ in JOURNAL_FIELDS)

    rows: Numbers
    n: int

    def __init__(self) -> None:
        self.rows = [0] * (ROOM * 5)
        self.n = 0

    def note(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """Write down an event that says something of hands."""
        write_row(self, code, a, b, c, d)

    def before_take(self, state: State) -> None:
        """Chance decides."""

    def took(self, kind: int) -> None:
        """The event says it."""

    def shuffled(self, state: State) -> None:
        """Nothing is known of the pile's order."""


#: Both have groups.
Groups: TypeAlias = "Memory | Recall"


def write_row(journal: Journal, code: int, a: int, b: int, c: int, d: int) -> None:
    """Add an event to a journal, if it says something of hands."""
    if MEMORABLE >> code & 1:
        place = journal.n * 5
        journal.rows[place] = code
        journal.rows[place + 1] = a
        journal.rows[place + 2] = b
        journal.rows[place + 3] = c
        journal.rows[place + 4] = d
        journal.n += 1


def act_remembered(
    state: State,
    rules: Ruleset,
    journal: Journal,
    memory: Memory,
    seat: int,
    verb: int,
    kind: int,
    colour: int,
    target: int,
    uno: bool,
) -> None:
    """Carry out a move that `legal.check` does not refuse, and take into memory what all saw of it."""
    journal.n = 0
    act(state, rules, journal, seat, verb, kind, colour, target, uno)
    write_row(journal, SETTLED, state.phase, state.open_by, 0, 0)
    take_in(memory, rules, journal)


def take_in(memory: Memory, rules: Ruleset, journal: Journal) -> None:
    """Take into memory what has been written into a journal."""
    for row in range(journal.n):
        place = row * 5
        rows = journal.rows
        learn(memory, rules, rows[place] + 0, rows[place + 1] + 0, rows[place + 2] + 0, rows[place + 3] + 0, rows[place + 4] + 0)


def open_memory(memory: Memory, state: State) -> None:
    """Forget all, and begin with a round that has just been dealt."""
    seats = state.seats + 0
    memory.seats = seats
    memory.top = state.top
    memory.colour = state.colour
    memory.groups = 0
    memory.open_by = state.open_by
    memory.owed = 0
    memory.fit = 0
    memory.test = 0
    memory.question = codes.NONE
    memory.guilty = 0
    for place in range(seats * seats * codes.KINDS):
        memory.known[place] = 0
    for place in range(seats * codes.KINDS):
        memory.count[place] = state.count[place]
    for seat in range(seats):
        memory.likely[seat] = 0
        add_slots(memory, seat, state.size[seat] + 0, 0, 0, 0)


# Groups of slots


def add_slots(memory: Groups, owner: int, cards: int, soft: int, hard: int, flags: int) -> None:
    """Cards come to a hand: with those that have seen the same, if there are any."""
    if cards == 0:
        return
    for group in range(memory.groups):
        if memory.owner[group] == owner and memory.soft[group] == soft and memory.hard[group] == hard and memory.flags[group] == flags:
            memory.cards[group] += cards
            return
    new_group(memory, owner, cards, soft, hard, flags)


def new_group(memory: Groups, owner: int, cards: int, soft: int, hard: int, flags: int) -> None:
    """A group more. There are never more groups than cards in hands."""
    place = memory.groups + 0
    memory.owner[place] = owner
    memory.cards[place] = cards
    memory.soft[place] = soft
    memory.hard[place] = hard
    memory.flags[place] = flags
    memory.groups = place + 1


def take_slot(memory: Groups, group: int) -> None:
    """A card leaves a group; an empty group is gone, and the last takes its place."""
    memory.cards[group] -= 1
    if memory.cards[group] == 0:
        last = memory.groups - 1
        memory.owner[group] = memory.owner[last]
        memory.cards[group] = memory.cards[last]
        memory.soft[group] = memory.soft[last]
        memory.hard[group] = memory.hard[last]
        memory.flags[group] = memory.flags[last]
        memory.groups = last


def leave_hand(memory: Groups, owner: int, kind: int) -> None:
    """A card of a kind, or an unseen one (NONE), leaves a hand: from the largest group that may hold it.

    It may have come from another group instead. Then a card of the first group is where that group is thought to be: of one slot
    there, only what holds for both groups is certain still, and the rest is likely.
    """
    best = codes.NONE
    most = -1
    for group in range(memory.groups):
        if memory.owner[group] == owner:
            value = memory.cards[group] + 0
            if kind >= 0:
                value += 1000 * (2 - (memory.hard[group] >> kind & 1) * 2 - (memory.soft[group] >> kind & 1))
            if value > most or best < 0:
                most = value
                best = group
    if best < 0:
        return
    hard = memory.hard[best] + 0
    for group in range(memory.groups):
        other = memory.hard[group] + 0
        if memory.owner[group] == owner and group != best and other & ~hard and (kind < 0 or other >> kind & 1 == 0):
            if memory.cards[group] == 1:
                memory.soft[group] |= other
                memory.hard[group] = other & hard
            else:
                memory.cards[group] -= 1
                new_group(memory, owner, 1, memory.soft[group] | other, other & hard, memory.flags[group] + 0)
    take_slot(memory, best)


def leave_marked(memory: Memory, owner: int, flag: int) -> bool:
    """The one slot with a flag leaves a hand, if there is one."""
    for group in range(memory.groups):
        if memory.owner[group] == owner and memory.flags[group] & flag:
            take_slot(memory, group)
            return True
    return False


def hand_size(memory: Memory, owner: int) -> int:
    """How many cards a hand holds."""
    cards = 0
    for group in range(memory.groups):
        if memory.owner[group] == owner:
            cards += memory.cards[group]
    return cards


def rule_out(memory: Memory, owner: int, soft: int, hard: int, flag: int) -> None:
    """All cards of a hand, or those with a flag, are most likely none of some kinds, and certainly none of others."""
    for group in range(memory.groups):
        if memory.owner[group] == owner and (flag == 0 or memory.flags[group] & flag):
            memory.soft[group] |= soft
            memory.hard[group] |= hard


def clear_flags(memory: Memory, flag: int) -> None:
    """No group has a flag any more."""
    for group in range(memory.groups):
        memory.flags[group] &= ~flag


# What is known for certain


def own_cards(memory: Memory, seat: int) -> None:
    """A seat knows its own hand, which is about to become another's."""
    start = (seat * memory.seats + seat) * codes.KINDS
    for kind in range(codes.KINDS):
        memory.known[start + kind] = memory.count[seat * codes.KINDS + kind]


def exchange_memory(memory: Memory, one: int, other: int) -> None:
    """Two hands change places, with all that is known of them."""
    for viewer in range(memory.seats):
        here = (viewer * memory.seats + one) * codes.KINDS
        there = (viewer * memory.seats + other) * codes.KINDS
        for kind in range(codes.KINDS):
            kept = memory.known[here + kind]
            memory.known[here + kind] = memory.known[there + kind]
            memory.known[there + kind] = kept
    here = one * codes.KINDS
    there = other * codes.KINDS
    for kind in range(codes.KINDS):
        kept = memory.count[here + kind]
        memory.count[here + kind] = memory.count[there + kind]
        memory.count[there + kind] = kept
    likely = memory.likely[one]
    memory.likely[one] = memory.likely[other]
    memory.likely[other] = likely
    for group in range(memory.groups):
        if memory.owner[group] == one:
            memory.owner[group] = other
        elif memory.owner[group] == other:
            memory.owner[group] = one


def card_seen_to_leave(memory: Memory, owner: int, kind: int) -> None:
    """A card that all can see leaves a hand."""
    memory.count[owner * codes.KINDS + kind] -= 1
    for viewer in range(memory.seats):
        place = (viewer * memory.seats + owner) * codes.KINDS + kind
        if memory.known[place]:
            memory.known[place] -= 1
    if memory.likely[owner] >> kind & 1:
        memory.likely[owner] = 0


def pass_card(memory: Memory, giver: int, receiver: int, kind: int) -> None:
    """DIP: a card passes that the two of them see. The others know one card less of every kind that the giver may have passed."""
    memory.count[giver * codes.KINDS + kind] -= 1
    memory.count[receiver * codes.KINDS + kind] += 1
    for viewer in range(memory.seats):
        start = (viewer * memory.seats + giver) * codes.KINDS
        if viewer == giver or viewer == receiver or memory.open_by:  # noqa: SIM109  # Numba makes no set of it
            if memory.known[start + kind]:
                memory.known[start + kind] -= 1
            memory.known[(viewer * memory.seats + receiver) * codes.KINDS + kind] += 1
        else:
            for other in range(codes.KINDS):
                if memory.known[start + other]:
                    memory.known[start + other] -= 1


def lay_memory_open(memory: Memory) -> None:
    """CUSTOM, `open`: everybody sees all hands."""
    for viewer in range(memory.seats):
        start = viewer * memory.seats * codes.KINDS
        for place in range(memory.seats * codes.KINDS):
            memory.known[start + place] = memory.count[place]


# Learning from events


def learn(memory: Memory, rules: Ruleset, code: int, a: int, b: int, c: int, d: int) -> None:
    """Take in one event; its columns are those of `codes.EV_...` in `events.py`."""
    if code == codes.EV_CARD:
        memory.count[a * codes.KINDS + b] += 1
        if memory.open_by:
            for viewer in range(memory.seats):
                memory.known[(viewer * memory.seats + a) * codes.KINDS + b] += 1
    elif code == SETTLED:
        memory.open_by = b
        judge_drawn(memory, rules, a)
    elif code == codes.EV_PLAYED:
        learn_play(memory, rules, a, b, c, d & 1 != 0)
    elif code == codes.EV_DREW:
        learn_draw(memory, rules, a, b, c)
    elif code == codes.EV_OWES:
        memory.owed = 1
    elif code == codes.EV_KEPT:
        clear_flags(memory, DRAWN)
    elif code == codes.EV_ACCEPTED:
        if rules.stacking:
            rule_out(memory, a, rules.answers[memory.top] + 0, 0, 0)
        close_question(memory, memory.test + 0, 0)
        memory.owed = 0
    elif code == codes.EV_SHOWN:
        learn_shown(memory, a, b, c)
    elif code == codes.EV_PASSED:
        kinds = playable_kinds(memory, rules, a)
        rule_out(memory, a, kinds, sure_kinds(rules, kinds), 0)
    elif code == codes.EV_STACK_FORGIVEN:
        memory.owed = 0
    elif code == codes.EV_COLOUR:
        memory.colour = b
        memory.likely[a] = rules.of_colour[b]
    elif code == codes.EV_GAVE:
        learn_gift(memory, rules, a, b, c)
    elif code == codes.EV_DISCARDED:
        card_seen_to_leave(memory, a, b)
        leave_hand(memory, a, b)
    elif code == codes.EV_SWAPPED:
        own_cards(memory, a)
        own_cards(memory, b)
        exchange_memory(memory, a, b)
    elif code == codes.EV_ROTATED:
        for seat in range(memory.seats):
            own_cards(memory, seat)
        seat = 0
        for _ in range(memory.seats - 1):
            before = (seat - a) % memory.seats
            exchange_memory(memory, seat, before)
            seat = before
    elif code == codes.EV_LAID_OPEN:
        memory.open_by |= 1 << a
        lay_memory_open(memory)


def playable_kinds(memory: Memory, rules: Ruleset, seat: int) -> int:
    """The kinds that a seat on turn may lay now, if it holds them (MATCH, STACK, `finish`); honestly, as to Wild Draws."""
    fitting = rules.fits_colour[memory.colour] | rules.of_symbol[memory.top]
    kinds = rules.answers[memory.top] if memory.owed else fitting
    if hand_size(memory, seat) == 1:
        kinds &= rules.finishers
    return kinds


def sure_kinds(rules: Ruleset, kinds: int) -> int:
    """Those of the playable kinds that may be laid whatever else is in the hand."""
    return kinds & ~rules.wild_draws if rules.wild_draw == codes.STRICT else kinds


def learn_play(memory: Memory, rules: Ruleset, seat: int, kind: int, colour: int, jump: bool) -> None:
    """A card is laid. A Wild Draw says that the hand most likely held nothing better; for certain, where bluffs are refused."""
    if jump:
        memory.open_by &= ~(1 << seat)
    close_question(memory, memory.test + 0, 0)
    card_seen_to_leave(memory, seat, kind)
    if jump or not leave_marked(memory, seat, DRAWN):
        leave_hand(memory, seat, kind)
    if rules.wild_draws >> kind & 1 and rules.wild_draw != codes.FREE:
        test = betraying(rules, memory.colour + 0, memory.top + 0, memory.owed != 0)
        if rules.wild_draw == codes.STRICT:
            rule_out(memory, seat, test, test, 0)
        else:
            open_question(memory, seat, test)
    if rules.wilds >> kind & 1 and rules.asks_seat >> kind & 1 == 0:
        memory.likely[seat] = rules.of_colour[colour]
    memory.top = kind
    memory.colour = colour


def learn_draw(memory: Memory, rules: Ruleset, seat: int, cards: int, why: int) -> None:
    """Cards are drawn. Who draws on turn had most likely nothing to lay; who draws a stack, no answer."""
    if why == codes.D_TURN:
        kinds = playable_kinds(memory, rules, seat)
        rule_out(memory, seat, kinds, 0, 0)
        memory.likely[seat] &= ~kinds
        # With more cards in hand any kind may be laid: `finish` says nothing of the cards drawn.
        memory.fit = rules.fits_colour[memory.colour] | rules.of_symbol[memory.top]
        sure = sure_kinds(rules, memory.fit + 0)
        add_slots(memory, seat, cards - 1, memory.fit + 0, sure, 0)
        if cards:
            new_group(memory, seat, 1, 0, 0, FRESH)
    elif why == codes.D_DIP:
        if rules.dip_drawn:
            new_group(memory, seat, 1, 0, 0, DIPPED)
        else:
            add_slots(memory, seat, cards, 0, 0, 0)
    else:
        if why == codes.D_STACK:
            rule_out(memory, seat, rules.answers[memory.top] + 0, 0, 0)
            memory.owed = 0
        add_slots(memory, seat, cards, 0, 0, 0)


def judge_drawn(memory: Memory, rules: Ruleset, phase: int) -> None:
    """DRAW: a drawn card that ended the turn by itself did not fit; one that its owner was asked about did."""
    for group in range(memory.groups):
        if memory.flags[group] & FRESH:
            memory.flags[group] = 0
            if phase == codes.DRAWN:
                memory.flags[group] = DRAWN
                memory.hard[group] = ((1 << rules.kinds) - 1) & ~memory.fit
            elif phase < codes.ROUND_OVER:
                memory.soft[group] = memory.fit
                memory.hard[group] = sure_kinds(rules, memory.fit + 0)


def learn_gift(memory: Memory, rules: Ruleset, giver: int, receiver: int, kind: int) -> None:
    """DIP: of a card passed unseen, only what holds for all of the giver's cards is known."""
    pass_card(memory, giver, receiver, kind)
    soft = (1 << rules.kinds) - 1
    hard = soft + 0
    if leave_marked(memory, giver, DIPPED):
        soft = 0
        hard = 0
    else:
        for group in range(memory.groups):
            if memory.owner[group] == giver:
                soft &= memory.soft[group]
                hard &= memory.hard[group]
        leave_hand(memory, giver, codes.NONE)
    add_slots(memory, receiver, 1, soft, hard, 0)


# An open question about a Wild Draw


def open_question(memory: Memory, seat: int, test: int) -> None:
    """A Wild Draw was laid that may be challenged: its hand is the one of this moment (WD-WHO)."""
    memory.question = seat
    memory.test = test
    memory.guilty = 0
    for kind in range(codes.KINDS):
        memory.judged[kind] = memory.count[seat * codes.KINDS + kind]
        if memory.judged[kind] and test >> kind & 1:
            memory.guilty = 1
    for group in range(memory.groups):
        if memory.owner[group] == seat:
            memory.flags[group] |= JUDGED


def close_question(memory: Memory, soft: int, hard: int) -> None:
    """The question is over, and this is what it said of the hand that it was about."""
    if memory.question >= 0:
        rule_out(memory, memory.question + 0, soft, hard, JUDGED)
        clear_flags(memory, JUDGED)
        memory.question = codes.NONE
        memory.test = 0


def learn_shown(memory: Memory, bluffer: int, challenger: int, guilty: int) -> None:
    """CHALLENGE: the challenger sees the hand; everybody, whether it was a bluff."""
    start = (challenger * memory.seats + bluffer) * codes.KINDS
    for kind in range(codes.KINDS):
        if memory.known[start + kind] < memory.judged[kind]:
            memory.known[start + kind] = memory.judged[kind]
    if guilty:
        memory.likely[bluffer] = memory.test
        close_question(memory, 0, 0)
    else:
        close_question(memory, memory.test + 0, memory.test + 0)
    memory.owed = 0


# Recalling


def recall(memory: Memory, seat: int, found: Recall) -> None:
    """Take from a table's memory what one seat may know of the other hands."""
    found.groups = 0
    found.knows = 0
    for group in range(memory.groups):
        if memory.owner[group] != seat:
            flags = memory.flags[group] & JUDGED
            new_group(found, memory.owner[group] + 0, memory.cards[group] + 0, memory.soft[group] + 0, memory.hard[group] + 0, flags)
    for owner in range(memory.seats):
        start = (seat * memory.seats + owner) * codes.KINDS
        for kind in range(codes.KINDS):
            cards = memory.known[start + kind] + 0 if owner != seat else 0
            found.known[owner * codes.KINDS + kind] = cards
            if cards:
                found.knows |= 1 << owner
                for _ in range(cards):
                    leave_hand(found, owner, kind)
    for group in range(found.groups):
        found.like[group] = 0
    for owner in range(memory.seats):
        if owner != seat and memory.likely[owner]:
            single_out(found, owner, memory.likely[owner] + 0)
    sort_groups(found)
    found.question = memory.question
    found.test = memory.test
    found.guilty = codes.NONE
    if memory.question == seat:
        found.guilty = memory.guilty


def single_out(found: Recall, owner: int, likely: int) -> None:
    """A card of the largest group that may hold one of some kinds most likely is one of them, unless such a card is known already."""
    best = codes.NONE
    for kind in range(codes.KINDS):
        if likely >> kind & 1 and found.known[owner * codes.KINDS + kind]:
            return
    for group in range(found.groups):
        may_be = found.owner[group] == owner and likely & ~(found.hard[group] | found.soft[group])
        if may_be and (best < 0 or found.cards[group] > found.cards[best]):
            best = group
    if best < 0:
        return
    if found.cards[best] > 1:
        found.cards[best] -= 1
        new_group(found, owner, 1, found.soft[best] + 0, found.hard[best] + 0, found.flags[best] + 0)
        best = found.groups - 1
    found.like[best] = likely


def narrowness(found: Recall, group: int) -> int:
    """How many kinds the cards of a group most likely are not."""
    kinds = found.soft[group] | found.hard[group]
    if found.like[group]:
        kinds |= ((1 << codes.KINDS) - 1) & ~found.like[group]
    return popcount(kinds)


def sort_groups(found: Recall) -> None:
    """The narrowest groups first: so they are dealt from the most cards."""
    for end in range(1, found.groups):
        place = end
        narrow = narrowness(found, place)
        while place > 0 and narrowness(found, place - 1) < narrow:
            exchange_groups(found, place - 1, place)
            place -= 1


def exchange_groups(found: Recall, one: int, other: int) -> None:
    """Two groups change places."""
    owner = found.owner[one]
    found.owner[one] = found.owner[other]
    found.owner[other] = owner
    cards = found.cards[one]
    found.cards[one] = found.cards[other]
    found.cards[other] = cards
    flags = found.flags[one]
    found.flags[one] = found.flags[other]
    found.flags[other] = flags
    soft = found.soft[one]
    found.soft[one] = found.soft[other]
    found.soft[other] = soft
    hard = found.hard[one]
    found.hard[one] = found.hard[other]
    found.hard[other] = hard
    like = found.like[one]
    found.like[one] = found.like[other]
    found.like[other] = like
