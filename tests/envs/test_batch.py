"""The batch environment: the same games as everywhere else, told in arrays, with nothing lost where one game follows another."""

from __future__ import annotations

from random import Random
from typing import Any

import numba
import numpy as np
import pytest
from strategies import random_rules

from lastcard import EDITIONS, Colour, Game, Move, Rules
from lastcard.envs.actions import mark_legal, move_of
from lastcard.envs.batch import OPPONENTS, Batch, IllegalAction
from lastcard.envs.encode import observe
from lastcard.envs.episode import Episode
from lastcard.envs.space import Space, space_of
from lastcard.errors import RulesError
from lastcard.kernel import codes
from lastcard.kernel.look import Look
from lastcard.speed import below

OPTIONS: list[dict[str, Any]] = [
    {},
    {"stacking": "up", "jump_in": True, "seven_zero": True},
    {"teams": True, "scoring": "low_total"},
    {"hand_size": 1},
    {"false_call_penalty": 2, "false_catch_penalty": 1, "uno_penalty": 3},
    {"custom": [{"do": [["hand", 3], ["open"]], "text": "Sing."}, {"do": [["draw", "chosen", 2], ["swap"]]}, {"do": [["until", "named"]]}]},
]


def choose(rng: Random, mask: Any) -> int:
    """One of the actions that a mask allows."""
    return int(rng.choice(np.flatnonzero(mask)))


def choose_eagerly(rng: Random, mask: Any, space: Space) -> int:
    """One of the plays that a mask allows, if there are any; so games come to their end."""
    plays = np.flatnonzero(mask[: space.draw])
    return int(rng.choice(plays)) if len(plays) else choose(rng, mask)


@numba.njit  # type: ignore[untyped-decorator]
def any_legal(observation: Any, mask: Any, rng: Any) -> Any:
    """A policy that plays any legal action, each equally likely."""
    left = below(rng, mask.sum())
    for action in range(len(mask)):
        left -= mask[action]
        if left < 0:
            return action
    return -1


@numba.njit  # type: ignore[untyped-decorator]
def first_legal(observation: Any, mask: Any, rng: Any) -> Any:
    """A policy that plays the first legal action."""
    return mask.argmax()


@numba.njit  # type: ignore[untyped-decorator]
def last_action(observation: Any, mask: Any, rng: Any) -> Any:
    """A policy that always plays the last action, `nothing`."""
    return len(mask) - 1


# The same games as everywhere else


@pytest.mark.parametrize("seed", range(8))
def test_a_batch_is_the_same_at_both_speeds(seed: int) -> None:
    """Interpreted and compiled, with any options, opponents or not, every array of every step is the same."""
    rng = Random(seed)
    rules, players = random_rules(rng, rng.choice((0.0, 0.4)))
    opponents = [rng.choice(OPPONENTS) for _ in range(players - 1)] if seed % 2 else None
    settings: dict[str, Any] = {
        "rules": rules.differences(),
        "opponents": opponents,
        "out_of_turn": rng.random() < 0.5,
        "to_target": rng.random() < 0.5,
        "max_actions": rng.choice((None, 40)),
        "rewards": rng.choice(("win", "points")),
    }
    both = [Batch(rules.edition, players, 3, f"{seed:x}", **settings, interpreted=slow) for slow in (False, True)]
    fast, slow = both
    for here, there in zip(fast.reset(), slow.reset(), strict=True):
        assert (here == there).all()
    for _ in range(60):
        assert (fast.seat == slow.seat).all()
        chosen = [choose(rng, mask) for mask in fast.mask]
        one, other = fast.step(chosen), slow.step(chosen)
        for name in ("observation", "reward", "terminated", "truncated"):
            assert (getattr(one, name) == getattr(other, name)).all(), name
        assert (one.info["mask"] == other.info["mask"]).all()
        assert (fast.final(0) == slow.final(0)).all()
    assert (fast.game == slow.game).all()


