"""Scenes and facts in words, as JSON: the same as `Texts` gives, each part put into words and encoded once.

A scene is made for every viewer at every move, and nearly all of it was there before. Texts that say the same
are the same object (`kernel.scene.say`), and where a game's view shares its pieces and panels too, what stands where
it stood in the viewer's last scene is taken from there; for the rest one look-up by identity finds what it was put
into for other viewers and in the moves before. Sentences that name nobody are shared by all tables of a game.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.scene import Choice, Control, Greyed, Panel, Piece, Row, Scene, Sheet, Text
from ludotheque.tables.table import Table
from ludotheque.tables.told import (
    CHOICES,
    CONTROLS,
    NOTES,
    STATUS,
    KnownPanel,
    KnownPiece,
    Told,
    encode,
    listed,
    same_parts,
)
from ludotheque.tables.words import texts
from ludotheque.texts import Texts

MOST_SHARED: Final = 3_000  #: sentences remembered for all tables of a game
MOST_TEXTS: Final = 4_000  #: sentences remembered for one table
MOST_PIECES: Final = 2_000  #: pieces as they lay somewhere, and facts, too
MOST_PARTS: Final = 128  #: panels, choices, controls and the like remembered for one table
MOST_LISTS: Final = 8  #: whole boards

Plain = dict[str, Any]

QUOTED: Final[dict[str, bytes]] = {}  #: the few names that stand in scenes as they are


def quoted(name: str) -> bytes:
    """A name of the house (a board, a paragraph) as JSON."""
    found = QUOTED.get(name)
    if found is None:
        found = QUOTED[name] = encode(name)
    return found


class Remembered:
    """What was made of objects, by identity: the last ones that were asked for, at least so many.

    The objects are kept beside it: no other object can take their place in memory meanwhile.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.now: dict[int, tuple[object, object]] = {}
        self.before: dict[int, tuple[object, object]] = {}

    def get(self, part: object) -> object:
        """None if nothing is remembered."""
        key = id(part)
        found = self.now.get(key)
        if found is None:
            found = self.before.get(key)
            if found is None:
                return None
            self._keep(key, found)
        return found[1]

    def put(self, part: object, made: object) -> None:
        self._keep(id(part), (part, made))

    def _keep(self, key: int, found: tuple[object, object]) -> None:
        if len(self.now) >= self.most:  # what nobody has asked for since the last time is forgotten
            self.before = self.now
            self.now = {}
        self.now[key] = found


class Sentence:
    """A text in words, plain and as JSON. The text is kept: nothing else can take its place in memory."""

    def __init__(self, text: Text, plain: str) -> None:
        self.text = text
        self.plain = plain
        self.json = encode(plain)


#: Sentences that name nobody, by game and language, then by the identity of their text.
SHARED: Final[dict[tuple[str, str], dict[int, Sentence]]] = {}


