"""Part of building the package: the client for the browser is built into `lastcard/server/web/`, in an editable install too."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_spec = importlib.util.spec_from_file_location("make", Path(__file__).parent / "web" / "make.py")
assert _spec is not None
assert _spec.loader is not None
make = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(make)


class Client(BuildHookInterface[Any]):
    """Builds the client when its sources have changed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: a Node, where the system has none."""
        return [make.NODE_PACKAGE] if make.needs_package() and not make.is_built() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        make.build()
