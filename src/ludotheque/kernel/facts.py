"""Facts: one small class per thing that happened, in the past tense.

Facts are made only when somebody listens (`journal.on`), so this module and the games' `facts.py`
stay plain Python: frozen dataclasses, which compilation would not make faster.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import cache
from typing import ClassVar

from ludotheque.kernel.seats import Seat, letter

UNDO_AGREED = "undo-agreed"  #: an agreement binds both sides
UNDO_OFFERED = "undo-offered"  #: an offer was heard; it is withdrawn, not undone

FIELD = re.compile(r"\{(\w+)\}")  #: a field in a pattern of `Fact.lights`


def undo_block(facts: list[Fact]) -> str:
    """Why the move that caused these cannot be undone: the first reason; empty if it can."""
    for fact in facts:
        block = fact.undo_block()
        if block:
            return block
    return ""


@dataclass(frozen=True)
class Fact:
    """Something that happened. Fields typed `Seat` (or `tuple[Seat, ...]`) are shown by name."""

    #: True when it showed somebody something new about a secret: no undo past it.
    reveals: ClassVar[bool] = False

    #: The places and pieces that light up with its sentence, such as `lot-{lot}`: the value of that field, the
    #: letter of a seat, or each item where the field holds several.
    lights: ClassVar[tuple[str, ...]] = ()

    #: True when it is said as it happens but is worth no line of the journal: that somebody plays no card, say.
    passing: ClassVar[bool] = False

    @classmethod
    @cache
    def key(cls) -> str:
        """The message key: BidsRevealed → bids-revealed."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    @classmethod
    @cache
    def _names(cls) -> tuple[str, ...]:
        return tuple(field.name for field in fields(cls))

    @classmethod
    @cache
    def _seat_names(cls) -> tuple[str, ...]:
        return tuple(field.name for field in fields(cls) if "Seat" in str(field.type))

    def seen_by(self, seat: int) -> Fact | None:
        """What this seat (or SPECTATOR) sees of it; None is nothing at all."""
        return self

    def known_to(self, seat: int) -> bool:
        """Whether a fact that reveals something tells this seat nothing new: it was its own secret."""
        return False

    def undo_block(self) -> str:
        """The message key that says why the move that caused this cannot be undone; empty if it can."""
        return "undo-revealed" if self.reveals else ""

    def heading(self) -> Fact | None:
        """The heading of the round or turn that begins with this; None: it belongs to the one that runs.

        A fact that is its own heading is not said again below it.
        """
        return None

    def joined(self, later: Fact) -> Fact | None:
        """One fact that says this and the next one, for the journal; None: each is said by itself."""
        own, other = self.together(), later.together()
        return own.with_more(other) if isinstance(own, Several) and type(own) is type(other) else None

    def together(self) -> Fact | None:
        """The same, said by the fact that says several of its kind at once; None: there is no such fact."""
        return None

    def concerns(self, seat: int) -> bool:
        """Whether it speaks of this seat."""
        for name in self._seat_names():
            value = getattr(self, name)
            if value == seat or (isinstance(value, tuple) and seat in value):
                return True
        return False

    def singles_out(self, seat: int) -> bool:
        """Whether it speaks of this seat by itself, not only as one of several."""
        return any(getattr(self, name) == seat for name in self._seat_names())

    def params(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self._names()}

    def seat_params(self) -> tuple[str, ...]:
        """The names of the fields that hold seats."""
        return self._seat_names()

    def lit(self) -> list[str]:
        """The names of the places and pieces that light up with its sentence."""
        return [name for pattern in self.lights for name in self._filled(pattern)]

    def thrown(self) -> tuple[str, ...]:
        """The dice that were thrown, as ids of pieces: these tumble, whatever they show."""
        return ()

    def _filled(self, pattern: str) -> list[str]:
        found = [pattern]
        for name in FIELD.findall(pattern):
            value = getattr(self, name)
            items = value if isinstance(value, tuple) else (value,)
            shown = [
                letter(item) if name in self._seat_names() else item for item in items if item is not None
            ]
            found = [text.replace(f"{{{name}}}", str(item)) for text in found for item in shown]
        return found


@dataclass(frozen=True)
class Several(Fact):
    """Several facts of a kind, said together. What each of them has of its own stands side by side, in tuples."""

    def together(self) -> Fact:
        return self

    def with_more(self, other: Fact) -> Fact | None:
        """These and those; None where they differ in what they should have in common."""
        values: list[object] = []
        for name in self._names():
            own, more = getattr(self, name), getattr(other, name)
            if isinstance(own, tuple):
                values.append(own + more)
            elif own == more:
                values.append(own)
            else:
                return None
        return type(self)(*values)


@dataclass(frozen=True)
class OfferWeighed(Fact):
    """Why a bot refuses an offer, in its own words: what the deal would bring it, and the other.

    It is said with the refusal, and made of what everybody knows. `why` is one of the words of
    `kernel/bargaining.py`; amounts are whole and not negative.
    """

    seat: Seat
    other: Seat
    why: str
    own: int = 0
    theirs: int = 0
