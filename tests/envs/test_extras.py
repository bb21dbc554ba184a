"""Where a package of an extra is missing, everything else works, and what needs it says how to get it."""

from __future__ import annotations

import subprocess
import sys

import pytest


def run(code: str, missing: str) -> str:
    """What a program prints on a machine that lacks a package."""
    code = f"import sys\nsys.modules[{missing!r}] = None\n{code}"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    ("module", "missing", "words"),
    [
        ("aec", "pettingzoo", "PettingZoo and Gymnasium"),
        ("aec", "gymnasium", "PettingZoo and Gymnasium"),
        ("gym", "gymnasium", "Gymnasium"),
    ],
)
def test_a_missing_package_is_named_when_it_is_needed(module: str, missing: str, words: str) -> None:
    """An `ImportError` in one sentence names the packages and the command that brings them, and keeps what was missing."""
    code = f"""
import lastcard.envs
try:
    lastcard.envs.{module}
except ImportError as error:
    print(error.name, str(error))
"""
    assert run(code, missing).startswith(f'{missing} lastcard.envs.{module} needs {words}: install them with pip install "lastcard[envs]"')


def test_all_else_does_without_them() -> None:
    """Bots are checked, and episodes are played, without PettingZoo and Gymnasium."""
    code = """
sys.modules["gymnasium"] = None
import lastcard
from lastcard.envs.episode import Episode
episode = Episode(lastcard.Rules.of("classic"), 2)
episode.start("1", 0)
print(lastcard.envs.check_bot(lambda view: view.legal_moves[0], rounds=1).ok, episode.asked is not None)
"""
    assert run(code, "pettingzoo") == "True True\n"


def test_a_name_that_is_none_is_an_error() -> None:
    """Like of any module."""
    import lastcard.envs

    with pytest.raises(AttributeError, match="no attribute 'atari'"):
        lastcard.envs.atari  # noqa: B018
