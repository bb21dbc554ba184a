"""Rows of figures as in `rows`, for tables where a champion searches: apart, so that nothing of the search is compiled for others."""

from __future__ import annotations

from ..kernel import codes
from ..kernel.chance import FOR_NEXT, scramble
from ..kernel.deal import deal_round
from ..kernel.look import Look
from ..kernel.memory import Journal, Memory, Recall, open_memory
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Numbers
from .champion import play_step_searching
from .driver import MOST_ROUNDS, T_LAID, begin_game
from .imagine import Search
from .rows import ROW, clear_row, close_round, close_row, note_step, open_row


def play_rows_searching(
    state: State,
    rules: Ruleset,
    journal: Journal,
    memory: Memory,
    recalled: Recall,
    look: Look,
    seed: Numbers,
    base: Numbers,
    bots: Numbers,
    samples: Numbers,
    seats: int,
    first: int,
    games: int,
    to_target: bool,
    tally: Numbers,
    search: Search,
    ground: State,
    scene: State,
    table: State,
    glass: Look,
    players: Numbers,
    scrap: Numbers,
    worths: Numbers,
    out: Numbers,
) -> None:
    """Play games as `rows.play_rows` does, where a champion plays out at most so many deals a move: `samples` by seat.

    What comes before `samples` and after `tally` is room for the memory and the searches.
    """
    for game in range(games):
        row = game * ROW
        clear_row(tally, out, row)
        begin_game(state, look, seed, base, seats, first + game)
        for _ in range(MOST_ROUNDS):
            deal_round(state, rules, None, seed, codes.NONE)
            open_row(state, out, row)
            open_memory(memory, state)
            settled = -1
            leader = codes.NONE
            while state.phase < codes.ROUND_OVER:
                before = tally[T_LAID]
                discards = state.phase == codes.DISCARD
                settled = play_step_searching(
                    state,
                    rules,
                    journal,
                    memory,
                    recalled,
                    look,
                    bots,
                    tally,
                    search,
                    ground,
                    scene,
                    table,
                    glass,
                    players,
                    scrap,
                    worths,
                    samples[state.turn],
                    settled,
                )
                leader = note_step(state, rules, tally[T_LAID] > before, discards, leader, out, row)
            close_round(state, rules, out, row)
            if state.phase == codes.GAME_OVER or not to_target:
                break
            scramble(seed, FOR_NEXT)
        close_row(state, seats, to_target, tally, out, row)
