"""The strip that is always in view: what is for sale or being rolled for.

The dice printed on the card stand over the dice on the table, those that match one over the other and lit.
"""

from __future__ import annotations

from functools import lru_cache

from ludotheque.games.last_chance.components import Box, Card, face_of
from ludotheque.games.last_chance.dice import FACES, SETS
from ludotheque.games.last_chance.observation import Seen
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.solver import odds_of
from ludotheque.games.last_chance.state import NO_CARD
from ludotheque.games.last_chance.view_parts import REMEMBERED, goal_label, goal_symbol
from ludotheque.kernel.scene import Control
from ludotheque.kernel.seats import NOBODY
from ludotheque.kernel.text import Text, say


def percent(key: str, chance: float, **facts: object) -> Text:
    """A chance in percent and tenths; each language has its own decimal sign."""
    tenths = round(1000 * chance)
    return say(key, whole=tenths // 10, tenths=tenths % 10, **facts)


class Columns:
    """The dice on the table put under those of a card: `faces` in the order of its symbols, `lit` where they match."""

    def __init__(self, faces: list[int], lit: list[bool]) -> None:
        self.faces = faces
        self.lit = lit


@lru_cache(maxsize=REMEMBERED)
def columns(card: Card, dice: int) -> Columns:
    """§3.2, §3.3: with the values of cocktail and long drink that match the most dice."""
    best: list[int] = []
    most = -1
    for cocktail in range(1, FACES + 1):
        for long_drink in range(1, FACES + 1):
            if cocktail == long_drink:
                continue
            wanted = [face_of(symbol, cocktail, long_drink) for symbol in card.symbols]
            found = len(wanted) - len(_missing(wanted, SETS[dice]))
            if found > most:
                best, most = wanted, found
    left = list(SETS[dice])
    faces = [0] * len(best)
    for at, face in enumerate(best):
        if face in left:
            left.remove(face)
            faces[at] = face
    lit = [face != 0 for face in faces]
    for at, is_lit in enumerate(lit):
        if not is_lit:
            faces[at] = left.pop(0)
    return Columns(faces, lit)


def _missing(wanted: list[int], faces: tuple[int, ...]) -> list[int]:
    """The wanted faces that the dice do not show."""
    left = list(faces)
    missing: list[int] = []
    for face in wanted:
        if face in left:
            left.remove(face)
        else:
            missing.append(face)
    return missing


def lot_data(card: Card, dice: int, rolls: int, champion: int, stake: int, all_in: bool) -> dict[str, object]:
    """What the strip shows: columns, what success and failure mean, and the odds for those who want them."""
    if champion == NOBODY:
        meant = [say("lot-success", prize=card.prize), say("lot-failure")]
    else:
        failure = "lot-failure-all-in" if all_in else "lot-failure-stake"
        meant = [say("lot-success-stake", prize=card.prize, stake=stake), say(failure, stake=stake)]
    return {
        "columns": _columns_data(card, dice),
        "lines": [say("lot-prize", prize=card.prize, rolls=rolls), *meant],
        "estimate": percent("label-odds-now", odds_of(card).chance(dice, rolls)),
    }


@lru_cache(maxsize=REMEMBERED)
def _columns_data(card: Card, dice: int) -> list[dict[str, object]]:
    made: list[dict[str, object]] = []
    lying = columns(card, dice)
    for at, symbol in enumerate(card.symbols):
        face = lying.faces[at]
        over = {"symbol": goal_symbol(symbol), "label": goal_label(symbol)}
        under = {"symbol": f"die-{face}", "label": say("label-die", face=face)}
        made.append({"over": over, "under": under, "lit": lying.lit[at]})
    return made


def lot_control(seen: Seen, box: Box) -> Control | None:
    """The strip, for everybody while a card is on the table."""
    if seen.card == NO_CARD:
        return None
    card = box.deck[seen.card]
    top = seen.phases[-1]
    rolls = top.rolls if isinstance(top, Attempt) else card.rolls
    mine = seen.champion == seen.seat
    return _lot_control(card, seen.dice, rolls, seen.champion, seen.stake, seen.all_in, mine)


@lru_cache(maxsize=REMEMBERED)
def _lot_control(
    card: Card, dice: int, rolls: int, champion: int, stake: int, all_in: bool, mine: bool
) -> Control:
    label = say("lot-sale")
    if champion != NOBODY:
        label = say("lot-attempt-mine") if mine else say("lot-attempt", champion=champion)
    return Control("lot", "lot", label, lot_data(card, dice, rolls, champion, stake, all_in))
