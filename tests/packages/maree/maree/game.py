"""The `Game` object that pyproject.toml names: Marée."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.kernel.game import Game, Meta
from ludotheque.kernel.options import flag
from maree import actions, evaluation, view
from maree.components import load_box
from maree.observation import imagine, observe
from maree.quantities import quantities
from maree.rules.ending import Over
from maree.rules.setup import set_up
from maree.rules.shoals import Shoal
from maree.state import State

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
    load_box=load_box,
    set_up=set_up,
    parse=actions.parse,
    by_code=actions.by_code,
    codes=actions.CODES,
    state=State,
    records=(Shoal, Over),
    observe=observe,
    imagine=imagine,
    scene=view.scene,
    quantities=quantities,
    evaluate=evaluation.evaluate,
    appraise=evaluation.appraise,
    seat_words=("skipper",),
)
