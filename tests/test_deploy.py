"""What hosts are given: a script that installs, a service, a web server, a container. Checked by their own tools."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from dataclasses import asdict
from pathlib import Path
from urllib.request import urlopen

import pytest

from marula import __version__
from marula.cli import main
from marula.server.limits import Limits
from marula.server.serve import PORT

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
INSTALLED = "/opt/marula"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a server on Windows is installed by pip")


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        env={**os.environ, **environment},
    )


def tool(name: str, get: str) -> str:
    """A program that `make test` sees to where it can."""
    found = shutil.which(name, path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if found is None:
        pytest.skip(f"there is no {name} here: {get}")
    return found


@pytest.mark.long
def test_marula_is_installed_into_an_empty_folder_and_serves(tmp_path: Path) -> None:
    built = run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path)
    assert built.returncode == 0, built.stdout
    folder = tmp_path / "marula"
    folder.mkdir()
    wheel = next(tmp_path.glob("*.whl"))
    installed = run("sh", DEPLOY / "install.sh", folder, wheel, PYTHON=sys.executable, PIP_NO_COMPILE="1")
    assert installed.returncode == 0, installed.stdout
    assert f"marula {__version__}" in installed.stdout
    # Away from the checkout: nothing of it may be needed.
    options = ["--lang", "en", "--port", "0", "--data", str(tmp_path / "data")]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(
        [folder / "bin/marula", "serve", *options], stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment
    ) as server:
        assert server.stdout is not None
        try:
            found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
            assert found is not None
            document = urlopen(found[0], timeout=60).read().decode()
            script = re.search(r'src="/(assets/[^"]+\.js)"', document)
            assert script is not None
            assert urlopen(found[0] + script[1], timeout=60).status == 200
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "usage"),
        (["{}/new", "{}/nothing"], "neither a checkout of Marula nor a wheel"),
        (["{}/full"], "is not empty"),
        (["{}/full/file"], "is not a folder"),
    ],
)
def test_what_cannot_be_installed_is_said_and_leaves_everything_as_it_was(
    tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/file").touch()
    done = run("sh", DEPLOY / "install.sh", *(argument.format(tmp_path) for argument in arguments))
    assert done.returncode == 1
    assert complaint in done.stdout
    assert sorted(file.name for file in tmp_path.rglob("*")) == ["file", "full"]


def test_an_old_python_is_told_so(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9 || exit 1\n')
    old.chmod(0o755)
    done = run("sh", DEPLOY / "install.sh", tmp_path / "new", PYTHON=str(old))
    assert (done.returncode, "3.11 or newer; this is Python 3.9" in done.stdout) == (1, True)
    assert not (tmp_path / "new").exists()


def test_what_hosts_are_told_to_type_can_be_typed(capsys: pytest.CaptureFixture[str]) -> None:
    """Every command and option of docs/hosting.md is there."""
    told = (ROOT / "docs/hosting.md").read_text("utf-8").replace("\\\n", " ")
    commands = re.findall(r"\bmarula (serve|play|[a-z]+(?:-[a-z]+)?|table [a-z]+)((?: [^`\n]*)?)[`\n]", told)
    known = {"serve", "backup", "migrate", "verify-all", "prune", "replay"}
    helped: dict[str, str] = {}
    for command in (*known, "table open", "table show", "table end"):
        assert main([*command.split(), "--help", "--lang", "en"]) == 0
        helped[command] = capsys.readouterr().out
        assert f"marula {command}" in told or command == "replay"
    for command, rest in commands:
        for option in re.findall(r"--[a-z-]+", rest) if command in helped else []:
            assert option in helped[command], (command, option)
    for option in re.findall(r"`(--[a-z-]+)", told):
        assert option in helped["serve"], option


def test_hosts_are_told_every_limit_and_what_it_usually_is() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", (ROOT / "docs/hosting.md").read_text("utf-8"), re.MULTILINE)
    assert {name: int(usual) for name, usual in rows} == asdict(Limits())


def versions(lock: Path) -> set[str]:
    return set(re.findall(r"^([\w.-]+==\S+)", lock.read_text("utf-8"), re.MULTILINE))


def test_hosts_get_the_versions_that_were_tested() -> None:
    of_hosts = versions(DEPLOY / "requirements.lock")
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    names = {re.split(r"[^\w.-]", one)[0].replace(".", "-") for one in needed}
    assert names <= {one.split("==")[0] for one in of_hosts}
    assert of_hosts < versions(ROOT / "requirements.lock")


def test_the_service_is_one_that_systemd_understands_and_finds_well_confined(tmp_path: Path) -> None:
    analyze = tool("systemd-analyze", "apt install systemd")
    unit = tmp_path / "marula.service"
    # What it starts isn't installed here.
    unit.write_text((DEPLOY / "marula.service").read_text().replace(f"{INSTALLED}/bin/marula", "/bin/true"))
    verified = run(analyze, "verify", unit)
    assert (verified.returncode, verified.stdout) == (0, "")
    judged = run(analyze, "security", "--offline=true", "--threshold=20", "--no-pager", unit)
    assert judged.returncode == 0, judged.stdout


def test_caddy_understands_its_file() -> None:
    caddy = tool("caddy", "apt install caddy")
    checked = run(caddy, "validate", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile")
    assert checked.returncode == 0, checked.stdout
    assert "Valid configuration" in checked.stdout
    assert run(caddy, "fmt", DEPLOY / "Caddyfile").stdout == (DEPLOY / "Caddyfile").read_text()


def test_the_container_is_made_as_hadolint_likes_it() -> None:
    done = run(tool("hadolint", "make setup"), DEPLOY / "Dockerfile")
    assert (done.returncode, done.stdout) == (0, "")


def test_all_of_it_speaks_of_the_same_server() -> None:
    dockerfile, unit, caddy = ((DEPLOY / name).read_text() for name in ("Dockerfile", "marula.service", "Caddyfile"))
    assert f"reverse_proxy 127.0.0.1:{PORT}" in caddy
    assert f"EXPOSE {PORT}" in dockerfile
    assert f"http://127.0.0.1:{PORT}/ready" in dockerfile
    assert "sh /checkout/deploy/install.sh " + INSTALLED in dockerfile
    for text in (dockerfile, unit):
        assert f"{INSTALLED}/bin/marula" in text
    assert re.search(r"^USER \d+$", dockerfile, re.MULTILINE), "not root"


def test_a_container_is_built_from_all_that_it_needs() -> None:
    """What the container's checkout lacks can't be installed from it."""
    let_in = {line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().split() if line.startswith("!")}
    assert {
        "src",
        "web",
        "pyproject.toml",
        "tools/build_hook.py",
        "tools/build_pages.py",
        "tools/compile_rules.py",
        "README.md",
        "LICENSE",
        "package-lock.json",
    } <= let_in
    assert {"deploy/install.sh", "deploy/requirements.lock"} <= let_in
    assert [name for name in sorted(let_in) if not (ROOT / name).exists()] == []
