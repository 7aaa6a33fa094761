"""The contract between the house and a game: `Position`, `Observation`, `Game`, `Meta`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import OpenCry
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.editions import Edition, find_edition
from ludotheque.kernel.journal import SILENT, Journal
from ludotheque.kernel.options import Option, Options, checked
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.plain import Plain, save
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.trouble import Trouble

#: Asks the gate for one seat: why it may not do this now; None if it may.
Why = Callable[[Action], Refusal | None]


class Meta:
    """What the shelf says about a game."""

    def __init__(
        self,
        id: str,
        titles: dict[str, str],
        designer: str,
        publisher: str,
        year: int,
        seats: tuple[int, int],
        minutes: int,
        edition: str,
        options: tuple[Option, ...],
        rules_version: int,
    ) -> None:
        self.id = id
        self.titles = titles
        self.designer = designer
        self.publisher = publisher
        self.year = year
        self.min_seats, self.max_seats = seats
        self.minutes = minutes
        self.edition = edition
        self.options = options
        self.rules_version = rules_version


class Position(Plain):
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

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """The one gate: why this seat may not do this now; None if it may."""
        raise NotImplementedError

    def play(self, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        """Carries out an action that passed the gate, and all that follows from it by itself."""
        raise NotImplementedError

    def default(self, seat: int) -> Action:
        """What the table plays for a seat whose time ran out."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        raise NotImplementedError

    def cry(self) -> OpenCry | None:
        """The open-cry auction the match waits in now, if it does: tables count it down, and nobody unsays a bid."""
        return None

    def copy(self) -> Position:
        """A position that shares nothing changeable with this one."""
        raise NotImplementedError

    def rule(self) -> str:
        """The § that matters now, for the rules drawer."""
        raise NotImplementedError

    def ledger(self) -> dict[str, int]:
        """What must stay the same from move to move, counted: pieces, money in all places, bank included."""
        raise NotImplementedError


class Observation(Plain):
    """What one seat may know, chosen field by field (a whitelist). `seat` is SPECTATOR for a visitor."""

    seat: int
    seats: int


class Foresight:
    """What a searching bot is told about looking ahead in a game."""

    def __init__(self, horizon: int = 50, winning: float = 30.0, doubt: float = 2.0) -> None:
        self.horizon = (
            horizon  #: decisions a trial is played on before `evaluate` judges; more is slower and noisier
        )
        self.winning = winning  #: what winning is worth beside the points of the lead
        self.doubt = doubt  #: standard errors by which trials must beat `appraise`; more where that is exact


FORESIGHT: Final = Foresight()


class Game:
    """One game of the catalogue."""

    meta: Meta

    def __init__(self, meta: Meta, folder: Path) -> None:
        self.meta = meta
        self.folder = folder

    # --- opening a match -------------------------------------------------------------------------

    def options(self, edition: str = "", chosen: dict[str, object] | None = None) -> Options:
        return checked(self.meta.options, edition or self.meta.edition, chosen or {})

    def edition(self, name: str) -> Edition:
        return find_edition(self.folder / "components", name)

    def check_seats(self, seats: int) -> None:
        if not self.meta.min_seats <= seats <= self.meta.max_seats:
            raise Trouble(
                "wrong-seats",
                seats=seats,
                least=self.meta.min_seats,
                most=self.meta.max_seats,
                game=self.meta.id,
            )

    def setup(self, seats: int, options: Options, chance: Chance, journal: Journal) -> Position:
        """The position before the first decision. Call `check_seats` first."""
        raise NotImplementedError

    # --- text and data ---------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        """The action a notation names; `Trouble` if it names none."""
        raise NotImplementedError

    def action(self, code: int) -> Action:
        """The action of a code; `Trouble` if the game has none. The inverse of `Action.code`."""
        raise NotImplementedError

    def codes(self) -> int:
        """Codes run from 0 to this number − 1."""
        raise NotImplementedError

    def restore(self, data: object, options: Options) -> Position:
        """The position that `save(position)` was made of."""
        raise NotImplementedError

    # --- what a seat may know --------------------------------------------------------------------

    def observe(self, position: Position, seat: int) -> Observation:
        raise NotImplementedError

    def imagine(self, seen: Observation, chance: Chance) -> Position:
        """A position that could be behind what was seen: observing it gives the same observation."""
        raise NotImplementedError

    def scene(self, seen: Observation, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
        """What the page draws for the observer: its menu, who is waited for, and the gate for what is greyed."""
        raise NotImplementedError

    # --- knowledge for the bots ------------------------------------------------------------------

    def evaluate(self, seen: Observation) -> list[float]:
        """How well each seat stands in the eyes of the observer: larger is better, in points of the game."""
        raise NotImplementedError

    def foresight(self) -> Foresight:
        """How it pays to look ahead in this game."""
        return FORESIGHT

    def appraise(self, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> list[float]:
        """A worth for each action of the menu, for the observer.

        This default tries each one in an imagined position and looks at the observer's lead afterwards.
        Games replace it where one step ahead is not enough (sealed bids, offers).
        """
        seat = seen.seat
        imagined = self.imagine(seen, chance)
        worth: list[float] = []
        for action in menu:
            tried = imagined.copy()
            tried.play(seat, action, chance, SILENT)
            worth.append(lead(self.evaluate(self.observe(tried, seat)), seat))
        return worth


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
