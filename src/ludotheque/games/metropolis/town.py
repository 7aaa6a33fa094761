"""The plan as everybody sees it: who owns which lot, what stands where, which pieces are left."""

from __future__ import annotations

from ludotheque.games.metropolis.components import DISTRICTS, LOTS, TYPES, UNITS
from ludotheque.games.metropolis.plots import plot_district, plot_lots, plot_mask, plot_piece, plot_type
from ludotheque.kernel.record import Record
from ludotheque.kernel.seats import NOBODY


class Town(Record):
    """Saved are owners, stock and buildings; the masks are worked out from them and kept in step."""

    def __init__(
        self,
        seats: int,
        owners: list[int],
        stock: list[int],
        buildings: list[int],
        available: int = 0,
        masks: list[list[int]] | None = None,
    ) -> None:
        self.seats = seats
        self.owners = owners  #: per lot; lots under a building keep theirs (§4.6)
        self.stock = stock  #: pieces left, per piece
        self.buildings = buildings  #: plots, in the order they were built
        if masks is None:
            available = sum([1 << piece for piece in range(len(stock)) if stock[piece] > 0])
            masks = _masks(seats, owners, buildings)
        self.available = available  #: the pieces left, a mask
        self.held = masks[0]  #: unbuilt lots: seat × district
        self.occupied = masks[1]  #: owned lots, built or not, per district
        self.covered = masks[2]  #: built lots, per district
        self.counts = masks[3]  #: buildings: district × type
        self.present = masks[4]  #: types that stand there, per district

    def parts(self) -> tuple[object, ...]:
        return (self.seats, self.owners, self.stock, self.buildings)

    def copy(self) -> Town:
        masks = [self.held[:], self.occupied[:], self.covered[:], self.counts[:], self.present[:]]
        return Town(self.seats, self.owners[:], self.stock[:], self.buildings[:], self.available, masks)

    # --- what happens ----------------------------------------------------------------------------

    def grant(self, lot: int, seat: int) -> None:
        """A lot that nobody had gets its first owner."""
        self.owners[lot] = seat
        district = lot // UNITS
        bit = 1 << lot % UNITS
        at = seat * DISTRICTS + district
        self.occupied[district] = self.occupied[district] | bit
        self.held[at] = self.held[at] | bit

    def take_back(self, lot: int) -> None:
        """An unbuilt lot becomes free again, for those who only wonder."""
        district = lot // UNITS
        bit = 1 << lot % UNITS
        at = self.owners[lot] * DISTRICTS + district
        self.held[at] = self.held[at] & ~bit
        self.occupied[district] = self.occupied[district] & ~bit
        self.owners[lot] = NOBODY

    def transfer(self, lot: int, taker: int) -> None:
        """An unbuilt lot changes hands (§6.2)."""
        district = lot // UNITS
        bit = 1 << lot % UNITS
        giver_at = self.owners[lot] * DISTRICTS + district
        taker_at = taker * DISTRICTS + district
        self.held[giver_at] = self.held[giver_at] & ~bit
        self.held[taker_at] = self.held[taker_at] | bit
        self.owners[lot] = taker

    def erect(self, plot: int) -> None:
        """A piece is placed, for good (§5.6)."""
        self.buildings.append(plot)
        piece = plot_piece(plot)
        self.stock[piece] = self.stock[piece] - 1
        if self.stock[piece] == 0:
            self.available &= ~(1 << piece)
        _cover(plot, self.seats, self.held, self.covered, self.counts, self.present)

    def demolish(self) -> None:
        """Takes the last building off again, for those who only wonder (§5.6)."""
        plot = self.buildings.pop()
        piece = plot_piece(plot)
        self.stock[piece] = self.stock[piece] + 1
        self.available |= 1 << piece
        district = plot_district(plot)
        type_ = plot_type(plot)
        counted = district * len(TYPES) + type_
        self.covered[district] = self.covered[district] & ~plot_mask(plot)
        self.counts[counted] = self.counts[counted] - 1
        if self.counts[counted] == 0:
            self.present[district] = self.present[district] & ~(1 << type_)
        for lot in plot_lots(plot):
            at = self.owners[lot] * DISTRICTS + district
            self.held[at] = self.held[at] | 1 << lot % UNITS

    # --- questions -------------------------------------------------------------------------------

    def is_built(self, lot: int) -> bool:
        return self.covered[lot // UNITS] >> lot % UNITS & 1 == 1

    def owners_of(self, plot: int) -> list[int]:
        """Whose lots a plot covers, each owner once, in the order of the seats; free lots have none."""
        found: list[int] = []
        for lot in plot_lots(plot):
            owner = self.owners[lot]
            if owner != NOBODY and owner not in found:
                found.append(owner)
        found.sort()
        return found


def _masks(seats: int, owners: list[int], buildings: list[int]) -> list[list[int]]:
    held = [0] * (seats * DISTRICTS)
    occupied = [0] * DISTRICTS
    covered = [0] * DISTRICTS
    counts = [0] * (DISTRICTS * len(TYPES))
    present = [0] * DISTRICTS
    for lot in range(LOTS):
        if owners[lot] != NOBODY:
            district = lot // UNITS
            bit = 1 << lot % UNITS
            at = owners[lot] * DISTRICTS + district
            held[at] = held[at] | bit
            occupied[district] = occupied[district] | bit
    for plot in buildings:
        _cover(plot, seats, held, covered, counts, present)
    return [held, occupied, covered, counts, present]


def _cover(
    plot: int, seats: int, held: list[int], covered: list[int], counts: list[int], present: list[int]
) -> None:
    district = plot_district(plot)
    mask = plot_mask(plot)
    type_ = plot_type(plot)
    counted = district * len(TYPES) + type_
    covered[district] = covered[district] | mask
    counts[counted] = counts[counted] + 1
    present[district] = present[district] | 1 << type_
    for at in range(district, seats * DISTRICTS, DISTRICTS):
        held[at] = held[at] & ~mask
