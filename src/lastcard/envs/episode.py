"""One game as environments play it: whose answer is waited for, what that seat may do, and what each has won at the end.

The PettingZoo and the Gymnasium environment are both made of this; it needs neither package.

>>> episode = Episode(Rules.of("classic"), 3)
>>> episode.start("2a", 0)
>>> episode.asked, int(episode.mask(episode.asked).sum()), episode.over
(0, 2, False)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..cards import Colour
from ..errors import IllegalMove, InvalidMove, RulesError
from ..events import Event
from ..game import Game
from ..kernel import codes
from ..kernel.chance import FOR_GAME, scramble
from ..kernel.look import Look
from ..moves import Move
from ..rules import Rules
from ..seeds import is_seed, text_of, words_of
from ..words import Words
from .actions import mark_legal, move_of
from .encode import observe
from .space import NOTHING, describe, space_of
from .turns import REWARDS, asked_beside, mark_asked, pay
from .views import number_of

#: An observation, and a mask, of one seat.
Row = NDArray[np.int8]


def game_seed(seed: str, number: int) -> str:
    """The seed of the n-th game, from 0, of an environment or a simulation that has this seed."""
    words = words_of(seed)
    words[2] ^= number >> 32
    words[3] ^= number & 0xFFFFFFFF
    scramble(words, FOR_GAME)
    return text_of(words)


def seed_text(seed: int | str) -> str:
    """A seed in the library's form: hex digits, from them or from a whole number; raises `RulesError`.

    >>> seed_text(255), seed_text("2a")
    ('ff', '2a')
    """
    if isinstance(seed, str) and is_seed(seed):
        return seed
    if isinstance(seed, str) or seed < 0:
        raise RulesError(f"seed: {seed!r} is not a seed: it must be a whole number from 0 on, or hex digits")
    return f"{int(seed):x}"


class Episode:
    """One game at a time at a table: one round, or with `to_target` a whole game of rounds.

    `out_of_turn` says whether others than the seat on turn are asked too (`turns.py` says when), `max_actions` after how many actions
    a game is cut off, None for never, and `rewards` what a game is worth: see `turns.pay`. Raises `RulesError`.
    """

    def __init__(
        self,
        rules: Rules,
        players: int,
        *,
        to_target: bool = False,
        out_of_turn: bool = False,
        max_actions: int | None = None,
        rewards: str = "win",
    ) -> None:
        if max_actions is not None and max_actions < 1:
            raise RulesError(f"max_actions must be 1 or more, or None for no limit, not {max_actions}")
        if rewards not in REWARDS:
            raise RulesError(f'rewards: "{rewards}" is none: it must be one of {", ".join(REWARDS)}')
        self._by = REWARDS.index(rewards)
        self.rules = rules
        self.players = players
        self.to_target = to_target
        self.out_of_turn = out_of_turn
        self.max_actions = max_actions
        self.space = space_of(rules, players)
        #: The seat whose answer is waited for; None when the game is over.
        self.asked: int | None = None
        #: Whether it is asked beside the turn: for a call, a catch or a jump-in, or nothing.
        self.beside = False
        self.actions = 0
        self.truncated = False
        #: What happened since the last action, for whoever shows it.
        self.events: list[Event] = []
        self._look = Look()
        self._been = 0

    def start(self, seed: str, number: int) -> None:
        """Begin the game of this number; all that was before is gone."""
        self.game = Game(self.rules.edition, self.players, game_seed(seed, number), **self.rules.differences())
        self.actions = 0
        self.truncated = False
        self.events = [event for _, events in self.game.log for event in events]
        self._been = 0
        self._ask_next()

    @property
    def over(self) -> bool:
        """Whether the game has come to its own end; cut off is another thing."""
        phase = self.game.phase
        return phase == "game_over" or (phase == "round_over" and not self.to_target)

    @property
    def ended(self) -> bool:
        """Whether nobody is asked any more: over or cut off."""
        return self.truncated or self.over

    def mask(self, seat: int) -> Row:
        """What a seat may do now, asked or not: 1 for each action that the rules allow it. With the game ended, all 0."""
        marks = [0] * self.space.actions
        state, ruleset = self.game._state, self.game._ruleset
        if self.asked == seat:
            mark_asked(state, ruleset, self.space, seat, self.beside, marks)
        elif not self.ended:
            mark_legal(state, ruleset, self.space, seat, marks)
        return np.array(marks, np.int8)

    def observation(self, seat: int) -> Row:
        """What a seat may know now, as `envs.encode` lays it out."""
        numbers = [0] * self.space.size
        observe(self.game._state, self.game._ruleset, self.space, seat, self._look, numbers)
        return np.array(numbers, np.int8)

    def describe(self, action: int) -> str:
        """What an action does, in the words of a move."""
        return describe(self.space, self.rules.edition.kinds, action)

    def move(self, seat: int, action: int | np.integer[Any]) -> Move | None:
        """The move of an action for a seat; None for doing nothing. Raises `InvalidMove` for a number that is no action."""
        number = int(action)
        if number != action or not 0 <= number < self.space.actions:
            raise InvalidMove(f"{action!r} is not an action: the actions are 0 to {self.space.actions - 1}")
        verb, kind, colour, target = move_of(self.space, seat, number)
        if verb == NOTHING:
            return None
        return Move(
            seat,
            codes.VERB_NAMES[verb],
            None if kind < 0 else self.rules.edition.kinds[kind],
            None if colour < 0 else Colour(colour),
            None if target < 0 else target,
        )

    def action(self, move: Move | None) -> int:
        """The number of a move, which has no `uno` ending: that is an action of its own. Raises `InvalidMove` where there is none."""
        if move is None:
            return int(self.space.nothing)
        if move.uno:
            raise InvalidMove(f'"{move}" has no number: uno is an action of its own')
        return number_of(self.space, self.rules.edition, move)

    def act(self, action: int | np.integer[Any]) -> None:
        """The asked seat's action. Raises `IllegalMove` with the reason, or `InvalidMove`, and changes nothing then."""
        seat = self._waiting()
        self.play(self.move(seat, action))

    def check(self, action: int | np.integer[Any]) -> None:
        """Raise what `act` would raise for this action, and do nothing else."""
        seat = self._waiting()
        self._check(seat, self.move(seat, action))

    def play(self, move: Move | None) -> None:
        """The asked seat's move, or None for nothing; raises as `act` does."""
        seat = self._waiting()
        self._check(seat, move)
        self.events = []
        if move is not None:
            self._play(move)
        if move is None or move.verb in ("uno", "catch"):
            self._been |= 1 << seat
        self.actions += 1
        if self.max_actions is not None and self.actions >= self.max_actions and not self.over:
            self.truncated = True
        self._ask_next()

    def rewards(self) -> list[float]:
        """What each seat gets when the game is over: see `turns.pay`. 0 for all when it was cut off, and before."""
        row = [0.0] * self.players
        if self.over:
            pay(self.game._state, self.game._ruleset, self.to_target, self._by, row)
        return row

    def _waiting(self) -> int:
        if self.asked is None:
            raise InvalidMove("the game has ended: nobody is asked before the next one is started")
        return self.asked

    def _check(self, seat: int, move: Move | None) -> None:
        """Raise what is wrong with the asked seat's move, if anything is."""
        if move is None:
            if not self.beside:
                phase = self.game.phase
                raise InvalidMove(f"seat {seat} is on turn ({phase}) and cannot do nothing: that is for seats asked beside the turn")
            return
        if move.seat != seat:
            raise InvalidMove(f'"{move}" is a move of seat {move.seat}, and seat {seat} is asked')
        if self.beside and seat == self.game.turn and move.verb not in ("uno", "catch"):
            raise InvalidMove(f'"{move}" has to wait: seat {seat} is asked beside its turn, for a call, a catch or nothing')
        reason = self.game.check(move)
        if reason is not None:
            raise IllegalMove(f'"{move}" is illegal: {Words("en").reason(reason, None, ruling=True)}', reason)

    def _play(self, move: Move) -> None:
        """Carry out a legal move, and what follows without anybody being asked."""
        game = self.game
        self.events = list(game.play(move))
        if move.verb not in ("uno", "catch"):
            self._been = 0
        if not self.out_of_turn:
            for owing in game.catchable:
                self.events += game.play(Move(owing, "uno"))
        while game.phase == "round_over" and self.to_target:
            self.events += game.deal()
            self._been = 0
        game.forget()

    def _ask_next(self) -> None:
        """Find out whose answer is waited for now."""
        self.beside = False
        self.asked = None if self.ended else self.game.turn
        if self.out_of_turn and not self.ended:
            seat = asked_beside(self.game._state, self.game._ruleset, self._been)
            if seat >= 0:
                self.asked, self.beside = seat, True
