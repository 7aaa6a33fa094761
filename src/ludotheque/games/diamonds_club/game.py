"""The room's front door: the `Game` object of the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.games.diamonds_club import actions, bot, view
from ludotheque.games.diamonds_club.actions import CODES
from ludotheque.games.diamonds_club.components import Box, load_box
from ludotheque.games.diamonds_club.observation import Seen, imagine, observe
from ludotheque.games.diamonds_club.rules.construction import Building
from ludotheque.games.diamonds_club.rules.ending import Over
from ludotheque.games.diamonds_club.rules.exchange import Exchange, Keeping
from ludotheque.games.diamonds_club.rules.payment import Bill, Payment
from ludotheque.games.diamonds_club.rules.project import CellChoice, KindChoice, PileChoice, Project
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.rules.rounds import Round
from ludotheque.games.diamonds_club.rules.setup import RANDOM, set_up
from ludotheque.games.diamonds_club.rules.symbols import AnimalChoice, TrackChoice
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, Meta, Observation, Position, Why
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.options import Options, choice, flag
from ludotheque.kernel.plain import Vocabulary
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import seat_of
from ludotheque.kernel.trouble import Trouble

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
        choice("first_leader", "random", ("random", "A", "B", "C", "D")),
    ),
    rules_version=1,
)

VOCABULARY: Final = Vocabulary(
    (
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
    )
)


class DiamondsClub(Game):
    """Diamonds Club."""

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
        first = options.choice("first_leader")
        leader = RANDOM if first == "random" else seat_of(first)
        if leader >= seats:
            raise Trouble("bad-option", option="first_leader", value=first, expected="a seat of the table")
        by_cells = options.choice("neighbour_price") == "cells"
        at_zero = options.flag("diamond_at_zero")
        return set_up(self.box(options.edition), seats, by_cells, at_zero, leader, chance, journal)

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
        return imagine(seen)

    def scene(self, seen: Observation, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
        assert isinstance(seen, Seen)
        return view.scene(seen, menu, waiting, why)

    def evaluate(self, seen: Observation) -> list[float]:
        assert isinstance(seen, Seen)
        return bot.evaluate(seen.table)

    def appraise(self, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> list[float]:
        assert isinstance(seen, Seen)
        return bot.appraise(imagine(seen), seen.seat, menu)


GAME: Final = DiamondsClub()
