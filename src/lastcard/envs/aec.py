"""The game as a PettingZoo environment (AEC): 2 to 10 agents, all editions and options.

>>> from lastcard.envs import aec
>>> env = aec.env("classic", players=3, rules={"stacking": "up"})
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     mask = observation["action_mask"]
...     env.step(None if terminated or truncated else int(mask.argmax()))
>>> str(env), env.agents
('lastcard_v1', [])

An agent is `player_0`, `player_1`, … by seat. Its observation is a dictionary: `observation`, a row of int8 whose slices
`env.unwrapped.layout` names, and `action_mask`, with 1 for each action that the rules allow it now. `observe` gives any agent's, asked or
not, with the mask that holds for it.

An action that the mask does not allow raises `IllegalMove` with the reason, and nothing has changed; a number that is no action raises
`InvalidMove`. With PettingZoo's `TerminateIllegalWrapper` around `raw_env` it ends the game instead.

Rewards come once, at the end (`turns.pay`): 1 for who has won, and for all others what evens it out; or with `rewards="points"` by the
points. The game's own end is a termination, for all agents at once; an end by `max_actions` is a truncation, and brings no reward.
`infos` then holds each agent's `points`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..edition import Edition
from ..errors import InvalidMove, RulesError
from ..rules import Rules
from ..seeds import fresh_seed
from ..words import Words
from .episode import Episode, Row, seed_text
from .extras import needed
from .render import table_text
from .space import layout

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise needed("lastcard.envs.aec", "PettingZoo and Gymnasium", "envs", error) from None

#: The version of the environment's behaviour: another whenever the same actions bring something else.
VERSION = 1


def env(
    edition: Edition | str = "classic",
    players: int = 2,
    rules: Mapping[str, object] | None = None,
    *,
    to_target: bool = False,
    out_of_turn: bool = False,
    max_actions: int | None = None,
    rewards: str = "win",
    render_mode: str | None = None,
    language: str = "en",
) -> AECEnv:
    """The environment, in PettingZoo's wrappers that see to the order of calls. Raises `RulesError`, `EditionError`.

    `rules` are options by name. A game is one round, or with `to_target` as many as it takes to the target. `out_of_turn` also asks
    agents that are not on turn, for calls of UNO, catches and jump-ins: see `turns.py`. After `max_actions` actions a game is truncated.
    `rewards` are by the `win` or by the `points`.
    `render_mode` is `ansi`, which returns the table as text, or `human`, which prints it after every action, in the `language` given.
    """
    made = raw_env(
        edition,
        players,
        rules,
        to_target=to_target,
        out_of_turn=out_of_turn,
        max_actions=max_actions,
        rewards=rewards,
        render_mode=render_mode,
        language=language,
    )
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo has no types, and calls it so
    """The environment without wrappers; see `env` for the parameters."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # PettingZoo's own attribute
        "name": f"lastcard_v{VERSION}",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: Edition | str = "classic",
        players: int = 2,
        rules: Mapping[str, object] | None = None,
        *,
        to_target: bool = False,
        out_of_turn: bool = False,
        max_actions: int | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        EzPickle.__init__(
            self,
            edition,
            players,
            rules,
            to_target=to_target,
            out_of_turn=out_of_turn,
            max_actions=max_actions,
            rewards=rewards,
            render_mode=render_mode,
            language=language,
        )
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise RulesError(f'render_mode: "{render_mode}" is none: it must be one of {", ".join(self.metadata["render_modes"])}')
        self.render_mode = render_mode
        self._words = Words(language)
        self.episode = Episode(
            Rules.of(edition, rules), players, to_target=to_target, out_of_turn=out_of_turn, max_actions=max_actions, rewards=rewards
        )
        #: Where each slice of an observation lies, by name.
        self.layout = layout(self.episode.rules, players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = self.episode.space
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1, 127, (space.size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (space.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(space.actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(-1, 127, (players * space.size,), np.int8)
        self.agents: list[str] = []
        self._seed: str | None = None
        self._number = 0

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations; the same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions; the same object at every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed, the first of those that follow from it; without, the next. `options` has no meaning here."""
        if seed is not None:
            self._seed, self._number = seed_text(seed), 0
        elif self._seed is None:
            self._seed = fresh_seed()
        self.episode.start(self._seed, self._number)
        self._number += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Row]:
        """What an agent may know and do now."""
        seat = self._seats[agent]
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def state(self) -> Row:
        """What all agents together know: their observations, one after another."""
        return np.concatenate([self.episode.observation(seat) for seat in range(self.episode.players)])

    def step(self, action: int | None) -> None:
        """The selected agent's action; None where its game has ended. Raises `IllegalMove` or `InvalidMove`, and changes nothing then."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise InvalidMove(f"{agent} is asked for an action: None is for agents whose game has ended")
        episode = self.episode
        episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if episode.ended:
            rewards = episode.rewards()
            for other, seat in self._seats.items():
                self.rewards[other] = rewards[seat]
                self.terminations[other] = not episode.truncated
                self.truncations[other] = episode.truncated
                self.infos[other] = {"points": episode.game.scores[seat]}
        self._accumulate_rewards()
        self._select()
        if episode.ended:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table with all hands: returned as text, or printed; see `env`."""
        if self.render_mode is None:
            return None
        text = table_text(self.episode, self._words)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def _select(self) -> None:
        if self.episode.asked is not None:
            self.agent_selection = self.possible_agents[self.episode.asked]
