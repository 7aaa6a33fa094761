"""What a player may do, each thing once, with its code and notation.

bid 210000            offer so much for the card (§5.1)
pass                  leave this auction (§5.2)
stand 300000 pass     a secret standing bid: up to so much, then pass; or `ask`: then ask me (§6.1)
stand none            no longer (§6.4)
last chance           interrupt the auction, all or nothing (§7.1)
bet for 50000         a side bet that the champion succeeds; or `against` (§8.1)
no bet                no side bet (§8.1)
keep 2 4, keep none   put these dice aside, roll the others (§9.1)
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance.components import STEP
from ludotheque.games.last_chance.dice import DICE, FACES, FIRST_THROW, KEEPS, SETS, set_of, shown
from ludotheque.kernel.actions import Action, not_in_notation, whole_number
from ludotheque.kernel.auction import AuctionActions
from ludotheque.kernel.trouble import Trouble

MOST_BID: Final = 10_000_000  #: the highest amount that has a name; no card is worth a fraction of it
MOST_BET: Final = 100_000  #: §8.1

FOR: Final = 0
AGAINST: Final = 1
SIDES: Final[tuple[str, ...]] = ("for", "against")

BET_RUNGS: Final[int] = MOST_BET // STEP + 1

LAST_CHANCE_CODE: Final = 0
NO_BET_CODE: Final = 1
BET_CODE: Final = 2
KEEP_CODE: Final[int] = BET_CODE + 2 * BET_RUNGS
CRY_CODE: Final[int] = KEEP_CODE + len(SETS)

EXAMPLES: Final = (
    "bid 210000, pass, stand 300000 pass, stand 300000 ask, stand none, last chance, bet for 50000, "
    "bet against 50000, no bet, keep 2 4, keep none"
)


class LastChance(Action):
    """§7.1: the card is mine, for all the money I have."""

    def __init__(self) -> None:
        super().__init__(LAST_CHANCE_CODE, "last chance")


class NoBet(Action):
    """§8.1: no side bet this time."""

    def __init__(self) -> None:
        super().__init__(NO_BET_CODE, "no bet")


class SideBet(Action):
    """§8.1: the champion will succeed, or will not. Amounts that nobody may bet share the code of nothing."""

    def __init__(self, side: int, amount: int) -> None:
        rung = amount // STEP if amount % STEP == 0 and amount <= MOST_BET else 0
        super().__init__(BET_CODE + side * BET_RUNGS + rung, f"bet {SIDES[side]} {amount}")
        self.side = side
        self.amount = amount

    def signed(self) -> int:
        """As the phase keeps it: positive for, negative against."""
        return self.amount if self.side == FOR else -self.amount


class Keep(Action):
    """§9.1: puts this set of dice aside and rolls the others."""

    def __init__(self, dice: int) -> None:
        super().__init__(KEEP_CODE + dice, f"keep {shown(dice) or 'none'}")
        self.dice = dice


LAST_CHANCE: Final = LastChance()
NO_BET: Final = NoBet()
BETS: Final = tuple([SideBet(side, rung * STEP) for side in (FOR, AGAINST) for rung in range(BET_RUNGS)])
CRIES: Final = AuctionActions(CRY_CODE, STEP, MOST_BID)
CODES: Final[int] = CRY_CODE + CRIES.codes
_keeps: Final = tuple([Keep(dice) for dice in range(len(SETS))])

#: For each throw (at [throw − FIRST_THROW]) what the champion may keep, fewest dice first.
KEEP_MENUS: Final[list[tuple[Action, ...]]] = [tuple([_keeps[keep] for keep in keeps]) for keeps in KEEPS]


def keep(dice: int) -> Keep:
    return _keeps[dice]


def bet(side: int, amount: int) -> SideBet:
    made = SideBet(side, amount)
    shared = BETS[made.code - BET_CODE]
    return shared if shared.amount == amount else made


def by_code(code: int) -> Action:
    """The action of a code."""
    if code == LAST_CHANCE_CODE:
        return LAST_CHANCE
    if code == NO_BET_CODE:
        return NO_BET
    if BET_CODE <= code < KEEP_CODE:
        return BETS[code - BET_CODE]
    if KEEP_CODE <= code < CRY_CODE:
        return _keeps[code - KEEP_CODE]
    if CRY_CODE <= code < CODES:
        return CRIES.by_code(code)
    raise Trouble("unknown-action", text=str(code), examples=EXAMPLES)


def parse(text: str) -> Action:
    """The action a notation names."""
    words = text.split()
    cry = CRIES.parse(words, EXAMPLES)
    if cry is not None:
        return cry
    if words == ["last", "chance"]:
        return LAST_CHANCE
    if words == ["no", "bet"]:
        return NO_BET
    if len(words) == 3 and words[0] == "bet" and words[1] in SIDES:
        return bet(SIDES.index(words[1]), whole_number(words[2], EXAMPLES))
    if len(words) > 1 and words[0] == "keep":
        return _keeps[set_of(_faces(words[1:], text))]
    raise not_in_notation(text, EXAMPLES)


def _faces(words: list[str], text: str) -> list[int]:
    if words == ["none"]:
        return []
    faces = [whole_number(word, EXAMPLES) for word in words]
    if len(faces) > DICE or min(faces) < 1 or max(faces) > FACES:
        raise not_in_notation(text, EXAMPLES)
    return faces


def keep_menu(throw: int) -> tuple[Action, ...]:
    return KEEP_MENUS[throw - FIRST_THROW]
