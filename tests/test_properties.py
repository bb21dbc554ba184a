"""What holds at every table, whatever is played: random editions, options, seats, instructions and moves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import (
    ALL_CARDS,
    Plan,
    Table,
    cards,
    cards_on_the_table,
    choose,
    colours,
    instructions,
    moves,
    plans,
    records,
    seeds,
    step,
    tables,
    views,
)

from lastcard import OPTIONS, Card, Colour, Event, Game, IllegalMove, Instruction, InvalidMove, Move, Record, Rules, Symbol, View, bots
from lastcard.bots.driver import SIMULATED
from lastcard.kernel import codes
from lastcard.kernel.state import as_numbers
from lastcard.seeds import is_seed, next_seed, text_of, words_of

numbers = st.integers(0, 2**32 - 1)


def seats_of(game: Game) -> range:
    """All seats of a game."""
    return range(len(game.players))


def everything(game: Game) -> tuple[dict[str, Any], *tuple[object, ...]]:
    """All that there is to a game: the state, the record with what was drawn, the events, and what every seat may do."""
    return as_numbers(game._state), game.record(), game.log, game.moves, game.seed, game.position()


def replayed(game: Game) -> tuple[object, ...]:
    """The same without the places of the pile that hold no card: a replay with what was drawn leaves other numbers there."""
    state, *rest = everything(game)
    pile, draws, discards = game._state.pile, game._state.draw_n, game._state.discard_n
    return {**state, "pile": [*pile[:draws], *pile[len(pile) - discards :]]}, *rest


def by_chance(record: Record) -> Record:
    """The same record without what was drawn."""
    return replace(record, rounds=tuple(replace(item, drawn=None) for item in record.rounds))


# Cards, moves and ends


@given(plans)
def test_no_card_is_lost_or_made(plan: Plan) -> None:
    """The cards in hands and piles are exactly the pack, after every step."""
    pack = plan.table.pack
    for game in plan.steps():
        if game.round > 1:
            pack = replace(plan.table, deal=None).pack
        assert cards_on_the_table(game) == pack


@given(plans)
def test_the_asked_seat_can_always_move(plan: Plan) -> None:
    """Until the round is over the asked seat has a legal move; then nobody has one, and nothing is owed or asked."""
    for game in plan.steps():
        if game.turn is not None:
            assert game.legal_moves()
        else:
            assert game.phase in ("round_over", "game_over")
            assert not any(game.legal_moves(seat) for seat in seats_of(game))
            assert (game.owed, game.catchable, game.is_over) == (0, [], game.game_winner is not None)


@given(tables(), numbers, st.sampled_from(["moves", *SIMULATED]))
def test_a_round_ends(table: Table, chance: int, who: str) -> None:
    """A round ends within 5,000 turn actions, whoever plays; and only the last of them blocks it as endless."""
    rng = Random(chance)
    game = table.game()
    players = [bots.make(who, f"{chance:x}") for _ in game.players] if who != "moves" else []
    while game.turn is not None and game._state.actions < 1200:
        move = players[game.turn].choose(game.view(game.turn)) if players else choose(game, rng.getrandbits(16))
        assert move is not None
        game.play(move)
    if game.turn is not None:  # rarely: what goes on for so long is cut short, as it may well go on to the end
        game._state.actions = codes.LAST_ACTION - 50
    while game.turn is not None:
        assert game._state.actions < codes.LAST_ACTION
        game.play(choose(game, rng.getrandbits(16)) or "")
    assert game._state.actions <= codes.LAST_ACTION
    assert (game._state.ended == codes.E_ENDLESS) <= (game._state.actions == codes.LAST_ACTION)


def test_a_round_that_nobody_wins_is_blocked_at_last() -> None:
    """Where hands are filled again and again, the 5,000th turn action ends the round."""
    rules = {"custom": [{"do": [["hand", 10]]}] * 3, "uno": "auto", "finish": "number"}
    game = Game("modern", 2, "2a", **rules)
    while game.turn is not None:
        own = game.legal_moves()
        game.play(next((move for move in own if move.verb in ("draw", "keep")), own[0]))
    assert game._state.actions == codes.LAST_ACTION
    assert game.log[-1][1][0].code in ("drew", "kept", "passed", "played", "shuffled")
    assert any(event == Event("blocked", {"why": "endless"}) for event in game.log[-1][1])


# Legal and refused


@given(plans)
def test_legal_moves_are_legal(plan: Plan) -> None:
    """Every listed move of every seat passes the check, stands there once, and is sorted in the position."""
    for game in plan.steps():
        legal = game.position()["legal"]
        for seat in seats_of(game):
            listed = game.legal_moves(seat)
            assert len(set(listed)) == len(listed)
            assert all(move.seat == seat and not move.uno and game.check(move) is None for move in listed)
            assert legal[str(seat)] == sorted(map(str, listed))
            assert tuple(listed) == game.view(seat).legal_moves


def all_moves(game: Game) -> Iterator[Move]:
    """Every well-formed move at a table, without the `uno` ending."""
    seats = seats_of(game)
    for seat in seats:
        for verb in codes.VERB_NAMES:
            if verb == "play":
                others = [None, *seats]
                yield from (
                    Move(seat, verb, card, colour, at) for card in game.edition.kinds for colour in (None, *Colour) for at in others
                )
            elif verb in ("give", "discard"):
                yield from (Move(seat, verb, card) for card in game.edition.kinds)
            elif verb == "colour":
                yield from (Move(seat, verb, colour=colour) for colour in Colour)
            elif verb == "catch":
                yield from (Move(seat, verb, target=other) for other in seats)
            else:
                yield Move(seat, verb)


@settings(max_examples=15)
@given(plans)
def test_whatever_is_legal_is_listed(plan: Plan) -> None:
    """Of all moves that can be written down, those that pass the check are listed, but for calls and catches that are not owed."""
    game = plan.played()
    if len(game.players) > 4:
        return
    for seat in seats_of(game):
        passing = {move for move in all_moves(game) if move.seat == seat and game.check(move) is None}
        owed = game.catchable
        unlisted = {
            move for move in passing if (move.verb == "uno" and seat not in owed) or (move.verb == "catch" and move.target not in owed)
        }
        assert passing - unlisted == set(game.legal_moves(seat))


@given(plans, st.data())
def test_what_is_refused_changes_nothing(plan: Plan, data: st.DataObject) -> None:
    """`check` gives no reason exactly when `play` carries the move out; a refused move leaves the game as it was."""
    game = plan.played()
    wanted = data.draw(st.lists(moves(game.edition, len(game.players)), max_size=12))
    for move in [*wanted, *game.legal_moves(0)]:
        before = everything(game)
        reason = game.check(move)
        assert everything(game) == before
        if reason is None:
            game.copy().play(move)
        else:
            with pytest.raises(IllegalMove) as refused:
                game.play(str(move))
            assert refused.value.reason == reason
            assert str(refused.value).isprintable()
        assert everything(game) == before


@given(plans, st.text("0123456789 RYGBW+SwildDIPplaydrawuno", max_size=30))
def test_what_is_no_move_changes_nothing(plan: Plan, text: str) -> None:
    """A text that is no move at this table raises `InvalidMove`, from the check and from play, and changes nothing."""
    game = plan.played()
    before = everything(game)
    try:
        game.check(text)
    except InvalidMove:
        with pytest.raises(InvalidMove):
            game.play(text)
    assert everything(game) == before


@given(plans)
def test_a_round_that_is_not_over_cannot_be_followed(plan: Plan) -> None:
    """The next round cannot be dealt while one goes on, nor after the game is won, and the attempt changes nothing."""
    game = plan.played()
    if game.phase != "round_over":
        before = everything(game)
        with pytest.raises(ValueError, match="over"):
            game.deal("2a")
        assert everything(game) == before


# What a seat may know


def veiled(game: Game, seat: int, rng: Random, piles: bool, keep: tuple[int, int] | None = None) -> Game:
    """The same game with other cards where this seat cannot see them: other hands, and with `piles` the draw pile, its order and chance.

    Other seats keep what is known to lie in their hands: the card that the asked one has just drawn, which must stay playable, and
    the seat and kind to `keep`.
    """
    other = game.copy()
    state = other._state
    held = [keep] if keep else []
    if state.phase == codes.DRAWN and state.turn != seat and (state.turn, state.drawn) not in held:
        held.append((state.turn, state.drawn))
    hidden = [one for one in seats_of(game) if one != seat and not state.open_by]
    hands = {}
    pool = list(state.pile[: state.draw_n]) if piles else []
    for one in hidden:
        counts = state.count[one * codes.KINDS : (one + 1) * codes.KINDS]
        hand = [kind for kind, count in enumerate(counts) for _ in range(count)]
        fixed = [kind for owner, kind in held if owner == one]
        for kind in fixed:
            hand.remove(kind)
        pool += hand
        hands[one] = fixed
    rng.shuffle(pool)
    for one in hidden:
        while len(hands[one]) < state.size[one]:
            hands[one].append(pool.pop())
        state.mask[one] = 0
        for kind in range(codes.KINDS):
            state.count[one * codes.KINDS + kind] = hands[one].count(kind)
            state.mask[one] |= (kind in hands[one]) << kind
    if piles:
        for place in range(state.draw_n):
            state.pile[place] = pool.pop()
        state.loose = rng.choice((0, state.loose, state.draw_n))
        state.deck_rng[:] = [rng.getrandbits(32) for _ in range(4)]
        state.guilty = 1 - state.guilty
        state.judged[:] = state.judged[::-1]
    assert not pool
    return other


def known(view: View, position: dict[str, Any]) -> tuple[object, ...]:
    """All that a seat is given, by any way: every field of its view, in numbers and words, its position as text, what bots make of it."""
    look = {name: value if isinstance(value, int) else bytes(value) for name in type(view.look).__slots__ for value in [_field(view, name)]}
    fields = [
        *(view.seat, view.seats, view.phase, view.turn, view.hand, view.hands, view.counts, view.top, view.colour, view.direction),
        *(view.draw_count, view.discard_count, view.scores, view.owed, view.drawn, view.said_uno, view.catchable, view.legal_moves),
        *(view.dealer, view.round, view.rules),
    ]
    chosen = [bots.make(level, "2a").choose(view) for level in SIMULATED] if view.turn == view.seat or view.look.playable else []
    return look, fields, json.dumps(position), chosen


def _field(view: View, name: str) -> Any:
    value = getattr(view.look, name)
    return value if isinstance(value, int | bytearray) else json.dumps(list(value)).encode()


@given(plans, st.integers(0, 9), numbers)
def test_a_view_does_not_change_with_what_it_cannot_see(plan: Plan, seat: int, chance: int) -> None:
    """Other hidden cards, in hands and pile, give a seat the same view, position, legal moves, and the same choices of its bot."""
    rng = Random(chance)
    for game in plan.steps():
        if rng.random() < 0.5:
            continue
        seat %= len(game.players)
        other = veiled(game, seat, rng, True)
        assert cards_on_the_table(other) == cards_on_the_table(game)
        assert known(other.view(seat), other.position(seat)) == known(game.view(seat), game.position(seat))


def told(events: list[Event], seat: int) -> list[tuple[str, dict[str, Any]]]:
    """What a seat is told of a round in play."""
    return [(event.code, event.seen_by(seat)) for event in events]


def searches(game: Game) -> bool:
    """Whether cards are drawn until one fits, so that the pile says how many."""
    return game.rules.draw_until_playable or any(part[0] == "until" for item in game.rules.custom for part in item.parts)


@given(plans, st.integers(0, 9), numbers, st.booleans())
def test_a_seat_is_not_told_what_it_cannot_see(plan: Plan, seat: int, chance: int, piles: bool) -> None:
    """Of the same move of anybody, a seat is told the same, whatever cards it cannot see: in other hands, or in the pile.

    What a move makes of hidden cards may show, as the end of a round does: then only its beginning is the same.
    """
    rng = Random(chance)
    for game in plan.steps():
        seat %= len(game.players)
        move = choose(game, rng.getrandbits(16))
        if move is None or (piles and move.verb == "challenge") or rng.random() < 0.5:
            continue  # a challenge tells everybody what the bluff was, and that is changed with the piles
        kept = None if move.card is None or move.seat == seat else (move.seat, game._numbers[move.card])
        other = veiled(game, seat, rng, piles, kept)
        if other.check(move) is not None:
            continue  # a Wild Draw that another hand makes dishonest
        events = game.copy().play(move)
        here, there = told(events, seat), told(other.play(move), seat)
        for own, (code, args), (same, others) in zip(events, here, there, strict=False):
            if code in ("won", "scored", "blocked", "game_won") or (code, args) == (same, others):
                continue
            # From here on they may differ in what this seat sees of a pile that was changed, and in what follows from that: its own cards,
            # and how many are drawn until one fits. Whether a Wild Draw fits may depend on a hidden hand as well.
            differ = {name for name in args if args[name] != others.get(name)} | (set(others) - set(args))
            assert piles or (searches(game) and game.rules.wild_draw == "strict"), (move, here, there)
            if code != same:
                assert searches(game), (move, here, there)
                break
            assert differ <= ({"count", "cards", "card"} if seat in own.seats else {"count"}), (move, here, there)
            break


@given(plans)
def test_events_keep_their_secrets(plan: Plan) -> None:
    """Cards are told to those alone who may see them: who draws, gives, gets, is dealt or shown them; to all while hands lie open."""
    game = plan.played()
    everyone = tuple(seats_of(game))
    for _, events in game.log:
        for event in events:
            args = event.args
            if event.secret:
                assert event.code in ("drew", "dealt", "gave", "shown")
                own = {"drew": ("seat",), "dealt": ("seat",), "gave": ("seat", "target"), "shown": ("target",)}[event.code]
                among = tuple(args[name] for name in own)
                assert event.seats == among or (event.code in ("drew", "gave") and event.seats == everyone and opened(game))
                public = {"drew": {"seat", "count", "why"}, "dealt": {"seat", "count"}, "gave": {"seat", "target"}}
                assert set(args) == public.get(event.code, {"seat", "target", "guilty"})
                assert set(event.secret) == {"card" if event.code == "gave" else "cards"}
            for seat in (None, *everyone):
                assert event.seen_by(seat) == ({**args, **event.secret} if seat in event.seats else args)


def opened(game: Game) -> bool:
    """Whether any instruction lays all hands open."""
    return any(part[0] == "open" for item in game.rules.custom for part in item.parts)


@given(views())
def test_a_view_holds_one_hand(view: View) -> None:
    """A seat sees its own hand, and others' all or none; its moves are its own, and can be written down."""
    shown = [seat for seat, hand in enumerate(view.hands) if hand is not None]
    assert shown in ([view.seat], list(range(view.seats)))
    assert [len(hand) for hand in view.hands if hand is not None] == [view.counts[seat] for seat in shown]
    assert list(view.hand) == sorted(view.hand)
    for move in view.legal_moves:
        assert move.seat == view.seat
        assert Move.parse(str(move)) == move


