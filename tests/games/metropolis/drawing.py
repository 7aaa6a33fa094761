"""Towns drawn as text, for the tests of this game."""

from __future__ import annotations

from typing import Any

from ludotheque.games.metropolis.actions import Build
from ludotheque.games.metropolis.components import FIRST_BOX, LOTS, PIECES, printed
from ludotheque.games.metropolis.game import GAME
from ludotheque.games.metropolis.notation import parse
from ludotheque.games.metropolis.plots import plot_lots
from ludotheque.games.metropolis.rules.turns import BuildOrNot, ChooseLot, LastBuilding
from ludotheque.games.metropolis.state import State, empty_book
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.seats import NOBODY, seat_of
from tests.support import A, Table

CHOOSE, BUILD, LAST = "choose", "build", "last"


def lot(number: int) -> int:
    """The lot behind a printed number."""
    return number - printed(0)


def numbers(text: str) -> list[int]:
    """`10 12-14` → [10, 12, 13, 14]."""
    found: list[int] = []
    for word in text.split():
        first, _, last = word.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def plot(text: str) -> int:
    """`office 40 41 45 46` as a plot."""
    action = parse(f"build {text}")
    assert isinstance(action, Build)
    return action.plot


class TownTable(Table):
    """A table of Metropolis, with the questions its tests ask."""

    position: State

    def owner(self, number: int) -> int:
        return self.position.town.owners[lot(number)]

    def cards(self) -> list[int]:
        return [printed(card) for card in self.position.cards]

    def buildings(self) -> list[list[int]]:
        return [[printed(found) for found in plot_lots(built)] for built in self.position.town.buildings]


def draw(
    lots: str = "",
    *,
    built: str = "",
    cards: str = "",
    next_cards: str = "",
    rest: str = "",
    gone: str = "",
    turn: int = A,
    step: str = CHOOSE,
    left: int = 1,
    seats: int = 3,
    trades: bool = True,
) -> TownTable:
    """A position: `lots` "A 11 14, B 12-13", `built` "office 40 41 45 46, shop 42" (on lots that have owners).

    `cards` are open, `next_cards` come off the stack first, the others lie below; `rest` names a seat that owns
    every other lot instead; `gone` names pieces that are no longer in stock ("house 8" or "school").
    """
    owners = [NOBODY] * LOTS
    for part in filter(None, lots.split(",")):
        words = part.split(maxsplit=1)
        for number in numbers(words[1]):
            owners[lot(number)] = seat_of(words[0])
    stock = FIRST_BOX.counts[:]
    buildings = [plot(part) for part in filter(None, built.split(","))]
    town = Town(seats, owners, stock, [])
    for standing in buildings:
        town.erect(standing)
    _take_away(town, gone)
    shown = [lot(number) for number in numbers(cards)]
    first = [lot(number) for number in numbers(next_cards)]
    hidden = [card for card in range(LOTS) if owners[card] == NOBODY and card not in shown + first]
    if rest:
        for card in hidden:
            town.grant(card, seat_of(rest))
        hidden = []
    phases: dict[str, Phase[Any]] = {
        CHOOSE: ChooseLot(turn),
        BUILD: BuildOrNot(turn),
        LAST: LastBuilding(turn, left),
    }
    stack = hidden + first[::-1]
    state = State(FIRST_BOX, trades, town, shown, stack, empty_book(), phases[step])
    return TownTable(GAME, state)


def _take_away(town: Town, gone: str) -> None:
    for name in gone.split():
        names = [piece for piece in PIECES if name in (piece, piece.removesuffix("_a").removesuffix("_b"))]
        assert names, name
        for piece in names:
            index = PIECES.index(piece)
            town.stock[index] = 0
            town.available &= ~(1 << index)
