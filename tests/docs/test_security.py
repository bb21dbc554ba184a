"""What `docs/security.md` promises is tested: each promise names tests, and they are there."""

from __future__ import annotations

import ast

import pytest

from .pages import ROOT, spans, table

PROMISES = [(row[0].split("**")[1], spans(row[1])) for row in table("docs/security.md", "Promises", "promise").rows]


@pytest.mark.parametrize(("promise", "tests"), PROMISES, ids=[promise for promise, _ in PROMISES])
def test_a_promise_is_tested(promise: str, tests: list[str]) -> None:
    """By one test at least, and each is a test of the file that is named."""
    assert tests
    for test in tests:
        path, _, name = test.partition("::")
        tree = ast.parse((ROOT / path).read_text("utf-8"))
        found = [one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name == name]
        assert len(found) == 1, test
        assert name.startswith("test_"), test
