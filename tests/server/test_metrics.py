"""What a server tells Prometheus: it follows what is played, is answered inside only, and holds nothing of anybody."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from browser.line import PLAIN, Line, make_table, person
from browser.server import Server
from cli.process import refused
from docs.pages import table
from prometheus_client.parser import text_string_to_metric_families
from services import Databases, Keyspaces, free_port

from lastcard import __version__
from lastcard.server import limits
from lastcard.server.line import GOODBYE
from lastcard.server.metrics import CLOSED, METERS, TOO_FAST

PATIENCE = 20.0
Figures = dict[str, float]


def scraped(port: int) -> tuple[str, Figures]:
    """What is answered, as text and taken apart by the library that Prometheus's clients have for it."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", verify=PLAIN, timeout=10)
    answer.raise_for_status()
    found = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}"] = sample.value
    return answer.text, found


def until(port: int, holds: Callable[[Figures], bool]) -> Figures:
    """Wait until the figures are so."""
    end = time.monotonic() + PATIENCE
    while not holds(found := scraped(port)[1]):
        assert time.monotonic() < end, found
        time.sleep(0.1)
    return found


def play(server: Server, count: int) -> tuple[list[Line], str]:
    """A table of two, and so many moves at it."""
    cookies = [person(server, name) for name in ("Anastasia", "Bohumil")]
    code = make_table(server, cookies[0], options={"hand_size": 20})
    lines = [Line(server, cookie, code) for cookie in cookies]
    lines[1].done("sit", seat=1)
    lines[0].catch_up(lines[1].number)
    lines[0].done("start")
    made = 0
    while made < count:
        for line in lines:
            line.catch_up(max(one.number for one in lines))
        game = lines[0].game
        assert game is not None
        line = lines[game["turn"]]
        assert line.game is not None
        line.done("move", move=next(move for move in line.game["legal"] if " catch " not in move))
        made += 1
    return lines, code


def test_figures_follow_the_play(tmp_path: Path) -> None:
    """Moves, commands, commits and connections are counted as they happen; the page is not at the players' port, and names nobody."""
    port = free_port()
    server = Server(tmp_path, LASTCARD_METRICS=f"127.0.0.1:{port}")
    try:
        lines, code = play(server, 12)
        lines[0].do("move", move="nonsense")
        text, found = scraped(port)
        assert found["lastcard_moves_total{by=person}"] == 12
        assert found["lastcard_commands_total{outcome=done}"] == 14
        assert found["lastcard_commands_total{outcome=refused}"] == 1
        assert found["lastcard_command_seconds_count{}"] == 15
        assert found["lastcard_facts_total{}"] == lines[0].number
        assert found["lastcard_lines_opened_total{how=first}"] == 2
        assert found["lastcard_requests_total{status=2xx}"] == 3
        assert 0 < found["lastcard_commit_seconds_count{}"] <= found["lastcard_facts_total{}"] + 10
        found = until(port, lambda figures: figures["lastcard_lines{}"] == 2)
        assert found["lastcard_tables{}"] == 1
        assert (found["lastcard_seats{of=person}"], found["lastcard_seats{of=bot}"]) == (2, 0)
        assert found[f"lastcard_processes{{version={__version__}}}"] == 1
        assert found["process_resident_memory_bytes{}"] > 10_000_000
        lines[1].close()
        lines[1] = Line(server, person(server, "Cy"), code)
        until(port, lambda figures: figures["lastcard_lines_closed_total{why=client}"] == 1)
        game = lines[0].game
        assert game is not None
        for secret in (code, "Anastasia", "Bohumil", *(card for card in game["hand"] if len(card) > 2)):
            assert secret not in text
        assert "lastcard_" not in httpx.get(f"{server.url}/metrics", verify=PLAIN).text
    finally:
        server.stop()


def test_a_pool_s_figures_are_added_up(tmp_path: Path, postgres: Databases, valkey: Keyspaces) -> None:
    """One page for all workers: what they have counted stays when one of them is killed, and what it had is gone."""
    port = free_port()
    server = Server(
        tmp_path, "--workers", "2", DATABASE_URL=postgres.fresh(), REDIS_URL=valkey.fresh(), LASTCARD_METRICS=f"127.0.0.1:{port}"
    )
    try:
        lines = [line for _ in range(12) for line in play(server, 4)[0]]  # so many that both have some
        found = until(port, lambda figures: figures["lastcard_lines{}"] == len(lines))
        assert found["lastcard_moves_total{by=person}"] == 48
        assert found["lastcard_commands_total{outcome=done}"] == 72
        assert sum(found[name] for name in found if name.startswith("lastcard_processes")) == 2
        assert found["process_cpu_seconds_total{}"] > 0
        children = [int(pid) for pid in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()]
        os.kill(children[0], signal.SIGKILL)
        found = until(port, lambda figures: 0 < figures["lastcard_lines{}"] < len(lines))
        assert found["lastcard_moves_total{by=person}"] == 48
    finally:
        server.stop()


def test_an_address_that_is_taken_is_told(tmp_path: Path) -> None:
    """One sentence, for one process; nothing is served then."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        env = {"LASTCARD_METRICS": f"127.0.0.1:{port}", "LASTCARD_HOST": "127.0.0.1", "LASTCARD_PORT": "0"}
        said = refused("serve", "--no-browser", "--data", str(tmp_path / "data"), env=env)
    assert said.startswith(f"LASTCARD_METRICS: metrics cannot be answered at 127.0.0.1:{port}: ")


def test_every_meter_is_described() -> None:
    """The page for operators has all of them, with their labels, in their order; and labels have few values, which are known."""
    rows = table("docs/operations.md", "Metrics", "metric").rows
    shown = [(f"`{meter.exported}`", f"`{meter.label}`" if meter.label else "", meter.help) for meter in METERS]
    assert [(row[0], row[2], row[3]) for row in rows] == shown
    assert [row[1] for row in rows] == [meter.kind for meter in METERS]
    assert all(bool(meter.label) == bool(meter.values) and len(meter.values) < 30 for meter in METERS)
    assert len({meter.name for meter in METERS}) == len(METERS)


def test_what_is_counted_by_name_has_all_names() -> None:
    """Each limit and each reason for which a connection is ended."""
    assert set(TOO_FAST.values) == {*limits.NAMES.values(), "sockets", "other"}
    assert set(CLOSED.values) == {*GOODBYE, "client", "other"}


@pytest.mark.parametrize("kind", ["counter", "gauge", "histogram"])
def test_nothing_is_counted_until_it_is_asked_for(kind: str) -> None:
    """Without an address for metrics nothing is made, and to count does nothing."""
    for meter in (one for one in METERS if one.kind == kind):
        meter.inc()
        meter.set(1)
        meter.observe(1)
        meter.since(0)
        assert meter._cells == {}
