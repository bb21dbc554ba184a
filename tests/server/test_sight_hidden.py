"""Hidden information: a frame tells its receiver what the receiver may know, and not a bit more.

Two ways to see it. Over random games of all editions and options, every frame to every seat and to spectators is read as it goes over the
line. And cards that a seat cannot see are exchanged for others behind its back: what it is sent must stay the same, byte for byte.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from strategies import random_rules

from lastcard.cards import Card
from lastcard.game import Game
from lastcard.kernel import codes
from lastcard.moves import Move
from lastcard.server import facts
from lastcard.server import messages as m
from lastcard.server.facts import Stamped
from lastcard.server.refusal import Refusal
from lastcard.server.sight import Sight
from lastcard.server.table import Change, Table

from .tables import NAMES, PEOPLE, SPECTATOR, Play, sent, texts_in

CHANCES = [*range(15), *(pytest.param(chance, marks=pytest.mark.soak) for chance in range(15, 120))]


def random_table(rng: random.Random, chance: int, people: int | None = None) -> Play:
    """A table of any edition with any options, all of whose seats are people's."""
    while True:
        rules, players = random_rules(rng, 0.3)
        options: dict[str, Any] = rules.differences()
        if rng.random() < 0.5:
            # Nothing hides more than it should behind a game that soon ends.
            options.pop("hand_size", None)
        try:
            return Play(people or players, edition=rules.edition.name, seed=chance, **options)
        except Refusal:
            continue


def choices(play: Play, rng: random.Random) -> Move:
    """A move of the asked seat, or now and then out of turn; a catch comes after its pause."""
    play.now += 5_000
    seats = range(len(play.table.seats))
    if rng.random() < 0.15:
        found = [move for seat in seats for move in play.game.legal_moves(seat)]
        found += [move for move in (Move(seat, "uno") for seat in seats) if play.game.is_legal(move)]
        return rng.choice(found)
    return rng.choice(play.legal())


def steps(play: Play, rng: random.Random, most: int = 150) -> Iterator[tuple[int, list[Change]]]:
    """Play at random; after each step the number before it and what it changed."""
    for _ in range(most):
        was = play.table.number
        new: list[facts.Fact]
        if play.table.phase == "game_over":
            return
        if play.table.phase == "round_over":
            new = [facts.Dealt(play.table.seed())]
        elif rng.random() < 0.05:
            seat = rng.randrange(len(play.table.seats))
            new = [facts.Said(seat, NAMES[seat], phrase="nice")]
        else:
            move = choices(play, rng)
            new = play.table.decide(PEOPLE[move.seat], play.command(m.PlayMove, move=str(move), seen=was), play.now)
        stamped = play.table.stamp(new, play.now)
        play.facts += stamped
        yield was, [play.table.apply(one) for one in stamped]


# What stands in a frame


def cards_in(value: object) -> set[str]:
    """The texts in a message that are cards."""
    found = set()
    for text in texts_in(value):
        for word in text.split():
            try:
                found.add(str(Card.parse(word)))
            except ValueError:
                continue
    return found


@pytest.mark.parametrize("chance", CHANCES)
def test_no_frame_holds_a_seed_a_person_or_a_card_that_its_receiver_may_not_see(chance: int) -> None:
    rng = random.Random(chance)
    play = random_table(rng, chance)
    sight = Sight(play.table)
    for was, changes in steps(play, rng):
        updates = sight.update(was, changes, play.now)
        secrets = [one.fact.seed for one in play.facts if isinstance(one.fact, facts.Started | facts.Dealt)] + [*PEOPLE, SPECTATOR]
        for seat in (*range(len(play.table.seats)), None):
            person = None if seat is None else PEOPLE[seat]
            for frame in (updates.of(seat), sight.frame(person, play.now)):
                data = sent(frame)
                text = data.decode()
                assert not any(secret in text for secret in secrets)
                assert not any(f'"{word}"' in text for word in ("seed", "deck", "pile", "rng", "person_id", "command"))
                game = msgspec.json.decode(data)["game"]
                if game is not None:
                    holds_only_what_may_be_seen(play.game, game, seat)
        if changes and changes[-1].line is not None:
            events_are_for(play, updates, changes)


