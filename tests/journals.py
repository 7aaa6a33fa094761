"""Matches for tests of the log: played by bots or from notation, and written as text, a line for each line."""

from __future__ import annotations

from ludotheque.bots.base import Bot
from ludotheque.kernel.chance import Chance, SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.log import HEADING, MOVE, Line, SeatLog
from ludotheque.kernel.match import Match
from ludotheque.kernel.seats import SPECTATOR, letter, seat_of
from ludotheque.tables.publish.render import Renderer

NAMES = ["Anne", "Bob", "Clara", "David"]


def played(game: Game, seats: int, chance: Chance, moves: str, **chosen: object) -> Match:
    """A match of these moves: `A bid 7; B bid 12`."""
    match = Match(game, seats, game.options(chosen=chosen), chance)
    for move in moves.split(";"):
        if move.strip():
            seat, _, notation = move.strip().partition(" ")
            match.play(seat_of(seat), game.parse(notation))
    return match


def bot_match(game: Game, seats: int, bot: Bot, seed: int, most: int) -> Match:
    """A match in which every seat is played by that bot, at most so many moves."""
    match = Match(game, seats, game.options(), SeededChance(seed))
    thoughts = SeededChance(seed + 1)
    while match.position.waiting_for() and match.length() < most:
        waiting = match.position.waiting_for()
        seat = waiting[thoughts.below("who acts", len(waiting))]
        seen = game.observe(match.position, seat)
        match.play(seat, bot.choose(game, seen, match.position.menu(seat), thoughts))
    return match


def lines_of(match: Match) -> list[Line]:
    """The log that a table would keep of a match."""
    lines = [Line(0, 0, None, MOVE, 0, match.setup_facts, "")]
    for number, move in enumerate(match.moves, 1):
        line = Line(number, number, move.seat, MOVE, 0, move.facts, "")
        line.private = move.private
        lines.append(line)
    return lines


def written(match: Match, seat: int = SPECTATOR, lang: str = "en") -> list[str]:
    """What a seat reads: headings begin with `#`, other lines with the letter of their seat or `-`."""
    log = SeatLog(seat)
    for line in lines_of(match):
        log.read([line])
    renderer = Renderer(match.game.meta.id, lang, NAMES[: match.seats])
    found: list[str] = []
    for read, data in zip(log.lines, renderer.log(log.lines, seat), strict=True):
        mark = "#" if read.kind == HEADING else "-" if read.seat is None else letter(read.seat)
        found.append(f"{mark} " + " ".join([text["text"] for text in data["texts"]]))
    return found
