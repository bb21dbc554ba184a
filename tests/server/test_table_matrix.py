"""Every question that may be open meets everything that may interrupt it: the table goes on, and the round ends."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from lastcard.game import Game
from lastcard.server import facts
from lastcard.server import messages as m

from .tables import ANA, PEOPLE, SPECTATOR, Play

TEXT = [{"text": "Sing."}]
DISCARD = [{"do": [["hand", 1]]}] * 3

#: Each question: when it is open, and where it comes up.
QUESTIONS: dict[str, tuple[Callable[[Game], bool], dict[str, Any]]] = {
    "play": (lambda game: game.phase == "play" and not game.owed, {"edition": "classic"}),
    "drawn": (lambda game: game.phase == "drawn", {"edition": "classic"}),
    "colour": (lambda game: game.phase == "colour", {"edition": "modern"}),
    "give": (lambda game: game.phase == "give", {"edition": "pocket"}),
    "discard": (lambda game: game.phase == "discard", {"edition": "modern", "custom": DISCARD}),
    "confirm": (lambda game: game.phase == "confirm", {"edition": "modern", "custom": TEXT * 3}),
    "challenge": (lambda game: game.phase == "challenge", {"edition": "modern"}),
    "owed stack": (lambda game: game.phase == "play" and game.owed > 0, {"edition": "classic", "stacking": "up"}),
    "stacked challenge": (lambda game: game.phase == "challenge" and game.owed > 4, {"edition": "modern", "stacking": "up"}),
    "uno owed": (lambda game: bool(game.catchable), {"edition": "classic", "jump_in": True}),
    "round_over": (lambda game: game.phase == "round_over", {"edition": "classic", "hand_size": 2}),
    "game_over": (lambda game: game.phase == "game_over", {"edition": "classic", "hand_size": 2, "target": 1}),
}


def reach(question: str) -> Play:
    """A table of four where this question is open, and put to somebody other than the host."""
    wanted, more = QUESTIONS[question]
    for seed in range(400):
        play = Play(4, seed=seed, **more)
        play.connect(SPECTATOR)
        rng = random.Random(seed)
        most = 1 if question == "colour" else 400
        if play.play_on(rng, lambda play: wanted(play.game) and play.game.turn != 0, most) or (
            question == "game_over" and play.table.phase == "game_over"
        ):
            return play
    raise AssertionError(f"no game came to {question}")


def asked(play: Play) -> int:
    """The seat that is asked, or else some seat that is not the host's."""
    return play.game.turn or 1


# Interruptions. Each says what has become so when it is over.


def leave(play: Play) -> None:
    play.do(PEOPLE[asked(play)], m.Leave)


def remove(play: Play) -> None:
    play.do(ANA, m.Remove, seat=asked(play))


def host_leaves(play: Play) -> None:
    play.do(ANA, m.Leave)


def disconnect(play: Play) -> None:
    place = asked(play)
    running = play.table.phase != "game_over"
    play.disconnect(PEOPLE[place])
    play.wait(60_000)
    assert play.public.seats[place].stand_in == running


def everybody_disconnects(play: Play) -> None:
    for person in PEOPLE[:4]:
        play.disconnect(person)
    assert play.wait(3_600_000) == []
    for person in PEOPLE[:4]:
        play.connect(person)


def time_out(play: Play) -> None:
    play.do(ANA, m.SetTable, timer=20)
    running = play.table.phase == "playing"
    assert bool(play.wait(20_000)) == running


def pause(play: Play) -> None:
    if play.table.phase == "game_over":
        assert play.refused(ANA, m.Pause, on=True).code == "no-game"
        return
    play.do(ANA, m.Pause, on=True)
    assert play.wait(3_600_000) == []
    play.do(ANA, m.Pause, on=False)


def stand_in(play: Play) -> None:
    place = asked(play)
    play.do(PEOPLE[place], m.StandIn, on=True)
    play.do(PEOPLE[place], m.StandIn, on=False)
    play.do(PEOPLE[place], m.StandIn, on=True)


def chat(play: Play) -> None:
    play.do(PEOPLE[asked(play)], m.Say, phrase="hurry")
    play.do(SPECTATOR, m.Say, "Zoe", text="Well?")


def spectator_leaves(play: Play) -> None:
    play.disconnect(SPECTATOR)


def restart(play: Play) -> None:
    before = play.everything()
    play.restart(*PEOPLE[:4], SPECTATOR)
    assert play.everything() == before


def hand_over(play: Play) -> None:
    play.do(ANA, m.HandOver, seat=asked(play))


def somebody_takes_over(play: Play) -> None:
    place = asked(play)
    play.do(PEOPLE[place], m.Leave)
    play.do(SPECTATOR, m.Sit, "Zoe")
    assert play.frame(SPECTATOR).seat == place


INTERRUPTIONS = [
    leave,
    remove,
    host_leaves,
    disconnect,
    everybody_disconnects,
    time_out,
    pause,
    stand_in,
    chat,
    spectator_leaves,
    restart,
    hand_over,
    somebody_takes_over,
]
#: Those after which time has passed, so that bots or the clock have answered.
MOVES_ON = {disconnect, time_out}


@pytest.mark.parametrize("interruption", INTERRUPTIONS, ids=lambda one: one.__name__)
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_survives_an_interruption_and_the_round_ends(question: str, interruption: Callable[[Play], None]) -> None:
    play = reach(question)
    before = play.view(None)
    interruption(play)
    after = play.view(None)
    if interruption not in MOVES_ON:
        assert (after.turn, after.phase, after.question, after.colour, after.owed, after.counts, after.catchable) == (
            before.turn,
            before.phase,
            before.question,
            before.colour,
            before.owed,
            before.counts,
            before.catchable,
        )
    ends(play)


def ends(play: Play) -> None:
    """The round goes on to its end, and another game can begin; the cards are the whole pack after every move."""
    rng = random.Random(7)
    if play.table.host not in play.table.sockets:
        play.connect(play.table.host)
    for _ in range(40_000):
        if play.table.phase == "game_over":
            break
        if play.table.phase == "round_over":
            # A round has been seen to its end: that is enough of the game.
            play.do(play.table.host, m.Back)
            break
        play.now += 100_000
        if not play.act():
            seat = play.table.asked
            assert seat is not None
            moves = play.legal()
            play.move(str(rng.choice([move for move in moves if move.verb == "play"] or moves)), seat.person)
        view = play.view(None)
        assert sum(view.counts) + view.draw_count + view.discard_count == len(play.game.edition.deck)
    assert play.table.phase in ("waiting", "game_over")
    for seat in play.table.seats:
        if not play.table.has_agreed(seat):
            play.do(seat.person, m.Agree, version=play.table.version)
    started = play.do(play.table.host, m.Start)
    assert isinstance(started[0], facts.Started)
