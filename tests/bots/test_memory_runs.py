"""Memory over long games of all editions and options: it is true, it holds nothing that its seat could not know, and is the same fast."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from rules import table as tables
from strategies import choose, largest_hand, random_rules
from twin import to_record

from lastcard import Game, InvalidMove, LastcardError, Record, Rules
from lastcard.kernel import codes, memory
from lastcard.kernel.look import FIELDS as LOOK_FIELDS
from lastcard.kernel.memory import Journal, Memory, Recall, act_remembered, open_memory, recall
from lastcard.record import position
from lastcard.speed import JOURNAL, LOOK, MEMORY, RECALL, STATE, compiled, rules_record

from .knowledge import in_numbers


def random_game(rng: Random) -> Game:
    """A game under any rules, dealt from a seed."""
    rules, players = random_rules(rng)
    return Game(rules.edition, players, f"{rng.getrandbits(40):x}", **rules.differences())


def can_hold(cards: list[int], slots: list[int]) -> bool:
    """Whether each card finds a slot of its own, none of which rules it out (a matching, by augmenting paths)."""
    taken: dict[int, int] = {}

    def place(slot: int, tried: set[int]) -> bool:
        for number, kind in enumerate(cards):
            if number not in tried and not slots[slot] >> kind & 1:
                tried.add(number)
                if number not in taken or place(taken[number], tried):
                    taken[number] = slot
                    return True
        return False

    return len(cards) == len(slots) and all(place(slot, set()) for slot in range(len(slots)))


def check_truth(game: Game) -> None:
    """What every seat takes for certain of every other hand is so."""
    state = game._state
    for seat in range(state.seats):
        seen = game.view(seat).memory
        for owner in range(state.seats):
            if owner != seat:
                start = owner * codes.KINDS
                left = [state.count[start + kind] - seen.known[start + kind] for kind in range(codes.KINDS)]
                assert min(left) >= 0, "a card is known that is not there"
                cards = [kind for kind, count in enumerate(left) for _ in range(count)]
                groups = [group for group in range(seen.groups) if seen.owner[group] == owner]
                assert can_hold(cards, [seen.hard[group] for group in groups for _ in range(seen.cards[group])])


def play_random(rng: Random, moves: int) -> Counter[str]:
    """A game at random with moves taken back now and then, and the truth checked; the events that came."""
    game, came = random_game(rng), Counter[str]()
    for _ in range(moves):
        if game.is_over:
            break
        move = choose(game, rng.getrandbits(16))
        came.update(event.code for event in (game.deal() if move is None else game.play(move)))
        if move is not None and rng.random() < 0.05:
            game.undo()
        if rng.random() < 0.25:
            check_truth(game)
    return came


def test_what_is_certain_is_true() -> None:
    """Under all rules, cards known are there, and every hand fits what is ruled out for certain."""
    rng = Random(1)
    came = sum((play_random(rng, rng.randint(10, 90)) for _ in range(40)), Counter[str]())
    assert {"kept", "swapped", "shown", "gave", "discarded", "rotated", "passed", "accepted"} <= set(came)


@pytest.mark.soak
def test_what_is_certain_is_true_in_thousands_of_games() -> None:
    """The same many times over."""
    rng = Random(2)
    for _ in range(3000):
        play_random(rng, rng.randint(10, 200))


def dealt(rng: Random) -> tuple[dict[str, Any], int, Rules]:
    """A record of a round whose every card is known, from a shuffled pack, without moves."""
    rules, players = random_rules(rng)
    size = min(rules.hand_size, largest_hand(rules.edition, players, rules.opening_wild))
    pack = [str(card) for card in rules.edition.deck]
    rng.shuffle(pack)
    top = next(card for card in pack if not card.startswith("W"))
    pack.remove(top)
    hands = [" ".join(pack[seat * size : (seat + 1) * size]) for seat in range(players)]
    draw = " ".join(pack[players * size :])
    written = json.loads(Game(rules.edition, players, "1", **rules.differences()).record().dumps()).get("rules")
    made = tables.table(position, rules.edition.name, hands=hands, top=top, draw=draw, rules=written, seed=f"{rng.getrandbits(30):x}")
    return made.record, players, rules


def exchanged(record: dict[str, Any], rng: Random, seat: int) -> dict[str, Any]:
    """The same deal with two different cards exchanged that the seat does not see: in other hands, or low in the draw pile."""
    other: dict[str, Any] = json.loads(json.dumps(record))
    deal = other["rounds"][0]["deal"]
    rows = [hand for owner, hand in enumerate(deal["hands"]) if owner != seat]
    rows.append(deal["draw"])
    while True:
        one, two = rng.choice(rows[:-1]), rng.choice(rows)
        here = rng.randrange(len(one))
        there = rng.randrange(len(two) * 2 // 3, len(two)) if two is deal["draw"] else rng.randrange(len(two))
        if one[here] != two[there]:
            one[here], two[there] = two[there], one[here]
            return other


def same_to_a_seat(rng: Random) -> int:
    """Two games whose hidden cards differ, with the same moves for as long as the seat sees the same; how many moves that was."""
    record, players, _ = dealt(rng)
    seat = rng.randrange(players)
    one = Record.loads(json.dumps(record)).play()
    two = Record.loads(json.dumps(exchanged(record, rng, seat))).play()
    same = 0
    while one.turn is not None and same < 60:
        move = choose(one, rng.getrandbits(16))
        assert move is not None
        events = [(event.code, event.seen_by(seat)) for event in one.play(move)]
        try:
            again = [(event.code, event.seen_by(seat)) for event in two.play(move)]
        except LastcardError:
            break
        if events != again or one.position(seat) != two.position(seat):
            break
        same += 1
        assert in_numbers(one.view(seat).memory, players) == in_numbers(two.view(seat).memory, players)
    return same


def test_a_seat_remembers_nothing_that_it_did_not_see() -> None:
    """Hidden cards exchanged behind a seat's back change nothing that it remembers, as long as all that it sees is the same."""
    rng = Random(3)
    assert sum(same_to_a_seat(rng) for _ in range(60)) > 400


