"""The command line, as a person types it."""

import json
import os
import pickle
import re
import shutil
import signal
import subprocess
import sysconfig
import time
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from marula import games
from marula.cli import main
from marula.cli.pages import wrap
from marula.core import record
from marula.core.data import BoardError
from marula.core.match import Match
from marula.core.record import RecordError
from marula.library import folders
from marula.library.boards import default_board
from marula.library.errors import FileError
from marula.players import make_player
from marula.texts import Texts


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("MARULA_LANG", "en")


def installed() -> str:
    """The command as it was installed with this Python."""
    found = shutil.which("marula", path=sysconfig.get_path("scripts"))
    assert found is not None
    return found


def simulated(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    status, out, _ = run(capsys, "simulate", "africa", *arguments)
    assert status == 0
    figures: dict[str, Any] = json.loads(out.splitlines()[-1])
    return figures


def test_simulate_prints_figures_and_one_json_object_last(capsys: pytest.CaptureFixture[str]) -> None:
    figures = simulated(capsys, "--players", 3, "--games", 4, "--seats", "random,greedy,random", "--seed", 7)
    assert list(figures) == [
        "game", "players", "games", "seconds", "games_per_second", "steps_per_second", "mean_steps", "seats", "endings",
    ]  # fmt: skip
    assert (figures["game"], figures["players"], figures["games"]) == ("africa", 3, 4)
    assert [seat["player"] for seat in figures["seats"]] == ["random", "greedy", "random"]
    assert sum(seat["win_share"] for seat in figures["seats"]) == pytest.approx(1, abs=1e-3)
    assert sum(figures["endings"].values()) == 4
    assert figures["mean_steps"] > 50


def test_the_same_seed_gives_the_same_matches_whatever_the_jobs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for jobs, name in ((1, "one"), (2, "two")):
        simulated(capsys, "--games", 3, "--seed", "x", "--jobs", jobs, "--record", tmp_path / name, "--json")
    one, two = (sorted((tmp_path / name).iterdir()) for name in ("one", "two"))
    assert [path.name for path in one] == ["africa-00001.json", "africa-00002.json", "africa-00003.json"]
    assert [path.read_text() for path in one] == [path.read_text() for path in two]
    assert len({path.read_text() for path in one}) == 3


def test_another_seed_gives_other_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        simulated(capsys, "--games", 2, "--seed", 1)["seats"] != simulated(capsys, "--games", 2, "--seed", 2)["seats"]
    )


def test_simulate_on_a_board_and_with_options_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = folders.folder("africa").joinpath("data", "board.toml").read_text("utf-8")
    board = tmp_path / "mine.toml"
    names = '\n[names.okapi]\nen = "okapi"\nfr = "okapi"\nja = "オカピ"\n'
    board.write_text(text.replace("elephant = 5", "okapi = 5") + names, "utf-8")
    arguments = ("--games", 1, "--board", board, "--option", "hidden_treasure=true", "--record", tmp_path / "records")
    simulated(capsys, *arguments)
    (file,) = (tmp_path / "records").iterdir()
    data = json.loads(file.read_text("utf-8"))
    assert data["options"] == {"hidden_treasure": True}
    assert data["board"]["mix"]["animals"]["okapi"] == 5
    board.unlink()
    status, out, _ = run(capsys, "replay", file)
    assert (status, "The record holds" in out) == (0, True)
    for language, name in (("en", "okapi"), ("fr", "okapi"), ("ja", "オカピ")):
        status, out, _ = run(capsys, "show", file, "--lang", language)
        assert (status, name in out) == (0, True)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    assert main(["simulate", "africa", "--games", "1", "--seats", "random,random,random", "--record", str(folder)]) == 0
    return folder / "africa-00001.json"


def test_replay_verifies(capsys: pytest.CaptureFixture[str], recorded: Path) -> None:
    status, out, _ = run(capsys, "replay", recorded)
    assert status == 0
    assert "every one checked" in out
    status, out, _ = run(capsys, "replay", recorded, "--json")
    answer = json.loads(out)
    assert (status, answer["ok"]) == (0, True)
    assert answer["result"] == json.loads(recorded.read_text())["result"]


