"""The client as it is built: small, complete, compressed, and without anything that the content security policy forbids."""

from __future__ import annotations

import gzip
import json
import re
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from lastcard.words import LANGUAGES

from .client import WEB, make, run_script

#: What the first load of a page may come to, all together and compressed.
MOST_BYTES = 150_000

#: The pages on which people arrive: what each fetches beside the entry.
PAGES = {
    "start": ["src/start/page.tsx"],
    "waiting room": ["src/table-page.tsx", "src/waiting/page.tsx"],
    "game": ["src/table-page.tsx", "src/table/scene.tsx"],
}


class Built:
    """A built client and Vite's account of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.chunks: dict[str, dict[str, Any]] = json.loads((folder / ".vite" / "manifest.json").read_text("utf-8"))

    @cached_property
    def html(self) -> str:
        return (self.folder / "index.html").read_text("utf-8")

    @cached_property
    def linked(self) -> set[str]:
        """What the page names itself."""
        return {path.lstrip("/") for path in re.findall(r'(?:href|src)="(/[^"]+)"', self.html)}

    def needed(self, source: str) -> set[str]:
        """The files of a chunk and of all that it imports at once."""
        found: set[str] = set()
        rest = [source]
        while rest:
            chunk = self.chunks[rest.pop()]
            if chunk["file"] not in found:
                found.update([chunk["file"], *chunk.get("css", [])])
                rest += chunk.get("imports", [])
        return found

    def first_load(self, page: str, language: str) -> dict[str, int]:
        """What a page loads when it is opened for the first time, each file in the bytes that cross the wire."""
        text = next(chunk["file"] for name, chunk in self.chunks.items() if name.endswith(f"virtual:texts/{language}"))
        names = {
            "index.html",
            *self.linked,
            *self.needed("index.html"),
            *(file for part in PAGES[page] for file in self.needed(part)),
            text,
        }
        names.update(self.fonts(language))
        return {name: self.size(name) for name in names if not name.endswith(".png")}  # those are for home screens

    def fonts(self, language: str) -> list[str]:
        """The files that a page in the language needs; the list of languages has letters of Romanian in every one."""
        wanted = re.compile(r"nunito-(latin-(?!more)|romanian-" + ("|cyrillic-)" if language == "uk" else ")"))
        return [f"assets/{path.name}" for path in (self.folder / "assets").glob("*.woff2") if wanted.match(path.name)]

    def size(self, name: str) -> int:
        path = self.folder / name
        compressed = path.with_name(path.name + ".br")
        return (compressed if compressed.exists() else path).stat().st_size


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("client") / "web"
    done = run_script("build", "--", "--outDir", str(folder), "--manifest", "--logLevel", "warn")
    assert done.returncode == 0, done.stdout + done.stderr
    return Built(folder)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_the_first_load_is_small(built: Built, page: str, language: str) -> None:
    """Page, scripts, styles, the language's texts and fonts, and the icon: Ukrainian and Romanian have letters in a font of their own."""
    loaded = built.first_load(page, language)
    assert any(name.endswith(".woff2") for name in loaded)
    assert sum(loaded.values()) < MOST_BYTES, sorted(loaded.items(), key=lambda item: -item[1])


def test_everything_that_can_be_compressed_lies_there_compressed(built: Built) -> None:
    names = [path for path in built.folder.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg", ".webmanifest")]
    assert len(names) > 10
    for path in names:
        if path.stat().st_size < 200:
            continue
        assert gzip.decompress(path.with_name(path.name + ".gz").read_bytes()) == path.read_bytes()
        assert 0 < path.with_name(path.name + ".br").stat().st_size < path.stat().st_size


def test_the_page_has_no_script_or_style_of_its_own_and_asks_no_other_host(built: Built) -> None:
    class Look(HTMLParser):
        wrong: list[str] = []  # noqa: RUF012

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            given = dict(attrs)
            if tag == "style" or (tag == "script" and not given.get("src")):
                self.wrong.append(tag)
            self.wrong += [name for name, value in attrs if name == "style" or name.startswith("on") or "//" in (value or "")]

    look = Look()
    look.feed(built.html)
    assert look.wrong == []
    for path in built.folder.rglob("*"):
        if path.suffix in (".js", ".css"):
            source = path.read_text("utf-8")
            hosts = set(re.findall(r"""["'(`](?:https?:)?//([a-z0-9.-]+\.[a-z]+)""", source)) - {"www.w3.org"}
            assert not hosts, f"{path.name}: {hosts}"
            assert not re.search(r"\beval\(|new Function\(", source), path.name


def test_styles_hold_no_data_addresses(built: Built) -> None:
    """The content security policy has no `data:`."""
    assert not [path.name for path in built.folder.rglob("*.css") if "url(data:" in path.read_text("utf-8")]


def test_what_is_linked_and_what_the_service_worker_keeps_is_there(built: Built) -> None:
    worker = (built.folder / "sw.js").read_text("utf-8")
    listed = re.search(r"addAll\((\[.*?\])\)", worker)
    assert listed is not None
    kept: list[str] = json.loads(listed[1])
    assert kept[0] == "/"
    assert {"index.html" if name == "/" else name[1:] for name in kept} >= built.needed("index.html") | built.needed("src/table/scene.tsx")
    assert "import" not in worker.split("addEventListener")[0]
    for name in [*built.linked, *(name[1:] for name in kept if name != "/")]:
        assert (built.folder / name).is_file(), name


def test_the_manifest_and_its_icons_are_there(built: Built) -> None:
    manifest = json.loads((built.folder / "manifest.webmanifest").read_text("utf-8"))
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        data = (built.folder / icon["src"][1:]).read_bytes()
        if icon["type"] == "image/png":
            assert data[:8] == b"\x89PNG\r\n\x1a\n"
            assert "x".join(str(int.from_bytes(data[at : at + 4], "big")) for at in (16, 20)) == icon["sizes"]


def test_every_language_is_a_file_of_its_own_without_comments(built: Built) -> None:
    texts = {name.split("texts/")[-1]: chunk["file"] for name, chunk in built.chunks.items() if "virtual:texts/" in name}
    assert set(texts) == set(LANGUAGES)
    for file in texts.values():
        source = (built.folder / file).read_text("utf-8")
        assert "event-played" in source
        assert not re.search(r"(^|\\n|\n)#", source)
        assert "cli-" not in source


def test_the_font_comes_with_its_licence(built: Built) -> None:
    assert "SIL OPEN FONT LICENSE" in (built.folder / "assets" / "nunito-OFL.txt").read_text("utf-8").upper()


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    assert all("integrity" in package for name, package in lock["packages"].items() if name)


def test_what_is_needed_to_build_is_no_development_package() -> None:
    """`npm ci --omit=dev` is enough, and each version is exact."""
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    assert {"preact", "@preact/signals", "@fluent/bundle", "vite"} <= set(package["dependencies"])
    for versions in (package["dependencies"], package["devDependencies"]):
        assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions.values())


def test_the_fingerprint_changes_with_every_source_and_only_then() -> None:
    sources = {path.relative_to(WEB.parent).as_posix() for path in make().sources()}
    assert {"web/index.html", "web/src/main.tsx", "web/build/texts.ts", "web/package-lock.json"} <= sources
    assert {f"src/lastcard/texts/{language}/game.ftl" for language in LANGUAGES} <= sources
    assert not [name for name in sources if "node_modules" in name or name.endswith(("terminal.ftl", ".test.ts", ".pyc"))]
    assert make().fingerprint() == make().fingerprint()
