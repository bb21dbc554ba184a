"""A player for a table of lastcard: joins by the table's code and plays by the legal moves that it is told.

    python docs/bot.py http://localhost:8000 CODE --name Robin

It needs `websockets`, and plays one game to its end. docs/protocol.md explains each step.
"""

import argparse
import itertools
import json
import random
import time
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.connection import Connection


def become(server: str, name: str) -> str:
    """Give oneself a name, and get the cookie by which the server knows one again."""
    body = json.dumps({"name": name}).encode()
    headers = {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/me", body, headers, method="PUT")) as answer:
        return str(answer.headers["Set-Cookie"]).split(";")[0]


def choose(game: dict[str, Any]) -> str:
    """A move: a card where one can be laid, with the call of UNO where it is the last but one."""
    moves = game["legal"]
    move: str = random.choice([move for move in moves if " play " in move] or moves)
    return f"{move} uno" if " play " in move and len(game["hand"]) == 2 else move


class Player:
    """What is known of the table, and what has been done about it."""

    def __init__(self) -> None:
        self.ids = (f"{random.getrandbits(64):x}-{number}" for number in itertools.count())
        self.known: dict[str, Any] = {}
        self.answered: object = None  # the question answered last, so that none is answered twice

    def send(self, line: Connection, command: str, **more: Any) -> None:
        line.send(json.dumps({"do": command, "id": next(self.ids), **more}))

    def hear(self, line: Connection, frame: dict[str, Any]) -> None:
        """Take in a frame, and do what it asks for."""
        if frame["is"] == "refused":
            print(f"refused: {frame['code']}")
            self.answered = None  # to be answered again after the next change
        elif frame["is"] == "update" and frame["was"] != self.known["number"]:
            self.send(line, "resync")  # something was missed: ask for everything
        elif frame["is"] in ("table", "update"):
            self.known |= {key: value for key, value in frame.items() if value is not None or key == "seat"}
            self.act(line)

    def act(self, line: Connection) -> None:
        seat, table = self.known["seat"], self.known["table"]
        game: Any = self.known.get("game")
        question: object = None
        if seat is None:
            question = "sit"
            if self.answered != question:
                self.send(line, "sit")
        elif table["phase"] == "round_over":
            question = ("ready", game["round"])
            if self.answered != question:
                self.send(line, "ready")
        elif table["phase"] == "playing" and (game["turn"] == seat or f"{seat} uno" in game["legal"]):
            question = (game["round"], game["question"], game["turn"] == seat)
            if self.answered != question:
                move = choose(game) if game["turn"] == seat else f"{seat} uno"
                self.send(line, "move", move=move, seen=self.known["number"])
        self.answered = question or self.answered

    def play(self, server: str, code: str, cookie: str) -> None:
        """Play until the game is over, and connect again whenever the line breaks."""
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        while self.known.get("table", {}).get("phase") != "game_over":
            try:
                with connect(address, additional_headers={"Cookie": cookie}) as line:
                    while self.known.get("table", {}).get("phase") != "game_over":
                        self.hear(line, json.loads(line.recv()))
            except (ConnectionClosed, OSError):
                self.answered = None
                time.sleep(1)
        print("points:", *self.known["game"]["scores"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Play at a table of lastcard.")
    parser.add_argument("server", help="its address, such as http://localhost:8000")
    parser.add_argument("code", help="the code of the table")
    parser.add_argument("--name", default="Robin")
    words = parser.parse_args()
    Player().play(words.server, words.code, become(words.server, words.name))
