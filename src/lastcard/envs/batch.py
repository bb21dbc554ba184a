"""Thousands of games at once, in NumPy arrays, by the compiled rules.

>>> from lastcard.envs.batch import Batch
>>> batch = Batch("classic", players=3, size=4, seed="1")
>>> observation, mask = batch.reset()
>>> observation.shape, mask.shape, batch.seat.tolist()
((4, 403), (4, 83), [1, 0, 2, 2])
>>> step = batch.step(mask.argmax(axis=1))
>>> step.reward.shape, bool(step.terminated.any())
((4, 3), False)

Each row is a table where one game follows another. A step takes one action for each row: that of the seat which is asked there,
`batch.seat`. Its observation and mask are the row's. Which seats are asked:

- Without `opponents` all of them, so that one policy plays with itself.
- With `opponents`, levels of bots (one for all other seats, or one for each, clockwise from the learner), only the learner: the bots
  answer inside. Its seat is `learner`, or moves on by one from game to game and row to row.

**Reset.** When a game ends, the same step deals the row's next one (Gymnasium's `AutoresetMode.SAME_STEP`): reward, `terminated` and
`truncated` are the old game's, observation and mask the new one's. `final(seats)` gives the last observations of the games that have
just ended. A game that ends before the learner was asked is not lost: the learner is shown its end, may do `nothing`, and gets its
reward for that.

**Rewards** come once a game, to every seat, in the step that ends it: `reward[row, seat]`. They are 0 in all other steps, and in a game
that is cut off after `max_actions` actions (`truncated`). `rewards="win"`: 1 to who has won, and what evens it out to the others.
`"points"`: a hundredth of the points won, less the mean of what the others have.

**Seeds.** Game `g` of row `r` is dealt from the seed, `r` and `g` alone. `seed_of(r, g)` is the seed with which `Game` deals the same.

**Arrays** that a step returns are read-only, and hold until the next but one: a step's observations may be compared with those of the
step before. Copy what is to be kept for longer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots import LEVELS
from ..edition import Edition
from ..errors import LastcardError, RulesError
from ..kernel import codes
from ..kernel.chance import FOR_GAME, WORD, scramble
from ..kernel.ruleset import compile_rules
from ..reasons import REASONS
from ..rules import Rules
from ..seeds import is_seed, text_of, words_of
from . import lanes
from .space import describe, layout, space_of
from .turns import REWARDS

#: Bots that play inside the loop: all but those that search.
OPPONENTS = tuple(level for level in LEVELS if level != "champion")

#: A user's policy, decorated with `numba.njit`: (observation, mask, generator) -> action.
Policy = Callable[[Any, Any, Any], int]


class IllegalAction(LastcardError):
    """An action that the rules do not allow; `row`, `action` and `reason` say which and why. Nothing has changed."""

    def __init__(self, message: str, row: int, action: int, reason: str) -> None:
        super().__init__(message)
        self.row = row
        self.action = action
        self.reason = reason


class Step(NamedTuple):
    """What a step brings: an array each, with a row for each table."""

    #: (size, numbers) int8: what the seat that is asked now may know; `Batch.layout` names the slices.
    observation: NDArray[np.int8]
    #: (size, players) float32: by seat, all 0 but in the step that ends a game.
    reward: NDArray[np.float32]
    #: (size,) bool: the game was over.
    terminated: NDArray[np.bool_]
    #: (size,) bool: the game was cut off.
    truncated: NDArray[np.bool_]
    #: `mask`: (size, actions) int8, 1 for what the seat may do; `seat`: (size,) int64, which it is.
    info: dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Rollout:
    """What came of a policy's games."""

    games: int
    #: Games cut off, and games over that nobody won.
    truncated: int
    unwon: int
    #: By seat: games won; and those that the learner's side won, where there is a learner.
    wins: tuple[int, ...]
    learner_wins: int
    #: By seat: the sum of the rewards.
    rewards: tuple[float, ...]
    #: Actions of the policy, and of all seats in the games that have ended.
    steps: int
    actions: int
    seconds: float


