"""The log: a line for each thing, as text or as JSON, and no secret in it whatever goes wrong."""

from __future__ import annotations

import json
import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from browser.line import PLAIN, Line, make_table, person
from stores import change, look

from lastcard.server import logs
from lastcard.server.environment import read

from .conftest import Strict, variables

logger = logging.getLogger("lastcard.tests")


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leave the log of the tests as it was."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("lastcard").setLevel(logging.NOTSET)
    logging.captureWarnings(False)


def heard(capsys: pytest.CaptureFixture[str]) -> list[str]:
    out, err = capsys.readouterr()
    assert out == ""
    return err.splitlines()


def test_json_is_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    """With the time, the level, where it was said, and everything else in fields; a traceback is one of them."""
    logs.begin(read({"LASTCARD_LOG": "json"}))
    logger.info("a table\nwoke", extra={"table": logs.short("ABCDEFGH2")})
    try:
        raise RuntimeError("broken")
    except RuntimeError:
        logger.exception("it failed")
    first, second = map(json.loads, heard(capsys))
    assert (first["level"], first["logger"], first["message"]) == ("INFO", "lastcard.tests", "a table\nwoke")
    assert first["table"] == logs.short("ABCDEFGH2")
    assert first["time"].endswith("+00:00")
    assert second["level"] == "ERROR"
    assert "test_logs.py" in second["error"]
    assert second["error"].endswith("RuntimeError: broken")


def test_text_is_one_line_but_for_tracebacks(capsys: pytest.CaptureFixture[str]) -> None:
    """With the same fields after the sentence."""
    logs.begin(read({"LASTCARD_LOG": "text"}))
    logger.warning("a table\nwoke", extra={"table": "1a2b3c"})
    (line,) = heard(capsys)
    assert line.endswith(f"Z WARNING {os.getpid()} lastcard.tests: a table woke table=1a2b3c")


def test_levels(capsys: pytest.CaptureFixture[str]) -> None:
    """Only what was asked for; of libraries nothing but what is wrong, since they would tell what goes over their lines."""
    logs.begin(read({}))
    logger.info("unheard")
    assert heard(capsys) == []
    logs.begin(read({"LASTCARD_LOG_LEVEL": "info"}))
    logger.info("heard")
    logging.getLogger("websockets").info("> TEXT a hand")
    logging.getLogger("websockets").debug("> TEXT a hand")
    assert len(heard(capsys)) == 1


