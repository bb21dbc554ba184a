"""What stands in the examples for servers is run: commands as they are, and players behind each of the proxies."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from browser.line import PLAIN, Line, make_table, person
from browser.server import Server
from services import Databases, Keyspaces, Valkey, free_port
from websockets.exceptions import ConnectionClosed

from .files import ROOT, command, compose, container_environment, instructions, last, text, unit

PATIENCE = 30.0


def until(answers: Callable[[], bool]) -> None:
    """Wait for something that comes by itself."""
    end = time.monotonic() + PATIENCE
    while not answers():
        assert time.monotonic() < end
        time.sleep(0.05)


def get(url: str) -> int:
    """The status of an answer; 0 when there is none."""
    try:
        return httpx.get(url, verify=PLAIN, timeout=5).status_code
    except httpx.TransportError:
        return 0


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A folder with `lastcard` and `python` in it, as the image and the units have them."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name, words in (("lastcard", f"{shlex.quote(sys.executable)} -m lastcard"), ("python", shlex.quote(sys.executable))):
        (folder / name).write_text(f'#!/bin/sh\nexec {words} "$@"\n')
        (folder / name).chmod(0o755)
    return folder


def test_the_image_s_command_and_its_check(program: Path, tmp_path: Path) -> None:
    """The server starts by the image's command with the image's variables; its check passes while it lives, and not afterwards."""
    ours = {name: value.replace("/var/", f"{tmp_path}/") for name, value in container_environment().items() if name != "PATH"}
    ours |= {"LASTCARD_HOST": "127.0.0.1", "LASTCARD_PORT": str(free_port()), "PATH": f"{program}:{os.environ['PATH']}"}
    check = command(last("HEALTHCHECK"))
    process = subprocess.Popen(command(last("CMD")), env=ours, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        until(lambda: subprocess.run(check, env=ours, capture_output=True, check=False).returncode == 0)
        assert (tmp_path / "lib" / "lastcard" / "lastcard.db").exists()
    finally:
        process.send_signal(getattr(signal, last("STOPSIGNAL")))
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    assert all(json.loads(line)["level"] == "INFO" for line in said.splitlines())
    assert subprocess.run(check, env=ours, capture_output=True, check=False).returncode != 0


@pytest.mark.parametrize("name", ["lastcard.service", "lastcard@.service"])
def test_the_units_commands(name: str, program: Path, tmp_path: Path, postgres: Databases, valkey: Keyspaces) -> None:
    """The server starts by the unit's command, and ends by itself, with success, when systemd tells it to stop, or to reload."""
    settings = unit(name)["Service"]
    ours = dict(value.split("=", 1) for key, value in settings if key == "Environment")
    if "@" in name:
        ours |= {"DATABASE_URL": postgres.fresh(), "REDIS_URL": valkey.fresh()}
    port = str(free_port())
    words = dict(settings)["ExecStart"].replace("--port 8000", "--port %i").replace("%i", port).split()
    words = [word.replace("/opt/lastcard/bin", str(program)).replace("/var", str(tmp_path)) for word in words]
    process = subprocess.Popen(
        words,
        env={**os.environ, **ours},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),  # as systemd starts it, whatever the tests were started by
    )
    try:
        until(lambda: get(f"http://127.0.0.1:{port}/readyz") == 200)
    finally:
        reload = dict(settings).get("ExecReload", "/bin/kill -TERM $MAINPID").split()
        assert (reload[0], reload[2:]) == ("/bin/kill", ["$MAINPID"])
        process.send_signal(getattr(signal, f"SIG{reload[1].removeprefix('-')}"))
        said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    assert "Stopped." in said.decode()


