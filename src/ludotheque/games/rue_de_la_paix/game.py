"""The `Game` object of the catalogue: Rendez-vous rue de la Paix."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.rue_de_la_paix import (
    actions,
    components,
    consequences,
    evaluation,
    observation,
    quantities,
    state,
    view,
)
from ludotheque.games.rue_de_la_paix.features import FEATURES
from ludotheque.games.rue_de_la_paix.rules import setup
from ludotheque.games.rue_de_la_paix.rules.building import Building, DrawFortune
from ludotheque.games.rue_de_la_paix.rules.effects import Moving, Placing, Removing, TakingOver
from ludotheque.games.rue_de_la_paix.rules.ending import Over
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.rules.turn import EndOfTurn, Steps
from ludotheque.kernel.game import Game, Meta
from ludotheque.kernel.package import Package

META: Final = Meta(
    id="rue_de_la_paix",
    titles={
        "en": "Rendezvous on the rue de la Paix",
        "fr": "Rendez-vous rue de la Paix",
        "original": "Rendez-vous rue de la Paix",
    },
    designer="Parker Brothers",
    publisher="Parker",
    year=1985,
    seats=(2, 4),
    minutes=30,
    edition="parker-1985",
    options=(),
    rules_version=1,
    weight=1,
)

GAME: Final = Game(
    META,
    Path(__file__).parent,
    Package(actions, components, evaluation, observation, quantities, setup, state, view),
    records=(
        state.Turn,
        Steps,
        Building,
        DrawFortune,
        EndOfTurn,
        Placing,
        Moving,
        Removing,
        TakingOver,
        Hurricane,
        Over,
    ),
    summary=consequences.summary,
    foresight=evaluation.FORESIGHT,
    features=FEATURES,
    appraise=evaluation.appraise,
    seat_words=("leader", "owner", "player"),
)
