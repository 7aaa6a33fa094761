"""Scenes in words, fast: the same plain data as `Texts.scene` gives, each part put into words once.

A scene is made for every viewer at every move, and nearly all of it was there before. Texts that say the same
are the same object (`kernel.scene.say`), and where a game's view shares its pieces and panels too, one look-up
by identity finds what they were put into: shared by all viewers and by the moves before.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.kernel.scene import Choice, Control, Greyed, Panel, Piece, Row, Scene, Sheet, Text
from ludotheque.tables.words import texts

MOST_TEXTS: Final = 4_000  #: sentences remembered for one table

Plain = dict[str, Any]


class Remembered:
    """What was made of objects, by identity, as long as each version asks for it again.

    The objects are kept beside it: no other object can take their place in memory meanwhile.
    """

    __slots__ = ("version", "now", "before")

    def __init__(self) -> None:
        self.version = -1
        self.now: dict[int, tuple[object, Any]] = {}
        self.before: dict[int, tuple[object, Any]] = {}

    def turn_to(self, version: int) -> None:
        """A later version begins: what the last one did not need is forgotten."""
        if version != self.version:
            self.version = version
            self.before = self.now
            self.now = {}

    def get(self, part: object) -> Any:
        """None if nothing is remembered."""
        key = id(part)
        found = self.now.get(key)
        if found is None:
            found = self.before.get(key)
            if found is None:
                return None
            self.now[key] = found
        return found[1]

    def put(self, part: object, made: Any) -> Any:
        self.now[id(part)] = (part, made)
        return made


class Wording:
    """The words of one table in one language, for players of these names."""

    def __init__(self, game: str, lang: str, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.texts = texts(lang)
        self.parts = Remembered()
        self._said: dict[int, tuple[Text, str]] = {}  #: by identity; the text is kept so that it stays alive

    def text(self, text: Text) -> str:
        found = self._said.get(id(text))
        if found is None:
            if len(self._said) >= MOST_TEXTS:
                self._said.clear()
            found = (text, self.texts.text(self.game, text, self.names))
            self._said[id(text)] = found
        return found[1]

    def scene(self, scene: Scene, version: int) -> Plain:
        said = self.text
        self.parts.turn_to(version)
        known, keep = self.parts.get, self.parts.put
        return {
            "board": scene.board,
            "status": said(scene.status),
            "rule": scene.rule,
            "pieces": known(scene.pieces) or keep(scene.pieces, [self.piece(each) for each in scene.pieces]),
            "panels": [known(panel) or keep(panel, self.panel(panel)) for panel in scene.panels],
            "choices": [known(choice) or keep(choice, self.choice(choice)) for choice in scene.choices],
            "controls": [
                known(control) or keep(control, self.control(control)) for control in scene.controls
            ],
            "greyed": [self.greyed(greyed) for greyed in scene.greyed],
            "sheets": [self.sheet(sheet) for sheet in scene.sheets],
            "notes": [said(note) for note in scene.notes],
        }

    def piece(self, piece: Piece) -> Plain:
        return {
            "id": piece.id,
            "symbol": piece.symbol,
            "place": piece.place,
            "label": self.text(piece.label),
            "seat": piece.seat,
            "value": piece.value,
            "faded": piece.faded,
        }

    def panel(self, panel: Panel) -> Plain:
        return {
            "seat": panel.seat,
            "rows": self.parts.get(panel.rows)
            or self.parts.put(panel.rows, [self.row(row) for row in panel.rows]),
            "active": panel.active,
            "note": None if panel.note is None else self.text(panel.note),
        }

    def row(self, row: Row) -> Plain:
        value = row.value
        return {
            "label": self.text(row.label),
            "value": self.text(value) if isinstance(value, Text) else value,
            "detail": self.pairs(row.detail),
            "symbol": row.symbol,
        }

    def pairs(self, pairs: list[tuple[Text, str]]) -> list[list[Any]]:
        return [[self.text(label), value] for label, value in pairs]

    def choice(self, choice: Choice) -> Plain:
        return {
            "notation": choice.notation,
            "label": self.text(choice.label),
            "on": choice.on,
            "confirm": choice.confirm,
            "preview": self.pairs(choice.preview),
        }

    def control(self, control: Control) -> Plain:
        return {
            "name": control.name,
            "kind": control.kind,
            "label": self.text(control.label),
            "data": {name: self.any(value) for name, value in control.data.items()},
        }

    def greyed(self, greyed: Greyed) -> Plain:
        refusal = greyed.refusal
        told = self.texts.refusal(self.game, refusal, self.names)
        return {"on": greyed.on, "refusal": {"rule": refusal.rule, "text": told}}

    def sheet(self, sheet: Sheet) -> Plain:
        return {
            "title": self.text(sheet.title),
            "columns": [self.text(column) for column in sheet.columns],
            "rows": [[self.any(cell) for cell in row] for row in sheet.rows],
        }

    def any(self, value: object) -> Any:
        """Whatever a game puts into a control or a sheet."""
        if value is None or isinstance(value, (int, str)):
            return value
        if isinstance(value, Text):
            return self.text(value)
        if isinstance(value, (list, tuple)):
            return [self.any(item) for item in value]
        if isinstance(value, dict):
            return {str(name): self.any(item) for name, item in value.items()}
        return self.texts.scene(self.game, value, self.names)
