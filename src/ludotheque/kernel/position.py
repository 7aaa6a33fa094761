"""Where a match stands, and what one seat may know of it."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import OpenCry
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.record import Record, save
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY, which_acts

#: Asks the gate for one seat: why it may not do this now; None if it may.
Why = Callable[[Action], Refusal | None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Record):
    """Where a match stands. One subclass per game; its methods delegate to the chapters in `rules/`."""

    seats: int

    def waiting_for(self) -> list[int]:
        """The seats whose action the match needs; several at once if the rules say so; none when over."""
        raise NotImplementedError

    def menu(self, seat: int) -> tuple[Action, ...]:
        """What a seat may do now. All of it passes the gate; only open-ended actions are a sample.

        A seat that nobody waits for may have a menu too: a sealed bid may be changed, an offer withdrawn.
        """
        raise NotImplementedError

    def draw_seat(self, chance: Chance) -> int:
        """One of those who are waited for, each as likely as any other; NOBODY when the match is over."""
        return drawn_from(self.waiting_for(), chance)

    def draw(self, seat: int, chance: Chance) -> Action:
        """An action of the menu at random, each as likely as any other: what random play does.

        A game may draw without working out the whole menu.
        """
        menu = self.menu(seat)
        return menu[chance.below("what", len(menu))]

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """The one gate: why this seat may not do this now; None if it may."""
        raise NotImplementedError

    def play(self, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        """Carries out an action that passed the gate, and all that follows from it by itself."""
        raise NotImplementedError

    def default(self, seat: int) -> Action:
        """What the table plays for a seat whose time ran out."""
        raise NotImplementedError

    def forced(self, seat: int) -> Action | None:
        """The one thing this seat can do now, if everybody can see that there is nothing else.

        Tables play it without asking. So it may depend only on what a spectator knows: were it to depend on a
        hand or a purse, every step played (or not played) would tell something about it. A seat that may still
        speak (offer, trade, bid) is never forced. Most phases force nothing: the default.
        """
        return None

    def conclusion(self, seat: int) -> Action | None:
        """The action by which this seat may end now what it has begun (its last hotel is built, say); mostly none.

        `kernel/effects.py` shows with every step of such a series what stopping after it would bring.
        """
        return None

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        raise NotImplementedError

    def cry(self) -> OpenCry | None:
        """The open-cry auction the match waits in now, if it does: tables count it down, and nobody unsays a bid."""
        return None

    def rule(self) -> str:
        """The § that matters now, for the rules drawer."""
        raise NotImplementedError

    def ledger(self) -> dict[str, int]:
        """What must stay the same from move to move, counted: pieces, money in all places, bank included."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Record):
    """What one seat may know, chosen field by field (a whitelist). `seat` is SPECTATOR for a visitor."""

    edition: str
    seat: int
    seats: int


def drawn_from(waiting: list[int], chance: Chance) -> int:
    """One of these seats at random; NOBODY if there is none."""
    return waiting[which_acts(len(waiting), chance)] if waiting else NOBODY


def lead(standing: list[float], seat: int) -> float:
    """How far a seat is ahead of the best other one."""
    best = -1e18
    for other in range(len(standing)):
        if other != seat and standing[other] > best:
            best = standing[other]
    return standing[seat] - best


def snapshot(position: Position) -> object:
    """Plain data of a position; `game.restore` gives it back."""
    return save(position)
