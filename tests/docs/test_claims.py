"""What the pages name is there: files, links, commands, options, codes, fields and rulings. And what is there is named."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import lastcard
from lastcard import errors, speed
from lastcard.edition import EFFECTS
from lastcard.instructions import PARTS
from lastcard.kernel import codes, state
from lastcard.rulebook import RULING_IDS
from lastcard.simulate import simulate
from lastcard.terminal.arguments import COMMANDS, HELP, LANG
from lastcard.terminal.typed import COMMANDS as TYPED
from lastcard.terminal.typed import Reader
from lastcard.watch import _MAKERS
from lastcard.words import LANGUAGES, Words

from .imports import PACKAGE, imported, modules
from .pages import PAGES, ROOT, anchors, links, name_of, prose, read, spans, table

WRITTEN = [page for page in PAGES if page.name != "rules.md"]
#: Where a path in a page may begin.
PLACES = (ROOT, ROOT / "docs", ROOT / "tests", PACKAGE, PACKAGE / "kernel", PACKAGE / "texts" / "en")
#: Files that pages speak of and that come about elsewhere.
ELSEWHERE = {".go/", "src/lastcard/server/web/", "current.json", "previous.json"}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    """A link within the repository leads to a file that is there, and to a heading in it."""
    for link in links(read(page)):
        if link.startswith("https://"):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), f"{name_of(page)}: {link}"
        if anchor:
            assert anchor in anchors(read(target)), f"{name_of(page)}: {link}"


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent.name == "docs"], ids=name_of)
def test_the_map_shows_every_page(page: Path) -> None:
    """`docs/index.md` links to all pages of its folder."""
    assert page.name == "index.md" or page.name in links(read(ROOT / "docs/index.md"))


@pytest.mark.parametrize("page", WRITTEN, ids=name_of)
def test_files_that_are_named_exist(page: Path) -> None:
    """A path in a code span is a file or a folder of the repository. Capitals in it stand for a name of one's own."""
    for span in spans(prose(read(page))):
        if re.fullmatch(r"[a-z_.*][a-z_.*/-]*(/|\.(py|toml|ftl|md|json|svg|c))", span) and span not in ELSEWHERE:
            assert any(list(place.glob(span.rstrip("/"))) for place in PLACES), f"{name_of(page)}: {span}"


@pytest.mark.parametrize("page", WRITTEN, ids=name_of)
def test_rulings_that_are_named_exist(page: Path) -> None:
    """Whatever looks like the id of a ruling is one."""
    text = re.sub(r"https://\S+", "", read(page))
    for name in re.findall(r"\b(?:OPEN|WD|UNO|OUT|POINTS|EMPTY|DRAW)-[A-Z0-9]+\b", text):
        assert name in RULING_IDS, f"{name_of(page)}: {name}"


@pytest.mark.parametrize("page", WRITTEN, ids=name_of)
def test_options_of_commands_that_are_named_exist(page: Path) -> None:
    """A code span with an option of the command line names one of the command's, or one that some command has."""
    known = {flag.name for command in COMMANDS.values() for flag in command.flags} | {LANG.name, HELP.name, "--version"}
    for span in spans(prose(read(page))):
        words = span.split()
        if words[0] == "lastcard" and len(words) > 1 and words[1] not in ("--version", "--help"):
            assert words[1] in COMMANDS, f"{name_of(page)}: {span}"
        if words[0] == "lastcard" or words[0].startswith("--"):
            assert {word.split("=")[0] for word in words if word.startswith("--")} <= known, f"{name_of(page)}: {span}"


@pytest.mark.parametrize(
    ("page", "heading", "command"),
    [
        ("docs/host.md", "Options", "serve"),
        ("docs/play.md", "`lastcard play`", "play"),
        ("docs/play.md", "The rulebook", "rules"),
        ("docs/simulate.md", "`lastcard simulate`", "simulate"),
        ("docs/lab.md", "`lastcard lab`", "lab"),
        ("docs/lab.md", "`lastcard duel`", "duel"),
        ("docs/lab.md", "`lastcard ladder`", "ladder"),
    ],
)
def test_every_option_of_a_command_is_described(page: str, heading: str, command: str) -> None:
    """The table of a command's options lists all of them, in the order of its help, and says which take a value."""
    words = Words("en")
    flags = [*COMMANDS[command].flags, LANG, HELP]
    expected = [f"{flag.name} {words.text(flag.value)}" if flag.value else flag.name for flag in flags]
    assert table(page, heading, "option").column() == expected


