"""§8.6 to §8.9: cards that build, move, remove or replace hotels, one hotel at a time."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix import facts
from ludotheque.games.rue_de_la_paix.actions import DONE, Build, Done, Take, take
from ludotheque.games.rue_de_la_paix.components import NO_PROPERTY
from ludotheque.games.rue_de_la_paix.instructions import APART, LEADER, ONE_ZONE, ZONES, Instruction
from ludotheque.games.rue_de_la_paix.rules.building import build_on
from ludotheque.games.rue_de_la_paix.rules.decision import TurnDecision
from ludotheque.games.rue_de_la_paix.rules.titles import leaders_among_others
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY

NOT_LIFTED: Final = -1  #: `Moving.origin` before a hotel is taken up


class Resolving(TurnDecision):
    """A card of this kind is being carried out; `used` are the properties it has touched."""

    def __init__(self, kind: int, used: list[int]) -> None:
        self.kind = kind
        self.used = used

    def said(self, state: State) -> Instruction:
        return state.box.cards[self.kind].instruction

    def holds(self, piece: str) -> int:
        return 1 if piece == "cards" else 0

    def targets(self, state: State) -> list[int]:
        """The properties that may be chosen now."""
        return [number for number in range(state.box.properties) if self.may_choose(state, number)]

    def has_target(self, state: State) -> bool:
        for number in range(state.box.properties):
            if self.may_choose(state, number):
                return True
        return False

    def may_choose(self, state: State, number: int) -> bool:
        raise NotImplementedError

    def why_not(self, state: State, number: int) -> Refusal:
        """Why a property that may not be chosen may not."""
        raise NotImplementedError

    def aim(self, state: State, number: int) -> Action:
        """The action that chooses this property."""
        raise NotImplementedError

    def choices(self, state: State) -> list[Action]:
        actions = [self.aim(state, number) for number in self.targets(state)]
        if self.used:
            actions.append(DONE)
        return actions

    def draw(self, state: State, seat: int, chance: Chance) -> Action:
        """From the targets, without an action for each of them."""
        targets = self.targets(state)
        drawn = chance.below("what", len(targets) + (1 if self.used else 0))
        return self.aim(state, targets[drawn]) if drawn < len(targets) else DONE

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None if self.used else Refusal(self.said(state).rule, "card-needs-target")
        if isinstance(action, (Build, Take)):
            number = state.box.property_at(action.zone, action.value)
            if number == NO_PROPERTY:
                return Refusal("1.2", "no-such-property", zone=ZONES[action.zone], value=action.value)
            if action != self.aim(state, number):
                return Refusal(self.said(state).rule, "card-says-otherwise")
            return None if self.may_choose(state, number) else self.why_not(state, number)
        return Refusal("7.7", "finish-the-card")

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, Done):
            state.finish(self.kind, chance, journal)
            return
        assert isinstance(action, (Build, Take))
        self.carry_out(state, seat, state.box.property_at(action.zone, action.value), journal)
        if self.is_complete(state):
            state.finish(self.kind, chance, journal)

    def carry_out(self, state: State, seat: int, number: int, journal: Journal) -> None:
        raise NotImplementedError

    def is_complete(self, state: State) -> bool:
        """All hotels of the card, or nothing more to choose."""
        return len(self.used) == self.said(state).amount or not self.has_target(state)

    def conclusion(self, state: State, seat: int) -> Action | None:
        return DONE if self.used and seat == state.turn.player else None

    def default(self, state: State, seat: int) -> Action:
        return DONE if self.used else self.moves(state)[0]

    def forced(self, state: State, seat: int) -> Action | None:
        """The board lies open, and no other card interrupts this one: what has one target is forced."""
        menu = self.menu(state, seat)
        return menu[0] if len(menu) == 1 else None

    def fits_spread(self, state: State, number: int) -> bool:
        """§8.6, §8.8: in one zone, or on different properties, if the card says so."""
        if not self.used:
            return True
        spread = self.said(state).spread
        if spread == ONE_ZONE:
            return state.box.zone_of[number] == state.box.zone_of[self.used[0]]
        return spread != APART or number not in self.used

    def refuse_spread(self, state: State) -> Refusal:
        said = self.said(state)
        if said.spread == ONE_ZONE:
            return Refusal(said.rule, "card-stays-in-zone", zone=ZONES[state.box.zone_of[self.used[0]]])
        return Refusal(said.rule, "card-different-properties")


class Placing(Resolving):
    """§8.6: hotels from the reserve, free of cost, on top; the building conditions do not hold (§7.7)."""

    def rule(self) -> str:
        return "8.6"

    def aim(self, state: State, number: int) -> Action:
        return build_on(state, number)

    def may_choose(self, state: State, number: int) -> bool:
        return state.reserve[state.turn.player] > 0 and self.fits_spread(state, number)

    def why_not(self, state: State, number: int) -> Refusal:
        return self.refuse_spread(state)  # without a hotel in reserve the card is over

    def carry_out(self, state: State, seat: int, number: int, journal: Journal) -> None:
        place_from_reserve(state, seat, number, journal)
        self.used.append(number)


class Removing(Resolving):
    """§8.8: opponents' top hotels go back to their reserves."""

    def __init__(self, kind: int, used: list[int], victims: list[int]) -> None:
        super().__init__(kind, used)
        self.victims = victims  #: whose hotels the card is aimed at

    def rule(self) -> str:
        return "8.8"

    def aim(self, state: State, number: int) -> Action:
        return take_from(state, number)

    def may_choose(self, state: State, number: int) -> bool:
        top = state.top(number)
        return top != NOBODY and top in self.victims and self.fits_spread(state, number)

    def why_not(self, state: State, number: int) -> Refusal:
        top = state.top(number)
        if top == NOBODY:
            return Refusal("7.7", "nothing-on-top")
        if top == state.turn.player:
            return Refusal(self.rule(), "only-opponents")
        if top not in self.victims:
            return Refusal(self.rule(), "only-the-leader", leader=tuple(self.victims))
        return self.refuse_spread(state)

    def carry_out(self, state: State, seat: int, number: int, journal: Journal) -> None:
        owner = remove_top(state, number, journal)
        if self.said(state).whose == LEADER:
            self.victims = [owner]  # of level leaders the first hotel chooses one
        self.used.append(number)


