"""A game as all who play it meet it: `Game`, and `Meta`, what the shelf says about it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.editions import Edition, edition_names, find_edition
from ludotheque.kernel.facts import OfferWeighed
from ludotheque.kernel.foresight import FORESIGHT, Foresight
from ludotheque.kernel.journal import SILENT, Journal
from ludotheque.kernel.net import FILE_NAME, Features, Net, read_net
from ludotheque.kernel.options import Option, Options, checked
from ludotheque.kernel.package import Package
from ludotheque.kernel.position import Observation, Position, Why, lead
from ludotheque.kernel.record import Loader, fields_of
from ludotheque.kernel.scene import Scene, Summary
from ludotheque.kernel.seats import SEAT_WORDS, known_seat_words
from ludotheque.kernel.text import Text
from ludotheque.kernel.trouble import Trouble


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
        weight: int = 0,
        counted: bool = False,
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
        self.weight = weight  #: 1 light, 2 medium, 3 heavy; 0: not said
        self.counted = counted  #: its auctions are cried out and counted down: a live clock suits it


class Game:
    """One game of the catalogue: what it is, and the functions its package is made of.

    A game's positions, observations and boxes are classes of its own; only its own functions are ever given them.
    """

    def __init__(
        self,
        meta: Meta,
        folder: Path,
        package: Package,
        *,
        records: tuple[Any, ...],
        large_numbers: tuple[str, ...] = (),
        quantity_units: dict[str, int] | None = None,
        summary: Callable[[Any, Any, Action, Any, Any], Summary] | None = None,
        estimate: Callable[[Any, Any, Action], list[tuple[Text, str]]] | None = None,
        appraise: Callable[[Any, Any, tuple[Action, ...], Chance], list[float]] | None = None,
        bargain: Callable[[Any, Any, tuple[Action, ...], Chance], tuple[tuple[Action, ...], list[float]]]
        | None = None,
        remarks: Callable[[Any, Any, Action], list[OfferWeighed]] | None = None,
        foresight: Foresight = FORESIGHT,
        features: Features | None = None,
        seat_words: tuple[str, ...] = (),
        solve: Callable[[str, str, int, str], dict[str, object]] | None = None,
    ) -> None:
        self.meta = meta
        #: the names of facts that hold a seat in its messages and refusals (`buyer`, `owner`), the kernel's among them
        self.seat_words: tuple[str, ...] = SEAT_WORDS + seat_words
        known_seat_words.update(seat_words)
        self.folder = folder
        self.package = package
        self._boxes: dict[str, Any] = {}
        #: what a saved position may contain; `large_numbers` are its fields that hold more than a count (money)
        self._loader = Loader(records, large_numbers)
        self._quantity_units = quantity_units or {}
        self._summary = summary
        self._estimate = estimate
        self._appraise = appraise
        self._bargain = bargain
        self._remarks = remarks
        self._foresight = foresight
        self.features = features  #: what a net is given; most games need none
        self._net: Net | None = None
        self._net_wanted = features is not None  #: its file was not looked for yet
        #: exact chances for `ludotheque solve`: card, dice, rolls and edition → plain data; most games have none
        self.solve = solve

    # --- opening a match -------------------------------------------------------------------------

    def options(self, edition: str = "", chosen: dict[str, object] | None = None) -> Options:
        return checked(self.meta.options, edition or self.meta.edition, chosen or {})

    def edition(self, name: str) -> Edition:
        return find_edition(self.folder / "components", name)

    def editions(self) -> list[str]:
        """The names of the editions that come with the game."""
        return edition_names(self.folder / "components")

    def check_edition(self, name: str) -> None:
        """Only an edition that comes with the game: what others send never names a folder of this machine."""
        if name not in self.editions():
            raise Trouble("unknown-edition", edition=name[:60], known=", ".join(self.editions()))

    def box(self, edition: str) -> Any:
        """The components of an edition, read once; `Trouble` if they are not as they should be."""
        found = self._boxes.get(edition)
        if found is None:
            found = self.package.load_box(self.edition(edition))
            self._boxes[edition] = found
        return found

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
        return self.package.set_up(self.box(options.edition), seats, options, chance, journal)

    # --- text and data ---------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        """The action a notation names; `Trouble` if it names none."""
        return self.package.parse(text)

    def action(self, code: int) -> Action:
        """The action of a code; `Trouble` if the game has none. The inverse of `Action.code`."""
        return self.package.by_code(code)

    def codes(self) -> int:
        """Codes run from 0 to this number − 1."""
        return self.package.codes

    def restore(self, data: object, options: Options) -> Position:
        """The position that `save(position)` was made of."""
        state = self.package.state
        parts = self._loader.load_parts(data, "State", fields_of(state).names[1:])  # the box is not saved
        return state(self.box(options.edition), *parts)

    # --- what a seat may know --------------------------------------------------------------------

    def observe(self, position: Position, seat: int) -> Observation:
        return self.package.observe(position, seat)

    def imagine(self, seen: Observation, chance: Chance) -> Position:
        """A position that could be behind what was seen: observing it gives the same observation."""
        return self.package.imagine(seen, self.box(seen.edition), chance)

    def scene(self, seen: Observation, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
        """What the page draws for the observer: its menu, who is waited for, and the gate for what is greyed."""
        return self.package.scene(seen, self.box(seen.edition), menu, waiting, why)

    def quantities(self, position: Position) -> dict[str, list[int]]:
        """What players count (money, points, titles …), a value per seat; `kernel/effects.py` shows its changes.

        The names are message keys: `quantity-{name}`.
        """
        return self.package.quantities(position)

    def quantity_unit(self, name: str) -> int:
        """A quantity is counted in whole numbers of 1/unit (twelfths of a point, say)."""
        return self._quantity_units.get(name, 1)

    def summary(self, seen: Observation, action: Action, found: Any, position: Position) -> Summary:
        """What the page shows of these `Effects` of an action of the observer; nothing of its own by default.

        `position` is imagined, for what the game wants to try besides (what a card could do next).
        """
        if self._summary is None:
            return Summary()
        return self._summary(seen, self.box(seen.edition), action, found, position)

    def estimate(self, seen: Observation, action: Action) -> list[tuple[Text, str]]:
        """Odds or expected worth where chance decides, as lines for those who have switched estimates on.

        What an action brings for certain is no estimate: `kernel/effects.py` says it to everybody.
        """
        return [] if self._estimate is None else self._estimate(seen, self.box(seen.edition), action)

    # --- knowledge for the bots ------------------------------------------------------------------

    def evaluate(self, seen: Observation) -> list[float]:
        """How well each seat stands in the eyes of the observer: larger is better, in points of the game."""
        return self.package.evaluate(seen, self.box(seen.edition))

    def foresight(self) -> Foresight:
        """How it pays to look ahead in this game."""
        return self._foresight

    def net(self) -> Net | None:
        """The net in the game's folder, read once; None where there is none: the game's own estimates serve then.

        `Trouble` if the file does not fit the game.
        """
        if self._net_wanted:
            path = self.folder / FILE_NAME
            self._net = self.read_net(path) if path.exists() else None
            self._net_wanted = False
        return self._net

    def read_net(self, path: Path) -> Net:
        """The net of a file; `Trouble` if it does not fit the game."""
        if self.features is None:
            raise Trouble("no-features", game=self.meta.id)
        return read_net(path, self.meta.id, self.meta.rules_version, self.features)

    def use_net(self, net: Net | None) -> None:
        """Another net from now on, or none: for training and comparison."""
        self._net = net
        self._net_wanted = False

    def chances(self, seen: Observation, net: Net) -> list[float]:
        """The chance of each seat to win, as a net judges what the observer sees."""
        features = self.features
        assert features is not None
        if features.chances is not None:
            return features.chances(seen, self.box(seen.edition), net)
        return net.chances(features.rows(seen, self.box(seen.edition)))

    def judge(self, seen: Observation, menu: tuple[Action, ...], net: Net) -> list[float] | None:
        """A worth for each action of the menu by the net, without trying them; None where they must be tried."""
        features = self.features
        if features is None or features.judge is None:
            return None
        return features.judge(seen, self.box(seen.edition), menu, net)

    def appraise(self, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> list[float]:
        """A worth for each action of the menu, for the observer.

        By default each one is tried in an imagined position, and the observer's lead afterwards counts. Games
        appraise themselves where one step ahead is not enough (sealed bids, offers).
        """
        if self._appraise is not None:
            return self._appraise(seen, self.box(seen.edition), menu, chance)
        imagined = self.imagine(seen, chance)
        worth: list[float] = []
        for action in menu:
            tried = imagined.copy()
            tried.play(seen.seat, action, chance, SILENT)
            worth.append(lead(self.evaluate(self.observe(tried, seen.seat)), seen.seat))
        return worth

    def bargain(
        self, seen: Observation, menu: tuple[Action, ...], chance: Chance
    ) -> tuple[tuple[Action, ...], list[float]]:
        """What a bot considers, with a worth for each: the menu, and proposals of its own that pass the gate.

        A menu is only a sample of what may be offered. Games without offers are content with `appraise`.
        """
        if self._bargain is None:
            if len(menu) == 1:
                return menu, [0.0]
            return menu, self.appraise(seen, menu, chance)
        return self._bargain(seen, self.box(seen.edition), menu, chance)

    def remarks(self, seen: Observation, action: Action) -> list[OfferWeighed]:
        """What a bot says when it refuses offers with this action: its reasons, of what everybody knows.

        Nothing where the action refuses nothing, or an offer that is fair in its eyes.
        """
        return [] if self._remarks is None else self._remarks(seen, self.box(seen.edition), action)
