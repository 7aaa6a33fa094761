"""The end of a match in words: scores with their unit, the reason, what is to be said of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.kernel.outcome import Outcome, counted
from ludotheque.texts.texts import Texts


def score(texts: Texts, game: str, value: int, unit: int, key: str = "score-amount") -> str:
    """A score as the game calls it: points, millions, money."""
    if not texts.has(game, key):
        return counted(value, unit)
    amount = value // unit if value % unit == 0 else counted(value, unit)
    return texts.say(game, key, {"amount": amount})


def reason(texts: Texts, game: str, outcome: Outcome, names: Sequence[str]) -> str:
    """Why it ended so; the winners are `$names`, and `$number` of them."""
    winners = [names[seat] for seat in outcome.winners]
    return texts.say(
        game, f"reason-{outcome.reason}", {"names": texts.joined(winners), "number": len(winners)}
    )


def remarks(texts: Texts, game: str, outcome: Outcome, names: Sequence[str]) -> list[list[str]]:
    """What is to be said of each seat, in the order of the outcome."""
    by_seat: list[list[str]] = [[] for _ in names]
    for remark in outcome.remarks:
        facts = {"seat": names[remark.seat], "amount": remark.amount}
        by_seat[remark.seat].append(texts.say(game, f"remark-{remark.key}", facts))
    return by_seat


def behind(texts: Texts, game: str, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Why each seat has lost: how far it is behind the winner, and where most of that comes from; empty for others."""
    found = [""] * len(names)
    if not outcome.winners:
        return found
    first = outcome.winners[0]
    # a score may be called otherwise than what is missing for it: 570 000 in cash, 570 000 behind
    key = "score-behind" if texts.has(game, "score-behind") else "score-amount"
    for seat in range(len(names)):
        missing = outcome.scores[first] - outcome.scores[seat]
        if missing <= 0 or seat in outcome.winners:
            continue
        worst = max(outcome.breakdown, key=lambda line: line.points[first] - line.points[seat])
        facts = {
            "amount": score(texts, game, missing, outcome.unit, key),
            "name": names[first],
            "category": texts.say(game, f"category-{worst.category}"),
            "difference": counted(worst.points[seat] - worst.points[first], outcome.unit),
        }
        found[seat] = texts.say(game, "end-behind", facts)
    return found
