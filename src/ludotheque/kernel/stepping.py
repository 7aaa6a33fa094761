"""One match stepped decision by decision, its numbers written into buffers: what all environments share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, SeededChance
from ludotheque.kernel.encoding import Encoding
from ludotheque.kernel.journal import SILENT, Journal
from ludotheque.kernel.options import Options
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.position import Position
from ludotheque.kernel.seats import NOBODY
from ludotheque.kernel.vector import Row

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
        encoding.write(self.position, self.actor, row, at)

    def meant(self, number: int) -> Action | None:
        """The first action of the menu that has this number, since `show`; None if none has."""
        place = first_place(self.numbers, number)
        return self.menu[place] if place >= 0 else None

    def draw(self, chance: Chance) -> int:
        """One of the numbers of the mask at random, each as likely as any other, since `show`."""
        numbers = self.numbers
        while True:
            index = chance.below("number", len(numbers))
            if first_place(numbers, numbers[index]) == index:  # actions of the menu may share a number
                return numbers[index]

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


class SteppedMatches:
    """Matches of one game stepped together: each has a row in buffers that are made once.

    `observations` and `masks`: what the actor sees and may do; `actors`: its seat; `rewards` and `ended`: what the last
    step brought. Whoever calls `reset` or `play` has set all but the actors to zero before.
    """

    def __init__(
        self,
        matches: list[SteppedMatch],
        observations: Row,
        masks: Row,
        actors: Row,
        rewards: Row,
        ended: Row,
    ) -> None:
        self.matches = matches
        self.observations = observations
        self.masks = masks
        self.actors = actors
        self.rewards = rewards
        self.ended = ended
        self.width = matches[0].encoding.observations.size
        self.mask_width = matches[0].encoding.actions.size
        self.chosen: list[Action] = []

    def reset(self, seed: int) -> None:
        """Opens new matches; the same seed gives the same ones."""
        for index, match in enumerate(self.matches):
            match.reset(seed * len(self.matches) + index)
            self._show(index, match)

    def choose(self, numbers: list[int]) -> int:
        """Remembers what the numbers stand for, for `play`: −1; or the first match whose mask has not its number."""
        self.chosen.clear()
        for index, match in enumerate(self.matches):
            action = match.meant(numbers[index])
            if action is None:
                return index
            self.chosen.append(action)
        return -1

    def play(self) -> None:
        """One decision in every match: what was chosen. A match that ends is followed by a new one."""
        for index, match in enumerate(self.matches):
            match.play(match.actor, self.chosen[index])
            gained = match.rewards()
            if gained is not None:
                first = index * match.seats
                for seat, gain in enumerate(gained):
                    self.rewards[first + seat] = gain
            if match.actor == NOBODY:
                self.ended[index] = True
                match.reset()
            self._show(index, match)

    def draw(self, chance: Chance, numbers: Row) -> None:
        """Puts a number of every mask at random into a buffer."""
        for index, match in enumerate(self.matches):
            numbers[index] = match.draw(chance)

    def _show(self, index: int, match: SteppedMatch) -> None:
        """Writes what the actor of a match sees and may do into its rows."""
        self.actors[index] = match.actor
        match.show(self.observations, index * self.width, self.masks, index * self.mask_width)


def first_place(numbers: list[int], number: int) -> int:
    """Where a number stands first; −1 if it is not there."""
    for place, known in enumerate(numbers):
        if known == number:
            return place
    return -1


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
