"""Who sits where: people first, then bots, under names that begin with the letters of their seats."""

from __future__ import annotations

from ludotheque.cli.files import PERSON
from ludotheque.cli.options import check_bots, read_bots, usual_seats
from ludotheque.kernel.game import Game
from ludotheque.kernel.trouble import Trouble

#: Their initials are the letters of the notation.
NAMES = ("Antoine", "Brigitte", "Claude", "Dorothée", "Émile", "Florence")

USUAL_BOT = "club"


def seat_players(game: Game, seats: int | None, bots: str | None) -> list[str]:
    """`person` or a bot's name per seat. Without `--bots`, one person plays against club bots."""
    if bots is None:
        number = usual_seats(game) if seats is None else seats
        game.check_seats(number)
        return [PERSON] + [USUAL_BOT] * (number - 1)
    named = read_bots(bots)
    number = max(len(named) + 1, game.meta.min_seats) if seats is None else seats
    check_bots(game, named, number, 0)
    return [PERSON] * (number - len(named)) + named


def seat_names(seats: int, wanted: str | None) -> list[str]:
    """The names given, in order of the seats, and the usual ones for the rest."""
    given = [name.strip() for name in (wanted or "").split(",") if name.strip()]
    if len(given) > seats or len(set(given)) < len(given):
        raise Trouble("wrong-names", names=", ".join(given), seats=seats)
    names = given + [NAMES[seat] for seat in range(len(given), seats)]
    if len(set(names)) < seats:
        raise Trouble("wrong-names", names=", ".join(given), seats=seats)
    return names
