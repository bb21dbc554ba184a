"""axe on a page: no violations, and nothing that it could not decide."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .rest import at_rest_throughout

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = at_rest_throughout("() => axe.run(document, { resultTypes: ['violations', 'incomplete'] })")


@cache
def _source() -> str:
    return AXE.read_text("utf-8")


def findings(page: Page) -> list[str]:
    """What axe finds on the page at rest, or cannot decide: one line for each rule and place."""
    page.evaluate(_source())
    result: dict[str, Any] = page.evaluate(_RUN)
    return [
        f"{kind}: {rule['id']}: {' '.join(map(str, node['target']))}: {node.get('failureSummary') or node['any'] or node['all']}"
        for kind in ("violations", "incomplete")
        for rule in result[kind]
        for node in rule["nodes"]
    ]
