"""The room's front door: the `Game` object of the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.last_chance import actions, bot, view
from ludotheque.games.last_chance.actions import CODES
from ludotheque.games.last_chance.components import Box, load_box
from ludotheque.games.last_chance.observation import Seen, imagine, observe
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import SideBets
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.rules.lots import Lot
from ludotheque.games.last_chance.rules.setup import set_up
from ludotheque.games.last_chance.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import OpenCry
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Foresight, Game, Meta, Observation, Position, Why
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.options import Options, flag
from ludotheque.kernel.plain import Vocabulary
from ludotheque.kernel.scene import Scene

META: Final = Meta(
    id="last_chance",
    titles={"en": "Last Chance", "fr": "Last Chance : la dernière chance", "original": "Last Chance"},
    designer="McGuire brothers",
    publisher="Ravensburger",
    year=1994,
    seats=(3, 6),
    minutes=30,
    edition="ravensburger-1994",
    options=(flag("by_the_book"),),
    rules_version=1,
)

VOCABULARY: Final = Vocabulary((Lot, Auction, SideBets, Attempt, Over, OpenCry))


class LastChanceGame(Game):
    """Last Chance."""

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
        return set_up(self.box(options.edition), seats, options.flag("by_the_book"), chance, journal)

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

    def foresight(self) -> Foresight:
        return bot.FORESIGHT

    def appraise(self, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> list[float]:
        assert isinstance(seen, Seen)
        return bot.appraise(seen, self.box(seen.edition), menu)


GAME: Final = LastChanceGame()
