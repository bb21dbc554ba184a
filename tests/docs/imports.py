"""Which module of the package imports which, as it is loaded: not within functions, nor for types alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from .pages import ROOT

PACKAGE = ROOT / "src" / "lastcard"


def modules() -> list[str]:
    """Every module as its path within the package."""
    return sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def imported(module: str) -> set[str]:
    """The modules of the package that a module imports."""
    found = set()
    folder = (PACKAGE / module).parent
    for node in _loaded(ast.parse((PACKAGE / module).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = folder
            for _ in range(node.level - 1):
                base = base.parent
            base = base.joinpath(*(node.module or "").split("."))
            found |= {target for alias in node.names if (target := _file(base / alias.name) or _file(base))}
    return found - {module}


def _loaded(tree: ast.Module) -> Iterator[ast.stmt]:
    for node in tree.body:
        if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            yield node


def _file(base: Path) -> str | None:
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.exists():
            return path.relative_to(PACKAGE).as_posix()
    return None
