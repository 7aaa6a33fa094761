"""Trouble a person can do something about: a key and its facts, made a sentence at the edge."""


class Trouble(Exception):
    """Bad input from outside the game: an unknown game, a damaged file, an impossible option.

    (An illegal *move* is not trouble: it is a `Refusal`, a value.)
    """

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key}: {shown}" if shown else self.key
