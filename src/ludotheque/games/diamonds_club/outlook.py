"""What a step of several decisions leads to: the rules are played on, in a copy, to the end of the matter."""

from __future__ import annotations

from ludotheque.games.diamonds_club.actions import BUYS, ChooseAnimal
from ludotheque.games.diamonds_club.components import ANIMAL
from ludotheque.games.diamonds_club.facts import CardWon, TileLaid
from ludotheque.games.diamonds_club.rules.ending import points_of
from ludotheque.games.diamonds_club.rules.project import Project
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.rules.symbols import AnimalChoice
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.effects import NoChance, Uncertain
from ludotheque.kernel.journal import SILENT, Journal


class Brought:
    """What a tile brings its builder, however it is paid."""

    def __init__(
        self, asked: bool, points: int, total: int, cards: list[tuple[str, int]], imposed: bool, ends: bool
    ) -> None:
        #: there is more to decide; otherwise the effects of the action say all but the cards
        self.asked = asked
        self.points = points
        self.total = total
        self.cards = cards  #: bonus cards won, with their points
        self.imposed = imposed  #: it may lie on an imposed cell
        self.ends = ends  #: this round becomes the last


def brought(state: State, seat: int, actions: list[Action]) -> Brought:
    """What follows from these actions once the tile is paid and laid.

    What is left open (the pile of a forest, the gems that pay) changes nothing of it; the first answer is taken.
    """
    tried = state.copy()
    journal = Journal()
    asked = False
    for action in actions:
        play_on(tried, seat, action, journal)
    while is_building(tried, seat):
        asked = True
        play_on(tried, seat, tried.default(seat), journal)
    total = sum(points_of(tried, seat))
    cards = [(fact.card, fact.points) for fact in journal.facts if isinstance(fact, CardWon)]
    laid = [fact.cell for fact in journal.facts if isinstance(fact, TileLaid)]
    return Brought(
        asked,
        total - sum(points_of(state, seat)),
        total,
        cards,
        "imposed" in laid,
        tried.ending and not state.ending,
    )


def play_on(tried: State, seat: int, action: Action, journal: Journal) -> bool:
    """Plays an action up to the next draw (a new market); whether all of it was certain."""
    try:
        tried.play(seat, action, NoChance(), journal)
    except Uncertain:
        return False
    return True


def is_building(state: State, seat: int) -> bool:
    for phase in state.phases:
        if isinstance(phase, Project) and phase.seat == seat:
            return True
    return False


def animal_points(state: State, seat: int) -> list[tuple[int, int]]:
    """§6.3: the animals that an animal cell lets one choose from, and the points each would bring."""
    phase = state.phase
    assert isinstance(phase, Purchase)
    cells = [cell for cell in range(len(state.laid)) if state.symbol(cell) == ANIMAL]
    cells = [cell for cell in cells if phase.prices[cell] <= state.coins[seat]]
    if not cells:
        return []
    bought = state.copy()
    play_on(bought, seat, BUYS[cells[0]], SILENT)
    if not isinstance(bought.phase, AnimalChoice):
        return []
    before = sum(points_of(bought, seat))
    found: list[tuple[int, int]] = []
    for action in bought.menu(seat):
        assert isinstance(action, ChooseAnimal)
        tried = bought.copy()
        play_on(tried, seat, action, SILENT)
        found.append((action.number, sum(points_of(tried, seat)) - before))
    return found
