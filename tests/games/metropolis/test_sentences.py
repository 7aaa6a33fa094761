"""What refusals and facts say, in both languages: right for one neighbour and for several."""

from __future__ import annotations

import re

import pytest

from ludotheque.texts import Texts
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
            "At least five lots of this district are occupied, so lot 10 is reserved for whoever owns a lot"
            " beside it: Bob (§4.4).",
            "Au moins cinq terrains de ce quartier sont occupés, si bien que le terrain 10 est réservé à qui"
            " possède un terrain voisin : Bob (§4.4).",
        ),
        (
            "take 16 D",
            "Lot 16 is reserved for whoever owns a lot beside it: Bob and Cleo. Dora owns none there (§4.5).",
            "Le terrain 16 est réservé à qui possède un terrain voisin : Bob et Cleo. Dora n'en a aucun (§4.5).",
        ),
    ],
)
def test_the_neighbour_right_is_told_with_the_neighbours_names(text: str, english: str, french: str) -> None:
    # the book's example: a lot goes to one of its neighbours, never to several
    table = draw("B 11, D 13 19, A 14, C 17", seats=4, cards="10 12 15 16")
    assert refused(table, A, text) == (english, french)


@rule("5.5")
def test_prohibitions_are_told_in_good_french() -> None:
    table = draw("A 30 31 35-39, B 10", built="school 30 31", step=BUILD, cards="50")
    english, french = refused(table, A, "build factory 35 36 37")
    assert english == "A school stands in the 30s: the factory is not allowed there (§5.5)."
    assert french == "Une école se trouve déjà dans le quartier 30 : une usine n'y est pas permise (§5.5)."


@rule("6.5")
def test_whoever_talks_too_much_is_told_so_in_person() -> None:
    table = draw("A 10, B 20, C 30", cards="40 50 60 70")
    for _ in range(12):
        number = table.position.book.next_number
        table.moves(f"B: offer 20>A, B: withdraw {number}")
    assert refused(table, B, "offer 20>A") == (
        "You have made 12 offers in this turn, which is the most allowed; go on when the next turn begins (§6.5).",
        "Vous avez fait 12 offres pendant ce tour, c'est le maximum ; attendez le tour suivant (§6.5).",
    )
