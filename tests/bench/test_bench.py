"""The benchmarks' own programs work. What they measure is no test: timings are judged by `python3 go.py bench`."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"

pytestmark = pytest.mark.skipif(not BENCH.exists(), reason="there is no bench/ beside these tests")


@pytest.fixture(scope="module")
def peer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The C program, compiled with every warning on and an end to undefined behaviour."""
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not there")
    program = tmp_path_factory.mktemp("bench") / "peer"
    checks = ["-Wall", "-Wextra", "-Werror", "-fsanitize=undefined", "-fsanitize-undefined-trap-on-error"]
    done = subprocess.run(["gcc", "-O1", *checks, "-o", program, BENCH / "peer.c"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return program


def run(program: Path, *words: object) -> dict[str, Any]:
    done = subprocess.run([program, *map(str, words)], capture_output=True, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize(("players", "actions", "points"), [(2, 54.9, 48.5), (4, 55.5, 121.1), (10, 88.4, 383.5)])
def test_the_c_program_plays_the_game_of_the_rulings(peer: Path, players: int, actions: float, points: float) -> None:
    """Its means are those of long runs, and every seat wins its share."""
    games = 20_000
    told = run(peer, players, games, 1)
    assert sum(told["wins"]) + told["nobody"] == games
    share = games / players
    assert all(abs(wins - share) < 5 * share**0.5 for wins in told["wins"])
    error = (told["turn_actions_variance"] / games) ** 0.5
    assert abs(told["turn_actions"] - actions) < 5 * error
    assert abs(told["points"] - points) < 0.05 * points


def test_the_c_program_repeats_itself_from_a_seed(peer: Path) -> None:
    """The same seed gives the same games, another seed gives others."""
    one, same, other = (run(peer, 2, 500, seed) for seed in (1, 1, 2))
    timed = {"seconds", "cpu_seconds", "games_per_second"}
    assert [one[key] for key in one if key not in timed] == [same[key] for key in one if key not in timed]
    assert one["wins"] != other["wins"] or one["turn_actions"] != other["turn_actions"]


@pytest.mark.parametrize("words", [[], ["2"], ["1", "10", "0"], ["11", "10", "0"], ["2", "0", "0"]])
def test_the_c_program_says_how_it_is_used(peer: Path, words: list[str]) -> None:
    """Anything but players, games and a seed gets its usage."""
    done = subprocess.run([peer, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("usage:")


def test_the_benchmarks_list_their_rows() -> None:
    """`run.py --help` works with nothing installed, and names the rows."""
    done = subprocess.run([sys.executable, BENCH / "run.py", "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "random-2" in done.stdout


def test_the_benchmarks_refuse_a_row_that_does_not_exist() -> None:
    """An unknown row is an error that names it."""
    done = subprocess.run([sys.executable, BENCH / "run.py", "fastest"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "fastest" in done.stderr
