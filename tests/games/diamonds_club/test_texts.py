"""The sentences of refusals at the edges, in both languages."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club.game import GAME
from ludotheque.kernel.refusal import Refusal
from ludotheque.texts.texts import Texts
from tests.games.diamonds_club.club import Club, bare
from tests.support import A, rule

NAMES = ["Ann", "Bob", "Cleo", "Dora"]


def said(refusal: Refusal) -> tuple[str, str]:
    """In English and in French (with its spaces made plain)."""
    english, french = (
        Texts(lang, strict=True).refusal(GAME.meta.id, refusal, NAMES) for lang in ("en", "fr")
    )
    return english, french.replace("\u00a0", " ").replace("\u202f", " ")


def building(gems: str, pawns: str = "") -> Club:
    table = bare(4).gems(A, gems).pawns(pawns)
    table.building("ABCD")
    return table


@rule("9.3", "9.4")
@pytest.mark.parametrize(
    ("pawns", "english", "french"),
    [
        ("", "2 blue, 2 green, 4 gems in all", "2 bleues, 2 vertes, 4 pierres en tout"),
        (
            "fountain:B",
            "2 blue, 2 green, 1 of any kind, 5 gems in all (one of them for another player's pawn)",
            "2 bleues, 2 vertes, 1 quelconque, 5 pierres en tout (dont une pour le pion d'un autre joueur)",
        ),
        (
            "fountain:BC",
            "2 blue, 2 green, 2 of any kind, 6 gems in all (2 of them for the pawns of others)",
            "2 bleues, 2 vertes, 2 quelconques, 6 pierres en tout (dont 2 pour les pions des autres)",
        ),
    ],
)
def test_what_cannot_be_paid_is_shown_colour_by_colour(pawns: str, english: str, french: str) -> None:
    table = building("9 red 1 diamond", pawns)
    assert said(table.refusal(A, "build fountain")) == (
        f"The price is {english}: you cannot pay it, not even with diamonds (§9.4).",
        f"Le prix est de {french} : vous ne pouvez pas le payer, même avec des diamants (§9.4).",
    )


@rule("9.3", "9.4")
def test_too_few_gems_are_shown_beside_the_price() -> None:
    table = building("3 red", "forest2:BC")
    assert said(table.refusal(A, "build forest2")) == (
        "The price is 4 gems of any kind (2 of them for the pawns of others) and you have 3 (§9.4).",
        "Le prix est de 4 pierres quelconques (dont 2 pour les pions des autres) et vous en avez 3 (§9.4).",
    )


@rule("8.1")
def test_too_few_mines_are_shown_by_their_number() -> None:
    table = bare(2).goods(A, "mine red, mine blue, concession 2, concession 3, ship 2, ship 3")
    table.exchanging("AB")
    assert said(table.refusal(A, "exchange all red red")) == (
        "You have only one red mine: name another colour (§8.1).",
        "Vous n'avez qu'une mine rouge : nommez une autre couleur (§8.1).",
    )


@rule("9.6")
def test_a_smaller_pile_is_named() -> None:
    table = bare(2).piles("21 21 20 19").gems(A, "2 red")
    table.building("AB")
    table.play(A, "build forest2")
    assert said(table.refusal(A, "turn pavilion")) == (
        "A forest comes from the largest pile (21 tiles); the pile of pavilions is smaller (§9.6).",
        "Une forêt vient de la plus grande pile (21 tuiles) ; la pile des pavillons est plus petite (§9.6).",
    )


@rule("10.2")
def test_what_fits_nowhere_is_shown_in_good_french_for_either_gender() -> None:
    # given bronze's fountains and rose garden still to build: a pavilion (masculine) fits nowhere
    table = bare(3).gems(2, "2 green 2 red 2 blue").park(2, "11 forest")
    table.building("CAB")
    assert said(table.refusal(2, "build pavilion")) == (
        "Your park has no cell for a pavilion: the free cells are full, and no open imposed cell pictures it (§10.2).",
        "Votre parc n'a pas de case pour un pavillon : les cases libres sont couvertes et aucune case imposée ouverte "
        "n'en demande (§10.2).",
    )
