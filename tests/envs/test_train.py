"""The example that learns, in a few seconds: it gets better, and what it learned plays as a bot."""

from __future__ import annotations

import csv
import importlib.util
import sys
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from docs.pages import ROOT, blocks, read

from lastcard import Game
from lastcard.envs import check_bot
from lastcard.envs.episode import Episode

EXAMPLE = ROOT / "examples" / "train.py"


@pytest.fixture(scope="module")
def train() -> Any:
    """The example as a module."""
    found = importlib.util.spec_from_file_location("train", EXAMPLE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules["train"] = module
    found.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def learned(train: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder that a short run of the example leaves."""
    folder = tmp_path_factory.mktemp("example")
    words = ["--fits", "3", "--tables", "256", "--games", "400", "--final", "400", "--out", str(folder / "learned")]
    assert train.main(words) == 0
    return folder / "learned"


def test_it_gets_better(learned: Path) -> None:
    """It begins far below an even share, as it knows nothing, and soon wins more; the intervals tell the two apart."""
    with (learned / "curve.csv").open() as file:
        curve = list(csv.DictReader(file))
    assert [int(row["games"]) for row in curve] == sorted(int(row["games"]) for row in curve)
    assert float(curve[0]["high"]) < float(curve[-1]["low"])
    assert (learned / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_what_it_learned_plays_as_a_bot(train: Any, learned: Path) -> None:
    """From a view the weights choose what they choose from an environment's observation, and no bot's duty is neglected."""
    bot = train.Learned(train.Network.load(learned / "weights.npz"))
    assert check_bot(bot, tables=(("classic", 2, {}), ("classic", 2, {"stacking": "up", "jump_in": True})), rounds=4).ok
    game = Game("classic", players=2, seed="5")
    episode = Episode(game.rules, 2)
    episode.start("5", 0)
    while not episode.ended:
        seat = episode.asked
        assert seat is not None
        move = bot.choose(episode.game.view(seat))
        mask = episode.mask(seat)
        mask[episode.space.uno] = 0  # it says UNO with the play
        values = bot.network.values(episode.observation(seat)[None], mask[None])[0]
        plain = move if not move.uno else type(move)(move.seat, move.verb, move.card, move.colour, move.target)
        assert values[episode.action(plain)] == pytest.approx(values.max())
        episode.play(move)


def test_the_page_shows_how_to_play_it(train: Any, learned: Path) -> None:
    """The lines of the page that play what was learned run as they stand."""
    (block,) = [block for block in blocks(read(ROOT / "docs/research.md")) if "from train import" in block.text]
    names: dict[str, Any] = {"game": Game("classic", players=2, seed="5")}
    with chdir(learned.parent):
        exec(block.text, names)
    assert names["move"] in names["game"].legal_moves()


def test_games_are_kept_until_they_have_ended(train: Any) -> None:
    """Each action is given out once, with the reward of its own game and seat, when that game has ended; others wait."""
    memory = train.Memory()
    none = np.zeros((2, 2), np.float32)
    won = np.array([[0, 0], [-1, 1]], np.float32)
    for step, (seats, rewards, ended) in enumerate(
        [([0, 1], none, [False, False]), ([1, 0], won, [False, True]), ([0, 1], none, [False, False])]
    ):
        memory.add(np.full((2, 3), step), np.array([10 * step, 10 * step + 1]), np.array(seats), rewards, np.array(ended))
    _, actions, results = memory.take()
    assert dict(zip(actions.tolist(), results.tolist(), strict=True)) == {1: 1.0, 11: -1.0}
    lost = np.array([[1, -1], [0, 0]], np.float32)
    memory.add(np.full((2, 3), 3), np.array([30, 31]), np.array([1, 0]), lost, np.array([True, False]))
    _, actions, results = memory.take()
    assert dict(zip(actions.tolist(), results.tolist(), strict=True)) == {0: 1.0, 10: -1.0, 20: 1.0, 30: -1.0}


def test_its_help_says_what_it_does(train: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` begins with its purpose."""
    with pytest.raises(SystemExit) as ended:
        train.main(["--help"])
    assert ended.value.code == 0
    assert "Deep Monte Carlo" in " ".join(capsys.readouterr().out.split())  # wherever the lines break
