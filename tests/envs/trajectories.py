"""Golden trajectories: what the environments showed, allowed and paid in some games, as hashes in `golden.json`.

`python3 go.py python tests/regenerate.py` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from lastcard import Rules
from lastcard.envs import aec, gym
from lastcard.envs.checking import TABLES
from lastcard.envs.episode import seed_text
from lastcard.kernel.chance import below
from lastcard.seeds import bot_words

GOLDEN = Path(__file__).with_name("golden.json")
#: Actions after which a game is left.
MOST = 120
SEED = 4


def rolled(chance: list[int], mask: Any) -> int:
    """Some legal action."""
    legal = np.flatnonzero(mask)
    return int(legal[below(chance, len(legal))])


def of_aec(edition: str, players: int, rules: dict[str, object], out_of_turn: bool) -> Iterator[bytes]:
    """What every agent of a game sees when it is asked, and what it got."""
    env = aec.env(edition, players, rules, out_of_turn=out_of_turn, max_actions=MOST)
    env.reset(seed=SEED)
    chance = bot_words(seed_text(SEED))
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        yield agent.encode()
        yield observation["observation"].tobytes()
        yield observation["action_mask"].tobytes()
        yield f"{reward:.6f} {terminated} {truncated}".encode()
        env.step(None if terminated or truncated else rolled(chance, observation["action_mask"]))


def of_gym(edition: str, players: int, rules: dict[str, object]) -> Iterator[bytes]:
    """What a learner sees and gets in games against `random`."""
    env = gym.LastcardEnv(edition, players, "random", rules, max_actions=MOST)
    observation, info = env.reset(seed=SEED)
    chance = bot_words(seed_text(SEED))
    for _ in range(40):
        yield observation.tobytes()
        yield info["action_mask"].tobytes()
        observation, reward, terminated, truncated, info = env.step(rolled(chance, info["action_mask"]))
        yield f"{reward:.6f} {terminated} {truncated}".encode()
        if terminated or truncated:
            observation, info = env.reset()


def hashed(parts: Iterator[bytes]) -> str:
    found = sha256()
    for part in parts:
        found.update(part)
    return found.hexdigest()[:32]


def trajectories() -> dict[str, Any]:
    """All of them: the versions that the environments say they have, and a hash for each game, by what is played."""
    found: dict[str, Any] = {"aec": {"version": aec.VERSION}, "gym": {"version": gym.VERSION}}
    for edition, players, rules in TABLES:
        name = f"{edition} {players} " + json.dumps(Rules.of(edition, rules).differences(), sort_keys=True)
        found["aec"][name] = hashed(of_aec(edition, players, rules, False))
        found["aec"][f"{name} out of turn"] = hashed(of_aec(edition, players, rules, True))
        found["gym"][name] = hashed(of_gym(edition, players, rules))
    return found


def regenerate(file: Path) -> None:
    """Write the file."""
    file.write_text(json.dumps(trajectories(), indent=1) + "\n", "utf-8")
