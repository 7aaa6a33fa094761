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

from ludotheque.kernel.seats import letter

BETWEEN: Final = "  ·  "
MANY: Final = 30  #: pieces; a longer list is shown once, then only what has changed
NARROWEST: Final = 12  #: characters that a column needs to be read
TIGHTEST: Final = 4  #: characters for a column of a grid that the drawing declares (`data-grid`)
WORDS: Final = 8  #: characters that a column needs for the words of its pieces; narrower ones show marks

#: Of the seats; their letters tell them apart too.
COLOURS: Final = ("red", "blue", "green", "magenta", "yellow", "cyan")

_SHIFT: Final = re.compile(r"translate\(\s*(-?[\d.]+)[ ,]+(-?[\d.]+)\s*\)")


class Place(NamedTuple):
    """Where a place of the drawing has its centre, how wide it is and what it is called."""

    x: float
    y: float
    size: float
    label: str = ""
    declared: bool = False  #: it stands in a group with `data-grid`


@cache
def places_of(drawing: Path) -> dict[str, Place]:
    """The rectangles and circles of a board that carry `data-place`; other shapes have no place in a grid."""
    found: dict[str, Place] = {}
    if drawing.exists():
        _collect(xml.parse(drawing).getroot(), 0.0, 0.0, False, found)
    return found


def _collect(element: xml.Element, x: float, y: float, declared: bool, found: dict[str, Place]) -> None:
    shift = _SHIFT.match(element.get("transform", ""))
    if shift:
        x, y = x + float(shift.group(1)), y + float(shift.group(2))
    name = element.get("data-place")
    place = _centre(element)
    declared = declared or "data-grid" in element.attrib
    if name and place is not None:
        found[name] = Place(x + place.x, y + place.y, place.size, element.get("aria-label", ""), declared)
    for child in element:
        _collect(child, x, y, declared, found)


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
    places = places_of(drawing)
    declared = {name: place for name, place in places.items() if place.declared}
    rows = grid(declared, width // TIGHTEST - 1) if declared else grid(places, width // NARROWEST)
    shown: list[Any] = []
    if rows and declared:
        rows = _without_blanks(rows, places, {piece["place"] for piece in pieces})
    on_grid = {name for row in rows or [] for name in row if name}
    if rows and rows[0]:
        shown.append(_table(rows, places, pieces, targets, width))
    listed = [piece for piece in pieces if piece["place"] not in on_grid and _is_somewhere(piece, places)]
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


def _table(
    rows: list[list[str]],
    places: dict[str, Place],
    pieces: list[dict[str, Any]],
    targets: set[str],
    width: int,
) -> Table:
    """The grid; where its columns are too narrow for words, each piece is the letter of its seat, or a dot;
    `▸` where something can be chosen."""
    column = (width - 1) // len(rows[0]) - 1
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=0, border_style="dim")
    for _ in rows[0]:
        table.add_column(width=column)
    by: dict[str, list[dict[str, Any]]] = {}
    for piece in pieces:
        by.setdefault(piece["place"], []).append(piece)
    for row in rows:
        cells = [
            _cell(name, by.get(name, []), targets)
            if column >= WORDS
            else _marks(places[name].label if name else "", by.get(name, []), name in targets)
            for name in row
        ]
        table.add_row(*cells)
    return table


def _without_blanks(rows: list[list[str]], places: dict[str, Place], used: set[str]) -> list[list[str]]:
    """The columns in which something lies or is written."""
    kept = [
        column
        for column in range(len(rows[0]))
        if any(row[column] and (row[column] in used or places[row[column]].label) for row in rows)
    ]
    return [[row[column] for column in kept] for row in rows]


def _is_somewhere(piece: dict[str, Any], places: dict[str, Place]) -> bool:
    """Pieces without a place wait beside the table, where the drawing has places at all."""
    return bool(piece["place"]) or not places


def _cell(name: str, pieces: list[dict[str, Any]], targets: set[str]) -> Styled:
    here = [piece_text(piece) for piece in pieces]
    if here:
        return Styled("\n").join(here)
    spoken = name != name.lower()  # NW2 can be typed; places such as `pile` only hold something
    return Styled(name if spoken else "", style="bold" if name in targets else "dim")


def _marks(label: str, pieces: list[dict[str, Any]], target: bool) -> Styled:
    """A narrow cell: what the place is called, and below it whose pieces lie there, or that it can be chosen."""
    marks = [
        Styled("▸" if target else "•", style="bold")
        if piece["seat"] is None
        else Styled(letter(piece["seat"]), style=f"bold {COLOURS[piece['seat']]}")
        for piece in pieces
    ]
    return Styled(label, style="" if marks else "dim").append("\n").append_text(Styled("").join(marks))


def piece_text(piece: dict[str, Any]) -> Styled:
    style = COLOURS[piece["seat"]] if piece["seat"] is not None else ""
    return Styled(piece["label"], style=f"{style} dim" if piece["faded"] else style)