def recorded_by_chance(game: str, seats: int, number: int, folder: Path) -> Path:
    """The record of a match of random bots, always the same."""
    found = games.find(game)
    assert found is not None
    match = Match(found, default_board(found), {}, seats, bytes([number]) * 32)
    match.run([make_player("random", found, bytes([number, seat])) for seat in range(seats)])
    file = folder / f"{game}-{number}.json"
    file.write_text(json.dumps(record.write(match, [{"player": "random"}] * seats)), "utf-8")
    return file


SILVER_DECIDES = ("africana", 3, 2)
"""2 points each; no silver but 2 of the second seat's."""
SILVER_DECIDES_BELOW = ("africana", 4, 19)
"""No points twice, with no silver and 1; 2 points twice, with no silver."""
NOTHING_DECIDES = ("africa", 5, 10)
"""39 points twice, and no more than that."""


@pytest.mark.parametrize(
    ("match", "language", "told"),
    [
        (SILVER_DECIDES, "en", ["Tie-break, silver: 2 for Player 2, 0 for Player 1, 0 for Player 3."]),
        (SILVER_DECIDES, "fr", ["Départage, argent : 2 pour Joueur 2, 0 pour Joueur 1, 0 pour Joueur 3."]),
        (SILVER_DECIDES, "ja", ["同点時の比較（銀貨）：プレイヤー2は2、プレイヤー1は0、プレイヤー3は0。"]),
        (
            SILVER_DECIDES_BELOW,
            "en",
            [
                "Tie-break, silver: 0 for Player 3, 0 for Player 4.",
                "Tie-break, silver: 1 for Player 2, 0 for Player 1.",
                "Nothing tells them apart: the victory is shared.",
            ],
        ),
        (NOTHING_DECIDES, "en", ["Nothing tells them apart: the victory is shared."]),
        (NOTHING_DECIDES, "fr", ["Rien ne les départage : la victoire est partagée."]),
        (NOTHING_DECIDES, "ja", ["決め手となる差はなく、勝利を分け合います。"]),
    ],
)
def test_replay_tells_what_told_equals_apart(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, match: tuple[str, int, int], language: str, told: list[str]
) -> None:
    status, out, _ = run(capsys, "replay", recorded_by_chance(*match, tmp_path), "--lang", language)
    assert status == 0
    assert out.splitlines()[-len(told) :] == told
    assert not out.splitlines()[-len(told) - 1].startswith(told[0][:4])


def test_replay_refuses_with_a_reason_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], recorded: Path, tmp_path: Path
) -> None:
    data = json.loads(recorded.read_text())
    data["moves"][4]["seat"] = 2 if data["moves"][4]["seat"] != 2 else 0
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(data))
    for language, words in (("en", "Move 5"), ("fr", "5"), ("ja", "5")):
        status, out, err = run(capsys, "replay", bad, "--lang", language)
        assert (status, out) == (1, "")
        assert words in err
        assert "AFR-T1" in err
    status, out, _ = run(capsys, "replay", bad, "--json")
    answer = json.loads(out)
    assert (status, answer["ok"], answer["key"], answer["move"]) == (1, False, "record-move-illegal", 5)


def test_show_tells_and_draws(capsys: pytest.CaptureFixture[str], recorded: Path) -> None:
    status, out, _ = run(capsys, "show", recorded, "--move", 30, "--seat", 1, "--lang", "fr")
    assert status == 0
    assert "Tour 1\u202f:" in out
    assert "commence" in out
    assert "##" in out
    status, whole, _ = run(capsys, "show", recorded)
    assert status == 0
    assert len(whole) > 3 * len(out)
    status, start, _ = run(capsys, "show", recorded, "--move", 0)
    assert status == 0
    assert start.count("##") == 97, "96 face-down tiles and the key"


def test_show_says_whose_turn_it_is_and_what_is_to_be_decided(
    capsys: pytest.CaptureFixture[str], recorded: Path
) -> None:
    types = [move["type"] for move in json.loads(recorded.read_text())["moves"]]
    asked = [
        (0, "To be drawn: who begins."),
        (1, "the city to begin at."),
        (types.index("turn_up"), "To be drawn: the tile"),
        (types.index("leave"), "just found at"),
        (types.index("lift") + 1, "will go."),
        (types.index("keep"), "whether to exchange goods"),
        (len(types), "The match is over"),
    ]
    for move, words in asked:
        _, out, _ = run(capsys, "show", recorded, "--move", move)
        position = out[out.index("The position after move") :]
        assert words in position
        assert ("first half: " in position or "second half: " in position) == (move not in (0, 1, len(types)))
        assert "in the supply." in position
        assert re.search(r"tiles? face down: animals \d+, goods \d+, monuments \d+", position)
        for language in ("fr", "ja"):
            status, out, _ = run(capsys, "show", recorded, "--move", move, "--lang", language)
            assert (status, len(out.splitlines()) > 30) == (0, True)


