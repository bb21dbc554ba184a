"""How the package is put together: imports run one way, what is slow to import waits, and tables agree with what they describe."""

from __future__ import annotations

import ast
import inspect
import json
import os
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import lastcard
from lastcard import speed
from lastcard.kernel import look, memory, ruleset, state

PACKAGE = Path(lastcard.__file__).parent
MODULES = {".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): path for path in PACKAGE.rglob("*.py")}


@cache
def imported(module: str, only_at_once: bool = False) -> frozenset[str]:
    """The modules of the package that a module names in its imports, and other packages; but for those that serve annotations alone.

    With `only_at_once`, imports within functions do not count.
    """
    found: set[str] = set()
    rest: list[ast.AST] = list(ast.parse(MODULES[module].read_text("utf-8")).body)
    while rest:
        node = rest.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        if only_at_once and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.Import):
            found.update(name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            found |= targets(module, node)
        rest += ast.iter_child_nodes(node)
    return frozenset(found - {module})


def targets(module: str, node: ast.ImportFrom) -> set[str]:
    """What an import from somewhere takes: modules of the package, or another package."""
    if not node.level:
        return {str(node.module).split(".")[0]}
    inside = module.split(".") if MODULES[module].name == "__init__.py" else module.split(".")[:-1]
    base = [*inside[: len(inside) - node.level + 1], *(node.module.split(".") if node.module else [])]
    whole = {".".join([*base, name.name]) for name in node.names}
    return {name if name in MODULES else ".".join(base) for name in whole}


#: Which of the package's own modules a part may import, besides itself. A part is a module, or a folder with all in it.
MAY_IMPORT = {
    "kernel": {"cards", "rules", "instructions"},
    "bots.random": {"kernel.codes", "kernel.bits", "kernel.chance", "kernel.look", "kernel.ruleset", "kernel.types"},
    "bots.careful": {"kernel.codes", "kernel.bits", "kernel.look", "kernel.ruleset", "kernel.types", "bots.random"},
    "cards": {"errors"},
    "errors": set(),
    "instructions": {"errors"},
    "edition": {"cards", "errors"},
    "rules": {"errors", "instructions", "edition"},
    "events": set(),
    "moves": {"cards", "errors", "kernel.codes"},
    "seeds": {"kernel.chance"},
    "reasons": {"kernel.codes"},
}


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_run_one_way(part: str) -> None:
    """The kernel, and what lies beneath the game, know nothing of games, words, records and the terminal."""
    for module in MODULES:
        if module == part or module.startswith(f"{part}."):
            own = {name for name in imported(module) if name in MODULES}
            wrong = {name for name in own if name != part and not name.startswith(f"{part}.")} - MAY_IMPORT[part]
            assert not wrong, f"{module} imports {', '.join(sorted(wrong))}"


def test_nothing_imports_the_terminal() -> None:
    """The library does without the command and the terminal; only they import each other."""
    for module in MODULES:
        if not module.startswith("terminal") and module not in ("cli", "__main__"):
            assert not {name for name in imported(module) if name.startswith("terminal") or name == "cli"}, module


def test_nothing_imports_the_server() -> None:
    """The library does without the server; only the commands that start it, and move what it keeps, know of it."""
    for module in MODULES:
        if not module.startswith("server") and module not in ("terminal.serve", "terminal.move_data"):
            assert not {name for name in imported(module) if name.startswith("server")}, module


#: What a table is, as opposed to how it is kept and reached.
TABLE = (
    *("messages", "facts", "refusal", "names", "seats", "history", "written", "advice"),
    *("presets", "catalogue", "agenda", "commands", "table", "sight", "shared", "afterwards", "clocks"),
)


@pytest.mark.parametrize("name", TABLE)
def test_a_table_waits_for_nothing(name: str) -> None:
    """What a table is imports nothing that waits, keeps or sends: neither packages for it, nor the modules that do it."""
    found = imported(f"server.{name}")
    assert not found & {"asyncio", "time", "random", "threading", "sqlalchemy", "starlette", "uvicorn", "pathlib", "os"}
    assert {other.removeprefix("server.") for other in found if other.startswith("server.")} <= set(TABLE)


@pytest.mark.parametrize(
    "name", ["schema", "disk", "database", "archive", "writer", "store", "migrations.migrate", "codes", "limits", "address"]
)
def test_what_keeps_tables_does_not_know_them(name: str) -> None:
    """The database, the codes, the limits and the addresses know neither what a table is nor who asks for one."""
    own = {"schema", "disk", "database", "archive", "writer", "store", "migrations", "migrations.migrate", "address", "clock"}
    own |= {"metrics", "logs"}
    found = {other.removeprefix("server.") for other in imported(f"server.{name}") if other in MODULES and other.startswith("server")}
    assert found <= own


def test_there_is_no_circle_of_imports() -> None:
    """What modules import at once runs one way through the whole package."""
    graph = {module: {name for name in imported(module, only_at_once=True) if name in MODULES} for module in MODULES}
    assert list(TopologicalSorter(graph).static_order())


@pytest.mark.parametrize(
    ("package", "where"),
    [
        ("numba", {"speed"}),
        (
            "numpy",
            {
                *("speed", "simulate", "bots.searcher"),
                *(f"envs.{name}" for name in ("aec", "batch", "checking", "episode", "gym", "rlcard", "views")),
                *(f"lab.{name}" for name in ("duels", "figures", "games", "ladders", "measures", "stats", "study")),
            },
        ),
        ("matplotlib", {"lab.plots"}),
        ("pyarrow", {"lab.export"}),
        ("sqlite3", {"lab.store", "server.moving"}),
        ("gymnasium", {"envs.aec", "envs.gym"}),
        ("pettingzoo", {"envs.aec"}),
        ("fluent", {"words", "terminal.figures", "terminal.lab", "terminal.simulate"}),
        ("starlette", {"server.app", "server.gate", "server.health", "server.pages", "server.sockets"}),
        ("uvicorn", {"server.serve", "server.wire"}),
        ("uvloop", {"server.serve"}),
        (
            "sqlalchemy",
            {
                *("server.schema", "server.database", "server.store", "server.writer", "server.archive", "server.moving"),
                "server.migrations.migrate",
                "server.migrations.versions.r0001_tables_and_facts",
                "server.migrations.versions.r0002_archive",
            },
        ),
        (
            "alembic",
            {
                "server.migrations.migrate",
                "server.migrations.versions.r0001_tables_and_facts",
                "server.migrations.versions.r0002_archive",
            },
        ),
        ("psycopg", {"server.database", "server.moving"}),
        ("redis", {"server.bus"}),
        ("prometheus_client", {"server.metrics"}),
        ("pythonjsonlogger", {"server.logs"}),
        ("segno", {"server.app", "terminal.serve"}),
        ("websockets", {"server.wire"}),
    ],
)
def test_other_packages_are_imported_in_one_place(package: str, where: set[str]) -> None:
    """Each of the packages that we depend on is imported where its work is done, and nowhere else."""
    assert {module for module in MODULES if package in imported(module)} == where


#: Packages that are only imported by what needs them.
SLOW = {"numba", "numpy", "fluent", "asyncio", "msgspec", "sqlalchemy", "starlette", "uvicorn", "gymnasium", "pettingzoo"}

RECORD = {
    "format": "lastcard/1",
    "edition": "modern",
    "players": ["Ana", "Bo"],
    "rounds": [
        {"dealer": 1, "deal": {"hands": [["R5", "B7"], ["Y1", "Y2"]], "discard": ["R3"], "draw": ["G7"]}, "moves": ["0 play R5 uno"]}
    ],
}


@pytest.mark.parametrize(
    "code",
    [
        "import lastcard",
        "import lastcard; game = lastcard.Game('classic', 2, '2a'); game.play(game.legal_moves()[0]); game.position(0)",
        "import lastcard.cli; assert lastcard.cli.main(['replay', sys.argv[1], '--json']) == 0",
        "import lastcard.cli; assert lastcard.cli.main(['--version']) == 0",
        "import lastcard.bots; game = lastcard.Game('classic', 2, '2a'); lastcard.bots.make('careful').choose(game.view(0))",
    ],
)
def test_a_game_needs_no_compiler(code: str, tmp_path: Path) -> None:
    """To import the library, to play and to replay a record imports neither NumPy, nor Numba, nor Fluent, nor what the server needs."""
    path = tmp_path / "record.json"
    path.write_text(json.dumps(RECORD), "utf-8")
    code = f"import sys; {code}; print(*{SLOW!r} & {{name.split('.')[0] for name in sys.modules}})"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])}
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.splitlines()[-1] == "", done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("kind", "fields", "rows"),
    [
        (state.State, state.FIELDS, "Numbers"),
        (ruleset.Ruleset, ruleset.FIELDS, "Fixed"),
        (look.Look, look.FIELDS, "Numbers"),
        (memory.Memory, memory.FIELDS, "Numbers"),
        (memory.Recall, memory.RECALL_FIELDS, "Numbers"),
        (memory.Journal, memory.JOURNAL_FIELDS, "Numbers"),
    ],
)
def test_annotations_agree_with_the_table_of_fields(kind: type, fields: tuple[tuple[str, str, int], ...], rows: str) -> None:
    """The annotations of a form of the kernel name the fields of its table, in order: rows as rows, numbers as numbers."""
    assert dict(kind.__annotations__) == {name: rows if length else "int" for name, _, length in fields}
    assert list(kind.__annotations__) == [name for name, _, _ in fields] == list(kind.__slots__)


