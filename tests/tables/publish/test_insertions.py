"""Where new pieces stand: an update names them, and the list need not be sent again."""

from __future__ import annotations

import pytest

from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT
from ludotheque.tables.publish.render import insertions


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ("a b c", "a b c d", {}),
        ("a b c", "a x y b c z", {"x": "b", "y": "b"}),
        ("a b c", "x c", {"x": "c"}),
        ("a b c", "b a c", None),  # what stays has another order
        ("", "a b", {}),
    ],
)
def test_new_pieces_stand_before_one_that_stays(
    before: str, after: str, found: dict[str, str] | None
) -> None:
    assert insertions(before.split(), after.split()) == found


@pytest.mark.parametrize("seed", [1, 2])
def test_hotels_and_cards_of_rue_de_la_paix_keep_their_order(seed: int) -> None:
    game = find_game("rue_de_la_paix")
    chance = SeededChance(seed)
    position = game.setup(4, game.options(), chance, SILENT)
    before: list[list[str]] = [[] for _ in range(4)]
    shared = 0
    while waiting := position.waiting_for():
        boards = []
        for viewer in range(4):
            seen = game.observe(position, viewer)
            pieces = game.scene(seen, (), waiting, lambda _: None).pieces
            assert game.scene(seen, (), waiting, lambda _: None).pieces is pieces
            names = [piece.id for piece in pieces]
            assert insertions(before[viewer], names) is not None
            before[viewer] = names
            boards.append({piece.id: piece for piece in pieces if piece.id.startswith("hotel-")})
        shared += sum(boards[1][name] is piece for name, piece in boards[0].items())
        menu = position.menu(waiting[0])
        position.play(waiting[0], menu[chance.below("any", len(menu))], chance, SILENT)
    assert shared > 100, "viewers share the pieces that look the same"
