"""Saving: the old game or the new one, never half of one."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from unittest import mock

import pytest

from lastcard.terminal import saves


def test_writing(tmp_path: Path) -> None:
    """A new file, then another content, and nothing else in the folder."""
    file = tmp_path / "game.json"
    saves.write(file, "one")
    saves.write(file, "two ▲")
    assert file.read_text("utf-8") == "two ▲"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("fails", ["os.fsync", "pathlib.Path.replace"])
def test_a_full_disk_leaves_the_old_game(fails: str, tmp_path: Path) -> None:
    """The error names the file of the game and not the one that was to take its place."""
    file = tmp_path / "game.json"
    saves.write(file, "old")
    with (
        mock.patch(fails, side_effect=OSError(errno.ENOSPC, "No space left on device")),
        pytest.raises(OSError, match="No space") as caught,
    ):
        saves.write(file, "new")
    assert caught.value.filename == str(file)
    assert file.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """What it points at is written."""
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    saves.write(file, "one")
    link.symlink_to(file)
    saves.write(link, "two")
    assert link.is_symlink()
    assert file.read_text("utf-8") == "two"
