"""The page of findings is made from its data, and says only what they say."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from lastcard.lab.studies import HOUSE_RULES, STUDIES

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def findings() -> ModuleType:
    found = importlib.util.spec_from_file_location("docs_findings", DOCS / "findings.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[found.name] = module  # where its dataclass looks for it
    found.loader.exec_module(module)
    return module


@pytest.fixture
def data() -> Any:
    return json.loads((DOCS / "findings.json").read_text("utf-8"))


def test_the_page_is_what_the_data_make_it(findings: ModuleType, data: Any) -> None:
    """Nobody has written in it by hand, and no figure of it is older than the data."""
    assert (DOCS / "findings.md").read_text("utf-8") == findings.page(data)


def test_every_house_rule_has_a_name(findings: ModuleType) -> None:
    keys = {" ".join(name if value is True else f"{name}={value}" for name, value in rules.items()) for rules in HOUSE_RULES}
    assert keys == set(findings.RULES)
    assert {name for name, *_ in findings.STUDIES} <= set(STUDIES)


def test_what_is_not_certain_is_not_told(findings: ModuleType, data: Any) -> None:
    """With every interval of a change as wide as can be, no sentence about a rule is left; with none, no figure is lost."""
    assert findings.rule_sentence(data, "seven_zero", 4)
    for row in data["studies"]["house-rules"]["rows"]:
        for figure in row["measures"].values():
            if figure and figure["change"] is not None:
                figure["change_low"], figure["change_high"] = -9.0, 9.0
    for key in findings.RULES:
        for seats in (2, 4):
            assert findings.rule_sentence(data, key, seats) == ""
    assert findings.quiet_rules(data, 4) == []


def test_what_nobody_would_notice_is_not_told(findings: ModuleType, data: Any) -> None:
    """A certain difference of less than the page's sizes makes no sentence, and counts as hardly any."""
    for row in data["studies"]["house-rules"]["rows"]:
        for figure in row["measures"].values():
            if figure and figure["change"] is not None:
                figure["change"], figure["change_low"], figure["change_high"] = 0.01, 0.009, 0.011
    assert findings.rule_sentence(data, "seven_zero", 4) == ""
    assert "“Seven-Zero”" in findings.quiet_rules(data, 4)
