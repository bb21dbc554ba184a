"""The PettingZoo environment: what PettingZoo asks, masks, rewards, ends, seeds, and play out of turn."""

from __future__ import annotations

import pickle
import random
import warnings
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper
from strategies import random_rules

from lastcard import Game, IllegalMove, InvalidMove, Move, Rules, RulesError
from lastcard.envs import aec
from lastcard.envs.checking import TABLES
from lastcard.envs.episode import Episode, game_seed
from lastcard.kernel import codes
from lastcard.words import LANGUAGES

SWEEP = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")

#: What PettingZoo's test remarks on where there is nothing to mend: it expects a row, and knows its own games alone by name.
REMARKS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)


def made(table: tuple[str, int, dict[str, object]], **more: Any) -> Any:
    """The environment of a table of the sweep."""
    edition, players, rules = table
    return aec.env(edition, players, rules, **more)


def any_rules(number: int) -> tuple[Rules, int]:
    """Some rules and a number of players."""
    return random_rules(Random(number))


def raw(rules: Rules, players: int, **more: Any) -> Any:
    """The environment for rules, without wrappers."""
    return aec.raw_env(rules.edition, players, rules.differences(), **more)


def played(env: Any, chance: Random, most: int = 400, choose: Callable[[Any, list[int]], int] | None = None) -> Iterator[str]:
    """Play on with any legal action, and give each agent before its turn, until all are gone."""
    for agent in env.agent_iter(most):
        yield agent
        observation, _, terminated, truncated, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(chance.choice(legal) if choose is None else choose(env, legal))


# What PettingZoo asks


@SWEEP
@pytest.mark.parametrize("out_of_turn", [False, True])
def test_the_environment_is_what_pettingzoo_asks(table: tuple[str, int, dict[str, object]], out_of_turn: bool) -> None:
    """PettingZoo's own test passes in every edition and with every option; it remarks on nothing but the dictionary of the mask."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(made(table, out_of_turn=out_of_turn), num_cycles=12)
    assert {str(one.message) for one in said} <= set(REMARKS)


@SWEEP
def test_a_seed_says_all(table: tuple[str, int, dict[str, object]]) -> None:
    """PettingZoo's test of seeds: two environments with one seed go the same way."""
    seed_test(lambda: made(table, out_of_turn=True), num_cycles=8)


def test_the_name_has_a_version() -> None:
    """As PettingZoo's names do, so that a change of behaviour shows."""
    env = aec.env()
    assert str(env) == env.metadata["name"] == f"lastcard_v{aec.VERSION}"


def test_an_environment_can_be_copied() -> None:
    """It goes through pickle as what it was made with, for processes that each need one."""
    env = pickle.loads(pickle.dumps(raw(*any_rules(1), max_actions=7)))
    env.reset(seed=1)
    assert env.episode.max_actions == 7
    assert env.episode.rules == any_rules(1)[0]


# Masks


@pytest.mark.parametrize("number", range(10))
def test_masks_are_the_legal_moves(number: int) -> None:
    """At every moment and for every seat, asked or not, the mask marks exactly what the rules allow; doing nothing is for one who is asked
    out of turn, and one who is asked for its call before its turn has not the turn yet."""
    rules, players = any_rules(number)
    env = raw(rules, players, out_of_turn=number % 2 == 1, max_actions=60)
    env.reset(seed=number)
    episode = env.episode
    for _ in played(env, Random(number)):
        if episode.ended:
            assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)
            continue
        for seat, agent in enumerate(env.possible_agents):
            beside = episode.beside and seat == episode.asked
            for action, legal in enumerate(env.observe(agent)["action_mask"]):
                move = episode.move(seat, action)
                if move is None:
                    assert bool(legal) == beside
                elif beside and seat == episode.game.turn:
                    assert bool(legal) == (move.verb in ("uno", "catch") and episode.game.is_legal(move))
                else:
                    assert bool(legal) == episode.game.is_legal(move), (agent, move)


def test_every_legal_move_has_a_number_and_every_number_a_move() -> None:
    """From a move to its number and back, for all legal moves of all seats; but for the `uno` ending, which is an action of its own."""
    for number in range(6):
        rules, players = any_rules(number)
        env = raw(rules, players)
        env.reset(seed=number)
        for _ in played(env, Random(number), most=40):
            for seat in range(players):
                for move in env.episode.game.legal_moves(seat):
                    assert env.episode.move(seat, env.episode.action(move)) == move
        assert env.episode.move(0, env.episode.action(None)) is None
    with pytest.raises(InvalidMove, match="uno is an action of its own"):
        env.episode.action(Move.parse(f"0 play {rules.edition.kinds[0]} uno"))


# Illegal actions


