"""The `Game` object of the catalogue: Das letzte Paradies."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.paradis import actions, bargaining, consequences, evaluation, view
from ludotheque.games.paradis.actions import CODES, Contract
from ludotheque.games.paradis.components import load_box
from ludotheque.games.paradis.observation import imagine, observe
from ludotheque.games.paradis.quantities import quantities
from ludotheque.games.paradis.rules.auction import Auction, Rebid, SecondCall
from ludotheque.games.paradis.rules.ending import Over
from ludotheque.games.paradis.rules.initial import InitialRound
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.rules.rounds import Round
from ludotheque.games.paradis.rules.setup import set_up
from ludotheque.games.paradis.state import State
from ludotheque.kernel.game import Game, Meta
from ludotheque.kernel.offers import Offer, OfferBook
from ludotheque.kernel.options import flag, seat_choice

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
    load_box=load_box,
    set_up=set_up,
    parse=actions.parse,
    by_code=actions.by_code,
    codes=CODES,
    state=State,
    records=(InitialRound, Round, Auction, SecondCall, Rebid, Negotiation, Over, OfferBook, Offer, Contract),
    observe=observe,
    imagine=imagine,
    scene=view.scene,
    quantities=quantities,
    summary=consequences.summary,
    evaluate=evaluation.evaluate,
    foresight=evaluation.FORESIGHT,
    appraise=evaluation.appraise,
    bargain=bargaining.bargain,
    remarks=bargaining.remarks,
    seat_words=("buyer", "chooser", "owner", "payee", "payer"),
)
