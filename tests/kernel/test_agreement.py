"""Both speeds give the same game: after every move the interpreted and the compiled state are equal to the byte."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from strategies import Plan, plans, random_rules
from twin import TwinGame, to_record

from lastcard.bots import driver
from lastcard.bots.careful import choose_careful
from lastcard.bots.random import choose_random
from lastcard.bots.reflexes import EASY, SHARP
from lastcard.bots.weighing import choose_weighed
from lastcard.kernel import codes
from lastcard.kernel.deal import deal_round, new_game
from lastcard.kernel.legal import check
from lastcard.kernel.look import FIELDS as LOOK_FIELDS
from lastcard.kernel.look import Look, look_closely
from lastcard.kernel.play import act
from lastcard.kernel.ruleset import compile_rules
from lastcard.kernel.state import FIELDS, State
from lastcard.rules import Rules
from lastcard.simulate import Result, simulate
from lastcard.speed import LOOK, STATE, compiled, rules_record

GAMES = int(os.environ.get("LASTCARD_AGREEMENT_GAMES", "100000"))
WORKERS = int(os.environ.get("LASTCARD_AGREEMENT_WORKERS", str(os.cpu_count() or 1)))
MOST_MOVES = 400


def _packer(fields: tuple[tuple[str, str, int], ...], dtype: Any) -> Callable[[Any], bytes]:
    """A function that writes an interpreted object as the bytes of its record."""
    letters = {"i8": "q", "i4": "i", "i2": "h", "i1": "b"}
    form = "<"
    for name, letter, length in fields:
        gap = dtype.fields[name][1] - struct.calcsize(form)
        form += "x" * gap + (f"{length}s" if length and letter == "i1" else f"{length or 1}{letters[letter]}")
    form += "x" * (dtype.itemsize - struct.calcsize(form))
    get, pack = attrgetter(*(name for name, _, _ in fields)), struct.Struct(form).pack
    wide = [bool(length) and letter != "i1" for _, letter, length in fields]

    def to_bytes(value: Any) -> bytes:
        numbers: list[Any] = []
        for found, many in zip(get(value), wide, strict=True):
            if many:
                numbers += found
            else:
                numbers.append(bytes(found) if isinstance(found, list) else found)
        return pack(*numbers)

    return to_bytes


state_bytes = _packer(FIELDS, STATE)
look_bytes = _packer(LOOK_FIELDS, LOOK)

Numbered = tuple[int, int, int, int, int, bool]
choose_easy, choose_sharp = partial(choose_weighed, level=EASY), partial(choose_weighed, level=SHARP)


def anything(rng: Random, seats: int, kinds: int) -> Numbered:
    """Any well-formed move in numbers, legal or not; plays, draws and calls more often than others."""
    verb = rng.choice((codes.V_PLAY, codes.V_PLAY, codes.V_DRAW, codes.V_UNO, codes.V_CATCH, rng.randrange(12)))
    seat = rng.randrange(seats)
    if verb == codes.V_PLAY:
        return seat, verb, rng.randrange(kinds), rng.randint(-1, 3), rng.randint(-1, seats - 1), rng.random() < 0.3
    kind = rng.randrange(kinds) if verb in (codes.V_GIVE, codes.V_DISCARD) else codes.NONE
    colour = rng.randrange(4) if verb == codes.V_COLOUR else codes.NONE
    return seat, verb, kind, colour, rng.randrange(seats) if verb == codes.V_CATCH else codes.NONE, False


def differing(state: State, array: Any) -> dict[str, tuple[Any, Any]]:
    """The fields in which the two differ."""
    here = to_record(state)
    return {name: (here[name][0], array[name][0]) for name, _, _ in FIELDS if (here[name] != array[name]).any()}


def play_both(seed: int) -> tuple[int, int]:
    """One game at a random table, at both speeds, compared after every move; returns how many moves were made and refused.

    Bots of either kind choose most moves; the others are made up at random, and carried out where the rules allow it.
    """
    rng = Random(seed)
    rules, seats = random_rules(rng, rng.choice((0.1, 0.5)))
    ruleset = compile_rules(rules)
    array, ruleset_array = np.zeros(1, STATE), rules_record(ruleset)
    state = State()
    new_game(state, seats)
    array[:] = to_record(state)
    there, ruled = array[0], ruleset_array[0]
    compiled_check, compiled_act, compiled_look = compiled().check, compiled().act, compiled().look_closely
    look, look_array = Look(), np.zeros(1, LOOK)
    look_there = look_array[0]
    bots = [rng.choice((choose_random, choose_careful, choose_easy, choose_sharp)) for _ in range(seats)]
    bot_words = [rng.getrandbits(32) for _ in range(4)]
    wildness = rng.choice((0.1, 0.3, 0.7))
    made = refused = 0
    for _ in range(rng.randint(1, 3)):
        words = [rng.getrandbits(32) for _ in range(4)]
        dealer = rng.choice((codes.NONE, rng.randrange(seats)))
        deal_round(state, ruleset, None, words, dealer)
        compiled().deal_round(there, ruled, None, np.array(words), dealer)
        assert state_bytes(state) == array.tobytes(), (seed, "deal", differing(state, array))
        tries = 0
        while state.phase < codes.ROUND_OVER and tries < MOST_MOVES:
            tries += 1
            if rng.random() < wildness:
                move = anything(rng, seats, ruleset.kinds)
            else:
                seat = state.turn
                look_closely(state, ruleset, seat, look)
                compiled_look(there, ruled, seat, look_there)
                assert look_bytes(look) == look_array.tobytes(), (seed, made, "look")
                look.rng = bot_words
                move = (seat, *bots[seat](look, ruleset))
                look.rng, look.weights, look.weighted = [0, 0, 0, 0], [0] * codes.WEIGHTS, 0
            code = check(state, ruleset, *move)
            assert compiled_check(there, ruled, *move) == code, (seed, made, move)
            if code:
                refused += 1
                continue
            act(state, ruleset, None, *move)
            compiled_act(there, ruled, None, *move)
            assert state_bytes(state) == array.tobytes(), (seed, made, move, differing(state, array))
            made += 1
        if state.phase != codes.ROUND_OVER:
            break
    return made, refused


def play_many(share: range) -> tuple[int, int]:
    """The games of these seeds."""
    made = refused = 0
    for seed in share:
        some, others = play_both(seed)
        made, refused = made + some, refused + others
    return made, refused


def drive(
    rules: Rules, levels: list[int], words: list[int], games: int, to_target: bool, interpreted: bool
) -> tuple[bytes, list[int], list[int]]:
    """Games of the simulation's loop: the last state to the byte, the tally, and the lengths of the rounds."""
    if interpreted:
        state, row = State(), [0, 0, 0, 0]
        tally, lengths = [0] * driver.TALLY, [0] * (codes.LAST_ACTION + 1)
        driver.play_games(state, compile_rules(rules), None, Look(), row, words, levels, len(levels), 0, games, to_target, tally, lengths)
        return state_bytes(state), tally, lengths
    array, look, ruleset = np.zeros(1, STATE), np.zeros(1, LOOK), rules_record(compile_rules(rules))
    counted, spread, row_array = np.zeros(driver.TALLY, np.int64), np.zeros(codes.LAST_ACTION + 1, np.int64), np.zeros(4, np.int64)
    bots, seed = np.array(levels), np.array(words)
    compiled().play_games(
        *(array[0], ruleset[0], None, look[0], row_array, seed, bots),
        *(len(levels), 0, games, to_target, counted, spread),
    )
    return array.tobytes(), counted.tolist(), spread.tolist()


