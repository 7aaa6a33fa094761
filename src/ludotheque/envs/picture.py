"""A scene as one SVG: the board's drawing with the pieces on their places, as the page lays them."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as xml
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.kernel.scene import Piece, Scene
from ludotheque.kernel.seats import letter

#: As on the page; a board may bring its own (`data-seat-colours`).
COLOURS: Final = ("#e69f00", "#56b4e9", "#009e73", "#d55e00", "#0072b2", "#cc79a7")
POINT: Final = 12.0  #: a place smaller than this only says where the middle is
CROWDED: Final = 0.55  #: below this scale pieces overlap rather than shrink further

_SYMBOL: Final = re.compile(r"<symbol ([^>]*)>(.*?)</symbol>", re.DOTALL)
_SAID: Final = re.compile(r'([\w-]+)="([^"]*)"')
_SHIFT: Final = re.compile(r"translate\(\s*(-?[\d.]+)[ ,]+(-?[\d.]+)\s*\)")
_POINT: Final = re.compile(r"M(-?[\d.]+)[ ,](-?[\d.]+)h([\d.]+)v([\d.]+)")
_VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,([^)]*))?\)")


class Spot(NamedTuple):
    """A place of the board: its box, and whether pieces are stacked there."""

    x: float
    y: float
    w: float
    h: float
    stacked: bool


class Symbol(NamedTuple):
    """A symbol's drawing with its corner at 0, 0, and where its seat's mark goes (`data-token`)."""

    drawing: str
    width: float
    height: float
    token: str


class Board(NamedTuple):
    """A board's drawing without its last tag, its places, its symbols by name and the colours of the seats."""

    opened: str
    spots: dict[str, Spot]
    symbols: dict[str, Symbol]
    colours: tuple[str, ...]


@cache
def read_board(art: Path, name: str) -> Board:
    """Reads a board and the pieces beside it; found once."""
    text = (art / name).read_text(encoding="utf-8")
    root = xml.fromstring(text)
    spots: dict[str, Spot] = {}
    _collect(root, 0.0, 0.0, spots)
    own = tuple(root.get("data-seat-colours", "").split())
    opened = _VARIABLE.sub(lambda found: found.group(2) or "0", text[: text.rindex("</svg>")])
    return Board(opened, spots, _symbols(art / "pieces.svg"), own + COLOURS[len(own) :])


def _collect(element: xml.Element, x: float, y: float, spots: dict[str, Spot]) -> None:
    shift = _SHIFT.match(element.get("transform", ""))
    if shift:
        x, y = x + float(shift.group(1)), y + float(shift.group(2))
    name = element.get("data-place")
    if name:
        point = _POINT.match(element.get("d", ""))
        box = [float(part) for part in point.groups()] if point else []
        if element.get("width"):
            box = [float(element.get(side, "0")) for side in ("x", "y", "width", "height")]
        if box:
            stacked = element.get("data-layout") == "stack"
            spots[name] = Spot(x + box[0], y + box[1], box[2], box[3], stacked)
    for child in element:
        _collect(child, x, y, spots)


def _symbols(file: Path) -> dict[str, Symbol]:
    text = file.read_text(encoding="utf-8")
    found: dict[str, Symbol] = {}
    for match in _SYMBOL.finditer(text):
        said = dict(_SAID.findall(match.group(1)))
        x, y, width, height = [float(part) for part in said["viewBox"].split()]
        shown = f'<g transform="translate({-x} {-y})">{match.group(2)}</g>'
        found[said["id"]] = Symbol(shown, width, height, said.get("data-token", ""))
    return found


def board_picture(art: Path, scene: Scene) -> str:
    """The SVG of a scene."""
    board = read_board(art, scene.board)
    lying: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        if piece.place in board.spots:
            lying.setdefault(piece.place, []).append(piece)
    drawn = []
    for place, group in lying.items():
        sizes = [_size(board, piece) for piece in group]
        slots = _slots(board.spots[place], len(group), max(w for w, _ in sizes), max(h for _, h in sizes))
        for piece, (width, height), (cx, cy, scale) in zip(group, sizes, slots, strict=True):
            corner = (
                f"translate({cx - width * scale / 2:.2f} {cy - height * scale / 2:.2f}) scale({scale:.4f})"
            )
            faded = ' opacity="0.5"' if piece.faded else ""
            drawn.append(f'<g transform="{corner}"{faded}>{_figure(board, piece, width, height)}</g>')
    return f"{board.opened}{''.join(drawn)}</svg>"


