"""§9.5, §9.6, §10.1: what has to be decided about one tile before it is paid and built."""

from __future__ import annotations

from typing import Final, Self

from mypy_extensions import i64

from ludotheque.games.diamonds_club.actions import (
    FREE,
    ON_IMPOSED,
    PLACE_ON,
    TAKE,
    TURN,
    PlaceOn,
    Take,
    Turn,
)
from ludotheque.games.diamonds_club.components import (
    CHOICE_TABLE,
    FOREST,
    FOREST_TILE,
    KINDS,
    LANDSCAPE,
)
from ludotheque.games.diamonds_club.rules.cards import award_cards
from ludotheque.games.diamonds_club.rules.park import (
    NOWHERE,
    is_full,
    lay_tile,
    open_free,
    open_imposed,
)
from ludotheque.games.diamonds_club.rules.payment import NO_GEMS, PLENTIFUL, Payment, bill_of, settle
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import CARD, PLACED, Journal
from ludotheque.kernel.phase import OneActor, Phase
from ludotheque.kernel.refusal import Refusal

BUILT: Final = 0  #: the result a project hands to phase 5
UNKNOWN: Final = -1


def largest_piles(state: State) -> list[int]:
    """§9.6: where a forest may come from; empty if no tile is left at all."""
    most = max(state.piles)
    return [kind for kind in range(len(KINDS)) if state.piles[kind] == most] if most > 0 else []


def is_left(state: State, kind: int) -> bool:
    """§9.7: whether a tile of this kind, or for a FOREST any tile, is left."""
    if kind < FOREST:
        return state.piles[kind] > 0
    for pile in state.piles:
        if pile > 0:
            return True
    return False


def takable_kinds(state: State, seat: int) -> i64:
    """What this player could take now, a bit for each kind: a tile is left, and it fits the park.

    No forest fits an imposed cell (§10.2).
    """
    one: i64 = 1
    found: i64 = 0
    is_free = open_free(state, seat) != NOWHERE
    for kind, left in enumerate(state.piles):
        if left > 0 and (is_free or open_imposed(state, seat, kind) != NOWHERE):
            found |= one << kind
    return found | one << FOREST if is_free and found != 0 else found


def takable(state: State, seat: int, table: int) -> list[int]:
    """What a table can give this player now."""
    kinds = takable_kinds(state, seat)
    if table != CHOICE_TABLE:
        return [min(table, FOREST)] if gives_something(table, kinds) else []
    return [kind for kind in range(len(LANDSCAPE)) if kinds >> kind & 1]


def gives_something(table: int, kinds: i64) -> bool:
    """Whether a table gives anything to a player who could take these kinds."""
    return kinds != 0 if table == CHOICE_TABLE else kinds >> min(table, FOREST) & 1 != 0


def refuse_tile(state: State, seat: int, kind: int) -> Refusal:
    """Why this kind cannot be built: no tile, or no cell."""
    if not is_left(state, kind):
        return Refusal("9.7", "no-tile-left", tile=LANDSCAPE[kind])
    if is_full(state, seat):
        return Refusal("10.4", "park-is-full")
    return Refusal("10.2", "no-cell-for-it", tile=LANDSCAPE[kind])


def refuse_table(state: State, seat: int, table: int) -> Refusal:
    """Why a table gives this player nothing; the table of choice, if only imposed cells wait, by what they picture."""
    if table != CHOICE_TABLE or not is_left(state, FOREST) or is_full(state, seat):
        return refuse_tile(state, seat, min(table, FOREST))
    pictured = [KINDS[kind] for kind in range(len(KINDS)) if open_imposed(state, seat, kind) != NOWHERE]
    return Refusal("9.7", "no-tile-for-imposed", tiles=tuple(pictured))


