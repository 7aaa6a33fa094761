"""What refusals and facts say, in both languages: right for one neighbour and for several."""

from __future__ import annotations

import re

import pytest

from ludotheque.texts.texts import Texts
from tests.games.metropolis.drawing import BUILD, TownTable, draw
from tests.support import A, B, rule

NAMES = ["Ann", "Bob", "Cleo", "Dora", "Eve"]


def refused(table: TownTable, seat: int, text: str) -> tuple[str, str]:
    refusal = table.refusal(seat, text)
    english = Texts("en", strict=True).refusal("metropolis", refusal, NAMES)
    french = Texts("fr", strict=True).refusal("metropolis", refusal, NAMES)
    return english, re.sub("[\u00a0\u202f]", " ", french)  # spaces that do not break


@rule("4.4", "4.5")
@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        (
            "take 10 A",
            "Five lots or more of this district have owners, so lot 10 may go only to owners of neighbouring"
            " lots: Bob (§4.4).",
            "Cinq terrains ou plus de ce quartier ont un propriétaire : le terrain 10 ne peut aller qu'aux"
            " propriétaires des terrains voisins : Bob (§4.4).",
        ),
        (
            "take 16 D",
            "Lot 16 may go only to owners of neighbouring lots: Bob and Cleo. Dora has none there (§4.5).",
            "Le terrain 16 ne peut aller qu'aux propriétaires des terrains voisins : Bob et Cleo."
            " Dora n'en a aucun (§4.5).",
        ),
    ],
)
def test_the_neighbour_right_is_shown_with_the_neighbours_names(text: str, english: str, french: str) -> None:
    # the book's example: a lot goes to one of its neighbours, never to several
    table = draw("B 11, D 13 19, A 14, C 17", seats=4, cards="10 12 15 16")
    assert refused(table, A, text) == (english, french)


@rule("5.5")
def test_prohibitions_are_shown_in_good_french() -> None:
    table = draw("A 30 31 35-39, B 10", built="school 30 31", step=BUILD, cards="50")
    english, french = refused(table, A, "build factory 35 36 37")
    assert english == "There is a school in the 30s: a factory may not stand there (§5.5)."
    assert french == "Une école se trouve déjà dans le quartier 30 : une usine n'y est pas permise (§5.5)."


@rule("6.5")
def test_whoever_talks_too_much_is_shown_so_in_person() -> None:
    table = draw("A 10, B 20, C 30", cards="40 50 60 70")
    for _ in range(12):
        number = table.position.book.next_number
        table.moves(f"B: offer 20>A, B: withdraw {number}")
    assert refused(table, B, "offer 20>A") == (
        "You have made 12 offers in this turn, the most allowed: wait for the next turn (§6.5).",
        "Vous avez fait 12 offres pendant ce tour, c'est le maximum : attendez le tour suivant (§6.5).",
    )
