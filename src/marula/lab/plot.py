"""Figures as drawings: a bar for each player with its interval, learning curves. SVG for light and dark alike."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

WIDTH = 720
RIGHT = 150
TOP = 48
ROW = 34
BAR = 18
LETTER = 7.2
"""How wide a letter is, about."""
LINE_OF_TEXT = 16.0

STYLE = """
svg { --paper: #fff; --ink: #1c2330; --line: #d9dce2; --bar: #1f6f5c; --range: #1c2330; --even: #b3541e; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #171b22; --ink: #e8eaee; --line: #3a414d; --bar: #3d9c85; --range: #e8eaee; --even: #f0a36b; }
}
.paper { fill: var(--paper); }
text { fill: var(--ink); font: 13px sans-serif; }
.line { stroke: var(--line); }
.bar { fill: var(--bar); }
.curve { stroke: var(--bar); stroke-width: 2; }
.range { stroke: var(--range); stroke-width: 2; }
.even { stroke: var(--even); stroke-width: 2; stroke-dasharray: 3 2; }
"""


class Row(NamedTuple):
    """A player with its win share, the interval of it, what an equal would win, and the share in words."""

    name: str
    share: float
    low: float
    high: float
    even: float
    words: str


def drawn(title: str, rows: Sequence[Row]) -> str:
    """The drawing. Dashes mark what somebody as strong as the others would win."""
    left = round(24 + LETTER * max(len(row.name) for row in rows))
    width = max(WIDTH, left + RIGHT + 300)
    bottom = TOP + ROW * len(rows)

    def x(share: float) -> str:
        return f"{left + share * (width - left - RIGHT):.1f}"

    parts = _paper(title, width, bottom + 40)
    for percent in range(0, 101, 25):
        parts.append(f'<path class="line" d="M{x(percent / 100)} {TOP - 6}V{bottom}"/>')
        parts.append(f'<text x="{x(percent / 100)}" y="{bottom + 20}" text-anchor="middle">{percent}%</text>')
    for place, row in enumerate(rows):
        top = TOP + ROW * place
        middle, end = top + BAR / 2, top + BAR
        length = f"{float(x(row.share)) - left:.1f}"
        parts.append(f'<text x="{left - 10}" y="{top + BAR - 4}" text-anchor="end">{escape(row.name)}</text>')
        parts.append(f'<rect class="bar" x="{left}" y="{top}" width="{length}" height="{BAR}"/>')
        parts.append(f'<path class="even" d="M{x(row.even)} {top - 4}V{end + 4}"/>')
        ends = f"M{x(row.low)} {top + 4}V{end - 4}M{x(row.high)} {top + 4}V{end - 4}"
        parts.append(f'<path class="range" d="M{x(row.low)} {middle:.1f}H{x(row.high)}{ends}"/>')
        parts.append(f'<text x="{width - RIGHT + 10}" y="{top + BAR - 4}">{escape(row.words)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def curves(title: str, lines: Mapping[str, Sequence[float]]) -> str:
    """A drawing of figures one after another, a line for each name; where there is one figure alone, all along."""
    left, right, top, bottom = 60, WIDTH - 110, TOP, 300
    longest = max(2, *(len(line) for line in lines.values()))
    values = [value for line in lines.values() for value in line]
    low, high = min(values), max(*values, min(values) + 0.01)

    def x(number: float) -> str:
        return f"{left + number / (longest - 1) * (right - left):.1f}"

    def y(value: float) -> str:
        return f"{bottom - (value - low) / (high - low) * (bottom - top):.1f}"

    parts = _paper(title, WIDTH, bottom + 40)
    for step in range(5):
        value = low + (high - low) * step / 4
        parts.append(f'<path class="line" d="M{left} {y(value)}H{right}"/>')
        parts.append(f'<text x="{left - 8}" y="{float(y(value)) + 4:.1f}" text-anchor="end">{value:z.2f}</text>')
    ends: list[tuple[float, str]] = []
    for place, (name, line) in enumerate(lines.items()):
        drawn_line = list(line) if len(line) > 1 else [line[0]] * longest
        points = " ".join(f"{x(number)},{y(value)}" for number, value in enumerate(drawn_line))
        kind = "curve" if place == 0 else "even"
        parts.append(f'<polyline class="{kind}" fill="none" points="{points}"/>')
        ends.append((float(y(drawn_line[-1])) + 4, name))
    lowest = 0.0
    for wanted, name in sorted(ends):
        # Names of lines that end close together stand one below the other.
        lowest = max(wanted, lowest + LINE_OF_TEXT)
        parts.append(f'<text x="{right + 8}" y="{lowest:.1f}">{escape(name)}</text>')
    parts.append(f'<text x="{x(0)}" y="{bottom + 24}">1</text>')
    parts.append(f'<text x="{x(longest - 1)}" y="{bottom + 24}" text-anchor="end">{longest}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _paper(title: str, width: int, height: int) -> list[str]:
    """What every drawing begins with: its paper, and its title on it."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}"/>',
        f'<text x="16" y="26">{escape(title)}</text>',
    ]
