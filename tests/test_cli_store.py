"""The commands that look after the matches that are kept."""

import asyncio
import json
import shutil
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from marula import games
from marula.server.store import file
from marula.server.store.base import FINISHED, Store, StoreError
from marula.server.store.sqlite import SqliteStore
from tests.e2e.scenes import enter, golden, middle
from tests.server.helpers import another, server
from tests.server.people import ANY_GAME, guest_table, key_of, sit, tokens
from tests.server.test_store_contract import FIRST, TABLE
from tests.server.test_store_migration import old_file
from tests.test_cli import english, run

__all__ = ["english"]

Capture = pytest.CaptureFixture[str]


def with_store(folder: Path, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def done() -> Any:
        store = SqliteStore(folder / "marula.sqlite")
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())


def days_ago(days: float) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a match under way, and matches that ended 1, 10 and 100 days ago."""

    async def fill(store: Store) -> None:
        await store.create(TABLE._replace(id="playing", touched=days_ago(1000)), [FIRST])
        for days in (1, 10, 100):
            table = TABLE._replace(id=f"{days}", touched=days_ago(days), state=FINISHED)
            await store.create(table, [FIRST])

    with_store(tmp_path / "data", fill)
    return tmp_path / "data"


def left(folder: Path) -> list[str]:
    found: list[str] = with_store(folder, lambda store: store.ids())
    return sorted(found)


def refused(capsys: Capture, *arguments: object) -> str:
    status, out, err = run(capsys, *arguments)
    assert status == 1
    assert out == ""
    assert err.startswith("marula")
    assert "Traceback" not in err
    assert "{" not in err
    return err


COMMANDS: tuple[tuple[object, ...], ...] = (
    ("migrate",),
    ("backup", "{}/copy.sqlite"),
    ("prune", "--older-than", 1, "--yes"),
    ("verify-all",),
)


def filled(command: tuple[object, ...], tmp_path: Path) -> list[str]:
    return [str(word).format(tmp_path) for word in command]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_folder_without_matches(capsys: Capture, tmp_path: Path, command: tuple[object, ...], language: str) -> None:
    err = refused(capsys, *filled(command, tmp_path), "--data", tmp_path / "none", "--lang", language)
    assert str(tmp_path / "none") in err
    assert not (tmp_path / "none").exists()
    assert not (tmp_path / "copy.sqlite").exists()


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_file_that_is_no_store(capsys: Capture, tmp_path: Path, command: tuple[object, ...]) -> None:
    (tmp_path / "marula.sqlite").write_bytes(b"no database, whatever its name says")
    assert "is damaged" in refused(capsys, *filled(command, tmp_path), "--data", tmp_path)
    assert not (tmp_path / "copy.sqlite").exists()


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_matches_of_a_newer_version(capsys: Capture, tmp_path: Path, folder: Path, command: tuple[object, ...]) -> None:
    with closing(sqlite3.connect(folder / "marula.sqlite")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    err = refused(capsys, *filled(command, tmp_path), "--data", folder)
    assert "newer version" in err
    assert "9999" in err


@pytest.mark.parametrize("command", COMMANDS[2:], ids=lambda command: command[0])
def test_matches_of_an_older_version_are_not_touched(
    capsys: Capture, tmp_path: Path, command: tuple[object, ...]
) -> None:
    old_file(tmp_path / "marula.sqlite", "0002", [{"id": "a"}])
    assert "marula migrate" in refused(capsys, *filled(command, tmp_path), "--data", tmp_path)
    with closing(sqlite3.connect(tmp_path / "marula.sqlite")) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0002",)


def test_migrate(capsys: Capture, tmp_path: Path) -> None:
    old_file(tmp_path / "marula.sqlite", "0001", [{"id": "a"}])
    assert run(capsys, "migrate", "--data", tmp_path) == (0, f"The matches in {tmp_path} are up to date now.\n", "")
    assert run(capsys, "migrate", "--data", tmp_path) == (
        *(0, f"The matches in {tmp_path} were up to date already.\n", ""),
    )
    assert left(tmp_path) == ["a"]


def test_migrate_beside_a_server(capsys: Capture, folder: Path) -> None:
    async def work(store: Store) -> str:
        return refused(capsys, "migrate", "--data", folder)

    assert "in use by another Marula" in with_store(folder, work)


def test_a_backup_is_a_store_of_its_own(capsys: Capture, tmp_path: Path, folder: Path) -> None:
    target = tmp_path / "elsewhere" / "marula.sqlite"
    target.parent.mkdir()

    async def work(store: Store) -> None:
        await store.create(TABLE._replace(id="late"), [FIRST])
        status, out, err = await asyncio.to_thread(run, capsys, "backup", target, "--data", folder)
        assert (status, out, err) == (0, f"{target} holds 5 tables, and is in order.\n", "")
        await store.create(TABLE._replace(id="later"), [FIRST])

    with_store(folder, work)
    assert [path.name for path in target.parent.iterdir()] == ["marula.sqlite"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert left(target.parent) == sorted(["late", "playing", "1", "10", "100"])


def test_a_backup_overwrites_nothing_unasked(capsys: Capture, tmp_path: Path, folder: Path) -> None:
    target = tmp_path / "mine"
    target.write_text("something dear")
    assert "--force" in refused(capsys, "backup", target, "--data", folder)
    assert target.read_text() == "something dear"
    assert run(capsys, "backup", target, "--data", folder, "--force")[0] == 0
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (4,)


def test_going_back_to_a_backup_as_hosting_md_tells_it(capsys: Capture, tmp_path: Path) -> None:
    data, copy, before = tmp_path / "data", tmp_path / "copy.sqlite", tmp_path / "before"
    copied_key = tmp_path / "copy.sqlite.key"
    with server(data) as host:
        table = guest_table(host, ANY_GAME, "person", "guest", "guest")["id"]
        first, second = [token for token in tokens(host, table) if token]
        guest = another(host)
        sit(guest, first, "Ana")
        status, out, err = run(capsys, "backup", copy, "--data", data)
        assert (status, err) == (0, "")
        assert out.splitlines()[1].startswith(f"{copied_key} is the key")
        assert stat.S_IMODE(copied_key.stat().st_mode) == 0o600
        assert "--force" in refused(capsys, "backup", copy, "--data", data)
        host.delete(f"/api/tables/{table}")
    # What a server leaves that lost power: it belongs to the file as it was then.
    (data / "marula.sqlite-wal").write_bytes(b"of another file")
    data.rename(before)
    data.mkdir()
    shutil.copy(copy, data / "marula.sqlite")
    shutil.copy(copied_key, data / "server.key")
    shutil.copy(before / "somebody", data / "somebody")
    with server(data) as host:
        again = another(host)
        again.cookies.update(guest.cookies)
        assert host.get(f"/api/tables/{table}").json()["mine"] == [0], "devices are known"
        assert again.get(f"/api/tables/{table}").json()["mine"] == [1]
        assert sit(another(host), second, "Bo")["seat"] == 2, "links work"
    (data / "server.key").unlink()
    with server(data) as host:
        dead = another(host).post("/api/invitations/read", json={"token": second})
        assert key_of(dead) == (404, "page-link-unknown"), "without the key they would not"


def test_a_backup_that_has_no_key_leaves_no_other_one_s(capsys: Capture, tmp_path: Path, folder: Path) -> None:
    (tmp_path / "mine.key").write_text("of an older backup")
    assert "mine.key" in refused(capsys, "backup", tmp_path / "mine", "--data", folder)
    assert run(capsys, "backup", tmp_path / "mine", "--data", folder, "--force")[0] == 0
    assert not (tmp_path / "mine.key").exists()


def test_a_backup_that_cannot_be_written(capsys: Capture, tmp_path: Path, folder: Path) -> None:
    err = refused(capsys, "backup", tmp_path / "no" / "such" / "folder", "--data", folder)
    assert "could not be copied: No such file or directory" in err


def test_a_backup_of_a_broken_file_is_none(capsys: Capture, tmp_path: Path, folder: Path) -> None:
    target = tmp_path / "mine"
    target.write_text("something dear")
    path = folder / "marula.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as broken:
        broken.seek((page - 1) * size)
        broken.write(b"\xff" * size)
    assert "could not be copied" in refused(capsys, "backup", target, "--data", folder, "--force")
    assert target.read_text() == "something dear"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "mine"]


def test_prune_asks_first(capsys: Capture, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    asked: list[str] = []

    def say(answer: str) -> None:
        def ask(question: str) -> str:
            asked.append(question)
            return answer

        monkeypatch.setattr("builtins.input", ask)

    for answer in ("no", "", "perhaps"):
        say(answer)
        assert run(capsys, "prune", "--older-than", 5, "--data", folder)[:2] == (1, "Nothing was removed.\n")
    assert left(folder) == sorted(["playing", "1", "10", "100"])
    assert asked[0].startswith("2 tables whose matches ended before ")
    say("Yes ")
    assert run(capsys, "prune", "--older-than", 5, "--data", folder)[:2] == (0, "2 tables were removed.\n")
    assert left(folder) == ["1", "playing"]
    assert run(capsys, "prune", "--older-than", 5, "--data", folder)[0] == 0
    assert len(asked) == 4


def test_prune_where_nobody_can_answer(capsys: Capture, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def nobody(question: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nobody)
    assert run(capsys, "prune", "--older-than", 5, "--data", folder)[0] == 1
    assert len(left(folder)) == 4


def test_prune_beside_a_server(capsys: Capture, folder: Path) -> None:
    """Both go on, whoever is quicker."""

    async def work(store: Store) -> None:
        pruning = asyncio.create_task(
            asyncio.to_thread(run, capsys, "prune", "--older-than", 0, "--yes", "--data", folder)
        )
        for number in range(50):
            await store.create(TABLE._replace(id=f"new {number}"), [FIRST])
        assert (await pruning)[:2] == (0, "3 tables were removed.\n")
        assert len(await store.ids()) == 51

    with_store(folder, work)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("prune",), "--older-than is missing"),
        (("prune", "--older-than", "soon"), "soon"),
        (("prune", "--older-than", "-1"), "-1"),
        (("backup",), "FILE"),
        (("migrate", "x"), "x"),
        (("verify-all", "--fast"), "--fast"),
    ],
    ids=str,
)
def test_wrong_use(capsys: Capture, tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    status, out, err = run(capsys, *arguments, "--data", tmp_path)
    assert (status, out) == (2, "")
    assert words in err


def test_what_goes_wrong_in_between_is_said(capsys: Capture, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def fail(*arguments: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("marula.server.store.statements.delete", fail)
    assert "disk I/O error" in refused(capsys, "prune", "--older-than", 1, "--yes", "--data", folder)
    assert len(left(folder)) == 4


def test_verify_all_says_which_match_does_not_hold(capsys: Capture, folder: Path) -> None:
    status, out, _ = run(capsys, "verify-all", "--data", folder)
    assert status == 1
    assert "playing: this version has no rules 1 of the game “a game”" in out
    assert json.loads(out.splitlines()[-1]) == {"tables": 4, "verified": 0, "unfinished": 0, "damaged": 4}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a match of every game under way, one finished, and a table that gathers."""
    folder = tmp_path_factory.mktemp("played")

    async def fill(store: Store) -> None:
        for game in games.every():
            data = golden(game)
            await enter(store, f"{game.id} under way", data, middle(data))
            await enter(store, f"{game.id} finished", data, None)
        found = await store.table(f"{game.id} under way")
        assert found is not None
        await store.create(found[0]._replace(id="gathering", state="gathering", seq=0))

    with_store(folder, fill)
    return folder


