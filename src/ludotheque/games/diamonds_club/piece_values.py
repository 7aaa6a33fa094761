"""What a position is worth to a player, piece by piece, in victory points."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club.components import (
    ALL_FOUR_CARD,
    ANIMAL_TILE,
    ANIMALS,
    COLOURS,
    CONCESSION,
    DIAMOND,
    EMPTY,
    FIVE_CARD,
    FOREST_TRACK,
    GEMS,
    GOODS,
    IMPOSED,
    KINDS,
    LIGHT,
    MONEY_TRACK,
    PARK,
    SHIP,
    TECHNIQUE_TRACK,
    TRACKS,
    value_of,
)
from ludotheque.games.diamonds_club.rules.ending import points_of
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.seats import NOBODY

PACE: Final = 2.8  #: light cells a good player fills in a round
#: Of the first, second, … gem of a colour; further ones are worth as much as the last.
GEM_WORTH: Final[list[float]] = [1.0, 1.0, 0.9, 0.9, 0.7, 0.7, 0.5]
DIAMOND_WORTH: Final = 1.15  #: a joker is worth a little more than any gem
COIN_WORTH: Final = 0.9  #: a coin still in hand during purchases
COMBINATIONS: Final = 1.6  #: exchanged in a round, on average
MONEY_STEP: Final = 1.1  #: a coin more in each round
FORESTS: Final = 0.9  #: planted in a round, on average
HAT_WORTH: Final = 0.15  #: a step on the leader track
FIRST_WORTH: Final = 0.8  #: standing alone at the head of the leader track
IMPOSED_WORTH: Final = 6.0  #: of an open imposed cell when the end is near
CELL_WORTH: Final = 0.15  #: a light cell covered: the match comes nearer to its end
BEGUN_SET: Final[list[float]] = [0.0, 1.2, 3.4]  #: by different animals of an unfinished set
TOWARDS_THREE: Final[list[float]] = [0.0, 0.3, 1.2]  #: by buildings of a kind, while its card is free
TOWARDS_FOUR: Final[list[float]] = [0.0, 0.2, 0.7, 1.8]  #: by kinds of the next set of four


def rounds_left(state: State) -> float:
    """Rounds still to come after this one, as the fullest park lets expect."""
    if state.ending:
        return 0.0
    most = 0
    for seat in range(state.seats):
        most = max(most, filled(state, seat))
    return max(0.0, (LIGHT - most) / PACE - 0.5)


def filled(state: State, seat: int) -> int:
    """Light cells covered."""
    return LIGHT - state.parks[seat * PARK : seat * PARK + LIGHT].count(EMPTY)


def gems_worth(hand: list[int], left: float) -> float:
    """Gems pay for tiles; after the last round they pay for nothing."""
    worth = DIAMOND_WORTH * hand[DIAMOND]
    last = len(GEM_WORTH) - 1
    for colour in range(len(COLOURS)):
        for number in range(hand[colour]):
            worth += GEM_WORTH[min(number, last)]
    return worth if left > 0.0 else 0.2 * worth


def goods_worth(state: State, seat: int, coins: int) -> float:
    """Combinations at their gems; incomplete ones at a part of what they may still become."""
    first = seat * GOODS
    mines = sum(state.goods[first : first + CONCESSION])
    concessions: list[int] = []
    ships: list[int] = []
    for good in range(SHIP - 1, CONCESSION - 1, -1):
        concessions += [value_of(good)] * state.goods[first + good]
    for good in range(GOODS - 1, SHIP - 1, -1):
        ships += [value_of(good)] * state.goods[first + good]
    step = state.tracks[seat * len(TRACKS) + TECHNIQUE_TRACK]
    bonus = 0.9 * state.box.same_colour_bonus[step] + DIAMOND_WORTH * state.box.diamond_bonus[step]
    worth = 0.0
    missing_before = 0
    for at in range(max(mines, len(concessions), len(ships))):
        missing = 0 if at < mines else 1
        value = 4.0
        if at < len(concessions):
            value = min(value, float(concessions[at])) if at >= len(ships) else float(concessions[at])
        else:
            missing += 1
        if at < len(ships):
            value = min(value, float(ships[at]))
        else:
            missing += 1
        if missing > 0:
            missing_before += missing
            hopeful = missing_before <= coins
            value *= (0.55 if hopeful else 0.3) if missing == 1 else (0.22 if hopeful else 0.12)
            worth += 0.85 * value
        else:
            worth += 0.9 * value + bonus
    return worth


def tracks_worth(state: State, seat: int, left: float) -> float:
    """What the tracks will bring beyond the points they count already."""
    box = state.box
    first = seat * len(TRACKS)
    technique = state.tracks[first + TECHNIQUE_TRACK]
    bonus = 0.8 * box.same_colour_bonus[technique] + DIAMOND_WORTH * box.diamond_bonus[technique]
    money = box.money_coins[state.tracks[first + MONEY_TRACK]] - box.money_coins[0]
    forest = box.forest_points[state.tracks[first + FOREST_TRACK]] - box.forest_points[0]
    return left * (COMBINATIONS * bonus + MONEY_STEP * money + FORESTS * forest)


def animals_worth(state: State, seat: int, left: float) -> float:
    """What an unfinished set of three may still become."""
    numbers = [state.tiles(seat, ANIMAL_TILE + animal) for animal in range(len(ANIMALS))]
    trios = min(numbers)
    begun = 0
    for animal in range(len(ANIMALS)):
        if numbers[animal] > trios:
            begun += 1
        elif state.animals[animal] == 0:
            return 0.0  # the missing one is gone
    hope = min(1.0, 0.5 * (left + 0.6))
    return BEGUN_SET[begun] * hope


def cards_worth(state: State, seat: int, left: float) -> float:
    """How near the next bonus cards are."""
    hope = min(1.0, 0.5 * (left + 0.5))
    built = [state.tiles(seat, kind) for kind in range(len(KINDS))]
    worth = 0.0
    for kind in range(len(KINDS)):
        if state.cards[kind] == NOBODY and built[kind] < 3:
            worth += TOWARDS_THREE[built[kind]]
        if state.cards[FIVE_CARD + 1] == NOBODY and built[kind] % 5 > 2:
            worth += 0.5 * (built[kind] % 5 - 2)
    if state.cards[ALL_FOUR_CARD + 1] == NOBODY:
        level = min(built)
        worth += TOWARDS_FOUR[sum([1 for number in built if number > level])]
    return worth * hope


def park_worth(state: State, seat: int, left: float) -> float:
    """Imposed cells must be built in time; a park that fills decides when the match ends."""
    worth = CELL_WORTH * filled(state, seat)
    open_cells = state.parks[seat * PARK : seat * PARK + IMPOSED].count(EMPTY)
    return worth - open_cells * (1.0 + IMPOSED_WORTH / (1.0 + left))


def lead_worth(state: State, seat: int) -> float:
    """During purchases: steps on the leader track, and standing first."""
    ahead = True
    for other in range(state.seats):
        if other != seat and state.lead[other] >= state.lead[seat]:
            ahead = False
    return HAT_WORTH * state.lead[seat] + (FIRST_WORTH if ahead else 0.0)


def standing(state: State, seat: int) -> float:
    """Points, and what everything else may still become."""
    left = rounds_left(state)
    worth = float(sum(points_of(state, seat)))
    worth += gems_worth(state.gems[seat * GEMS : (seat + 1) * GEMS], left + 0.5)
    worth += goods_worth(state, seat, state.coins[seat])
    worth += (
        tracks_worth(state, seat, left) + animals_worth(state, seat, left) + cards_worth(state, seat, left)
    )
    return worth + park_worth(state, seat, left) + lead_worth(state, seat)
