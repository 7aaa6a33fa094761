"""What somebody wants a new table to be, and who sits on its chairs."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from ludotheque.bots.levels import LEVELS
from ludotheque.bots.registry import find_bot
from ludotheque.games import find_game
from ludotheque.kernel.game import Game
from ludotheque.tables.clocks import SPEEDS
from ludotheque.tables.events import BOT, DAYS, LIVE, RELAXED, Chair, Pace
from ludotheque.tables.names import LONGEST_NAME, clean_name, look_of
from ludotheque.tables.problems import Problem

DEFAULT_LEVEL: Final = "club"  #: the bot that takes a seat when nobody says which

#: Names for those who gave none, by seat: all of them good in both languages.
PEOPLE: Final = ("Alex", "Billie", "Camille", "Dany", "Eden", "Frankie")
BOTS: Final = ("Ada", "Basile", "Clara", "Diego", "Edith", "Felix")


def check_pace(pace: Pace) -> Pace:
    fits = {
        RELAXED: True,
        LIVE: pace.minutes >= 1 and 1 <= pace.count <= 60,
        DAYS: 1 <= pace.days <= 30,
    }
    numbers = (pace.minutes, pace.extra, pace.count, pace.days)  # those of other kinds are stored, too
    if (
        not all(0 <= number <= 600 for number in numbers)
        or not fits.get(pace.kind, False)
        or pace.speed not in SPEEDS
    ):
        raise Problem("bad-pace")
    return pace


def levels() -> list[str]:
    """The bots one may play against, the weakest first."""
    return [bot.name for bot in LEVELS]


def bot_chair(seat: int, level: str) -> Chair:
    return Chair(BOT, "", BOTS[seat], find_bot(level).name)


class Order:
    """What somebody wants a new table to be."""

    def __init__(
        self,
        game: str,
        chairs: list[Chair],
        pace: Pace,
        edition: str = "",
        options: dict[str, Any] | None = None,
        public: bool = False,
        auto: bool = True,
        promise: str = "",
        commitment: str = "",
        before: str = "",
        estimates: bool = True,
        rehearsal: bool = True,
        ask: list[int] | None = None,
    ) -> None:
        self.game: Game = find_game(game)
        self.options = self.game.options(edition, options)
        self.chairs = chairs
        self.pace = check_pace(pace)
        self.public = public
        self.auto = auto
        self.promise = promise  #: of the one who opens it, if that one sits there
        self.commitment = commitment  #: the one that was shown before; "" if nobody asked
        self.before = before
        self.estimates = estimates
        self.rehearsal = rehearsal
        self.ask = ask or []  #: seats that are asked for promises when the table is open


def distinct_name(name: str, others: list[str]) -> str:
    """The name, or the name with a number when that of somebody else at the table is the same or looks like it."""
    name = clean_name(name)
    shown = name
    number = 2
    looks = [look_of(other) for other in others]
    while look_of(shown) in looks:
        shown = f"{name[: LONGEST_NAME - 3]} {number}"
        number += 1
    return shown


def all_distinct(chairs: list[Chair]) -> list[Chair]:
    seated: list[Chair] = []
    for chair in chairs:
        name = distinct_name(chair.name, [other.name for other in seated])
        seated.append(replace(chair, name=name))
    return seated
