"""The `Game` object of the catalogue: Das letzte Paradies."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.paradis import (
    actions,
    bargaining,
    components,
    consequences,
    evaluation,
    observation,
    quantities,
    state,
    view,
)
from ludotheque.games.paradis.actions import Contract
from ludotheque.games.paradis.rules import setup
from ludotheque.games.paradis.rules.auction import Auction, Rebid, SecondCall
from ludotheque.games.paradis.rules.ending import Over
from ludotheque.games.paradis.rules.initial import InitialRound
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.rules.rounds import Round
from ludotheque.kernel.game import Game, Meta
from ludotheque.kernel.offers import Offer, OfferBook
from ludotheque.kernel.options import flag, seat_choice
from ludotheque.kernel.package import Package

META: Final = Meta(
    id="paradis",
    titles={"en": "The Last Paradise", "fr": "Le dernier paradis", "original": "Das letzte Paradies"},
    designer="Reiner Knizia",
    publisher="Franck-Kosmos",
    year=1993,
    seats=(3, 5),
    minutes=45,
    edition="kosmos-1993",
    options=(flag("open_money"), seat_choice("first_chooser", 5)),
    rules_version=1,
    weight=2,
)

GAME: Final = Game(
    META,
    Path(__file__).parent,
    Package(actions, components, evaluation, observation, quantities, setup, state, view),
    records=(InitialRound, Round, Auction, SecondCall, Rebid, Negotiation, Over, OfferBook, Offer, Contract),
    large_numbers=("cash", "accounts", "next_number", "number"),
    summary=consequences.summary,
    foresight=evaluation.FORESIGHT,
    appraise=evaluation.appraise,
    bargain=bargaining.bargain,
    remarks=bargaining.remarks,
    seat_words=("buyer", "chooser", "owner", "payee", "payer"),
)