def test_an_illegal_action_is_an_error_that_says_why() -> None:
    """It raises `IllegalMove` with the rule's reason, and the game, the agent and the rewards are what they were."""
    env = aec.env("classic", 3)
    env.reset(seed=5)
    episode = env.unwrapped.episode
    before = episode.game.position(), env.agent_selection, dict(env.rewards)
    mask = env.last()[0]["action_mask"]
    for action in np.flatnonzero(mask == 0):
        with pytest.raises((IllegalMove, InvalidMove)) as caught:
            env.step(action)
        if isinstance(caught.value, IllegalMove):
            assert caught.value.reason.ruling in str(caught.value)
    assert (episode.game.position(), env.agent_selection, dict(env.rewards)) == before


@pytest.mark.parametrize("action", [-1, 10_000, 1.5, None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    """A number beyond the actions, a part of one, or nothing at all raises `InvalidMove`."""
    env = aec.env()
    env.reset(seed=1)
    with pytest.raises(InvalidMove):
        env.step(action)


def test_an_illegal_action_can_end_the_game_instead(caplog: pytest.LogCaptureFixture) -> None:
    """With PettingZoo's wrapper whoever acts against the mask loses, and all agents are told so."""
    env = TerminateIllegalWrapper(aec.raw_env("pocket", 3), illegal_reward=-1)
    env.reset(seed=2)
    loser = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert "Illegal move" in caplog.text
    rewards = {}
    for agent in env.agent_iter():
        _, reward, terminated, _, _ = env.last()
        assert terminated
        rewards[agent] = reward
        env.step(None)
    assert rewards == {agent: -1 if agent == loser else 0 for agent in env.possible_agents}


# Rewards and ends


@pytest.mark.parametrize("number", range(8))
def test_every_agent_gets_its_reward_once(number: int) -> None:
    """The rewards that `last` gives an agent come to one payment: with the end of the game, also to those who were not on turn then."""
    rules, players = any_rules(number + 100)
    env = raw(rules, players, out_of_turn=number % 2 == 1, max_actions=1500)
    env.reset(seed=number)
    got: dict[str, list[float]] = {agent: [] for agent in env.agents}
    for agent in played(env, Random(number), most=5000):
        reward = env.last()[1]
        assert reward == 0 or env.terminations[agent]
        got[agent].append(reward)
    assert not env.agents
    paid = [sum(rewards) for rewards in got.values()]
    assert all(sum(reward != 0 for reward in rewards) <= 1 for rewards in got.values())
    assert paid == env.episode.rewards()
    assert sum(paid) == pytest.approx(0)
    if not env.episode.truncated and env.episode.game.round_winner is not None:
        assert paid[env.episode.game.round_winner] == 1


def test_a_game_can_be_paid_by_its_points() -> None:
    """With `rewards="points"` each gets a hundredth of its points, less the mean of the others'."""
    env = aec.env("classic", 3, rewards="points")
    env.reset(seed=1)
    for _ in played(env, Random(1), most=5000):
        pass
    episode = env.unwrapped.episode
    won = max(episode.game.scores) / 100
    assert sorted(episode.rewards()) == pytest.approx([-won / 2, -won / 2, won])


def test_partners_win_together() -> None:
    """In teams both partners get the reward of a win."""
    rewards = set()
    for seed in range(4):
        env = aec.env("classic", 4, {"teams": True})
        env.reset(seed=seed)
        for _ in played(env, Random(seed), most=5000):
            pass
        rewards.add(tuple(env.unwrapped.episode.rewards()))
    assert rewards == {(1, -1, 1, -1), (-1, 1, -1, 1)}


def test_a_game_that_is_cut_off_is_truncated() -> None:
    """After just so many actions all agents are truncated, none has ended, and nobody gets anything."""
    env = aec.env("classic", 5, max_actions=9)
    env.reset(seed=3)
    ends = []
    for agent in played(env, Random(3)):
        _, reward, terminated, truncated, info = env.last()
        assert not terminated
        if truncated:
            ends.append((agent, reward, set(info)))
    assert env.unwrapped.episode.actions == 9
    assert sorted(ends) == [(agent, 0, {"points"}) for agent in env.possible_agents]


def test_a_game_that_ends_at_the_limit_has_ended() -> None:
    """The last action that the limit allows may win: that is an end of its own, and is paid."""
    env = aec.env("classic", 2)
    env.reset(seed=4)
    for _ in played(env, Random(4), most=5000):
        pass
    limit = env.unwrapped.episode.actions
    env = aec.env("classic", 2, max_actions=limit)
    env.reset(seed=4)
    for agent in played(env, Random(4), most=5000):
        assert not env.truncations[agent]
    assert sorted(env.unwrapped.episode.rewards()) == [-1, 1]


def test_a_game_to_the_target_has_many_rounds() -> None:
    """The next round is dealt at once, and who wins the game is paid, not who wins a round."""
    env = aec.env("pocket", 2, {"target": 100}, to_target=True)
    env.reset(seed=6)
    for _ in played(env, Random(6), most=10_000):
        pass
    game = env.unwrapped.episode.game
    assert game.round > 1
    assert game.game_winner is not None
    assert env.unwrapped.episode.rewards()[game.game_winner] == 1
    assert max(game.scores) >= 100


# Seeds


def test_games_follow_from_the_seed() -> None:
    """A reset without a seed begins the next game of the same row, and the same seed the same row again: its games are those of
    `Game` with the seeds of a simulation's games."""
    env = aec.env("modern", 4)
    hands = []
    for seed in (11, None, None, 11):
        env.reset(seed=seed)
        hands.append(env.unwrapped.episode.game.position()["hands"])
    assert hands[3] == hands[0]
    assert hands[0] != hands[1] != hands[2]
    assert hands[:3] == [Game("modern", 4, game_seed("b", number)).position()["hands"] for number in range(3)]


def test_nothing_depends_on_shared_chance() -> None:
    """Neither does the environment draw from Python's or NumPy's shared generators, nor do they change what it does."""
    seen = []
    for seed in (1, 2):
        random.seed(seed)
        np.random.seed(seed)
        env = aec.env("modern", 3, {"jump_in": True}, out_of_turn=True)
        env.reset(seed=8)
        shared = random.getstate(), np.random.get_state()[1].tolist()  # type: ignore[index]
        seen.append([(agent, env.observe(agent)["observation"].tobytes()) for agent in played(env, Random(8)) if env.agents])
        assert (random.getstate(), np.random.get_state()[1].tolist()) == shared  # type: ignore[index]
    assert seen[0] == seen[1]


def test_without_a_seed_games_differ() -> None:
    """An environment that was never given a seed takes a fresh one."""
    hands = []
    for _ in range(2):
        env = aec.env()
        env.reset()
        hands.append(env.unwrapped.episode.game.hand(0))
    assert hands[0] != hands[1]


@pytest.mark.parametrize("number", range(10))
def test_the_same_actions_make_the_same_game(number: int) -> None:
    """The moves that actions stand for, played by `Game` from the same seed, lead to the same position: there is one set of rules."""
    rules, players = any_rules(number + 50)
    env = raw(rules, players, out_of_turn=number % 2 == 1, max_actions=300)
    env.reset(seed=number)
    for _ in played(env, Random(number), most=2000):
        pass
    game = Game(rules.edition, players, game_seed(f"{number:x}", 0), **rules.differences())
    for move in env.episode.game.moves:
        game.play(move)
    assert game.position() == env.episode.game.position()


# Out of turn


def until(episode: Episode, wanted: Callable[[Episode], bool], **prefer: tuple[str, ...]) -> None:
    """Play games, laying cards where one can and never calling, until something is so."""
    for number in range(400):
        episode.start("7", number)
        while not episode.ended:
            if wanted(episode):
                return
            assert episode.asked is not None
            legal = [int(action) for action in np.flatnonzero(episode.mask(episode.asked))]
            moves = [(episode.move(episode.asked, action), action) for action in legal]
            first = [action for move, action in moves if move is not None and move.verb == "play"] if not episode.beside else []
            quiet = [action for move, action in moves if move is None or move.verb not in ("uno", "catch", "play")]
            episode.act((first or quiet or legal)[0])
    raise AssertionError("it never came to that")


def test_who_owes_the_call_is_asked_first_and_then_may_be_caught() -> None:
    """Whoever comes down to one card silently is asked at once, before anybody else; who then says nothing can be caught by the next."""
    episode = Episode(Rules.of("classic"), 3, out_of_turn=True)
    until(episode, lambda episode: bool(episode.game.catchable))
    (owing,) = episode.game.catchable
    assert (episode.asked, episode.beside) == (owing, True)
    moves = {str(episode.move(owing, int(action))) for action in np.flatnonzero(episode.mask(owing))}
    assert {f"{owing} uno", "None"} <= moves
    turn = episode.game.turn
    episode.act(episode.space.nothing)
    other = episode.asked
    assert other is not None
    assert other != owing
    episode.act(episode.action(Move(other, "catch", target=owing)))
    assert len(episode.game.hand(owing)) == 3
    assert (episode.asked, episode.beside) == (turn, False)


def test_a_call_in_time_leaves_nothing_to_catch() -> None:
    """Whoever says UNO when asked is safe, and the seat on turn goes on."""
    episode = Episode(Rules.of("classic"), 3, out_of_turn=True)
    until(episode, lambda episode: bool(episode.game.catchable))
    owing = episode.asked
    episode.act(episode.space.uno)
    assert owing in episode.game.said_uno
    assert (episode.asked, episode.beside) == (episode.game.turn, False)


def test_without_play_out_of_turn_everybody_says_uno() -> None:
    """Where nobody is asked out of turn, the call is made by itself: at every question nobody owes it."""
    for number in range(4):
        rules, players = any_rules(number)
        env = raw(rules, players, max_actions=300)
        env.reset(seed=number)
        for agent in played(env, Random(number), most=2000):
            episode = env.episode
            assert not episode.game.catchable
            assert episode.ended or (agent == f"player_{episode.game.turn}" and not episode.beside)


def test_who_may_jump_in_is_asked() -> None:
    """A seat that holds the same card as the top one is asked, before the seat on turn, and play goes on from there."""
    episode = Episode(Rules.of("classic", jump_in=True), 4, out_of_turn=True)
    jumps = lambda episode: episode.beside and not episode.game.catchable  # noqa: E731
    until(episode, jumps)
    seat = episode.asked
    assert seat is not None
    assert seat != episode.game.turn
    (jump,) = episode.game.legal_moves(seat)
    legal = {int(action) for action in np.flatnonzero(episode.mask(seat))}
    assert legal == {episode.action(jump), episode.space.nothing}
    episode.act(episode.action(jump))
    assert episode.game.moves[-1] == jump


def test_nobody_on_turn_may_do_nothing() -> None:
    """Doing nothing is refused to the seat on turn, in a sentence."""
    episode = Episode(Rules.of("classic"), 2, out_of_turn=True)
    episode.start("1", 0)
    with pytest.raises(InvalidMove, match="is on turn"):
        episode.act(episode.space.nothing)


@pytest.mark.parametrize("number", range(6))
def test_each_is_asked_once_between_two_moves(number: int) -> None:
    """Between two moves of the game no seat is asked twice beside its turn."""
    rules, players = any_rules(number + 300)
    episode = Episode(
        Rules.of(rules.edition, rules.differences() | {"jump_in": True, "uno": "manual"}), players, out_of_turn=True, max_actions=400
    )
    episode.start("5", number)
    chance, asked = Random(number), set()
    while not episode.ended:
        assert episode.asked is not None
        if episode.beside:
            assert episode.asked not in asked
            asked.add(episode.asked)
        action = chance.choice(np.flatnonzero(episode.mask(episode.asked)).tolist())
        move = episode.move(episode.asked, action)
        episode.act(action)
        if move is not None and move.verb not in ("uno", "catch"):
            asked = set()


# Shapes and text


def test_an_observation_is_in_its_space() -> None:
    """Every agent's observation and mask have the shape and the bounds of its space, at every table."""
    for edition, players, rules in TABLES:
        env = aec.env(edition, players, rules)
        env.reset(seed=1)
        for agent in env.agents:
            assert env.observation_space(agent).contains(env.observe(agent))
        assert env.unwrapped.state_space.contains(env.state())
        assert max(part.stop for part in env.unwrapped.layout.values()) == len(env.observe("player_0")["observation"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_shown_in_every_language(language: str) -> None:
    """With `ansi` the table comes as text: every hand, whose turn it is, and what happened, in the language asked for."""
    env = aec.env("pocket", 3, render_mode="ansi", language=language)
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    text = env.render()
    game = env.unwrapped.episode.game
    assert text.count("▸") == 1
    for seat in range(3):
        assert " ".join(map(str, game.hand(seat))) in text
    assert ("clockwise" in text) == (language == "en")


def test_the_table_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """With `human` the table is printed after every action; without a mode nothing is."""
    env = aec.env(render_mode="human")
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert capsys.readouterr().out.count("▸") == 2
    env = aec.env()
    env.reset(seed=1)
    assert env.unwrapped.render() is None


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 11}, "players"),
        ({"max_actions": 0}, "max_actions"),
        ({"render_mode": "rgb_array"}, "render_mode"),
        ({"rewards": "money"}, "rewards"),
        ({"rules": {"stakking": "up"}}, "stacking"),
    ],
)
def test_what_cannot_be_is_refused(options: dict[str, Any], words: str) -> None:
    """A wrong argument is an error in one sentence that names it."""
    with pytest.raises(RulesError, match=words):
        aec.env(**options)


def test_phases_of_the_engine_are_all_met() -> None:
    """Random play over the sweep meets every question that the game can ask: nothing above was tried in a corner alone."""
    met = set()
    for number, (edition, players, rules) in enumerate(TABLES * 3):
        episode = Episode(Rules.of(edition, rules), players, out_of_turn=True, max_actions=200)
        episode.start("1", number)
        chance = Random(number)
        while not episode.ended:
            assert episode.asked is not None
            met.add("beside" if episode.beside else episode.game.phase)
            episode.act(chance.choice(np.flatnonzero(episode.mask(episode.asked)).tolist()))
    assert met == {"beside", *codes.PHASE_NAMES[: codes.ROUND_OVER]}
