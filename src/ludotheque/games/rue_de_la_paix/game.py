"""The room's front door: the `Game` object of the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.rue_de_la_paix import actions, bot, view
from ludotheque.games.rue_de_la_paix.actions import CODES
from ludotheque.games.rue_de_la_paix.components import Box, load_box
from ludotheque.games.rue_de_la_paix.observation import Seen, imagine, known, observe
from ludotheque.games.rue_de_la_paix.rules.building import Building, DrawFortune
from ludotheque.games.rue_de_la_paix.rules.effects import Moving, Placing, Removing, TakingOver
from ludotheque.games.rue_de_la_paix.rules.ending import Over
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.rules.setup import set_up
from ludotheque.games.rue_de_la_paix.rules.turn import EndOfTurn, Steps
from ludotheque.games.rue_de_la_paix.state import State, Turn
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, Meta, Observation, Position, Why
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.options import Options
from ludotheque.kernel.plain import Vocabulary
from ludotheque.kernel.scene import Scene

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
)

VOCABULARY: Final = Vocabulary(
    (Turn, Steps, Building, DrawFortune, EndOfTurn, Placing, Moving, Removing, TakingOver, Hurricane, Over)
)


class RueDeLaPaix(Game):
    """Rendez-vous rue de la Paix."""

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
        return set_up(self.box(options.edition), seats, chance, journal)

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
        return bot.appraise(known(seen, self.box(seen.edition)), seen.seat, menu)


GAME: Final = RueDeLaPaix()