def drive_both(seed: int, games: int) -> int:
    """Games of the loop at a random table, at both speeds; returns how many were played."""
    rng = Random(seed)
    rules, seats = random_rules(rng, rng.choice((0.1, 0.5)))
    levels = [rng.randrange(len(driver.SIMULATED)) for _ in range(seats)]
    words = [rng.getrandbits(32) for _ in range(4)]
    to_target = rules.target <= 500 and rules.scoring == "winner" and rng.random() < 0.2
    assert drive(rules, levels, words, games, to_target, True) == drive(rules, levels, words, games, to_target, False), seed
    return games


def test_a_state_is_written_as_the_bytes_of_its_record() -> None:
    """The bytes that these tests compare hold every field of a state."""
    rng = Random(1)
    state = State()
    for name, letter, length in FIELDS:
        most = {"i8": 2**60, "i4": 2**31, "i2": 2**15, "i1": 2**7}[letter]
        value = [rng.randrange(most) for _ in range(length)] if length else rng.randrange(most)
        setattr(state, name, bytearray(value) if length and letter == "i1" else value)
    assert state_bytes(state) == to_record(state).tobytes()


@pytest.mark.parametrize("share", [pytest.param(share, marks=[] if share < 8 else pytest.mark.soak) for share in range(15)])
def test_every_move_gives_equal_states(share: int) -> None:
    """Interpreted and compiled, a hundred games agree in every byte after every move, and in every refusal."""
    made, refused = play_many(range(share * 100, share * 100 + 100))
    assert made > 2000
    assert refused > 200


