"""Whatever anybody sends in whatever order: refused or carried out, and the facts tell all of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from strategies import random_rules

from lastcard.moves import Move
from lastcard.server import messages as m
from lastcard.server.refusal import CODES, Refusal
from lastcard.server.sight import Sight
from lastcard.server.table import Table

from .tables import PEOPLE, SPECTATOR, Play

ACTORS = [*PEOPLE[:5], SPECTATOR, None]


def random_text(rng: random.Random) -> str:
    return "".join(rng.choice("aB9 \u200b\u202eñ🂡\n\x00") for _ in range(rng.randint(0, 12)))


def random_move(rng: random.Random, play: Play) -> str:
    """A move that is often legal, and often enough nothing of the sort."""
    game = play.table.game
    if game is None or rng.random() < 0.1:
        return rng.choice(["0 draw", "1 uno", "0 catch 1", "x", random_text(rng), "3 play WCUSTOM1 R 2 uno"])
    if game.turn is not None and rng.random() < 0.8:
        return str(rng.choice(game.legal_moves()))
    seat = rng.randrange(len(game.players))
    if rng.random() < 0.4:
        return str(Move(seat, "catch", target=rng.randrange(len(game.players))))
    return str(
        rng.choice([*game.legal_moves(seat), Move(seat, "uno"), Move(seat, "draw"), Move(seat, "play", rng.choice(game.edition.kinds))])
    )


def random_command(rng: random.Random, play: Play) -> Any:
    """Any command, of which more than half are moves."""
    if rng.random() < 0.6:
        seen = rng.choice([None, play.table.number, play.table.number - 1, 0])
        return play.command(m.PlayMove, move=random_move(rng, play), seen=seen)
    seat = rng.randrange(6)
    rules, _ = random_rules(rng, 0.1)
    options: dict[str, Any] = rules.differences() if rng.random() < 0.7 else {random_text(rng): 1, "hand_size": rng.choice([0, 1, "7"])}
    kinds: list[tuple[type[Any], dict[str, Any]]] = [
        (m.Sit, {"seat": rng.choice([None, seat])}),
        (m.Leave, {}),
        (m.SetSeats, {"count": rng.randint(2, 6)}),
        (m.AddBot, {"seat": seat, "level": rng.choice(["careful", "random", "clever"])}),
        (m.Remove, {"seat": seat}),
        (m.HandOver, {"seat": seat}),
        (m.SetRules, {"edition": rules.edition.name, "options": options}),
        (
            m.SetTable,
            {
                "timer": rng.choice([None, 0, 10, 600]),
                "grace": rng.choice([None, 0, 30]),
                "pace": rng.choice([None, "fast", "slow"]),
                "chat": rng.choice([None, True, False]),
                "watching": rng.choice([None, True, False]),
            },
        ),
        (m.Agree, {"version": rng.choice([play.table.version, 0, 7])}),
        (m.Start, {}),
        (m.Start, {}),
        (m.Ready, {}),
        (m.Ready, {}),
        (m.Back, {}) if rng.random() < 0.2 else (m.Ping, {}),
        (m.Why, {"move": random_move(rng, play)}),
        (m.StandIn, {"on": rng.random() < 0.5}),
        (m.Pause, {"on": rng.random() < 0.3}),
        (m.Say, {"text": rng.choice([None, random_text(rng)]), "phrase": rng.choice([None, "hello"]), "emote": rng.choice([None, "wow"])}),
        (m.Resync, {}),
    ]
    kind, fields = rng.choice(kinds)
    return play.command(kind, **fields)


def table_rests(play: Play) -> bool:
    """Whether no round is being played."""
    return play.table.phase != "playing" or play.table.paused


def useful_command(rng: random.Random, play: Play) -> tuple[str | None, Any]:
    """What brings a table on that is stuck in the waiting room or between rounds: from its host."""
    table = play.table
    empty = [place for place, seat in enumerate(table.seats) if seat.is_empty]
    if table.host is None:
        return rng.choice(PEOPLE[:3]), play.command(m.Sit)
    if empty and rng.random() < 0.5:
        return table.host, play.command(m.AddBot, seat=empty[0], level="random")
    if table.paused:
        return table.host, play.command(m.Pause, on=False)
    return table.host, play.command(m.Start)


def state(table: Table, now: int) -> list[bytes]:
    """What everybody would be sent: without the clocks, which start anew where a table does."""
    found = []
    for person in ACTORS:
        frame = msgspec.to_builtins(Sight(table).frame(person, now))
        for seat in frame["table"]["seats"]:
            seat["stand_in_at"] = None
        if frame["game"] is not None:
            frame["game"]["deadline"] = None
        found.append(msgspec.json.encode(frame))
    return found


@pytest.mark.parametrize("chance", [*range(10), *(pytest.param(chance, marks=pytest.mark.soak) for chance in range(10, 300))])
def test_random_people_with_random_commands(chance: int) -> None:
    """Nothing but `Refusal` is ever raised, what is refused changes nothing, and the facts make the same table again."""
    rng = random.Random(chance)
    rules, players = random_rules(rng, 0.2)
    options: dict[str, Any] = rules.differences()
    try:
        play = Play(2, ("careful",) * (min(players, 5) - 2), edition=rules.edition.name, seed=chance, start=False, **options)
    except Refusal:
        pytest.skip("these rules are not for so few")
    connected: list[str | None] = list(PEOPLE[:2])
    told = Sight(play.table)
    refused = made = 0
    for step in range(300):
        play.now += rng.choice([0, 1, 300, 2_000, 30_000])
        if rng.random() < 0.1:
            person = rng.choice(ACTORS)
            if person in connected and rng.random() < 0.7:
                connected.remove(person)
                play.disconnect(person)
            else:
                connected.append(person)
                play.connect(person)
        if rng.random() < 0.5:
            for _ in range(3):
                if not play.act():
                    break
        person, command = rng.choice(ACTORS), random_command(rng, play)
        if isinstance(command, m.PlayMove) and rng.random() < 0.8 and (asked := play.table.asked) is not None:
            person = asked.person
        if table_rests(play) and rng.random() < 0.4:
            person, command = useful_command(rng, play)
        before, due = play.everything(), play.table.due()
        refusal: Refusal | None
        try:
            new = play.table.decide(person, command, play.now, "Zoe")
        except Refusal as raised:
            new, refusal = [], raised
        else:
            refusal = None
        assert (play.everything(), play.table.due()) == (before, due)
        if refusal is not None:
            refused += 1
            assert refusal.ruling is not None or set(refusal.details) >= set(CODES[refusal.code])
            msgspec.json.encode(refusal.details)
            continue
        made += 1
        play.add(new, person, command.id)
        assert told.table_view() == play.public  # what is made anew only when it may have changed
        if new and person is not None:
            assert play.table.answered(person, command.id) == play.table.number
        if step % 40 == 39:
            again = Table.of(play.facts)
            for person in connected:
                again.connect(person, play.now)
            assert state(again, play.now) == state(play.table, play.now)
            assert again.number == play.table.number
    assert refused > 20
    assert made > 20
