"""The figures of a contest as a drawing (SVG): a bar per bot, its interval, and where an even share ends."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

WIDTH: Final = 760
ROW: Final = 34
LEFT: Final = 130  #: room for names
RIGHT: Final = 170  #: room for the figures beside a bar
TOP: Final = 44


def draw(title: str, summary: dict[str, Any]) -> str:
    """A drawing of the win shares of a `summary`."""
    rows = summary["figures"]
    height = TOP + ROW * len(rows) + 12
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="24" font-size="14">{escape(title)}</text>',
    ]
    for number, row in enumerate(rows):
        lines += _row(row, TOP + ROW * number)
    return "\n".join([*lines, "</svg>", ""])


def _row(row: dict[str, Any], top: int) -> list[str]:
    low, high = row["interval"]
    middle = top + ROW // 2
    said = f"{row['share']:.3f} ({low:.3f}–{high:.3f})"
    return [
        f'<text x="12" y="{middle + 5}">{escape(row["bot"])}</text>',
        f'<rect x="{LEFT}" y="{top + 6}" width="{_x(row["share"]) - LEFT:.1f}" height="{ROW - 12}" fill="#7aa6c2"/>',
        f'<path d="M{_x(low):.1f} {middle}H{_x(high):.1f}" stroke="#222" stroke-width="2"/>',
        f'<path d="M{_x(row["even"]):.1f} {top + 2}V{top + ROW - 2}" stroke="#b03a2e" stroke-dasharray="4 3"/>',
        f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 5}">{said}</text>',
    ]


def _x(share: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * share
