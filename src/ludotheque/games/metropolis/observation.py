"""What a seat may know: everything but the order of the hidden cards."""

from __future__ import annotations

from ludotheque.games.metropolis.components import LOTS, Box
from ludotheque.games.metropolis.state import NegotiationBook, Phase, State
from ludotheque.games.metropolis.town import NOBODY, Town
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Observation


class Seen(Observation):
    """The plan, the open cards, the offers and the turn are public; of the stack only its height is."""

    def __init__(
        self,
        edition: str,
        seat: int,
        trades: bool,
        town: Town,
        cards: list[int],
        cards_left: int,
        book: NegotiationBook,
        phase: Phase,
    ) -> None:
        self.edition = edition
        self.seat = seat
        self.seats = town.seats
        self.trades = trades
        self.town = town
        self.cards = cards
        self.cards_left = cards_left
        self.book = book
        self.phase = phase

    def parts(self) -> tuple[object, ...]:
        return (
            self.edition,
            self.seat,
            self.trades,
            self.town,
            self.cards,
            self.cards_left,
            self.book,
            self.phase,
        )


def observe(state: State, seat: int) -> Seen:
    return Seen(
        state.box.edition,
        seat,
        state.trades,
        state.town.copy(),
        state.cards[:],
        len(state.stack),
        state.book.copy(),
        state.phase.copy(),
    )


def hidden_lots(seen: Seen) -> list[int]:
    """The lots that must be in the stack, sorted."""
    return [lot for lot in range(LOTS) if seen.town.owners[lot] == NOBODY and lot not in seen.cards]


def as_seen(seen: Seen, box: Box) -> State:
    """A position with the hidden cards in their natural order: enough for whoever looks no card ahead."""
    return State(
        box,
        seen.trades,
        seen.town.copy(),
        seen.cards[:],
        hidden_lots(seen)[: seen.cards_left],
        seen.book.copy(),
        seen.phase.copy(),
    )


def imagine(seen: Seen, box: Box, chance: Chance) -> State:
    """Shuffles the hidden cards anew."""
    state = as_seen(seen, box)
    chance.shuffle("imagined stack", state.stack)
    return state
