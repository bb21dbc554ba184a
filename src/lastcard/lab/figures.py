"""What is counted of the games of a share: sums by block, and how many games took how many turn actions.

All are whole numbers, so the order in which shares are added up makes no difference.
"""

from __future__ import annotations

import json

import numpy as np

from ..bots import rows
from ..kernel import codes
from .games import Table, table
from .plan import Share

# Columns of sums.
S_GAMES = 0
S_ROUNDS = 1
S_TURNS = 2  # turn actions
S_BLOCKED = 3  # games whose last round ended as all players passed
S_ENDLESS = 4  # the same, at the last turn action
S_UNWON = 5  # games that nobody won
S_FIRST = 6  # games won by the seat that played first
S_LEADS = 7  # changes of the lead
S_DRAWN = 8  # cards drawn
S_CHALLENGES = 9
S_BLUFFS = 10  # challenges that found a bluff
S_WILDS = 11  # wilds laid
S_LONGEST = 12  # the longest hand
S_POINTS = 13  # points of all players
S_NAMED = 14  # games won by the bot that is named first
S_PLACES = 16  # from here on games won by the seat so many places after the dealer of the first round
SUMS = 26


def play(share: Share, *, interpreted: bool = False) -> str:
    """Play a share, and return what came of it, as JSON: for each block its sums, and its lengths as pairs of length and games."""
    cell = share.cell
    found = [_table(share, shift, interpreted) for shift in range(cell.shifts)]
    seated = [cell.seats[cell.players - shift :] + cell.seats[: cell.players - shift] for shift in range(cell.shifts)]
    sums, turns = [], []
    for first, deals in share.blocks:
        block = slice(first - share.first, first - share.first + deals)
        total = np.zeros(SUMS, np.int64)
        for part, bots in zip(found, seated, strict=True):
            total += _sums(part[block], cell.players, [seat for seat, bot in enumerate(bots) if bot == cell.seats[0]])
        sums.append(total.tolist())
        values, counts = np.unique(np.concatenate([part[block, rows.R_TURNS] for part in found]), return_counts=True)
        turns.append(np.stack((values, counts), axis=1).ravel().tolist())
    return json.dumps({"sums": sums, "turns": turns}, separators=(",", ":"))


def _table(share: Share, shift: int, interpreted: bool) -> Table:
    """The games of a share, with the bots moved on by so many seats."""
    cell = share.cell
    return table(
        cell.edition,
        cell.players,
        cell.rules,
        cell.bots,
        share.seed,
        share.first,
        share.deals,
        shift=shift,
        to_target=cell.whole,
        interpreted=interpreted,
    )


def _sums(part: Table, players: int, named: list[int]) -> Table:
    """The sums of some games, where the bot that is named first sits on the seats `named`."""
    winner, ended = part[:, rows.R_WINNER], part[:, rows.R_ENDED]
    found = np.zeros(SUMS, np.int64)
    found[S_GAMES] = len(part)
    found[S_BLOCKED] = np.sum(ended == codes.E_PASSED)
    found[S_ENDLESS] = np.sum(ended == codes.E_ENDLESS)
    found[S_UNWON] = np.sum(winner < 0)
    found[S_FIRST] = np.sum(winner == part[:, rows.R_FIRST])
    found[S_NAMED] = np.sum(np.isin(winner, named))
    for column, row in (
        (S_ROUNDS, rows.R_ROUNDS),
        (S_TURNS, rows.R_TURNS),
        (S_LEADS, rows.R_LEADS),
        (S_DRAWN, rows.R_DRAWN),
        (S_CHALLENGES, rows.R_CHALLENGES),
        (S_BLUFFS, rows.R_BLUFFS),
        (S_WILDS, rows.R_WILDS),
        (S_LONGEST, rows.R_LONGEST),
    ):
        found[column] = part[:, row].sum()
    found[S_POINTS] = part[:, rows.R_POINTS : rows.R_POINTS + players].sum()
    won = winner >= 0
    places = (winner[won] - part[won, rows.R_DEALER]) % players
    found[S_PLACES : S_PLACES + players] = np.bincount(places, minlength=players)
    return found