def test_show_hides_the_totals_of_hidden_treasure(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """AFR-H1: others see how many tiles one has, not how many pieces, until the end."""
    simulated(
        capsys, "--games", 1, "--seats", "greedy,greedy", "--option", "hidden_treasure=true", "--record", tmp_path
    )
    (file,) = tmp_path.iterdir()
    moves = json.loads(file.read_text())["moves"]
    collected = next(number for number, move in enumerate(moves, 1) if move["type"] == "camp_for_treasure")
    seat = moves[collected - 1]["seat"]
    _, mine, _ = run(capsys, "show", file, "--move", collected, "--seat", seat)
    _, others, _ = run(capsys, "show", file, "--move", collected, "--seat", 1 - seat)
    _, end, _ = run(capsys, "show", file, "--seat", 1 - seat)
    line = f"{seat + 1}. Player {seat + 1}"
    assert ["gold" in text and "gems" in text for text in _lines(mine, line)] == [True]
    assert ["tiles of gold and gems" in text for text in _lines(others, line)] == [True]
    assert ["tiles of gold and gems" in text for text in _lines(end, line)] == [False]


def _lines(text: str, start: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(start)]


def test_games_lists_what_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "games", "--json")
    listed = {game["id"]: game for game in json.loads(out)}
    assert status == 0
    africa = listed["africa"]
    assert (africa["min_players"], africa["max_players"]) == (2, 5)
    assert africa["names"].keys() == {"en", "fr", "ja"}
    assert [(option["key"], option["default"]) for option in africa["options"]] == [("hidden_treasure", False)]
    # Tests run from the source; tests/test_compiled.py looks at the others.
    assert {game["rules"] for game in listed.values()} == {"source"}
    for language, rules in (("en", "from their source"), ("fr", "depuis leur source"), ("ja", "ソースのまま")):
        status, out, _ = run(capsys, "games", "--lang", language)
        assert (status, "hidden_treasure" in out, out.count(rules)) == (0, True, len(listed))


def test_board_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = folders.folder("africa").joinpath("data", "board.toml").read_text("utf-8")
    board = tmp_path / "board.toml"
    board.write_text(text, "utf-8")
    assert run(capsys, "board", "check", board)[0] == 0
    board.write_text(text.replace("nomads = 12", 'nomads = "12"'), "utf-8")
    status, out, _ = run(capsys, "board", "check", board)
    line = text[: text.index("nomads = 12")].count("\n") + 1
    assert status == 1
    assert f"{board}:{line}: mix.nomads: must be a whole number" in out
    status, out, _ = run(capsys, "board", "check", board, "--json")
    answer = json.loads(out)
    assert (status, answer["ok"], answer["problems"][0]["line"] <= line) == (1, False, True)


def test_handbook(capsys: pytest.CaptureFixture[str]) -> None:
    for language, title in (("en", "Discover"), ("fr", "Découvrir"), ("ja", "発見")):
        status, out, _ = run(capsys, "handbook", "africa", "--lang", language)
        assert (status, title in out) == (0, True), language
    assert out.split("\n")[:3] == ["# Africa", "", "## 60秒でわかるルール"]
    assert [line[:6] for line in out.split("\n")[4:7]] == ["- **目的", "- **手番", "- **終わ"]
    assert "> 図：" in out
    assert "figure:" not in out
    status, out, _ = run(capsys, "handbook", "africa", "afr-d3")
    assert (status, out.count("###"), "60" in out) == (0, 1, False)
    assert run(capsys, "handbook", "africa", "AFR-Q1")[0] == 2


