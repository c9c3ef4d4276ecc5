"""The project's own files: what the package holds, which hooks and Pythons there are, what the changelog says."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder
from pre_commit.clientlib import load_config
from tools import build_hook
from tools.check import CHECKS

from marula import __version__

ROOT = Path(__file__).parents[1]


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_the_package_says_that_it_is_typed_and_leaves_tests_and_sources_of_pages_out() -> None:
    files = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert {"marula/py.typed", "marula/games/africa/data/board.toml"} <= files
    assert not [file for file in files if re.match(r"marula/games/\w+/(tests|web)/", file) or "gallery" in file]


def test_every_check_of_make_is_a_hook() -> None:
    entries = " ".join(hook["entry"] for hook in load_config(ROOT / ".pre-commit-config.yaml")["repos"][0]["hooks"])
    assert "-m tools.check" in read("Makefile").split("\ncheck:")[1].split("\n\n")[0]
    tools = [command[0] for _, command in CHECKS]
    assert {"ruff", "mypy", "lint-imports", "eslint", "prettier", "svelte-check"} <= set(tools)
    assert [tool for tool in tools if f"/{tool}" not in entries] == []


def test_every_python_that_is_promised_is_tested() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    tested = [
        re.findall(r'"([\d.]+)"', line) for line in re.findall(r" python: .*", read(".github/workflows/tests.yml"))
    ]
    named = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    assert tested == [named, named]
    assert project["requires-python"] == f">={named[0]}"
    compiled = re.findall(r"cp3(\d+)-\*", read(".github/workflows/wheels.yml"))
    assert [f"3.{minor}" for minor in compiled] == named


def test_wheels_are_compiled_by_the_mypyc_that_was_tested() -> None:
    locked = re.search(r"^mypy==(\d+\.\d+)\.", read("requirements.lock"), re.MULTILINE)
    assert locked is not None
    assert f"mypy=={locked[1]}.*" in build_hook.NEEDED


def test_the_changelog_has_what_is_to_come_and_a_date_for_what_stands() -> None:
    headings = re.findall(r"^## (.*)", read("CHANGELOG.md"), re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    assert re.fullmatch(rf"\[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d", headings[1])


@pytest.mark.parametrize(
    "lock", ["package-lock.json", "tools/lighthouse/package-lock.json", "tools/pyodide/package-lock.json"]
)
def test_locks_of_packages_record_versions_and_hashes_and_no_addresses(lock: str) -> None:
    packages = {name: package for name, package in json.loads(read(lock))["packages"].items() if name}
    assert all(package["version"] and package["integrity"] for package in packages.values())
    assert "://" not in read(lock)
