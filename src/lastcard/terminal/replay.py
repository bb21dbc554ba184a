"""`lastcard replay`: a record played through, as the position it reaches or told move by move."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..cards import Card
from .arguments import Usage
from .reading import read_record

if TYPE_CHECKING:
    from ..game import Game


def run(values: argparse.Namespace, language: str) -> int:
    """Print the position, or the story."""
    game = read_record(values.place).play()
    if values.seat is not None and values.seat >= len(game.players):
        raise Usage("cli-error-seat", given=values.seat, most=len(game.players) - 1)
    if values.json:
        import json

        print(json.dumps(game.position(values.seat)))
    else:
        _tell(game, values.seat, language)
    return 0


def _tell(game: Game, seat: int | None, language: str) -> None:
    from ..words import Words
    from .console import Console, display_names
    from .table import Table, partner_of
    from .teller import Teller

    words, console = Words(language), Console()
    names = display_names(game.players)
    teller = Teller(words, names, seat)
    round_number = 0
    for move, events in game.log:
        if move is None:
            round_number += 1
            console.say()
            console.rule(words.text("term-round", number=round_number))
        for sentence in teller.told(events):
            console.say(sentence, indent=1)
    table = Table(console, words, names, seat, partner_of(seat, game.rules))
    table.show_public(game.view(seat or 0), words.text("term-round", number=game.round))
    for name, hand in zip(names, game.position(seat)["hands"], strict=True):
        table.cards(f"{name}:", [None if text == "?" else Card.parse(text) for text in hand])
    console.say()
    if game.turn is not None:
        console.say(words.text("cli-replay-turn", name=names[game.turn]), indent=1)
    else:
        console.say(words.text("cli-replay-over" if game.is_over else "cli-replay-round-over"), indent=1)
    table.scores(game.scores)
