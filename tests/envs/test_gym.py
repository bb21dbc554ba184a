"""The Gymnasium environment: what Gymnasium asks, illegal actions, opponents, rewards, ends and seeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lastcard.envs.gym
from lastcard import EDITIONS, IllegalMove, InvalidMove, Move, RulesError, View
from lastcard.bots import make

IDS = [f"lastcard/{edition.capitalize()}-v{lastcard.envs.gym.VERSION}" for edition in EDITIONS]
WILD = {"players": 4, "opponents": ["careful", "random", "careful"], "rules": {"jump_in": True, "stacking": "up"}, "out_of_turn": True}


def first(view: View) -> Move:
    """A bot that is a function: the first of its legal moves."""
    return view.legal_moves[0]


class Last:
    """A bot that is an object: the last of its legal moves."""

    def choose(self, view: View) -> Move:
        return view.legal_moves[-1]


def play(
    env: Any, seed: int | None, choose: Callable[[Any], int] = lambda mask: int(mask.argmax())
) -> tuple[float, list[bytes], dict[str, Any]]:
    """A whole game: what it paid, all that was seen, and the last info."""
    observation, info = env.reset(seed=seed)
    seen, paid, ended = [observation.tobytes()], 0.0, False
    while not ended:
        observation, reward, terminated, truncated, info = env.step(choose(info["action_mask"]))
        seen.append(observation.tobytes())
        paid += reward
        ended = terminated or truncated
    return paid, seen, info


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("options", [{}, WILD, {"to_target": True, "rules": {"target": 60}}])
@pytest.mark.filterwarnings("error")
def test_the_environment_is_what_gymnasium_asks(name: str, options: dict[str, Any]) -> None:
    """Gymnasium's own check passes for each registered environment, without a warning."""
    check_env(gymnasium.make(name, render_mode="ansi", **options).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_sampled_actions_are_legal(name: str) -> None:
    """The action space knows what is legal, as `info` and `action_masks` do: sampling plays whole games without an error."""
    env = gymnasium.make(name, **WILD)
    env.action_space.seed(1)
    _, info = env.reset(seed=1)
    for _ in range(120):
        mask = info["action_mask"]
        assert (env.unwrapped.action_masks() == mask).all()  # type: ignore[attr-defined]
        action = env.action_space.sample()
        assert mask[action]
        _, _, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            assert not info["action_mask"].any()
            _, info = env.reset()


def test_an_illegal_action_is_an_error_that_says_why() -> None:
    """What `make` gives refuses it with the rule's reason, and the game stands where it stood."""
    env = gymnasium.make("lastcard/Classic-v1")
    _, info = env.reset(seed=1)
    game = env.unwrapped.episode.game  # type: ignore[attr-defined]
    before = game.position()
    for action in np.flatnonzero(info["action_mask"] == 0):
        with pytest.raises((IllegalMove, InvalidMove)):
            env.step(action)
    assert game.position() == before
    env.step(int(info["action_mask"].argmax()))
    assert game.position() != before


def test_without_the_refusal_an_illegal_action_loses() -> None:
    """The environment itself takes every action of its space, as Gymnasium asks: an illegal one loses the game, and `info` says why."""
    env = gymnasium.make("lastcard/Classic-v1").unwrapped
    _, info = env.reset(seed=1)
    action = np.int64(info["action_mask"].argmin())
    _, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "is illegal" in info["illegal"]
    with pytest.raises(InvalidMove, match="reset"):
        env.step(action)


def test_a_game_pays_once_at_its_end() -> None:
    """Nothing before the end; then 1 for a win and, with three players, half a loss otherwise; points of all seats come with it."""
    env = gymnasium.make("lastcard/Classic-v1", players=3, opponents=["careful", "random"])
    paid = set()
    for seed in range(12):
        reward, _, info = play(env, seed)
        assert max(info["points"]) > 0
        assert (reward == 1) == (info["points"][0] > 0)
        paid.add(reward)
    assert paid == {1, -0.5}


def test_a_game_that_is_cut_off_is_truncated() -> None:
    """After so many actions of all seats, whoever was to act; it pays nothing."""
    env = gymnasium.make("lastcard/Modern-v1", players=5, max_actions=12)
    _, info = env.reset(seed=2)
    terminated = truncated = False
    while not truncated:
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        assert (reward, terminated) == (0, False)
    assert env.unwrapped.episode.actions == 12  # type: ignore[attr-defined]


@pytest.mark.parametrize("opponents", ["careful", first, Last(), make("random", "7"), [first, "random"], [Last(), make("careful", "1")]])
def test_anything_that_chooses_is_an_opponent(opponents: Any) -> None:
    """A level, a function, an object with `choose`, one for all seats or one for each."""
    env = gymnasium.make("lastcard/Pocket-v1", players=3, opponents=opponents, seat=1)
    reward, _, _ = play(env, 3)
    assert reward in (1, -0.5)


def test_opponents_sit_clockwise_from_the_learner() -> None:
    """The first of them plays on the seat after the learner's; none is asked for another seat."""
    seats: dict[str, set[int]] = {"a": set(), "b": set(), "c": set()}

    def noting(name: str) -> Callable[[View], Move]:
        def choose(view: View) -> Move:
            seats[name].add(view.seat)
            return view.legal_moves[0]

        return choose

    play(gymnasium.make("lastcard/Classic-v1", players=4, seat=2, opponents=[noting("a"), noting("b"), noting("c")]), 1)
    assert seats == {"a": {3}, "b": {0}, "c": {1}}


@pytest.mark.parametrize("options", [{}, WILD])
def test_a_seed_says_all(options: dict[str, Any]) -> None:
    """The same seed gives the same games, with levels as opponents too; a reset without one goes on to the next game."""
    one, two = (gymnasium.make("lastcard/Modern-v1", **options) for _ in range(2))
    first_game, second_game = play(one, 9), play(one, None)
    assert first_game[1] != second_game[1]
    assert (first_game[:2], second_game[:2]) == (play(two, 9)[:2], play(two, None)[:2])
    assert play(two, 10)[1] != first_game[1]


def test_the_learner_is_always_asked() -> None:
    """Where all others may be out before the learner's first turn, such games are passed over."""
    env = gymnasium.make("lastcard/Classic-v1", players=6, rules={"hand_size": 1})
    for seed in range(10):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any()


def test_environments_run_beside_each_other() -> None:
    """Gymnasium's vectors take them: masks come row by row."""
    env = gymnasium.make_vec("lastcard/Pocket-v1", num_envs=3)
    _, info = env.reset(seed=1)
    for _ in range(30):
        _, _, _, _, info = env.step(np.array([mask.argmax() for mask in info["action_mask"]]))
    assert [mask.shape for mask in env.call("action_masks")] == [(env.single_action_space.n,)] * 3  # type: ignore[attr-defined]
    env.close()


def test_the_table_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """As text with what all have done since the last action, or printed; in the language asked for."""
    env = gymnasium.make("lastcard/Classic-v1", players=3, render_mode="ansi", language="it")
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    text = str(env.render())
    assert text.count("▸") == 1
    assert "Colore" in text
    env = gymnasium.make("lastcard/Classic-v1", render_mode="human")
    env.reset(seed=1)
    assert "▸" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"seat": 2}, RulesError, "seat 2"),
        ({"players": 3, "opponents": ["random"]}, RulesError, "1 are named for 2"),
        ({"opponents": "carefull"}, RulesError, "carefull"),
        ({"opponents": 7}, TypeError, "not a int|not an int"),
        ({"opponents": Last}, TypeError, "the class Last"),
        ({"render_mode": "rgb_array"}, RulesError, "render_mode"),
    ],
)
def test_what_cannot_be_is_refused(options: dict[str, Any], error: type[Exception], words: str) -> None:
    """A wrong argument is an error in one sentence that names it."""
    with pytest.raises(error, match=words):
        lastcard.envs.gym.LastcardEnv(**options)


@pytest.mark.parametrize(("answer", "error"), [("0 draw", TypeError), (Move(1, "accept"), IllegalMove), (Move(0, "draw"), InvalidMove)])
def test_an_opponent_that_plays_wrong_is_named(answer: Any, error: type[Exception]) -> None:
    """What an opponent gives and must not is an error: nothing is put in its place."""
    env = lastcard.envs.gym.LastcardEnv(opponents=lambda view: answer)
    with pytest.raises(error, match=r"seat|1 accept"):
        play(env, 1)