def _size(board: Board, piece: Piece) -> tuple[float, float]:
    found = board.symbols.get(piece.symbol)
    return (found.width, found.height) if found else (60.0, 60.0)


def _slots(spot: Spot, number: int, width: float, height: float) -> list[tuple[float, float, float]]:
    """Middle and scale of each of several pieces: side by side, or stacked upwards."""
    cx, cy = spot.x + spot.w / 2, spot.y + spot.h / 2
    if spot.stacked:
        scale = min(1.0, spot.w / width, spot.h / height)
        step = min(height * 0.35 * scale, max(0.0, spot.h - height * scale) / max(1, number - 1))
        bottom = spot.y + spot.h - height * scale / 2
        return [(cx, bottom - at * step, scale) for at in range(number)]
    point = spot.w < POINT and spot.h < POINT
    w = width * min(number, 3) if point else spot.w
    h = height * math.ceil(number / 3) if point else spot.h
    columns, scale = 1, 0.0
    for tried in range(1, number + 1):
        fitting = min(1.0, w / (tried * width), h / (math.ceil(number / tried) * height))
        if fitting > scale + 1e-6:
            columns, scale = tried, fitting
    scale = max(scale, min(CROWDED, w / width, h / height)) if number > 1 else scale
    rows = math.ceil(number / columns)
    dx = min(width * scale, (w - width * scale) / (columns - 1)) if columns > 1 else 0.0
    dy = min(height * scale, (h - height * scale) / (rows - 1)) if rows > 1 else 0.0
    slots = []
    for at in range(number):
        row, column = divmod(at, columns)
        across = min(columns, number - row * columns)
        slots.append((cx + (column - (across - 1) / 2) * dx, cy + (row - (rows - 1) / 2) * dy, scale))
    return slots


def _figure(board: Board, piece: Piece, width: float, height: float) -> str:
    """One piece with its corner at 0, 0: its symbol in the seat's colour, its value, its seat's letter."""
    colour = board.colours[piece.seat] if piece.seat is not None else ""
    values = {"--seat": colour, "--seat-ink": "#14142b"} if colour else {}
    found = board.symbols.get(piece.symbol)
    if found:
        shown = _VARIABLE.sub(
            lambda match: values.get(match.group(1)) or match.group(2) or "0", found.drawing
        )
    else:
        shown = (
            f'<rect width="{width}" height="{height}" rx="8" fill="{colour or "#cfc6b4"}" stroke="#22223b"/>'
        )
    if piece.value:
        size = min(22.0, max(14.0, height * 0.22))
        shown += _text(piece.value, width / 2, height - size * 0.4, size, "#14213d")
    if piece.seat is not None:
        shown += _token(piece.seat, found, colour, width, height)
    return f'<g style="color:{colour}">{shown}</g>' if colour else shown


def _token(seat: int, symbol: Symbol | None, colour: str, width: float, height: float) -> str:
    """The seat's mark: in the left upper corner, or where the symbol says."""
    said = symbol.token if symbol else ""
    if said == "none":
        return ""
    size = min(34.0, max(16.0, min(width, height) * 0.36))
    left, top, size = [float(part) for part in said.split()] if said else [0.0, 0.0, size]
    half = size / 2
    circle = f'<circle cx="{left + half:.1f}" cy="{top + half:.1f}" r="{half:.1f}" fill="{colour}" stroke="#14142b"/>'
    return circle + _text(letter(seat), left + half, top + size * 0.7, size * 0.6, "#14142b")


def _text(words: str, x: float, y: float, size: float, ink: str) -> str:
    safe = words.replace("&", "&amp;").replace("<", "&lt;")
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" font-family="sans-serif" font-weight="700" '
        f'font-size="{size:.1f}" fill="{ink}">{safe}</text>'
    )
