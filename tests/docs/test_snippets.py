"""Whatever a page shows in code or in a shell is run, and what it shows as the outcome is the outcome.

`python3 go.py python tests/docs/rewrite.py` puts the real outcome into the pages.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .pages import PAGES, ROOT, Block, commands, name_of, prose, read, spans
from .running import go_commands, outcome, ran, workplace


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_a_page_shows_is_what_happens(page: Path) -> None:
    """Blocks of one page are run in order: what one leaves, a name or a file, the next may use."""
    assert ran(page) == read(page)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_of_go_py_that_are_named_exist(page: Path) -> None:
    """In code spans too, with the files that they name."""
    for words in re.findall(r"python3 go\.py (\w+[^`\n]*)", prose(read(page))):
        command, *rest = words.split(">")[0].split()
        assert command in go_commands(), f"{name_of(page)}: go.py {command}"
        for word in rest:
            assert "/" not in word or (ROOT / word).exists(), f"{name_of(page)}: {word}"


def test_a_wrong_outcome_is_noticed() -> None:
    """In a session and in a shell, with and without dots."""
    with workplace():
        for right in (
            ">>> 6 * 7\n42\n",
            ">>> print('one two')\none ...\n",
            ">>> 1 / 0\nTraceback (most recent call last):\n    ...\nZero...\n",
        ):
            assert outcome(Block("pycon", right, 1), {}, "page") == right
        for wrong, really in ((">>> 6 * 7\n41\n", ">>> 6 * 7\n42\n"), (">>> 6 * 7\n", ">>> 6 * 7\n42\n")):
            assert outcome(Block("pycon", wrong, 1), {}, "page") == really
        for right in (
            "$ echo a b\na b\n",
            "$ echo a b\na ...\n",
            "$ printf 'a\\nb\\n'\n...\nb\n",
            "$ true\n",
            "$ printf '%s' \\\n> a\na\n",
        ):
            assert outcome(Block("console", right, 1), {}, "page") == right
        assert outcome(Block("console", "$ echo a\nb\n", 1), {}, "page") == "$ echo a\na\n"
        with pytest.raises(AssertionError, match="false"):
            outcome(Block("sh", "false\n", 1), {}, "page")
        with pytest.raises(AssertionError, match="no command"):
            outcome(Block("sh", "python3 go.py dance\n", 1), {}, "page")


def test_commands_are_told_from_what_they_print() -> None:
    """A `$` begins a command, and a `>` right after it goes on with it."""
    block = Block("console", "$ one\n> more\nout\n> out\n$ two\n", 5)
    assert [(command.words, command.shown, command.line) for command in commands(block)] == [
        ("one\nmore", ["out", "> out"], 5),
        ("two", [], 9),
    ]
    assert spans("a `b` and `c d`") == ["b", "c d"]
