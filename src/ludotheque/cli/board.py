"""The board in the terminal: the places of its drawing, where they form a grid that fits."""

from __future__ import annotations

import re
import xml.etree.ElementTree as xml
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich import box
from rich.table import Table
from rich.text import Text as Styled

BETWEEN: Final = "  ·  "
MANY: Final = 30  #: pieces; a longer list is shown once, then only what has changed
NARROWEST: Final = 12  #: characters that a column needs to be read

#: Of the seats; their letters tell them apart too.
COLOURS: Final = ("red", "blue", "green", "magenta", "yellow", "cyan")

_SHIFT: Final = re.compile(r"translate\(\s*(-?[\d.]+)[ ,]+(-?[\d.]+)\s*\)")


class Place(NamedTuple):
    """Where a place of the drawing has its centre, and how wide it is."""

    x: float
    y: float
    size: float


@cache
def places_of(drawing: Path) -> dict[str, Place]:
    """The rectangles and circles of a board that carry `data-place`; other shapes have no place in a grid."""
    found: dict[str, Place] = {}
    if drawing.exists():
        _collect(xml.parse(drawing).getroot(), 0.0, 0.0, found)
    return found


def _collect(element: xml.Element, x: float, y: float, found: dict[str, Place]) -> None:
    shift = _SHIFT.match(element.get("transform", ""))
    if shift:
        x, y = x + float(shift.group(1)), y + float(shift.group(2))
    name = element.get("data-place")
    place = _centre(element)
    if name and place is not None:
        found[name] = Place(x + place.x, y + place.y, place.size)
    for child in element:
        _collect(child, x, y, found)


def _centre(element: xml.Element) -> Place | None:
    def number(name: str) -> float:
        return float(element.get(name, "0"))

    if element.get("width") and element.get("height"):
        width, height = number("width"), number("height")
        return Place(number("x") + width / 2, number("y") + height / 2, min(width, height))
    if element.get("r"):
        return Place(number("cx"), number("cy"), 2 * number("r"))
    return None


def grid(places: dict[str, Place], columns: int) -> list[list[str]] | None:
    """The names row by row, "" where nothing is; None if they form no grid of at most that many columns."""
    if not places:
        return None
    near = median(place.size for place in places.values()) / 2
    across = _lines([place.x for place in places.values()], near)
    down = _lines([place.y for place in places.values()], near)
    if len(across) > columns:
        return None
    rows = [[""] * len(across) for _ in down]
    for name, place in places.items():
        row, column = _nearest(down, place.y), _nearest(across, place.x)
        if rows[row][column]:
            return None
        rows[row][column] = name
    return rows


def _lines(values: list[float], near: float) -> list[float]:
    """Values close to each other count as one line: its middle."""
    lines: list[list[float]] = []
    for value in sorted(values):
        if lines and value - lines[-1][0] < near:
            lines[-1].append(value)
        else:
            lines.append([value])
    return [sum(line) / len(line) for line in lines]


def _nearest(lines: list[float], value: float) -> int:
    return min(range(len(lines)), key=lambda index: abs(lines[index] - value))


def board_of(
    drawing: Path, pieces: list[dict[str, Any]], targets: set[str], known: dict[str, str], width: int
) -> tuple[list[Any], int]:
    """The board to print: a grid if its drawing is one and fits, then whatever lies elsewhere, as a list.

    `targets` are the places an action of the menu points to, `known` the labels of pieces already seen. Where
    there are many pieces only the others are listed; the number left out comes second.
    """
    rows = grid(places_of(drawing), width // NARROWEST)
    shown: list[Any] = []
    on_grid = {name for row in rows or [] for name in row}
    if rows:
        table = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=0, border_style="dim")
        for _ in rows[0]:
            table.add_column(width=(width - 1) // len(rows[0]) - 1)
        for row in rows:
            table.add_row(*[_cell(name, pieces, targets) for name in row])
        shown.append(table)
    listed = [piece for piece in pieces if piece["place"] not in on_grid]
    fresh = [piece for piece in listed if known.get(piece["id"]) != piece["label"]]
    if len(listed) <= MANY:
        fresh = listed
    return shown + in_a_row([piece_text(piece) for piece in fresh], width), len(listed) - len(fresh)


def in_a_row(pieces: list[Styled], width: int) -> list[Styled]:
    """Pieces one after the other, as many as fit on a line; equal ones are counted."""
    counts: dict[str, int] = {}
    for piece in pieces:
        counts[piece.plain] = counts.get(piece.plain, 0) + 1
    lines: list[Styled] = []
    for piece in pieces:
        number = counts.pop(piece.plain, 0)
        if number > 1:
            piece.append(f" ×{number}")
        if lines and number and len(lines[-1]) + len(BETWEEN) + len(piece) <= width:
            lines[-1].append(BETWEEN, style="dim").append_text(piece)
        elif number:
            lines.append(piece)
    return lines


def _cell(name: str, pieces: list[dict[str, Any]], targets: set[str]) -> Styled:
    here = [piece_text(piece) for piece in pieces if piece["place"] == name]
    if here:
        return Styled("\n").join(here)
    spoken = name != name.lower()  # NW2 can be typed; places such as `pile` only hold something
    return Styled(name if spoken else "", style="bold" if name in targets else "dim")


def piece_text(piece: dict[str, Any]) -> Styled:
    style = COLOURS[piece["seat"]] if piece["seat"] is not None else ""
    return Styled(piece["label"], style=f"{style} dim" if piece["faded"] else style)
