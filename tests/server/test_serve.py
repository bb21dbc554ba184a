"""`lastcard serve` as a process: what it says, which port and folder it takes, how fast it starts and how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from queue import Queue

import httpx
import pytest
from browser.line import Line, make_table, person
from browser.server import Server
from cli.process import environment, refused
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lastcard.words import LANGUAGES, Words

ADDRESS = re.compile(r"^(http://\S+:\d+)$", re.MULTILINE)


class Process:
    """A server whose every line is read."""

    def __init__(self, *words: str, env: Mapping[str, str] | None = None) -> None:
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lastcard", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env=environment(env),
        )
        self.said = ""
        self._lines: Queue[str] = Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put("")

    def until(self, text: str) -> str:
        """Read until this has been said; return all of it."""
        while text not in self.said:
            line = self._lines.get(timeout=30)
            assert line, f"it ended after {self.said!r}"
            self.said += line
        return self.said

    @property
    def flowing(self) -> str:
        """All that was said, on one line."""
        return " ".join(self.said.split())

    @property
    def urls(self) -> list[str]:
        """The addresses that stand on lines of their own."""
        return ADDRESS.findall(self.said)

    def end(self, kind: signal.Signals = signal.SIGINT) -> tuple[int, float]:
        """Send a signal; return the exit status, and how long it took."""
        began = time.monotonic()
        self.process.send_signal(kind)
        status = self.process.wait(20)
        while line := self._lines.get(timeout=10):
            self.said += line
        return status, time.monotonic() - began


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    """Processes that are ended whatever happens."""
    started: list[Process] = []
    yield started
    for one in started:
        if one.process.poll() is None:
            one.process.kill()


def serve(processes: list[Process], data: Path, *words: str, env: Mapping[str, str] | None = None) -> Process:
    """A server with a folder of its own, once it listens."""
    made = Process("serve", "--no-browser", "--data", str(data), *words, env=env)
    processes.append(made)
    made.until("Ctrl-C")
    return made


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# What it says


def test_what_it_says_at_home(tmp_path: Path, processes: list[Process]) -> None:
    """By default it is open to the network, says so, and prints each address on a line of its own; only a terminal gets a picture."""
    made = serve(processes, tmp_path, "--port", "0")
    port = made.urls[-1].rsplit(":", 1)[1]
    assert made.urls[-1] == f"http://localhost:{port}"
    assert httpx.get(made.urls[-1] + "/api/me").status_code == 200
    english = Words("en")
    assert english.text("serve-data", folder=str(tmp_path)) in made.flowing
    assert english.text("serve-reach-network" if len(made.urls) > 1 else "serve-reach-alone") in made.flowing
    assert not set("█▀▄\x1b") & set(made.said)
    assert httpx.get(made.urls[-1] + "/api/where").json() == {"addresses": made.urls[:-1]}
    for url in made.urls:
        assert httpx.get(url + "/api/me").status_code == 200


def test_a_server_of_this_machine_alone(tmp_path: Path, processes: list[Process]) -> None:
    """It listens nowhere else, and says so."""
    made = serve(processes, tmp_path, "--port", "0", "--host", "127.0.0.1")
    assert len(made.urls) == 1
    assert Words("en").text("serve-reach-here") in made.flowing
    from lastcard.server.address import network_addresses

    for address in network_addresses():
        with pytest.raises(OSError, match="refused"):
            socket.create_connection((address, int(made.urls[0].rsplit(":", 1)[1])), timeout=5)


def test_a_public_server_says_that_it_is(tmp_path: Path, processes: list[Process]) -> None:
    """Whoever opens the server to everybody reads that."""
    made = serve(processes, tmp_path, "--port", "0", "--public")
    assert Words("en").text("serve-reach-public") in made.flowing


@pytest.mark.parametrize("language", [pytest.param(one, marks=[] if one in ("en", "uk") else pytest.mark.soak) for one in LANGUAGES])
def test_it_speaks_the_users_language(tmp_path: Path, processes: list[Process], language: str) -> None:
    """From the first line to the last."""
    made = serve(processes, tmp_path, "--port", "0", "--lang", language)
    assert made.flowing.startswith(Words(language).text("serve-ready-network" if len(made.urls) > 1 else "serve-ready-here"))
    made.end()
    assert made.flowing.endswith(Words(language).text("serve-stopped"))


def test_a_terminal_gets_a_picture(tmp_path: Path) -> None:
    """At a terminal the address for other devices is drawn as a QR code, which says that address."""
    import pty

    from lastcard.terminal.serve import qr_lines

    leader, follower = pty.openpty()
    words = [sys.executable, "-m", "lastcard", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(words, stdin=follower, stdout=follower, stderr=follower, env=environment({"TERM": "xterm", "NO_COLOR": "1"}))
    os.close(follower)
    said = b""
    while b"Ctrl-C" not in said:
        said += os.read(leader, 65536)
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0
    text = said.decode().replace("\r\n", "\n")
    urls = ADDRESS.findall(text)
    if len(urls) > 1:
        assert "\n".join(line.rstrip() for line in qr_lines(urls[0], dark=False)) in text
    os.close(leader)


# Ports and folders


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path, processes: list[Process]) -> None:
    """And it is said which; a port that is asked for is taken or refused."""
    first = serve(processes, tmp_path / "a", "--host", "127.0.0.1")
    second = serve(processes, tmp_path / "b", "--host", "127.0.0.1")
    ports = [int(one.urls[0].rsplit(":", 1)[1]) for one in (first, second)]
    assert ports[1] > ports[0] >= 8000
    assert f"Port 8000 is taken; it is {ports[1]} this time." in second.said
    sentence = refused("serve", "--no-browser", "--host", "127.0.0.1", "--data", str(tmp_path / "c"), "--port", str(ports[0]))
    assert sentence == f"Port {ports[0]} is taken: choose another one with --port."


def test_an_address_of_elsewhere_is_refused(tmp_path: Path) -> None:
    """In one sentence."""
    sentence = refused("serve", "--no-browser", "--host", "203.0.113.99", "--port", "0", "--data", str(tmp_path))
    assert "203.0.113.99" in sentence


def test_a_folder_serves_one_server(tmp_path: Path, processes: list[Process]) -> None:
    """A second one is refused in one sentence; after the first was killed the folder is free."""
    first = serve(processes, tmp_path, "--host", "127.0.0.1", "--port", "0")
    sentence = refused("serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path))
    assert str(tmp_path) in sentence
    assert "--data" in sentence
    first.process.kill()
    first.process.wait()
    serve(processes, tmp_path, "--host", "127.0.0.1", "--port", "0")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    """In one sentence, as files are."""
    (tmp_path / "file").write_text("")
    assert "file" in refused("serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "file" / "data"))


def test_a_newer_folder_is_refused(tmp_path: Path) -> None:
    """In one sentence, and left as it is."""
    import sqlite3

    server = Server(tmp_path)
    server.stop()
    with sqlite3.connect(tmp_path / "lastcard.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'later'")
        connection.execute("UPDATE compatibility SET oldest = 'later'")
    assert "newer" in refused("serve", "--no-browser", "--port", "0", "--data", str(tmp_path))


# How it starts and ends


def test_the_browser_is_opened_when_it_can_be_answered(tmp_path: Path, processes: list[Process]) -> None:
    """The program that opens pages is given the address of this machine, and the page is there by then."""
    noted = tmp_path / "noted"
    opener = tmp_path / "opener.py"
    opener.write_text(
        "import sys, urllib.request\n"
        "status = urllib.request.urlopen(sys.argv[1] + '/api/me').status\n"
        f"open({str(noted)!r}, 'w').write(f'{{status}} {{sys.argv[1]}}')\n"
    )
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nexec {sys.executable} {opener} "$@"\n')
    browser.chmod(0o755)
    made = Process(
        "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "data"), env={"DISPLAY": ":1", "BROWSER": f"{browser} %s"}
    )
    processes.append(made)
    made.until("Ctrl-C")
    deadline = time.monotonic() + 20
    while not noted.exists() or not noted.read_text():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert noted.read_text() == f"200 {made.urls[0]}"


def goodbye(line: ClientConnection) -> int:
    """The code with which the server ends a connection."""
    try:
        while True:
            line.recv(10)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_at_once_and_well(tmp_path: Path, processes: list[Process], kind: signal.Signals) -> None:
    """With games going on and people watching: they are told that it comes back, and it ends within two seconds, without complaint."""
    made = serve(processes, tmp_path, "--host", "127.0.0.1", "--port", "0")
    url = made.urls[0]
    token = httpx.put(f"{url}/api/me", json={"name": "Ana"}).cookies["lastcard"]
    wanted = {"edition": "classic", "seats": 4, "bots": ["careful"] * 3, "start": True}
    code = httpx.post(f"{url}/api/tables", json=wanted, cookies={"lastcard": token}).json()["code"]
    lines = [connect(f"{url.replace('http', 'ws')}/api/tables/{code}/socket") for _ in range(5)]
    status, seconds = made.end(kind)
    assert status == 0
    assert seconds < 4  # two on a machine that does nothing else
    assert Words("en").text("serve-stopped") in made.said
    assert "Traceback" not in made.said
    assert [goodbye(line) for line in lines] == [1012] * 5


def test_it_starts_quickly(tmp_path: Path, processes: list[Process]) -> None:
    """Warm, from the start of the process to the first answer: within a second on a quiet machine, and this one may be busy."""
    seconds = []
    for _ in range(3):
        made = serve(processes, tmp_path, "--host", "127.0.0.1", "--port", "0")
        assert httpx.get(made.urls[0] + "/api/me").status_code == 200
        seconds.append(time.monotonic() - made.began)
        made.end()
    assert min(seconds) < 3


def test_what_is_not_needed_to_start_waits(tmp_path: Path) -> None:
    """A server whose database is up to date imports neither Alembic, nor NumPy, nor what draws QR codes, nor what makes documents."""
    Server(tmp_path).stop()
    code = (
        "import json, os, signal, sys, threading\n"
        "from lastcard.cli import main\n"
        "threading.Timer(2, lambda: os.kill(os.getpid(), signal.SIGINT)).start()\n"
        f"main(['serve', '--no-browser', '--host', '127.0.0.1', '--port', '0', '--data', {str(tmp_path)!r}])\n"
        "print(json.dumps([*sys.modules]))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), timeout=60, check=True)
    loaded = set(json.loads(done.stdout.splitlines()[-1]))
    assert {"uvicorn", "starlette", "sqlalchemy", "lastcard.server.app"} <= loaded
    assert not loaded & {"alembic", "numpy", "numba", "segno", "lastcard.server.documents", "lastcard.server.migrations.migrate"}


def test_a_game_goes_on_after_a_stop(tmp_path: Path) -> None:
    """Stopped and started again, the server has every table as it was, and knows its people by their cookies."""
    server = Server(tmp_path)
    ana = person(server, "Ana")
    code = make_table(server, ana, bots=["careful"])
    line = Line(server, ana, code)
    line.done("say", text="See you!")
    server.stop()
    server.start()
    again = Line(server, ana, code)
    assert (again.number, again.seat) == (line.number, 0)
    server.stop()
