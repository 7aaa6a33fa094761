"""The dice solver: exact chances of best play for any card, dice and number of rolls.

V₀(d) is 1 if the dice d win the card, else 0. Vₙ(d) is 1 if they do, else the best keep's average of Vₙ₋₁.
All is counted in whole numbers: Vₙ in units of 1/6⁵ⁿ, so that nothing is rounded. The average after a keep is not
taken throw by throw: it is the sum over one more die, of the averages with that die kept too.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.games.last_chance.components import Box, Card, load_box
from ludotheque.games.last_chance.dice import (
    ADDED,
    DICE,
    FACES,
    FIRST_THROW,
    KEEPS,
    NO_DICE,
    SETS,
    SIZES,
    set_of,
)
from ludotheque.kernel.editions import find_edition
from ludotheque.kernel.trouble import Trouble

MOST_ROLLS: Final = 50  #: of a question from outside; the figures grow with every roll
THROWS: Final[int] = FACES**DICE  #: 7776 throws of five dice
EDITION: Final = "ravensburger-1994"

_WEIGHTS: Final[list[int]] = [FACES**size for size in SIZES]


class Odds:
    """The chances of one combination. Levels (numbers of rolls left) are worked out when first asked for."""

    def __init__(self, wins: list[bool]) -> None:
        self.wins = wins
        first = [1 if wins[number] else 0 for number in range(FIRST_THROW, len(SETS))]
        #: per number of rolls, per throw: the chance in units of 1/6^(5·rolls)
        self.exact: list[list[int]] = [first]
        #: per number of rolls, per throw: the chance as a float, and the keep that gives it
        self.floats: list[list[float]] = [[float(value) for value in first]]
        self.best: list[list[int]] = [list(range(FIRST_THROW, len(SETS)))]
        #: per number of rolls, per set kept before the next roll: the chance in units of 1/6^(5·rolls)
        self.kept: list[list[int]] = [[]]

    def prepare(self, rolls: int) -> None:
        while len(self.exact) <= rolls:
            self._next_level()

    def _next_level(self) -> None:
        kept = after_keeping(self.exact[-1])
        whole: int = THROWS ** len(self.exact)
        exact: list[int] = []
        floats: list[float] = []
        best: list[int] = []
        for throw in range(FIRST_THROW, len(SETS)):
            keep = throw
            value = whole
            if not self.wins[throw]:
                keep = NO_DICE
                value = -1
                for tried in KEEPS[throw - FIRST_THROW]:
                    if kept[tried] >= value:  # of equal keeps the one with more dice
                        keep = tried
                        value = kept[tried]
            exact.append(value)
            floats.append(value / whole)
            best.append(keep)
        self.kept.append(kept)
        self.exact.append(exact)
        self.floats.append(floats)
        self.best.append(best)

    # --- questions -------------------------------------------------------------------------------

    def chance(self, throw: int, rolls: int) -> float:
        """The chance of success with best play."""
        self.prepare(rolls)
        return self.floats[rolls][throw - FIRST_THROW]

    def fraction(self, throw: int, rolls: int) -> Fraction:
        self.prepare(rolls)
        return Fraction(self.exact[rolls][throw - FIRST_THROW], THROWS**rolls)

    def best_keep(self, throw: int, rolls: int) -> int:
        """The set to keep before the next of `rolls` rolls; all five dice when there is nothing to roll for."""
        self.prepare(rolls)
        return self.best[rolls][throw - FIRST_THROW]

    def fraction_after(self, keep: int, rolls: int) -> Fraction:
        """The chance if this is kept before the next of `rolls` rolls (at least one)."""
        self.prepare(rolls)
        return Fraction(self.kept[rolls][keep], THROWS**rolls)

    def chance_after(self, keep: int, rolls: int) -> float:
        """The same as a float."""
        self.prepare(rolls)
        whole: int = THROWS**rolls
        return self.kept[rolls][keep] / whole


def after_keeping(values: list[int]) -> list[int]:
    """For each set of up to four kept dice, the sum of the values over all 6⁵ throws of five dice.

    (The dice that were kept are thrown in thought as well, six times the same: so all sums compare.)
    """
    sums = [0] * FIRST_THROW + values
    for keep in range(FIRST_THROW - 1, -1, -1):
        total = 0
        for index in range(FACES * keep, FACES * (keep + 1)):
            total += sums[ADDED[index]]
        sums[keep] = total
    return [sums[keep] * _WEIGHTS[keep] for keep in range(FIRST_THROW)]


_odds: Final[dict[str, Odds]] = {}


def odds_of(card: Card) -> Odds:
    """The chances of a card's combination, worked out once."""
    combination = card.combination()
    found = _odds.get(combination)
    if found is None:
        found = Odds(card.wins)
        _odds[combination] = found
    return found


