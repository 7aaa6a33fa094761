"""Scenes and facts in words, as JSON: the same as `Texts` gives, each part put into words and encoded once.

A scene is made for every viewer at every move, and nearly all of it was there before. Texts that say the same
are the same object (`kernel.scene.say`), and where a game's view shares its pieces and panels too, one look-up
by identity finds what they were put into: shared by all viewers and by the moves before. Sentences that name
nobody are shared by all tables of a game.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.scene import Choice, Control, Greyed, Panel, Piece, Row, Scene, Sheet, Text
from ludotheque.tables.table import Table
from ludotheque.tables.words import texts
from ludotheque.texts import Texts

MOST_SHARED: Final = 3_000  #: sentences remembered for all tables of a game
MOST_TEXTS: Final = 4_000  #: sentences remembered for one table
MOST_PIECES: Final = 2_000  #: pieces as they lay somewhere, and facts, too

encode: Final = msgspec.json.Encoder().encode

Plain = dict[str, Any]

#: The keys of a scene that are told whole when they change.
REST: Final = (
    b'"board":',
    b'"status":',
    b'"rule":',
    b'"choices":',
    b'"controls":',
    b'"greyed":',
    b'"sheets":',
    b'"notes":',
)

NOTHING: Final = b"[]"

#: A part that is told by itself, and what it is known by: a piece by its id, a panel by its seat.
KnownPiece = tuple[str, bytes]
KnownPanel = tuple[int, bytes]


def listed(parts: list[bytes]) -> bytes:
    """A JSON list of encoded parts."""
    return b"".join([b"[", b",".join(parts), b"]"]) if parts else NOTHING


QUOTED: Final[dict[str, bytes]] = {}  #: the few names that stand in scenes as they are


def quoted(name: str) -> bytes:
    """A name of the house (a board, a paragraph) as JSON."""
    found = QUOTED.get(name)
    if found is None:
        found = QUOTED[name] = encode(name)
    return found


class Told:
    """A scene in one language: pieces and panels one by one, the rest key by key."""

    def __init__(self, pieces: list[KnownPiece], panels: list[KnownPanel], rest: list[bytes]) -> None:
        self.pieces = pieces
        self.panels = panels
        self.rest = rest

    def whole(self) -> bytes:
        keys = [REST[key] + value for key, value in enumerate(self.rest)]
        keys.append(b'"pieces":' + listed([part for _, part in self.pieces]))
        keys.append(b'"panels":' + listed([part for _, part in self.panels]))
        return b"".join([b"{", b",".join(keys), b"}"])

    def since(self, before: Told) -> bytes:
        """The keys that changed; of pieces and panels only those that did."""
        keys: list[bytes] = []
        for key in range(len(REST)):
            value = self.rest[key]
            if value != before.rest[key]:
                keys.append(REST[key] + value)
        if self.pieces is not before.pieces and self.pieces != before.pieces:
            keys.append(b'"pieces":' + piece_changes(before.pieces, self.pieces))
        if self.panels != before.panels:
            keys.append(b'"panels":' + panel_changes(before.panels, self.panels))
        return b"".join([b"{", b",".join(keys), b"}"])


def piece_changes(before: list[KnownPiece], after: list[KnownPiece]) -> bytes:
    """`set` and `gone`, or the whole list when the order of what stays is not the same."""
    old = dict(before)
    kept = {name for name, _ in after}
    order = [name for name, _ in before if name in kept]
    fresh = [name for name, _ in after if name not in old]
    if [name for name, _ in after] != order + fresh:
        return listed([part for _, part in after])
    new = [part for name, part in after if old.get(name) != part]
    gone = [name for name, _ in before if name not in kept]
    return b"".join([b'{"set":', listed(new), b',"gone":', encode(gone), b"}"])


def panel_changes(before: list[KnownPanel], after: list[KnownPanel]) -> bytes:
    """`set`, or the whole list when other seats have panels than before."""
    new: list[bytes] = []
    if len(before) != len(after):
        return listed([part for _, part in after])
    for index in range(len(after)):
        seat, part = after[index]
        if before[index][0] != seat:
            return listed([part for _, part in after])
        if before[index][1] != part:
            new.append(part)
    return b"".join([b'{"set":', listed(new), b"}"])


class Remembered:
    """What was made of objects, by identity, as long as each version asks for it again.

    The objects are kept beside it: no other object can take their place in memory meanwhile.
    """

    def __init__(self) -> None:
        self.version = -1
        self.now: dict[int, tuple[object, object]] = {}
        self.before: dict[int, tuple[object, object]] = {}

    def turn_to(self, version: int) -> None:
        """A later version begins: what the last one did not need is forgotten."""
        if version != self.version:
            self.version = version
            self.before = self.now
            self.now = {}

    def get(self, part: object) -> object:
        """None if nothing is remembered."""
        key = id(part)
        found = self.now.get(key)
        if found is None:
            found = self.before.get(key)
            if found is None:
                return None
            self.now[key] = found
        return found[1]

    def put(self, part: object, made: object) -> None:
        self.now[id(part)] = (part, made)


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
        self.parts = Remembered()
        self.lists = Remembered()
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

    def scene(self, scene: Scene, version: int) -> Told:
        self.parts.turn_to(version)
        self.lists.turn_to(version)
        rest = [
            quoted(scene.board),
            self.said(scene.status),
            quoted(scene.rule),
            listed([self.choice(choice) for choice in scene.choices]),
            listed([self.control(control) for control in scene.controls]),
            listed([self.greyed(greyed) for greyed in scene.greyed]),
            listed([self.sheet(sheet) for sheet in scene.sheets]),
            listed([self.said(note) for note in scene.notes]),
        ]
        panels = [(panel.seat, self.panel(panel)) for panel in scene.panels]
        return Told(self.pieces(scene.pieces), panels, rest)

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