@pytest.mark.parametrize("number", range(len(OPTIONS)))
@pytest.mark.parametrize("out_of_turn", [False, True])
def test_a_batch_plays_the_games_of_an_episode_and_of_the_library(number: int, out_of_turn: bool) -> None:
    """The same seed and actions give the same questions, observations, masks and rewards as an `Episode`, and its moves replayed."""
    players = 4 if OPTIONS[number].get("teams") else 3
    options = OPTIONS[number]
    batch = Batch("modern", players, 1, "2a", options, out_of_turn=out_of_turn, max_actions=150)
    episode = Episode(Rules.of("modern", options), players, out_of_turn=out_of_turn, max_actions=150)
    rng = Random(number)
    batch.reset()
    for game in range(3):
        episode.start("2a", game)
        assert episode.game.seed == batch.seed_of(0, game)
        while not episode.ended:
            assert episode.asked is not None
            assert episode.asked == batch.seat[0]
            assert (batch.mask[0] == episode.mask(episode.asked)).all()
            assert (batch.observation[0] == episode.observation(episode.asked)).all()
            assert batch.game[0] == game
            action = choose(rng, batch.mask[0])
            episode.act(action)
            step = batch.step([action])
            assert (step.terminated[0], step.truncated[0]) == (episode.over, episode.truncated)
        assert np.allclose(step.reward[0], episode.rewards())
        for seat in range(players):
            assert (batch.final(seat)[0] == episode.observation(seat)).all()
        replay = Game("modern", players, batch.seed_of(0, game), **options)
        for move in episode.game.moves:
            replay.play(move)
        assert replay.record() == episode.game.record()


@pytest.mark.parametrize("edition", EDITIONS)
def test_actions_replayed_by_the_library_give_the_same_cards(edition: str) -> None:
    """Every row's first game, played through `Game` move by move, asks the same seats, with the same masks and observations."""
    batch = Batch(edition, 3, 16, "7")
    batch.reset()
    rules = Rules.of(edition)
    space, kinds, rng = space_of(rules, 3), rules.edition.kinds, Random(3)
    games = [Game(edition, 3, batch.seed_of(row, 0)) for row in range(16)]
    for _ in range(30):
        chosen = [choose(rng, mask) for mask in batch.mask]
        for row in np.flatnonzero(batch.game == 0).tolist():
            game, seat = games[row], int(batch.seat[row])
            mask, observed = np.zeros(space.actions, np.int8), np.zeros(space.size, np.int8)
            mark_legal(game._state, game._ruleset, space, seat, mask)  # type: ignore[arg-type]
            observe(game._state, game._ruleset, space, seat, Look(), observed)  # type: ignore[arg-type]
            assert seat == game.turn
            assert (mask == batch.mask[row]).all()
            assert (observed == batch.observation[row]).all()
            verb, kind, colour, target = move_of(space, seat, chosen[row])
            card = kinds[kind] if kind >= 0 else None
            named = Colour(colour) if colour >= 0 else None
            game.play(Move(seat, codes.VERB_NAMES[verb], card, named, target if target >= 0 else None))
            for owing in game.catchable:
                game.play(Move(owing, "uno"))
        batch.step(chosen)


@pytest.mark.parametrize("opponents", [None, "careful"])
def test_threads_and_the_number_of_rows_change_nothing(opponents: str | None) -> None:
    """A row is the same among few rows and many, and whatever threads there are."""
    batches = [Batch("classic", 3, size, "5", {"hand_size": 3}, opponents, threads=threads) for size, threads in ((20, 1), (20, 2), (8, 1))]
    for batch in batches:
        batch.reset()
    rng = Random(1)
    for _ in range(120):
        chosen = [choose(rng, mask) for mask in batches[0].mask]
        steps = [batch.step(chosen[: batch.size]) for batch in batches]
        for step in steps[1:]:
            rows = len(step.observation)
            assert (step.observation == steps[0].observation[:rows]).all()
            assert (step.reward == steps[0].reward[:rows]).all()
    assert batches[0].game.sum() > 0
    batches[1].close()


