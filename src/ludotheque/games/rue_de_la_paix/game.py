"""The `Game` object of the catalogue: Rendez-vous rue de la Paix."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.rue_de_la_paix import actions, consequences, evaluation, view
from ludotheque.games.rue_de_la_paix.actions import CODES
from ludotheque.games.rue_de_la_paix.components import load_box
from ludotheque.games.rue_de_la_paix.features import FEATURES
from ludotheque.games.rue_de_la_paix.observation import imagine, observe
from ludotheque.games.rue_de_la_paix.quantities import quantities
from ludotheque.games.rue_de_la_paix.rules.building import Building, DrawFortune
from ludotheque.games.rue_de_la_paix.rules.effects import Moving, Placing, Removing, TakingOver
from ludotheque.games.rue_de_la_paix.rules.ending import Over
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.rules.setup import set_up
from ludotheque.games.rue_de_la_paix.rules.turn import EndOfTurn, Steps
from ludotheque.games.rue_de_la_paix.state import State, Turn
from ludotheque.kernel.game import Game, Meta

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
    load_box=load_box,
    set_up=set_up,
    parse=actions.parse,
    by_code=actions.by_code,
    codes=CODES,
    state=State,
    records=(
        Turn,
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
    observe=observe,
    imagine=imagine,
    scene=view.scene,
    quantities=quantities,
    summary=consequences.summary,
    evaluate=evaluation.evaluate,
    foresight=evaluation.FORESIGHT,
    features=FEATURES,
    appraise=evaluation.appraise,
    seat_words=("leader", "owner", "player"),
)