# --- answers for people and programs -----------------------------------------------------------------


class Kept:
    """One line of the ranking: keep these dice, roll the others, and succeed with this chance."""

    def __init__(self, keep: tuple[int, ...], fraction: Fraction) -> None:
        self.keep = keep
        self.fraction = fraction
        self.p = float(fraction)

    def data(self) -> dict[str, object]:
        return {"keep": list(self.keep), "p": self.p, "fraction": str(self.fraction)}


class Solution:
    """The best play from some dice. `keep` has all five dice if there is nothing to roll, or nothing to roll for."""

    def __init__(self, card: str, dice: tuple[int, ...], rolls: int, ranking: list[Kept]) -> None:
        self.card = card
        self.dice = dice
        self.rolls = rolls
        self.ranking = ranking
        self.keep = ranking[0].keep
        self.fraction = ranking[0].fraction
        self.p = ranking[0].p

    def data(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {
            "card": self.card,
            "dice": list(self.dice),
            "rolls": self.rolls,
            "p": self.p,
            "fraction": str(self.fraction),
            "keep": list(self.keep),
            "ranking": [line.data() for line in self.ranking],
        }


def solve(card_id: str, dice: list[int], rolls: int, edition: str = EDITION) -> Solution:
    """The exact chance, the best keep, and every keep ranked; `Trouble` says what is wrong with the question."""
    card = find_card(_box(edition), card_id)
    if len(dice) != DICE or min(dice) < 1 or max(dice) > FACES:
        raise Trouble("bad-dice", dice=", ".join([str(face) for face in dice]))
    if not 0 <= rolls <= MOST_ROLLS:
        raise Trouble("bad-rolls", rolls=rolls, most=MOST_ROLLS)
    return ranked(card, set_of(dice), rolls)


def answer(card_id: str, dice: str, rolls: int, edition: str) -> dict[str, object]:
    """The solution as plain data; dice as `1,2,4,4,5`, no edition is the usual one."""
    return solve(card_id, parse_dice(dice), rolls, edition or EDITION).data()


def ranked(card: Card, throw: int, rolls: int) -> Solution:
    """The whole ranking of keeps, best first; of equal keeps the one with more dice comes first."""
    odds = odds_of(card)
    faces = SETS[throw]
    if rolls == 0 or card.wins[throw]:
        ranking = [Kept(faces, odds.fraction(throw, 0))]
    else:
        ordered = sorted(
            [(odds.fraction_after(keep, rolls), SIZES[keep], keep) for keep in KEEPS[throw - FIRST_THROW]],
            reverse=True,
        )
        ranking = [Kept(SETS[keep], fraction) for fraction, _, keep in ordered]
    return Solution(card.id, faces, rolls, ranking)


def parse_dice(text: str) -> list[int]:
    """`1,2,4,4,5` as typed on the command line."""
    faces = [part.strip() for part in text.split(",")]
    for face in faces:
        if not (face.isascii() and face.isdigit() and len(face) == 1):
            raise Trouble("bad-dice", dice=text)
    return [int(face) for face in faces]


def find_card(box: Box, card_id: str) -> Card:
    """The card of that id, in either case of letters; `Trouble` names the known ones."""
    for card in box.deck:
        if card.id == card_id.upper():
            return card
    raise Trouble("unknown-card", card=card_id, known=f"{box.deck[0].id} – {box.deck[-1].id}")


@cache
def _box(edition: str) -> Box:
    return load_box(find_edition(Path(__file__).parent / "components", edition))
