"""§8: what buildings are worth, now and if one more were placed.

This is the live appraisal that page and bots share. Points of single owners are whole; shares of joint
buildings are exact in twelfths (§7.3), so seats are counted in twelfths throughout.
"""

from __future__ import annotations

from ludotheque.games.metropolis.components import NO_SITE, SITES, TWELFTHS, TYPES, Box
from ludotheque.games.metropolis.plots import plot_district, plot_lots, plot_mask, plot_type
from ludotheque.games.metropolis.rules import building
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.record import Record
from ludotheque.kernel.seats import NOBODY


class Valuation(Record):
    """The value of one standing building, taken apart."""

    def __init__(
        self,
        plot: int,
        ground: int,
        site: str,
        effects: list[tuple[str, int]],
        value: int,
        shares: list[int],
    ) -> None:
        self.plot = plot
        self.ground = ground  #: base value, or the site's (§8.1)
        self.site = site  #: the site that counts, or nothing
        self.effects = effects  #: what each kind of neighbour adds or takes (§8.2)
        self.value = value
        self.shares = shares  #: per seat, in twelfths (§7.3)


class Prospect(Record):
    """What one legal placement would change."""

    def __init__(self, plot: int, value: int, changes: list[int]) -> None:
        self.plot = plot
        self.value = value  #: of the new building
        self.changes = changes  #: per seat, in twelfths: its share, and what the neighbours gain or lose


def value_of(box: Box, town: Town, plot: int) -> int:
    """§8.1, §8.2: the value of a standing building."""
    district = plot_district(plot)
    type_ = plot_type(plot)
    value = box.ground_value(type_, district, plot_mask(plot))
    row = type_ * len(TYPES)
    first = district * len(TYPES)
    for other in range(len(TYPES)):
        effect = box.per_other[row + other]
        if effect != 0:
            value += effect * town.counts[first + other]
    return value - box.per_other[row + type_]  # a building is no neighbour of itself


def add_shares(town: Town, plot: int, points: int, shares: list[int]) -> None:
    """§7.3: adds the owners' parts of these points, in twelfths."""
    lots = plot_lots(plot)
    part = points * TWELFTHS // len(lots)
    for lot in lots:
        owner = town.owners[lot]
        if owner != NOBODY:
            shares[owner] = shares[owner] + part


def standing(box: Box, town: Town) -> list[int]:
    """What each seat's buildings are worth now, in twelfths."""
    totals = [0] * town.seats
    for plot in town.buildings:
        add_shares(town, plot, value_of(box, town, plot), totals)
    return totals


def valuation(box: Box, town: Town, plot: int) -> Valuation:
    """One standing building, taken apart for the eye."""
    district = plot_district(plot)
    type_ = plot_type(plot)
    ground = box.ground_value(type_, district, plot_mask(plot))
    site = box.site_of[type_]
    on_site = site != NO_SITE and box.sites[site][district] & plot_mask(plot) != 0
    effects: list[tuple[str, int]] = []
    for other, name in enumerate(TYPES):
        number = town.counts[district * len(TYPES) + other] - (1 if other == type_ else 0)
        effect = box.per_other[type_ * len(TYPES) + other] * number
        if effect != 0:
            effects.append((name, effect))
    value = value_of(box, town, plot)
    shares = [0] * town.seats
    add_shares(town, plot, value, shares)
    return Valuation(plot, ground, SITES[site] if on_site else "", effects, value, shares)


def evaluate(box: Box, town: Town) -> list[Valuation]:
    """Every standing building, in the order they were built."""
    return [valuation(box, town, plot) for plot in town.buildings]


def changes(box: Box, town: Town, plot: int) -> list[int]:
    """What placing this building would add to or take from each seat, in twelfths."""
    result = [0] * town.seats
    district = plot_district(plot)
    new_type = plot_type(plot)
    row = new_type * len(TYPES)
    first = district * len(TYPES)
    value = box.ground_value(new_type, district, plot_mask(plot))
    for other in range(len(TYPES)):
        value += box.per_other[row + other] * town.counts[first + other]
    add_shares(town, plot, value, result)
    for neighbour in town.buildings:
        if plot_district(neighbour) == district:
            effect = box.per_other[plot_type(neighbour) * len(TYPES) + new_type]
            if effect != 0:
                add_shares(town, neighbour, effect, result)
    return result


def prospect(box: Box, town: Town, plot: int) -> Prospect:
    """One placement tried out (§5.6); the town stays as it is."""
    town.erect(plot)
    value = value_of(box, town, plot)
    town.demolish()
    return Prospect(plot, value, changes(box, town, plot))


def prospects(box: Box, town: Town, seat: int) -> list[Prospect]:
    """Every placement this seat could make on its own lots, or propose together with others."""
    plots = building.own_plots(box, town, seat) + building.joint_plots(box, town, seat)
    return [prospect(box, town, plot) for plot in plots]
