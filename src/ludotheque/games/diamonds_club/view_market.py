"""Buying (§5, §6): what a market cell costs, and what it brings where that is still to be chosen or would be lost."""

from __future__ import annotations

from functools import lru_cache

from ludotheque.games.diamonds_club.actions import BUYS, Buy
from ludotheque.games.diamonds_club.components import (
    ANIMAL,
    ANIMALS,
    ANY_TRACK,
    CELLS,
    FOREST_TRACK,
    LAST_STEP,
    TECHNIQUE_TRACK,
    TRACK,
    TRACKS,
)
from ludotheque.games.diamonds_club.labels import REMEMBERED, bonus_sign, thing
from ludotheque.games.diamonds_club.outlook import animal_points
from ludotheque.games.diamonds_club.rules.market import NEIGHBOURS
from ludotheque.games.diamonds_club.rules.park import NOWHERE, open_free
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.rules.symbols import animals_left, unfinished
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.scene import Choice
from ludotheque.kernel.text import Text, say

Lines = list[tuple[Text, str]]


class Brings:
    """What a symbol of the market brings, where the purchase alone does not say it: a chip, and lines."""

    def __init__(self, chip: Text, lines: Lines) -> None:
        self.chip = chip
        self.lines = lines


def market_brings(state: State, seat: int) -> dict[int, Brings]:
    """By symbol: what one may choose from after buying it, or that it would be lost (§6.3, §6.4)."""
    found: dict[int, Brings] = {}
    left = unfinished(state, seat)
    for track in range(len(TRACKS)):
        if track not in left:
            found[TRACK + track] = lost("track")
    if not left:
        found[ANY_TRACK] = lost("any")
    elif len(left) > 1:
        steps: Lines = [
            (say("label-would-step", track=TRACKS[track], brings=step_chip(state, seat, track)), "")
            for track in left
        ]
        found[ANY_TRACK] = Brings(say("chip-any-track"), steps)
    if not animals_left(state) or open_free(state, seat) == NOWHERE:
        found[ANIMAL] = lost("animal")
        return found
    points = animal_points(state, seat)
    if points:
        best = max([gain for _, gain in points])
        even = min([gain for _, gain in points]) == best
        animals: Lines = [
            (say("label-tile-name", tile=ANIMALS[animal]), f"+{gain}") for animal, gain in points
        ]
        found[ANIMAL] = Brings(
            say("chip-points" if even else "chip-points-at-best", points=f"+{best}", number=best),
            [(say("label-points-of-animals"), ""), *animals],
        )
    return found


def lost(effect: str) -> Brings:
    return Brings(say("chip-lost"), [(say("label-would-be-lost", effect=effect), "")])


def step_chip(state: State, seat: int, track: int) -> Text:
    """§6.5 to §6.7: what one step down a track changes."""
    step = state.tracks[seat * len(TRACKS) + track]
    assert step < LAST_STEP
    box = state.box
    if track == TECHNIQUE_TRACK:
        sign = bonus_sign(box.same_colour_bonus[step + 1], box.diamond_bonus[step + 1])
        return say("chip-technique", sign=sign)
    name, values = "income", box.money_coins
    if track == FOREST_TRACK:
        name, values = "forest", box.forest_points
    before, after = values[step], values[step + 1]
    return say(f"chip-{name}", more=after - before, before=before, after=after)


def buying(state: State, action: Buy, brings: dict[int, Brings]) -> Choice:
    phase = state.phase
    assert isinstance(phase, Purchase)
    cell = action.number
    beside: list[tuple[int, int]] = []
    for near in NEIGHBOURS[state.seats][cell]:
        if state.laid[near] > 0:
            beside.append((near, 1 if state.price_by_cells else state.laid[near]))
    symbol = state.symbol(cell)
    found = _buying(cell, phase.prices[cell], symbol, tuple(beside))
    more = brings.get(symbol)
    if more is None:
        return found
    return Choice(found.notation, found.label, found.on, preview=more.lines + found.preview, chip=more.chip)


@lru_cache(maxsize=REMEMBERED)
def _buying(cell: int, price: int, symbol: int, beside: tuple[tuple[int, int], ...]) -> Choice:
    """§5.2: a market cell, and how its price comes about."""
    name = CELLS[cell]
    why = [(say("label-free-cell"), "1")]
    why += [(say("label-beside", cell=CELLS[near]), f"+{rise}") for near, rise in beside]
    label = say("action-buy", cell=name, price=price, thing=thing(symbol))
    return Choice(BUYS[cell].notation, label, f"place:{name}", preview=why if price > 1 else [])
