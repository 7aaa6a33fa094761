"""Names of what lies on the table: drawings, words, ids."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club.actions import good_name
from ludotheque.games.diamonds_club.components import (
    ANIMAL,
    ANY_TRACK,
    COLOURS,
    FOREST,
    GEM_NAMES,
    GOODS,
    HATS,
    KINDS,
    TRACK,
    TRACKS,
)
from ludotheque.games.diamonds_club.rules.payment import bill_of
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.seats import letter
from ludotheque.kernel.text import Text, say

AWAY: Final = ""  #: the place of a piece that is not on the table now
REMEMBERED: Final = 1 << 12  #: pieces of each kind


def art_of(symbol: int) -> str:
    """The drawing of what a market cell shows."""
    if symbol < GOODS:
        return good_name(symbol).replace(" ", "-")
    if symbol < ANIMAL:
        return f"hats-{symbol - HATS + 1}"
    if symbol == ANIMAL:
        return "animal"
    return "track-any" if symbol == ANY_TRACK else f"track-{TRACKS[symbol - TRACK]}"


def thing(symbol: int) -> Text:
    """What a market cell shows, in words."""
    if symbol < GOODS:
        return say("label-good", good=good_name(symbol))
    if symbol < ANIMAL:
        return say("label-hats", hats=symbol - HATS + 1)
    if symbol == ANIMAL:
        return say("label-animal")
    if symbol == ANY_TRACK:
        return say("label-any-track")
    return say("label-track-step", track=TRACKS[symbol - TRACK])


def gems_text(gem: int, number: int) -> Text:
    return say("label-gems", gem=GEM_NAMES[gem], number=number)


def price_text(state: State, seat: int, table: int) -> tuple[Text, ...]:
    """What a table asks of this player now, surcharge included."""
    bill = bill_of(state, seat, table)
    asked = [gems_text(colour, bill.asked[colour]) for colour in range(len(COLOURS)) if bill.asked[colour]]
    if bill.any:
        asked.append(say("label-any-gems", number=bill.any))
    return tuple(asked)


def bonus_sign(same: int, diamonds: int) -> str:
    """`+1◆`: what the technique track brings, in signs."""
    return (f"+{same}" if same else "") + "◆" * diamonds or "–"


def bonus_text(same: int, diamonds: int) -> Text:
    return say("label-bonus", same=same, diamonds=diamonds)


def good_id(seat: int, good: int) -> str:
    return f"good-{letter(seat)}-{art_of(good)}"


def landscape_place(kind: int) -> str:
    """Where a kind of landscape tile is taken from: its pile, or for a forest the first forest table."""
    return f"piece:pile-{KINDS[kind]}" if kind < FOREST else "place:table-forest2"
