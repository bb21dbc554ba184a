"""Rounds and games played out by bots, for simulation: the loop that is compiled whole.

One and the same function runs at both speeds, and so gives the same games.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.chance import FOR_GAME, FOR_NEXT, scramble
from ..kernel.deal import deal_round, new_game
from ..kernel.look import Look, count_discards, glance, look_closely
from ..kernel.play import act, play_card
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Host, Numbers
from .careful import choose_careful
from .random import Choice, choose_random
from .reflexes import CAREFUL, RANDOM, jumper, settle_calls
from .weighing import choose_weighed, name_colour, names_colour, weigh

#: The bots by name, the weakest first; a bot's place is its number in the loop.
LEVELS = ("random", "easy", "careful", "sharp", "champion")
#: Those that play at full speed: all that do not search.
SIMULATED = LEVELS[:4]

# Columns of a tally.
T_GAMES = 0
T_ROUNDS = 1
T_TURNS = 2  # turn actions
T_MOST_TURNS = 3  # in one game
T_BLOCKED = 4  # rounds in which all players passed
T_ENDLESS = 5  # rounds that reached the last turn action
T_UNWON = 6  # rounds that nobody won
T_CHALLENGES = 7
T_BLUFFS = 8  # challenges that found a bluff
T_LAID = 9  # cards laid
T_WINS = 10  # from here on by seat: games won; rounds won where a game is one round
T_POINTS = 20  # by seat: points scored
TALLY = 30

BOTS_STREAM = 0x9E3779B9  # makes the bots' generator of a game from its seed, which is scrambled already
MOST_ROUNDS = 100_000  # of one game; only rules under which nobody ever scores come near


def choose_base(look: Look, rules: Ruleset, level: int) -> Choice:
    """The choice of a level that does not search, from a whole view (`look_deeply`); for `champion` that of `sharp`."""
    if level == RANDOM:
        return choose_random(look, rules)
    if level == CAREFUL:
        return choose_careful(look, rules)
    return choose_weighed(look, rules, level)


def look_and_weigh(state: State, rules: Ruleset, seat: int, look: Look, level: int) -> Choice:
    """The same choice of a level that weighs; through the discards it looks only when it matters, as that takes as long as all the rest."""
    look_closely(state, rules, seat, look)
    if state.phase == codes.CHALLENGE:
        count_discards(state, rules, look)
    verb, kind, target, uno = weigh(look, rules, level)
    colour = codes.NONE
    if names_colour(look, rules, verb, kind):
        count_discards(state, rules, look)
        colour = name_colour(look, rules, level, kind)
    return verb, kind, colour, target, uno


def play_step(state: State, rules: Ruleset, host: Host | None, look: Look, bots: Numbers, tally: Numbers, settled: int) -> int:
    """Play one move of a round that is not over, with what is said and caught before it.

    `settled` is the turn action whose calls of UNO have been settled, none at first (-1); returns it for the next move.
    """
    if state.catchable and state.actions != settled:
        settled = state.actions + 0
        settle_calls(state, rules, host, look, bots)
    seat = jumper(state, rules, look, bots) if rules.jump_in and state.phase == codes.PLAY else state.turn + 0
    level = bots[seat]
    if level == RANDOM:
        glance(state, rules, seat, look)
        verb, kind, colour, target, uno = choose_random(look, rules)
    elif level == CAREFUL:
        look_closely(state, rules, seat, look)
        verb, kind, colour, target, uno = choose_careful(look, rules)
    else:
        verb, kind, colour, target, uno = look_and_weigh(state, rules, seat, look, level)
    if verb == codes.V_CHALLENGE:
        tally[T_CHALLENGES] += 1
        tally[T_BLUFFS] += state.guilty
    if verb == codes.V_PLAY:
        tally[T_LAID] += 1
        play_card(state, rules, host, seat, kind, colour, target, uno)  # the most frequent of `act`, without the way there
    else:
        act(state, rules, host, seat, verb, kind, colour, target, uno)
    return settled


def play_round(state: State, rules: Ruleset, host: Host | None, look: Look, bots: Numbers, tally: Numbers) -> None:
    """Play a dealt round to its end; `bots` holds the level at each seat."""
    settled = -1
    while state.phase < codes.ROUND_OVER:
        settled = play_step(state, rules, host, look, bots, tally, settled)


def count_round(state: State, tally: Numbers, lengths: Numbers) -> None:
    """Add a finished round to a tally, and its length to the distribution."""
    tally[T_ROUNDS] += 1
    tally[T_TURNS] += state.actions
    lengths[state.actions] += 1
    if state.ended == codes.E_PASSED:
        tally[T_BLOCKED] += 1
    elif state.ended == codes.E_ENDLESS:
        tally[T_ENDLESS] += 1
    if state.round_winner < 0:
        tally[T_UNWON] += 1


def begin_game(state: State, look: Look, seed: Numbers, base: Numbers, seats: int, game: int) -> None:
    """An empty table for a game of the simulation with the seed `base`; the game's own seed, and the bots' generator, from its number."""
    for place in range(4):
        seed[place] = base[place]
    seed[2] ^= game >> 32
    seed[3] ^= game & 0xFFFFFFFF
    scramble(seed, FOR_GAME)
    for place in range(4):
        look.rng[place] = seed[place] ^ BOTS_STREAM
    new_game(state, seats)


def play_games(
    state: State,
    rules: Ruleset,
    host: Host | None,
    look: Look,
    seed: Numbers,
    base: Numbers,
    bots: Numbers,
    seats: int,
    first: int,
    games: int,
    to_target: bool,
    tally: Numbers,
    lengths: Numbers,
) -> None:
    """Play the games numbered `first` to `first + games - 1` of the simulation with the seed `base`.

    Each game's own seed is made from the simulation's seed and the game's number alone, so any share of the games may be played
    anywhere.
    """
    for game in range(first, first + games):
        begin_game(state, look, seed, base, seats, game)
        turns = 0
        for _ in range(MOST_ROUNDS):
            deal_round(state, rules, host, seed, codes.NONE)
            play_round(state, rules, host, look, bots, tally)
            count_round(state, tally, lengths)
            turns += state.actions
            if state.phase == codes.GAME_OVER or not to_target:
                break
            scramble(seed, FOR_NEXT)
        tally[T_GAMES] += 1
        if turns > tally[T_MOST_TURNS]:
            tally[T_MOST_TURNS] = turns
        winner = state.game_winner if to_target else state.round_winner
        if winner >= 0:
            tally[T_WINS + winner] += 1
        for seat in range(seats):
            tally[T_POINTS + seat] += state.scores[seat]
