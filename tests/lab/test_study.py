"""Studies: what is played, what is measured, and what stands on the terminal and in files."""

from __future__ import annotations

import csv
import io
import json
import os
from contextlib import redirect_stderr, redirect_stdout
from itertools import pairwise
from pathlib import Path
from unittest import mock

import numpy as np
import pyarrow.parquet
import pytest

from lastcard.bots import rows
from lastcard.cli import main
from lastcard.errors import RulesError
from lastcard.lab.figures import S_CHALLENGES, S_FIRST, S_GAMES, S_NAMED, S_PLACES, S_TURNS, SUMS, play
from lastcard.lab.games import table
from lastcard.lab.measures import MEASURES, Sample
from lastcard.lab.plan import BLOCKS, Cell, Plan, Share
from lastcard.lab.studies import HOUSE_RULES, STUDIES, conditions, matters, tables
from lastcard.lab.study import run
from lastcard.rules import Rules
from lastcard.terminal.arguments import parse
from lastcard.words import LANGUAGES

# --- the plan ---


def test_shares_cover_every_deal_of_a_cell_once() -> None:
    """Whatever the number of games: shares follow one another without gaps, each made of whole blocks."""
    for games in (1, 7, 60, 61, 4_999, 100_000):
        cell = Cell("classic", 2, {}, ("careful",))
        shares = list(Plan("length", [cell], games, "1").shares())
        blocks = [block for share in shares for block in share.blocks]
        assert blocks[0][0] == 0
        assert sum(deals for _, deals in blocks) == games
        assert all(first + deals == following for (first, deals), (following, _) in pairwise(blocks))
        assert len(blocks) == min(BLOCKS, games)


def test_every_bot_has_every_hand() -> None:
    """A table of equals plays a deal once; others play it with the bots on as many seats as makes a difference."""
    assert Cell("classic", 4, {}, ("careful",)).shifts == 1
    assert Cell("classic", 4, {}, ("careful", "random")).shifts == 2
    assert Cell("classic", 4, {}, ("careful", "random", "random", "random")).shifts == 4
    assert Cell("classic", 3, {}, ("careful", "random")).shifts == 3


def test_a_share_is_the_same_after_a_journey() -> None:
    share = Share(Cell("modern", 3, {"custom": [{"do": [["again"]]}], "jump_in": True}, ("easy", "sharp"), True), "1f", ((5, 2), (7, 3)))
    assert Share.from_json(share.to_json()) == share


# --- what is counted ---


def test_sums_are_those_of_the_games() -> None:
    """The games of a share are the simulation's, and each block's sums are its games' figures added up."""
    cell = Cell("classic", 2, {}, ("careful",))
    found = json.loads(play(Share(cell, "5", ((3, 4), (7, 5))), interpreted=True))
    games = table("classic", 2, {}, ("careful",), "5", 3, 9, interpreted=True)
    for block, part in zip(found["sums"], (games[:4], games[4:]), strict=True):
        assert len(block) == SUMS
        assert block[S_GAMES] == len(part)
        assert block[S_TURNS] == part[:, rows.R_TURNS].sum()
        assert block[S_FIRST] == sum(part[:, rows.R_WINNER] == part[:, rows.R_FIRST])
        assert block[S_CHALLENGES] == part[:, rows.R_CHALLENGES].sum()
        assert sum(block[S_PLACES:]) == sum(part[:, rows.R_WINNER] >= 0)
    lengths = [length for pairs in found["turns"] for length, games in zip(pairs[::2], pairs[1::2], strict=True) for _ in range(games)]
    assert sorted(lengths) == sorted(games[:, rows.R_TURNS])


def test_wins_of_the_first_bot_are_counted_wherever_it_sits() -> None:
    """Each deal is played from both seats, and the same bot's wins are added up."""
    found = json.loads(play(Share(Cell("classic", 2, {}, ("careful", "random")), "5", ((0, 10),)), interpreted=True))
    here, there = (table("classic", 2, {}, ("careful", "random"), "5", 0, 10, shift=shift, interpreted=True) for shift in (0, 1))
    assert found["sums"][0][S_GAMES] == 20
    assert found["sums"][0][S_NAMED] == sum(here[:, rows.R_WINNER] == 0) + sum(there[:, rows.R_WINNER] == 1)


