"""RLCard's UNO, the environment that researchers use today, as a peer: whole games of `env.run`.

    python peers.py AGENT PLAYERS GAMES      AGENT: random, uno-rule-v1
    python peers.py                          a side for run.py

`rlcard.make("uno", config={"game_num_players": 4})` makes a game for two all the same, since RLCard 1.2.0 reads that setting for other
games only; so the number of players is set by hand. Its UNO differs from any printed rules in a good many ways, and a drawn card
that fits is played in the same action; a game is about as long as one of ours.
"""

from __future__ import annotations

import json
import sys
import time
from functools import cache
from importlib import import_module
from typing import Any
from unittest.mock import patch

import numpy as np
from side import clocked, serve

AGENTS = ("random", "uno-rule-v1")


@cache
def environment(agent: str, players: int) -> Any:
    """RLCard's environment with its agents seated."""
    if agent not in AGENTS:
        raise ValueError(f"the agents are {', '.join(AGENTS)}, not {agent}")
    with patch("subprocess.check_output", return_value=b""):  # it asks pip, which need not be there, whether torch is
        rlcard, models, agents = (import_module(name) for name in ("rlcard", "rlcard.models", "rlcard.agents"))

    env = rlcard.make("uno", config={"game_num_players": players})
    env.game.configure({"game_num_players": players})
    env.num_players = players
    seated = agents.RandomAgent(num_actions=env.num_actions) if agent == "random" else models.load(agent).agents[0]
    env.set_agents([seated] * players)
    return env


def play(agent: str, players: int, games: int, seed: int = 0) -> dict[str, Any]:
    """Play so many games; what RLCard raises ends a game, which is played again."""
    env = environment(agent, players)
    env.seed(seed)
    np.random.seed(seed)  # RandomAgent and uno-rule-v1 draw from NumPy's own generator
    failed = actions = 0

    def all_games() -> None:
        nonlocal failed, actions
        played = 0
        while played < games:
            try:
                env.run()
            except IndexError:  # its draw pile was empty even after a reshuffle
                failed += 1
                if failed > games:
                    raise
            else:
                played += 1
                actions += len(env.action_recorder)

    return {**clocked(all_games), "games": games, "failed": failed, "actions": actions / games}


def steps(players: int, games: int, seed: int = 0) -> dict[str, Any]:
    """So many calls of `env.step` with random legal actions, chosen outside what is timed; resets are timed too. A game is a step here."""
    env = environment("random", players)
    env.seed(seed)
    rng = np.random.RandomState(seed)
    failed, spent, clock = 0, 0.0, time.process_time
    wall = time.perf_counter()
    over = True
    for _ in range(games):
        if over:
            began = clock()
            state, _ = env.reset()
            spent += clock() - began
        action = rng.choice(list(state["legal_actions"]))
        began = clock()
        try:
            state, _ = env.step(action)
            over = env.is_over()
        except IndexError:  # its draw pile was empty even after a reshuffle
            failed += 1
            over = True
        spent += clock() - began
    return {"cpu": spent, "wall": time.perf_counter() - wall, "games": games, "failed": failed}


def main(words: list[str]) -> int:
    if not words:
        serve({"play": play, "steps": steps})
        return 0
    if len(words) != 3 or words[0] not in AGENTS:
        print("usage: peers.py [AGENT PLAYERS GAMES]", file=sys.stderr)
        return 2
    played = play(words[0], int(words[1]), int(words[2]))
    print(json.dumps({**played, "games_per_second": played["games"] / played["cpu"]}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
