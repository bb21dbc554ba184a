"""`champion`: searches. It imagines the hidden cards as everything seen allows, plays every move out on the same deals, and chooses.

What it would do without searching is `sharp`'s choice, and so do all seats in its imagination play. A search is over when one move is
for certain better than the others, when as many deals as were asked for have been played, or, at a table, when its time is over.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.chance import below
from ..kernel.look import Look
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Numbers
from .careful import choose_careful
from .imagine import HEAT, Search, begin_search, drop_behind, explore, is_better, is_decided, leader, set_scene
from .random import Choice


#: A move is preferred to `sharp`'s when it is better by so many quarters of a standard error.
DOUBT = 3


def open_search(look: Look, rules: Ruleset, search: Search, base: State, players: Numbers, level: int) -> int:
    """Set the scene and list the moves; how many there are. Takes two numbers from the bot's generator, however long the search is."""
    verb, kind, colour, target, uno = choose_careful(look, rules)
    begin_search(search, rules, look, verb, kind, colour, target, uno)
    for place in range(4):
        search.rng[place] = look.rng[place]
    below(look.rng, 2)
    below(look.rng, 2)
    for seat in range(codes.SEATS):
        players[seat] = level
    if search.moves > 1:
        set_scene(look, rules, base)
    return search.moves + 0


def chosen(search: Search) -> Choice:
    """The move that a search has come to."""
    move = leader(search)
    if not is_better(search, move, DOUBT):
        move = 0
    return search.verb[move] + 0, search.kind[move] + 0, search.colour[move] + 0, search.target[move] + 0, search.uno[move] != 0


def choose_champion(
    look: Look,
    rules: Ruleset,
    search: Search,
    base: State,
    scene: State,
    table: State,
    glass: Look,
    players: Numbers,
    tally: Numbers,
    worths: Numbers,
    level: int,
    samples: int,
) -> Choice:
    """The move of the seat that is asked, after so many deals at most."""
    moves = open_search(look, rules, search, base, players, level)
    if moves > 1:
        while search.deals < samples:
            heat = samples - search.deals
            if heat > HEAT:
                heat = HEAT
            explore(search, rules, look, base, scene, table, glass, players, tally, worths, search.deals + 0, heat)
            drop_behind(search)
            if is_decided(search):
                break
    return chosen(search)