def test_verify_all_replays_every_match(capsys: Capture, played: Path) -> None:
    status, out, err = run(capsys, "verify-all", "--data", played)
    count = len(games.names())
    assert (status, err) == (0, "")
    said, last = out.splitlines()
    assert said == "Every stored match holds."
    assert json.loads(last) == {"tables": 2 * count + 1, "verified": count, "unfinished": count + 1, "damaged": 0}


TAMPERINGS = {
    "a move that was never made": (
        "UPDATE entries SET action = (SELECT action FROM entries WHERE table_id = :id AND number = 2)"
        " WHERE table_id = :id AND number = 5",
        "what is stored is damaged at entry 5",
    ),
    "a move left out": (
        "DELETE FROM entries WHERE table_id = :id AND number = 7",
        "what is stored is damaged at entry 7",
    ),
    "the last move left out": (
        "DELETE FROM entries WHERE table_id = :id AND number = (SELECT seq FROM tables WHERE id = :id)",
        "what is stored is damaged at entry ",
    ),
    "an action that is none": (
        'UPDATE entries SET action = \'{"type": "win"}\' WHERE table_id = :id AND number = 9',
        "what is stored is damaged at entry 9",
    ),
    "another seed": ("UPDATE tables SET seed = zeroblob(32) WHERE id = :id", "what is stored is damaged at entry "),
    "another result": (
        "UPDATE tables SET summary = json_set(summary, '$.scores[0]', 999) WHERE id = :id",
        "the match does not end as was stored",
    ),
    "not finished": ("UPDATE tables SET state = 'playing' WHERE id = :id", "the match does not end as was stored"),
    "other rules": ("UPDATE tables SET rules = 99 WHERE id = :id", "this version has no rules 99 of the game"),
    "no board": ("UPDATE boards SET data = '{}' WHERE id = (SELECT board FROM tables WHERE id = :id)", "at entry 0"),
}