# Undo, copies, records


@given(plans, numbers)
def test_undo_gives_the_game_back(plan: Plan, chance: int) -> None:
    """Any number of moves and deals taken back in a row leaves exactly the game of then, and playing them again leads to the same."""
    rng = Random(chance)
    game = plan.table.game()
    before: list[tuple[object, ...]] = []
    done: list[Move | None] = []
    for choice in plan.choices:
        if game.is_over:
            break
        before.append(everything(game))
        done.append(step(game, choice))
        if rng.random() < 0.1:
            end = everything(game)
            back = rng.randint(1, len(done))
            for move, then in list(zip(done, before, strict=True))[: -back - 1 : -1]:
                assert game.undo() == move
                assert everything(game) == then
            for move in done[-back:]:
                game.deal() if move is None else game.play(move)
            assert everything(game) == end
    while done:
        assert game.undo() == done.pop()
        assert everything(game) == before.pop()
    with pytest.raises(IndexError):
        game.undo()


@given(plans)
def test_a_game_that_forgets_goes_on_all_the_same(plan: Plan) -> None:
    """Nothing can be taken back then; everything else, and the record, is as in a game that remembers."""
    game, other = plan.table.game(), plan.table.game()
    for choice in plan.choices:
        if game.is_over:
            break
        step(game, choice)
        step(other, choice)
        other.forget()
        assert other.log == []
        with pytest.raises(IndexError):
            other.undo()
    quick = plan.table.game()
    for move in game.moves[len(quick.moves) :]:
        if quick.turn is None:
            quick.deal()
        quick.play_on(move)
        assert quick.log == []
    if quick.turn is None and quick.round < game.round:
        quick.deal()
        quick.forget()
    assert everything(quick) == everything(other)
    for one, another in zip(everything(other), everything(game), strict=True):
        assert one == another or one == []  # the log
    if not game.is_over:
        there = everything(other)
        move = step(other, 0)
        assert other.undo() == move
        assert everything(other) == there