WRONG = [
    ((), ""),
    (("dance",), "no command “dance”"),
    (("simulate",), "GAME is missing"),
    (("simulate", "chess"), "There are: africa"),
    (("simulate", "africa", "--seats", "random"), "2 to 5 players"),
    (("simulate", "africa", "--players", "6"), "2 to 5 players"),
    (("simulate", "africa", "--players", "3", "--seats", "random,random"), "--seats lists 2"),
    (("simulate", "africa", "--seats", "random,clever"), "no player “clever”"),
    (("simulate", "africa", "--seats", "random,random:no-camps"), "no player"),
    (("simulate", "africa", "--seats", "random,greedy:no-mercy"), "no-mercy"),
    (("simulate", "africa", "--games", "0"), "from 1"),
    (("simulate", "africa", "--games", "ten"), "“ten”"),
    (("simulate", "africa", "--jobs", "-1"), "from 0"),
    (("simulate", "africa", "--option", "hidden_treasure"), "KEY=VALUE"),
    (("simulate", "africa", "--option", "turbo=true"), "hidden_treasure"),
    (
        ("simulate", "africa", "--option", "hidden_treasure=true", "--option", "hidden_treasure=false"),
        "hidden_treasure is given twice",
    ),
    (("simulate", "africa", "--option", "hidden_treasure=maybe"), "false, true"),
    (("simulate", "africa", "--seed"), "needs a value"),
    (("simulate", "africa", "--sed", "1"), "no option --sed"),
    (("simulate", "africa", "now"), "too many"),
    (("board",), "check"),
    (("board", "paint"), "paint"),
    (("games", "--lang", "de"), "en, fr, ja"),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG, ids=lambda value: " ".join(value) if value else "nothing")
