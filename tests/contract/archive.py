"""The archive: finished matches of every rules version, replayed in every build for ever.

`python -m tests.contract.archive` adds the matches that are missing for today's versions; it never
changes a file that is there.
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.bots.registry import find_bot
from ludotheque.games import CATALOGUE
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text

GAMES = Path(__file__).parent.parent / "games"


def folder(game: Game) -> Path:
    return GAMES / game.meta.id / "replays"


def played(game: Game, seats: int, bot_name: str, seed: int) -> Match:
    """A whole match of one kind of bot."""
    chance = SeededChance(seed)
    match = Match(game, seats, game.options(), chance)
    bot = find_bot(bot_name)
    while waiting := match.position.waiting_for():
        seat = waiting[0]
        menu = match.position.menu(seat)
        match.play(seat, bot.choose(game, game.observe(match.position, seat), menu, chance))
    return match


def add_missing() -> None:
    for game in CATALOGUE:
        folder(game).mkdir(parents=True, exist_ok=True)
        for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
            for bot_name in ("random", "greedy"):
                file = folder(game) / f"v{game.meta.rules_version}-{seats}-{bot_name}.json"
                if not file.exists():
                    file.write_text(file_text(played(game, seats, bot_name, seats)), encoding="utf-8")


if __name__ == "__main__":
    add_missing()