@given(plans)
def test_a_move_is_legal_where_no_reason_refuses_it(plan: Plan) -> None:
    """Of every seat: calls, catches, and all cards."""
    game = plan.played()
    for seat in range(len(game.players)):
        moves = [Move(seat, verb) for verb in ("draw", "keep", "pass", "uno", "accept", "challenge", "done")]
        moves += [Move(seat, "play", card) for card in game.edition.kinds] + [Move(seat, "catch", target=0)]
        for move in moves:
            assert game.is_legal(move) == (game.check(move) is None)


@given(plans)
def test_all_hands_are_seen_by_all_exactly_when_they_lie_open(plan: Plan) -> None:
    """CUSTOM, `open`."""
    for game in plan.steps():
        for seat in range(len(game.players)):
            assert game.hands_open == (None not in game.view(seat).hands)


@given(plans, numbers)
def test_a_copy_goes_its_own_way(plan: Plan, chance: int) -> None:
    """A copy is equal, and nothing done to it, undone in it or dealt in it changes the game that it was made from."""
    rng = Random(chance)
    game = plan.played()
    before = everything(game)
    other = game.copy()
    assert everything(other) == before
    for _ in range(30):
        if other.is_over or (rng.random() < 0.4 and len(other._steps) > 1):
            other.undo()
        else:
            step(other, rng.getrandbits(16))
        if other.is_over and len(other._steps) < 2:
            break
    assert everything(game) == before
    there = everything(other)
    fresh = plan.played()
    while len(game._steps) > 1:
        assert game.undo() == fresh.undo()
        assert everything(game) == everything(fresh)
    assert everything(other) == there