def holds_only_what_may_be_seen(game: Game, view: dict[str, Any], seat: int | None) -> None:
    """The game in a frame, field by field, against the game itself."""
    seats = range(len(game.players))
    own = [] if seat is None else [str(card) for card in game.hand(seat)]
    assert view["hand"] == own
    for other, hand in zip(seats, view["hands"], strict=True):
        if other == seat or game.hands_open:
            assert hand == [str(card) for card in game.hand(other)]
        else:
            assert hand is None
    assert cards_in(view["legal"]) <= set(own)
    assert all(move.startswith(f"{seat} ") for move in view["legal"])
    assert view["drawn"] is None or (seat == game.turn and view["drawn"] in own)
    assert len(view["results"]) == game.round - (game.turn is not None)
    seen = {name: value for name, value in view.items() if name not in ("hand", "hands", "legal", "drawn", "results")}
    assert cards_in(seen) <= {str(game.top)}


def events_are_for(play: Play, updates: Any, changes: list[Change]) -> None:
    """The cards that somebody drew, was dealt, was given or was shown stand in the updates of those seats alone."""
    for change in changes:
        events = getattr(change.line, "events", ())
        for seat in (*range(len(play.table.seats)), None):
            entries = [entry for entry in updates.of(seat).entries if entry.number == change.number]
            if not events:
                continue
            for event, happened in zip(events, entries[0].events, strict=True):
                if seat in event.seats:
                    assert happened.args == {**event.args, **event.secret}
                else:
                    assert happened.args == dict(event.args)
                    assert "cards" not in happened.args


# Cards exchanged behind a seat's back


def exchange(game: Game, seat: int | None, rng: random.Random, keep: Counter[tuple[int, int]]) -> None:
    """Deal the cards that the seat cannot see anew among the places where it cannot see them; chance goes another way too.

    `keep` says how many of a kind stay in a hand: what its owner is about to lay or give must still be there.
    """
    state = game._state
    others = [other for other in range(state.seats) if other != seat and not game.hands_open]
    held: list[tuple[int, list[int]]] = []
    loose: list[int] = []
    for other in others:
        start = other * codes.KINDS
        kinds = [kind for kind in range(len(game.edition.kinds)) for _ in range(state.count[start + kind])]
        kept: list[int] = []
        for kind in list(kinds):
            if kept.count(kind) < keep[other, kind]:
                kept.append(kind)
                kinds.remove(kind)
        held.append((other, kept))
        loose += kinds
    drawn = state.drawn if state.phase == codes.DRAWN and state.turn != seat else None
    if drawn is not None and drawn >= 0:
        # It is known by its effect: it can be played.
        index = dict(held)
        if state.turn in index and drawn not in index[state.turn]:
            index[state.turn].append(drawn)
            loose.remove(drawn)
    loose += state.pile[: state.draw_n]
    rng.shuffle(loose)
    sizes = {other: state.size[other] for other in others}
    for other, kept in held:
        start = other * codes.KINDS
        hand = kept + [loose.pop() for _ in range(sizes[other] - len(kept))]
        state.mask[other] = 0
        for kind in range(codes.KINDS):
            state.count[start + kind] = 0
        for kind in hand:
            state.count[start + kind] += 1
            state.mask[other] |= 1 << kind
    assert len(loose) == state.draw_n
    for place, kind in enumerate(loose):
        state.pile[place] = kind
    if state.phase == codes.CHALLENGE and state.player != seat and not game.hands_open:
        state.guilty = 1 - state.guilty
    for place in range(4):
        state.deck_rng[place] = rng.getrandbits(32)


def open_to(game: Game, seat: int | None) -> object:
    """What a move may have opened to a seat that it could not see before.

    A drawn card that can be played is followed by a question, and one that cannot by the next turn (DRAW); hands may have been exchanged,
    laid open, or counted at the end of the round.
    """
    seen = range(len(game.players)) if game.hands_open or game.turn is None else [] if seat is None else [seat]
    return game.phase, game.turn, [game.hand(other) for other in seen]


def twin_of(play: Play) -> Table:
    """The same table once more, with the same people connected."""
    twin = Table.of(play.facts)
    for person in PEOPLE[: len(play.table.seats)]:
        twin.connect(person, play.now)
    return twin


