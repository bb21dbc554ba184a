"""One game as environments play it: whose answer is waited for, what that seat may do, and what each has won at the end.

The PettingZoo and the Gymnasium environment are both made of this; it needs neither package.

>>> episode = Episode(Rules.of("classic"), 3)
>>> episode.start("2a", 0)
>>> episode.asked, int(episode.mask(episode.asked).sum()), episode.over
(1, 2, False)
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..cards import Colour
from ..errors import IllegalMove, InvalidMove, RulesError
from ..events import Event
from ..game import Game
from ..kernel import codes
from ..kernel.chance import FOR_GAME, scramble
from ..kernel.legal import jumping
from ..kernel.look import Look
from ..moves import Move
from ..rules import Rules
from ..seeds import is_seed, text_of, words_of
from ..words import Words
from .actions import mark_legal, move_of
from .encode import observe
from .space import NOTHING, action_of, describe, space_of

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


def rewards_of(winners: Sequence[int], seats: int) -> list[float]:
    """What each seat gets for a game with these winners: 1 for each, and what evens it out among the others; without a winner 0.

    >>> rewards_of([2], 3), rewards_of([0, 2], 4), rewards_of([], 2)
    ([-0.5, -0.5, 1.0], [1.0, -1.0, 1.0, -1.0], [0.0, 0.0])
    """
    loss = -len(winners) / (seats - len(winners))
    return [(1.0 if seat in winners else loss) if winners else 0.0 for seat in range(seats)]


class Episode:
    """One game at a time at a table: one round, or with `to_target` a whole game of rounds.

    `max_actions` is the number of actions after which it is cut off (truncated); None for no such end. Who is asked:

    - Without `out_of_turn`, always the seat on turn. Whoever owes the call of UNO says it at once, as bots do in a simulation; so
      nobody is ever caught, and nobody jumps in.
    - With `out_of_turn`, other seats are asked too, before the seat on turn is: after each move of a game those who owe the call, then
      those who may catch somebody or jump in, clockwise from the seat on turn, each once. They may do what is legal for them, or
      nothing. A call or a catch goes on with whoever has not been asked yet; any other move begins anew.
    """

    def __init__(
        self, rules: Rules, players: int, *, to_target: bool = False, out_of_turn: bool = False, max_actions: int | None = None
    ) -> None:
        if max_actions is not None and max_actions < 1:
            raise RulesError(f"max_actions must be 1 or more, or None for no limit, not {max_actions}")
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
        self._been_asked: set[int] = set()

    def start(self, seed: str, number: int) -> None:
        """Begin the game of this number; all that was before is gone."""
        self.game = Game(self.rules.edition, self.players, game_seed(seed, number), **self.rules.differences())
        self.actions = 0
        self.truncated = False
        self.events = [event for _, events in self.game.log for event in events]
        self._been_asked = set()
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
        space = self.space
        octets = array("b", bytes(space.actions))  # three times as fast to fill one by one as a row of NumPy's
        if not self.ended:
            mark_legal(self.game._state, self.game._ruleset, space, seat, octets)
        row = np.frombuffer(octets, np.int8)
        if self.beside and seat == self.asked:
            if seat == self.game.turn:  # it is asked for the call that it owes, and has its turn when all have been asked
                calls = np.zeros_like(row)
                calls[space.uno] = row[space.uno]
                calls[space.catch + 1 : space.catch + self.players] = row[space.catch + 1 : space.catch + self.players]
                row = calls
            row[space.nothing] = 1
        return row

    def observation(self, seat: int) -> Row:
        """What a seat may know now, as `envs.encode` lays it out."""
        octets = array("b", bytes(self.space.size))
        observe(self.game._state, self.game._ruleset, self.space, seat, self._look, octets)
        return np.frombuffer(octets, np.int8)

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
        kind = self.rules.edition.kinds.index(move.card) if move.card in self.rules.edition.kinds else codes.NONE
        colour = codes.NONE if move.colour is None else int(move.colour)
        target = codes.NONE if move.target is None else move.target
        found = action_of(self.space, move.seat, codes.VERB_NAMES.index(move.verb), kind, colour, target)
        if found < 0 or move.uno:
            raise InvalidMove(f'"{move}" has no number: {"uno is an action of its own" if move.uno else "it is never legal"}')
        return found

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
            self._been_asked.add(seat)
        self.actions += 1
        if self.max_actions is not None and self.actions >= self.max_actions and not self.over:
            self.truncated = True
        self._ask_next()

    def rewards(self) -> list[float]:
        """What each seat gets when the game is over: see `rewards_of`. 0 for all when it was cut off."""
        return rewards_of(self.winners(), self.players)

    def winners(self) -> list[int]:
        """Who has won: a seat, or two partners; nobody where the game was cut off, or a blocked round was shared."""
        if not self.over:
            return []
        winner = self.game.game_winner if self.to_target else self.game.round_winner
        if winner is None:
            return []
        return sorted({winner, (winner + 2) % 4}) if self.rules.teams else [winner]

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
            self._been_asked = set()
        if not self.out_of_turn:
            for owing in game.catchable:
                self.events += game.play(Move(owing, "uno"))
        while game.phase == "round_over" and self.to_target:
            self.events += game.deal()
            self._been_asked = set()
        game.forget()

    def _ask_next(self) -> None:
        """Find out whose answer is waited for now."""
        self.beside = False
        if self.ended:
            self.asked = None
            return
        turn = self.game.turn
        assert turn is not None
        self.asked = turn
        if self.out_of_turn:
            seats = [(turn + steps) % self.players for steps in range(self.players)]
            owing = self.game.catchable
            for seat in sorted(seats, key=lambda seat: seat not in owing):  # a stable sort: otherwise clockwise
                if seat not in self._been_asked and self._has_something(seat, owing):
                    self.asked = seat
                    self.beside = True
                    return

    def _has_something(self, seat: int, owing: list[int]) -> bool:
        """Whether a seat owes the call, or may do something beside the turn that is worth to be asked for."""
        if seat in owing:
            return True
        return seat != self.game.turn and (bool(owing) or jumping(self.game._state, self.game._ruleset, seat) != 0)
