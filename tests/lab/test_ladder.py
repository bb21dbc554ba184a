"""Ladders: ratings from all against all, kept while they are played, as a table and as a plot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lastcard.errors import RulesError
from lastcard.lab import Ladder, ladder
from lastcard.lab.store import Store
from tests.cli.process import LANGUAGES, lastcard, refused

SMALL = {"editions": ["pocket", "classic"], "players": [2, 3], "games": 24, "seed": "5", "interpreted": True}


def played(*bots: str, **more: object) -> Ladder:
    """A small ladder, interpreted."""
    return ladder(bots or ("random", "easy", "careful"), **{**SMALL, **more})  # type: ignore[arg-type]


def test_every_two_bots_meet_at_every_table() -> None:
    """At each table that its edition takes: a rung for each bot, a pair for every two, and the first has 1000 points."""
    found = played()
    assert [(table.edition, table.players) for table in found.tables] == [("pocket", 2), ("pocket", 3), ("classic", 2), ("classic", 3)]
    for table in found.tables:
        assert [rung.bot for rung in table.rungs] == ["random", "easy", "careful"]
        assert table.rungs[0].rating.value == 1000
        assert [(pair.bot, pair.against) for pair in table.pairs] == [("random", "easy"), ("random", "careful"), ("easy", "careful")]
        assert all(pair.games >= 24 for pair in table.pairs)
        assert all(rung.rating.low < rung.rating.value < rung.rating.high for rung in table.rungs[1:])


def test_more_games_tell_the_levels_apart() -> None:
    """The levels stand in their order, `careful` above `random` for certain."""
    rungs = played("random", "easy", "careful", editions=["classic"], players=[2], games=3000, interpreted=False).tables[0].rungs
    assert rungs[2].rating.low > 1000
    assert rungs[2].rating.value > rungs[1].rating.value


def test_who_searches_plays_a_tenth_of_the_games() -> None:
    """As its games take so much longer."""
    found = played("random", "easy", "champion:1", editions=["pocket"], players=[2], games=40)
    assert [pair.games for pair in found.tables[0].pairs] == [40, 4, 4]


def test_an_interrupted_ladder_goes_on(tmp_path: Path) -> None:
    """What has been played is kept; another run takes it up, and comes to the same as one that was never interrupted."""
    whole = played()

    def interrupt(done: int, total: int) -> None:
        if done > total / 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(keep=tmp_path, progress=interrupt)
    kept = Store(tmp_path).others(0)
    assert 0 < kept < 12
    told: list[int] = []
    assert played(keep=tmp_path, progress=lambda done, total: told.append(done)) == whole
    assert Store(tmp_path).others(0) == 12
    assert played(keep=tmp_path) == whole
    assert played(keep=tmp_path, seed="a600") != whole


def test_a_ladder_goes_to_json_and_back() -> None:
    """Plain values, from which a plot can be drawn later."""
    found = played()
    assert Ladder.from_json(json.loads(json.dumps(found.to_json()))) == found


def test_workers_change_nothing() -> None:
    """Neither several workers nor compiled games."""
    assert played() == played(workers=2) == played(interpreted=False, workers=2)


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    """In the kind of picture that the file's name asks for."""
    from lastcard.lab.ladder_plots import plot

    for kind, begins in (("svg", b"<?xml"), ("png", b"\x89PNG")):
        file = tmp_path / f"ladder.{kind}"
        plot(played(), file, ("rating", "players"), str.title, str.title)
        assert file.read_bytes().startswith(begins)


def test_an_edition_that_takes_nobody_so_is_refused() -> None:
    """Where no edition takes so many players, the reason is said."""
    with pytest.raises(RulesError, match="2 to 5 players"):
        played(editions=["pocket"], players=[6])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_in_words(language: str) -> None:
    """Every language, within 80 columns; what cannot be played is named."""
    words = f"ladder --bots random,careful --edition pocket,classic --players 2,6 --games 12 --interpreted --lang {language}"
    done = lastcard(*words.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "1" in done.stdout.splitlines()[-1] or "6" in done.stdout.splitlines()[-1]


def test_the_command_prints_and_draws_what_the_library_finds(tmp_path: Path) -> None:
    """As JSON, and a plot beside it; what is kept is used."""
    file = tmp_path / "ladder.webp"
    words = "ladder --bots random,easy,careful --edition pocket,classic --players 2,3 --games 24 --seed 5 --interpreted --json"
    done = lastcard(*words.split(), "--keep", str(tmp_path), "--plot", str(file), env={"MPLCONFIGDIR": str(tmp_path)})
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == played(keep=tmp_path).to_json()
    assert file.read_bytes()[8:12] == b"WEBP"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--bots careful", "needs two bots or more"),
        ("--bots careful,careful", "named twice"),
        ("--plot ladder.doc", "its name must end in .svg"),
        ("--edition pocket --players 7", "2 to 5 players"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused(words: str, said: str) -> None:
    """One sentence, before anything is played."""
    assert said in refused("ladder", *words.split())
