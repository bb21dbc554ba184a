"""The client's files, as the build of `web/` leaves them in the package: one page, and what it loads.

Files under `/assets/` have the hash of their contents in their names, so a browser may keep them for ever. All others are asked for anew
each time, and are only sent when they have changed.
"""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "web"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class _File:
    """A file as it is on disk: its bytes in each encoding that there is, and a tag for them."""

    stamp: tuple[int, int]
    bodies: dict[str, bytes]
    tag: str


class Pages:
    """Answers for everything that is not `/api/`."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._files: dict[str, _File] = {}

    @property
    def built(self) -> bool:
        """Whether the client is there at all."""
        return (self._folder / "index.html").is_file()

    def answer(self, request: Request) -> Response | None:
        """A file, or the page for addresses within it; None for what is neither."""
        path = request.url.path
        name = path.lstrip("/")
        if name and (found := self._file(name)) is not None:
            lasting = path.startswith("/assets/")
            return _response(request.headers, found, _type(name), "public, max-age=31536000, immutable" if lasting else "no-cache")
        if "." in name.rpartition("/")[2]:
            return None
        page = self._file("index.html")  # which knows what its addresses mean
        return None if page is None else _response(request.headers, page, _TYPES[".html"], "no-cache")

    def _file(self, name: str) -> _File | None:
        if "\0" in name or "\\" in name or any(part in ("", ".", "..") or part.startswith(".") for part in name.split("/")):
            return None
        path = self._folder / name
        try:
            found = path.stat()
            stamp = (found.st_mtime_ns, found.st_size)
            kept = self._files.get(name)
            if kept is None or kept.stamp != stamp:
                if not path.is_file() or not path.resolve().is_relative_to(self._folder) or path.suffix in (".br", ".gz"):
                    return None
                body = path.read_bytes()
                bodies = {"": body}
                for encoding, end in _ENCODINGS:
                    beside = path.with_name(path.name + end)
                    # One that is older belongs to an earlier build.
                    if beside.is_file() and beside.stat().st_mtime_ns >= found.st_mtime_ns:
                        bodies[encoding] = beside.read_bytes()
                kept = self._files[name] = _File(stamp, bodies, hashlib.sha256(body).hexdigest()[:20])
        except (OSError, ValueError):
            return None
        return kept


def _type(name: str) -> str:
    end = Path(name).suffix
    return _TYPES.get(end) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def _response(headers: Headers, file: _File, kind: str, keep: str) -> Response:
    accepted = {part.partition(";")[0].strip().lower() for part in headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name, _ in _ENCODINGS if name in accepted and name in file.bodies), "")
    tag = f'"{file.tag}{f"-{encoding}" if encoding else ""}"'
    found = {"cache-control": keep, "etag": tag, "vary": "accept-encoding"}
    if tag in {part.strip().removeprefix("W/") for part in headers.get("if-none-match", "").split(",")}:
        return Response(status_code=304, headers=found)
    if encoding:
        found["content-encoding"] = encoding
    return Response(file.bodies[encoding], headers={"content-type": kind, **found})
