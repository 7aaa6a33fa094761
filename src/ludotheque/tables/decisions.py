"""The name of the decision a seat is shown: the click carries it, and a click on what is gone is refused."""

from __future__ import annotations

import hashlib

from ludotheque.kernel.scene import Control, Piece, Scene
from ludotheque.tables.scenery import Remembered
from ludotheque.tables.table import Table


def decision_of(table: Table, seat: int, scene: Scene) -> str:
    """The name of the decision this seat is shown; empty when there is none.

    It covers what one decides upon (menu, controls, own panel, the board except the others' pieces) and how
    often something was revealed or this seat moved. The others' sealed bids do not change it.
    """
    if not scene.choices and not scene.controls:
        return ""
    course = table.course
    assert course is not None
    spelled: Spelled = table.spelled or Spelled()
    table.spelled = spelled
    parts = [table.id, str(course.epoch(seat)), scene.rule]
    for choice in scene.choices:
        parts += (choice.notation, choice.on)
    for control in scene.controls:
        parts.append(spelled.control(control, table.version))
    board = spelled.board(scene.pieces, seat)
    if board:
        parts.append(board)
    for panel in scene.panels:
        if panel.seat == seat:
            parts += [str(row.value) for row in panel.rows]
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


class Spelled:
    """Parts of decisions' names that stay the same from move to move."""

    def __init__(self) -> None:
        self.controls = Remembered()
        self.boards: dict[int, tuple[list[Piece], str]] = {}  #: by seat

    def control(self, control: Control, version: int) -> str:
        self.controls.turn_to(version)
        known: str | None = self.controls.get(control)
        if known is None:
            known = self.controls.put(control, f"{control.name}\n{control.data!r}")
        return known

    def board(self, pieces: list[Piece], seat: int) -> str:
        """All pieces but the others' own."""
        known = self.boards.get(seat)
        if known is None or known[0] is not pieces:
            parts: list[str] = []
            for piece in pieces:
                if piece.seat is None or piece.seat == seat:
                    parts += (piece.id, piece.place, piece.symbol, piece.value)
            known = self.boards[seat] = (pieces, "\n".join(parts))
        return known[1]
