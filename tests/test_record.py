"""Records: what is refused, and that the sentence says where and why."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from marula.cli import main
from marula.core import record
from marula.core.match import Match
from marula.core.record import RecordError
from marula.core.stream import derive_seed
from marula.core.wire import LANGUAGES
from marula.games import find
from marula.library.boards import default_board
from marula.players import make_player
from marula.texts import Texts
from tests.laws import laws, toy

Edit = Callable[[Any], Any]


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    game = find("africa")
    assert game is not None
    match = Match(game, default_board(game), {}, 3, derive_seed("record"))
    match.run([make_player("random", game, derive_seed(seat)) for seat in range(3)])
    return record.write(match, [{"player": "random", "name": name} for name in ("Awa", "Malik", "Inès")])


def reason(data: dict[str, Any], sealed: bool = False) -> RecordError:
    """Why a record is refused; `sealed` makes its digest fit first."""
    if sealed:
        data["digest"] = record.digest(data)
    with pytest.raises(RecordError) as caught:
        record.replay(record.loads(json.dumps(data), find))
    for language in LANGUAGES:
        assert Texts(language, find("africa")).record_error(caught.value)
    return caught.value


def test_a_whole_record_holds(whole: dict[str, Any]) -> None:
    text = record.dumps(whole)
    again = record.replay(record.loads(text, find))
    assert record.dumps(record.write(again, whole["seats"])) == text
    assert json.loads(text) == whole
    assert list(whole) == [
        "format", "game", "rules", "board", "options", "seats", "commitment", "seed", "moves", "result", "digest",
    ]  # fmt: skip


def test_the_record_names_things_and_uses_no_table_indexes(whole: dict[str, Any]) -> None:
    assert whole["moves"][0] == {"seat": "chance", "type": "draw_start_player", "start": whole["moves"][1]["seat"]}
    assert {type(move.get("to", "")) for move in whole["moves"]} == {str}
    assert whole["result"]["scores"][0].keys() >= {"total", "animals", "goods", "gold", "gems"}


def drop(field: str) -> Edit:
    return lambda data: data.pop(field)


def put(field: str, value: Any) -> Edit:
    return lambda data: data.__setitem__(field, value)


FORM: list[tuple[str, Edit]] = [
    *(
        ("record-field-missing", drop(field))
        for field in ("format", "game", "rules", "board", "seats", "moves", "seed")
    ),
    *(("record-field-missing", drop(field)) for field in ("options", "commitment", "result", "digest")),
    ("record-format-unknown", put("format", "marula-record/99")),
    ("record-game-unknown", put("game", "chess")),
    ("record-rules-unknown", put("rules", 2)),
    ("record-rules-unknown", put("rules", 10**40)),
    ("record-field-type", put("rules", "1")),
    ("record-field-type", put("rules", True)),
    ("record-field-type", put("moves", {})),
    ("record-field-type", put("seats", ["Awa", "Malik", "Inès"])),
    ("record-field-type", put("moves", [1, 2])),
    ("record-field-type", put("board", [])),
    ("record-seats-wrong", put("seats", [{}])),
    ("record-seats-wrong", put("seats", [{}] * 6)),
    ("record-board-wrong", put("board", {})),
    ("record-options-wrong", put("options", {"hidden_treasure": 3})),
    ("record-options-wrong", put("options", {"turbo": True})),
    ("record-options-wrong", put("options", {})),
    ("record-options-wrong", put("options", {"hidden_treasure": [True]})),
    ("record-seed-wrong", put("seed", "00")),
    ("record-seed-wrong", put("seed", "not hexadecimal")),
    ("record-commitment-wrong", put("seed", "00" * 32)),
    ("record-commitment-wrong", put("commitment", "00" * 32)),
]


@pytest.mark.parametrize(("key", "edit"), FORM)
def test_a_wrong_form_is_refused(whole: dict[str, Any], key: str, edit: Edit) -> None:
    data = deepcopy(whole)
    edit(data)
    assert reason(data).key == key


@pytest.mark.parametrize("text", ["", "{", "[1, 2", '{"format": "marula-record/1"', "{} {}"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        record.loads(text, find)
    assert caught.value.key == "record-not-json"


@pytest.mark.parametrize("text", ["[" * 100_000, "NaN", '{"rules": Infinity}', '{"rules": ' + "9" * 5000 + "}"])
def test_json_beyond_reason_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        record.loads(text, find)
    assert caught.value.key == "record-not-sane"


def test_a_key_that_stands_twice_is_refused(whole: dict[str, Any]) -> None:
    text = record.dumps(whole).replace('"moves": [', '"moves": [],\n "moves": [', 1)
    with pytest.raises(RecordError) as caught:
        record.loads(text, find)
    assert (caught.value.key, caught.value.values) == ("record-key-twice", {"key": "moves"})


def test_numbers_that_only_compare_equal_are_refused(whole: dict[str, Any]) -> None:
    data = deepcopy(whole)
    data["result"]["scores"][0]["total"] = float(data["result"]["scores"][0]["total"])
    assert reason(data, sealed=True).key == "record-score-wrong"


def test_the_order_of_keys_means_nothing(whole: dict[str, Any]) -> None:
    """Sorted keys, as many a tool writes them: the same match."""
    again = record.replay(record.loads(json.dumps(whole, sort_keys=True), find))
    assert again.game.result(again.state).wire() == whole["result"]


@pytest.mark.parametrize("name", ["[/x]", "[red]Zed", "\ud800", "\x1b[31mred", "\u202egnorw", "A" * 5000])
def test_names_may_be_anything(whole: dict[str, Any], tmp_path: Path, name: str) -> None:
    data = deepcopy(whole)
    data["seats"][0]["name"] = name
    data["digest"] = record.digest(data)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(data))
    assert main(["replay", str(file)]) == 0
    assert main(["show", str(file), "--move", "20"]) == 0


def test_json_that_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        record.loads("[]", find)
    assert caught.value.key == "record-not-object"


def test_a_record_cut_anywhere_is_refused(whole: dict[str, Any]) -> None:
    text = record.dumps(whole)
    for cut in range(0, len(text) - 2, 1999):
        with pytest.raises(RecordError) as caught:
            record.replay(record.loads(text[:cut], find))
        assert caught.value.key == "record-not-json"


def test_missing_moves_at_the_end_are_refused(whole: dict[str, Any]) -> None:
    data = deepcopy(whole)
    del data["moves"][-3:]
    error = reason(data, sealed=True)
    assert error.key == "record-cut-short"
    assert error.values["move"] == len(whole["moves"]) - 3


def test_an_illegal_move_is_named_with_its_rule(whole: dict[str, Any]) -> None:
    data = deepcopy(whole)
    place = next(n for n, move in enumerate(data["moves"]) if move["type"] == "discover")
    data["moves"][place] = {"seat": data["moves"][place]["seat"], "type": "relocate", "to": "E6"}
    error = reason(data, sealed=True)
    assert error.key == "record-move-illegal"
    assert error.values["move"] == place + 1
    assert error.refusal is not None
    assert error.refusal.rule == "AFR-A1"
    sentence = Texts("en", find("africa")).record_error(error)
    assert f"Move {place + 1}" in sentence
    assert "AFR-A1" in sentence


def test_a_chance_outcome_that_is_not_the_seeds_is_refused(whole: dict[str, Any]) -> None:
    data = deepcopy(whole)
    place = next(n for n, move in enumerate(data["moves"]) if move["type"] == "turn_up")
    data["moves"][place]["tile"] = "nomads" if data["moves"][place]["tile"] != "nomads" else "mask"
    error = reason(data, sealed=True)
    assert (error.key, error.values["move"]) == ("record-chance-wrong", place + 1)


def test_other_wrong_moves_are_refused(whole: dict[str, Any]) -> None:
    def key_of(edit: Edit) -> tuple[str, Any]:
        data = deepcopy(whole)
        edit(data["moves"])
        error = reason(data, sealed=True)
        return error.key, error.values.get("move")

    last = len(whole["moves"])
    assert key_of(lambda moves: moves[1].update(to="Z9")) == ("record-move-unknown", 2)
    assert key_of(lambda moves: moves[1].update(extra=1)) == ("record-move-unknown", 2)
    assert key_of(lambda moves: moves[1].update(to=[1])) == ("record-move-unknown", 2)
    assert key_of(lambda moves: moves[1].update(seat=7)) == ("record-seat-wrong", 2)
    assert key_of(lambda moves: moves[1].update(seat=None)) == ("record-seat-wrong", 2)
    assert key_of(lambda moves: moves[1].update(seat="chance")) == ("record-nature-unasked", 2)
    assert key_of(lambda moves: moves[0].update(seat=0)) == ("record-nature-missing", 1)
    assert key_of(lambda moves: moves.append(moves[-1])) == ("record-after-end", last + 1)


@pytest.mark.parametrize(
    ("field", "edit"),
    [
        ("result.ending", put("ending", "boredom")),
        ("result.winners", put("winners", {})),
        ("result.winners", lambda result: result["winners"].append(7)),
        ("result.scores", put("scores", [])),
        ("result.scores", lambda result: result["scores"].append({})),
        ("result.scores", lambda result: result["scores"][0].update(bonus=1)),
    ],
)
def test_a_result_that_the_moves_do_not_give_is_refused(whole: dict[str, Any], field: str, edit: Edit) -> None:
    data = deepcopy(whole)
    edit(data["result"])
    error = reason(data, sealed=True)
    assert (error.key, error.values["field"]) == ("record-result-wrong", field)
    assert max(len(str(value)) for value in error.values.values()) <= record.LONGEST + 1, "not the whole lists"


def test_a_wrong_score_is_named_by_seat_and_figure(whole: dict[str, Any]) -> None:
    data = deepcopy(whole)
    real = data["result"]["scores"][1]["animals"]
    data["result"]["scores"][1]["animals"] = 999
    error = reason(data, sealed=True)
    values = {"seat": 1, "figure": "animals", "found": "999", "real": str(real)}
    assert (error.key, error.values) == ("record-score-wrong", values)
    sentence = Texts("en", find("africa"), players=["Awa", "Malik", "Inès"]).record_error(error)
    assert sentence == f"By the moves, Malik has {real} as “animals”, but the record says 999."


def test_a_wrong_winner_is_named(whole: dict[str, Any]) -> None:
    winner = whole["result"]["winners"][0]
    for winners, seat, won in (([], winner, "yes"), ([0, 1, 2], min({0, 1, 2} - {winner}), "no")):
        data = deepcopy(whole)
        data["result"]["winners"] = winners
        error = reason(data, sealed=True)
        assert (error.key, error.values) == ("record-winner-wrong", {"seat": seat, "won": won})


def test_a_change_that_is_another_legal_match_is_refused_by_the_digest() -> None:
    """A last word that changes nothing else: only the digest can tell."""
    game = toy.toy()
    match = laws.played(game, game.board({}), 2, 4)
    data: Any = deepcopy(laws.record_of(match))
    data["moves"][-1]["word"] = "one" if data["moves"][-1]["word"] == "two" else "two"
    read = record.loads(json.dumps(data), lambda name: game)
    with pytest.raises(RecordError) as caught:
        record.replay(read)
    assert caught.value.key == "record-digest-wrong"


def test_an_older_version_of_the_rules_stays_replayable() -> None:
    old = toy.toy()
    data = laws.record_of(laws.played(old, old.board({}), 2, 4))
    new = toy.toy(rules_version=2, earlier=(old,), result=lambda state: pytest.fail("the newer rules were used"))
    assert record.replay(record.loads(record.dumps(data), lambda name: new)).game is old


def test_an_unfinished_match_has_no_record() -> None:
    game = toy.toy()
    match = Match(game, game.board({}), {}, 2, derive_seed())
    with pytest.raises(ValueError, match="finished"):
        record.write(match, [{}, {}])


def test_the_format_page_describes_the_format(whole: dict[str, Any]) -> None:
    text = Path("docs/record-format.md").read_text("utf-8")
    assert f'"{record.FORMAT}"' in text
    for field in whole:
        assert f"`{field}`" in text, field
