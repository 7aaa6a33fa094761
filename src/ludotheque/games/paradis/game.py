"""The room's front door: the `Game` object of the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.paradis import actions, bot, view
from ludotheque.games.paradis.actions import CODES, Contract
from ludotheque.games.paradis.components import Box, load_box
from ludotheque.games.paradis.observation import Seen, imagine, observe
from ludotheque.games.paradis.rules.auction import Auction, Rebid, SecondCall
from ludotheque.games.paradis.rules.ending import Over
from ludotheque.games.paradis.rules.initial import RANDOM, InitialRound
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.rules.rounds import Round
from ludotheque.games.paradis.rules.setup import set_up
from ludotheque.games.paradis.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, Meta, Observation, Position, Why
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.offers import Offer, OfferBook
from ludotheque.kernel.options import Options, choice, flag
from ludotheque.kernel.plain import Vocabulary
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import seat_of
from ludotheque.kernel.trouble import Trouble

META: Final = Meta(
    id="paradis",
    titles={"en": "The Last Paradise", "fr": "Le dernier paradis", "original": "Das letzte Paradies"},
    designer="Reiner Knizia",
    publisher="Franck-Kosmos",
    year=1993,
    seats=(3, 5),
    minutes=45,
    edition="kosmos-1993",
    options=(flag("open_money"), choice("first_chooser", "random", ("random", "A", "B", "C", "D", "E"))),
    rules_version=1,
)

VOCABULARY: Final = Vocabulary(
    (InitialRound, Round, Auction, SecondCall, Rebid, Negotiation, Over, OfferBook, Offer, Contract)
)


class Paradis(Game):
    """Das letzte Paradies."""

    def __init__(self) -> None:
        super().__init__(META, Path(__file__).parent)
        self.boxes: dict[str, Box] = {}

    def box(self, edition: str) -> Box:
        found = self.boxes.get(edition)
        if found is None:
            found = load_box(self.edition(edition))
            self.boxes[edition] = found
        return found

    def setup(self, seats: int, options: Options, chance: Chance, journal: Journal) -> Position:
        first = options.choice("first_chooser")
        chooser = RANDOM if first == "random" else seat_of(first)
        if chooser >= seats:
            raise Trouble("bad-option", option="first_chooser", value=first, expected="a seat of the table")
        return set_up(self.box(options.edition), seats, options.flag("open_money"), chooser, chance)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def action(self, code: int) -> Action:
        return actions.by_code(code)

    def codes(self) -> int:
        return CODES

    def restore(self, data: object, options: Options) -> Position:
        return State(self.box(options.edition), *VOCABULARY.parts_of(data, "State"))

    def observe(self, position: Position, seat: int) -> Observation:
        assert isinstance(position, State)
        return observe(position, seat)

    def imagine(self, seen: Observation, chance: Chance) -> Position:
        assert isinstance(seen, Seen)
        return imagine(seen, self.box(seen.edition), chance)

    def scene(self, seen: Observation, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
        assert isinstance(seen, Seen)
        return view.scene(seen, self.box(seen.edition), menu, waiting, why)

    def evaluate(self, seen: Observation) -> list[float]:
        assert isinstance(seen, Seen)
        return bot.evaluate(seen, self.box(seen.edition))

    def appraise(self, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> list[float]:
        assert isinstance(seen, Seen)
        return bot.appraise(imagine(seen, self.box(seen.edition), chance), seen.seat, menu)


GAME: Final = Paradis()
