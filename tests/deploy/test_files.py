"""The examples for servers say what the program understands, and name what is there."""

from __future__ import annotations

import configparser
import ipaddress
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import crossplane  # type: ignore[import-untyped]
import pytest

import go
from lastcard.server.environment import read
from lastcard.server.health import ALIVE, READY
from lastcard.terminal.arguments import parse, split
from lastcard.terminal.serve import take_options

from .files import DEPLOY, KNOWN, ROOT, command, compose, container_environment, instructions, is_ours, last, text, unit, variables_of

VALUES = {"POSTGRES_PASSWORD": "abc123", "SITE": "cards.example.org"}
SERVERS = ("lastcard-1", "lastcard-2")
UNITS = ("lastcard.service", "lastcard@.service")


def told(words: list[str], environ: dict[str, str]) -> tuple[object, object]:
    """What a command line of lastcard and its environment come to. Raises when the program would not take them."""
    assert {name for name in environ if is_ours(name)} <= KNOWN
    name, rest = split(words)
    assert name == "serve"
    values = parse(name, rest)
    take_options(values, environ)
    return values, read(environ)


# The image


def test_the_image_is_made_with_what_the_project_names() -> None:
    """A Python that the package allows, the pinned uv, and an extra that is there."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    least = tuple(map(int, project["requires-python"].removeprefix(">=").split(".")))
    for _, what in (one for one in instructions() if one[0] == "FROM"):
        assert tuple(map(int, re.match(r"python:(\d+)\.(\d+)-slim", what).groups())) >= least  # type: ignore[union-attr]
    runs = " ".join(what for name, what in instructions() if name == "RUN")
    assert f"uv=={go.UV_VERSION}" in runs
    assert set(re.findall(r"--extra (\w+)", runs)) <= set(project["optional-dependencies"])


def test_the_image_starts_the_server() -> None:
    """Its command and its variables are those of the program, it is nobody's root, and it stops as the program likes it."""
    environ = container_environment()
    words = command(last("CMD"))
    assert words[0] == "lastcard"
    values, environment = told(words[1:], environ)
    assert str(values.port) == last("EXPOSE")  # type: ignore[attr-defined]
    assert values.data == last("VOLUME")  # type: ignore[attr-defined]
    assert environment.log == "json"  # type: ignore[attr-defined]
    assert last("USER") == "lastcard"
    assert last("STOPSIGNAL") == "SIGTERM"
    assert ALIVE in last("HEALTHCHECK")
    for folder in (environ["LASTCARD_DATA"], environ["LASTCARD_CACHE"]):
        assert any(folder in what and "install -d" in what for name, what in instructions() if name == "RUN")


def test_an_image_has_nothing_that_git_does_not_keep() -> None:
    """Whatever git ignores is left out of what an image is built from."""
    left_out = (ROOT / ".dockerignore").read_text("utf-8").split("\n")
    for line in (ROOT / ".gitignore").read_text("utf-8").splitlines():
        name = line.strip("/")
        if line and not line.startswith("#") and not name.startswith(("*", "__")):
            assert name in left_out or ("**/.*_cache" in left_out and name.endswith("_cache")), name


# The compose file


def test_the_services_fit_together() -> None:
    """Everything that a service names is there: the image's file, other services and their ports, volumes, the file for Caddy."""
    found = compose(**VALUES)
    services = found["services"]
    assert set(services) == {*SERVERS, "postgres", "valkey", "caddy"}
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        if "build" in service:
            context = (DEPLOY / service["build"]["context"]).resolve()
            assert context == ROOT
            assert (context / service["build"]["dockerfile"]).is_file()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in found["volumes"]
    upstreams = services["caddy"]["environment"]["UPSTREAMS"].split()
    assert upstreams == [f"{name}:{container_environment()['LASTCARD_PORT']}" for name in SERVERS]
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"] == VALUES["POSTGRES_PASSWORD"]


@pytest.mark.parametrize("name", SERVERS)
def test_the_servers_are_told_what_they_understand(name: str) -> None:
    """Their addresses lead to the other services, the proxy is believed and nobody else, and they get the time to drain."""
    found = compose(**VALUES)
    service = found["services"][name]
    environ = {**container_environment(), **service["environment"]}
    values, environment = told(command(last("CMD"))[1:], environ)
    database, user = found["services"]["postgres"]["environment"], VALUES["POSTGRES_PASSWORD"]
    assert environment.database == f"postgresql+psycopg://{database['POSTGRES_USER']}:{user}@postgres:5432/{database['POSTGRES_DB']}"  # type: ignore[attr-defined]
    assert environment.bus == "redis://valkey:6379/0"  # type: ignore[attr-defined]
    assert values.public  # type: ignore[attr-defined]
    assert values.allow_host == [VALUES["SITE"]]  # type: ignore[attr-defined]
    (network,) = [one["subnet"] for one in found["networks"]["default"]["ipam"]["config"]]
    assert environment.proxies == (network,)  # type: ignore[attr-defined]
    assert ipaddress.ip_network(network).is_private
    assert int(service["stop_grace_period"].removesuffix("s")) > environment.drain + 10  # type: ignore[attr-defined]


