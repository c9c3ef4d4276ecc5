"""Help pages, wrapped by the cells that a terminal gives to each letter: a Japanese one takes two."""

import shutil
import unicodedata
from collections.abc import Sequence
from itertools import pairwise

from rich.cells import cell_len, chop_cells

from marula.texts import Texts

Row = tuple[str, str]
"""What can be typed, and what it means."""

# Signs that must not begin a line, and signs that must not end one.
_CLINGS_TO_THE_LEFT = frozenset("、。，．：；！？）」』］～ーぁぃぅぇぉっゃゅょァィゥェォッャュョ")
_CLINGS_TO_THE_RIGHT = frozenset("（「『［")


def print_page(texts: Texts, usage: str, about: str, sections: Sequence[tuple[str, Sequence[Row]]]) -> None:
    """Print how to call something, what it does (a key), and sections of rows, each under its heading (a key)."""
    width = shutil.get_terminal_size().columns
    parts = [wrap(texts.say("cli-usage", {"line": usage}), width), wrap(texts.say(about), width)]
    names = 2 + max(cell_len(name) for _, rows in sections for name, _ in rows)
    parts += [[texts.say(heading), *_rows(rows, names, width)] for heading, rows in sections if rows]
    print("\n\n".join("\n".join(lines) for lines in parts))


def wrap(text: str, width: int) -> list[str]:
    """The text in lines of at most so many cells."""
    lines = [""]
    for piece in _pieces(text):
        for part in chop_cells(piece, width) if cell_len(piece.rstrip()) > width else [piece]:
            if lines[-1] and cell_len(lines[-1]) + cell_len(part.rstrip()) > width:
                lines.append("")
            lines[-1] += part
    return [line.rstrip(" ") for line in lines]


def _rows(rows: Sequence[Row], names: int, width: int) -> list[str]:
    """Two columns, the first of `names` cells."""
    if names + 2 > width // 2:
        # No room for two columns: each explanation stands below what it explains.
        return [
            line
            for name, help in rows
            for line in (f"  {name}", *(f"    {part}" for part in wrap(help, max(width - 4, 2))))
        ]
    lines = []
    for name, help in rows:
        label = f"  {name}"
        for part in wrap(help, width - names - 2):
            lines.append(label + " " * (names + 2 - cell_len(label)) + part)
            label = ""
    return lines


def _pieces(text: str) -> list[str]:
    """What stays on one line: a word with the space behind it, or a wide letter with the signs that cling to it."""
    pieces = [text[:1]]
    for before, sign in pairwise(text):
        if _may_part(before, sign):
            pieces.append(sign)
        else:
            pieces[-1] += sign
    return pieces


def _may_part(before: str, sign: str) -> bool:
    if sign == " " or sign in _CLINGS_TO_THE_LEFT or before in _CLINGS_TO_THE_RIGHT:
        return False
    return before == " " or _is_wide(before) or _is_wide(sign)


def _is_wide(sign: str) -> bool:
    return unicodedata.east_asian_width(sign) in "WF"
