"""Knowledge for the bots: what a position is worth, which bait suits a shoal."""

from __future__ import annotations

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from maree.actions import Lay
from maree.components import Box
from maree.observation import Seen
from maree.rules.shoals import Shoal


def evaluate(seen: Seen, box: Box) -> list[float]:
    """Points caught, and a share of those to come by the strength of the hand."""
    passed = sum(seen.escaped) + sum([sum(shoals) for shoals in seen.caught])
    left = sum(box.shoals) - passed
    strength = [sum(hand) for hand in seen.hands]
    total = max(1, sum(strength))
    return [sum(seen.caught[seat]) + left * strength[seat] / total for seat in range(seen.seats)]


def appraise(seen: Seen, box: Box, menu: tuple[Action, ...], chance: Chance) -> list[float]:
    """A bait about as strong as the shoal is good; a little chance, so that nobody can count on it."""
    shoal = seen.phases[-1]
    assert isinstance(shoal, Shoal)
    wanted = shoal.points + chance.below("mood", 3) - 1
    worth: list[float] = []
    for action in menu:
        assert isinstance(action, Lay)
        worth.append(float(-abs(action.bait - wanted)))
    return worth