@pytest.mark.parametrize("chance", CHANCES)
def test_what_looks_equal_to_a_seat_is_sent_to_it_the_same_byte_for_byte(chance: int) -> None:
    """The frame of the whole table, and the update after the next move wherever that looks equal too."""
    rng = random.Random(chance)
    play = random_table(rng, chance)
    compared = moved = 0
    for _ in steps(play, rng, most=60):
        if play.table.game is None or play.game.turn is None or rng.random() < 0.5:
            continue
        seat = rng.choice([*range(len(play.table.seats)), None])
        person = None if seat is None else PEOPLE[seat]
        move = choices(play, rng)
        keep: Counter[tuple[int, int]] = Counter()
        if move.card is not None:
            keep[move.seat, play.game.edition.kinds.index(move.card)] = 1
        tables = [twin_of(play), twin_of(play)]
        exchange(tables[1].game, seat, rng, keep)  # type: ignore[arg-type]
        sights = [Sight(table) for table in tables]
        frames = [sent(sight.frame(person, play.now)) for sight in sights]
        assert frames[0] == frames[1]
        compared += 1
        if tables[1].game is None or not tables[1].game.is_legal(move):
            continue
        stamped = Stamped(play.table.number + 1, play.now, None, None, facts.Moved(str(move)))
        changes = [table.apply(stamped) for table in tables]
        looks = [open_to(table.game, seat) for table in tables if table.game is not None]
        happened = [[(event.code, event.seen_by(seat)) for event in change.line.events] for change in changes]  # type: ignore[union-attr]
        if happened[0] == happened[1] and looks[0] == looks[1]:
            news = [sight.update(play.table.number, [change], play.now) for sight, change in zip(sights, changes, strict=True)]
            assert sent(news[0].of(seat)) == sent(news[1].of(seat))
            moved += 1
    assert compared > 0 or play.table.number < 30
    assert moved <= compared


def test_the_exchange_really_changes_what_is_hidden() -> None:
    """The test above would be worth nothing if it compared a table with itself."""
    play = Play(4)
    twin = twin_of(play)
    assert twin.game is not None
    exchange(twin.game, 0, random.Random(1), Counter())
    assert twin.game.hand(0) == play.game.hand(0)
    assert any(twin.game.hand(seat) != play.game.hand(seat) for seat in (1, 2, 3))
    assert Counter(card for seat in range(4) for card in twin.game.hand(seat)) != Counter(
        card for seat in range(4) for card in play.game.hand(seat)
    )
    assert sent(Sight(twin).frame(PEOPLE[1], play.now)) != sent(Sight(play.table).frame(PEOPLE[1], play.now))


def test_the_bluffer_s_hand_goes_to_the_challenger_alone() -> None:
    for seed in range(60):
        play = Play(3, edition="modern", seed=seed)
        rng = random.Random(seed)
        if not play.play_on(rng, lambda play: play.game.phase == "challenge", most=150):
            continue
        challenger = play.game.turn
        assert challenger is not None
        sight, was = Sight(play.table), play.table.number
        play.now += 1000
        stamped = play.table.stamp([facts.Moved(f"{challenger} challenge")], play.now)
        updates = sight.update(was, [play.table.apply(one) for one in stamped], play.now)
        for seat in (0, 1, 2, None):
            entry = updates.of(seat).entries[0]
            assert isinstance(entry, m.GameEntry)
            shown = next(event for event in entry.events if event.code == "shown")
            assert ("cards" in shown.args) == (seat == challenger)
        return
    pytest.fail("nobody was ever asked to challenge")


def test_open_hands_lie_open_for_everybody_and_closed_again_afterwards() -> None:
    """CUSTOM, `open`: all hands lie open until that player is next on turn."""
    for seed in range(100):
        play = Play(3, edition="modern", seed=seed, custom=[{"do": [["open"]]}] * 3)
        if not play.play_on(random.Random(seed), lambda play: play.game.hands_open, most=150):
            continue
        hands = [[str(card) for card in play.game.hand(seat)] for seat in range(3)]
        for person in (*PEOPLE[:3], SPECTATOR, None):
            assert play.view(person).hands == hands
        assert play.view(SPECTATOR).hand == play.view(None).hand == []
        assert play.play_on(random.Random(seed), lambda play: not play.game.hands_open, most=300)
        assert play.view(None).hands == [None] * 3
        return
    pytest.fail("no hand was ever laid open")


def test_refusals_say_nothing_of_other_hands() -> None:
    """Every move of one's own, legal or not, is answered the same whatever the others hold."""
    for chance in range(20):
        rng = random.Random(chance)
        play = random_table(rng, chance)
        for _ in steps(play, rng, most=10):
            pass
        if play.table.game is None or play.game.turn is None:
            continue
        seat = rng.randrange(len(play.table.seats))
        tables = [twin_of(play), twin_of(play)]
        exchange(tables[1].game, seat, rng, Counter())  # type: ignore[arg-type]
        for card in play.game.edition.kinds:
            for text in (f"{seat} play {card}", f"{seat} play {card} R", f"{seat} give {card}", f"{seat} uno", f"{seat} catch 0"):
                answers = []
                for table in tables:
                    try:
                        table.decide(PEOPLE[seat], m.Why(id="w", move=text), play.now)
                        answers.append("legal")
                    except Refusal as refusal:
                        answers.append(f"{refusal.code} {refusal.details} {refusal.ruling}")
                assert answers[0] == answers[1], text
