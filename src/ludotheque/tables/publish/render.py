"""Scenes, facts and log lines in the words of one language, as plain data for JSON: the same as `Texts` gives.

A scene is rendered for every viewer at every move, and nearly all of it was there before. What was rendered is
remembered: sentences by their text, parts of scenes by identity (games share the parts that look the same) for as long
as they were used at this version or the last. Rendered data is shared: nobody changes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.folding import fold
from ludotheque.kernel.journal import Moment, visible_to
from ludotheque.kernel.log import Line, LogLine
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Piece, Scene
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.text import Part, Text
from ludotheque.tables.publish.messages import messages, texts
from ludotheque.texts.texts import UNCHANGED, Texts

MOST_SENTENCES: Final = 4_000  #: remembered for one table, and for all tables of a game; facts, too

#: A part of a scene as data.
Plain = dict[str, Any]


#: Sentences that name no player, by game and language: all tables of a game share them.
SHARED: Final[dict[tuple[str, str], dict[Text, str]]] = {}


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
        self._parts: dict[int, tuple[object, Any]] = {}
        self._last_parts: dict[int, tuple[object, Any]] = {}

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

    def scene(self, scene: Scene, version: int) -> Plain:
        """The scene of one viewer at this version of the table."""
        if version != self._version:
            self._version = version
            self._last_parts = self._parts
            self._parts = {}
        found = scene.fields()
        for name, value in found.items():
            found[name] = self.pieces(scene.pieces) if name == "pieces" else self.value(value)
        return found

    def settle(self) -> None:
        """All viewers have this version: what was used at the one before is not needed any more."""
        self._last_parts = {}

    def moments(
        self,
        known: Plain,
        moments: Sequence[Moment],
        lengths: list[int],
        scenes: list[Scene],
        facts: list[Fact],
        seat: int,
    ) -> tuple[list[Plain], Plain]:
        """The moments of a move as a seat sees them, each by what changed since the one before; the last scene."""
        parts: list[Plain] = []
        said = 0
        for moment, length, scene in zip(moments, lengths, scenes, strict=True):
            board: Plain = {"pieces": self.pieces(scene.pieces), "panels": self.value(scene.panels)}
            part: Plain = {
                "kind": moment.kind,
                "ms": length,
                "texts": len(visible_to(facts[: moment.facts], seat)),
                "scene": changes({name: known[name] for name in board}, board),
            }
            heard = visible_to(facts[said : moment.facts], seat)
            folded = fold(heard)
            if folded and folded != heard:
                part["said"] = [self.fact(fact, seat) for fact in folded]
            thrown = [die for fact in heard for die in fact.thrown()]
            if thrown:
                part["thrown"] = thrown
            parts.append(part)
            known, said = {**known, **board}, moment.facts
        return parts, known

    def pieces(self, pieces: list[Piece]) -> list[Plain]:
        """All pieces; the same object for the same list."""
        found: list[Plain] | None = self._remembered(pieces)
        if found is None:
            found = [self.part(piece) for piece in pieces]
            self._parts[id(pieces)] = (pieces, found)
        return found

    def part(self, part: Part) -> Plain:
        """A piece, panel, choice, control …, field by field; the same object for the same part."""
        found: Plain | None = self._remembered(part)
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

    def _remembered(self, part: object) -> Any:
        """What was made of this object at this version or the last; None if nothing was."""
        key = id(part)
        found = self._parts.get(key)
        if found is None:
            found = self._last_parts.get(key)
            if found is None:
                return None
            self._parts[key] = found
        return found[1]


# --- what changed, as `update` messages tell it (docs/protocol.md) ----------------------------------------

SAME: Final = object()  #: nothing changed
WHOLE: Final = object()  #: no change can tell it: the new value is sent


def changes(before: Plain, after: Plain) -> Plain:
    """The fields of an object that changed, each by its change or whole; both have the same fields."""
    found = _object_changes(before, after)
    assert found is not WHOLE, "a field is gone"
    return {} if found is SAME else found


def _value_changes(before: object, after: object) -> Any:
    if before is after:
        return SAME
    if isinstance(before, dict) and isinstance(after, dict):
        return _object_changes(before, after)
    if isinstance(before, list) and isinstance(after, list):
        return _list_changes(before, after)
    return SAME if before == after else WHOLE


def _object_changes(before: Plain, after: Plain) -> Any:
    """The fields that changed; WHOLE if one is gone."""
    found: Plain = {}
    stay = 0
    for name, value in after.items():
        if name not in before:
            found[name] = value
            continue
        stay += 1
        change = _value_changes(before[name], value)
        if change is WHOLE:
            if not _replaces(before[name], value):
                return WHOLE
            change = value
        if change is not SAME:
            found[name] = change
    if stay < len(before):
        return WHOLE
    return found if found else SAME


def _replaces(before: object, after: object) -> bool:
    """Whether a client that is sent the new value does not take it for a change of the old one."""
    return not isinstance(after, dict) or not isinstance(before, (dict, list))


def _list_changes(before: list[Any], after: list[Any]) -> Any:
    """By place if every item has kept its own; else by the names of the items, their first field, if they have any."""
    found = _place_changes(before, after) if _kept_places(before, after) else WHOLE
    if found is not WHOLE:
        return found
    old, new = _by_first_field(before), _by_first_field(after)
    if old and new and next(iter(before[0])) == next(iter(after[0])):
        return _named_changes(old, new, next(iter(after[0])))
    return _place_changes(before, after)


def _kept_places(before: list[Any], after: list[Any]) -> bool:
    """Whether the same items stand in the same places, by their first fields."""
    if len(before) != len(after):
        return False
    for place, item in enumerate(after):
        old = before[place]
        if old is item or not isinstance(old, dict) or not isinstance(item, dict):
            continue
        if next(iter(old.values()), None) != next(iter(item.values()), None):
            return False
    return True


def _named_changes(old: dict[object, Plain], new: dict[object, Plain], by: str) -> Any:
    """What is `set`, `gone`, or stands `before` another; WHOLE if none stays or those that stay change their order."""
    stay = [key for key in old if key in new]
    if not stay or stay != [key for key in new if key in old]:
        return WHOLE
    gone = [key for key in old if key not in new]
    placed: Plain = {}
    found: list[Plain] = []
    following: object = None  #: the next one that stays
    for key in reversed(list(new)):
        item = new[key]
        change: Any = _value_changes(old[key], item) if key in old else WHOLE
        if change is WHOLE:
            found.append(item)
            if key in old:
                gone.append(key)
            if following is not None:
                placed[str(key)] = following
            continue
        following = key
        if change is not SAME:
            found.append({by: key, **change})
    found.reverse()
    listed: Plain = {"set": found, "gone": gone, "before": placed}
    listed = {name: part for name, part in listed.items() if part}
    return {"by": by, **listed} if listed else SAME


def _place_changes(before: list[Any], after: list[Any]) -> Any:
    """By place; WHOLE if all items are new, or there are more or fewer."""
    if len(before) != len(after):
        return WHOLE
    found: Plain = {}
    replaced = 0
    for place, item in enumerate(after):
        change = _value_changes(before[place], item)
        if change is WHOLE:
            if not _replaces(before[place], item):
                return WHOLE
            replaced += 1
            change = item
        if change is not SAME:
            found[str(place)] = change
    if not found:
        return SAME
    return WHOLE if replaced == len(after) else {"at": found}


def _by_first_field(items: list[Any]) -> dict[object, Plain] | None:
    """Objects by the value of their first field (of a piece its id); None if not each has its own."""
    found: dict[object, Plain] = {}
    by = ""
    for item in items:
        if not isinstance(item, dict):
            return None
        for name, value in item.items():
            if not isinstance(value, (str, int)) or (by and name != by):
                return None
            by = name
            found[value] = item
            break
    return found if len(found) == len(items) else None
