"""Plots of studies: whole pictures, the same every time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import matplotlib as mpl
import matplotlib.image
import pytest

from lastcard.cli import main
from lastcard.errors import LastcardError
from lastcard.lab import export, plots
from lastcard.lab.study import Result, Row, run


@pytest.fixture(scope="module")
def result() -> Result:
    return run("length", ["pocket"], [2, 3], vary={"stacking": []}, bots=["random"], games=30, interpreted=True)


@pytest.fixture(autouse=True)
def _settings_as_they_were() -> Iterator[None]:
    with mpl.rc_context():
        yield


def draw(result: Result, file: Path) -> None:
    plots.plot(result, file, "A title", "a note", lambda name: name, label, lambda row: f"{row.condition.players} players")


def label(row: Row) -> str:
    return str(row.condition.varied)


@pytest.mark.parametrize("ending", plots.ENDINGS)
def test_a_plot_is_a_picture(ending: str, result: Result, tmp_path: Path) -> None:
    """Of each kind, and something is drawn on it."""
    file = tmp_path / f"plot.{ending}"
    draw(result, file)
    start = file.read_bytes()[:100]
    assert {"svg": b"<?xml", "png": b"\x89PNG", "pdf": b"%PDF", "webp": b"RIFF"}[ending] in start
    if ending == "png":
        shades = matplotlib.image.imread(file)[..., :3]
        assert shades.shape[1] > 800
        assert (shades != 1).any()


def test_the_same_figures_are_the_same_picture(result: Result, tmp_path: Path) -> None:
    """Byte by byte, so that a picture changes in the repository only when its figures do."""
    for name in ("one.svg", "two.svg"):
        draw(result, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_other_plots(tmp_path: Path) -> None:
    """Those of the page of findings."""
    plots.bars(tmp_path / "bars.svg", "Title", "change", [("a rule", [("classic", 1.0, 0.5, 1.5), ("modern", 2.0, 1.5, 2.5)])])
    plots.lines(tmp_path / "lines.svg", "Title", "players", "turns", {"Classic": [(2, 1, 0.9, 1.1), (3, 2, 1.8, 2.1)]}, {"fair": [(2, 1)]})
    assert (tmp_path / "bars.svg").stat().st_size > 1000
    assert (tmp_path / "lines.svg").stat().st_size > 1000


def test_colours_are_told_apart() -> None:
    """As many shapes as colours, none twice."""
    assert len(set(plots.COLOURS)) == len(plots.COLOURS) == len(set(plots.SHAPES))


def test_a_picture_of_no_kind_is_refused(result: Result, tmp_path: Path) -> None:
    with pytest.raises(LastcardError, match=r"\.svg"):
        draw(result, tmp_path / "plot.doc")


def test_a_missing_extra_is_a_sentence(result: Result, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what to install."""
    for name in ("matplotlib", "pyarrow"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(LastcardError, match=r"lastcard\[lab\]"):
        draw(result, tmp_path / "plot.svg")
    with pytest.raises(LastcardError, match=r"lastcard\[lab\]"):
        export.write_parquet(result.table(), tmp_path / "a.parquet")


def test_the_command_draws(tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    words = f"lab skill --edition pocket --players 2,3 --games 12 --bots careful,random --interpreted --json --lang uk --plot {file}"
    assert main(words.split()) == 0
    assert file.read_text("utf-8").startswith("<?xml")