class Wording:
    """The words of one table in one language, for players of these names."""

    def __init__(self, game: str, lang: str, names: list[str], around: int) -> None:
        self.game = game
        self.names = names
        self.around = around
        self.texts: Texts = texts(lang)
        self.parts = Remembered(MOST_PARTS)
        self.lists = Remembered(MOST_LISTS)
        self._shared = SHARED.setdefault((game, lang), {})
        self._said: dict[int, Sentence] = {}
        self._pieces: dict[tuple[object, ...], KnownPiece] = {}  #: by all that they show
        self._facts: dict[Fact, bytes] = {}

    def sentence(self, text: Text) -> Sentence:
        known = self._said if text.named else self._shared
        found = known.get(id(text))
        if found is None:
            if len(known) >= (MOST_TEXTS if text.named else MOST_SHARED):
                known.clear()
            found = Sentence(text, self.texts.text(self.game, text, self.names))
            known[id(text)] = found
        return found

    def text(self, text: Text) -> str:
        return self.sentence(text).plain

    def said(self, text: Text) -> bytes:
        """A sentence that stands by itself."""
        return self.sentence(text).json

    def fact(self, fact: Fact) -> bytes:
        """What happened, with what it may point at on the board."""
        found = self._facts.get(fact)
        if found is None:
            if len(self._facts) >= MOST_PIECES:
                self._facts.clear()
            text = self.texts.fact(self.game, fact, self.names)
            found = encode({"text": text, "refs": refs_of(fact.params())})
            self._facts[fact] = found
        return found

    def scene(self, scene: Scene, last: Told | None = None) -> Told:
        """The scene in words; `last` is what its viewer was told before, if anything."""
        if last is None or last.by is not self:
            return Told(self, scene, self.pieces(scene.pieces), self.panels(scene.panels), self.rest(scene))
        old = last.scene
        pieces = last.pieces if scene.pieces is old.pieces else self.pieces(scene.pieces)
        return Told(self, scene, pieces, self.panels_after(scene.panels, last), self.rest_after(scene, last))

    def rest(self, scene: Scene) -> list[bytes]:
        return [
            quoted(scene.board),
            self.said(scene.status),
            quoted(scene.rule),
            self.choices(scene.choices),
            self.controls(scene.controls),
            listed([self.greyed(greyed) for greyed in scene.greyed]),
            listed([self.sheet(sheet) for sheet in scene.sheets]),
            self.notes(scene.notes),
        ]

    def rest_after(self, scene: Scene, last: Told) -> list[bytes]:
        """The same; what is as it was is taken from there."""
        old, rest = last.scene, last.rest
        return [
            quoted(scene.board),
            rest[STATUS] if scene.status is old.status else self.said(scene.status),
            quoted(scene.rule),
            rest[CHOICES] if same_parts(scene.choices, old.choices) else self.choices(scene.choices),
            rest[CONTROLS] if same_parts(scene.controls, old.controls) else self.controls(scene.controls),
            listed([self.greyed(greyed) for greyed in scene.greyed]),
            listed([self.sheet(sheet) for sheet in scene.sheets]),
            rest[NOTES] if same_parts(scene.notes, old.notes) else self.notes(scene.notes),
        ]

    def choices(self, choices: list[Choice]) -> bytes:
        return listed([self.choice(choice) for choice in choices])

    def controls(self, controls: list[Control]) -> bytes:
        return listed([self.control(control) for control in controls])

    def notes(self, notes: list[Text]) -> bytes:
        return listed([self.said(note) for note in notes])

    def panels(self, panels: list[Panel]) -> list[KnownPanel]:
        return [(panel.seat, self.panel(panel)) for panel in panels]

    def panels_after(self, panels: list[Panel], last: Told) -> list[KnownPanel]:
        """The same; those that stand where they stood are taken from there."""
        old = last.scene.panels
        if len(panels) != len(old):
            return self.panels(panels)
        made: list[KnownPanel] = []
        for index in range(len(panels)):
            panel = panels[index]
            made.append(last.panels[index] if panel is old[index] else (panel.seat, self.panel(panel)))
        return made

    def pieces(self, pieces: list[Piece]) -> list[KnownPiece]:
        found = self.lists.get(pieces)
        if found is None:
            if len(self._pieces) >= MOST_PIECES:
                self._pieces.clear()
            found = [self.piece(piece) for piece in pieces]
            self.lists.put(pieces, found)
        assert isinstance(found, list)
        known: list[KnownPiece] = found
        return known

    def piece(self, piece: Piece) -> KnownPiece:
        key = (piece.id, piece.symbol, piece.place, piece.label, piece.seat, piece.value, piece.faded)
        found = self._pieces.get(key)
        if found is None:
            made: Plain = {
                "id": piece.id,
                "symbol": piece.symbol,
                "place": piece.place,
                "label": self.text(piece.label),
                "seat": piece.seat,
                "value": piece.value,
                "faded": piece.faded,
            }
            found = self._pieces[key] = (piece.id, encode(made))
        return found

    def panel(self, panel: Panel) -> bytes:
        found = self.parts.get(panel)
        if found is None:
            active = b',"active":true,"note":' if panel.active else b',"active":false,"note":'
            note = b"null" if panel.note is None else self.said(panel.note)
            found = b"".join(
                [f'{{"seat":{panel.seat},"rows":'.encode(), self.rows(panel.rows), active, note, b"}"]
            )
            self.parts.put(panel, found)
        assert isinstance(found, bytes)
        return found

    def rows(self, rows: list[Row]) -> bytes:
        """What a seat has mostly stays the same while it is its turn or not, or says something."""
        found = self.parts.get(rows)
        if found is None:
            found = encode([self.row(row) for row in rows])
            self.parts.put(rows, found)
        assert isinstance(found, bytes)
        return found

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

    def choice(self, choice: Choice) -> bytes:
        found = self.parts.get(choice)
        if found is None:
            made: Plain = {
                "notation": choice.notation,
                "label": self.text(choice.label),
                "on": choice.on,
                "confirm": choice.confirm,
                "preview": self.pairs(choice.preview),
            }
            found = encode(made)
            self.parts.put(choice, found)
        assert isinstance(found, bytes)
        return found

    def control(self, control: Control) -> bytes:
        found = self.parts.get(control)
        if found is None:
            made: Plain = {
                "name": control.name,
                "kind": control.kind,
                "label": self.text(control.label),
                "data": {name: self.any(value) for name, value in control.data.items()},
            }
            found = encode(made)
            self.parts.put(control, found)
        assert isinstance(found, bytes)
        return found

    def greyed(self, greyed: Greyed) -> bytes:
        refusal = greyed.refusal
        told = self.texts.refusal(self.game, refusal, self.names)
        return encode({"on": greyed.on, "refusal": {"rule": refusal.rule, "text": told}})

    def sheet(self, sheet: Sheet) -> bytes:
        made: Plain = {
            "title": self.text(sheet.title),
            "columns": [self.text(column) for column in sheet.columns],
            "rows": [[self.any(cell) for cell in row] for row in sheet.rows],
        }
        return encode(made)

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


def refs_of(params: dict[str, object]) -> list[str]:
    """Words of a fact that may name a place or piece.

    Its strings, `lot-24` for lot=24, `red-5` for zone="red", value=5.
    """
    refs: list[str] = []
    last = ""
    for name, value in params.items():
        if isinstance(value, str):
            refs.append(value)
            last = value
        elif isinstance(value, tuple):
            refs += [f"{name.removesuffix('s')}-{item}" for item in value if isinstance(item, int)]
        elif isinstance(value, int) and name != "amount":
            refs.append(f"{name}-{value}")
            if last:
                refs.append(f"{last}-{value}")
    return refs


def wording(table: Table, lang: str) -> Wording:
    """The words of a table; others once somebody else sits there."""
    found: Wording | None = table.wordings.get(lang)
    if found is None or found.around != table.around:
        names = table.names()
        if found is None or found.names != names:
            found = Wording(table.game.meta.id, lang, names, table.around)
            table.wordings[lang] = found
        found.around = table.around
    return found
