"""§4: building, one hotel at a time until the player is done; cards played after the roll (§7.2)."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix import facts
from ludotheque.games.rue_de_la_paix.actions import DONE, DRAW, Build, Done, Draw, PlayCard, Take, build
from ludotheque.games.rue_de_la_paix.components import NO_PROPERTY, WILD
from ludotheque.games.rue_de_la_paix.instructions import AFTER_ROLL, ANSWER, NO_ZONE, ZONES
from ludotheque.games.rue_de_la_paix.rules.decision import TurnDecision
from ludotheque.games.rue_de_la_paix.rules.fortune import (
    holds,
    may_hold_playable,
    playable_cards,
    refuse_card,
    show_card,
)
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.refusal import Refusal

# What the phases of this chapter hand to the steps of the turn, or the kind of a card played after the roll.
BUILT: Final = -1
DRAWING: Final = -2


class AfterRoll(TurnDecision):
    """§7.2: the dice lie; the player builds or draws, or first plays a card that changes the roll."""

    def cards(self, state: State) -> list[Action]:
        """§7.1: the cards that may be played now."""
        if state.turn.card_played:
            return []
        return playable_cards(state, state.turn.player, AFTER_ROLL)

    def may_hold_card(self, state: State) -> bool:
        """Whether everybody must reckon with a card that changes this roll."""
        return not state.turn.card_played and may_hold_playable(state, state.turn.player, AFTER_ROLL)

    def refuse_after_roll(self, state: State, seat: int, action: PlayCard) -> Refusal | None:
        if state.turn.card_played and action.instruction().moment != ANSWER and holds(state, seat, action):
            return Refusal("7.1", "one-card-per-turn")
        return refuse_card(state, seat, action, AFTER_ROLL)

    def play_after_roll(
        self, state: State, seat: int, action: PlayCard, chance: Chance, journal: Journal
    ) -> None:
        """The steps of the turn carry the card out: its kind is the result."""
        kind = show_card(state, seat, action, journal)
        state.turn.card_played = True
        state.finish(kind, chance, journal)


class DrawFortune(AfterRoll):
    """§3.5: the colour die shows F. The player draws, unless a card changes the roll first."""

    def rule(self) -> str:
        return "3.5"

    def choices(self, state: State) -> list[Action]:
        return [DRAW, *self.cards(state)]

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Draw):
            return None
        if isinstance(action, PlayCard):
            return self.refuse_after_roll(state, seat, action)
        return Refusal("3.5", "draw-on-f")

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, PlayCard):
            self.play_after_roll(state, seat, action, chance, journal)
        else:
            state.finish(DRAWING, chance, journal)

    def default(self, state: State, seat: int) -> Action:
        return DRAW

    def forced(self, state: State, seat: int) -> Action | None:
        return DRAW if seat == state.turn.player and not self.may_hold_card(state) else None


def build_on(state: State, number: int) -> Build:
    return build(state.box.zone_of[number], state.box.value_of[number])


class Building(AfterRoll):
    """§4: `budget` is what is left of it; `zone` is NO_ZONE until a W is used; `built` are the properties."""

    def __init__(self, zone: int, budget: int, built: list[int]) -> None:
        self.zone = zone
        self.budget = budget
        self.built = built

    def copy(self) -> Building:
        return Building(self.zone, self.budget, self.built[:])

    def rule(self) -> str:
        return "4.1"

    # --- what can be built -----------------------------------------------------------------------

    def is_fresh(self, state: State, number: int) -> bool:
        """§4.2: empty when the step began, and built on since: all hotels there are of this step (R3)."""
        height = len(state.stacks[number])
        return height > 0 and height == self.built.count(number)

    def sites(self, state: State) -> list[int]:
        """§4.1, §4.2, §4.6: where one more hotel may be built now."""
        affordable = affordable_sites(state, self.zone, self.budget)
        if not self.built:
            return affordable
        return [number for number in affordable if not self.is_fresh(state, number)]

    # --- the contract ----------------------------------------------------------------------------

    def choices(self, state: State) -> list[Action]:
        sites = self.sites(state)
        actions: list[Action] = [build_on(state, number) for number in sites]
        actions.extend(self.other_actions(state, len(sites) > 0))
        return actions

    def other_actions(self, state: State, can_build: bool) -> list[Action]:
        """Besides building: to stop once something is built or nothing can be (§4.5), or first a card (§7.2)."""
        if self.built:
            return [DONE]
        return self.cards(state) if can_build else [DONE, *self.cards(state)]

    def draw(self, state: State, seat: int, chance: Chance) -> Action:
        """From the sites, without an action for each of them."""
        sites = self.sites(state)
        others = self.other_actions(state, len(sites) > 0)
        drawn = chance.below("what", len(sites) + len(others))
        return build_on(state, sites[drawn]) if drawn < len(sites) else others[drawn - len(sites)]

    def conclusion(self, state: State, seat: int) -> Action | None:
        return DONE if self.built and seat == state.turn.player else None

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Build):
            return self.refuse_site(state, action)
        if isinstance(action, Done):
            if not self.built and self.sites(state):
                return Refusal("4.5", "must-build")
            return None
        if isinstance(action, PlayCard):
            refused = self.refuse_after_roll(state, seat, action)
            if refused is None and self.built:
                return Refusal("7.2", "card-before-building")
            return refused
        if isinstance(action, Take):
            return Refusal("7.7", "no-card-takes-hotels")
        if not self.built and not self.sites(state):
            return Refusal("4.5", "go-on-without-building", budget=self.budget)
        return Refusal("4.1", "build-now")

    def refuse_site(self, state: State, action: Build) -> Refusal | None:
        number = state.box.property_at(action.zone, action.value)
        if number == NO_PROPERTY:
            return Refusal("1.2", "no-such-property", zone=ZONES[action.zone], value=action.value)
        if self.zone != NO_ZONE and action.zone != self.zone:
            if state.turn.face == WILD:
                return Refusal("3.4", "one-zone-per-turn", zone=ZONES[self.zone])
            return Refusal("3.3", "wrong-zone", zone=ZONES[self.zone])
        if state.reserve[state.turn.player] == 0:
            return Refusal("4.6", "no-hotel-left")
        if action.value > self.budget:
            return Refusal("4.1", "above-budget", value=action.value, budget=self.budget)
        if self.is_fresh(state, number):
            return Refusal("4.2", "one-on-empty")
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, Build):
            number = state.box.property_at(action.zone, action.value)
            state.reserve[seat] = state.reserve[seat] - 1
            state.put_hotel(number, seat)
            self.built.append(number)
            self.zone = action.zone
            self.budget -= action.value
            if journal.on:
                journal.record(facts.HotelBuilt(seat, ZONES[action.zone], action.value))
        elif isinstance(action, PlayCard):
            self.play_after_roll(state, seat, action, chance, journal)
        else:
            if journal.on and not self.built:
                journal.record(facts.NothingToBuild(seat, self.budget))
            state.finish(BUILT, chance, journal)

    def default(self, state: State, seat: int) -> Action:
        """Enough if something is built; else the dearest hotel, since one must be built (§4.5)."""
        sites = self.sites(state)
        if self.built or not sites:
            return DONE
        best = sites[0]
        for number in sites:
            if state.box.value_of[number] > state.box.value_of[best]:
                best = number
        return build_on(state, best)

    def forced(self, state: State, seat: int) -> Action | None:
        """§4.5: the only site while nothing is built; nothing more if no site is left. Cards come before (§7.2)."""
        if seat != state.turn.player:
            return None
        sites = self.sites(state)
        if self.built:
            return DONE if not sites else None
        if len(sites) > 1 or self.may_hold_card(state):
            return None
        return build_on(state, sites[0]) if sites else DONE


def affordable_sites(state: State, zone: int, budget: int) -> list[int]:
    """§4.1, §4.6: where the first hotel may be built with this roll; without a hotel nowhere."""
    return state.box.affordable(zone, budget) if state.reserve[state.turn.player] > 0 else []
