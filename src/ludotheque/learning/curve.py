"""How well a net foresaw the matches it had not learned from yet, as a drawing (SVG)."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 760
HEIGHT: Final = 320
LEFT: Final = 56
RIGHT: Final = 20
TOP: Final = 48
BOTTOM: Final = 40
STEP: Final = 0.1  #: between two lines of the scale


def draw(title: str, curve: list[float], matches: int) -> str:
    """A point per round of so many matches; 1 is what knowing nothing gives, 0 would be perfect."""
    top = max([1.0, *curve])
    low = STEP * int(min([1.0, *curve]) / STEP)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="12" y="24" font-size="14">{escape(title)}: cross-entropy with who won, 1 = even chances</text>',
    ]
    value = low
    while value <= top + 1e-9:
        y = _y(value, low, top)
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        lines.append(f'<text x="12" y="{y + 4:.1f}">{value:.1f}</text>')
        value += STEP
    points = [f"{_x(number, len(curve)):.1f},{_y(value, low, top):.1f}" for number, value in enumerate(curve)]
    lines.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="#3a6f94" stroke-width="2"/>')
    lines.append(f'<text x="{LEFT}" y="{HEIGHT - 12}">0</text>')
    lines.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 12}" text-anchor="end">{len(curve) * matches}</text>'
    )
    return "\n".join([*lines, "</svg>", ""])


def _x(number: int, points: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, points - 1)


def _y(value: float, low: float, top: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (top - value) / max(1e-9, top - low)