@pytest.mark.soak
def test_a_seat_remembers_nothing_that_it_did_not_see_in_thousands_of_games() -> None:
    """The same many times over."""
    rng = Random(4)
    for _ in range(10_000):
        same_to_a_seat(rng)


def record_of(kind: Any, fields: tuple[tuple[str, str, int], ...], value: object) -> Any:
    """The compiled form of a record of the kernel's: an array of one."""
    found = np.zeros(1, kind)
    for name, _, length in fields:
        row = getattr(value, name)
        if length:
            found[name][0][: len(row)] = list(row)
        else:
            found[name] = row
    return found


def alike(here: Any, there: Any, fields: tuple[tuple[str, str, int], ...], seats: int) -> bool:
    """Whether both forms hold the same, wherever they are in use."""
    used = {"known": seats * codes.KINDS, "likely": seats, "count": seats * codes.KINDS}
    for name, _, length in fields:
        one, two = getattr(here, name), there[name]
        if not length:
            same = one == two
        else:
            end = here.groups if length == codes.PACK else min(len(one), len(two), used.get(name, length))
            same = list(one[:end]) == list(two[:end])
        if not same:
            return False
    return True


def test_both_speeds_remember_the_same() -> None:
    """After every move the compiled memory and what it lets a seat recall are those of the interpreted one, and of the game's view."""
    rng, fast = Random(5), compiled()
    journal, fast_journal, found = Journal(), np.zeros(1, JOURNAL), np.zeros(1, RECALL)
    for _ in range(40):
        game = random_game(rng)
        rules, seats = rules_record(game._ruleset), len(game.players)
        slow, quick = Memory(seats), np.zeros(1, MEMORY)
        open_memory(slow, game._state)
        fast.open_memory(quick[0], to_record(game._state)[0])
        for _ in range(60):
            move = choose(game, rng.getrandbits(16))
            if move is None:
                break
            numbered = game._numbered(move)
            state = game._state.copy()
            array = to_record(state)
            act_remembered(state, game._ruleset, journal, slow, *numbered)
            fast.act_remembered(array[0], rules[0], fast_journal[0], quick[0], *numbered)
            game.play(move)
            assert to_record(state).tobytes() == array.tobytes()
            assert alike(slow, quick[0], memory.FIELDS, seats)
            seat, kept = rng.randrange(seats), Recall()
            recall(slow, seat, kept)
            fast.recall(quick[0], seat, found[0])
            assert alike(kept, found[0], memory.RECALL_FIELDS, seats)
            assert in_numbers(game.view(seat).memory, seats) == in_numbers(kept, seats)


# Deals


def imagine(game: Game, seat: int, seed: list[int]) -> tuple[Any, Any]:
    """A table imagined from a seat's view, at both speeds."""
    from lastcard.bots.deals import deal_hidden
    from lastcard.bots.imagine import set_scene
    from lastcard.kernel.state import State

    view = game.view(seat)
    state, fast = State(), compiled()
    set_scene(view.look, game._ruleset, state)
    state.deck_rng[:] = seed
    array, look = to_record(state), record_of(LOOK, LOOK_FIELDS, view.look)
    deal_hidden(state, game._ruleset, view.look, view.memory)
    fast.deal_hidden(array[0], rules_record(game._ruleset)[0], look[0], record_of(RECALL, memory.RECALL_FIELDS, view.memory)[0])
    return state, array


