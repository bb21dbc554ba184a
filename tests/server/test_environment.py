"""What the server is told by its environment: every value is checked, an option goes before its variable, and the page says it all."""

from __future__ import annotations

import os
import re
import socket
from pathlib import Path

import pytest
from cli.process import refused
from docs.imports import PACKAGE, modules
from docs.pages import table

from lastcard.server.environment import VARIABLES, Environment, SettingError, options, read
from lastcard.terminal.arguments import COMMANDS, parse
from lastcard.terminal.serve import take_options
from lastcard.words import LANGUAGES, Words


def test_nothing_is_needed() -> None:
    """Without variables, and with empty ones, everything is as at home."""
    assert read({}) == read({variable.name: " " for variable in VARIABLES}) == Environment()
    assert options({variable.name: "" for variable in VARIABLES}) == {}


@pytest.mark.parametrize(
    ("name", "text", "field", "value"),
    [
        ("DATABASE_URL", "postgres://u:p@h/n", "database", "postgresql+psycopg://u:p@h/n"),
        ("DATABASE_URL", "postgresql:///n?host=/run/postgresql", "database", "postgresql+psycopg:///n?host=/run/postgresql"),
        ("LASTCARD_PROXIES", "10.1.2.3/8, fd00::1", "proxies", ("10.0.0.0/8", "fd00::1")),
        ("LASTCARD_DRAIN", "15", "drain", 15),
        ("LASTCARD_LOG", "JSON", "log", "json"),
        ("LASTCARD_METRICS", "[::1]:9100", "metrics", ("::1", 9100)),
        ("LASTCARD_METRICS", "metrics.internal:80", "metrics", ("metrics.internal", 80)),
        ("LASTCARD_ARCHIVE_DAYS", "never", "archive_days", None),
        ("LASTCARD_FORGET_DAYS", "365", "forget_days", 365),
        ("LASTCARD_LIMITS", "off", "limits", False),
    ],
)
def test_values_that_make_sense(name: str, text: str, field: str, value: object) -> None:
    """Each kind of value, in the forms that people write."""
    assert getattr(read({name: text}), field) == value


def test_a_log_that_was_asked_for_says_what_happens() -> None:
    """At home only what is wrong is told; who asks for a log, or runs several servers, is told what they do."""
    assert read({}).log_level == "warning"
    assert read({"LASTCARD_LOG": "text"}).log_level == "info"
    assert read({"DATABASE_URL": "postgresql://h/n"}).log_level == "info"
    assert read({"LASTCARD_LOG": "json", "LASTCARD_LOG_LEVEL": "error"}).log_level == "error"


SECRET = "hunter2"
WRONG = [
    *(
        ("DATABASE_URL", text)
        for text in (f"mysql://u:{SECRET}@h/n", f"u:{SECRET}@h", f"postgresql://u:{SECRET}@h:port/n", "postgresql://")
    ),
    *(("REDIS_URL", text) for text in (f"http://:{SECRET}@h", f"redis://:{SECRET}@h:99999999", f":{SECRET}@h:6379", "redis://")),
    *(("LASTCARD_PROXIES", text) for text in ("proxy.internal", "10.0.0.0/99", "*")),
    *(("LASTCARD_DRAIN", text) for text in ("-1", "301", "1.5", "٣", "soon")),
    *(("LASTCARD_METRICS", text) for text in ("9100", "host:", ":9100", "host:0", "host:70000", "::1:9100", "http://h:1")),
    *(("LASTCARD_ARCHIVE_DAYS", text) for text in ("0", "99999999999", "later")),
    ("LASTCARD_LOG", "xml"),
    ("LASTCARD_LOG_LEVEL", "chatty"),
    ("LASTCARD_LIMITS", "maybe"),
]


@pytest.mark.parametrize(("name", "text"), WRONG)
def test_values_that_make_no_sense(name: str, text: str) -> None:
    """One sentence in every language that names the variable, and nothing of an address, which holds a password."""
    with pytest.raises(SettingError) as refusal:
        read({"DATABASE_URL": "postgresql://h/n", name: text})
    for language in LANGUAGES:
        said = Words(language).text(refusal.value.key, **refusal.value.arguments)
        assert name in said
        assert said.endswith(".")
        assert SECRET not in said
    assert SECRET not in str(refusal.value)


def test_addresses_are_in_no_text_of_the_settings() -> None:
    """Neither a traceback nor a log that shows them shows a password."""
    assert SECRET not in repr(read({"DATABASE_URL": f"postgresql://u:{SECRET}@h/n", "REDIS_URL": f"redis://:{SECRET}@h"}))


def test_an_option_goes_before_its_variable(tmp_path: Path) -> None:
    """What is given on the command line holds; what is not is taken from the environment, with the option's own check."""
    told = {
        "LASTCARD_HOST": "127.0.0.1",
        "LASTCARD_PORT": "8123",
        "LASTCARD_DATA": str(tmp_path),
        "LASTCARD_PUBLIC": "yes",
        "LASTCARD_ALLOW_HOSTS": "cards.example.org,uno.example.org",
    }
    values = parse("serve", ["--port", "9000", "--data", "here"])
    take_options(values, told)
    assert (values.host, values.port, values.data, values.public) == ("127.0.0.1", 9000, "here", True)
    assert values.allow_host == ["cards.example.org", "uno.example.org"]
    values = parse("serve", ["--public", "--allow-host", "other.example.org", "--port", "0"])
    take_options(values, told | {"LASTCARD_PUBLIC": "off"})
    assert (values.public, values.allow_host, values.port) == (True, ["other.example.org"], 0)


def test_a_wrong_value_ends_the_start(tmp_path: Path) -> None:
    """One line, status 2, and neither a folder nor a port was taken."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        env = {"LASTCARD_DATA": str(tmp_path / "data"), "LASTCARD_HOST": "127.0.0.1", "LASTCARD_PORT": str(taken.getsockname()[1])}
        assert SECRET not in refused("serve", env={**env, "DATABASE_URL": f"oracle://u:{SECRET}@h/n"})
        assert "LASTCARD_PUBLIC" in refused("serve", env={**env, "LASTCARD_PUBLIC": "perhaps"})
        assert "is taken" in refused("serve", env=env)
    assert os.listdir(tmp_path) == []


def test_the_page_says_it_all() -> None:
    """Its table is that of the program; every option but the one about the browser has a variable; nothing else is read."""
    rows = table("docs/configuration.md", "Configuration", "variable").rows
    assert rows == [[f"`{one.name}`", one.value, one.default, one.meaning] for one in VARIABLES]
    options = {one.field for one in VARIABLES if one.field.startswith("--")}
    assert {flag.name for flag in COMMANDS["serve"].flags} == options | {"--no-browser"}
    named = {one.name for one in VARIABLES} | {"LASTCARD_CACHE"}
    for module in modules():
        assert set(re.findall(r'"(LASTCARD_[A-Z_]+|[A-Z]+_URL)"', (PACKAGE / module).read_text("utf-8"))) <= named, module