@pytest.mark.parametrize("tampering", TAMPERINGS)
def test_verify_all_finds_what_does_not_hold(capsys: Capture, tmp_path: Path, played: Path, tampering: str) -> None:
    statement, words = TAMPERINGS[tampering]
    shutil.copy(played / "marula.sqlite", tmp_path)
    game = games.names()[0]
    with closing(sqlite3.connect(tmp_path / "marula.sqlite")) as connection:
        connection.execute("DELETE FROM tables WHERE id NOT IN (?, 'gathering')", (f"{game} finished",))
        assert connection.execute(statement, {"id": f"{game} finished"}).rowcount == 1
        connection.commit()
    status, out, _ = run(capsys, "verify-all", "--data", tmp_path)
    assert status == 1
    named, said, last = out.splitlines()
    assert named.startswith(f"{game} finished: ")
    assert words in named
    assert said == "1 table is damaged."
    assert json.loads(last) == {"tables": 2, "verified": 0, "unfinished": 1, "damaged": 1}


def test_no_room_is_said_as_such(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    with closing(sqlite3.connect(path)) as full:
        full.execute("PRAGMA max_page_count = 2")
        full.execute("CREATE TABLE a (b)")
        with pytest.raises(StoreError) as told, file.in_a_sentence(path):
            full.execute("INSERT INTO a VALUES (zeroblob(100000))")
    assert told.value.key == "store-full"
    assert told.value.values["data"] == str(tmp_path)
