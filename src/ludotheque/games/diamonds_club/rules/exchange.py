"""§8: combinations of a mine, a concession and a ship become gems; what may be kept."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.actions import (
    CHOOSE,
    KEEP,
    KEEP_NO_MORE,
    Choose,
    ExchangeAll,
    Keep,
    KeepNoMore,
    exchange_all,
    good_name,
)
from ludotheque.games.diamonds_club.components import (
    COLOURS,
    CONCESSION,
    DIAMOND,
    FAMILIES,
    FAMILY_STARTS,
    GOODS,
    SHIP,
    family_of,
    value_of,
)
from ludotheque.games.diamonds_club.rules.combinations import (
    best_values,
    choices,
    colour_orders,
    combinations,
    diamonds_for,
    gems_for,
    number_of,
    pairings,
)
from ludotheque.games.diamonds_club.rules.park import is_last_round
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import COINS, Journal
from ludotheque.kernel.phase import OneActor
from ludotheque.kernel.refusal import Refusal

EXCHANGED: Final = 2  #: the result this phase hands to the round
KEPT: Final = 0
NONE: Final = -1
MOST_KEPT: Final = 2


class Exchange(OneActor[State]):
    """§8.1: player after player; `mine` and `concession` of the combination being put together, or NONE."""

    def __init__(self, at: int, mine: int, concession: int) -> None:
        self.at = at
        self.mine = mine
        self.concession = concession

    def copy(self) -> Exchange:
        return Exchange(self.at, self.mine, self.concession)

    def rule(self) -> str:
        return "8.1" if self.mine == NONE else "8.4"

    def actor(self, state: State) -> int:
        return state.order[self.at]

    def family(self) -> int:
        """The first good of the family to choose from now."""
        if self.mine == NONE:
            return 0
        return CONCESSION if self.concession == NONE else SHIP

    def moves(self, state: State) -> tuple[Action, ...]:
        seat = state.order[self.at]
        actions: list[Action] = []
        if self.mine == NONE:
            for colours in colour_orders(state, seat, best_values(state, seat, combinations(state, seat))):
                actions.append(exchange_all(colours))
        for good in choices(state, seat, self.family()):
            actions.append(CHOOSE[good])
        return tuple(actions)

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, ExchangeAll):
            return self.refuse_all(state, seat, action)
        if not isinstance(action, Choose):
            return Refusal("8.1", "exchange-now")
        good = action.number
        if family_of(good) != family_of(self.family()):
            return Refusal("8.4", "another-family-first", family=FAMILIES[family_of(self.family())])
        if state.goods[seat * GOODS + good] == 0:
            return no_such_good("8.1", good)
        return None

    def refuse_all(self, state: State, seat: int, action: ExchangeAll) -> Refusal | None:
        if self.mine != NONE:
            return Refusal("8.4", "another-family-first", family=FAMILIES[family_of(self.family())])
        number = combinations(state, seat)
        if len(action.colours) != number:
            return Refusal("8.1", "wrong-number-of-combinations", number=number)
        for colour in range(len(COLOURS)):
            owned = state.goods[seat * GOODS + colour]
            if owned == 0 and colour in action.colours:
                return no_such_good("8.1", colour)
            if action.colours.count(colour) > owned:
                return Refusal("8.1", "too-few-mines", colour=COLOURS[colour], number=owned)
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, ExchangeAll):
            exchange_everything(state, seat, action.colours, journal)
        else:
            assert isinstance(action, Choose)
            self.choose(state, seat, action.number, journal)
        self.go_on(state, chance, journal)

    def choose(self, state: State, seat: int, good: int, journal: Journal) -> None:
        """§8.4: the next tile of the combination; tiles without an alternative follow by themselves."""
        if self.mine == NONE:
            self.mine = good
        elif self.concession == NONE:
            self.concession = good
        else:
            exchange(state, seat, self.mine, self.concession, good, journal)
            self.mine = NONE
            self.concession = NONE
            return
        left = choices(state, seat, self.family())
        if len(left) == 1:
            self.choose(state, seat, left[0], journal)

    def go_on(self, state: State, chance: Chance, journal: Journal) -> None:
        """To the next decision: of this player, or of the next one with goods."""
        while self.at < state.seats:
            seat = state.order[self.at]
            if self.mine != NONE:
                return
            if combinations(state, seat) > 0:
                if not self.is_forced(state, seat):
                    return
                self.choose(state, seat, choices(state, seat, 0)[0], journal)
            elif has_goods(state, seat) and not keep_unasked(state, seat, journal):
                state.phases.append(Keeping(seat, []))
                return
            else:
                if journal.on:
                    journal.moment(state, COINS)
                self.at += 1
        state.finish(EXCHANGED, chance, journal)

    def is_forced(self, state: State, seat: int) -> bool:
        """§8.4: whether there is only one way to exchange."""
        for first in FAMILY_STARTS:
            if len(choices(state, seat, first)) > 1:
                return False
        return True

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        self.at += 1
        self.go_on(state, chance, journal)

    def default(self, state: State, seat: int) -> Action:
        return self.moves(state)[0]


def no_such_good(rule: str, good: int) -> Refusal:
    return Refusal(rule, "no-such-good", good=good_name(good))


def exchange(state: State, seat: int, mine: int, concession: int, ship: int, journal: Journal) -> None:
    """§8.2, §8.3: one combination."""
    gems = gems_for(state, seat, min(value_of(concession), value_of(ship)))
    diamonds = diamonds_for(state, seat)
    state.gain_gems(seat, mine, gems)
    state.gain_gems(seat, DIAMOND, diamonds)
    state.return_good(seat, mine)
    state.return_good(seat, concession)
    state.return_good(seat, ship)
    if journal.on:
        journal.record(
            facts.Exchanged(seat, COLOURS[mine], value_of(concession), value_of(ship), gems, diamonds)
        )


def exchange_everything(state: State, seat: int, colours: list[int], journal: Journal) -> None:
    """§8.4: all combinations; the first colour takes the largest number."""
    for mine, concession, ship in pairings(state, seat, colours):
        exchange(state, seat, mine, concession, ship, journal)


def has_goods(state: State, seat: int) -> bool:
    for at in range(seat * GOODS, (seat + 1) * GOODS):
        if state.goods[at] > 0:
            return True
    return False


def keep_unasked(state: State, seat: int, journal: Journal) -> bool:
    """§8.5: whether there is nothing to ask; then it is done.

    In the last round all goods go back. Otherwise a player who need not give anything up keeps everything.
    """
    if is_last_round(state):
        return_goods(state, seat, [], journal)
        return True
    for first in FAMILY_STARTS:
        if number_of(state, seat, first) > 1:
            return False
    if journal.on:
        for good in range(GOODS):
            if state.goods[seat * GOODS + good] > 0:
                journal.record(facts.GoodKept(seat, good_name(good)))
    return True


def return_goods(state: State, seat: int, kept: list[int], journal: Journal) -> None:
    """§8.5: all goods but these go back."""
    returned = 0
    for good in range(GOODS):
        spare = state.goods[seat * GOODS + good] - kept.count(good)
        for _piece in range(spare):
            state.return_good(seat, good)
        returned += spare
    if journal.on and returned > 0:
        journal.record(facts.GoodsReturned(seat, returned))


class Keeping(OneActor[State]):
    """§8.5: `kept` are the goods this player has chosen to keep so far."""

    def __init__(self, seat: int, kept: list[int]) -> None:
        self.seat = seat
        self.kept = kept

    def copy(self) -> Keeping:
        return Keeping(self.seat, self.kept[:])

    def rule(self) -> str:
        return "8.5"

    def actor(self, state: State) -> int:
        return self.seat

    def may_keep(self, state: State) -> list[int]:
        """The goods left of families not yet kept."""
        found: list[int] = []
        for good in range(GOODS):
            if state.goods[self.seat * GOODS + good] > 0 and not self.has_family(good):
                found.append(good)
        return found

    def has_family(self, good: int) -> bool:
        for other in self.kept:
            if family_of(other) == family_of(good):
                return True
        return False

    def moves(self, state: State) -> tuple[Action, ...]:
        actions: list[Action] = [KEEP[good] for good in self.may_keep(state)]
        actions.append(KEEP_NO_MORE)
        return tuple(actions)

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, KeepNoMore):
            return None
        if not isinstance(action, Keep):
            return Refusal("8.5", "keep-now")
        good = action.number
        if state.goods[seat * GOODS + good] == 0:
            return no_such_good("8.5", good)
        if self.has_family(good):
            return Refusal("8.5", "family-kept-already", family=FAMILIES[family_of(good)])
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, Keep):
            self.kept.append(action.number)
            if journal.on:
                journal.record(facts.GoodKept(seat, good_name(action.number)))
            if len(self.kept) < MOST_KEPT and self.may_keep(state):
                return
        return_goods(state, self.seat, self.kept, journal)
        state.finish(KEPT, chance, journal)

    def default(self, state: State, seat: int) -> Action:
        """The highest good that may be kept."""
        left = self.may_keep(state)
        return KEEP[left[-1]] if left else KEEP_NO_MORE


def open_exchange(state: State, chance: Chance, journal: Journal) -> None:
    """Puts phase 4 on top of the stack and goes to its first decision."""
    phase = Exchange(0, NONE, NONE)
    state.phases.append(phase)
    phase.go_on(state, chance, journal)
