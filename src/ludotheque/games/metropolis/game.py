"""The `Game` object of the catalogue: Metropolis."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.metropolis import (
    bargaining,
    components,
    evaluation,
    notation,
    observation,
    quantities,
    state,
    view,
)
from ludotheque.games.metropolis.actions import EarlyEnd, JointBuilding, Trade
from ludotheque.games.metropolis.features import FEATURES
from ludotheque.games.metropolis.foresight import FORESIGHT
from ludotheque.games.metropolis.rules import setup
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.games.metropolis.rules.turns import BuildOrNot, ChooseLot, LastBuilding
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.game import Game, Meta
from ludotheque.kernel.offers import Offer
from ludotheque.kernel.options import flag, seat_choice
from ludotheque.kernel.package import Package

META: Final = Meta(
    id="metropolis",
    titles={"en": "Metropolis", "fr": "Metropolis", "original": "Metropolis"},
    designer="Sid Sackson",
    publisher="Ravensburger",
    year=1984,
    seats=(2, 5),
    minutes=90,
    edition="ravensburger-1984",
    options=(flag("trades", True), seat_choice("starting_player", 5)),
    rules_version=1,
    weight=3,
)

GAME: Final = Game(
    META,
    Path(__file__).parent,
    Package(notation, components, evaluation, observation, quantities, setup, state, view),
    records=(
        Town,
        state.NegotiationBook,
        Offer,
        Trade,
        JointBuilding,
        EarlyEnd,
        ChooseLot,
        BuildOrNot,
        LastBuilding,
        Over,
    ),
    large_numbers=("buildings", "plot", "next_number", "number"),
    quantity_units={"points": components.TWELFTHS},
    summary=view.summary,
    appraise=evaluation.appraise,
    bargain=bargaining.bargain,
    remarks=bargaining.remarks,
    foresight=FORESIGHT,
    features=FEATURES,
    seat_words=("owner", "player"),
)
