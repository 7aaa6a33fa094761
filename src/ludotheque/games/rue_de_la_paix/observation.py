"""What a seat may know of a position, and positions that could be behind it."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.components import Box
from ludotheque.games.rue_de_la_paix.rules.effects import Resolving
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.state import State, Turn
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.position import Observation
from ludotheque.kernel.record import made_from


class Seen(Observation):
    """§7.5: everything but the others' hands and the order of the pile. Discards lie face up (§7.6)."""

    def __init__(
        self,
        edition: str,
        seat: int,
        reserve: list[int],
        stacks: list[list[int]],
        titles: list[int],
        sums: list[int],
        hand: list[int],
        hand_sizes: list[int],
        pile_size: int,
        discards: list[int],
        changed: list[int],
        turn: Turn,
        phases: list[Phase[State]],
    ) -> None:
        self.edition = edition
        self.seat = seat
        self.seats = len(reserve)
        self.reserve = reserve
        self.stacks = stacks
        self.titles = titles
        self.sums = sums
        self.hand = hand  #: the observer's own; empty for a spectator
        self.hand_sizes = hand_sizes
        self.pile_size = pile_size
        self.discards = discards
        self.changed = changed
        self.turn = turn
        self.phases = phases


def observe(state: State, seat: int) -> Seen:
    # By hand: twice as fast as `made_from`; bots and environments observe at every decision.
    return Seen(
        state.box.edition,
        seat,
        state.reserve[:],
        [stack[:] for stack in state.stacks],
        state.titles[:],
        state.sums[:],
        state.hands[seat][:] if seat >= 0 else [],
        [len(hand) for hand in state.hands],
        len(state.pile),
        state.discards[:],
        state.changed[:],
        state.turn.copy(),
        [phase.copy() for phase in state.phases],
    )


# --- imagining ---------------------------------------------------------------------------------------


def known(seen: Seen, box: Box) -> State:
    """The position without its hidden part: no cards in the others' hands, none in the pile."""
    hands = [seen.hand[:] if seat == seen.seat else [] for seat in range(seen.seats)]
    return made_from(seen, State, box=box, hands=hands, pile=[])


def imagine(seen: Seen, box: Box, chance: Chance) -> State:
    """Deals the hidden part anew: the others' hands and the pile."""
    unseen = unseen_cards(seen, box)
    chance.shuffle("imagined cards", unseen)
    hands: list[list[int]] = []
    for seat in range(seen.seats):
        if seat == seen.seat:
            hands.append(seen.hand[:])
            continue
        hand = [unseen.pop() for _ in range(seen.hand_sizes[seat])]
        hand.sort()
        hands.append(hand)
    return made_from(seen, State, box=box, hands=hands, pile=unseen)


def unseen_cards(seen: Seen, box: Box) -> list[int]:
    """The cards in the others' hands and in the pile, sorted."""
    left = [card.count for card in box.cards]
    for kind in seen.hand:
        left[kind] -= 1
    for kind in seen.discards:
        left[kind] -= 1
    in_play = card_in_play(seen.phases)
    if in_play >= 0:
        left[in_play] -= 1
    return [kind for kind in range(len(left)) for _ in range(left[kind])]


def card_in_play(phases: list[Phase[State]]) -> int:
    """The kind of the card being carried out; −1 if there is none."""
    for phase in phases:
        if isinstance(phase, (Resolving, Hurricane)):
            return phase.kind
    return -1
