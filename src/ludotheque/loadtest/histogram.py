"""Times in buckets that double, as text and as a drawing (SVG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

FIRST: Final = 0.001  #: seconds: the end of the first bucket
BUCKETS: Final = 16  #: the last one ends at half a minute
BAR: Final = 40  #: letters of the longest bar

WIDTH: Final = 760
ROW: Final = 22
LEFT: Final = 130  #: room for the bounds
RIGHT: Final = 90  #: room for the counts
TOP: Final = 44

DRAWING: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">
<rect width="{width}" height="{height}" fill="#fff"/>
<text x="12" y="24" font-size="14">{title}</text>
{rows}
</svg>
"""


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of all stays within; 0 if there is none."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def buckets(times: Sequence[float]) -> list[tuple[float, int]]:
    """Each bucket by its upper end in seconds, with how many times are in it; empty ones at both ends left out."""
    ends = [FIRST * 2**number for number in range(BUCKETS)]
    counts = [0] * BUCKETS
    for time in times:
        counts[next((number for number, end in enumerate(ends) if time <= end), BUCKETS - 1)] += 1
    used = [number for number, count in enumerate(counts) if count]
    return [] if not used else list(zip(ends, counts, strict=True))[used[0] : used[-1] + 1]


def bound(end: float) -> str:
    """The upper end of a bucket in words."""
    return f"≤ {end * 1000:.0f} ms" if end < 1 else f"≤ {end:.0f} s"


def as_text(times: Sequence[float]) -> list[str]:
    """One line per bucket, with a bar."""
    found = buckets(times)
    most = max((count for _, count in found), default=1)
    return [f"{bound(end):>10}  {'█' * -(-count * BAR // most):<{BAR}}  {count}" for end, count in found]


def as_svg(title: str, times: Sequence[float]) -> str:
    """A drawing: one bar per bucket."""
    found = buckets(times)
    most = max((count for _, count in found), default=1)
    rows = [row_svg(TOP + ROW * row, end, count, count / most) for row, (end, count) in enumerate(found)]
    return DRAWING.format(
        width=WIDTH, height=TOP + ROW * len(found) + 12, title=escape(title), rows="\n".join(rows)
    )


def row_svg(y: int, end: float, count: int, share: float) -> str:
    """The bound of a bucket, its bar, and its count."""
    width = (WIDTH - LEFT - RIGHT) * share
    return (
        f'<text x="12" y="{y + 15}">{escape(bound(end))}</text>'
        f'<rect x="{LEFT}" y="{y + 3}" width="{width:.1f}" height="{ROW - 6}" fill="#7aa6c2"/>'
        f'<text x="{WIDTH - RIGHT + 12}" y="{y + 15}">{count}</text>'
    )
