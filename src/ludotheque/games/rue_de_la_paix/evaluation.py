"""Knowledge for the bots: what a position promises, which hotels make a title change hands, when a card pays."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix.actions import Build, Done, PlayCard, Take
from ludotheque.games.rue_de_la_paix.components import FORTUNE, WILD, Box
from ludotheque.games.rue_de_la_paix.instructions import (
    ANY_ZONE,
    APART,
    BUILD,
    HURRICANE,
    LEADER,
    MOVE,
    MULTIPLY,
    ONE_ZONE,
    REMOVE,
    REROLL,
    ZONES,
    Instruction,
)
from ludotheque.games.rue_de_la_paix.observation import Seen, known
from ludotheque.games.rue_de_la_paix.rules.building import Building, DrawFortune
from ludotheque.games.rue_de_la_paix.rules.effects import (
    NOT_LIFTED,
    Moving,
    Placing,
    Removing,
    Resolving,
    TakingOver,
    victims_of,
)
from ludotheque.games.rue_de_la_paix.rules.ending import Over
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.rules.titles import owner_of
from ludotheque.games.rue_de_la_paix.stack_estimates import HOTEL, MOST_ON_ONE, Prospects
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.foresight import Foresight

CARD: Final = 2.0  #: what an unknown Fortune card is worth, early in the match
INSURED: Final = 0.85  #: how much of a hurricane's damage is expected to come true
#: What keeping a card is worth early in the match, by effect: it must bring more than that to be played.
KEEPING: Final[tuple[float, ...]] = (1.8, 2.4, 0.9, 1.5, 0.9, 2.4, 1.8, 2.4, 3.0)
HOTELS_A_TURN: Final = 1.1  #: by which the smallest reserve shrinks
#: turns beyond those that the other cards of the hand need, at which keeping is worth all that
LEISURE: Final = 6.0
SUMS: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  #: how many of 36 throws show each sum
NEVER: Final = -1000.0
WINNING: Final = 500.0


def evaluate(seen: Seen, box: Box) -> list[float]:
    """The millions each seat may expect: properties by how safe they are, cards and hotels while the match lasts."""
    if isinstance(seen.phases[-1], Over):
        return [float(amount) for amount in seen.sums]
    prospects = Prospects(box, 0, seen.reserve, seen.stacks, seen.sums)
    left = prospects.fluid
    standing = [
        left * (CARD * seen.hand_sizes[seat] + HOTEL * seen.reserve[seat]) for seat in range(seen.seats)
    ]
    for number in range(box.properties):
        shares = prospects.shares(seen.stacks[number])
        for seat in range(seen.seats):
            standing[seat] += shares[seat] * box.value_of[number]
    return standing


def appraise(seen: Seen, box: Box, menu: tuple[Action, ...], chance: Chance) -> list[float]:
    """A worth for each action, in millions, by what the seat knows and nothing else."""
    judge = Judge(known(seen, box), seen.seat)
    return [judge.worth(action) for action in menu]


class Judge:
    """One seat's opinion of what it may do now."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.box = state.box
        self.seat = seat
        self.prospects = Prospects(state.box, seat, state.reserve, state.stacks, state.sums)

    def worth(self, action: Action) -> float:
        phase = self.state.phase
        if isinstance(phase, Building):
            return self.in_building(phase, action)
        if isinstance(phase, DrawFortune):
            return self.changed_roll(action) if isinstance(action, PlayCard) else self.card_worth()
        if isinstance(phase, Hurricane):
            return self.insuring(phase, action)
        if isinstance(phase, Resolving):
            return self.in_card(phase, action)
        return self.playing(action.instruction()) if isinstance(action, PlayCard) else 0.0

    def card_worth(self) -> float:
        return CARD * self.prospects.fluid

    def keeping(self, said: Instruction) -> float:
        amount = said.amount if said.effect != MULTIPLY else 1
        return KEEPING[said.effect] * self.leisure() * (1.0 + 0.5 * max(0, amount - 1))

    def leisure(self) -> float:
        """1 if there is time for this card and all others of the hand, falling to 0: most turns play one card only."""
        turns = min(self.state.reserve) / HOTELS_A_TURN + 0.5
        spare = turns - (len(self.state.hands[self.seat]) - 1)
        return max(0.0, min(1.0, spare / LEISURE))

    # --- building ------------------------------------------------------------------------------------

    def in_building(self, phase: Building, action: Action) -> float:
        """Worth counted from the board as it is now."""
        if isinstance(action, Build):
            number = self.box.property_at(action.zone, action.value)
            return self.after_hotel(phase, number)
        if isinstance(action, PlayCard):
            return self.changed_roll(action)
        return self.stopping()

    def after_hotel(self, phase: Building, number: int) -> float:
        """One hotel there, and then the best that the rest of the budget can do."""
        before = self.prospects.worth(number, self.state.stacks[number])
        self.state.stacks[number].append(self.seat)
        phase.built.append(number)
        gain = self.prospects.worth(number, self.state.stacks[number]) - before - self.prospects.hotel_cost()
        rest = self.best_plan(self.box.zone_of[number], phase.budget - self.box.value_of[number], phase, 1)
        gain += max(rest, self.stopping())
        phase.built.pop()
        self.state.stacks[number].pop()
        return gain

    def stopping(self) -> float:
        """What ends here besides the board: a lamp to stop at, a match to win."""
        after = self.state.sums[:]
        for number in range(self.box.properties):
            owner = owner_of(self.state.stacks[number])
            holder = self.state.titles[number]
            if owner != holder:
                value = self.box.value_of[number]
                if holder >= 0:
                    after[holder] -= value
                if owner >= 0:
                    after[owner] += value
        mine = after[self.seat]
        if mine >= self.box.last:
            return WINNING if mine == max(after) else -WINNING
        if mine > self.state.sums[self.seat] and self.box.lamp_at[mine]:
            return self.card_worth()
        return 0.0

    def best_plan(self, zone: int, budget: int, phase: Building | None, spent: int) -> float:
        return self.plans(zone, budget, phase, spent)[-1]

    def plans(self, zone: int, budget: int, phase: Building | None, spent: int) -> list[float]:
        """The best gain in a zone for every budget up to this one (§4.2: one hotel on an empty property)."""
        numbers = self.box.in_zone[zone]
        hotels = self.state.reserve[self.seat] - spent
        most: list[int] = []
        for number in numbers:
            height = len(self.state.stacks[number])
            if phase is not None and phase.is_fresh(self.state, number):
                most.append(0)
            else:
                most.append(min(hotels, MOST_ON_ONE if height > 0 else 1))
        costs = [self.box.value_of[number] for number in numbers]
        return self.prospects.best_plans(numbers, most, costs, max(budget, 0))

    # --- cards after the roll -------------------------------------------------------------------------

    def changed_roll(self, action: PlayCard) -> float:
        """The best that can be built with the changed roll, less what keeping the card is worth."""
        said = action.instruction()
        turn = self.state.turn
        if said.effect == REROLL:
            return self.expected_roll() - self.keeping(said)
        budget = turn.budget * said.amount if said.effect == MULTIPLY else turn.budget
        face = WILD if said.effect == ANY_ZONE else turn.face
        return self.with_roll(face, budget) - self.keeping(said)

    def with_roll(self, face: int, budget: int) -> float:
        if face == FORTUNE:
            return self.card_worth()
        if face != WILD:
            return self.best_plan(face, budget, None, 0)
        return max([self.best_plan(zone, budget, None, 0) for zone in range(len(ZONES))])

    def expected_roll(self) -> float:
        """The average over all rolls."""
        plans = [self.plans(zone, 12, None, 0) for zone in range(len(ZONES))]
        total = 0.0
        for amount in range(2, 13):
            for face in self.box.faces:
                if face == FORTUNE:
                    total += SUMS[amount] * self.card_worth()
                elif face == WILD:
                    total += SUMS[amount] * max([plans[zone][amount] for zone in range(len(ZONES))])
                else:
                    total += SUMS[amount] * plans[face][amount]
        return total / (36 * len(self.box.faces))

    # --- cards at the end of the turn -----------------------------------------------------------------

    def playing(self, said: Instruction) -> float:
        """The best use of a card, less what keeping it is worth."""
        if said.effect == HURRICANE:
            return INSURED * self.storm(said.zone) - self.keeping(said)
        if said.effect == MOVE:
            return self.best_move(NOT_LIFTED) - self.keeping(said)
        if said.effect == BUILD:
            return self.best_placing(said, [], said.amount) - self.keeping(said)
        victims = victims_of(self.state, said, self.seat)
        return self.best_removing(said, [], victims, said.amount) - self.keeping(said)

    def storm(self, zone: int) -> float:
        """What a hurricane there would bring."""
        gain = 0.0
        for number in self.box.in_zone[zone]:
            if self.state.stacks[number]:
                gain += self.prospects.without_top(number)
        return gain

    def best_placing(self, said: Instruction, used: list[int], left: int) -> float:
        """The most that `left` more hotels of a card can bring."""
        left = min(left, self.state.reserve[self.seat])
        if left <= 0:
            return 0.0
        if said.spread == ONE_ZONE:
            zones = list(range(len(ZONES))) if not used else [self.box.zone_of[used[0]]]
            return max([self._placed(self.box.in_zone[zone], left, left) for zone in zones])
        if said.spread == APART:
            return self._placed([n for n in range(self.box.properties) if n not in used], left, 1)
        return self._placed(list(range(self.box.properties)), left, left)

    def _placed(self, numbers: list[int], left: int, most: int) -> float:
        return self.prospects.best_plans(numbers, [most] * len(numbers), [1] * len(numbers), left)[-1]

    def best_removing(self, said: Instruction, used: list[int], victims: list[int], left: int) -> float:
        """The most that removing or replacing `left` more tops can bring, each on another property."""
        single = said.whose == LEADER
        best = 0.0
        for group in [[victim] for victim in victims] if single else [victims]:
            gains: list[float] = []
            for number in range(self.box.properties):
                if number not in used and self.state.top(number) in group:
                    gain = self._aimed(said.effect, number)
                    if gain > 0.0 and (said.spread != ONE_ZONE or self._in_zone_of(used, number)):
                        gains.append(gain)
            gains.sort(reverse=True)
            best = max(best, sum(gains[:left]))
        return best

    def _aimed(self, effect: int, number: int) -> float:
        if effect == REMOVE:
            return self.prospects.without_top(number)
        return self.prospects.with_top_replaced(number)

    def _in_zone_of(self, used: list[int], number: int) -> bool:
        return not used or self.box.zone_of[used[0]] == self.box.zone_of[number]

    def best_move(self, origin: int) -> float:
        """The best own top to take up and the best place for it; from `origin` if it is in the hand already."""
        places = [self.prospects.gains(number, 1)[1] for number in range(self.box.properties)]
        if origin != NOT_LIFTED:
            return max([places[number] for number in range(len(places)) if number != origin])
        best = NEVER
        for number in range(len(places)):
            if self.state.top(number) == self.seat:
                lifted = self.prospects.without_top(number)
                for other in range(len(places)):
                    if other != number:
                        best = max(best, lifted + places[other])
        return best

    # --- inside a card --------------------------------------------------------------------------------

    def in_card(self, phase: Resolving, action: Action) -> float:
        if isinstance(action, Done):
            return 0.0
        assert isinstance(action, (Build, Take))
        number = self.box.property_at(action.zone, action.value)
        said = phase.said(self.state)
        if isinstance(phase, Moving):
            if phase.origin != NOT_LIFTED:
                return self.prospects.gains(number, 1)[1]
            return self.lifting(number)
        if isinstance(phase, Placing):
            return self.placing(phase, said, number)
        assert isinstance(phase, (Removing, TakingOver))
        victims = [self.state.top(number)] if said.whose == LEADER else phase.victims
        rest = self.best_removing(said, [*phase.used, number], victims, said.amount - len(phase.used) - 1)
        return self._aimed(said.effect, number) + rest

    def lifting(self, number: int) -> float:
        gain = self.prospects.without_top(number)
        self.state.stacks[number].pop()
        gain += self.best_move(number)
        self.state.stacks[number].append(self.seat)
        return gain

    def placing(self, phase: Placing, said: Instruction, number: int) -> float:
        gain = self.prospects.gains(number, 1)[1]
        self.state.stacks[number].append(self.seat)
        self.state.reserve[self.seat] -= 1
        rest = self.best_placing(said, [*phase.used, number], said.amount - len(phase.used) - 1)
        self.state.reserve[self.seat] += 1
        self.state.stacks[number].pop()
        return gain + rest

    # --- insurance ------------------------------------------------------------------------------------

    def insuring(self, phase: Hurricane, action: Action) -> float:
        """What the own tops in the zone would lose, less what keeping the card is worth."""
        if not isinstance(action, PlayCard):
            return 0.0
        saved = 0.0
        for number in self.box.in_zone[phase.zone(self.state)]:
            if self.state.top(number) == self.seat:
                saved -= self.prospects.without_top(number)
        return saved - self.keeping(action.instruction())


# --- looking ahead -----------------------------------------------------------------------------------


def player_at_turn(state: State) -> int:
    """Each player's dice fall alike in all trials of a world, whatever the others draw."""
    return state.turn.player


FORESIGHT: Final[Foresight] = Foresight(horizon=40, leeway=0.3, point=player_at_turn, short=12)
