"""Editions: what is wrong with a component file is said by file, entry and expectation."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.games.diamonds_club.components import SYMBOLS, TABLES
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.kernel.trouble import Trouble

PRINTED = Path(GAME.folder) / "components" / "ravensburger-2008"


def edition(folder: Path, old: str, new: str) -> str:
    """A copy of the edition with one thing changed."""
    own = folder / "own"
    own.mkdir()
    found = 0
    for name in ("box.toml", "market.toml"):
        text = (PRINTED / name).read_text(encoding="utf-8")
        found += old in text
        (own / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert found == 1
    return str(own)


def test_the_edition_and_its_provenance() -> None:
    box = GAME.box("ravensburger-2008")
    assert box.price[:4] == [2, 0, 2, 0]
    assert box.any_price == [0, 0, 0, 0, 5, 2, 3]
    assert box.provenance["coins"] == box.provenance["imposed_red"] == "printed"
    assert box.provenance["goods"] == box.provenance["forest_prices"] == "deduced"
    assert box.provenance["dark"] == box.provenance["building_prices"] == "reconstructed"
    assert len(box.faces) == 24 * 6
    assert set(box.faces) == set(range(len(SYMBOLS))), "every symbol is somewhere on the market"


def test_an_owner_of_the_box_may_correct_a_value(tmp_path: Path) -> None:
    box = GAME.box(edition(tmp_path, "forest2 = 2", "forest2 = 1"))
    assert box.any_price[TABLES.index("forest2")] == 1


@pytest.mark.parametrize(
    ("old", "new", "entry", "expected"),
    [
        ("light = 14", "light = 13", "park.light", "a whole number from 14 to 14"),
        ("total = 56", "total = 60", "coins.total", "a whole number from 1 to 56"),
        ('"green", "red"]', '"green"]', "gems.colours", "blue, yellow, green, red"),
        ("values = [2, 3, 4, 5]", "values = [1, 2, 3, 4]", "goods.values", "[2, 3, 4, 5]"),
        ("coins = [10, 11, 12, 13, 14]", "coins = [10, 11, 12, 13, 15]", "money_track.coins", "at most 14"),
        ("any = 5", "any = 7", "choice_price.any", "a whole number from 1 to 6"),
        ("{ blue = 2, green = 2 }", "{ blue = 4, green = 3 }", "building_prices.fountain", "1 to 6 gems"),
        ("same_colour = [0, 1, 0, 1, 0]", "same_colour = [0]", "technique_track.same_colour", "a list of 5"),
        ('"pavilion", "orangery"]', '"pavilion", "castle"]', "imposed_red.red", "a list of 3 texts out of"),
        ('"S4", "MR"]', '"S4", "MX"]', "dark.D1.a", "a list of 6 texts out of MB"),
        ("all_four_kinds = [5, 3]", "all_four_kinds = [5]", "bonus_cards.all_four_kinds", "a list of 2"),
    ],
)
def test_a_wrong_entry_is_named(tmp_path: Path, old: str, new: str, entry: str, expected: str) -> None:
    with pytest.raises(Trouble) as trouble:
        GAME.box(edition(tmp_path, old, new))
    assert trouble.value.key == "bad-component"
    assert trouble.value.facts["entry"] == entry
    assert str(trouble.value.facts["expected"]).startswith(expected)
