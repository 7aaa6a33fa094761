"""What a skipper may do: `lay 7` lays the bait of strength 7 (§3.1)."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.actions import Action, not_in_notation, whole_number
from ludotheque.kernel.trouble import Trouble
from maree.components import STRONGEST

EXAMPLES: Final = "lay 7"
CODES: Final = STRONGEST


class Lay(Action):
    """§3.1: this bait, in secret."""

    def __init__(self, bait: int) -> None:
        super().__init__(bait - 1, f"lay {bait}")
        self.bait = bait


LAYS: Final = tuple([Lay(bait) for bait in range(1, STRONGEST + 1)])


def lay(bait: int) -> Lay:
    return LAYS[bait - 1]


def by_code(code: int) -> Action:
    if not 0 <= code < CODES:
        raise Trouble("unknown-action", text=str(code), examples=EXAMPLES)
    return LAYS[code]


def parse(text: str) -> Action:
    words = text.split()
    if len(words) != 2 or words[0] != "lay":
        raise not_in_notation(text, EXAMPLES)
    bait = whole_number(words[1], EXAMPLES)
    if not 1 <= bait <= STRONGEST:
        raise not_in_notation(text, EXAMPLES)
    return lay(bait)
