"""Every refusal and everything that happens at a table has words in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from lastcard import server
from lastcard.server.refusal import CODES
from lastcard.words import LANGUAGES, Words

SOURCES = sorted(Path(server.__file__).parent.glob("*.py"))

#: What a line about the table may say, with what it needs besides the name.
EVENTS: dict[str, tuple[str, ...]] = {
    "sat": (),
    "moved": (),
    "named": ("old",),
    "bot-sat": (),
    "bot-set": (),
    "bot-free": (),
    "bot-removed": (),
    "left": (),
    "left-bot": ("bot",),
    "removed": (),
    "removed-bot": ("bot",),
    "kept-out": (),
    "let-in": (),
    "seats": ("count",),
    "rules": (),
    "custom": (),
    "settings": (),
    "agreed": (),
    "host-handed": (),
    "host-vacant": (),
    "host-absent": (),
    "stand-in-absent": (),
    "stand-in-idle": (),
    "stand-in-asked": (),
    "stand-in-back": (),
    "paused": (),
    "resumed": (),
    "ended": (),
}


def refused() -> set[str]:
    """The codes with which the sources refuse something."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal" and node.args:
                found |= {one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return found


def test_every_code_is_listed_and_none_is_left_over() -> None:
    assert refused() == set(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded(language: str) -> None:
    words = Words(language)
    for code, names in CODES.items():
        if code == "bad-rules":
            for advice in ("players", "teams-four", "hand-too-large"):
                assert words.text(f"refused-{code}", advice=advice, least=2, most=5, seats=6)
        else:
            assert words.text(f"refused-{code}", **dict.fromkeys(names, 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_at_a_table_is_worded(language: str) -> None:
    words = Words(language)
    for code, names in EVENTS.items():
        assert words.text(f"table-event-{code}", seat=1, name="Ana", **dict.fromkeys(names, 2))
    assert {key for key in words.keys() if key.startswith("table-event-")} == {f"table-event-{code}" for code in EVENTS}  # noqa: SIM118