@given(plans)
def test_a_record_leads_to_the_same_end(plan: Plan) -> None:
    """The record of any game replays to its end, through its text too, with what was drawn or by chance alone."""
    game = plan.played()
    record = game.record()
    assert Record.loads(record.dumps()) == record
    assert Record.loads(record.dumps().encode()) == record
    assert Record.loads(by_chance(record).dumps()) == by_chance(record)
    assert everything(by_chance(record).play()) == everything(game)
    assert replayed(record.play()) == replayed(game)


@given(plans)
def test_a_replayed_game_can_be_taken_back(plan: Plan) -> None:
    """A game read from a record can be undone and played on like the one that was written."""
    game = plan.played()
    by_seed, again = by_chance(game.record()).play(), game.record().play()
    for _ in range(min(10, len(game.log) - 1)):
        assert again.undo() == by_seed.undo() == game.undo()
        assert everything(by_seed) == everything(game)
        assert replayed(again) == replayed(game)
    for choice in plan.choices[:10]:
        if not game.is_over:
            assert step(again, choice) == step(by_seed, choice) == step(game, choice)
            assert everything(by_seed) == everything(game)
            assert replayed(again) == replayed(game)


@given(plans, numbers)
def test_what_was_drawn_needs_no_generator(plan: Plan, chance: int) -> None:
    """With what was drawn, a record replays to the same end from another seed; a card too few or too many is refused."""
    record = plan.played().record()
    assert record.rounds[0].drawn is not None
    by_deal = [item if item.deal is None else replace(item, seed=f"{chance:x}") for item in record.rounds]
    other = replace(record, rounds=tuple(by_deal)).play()
    assert other.position() == plan.played().position()
    drawn = record.rounds[-1].drawn or ()
    for wrong in (drawn[:-1], (*drawn, "reshuffle")):
        if wrong != drawn:
            with pytest.raises(ValueError, match="drawn"):
                replace(record, rounds=(*record.rounds[:-1], replace(record.rounds[-1], drawn=wrong))).play()


