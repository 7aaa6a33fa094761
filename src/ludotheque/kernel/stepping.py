"""One match stepped decision by decision, its numbers written into buffers: what all environments share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, SeededChance
from ludotheque.kernel.encoding import Encoding, Row
from ludotheque.kernel.journal import SILENT, Journal
from ludotheque.kernel.options import Options
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.position import Position
from ludotheque.kernel.seats import NOBODY

# What a reward is.
OUTCOME: Final = "outcome"  #: at the end: everybody stakes 1, the winners share it
POINTS: Final = "points"  #: at the end: the score of the game
MONEY: Final = "money"  #: after every step: what it changed in the seat's purse
REWARDS: Final[tuple[str, ...]] = (OUTCOME, POINTS, MONEY)


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedMatch:
    """A match in progress and the seat that decides next.

    Where several seats are waited for, the next one clockwise from the last to act decides. Sealed bids and bets stay
    sealed: those who decide later in the same phase see only that somebody has decided.
    """

    def __init__(self, encoding: Encoding, seats: int, options: Options, reward: str) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.seats = seats
        self.options = options
        if reward not in REWARDS or (reward == MONEY and not encoding.money):
            raise ValueError(f"the reward is one of {', '.join(REWARDS)}; money only where the game has some")
        self.reward = reward
        self.seeds = SeededChance(0)
        self.chance: Chance = self.seeds
        self.journal: Journal = SILENT
        self.position: Position
        self.actor = NOBODY
        self.menu: tuple[Action, ...] = ()
        self.numbers: list[int] = []  #: of the menu's actions, in its order, since `show`
        self.purses: list[int] = []

    # --- a match ---------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Opens a new match. The same seed gives the same match; without one the seeds go on from the last."""
        if seed is not None:
            self.seeds = SeededChance(seed)
        self.chance = SeededChance(self.seeds.below("seed", 1 << 31))
        self.position = self.game.setup(self.seats, self.options, self.chance, self.journal)
        self.actor = self.seats - 1
        self._next()
        self.purses = self._purses()

    def play(self, seat: int, action: Action) -> None:
        """Makes a move that the gate accepts."""
        self.position.play(seat, action, self.chance, self.journal)
        self.actor = seat
        self._next()

    def _next(self) -> None:
        self.actor = next_actor(self.position.waiting_for(), self.actor, self.seats)
        self.menu = self.position.menu(self.actor) if self.actor != NOBODY else ()

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    # --- numbers ---------------------------------------------------------------------------------

    def show(self, row: Row, at: int, mask: Row, first: int) -> None:
        """Writes what the actor sees and may do, from these indices on, where all is zero."""
        encoding = self.encoding
        encoding.actions.number(self.menu, self.actor, self.seats, self.numbers)
        for number in self.numbers:
            mask[first + number] = 1
        seen = self.game.observe(self.position, self.actor)
        encoding.observations.write(seen, self.game.box(seen.edition), row, at)

    def meant(self, number: int) -> Action | None:
        """The first action of the menu that has this number, since `show`; None if none has."""
        for index, known in enumerate(self.numbers):
            if known == number:
                return self.menu[index]
        return None

    # --- rewards ---------------------------------------------------------------------------------

    def rewards(self) -> list[float] | None:
        """What the last step brought each seat; None if it brought nothing."""
        if self.reward == MONEY:
            before, self.purses = self.purses, self._purses()
            return [float(now - then) for now, then in zip(self.purses, before, strict=True)]
        if self.actor != NOBODY:
            return None
        outcome = self.position.outcome()
        assert outcome is not None
        if self.reward == POINTS:
            return [score / outcome.unit for score in outcome.scores]
        return shares(outcome)

    def _purses(self) -> list[int]:
        return self.game.quantities(self.position)[self.encoding.money] if self.reward == MONEY else []


def next_actor(waiting: list[int], last: int, seats: int) -> int:
    """Who decides next: of those waited for the next one clockwise from the last to act; NOBODY at the end."""
    nearest = NOBODY
    steps = seats
    for seat in waiting:
        away = (seat - last - 1) % seats
        if away < steps:
            nearest, steps = seat, away
    return nearest


def shares(outcome: Outcome) -> list[float]:
    """Everybody stakes 1, the winners share it: 1 and −1 for two seats, 0 for all if all have won."""
    seats = len(outcome.scores)
    gain = seats / len(outcome.winners) if outcome.winners else 1.0
    return [
        (gain if seat in outcome.winners else 0.0) - (1.0 if outcome.winners else 0.0)
        for seat in range(seats)
    ]
