"""§11: bonus cards, won at once by building a building."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import ALL_FOUR_CARD, CARDS, FIVE_CARD
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.seats import NOBODY

THREE: Final = 3
FIVE: Final = 5
EACH: Final = 2  #: cards for all four kinds, and cards for five of a kind


def award_cards(state: State, seat: int, kind: int, journal: Journal) -> None:
    """§11.1: after a building of this kind."""
    for card in cards_due(state, seat, kind):
        win(state, seat, card, journal)


def cards_due(state: State, seat: int, kind: int) -> list[int]:
    """§11.5: the cards that a building of this kind, just built, wins."""
    built = state.buildings(seat)
    due: list[int] = []
    if built[kind] >= THREE and state.cards[kind] == NOBODY:
        due.append(kind)
    sets = built[kind]
    fives = 0
    for number in built:
        sets = min(sets, number)
        fives += number // FIVE
    if sets > held(state, seat, ALL_FOUR_CARD):
        add_next(state, ALL_FOUR_CARD, due)
    if fives > held(state, seat, FIVE_CARD):
        add_next(state, FIVE_CARD, due)
    return due


def held(state: State, seat: int, first: int) -> int:
    """How many cards of a sort this player has won."""
    found = 0
    for card in range(first, first + EACH):
        if state.cards[card] == seat:
            found += 1
    return found


def add_next(state: State, first: int, due: list[int]) -> None:
    """§11.3, §11.4: the first card of the sort that is left, if any."""
    for card in range(first, first + EACH):
        if state.cards[card] == NOBODY:
            due.append(card)
            return


def win(state: State, seat: int, card: int, journal: Journal) -> None:
    state.cards[card] = seat
    if journal.on:
        journal.record(facts.CardWon(seat, CARDS[card], state.box.card_points[card]))
