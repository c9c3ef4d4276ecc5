"""tools/golden.py adds records and overwrites none; on the toy, with a way to end that hardly ever happens."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tools import golden
from tools.golden import Collection

from marula.core import record
from marula.core.actions import Action, Seat
from marula.core.game import AnyGame, Result, Wisdom
from marula.core.match import Match
from marula.core.record import RecordError
from marula.core.stream import derive_seed
from marula.players import make_player
from tests.laws import toy
from tests.laws.toy import ToyState

RARE = "rare_cards"


class ToyWisdom(Wisdom):
    """All that is legal is worth as much."""

    def candidates(self, state: Any, seat: Seat) -> list[Action]:
        return toy.legal(state, seat)

    def evaluate(self, state: Any, seat: Seat) -> float:
        return 0.0


def result(state: ToyState) -> Result:
    """One match in 480 has these cards and these words."""
    plain = toy.result(state)
    rare = state.hands[:2] == [5, 4] and state.says[:4] == [1, 0, 0, 1]
    return Result(RARE, plain.scores) if rare else plain


def a_toy(result: Callable[[ToyState], Result] = result) -> AnyGame:
    return toy.toy(wisdom=ToyWisdom, endings=("bid", RARE), result=result)


GAME = a_toy()


def collection(folder: Path, game: AnyGame = GAME) -> Collection:
    return Collection(game, {"": game.board({"id": "toy"}), "other": game.board({"id": "other"})}, folder)


def run(folder: Path) -> Collection:
    """What the tool does for a game."""
    records = collection(folder)
    records.complete()
    records.count()
    return records


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module", autouse=True)
def shallow() -> Iterator[None]:
    """What is counted is not what is tested here: no need to go deep."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(golden, "PERFT_LEAVES", 100)
        yield


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the tool makes where nothing is."""
    folder = tmp_path_factory.mktemp("golden")
    run(folder)
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    """A copy of it, to work on."""
    return Path(shutil.copytree(made, tmp_path / "copy"))


def by_hand(number: int, seats: int = 2) -> bytes:
    """The record of a match that people played."""
    return written(played(number, seats))


def played(number: int, seats: int, game: AnyGame = GAME) -> Match:
    match = Match(game, game.board({"id": "toy"}), {}, seats, derive_seed("by hand", number))
    match.run([make_player("random", game, derive_seed("by hand", number, seat)) for seat in range(seats)])
    return match


def written(match: Match) -> bytes:
    return record.dumps(record.write(match, [{"player": "person"} for _ in range(match.seats)])).encode()


def test_everything_wished_for_is_there(made: Path) -> None:
    kept = collection(made).kept
    assert len(kept) >= golden.LEAST
    assert {(one.match.seats, GAME.result(one.match.state).ending) for one in kept} == {
        (seats, ending) for seats in (2, 3) for ending in GAME.endings
    }
    assert {one.match.board.data["id"] for one in kept} == {"toy", "other"}
    assert {seat["player"] for one in kept for seat in one.record.players} == {"random", "greedy"}
    assert len({one.match.seed for one in kept}) == len(kept), "a match stands there twice"
    entries = json.loads((made / "perft.json").read_text())
    assert {len(record_of(made, entry).players) for entry in entries} == {2, 3}
    for entry in entries:
        one = next(one for one in kept if one.path.name == entry["record"])
        assert golden.count_position(one, entry["move"]) == entry["counts"]


def record_of(folder: Path, entry: dict[str, Any]) -> record.Record:
    return record.loads((folder / "matches" / entry["record"]).read_text(), lambda _: GAME)


def test_a_second_run_changes_nothing(folder: Path) -> None:
    before = files(folder)
    run(folder)
    assert files(folder) == before


def test_a_name_that_counts_speak_of_is_given_to_no_other_match(folder: Path) -> None:
    """Whoever deletes a record finds the counts without it, never with another match under its name."""
    entry = json.loads((folder / "perft.json").read_text())[0]
    (folder / "matches" / entry["record"]).unlink()
    before = files(folder)
    added = files(run(folder).matches).keys() - {Path(name).name for name in before}
    assert added
    assert entry["record"] not in added
    after = files(folder)
    assert all(after[name] == data for name, data in before.items() if name != "perft.json")
    assert after["perft.json"].startswith(before["perft.json"].removesuffix(b"\n]\n"))


def test_records_made_by_hand_stay(tmp_path: Path) -> None:
    """Under names of their own, and under one that the tool would have chosen."""
    matches = tmp_path / "matches"
    matches.mkdir()
    hand = {"2p-bid-random.json": by_hand(1), "the night we all bid two.json": by_hand(2, 3)}
    for name, data in hand.items():
        (matches / name).write_bytes(data)
    run(tmp_path)
    after = files(matches)
    assert {name: after[name] for name in hand} == hand
    assert "2p-bid-random-2.json" in after


def test_a_rare_ending_made_by_hand_is_not_searched_for(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (folder / "matches").glob(f"2p-{RARE}*"):
        path.unlink()
    number = next(number for number in range(10_000) if result(played(number, 2).state).ending == RARE)
    hand = folder / "matches" / "by hand.json"
    hand.write_bytes(by_hand(number))
    before = files(folder)
    run(folder)
    assert {name: data for name, data in files(folder).items() if name in before} == before
    assert list((folder / "matches").glob(f"2p-{RARE}*")) == []
    assert f"2 seats, {RARE}" not in capsys.readouterr().out


def test_a_search_says_how_far_it_is_and_ends(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "SILENCE", 0.0)
    for path in (folder / "matches").glob(f"*{RARE}*"):
        path.unlink()
    never = a_toy(toy.result)
    collection(folder, never).complete(most=200)
    told = capsys.readouterr().out
    assert f"150 of 200 matches looked through: 3 seats, {RARE}" in told
    assert f"none among 200 matches: 3 seats, {RARE}" in told


def test_counts_are_added_and_those_there_stay_to_the_byte(folder: Path) -> None:
    """Also where somebody wrote them differently."""
    path = folder / "perft.json"
    entries = json.loads(path.read_text())
    mine = [entry for entry in entries if len(record_of(folder, entry).players) == 2]
    assert 0 < len(mine) < len(entries)
    text = json.dumps(mine, indent=3)
    path.write_text(text)
    run(folder)
    after = path.read_text()
    assert after.startswith(text.removesuffix("\n]"))
    assert json.loads(after)[: len(mine)] == mine
    assert {len(record_of(folder, entry).players) for entry in json.loads(after)} == {2, 3}
    run(folder)
    assert path.read_text() == after


def test_a_record_that_no_longer_replays_stops_it(folder: Path) -> None:
    path = folder / "matches" / "2p-bid-random.json"
    path.write_text(path.read_text().replace('"ending": "bid"', '"ending": "won"').replace('"bid":0', '"bid":1'))
    before = files(folder)
    with pytest.raises(RecordError):
        run(folder)
    assert files(folder) == before