def test_a_seed_gives_the_same_games_and_another_others() -> None:
    """`reset` begins anew, with the same seed or another; rows and games have cards of their own."""
    batch = Batch("pocket", 2, 8, "1")
    first = batch.reset()[0].copy()
    batch.step(batch.mask.argmax(axis=1))
    assert (batch.reset()[0] == first).all()
    assert (batch.reset("2")[0] != first).any()
    assert batch.seed == "2"
    assert len({batch.seed_of(row, game) for row in range(30) for game in range(30)}) == 900
    assert len(np.unique(first, axis=0)) == 8


# Rewards and ends


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_each_game_pays_every_seat_once(number: int, opponents: str | None) -> None:
    """Rewards come in the step that ends a game, for all seats at once, and their sum is 0; a game that is cut off pays nothing."""
    players = 4
    batch = Batch("modern", players, 24, "3", {"hand_size": 3, **OPTIONS[number]}, opponents, max_actions=60)
    batch.reset()
    rng = Random(number)
    over = cut = 0
    for _ in range(80):
        games = batch.game
        step = batch.step([choose_eagerly(rng, mask, batch.space) for mask in batch.mask])
        ended = step.terminated | step.truncated
        assert not (step.terminated & step.truncated).any()
        assert (batch.game == games + ended).all()
        assert (step.reward[~step.terminated] == 0).all()
        assert np.allclose(step.reward.sum(axis=1), 0, atol=1e-6)
        best = step.reward[step.terminated].max(axis=1)
        assert set(best.tolist()) <= {0.0, 1.0}
        assert ((batch.final(0) != 0).any(axis=1) == ended).all()
        over, cut = over + step.terminated.sum(), cut + step.truncated.sum()
    assert over > 0
    assert cut > 0 or number in (0, 3)


def test_points_are_paid_where_points_are_asked_for() -> None:
    """With `rewards="points"` the winner's reward is a hundredth of the points; partners share, and under `low_total` fewer are better."""
    for options in ({}, {"teams": True}, {"scoring": "low_total"}):
        batch = Batch("classic", 4, 16, "8", options, rewards="points")
        batch.reset()
        rng = Random(4)
        paid = 0
        while paid < 5:
            step = batch.step([choose(rng, mask) for mask in batch.mask])
            scores = batch.final(0)[:, batch.layout["scores"]].reshape(16, 4, 3) @ np.array([1, 100, 10000])
            for row in np.flatnonzero(step.terminated):
                own, reward = scores[row], step.reward[row]
                others = (own.sum() - own) / 3 if "teams" not in options else np.roll(own, 1)
                assert np.allclose(reward, (own - others) / 100 * (-1 if "scoring" in options else 1), atol=1e-5)
                paid += 1


def test_a_game_to_the_target_is_one_game() -> None:
    """With `to_target` round follows round, and the game ends when somebody has won it."""
    batch = Batch("pocket", 2, 4, "9", {"target": 60}, to_target=True)
    batch.reset()
    rng, games, dealt = Random(2), 0, 0
    while games < 6:
        actions_before = batch.observation[:, batch.layout["actions"]].copy()
        step = batch.step([choose(rng, mask) for mask in batch.mask])
        ended = np.flatnonzero(step.terminated)
        games += len(ended)
        fewer = (step.observation[:, batch.layout["actions"]] @ [1, 100] < actions_before @ [1, 100]) & ~step.terminated
        dealt += fewer.sum()
        for row in ended:
            points = batch.final(0)[row, batch.layout["scores"]].reshape(2, 3) @ np.array([1, 100, 10000])
            assert points.max() >= 60
            assert step.reward[row].argmax() == points.argmax()
    assert dealt > 0


# Who is asked


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_only_the_learner_is_asked_among_bots(seat: int | None) -> None:
    """With opponents the asked seat is the learner's: one seat for good, or another in every game and row."""
    batch = Batch("classic", 3, 9, "4", opponents=["random", "sharp"], learner=seat)
    batch.reset()
    rng = Random(6)
    for _ in range(100):
        expected = (np.arange(9) + batch.game) % 3 if seat is None else np.full(9, seat)
        assert (batch.seat == expected).all()
        batch.step([choose(rng, mask) for mask in batch.mask])
    assert batch.game.sum() > 9


