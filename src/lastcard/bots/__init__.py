"""Players: each chooses a move from a view, and sees nothing else. One file per bot.

>>> from lastcard import Game
>>> game = Game("classic", players=2, seed="2a")
>>> bot = make("random", seed="1")
>>> game.check(bot.choose(game.view(game.turn))) is None
True
"""

from __future__ import annotations

from typing import Protocol

from ..cards import Colour
from ..errors import RulesError
from ..kernel import codes
from ..kernel.look import Look
from ..kernel.ruleset import Ruleset
from ..moves import Move
from ..seeds import bot_words, fresh_seed, is_seed
from ..view import View
from .careful import choose_careful
from .driver import LEVELS as LEVELS
from .random import Choice, choose_random


class Chooser(Protocol):
    """What a bot's file holds: a move from a view in numbers."""

    def __call__(self, look: Look, rules: Ruleset) -> Choice:
        """The move of the seat that is asked."""


_CHOOSERS: dict[str, Chooser] = {"random": choose_random, "careful": choose_careful}
_OUT_OF_TURN = ("careful",)


class Bot:
    """One player at a table."""

    def __init__(self, level: str, seed: str) -> None:
        self.level = level
        self._choose = _CHOOSERS[level]
        self._rng: list[int] = bot_words(seed)

    def choose(self, view: View) -> Move | None:
        """The bot's move. When its seat is not asked, a call of UNO, a catch or a jump-in, or None for doing nothing."""
        look = view.look
        if look.phase >= codes.ROUND_OVER:
            return None
        if look.catchable >> look.seat & 1:
            return Move(look.seat, "uno")
        watches = self.level in _OUT_OF_TURN
        rivals = [seat for seat in view.catchable if not (view.rules.teams and (seat - look.seat) % 2 == 0)]
        if rivals and watches:
            return Move(look.seat, "catch", target=rivals[0])
        if look.seat != look.turn and not (watches and look.playable):
            return None
        return self.answer(view)

    def answer(self, view: View) -> Move:
        """The bot's answer to what its seat is asked, or its jump-in, whoever could be caught meanwhile."""
        look = view.look
        look.rng = self._rng
        verb, kind, colour, target, uno = self._choose(look, view.ruleset)
        return Move(
            look.seat,
            codes.VERB_NAMES[verb],
            None if kind < 0 else view.rules.edition.kinds[kind],
            None if colour < 0 else Colour(colour),
            None if target < 0 else target,
            uno,
        )


def make(level: str, seed: str | None = None) -> Bot:
    """A bot of a level, with its own chance from a seed of hex digits (a fresh one if left out); raises `RulesError`."""
    if level not in LEVELS:
        raise RulesError(f'bots: "{level}" is not a bot: it must be one of {", ".join(LEVELS)}')
    if seed is not None and not is_seed(seed):
        raise RulesError(f'seed: "{seed}" is not a seed: it must be hex digits')
    return Bot(level, fresh_seed() if seed is None else seed)
