"""The contract between a game and all who play it: `Position`, `Observation`, `Game`, `Meta`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import OpenCry
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.editions import Edition, edition_names, find_edition
from ludotheque.kernel.facts import OfferWeighed
from ludotheque.kernel.journal import SILENT, Journal
from ludotheque.kernel.net import FILE_NAME, Features, Net, read_net
from ludotheque.kernel.options import Option, Options, checked
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.record import Loader, Record, save
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Scene, Summary, Text
from ludotheque.kernel.seats import NOBODY, SEAT_WORDS, known_seat_words, which_acts
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


class Foresight:
    """What a searching bot knows about looking ahead in a game.

    `exact` says which decisions of an observer are appraised exactly, so that trials could only add noise. `point` says
    where in the match an imagined position is, so that the same dice fall there in all trials of one world. `quick`
    chooses for a seat of an imagined position what greedy play would, faster; none where it cannot.
    """

    def __init__(
        self,
        horizon: int = 50,
        winning: float = 30.0,
        doubt: float = 1.0,
        leeway: float = 0.0,
        exact: Callable[[Any], bool] | None = None,
        point: Callable[[Any], int] | None = None,
        quick: Callable[[Any, int, Chance], Action | None] | None = None,
        short: int = 0,
    ) -> None:
        #: decisions a trial is played on before `evaluate` judges; more is slower and noisier
        self.horizon = horizon
        self.short = short  #: the same where a net judges; 0: no net judges trials
        self.winning = (
            winning  #: what winning is worth beside the points of the lead; 0: `evaluate` says it all
        )
        self.doubt = doubt  #: standard errors by which trials must beat the better appraised action
        self.leeway = leeway  #: in trials the others choose among all that is worse by no more than this
        self._exact = exact
        self._point = point
        self._quick = quick

    def is_exact(self, seen: Observation) -> bool:
        return self._exact is not None and self._exact(seen)

    def point(self, position: Position) -> int:
        return 0 if self._point is None else self._point(position)

    def quick(self, position: Position, seat: int, chance: Chance) -> Action | None:
        return None if self._quick is None else self._quick(position, seat, chance)


FORESIGHT: Final = Foresight()


class Game:
    """One game of the catalogue: what it is, and the functions its package is made of.

    A game's positions, observations and boxes are classes of its own; only its own functions are ever given them.
    """

    def __init__(
        self,
        meta: Meta,
        folder: Path,
        *,
        load_box: Callable[[Edition], Any],
        set_up: Callable[[Any, int, Options, Chance, Journal], Position],
        parse: Callable[[str], Action],
        by_code: Callable[[int], Action],
        codes: int,
        state: Callable[..., Position],
        records: tuple[Any, ...],
        observe: Callable[[Any, int], Observation],
        imagine: Callable[[Any, Any, Chance], Position],
        scene: Callable[[Any, Any, tuple[Action, ...], list[int], Why], Scene],
        quantities: Callable[[Any], dict[str, list[int]]],
        evaluate: Callable[[Any, Any], list[float]],
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
        self._load_box = load_box
        self._boxes: dict[str, Any] = {}
        self._set_up = set_up
        self._parse = parse
        self._by_code = by_code
        self._codes = codes
        self._state = state
        self._loader = Loader(records)  #: what a saved position may contain
        self._observe = observe
        self._imagine = imagine
        self._scene = scene
        self._quantities = quantities
        self._quantity_units = quantity_units or {}
        self._summary = summary
        self._estimate = estimate
        self._evaluate = evaluate
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
            found = self._load_box(self.edition(edition))
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
        return self._set_up(self.box(options.edition), seats, options, chance, journal)

    # --- text and data ---------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        """The action a notation names; `Trouble` if it names none."""
        return self._parse(text)

    def action(self, code: int) -> Action:
        """The action of a code; `Trouble` if the game has none. The inverse of `Action.code`."""
        return self._by_code(code)

    def codes(self) -> int:
        """Codes run from 0 to this number − 1."""
        return self._codes

    def restore(self, data: object, options: Options) -> Position:
        """The position that `save(position)` was made of."""
        return self._state(self.box(options.edition), *self._loader.load_parts(data, "State"))

    # --- what a seat may know --------------------------------------------------------------------

    def observe(self, position: Position, seat: int) -> Observation:
        return self._observe(position, seat)

    def imagine(self, seen: Observation, chance: Chance) -> Position:
        """A position that could be behind what was seen: observing it gives the same observation."""
        return self._imagine(seen, self.box(seen.edition), chance)

    def scene(self, seen: Observation, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
        """What the page draws for the observer: its menu, who is waited for, and the gate for what is greyed."""
        return self._scene(seen, self.box(seen.edition), menu, waiting, why)

    def quantities(self, position: Position) -> dict[str, list[int]]:
        """What players count (money, points, titles …), a value per seat; `kernel/effects.py` shows its changes.

        The names are message keys: `quantity-{name}`.
        """
        return self._quantities(position)

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
        return self._evaluate(seen, self.box(seen.edition))

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