class TakingOver(Removing):
    """§8.9: opponents' top hotels are replaced by hotels from one's own reserve."""

    def rule(self) -> str:
        return "8.9"

    def may_choose(self, state: State, number: int) -> bool:
        return state.reserve[state.turn.player] > 0 and super().may_choose(state, number)

    def carry_out(self, state: State, seat: int, number: int, journal: Journal) -> None:
        super().carry_out(state, seat, number, journal)
        place_from_reserve(state, seat, number, journal)


class Moving(Resolving):
    """§8.7: one own top hotel is taken up (`take`), then put on another property (`build`)."""

    def __init__(self, kind: int, used: list[int], origin: int) -> None:
        super().__init__(kind, used)
        self.origin = origin

    def rule(self) -> str:
        return "8.7"

    def holds(self, piece: str) -> int:
        if piece == "hotels":
            return 0 if self.origin == NOT_LIFTED else 1
        return super().holds(piece)

    def aim(self, state: State, number: int) -> Action:
        if self.origin == NOT_LIFTED:
            return take_from(state, number)
        return build_on(state, number)

    def may_choose(self, state: State, number: int) -> bool:
        if self.origin == NOT_LIFTED:
            return state.top(number) == state.turn.player
        return number != self.origin

    def why_not(self, state: State, number: int) -> Refusal:
        if self.origin == NOT_LIFTED:
            return Refusal("8.7", "only-own-top")
        return Refusal("8.7", "another-property")

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if self.origin != NOT_LIFTED and isinstance(action, (Done, Take)):
            return Refusal("8.7", "put-the-hotel-down")
        return super().refuse(state, seat, action)

    def carry_out(self, state: State, seat: int, number: int, journal: Journal) -> None:
        zone = ZONES[state.box.zone_of[number]]
        value = state.box.value_of[number]
        if self.origin == NOT_LIFTED:
            state.lift_hotel(number)
            self.origin = number
            if journal.on:
                journal.record(facts.HotelLifted(seat, zone, value))
            return
        state.put_hotel(number, seat)
        self.used.append(number)
        self.origin = NOT_LIFTED
        if journal.on:
            journal.record(facts.HotelMoved(seat, zone, value))

    def is_complete(self, state: State) -> bool:
        return bool(self.used)


def take_from(state: State, number: int) -> Take:
    return take(state.box.zone_of[number], state.box.value_of[number])


# --- hotels on their way -----------------------------------------------------------------------------


def place_from_reserve(state: State, seat: int, number: int, journal: Journal) -> None:
    """§7.7: on top, free of cost."""
    state.reserve[seat] = state.reserve[seat] - 1
    state.put_hotel(number, seat)
    if journal.on:
        box = state.box
        journal.record(facts.HotelBuilt(seat, ZONES[box.zone_of[number]], box.value_of[number]))


def remove_top(state: State, number: int, journal: Journal) -> int:
    """§7.7: the top hotel returns to its owner's reserve; whose it was."""
    owner = state.lift_hotel(number)
    state.reserve[owner] = state.reserve[owner] + 1
    if journal.on:
        box = state.box
        journal.record(facts.HotelRemoved(owner, ZONES[box.zone_of[number]], box.value_of[number]))
    return owner


def victims_of(state: State, said: Instruction, seat: int) -> list[int]:
    """§8.8: the opponents a card is aimed at."""
    if said.whose == LEADER:
        return leaders_among_others(state, seat)
    return [other for other in range(state.seats) if other != seat]
