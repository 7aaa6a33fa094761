"""The room's front door: the `Game` object of the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.metropolis import bot, notation, view
from ludotheque.games.metropolis.actions import CODES, EarlyEnd, JointBuilding, Trade
from ludotheque.games.metropolis.components import FIRST_BOX, Box, load_box
from ludotheque.games.metropolis.observation import Seen, as_seen, imagine, observe
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.games.metropolis.rules.setup import RANDOM, set_up
from ludotheque.games.metropolis.rules.turns import BuildOrNot, ChooseLot, LastBuilding
from ludotheque.games.metropolis.state import NegotiationBook, State
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Foresight, Game, Meta, Observation, Position, Why
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.offers import Offer
from ludotheque.kernel.options import Options, choice, flag
from ludotheque.kernel.plain import Vocabulary
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import seat_of
from ludotheque.kernel.trouble import Trouble

META: Final = Meta(
    id="metropolis",
    titles={"en": "Metropolis", "fr": "Metropolis", "original": "Metropolis"},
    designer="Sid Sackson",
    publisher="Ravensburger",
    year=1984,
    seats=(2, 5),
    minutes=90,
    edition="ravensburger-1984",
    options=(flag("trades", True), choice("starting_player", "random", ("random", "A", "B", "C", "D", "E"))),
    rules_version=1,
)

VOCABULARY: Final = Vocabulary(
    (Town, NegotiationBook, Offer, Trade, JointBuilding, EarlyEnd, ChooseLot, BuildOrNot, LastBuilding, Over)
)


class Metropolis(Game):
    """Metropolis."""

    def __init__(self) -> None:
        super().__init__(META, Path(__file__).parent)
        self.boxes: dict[str, Box] = {FIRST_BOX.edition: FIRST_BOX}

    def box(self, edition: str) -> Box:
        found = self.boxes.get(edition)
        if found is None:
            found = load_box(self.edition(edition))
            self.boxes[edition] = found
        return found

    def setup(self, seats: int, options: Options, chance: Chance, journal: Journal) -> Position:
        chosen = options.choice("starting_player")
        starter = RANDOM if chosen == "random" else seat_of(chosen)
        if starter >= seats:
            raise Trouble(
                "bad-option", option="starting_player", value=chosen, expected="a seat of the table"
            )
        return set_up(self.box(options.edition), seats, options.flag("trades"), starter, chance, journal)

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def action(self, code: int) -> Action:
        return notation.by_code(code)

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
        return bot.evaluate(self.box(seen.edition), seen.town, seen.phase)

    def foresight(self) -> Foresight:
        return bot.FORESIGHT

    def appraise(self, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> list[float]:
        assert isinstance(seen, Seen)
        return bot.appraise(as_seen(seen, self.box(seen.edition)), seen.seat, menu)


GAME: Final = Metropolis()
