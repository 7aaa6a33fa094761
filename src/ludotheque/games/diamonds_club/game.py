"""The `Game` object of the catalogue: Diamonds Club."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.diamonds_club import (
    actions,
    components,
    evaluation,
    observation,
    quantities,
    state,
    view,
    view_choices,
)
from ludotheque.games.diamonds_club.rules import setup
from ludotheque.games.diamonds_club.rules.construction import Building
from ludotheque.games.diamonds_club.rules.ending import Over
from ludotheque.games.diamonds_club.rules.exchange import Exchange, Keeping
from ludotheque.games.diamonds_club.rules.payment import Bill, Payment
from ludotheque.games.diamonds_club.rules.project import CellChoice, KindChoice, PileChoice, Project
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.rules.rounds import Round
from ludotheque.games.diamonds_club.rules.symbols import AnimalChoice, TrackChoice
from ludotheque.kernel.game import Game, Meta
from ludotheque.kernel.options import choice, flag, seat_choice
from ludotheque.kernel.package import Package

META: Final = Meta(
    id="diamonds_club",
    titles={"en": "Diamonds Club", "fr": "Diamonds Club", "original": "Diamonds Club"},
    designer="Rüdiger Dorn",
    publisher="Ravensburger",
    year=2008,
    seats=(2, 4),
    minutes=75,
    edition="ravensburger-2008",
    options=(
        choice("neighbour_price", "coins", ("coins", "cells")),
        flag("diamond_at_zero"),
        seat_choice("first_leader", 4),
    ),
    rules_version=2,
    weight=3,
)

GAME: Final = Game(
    META,
    Path(__file__).parent,
    Package(actions, components, evaluation, observation, quantities, setup, state, view),
    records=(
        Round,
        Purchase,
        AnimalChoice,
        TrackChoice,
        Exchange,
        Keeping,
        Building,
        Project,
        KindChoice,
        PileChoice,
        CellChoice,
        Payment,
        Bill,
        Over,
    ),
    large_numbers=("prices",),
    summary=view_choices.summary,
    foresight=evaluation.FORESIGHT,
    appraise=evaluation.appraise,
    seat_words=("leader",),
)
