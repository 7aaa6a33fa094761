"""§8.1, §8.2: hurricanes, and the insurance that answers them."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix import facts
from ludotheque.games.rue_de_la_paix.actions import PASS, Pass, PlayCard
from ludotheque.games.rue_de_la_paix.instructions import ANSWER, ZONES
from ludotheque.games.rue_de_la_paix.rules.effects import remove_top
from ludotheque.games.rue_de_la_paix.rules.fortune import (
    discard,
    may_hold_playable,
    playable_cards,
    refuse_card,
    show_card,
)
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import PLACED, Journal
from ludotheque.kernel.phase import OneActor
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import clockwise


class Hurricane(OneActor[State]):
    """§8.2: a hurricane is announced; `asked` may still insure themselves, in order, `insured` have (R8).

    Everybody with a hotel in danger and a card in hand is asked, so that a pause betrays nothing.
    """

    def __init__(self, kind: int, asked: list[int], insured: list[int]) -> None:
        self.kind = kind
        self.asked = asked
        self.insured = insured

    def rule(self) -> str:
        return "8.2"

    def holds(self, piece: str) -> int:
        return 1 if piece == "cards" else 0

    def zone(self, state: State) -> int:
        return state.box.cards[self.kind].instruction.zone

    def actor(self, state: State) -> int:
        return self.asked[0]

    def moves(self, state: State) -> tuple[Action, ...]:
        return (*playable_cards(state, self.asked[0], ANSWER), PASS)

    def not_now(self, state: State, seat: int) -> Refusal:
        if seat == state.turn.player:
            return Refusal("8.2", "hurricane-is-yours")
        return Refusal("8.2", "not-asked-now", player=self.asked[0])

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if isinstance(action, PlayCard):
            return refuse_card(state, seat, action, ANSWER)
        return Refusal("8.2", "answer-the-hurricane", zone=ZONES[self.zone(state)])

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        self.asked.pop(0)
        if isinstance(action, PlayCard):
            kind = show_card(state, seat, action, journal)
            self.insured.append(seat)
            if journal.on:
                journal.record(facts.Insured(seat, ZONES[self.zone(state)]))
            discard(state, kind, chance, journal)
        elif journal.on:
            journal.record(facts.NotInsured(seat, ZONES[self.zone(state)]))
        if not self.asked:
            self.strike(state, chance, journal)

    def default(self, state: State, seat: int) -> Action:
        return PASS

    def forced(self, state: State, seat: int) -> Action | None:
        """Nobody can answer once every Insurance lies on the discard pile."""
        return PASS if seat == self.asked[0] and not may_hold_playable(state, seat, ANSWER) else None

    def strike(self, state: State, chance: Chance, journal: Journal) -> None:
        """§8.1: the top hotel of every stack goes; a protected one stays, with all below it.

        One player after the other, so that the journal says in one sentence what each has lost.
        """
        zone = state.box.in_zone[self.zone(state)]
        tops = [state.top(number) for number in zone]
        for seat in range(state.seats):
            if seat in self.insured:
                continue
            for at, number in enumerate(zone):
                if tops[at] == seat:
                    remove_top(state, number, journal)
        if journal.on:
            journal.moment(state, PLACED)
        state.finish(self.kind, chance, journal)


def raise_hurricane(state: State, kind: int, chance: Chance, journal: Journal) -> None:
    """§8.2: the opponents in danger are asked, clockwise from the player's left; then it strikes."""
    player = state.turn.player
    zone = state.box.cards[kind].instruction.zone
    tops = [state.top(number) for number in state.box.in_zone[zone]]
    asked = [
        seat
        for seat in clockwise(player, state.seats)
        if seat != player and seat in tops and state.hands[seat]
    ]
    storm = Hurricane(kind, asked, [])
    state.phases.append(storm)
    if not asked:
        storm.strike(state, chance, journal)
