"""TypeScript types of all that the page gets and sends, made from the Python types.

    python -m tools.wire_types            write them
    python -m tools.wire_types --check    only say whether they are up to date

The shell's messages go to web/src/wire.ts; each game's views, events and actions to its own web/wire.ts.
"""

import argparse
import importlib
import os
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from marula import games
from marula.core.game import AnyGame
from marula.library import folders
from marula.library.boards import default_board
from marula.server import http_messages, messages

ROOT = Path(__file__).parent.parent
HEAD = "// Made by `python -m tools.wire_types` from the Python types. Change those, not this.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

SHELL = (
    messages.FromPage,
    messages.ToPage,
    http_messages.GameInfo,
    http_messages.NewTable,
    messages.TableToPlay,
    http_messages.TableList,
    http_messages.ReplayInfo,
    http_messages.CheckedBoard,
    http_messages.CheckedRecord,
    http_messages.HttpError,
    http_messages.LessonTable,
    http_messages.Figures,
    http_messages.Rematch,
    http_messages.TableOpened,
    http_messages.Links,
    http_messages.Invitation,
    http_messages.Token,
    http_messages.SitDown,
    http_messages.Seated,
    http_messages.SeatChange,
    http_messages.DeviceCode,
    http_messages.TakeCode,
    http_messages.Verification,
    http_messages.TableState,
    http_messages.Hosting,
    http_messages.ForgetDevice,
)


def main() -> None:
    """Write the files, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is out of date")
    check = parser.parse_args().check
    stale = [path for path, text in generated().items() if not path.exists() or path.read_text() != text]
    for path in stale:
        print(f"{'out of date' if check else 'written'}: {os.path.relpath(path, ROOT)}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(generated()[path])
    sys.exit(1 if check and stale else 0)


def generated() -> dict[Path, str]:
    """Every file with what should be in it."""
    files = {ROOT / "web/src/wire.ts": _shell()}
    for game in games.every():
        files[folders.folder(game.id) / "web/wire.ts"] = _game(game)
    return files


def _shell() -> str:
    schemas, components = msgspec.json.schema_components(SHELL, ref_template="{name}")
    text = HEAD + _declarations(components)
    text += f"\nexport type FromPage = {_type(schemas[0])};\n"
    text += f"export type ToPage = {_type(schemas[1])};\n"
    text += _names("Phrase", messages.Phrase, "What everybody can say and reads in their own language.")
    return text + _names("Reaction", messages.Reaction, "What everybody can show.")


def _names(name: str, literal: Any, comment: str) -> str:
    """Names that both sides agree on, as a list and as a type."""
    listed = "".join(f"  {_literal(value)},\n" for value in get_args(literal))
    constant = f"{name.upper()}S"
    text = f"\n/** {comment} */\nexport const {constant} = [\n{listed}] as const;\n"
    return text + f"export type {name} = (typeof {constant})[number];\n"


def _game(game: AnyGame) -> str:
    events = importlib.import_module(f"marula.games.{game.id}.events")
    facts = getattr(events, "Facts", None)
    types = (events.View, facts, *events.EVENTS, *game.questions, *game.questions.values())
    schemas, components = msgspec.json.schema_components(types, ref_template="{name}")
    written = [_type(schema) for schema in schemas]
    # A field of an answer that is called `action` holds one.
    text = HEAD + _declarations(components).replace("  action: Record<string, string | number>;", "  action: Action;")
    text += f"\nexport type GameEvent = {' | '.join(written[2 : 2 + len(events.EVENTS)])};\n"
    asked = written[2 + len(events.EVENTS) :]
    text += _asked(game, asked[: len(game.questions)], asked[len(game.questions) :])
    text += _actions(game)
    text += "\n/** All of this in one, for the shell's types. */\nexport interface Types {\n"
    text += f"  view: View;\n  facts: {'Facts' if facts else 'null'};\n"
    return text + "  event: GameEvent;\n  action: Action;\n  asked: Asked;\n}\n"


def _asked(game: AnyGame, questions: list[str], answers: list[str]) -> str:
    """What may be asked, by what it is about, with the question and its answer."""
    abouts = [question.__dataclass_fields__["about"].default for question in game.questions]
    lines = [
        f"  {about}: {{ question: {question}; answer: {answer} }};"
        for about, question, answer in zip(abouts, questions, answers, strict=True)
    ]
    return "\n/** Questions and their answers, by what they are about. */\nexport interface Asked {\n" + "\n".join(
        [*lines, "}\n"]
    )


def _actions(game: AnyGame) -> str:
    shapes: dict[str, dict[str, str]] = {}
    for action in default_board(game).actions:
        fields = {name: "number" if isinstance(value, int) else "string" for name, value in action.wire.items()}
        shapes[action.type] = {**fields, "type": f'"{action.type}"'}
    for fields in shapes.values():
        fields.pop("type")
    lines = []
    for type, fields in shapes.items():
        inside = "; ".join([f'type: "{type}"', *(f"{name}: {kind}" for name, kind in fields.items())])
        lines.append(f"  | {{ {inside} }}")
    return "\nexport type Action =\n" + "\n".join(lines) + ";\n"


def _declarations(components: dict[str, Any]) -> str:
    return "".join(_declaration(name, schema) for name, schema in components.items())


def _declaration(name: str, schema: dict[str, Any]) -> str:
    text = "\n" + _comment(schema.get("description", ""))
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{text}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    lines = [f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        # What has a default is always there in what we send; only the page may leave it out.
        optional = "" if field in required or _is_sent(name) else "?"
        lines.append(f"  {field}{optional}: {_type(kind)};")
    return text + "\n".join(lines) + "\n}\n"


def _is_sent(name: str) -> bool:
    return name not in {"Watch", "MakeMove", "Undo", "Ask", "AskWhy", "NewTable", "SeatInfo"}


def _comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema or "const" in schema:
        return " | ".join(_literal(value) for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(option) for option in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) and inner else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    inner = _type(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    main()
