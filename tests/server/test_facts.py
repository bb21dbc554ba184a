"""Facts on disk stay readable, and the same facts make the same table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from lastcard.server import facts
from lastcard.server.facts import Fact, Stamped, decode, encode

KEPT = Path(__file__).parent / "facts.json"


def kept() -> list[dict[str, Any]]:
    """The facts as they were first written, one of each kind and of each shape."""
    found: list[dict[str, Any]] = json.loads(KEPT.read_text("utf-8"))
    return found


def test_every_kind_of_fact_is_kept_as_it_was_first_written() -> None:
    """A new kind of fact needs a line in the file, and no line of it is ever changed."""
    kinds = {kind.__struct_config__.tag for kind in get_args(Fact)}
    assert {line["fact"] for line in kept()} == kinds


@pytest.mark.parametrize("line", kept(), ids=lambda line: line["fact"])
def test_old_facts_are_read_and_written_back_the_same(line: dict[str, Any]) -> None:
    fact = decode(json.dumps(line).encode())
    assert json.loads(encode(fact)) == line


def test_what_a_newer_program_added_is_passed_over() -> None:
    assert decode(b'{"fact":"sat","seat":0,"person":"p","name":"Ana","hat":"red"}') == facts.Sat(0, "p", "Ana")


@pytest.mark.parametrize("stored", [b"", b"null", b"{}", b'{"fact":"unheard-of"}', b'{"fact":"sat"}', b'{"fact":"moved","move":1}'])
def test_what_is_no_fact_is_an_error(stored: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(stored)


def test_a_table_begins_with_its_making() -> None:
    from lastcard.server.table import Table

    with pytest.raises(ValueError, match="begins with the fact that it was made"):
        Table.of([Stamped(1, 0, None, None, facts.Ended())])
