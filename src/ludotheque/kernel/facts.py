"""Facts: one small class per thing that happened, in the past tense.

Facts are made only when somebody listens (`journal.on`), so this module and the games' `facts.py`
stay plain Python: frozen dataclasses, which compilation would not make faster.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import cache
from typing import ClassVar


@dataclass(frozen=True)
class Fact:
    """Something that happened. Fields typed `Seat` (or `tuple[Seat, ...]`) are shown by name."""

    #: True when it showed somebody something new about a secret: no undo past it.
    reveals: ClassVar[bool] = False

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
        """What this seat (or SPECTATOR) is told of it; None is nothing at all."""
        return self

    def params(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self._names()}

    def seat_params(self) -> tuple[str, ...]:
        """The names of the fields that hold seats."""
        return self._seat_names()
