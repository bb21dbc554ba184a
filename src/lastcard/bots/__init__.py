"""Players: each chooses a move from a view, and sees nothing else. One file per bot.

>>> from lastcard import Game
>>> game = Game("classic", players=2, seed="2a")
>>> bot = make("random", seed="1")
>>> game.check(bot.choose(game.view(game.turn))) is None
True
"""

from __future__ import annotations

from ..cards import Colour
from ..errors import RulesError
from ..kernel import codes
from ..kernel.chance import scramble
from ..kernel.look import Look
from ..moves import Move
from ..seeds import bot_words, fresh_seed, is_seed
from ..view import View
from . import reflexes
from .driver import LEVELS as LEVELS
from .driver import choose_base
from .random import Choice
from .searcher import Searcher


def muse(look: Look, purpose: int) -> Look:
    """The view with chance for one thought out of turn: made from what lies open, so that one thinks the same at every look at a moment."""
    look.rng = [look.actions, look.seat << 8 | look.turn & 0xFF, look.dealer << 8 | look.top, sum(look.scores[: look.seats])]
    scramble(look.rng, purpose)
    return look


class Bot:
    """One player at a table."""

    def __init__(self, level: str, seed: str) -> None:
        self.level = level
        self._number = LEVELS.index(level)
        self._rng: list[int] = bot_words(seed)

    def choose(self, view: View) -> Move | None:
        """The bot's move. When its seat is not asked, a call of UNO, a catch or a jump-in, or None for doing nothing.

        Out of turn the same view gives the same answer whatever the bot's seed, so it may be asked as often as one likes.
        """
        look = view.look
        if look.phase >= codes.ROUND_OVER:
            return None
        if look.catchable >> look.seat & 1:
            own = look.player == look.seat
            if reflexes.says_late(muse(look, codes.V_UNO), view.ruleset, self._number, own, look.top):
                return Move(look.seat, "uno")
        for rival in view.catchable:
            if reflexes.are_rivals(view.ruleset, look.seat, rival) and reflexes.notices(muse(look, codes.SEATS + rival), self._number):
                return Move(look.seat, "catch", target=rival)
        if look.seat != look.turn and not (look.playable and reflexes.leaps(muse(look, codes.V_PLAY), self._number)):
            return None
        return self.answer(view)

    def answer(self, view: View) -> Move:
        """The bot's answer to what its seat is asked, or its jump-in, whoever could be caught meanwhile."""
        verb, kind, colour, target, uno = self._decide(view)
        return Move(
            view.seat,
            codes.VERB_NAMES[verb],
            None if kind < 0 else view.rules.edition.kinds[kind],
            None if colour < 0 else Colour(colour),
            None if target < 0 else target,
            uno,
        )

    def _decide(self, view: View) -> Choice:
        view.look.rng = self._rng
        return choose_base(view.look, view.ruleset, self._number)


class Champion(Bot):
    """A bot that searches, in the way that its searcher says."""

    def __init__(self, seed: str, searcher: Searcher) -> None:
        super().__init__("champion", seed)
        self.searcher = searcher

    def _decide(self, view: View) -> Choice:
        if view.turn != view.seat:  # a jump-in must be quick
            return super()._decide(view)
        return self.searcher.choose(view, self._rng)


def make(level: str, seed: str | None = None, *, milliseconds: float | None = None, samples: int | None = None, workers: int = 1) -> Bot:
    """A bot of a level, with its own chance from a seed of hex digits (a fresh one if left out); raises `RulesError`.

    The rest is for `champion`, which searches for so many milliseconds a move (50), or imagines so many deals a move, which is the same
    in every run, on so many threads. It runs compiled from when `lastcard.bots.searcher.warm()` has been called.
    """
    if level not in LEVELS:
        raise RulesError(f'bots: "{level}" is not a bot: it must be one of {", ".join(LEVELS)}')
    if seed is not None and not is_seed(seed):
        raise RulesError(f'seed: "{seed}" is not a seed: it must be hex digits')
    own = fresh_seed() if seed is None else seed
    if level == "champion":
        return Champion(own, Searcher(milliseconds, samples, workers))
    return Bot(level, own)
