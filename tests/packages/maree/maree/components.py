"""The box as data: the shoals and the baits of one edition."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.editions import Edition
from ludotheque.kernel.record import Shared

STRONGEST: Final = 20  #: the strongest bait that a box may hold


class Box(Shared):
    """§1.1: all shoals, and the baits of one skipper, each strength once."""

    def __init__(self, edition: str, baits: tuple[int, ...], shoals: tuple[int, ...]) -> None:
        self.edition = edition
        self.baits = baits
        self.shoals = shoals


def load_box(edition: Edition) -> Box:
    file = edition.file("box.toml")
    baits = file.section("baits").wholes("strengths")
    if sorted(set(baits)) != baits or not baits or baits[0] < 1 or baits[-1] > STRONGEST:
        raise file.section("baits").wrong("strengths", f"rising values from 1 to {STRONGEST}", baits)
    shoals = file.section("shoals").wholes("points", len(baits))
    if sorted(set(shoals)) != shoals or shoals[0] < 1:
        raise file.section("shoals").wrong("points", "rising values from 1 to 99", shoals)
    return Box(edition.name, tuple(baits), tuple(shoals))