class Project(Phase[State]):
    """What is being built: below the decisions about it, in this order; UNKNOWN until decided."""

    def __init__(self, seat: int, table: int, kind: int, tile: int, cell: int) -> None:
        self.seat = seat
        self.table = table
        self.kind = kind  #: a building or a FOREST
        self.tile = tile  #: for a forest, by the pile it is turned from
        self.cell = cell

    def copy(self) -> Project:
        return Project(self.seat, self.table, self.kind, self.tile, self.cell)

    def rule(self) -> str:
        return "9.2"

    def actor(self, state: State) -> int:
        return self.seat

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        """A decision was made: it fills the first gap, or the tile is paid."""
        if self.kind == UNKNOWN:
            self.kind = result
        elif self.tile == UNKNOWN:
            self.tile = FOREST_TILE + result
        elif self.cell == UNKNOWN:
            self.cell = result
        else:
            self.erect(state, chance, journal)
            return
        self.go_on(state, chance, journal)

    def go_on(self, state: State, chance: Chance, journal: Journal) -> None:
        """Asks what is still open; what has only one answer is not asked."""
        if self.kind == UNKNOWN:
            kinds = takable(state, self.seat, self.table)
            if len(kinds) > 1:
                state.phases.append(KindChoice(self.seat))
                return
            self.kind = kinds[0]
        if self.tile == UNKNOWN and self.kind != FOREST:
            self.tile = self.kind
        elif self.tile == UNKNOWN:
            piles = largest_piles(state)
            if len(piles) > 1:
                state.phases.append(PileChoice(self.seat))
                return
            self.tile = FOREST_TILE + piles[0]
        if self.cell == UNKNOWN:
            free = open_free(state, self.seat)
            imposed = open_imposed(state, self.seat, self.kind)
            if free != NOWHERE and imposed != NOWHERE:
                state.phases.append(CellChoice(self.seat, free, imposed))
                return
            self.cell = free if imposed == NOWHERE else imposed
        self.ask_payment(state, chance, journal)

    def ask_payment(self, state: State, chance: Chance, journal: Journal) -> None:
        bill = bill_of(state, self.seat, self.table)
        payment = bill.fill_up(NO_GEMS, PLENTIFUL)
        if bill.has_one_way(NO_GEMS, payment):
            settle(state, self.seat, self.table, payment, journal)
            self.erect(state, chance, journal)
        else:
            state.phases.append(Payment(self.seat, self.table, bill, NO_GEMS[:]))

    def erect(self, state: State, chance: Chance, journal: Journal) -> None:
        """§9.2: the tile in the park, a pawn on the table; bonus cards for a building (§11.1)."""
        lay_tile(state, self.seat, self.tile, self.cell, journal)
        state.table_pawns[self.table * state.seats + self.seat] = 1
        state.pawns[self.seat] = state.pawns[self.seat] - 1
        if journal.on:
            journal.moment(state, PLACED)
        if self.kind != FOREST:
            award_cards(state, self.seat, self.kind, journal)
        if journal.on:
            journal.moment(state, CARD)
        state.finish(BUILT, chance, journal)


class Decision(OneActor[State]):
    """One question about the tile being built; its answer is the result."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Self:
        return self

    def actor(self, state: State) -> int:
        return self.seat

    def default(self, state: State, seat: int) -> Action:
        return self.moves(state)[0]


class KindChoice(Decision):
    """§9.5: what the table of choice gives."""

    def rule(self) -> str:
        return "9.5"

    def moves(self, state: State) -> tuple[Action, ...]:
        return tuple([TAKE[kind] for kind in takable(state, self.seat, CHOICE_TABLE)])

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return Refusal("9.5", "choose-a-tile")
        if action.number not in takable(state, seat, CHOICE_TABLE):
            return refuse_tile(state, seat, action.number)
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        assert isinstance(action, Take)
        state.finish(action.number, chance, journal)


class PileChoice(Decision):
    """§9.6: which of the largest piles a forest comes from."""

    def rule(self) -> str:
        return "9.6"

    def moves(self, state: State) -> tuple[Action, ...]:
        return tuple([TURN[kind] for kind in largest_piles(state)])

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Turn):
            return Refusal("9.6", "choose-a-pile")
        if action.number not in largest_piles(state):
            return Refusal("9.6", "not-the-largest-pile", tile=KINDS[action.number], most=max(state.piles))
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        assert isinstance(action, Turn)
        state.finish(action.number, chance, journal)


class CellChoice(Decision):
    """§10.1: a building that fits an imposed cell may go on a free one all the same."""

    def __init__(self, seat: int, free: int, imposed: int) -> None:
        super().__init__(seat)
        self.free = free
        self.imposed = imposed

    def rule(self) -> str:
        return "10.1"

    def moves(self, state: State) -> tuple[Action, ...]:
        return (PLACE_ON[ON_IMPOSED], PLACE_ON[FREE])

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        return None if isinstance(action, PlaceOn) else Refusal("10.1", "choose-a-cell")

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        assert isinstance(action, PlaceOn)
        state.finish(self.imposed if action.number == ON_IMPOSED else self.free, chance, journal)