def test_imagined_hands_are_as_they_may_be() -> None:
    """Imagined hands have their sizes, hold what is known, and together with all that lies open make up the pack; at both speeds alike."""
    rng = Random(6)
    for _ in range(25):
        game = random_game(rng)
        for _ in range(rng.randint(0, 70)):
            move = choose(game, rng.getrandbits(16))
            if move is None:
                break
            game.play(move)
        seats, seat = len(game.players), rng.randrange(len(game.players))
        if game.turn is None:
            continue
        state, array = imagine(game, seat, [rng.getrandbits(32) | 1 for _ in range(4)])
        assert to_record(state).tobytes() == array.tobytes()
        assert state.size[:seats] == game._state.size[:seats]
        assert state.count[seat * codes.KINDS :][: codes.KINDS] == game._state.count[seat * codes.KINDS :][: codes.KINDS]
        seen = game.view(seat).memory
        assert all(state.count[place] >= seen.known[place] for place in range(seats * codes.KINDS))
        cards = Counter({kind: sum(state.count[one * codes.KINDS + kind] for one in range(seats)) for kind in range(codes.KINDS)})
        cards.update(state.pile[: state.draw_n])
        cards.update(state.pile[len(state.pile) - state.discard_n :])
        assert +cards == Counter(game._numbers[card] for card in game.edition.deck)


@pytest.mark.parametrize(("hand", "guilty"), [("W+4 R5 G1", 1), ("W+4 B5 G1", 0)])
def test_who_laid_a_wild_draw_knows_whether_it_is_a_bluff(hand: str, guilty: int) -> None:
    """WD-WHO: in the imagination of its own player a Wild Draw is what it is in truth; others judge the hand that they imagine."""
    made = partial(tables.table, position)("modern", hands=[hand, "B1 B2 B3", "Y1 Y2 Y3"]).play("0 play W+4 B")
    game = Record.loads(json.dumps(made.record)).play()
    for number in range(1, 20):
        assert imagine(game, 0, [number, 2, 3, 4])[0].guilty == guilty
        state = imagine(game, 1, [number, 2, 3, 4])[0]
        assert state.guilty == int(state.mask[0] & game.view(1).memory.test != 0)


def test_imagined_hands_are_more_like_the_true_ones() -> None:
    """What bots remember of each other's play makes their cards likelier than chance does, in most positions of a game."""
    from lastcard.bots import make

    better = positions = 0
    for number in range(1, 5):
        game = Game("classic", players=2, seed=f"{number}")
        bots = [make("careful", f"{number}{seat}") for seat in range(2)]
        while game.turn is not None:
            seat = game.turn
            found = [likelihood(game, seat, with_memory) for with_memory in (True, False)]
            better += found[0] > found[1]
            positions += 1
            game.play(bots[seat].answer(game.view(seat)))
    assert better > 0.7 * positions


def likelihood(game: Game, seat: int, with_memory: bool) -> float:
    """How likely the other's true cards are in 100 imagined deals: a sum of logarithms."""
    view = game.view(seat)
    look = record_of(LOOK, LOOK_FIELDS, view.look)
    kept = record_of(RECALL, memory.RECALL_FIELDS, view.memory if with_memory else Recall())
    rules, state, fast = rules_record(game._ruleset), np.zeros(1, STATE), compiled()
    other, total = 1 - seat, np.zeros(codes.KINDS)
    fast.set_scene(look[0], rules[0], state[0])
    for deal in range(100):
        table = state.copy()
        table["deck_rng"][0] = [deal * 7919 + 1, 2, 3, deal]
        fast.deal_hidden(table[0], rules[0], look[0], kept[0])
        total += table["count"][0][other * codes.KINDS :][: codes.KINDS]
    truth = np.array(game._state.count[other * codes.KINDS :][: codes.KINDS])
    return float((truth * np.log(total + 0.15)).sum())


def test_what_is_no_move_is_not_remembered() -> None:
    """A move that is refused leaves no trace in what a seat remembers."""
    game = Game("classic", players=2, seed="9")
    before = in_numbers(game.view(0).memory, 2)
    with pytest.raises(InvalidMove):
        game.play("0 play W+2 R")
    assert in_numbers(game.view(0).memory, 2) == before
