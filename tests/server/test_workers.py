"""`lastcard serve --workers N`: a pool of processes at one port, which lose a member, are renewed, and end together; and how one drains."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest
from browser.line import Line, make_table, person
from browser.server import Server
from cli.process import environment, refused
from services import Databases, Keyspaces, Missing, Postgres, Valkey, running
from stores import look
from websockets.exceptions import ConnectionClosed

from lastcard.words import Words

from .test_serve import Process

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up as Linux lists them")

PATIENCE = 60.0
SERVES = re.compile(r"a worker answers pid=(\d+)")


def until(so: Callable[[], Any], why: str) -> Any:
    """Wait until something is so, and return it."""
    deadline = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < deadline, why
        time.sleep(0.02)
    return found


def workers_of(server: Server) -> set[int]:
    """The processes of a pool that serve."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text().rpartition(")")
            state, parent = rest.split()[:2]
        except OSError:
            continue
        if int(parent) == server.process.pid and state != "Z":
            found.add(int(name.split()[0]))
    return found & {int(pid) for pid in SERVES.findall("".join(server.said))}


def ended(pid: int) -> bool:
    """Whether a process is no more."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def rest_of(line: Line) -> tuple[list[dict[str, Any]], int]:
    """The last frames of a connection that the server ends, and the code with which it is closed."""
    frames: list[dict[str, Any]] = []
    try:
        while True:
            frames.append(line.take())
    except ConnectionClosed as closed:
        return frames, 0 if closed.rcvd is None else closed.rcvd.code


@pytest.fixture
def shared(postgres: Databases, valkey: Keyspaces) -> dict[str, str]:
    """What makes a server one of many."""
    return {"DATABASE_URL": postgres.fresh(), "REDIS_URL": valkey.fresh()}


@pytest.fixture
def pool(shared: dict[str, str], tmp_path: Path) -> Iterator[Server]:
    """Two processes at one port."""
    server = Server(tmp_path, "--workers", "2", TMPDIR=str(tmp_path), **shared)
    yield server
    server.stop()


def test_a_pool_lives_on_while_its_processes_come_and_go(pool: Server) -> None:
    """One is killed and another takes its place; at SIGHUP each is replaced by a new one, who is connected is sent on, and no move is lost.

    The greeting is printed once, nobody else gets the port, and at the end the pool stops as one server does.
    """
    first = until(lambda: len(found := workers_of(pool)) == 2 and found, "two serve")
    ana = person(pool, "Ana")
    code = make_table(pool, ana, bots=["careful"])
    os.kill(min(first), signal.SIGKILL)
    second = until(lambda: len(found := workers_of(pool)) == 2 and min(first) not in found and found, "another takes its place")
    assert len(first & second) == 1
    words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", str(pool.port), "--workers", "2"]
    assert refused(*words, env=pool.variables) == Words("en").text("serve-error-port", port=str(pool.port))
    lines = [Line(pool, ana, code) for _ in range(6)]
    lines[0].done("start")
    number = lines[0].number
    pool.process.send_signal(signal.SIGHUP)
    for line in lines:
        frames, closed = rest_of(line)
        assert (frames[-1]["is"], frames[-1]["code"], closed) == ("closed", "moving", 1012)
        again = Line(pool, ana, code)
        assert again.number >= number
        again.close()
    until(lambda: "all workers are new" in "".join(pool.said), "all are renewed")
    third = until(lambda: len(found := workers_of(pool)) == 2 and found, "two serve")
    assert not third & (first | second)
    pool.process.send_signal(signal.SIGTERM)
    assert pool.process.wait(30) == 0
    said = "".join(pool.said)
    assert said.count(pool.url) == 1
    assert Words("en").text("serve-workers", count=2) in said
    assert Words("en").text("serve-stopped") in said
    assert "Traceback" not in said
    assert "it is killed" not in said
    assert all(ended(pid) for pid in first | second | third)


@pytest.mark.soak
def test_a_pool_ends_with_its_parent(pool: Server) -> None:
    """Also when that is killed and can tell nobody; the port is free then, and nothing is left behind. Meanwhile nobody else gets it."""
    words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", str(pool.port)]
    assert refused(*words, env=pool.variables) == Words("en").text("serve-error-port", port=str(pool.port))
    workers = until(lambda: len(found := workers_of(pool)) == 2 and found, "two serve")
    pool.kill()
    until(lambda: all(ended(pid) for pid in workers), "the workers end too")
    assert not list(pool.data.glob("lastcard-*/"))
    alone = Server(pool.data)
    alone.port = pool.port
    alone.restart()
    alone.stop()


def test_workers_without_what_they_share_are_refused(tmp_path: Path) -> None:
    """One sentence says what is missing."""
    sentence = refused("serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--workers", "2")
    assert sentence == Words("en").text("serve-error-workers")
    assert "65" in refused("serve", "--workers", "65")


def test_what_is_being_carried_out_is_answered_before_everybody_is_sent_away(
    own_postgres: Postgres, valkey: Keyspaces, tmp_path: Path
) -> None:
    """A move waits for the database when the server is told to stop: it is answered and on disk, and then the connection goes on."""
    server = Server(tmp_path, DATABASE_URL=own_postgres.url, REDIS_URL=valkey.fresh())
    cookies = [person(server, name) for name in ("Ana", "Bo")]
    code = make_table(server, cookies[0])
    lines = [Line(server, cookie, code) for cookie in cookies]
    lines[1].done("sit", seat=1)
    own_postgres.pause()
    lines[0].socket.send(json.dumps({"do": "say", "id": "owed", "text": "Wait for me!"}))
    time.sleep(0.2)
    server.process.send_signal(signal.SIGTERM)
    frames, closed = rest_of(lines[1])
    assert (frames[-1]["code"], closed) == ("moving", 1012)
    own_postgres.resume()
    frames, closed = rest_of(lines[0])
    assert [frame["is"] for frame in frames if frame.get("id") == "owed" or frame["is"] == "closed"] == ["done", "closed"]
    assert server.process.wait(30) == 0
    done = next(frame["number"] for frame in frames if frame["is"] == "done")
    assert look(own_postgres.url, "SELECT command FROM facts WHERE number = :number", number=done) == [("owed",)]


@pytest.mark.soak
def test_a_server_waits_for_its_database_at_the_start(tmp_path: Path) -> None:
    """What is started together comes up in any order: until there are PostgreSQL and Valkey it waits, and tells the log so."""
    try:
        postgres, valkey = Postgres(), Valkey()
    except Missing as reason:
        pytest.skip(str(reason))
    words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    server = Process(*words, env={"DATABASE_URL": postgres.url, "REDIS_URL": valkey.url})
    try:
        server.until("waiting")
        postgres.start()
        valkey.start()
        server.until("Ctrl-C")
        assert server.end() == (0, ANY)
    finally:
        server.process.kill()
        postgres.close()
        valkey.close()


@pytest.mark.soak
@pytest.mark.parametrize("more", [(), ("--workers", "2")])
def test_a_database_that_does_not_come_is_told_of_in_a_sentence(tmp_path: Path, more: tuple[str, ...]) -> None:
    """After some seconds the server ends with the status 1, so that whatever started it tries again; of a pool only one process says so."""
    with running(Postgres) as postgres:
        url = postgres.url
        postgres.kill()
        done = subprocess.run(
            [sys.executable, "-m", "lastcard", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path), *more],
            capture_output=True,
            encoding="utf-8",
            env=environment({"DATABASE_URL": url, "REDIS_URL": "redis://127.0.0.1:1/0", "LASTCARD_LOG_LEVEL": "error"}),
            timeout=120,
            check=False,
        )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert str(postgres.port) in done.stderr
    assert postgres.password not in done.stderr


@pytest.mark.soak
def test_a_worker_that_stands_still_is_replaced(pool: Server) -> None:
    """The system would go on giving it its share of the connections."""
    first = until(lambda: len(found := workers_of(pool)) == 2 and found, "two serve")
    still = min(first)
    os.kill(still, signal.SIGSTOP)
    until(lambda: ended(still), "it is ended")
    assert "a worker stands still" in "".join(pool.said)
    until(lambda: len(workers_of(pool)) == 2, "another takes its place")
