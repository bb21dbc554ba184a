"""A backup of PostgreSQL is made while people play, and restored: every command of the page for operators is run as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import threading
from pathlib import Path
from typing import Any

from browser.line import Line, make_table, person
from browser.server import Server
from docs.pages import ROOT, blocks, read
from services import Databases, Keyspaces, Postgres
from stores import look
from websockets.exceptions import ConnectionClosed


def commands() -> list[str]:
    """The commands of the page that need PostgreSQL's programs."""
    text = read(ROOT / "docs/operations.md")
    return [block.text.strip() for block in blocks(text) if re.match(r"pg_(dump|restore) ", block.text)]


class Table:
    """A table of two, at which moves are made."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies = [person(server, name) for name in ("Ana", "Bo")]
        self.code = make_table(server, self.cookies[0], options={"hand_size": 20, "target": 1000})
        self.lines = self.come(server)
        self.lines[1].done("sit", seat=1)
        self.lines[0].catch_up(self.lines[1].number)
        self.lines[0].done("start")
        #: The numbers of acknowledged moves.
        self.moves: list[int] = []

    def come(self, server: Server) -> list[Line]:
        self.lines = [Line(server, cookie, self.code) for cookie in self.cookies]
        return self.lines

    def move(self) -> None:
        """Make a move, or deal the next round."""
        for line in self.lines:
            line.catch_up(max(one.number for one in self.lines))
        game: dict[str, Any] = self.lines[0].game or {}
        if self.lines[0].table["phase"] == "game_over":
            self.lines[0].done("back")
            self.lines[0].done("start")
        elif game["turn"] is None:
            self.lines[0].done("start")
        else:
            line = self.lines[game["turn"]]
            assert line.game is not None
            line.done("move", move=next(move for move in line.game["legal"] if " catch " not in move))
            self.moves.append(line.number)


def test_a_backup_while_people_play(tmp_path: Path, own_postgres: Postgres, valkey: Keyspaces) -> None:
    """The dump holds all that was acknowledged before it began, and for each table no gap; people come back to it with their cookies."""
    dump, restore = commands()
    databases = Databases(own_postgres.url)
    old, new = databases.fresh(), databases.empty()
    server = Server(tmp_path / "old", DATABASE_URL=old, REDIS_URL=valkey.fresh())
    env = {**os.environ, "PATH": f"{own_postgres.program('pg_dump').parent}:{os.environ['PATH']}", "DATABASE_URL": old, "NEW_URL": new}
    tables = [Table(server) for _ in range(3)]
    stop = threading.Event()

    def play(table: Table) -> None:
        while not stop.is_set():
            try:
                table.move()
            except (ConnectionClosed, OSError):
                return

    players = [threading.Thread(target=play, args=(table,)) for table in tables]
    try:
        for player in players:
            player.start()
        while min(len(table.moves) for table in tables) < 10:
            stop.wait(0.01)
        before = {table.code: table.moves[-1] for table in tables}
        subprocess.run(["bash", "-c", dump], cwd=tmp_path, env=env, check=True)
        during = {table.code: len(table.moves) for table in tables}
    finally:
        stop.set()
        for player in players:
            player.join()
        server.stop()
    assert all(during.values())
    subprocess.run(["bash", "-c", restore], cwd=tmp_path, env=env, check=True)
    for table in tables:
        numbers = [row[0] for row in look(new, "SELECT number FROM facts WHERE code = :code ORDER BY number", code=table.code)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert before[table.code] <= len(numbers) <= table.lines[0].number
    again = Server(tmp_path / "new", DATABASE_URL=new, REDIS_URL=valkey.fresh())
    try:
        for table in tables:
            table.come(again)
            made = len(table.moves)
            while len(table.moves) < made + 3:
                table.move()
    finally:
        again.stop()
