"""The `Game` object that pyproject.toml names: Marée."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.kernel.game import Game, Meta
from ludotheque.kernel.options import flag
from ludotheque.kernel.package import Package
from maree import actions, components, evaluation, observation, quantities, state, view
from maree.rules import setup
from maree.rules.ending import Over
from maree.rules.shoals import Shoal

META: Final = Meta(
    id="maree",
    titles={"en": "Tide", "fr": "Marée", "original": "Marée"},
    designer="Ludothèque",
    publisher="Ludothèque",
    year=2026,
    seats=(2, 4),
    minutes=10,
    edition="harbour",
    options=(flag("second_takes"),),
    rules_version=1,
)

GAME: Final = Game(
    META,
    Path(__file__).parent,
    Package(actions, components, evaluation, observation, quantities, setup, state, view),
    records=(Shoal, Over),
    appraise=evaluation.appraise,
    seat_words=("skipper",),
)