def test_better_opponents_leave_less_to_the_learner() -> None:
    """One who lays the first card that fits wins more against `random` than against `sharp`."""
    won = [Batch("classic", 2, 256, "1", opponents=level).rollout(first_legal, 120) for level in ("random", "sharp")]
    shares = [result.learner_wins / result.games for result in won]
    assert min(result.games for result in won) > 800
    assert shares[0] > shares[1] + 0.08
    assert shares[1] < 0.45


def test_a_game_in_which_the_learner_is_never_asked_is_paid_all_the_same() -> None:
    """The learner is shown the end, can do nothing, and gets what the game is worth to it."""
    batch = Batch("classic", 4, 200, "6", {"hand_size": 1}, "sharp", learner=3)
    batch.reset()
    rng, unasked = Random(7), 0
    for _ in range(20):
        phase = batch.observation[:, batch.layout["phase"]].argmax(axis=1)
        over = phase >= codes.ROUND_OVER
        assert (batch.mask[over].sum(axis=1) == 1).all()
        assert (batch.mask[over][:, batch.space.nothing] == 1).all()
        step = batch.step([choose(rng, mask) for mask in batch.mask])
        assert step.terminated[over].all()
        assert (step.reward[over][:, 3] < 0).all()
        unasked += over.sum()
    assert unasked > 100


def test_calls_of_uno_are_asked_for_only_out_of_turn() -> None:
    """Without `out_of_turn` nobody ever owes the call; with it those who do are asked first, and may be caught."""
    for out_of_turn in (False, True):
        batch = Batch("classic", 4, 32, "b", {"hand_size": 3}, out_of_turn=out_of_turn)
        batch.reset()
        rng, beside, caught = Random(9), 0, 0
        for _ in range(150):
            owing = batch.observation[:, batch.layout["catchable"]].any(axis=1)
            nothing = batch.mask[:, batch.space.nothing] == 1
            beside += nothing.sum()
            chosen = [choose(rng, mask) for mask in batch.mask]
            caught += sum(batch.space.verb[action] == codes.V_CATCH for action in chosen)
            if not out_of_turn:
                assert not owing.any()
            batch.step(chosen)
        assert (beside > 50) == (caught > 10) == out_of_turn


# What is refused


