"""The name of the decision a seat is shown: the click carries it, and a click on what is gone is refused."""

from __future__ import annotations

import hashlib

from ludotheque.kernel.scene import Panel, Piece, Scene
from ludotheque.tables.table import Table
from ludotheque.tables.told import same_parts


def decision_of(table: Table, seat: int, scene: Scene) -> str:
    """The name of the decision this seat is shown; empty when there is none.

    It covers what one decides upon (menu, controls, own panel, the board except the others' pieces) and how
    often something was revealed or this seat moved. The others' sealed bids do not change it.
    """
    if not scene.choices and not scene.controls:
        return ""
    course = table.course
    assert course is not None
    if table.spelled is None:
        table.spelled = Spelled()
    spelled: Spelled = table.spelled
    return spelled.decision(table.id, seat, course.epoch(seat), scene)


def own_panel(scene: Scene, seat: int) -> Panel | None:
    for panel in scene.panels:
        if panel.seat == seat:
            return panel
    return None


def short(parts: list[str]) -> str:
    """A name for all of these together."""
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


class Named:
    """A decision that has its name."""

    def __init__(self, epoch: int, scene: Scene, name: str) -> None:
        self.epoch = epoch
        self.scene = scene
        self.name = name

    def still(self, epoch: int, scene: Scene, seat: int) -> bool:
        """Whether this scene asks for the same decision, as far as one look at its parts can tell."""
        old = self.scene
        if epoch != self.epoch or old.pieces is not scene.pieces or old.rule != scene.rule:
            return False
        if not same_parts(old.choices, scene.choices) or not same_parts(old.controls, scene.controls):
            return False
        return own_panel(old, seat) is own_panel(scene, seat)


class Spelled:
    """Parts of decisions' names that stay the same from move to move."""

    def __init__(self) -> None:
        self.boards: dict[int, tuple[list[Piece], str]] = {}  #: by seat
        self.named: dict[int, Named] = {}  #: by seat

    def decision(self, table: str, seat: int, epoch: int, scene: Scene) -> str:
        last = self.named.get(seat)
        if last is None or not last.still(epoch, scene, seat):
            last = Named(epoch, scene, self.name(table, seat, epoch, scene))
            self.named[seat] = last
        return last.name

    def name(self, table: str, seat: int, epoch: int, scene: Scene) -> str:
        parts = [table, str(epoch), scene.rule]
        for choice in scene.choices:
            parts.append(choice.notation)
            parts.append(choice.on)
        for control in scene.controls:
            parts.append(control.spelled())
        board = self.board(scene.pieces, seat)
        if board:
            parts.append(board)
        own = own_panel(scene, seat)
        if own is not None:
            parts += [str(row.value) for row in own.rows]
        return short(parts)

    def board(self, pieces: list[Piece], seat: int) -> str:
        """A name for all pieces but the others' own; they stay where they are for many decisions."""
        known = self.boards.get(seat)
        if known is None or known[0] is not pieces:
            parts: list[str] = []
            for piece in pieces:
                if piece.seat is None or piece.seat == seat:
                    parts += [piece.id, piece.place, piece.symbol, piece.value]
            known = self.boards[seat] = (pieces, short(parts) if parts else "")
        return known[1]
