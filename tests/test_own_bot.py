"""Bots of one's own, from a file: docs/your-own-bot.md, and what is said where one can't be used."""

import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

from marula import games
from marula.cli import main
from marula.core.match import Match
from marula.core.stream import derive_seed
from marula.library.boards import default_board
from marula.library.bots import make_bot
from marula.library.errors import FileError
from marula.players import PlayerError, make_player

PAGE = Path(__file__).parents[1] / "docs" / "your-own-bot.md"
FIRST = "class Bot:\n    def __init__(self, game, seed):\n        self.seed = seed\n\n"
CHOOSES = FIRST + "    def choose(self, observation):\n        "


def first_legal(folder: Path) -> str:
    return written(folder, CHOOSES + "return observation.legal()[0]\n")


def written(folder: Path, text: str, name: str = "bot.py") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return f"{folder / name}:Bot"


def simulated(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main(["simulate", "africa", "--lang", "en", *map(str, arguments)])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def test_the_bot_of_the_page_has_twenty_lines_and_plays_well(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    lines = found[1].splitlines()
    assert len(lines) <= 20
    (tmp_path / "careful.py").write_text(found[1], encoding="utf-8")
    spec = f"{tmp_path / 'careful.py'}:Careful"
    status, out, _ = simulated(capsys, "--seats", f"{spec},random", "--games", 2, "--json")
    own, _ = json.loads(out)["seats"]
    assert (status, own["player"], own["win_share"]) == (0, spec, 1.0)


def test_it_is_loaded_again_wherever_it_plays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What lies beside it too, and two files of one name are two bots."""
    (tmp_path / "other").mkdir()
    (tmp_path / "choices_of_mine.py").write_text("def first(legal):\n    return legal[0]\n", encoding="utf-8")
    one = written(tmp_path, f"import choices_of_mine\n\n{CHOOSES}return choices_of_mine.first(observation.legal())\n")
    two = written(tmp_path / "other", CHOOSES + "return observation.legal()[-1]\n")
    told: list[Any] = []
    for jobs in (1, 2):
        seats = f"{one},{two}"
        status, out, err = simulated(capsys, "--seats", seats, "--games", 2, "--jobs", jobs, "--json")
        assert (status, err) == (0, "")
        figures = json.loads(out)
        told.append((figures["seats"], figures["mean_steps"], figures["endings"]))
    assert told[0] == told[1]


BROKEN = [
    (
        "import nowhere_at_all\n",
        "bot.py:1: this can't be loaded. ModuleNotFoundError: No module named 'nowhere_at_all'",
    ),
    ("class Bot:\n    def\n", "bot.py:2: this can't be loaded. SyntaxError"),
    ("raise SystemExit(3)\n", "bot.py:1: this can't be loaded. SystemExit: 3"),
    ("Bot = 3\n", "bot.py has no class Bot"),
    ("", "bot.py has no class Bot"),
    ("class Bot:\n    pass\n", "bot.py: Bot can't be made"),
    ("class Bot:\n    def __init__(self, game, seed):\n        1 / 0\n", "bot.py:3: Bot can't be made"),
    (FIRST, "bot.py: Bot failed to choose. AttributeError"),
    (CHOOSES + "return self.plan\n", "bot.py:6: Bot failed to choose. AttributeError"),
    (CHOOSES + "return None\n", "bot.py: Bot chose what is not one of the legal actions: None"),
    (
        CHOOSES + "return observation.board.actions.all[0]\n",
        "bot.py: Bot chose what is not one of the legal actions: {",
    ),
]


@pytest.mark.parametrize(("text", "words"), BROKEN, ids=[words[:50] for _, words in BROKEN])
def test_what_is_wrong_with_one_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: str
) -> None:
    status, out, err = simulated(capsys, "--seats", f"random,{written(tmp_path, text)}", "--games", 1)
    assert (status, out, words in err, "Traceback" in err) == (1, "", True, False)


def test_it_is_said_in_the_readers_language_and_from_other_processes_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    spec = written(tmp_path, CHOOSES + "return None\n")
    for jobs, language, words in ((1, "fr", "n’est pas permise"), (2, "ja", "できる手の中にありません")):
        arguments = ("--seats", f"random,{spec}", "--games", 2, "--jobs", jobs, "--lang", language)
        assert (main(["simulate", "africa", *map(str, arguments)]), words in capsys.readouterr().err) == (1, True)
    error = FileError("cli-bot-not-legal", {"file": "bot.py"})
    assert vars(pickle.loads(pickle.dumps(error))) == vars(error)


def test_a_file_that_is_not_there_or_a_class_that_is_not_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "none.py"
    assert f"There is no file {file}." in simulated(capsys, "--seats", f"random,{file}:Bot")[2]
    assert f"Which class of {file}?" in simulated(capsys, "--seats", f"random,{file}")[2]


def test_only_who_calls_from_here_can_name_a_file(tmp_path: Path) -> None:
    """What makes players by name, as the server does, makes none from a file."""
    game = games.find("africa")
    assert game is not None
    spec = first_legal(tmp_path)
    with pytest.raises(PlayerError):
        make_player(spec, game, derive_seed("own"))
    match = Match(game, default_board(game), {}, 2, derive_seed("own"))
    match.begin()
    here = match.observe(game.rules.actor(match.state))
    assert make_bot(spec, game, derive_seed("own")).choose(here) is here.legal()[0]
