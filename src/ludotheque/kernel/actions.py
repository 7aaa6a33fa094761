"""Actions: one small interned object for each thing a player may do."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.record import Shared
from ludotheque.kernel.trouble import Trouble


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Shared):
    """Something a seat may do: a stable integer code and a notation a person can read.

    A game makes each action once and shares it (`bid(7)`), so that menus are tuples of shared objects.
    The code never changes within a game: replays, bots and learning agents rely on it.
    """

    #: Open-ended actions (offers, trades) are judged by the gate and only sampled by menus.
    open_ended: ClassVar[bool] = False

    __slots__ = ("code", "notation")

    def __init__(self, code: int, notation: str) -> None:
        self.code = code
        self.notation = notation

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.notation == other.notation)

    def __hash__(self) -> int:
        return self.code

    def __repr__(self) -> str:
        return f"<{self.notation}>"


def not_in_notation(text: str, examples: str) -> Trouble:
    """The trouble with a text that is no action; `examples` shows what would be."""
    return Trouble("unknown-action", text=text, examples=examples)


def whole_number(text: str, examples: str) -> int:
    """A number of an action's notation; only plain digits count."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise not_in_notation(text, examples)
    return int(text)
