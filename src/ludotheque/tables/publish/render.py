"""Scenes, facts and log lines in the words of one language, as plain data for JSON: the same as `Texts` gives.

A scene is rendered for every viewer at every move, and nearly all of it was there before. What was rendered is
remembered: sentences by their text, parts of scenes by identity (games share the parts that look the same) for as long
as they were used at this version or the last. Rendered data is shared: nobody changes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import Moment, visible_to
from ludotheque.kernel.log import Line, LogLine
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Part, Piece, Scene, Text
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.publish.messages import messages, texts
from ludotheque.texts import Texts

MOST_SENTENCES: Final = 4_000  #: remembered for one table, and for all tables of a game; facts, too

#: A part of a scene as data.
Plain = dict[str, Any]

#: What stands in rendered data as it is.
UNCHANGED: Final = frozenset((str, int, bool, float, type(None)))

#: Sentences that name no player, by game and language: all tables of a game share them.
SHARED: Final[dict[tuple[str, str], dict[Text, str]]] = {}


class Rendered:
    """A scene in one language: pieces by id, in their order, panels by seat, and the other keys."""

    def __init__(self, pieces: dict[str, Plain], panels: dict[int, Plain], rest: Plain) -> None:
        self.pieces = pieces
        self.panels = panels
        self.rest = rest

    def whole(self) -> Plain:
        return {**self.rest, "pieces": list(self.pieces.values()), "panels": list(self.panels.values())}


class Renderer:
    """Renders what one table shows in one language, for players of these names."""

    def __init__(self, game: str, lang: str, names: list[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.texts: Texts = texts(lang)
        self._shared = SHARED.setdefault((game, lang), {})
        self._sentences: dict[Text, str] = {}
        self._refusals: dict[str, Plain] = {}  #: by all that they say
        self._facts: dict[tuple[Fact, int], Plain] = {}  #: by fact and whom it is said to
        self._version = -1
        #: by identity; the part is kept beside it, so that no other object takes its place in memory
        self._parts: dict[int, tuple[object, Plain]] = {}
        self._last_parts: dict[int, tuple[object, Plain]] = {}

    # --- sentences -------------------------------------------------------------------------------

    def text(self, text: Text) -> str:
        known = self._sentences if text.named else self._shared
        found = known.get(text)
        if found is None:
            if len(known) >= MOST_SENTENCES:
                known.clear()
            found = known[text] = self.texts.text(self.game, text, self.names)
        return found

    def refusal(self, refusal: Refusal) -> Plain:
        key = repr(refusal)
        found = self._refusals.get(key)
        if found is None:
            if len(self._refusals) >= MOST_SENTENCES:
                self._refusals.clear()
            text = self.texts.refusal(self.game, refusal, self.names)
            found = self._refusals[key] = {"rule": refusal.rule, "text": text}
        return found

    def fact(self, fact: Fact, seat: int) -> Plain:
        """What happened, said to a seat (or SPECTATOR), with what it may point at on the board."""
        you = seat if seat != SPECTATOR and fact.concerns(seat) else SPECTATOR
        found = self._facts.get((fact, you))
        if found is None:
            if len(self._facts) >= MOST_SENTENCES:
                self._facts.clear()
            found = {"text": self.texts.fact(self.game, fact, self.names, you), "refs": fact.lit()}
            if you != SPECTATOR:
                found["you"] = "alone" if fact.singles_out(seat) else "among"
            self._facts[fact, you] = found
        return found

    # --- the log ---------------------------------------------------------------------------------

    def lines(self, lines: list[Line], seat: int) -> list[Plain]:
        """What happened, move by move, as far as a seat (or SPECTATOR) sees it."""
        return [self.line(line, seat) for line in lines if not line.private or line.seat == seat]

    def line(self, line: Line, seat: int) -> Plain:
        """A line with those of its facts that the seat may know; numbers count only what the seat saw."""
        hidden = line.hidden_from(seat)
        facts = line.facts if line.for_all else visible_to(line.facts, seat)
        made = self._line(line, facts, line.mark, seat)
        made.update({"n": line.n - hidden, "step": line.step - hidden, "kind": line.kind, "at": line.at})
        return made

    def log(self, lines: list[LogLine], seat: int) -> list[Plain]:
        """Lines of the log as a seat (or SPECTATOR) reads it."""
        return [self._log_line(line, seat) for line in lines]

    def _log_line(self, line: LogLine, seat: int) -> Plain:
        made = self._line(line.line, line.facts, line.mark, seat)
        made.update({"first": line.first, "step": line.step, "last": line.last, "turn": line.turn})
        made.update({"seat": line.seat, "kind": line.kind, "at": line.at})
        return made

    def _line(self, line: Line, facts: list[Fact], mark: str, seat: int) -> Plain:
        """What both kinds of lines have: who, the sentences, and a remark."""
        texts: list[Plain] = []
        if line.key:
            texts.append({"text": messages(self.lang).say(line.key, **line.params), "refs": []})
        for fact in facts:
            texts.append(self.fact(fact, seat))
        made: Plain = {"seat": line.seat, "texts": texts}
        if mark and texts:
            made["mark"] = messages(self.lang).say(mark)
        return made

    # --- scenes ----------------------------------------------------------------------------------

    def scene(self, scene: Scene, version: int) -> Rendered:
        """The scene of one viewer at this version of the table."""
        if version != self._version:
            self._version = version
            self._last_parts = self._parts
            self._parts = {}
        rest: Plain = {}
        for name, value in scene.fields().items():
            if name != "pieces" and name != "panels":
                rest[name] = self.value(value)
        return self.board(scene, rest)

    def board(self, scene: Scene, rest: Plain) -> Rendered:
        """Pieces and panels of a scene, and the rest as given: of a moment nothing else is shown."""
        panels: dict[int, Plain] = {}
        for panel in scene.panels:
            panels[panel.seat] = self.part(panel)
        return Rendered(self.pieces(scene.pieces), panels, rest)

    def moments(
        self,
        known: Rendered,
        moments: Sequence[Moment],
        lengths: list[int],
        scenes: list[Scene],
        facts: list[Fact],
        seat: int,
    ) -> list[Plain]:
        """The moments of a move as a seat sees them, each by what changed since the one before."""
        parts: list[Plain] = []
        said = 0
        for moment, length, scene in zip(moments, lengths, scenes, strict=True):
            drawn = self.board(scene, known.rest)
            part: Plain = {
                "kind": moment.kind,
                "ms": length,
                "texts": len(visible_to(facts[: moment.facts], seat)),
                "scene": changes(known, drawn),
            }
            thrown: list[str] = []
            for fact in visible_to(facts[said : moment.facts], seat):
                thrown += fact.thrown()
            if thrown:
                part["thrown"] = thrown
            parts.append(part)
            known, said = drawn, moment.facts
        return parts

    def pieces(self, pieces: list[Piece]) -> dict[str, Plain]:
        """All pieces by id; the same object for the same list."""
        found = self._remembered(pieces)
        if found is None:
            found = {}
            for piece in pieces:
                found[piece.id] = self.part(piece)
            self._parts[id(pieces)] = (pieces, found)
        return found

    def part(self, part: Part) -> Plain:
        """A piece, panel, choice, control …, field by field; the same object for the same part."""
        kept = self._parts.get(id(part))
        if kept is not None:
            return kept[1]
        found = self._remembered(part)
        if found is None:
            found = part.fields()
            for name, value in found.items():
                if type(value) not in UNCHANGED:
                    found[name] = self.value(value)
            self._parts[id(part)] = (part, found)
        return found

    def value(self, value: object) -> Any:
        """Whatever stands in a field of a part."""
        if type(value) in UNCHANGED:
            return value
        if isinstance(value, Text):
            return self.text(value)
        if isinstance(value, (list, tuple)):
            return [self.value(item) for item in value]
        if isinstance(value, dict):
            return {str(name): self.value(item) for name, item in value.items()}
        if isinstance(value, Refusal):
            return self.refusal(value)
        assert isinstance(value, Part), f"{value!r} is no part of a scene"
        return self.part(value)

    def _remembered(self, part: object) -> Plain | None:
        """What was made of this object at this version or the last; None if nothing was."""
        key = id(part)
        found = self._parts.get(key)
        if found is None:
            found = self._last_parts.get(key)
            if found is None:
                return None
            self._parts[key] = found
        return found[1]


# --- what changed between two scenes of one viewer, as `update` messages tell it (docs/protocol.md) -------


def changes(before: Rendered, after: Rendered) -> Plain:
    """The keys that changed; of pieces and panels only those that did."""
    if before is after:
        return {}
    changed: Plain = {key: value for key, value in after.rest.items() if value != before.rest[key]}
    if after.pieces is not before.pieces:
        pieces = piece_changes(before.pieces, after.pieces)
        if pieces is not None:
            changed["pieces"] = pieces
    panels = panel_changes(before.panels, after.panels)
    if panels is not None:
        changed["panels"] = panels
    return changed


def piece_changes(before: dict[str, Plain], after: dict[str, Plain]) -> Any:
    """`set`, `gone` and `before`; the whole list when the order of what stays changed; None if nothing changed."""
    inserted = insertions(list(before), list(after))
    if inserted is None:
        return list(after.values())
    new = [piece for name, piece in after.items() if before.get(name) != piece]
    gone = [name for name in before if name not in after]
    if not new and not gone:
        return None
    return {"set": new, "gone": gone, "before": inserted} if inserted else {"set": new, "gone": gone}


def insertions(before: list[str], after: list[str]) -> dict[str, str] | None:
    """For each new id that does not stand at the end, the next id that stays; None if what stays changes its order."""
    old = set(before)
    kept = set(after)
    if [name for name in before if name in kept] != [name for name in after if name in old]:
        return None
    found: dict[str, str] = {}
    next_kept = ""
    for name in reversed(after):
        if name in old:
            next_kept = name
        elif next_kept:
            found[name] = next_kept
    return found


def panel_changes(before: dict[int, Plain], after: dict[int, Plain]) -> Any:
    """`set`; the whole list when other seats have panels than before; None if nothing changed."""
    if list(before) != list(after):
        return list(after.values())
    new = [panel for seat, panel in after.items() if before[seat] != panel]
    return {"set": new} if new else None
