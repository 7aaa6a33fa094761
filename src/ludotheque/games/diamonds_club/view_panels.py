"""The panels of the players, and the points so far. Panels that look the same are the same objects."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.games.diamonds_club.components import (
    EMPTY,
    LIGHT,
    PARK,
)
from ludotheque.games.diamonds_club.labels import REMEMBERED
from ludotheque.games.diamonds_club.rules.construction import Building
from ludotheque.games.diamonds_club.rules.ending import CATEGORIES, Over, is_uncounted, points_of
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.scene import Panel, Row, Sheet
from ludotheque.kernel.text import Text, say

POINTS: Final[dict[tuple[object, ...], list[tuple[int, ...]]]] = {}  #: by all that they depend on
MOST_POINTS: Final = 256  #: positions


def points_so_far(state: State) -> list[tuple[int, ...]]:
    """The points of each seat by category; counted once for all viewers of a position."""
    key = (state.box.edition, tuple(state.parks), tuple(state.tracks), tuple(state.cards))
    found = POINTS.get(key)
    if found is None:
        if len(POINTS) >= MOST_POINTS:
            POINTS.clear()
        found = POINTS[key] = [tuple(points_of(state, seat)) for seat in range(state.seats)]
    return found


def panel(state: State, seat: int, active: bool, points: tuple[int, ...]) -> Panel:
    return _panel(
        seat,
        active,
        panel_note(state, seat),
        points,
        is_uncounted(state, seat),
        state.coins[seat],
        state.gem_count(seat),
        LIGHT - state.parks[seat * PARK : seat * PARK + LIGHT].count(EMPTY),
    )


@lru_cache(maxsize=REMEMBERED)
def _panel(
    seat: int,
    active: bool,
    note: Text | None,
    points: tuple[int, ...],
    uncounted: bool,
    coins: int,
    gems: int,
    light: int,
) -> Panel:
    rows = _rows(points, uncounted, coins, gems, light)
    return Panel(seat, rows, active, note)


@lru_cache(maxsize=REMEMBERED)
def _rows(
    points: tuple[int, ...],
    uncounted: bool,
    coins: int,
    gems: int,
    light: int,
) -> list[Row]:
    """What a seat has. Only points are broken down: the rest lies open in each park."""
    sources = [(say(f"category-{name}"), str(points[at])) for at, name in enumerate(CATEGORIES) if points[at]]
    if uncounted:
        sources.append((say("label-uncounted"), f"−{sum(points)}"))
    return [
        Row(say("label-points"), 0 if uncounted else sum(points), sources, "points", "points"),
        Row(say("label-coins"), coins, [], "coin", "coins"),
        Row(say("label-all-gems"), gems, [], "gem-diamond"),
        Row(say("label-light-cells"), f"{light}/{LIGHT}", [], "forest", "light"),
    ]


def panel_note(state: State, seat: int) -> Text | None:
    if is_uncounted(state, seat):
        return say("label-uncounted")
    for phase in state.phases:
        if isinstance(phase, (Purchase, Building)) and phase.passed[seat]:
            return say("label-passed")
    return say("label-leads") if seat == state.leader else None


def count(state: State, points: list[tuple[int, ...]]) -> Sheet:
    """The points so far, or those of the end, like the book's score table."""
    title = "label-points-final" if isinstance(state.phase, Over) else "label-points-so-far"
    return _count(title, tuple(points), tuple([is_uncounted(state, seat) for seat in range(state.seats)]))


@lru_cache(maxsize=REMEMBERED)
def _count(title: str, points: tuple[tuple[int, ...], ...], uncounted: tuple[bool, ...]) -> Sheet:
    seats = range(len(points))
    rows: list[list[Text | str | int | None]] = []
    for at, name in enumerate(CATEGORIES):
        rows.append([say(f"category-{name}"), *[line[at] for line in points]])
    rows.append([say("label-sum"), *[0 if uncounted[seat] else sum(points[seat]) for seat in seats]])
    columns = [say("label-count-of"), *[say("label-player", seat=seat) for seat in seats]]
    return Sheet(say(title), columns, rows)