def test_a_mean_has_the_interval_that_its_games_give() -> None:
    """With one game a block, the interval is the usual one of a mean."""
    random = np.random.default_rng(1)
    turns = random.integers(10, 90, 60)
    sums = np.zeros((60, SUMS), np.int64)
    sums[:, S_GAMES], sums[:, 1], sums[:, S_TURNS] = 1, 1, turns
    figure = MEASURES["turns"].of(Sample(sums, np.zeros((60, 1)), 2, 1))
    assert figure is not None
    assert figure.value == pytest.approx(turns.mean())
    assert figure.high - figure.value == pytest.approx(2.001 * turns.std(ddof=1) / 60**0.5, rel=1e-3)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Of 400 simulated studies about 95 % have the true change within its interval, though cells share their deals."""
    random = np.random.default_rng(2)
    held = 0
    for _ in range(400):
        deal = random.normal(0, 4, (60, 50))
        sums = []
        for mean in (40, 50):
            turns = (mean + deal + random.normal(0, 4, (60, 50))).sum(axis=1)
            block = np.zeros((60, SUMS))
            block[:, S_GAMES], block[:, 1], block[:, S_TURNS] = 50, 50, turns
            sums.append(Sample(block, np.zeros((60, 1)), 2, 1))
        figure = MEASURES["turns"].of(sums[1], sums[0])
        assert figure is not None
        assert figure.change_low is not None
        assert figure.change_high is not None
        held += figure.change_low <= 0.25 <= figure.change_high
    assert 370 <= held <= 392


def test_what_never_happened_may_still_happen() -> None:
    """A share of nothing has an interval that does not end at nothing, and so has its difference to another."""
    sums = np.zeros((60, SUMS), np.int64)
    sums[:, S_GAMES] = 10
    sample = Sample(sums, np.zeros((60, 300), np.int64), 2, 1)
    figure = MEASURES["blocked"].of(sample, sample)
    assert figure is not None
    assert (figure.value, figure.low) == (0, 0)
    assert 0.004 < figure.high < 0.01
    assert figure.change_high is not None
    assert not figure.differs
    assert figure.change_high > 0.004


def test_quantiles_are_read_off_the_lengths() -> None:
    lengths = np.ones((60, 101), np.int64)
    figure = MEASURES["slow"].of(Sample(np.ones((60, SUMS), np.int64), lengths, 2, 1))
    assert figure is not None
    assert (figure.value, figure.low, figure.high) == (90, 90, 90)


def test_minutes_follow_the_pace() -> None:
    one, two = (run("length", ["pocket"], [2], bots=["random"], games=10, pace=pace, interpreted=True).rows[0] for pace in (6, 12))
    assert one.figures["minutes"]
    assert two.figures["minutes"]
    assert two.figures["minutes"].value == pytest.approx(2 * one.figures["minutes"].value)


# --- conditions ---


def test_a_grid_has_every_combination_and_the_own_rules_to_compare_with() -> None:
    found, left_out = conditions(STUDIES["length"], ["classic", "pocket"], [2, 6], {}, {"stacking": [], "jump_in": [True]})
    assert [row.varied for row in found[:6]] == [
        {"stacking": stacking, "jump_in": jump} for stacking in ("off", "same", "up") for jump in (False, True)
    ]
    assert [row.base for row in found[:6]] == [None, 0, 0, 0, 0, 0]
    assert len(found) == 18
    assert {(one.edition, one.players) for one in left_out} == {("pocket", 6)}


def test_rules_that_hold_everywhere_are_the_ones_to_compare_with() -> None:
    """`rules` are no change, and a varied rule starts from its value there."""
    found, _ = conditions(STUDIES["length"], ["classic"], [2], {"stacking": "up", "hand_size": 5}, {"stacking": ["off"]})
    assert [(row.varied, row.rules, row.base) for row in found] == [
        ({"stacking": "up"}, {"hand_size": 5, "stacking": "up"}, None),
        ({"stacking": "off"}, {"hand_size": 5}, 0),
    ]


@pytest.mark.parametrize("study", ["house-rules", "options"])
def test_the_studies_of_rules_try_only_what_can_matter(study: str) -> None:
    """Every condition can be played, differs from the edition's own rules, and does not turn on cards that the edition lacks."""
    found, _ = conditions(STUDIES[study], ["pocket", "classic", "modern"], [2, 4], {}, {})
    for row in found:
        Rules.of(row.edition, row.rules).check_players(row.players)
        assert bool(row.rules) is (row.base is not None)
        assert matters(row.varied, Rules.of(row.edition), row.players)
    assert not [row for row in found if row.edition == "pocket" and "swap_last" in row.varied]
    assert len({(row.edition, row.players, str(row.rules)) for row in found}) == len(found)


def test_house_rules_are_rules() -> None:
    for rules in HOUSE_RULES:
        assert any(not Rules.of(edition, rules).differences().keys() - rules.keys() for edition in ("pocket", "classic", "modern"))


