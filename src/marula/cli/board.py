"""marula board: board files of one's own."""

from collections.abc import Sequence
from pathlib import Path

from marula.cli.common import print_json, unreadable
from marula.cli.errors import CommandError
from marula.cli.pages import print_page
from marula.cli.parser import Parser
from marula.core.data import path_text
from marula.core.wire import JsonObject
from marula.library.boards import BoardFileError, LocatedProblem, load_board
from marula.library.errors import FileError
from marula.texts import Texts


def board(arguments: Sequence[str], texts: Texts) -> int:
    """Find the command behind `marula board` and run it."""
    if arguments and arguments[0] == "check":
        return _check(arguments[1:], texts)
    if arguments and arguments[0] in ("-h", "--help"):
        commands = [("check", texts.say("cli-help-board-check"))]
        print_page(texts, "marula board check FILE", "cli-about-board-command", [("cli-commands", commands)])
        return 0
    if not arguments:
        raise CommandError("cli-missing-command", {"known": "check"}, "marula board")
    raise CommandError("cli-unknown-command", {"found": arguments[0], "known": "check"}, "marula board")


def _check(arguments: Sequence[str], texts: Texts) -> int:
    parser = Parser(texts, "marula board check", "cli-about-board-check")
    parser.need("file", "cli-help-board-file")
    parser.switch("--json", "cli-help-json")
    given = parser.read(arguments)
    if given is None:
        return 0
    try:
        game, _ = load_board(Path(given.file))
    except BoardFileError as error:
        if given.json:
            print_json({"ok": False, "problems": [_problem_json(item, texts) for item in error.problems]})
            return 1
        for item in error.problems:
            print(texts.located(error.file, item))
        print(texts.say("cli-board-bad", {"file": error.file, "count": len(error.problems)}))
        return 1
    except FileError as error:
        if not given.json:
            raise
        print_json(unreadable(error, texts))
        return 1
    if given.json:
        print_json({"ok": True, "game": game.id, "problems": []})
    else:
        name = texts.say(f"{game.prefix}-name")
        print(texts.say("cli-board-good", {"file": given.file, "game": name}))
    return 0


def _problem_json(item: LocatedProblem, texts: Texts) -> JsonObject:
    problem = item.problem
    return {
        "line": item.line,
        "path": path_text(problem.path),
        "key": problem.key,
        "rule": problem.rule,
        "text": texts.problem(problem),
    }
