"""Our bots inside RLCard's UNO: what they read from its states is true, they see nothing hidden, and what they do is legal."""

from __future__ import annotations

from importlib import import_module
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from lastcard.bots import LEVELS, guest
from lastcard.bots.guest import Guest
from lastcard.envs.rlcard import Agent, Memory, _kinds, _named, _rules, read_state
from lastcard.errors import RulesError
from lastcard.kernel import codes
from lastcard.kernel.ruleset import compile_rules

with patch("subprocess.check_output", return_value=b""):  # it asks pip, which need not be there, whether torch is
    rlcard, models = import_module("rlcard"), import_module("rlcard.models")


def environment(seed: int) -> Any:
    return rlcard.make("uno", config={"seed": seed})


class Truth:
    """What the other player of a seat really laid, drew and got, read from RLCard's own hands."""

    def __init__(self, env: Any, seat: int) -> None:
        self.env, self.seat = env, seat
        self.events: list[tuple[int, int, int]] = []
        self.places = [(0, 0)] * len(self.hand)
        self.piles = 0

    @property
    def hand(self) -> list[Any]:
        hand: list[Any] = self.env.game.players[1 - self.seat].hand
        return hand

    def before(self) -> None:
        """Take in the table before an action."""
        target = self.env.game.round.target
        rules = compile_rules(_rules())
        colour = _named(target.color)
        self.fits = rules.fits_colour[colour] | rules.of_symbol[_kinds()[target.get_str()]]
        self.never = rules.fits_colour[colour]
        self.had = [id(card) for card in self.hand]
        self.pile = len(self.env.game.round.played_cards)

    def after(self, player: int, action: str) -> None:
        """Take in what an action has done."""
        if player != self.seat:
            kind = codes.NONE if action == "draw" else _kinds()[action]
            self.events.append((kind, _named(action) if action[2:6] == "wild" else codes.NONE, self.fits))
        gained = [card for card in self.hand if id(card) not in self.had]
        never = self.never if player != self.seat else 0
        self.places += [(len(self.events), never)] * len(gained)
        self.piles += len(self.env.game.round.played_cards) < self.pile


def noted(seen: Guest) -> tuple[list[tuple[int, int, int]], list[tuple[int, int]]]:
    """What the agent has noted, in the form of the truth."""
    events = [(seen.event_kind[place], seen.event_colour[place], seen.event_fits[place]) for place in range(seen.events)]
    return events, [(seen.place_from[place], seen.place_never[place]) for place in range(seen.places)]


def random_action(state: Any, rng: np.random.Generator) -> str:
    return str(rng.choice(state["raw_legal_actions"]))


def test_what_it_has_seen_is_what_happened() -> None:
    """From the states of its own turns it knows what the other laid, what it drew at which matches, and what came to it."""
    rng = np.random.default_rng(1)
    env = environment(1)
    known = wrong = 0
    memories = [Memory(), Memory()]
    for _ in range(150):
        state, player = env.reset()
        truths = [Truth(env, 0), Truth(env, 1)]
        while not env.is_over():
            memory, truth = memories[player], truths[player]
            memory.update(read_state(state))
            if not truth.piles:
                known += 1
                wrong += noted(memory.seen) != (truth.events, truth.places)
            for truth in truths:
                truth.before()
            action = random_action(state, rng)
            state, following = env.step(action, raw_action=True)
            for truth in truths:
                truth.after(player, action)
            player = following
    assert known > 3000
    assert wrong <= known / 500, f"{wrong} of {known}"  # two cards alike, one laid at once: sometimes it cannot be told whose it was


def play(agents: list[Any], seed: int, games: int = 1) -> list[tuple[int, str]]:
    """Every action of so many games."""
    env = environment(seed)
    env.set_agents(agents)
    np.random.seed(seed)
    actions = []
    for _ in range(games):
        env.run()
        actions += env.action_recorder
    return actions


class Uneasy:
    """An agent that has another's states shuffled before it is asked: the hidden cards are exchanged in RLCard's own table."""

    use_raw = True

    def __init__(self, agent: Agent, env: Any, seat: int) -> None:
        self.agent, self.env, self.seat = agent, env, seat
        self.rng = np.random.default_rng(5)
        self.asked = 0

    def eval_step(self, state: Any) -> tuple[str, Any]:
        game = self.env.game
        hidden = game.players[1 - self.seat].hand + game.dealer.deck
        held = len(game.players[1 - self.seat].hand)
        before = self.agent.eval_step(self.env.get_state(self.seat))
        kept = list(hidden)
        self.rng.shuffle(hidden)
        game.players[1 - self.seat].hand, game.dealer.deck = hidden[:held], hidden[held:]
        after = self.agent.eval_step(self.env.get_state(self.seat))
        game.players[1 - self.seat].hand, game.dealer.deck = kept[:held], kept[held:]
        assert before == after
        self.asked += 1
        return before


