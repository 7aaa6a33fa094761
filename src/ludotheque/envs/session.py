"""One match stepped by numbers: what the environments of all libraries share."""

from __future__ import annotations

from typing import Final

from ludotheque.envs.arrays import Mask, Vector, new_mask, new_vector
from ludotheque.envs.encodings import find_encoding
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, SeededChance
from ludotheque.kernel.game import Position
from ludotheque.kernel.journal import SILENT, Journal
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.seats import NOBODY

# What a reward is.
OUTCOME: Final = "outcome"  #: at the end: everybody stakes 1, the winners share it
POINTS: Final = "points"  #: at the end: the score of the game
MONEY: Final = "money"  #: after every step: what it changed in the seat's purse
REWARDS: Final = (OUTCOME, POINTS, MONEY)


class IllegalAction(ValueError):
    """A number or a notation that stands for nothing this seat may do now."""


class Session:
    """A match in progress and the seat that decides next.

    Where several seats are waited for, the next one clockwise from the last to act decides. Sealed bids and bets stay
    sealed: those who decide later in the same phase see only that somebody has decided.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: dict[str, object] | None = None,
        reward: str = OUTCOME,
    ) -> None:
        self.encoding = find_encoding(game)
        self.game = self.encoding.game
        self.seats = seats or self.game.meta.min_seats
        self.game.check_seats(self.seats)
        self.options = self.game.options("", options)
        if reward not in REWARDS or (reward == MONEY and not self.encoding.money):
            raise ValueError(f"the reward is one of {', '.join(REWARDS)}; money only where the game has some")
        self.reward = reward
        self.seeds = SeededChance(0)
        self.chance: Chance = self.seeds
        self.journal: Journal = SILENT
        self.position: Position
        self.actor = NOBODY
        self.menu: tuple[Action, ...] = ()
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

    def action(self, chosen: int | str) -> Action:
        """What the actor chose: a number of its mask, or the notation of anything the gate accepts."""
        if isinstance(chosen, str):
            action = self.game.parse(chosen)
            refusal = self.position.refusal(self.actor, action)
            if refusal is not None:
                raise IllegalAction(f"{chosen}: {refusal}")
            return action
        found = self.encoding.actions.decode(int(chosen), self.menu, self.actor, self.seats)
        if found is None:
            raise IllegalAction(f"{chosen} is not in the mask")
        return found

    def mask(self) -> Mask:
        """What the actor may do."""
        return new_mask(self.encoding, self.menu, self.actor, self.seats)

    def vector(self, seat: int) -> Vector:
        """What a seat sees."""
        return new_vector(self.encoding, self.game.observe(self.position, seat))

    # --- rewards ---------------------------------------------------------------------------------

    def rewards(self) -> list[float] | None:
        """What the last step brought each seat; None if it brought nothing."""
        if self.reward == MONEY:
            before, self.purses = self.purses, self._purses()
            return [float(now - then) for now, then in zip(self.purses, before, strict=True)]
        if not self.over:
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
    if len(waiting) < 2:
        return waiting[0] if waiting else NOBODY
    return min(waiting, key=lambda seat: (seat - last - 1) % seats)


def shares(outcome: Outcome) -> list[float]:
    """Everybody stakes 1, the winners share it: 1 and −1 for two seats, 0 for all if all have won."""
    seats = len(outcome.scores)
    gain = seats / len(outcome.winners) if outcome.winners else 1.0
    return [
        (gain if seat in outcome.winners else 0.0) - (1.0 if outcome.winners else 0.0)
        for seat in range(seats)
    ]
