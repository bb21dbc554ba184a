"""The example bot of the documentation plays a whole game at a real table."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from browser.server import Server
from websockets.sync.client import ClientConnection, connect

from lastcard import Record

BOT = Path(__file__).resolve().parents[2] / "docs" / "bot.py"
RULES = {"target": 30, "hand_size": 3}


def ask(server: Server, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(server.url + path, data, headers, method=method)) as answer:
        return json.load(answer), str(answer.headers["Set-Cookie"]).split(";")[0]


class Host:
    """The person who has made the table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.entries: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.count = 0

    def hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.line.recv(timeout=60))
        self.entries += frame.get("entries", [])
        self.table = frame.get("table") or self.table
        return frame

    def do(self, command: str, **more: Any) -> None:
        self.count += 1
        self.line.send(json.dumps({"do": command, "id": f"{self.count}", **more}))
        while (frame := self.hear()).get("id") != f"{self.count}":
            pass
        assert frame["is"] == "done", frame


def test_the_example_bot_plays_a_whole_game(own: Server) -> None:
    """It joins by the code, plays by what is legal, is ready for each next round, and stops when somebody has won."""
    _, cookie = ask(own, "PUT", "/api/me", {"name": "Ana"})
    new = {"edition": "pocket", "seats": 3, "bots": ["careful"], "options": RULES}
    code = ask(own, "POST", "/api/tables", new, cookie)[0]["code"]
    words = [sys.executable, str(BOT), own.url, code, "--name", "Robin"]
    player = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        with connect(f"{own.url.replace('http', 'ws', 1)}/api/tables/{code}/socket", additional_headers={"Cookie": cookie}) as line:
            host = Host(line)
            host.hear()
            while not any(seat["name"] == "Robin" for seat in host.table["seats"]):
                host.hear()
            host.do("table", pace="fast")
            host.do("start")
            host.do("stand-in", on=True)
            while host.table["phase"] != "game_over":
                host.hear()
        said, errors = player.communicate(timeout=30)
    finally:
        player.kill()
    assert not errors
    assert "refused" not in said
    seat = [seat["name"] for seat in host.table["seats"]].index("Robin")
    by = {entry["by"] for entry in host.entries if entry["what"] == "game" and entry["seat"] == seat}
    record, _ = ask(own, "GET", f"/api/tables/{code}/games/1/record", cookie=cookie)
    game = Record.loads(json.dumps(record)).play()
    # One game in a thousand is over before it has had a turn.
    moves = {int(move.split()[0]) for part in record["rounds"] for move in part["moves"]}
    assert by == ({"person"} if seat in moves else set()), "the bot made its own moves, and nobody for it"
    assert game.is_over
    assert said.split() == ["points:", *map(str, game.scores)]


def test_the_example_bot_is_small_and_needs_one_package() -> None:
    """A hundred lines at most; beyond the standard library only `websockets`."""
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) <= 100
    packages = {line.split()[1].split(".")[0] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert packages - set(sys.stdlib_module_names) == {"websockets"}