class Batch:
    """`size` tables of an edition and its options side by side; see the module for what a step is.

    `seed` is hex digits. `threads` above 1 share the rows among them, with the same results. With `interpreted` nothing is compiled,
    and all is the same but slow. Raises `RulesError`, `EditionError`.
    """

    def __init__(
        self,
        edition: Edition | str = "classic",
        players: int = 2,
        size: int = 4096,
        seed: str = "0",
        rules: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] | None = None,
        *,
        learner: int | None = None,
        to_target: bool = False,
        out_of_turn: bool = False,
        max_actions: int | None = None,
        rewards: str = "win",
        threads: int = 1,
        interpreted: bool = False,
    ) -> None:
        self.rules = Rules.of(edition, rules)
        self.players = players
        self.size = size
        self.seed = seed
        self.space = space_of(self.rules, players)
        #: Where each slice of an observation lies, by name.
        self.layout = layout(self.rules, players)
        #: How many numbers an observation has, and how many actions there are.
        self.numbers = int(self.space.size)
        self.actions = int(self.space.actions)
        if not is_seed(seed):
            raise RulesError(f'seed: "{seed}" is not a seed: it must be hex digits')
        for name, value in (("size", size), ("threads", threads), ("max_actions", 1 if max_actions is None else max_actions)):
            if value < 1:
                raise RulesError(f"{name} must be 1 or more, not {value}")
        if rewards not in REWARDS:
            raise RulesError(f'rewards: "{rewards}" is none: it must be one of {", ".join(REWARDS)}')
        self._setting = _setting(players, seed, opponents, learner)
        self._setting.to_target = int(to_target)
        self._setting.out_of_turn = int(out_of_turn)
        self._setting.limit = 0 if max_actions is None else max_actions
        self._setting.rewards = REWARDS.index(rewards)

        self._ruleset = compile_rules(self.rules)
        self._code: Any = _interpreted if interpreted else _compiled
        self._room = self._code(self, threads)
        rows = (np.zeros((size, width), np.int8) for width in 2 * (self.numbers, self.actions))
        self._pairs = [(next(rows), next(rows)), (next(rows), next(rows))]
        self._rewards = [np.zeros((size, players), np.float32) for _ in range(2)]
        self._seats = [np.zeros(size, np.int64) for _ in range(2)]
        self._ends = np.zeros(size, np.int8)
        self._tallies = np.zeros((size, lanes.TALLY), np.int64)
        self._now = 0
        self._begun = False
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        bounds = np.linspace(0, size, threads + 1).astype(int).tolist()
        self._shares = list(pairwise(bounds))

    @property
    def seat(self) -> NDArray[np.int64]:
        """(size,): the seat that is asked in each row."""
        return _locked(self._seats[self._now])

    @property
    def observation(self) -> NDArray[np.int8]:
        """(size, numbers): what that seat may know."""
        return _locked(self._pairs[self._now][0])

    @property
    def mask(self) -> NDArray[np.int8]:
        """(size, actions): 1 for what it may do."""
        return _locked(self._pairs[self._now][1])

    @property
    def game(self) -> NDArray[np.int64]:
        """(size,): the number of the game that is played in each row, from 0."""
        return np.array([lane["game"] if isinstance(lane, np.void) else lane.game for lane in self._room.lanes], np.int64)

    def seed_of(self, row: int, game: int) -> str:
        """The seed from which this game of a row is dealt: `Game(edition, players, seed)` deals the same cards."""
        words = words_of(self.seed)
        words[1] ^= row & WORD
        words[2] ^= game >> 32
        words[3] ^= game & WORD
        scramble(words, FOR_GAME)
        return text_of(words)

    def reset(self, seed: str | None = None) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """Deal game 0 of every row, with another seed if one is given; the observations and the masks."""
        if seed is not None:
            if not is_seed(seed):
                raise RulesError(f'seed: "{seed}" is not a seed: it must be hex digits')
            self.seed = seed
            self._room.set_base(words_of(seed))
        self._tallies[:] = 0
        self._ends[:] = 0
        room, (observations, masks), seats = self._room, self._pairs[self._now], self._seats[self._now]

        def share(worker: int, first: int, end: int) -> None:
            look, words, _ = room.own[worker]
            room.reset_lanes(
                room.states, room.rules, room.space, room.setting, room.lanes, look, words, observations, masks, seats, first, end
            )

        self._each(share)
        self._begun = True
        return self.observation, self.mask

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Step:
        """Carry out one action in every row. Raises `IllegalAction` when one is not legal, and changes nothing then."""
        self._check_begun()
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.size,) or not np.array_equal(chosen, actions):
            raise RulesError(f"actions: {self.size} whole numbers are needed, one for each row, not an array of shape {np.shape(actions)}")
        room, masks = self._room, self._pairs[self._now][1]
        wrong = room.first_illegal(room.space, chosen, masks, 0, self.size)
        if wrong >= 0:
            raise self._illegal(wrong, int(chosen[wrong]))
        self._now = 1 - self._now
        (observations, masks), seats, rewards = self._pairs[self._now], self._seats[self._now], self._rewards[self._now]

        def share(worker: int, first: int, end: int) -> None:
            look, words, _ = room.own[worker]
            room.step_lanes(
                *(room.states, room.rules, room.space, room.setting, room.lanes, look, words, chosen, room.finals),
                *(observations, masks, rewards, seats, self._ends, self._tallies, first, end),
            )

        self._each(share)
        info = {"mask": _locked(masks), "seat": _locked(seats)}
        return Step(_locked(observations), _locked(rewards), self._ends == 1, self._ends == 2, info)

    def final(self, seats: NDArray[Any] | Sequence[int] | int) -> NDArray[np.int8]:
        """(size, numbers): what a seat of each row (one for all, or one each) knew when the game ended that the last step has ended;
        all 0 in rows where none has.
        """
        self._check_begun()
        found = np.zeros((self.size, self.numbers), np.int8)
        wanted = np.broadcast_to(np.asarray(seats, np.int64), (self.size,))
        if wanted.min() < 0 or wanted.max() >= self.players:
            raise RulesError(f"seats: the seats are 0 to {self.players - 1}")
        room = self._room
        look = room.own[0][0]
        for row in np.flatnonzero(self._ends):
            room.observe(room.finals[row], room.rules, room.space, int(wanted[row]), look, found[row])
        return found

    def rollout(self, policy: Policy, steps: int) -> Rollout:
        """Let a compiled policy take so many actions in every row, inside the loop, and count its games.

        `policy` is decorated with `numba.njit` and takes three arrays: the observation (int8), the mask (int8) and a generator for
        `lastcard.speed.below` (four int64, each row's own). It returns the number of an action. It must not keep the arrays, nor
        change the first two. The batch goes on from where it stands, and is reset first if it has not begun. Raises `IllegalAction`,
        after which it has to be reset, and `TypeError`.
        """
        if steps < 1:
            raise RulesError(f"steps must be 1 or more, not {steps}")
        if not self._begun:
            self.reset()
        code = self._room.code_of(policy)
        before = self._tallies.sum(axis=0)
        sums = np.zeros((self.size, self.players), np.float64)
        wrong = np.zeros((len(self._shares), 2), np.int64)
        room, (observations, masks), seats, rewards = self._room, self._pairs[self._now], self._seats[self._now], self._rewards[self._now]
        rewards[:] = 0
        self._ends[:] = 0
        started = perf_counter()

        def share(worker: int, first: int, end: int) -> None:
            look, words, rng = room.own[worker]
            room.play_lanes(
                *(code, steps, room.states, room.rules, room.space, room.setting, room.lanes, look, words, room.finals),
                *(observations, masks, rewards, seats, self._tallies, rng, sums, wrong[worker], first, end),
            )

        self._each(share)
        seconds = perf_counter() - started
        for row, action in wrong:
            if row:
                self._begun = False
                raise self._illegal(int(row) - 1, int(action))
        tally = self._tallies.sum(axis=0) - before
        return Rollout(
            int(tally[lanes.T_GAMES]),
            int(tally[lanes.T_CUT]),
            int(tally[lanes.T_UNWON]),
            tuple(tally[lanes.T_WINS : lanes.T_WINS + self.players].tolist()),
            int(tally[lanes.T_LEARNER]),
            tuple(sums.sum(axis=0).tolist()),
            steps * self.size,
            int(tally[lanes.T_ACTIONS]),
            seconds,
        )

    def describe(self, action: int) -> str:
        """What an action does, in the words of a move; raises `ValueError` for a number that is none."""
        return describe(self.space, self.rules.edition.kinds, action)

    def close(self) -> None:
        """End the threads; the batch is not used after that."""
        if self._threads is not None:
            self._threads.shutdown()

    def _each(self, share: Callable[[int, int, int], None]) -> None:
        """Have a share of the rows done by each thread."""
        if self._threads is None:
            share(0, 0, self.size)
            return
        for done in [self._threads.submit(share, worker, *bounds) for worker, bounds in enumerate(self._shares)]:
            done.result()

    def _check_begun(self) -> None:
        if not self._begun:
            raise RulesError("the batch has not begun: reset() deals the first games")

    def _illegal(self, row: int, action: int) -> IllegalAction:
        """What is wrong with an action of the asked seat of a row."""
        seat = int(self._seats[self._now][row])
        if not 0 <= action < self.actions:
            reason = f"the actions are 0 to {self.actions - 1}"
            return IllegalAction(f"row {row}, seat {seat}: {action} is not an action: {reason}", row, action, reason)
        code = self._room.refusal(row, seat, action)
        reason = "it has to wait: the seat is asked beside its turn, or nothing can be done"
        if code == lanes.NONE:
            reason = "only a seat that is asked beside the turn may do nothing"
        elif code != codes.R_OK:
            name, ruling = REASONS[code]
            reason = f"{name.replace('_', ' ')} ({ruling})"
        return IllegalAction(
            f'row {row}, seat {seat}: action {action}, "{self.describe(action)}", is illegal: {reason}', row, action, reason
        )


