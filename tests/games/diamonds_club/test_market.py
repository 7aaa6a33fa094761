"""§4: the strips of a round, one grid."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club.components import CELLS, SYMBOLS
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.games.diamonds_club.rules.market import NEIGHBOURS
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.refusal import Refusal
from tests.games.diamonds_club.club import club
from tests.support import A, rule


def shown(seats: int, strips: str) -> list[list[str]]:
    state = club(seats, strips).state
    return [[SYMBOLS[state.symbol(6 * column + row)] for row in range(6)] for column in range(2 * seats)]


@rule("4.1")
def test_one_dark_and_one_light_strip_per_player_dark_ones_left() -> None:
    assert shown(2, "D4b D1a L6a L2b") == [
        ["H2", "C3", "S3", "MB", "C5", "S5"],
        ["C4", "A", "C3", "MG", "S4", "MR"],
        ["A", "S2", "TQ", "MY", "TF", "C2"],
        ["S5", "TQ", "C5", "MY", "H1", "TT"],
    ]


@rule("4.1")
def test_every_strip_and_side_comes_up_but_never_twice_in_a_round() -> None:
    seen = set()
    for seed in range(60):
        position = GAME.setup(4, GAME.options(), SeededChance(seed), SILENT)
        faces = position.strips  # type: ignore[attr-defined]
        assert len({face // 2 for face in faces}) == 8
        assert all(face < 12 for face in faces[:4]), "dark ones left"
        assert all(face >= 12 for face in faces[4:]), "light ones right"
        seen.update(faces)
    assert seen == set(range(24))


@rule("4.2")
@pytest.mark.parametrize(
    ("seats", "cell", "near"),
    [
        (4, "a1", "a2 b1"),
        (4, "a6", "a5 b6"),
        (4, "h6", "g6 h5"),
        (4, "d3", "c3 d2 d4 e3"),  # dark on its left, light on its right
        (4, "e1", "d1 e2 f1"),
        (2, "d4", "c4 d3 d5"),  # the closed strips are outside
        (3, "f1", "e1 f2"),
    ],
)
def test_columns_touch_and_nothing_wraps_around_D1(seats: int, cell: str, near: str) -> None:
    assert " ".join([CELLS[other] for other in NEIGHBOURS[seats][CELLS.index(cell)]]) == near


@rule("4.2")
def test_closed_strips_sell_nothing_D1() -> None:
    table = club(2)
    assert table.menu(A) == [f"buy {column}{row}" for column in "abcd" for row in "123456"] + ["pass"]
    assert table.refusal(A, "buy e1") == Refusal("4.2", "cell-closed", cell="e1")
    assert len(club(3).menu(A)) == 37
    assert len(club(4).menu(A)) == 49