@given(plans)
def test_games_of_any_deal_agree(plan: Plan) -> None:
    """Also a game whose first round is laid out by hand is the same at both speeds."""
    game = plan.played(TwinGame)
    assert game.record() == plan.played().record()


@pytest.mark.parametrize("seed", range(8))
def test_simulations_end_in_equal_states(seed: int) -> None:
    """The loop of the simulation gives equal tallies, lengths and last states at both speeds."""
    assert drive_both(seed, 10) == 10


@pytest.mark.parametrize("edition", ["pocket", "classic", "modern"])
def test_a_simulation_is_the_same_at_both_speeds(edition: str) -> None:
    """All that a simulation reports, but for the time it took, is the same at both speeds."""

    def told(result: Result) -> dict[str, Any]:
        return {name: value for name, value in result.to_json().items() if not name.endswith(("_second", "_seconds"))}

    bots = ["random", "careful", "sharp", "easy"]
    slow = simulate(edition, 4, games=40, bots=bots, seed="2a", interpreted=True)
    assert told(slow) == told(simulate(edition, 4, games=40, bots=bots, seed="2a"))


def _spread(work: str, count: int, share: int, boundscheck: bool = False) -> tuple[int, ...]:
    """Do shares of a long work in processes of their own; the sums of what they return."""
    tests = Path(__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tests), *filter(None, [os.environ.get("PYTHONPATH")])])}
    if boundscheck:
        environment["NUMBA_BOUNDSCHECK"] = "1"
    code = (
        "import sys; from kernel.test_agreement import *\n"
        f"done = [{work} for start in range(int(sys.argv[1]) * {share}, {count}, {WORKERS * share})]\n"
        "print(*map(sum, zip(*done)))"
    )
    workers = [
        subprocess.Popen([sys.executable, "-c", code, str(number)], stdout=subprocess.PIPE, text=True, env=environment)
        for number in range(WORKERS)
    ]
    found = [(worker.communicate()[0], worker.returncode) for worker in workers]
    assert all(status == 0 for _, status in found), found
    return tuple(map(sum, zip(*(map(int, text.split()) for text, _ in found if text.strip()), strict=True)))


@pytest.mark.soak
@pytest.mark.parametrize("boundscheck", [False, True])
def test_every_move_of_very_many_games_gives_equal_states(boundscheck: bool) -> None:
    """A hundred thousand games agree in every byte after every move; some thousands also while every index is checked."""
    games = GAMES // 20 if boundscheck else GAMES
    made, refused = _spread(f"play_many(range(start + 10**6, min(start + 250, {games}) + 10**6))", games, 250, boundscheck)
    print(f"{games} games, {made} moves, {refused} refused")
    assert made > games * 10


@pytest.mark.soak
def test_very_many_simulated_games_end_in_equal_states() -> None:
    """Tallies, lengths and last states of many simulations are equal at both speeds."""
    tables = GAMES // 100
    (games,) = _spread("(drive_both(start + 10**6, 20),)", tables, 1)
    assert games == tables * 20