# Values and their text


@given(cards, colours)
def test_cards_and_colours_go_to_text_and_back(card: Card, colour: Colour) -> None:
    """A card and a colour are what their texts say."""
    assert Card.parse(str(card)) == card
    assert hash(Card.parse(str(card))) == hash(card)
    assert Colour.parse(colour.text) is colour


def test_every_card_has_its_own_text() -> None:
    """No two cards share a text, and texts sort nothing: hands are sorted by colour, then symbol."""
    assert len({str(card) for card in ALL_CARDS}) == len(ALL_CARDS)
    assert {card.symbol for card in ALL_CARDS} == set(Symbol)


@given(moves())
def test_moves_go_to_text_and_back(move: Move) -> None:
    """A move is what its text says."""
    assert Move.parse(str(move)) == move


@given(instructions)
def test_instructions_go_to_json_and_back(instruction: Instruction) -> None:
    """An instruction is what its JSON says."""
    assert Instruction.parse(json.loads(json.dumps(instruction.to_json()))) == instruction


@given(tables())
def test_rules_go_to_json_and_back(table: Table) -> None:
    """Rules are what differs from their edition says; and every value has a text for the command line."""
    rules = table.rules
    written = json.loads(json.dumps(rules.differences()))
    assert Rules.of(rules.edition.name, written) == rules
    assert Rules.of(rules.edition.name, written).differences() == rules.differences()
    for name, option in OPTIONS.items():
        value = getattr(rules, name)
        if option.kind != "instructions":
            assert option.parse(str(value).lower() if option.kind == "flag" else str(value)) == value


@given(seeds)
def test_seeds_go_to_words_and_back(seed: str) -> None:
    """A seed's words, written down, are a seed of the same words, whatever its case and the zeros ahead of it."""
    words = words_of(seed)
    assert is_seed(seed)
    assert all(0 <= word < 2**32 for word in words)
    assert words_of(text_of(words)) == words == words_of("00" + seed.upper())
    assert is_seed(next_seed(seed))


@given(records)
def test_records_go_to_text_and_back(record: Record) -> None:
    """A record is what its text says, and its text is always the same."""
    again = Record.loads(record.dumps())
    assert again == record
    assert again.dumps() == record.dumps()


@given(st.text(max_size=30))
def test_other_texts_are_refused(text: str) -> None:
    """A text that is no card, no colour or no move is refused with an error of its own, unless it is what such a value writes."""
    for parse in (Card.parse, Colour.parse, Move.parse):
        try:
            value = parse(text)
        except ValueError:
            continue
        assert (value.text if isinstance(value, Colour) else str(value)) == text
