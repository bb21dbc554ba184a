"""The game as a Gymnasium environment: one learner against chosen bots. Importing this module registers the three editions.

>>> import gymnasium
>>> import lastcard.envs.gym
>>> env = gymnasium.make("lastcard/Classic-v1", players=3, opponents=["careful", "random"])
>>> observation, info = env.reset(seed=1)
>>> ended = False
>>> while not ended:
...     action = info["action_mask"].argmax()
...     observation, reward, terminated, truncated, info = env.step(action)
...     ended = terminated or truncated
>>> terminated, reward in (1.0, -0.5)
(True, True)

The observation is a row of int8 whose slices `env.unwrapped.layout` names. What is legal now is in `info["action_mask"]`, in
`env.unwrapped.action_masks()` for learners that ask there, and known to `action_space`, whose `sample()` chooses among it.

An illegal action raises `IllegalMove` with the reason, and nothing has changed. That is what `gymnasium.make` adds around the environment
(`RefuseIllegal`); `env.unwrapped` takes whatever is in its action space, as Gymnasium asks of environments: there an illegal action loses
the game at once, and `info["illegal"]` says why.

The reward comes once, at the end (`turns.pay`): 1 for a win, and what evens it out for a game that another has won; or with
`rewards="points"` by the points. An end by `max_actions` is a truncation, and brings none. `info` then also holds the `points` of all
seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, SupportsFloat, cast

import numpy as np

from ..bots import make
from ..edition import EDITIONS, Edition
from ..errors import InvalidMove, LastcardError, RulesError
from ..moves import Move
from ..rules import Rules
from ..seeds import fresh_seed
from ..view import View
from ..words import Words
from .checking import chooser_of
from .episode import Episode, Row, game_seed, seed_text
from .extras import needed
from .render import table_text
from .space import layout

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.envs.registration import WrapperSpec, register, registry
except ImportError as error:
    raise needed("lastcard.envs.gym", "Gymnasium", "envs", error) from None

#: The version of the environments' behaviour: another whenever the same actions bring something else.
VERSION = 1

#: Games that are begun until the learner is asked: with few cards another may be out before its first turn.
GAMES = 10_000

#: Who plays on a seat: a level's name, an object with `choose(view)`, or a function from a view to a move.
Opponent = str | object


class LegalActions(spaces.Discrete[np.int64]):
    """The actions as a space that knows which are legal now: `sample()` chooses among them."""

    def __init__(self, n: int, seed: int | np.random.Generator | None = None) -> None:
        super().__init__(n, seed)
        self.legal: Row = np.ones(n, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the legal actions, each equally likely; or as a mask or probabilities say."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


class LastcardEnv(gymnasium.Env[Row, np.int64]):
    """One learner's seat at a table; see the module for what an action, an observation and a reward are."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012  # Gymnasium's own attribute

    def __init__(
        self,
        edition: Edition | str = "classic",
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "random",
        rules: Mapping[str, object] | None = None,
        *,
        seat: int = 0,
        to_target: bool = False,
        out_of_turn: bool = False,
        max_actions: int | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        """`opponents` are one for all other seats, or one for each, clockwise from the learner's `seat`; a level is made anew for
        each game, from its seed. All else is as in `envs.aec.env`. Raises `RulesError`, `EditionError`, and `TypeError` for what is no bot.
        """
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise RulesError(f'render_mode: "{render_mode}" is none: it must be one of {", ".join(self.metadata["render_modes"])}')
        self.render_mode = render_mode
        self._words = Words(language)
        self.episode = Episode(
            Rules.of(edition, rules), players, to_target=to_target, out_of_turn=out_of_turn, max_actions=max_actions, rewards=rewards
        )
        if not 0 <= seat < players:
            raise RulesError(f"seat: there is no seat {seat}: the seats are 0 to {players - 1}")
        self.seat = seat
        one_each = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        chosen = list(cast("Sequence[Opponent]", opponents)) if one_each else [opponents] * (players - 1)
        if len(chosen) != players - 1:
            raise RulesError(f"opponents: {len(chosen)} are named for {players - 1} other seats")
        for opponent in chosen:
            if isinstance(opponent, str):
                make(opponent, "0")
            else:
                chooser_of(opponent)
        self._opponents = {(seat + steps) % players: opponent for steps, opponent in enumerate(chosen, 1)}
        self._choosers: dict[int, Callable[[View], Any]] = {}
        #: Where each slice of an observation lies, by name.
        self.layout = layout(self.episode.rules, players)
        self.observation_space = spaces.Box(-1, 127, (self.episode.space.size,), np.int8)
        self.action_space = LegalActions(self.episode.space.actions)
        self._seed: str | None = None
        self._number = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a game, and let the others play until the learner is asked. With a seed, the first of those that follow from it;
        without, the next. `options` has no meaning here.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._number = seed_text(seed), 0
        elif self._seed is None:
            self._seed = fresh_seed()
        for _ in range(GAMES):
            self.episode.start(self._seed, self._number)
            words = game_seed(self._seed, self._number)
            self._number += 1
            self._choosers = {
                place: make(opponent, f"{place:x}{words}").choose if isinstance(opponent, str) else chooser_of(opponent)
                for place, opponent in self._opponents.items()
            }
            self._play_others()
            if not self.episode.ended:
                break
        else:
            raise RulesError(f"the learner was not asked in {GAMES} games: with these rules others are out before its first turn")
        if self.render_mode == "human":
            self.render()
        return self.episode.observation(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, SupportsFloat, bool, bool, dict[str, Any]]:
        """The learner's action, and what the others do until it is asked again or the game has ended."""
        episode = self.episode
        if episode.ended:
            raise InvalidMove("the game has ended: reset() begins the next one")
        try:
            episode.act(action)
        except LastcardError as error:
            info = self._info() | {"illegal": str(error)}
            episode.asked, episode.truncated = None, True
            return episode.observation(self.seat), -1.0, True, False, info
        self._play_others()
        if self.render_mode == "human":
            self.render()
        reward = episode.rewards()[self.seat]
        return episode.observation(self.seat), reward, episode.over, episode.truncated, self._info()

    def action_masks(self) -> Row:
        """What is legal now: 1 for each such action, as learners that mask actions ask for it."""
        return self.episode.mask(self.seat)

    def render(self) -> Any:
        """The table with all hands: returned as text with the mode `ansi`, or printed with `human`."""
        if self.render_mode is None:
            return None
        text = table_text(self.episode, self._words)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _play_others(self) -> None:
        """Let the others play until the learner is asked, or the game has ended."""
        episode = self.episode
        happened = episode.events
        while episode.asked is not None and episode.asked != self.seat:
            seat = episode.asked
            answer = self._choosers[seat](episode.game.view(seat))
            if answer is not None and not isinstance(answer, Move):
                raise TypeError(f"the bot on seat {seat} gave a {type(answer).__name__}: it must give a Move, or None out of turn")
            episode.play(answer)
            happened = happened + episode.events
        episode.events = happened

    def _info(self) -> dict[str, Any]:
        episode = self.episode
        mask = episode.mask(self.seat)
        self.action_space.legal = mask.copy()  # type: ignore[attr-defined]  # it is the space that was made above
        return {"action_mask": mask} | ({"points": tuple(episode.game.scores)} if episode.ended else {})


class RefuseIllegal(gymnasium.Wrapper[Row, np.int64, Row, np.int64], gymnasium.utils.RecordConstructorArgs):
    """Raises `IllegalMove` or `InvalidMove`, with the reason, for an action that is not legal now, and changes nothing then."""

    def __init__(self, env: gymnasium.Env[Row, np.int64]) -> None:
        gymnasium.utils.RecordConstructorArgs.__init__(self)
        super().__init__(env)

    def step(self, action: np.int64) -> tuple[Row, SupportsFloat, bool, bool, dict[str, Any]]:
        """The learner's action, if it is legal."""
        episode = cast("LastcardEnv", self.env.unwrapped).episode
        episode.check(action)
        return self.env.step(action)


for _edition in EDITIONS:
    _id = f"lastcard/{_edition.capitalize()}-v{VERSION}"
    if _id not in registry:
        register(
            _id,
            "lastcard.envs.gym:LastcardEnv",
            kwargs={"edition": _edition},
            additional_wrappers=(WrapperSpec("RefuseIllegal", "lastcard.envs.gym:RefuseIllegal", {}),),
        )
