"""The plot of `playouts.py --plot`: steps per second as bars on a logarithmic scale, in SVG."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 960
LABELS: Final = 330  #: room for the names on the left
FIGURES: Final = 90  #: room for the figures on the right
ROW: Final = 22
TOP: Final = 46

#: The kinds of contestants: what the key calls them, and their colour.
KINDS: Final[dict[str, tuple[str, str]]] = {
    "compiled": ("ours, compiled", "#1b7f5c"),
    "interpreted": ("ours, plain Python", "#8fc9b3"),
    "peer": ("OpenSpiel (C++) from Python", "#3b6ea8"),
    "rollouts": ("OpenSpiel's rollouts, C++ alone", "#b0623a"),
    "catanatron": ("catanatron, plain Python", "#8a7fb5"),
}


def drawn(medians: dict[str, dict[str, float]]) -> str:
    """The medians of all contestants (`compiled paradis`), fastest first."""
    rows = sorted(medians.items(), key=lambda row: -row[1]["per_second"])
    low = floor(log10(rows[-1][1]["per_second"] / 2))  # the shortest bar is still one
    high = ceil(log10(rows[0][1]["per_second"]))
    height = TOP + ROW * len(rows) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'font-family="sans-serif" font-size="13">',
        "<title>Random play: steps per second</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        *key_of({contestant.split(" ")[0] for contestant in medians}),
        *scale(low, high, height),
    ]
    for number, (contestant, figures) in enumerate(rows):
        kind, _, name = contestant.partition(" ")
        y = TOP + ROW * number
        length = place(figures["per_second"], low, high) - LABELS
        parts += [
            f'<text x="{LABELS - 8}" y="{y + 15}" text-anchor="end" fill="#222">{escape(name)}</text>',
            f'<rect x="{LABELS}" y="{y + 3}" width="{length:.1f}" height="{ROW - 6}" fill="{KINDS[kind][1]}"/>',
            f'<text x="{LABELS + length + 6:.1f}" y="{y + 15}" fill="#222">{figures["per_second"]:,.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>\n"])


def place(per_second: float, low: int, high: int) -> float:
    """Where a figure lies on the scale from 10^low to 10^high."""
    return LABELS + (WIDTH - LABELS - FIGURES) * (log10(per_second) - low) / (high - low)


def key_of(kinds: set[str]) -> list[str]:
    """What the colours mean."""
    parts: list[str] = []
    x = 10
    for kind, (words, colour) in KINDS.items():
        if kind in kinds:
            parts.append(f'<rect x="{x}" y="10" width="12" height="12" fill="{colour}"/>')
            parts.append(f'<text x="{x + 17}" y="21" font-size="12" fill="#222">{escape(words)}</text>')
            x += 32 + 7 * len(words)
    return parts


def scale(low: int, high: int, height: int) -> list[str]:
    """A line for each power of ten."""
    parts: list[str] = []
    for power in range(low, high + 1):
        x = place(10.0**power, low, high)
        parts.append(f'<path d="M{x:.1f} {TOP} V{height - 24}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{height - 8}" text-anchor="middle" fill="#666">{10**power:,}</text>'
        )
    return parts
