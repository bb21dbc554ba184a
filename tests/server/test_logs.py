"""The log: a line for each thing, as text or as JSON, and no secret in it whatever goes wrong."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from lastcard.server import logs
from lastcard.server.environment import read

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


def said(capsys: pytest.CaptureFixture[str]) -> list[str]:
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
    first, second = map(json.loads, said(capsys))
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
    (line,) = said(capsys)
    assert line.endswith("Z WARNING lastcard.tests: a table woke table=1a2b3c")


def test_levels(capsys: pytest.CaptureFixture[str]) -> None:
    """Only what was asked for; of libraries nothing but what is wrong, since they would tell what goes over their lines."""
    logs.begin(read({}))
    logger.info("unheard")
    assert said(capsys) == []
    logs.begin(read({"LASTCARD_LOG_LEVEL": "info"}))
    logger.info("heard")
    logging.getLogger("websockets").info("> TEXT a hand")
    logging.getLogger("websockets").debug("> TEXT a hand")
    assert len(said(capsys)) == 1


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
    text = "\n".join(said(capsys))
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
    lines = [json.loads(line) for line in said(capsys)]
    assert len(lines) == logs.MOST_TOLD
    assert (lines[0]["address"], lines[1]["untold"]) == ("192.0.2.1", 99)
