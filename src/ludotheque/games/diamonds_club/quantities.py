"""What players count: points, gems with those of their combinations, tracks, park cells, goods, coins."""

from __future__ import annotations

from ludotheque.games.diamonds_club.components import (
    EMPTY,
    FOREST_TRACK,
    GEM_NAMES,
    GEMS,
    GOODS,
    IMPOSED,
    LIGHT,
    MONEY_TRACK,
    PARK,
    TECHNIQUE_TRACK,
    TRACKS,
)
from ludotheque.games.diamonds_club.rules.combinations import gems_to_come
from ludotheque.games.diamonds_club.rules.ending import is_uncounted, points_of
from ludotheque.games.diamonds_club.state import State


def quantities(state: State) -> dict[str, list[int]]:
    """In the order in which they are listed; the first that changes is the heart of an action."""
    seats = range(state.seats)
    box = state.box
    found = {
        "points": [0 if is_uncounted(state, seat) else sum(points_of(state, seat)) for seat in seats],
        "imposed": [_covered(state, seat, IMPOSED) for seat in seats],
        "gems-in-all": [state.gem_count(seat) + gems_to_come(state, seat) for seat in seats],
    }
    for gem, colour in enumerate(GEM_NAMES):
        found[f"gems-{colour}"] = [state.gems[seat * GEMS + gem] for seat in seats]
    found["light"] = [_covered(state, seat, LIGHT) for seat in seats]
    found["lead"] = state.lead[:]
    found["forest"] = [box.forest_points[_step(state, seat, FOREST_TRACK)] for seat in seats]
    found["technique"] = [box.same_colour_bonus[_step(state, seat, TECHNIQUE_TRACK)] for seat in seats]
    found["technique-diamonds"] = [box.diamond_bonus[_step(state, seat, TECHNIQUE_TRACK)] for seat in seats]
    found["income"] = [box.money_coins[_step(state, seat, MONEY_TRACK)] for seat in seats]
    found["goods"] = [sum(state.goods[seat * GOODS : (seat + 1) * GOODS]) for seat in seats]
    found["coins"] = state.coins[:]
    return found


def _covered(state: State, seat: int, cells: int) -> int:
    """How many of the first park cells are covered; §13.2: the imposed ones come first."""
    return cells - state.parks[seat * PARK : seat * PARK + cells].count(EMPTY)


def _step(state: State, seat: int, track: int) -> int:
    return state.tracks[seat * len(TRACKS) + track]
