"""A refusal is a value that teaches: the paragraph, a key, and the facts for its sentence."""

from __future__ import annotations


class Refusal:
    """Why an action is not legal now. `rule` is the § of the game's own rule page."""

    def __init__(self, rule: str, key: str, **facts: object) -> None:
        self.rule = rule
        self.key = key
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.key == other.key
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        shown = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Refusal({self.rule!r}, {self.key!r}{shown})"
