"""The figures of docs/performance.md: two tables, and a chart on which each line of the scale is ten times more."""

from html import escape
from math import log10
from pathlib import Path
from typing import Any

BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->\n"

WIDTH = 720
LEFT = 190
RIGHT = 70
BAR = 16
GAP = 4
GROUP = 3 * (BAR + GAP) + 14
TOP = 56
LOW, HIGH = 0.1, 1000.0

US = ("copy", "legal", "pick", "apply", "view", "imagine", "reshuffle")

BARS = (
    ("rollout_matches", "compiled, as search plays", "#1f6f5c"),
    ("recorded_matches", "compiled, recorded and verifiable", "#d08a2e"),
    ("source_matches", "from source", "#8a8f98"),
)


def document(folder: Path, figures: dict[str, Any], names: dict[str, str]) -> None:
    """Write the chart, and the tables into the page at their place."""
    (folder / "performance.svg").write_text(drawn(figures["ratios"], names), encoding="utf-8")
    page = folder / "performance.md"
    before, rest = page.read_text("utf-8").split(BEGIN)
    page.write_text(before + BEGIN + tables(figures, names) + END + rest.split(END)[1], encoding="utf-8")


def tables(figures: dict[str, Any], names: dict[str, str]) -> str:
    """The ratios, and what they are ratios of, in Markdown."""
    lines = [
        "| as many times Catanatron's | matches/s | decisions/s | recorded matches/s | from source: matches/s |",
        "|---|---|---|---|---|",
    ]
    for name, found in figures["ratios"].items():
        lines.append(f"| {names[name]} | {' | '.join(_times(value) for value in found.values())} |")
    lines += ["", "| beside them | matches/s | decisions/s |", "|---|---|---|"]
    beside = {f"Catanatron, {seats} seats": rates for seats, rates in figures["catanatron"]["seats"].items()}
    beside |= {f"OpenSpiel, {name.replace('_', ' ')}": rates for name, rates in figures["openspiel"].items()}
    for name in figures["ratios"]:
        found = figures[name]["compiled"]["rollout"]
        seats = "4" if "4" in found else max(found)
        beside[f"{names[name]}, {seats} seats"] = found[seats]
    for label, rates in beside.items():
        lines.append(f"| {label} | {_number(rates['matches'])} | {_number(rates['steps'])} |")
    lines += ["", "| microseconds, compiled | " + " | ".join(US) + " |", "|---|" + "---|" * len(US)]
    for name in figures["ratios"]:
        parts = figures[name]["compiled"]["us"]
        lines.append(f"| {names[name]} | " + " | ".join(_number(parts[part]) for part in US) + " |")
    lines.append(f"| Catanatron | {_number(figures['catanatron']['copy'])} |" + " |" * (len(US) - 1))
    return "\n".join(lines) + "\n"


def drawn(ratios: dict[str, dict[str, float]], names: dict[str, str]) -> str:
    """An SVG; it stands on white, so that it can be read in any theme. Bars begin where Catanatron is."""
    height = TOP + GROUP * len(ratios) + 40
    size = f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="12"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        "<title>Matches a second beside Catanatron's, random play with four seats</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    x = 16.0
    for _, label, colour in BARS:
        parts.append(f'<rect x="{x:.0f}" y="14" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18:.0f}" y="24">{escape(label)}</text>')
        x += 50 + 6.2 * len(label)
    bottom = TOP + GROUP * len(ratios)
    value = LOW
    while value <= HIGH:
        stroke = "#333" if value == 1 else "#ddd"
        parts.append(f'<path d="M{_x(value):.1f} {TOP - 10}V{bottom}" stroke="{stroke}"/>')
        label = "Catanatron" if value == 1 else f"{value:g}×"
        parts.append(f'<text x="{_x(value):.1f}" y="{bottom + 18}" text-anchor="middle">{label}</text>')
        value = round(value * 10, 6)
    for place, (name, found) in enumerate(ratios.items()):
        y = TOP + GROUP * place
        title = escape(names.get(name, name))
        parts.append(f'<text x="{LEFT - 12}" y="{y + GROUP / 2 - 4:.0f}" text-anchor="end">{title}</text>')
        for key, _, colour in BARS:
            start, end = sorted((_x(1), _x(found[key])))
            bar = f'x="{start:.1f}" y="{y}" width="{end - start:.1f}" height="{BAR}"'
            parts.append(f'<rect {bar} fill="{colour}"/>')
            parts.append(f'<text x="{end + 6:.1f}" y="{y + BAR - 4}">{_times(found[key])}</text>')
            y += BAR + GAP
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(value: float) -> float:
    share = (log10(min(max(value, LOW), HIGH)) - log10(LOW)) / (log10(HIGH) - log10(LOW))
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _times(value: float) -> str:
    return f"{value:.0f}×" if value >= 9.95 else f"{value:.1f}×"
