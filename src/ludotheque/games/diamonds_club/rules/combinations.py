"""§8.1, §8.4: how many combinations a hand of goods makes, and how to put them together best."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club.components import (
    COLOURS,
    CONCESSION,
    GEMS,
    GOODS,
    SHIP,
    TECHNIQUE_TRACK,
    TRACKS,
    value_of,
)
from ludotheque.games.diamonds_club.state import State

FAMILY: Final = 4  #: different goods in a family
MOST_SUGGESTED: Final = 6  #: exchanges of everything that a menu offers


def number_of(state: State, seat: int, first: int) -> int:
    """How many goods of the family that begins with `first` a player has."""
    at = seat * GOODS + first
    goods = state.goods
    return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]


def combinations(state: State, seat: int) -> int:
    """§8.1: exactly so many must be exchanged."""
    mines = number_of(state, seat, 0)
    concessions = number_of(state, seat, CONCESSION)
    ships = number_of(state, seat, SHIP)
    return min(mines, min(concessions, ships))


def choices(state: State, seat: int, first: int) -> list[int]:
    """The different goods of a family that a player has."""
    at = seat * GOODS
    return [good for good in range(first, first + FAMILY) if state.goods[at + good] > 0]


def best_values(state: State, seat: int, number: int) -> list[int]:
    """The gems of the best combinations, largest first: high concessions with high ships."""
    concessions = _highest(state, seat, CONCESSION, number)
    ships = _highest(state, seat, SHIP, number)
    return [min(concessions[i], ships[i]) for i in range(number)]


def _highest(state: State, seat: int, first: int, number: int) -> list[int]:
    found: list[int] = []
    for good in range(first + FAMILY - 1, first - 1, -1):
        for _good in range(state.goods[seat * GOODS + good]):
            if len(found) < number:
                found.append(value_of(good))
    return found


def pairings(state: State, seat: int, colours: list[int]) -> list[tuple[int, int, int]]:
    """§8.4: mine, concession and ship of each combination, smallest value first; the first colour has the largest.

    They bring as many gems as possible, out of the lowest tiles that suffice.
    """
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    values = best_values(state, seat, len(colours))
    found: list[tuple[int, int, int]] = []
    for at in range(len(values) - 1, -1, -1):
        concession = _lowest_for(goods, CONCESSION, values[at])
        ship = _lowest_for(goods, SHIP, values[at])
        for used in (colours[at], concession, ship):
            goods[used] = goods[used] - 1
        found.append((colours[at], concession, ship))
    return found


def _lowest_for(goods: list[int], first: int, value: int) -> int:
    """The lowest good of a family that still allows this value."""
    for good in range(first, first + FAMILY):
        if goods[good] > 0 and value_of(good) >= value:
            return good
    raise AssertionError("the values come from these goods")


def gems_for(state: State, seat: int, value: int) -> int:
    """§8.2, §8.3: gems of the mine's colour for a combination of this value, with the technique bonus."""
    return value + state.box.same_colour_bonus[state.tracks[seat * len(TRACKS) + TECHNIQUE_TRACK]]


def diamonds_for(state: State, seat: int) -> int:
    """§8.3: the diamonds that each combination brings."""
    return state.box.diamond_bonus[state.tracks[seat * len(TRACKS) + TECHNIQUE_TRACK]]


def gems_to_come(state: State, seat: int) -> int:
    """What the combinations of a hand will bring, diamonds included."""
    number = combinations(state, seat)
    if number == 0:
        return 0
    found = number * diamonds_for(state, seat)
    for value in best_values(state, seat, number):
        found += gems_for(state, seat, value)
    return found


def colour_orders(state: State, seat: int, values: list[int]) -> list[list[int]]:
    """§8.4: a few different distributions of the values among the mines; scarce colours come first."""
    colours = _scarce_first(state, seat)
    mines = [state.goods[seat * GOODS + colour] for colour in range(len(COLOURS))]
    found: list[list[int]] = []
    _extend(found, [], values, colours, mines)
    return found


def _scarce_first(state: State, seat: int) -> list[int]:
    gems = state.gems[seat * GEMS : (seat + 1) * GEMS]
    order: list[int] = []
    for colour in range(len(COLOURS)):
        place = 0
        while place < len(order) and gems[order[place]] <= gems[colour]:
            place += 1
        order.insert(place, colour)
    return order


def _extend(
    found: list[list[int]], chosen: list[int], values: list[int], colours: list[int], mines: list[int]
) -> None:
    """Adds to `found` every order that begins with `chosen`, equal values in one order only."""
    at = len(chosen)
    if at == len(values):
        found.append(chosen[:])
        return
    first = colours.index(chosen[-1]) if at > 0 and values[at] == values[at - 1] else 0
    for place in range(first, len(colours)):
        colour = colours[place]
        if mines[colour] == 0 or len(found) >= MOST_SUGGESTED:
            continue
        mines[colour] = mines[colour] - 1
        chosen.append(colour)
        _extend(found, chosen, values, colours, mines)
        chosen.pop()
        mines[colour] = mines[colour] + 1
