"""The `Game` object of the catalogue: Last Chance."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.last_chance import (
    actions,
    components,
    evaluation,
    observation,
    quantities,
    solver,
    state,
    view,
    view_decision,
)
from ludotheque.games.last_chance.rules import setup
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import SideBets
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.rules.lots import Lot
from ludotheque.kernel.auction import OpenCry
from ludotheque.kernel.game import Game, Meta
from ludotheque.kernel.options import flag
from ludotheque.kernel.package import Package

META: Final = Meta(
    id="last_chance",
    titles={"en": "Last Chance", "fr": "Last Chance\u00a0: la dernière chance", "original": "Last Chance"},
    designer="McGuire brothers",
    publisher="Ravensburger",
    year=1994,
    seats=(3, 6),
    minutes=30,
    edition="ravensburger-1994",
    options=(flag("by_the_book"),),
    rules_version=2,
    weight=1,
    counted=True,
)

GAME: Final = Game(
    META,
    Path(__file__).parent,
    Package(actions, components, evaluation, observation, quantities, setup, state, view),
    records=(Lot, Auction, SideBets, Attempt, Over, OpenCry),
    large_numbers=("cash", "stake", "accounts", "bets", "sealed", "step", "price", "maxima"),
    summary=view_decision.summary,
    estimate=view_decision.estimate,
    appraise=evaluation.appraise,
    foresight=evaluation.FORESIGHT,
    features=evaluation.FEATURES,
    solve=solver.answer,
    seat_words=("champion", "leader", "owner"),
)