def test_it_sees_nothing_hidden() -> None:
    """With other cards in the other hand and in the draw pile of RLCard's table it does the same, for the same reasons."""
    env = environment(3)
    uneasy = Uneasy(Agent("champion", seed=1, samples=32), env, 1)
    env.set_agents([models.load("uno-rule-v1").agents[0], uneasy])
    np.random.seed(3)
    for _ in range(10):
        env.run()
    assert uneasy.asked > 50


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_plays_on(level: str) -> None:
    """Each of our bots plays game after game against itself; what it does is always legal."""

    class Strict(Agent):
        def eval_step(self, state: Any) -> tuple[str, dict[str, Any]]:
            action, info = super().eval_step(state)
            assert action in state["raw_legal_actions"]
            return action, info

    samples = 16 if level == "champion" else None
    assert len(play([Strict(level, seed=seed, samples=samples) for seed in (1, 2)], seed=4, games=6)) > 100


def test_the_same_seed_and_samples_give_the_same_game() -> None:
    """Two agents of one seed do the same; one that has played other games before does too, for a new game is recognised."""

    def pair() -> list[Agent]:
        return [Agent("champion", seed=7, samples=64), Agent("champion", seed=8, samples=64)]

    agents = pair()
    first = play(agents, seed=5)
    assert play(pair(), seed=5) == first
    play(agents, seed=6)
    assert play(agents, seed=5) == first


def test_a_search_says_what_it_found() -> None:
    """A search by time ends, and says what share of the games it won with each action that it has not given up."""
    agent = Agent("champion", seed=1, milliseconds=2)
    state, _ = environment(11).reset()
    action, found = agent.eval_step(state)
    assert agent.deals >= 64
    assert action in found["values"]
    assert set(found["values"]) <= set(state["raw_legal_actions"])
    assert all(0 <= value <= 1 for value in found["values"].values())
    assert found["values"][action] == max(found["values"].values())


def test_uncompiled_it_does_the_same() -> None:
    """The search comes to the same, compiled or not."""
    fast, slow = Agent(seed=1, samples=8), Agent(seed=1, samples=8, interpreted=True)
    env = environment(2)
    for _ in range(3):
        state, _ = env.reset()
        for _ in range(6):
            answer = fast.eval_step(state)
            assert slow.eval_step(state) == answer
            if env.is_over():
                break
            state, _ = env.step(answer[0], raw_action=True)


def test_hidden_hands_are_dealt_as_all_orders_of_the_deck_would_have_them() -> None:
    """Dealt hands, with their weights, agree with all deals that are possible, counted one by one."""
    rules = compile_rules(_rules())
    red, blue, yellow = 1, 40, 14
    seen = Guest()
    # Unseen: R1 R1 B1 Y1 (kinds 1, 40, 14). The other got two cards, laid a blue one, drew at yellow, and got a third that is not yellow.
    for kind, cards in ((red, 2), (blue, 1), (yellow, 1)):
        seen.unseen[kind] = cards
        for layer in range(cards):
            seen.layers[layer] |= 1 << kind
    guest.forget_guest(seen, 2)
    guest.note_event(seen, blue, codes.NONE, rules.fits_colour[3])
    guest.note_event(seen, codes.NONE, codes.NONE, rules.fits_colour[1])
    guest.note_card(seen, rules.fits_colour[1])
    seen.cards = 2
    rng = [1, 2, 3, 4]
    sums: dict[tuple[int, ...], float] = {}
    for _ in range(20_000):
        weight = guest.deal_hand(seen, rules, 0, rng)
        hand = tuple(sorted(seen.hands[:2]))
        sums[hand] = sums.get(hand, 0.0) + weight
    total = sum(sums.values())
    # Ordered pairs without a yellow card: red red 2, red blue 4.
    assert sums[(red, red)] / total == pytest.approx(2 / 6, abs=0.02)
    assert sums[(red, blue)] / total == pytest.approx(4 / 6, abs=0.02)


def test_a_thrifty_player_is_told_from_a_random_one() -> None:
    """Who lays a wild while it holds a card that fits cannot be `uno-rule-v1`; who never does so is it the more likely, the longer."""
    sure = {"random": 0.0, "uno-rule-v1": 0.0}
    for name in sure:
        env = environment(9)
        other = rlcard.agents.RandomAgent(num_actions=61) if name == "random" else models.load(name).agents[0]
        agent = Agent("champion", seed=1, samples=16)
        env.set_agents([agent, other])
        np.random.seed(2)
        for _ in range(25):
            env.run()
            sure[name] += agent.thrifty
    assert sure["uno-rule-v1"] > sure["random"]


def test_what_contradicts_itself_does_no_harm() -> None:
    """A state whose record does not fit its cards, as one that is asked about after its game went on, still gets a legal action."""
    agent = Agent("champion", seed=1, samples=16)
    env = environment(12)
    rng = np.random.default_rng(2)
    state, _ = env.reset()
    states = []
    while not env.is_over():
        states.append(state)
        state, _ = env.step(random_action(state, rng), raw_action=True)
    assert len(states) > 10
    for old in states:  # RLCard's record is one list, which has grown since
        assert agent.step(old) in old["raw_legal_actions"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"level": "best"}, "best"),
        ({"milliseconds": 0}, "milliseconds"),
        ({"samples": -1}, "samples"),
        ({"samples": 10, "milliseconds": 10}, "one of them"),
    ],
)
def test_what_cannot_be_is_said(options: dict[str, Any], words: str) -> None:
    """A level that does not exist, or a search without a length, is refused in a sentence."""
    with pytest.raises(RulesError, match=words):
        Agent(**options)
