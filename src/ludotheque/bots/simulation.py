"""Matches between bots by the thousand, each with its own seed: results never depend on who plays them."""

from __future__ import annotations

from ludotheque.bots.base import Bot
from ludotheque.bots.driver import play_bots
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.options import Options


def match_chance(seed: int, number: int, stream: int) -> SeededChance:
    """The chance of match `number`: stream 0 is the table's, stream 1 the bots' own."""
    low = (seed ^ (seed >> 64)) & 0xFFFFFFFF
    high = (seed >> 32) & 0xFFFFFFFF
    return SeededChance(low | (number & 0xFFFFFFFF) << 32 | (high ^ (stream << 31)) << 64)


class Tally:
    """What came of some matches. Scores are summed in the game's own units, so that adding up is exact."""

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.decisions = 0
        self.without_winner = 0
        self.wins = [0] * seats
        self.scores = [0] * seats
        self.unit = 1

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.matches, self.decisions, self.without_winner, self.wins, self.scores, self.unit)
        return (tally_of, parts)

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.without_winner += other.without_winner
        self.unit = other.unit
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]


def tally_of(
    matches: int, decisions: int, without_winner: int, wins: list[int], scores: list[int], unit: int
) -> Tally:
    tally = Tally(len(wins))
    tally.matches = matches
    tally.decisions = decisions
    tally.without_winner = without_winner
    tally.wins = wins
    tally.scores = scores
    tally.unit = unit
    return tally


def play_matches(game: Game, options: Options, bots: list[Bot], seed: int, first: int, number: int) -> Tally:
    """Plays the matches first … first + number − 1 of a series."""
    seats = len(bots)
    tally = Tally(seats)
    for match in range(first, first + number):
        chance = match_chance(seed, match, 0)
        position = game.setup(seats, options, chance, SILENT)
        tally.decisions += play_bots(game, position, bots, chance, match_chance(seed, match, 1))
        outcome = position.outcome()
        assert outcome is not None, "nobody can act, so the match is over"
        tally.matches += 1
        tally.unit = outcome.unit
        tally.without_winner += 0 if outcome.winners else 1
        for seat in outcome.winners:
            tally.wins[seat] += 1
        for seat in range(seats):
            tally.scores[seat] += outcome.scores[seat]
    return tally
