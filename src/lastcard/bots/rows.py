"""Games played out by bots, with a row of figures for each: what is compared and studied, where `driver` only adds up.

The games are those of `driver.play_games`: the same seed and the same number are the same game.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.chance import FOR_NEXT, scramble
from ..kernel.deal import deal_round
from ..kernel.look import Look
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Host, Numbers
from .driver import MOST_ROUNDS, T_BLUFFS, T_CHALLENGES, T_LAID, begin_game, play_step

# Columns of a row. Of a game of several rounds: sums over the rounds, unless it is said otherwise.
R_WINNER = 0  # the seat that won the game, or the round where a game is one round; NONE if nobody did
R_ROUNDS = 1
R_TURNS = 2  # turn actions
R_ENDED = 3  # how the last round ended
R_FIRST = 4  # the seat that played first, in the first round
R_DEALER = 5  # the dealer of the first round
R_LEADS = 6  # how often the lead changed: another seat came to be the one that alone holds fewest cards
R_DRAWN = 7  # cards drawn, penalties among them
R_CHALLENGES = 8
R_BLUFFS = 9  # challenges that found a bluff
R_WILDS = 10  # wilds laid
R_LONGEST = 11  # the most cards that a hand held, in any round
R_MOVES = 12  # answers to what a seat was asked, jump-ins among them: turn actions, colours, challenges and the like
R_POINTS = 13  # from here on by seat: points scored
ROW = 23


def play_rows(
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
    out: Numbers,
) -> None:
    """Play the games numbered `first` to `first + games - 1` of the simulation with the seed `base`, and write a row for each to `out`.

    `bots` names the level at each seat. To play the same deals with the players moved round the table, turn this row round.
    """
    for game in range(games):
        row = game * ROW
        clear_row(tally, out, row)
        begin_game(state, look, seed, base, seats, first + game)
        for _ in range(MOST_ROUNDS):
            deal_round(state, rules, host, seed, codes.NONE)
            open_row(state, out, row)
            watch_round(state, rules, host, look, bots, tally, out, row)
            if state.phase == codes.GAME_OVER or not to_target:
                break
            scramble(seed, FOR_NEXT)
        close_row(state, seats, to_target, tally, out, row)


def watch_round(state: State, rules: Ruleset, host: Host | None, look: Look, bots: Numbers, tally: Numbers, out: Numbers, row: int) -> None:
    """Play a dealt round to its end, and add its figures to the row that begins at `row`."""
    settled = -1
    leader = codes.NONE
    while state.phase < codes.ROUND_OVER:
        before = tally[T_LAID]
        discards = state.phase == codes.DISCARD
        settled = play_step(state, rules, host, look, bots, tally, settled)
        leader = note_step(state, rules, tally[T_LAID] > before, discards, leader, out, row)
    close_round(state, rules, out, row)


def clear_row(tally: Numbers, out: Numbers, row: int) -> None:
    """Begin a row, of a game that is not dealt yet."""
    for column in range(ROW):
        out[row + column] = 0
    tally[T_CHALLENGES] = 0
    tally[T_BLUFFS] = 0


def open_row(state: State, out: Numbers, row: int) -> None:
    """Note who begins, when the first round has been dealt."""
    if out[row + R_ROUNDS] == 0:
        out[row + R_FIRST] = state.turn
        out[row + R_DEALER] = state.dealer


def note_step(state: State, rules: Ruleset, laid: bool, discards: bool, leader: int, out: Numbers, row: int) -> int:
    """Note what a move has changed: whether it laid a card, whether it was a discard, and the hands. Returns who leads, or led last."""
    out[row + R_MOVES] += 1
    if laid or discards:
        out[row + R_DRAWN] += 1  # has left a hand, and so is missing from what `close_round` counts
    if laid and rules.wilds >> state.top & 1:
        out[row + R_WILDS] += 1
    now = codes.NONE
    fewest = -1
    most = out[row + R_LONGEST]
    for seat in range(state.seats):
        cards = state.size[seat] + 0
        if fewest < 0 or cards < fewest:
            fewest = cards
            now = seat
        elif cards == fewest:
            now = codes.NONE
        if cards > most:
            most = cards
    out[row + R_LONGEST] = most
    if now < 0 or now == leader:
        return leader
    if leader >= 0:
        out[row + R_LEADS] += 1
    return now


def close_round(state: State, rules: Ruleset, out: Numbers, row: int) -> None:
    """Add what is known when a round is over."""
    out[row + R_ROUNDS] += 1
    out[row + R_TURNS] += state.actions
    for seat in range(state.seats):
        out[row + R_DRAWN] += state.size[seat] - rules.hand_size


def close_row(state: State, seats: int, to_target: bool, tally: Numbers, out: Numbers, row: int) -> None:
    """Note who won a game that is over, and what everybody scored."""
    out[row + R_WINNER] = state.game_winner if to_target else state.round_winner
    out[row + R_ENDED] = state.ended
    out[row + R_CHALLENGES] = tally[T_CHALLENGES]
    out[row + R_BLUFFS] = tally[T_BLUFFS]
    for seat in range(seats):
        out[row + R_POINTS + seat] = state.scores[seat]
