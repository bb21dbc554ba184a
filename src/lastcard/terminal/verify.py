"""`lastcard verify`: whether a record tells of a game that can have happened."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING

from ..errors import RecordError
from ..words import Words
from .reading import read_record

if TYPE_CHECKING:
    from ..game import Game
    from ..record import Record


def run(values: argparse.Namespace, language: str) -> int:
    """Say that the record is right; raises `RecordError` with what is wrong."""
    record = read_record(values.place)
    game = record.play()
    moves = sum(len(item.moves) for item in record.rounds)
    _check_cards(record, game)
    words = Words(language)
    print(words.text("cli-verify-fine", rounds=len(record.rounds), moves=moves))
    print(words.text("cli-verify-no-result" if record.scores is None else "cli-verify-result"))
    return 0


def _check_cards(record: Record, game: Game) -> None:
    """See, from the end of the game back to its first deal, that hands and piles hold the whole pack and nothing else."""
    while True:
        deal = record.rounds[game.round - 1].deal
        pack = Counter(game.edition.deck if deal is None else [card for hand in deal.hands for card in hand] + [*deal.discard, *deal.draw])
        held = Counter(card for seat in range(len(game.players)) for card in game.hand(seat))
        there = held.total() + game.draw_count + game.discard_count
        if held - pack or there != pack.total():
            raise RecordError(
                f"round {game.round}, move {len(game.moves)}: {there} cards are there, and the pack has {pack.total()} (DECK)"
            )
        try:
            game.undo()
        except IndexError:
            return
