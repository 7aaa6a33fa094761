"""Tables drawn as text.

`offered("LC01", "1 2 2 4 4", cash="A 800, B 500, C 70")` is a card for sale with the dice as they lie, amounts in
thousands, A the card-turner; `.sold_to(C, 100)` goes on to the side bets, `.without_bets()` to the attempt.
"""

from __future__ import annotations

from ludotheque.games.last_chance.dice import set_of
from ludotheque.games.last_chance.game import GAME
from ludotheque.games.last_chance.rules.auction import open_auction
from ludotheque.games.last_chance.rules.lots import Lot
from ludotheque.games.last_chance.state import ACCOUNTS, State
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.seats import NOBODY, seat_of
from tests.support import A, Table

BOX = GAME.box(GAME.meta.edition)
IDS = [card.id for card in BOX.deck]


class Bar(Table):
    """A drawn table; `state` is its position."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)
        self.state = state

    def cash(self) -> str:
        """`A 800, B 500`, in thousands."""
        return ", ".join(f"{'ABCDEF'[seat]} {cash // 1000}" for seat, cash in enumerate(self.state.cash))

    def cards(self) -> dict[str, int]:
        """Who has the cards that were played; NOBODY for those that left."""
        return {IDS[card]: owner for card, owner in zip(self.state.played, self.state.owners, strict=True)}

    def sold_to(self, champion: int, thousands: int) -> Bar:
        """The auction is over: one bid, and everybody else passes."""
        self.play(champion, f"bid {thousands * 1000}")
        for seat in self.state.waiting_for():
            self.play(seat, "pass")
        return self

    def without_bets(self) -> Bar:
        for seat in self.state.waiting_for():
            self.play(seat, "no bet")
        return self

    def roll(self, text: str, *faces: int) -> list[Fact]:
        """The champion keeps these dice, and those fall."""
        return self.play(self.state.champion, text, {"dice": list(faces)})

    def everybody_passes(self, *faces: int) -> list[Fact]:
        """Nobody bids; the dice that are thrown again, if any, fall like this."""
        facts: list[Fact] = []
        waiting = self.state.waiting_for()
        for seat in waiting[:-1]:
            facts += self.play(seat, "pass")
        return facts + self.play(waiting[-1], "pass", {"dice": list(faces)})


def amounts(text: str) -> dict[int, int]:
    found = {}
    for part in text.split(","):
        seat, thousands = part.split()
        found[seat_of(seat)] = int(thousands) * 1000
    return found


def offered(
    card: str,
    dice: str,
    cash: str = "A 800, B 800, C 800",
    turner: int = A,
    pile: str = "LC07 LC06 LC05",
    won: str = "",
    used: str = "",
    out: str = "",
    by_the_book: bool = False,
) -> Bar:
    """`pile` from bottom to top; `won` as `A:LC10 B:LC11`; `used` the last chances called; `out` who has left."""
    purse = amounts(cash)
    seats = len(purse)
    owners = [entry.split(":") for entry in won.split()]
    state = State(
        BOX,
        by_the_book,
        [purse[seat] for seat in range(seats)],
        ["ABCDEF"[seat] not in out for seat in range(seats)],
        ["ABCDEF"[seat] not in used for seat in range(seats)],
        [IDS.index(name) for name in pile.split()],
        [IDS.index(name) for _, name in owners],
        [seat_of(owner) for owner, _ in owners],
        IDS.index(card),
        set_of([int(face) for face in dice.split()]),
        turner,
        turner,
        [False] * seats,
        NOBODY,
        0,
        False,
        [0] * seats,
        [0] * (seats * len(ACCOUNTS)),
        [Lot()],
    )
    open_auction(state, SILENT)
    return Bar(state)
