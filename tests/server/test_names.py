"""Names and words that people write."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.server.messages import MOST_NAME
from lastcard.server.names import BOTS, bot_name, clean, clean_name, unique


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana  Maria ", "Ana Maria"),
        ("Ana\n\tBo\x00", "Ana Bo"),
        ("Оксана", "Оксана"),
        ("José", "José"),
        ("e\u0301", "é"),
        ("a\u202eb\u2066c\u200bd", "abcd"),
        ("👩\u200d🍳", "👩\u200d🍳"),
        ("x" * 50, "x" * MOST_NAME),
        ("a" + "\u0301\u0302\u0303\u0304\u0305\u0306" * 5, "á\u0302\u0303\u0304"),
        ("<b>Ana</b>", "<b>Ana</b>"),
    ],
)
def test_a_name_is_kept_as_it_can_be_shown(written: str, name: str) -> None:
    assert clean_name(written) == name


@pytest.mark.parametrize("written", ["", "   ", "\u200b\u200d\ufeff", "\u3164\u2800", "\u0301", "\ud800", "\u200d \u200d"])
def test_a_name_that_nobody_could_see_is_empty(written: str) -> None:
    assert clean_name(written) == ""


@given(st.text(max_size=400), st.integers(1, 240))
def test_cleaning_twice_is_cleaning_once(text: str, most: int) -> None:
    found = clean(text, most)
    assert len(found) <= most
    assert clean(found, most) == found
    found.encode()


@given(st.text(min_size=1, max_size=20), st.lists(st.text(max_size=20), max_size=9))
def test_a_name_at_a_table_is_nobody_else_s(name: str, taken: list[str]) -> None:
    found = unique(name, taken)
    assert found.casefold() not in {other.casefold() for other in taken}
    assert len(found) <= max(MOST_NAME, len(name))


def test_bots_never_run_out_of_names() -> None:
    taken: list[str] = []
    for _ in range(len(BOTS) + 5):
        taken.append(bot_name(taken))
    assert len(set(taken)) == len(taken)
