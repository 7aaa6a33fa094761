"""Knowledge for the bots: what each step brings, and a worth for each action.

Nothing is hidden in this game, so all of it works on the table as it lies.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club.actions import (
    ON_IMPOSED,
    Build,
    Buy,
    Choose,
    ChooseAnimal,
    ChooseTrack,
    ExchangeAll,
    Keep,
    Pass,
    Pay,
    PlaceOn,
    Put,
    Take,
)
from ludotheque.games.diamonds_club.components import (
    ANIMAL,
    ANIMAL_TILE,
    ANIMALS,
    ANY_TRACK,
    CONCESSION,
    EMPTY,
    FOREST,
    GEMS,
    GOODS,
    HATS,
    LAST_STEP,
    MONEY_TRACK,
    PARK,
    TRACK,
    TRACKS,
    Box,
    value_of,
)
from ludotheque.games.diamonds_club.observation import Seen, imagine
from ludotheque.games.diamonds_club.piece_values import (
    COIN_WORTH,
    DIAMOND_WORTH,
    animals_worth,
    cards_worth,
    gems_worth,
    goods_worth,
    lead_worth,
    park_worth,
    rounds_left,
    standing,
    tracks_worth,
)
from ludotheque.games.diamonds_club.rules.cards import cards_due
from ludotheque.games.diamonds_club.rules.combinations import best_values
from ludotheque.games.diamonds_club.rules.ending import points_of
from ludotheque.games.diamonds_club.rules.park import NOWHERE, open_free, open_imposed
from ludotheque.games.diamonds_club.rules.payment import DIAMONDS, PLENTIFUL, SCARCE, bill_of
from ludotheque.games.diamonds_club.rules.project import takable
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.foresight import Foresight

BY_HAND: Final = -100.0  #: what a whole plan does at once need not be done tile by tile


def evaluate(seen: Seen, box: Box) -> list[float]:
    """How each seat stands; at the end, exactly."""
    state = seen.table
    outcome = state.outcome()
    if outcome is not None:
        return [float(score) for score in outcome.scores]
    return [standing(state, seat) for seat in range(state.seats)]


# --- what one step brings ---------------------------------------------------------------------------------


def symbol_gain(state: State, seat: int, symbol: int, left: float) -> float:
    """What a market cell with this symbol brings."""
    if symbol < GOODS:
        coins = state.coins[seat] - 1
        before = goods_worth(state, seat, coins)
        state.goods[seat * GOODS + symbol] += 1
        after = goods_worth(state, seat, coins)
        state.goods[seat * GOODS + symbol] -= 1
        return after - before
    if symbol < ANIMAL:
        hats = symbol - HATS + 1
        before = lead_worth(state, seat)
        state.lead[seat] += hats
        after = lead_worth(state, seat)
        state.lead[seat] -= hats
        return after - before
    best = 0.0
    if symbol == ANIMAL:
        for animal in range(len(ANIMALS)):
            best = max(best, animal_gain(state, seat, animal, left))
        return best
    if symbol == ANY_TRACK:
        for track in range(len(TRACKS)):
            best = max(best, track_gain(state, seat, track, left))
        return best
    return track_gain(state, seat, symbol - TRACK, left)


def animal_gain(state: State, seat: int, animal: int, left: float) -> float:
    cell = open_free(state, seat)
    if cell == NOWHERE or state.animals[animal] == 0:
        return 0.0
    before = sum(points_of(state, seat)) + animals_worth(state, seat, left)
    state.parks[seat * PARK + cell] = ANIMAL_TILE + animal
    after = sum(points_of(state, seat)) + animals_worth(state, seat, left)
    state.parks[seat * PARK + cell] = EMPTY
    return after - before


def track_gain(state: State, seat: int, track: int, left: float) -> float:
    at = seat * len(TRACKS) + track
    if state.tracks[at] == LAST_STEP:
        return 0.0
    before = sum(points_of(state, seat)) + tracks_worth(state, seat, left) + goods_worth(state, seat, 0)
    state.tracks[at] += 1
    after = sum(points_of(state, seat)) + tracks_worth(state, seat, left) + goods_worth(state, seat, 0)
    state.tracks[at] -= 1
    return after - before + (COIN_WORTH if track == MONEY_TRACK else 0.0)


def tile_gain(state: State, seat: int, kind: int, left: float) -> float:
    """What a building of this kind, or a FOREST, brings to the park, cards included."""
    cell = open_imposed(state, seat, kind)
    if cell == NOWHERE:
        cell = open_free(state, seat)
    if cell == NOWHERE:
        return 0.0
    before = tiles_worth(state, seat, left)
    state.parks[seat * PARK + cell] = kind
    after = tiles_worth(state, seat, left)
    if kind != FOREST:
        for card in cards_due(state, seat, kind):
            after += state.box.card_points[card]
    state.parks[seat * PARK + cell] = EMPTY
    return after - before


def tiles_worth(state: State, seat: int, left: float) -> float:
    return sum(points_of(state, seat)) + cards_worth(state, seat, left) + park_worth(state, seat, left)


def cheapest(state: State, seat: int, table: int, left: float) -> float:
    """What the best payment for a table costs."""
    bill = bill_of(state, seat, table)
    least = 1000.0
    for way in (PLENTIFUL, SCARCE, DIAMONDS):
        least = min(least, cost(bill.hand, bill.fill_up([0] * GEMS, way), left))
    return least


def cost(hand: list[int], gems: list[int], left: float) -> float:
    rest = [hand[gem] - gems[gem] for gem in range(GEMS)]
    return gems_worth(hand, left) - gems_worth(rest, left)


# --- a worth for each action ------------------------------------------------------------------------------


def appraise(seen: Seen, box: Box, menu: tuple[Action, ...], chance: Chance) -> list[float]:
    """A worth for each action, in points."""
    state = imagine(seen, box, chance)
    left = rounds_left(state)
    known: dict[int, float] = {}
    return [worth_of(state, seen.seat, action, left, known) for action in menu]


def worth_of(state: State, seat: int, action: Action, left: float, known: dict[int, float]) -> float:
    """`known` remembers the gain of each market symbol."""
    if isinstance(action, Buy):
        symbol = state.symbol(action.number)
        if symbol not in known:
            known[symbol] = symbol_gain(state, seat, symbol, left)
        phase = state.phase
        assert isinstance(phase, Purchase)
        return known[symbol] + COIN_WORTH * (state.coins[seat] - phase.prices[action.number])
    if isinstance(action, Pass):
        return pass_worth(state, seat)
    if isinstance(action, ChooseAnimal):
        return animal_gain(state, seat, action.number, left)
    if isinstance(action, ChooseTrack):
        return track_gain(state, seat, action.number, left)
    if isinstance(action, ExchangeAll):
        return exchange_worth(state, seat, action, left)
    if isinstance(action, Keep):
        return 1.0 if action.number < CONCESSION else 0.3 * value_of(action.number)
    return building_worth(state, seat, action, left)


def pass_worth(state: State, seat: int) -> float:
    """Passing on purchases may win the diamond for the most coins (§7.1); on building it brings nothing."""
    if not isinstance(state.phase, Purchase) or state.coins[seat] == 0:
        return 0.0
    for other in range(state.seats):
        if other != seat and state.coins[other] > state.coins[seat]:
            return 0.0
    return 0.8 * DIAMOND_WORTH


def exchange_worth(state: State, seat: int, action: ExchangeAll, left: float) -> float:
    hand = state.gems[seat * GEMS : (seat + 1) * GEMS]
    values = best_values(state, seat, len(action.colours))
    for at in range(len(values)):
        hand[action.colours[at]] += values[at]
    return gems_worth(hand, left + 0.5)


def building_worth(state: State, seat: int, action: Action, left: float) -> float:
    if isinstance(action, Build):
        best = -1000.0
        for kind in takable(state, seat, action.number):
            best = max(best, tile_gain(state, seat, kind, left))
        return best - cheapest(state, seat, action.number, left)
    if isinstance(action, Take):
        return tile_gain(state, seat, action.number, left)
    hand = state.gems[seat * GEMS : (seat + 1) * GEMS]
    if isinstance(action, Pay):
        return -cost(hand, action.gems, left)
    if isinstance(action, Put):
        one = [0] * GEMS
        one[action.number] = 1
        return BY_HAND - cost(hand, one, left)
    if isinstance(action, PlaceOn):
        return 1.0 if action.number == ON_IMPOSED else 0.0
    return BY_HAND if isinstance(action, Choose) else 0.0


# --- looking ahead ----------------------------------------------------------------------------------------


def round_now(state: State) -> int:
    """The strips of a round fall alike in all trials."""
    return state.round_number


FORESIGHT: Final[Foresight] = Foresight(leeway=0.3, point=round_now)