def test_valkey_starts_as_the_compose_file_says(tmp_path: Path, own_valkey: Valkey) -> None:
    """With its options, it answers, and keeps nothing on disk."""
    import redis

    words = compose(POSTGRES_PASSWORD="a", SITE="a")["services"]["valkey"]["command"]
    own = [str(own_valkey._program), *words[1:], "--port", str(port := free_port()), "--bind", "127.0.0.1"]
    process = subprocess.Popen(own, cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        with redis.Redis(port=port) as connection:

            def answers() -> bool:
                try:
                    return bool(connection.ping())
                except redis.ConnectionError:
                    return False

            until(answers)
            connection.set("lastcard:test", "1")
    finally:
        process.terminate()
        process.wait(PATIENCE)
    assert list(tmp_path.iterdir()) == []


# Behind the proxies


def caddy(folder: Path, port: int, servers: list[int]) -> tuple[list[str], dict[str, str]]:
    upstreams = " ".join(f"127.0.0.1:{one}" for one in servers)
    (folder / "Caddyfile").write_text(text("Caddyfile"))
    more = {"SITE": f"http://localhost:{port}", "UPSTREAMS": upstreams, "HOME": str(folder), "CADDY_ADMIN": f"localhost:{free_port()}"}
    return ["caddy", "run", "--config", str(folder / "Caddyfile")], more


def nginx(folder: Path, port: int, servers: list[int]) -> tuple[list[str], dict[str, str]]:
    ours = with_ports(text("nginx.conf"), servers)
    ours = re.sub(r"\s+(listen \[::\]:443 ssl|ssl_\w+ .*);", "", ours).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    (folder / "lastcard.conf").write_text(ours.replace("server_name cards.example.org", "server_name localhost"))
    whole = f"daemon off; pid {folder}/pid; error_log stderr;\nevents {{}}\nhttp {{ access_log off; include {folder}/lastcard.conf; "
    for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        whole += f"{kind}_temp_path {folder}/{kind}; "
    (folder / "nginx.conf").write_text(whole + "}\n")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")], {}


def haproxy(folder: Path, port: int, servers: list[int]) -> tuple[list[str], dict[str, str]]:
    ours = with_ports(text("haproxy.cfg"), servers)
    ours = re.sub(r"bind :443 ssl .*", f"bind 127.0.0.1:{port}", ours)
    (folder / "haproxy.cfg").write_text(ours)
    return ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")], {}


def with_ports(config: str, servers: list[int]) -> str:
    for written, real in zip((8001, 8002), servers, strict=True):
        config = config.replace(f"127.0.0.1:{written}", f"127.0.0.1:{real}")
    return config


class Proxied:
    """Two servers behind a proxy, which looks like one server."""

    def __init__(self, make: Callable[..., tuple[list[str], dict[str, str]]], folder: Path, variables: dict[str, str]) -> None:
        self.servers = [Server(folder / str(number), **variables) for number in range(2)]
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        (folder / "proxy").mkdir()
        words, more = make(folder / "proxy", self.port, [server.port for server in self.servers])
        self.process = subprocess.Popen(words, env={**os.environ, **more}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)


@pytest.fixture(params=[caddy, nginx, haproxy], ids=["caddy", "nginx", "haproxy"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path, postgres: Databases, valkey: Keyspaces) -> Iterator[Proxied]:
    """Two servers of one database behind each of the proxies that are there."""
    name = request.param.__name__
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not there")
    found = Proxied(request.param, tmp_path, {"DATABASE_URL": postgres.fresh(), "REDIS_URL": valkey.fresh()})
    yield found
    found.stop()


@pytest.mark.soak
def test_people_play_behind_a_proxy_while_servers_are_replaced(proxied: Proxied) -> None:
    """Pages and sockets come through; what is for those inside does not; when one server drains and another does, play goes on."""
    until(lambda: get(f"{proxied.url}/api/catalogue") == 200)
    assert get(f"{proxied.url}/healthz") == get(f"{proxied.url}/readyz") == 404
    assert all(get(f"{server.url}/readyz") == 200 for server in proxied.servers)
    behind = cast(Server, proxied)
    cookies = [person(behind, name) for name in ("Ana", "Bo")]
    code = make_table(behind, cookies[0], options={"hand_size": 20})

    lines = [Line(behind, cookie, code) for cookie in cookies]
    lines[1].done("sit", seat=1)
    lines[0].catch_up(lines[1].number)
    lines[0].done("start")
    for server in proxied.servers:
        moves(behind, lines, cookies, code, 4)
        server.stop()
        moves(behind, lines, cookies, code, 4)
        server.start()
        until(lambda server=server: get(f"{server.url}/readyz") == 200)  # type: ignore[misc]
        time.sleep(2.5)  # until the proxy has asked


def moves(server: Server, lines: list[Line], cookies: list[str], code: str, count: int) -> None:
    """Make some moves, coming back as a browser does when a line ends."""
    made = 0
    end = time.monotonic() + PATIENCE
    while made < count:
        assert time.monotonic() < end
        try:
            newest = max(line.number for line in lines)
            for line in lines:
                line.catch_up(newest)
            game: dict[str, Any] = lines[0].game or {}
            turn = game["turn"]
            assert turn is not None
            answer = lines[turn].do("move", move=legal(lines[turn])[0])
            made += answer["is"] == "done"
        except (ConnectionClosed, TimeoutError, OSError):
            for place, cookie in enumerate(cookies):
                with_patience(lambda place=place, cookie=cookie: lines.__setitem__(place, Line(server, cookie, code)))  # type: ignore[misc]


def legal(line: Line) -> list[str]:
    assert line.game is not None
    return [move for move in line.game["legal"] if " catch " not in move]


def with_patience(work: Callable[[], None]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            work()
        except Exception:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return


# The image's build


@pytest.mark.soak
def test_the_image_s_build(tmp_path: Path) -> None:
    """What the image is built by is run in a copy of the checkout, in other folders: then the server is there, with its pages."""
    copy = tmp_path / "src"
    ignored = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and not line.startswith("#")]
    names = [line.removeprefix("**/") for line in ignored if line.startswith("**/")]
    paths = [ROOT / line for line in ignored if not line.startswith("**/")]

    def left_out(folder: str, entries: list[str]) -> list[str]:
        return [
            entry
            for entry in entries
            if any(Path(entry).match(name) for name in names) or any((Path(folder) / entry).match(str(path)) for path in paths)
        ]

    shutil.copytree(ROOT, copy, ignore=left_out)
    assert not (copy / "tests").exists()
    assert not (copy / "src" / "lastcard" / "server" / "web").exists()
    opt = tmp_path / "opt"
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "tools")], check=True)
    path = f"{tmp_path / 'tools' / 'bin'}:{os.environ['PATH']}"
    stage = instructions()[: [place for place, one in enumerate(instructions()) if one[0] == "FROM"][1]]
    for words in (what for name, what in stage if name == "RUN"):
        subprocess.run(["/bin/sh", "-c", words.replace("/opt/", f"{opt}/")], cwd=copy, env={**os.environ, "PATH": path}, check=True)
    server = opt / "lastcard" / "bin"
    shutil.rmtree(copy)
    port = free_port()
    process = subprocess.Popen(
        [server / "lastcard", *command(last("CMD"))[1:], "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "data")],
        stdout=subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
    )
    try:
        until(lambda: get(f"http://127.0.0.1:{port}/") == 200)
        assert subprocess.run([server / "python", "-c", "import psycopg, redis"], check=False).returncode == 0
    finally:
        process.terminate()
        process.wait(PATIENCE)
