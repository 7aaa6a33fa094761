"""What may be chosen when a table is opened: declared by the game, checked here."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.seats import LETTERS, seat_of
from ludotheque.kernel.trouble import Trouble

FLAG: Final = "flag"
CHOICE: Final = "choice"
RANDOM: Final = "random"  #: of a seat: drawn by chance

Value = bool | str


class Option:
    """One choice of a game: a flag (yes or no) or one of several words. Its key is its message key.

    Its sentence is `option-{key}.hint`, its words are `option-{key}.{choice}`.
    """

    def __init__(
        self, key: str, kind: str, default: Value, choices: tuple[str, ...] = (), names_seats: bool = False
    ) -> None:
        self.key = key
        self.kind = kind
        self.default = default
        self.choices = choices
        self.names_seats = names_seats  #: whether the letters among the choices are seats

    def least_seats(self, choice: str) -> int:
        """How many seats a table must have for this choice."""
        return LETTERS.index(choice) + 1 if self.names_seats and choice in LETTERS else 0

    def check(self, value: object) -> Value:
        if self.kind == FLAG:
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value in ("yes", "no"):
                return value == "yes"
            raise Trouble("bad-option", option=self.key, value=str(value), expected="yes, no")
        if isinstance(value, str) and value in self.choices:
            return value
        raise Trouble("bad-option", option=self.key, value=str(value), expected=", ".join(self.choices))


def flag(key: str, default: bool = False) -> Option:
    return Option(key, FLAG, default)


def choice(key: str, default: str, choices: tuple[str, ...]) -> Option:
    return Option(key, CHOICE, default, choices)


def seat_choice(key: str, most_seats: int) -> Option:
    """One of the seats, or (the default) one drawn at random."""
    return Option(key, CHOICE, RANDOM, (RANDOM, *LETTERS[:most_seats]), names_seats=True)


class Options:
    """The checked choices of one table, the edition of the components among them."""

    def __init__(self, edition: str, values: dict[str, Value]) -> None:
        self.edition = edition
        self.values = values

    def flag(self, key: str) -> bool:
        return self.values[key] is True

    def choice(self, key: str) -> str:
        return str(self.values[key])

    def seat(self, key: str, seats: int) -> int:
        """The seat that a `seat_choice` names; −1 if it is drawn by chance."""
        chosen = self.choice(key)
        if chosen == RANDOM:
            return -1
        seat = seat_of(chosen)
        if seat >= seats:
            raise Trouble("bad-option", option=key, value=chosen, expected="a seat of the table")
        return seat


def checked(declared: tuple[Option, ...], edition: str, chosen: dict[str, object]) -> Options:
    """The options of a table: what was chosen, checked, and the defaults for the rest."""
    known = [option.key for option in declared]
    for key in chosen:
        if key not in known:
            raise Trouble("unknown-option", option=key, known=", ".join(known))
    values: dict[str, Value] = {}
    for option in declared:
        values[option.key] = option.check(chosen[option.key]) if option.key in chosen else option.default
    return Options(edition, values)