def test_a_wrong_command_line_is_explained(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    status, _, err = run(capsys, *arguments)
    assert status == 2
    assert words in err
    assert "Traceback" not in err


def test_wrong_moves_and_seats_to_show(capsys: pytest.CaptureFixture[str], recorded: Path) -> None:
    assert "no move 99999" in run(capsys, "show", recorded, "--move", 99999)[2]
    assert "no seat 3" in run(capsys, "show", recorded, "--seat", 3)[2]
    assert run(capsys, "show", recorded.parent / "none.json")[0] == 1


def test_what_cannot_be_opened_in_the_page_is_said_and_no_server_is_started(
    capsys: pytest.CaptureFixture[str], recorded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marula.server.serve.serve", None)
    for arguments, words in (
        (["--move", "99999"], "no move 99999"),
        (["--move", "-1"], "--move takes a whole number from 0, not “-1”"),
        (["--move", "ten"], "not “ten”"),
        (["--seat", "0"], "--seat is not for --open"),
    ):
        status, out, err = run(capsys, "show", "--open", recorded, *arguments)
        assert (status, out) == (2, "")
        assert words in err
        assert "marula show --help" in err
    whole = recorded.read_text()
    moved = json.loads(whole)
    moved["moves"][4]["seat"] = 1 - moved["moves"][4]["seat"]
    halved = json.loads(whole)
    halved["seats"][0]["name"] = "\ud800"
    for text, words in (
        ("", "not a whole JSON file"),
        ("[]", "no match record"),
        (json.dumps(moved), "Move 5 is against the rules."),
        (json.dumps(halved), "not a text file in UTF-8"),
        (whole.rstrip().ljust(1_000_001), f"{tmp_path / 'file.json'} is too big: files can have up to 1 MB."),
    ):
        (tmp_path / "file.json").write_text(text)
        assert run(capsys, "show", "--open", tmp_path / "file.json")[:2] == (1, "")
        for language in ("fr", "ja", "en"):
            status, out, err = run(capsys, "show", "--open", tmp_path / "file.json", "--lang", language)
            assert (status, out, "Traceback" in err) == (1, "", False)
            assert (words in err) == (language == "en")
    assert "There is no file" in run(capsys, "show", "--open", tmp_path / "none.json")[2]
    assert "is a folder" in run(capsys, "show", "--open", tmp_path)[2]


USAGE = {
    "": "marula COMMAND ...",
    "games": "marula games [{options}]",
    "handbook": "marula handbook GAME [RULE] [{options}]",
    "simulate": "marula simulate GAME [{options}]",
    "arena": "marula arena GAME [{options}]",
    "replay": "marula replay FILE [{options}]",
    "show": "marula show FILE [{options}]",
    "board": "marula board check FILE",
    "board check": "marula board check FILE [{options}]",
    "migrate": "marula migrate [{options}]",
    "backup": "marula backup FILE [{options}]",
    "verify-all": "marula verify-all [{options}]",
    "prune": "marula prune [{options}]",
}


@pytest.mark.parametrize(
    ("language", "heading", "options"),
    [("en", "Usage: ", "options"), ("fr", "Utilisation\u202f: ", "options"), ("ja", "使い方：", "オプション")],
)
def test_every_command_has_help_in_every_language(
    capsys: pytest.CaptureFixture[str], language: str, heading: str, options: str
) -> None:
    """Arguments that must be given stand without brackets."""
    for command, usage in USAGE.items():
        status, out, _ = run(capsys, *command.split(), "--help", "--lang", language)
        assert status == 0
        assert out.splitlines()[0] == heading + usage.format(options=options)


@pytest.mark.parametrize("columns", [30, 53, 80, 200])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_help_fits_the_terminal_and_its_columns_stand_straight(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for command in USAGE:
        _, out, _ = run(capsys, *command.split(), "--help", "--lang", language)
        assert max(cell_len(line) for line in out.splitlines()) <= columns
        starts = {len(row[0]) for row in re.finditer(r"^  (\S.*?  +|   +)(?=\S)", out, re.MULTILINE)}
        assert len(starts) == 1 or columns == 30, "one column of explanations"


def test_lines_break_where_a_reader_expects_it() -> None:
    assert wrap("one two three", 8) == ["one two", "three"]
    assert wrap("longer-than-it", 6) == ["longer", "-than-", "it"]
    assert wrap("これはルールです。", 8) == ["これは", "ルールで", "す。"]
    assert wrap("席（名前）です", 4) == ["席", "（名", "前）", "です"]
    assert wrap("次はMARULA_LANGです", 12) == ["次は", "MARULA_LANG", "です"]


def test_the_shared_shell_names_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    """What differs between games is said by game, by `marula games`."""
    for language in ("en", "fr", "ja"):
        assert not re.search(r"\b[A-Z]{3}-[A-Z]\d", folders.locale(None, language)), "a rule of some game"
        _, out, _ = run(capsys, "simulate", "--help", "--lang", language)
        _, listed, _ = run(capsys, "games", "--lang", language)
        for game in games.every():
            assert [facet for facet in game.facets if facet in out] == []
            assert ", ".join(game.facets) in listed


def test_one_of_a_thing_is_said_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    for language, words in (("en", "One match of Africa with 2 seats"), ("fr", "Africa, 1 partie à 2")):
        _, out, _ = run(capsys, "simulate", "africa", "--games", 1, "--lang", language)
        assert words in out
        assert re.search(r": (one match|1 partie)$", out, re.MULTILINE), "the ending comes before its number"
    english, french = (Texts(language, games.find("africa")) for language in ("en", "fr"))
    player = {"seat": 0, "number": 1, "hexagon": "none", "points": 1, "camps": 1, "gold": -1, "gems": -1, "tiles": 1}
    assert english.say("africa-show-player", player) == "1. Player 1: 1 point, 1 camp, 1 tile of gold and gems"
    none = {**player, "points": 0, "camps": 0, "gold": 0, "gems": 0}
    assert french.say("africa-show-player", none).endswith(
        "0 point, 0 camp de base, or\u202f: 0, pierres précieuses\u202f: 0"
    )
    gain = {"to": "E6", "after": 1, "before": 1}
    assert "would have one empty hexagon beside" in english.say("africa-refusal-nomads-no-gain", gain)
    assert english.say("africa-event-won", {"winner": 0, "shared": 1, "total": 1}) == "Player 1 wins with 1 point."


def test_figures_are_written_as_the_language_does(capsys: pytest.CaptureFixture[str]) -> None:
    for language, figures in (("en", r"\d\.\d% \("), ("fr", r"\d,\d\u202f% \("), ("ja", r"\d\.\d%（")):
        _, out, _ = run(capsys, "simulate", "africa", "--games", 3, "--lang", language)
        text, _, last = out.rstrip("\n").rpartition("\n")
        assert len(re.findall(figures, text)) == 2
        assert json.loads(last)["games"] == 3
        assert "-0" not in text
        if language == "fr":
            assert not re.search(r"\d\.\d", text)


@pytest.mark.parametrize("owner", [None, *games.names()])
def test_french_signs_keep_their_narrow_space(owner: str | None) -> None:
    text = re.sub(r"^#.*", "", folders.locale(owner, "fr"), flags=re.MULTILINE)
    assert re.findall(r".*[ \u00a0][:;?!»].*|.*«[^\u202f].*", text) == []


def test_records_that_cannot_be_written_are_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    for jobs in (1, 2):
        status, _, err = run(capsys, "simulate", "africa", "--games", "2", "--jobs", jobs, "--record", file)
        assert (status, "can't be written" in err) == (1, True)


def test_records_are_written_to_an_empty_folder_only(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Old and new records would mix."""
    arguments = ("simulate", "africa", "--games", 2, "--record", tmp_path / "records")
    assert run(capsys, *arguments)[0] == 0
    before = {path: path.read_bytes() for path in (tmp_path / "records").iterdir()}
    for language, words in (("en", "is not empty"), ("fr", "n’est pas vide"), ("ja", "空ではありません")):
        status, out, err = run(capsys, *arguments, "--seed", 1, "--lang", language)
        assert (status, out, words in err) == (2, "", True)
    assert {path: path.read_bytes() for path in (tmp_path / "records").iterdir()} == before
    (tmp_path / "empty").mkdir()
    assert run(capsys, "simulate", "africa", "--games", 1, "--record", tmp_path / "empty")[0] == 0


def test_errors_come_back_from_other_processes() -> None:
    """What can be raised while matches are played elsewhere must survive the way back."""
    for error in (FileError("file-missing", {"file": "x"}), RecordError("record-not-object"), BoardError([])):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert vars(again).keys() == vars(error).keys()


def test_json_is_answered_even_where_there_is_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("a = 1\nb = \n")
    status, out, _ = run(capsys, "replay", tmp_path / "none.json", "--json")
    assert (status, json.loads(out)["key"]) == (1, "file-missing")
    status, out, _ = run(capsys, "board", "check", broken, "--json")
    (problem,) = json.loads(out)["problems"]
    assert (status, problem["line"], problem["key"]) == (1, 2, "file-not-toml")
    for command in (("replay",), ("board", "check")):
        _, out, _ = run(capsys, *command, tmp_path / "none", "--json")
        answer = json.loads(out)
        assert (answer["ok"], answer["key"], answer["problems"][0]["text"]) == (False, "file-missing", answer["reason"])
    broken.write_text("a = " + "9" * 6000)
    assert run(capsys, "board", "check", broken)[0] == 1


def test_the_language_of_the_system_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MARULA_LANG")
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert "Aucune" in run(capsys, "dance")[2] or "commande" in run(capsys, "dance")[2]
    monkeypatch.setenv("LANG", "C")
    assert "There is no command" in run(capsys, "dance")[2]


def test_the_installed_command_works_from_any_folder(tmp_path: Path) -> None:
    command = installed()
    done = subprocess.run([command, "games", "--json"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)[0]["id"] == "africa"
    version = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert version.stdout.startswith("marula ")


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a reader who stops looks like any other trouble")
def test_a_reader_who_stops_reading_is_no_error(recorded: Path) -> None:
    command = installed()
    for arguments in (["show", str(recorded)], ["replay", str(recorded)], ["simulate", "africa", "--games", "2"]):
        read, write = os.pipe()
        os.close(read)
        with os.fdopen(write, "w") as closed:
            done = subprocess.run([command, *arguments], stdout=closed, stderr=subprocess.PIPE, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(os.name != "posix", reason="sends Ctrl-C as a terminal does: to all processes")
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_played_before_ctrl_c_is_counted(tmp_path: Path, jobs: int) -> None:
    command = [installed(), "simulate", "africa", "--games", "100000"]
    # Tests that were started in the background have Ctrl-C switched off, and would hand that on.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [*command, "--jobs", str(jobs), "--record", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        signal.signal(signal.SIGINT, before)
        until = time.monotonic() + 60
        while len(list(tmp_path.glob("*.json"))) < 3 and time.monotonic() < until:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    figures = json.loads(out.splitlines()[-1])
    records = [path.name for path in tmp_path.iterdir()]
    assert process.returncode == 130
    assert out.startswith(f"{figures['games']:,} matches of Africa")
    assert err == f"Interrupted: {figures['games']:,} of 100,000 matches played to the end.\n"
    assert len(records) == figures["games"] >= 3, "every record is counted, and none is half written"
    assert sum(figures["endings"].values()) == figures["games"]
