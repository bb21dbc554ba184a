"""`lastcard serve`: starts the table in the browser, and says where it is."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from ..words import Words
from .arguments import COMMANDS, NotYet, Usage
from .console import Console

if TYPE_CHECKING:
    from ..server.serve import Listening, Settings

_BLACK_ON_WHITE = "\x1b[38;5;16;48;5;231m"


def run(values: argparse.Namespace, language: str) -> int:
    """Serve until somebody stops it."""
    from ..server import environment

    words, console = Words(language), Console()
    try:
        told = environment.read(os.environ)
        take_options(values, os.environ)
    except environment.SettingError as error:
        raise Usage(error.key, **error.arguments) from None
    from ..server import disk, logs, metrics, serve

    logs.begin(told)
    settings = serve.Settings(
        data=Path(values.data) if values.data else disk.default_folder(),
        host=values.host or "0.0.0.0",
        public=bool(values.public),
        names=tuple(values.allow_host or ()),
        workers=values.workers or 1,
        environment=told,
    )

    def ready() -> None:
        tell(console, words, settings, listening)
        if not values.no_browser:
            Thread(target=_open, args=(_local(settings, listening),), daemon=True).start()

    try:
        listening = serve.listen(settings.host, values.port, pool=settings.workers > 1)
        with listening.socket:
            if settings.workers > 1:
                _run_pool(settings, listening, language, ready)
            else:
                serve.run(settings, listening, ready)
    except (serve.PortError, disk.DataError, metrics.MetricsError) as error:
        kind = NotYet if error.code in serve.AWAY else Usage
        raise kind(f"serve-error-{error.code}", **error.arguments) from None
    except _Said as said:
        return said.status
    console.say(words.text("serve-stopped"))
    return 0


class _Said(Exception):
    """A process of a pool has said why it could not begin, and ended with this status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def _run_pool(settings: Settings, listening: Listening, language: str, ready: Callable[[], None]) -> None:
    from ..server import workers

    try:
        workers.run(settings, listening, language, ready)
    except workers.Ended as error:
        if error.status in (1, 2):
            raise _Said(error.status) from None
        raise Usage("serve-error-worker", status=str(error.status)) from None


def take_options(values: argparse.Namespace, environ: Mapping[str, str]) -> None:
    """Let variables stand for the options that were not given. Raises `Usage` and `SettingError`."""
    from ..server import environment

    told = environment.options(environ)
    for flag in COMMANDS["serve"].flags:
        given = getattr(values, flag.field)
        if flag.name not in told or (given is not None and given is not False):
            continue
        variable, text = told[flag.name]
        if not flag.value:
            value: object = environment.switch(variable, text)
        elif flag.many and flag.check:
            value = [flag.check(variable, part) for part in environment.words(text)]
        else:
            value = flag.check(variable, text) if flag.check else text
        setattr(values, flag.field, value)


def tell(console: Console, words: Words, settings: Settings, listening: Listening) -> None:
    """Say where the server is, for whom, and how to stop it."""
    from ..server.address import is_near, url

    local = _local(settings, listening)
    reached = [] if settings.only_here else [address for address in listening.addresses if settings.public or is_near(address)]
    others = [url(address, listening.port) for address in reached]
    others = [address for address in others if address != local]
    if listening.taken is not None:
        console.say(words.text("serve-other-port", taken=str(listening.taken), port=str(listening.port)))
    if others:
        console.say(words.text("serve-ready-network"))
        console.say_line("")
        for address in others:
            console.say_line(address)
        if sys.stdout.isatty() and console.signs:
            console.say_line("")
            _draw(console, others[0])
        console.say_line("")
        console.say(words.text("serve-ready-here-too"))
    else:
        console.say(words.text("serve-ready-here"))
    console.say_line("")
    console.say_line(local)
    console.say_line("")
    reach = "public" if settings.public and not settings.only_here else "network" if others else "here" if settings.only_here else "alone"
    console.say(words.text(f"serve-reach-{reach}"))
    if settings.environment.database is None:
        console.say(words.text("serve-data", folder=str(settings.data)))
    else:
        from ..server.database import shown, url_of

        console.say(words.text("serve-data-shared", database=shown(url_of(settings.environment.database))))
    if settings.workers > 1:
        console.say(words.text("serve-workers", count=settings.workers))
    console.say(words.text("serve-stop"))


def _local(settings: Settings, listening: Listening) -> str:
    """The address for this machine's own browser."""
    from ..server.address import url
    from ..server.serve import ANYWHERE

    return url("localhost" if listening.host in ANYWHERE else listening.host, listening.port)


def _draw(console: Console, address: str) -> None:
    """The address as a QR code. Dark on light where colours can be set; else light signs, on a terminal that is most likely dark."""
    for line in qr_lines(address, dark=console.colour):
        console.say_line(console.styled(line, _BLACK_ON_WHITE) if console.colour else line)


def qr_lines(address: str, *, dark: bool) -> list[str]:
    """A QR code as text, two rows of it in a line; `dark` says whether a sign is a dark place or a light one."""
    import segno

    rows = [list(map(bool, row)) for row in segno.make(address, error="m", micro=False).matrix]
    edge = [False] * (len(rows[0]) + 4)
    square = [edge, edge, *([False, False, *row, False, False] for row in rows), edge, edge, edge]
    pairs = zip(square[::2], square[1::2], strict=False)
    return ["".join(" ▄▀█"[2 * (above == dark) + (below == dark)] for above, below in zip(*pair, strict=True)) for pair in pairs]


def _open(address: str) -> None:
    """Open the browser, where there is one to be seen."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