# Units of systemd


@pytest.mark.parametrize("name", UNITS)
def test_units_start_the_server(name: str) -> None:
    """Their command line is the program's, with the port that the instance names, and the variables are known."""
    service = dict(unit(name)["Service"])
    words = service["ExecStart"].replace("%i", "8001").split()
    values, _ = told(words[1:], dict(value.split("=", 1) for key, value in unit(name)["Service"] if key == "Environment"))
    assert words[0] == "/opt/lastcard/bin/lastcard"
    assert values.port == (8001 if "@" in name else 8000)  # type: ignore[attr-defined]
    assert values.host == "127.0.0.1"  # type: ignore[attr-defined]
    assert (values.data or "").startswith("/var/lib/" + service.get("StateDirectory", "?")) == ("StateDirectory" in service)  # type: ignore[attr-defined]
    for file in (value for key, value in unit(name)["Service"] if key == "EnvironmentFile"):
        assert file.lstrip("-").replace("%i", "8001") in text("env.example")
    assert int(service["TimeoutStopSec"]) > read(variables_of(text("env.example"))).drain + 10


@pytest.mark.parametrize("name", UNITS)
def test_units_are_such(name: str, tmp_path: Path) -> None:
    """Systemd has nothing to say against them, where it is; elsewhere they are read as it would."""
    parser = configparser.RawConfigParser(strict=False)
    parser.read_string(text(name))
    assert parser.sections() == ["Unit", "Service", "Install"]
    if shutil.which("systemd-analyze") is None:
        return
    here = tmp_path / name
    here.write_text(text(name).replace("/opt/lastcard/bin/lastcard", shutil.which("true") or "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", str(here)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert str(tmp_path) not in done.stderr
    assert name not in done.stderr


def test_the_example_of_an_environment() -> None:
    """All that it names is known, and is understood; those that it does not set are shown as they are."""
    found = variables_of(text("env.example"))
    assert set(found) <= KNOWN
    assert {"DATABASE_URL", "REDIS_URL"} <= set(found)
    options, environment = told(["serve"], found)
    assert options.public  # type: ignore[attr-defined]
    unset = read({})
    assert (environment.archive_days, environment.forget_days) == (unset.archive_days, unset.forget_days)  # type: ignore[attr-defined]


# Reverse proxies


def test_nginx_reads_its_file(tmp_path: Path) -> None:
    """The file stands where nginx includes such; its blocks and directives are nginx's, with as many words as each takes."""
    # The parser takes what a map maps for directives.
    ours = re.sub(r"(map \S+ \S+ \{).*?\}", r"\1}", text("nginx.conf"), flags=re.DOTALL)
    (tmp_path / "nginx.conf").write_text(f"events {{}}\nhttp {{\n{ours}\n}}\n")
    payload = crossplane.parse(str(tmp_path / "nginx.conf"), strict=True, combine=True)
    assert payload["status"] == "ok", payload["errors"]
    http = next(one for one in payload["config"][0]["parsed"] if one["directive"] == "http")["block"]
    upstream = next(one for one in http if one["directive"] == "upstream")
    locations = [one for server in http if server["directive"] == "server" for one in server["block"] if one["directive"] == "location"]
    passed = next(one for one in locations if one["args"] == ["/"])["block"]
    headers = {one["args"][0] for one in passed if one["directive"] == "proxy_set_header"}
    assert headers == {"Upgrade", "Connection", "Host", "X-Forwarded-For", "X-Forwarded-Proto"}
    assert [one["args"] for one in passed if one["directive"] == "proxy_pass"] == [[f"http://{upstream['args'][0]}"]]
    hidden = next(one["args"][1] for one in locations if one["args"][0] == "~")
    assert all(re.match(hidden, path) for path in (ALIVE, READY))


def test_what_every_proxy_has() -> None:
    """Each hides whether a process is well from outside, and those that ask for it ask where the server answers."""
    for name in ("Caddyfile", "haproxy.cfg", "nginx.conf"):
        assert ALIVE.strip("/") in text(name)
        assert READY.strip("/") in text(name)
        for braces in ("{}", "()", "[]"):
            assert text(name).count(braces[0]) == text(name).count(braces[1]), name
    assert f"health_uri {READY}\n" in text("Caddyfile")
    assert f"option httpchk GET {READY}\n" in text("haproxy.cfg")
    # The examples for several processes on one computer are at the ports of the unit's examples.
    for name in ("haproxy.cfg", "nginx.conf"):
        assert re.findall(r"127\.0\.0\.1:(\d+)", text(name)) == re.findall(r"lastcard@(\d+)", text("lastcard@.service"))[:2]
    site = re.compile(r"\{\$(\w+):")
    assert set(site.findall(text("Caddyfile"))) == set(compose(**VALUES)["services"]["caddy"]["environment"])
