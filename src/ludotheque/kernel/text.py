"""Texts of a scene: message keys with their facts, made by `say`."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.seats import known_seat_words


class Part:
    """Whatever a scene is made of: known and compared by its fields."""

    def fields(self) -> dict[str, object]:
        """Names and values, in the order of `__init__`."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Part) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        listed = ", ".join([f"{name}={value!r}" for name, value in self.fields().items()])
        return f"{type(self).__name__}({listed})"


class Text(Part):
    """A message: its key in the game's catalogue and the facts it speaks of.

    `seats` names the facts that may be seats (shown as player names if the game calls seats so), `texts` those
    that are messages themselves. A text is shared by all scenes that say the same.
    """

    def __init__(
        self,
        key: str,
        facts: dict[str, object] | None = None,
        seats: tuple[str, ...] = (),
        texts: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.facts: dict[str, object] = {} if facts is None else facts
        self.seats = seats
        self.texts = texts
        #: whether it may depend on who plays
        self.named = bool(seats) or names_somebody(tuple(self.facts.values()))
        self._hash = hash(repr(self))

    def fields(self) -> dict[str, object]:
        return {"key": self.key, "facts": self.facts, "seats": self.seats, "texts": self.texts}

    def __hash__(self) -> int:
        return self._hash


def names_somebody(facts: tuple[object, ...]) -> bool:
    """Whether a player's name may stand in the messages among these."""
    for value in facts:
        if isinstance(value, Text):
            if value.named:
                return True
        elif isinstance(value, (tuple, list)) and names_somebody(tuple(value)):
            return True
    return False


#: Texts said before. Scenes say the same few thousand things again and again: each is made once.
SAID: Final[dict[tuple[object, ...], Text]] = {}
MOST_SAID: Final = 1 << 14
PLAIN: Final[dict[str, Text]] = {}  #: those without facts; there are as many as keys

YES: Final = ("yes",)  #: stands for True in `SAID`, where True would be found as 1
NO: Final = ("no",)


def say(key: str, **facts: object) -> Text:
    """A message; which of its facts are seats follows from their names (`Game.seat_words`)."""
    if not facts:
        plain = PLAIN.get(key)
        if plain is None:
            plain = PLAIN[key] = Text(key)
        return plain
    parts: list[object] = [key]
    for name, value in facts.items():
        parts.append(name)
        if isinstance(value, bool):
            parts.append(YES if value else NO)
        elif isinstance(value, list):  # as a tuple: it can be a key, and its owner may change the list
            facts[name] = tuple(value)
            parts.append(facts[name])
        else:
            parts.append(value)
    said = tuple(parts)
    try:
        found = SAID.get(said)
    except TypeError:  # a fact that cannot be a key, such as a list in a list
        return _text(key, facts)
    if found is None:
        if len(SAID) >= MOST_SAID:
            SAID.clear()
        found = _text(key, facts)
        SAID[said] = found
    return found


def _text(key: str, facts: dict[str, object]) -> Text:
    seats = tuple([name for name in facts if name in known_seat_words])
    texts = tuple([name for name, value in facts.items() if isinstance(value, Text)])
    return Text(key, facts, seats, texts)
