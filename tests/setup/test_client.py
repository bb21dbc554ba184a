"""go.py and the client for the browser: built when its sources changed, checked and tested with everything else, with any Node or none."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest
from web.client import make

from .test_go import GO, UV, WORKERS, Checkout

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins for uv and Node are shell scripts")

# As the build would: notes what the client was built from.
BUILDS = """
if "--reinstall-package" in sys.argv:
    sys.path.insert(0, "web")
    import make
    make.BUILT.mkdir(parents=True, exist_ok=True)
    (make.BUILT / make.STAMP).write_text(make.fingerprint())
"""

SYNC = "sync --locked --inexact --compile-bytecode --no-default-groups"


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    folder = tmp_path / "a checkout"
    folder.mkdir()
    checkout = Checkout(folder)
    for name in ("web/src", "web/test", "web/node_modules/x", "src/lastcard/texts/en", "src/lastcard/server"):
        (folder / name).mkdir(parents=True)
    shutil.copy(GO.parent / "web" / "make.py", folder / "web")
    checkout.write("web/src/main.tsx", "one")
    checkout.write("src/lastcard/texts/en/game.ftl", "a = b\n")
    checkout.write("src/lastcard/texts/en/terminal.ftl", "c = d\n")
    checkout.write("uv.py", UV + BUILDS)
    return checkout


def bin_folder(folder: Path, node: str | None, npm: bool = True) -> str:
    """A PATH with a Node that says this version, and an npm."""
    folder.mkdir(exist_ok=True)
    for name in ("sh", "env"):
        (folder / name).symlink_to(str(shutil.which(name)))
    scripts = {"node": f"echo {node}"} if node else {}
    if npm:
        scripts["npm"] = 'echo npm "$@"'
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    return str(folder)


def test_the_first_start_builds_the_client_and_the_second_does_nothing(checkout: Checkout) -> None:
    assert checkout.go("run").stderr == "go.py: installing what is needed …\n"
    assert checkout.go("run").stderr == ""
    assert checkout.uv_calls == [f"{SYNC} --reinstall-package lastcard"]


@pytest.mark.parametrize("name", ["web/src/main.tsx", "web/src/new.tsx", "web/index.html", "src/lastcard/texts/en/game.ftl"])
def test_a_change_of_the_client_builds_it_again_and_says_so(checkout: Checkout, name: str) -> None:
    checkout.go("run")
    checkout.write(name, "two")
    assert checkout.go("run").stderr == "go.py: building the pages for the browser …\n"
    assert checkout.go("run").stderr == ""
    assert checkout.uv_calls == [f"{SYNC} --reinstall-package lastcard"] * 2


@pytest.mark.parametrize("name", ["web/test/a.test.ts", "web/node_modules/x/y.js", "web/README.md", "src/lastcard/texts/en/terminal.ftl"])
def test_a_change_of_what_goes_into_no_build_builds_nothing(checkout: Checkout, name: str) -> None:
    checkout.go("run")
    checkout.write(name, "two")
    checkout.go("run")
    assert len(checkout.uv_calls) == 1


def test_a_client_that_is_taken_away_is_built_again(checkout: Checkout) -> None:
    checkout.go("run")
    shutil.rmtree(checkout.folder / "src/lastcard/server/web")
    checkout.go("run")
    assert len(checkout.uv_calls) == 2


def test_a_build_that_fails_gives_its_reason_and_is_tried_again(checkout: Checkout) -> None:
    checkout.go("run")
    checkout.write("web/src/main.tsx", "wrong")
    checkout.write("uv-fails", "make.Failed: cannot run “build” of the client: npm ended with status 1")
    done = checkout.go("run")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("go.py: the pages for the browser cannot be built (details: ")
    (checkout.folder / "uv-fails").unlink()
    assert checkout.go("run").returncode == 0


def test_a_registry_of_npm_that_cannot_be_reached_is_network_trouble(checkout: Checkout) -> None:
    checkout.write("uv-fails", "npm error code ENOTFOUND\nmake.Failed: cannot install the packages of npm: npm ended with status 1")
    done = checkout.go("run")
    assert "the package registry cannot be reached: check the network and start again" in done.stderr


def test_test_checks_and_tests_the_client_too(checkout: Checkout, tmp_path: Path) -> None:
    path = bin_folder(tmp_path / "bin", "v20.19.0")
    done = checkout.go("test", PATH=path)
    assert [line.replace(f"{checkout.folder}/", "") for line in done.stdout.splitlines()] == [
        "-m ruff check",
        "-m ruff format --check",
        "-m mypy --strict src/lastcard go.py web/make.py",
        "web/make.py run check",
        "web/make.py run lint",
        "web/make.py run test",
        f"-m pytest -n {WORKERS} --dist worksteal -m not soak",
    ]
    assert checkout.uv_calls == [f"{SYNC} --group dev --reinstall-package lastcard"]


def test_without_a_node_the_tests_have_one_installed(checkout: Checkout, tmp_path: Path) -> None:
    checkout.go("test", PATH=bin_folder(tmp_path / "bin", None, npm=False))
    assert checkout.uv_calls == [f"{SYNC} --group dev --group node --reinstall-package lastcard"]


@pytest.mark.parametrize(
    ("node", "npm", "fits"),
    [
        ("v20.19.0", True, True),
        ("v20.18.9", True, False),
        ("v18.20.4", True, False),
        ("v21.7.3", True, False),
        ("v22.11.0", True, False),
        ("v22.12.0", True, True),
        ("v24.1.0", True, True),
        ("v24.1.0", False, False),
        ("gibberish", True, False),
        (None, False, False),
    ],
)
def test_a_node_of_the_system_is_used_where_it_is_new_enough(
    node: str | None, npm: bool, fits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", bin_folder(tmp_path / "bin", node, npm))
    assert make().needs_package() is not fits


def test_a_script_that_fails_fails_the_command(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    shutil.copy(GO.parent / "web" / "make.py", web)
    (web / "package-lock.json").write_text('{"packages": {}}')
    path = bin_folder(tmp_path / "bin", "v24.1.0")
    (tmp_path / "bin" / "npm").write_text("#!/bin/sh\nexit 3\n")
    status = os.spawnve(os.P_WAIT, sys.executable, [sys.executable, str(web / "make.py"), "run", "test"], {**os.environ, "PATH": path})
    assert status == 1


def test_npm_trusts_what_the_system_trusts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind a company's proxy the packages come with a certificate that only the system knows; what the user set comes first."""
    path = bin_folder(tmp_path / "bin", "v24.1.0")
    bundle, users = tmp_path / "system.crt", tmp_path / "user.crt"
    bundle.write_text("")
    users.write_text("")
    module = make()
    monkeypatch.setenv("PATH", path)
    monkeypatch.delenv("NODE_EXTRA_CA_CERTS", raising=False)
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)

    def given(*places: Path) -> str | None:
        monkeypatch.setattr(module, "CERTIFICATES", tuple(map(str, places)))
        return module.environment_of_npm(Path(path) / "node").get("NODE_EXTRA_CA_CERTS")

    assert given(tmp_path / "none") is None
    assert given(tmp_path / "none", bundle) == str(bundle)
    monkeypatch.setenv("SSL_CERT_FILE", str(users))
    assert given(bundle) == str(users)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "none"))
    assert given(bundle) == str(bundle)
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", str(users))
    assert given(bundle) == str(users)


def test_npm_is_given_the_certificates_of_the_system(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    shutil.copy(GO.parent / "web" / "make.py", web)
    (web / "package-lock.json").write_text('{"packages": {}}')
    (web / "node_modules").mkdir()
    (web / "node_modules" / ".package-lock.json").write_text('{"packages": {}}')
    path = bin_folder(tmp_path / "bin", "v24.1.0")
    (tmp_path / "bin" / "npm").write_text('#!/bin/sh\necho "$NODE_EXTRA_CA_CERTS" > trusted\n')
    bundle = tmp_path / "system.crt"
    bundle.write_text("")
    environment = {name: value for name, value in os.environ.items() if name != "NODE_EXTRA_CA_CERTS"}
    environment |= {"PATH": path, "SSL_CERT_FILE": str(bundle)}
    assert os.spawnve(os.P_WAIT, sys.executable, [sys.executable, str(web / "make.py"), "run", "test"], environment) == 0
    assert (web / "trusted").read_text() == f"{bundle}\n"