@pytest.mark.parametrize("kind", ["text", "json"])
def test_what_is_secret_is_not_told(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Codes and passwords in addresses, and messages of exceptions, which may hold cards, names and seeds."""
    logs.begin(read({"LASTCARD_LOG": kind}))
    logger.warning("GET /api/tables/ABCDEFGH2/socket from postgresql://u:hunter2@h/n")
    card, seed, folder = "W+4 of Ana", "the seed 3f2a", "/home/ana/tables"
    try:
        try:
            raise KeyError(card)
        except KeyError as error:
            raise ValueError(seed) from error
    except ValueError:
        logger.exception("it failed")
    try:
        raise OSError(28, "No space left on device", folder)
    except OSError:
        logger.exception("it failed")
    text = "\n".join(heard(capsys))
    for secret in ("ABCDEFGH2", "hunter2", "W+4", "Ana", "/ana/", "3f2a"):
        assert secret not in text
    for useful in ("KeyError", "ValueError", "No space left on device", "test_logs.py"):
        assert useful in text


def test_a_table_is_the_same_digest_everywhere() -> None:
    """So that lines of several processes can be put together; and it is not the digest that the database has."""
    assert logs.short("ABCDEFGH2") == logs.short("ABCDEFGH2") != logs.short("ABCDEFGH3")
    assert len({logs.short(f"ABCDEFG{a}{b}") for a in "23456789" for b in "23456789"}) == 64


def test_what_happens_again_and_again_is_told_seldom(capsys: pytest.CaptureFixture[str]) -> None:
    """Once for each key, and for some keys only; the next line says how many were not told."""
    logs.begin(read({"LASTCARD_LOG": "json"}))
    seldom = logs.Seldom(logger)
    for _ in range(100):
        seldom.tell("one", "too fast", address="192.0.2.1")
    seldom.tell("two", "too fast", address="192.0.2.2")
    for number in range(100):
        seldom.tell(f"key {number}", "too fast")
    lines = [json.loads(line) for line in heard(capsys)]
    assert len(lines) == logs.MOST_TOLD
    assert (lines[0]["address"], lines[1]["untold"]) == ("192.0.2.1", 99)


@pytest.mark.parametrize(("store", "kind"), [pytest.param("sqlite", "text", marks=pytest.mark.soak), ("postgresql", "json")])
def test_a_server_s_log_names_nobody_and_nothing(store: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """A game with bots and chat, devices that change, guesses, floods, and a table that is broken on disk: no secret is in any line."""
    server = Strict(tmp_path, LASTCARD_LOG=kind, **variables(store, request))
    try:
        cookies = [person(server, name) for name in ("Anastasia", "Bohumil")]
        tables = [make_table(server, cookies[0], seats=3, options={"hand_size": 20}) for _ in range(2)]
        for code in tables:
            lines = [Line(server, cookie, code) for cookie in cookies]
            lines[1].done("sit", seat=1)
            lines[0].catch_up(lines[1].number)
            lines[0].done("bot", seat=2, level="careful")
            lines[0].done("table", pace="fast")
            lines[0].done("start")
            for line in lines:
                line.done("say", text="my secret is xyzzy")
        made = 0
        while made < 10:
            for line in lines:
                line.catch_up(max(one.number for one in lines))
            turn = (lines[0].game or {})["turn"]
            if turn == 2:
                lines[0].take()
                continue
            legal = [move for move in (lines[turn].game or {})["legal"] if " catch " not in move]
            made += lines[turn].do("move", move=legal[0])["is"] == "done"
        for _ in range(12):  # more than anybody may
            lines[0].socket.send(json.dumps({"do": "say", "id": "flood", "text": "my secret is xyzzy"}))
        for _ in range(30):
            lines[1].socket.send('{"do": "move", "id": "plugh", "move": 7, "xyzzy": ')
        with httpx.Client(base_url=server.url, verify=PLAIN, cookies={"lastcard": cookies[0]}) as client:
            for number in range(100):
                client.get(f"/api/tables/ABCDEF{number % 10 or 2}GH?cookie={cookies[1]}")
            link = client.post("/api/me/link", json={}, headers={"Origin": server.url}).json()["code"]
            for line in lines:
                line.close()
            server.stop()
            seeds = [json.loads(row[0]).get("seed") for row in look(server.place, "SELECT body FROM facts")]
            people = [row[0] for row in look(server.place, "SELECT id FROM people")]
            broken = b'{"fact":"moved","move":"0 play W+4", xyzzy'.hex()
            literal = f"X'{broken}'" if store == "sqlite" else f"'\\x{broken}'"
            change(server.place, f"UPDATE facts SET body = {literal} WHERE code = '{tables[0]}' AND number = 3")
            server.start()
            assert client.get(f"/api/tables/{tables[0]}").status_code == 500
    finally:
        server.stop()
    log = "".join(line for line in server.said if line.startswith(("{", "20", " ")) or "Error" in line)
    for message in ("serving", "draining", "stopped", "somebody is too fast", "a request failed"):
        assert message in log
    if kind == "json":
        assert any("error" in json.loads(line) for line in log.splitlines() if line.startswith("{"))
    secrets = [*tables, *cookies, link, "Anastasia", "Bohumil", "xyzzy", "plugh", *filter(None, seeds), *people, "ABCDEF2GH"]
    said = "".join(server.said).lower()
    assert [secret for secret in secrets if secret.lower() in said + said.replace("-", "")] == []
    assert re.findall(r"(?<![\w+])(?:[RGBY](?:\d|\+\d|[SR])|W\+\d)(?![\w+])", log) == []
