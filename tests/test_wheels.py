"""What a wheel holds, by MARULA_COMPILE; how the two of them are tried. Nothing is compiled here."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tools import build_hook, wheels
from tools.compile_rules import CannotCompileError


class Hook:
    """The hook, as hatchling uses it for a wheel; what it has said."""

    def __init__(self, target: str = "wheel") -> None:
        self.said: list[str] = []
        app = SimpleNamespace(display_warning=self.said.append)
        self.hook = build_hook.CustomBuildHook("", {}, None, None, "", target, app)  # type: ignore[arg-type]

    def initialize(self, version: str = "standard") -> dict[str, Any]:
        data: dict[str, Any] = {"force_include": {}}
        self.hook.initialize(version, data)
        return data


@pytest.fixture(autouse=True)
def no_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_hook, "build", lambda: None)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of compiled modules."""
    (tmp_path / "marula/core").mkdir(parents=True)
    for name in ("marula_rules__mypyc.so", "marula/core/match.so", "modules"):
        (tmp_path / name).touch()
    monkeypatch.setattr(build_hook, "compile_rules", lambda: tmp_path)
    return tmp_path


def cannot() -> Path:
    raise CannotCompileError("there is no C compiler here")


@pytest.mark.parametrize("wanted", ["yes", "auto", ""])
def test_compiled_modules_are_in_a_wheel_for_this_platform(
    wanted: str, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MARULA_COMPILE", wanted)
    data = Hook().initialize()
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    names = ("marula_rules__mypyc.so", "marula/core/match.so")
    assert data["force_include"] == {str(compiled / name): str(Path(name)) for name in names}


@pytest.mark.parametrize(
    "wanted, target, version", [("no", "wheel", "standard"), ("yes", "wheel", "editable"), ("yes", "sdist", "standard")]
)
def test_nothing_is_compiled_unasked(
    wanted: str, target: str, version: str, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MARULA_COMPILE", wanted)
    assert Hook(target).initialize(version) == {"force_include": {}}


def test_what_cannot_be_compiled_stays_source_and_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_hook, "compile_rules", cannot)
    monkeypatch.setenv("MARULA_COMPILE", "auto")
    hook = Hook()
    assert hook.initialize() == {"force_include": {}}
    assert hook.said == ["The rules stay as source, which is slower: there is no C compiler here."]
    monkeypatch.setenv("MARULA_COMPILE", "yes")
    with pytest.raises(CannotCompileError):
        Hook().initialize()
    monkeypatch.setenv("MARULA_COMPILE", "perhaps")
    with pytest.raises(SystemExit, match="auto, yes, no"):
        Hook().initialize()


def test_the_compiler_is_fetched_where_it_will_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for missing, needed in (
        (None, {"yes": True, "auto": True, "no": False}),
        ("cc", {"yes": True, "auto": False, "no": False}),
    ):
        monkeypatch.setattr(build_hook, "no_compiler", lambda missing=missing: missing)
        for wanted, expected in needed.items():
            monkeypatch.setenv("MARULA_COMPILE", wanted)
            assert bool(Hook().hook.dependencies()) == expected


@pytest.mark.parametrize(
    "found, complaint",
    [
        ([(True, "a"), (False, "a")], None),
        ([(True, "a"), (False, "b")], "do not play alike"),
        ([(False, "a"), (False, "a")], "should be compiled"),
    ],
)
def test_both_wheels_must_play_alike(
    found: list[tuple[bool, str]],
    complaint: str | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    answers = iter(found)
    monkeypatch.setattr("sys.argv", ["wheels"])
    monkeypatch.setattr(wheels, "DIST", tmp_path)
    monkeypatch.setattr(wheels, "make", lambda wanted: tmp_path / f"marula-{wanted}.whl")
    monkeypatch.setattr(
        wheels, "tried", lambda file: dict(zip(("compiled", "match_digest"), next(answers), strict=True))
    )
    (tmp_path / "marula-old.whl").touch()
    if complaint is None:
        wheels.main()
    else:
        with pytest.raises(SystemExit, match=complaint):
            wheels.main()
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [tuple(wheel) for wheel in last["wheels"]] == [("file", "compiled", "match_digest")] * 2
    assert [wheel["file"] for wheel in last["wheels"]] == ["dist/marula-yes.whl", "dist/marula-no.whl"]
    assert list(tmp_path.iterdir()) == []
