"""lastcard: the UNO-style card game, played exactly.

>>> from lastcard import Game
>>> game = Game("classic", players=2, seed="2a")
>>> game.turn in (0, 1)
True
>>> move = game.legal_moves()[0]
>>> events = game.play(move)
"""

from __future__ import annotations

from types import ModuleType

from .cards import Card, Colour, Symbol
from .edition import EDITIONS, Edition, Face
from .errors import EditionError, IllegalMove, InvalidMove, LastcardError, RecordError, RulesError
from .events import Event
from .game import Game
from .instructions import Instruction
from .moves import Move
from .reasons import Reason
from .record import Deal, Record, Round
from .rules import OPTIONS, Option, Rules
from .view import View

__version__ = "0.1.0"

#: Modules of the library that are imported when they are asked for, so that a program which needs none of them starts at once.
_LATER = ("bots", "envs", "rulebook", "simulate", "words")

__all__ = [
    "EDITIONS",
    "OPTIONS",
    "Card",
    "Colour",
    "Deal",
    "Edition",
    "EditionError",
    "Event",
    "Face",
    "Game",
    "IllegalMove",
    "Instruction",
    "InvalidMove",
    "LastcardError",
    "Move",
    "Option",
    "Reason",
    "Record",
    "RecordError",
    "Round",
    "Rules",
    "RulesError",
    "Symbol",
    "View",
    "__version__",
    "bots",
    "envs",
    "rulebook",
    "simulate",
    "words",
]


def __getattr__(name: str) -> ModuleType:
    if name not in _LATER:
        raise AttributeError(f"module 'lastcard' has no attribute {name!r}")
    from importlib import import_module

    return import_module(f"lastcard.{name}")
