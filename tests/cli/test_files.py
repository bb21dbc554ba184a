"""Saving: the old game or the new one, never half of one."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from unittest import mock

import pytest

from lastcard import Game
from lastcard.files import write_whole

needs_posix = pytest.mark.skipif(os.name == "nt", reason="links and permissions are other things there")


def test_writing(tmp_path: Path) -> None:
    """A new file, then another content, and nothing else in the folder."""
    file = tmp_path / "game.json"
    write_whole(file, "one")
    write_whole(str(file), "two ▲\n")
    assert file.read_bytes() == "two ▲\n".encode()
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("fails", ["os.fsync", "os.replace"])
def test_a_full_disk_leaves_the_old_game(fails: str, tmp_path: Path) -> None:
    """The error names the file of the game and not the one that was to take its place."""
    file = tmp_path / "game.json"
    write_whole(file, "old")
    with (
        mock.patch(fails, side_effect=OSError(errno.ENOSPC, "No space left on device")),
        pytest.raises(OSError, match="No space") as caught,
    ):
        write_whole(file, "new")
    assert caught.value.filename == str(file)
    assert file.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """The error names the file that was asked for."""
    file = tmp_path / "nowhere" / "game.json"
    with pytest.raises(FileNotFoundError) as caught:
        write_whole(file, "new")
    assert caught.value.filename == str(file)


@needs_posix
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """What it points at is written."""
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    write_whole(file, "one")
    link.symlink_to(file)
    write_whole(link, "two")
    assert link.is_symlink()
    assert file.read_text("utf-8") == "two"


@needs_posix
def test_permissions(tmp_path: Path) -> None:
    """A new file has the usual ones, and an old file keeps its own."""
    usual, file = tmp_path / "usual", tmp_path / "game.json"
    usual.touch()
    write_whole(file, "one")
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
    file.chmod(0o640)
    write_whole(file, "two")
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@needs_posix
def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    """A pipe is written to and stays a pipe."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(pipe, "one")
        assert os.read(reader, 10) == b"one"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_record_is_saved_so(tmp_path: Path) -> None:
    """Over a longer one, through a name without a folder."""
    file = tmp_path / "game.json"
    file.write_text("x" * 100000, "utf-8")
    record = Game("pocket", players=2, seed="5").record()
    with mock.patch("os.getcwd", return_value=str(tmp_path)):
        record.save("game.json")
    assert file.read_text("utf-8") == record.dumps()
