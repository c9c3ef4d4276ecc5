"""What every store has to keep to, whatever it keeps things in."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from marula.core.stream import derive_seed
from marula.server.store.base import (
    BEGIN,
    ENDED,
    FINISHED,
    GATHERING,
    MOST_UNDER_WAY,
    MOVE,
    PLAYING,
    Change,
    ConflictError,
    MyTables,
    Store,
    StoredBoard,
    StoredEntry,
    StoredLine,
    StoredSeat,
    StoredTable,
    StoreError,
)
from marula.server.store.sqlite import SqliteStore

Opened = Callable[[], AbstractAsyncContextManager[Store]]

PERSON = StoredSeat(0, "person", "Inès", "red", "lion", "", holder="ines", epoch=2, left_ms=5, runs_since=7, sat="s")
BOT = StoredSeat(1, "bot", "Awa", "blue", "camel", "greedy")
FREE = StoredSeat(2, "person", "", "", "", "", stand_in="random", language="ja")
TABLE = StoredTable(
    id="t",
    game="a game",
    rules=1,
    board=StoredBoard.of("a game", {"a": [1, "é"], "b": {"c": None}}),
    options={"x": True},
    seed=derive_seed(1),
    created="2026-01-01T12:00:00.000+00:00",
    touched="2026-01-01T12:00:00.000+00:00",
    seats=(PERSON, BOT, FREE),
    summary={"turn": 1},
    seq=1,
)
FIRST = StoredEntry(1, BEGIN, -1, "begin", {}, "c")
SECOND = StoredEntry(2, MOVE, 0, "0:a", {"type": "end_turn"}, "e")


def sqlite_store(folder: Path) -> Opened:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = SqliteStore(folder / "marula.sqlite")
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    return opened


@pytest.fixture(params=[sqlite_store])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """A store: opened again, it is the same one."""
    made: Opened = request.param(tmp_path)
    return made


def work_with(opened: Opened, *works: Callable[[Store], Awaitable[None]]) -> None:
    """Work with a store, which is closed and opened in between."""

    async def run() -> None:
        for work in works:
            async with opened() as store:
                await work(store)

    asyncio.run(run())


def change_of(seen: StoredTable, *entries: StoredEntry, **fields: Any) -> Change:
    return Change(seen._replace(seq=seen.seq + len(entries), **fields), entries)


async def at(store: Store, id: str = "t") -> StoredTable:
    found = await store.table(id)
    assert found is not None
    return found[0]


def ids(tables: list[StoredTable]) -> list[str]:
    return [table.id for table in tables]


def test_what_was_written_is_read_again(opened: Opened) -> None:
    changed = TABLE._replace(
        touched="2026-01-02T12:00:00.000+00:00",
        summary={"turn": 2},
        state=FINISHED,
        seq=2,
        owner="zola",
        epoch=3,
        listed=True,
        pace="2d",
        level="greedy",
        begins="host",
        chat=False,
        due=99,
        proposal={"what": "end"},
        next="u",
        lesson="digest",
        read=4,
        seats=(PERSON._replace(holder="", stand_in="greedy", runs_since=None), BOT, FREE._replace(holder="malik")),
    )

    async def write(store: Store) -> None:
        await store.create(TABLE, [FIRST])
        await store.change(TABLE, Change(changed, [SECOND]))

    async def read(store: Store) -> None:
        expected = changed._replace(version=1)
        assert await store.table("t") == (expected, [FIRST, SECOND])
        assert await store.since("t", 1) == (expected, [SECOND])
        assert await store.since("t", 2) == (expected, [])
        assert await store.head("t") == expected._replace(board=TABLE.board._replace(data={}))

    async def nothing_else(store: Store) -> None:
        assert await store.table("u") is None
        assert await store.since("u", 0) is None
        assert await store.head("u") is None

    work_with(opened, write, read, nothing_else)


def test_a_table_that_gathers_has_no_entries(opened: Opened) -> None:
    gathering = TABLE._replace(state=GATHERING, seq=0)

    async def work(store: Store) -> None:
        await store.create(gathering)
        assert await store.table("t") == (gathering, [])
        await store.change(gathering, change_of(gathering, FIRST, SECOND, state=PLAYING))
        assert await store.table("t") == (TABLE._replace(seq=2, version=1), [FIRST, SECOND])

    work_with(opened, work)


def test_who_has_seen_an_older_version_changes_nothing(opened: Opened) -> None:
    async def work(store: Store) -> None:
        await store.create(TABLE, [FIRST])
        await store.change(TABLE, change_of(TABLE, proposal={"what": "end"}))
        before = await store.table("t")
        for late in (change_of(TABLE, SECOND, summary={"turn": 9}), change_of(TABLE, seats=(BOT,), owner="x")):
            with pytest.raises(ConflictError):
                await store.change(TABLE, late)
        assert await store.table("t") == before
        seen = await at(store)
        assert seen.version == 1
        await store.change(seen, change_of(seen, SECOND))
        assert (await at(store)).version == 2

    work_with(opened, work)


def test_a_table_that_is_gone_can_not_be_changed(opened: Opened) -> None:
    async def work(store: Store) -> None:
        await store.create(TABLE, [FIRST])
        assert await store.delete("t")
        assert not await store.delete("t")
        with pytest.raises(ConflictError):
            await store.change(TABLE, change_of(TABLE, SECOND))
        assert await store.table("t") is None

    work_with(opened, work)


@pytest.mark.parametrize(
    "entry",
    [StoredEntry(1, MOVE, 0, "0:b", {}, ""), StoredEntry(3, MOVE, 0, "0:b", {}, ""), SECOND._replace(move_id="begin")],
    ids=["a number twice", "a number left out", "a move twice"],
)
def test_an_entry_that_does_not_fit_changes_nothing(opened: Opened, entry: StoredEntry) -> None:
    async def work(store: Store) -> None:
        await store.create(TABLE, [FIRST])
        with pytest.raises(StoreError):
            await store.change(TABLE, change_of(TABLE, entry, summary={"turn": 9}))
        assert await store.table("t") == (TABLE, [FIRST])

    work_with(opened, work)


def test_of_many_who_change_a_table_at_once_one_does(opened: Opened) -> None:
    """And those who change another one at the same time don't notice, also where something can't be done at all."""

    async def work(store: Store) -> None:
        other = TABLE._replace(id="u")
        await asyncio.gather(store.create(TABLE, [FIRST]), store.create(other, [FIRST]))
        changes = [change_of(TABLE, SECOND._replace(move_id=f"0:{n}"), summary={"turn": n}) for n in range(20)]
        wrong = change_of(other, SECOND._replace(move_id="begin"))
        done = await asyncio.gather(
            *(store.change(TABLE, change) for change in changes[:10]),
            store.change(other, wrong),
            store.change(other, change_of(other, SECOND)),
            store.create(TABLE, [FIRST]),
            *(store.change(TABLE, change) for change in changes[10:]),
            return_exceptions=True,
        )
        assert [type(one) for one in done[10:13]] == [StoreError, type(None), StoreError]
        of_table = [*done[:10], *done[13:]]
        winner = of_table.index(None)
        assert [type(one) for one in of_table].count(ConflictError) == 19
        assert (await at(store)).summary == {"turn": winner}
        assert await store.table("u") == (other._replace(seq=2, version=1), [FIRST, SECOND])

    work_with(opened, work)


def test_a_deleted_table_leaves_nothing(opened: Opened) -> None:
    async def work(store: Store) -> None:
        for id in ("t", "u"):
            await store.create(TABLE._replace(id=id), [FIRST])
            await store.say(id, StoredLine(0, 0, "text", id, "m"), 10)
        await store.delete("t")
        assert await store.talk("t", 10) == []
        assert [line.text for line in await store.talk("u", 10)] == ["u"]
        assert await store.table("u") == (TABLE._replace(id="u"), [FIRST])
        assert await store.ids() == ["u"]
        await store.create(TABLE, [FIRST])
        assert await store.table("t") == (TABLE, [FIRST])

    work_with(opened, work)


def when(day: int, second: int = 0) -> str:
    return f"2026-01-{day:02}T12:00:{second:02}.000+00:00"


def test_everybody_is_listed_their_own_tables(opened: Opened) -> None:
    async def work(store: Store) -> None:
        nobodys = TABLE._replace(seats=(BOT, PERSON._replace(holder="", seat=2)))
        listed = nobodys._replace(state=GATHERING, seq=0, listed=True)
        for table in (
            TABLE._replace(id="held", touched=when(3)),
            TABLE._replace(id="owned", touched=when(4), seats=(BOT,), owner="ines"),
            TABLE._replace(id="twice", touched=when(3, 5), owner="ines", seats=(PERSON, PERSON._replace(seat=1))),
            TABLE._replace(id="finished", touched=when(5), state=FINISHED),
            TABLE._replace(id="ended", touched=when(6), state=ENDED),
            TABLE._replace(id="lesson", touched=when(7), lesson="digest"),
            TABLE._replace(id="another's", touched=when(8), seats=(PERSON._replace(holder="zola"), BOT)),
            nobodys._replace(id="nobody's", touched=when(9)),
            nobodys._replace(id="nobody's, finished", touched=when(1), state=FINISHED),
        ):
            await store.create(table, [FIRST])
        for table in (
            listed._replace(id="to join", touched=when(10)),
            listed._replace(id="to join, later", touched=when(11)),
            listed._replace(id="private", listed=False, touched=when(12)),
            listed._replace(id="my own", owner="ines", touched=when(1)),
        ):
            await store.create(table)
        mine = await store.tables_of("ines")
        assert ids(mine.under_way) == ["owned", "twice", "held", "my own"]
        assert ids(mine.finished) == ["ended", "finished"]
        assert mine.finished_count == 2
        assert ids(mine.listed) == ["to join, later", "to join"]
        assert mine.under_way[1].seats == (PERSON, PERSON._replace(seat=1))
        assert mine.under_way[1].seed == b""
        at_home = await store.tables_of("ines", unclaimed=True)
        assert ids(at_home.under_way) == ["nobody's", *ids(mine.under_way)]
        assert ids(at_home.finished) == ["ended", "finished", "nobody's, finished"]
        assert at_home.finished_count == 3
        stranger = await store.tables_of("")
        assert stranger == MyTables([], [], 0, (await store.tables_of("zola")).listed)
        assert ids(stranger.listed) == ["to join, later", "to join", "my own"]
        assert ids((await store.tables_of("", unclaimed=True)).under_way) == ["nobody's"]

    work_with(opened, work)


def test_all_tables_of_somebody_whatever_is_listed(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marula.server.store.statements.MOST_UNDER_WAY", 2)

    async def work(store: Store) -> None:
        own = TABLE._replace(owner="ines")
        for table in (
            *(own._replace(id=f"t{number}") for number in range(4)),
            own._replace(id="gathering", state=GATHERING),
            own._replace(id="over", state=FINISHED),
            own._replace(id="lesson", lesson="digest"),
            TABLE._replace(id="of another", owner="zola"),
            TABLE._replace(id="nobody's", seats=(BOT,)),
        ):
            await store.create(table, [FIRST])
        under_way = ["gathering", "of another", "t0", "t1", "t2", "t3"]
        assert len((await store.tables_of("ines")).under_way) == 2
        assert sorted(await store.ids_of("ines", under_way=True)) == under_way
        assert sorted(await store.ids_of("ines")) == sorted([*under_way, "over", "lesson"])
        assert await store.ids_of("zola") == ["of another"]
        await store.create(own._replace(id="later", lesson="digest", touched="2027"), [FIRST])
        assert await store.lessons_of("ines", "a game") == ["later", "lesson"]
        assert await store.lessons_of("ines", "another") == await store.lessons_of("zola", "a game") == []
        assert await store.delete("later")
        assert [await store.count_opened(person) for person in ("ines", "zola", "malik")] == [5, 1, 0]
        seen = await at(store, "lesson")
        await store.change(seen, change_of(seen, owner="zola", seats=(PERSON._replace(holder="zola"), BOT, FREE)))
        assert sorted(await store.ids_of("zola")) == ["lesson", "of another"]
        assert "lesson" not in await store.ids_of("ines")

    work_with(opened, work)


def test_a_list_follows_what_happens_at_a_table(opened: Opened) -> None:
    async def work(store: Store) -> None:
        async def become(**fields: Any) -> None:
            seen = await at(store)
            await store.change(seen, Change(seen._replace(**fields)))

        async def shown_to(person: str) -> tuple[list[str], list[str], list[str]]:
            found = await store.tables_of(person)
            return ids(found.under_way), ids(found.finished), ids(found.listed)

        free = PERSON._replace(holder="")
        await store.create(TABLE._replace(state=GATHERING, seq=0, listed=True, owner="zola", seats=(free, BOT)))
        assert await shown_to("ines") == ([], [], ["t"])
        await become(seats=(PERSON, BOT))
        assert await shown_to("ines") == (["t"], [], [])
        await become(state=PLAYING)
        assert await shown_to("malik") == ([], [], [])
        await become(seats=(PERSON._replace(holder="malik"), BOT))
        assert await shown_to("ines") == ([], [], [])
        assert await shown_to("malik") == (["t"], [], [])
        await become(state=FINISHED, touched=when(20))
        assert await shown_to("malik") == ([], ["t"], [])
        assert await shown_to("zola") == ([], ["t"], [])
        await become(owner="", seats=(free, BOT))
        assert await shown_to("zola") == ([], [], [])
        assert ids((await store.tables_of("", unclaimed=True)).finished) == ["t"]
        await become(owner="ines")
        assert ids((await store.tables_of("", unclaimed=True)).finished) == []

    work_with(opened, work)


def test_the_latest_come_first_to_the_moment(opened: Opened) -> None:
    async def work(store: Store) -> None:
        for second, id in enumerate("abc"):
            await store.create(TABLE._replace(id=id, touched=when(1, second)), [FIRST])
        assert ids((await store.tables_of("ines")).under_way) == ["c", "b", "a"]
        seen = await at(store, "a")
        await store.change(seen, change_of(seen, SECOND, touched=when(1, 30)))
        assert ids((await store.tables_of("ines")).under_way) == ["a", "c", "b"]

    work_with(opened, work)


def test_no_list_grows_without_end(opened: Opened) -> None:
    async def work(store: Store) -> None:
        count = MOST_UNDER_WAY + 30
        for number in range(count):
            # Several in the same moment: where a list is cut off nothing may be lost or come twice.
            touched = when(1 + number // 100, number // 7 % 60)
            base = TABLE._replace(touched=touched)
            gathering = base._replace(id=f"l{number}", listed=True, state=GATHERING, seq=0, seats=(FREE,))
            await asyncio.gather(
                store.create(base._replace(id=f"u{number}"), [FIRST]),
                store.create(base._replace(id=f"f{number}", state=FINISHED), [FIRST]),
                store.create(gathering),
            )
        found = await store.tables_of("ines", unclaimed=True)
        assert len(found.under_way) == MOST_UNDER_WAY
        assert len(found.finished) == len(found.listed) == 20
        assert found.finished_count == count
        seen: list[str] = []
        before = ""
        while page := (await store.tables_of("ines", finished_before=before, most=13)).finished:
            seen += ids(page)
            before = f"{page[-1].touched},{page[-1].id}"
        assert len(seen) == len(set(seen)) == count
        cut = found.finished[-1].touched
        assert all(table.touched < cut for table in (await store.tables_of("ines", finished_before=cut)).finished)

    work_with(opened, work)


def test_clocks_that_have_run_out(opened: Opened) -> None:
    async def work(store: Store) -> None:
        for id, due in (("a", 300), ("b", 100), ("c", None), ("d", 200), ("e", 400)):
            await store.create(TABLE._replace(id=id, due=due), [FIRST])
        assert await store.due(300) == ["b", "d", "a"]
        assert await store.due(300, most=2) == ["b", "d"]
        assert await store.due(99) == []
        seen = await at(store, "b")
        await store.change(seen, change_of(seen, due=None))
        assert await store.due(300) == ["d", "a"]

    work_with(opened, work)


def test_bots_that_are_to_move(opened: Opened) -> None:
    async def work(store: Store) -> None:
        bot = TABLE._replace(summary={"actors": [1]})
        for table in (
            bot._replace(id="a bot"),
            TABLE._replace(id="one that sits in", summary={"actors": [0, 2]}),
            TABLE._replace(id="a person", summary={"actors": [0]}),
            TABLE._replace(id="nobody", summary={"actors": []}),
            bot._replace(id="it is over", state=FINISHED),
            bot._replace(id="it gathers", state=GATHERING),
            bot._replace(id="a lesson", lesson="digest"),
        ):
            await store.create(table, [FIRST])
        await store.create(TABLE._replace(id="nothing is said"), [FIRST])
        assert await store.bots_to_move() == (["a bot", "one that sits in"], "")
        assert await store.bots_to_move("a bot") == (["one that sits in"], "")
        assert await store.bots_to_move("z") == ([], "")
        seen = await at(store, "a bot")
        await store.change(seen, change_of(seen, SECOND, summary={"actors": [0]}))
        assert await store.bots_to_move() == (["one that sits in"], "")

    work_with(opened, work)


def test_devices_belong_to_people(opened: Opened) -> None:
    async def write(store: Store) -> None:
        assert await store.add_device("phone", "ines", "m") == "ines"
        await store.add_device("laptop", "ines", "m")
        await store.add_device("other", "zola", "m")
        assert await store.add_device("phone", "zola", "m") == "ines"

    async def read(store: Store) -> None:
        assert [await store.person_of(device) for device in ("phone", "laptop", "other", "none")] == [
            *("ines", "ines", "zola", None)
        ]
        assert await store.forget_device("phone") == 1
        assert await store.person_of("phone") is None
        assert await store.forget_device("phone") == 0
        assert await store.forget_device("laptop") == 0
        assert await store.person_of("other") == "zola"

    work_with(opened, write, read)


def test_two_people_turn_out_to_be_one(opened: Opened) -> None:
    async def write(store: Store) -> None:
        for device, person in (("phone", "ines"), ("tablet", "ines"), ("laptop", "zola"), ("other", "kwame")):
            await store.add_device(device, person, "m")
        for id, person in (("hills", "ines"), ("lake", "ines"), ("lake", "zola"), ("dunes", "kwame")):
            await store.save_board("africa", id, {"id": id, "of": person}, "m", person)
        await store.add_code("a", "ines", 100)
        await store.join("ines", "zola")

    async def read(store: Store) -> None:
        assert [await store.person_of(device) for device in ("phone", "tablet", "laptop", "other")] == [
            *("zola", "zola", "zola", "kwame")
        ]
        found = {str(board["id"]): board["of"] for board in await store.boards("africa", "zola")}
        assert found == {"hills": "ines", "lake": "zola"}
        assert (await store.count_boards("ines"), await store.count_boards("kwame")) == (0, 1)
        assert await store.take_code("a", 100) == "zola"

    work_with(opened, write, read)


def test_a_code_works_once_and_in_time(opened: Opened) -> None:
    async def write(store: Store) -> None:
        await store.add_code("a", "ines", 100)
        await store.add_code("b", "zola", 100)

    async def read(store: Store) -> None:
        taken = await asyncio.gather(*(store.take_code("a", 100) for _ in range(5)))
        assert sorted(taken, key=str) == [None] * 4 + ["ines"]
        assert await store.take_code("b", 101) is None
        assert await store.take_code("b", 50) is None
        assert await store.take_code("c", 50) is None

    work_with(opened, write, read)


def test_talk_is_kept_in_order_and_not_for_ever(opened: Opened) -> None:
    async def write(store: Store) -> None:
        await store.create(TABLE, [FIRST])
        lines = await asyncio.gather(*(store.say("t", StoredLine(0, 0, "text", f"{n} “é”", "m"), 3) for n in range(5)))
        assert [line.number for line in lines] == [1, 2, 3, 4, 5]

    async def read(store: Store) -> None:
        assert await store.talk("t", 10) == [StoredLine(n, 0, "text", f"{n - 1} “é”", "m") for n in (3, 4, 5)]
        assert [line.number for line in await store.talk("t", 2)] == [4, 5]
        assert await store.talk("u", 2) == []
        with pytest.raises(StoreError):
            await store.say("u", StoredLine(0, 0, "text", "", "m"), 3)

    work_with(opened, write, read)


def test_boards_belong_to_who_entered_them(opened: Opened) -> None:
    async def write(store: Store) -> None:
        await store.save_board("g", "a", {"of": "before"}, "1", "")
        await store.save_board("g", "b", {"of": "before, b"}, "2", "")
        await store.save_board("g", "a", {"of": "ines, first"}, "3", "ines")
        await store.save_board("g", "a", {"of": "ines"}, "4", "ines")
        await store.save_board("g", "a", {"of": "zola"}, "5", "zola")
        await store.save_board("h", "a", {"of": "another game"}, "6", "ines")

    async def read(store: Store) -> None:
        assert await store.boards("g", "ines") == [{"of": "ines"}, {"of": "before, b"}]
        assert await store.boards("g", "zola") == [{"of": "zola"}, {"of": "before, b"}]
        assert await store.boards("g", "") == [{"of": "before, b"}, {"of": "before"}]
        assert await store.boards("i", "ines") == []
        assert [await store.count_boards(person) for person in ("ines", "zola", "malik")] == [2, 1, 0]

    work_with(opened, write, read)


def test_a_board_is_the_tables_own_copy(opened: Opened) -> None:
    """Whoever plays on the same board shares what is stored of it, and keeps it when the others are gone."""

    async def work(store: Store) -> None:
        other = StoredBoard.of("a game", {"b": {"c": None}, "a": [1, "é"]})
        assert other.sha == TABLE.board.sha
        changed = StoredBoard.of("a game", {"a": [1, "e"], "b": {"c": None}})
        await store.create(TABLE, [FIRST])
        await store.create(TABLE._replace(id="u", board=other), [FIRST])
        await store.create(TABLE._replace(id="v", board=changed), [FIRST])
        await store.delete("t")
        assert (await at(store, "u")).board == TABLE.board
        assert (await at(store, "v")).board == changed

    work_with(opened, work)


def test_what_is_over_goes_by_age_and_nothing_else(opened: Opened) -> None:
    async def work(store: Store) -> None:
        for day in range(1, 29):
            for state in (PLAYING, FINISHED, ENDED):
                base = TABLE._replace(id=f"{state} {day}", touched=when(day), created=when(day), state=state)
                await store.create(base, [FIRST])
        await store.create(TABLE._replace(id="gathering", touched=when(1), state=GATHERING, seq=0))
        assert await store.prune(when(1)) == 0
        assert await store.prune(when(28)) == 2 * 27
        left = await store.ids()
        assert sorted(left) == sorted(
            [f"{PLAYING} {n}" for n in range(1, 29)] + ["gathering", "finished 28", "ended 28"]
        )
        assert await store.prune(when(28)) == 0

    work_with(opened, work)


def test_all_tables_the_oldest_first(opened: Opened) -> None:
    async def work(store: Store) -> None:
        for id, created in (("b", when(2)), ("a", when(3)), ("c", when(1))):
            await store.create(TABLE._replace(id=id, created=created), [FIRST])
        assert await store.ids() == ["c", "b", "a"]

    work_with(opened, work)


HOSTILE = ("'; DROP TABLE tables; --", '"', "\0", "％%_", "../../x", "Robert'); DELETE FROM seats", "\u202e", "🦒" * 50)


@pytest.mark.parametrize("text", HOSTILE)
def test_whatever_is_written_is_only_text(opened: Opened, text: str) -> None:
    async def work(store: Store) -> None:
        await store.create(TABLE._replace(id="other"), [FIRST])
        seat = PERSON._replace(name=text, holder=text, language=text)
        table = TABLE._replace(id=text, owner=text, seats=(seat, BOT), summary={text: text}, pace=text, seq=0)
        await store.create(table)
        await store.add_device(text, text, text)
        await store.say(text, StoredLine(0, 0, text, text, text), 5)
        await store.save_board(text, text, {text: text}, text, text)
        assert await store.table(text) == (table, [])
        assert ids((await store.tables_of(text, finished_before=text)).under_way) == [text]
        assert await store.person_of(text) == text
        assert await store.talk(text, 5) == [StoredLine(1, 0, text, text, text)]
        assert await store.boards(text, text) == [{text: text}]
        assert await store.delete(text)
        assert await store.ids() == ["other"]

    work_with(opened, work)
