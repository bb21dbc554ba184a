"""`champion`: searches. It imagines the hidden cards as everything seen allows, plays every move out on the same deals, and chooses.

What it would do without searching is `sharp`'s choice, and so do all seats in its imagination play. A search is over when one move is
for certain better than the others, when as many deals as were asked for have been played, or, at a table, when its time is over.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.chance import below
from ..kernel.look import Look, look_deeply
from ..kernel.memory import Journal, Memory, Recall, act_remembered, recall, take_in
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Numbers
from .driver import T_BLUFFS, T_CHALLENGES, T_LAID, choose_base
from .imagine import HEAT, Search, begin_search, drop_behind, explore, is_better, is_decided, leader, set_scene
from .random import Choice
from .reflexes import CHAMPION, SHARP, jumper, settle_calls

#: A move is preferred to `sharp`'s when it is better by so many quarters of a standard error.
DOUBT = 3


def open_search(look: Look, rules: Ruleset, search: Search, base: State, players: Numbers) -> int:
    """Set the scene and list the moves; how many there are. The bot's generator moves on by two numbers, however long the search is."""
    for place in range(4):
        search.rng[place] = look.rng[place]
    below(look.rng, 2)
    below(look.rng, 2)
    verb, kind, colour, target, uno = choose_base(look, rules, SHARP)
    begin_search(search, rules, look, verb, kind, colour, target, uno)
    for seat in range(codes.SEATS):
        players[seat] = SHARP
    if search.moves > 1:
        set_scene(look, rules, base)
    return search.moves + 0


def run_heat(
    search: Search,
    rules: Ruleset,
    look: Look,
    recalled: Recall,
    base: State,
    scene: State,
    table: State,
    glass: Look,
    players: Numbers,
    tally: Numbers,
    worths: Numbers,
    first: int,
    deals: int,
) -> bool:
    """Play deals as `explore` does, and give up what is behind; whether there is anything left to find out."""
    explore(search, rules, look, recalled, base, scene, table, glass, players, tally, worths, first, deals)
    drop_behind(search)
    return not is_decided(search)


def chosen(search: Search) -> Choice:
    """The move that a search has come to."""
    move = leader(search)
    if move and not is_better(search, move, DOUBT):
        move = 0
    return search.verb[move] + 0, search.kind[move] + 0, search.colour[move] + 0, search.target[move] + 0, search.uno[move] != 0


def choose_champion(
    look: Look,
    rules: Ruleset,
    recalled: Recall,
    search: Search,
    base: State,
    scene: State,
    table: State,
    glass: Look,
    players: Numbers,
    tally: Numbers,
    worths: Numbers,
    samples: int,
) -> Choice:
    """The move of the seat that is asked, after so many deals at most."""
    if open_search(look, rules, search, base, players) > 1:
        goes_on = True
        while goes_on and search.deals < samples:
            deals = samples - search.deals
            if deals > HEAT:
                deals = HEAT
            goes_on = run_heat(search, rules, look, recalled, base, scene, table, glass, players, tally, worths, search.deals + 0, deals)
    return chosen(search)


def play_step_searching(
    state: State,
    rules: Ruleset,
    journal: Journal,
    memory: Memory,
    recalled: Recall,
    look: Look,
    bots: Numbers,
    tally: Numbers,
    search: Search,
    base: State,
    scene: State,
    table: State,
    glass: Look,
    players: Numbers,
    scrap: Numbers,
    worths: Numbers,
    samples: int,
    settled: int,
) -> int:
    """Play one move as `driver.play_step` does, at a table where champions search, so many deals a move at most.

    `memory` was opened when the round was dealt (`open_memory`); `journal` and `recalled` are for what is remembered, and the rest from
    `search` to `worths` is room for the searches.
    """
    if state.catchable and state.actions != settled:
        settled = state.actions + 0
        journal.n = 0
        settle_calls(state, rules, journal, look, bots)
        take_in(memory, rules, journal)
    seat = jumper(state, rules, look, bots) if rules.jump_in and state.phase == codes.PLAY else state.turn + 0
    look_deeply(state, rules, seat, look)
    if bots[seat] == CHAMPION and seat == state.turn:
        recall(memory, seat, recalled)
        verb, kind, colour, target, uno = choose_champion(
            look, rules, recalled, search, base, scene, table, glass, players, scrap, worths, samples
        )
    else:
        verb, kind, colour, target, uno = choose_base(look, rules, bots[seat])
    if verb == codes.V_CHALLENGE:
        tally[T_CHALLENGES] += 1
        tally[T_BLUFFS] += state.guilty
    elif verb == codes.V_PLAY:
        tally[T_LAID] += 1
    act_remembered(state, rules, journal, memory, seat, verb, kind, colour, target, uno)
    return settled
