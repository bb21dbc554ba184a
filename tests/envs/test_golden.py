"""The environments behave as the version in their names says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .trajectories import GOLDEN, regenerate, trajectories

HELP = (
    "{part}: the same actions bring something else than before in {names}. Whoever learned with version {version} would be misled: raise "
    "VERSION in src/lastcard/envs/{part}.py, then write the trajectories anew with: python3 go.py python tests/regenerate.py"
)


@pytest.mark.parametrize("part", ["aec", "gym"])
def test_behaviour_is_that_of_the_version(part: str) -> None:
    """Observations, masks and rewards of the golden games are what they were; if not, the environment needs a new version in its name."""
    golden, now = json.loads(GOLDEN.read_text("utf-8"))[part], trajectories()[part]
    assert now["version"] == golden["version"], (
        f"{part}: its version is new, and its trajectories are not: python3 go.py python tests/regenerate.py"
    )
    assert set(now) == set(golden)
    changed = [name for name in golden if golden[name] != now[name]]
    assert not changed, HELP.format(part=part, names="; ".join(changed), version=golden["version"])


def test_trajectories_are_regenerated_as_they_are(tmp_path: Path) -> None:
    """The script writes the file that is there."""
    regenerate(tmp_path / "golden.json")
    assert (tmp_path / "golden.json").read_text("utf-8") == GOLDEN.read_text("utf-8")