def test_every_option_of_replay_and_verify_is_described() -> None:
    """Their tables stand under one heading."""
    text = read(ROOT / "docs/play.md").split("\n## Records\n")[1]
    listed = re.findall(r"^\| `(--[a-z]+)", text, re.MULTILINE)
    assert listed == [flag.name for command in ("replay", "verify") for flag in (*COMMANDS[command].flags, LANG, HELP)]


def test_the_readme_lists_every_command() -> None:
    """In the order of the help."""
    assert [span.split()[1] for span in table("README.md", "Commands", "command").column()] == list(COMMANDS)


def test_everything_that_can_be_typed_is_listed() -> None:
    """Each command of the prompt with its other words."""
    rows = table("docs/play.md", "What you can type", "you type").rows
    listed = {spans(row[0])[0]: spans(row[0]) + spans(row[1]) for row in rows}
    assert listed == {name: Words("en").text(key).split() for name, key in TYPED.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_can_be_typed_in_every_language(language: str) -> None:
    """No word of the language means something else in English."""
    reader = Reader(Words(language), ["Ana", "Bo"])
    for name, key in TYPED.items():
        assert {reader.command(word) for word in Words("en").text(key).split()} == {name}


def test_everything_in_the_json_of_a_simulation_is_described() -> None:
    """Every key, and none that is not there."""
    result = simulate(games=1, interpreted=True).to_json()
    assert sorted(table("docs/simulate.md", "JSON", "key").column()) == sorted(result)


def test_studies_and_measures_are_described() -> None:
    """Every study by the sentence of its help, every measure with its kind, and every column of the table for other programs."""
    from lastcard.lab.export import COLUMNS
    from lastcard.lab.measures import MEASURES
    from lastcard.lab.studies import STUDIES

    words = Words("en")
    studies = table("docs/lab.md", "A study", "study")
    assert [(spans(row[0])[0], row[1]) for row in studies.rows] == [(name, words.text(f"cli-lab-study-{name}")) for name in STUDIES]
    assert [(spans(row[0])[0], row[1]) for row in table("docs/lab.md", "What is measured", "measure").rows] == [
        (name, measure.kind) for name, measure in MEASURES.items()
    ]
    assert table("docs/lab.md", "Files", "column").column() == list(COLUMNS)


def test_the_bots_are_described() -> None:
    """Each level, and how reliably it says UNO, catches and jumps in."""
    from lastcard.bots import LEVELS
    from lastcard.bots.reflexes import CATCHES, JUMPS, SAYS

    assert table("docs/bots.md", "The levels", "bot").column() == list(LEVELS)
    told = [[int(cell) for cell in row[1:]] for row in table("docs/bots.md", "Out of turn", "bot").rows]
    assert told == [[round(share / 10) for share in row] for row in zip(SAYS, CATCHES, JUMPS, strict=True)][: len(LEVELS)]


def test_phases_and_verbs_are_described() -> None:
    """All, in their order."""
    assert table("docs/library.md", "A game", "phase").column() == list(codes.PHASE_NAMES)
    assert table("docs/library.md", "Moves", "verb").column() == list(codes.VERB_NAMES)


def test_events_are_described() -> None:
    """Every code, once."""
    others = ("round", "played", "drew", "dealt", "gave", "shown", "starts", "blocked")
    assert sorted(table("docs/library.md", "Events", "event").column()) == sorted([*(maker[0] for maker in _MAKERS.values()), *others])


def test_errors_are_described() -> None:
    """Every error but the one that all are."""
    known = [name for name, value in vars(errors).items() if isinstance(value, type) and issubclass(value, errors.LastcardError)]
    assert sorted(table("docs/library.md", "Errors", "error").column()) == sorted(set(known) - {"LastcardError"})


def test_public_names_are_listed() -> None:
    """Those of `lastcard` all; those of its modules exist."""
    for row in table("docs/library.md", "All public names", "from").rows:
        module, names = spans(row[0])[0], spans(row[1])
        if module == "lastcard":
            assert sorted(names) == sorted(lastcard.__all__)
        assert all(hasattr(importlib.import_module(module), name) for name in names)


def test_parts_of_instructions_are_described() -> None:
    """Each part."""
    assert table("docs/library.md", "Customizable cards", "part").column() == list(PARTS)


def test_fields_of_the_state_are_described() -> None:
    """Every field, once."""
    assert sorted(table("docs/architecture.md", "The state", "fields").column()) == sorted(state.NAMES)
    assert f"record, {speed.STATE.itemsize} bytes long" in " ".join(read(ROOT / "docs/architecture.md").split())


def test_rows_of_the_effect_table_are_described() -> None:
    """Every code of the kernel, and what editions and instructions call it."""
    found = table("docs/architecture.md", "The effect table", "part")
    assert found.column(0) == [name for name in vars(codes) if name.startswith("P_")]
    assert sorted(found.column(1)) == sorted(set(EFFECTS) - {"custom"})
    assert sorted(found.column(2)) == sorted(PARTS)


def test_rulings_are_where_the_architecture_says() -> None:
    """Every ruling is listed with a file that names it, or in the sentence after the table."""
    text = read(ROOT / "docs/architecture.md").split("\n## Where a rule stands\n")[1].split("\n## ")[0]
    listed = set(re.findall(r"[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)?", text.strip().split("\n\n")[-1]))
    for row in table("docs/architecture.md", "Where a rule stands", "file").rows:
        rulings = re.findall(r"[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)?", row[1])
        source = "".join(path.read_text("utf-8") for span in spans(row[0]) for path in PACKAGE.glob(span))
        for ruling in rulings:
            assert re.search(rf"(?<![\w-]){ruling}(?![\w-])", source), f"{row[0]}: {ruling}"
        listed.update(rulings)
    assert listed == set(RULING_IDS)


def test_imports_run_one_way() -> None:
    """A module imports what stands in its own row of the architecture's table, or above."""
    rows = [spans(row[1]) for row in table("docs/architecture.md", "From the rules to the screen", "what it is about").rows]
    named = {span: place for place, row in enumerate(rows) for span in row}

    def place_of(module: str) -> int:
        return named[module] if module in named else named[f"{module.split('/')[0]}/"]

    for module in modules():
        for other in imported(module):
            if other != "kernel/__init__.py":
                assert place_of(other) <= place_of(module), f"{module} imports {other}"


def test_only_one_module_imports_numba() -> None:
    """The compiled speed is in one place."""
    importers = [
        module for module in modules() if re.search(r"^\s*(import|from) numba", (PACKAGE / module).read_text("utf-8"), re.MULTILINE)
    ]
    assert importers == ["speed.py"]


def test_the_changelog_begins_with_this_version() -> None:
    """Its first heading names the version that the package has."""
    assert re.search(r"^## \[?([\w.]+)", read(ROOT / "CHANGELOG.md"), re.MULTILINE)[1] == lastcard.__version__  # type: ignore[index]


@pytest.mark.parametrize("page", ["README.md", "CHANGELOG.md"])
def test_the_number_of_options_is_right(page: str) -> None:
    """Where it is written in figures."""
    assert re.findall(r"(\d+) options", read(ROOT / page)) == [str(len(lastcard.OPTIONS))]


def test_the_readme_says_whose_trademark_it_is() -> None:
    """In one line."""
    assert read(ROOT / "README.md").count("trademark") == 1


def test_what_operators_are_told_exists() -> None:
    """Every message of the log that is shown, and every metric in a condition."""
    from lastcard.server.metrics import METERS

    source = "".join((PACKAGE / module).read_text("utf-8") for module in modules())
    for message in table("docs/operations.md", "The log", "message").column():
        assert f'"{message}"' in source, message
    known = {meter.exported for meter in METERS}
    for name in re.findall(r"lastcard_[a-z_]+", read(ROOT / "docs/operations.md")):
        assert name in known, name