def test_who_sits_where() -> None:
    """At a table of equals all are the first; where skill is measured the first sits among the others."""
    both = {"turns": False, "better": True}
    assert tables(["sharp", "easy"], 3, both) == {True: ("sharp", "easy", "easy"), False: ("sharp",)}
    assert tables(["sharp", "easy"], 3, {"turns": False}) == {False: ("sharp", "easy")}
    assert tables(["easy"], 2, {"better": True}) == {True: ("easy", "random")}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"study": "lengths"}, "not a study"),
        ({"study": "length", "bots": ["genius"]}, "not a bot"),
        ({"study": "length", "seed": "x"}, "hex"),
        ({"study": "length", "games": 0}, "1 or more"),
        ({"study": "length", "vary": {"target": []}}, "too many values"),
        ({"study": "length", "vary": {"stakking": []}}, "stacking"),
        ({"study": "length", "vary": {"stacking": ["down"]}}, "off, same, up"),
        ({"study": "house-rules", "vary": {"stacking": []}}, "by itself"),
        ({"study": "length", "editions": ["pocket"], "players": [6]}, "nothing is left to play"),
        ({"study": "length", "players": [2], "bots": ["random"] * 3}, "3 bots"),
    ],
)
def test_a_study_that_makes_no_sense_is_refused(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(RulesError, match=said):
        run(**arguments)  # type: ignore[arg-type]


# --- the command ---


def command(*words: str) -> tuple[int, str, str]:
    """The status of a command of this process, and what it prints."""
    output, errors = io.StringIO(), io.StringIO()
    with mock.patch.dict(os.environ, {"LANG": "C", "COLUMNS": "80"}), redirect_stdout(output), redirect_stderr(errors):
        status = main([*words])
    return status, output.getvalue(), errors.getvalue()


WORDS = ("lab", "length", "--edition", "pocket", "--players", "2", "--games", "40", "--bots", "random", "--seed", "1f", "--interpreted")


def test_the_result_as_json_and_in_files(tmp_path: Path) -> None:
    """The figures are those of the library, in JSON, CSV and Parquet."""
    files = ["--csv", str(tmp_path / "a.csv"), "--parquet", str(tmp_path / "a.parquet")]
    status, printed, errors = command(*WORDS, "--vary", "stacking=up", "--json", *files)
    assert (status, errors) == (0, "")
    result = run("length", ["pocket"], [2], vary={"stacking": ["up"]}, bots=["random"], games=40, seed="1f", interpreted=True)
    assert json.loads(printed) == json.loads(json.dumps(result.to_json()))
    with open(tmp_path / "a.csv", encoding="utf-8", newline="") as file:
        written = list(csv.DictReader(file))
    table = result.table()
    assert [row["measure"] for row in written] == [row["measure"] for row in table]
    assert [float(row["value"]) for row in written] == [row["value"] for row in table]
    assert pyarrow.parquet.read_table(tmp_path / "a.parquet").to_pylist() == table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_in_words(language: str) -> None:
    """Every language, within 80 columns."""
    status, printed, errors = command(*WORDS, "--vary", "stacking", "--vary", "draw_until_playable=true", "--lang", language)
    assert (status, errors) == (0, "")
    assert "stacking=up" in printed
    assert max(map(len, printed.splitlines())) <= 80


def test_what_cannot_be_played_is_named() -> None:
    _, printed, _ = command(*WORDS[:4], "--players", "2,6", *WORDS[6:])
    assert "Left out" in printed
    assert "6 players" in printed


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "length"),
        ("lengths", "length, game"),
        ("length --vary stakking", "stacking"),
        ("length --vary hand_size", "hand_size=1,5"),
        ("length --vary stacking=off,down", "off, same, up"),
        ("length --players 2,eleven", "2 to 10"),
        ("length --edition pocket,klassic", "classic"),
        ("length --bots sharp,genius", "genius"),
        ("house-rules --vary stacking", "--vary"),
        ("length --plot picture.doc", ".svg"),
        ("length --csv nowhere/file.csv", "nowhere"),
        ("length --pace 0", "--pace"),
        ("length --edition pocket --players 6 --interpreted", "2 to 5 players"),
    ],
)
def test_mistakes(words: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line each, before anything is played."""
    monkeypatch.chdir(tmp_path)
    status, printed, errors = command("lab", *words.split())
    assert (status, printed) == (2, "")
    assert len(errors.splitlines()) == 1
    assert said in errors


def test_values_of_a_rule_are_parsed_as_values() -> None:
    assert parse("lab", ["length", "--vary", "jump_in=false,true", "--vary", "stacking", "--vary", 'custom=[{"do":[["again"]]}]']).vary == [
        ("jump_in", [False, True]),
        ("stacking", []),
        ("custom", [Rules.of("modern", custom=[{"do": [["again"]]}]).custom]),
    ]
