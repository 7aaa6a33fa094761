"""What the results of deals say: win shares with intervals, ratings, decision times.

Matches of one deal are not independent, so intervals are over deals: each deal counts as one observation, the part
of its matches that a bot won.
"""

from __future__ import annotations

from math import exp, log, log10, sqrt
from typing import Any, Final

from ludotheque.arena.deals import DealResult

NORMAL: Final = 1.959964  #: 95 % of a normal distribution lie within so many standard deviations
ALPHA: Final = 0.05
TIGHTEST: Final = 40  #: deals at which the interval of a sequential test is tightest
ROUNDS: Final = 500  #: of the iteration that fits ratings
VIRTUAL: Final = 0.5  #: a win and a loss of so much against an average bot keep ratings finite


def quantile(freedom: int) -> float:
    """Student's t at 97.5 %, by its expansion around the normal distribution (error below 1 % from 3 degrees on)."""
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def deviation(values: list[float]) -> float:
    """The standard deviation of a sample."""
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1))


def half_width(values: list[float], sequential: bool = False) -> float:
    """Half the 95 % interval of a mean; of a sequential test the wider one that holds at every look.

    The wider one is the asymptotic confidence sequence of Waudby-Smith and others (2021). Where all deals ended alike,
    others may be rare: what did not happen in n deals happens in at most 3/n of them (95 %).
    """
    number = len(values)
    if number < 2:
        return 1.0
    spread = deviation(values)
    if spread == 0.0:
        return min(1.0, 3 / number)
    if not sequential:
        return quantile(number - 1) * spread / sqrt(number)
    wish = (log(1 / ALPHA**2) + log(log(1 / ALPHA**2)) + 1) / TIGHTEST
    looked = number * wish + 1
    return spread * sqrt(2 * looked / (number**2 * wish) * log(sqrt(looked) / ALPHA))


def seats_by_name(bots: list[str]) -> dict[str, list[int]]:
    """Which places of the contest a name has, in the order of their first appearance."""
    found: dict[str, list[int]] = {}
    for index, name in enumerate(bots):
        found.setdefault(name, []).append(index)
    return found


def shares(results: list[DealResult], indices: list[int]) -> list[float]:
    """Per deal the part of all matches that these bots won together."""
    return [sum([result.share(index) for index in indices]) for result in results]


def is_clear(results: list[DealResult], bots: list[str]) -> bool:
    """Whether the first bot's share surely differs from an even one, however often one asks."""
    indices = seats_by_name(bots)[bots[0]]
    values = shares(results, indices)
    mean = sum(values) / len(values)
    return abs(mean - len(indices) / len(bots)) > half_width(values, sequential=True)


def ratings(results: list[DealResult], bots: list[str]) -> dict[str, float]:
    """Ratings on Elo's scale, 0 on average, by who finished before whom (Bradley and Terry's model)."""
    names = list(seats_by_name(bots))
    number = len(names)
    wins = [[0.0] * number for _ in names]
    for result in results:
        for places in result.places:
            for index, place in enumerate(places):
                for other in range(len(places)):
                    if bots[index] != bots[other]:
                        point = 1.0 if place < places[other] else 0.5 if place == places[other] else 0.0
                        wins[names.index(bots[index])][names.index(bots[other])] += point
    strength = [1.0] * number
    for _ in range(ROUNDS):
        strength = [_fitted(wins, strength, index) for index in range(number)]
        scale = _geometric_mean(strength)
        strength = [value / scale for value in strength]
    return {name: 400 * log10(strength[index]) for index, name in enumerate(names)}


def _fitted(wins: list[list[float]], strength: list[float], index: int) -> float:
    """One step of the iteration: points scored, over points expected of strength 1."""
    points = VIRTUAL
    expected = 2 * VIRTUAL / (strength[index] + 1.0)
    for other in range(len(wins)):
        if other != index:
            points += wins[index][other]
            expected += (wins[index][other] + wins[other][index]) / (strength[index] + strength[other])
    return points / expected


def _geometric_mean(values: list[float]) -> float:
    return exp(sum([log(value) for value in values]) / len(values))


def figures(results: list[DealResult], bots: list[str], sequential: bool = False) -> list[dict[str, Any]]:
    """A row per name: share of wins, its interval, what would be even, rating, decision times."""
    rated = ratings(results, bots)
    rows: list[dict[str, Any]] = []
    for name, indices in seats_by_name(bots).items():
        values = shares(results, indices)
        share = sum(values) / len(values)
        off = half_width(values, sequential)
        decisions = sum([result.decisions[index] for result in results for index in indices])
        seconds = sum([result.seconds[index] for result in results for index in indices])
        longest = max([result.longest[index] for result in results for index in indices])
        rows.append(
            {
                "bot": name,
                "seats": len(indices),
                "even": round(len(indices) / len(bots), 6),
                "share": round(share, 6),
                "interval": [round(max(0.0, share - off), 6), round(min(1.0, share + off), 6)],
                "rating": round(rated[name], 1),
                "decisions": decisions,
                "seconds": round(seconds, 3),
                "milliseconds_per_decision": round(1000 * seconds / max(1, decisions), 3),
                "longest_milliseconds": round(1000 * longest, 1),
            }
        )
    return rows