@pytest.mark.parametrize("slow", [False, True])
def test_an_illegal_action_is_refused_and_changes_nothing(slow: bool) -> None:
    """The error names row, action and reason; the batch goes on as if it had not been asked."""
    batch = Batch("classic", 2, 5, "c", interpreted=slow)
    other = Batch("classic", 2, 5, "c", interpreted=slow)
    with pytest.raises(RulesError, match="reset"):
        batch.step([0] * 5)
    batch.reset()
    other.reset()
    rng = Random(1)
    for _ in range(15):
        chosen = [choose(rng, mask) for mask in batch.mask]
        wrong = list(chosen)
        row = rng.randrange(5)
        wrong[row] = int(rng.choice(np.flatnonzero(batch.mask[row] == 0)))
        with pytest.raises(IllegalAction, match=f"row {row}, seat {batch.seat[row]}: action {wrong[row]}, ") as refused:
            batch.step(wrong)
        assert (refused.value.row, refused.value.action) == (row, wrong[row])
        assert refused.value.reason in str(refused.value)
        step, same = batch.step(chosen), other.step(chosen)
        assert (step.observation == same.observation).all()
    for action in (-1, batch.actions, 10**12):
        with pytest.raises(IllegalAction, match=f"row 0, seat .: {action} is not an action: the actions are 0 to {batch.actions - 1}"):
            batch.step([action] * 5)
    for actions in ([0] * 4, [[0] * 5], [0.5] * 5):
        with pytest.raises(RulesError, match="5 whole numbers are needed"):
            batch.step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seed": "x"}, "not a seed"),
        ({"size": 0}, "size must be 1 or more"),
        ({"threads": 0}, "threads must be 1 or more"),
        ({"max_actions": 0}, "max_actions must be 1 or more"),
        ({"rewards": "luck"}, "it must be one of win, points"),
        ({"opponents": "champion"}, "cannot play in a batch"),
        ({"opponents": ["random"]}, "1 are named for 2 other seats"),
        ({"learner": 1}, "without opponents every seat learns"),
        ({"opponents": "random", "learner": 3}, "there is no seat 3"),
        ({"players": 11}, "for 2 to 10 players"),
        ({"rules": {"stakking": "up"}}, "did you mean"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(settings: dict[str, Any], said: str) -> None:
    """What is wrong with a setting is said in a sentence."""
    with pytest.raises(RulesError, match=said):
        Batch(**{"edition": "classic", "players": 3, "size": 2, **settings})


def test_what_a_step_returns_cannot_be_written_and_holds_until_the_next_but_one() -> None:
    """The arrays of the step before are still those of the step before, and no array can be changed from outside."""
    batch = Batch("classic", 2, 6, "d")
    batch.reset()
    step = batch.step(batch.mask.argmax(axis=1))
    kept, before = step, step.observation.copy()
    batch.step(batch.mask.argmax(axis=1))
    assert (kept.observation == before).all()
    for array in (batch.observation, batch.mask, batch.seat, step.reward, step.info["mask"]):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


# Policies of one's own


def by_hand(batch: Batch, policy: Any, steps: int) -> tuple[int, Any]:
    """The same steps as a rollout, from outside, for a policy that needs no chance: games that were over, and the rewards of all."""
    over, rewards = 0, []
    for _ in range(steps):
        step = batch.step([policy(observation, mask, None) for observation, mask in zip(batch.observation, batch.mask, strict=True)])
        over += step.terminated.sum()
        rewards.append(step.reward.copy())
    return over, np.array(rewards)


@pytest.mark.parametrize("opponents", [None, "careful"])
def test_a_rollout_plays_the_steps_of_its_policy(opponents: str | None) -> None:
    """What a policy brings inside the loop is what its actions bring outside: games, wins by seat, rewards, and where the games stand."""
    inside, outside = (Batch("classic", 3, 12, "e", opponents=opponents) for _ in range(2))
    outside.reset()
    found = inside.rollout(first_legal, 150)
    over, rewards = by_hand(outside, first_legal.py_func, 150)
    assert found.games == over > 12
    assert np.allclose(found.rewards, rewards.sum(axis=(0, 1)), atol=1e-4)
    assert found.wins == tuple((rewards == 1).sum(axis=(0, 1)))
    assert sum(found.wins) + found.unwon == found.games
    assert (inside.observation == outside.observation).all()
    assert (inside.mask == outside.mask).all()
    assert (inside.game == outside.game).all()
    assert found.steps == 12 * 150
    more = inside.rollout(first_legal, 10)
    by_hand(outside, first_legal.py_func, 10)
    assert more.steps == 120
    assert (inside.observation == outside.observation).all()


def test_a_policy_has_a_generator_of_its_own_in_every_row() -> None:
    """The same seed gives the same rollout, whatever the threads; and with nothing compiled too."""
    batches = [Batch("pocket", 2, 10, "f", threads=threads, interpreted=slow) for threads, slow in ((1, False), (2, False), (1, True))]
    found = [batch.rollout(any_legal if number < 2 else any_legal.py_func, 60) for number, batch in enumerate(batches)]
    for batch, result in zip(batches, found, strict=True):
        assert (batch.observation == batches[0].observation).all()
        assert (result.games, result.wins, result.rewards) == (found[0].games, found[0].wins, found[0].rewards)


def test_a_policy_that_breaks_the_rules_is_stopped() -> None:
    """Its illegal action is an error with row, action and reason; what is not compiled is refused."""
    batch = Batch("classic", 2, 4, "1a")
    with pytest.raises(IllegalAction, match=r'row 0, seat .: action 77, "nothing", is illegal: only a seat that is asked beside'):
        batch.rollout(last_action, 5)
    with pytest.raises(RulesError, match="reset"):
        batch.step([0] * 4)
    with pytest.raises(TypeError, match=r"a function decorated with numba\.njit is needed, not function"):
        batch.rollout(first_legal.py_func, 5)
    with pytest.raises(RulesError, match="steps must be 1 or more"):
        batch.rollout(first_legal, 0)
