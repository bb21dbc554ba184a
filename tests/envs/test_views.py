"""What a bot reckons from its view is what the environments showed whoever learned."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from strategies import random_rules

from lastcard import InvalidMove, Move, Rules
from lastcard.envs.episode import Episode
from lastcard.envs.views import action_number, mask_of, observation_of


@pytest.mark.parametrize("number", range(8))
def test_a_view_makes_the_observation_and_the_mask_of_its_seat(number: int) -> None:
    """For every seat at every moment, also while hands lie open: the same numbers as in the environment. The mask lacks calls that are
    not listed among legal moves: early ones, and such as are false and cost cards."""
    if number < 2:
        rules, players = Rules.of("modern", custom=[{"do": [["open"]]}] * 3, hand_size=12), 3
    else:
        rules, players = random_rules(Random(number))
    episode = Episode(rules, players, out_of_turn=True, max_actions=60)
    chance, opened = Random(number), False
    episode.start("3", number)
    while not episode.ended:
        for seat in range(players):
            view = episode.game.view(seat)
            opened |= episode.game.hands_open
            assert (observation_of(view) == episode.observation(seat)).all()
            missing = np.flatnonzero(mask_of(view) != episode.mask(seat))
            assert {episode.describe(int(action)).split()[0] for action in missing} <= {"uno", "catch", "nothing"} or episode.beside
        assert episode.asked is not None
        episode.act(chance.choice(np.flatnonzero(episode.mask(episode.asked)).tolist()))
    assert opened or number >= 2


def test_a_move_that_is_never_legal_has_no_number() -> None:
    """A card of another edition, in a sentence."""
    episode = Episode(Rules.of("pocket"), 2)
    episode.start("1", 0)
    with pytest.raises(InvalidMove, match="never legal"):
        action_number(episode.game.view(0), Move.parse("0 give W+4"))