def _setting(players: int, seed: str, opponents: str | Sequence[str] | None, learner: int | None) -> lanes.Setting:
    """Who plays, in numbers."""
    found = lanes.Setting()
    found.base = words_of(seed)
    found.learner = lanes.NONE
    if opponents is None:
        if learner is not None:
            raise RulesError("learner: without opponents every seat learns")
        return found
    named = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(named) != players - 1:
        raise RulesError(f"opponents: {len(named)} are named for {players - 1} other seats")
    for name in named:
        if name not in OPPONENTS:
            raise RulesError(f'opponents: "{name}" cannot play in a batch: it must be one of {", ".join(OPPONENTS)}')
    if learner is not None and not 0 <= learner < players:
        raise RulesError(f"learner: there is no seat {learner}: the seats are 0 to {players - 1}")
    found.learner = lanes.TURNS if learner is None else learner
    found.levels = [0, *(LEVELS.index(name) for name in named)] + [0] * (codes.SEATS - players)
    return found


def _locked(array: NDArray[Any]) -> NDArray[Any]:
    """The same array, which cannot be written through this."""
    found = array.view()
    found.flags.writeable = False
    return found


class _compiled:  # noqa: N801  # a function in all but what it keeps
    """The lanes as arrays of records, and the compiled functions on them."""

    def __init__(self, batch: Batch, threads: int) -> None:
        from .. import speed

        self._code = speed.compiled()
        self._policies: dict[Any, Any] = {}
        self.states, self.finals = np.zeros(batch.size, speed.STATE), np.zeros(batch.size, speed.STATE)
        self.lanes = np.zeros(batch.size, speed.LANE)
        self._rules, self._space = speed.rules_record(batch._ruleset), speed.space_record(batch.space)
        self._setting = np.zeros(1, speed.SETTING)
        for name, _, _ in lanes.SETTING:
            self._setting[name][0] = getattr(batch._setting, name)
        self.rules, self.space, self.setting = self._rules[0], self._space[0], self._setting[0]
        self._looks = np.zeros(threads, speed.LOOK)
        self.own = [(self._looks[worker], np.zeros(4, np.int64), np.zeros(4, np.int64)) for worker in range(threads)]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._code, name)

    def set_base(self, words: list[int]) -> None:
        self._setting["base"][0] = words

    def code_of(self, policy: Policy) -> int:
        from ..speed import machine_code

        if policy not in self._policies:
            self._policies[policy] = machine_code(policy)
        return int(self._policies[policy].address)

    def refusal(self, row: int, seat: int, action: int) -> int:
        move = self._code.move_of(self.space, seat, action)
        return lanes.NONE if move[0] < 0 else int(self._code.check(self.states[row], self.rules, seat, *move, False))


class _interpreted:  # noqa: N801  # likewise
    """The lanes as lists of objects, and the functions as they stand."""

    def __init__(self, batch: Batch, threads: int) -> None:
        from ..kernel.look import Look
        from ..kernel.state import State
        from .encode import observe

        self.states, self.finals = [State() for _ in range(batch.size)], [State() for _ in range(batch.size)]
        self.lanes = [lanes.Lane() for _ in range(batch.size)]
        self.rules, self.space, self.setting = batch._ruleset, batch.space, batch._setting
        self.own = [(Look(), [0] * 4, np.zeros(4, np.int64)) for _ in range(threads)]
        self.observe = observe

    def __getattr__(self, name: str) -> Any:
        return getattr(lanes, name)

    def set_base(self, words: list[int]) -> None:
        self.setting.base = words

    def code_of(self, policy: Policy) -> Policy:
        return policy

    def refusal(self, row: int, seat: int, action: int) -> int:
        from ..kernel.legal import check
        from .actions import move_of

        move = move_of(self.space, seat, action)
        return lanes.NONE if move[0] < 0 else check(self.states[row], self.rules, seat, *move, False)
