"""Scenes in words, fast: the same plain data as `Texts.scene` gives, each message put into words once.

A scene is made for every viewer at every move, and nearly all of its texts were said before. Texts that say
the same are the same object (`kernel.scene.say`), so one look-up by identity finds the sentence.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.kernel.scene import Choice, Control, Greyed, Panel, Piece, Row, Scene, Sheet, Text
from ludotheque.tables.words import texts

MOST_TEXTS: Final = 20_000  #: sentences remembered for one set of names
MOST_WORDINGS: Final = 2_000  #: sets of names remembered

Plain = dict[str, Any]


class Wording:
    """The words of one game in one language for players of these names."""

    def __init__(self, game: str, lang: str, names: tuple[str, ...]) -> None:
        self.game = game
        self.names = list(names)
        self.texts = texts(lang)
        self._said: dict[int, tuple[Text, str]] = {}  #: by identity; the text is kept so that it stays alive

    def text(self, text: Text) -> str:
        found = self._said.get(id(text))
        if found is None:
            if len(self._said) >= MOST_TEXTS:
                self._said.clear()
            found = (text, self.texts.text(self.game, text, self.names))
            self._said[id(text)] = found
        return found[1]

    def scene(self, scene: Scene) -> Plain:
        said = self.text
        return {
            "board": scene.board,
            "status": said(scene.status),
            "rule": scene.rule,
            "pieces": [self.piece(piece) for piece in scene.pieces],
            "panels": [self.panel(panel) for panel in scene.panels],
            "choices": [self.choice(choice) for choice in scene.choices],
            "controls": [self.control(control) for control in scene.controls],
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
            "rows": [self.row(row) for row in panel.rows],
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


_wordings: dict[tuple[str, str, tuple[str, ...]], Wording] = {}


def wording(game: str, lang: str, names: list[str]) -> Wording:
    key = (game, lang, tuple(names))
    found = _wordings.get(key)
    if found is None:
        if len(_wordings) >= MOST_WORDINGS:
            _wordings.clear()
        found = _wordings[key] = Wording(*key)
    return found