def test_fields_lie_aligned() -> None:
    """Wider fields stand before narrower ones among the rows, and among the single numbers, so that a record has no gaps but at its end."""
    for record in (speed.STATE, speed.RULESET, speed.LOOK, speed.MEMORY, speed.RECALL, speed.JOURNAL):
        ends = [offset + kind.itemsize for kind, offset in record.fields.values()]
        starts = [offset for _, offset in record.fields.values()]
        gaps = [start - end for start, end in zip(starts[1:], ends, strict=False)]
        assert sum(gaps) <= 8


def test_every_function_of_the_kernel_can_be_compiled() -> None:
    """Each function that is compiled has a type for every parameter."""
    for module, name, function in speed._functions():
        if name not in speed._GENERIC:
            assert len(speed.signature_of(function)) == len(inspect.signature(function).parameters), f"{module.__name__}.{name}"


def test_compiled_functions_have_names_of_their_own() -> None:
    """No two functions that are compiled share a name, as they are found by it."""
    names = [name for _, name, _ in speed._functions()]
    assert {name for name in names if names.count(name) > 1} == set()


@pytest.mark.parametrize("name", lastcard.__all__)
def test_every_public_name_is_described(name: str) -> None:
    """What the library offers says what it is: a class or function in its own docstring, a constant where it is made."""
    value = getattr(lastcard, name)
    if inspect.isclass(value) or inspect.isfunction(value):
        assert value.__doc__
        assert value.__doc__ is not inspect.getdoc(value.__base__) if inspect.isclass(value) else True
        assert not value.__doc__.startswith(f"{name}(")
    else:
        assert value


@pytest.mark.parametrize("name", [name for name in lastcard.__all__ if inspect.isclass(getattr(lastcard, name))])
def test_every_public_method_is_described(name: str) -> None:
    """The methods and properties of what the library offers say what they do."""
    for method, value in vars(getattr(lastcard, name)).items():
        what = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
        if not method.startswith("_") and inspect.isfunction(what):
            assert what.__doc__, f"{name}.{method}"
