"""The `Game` object of the catalogue: Metropolis."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.metropolis import bargaining, evaluation, notation, view
from ludotheque.games.metropolis.actions import CODES, EarlyEnd, JointBuilding, Trade
from ludotheque.games.metropolis.components import TWELFTHS, load_box
from ludotheque.games.metropolis.features import FEATURES
from ludotheque.games.metropolis.observation import imagine, observe
from ludotheque.games.metropolis.quantities import quantities
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.games.metropolis.rules.setup import set_up
from ludotheque.games.metropolis.rules.turns import BuildOrNot, ChooseLot, LastBuilding
from ludotheque.games.metropolis.state import NegotiationBook, State
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.game import Game, Meta
from ludotheque.kernel.offers import Offer
from ludotheque.kernel.options import flag, seat_choice

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
    load_box=load_box,
    set_up=set_up,
    parse=notation.parse,
    by_code=notation.by_code,
    codes=CODES,
    state=State,
    records=(
        Town,
        NegotiationBook,
        Offer,
        Trade,
        JointBuilding,
        EarlyEnd,
        ChooseLot,
        BuildOrNot,
        LastBuilding,
        Over,
    ),
    observe=observe,
    imagine=imagine,
    scene=view.scene,
    quantities=quantities,
    quantity_units={"points": TWELFTHS},
    summary=view.summary,
    evaluate=evaluation.evaluate,
    appraise=evaluation.appraise,
    bargain=bargaining.bargain,
    remarks=bargaining.remarks,
    foresight=evaluation.FORESIGHT,
    features=FEATURES,
    seat_words=("owner", "player"),
)
