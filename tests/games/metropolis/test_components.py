"""The box as data: a wrong file is named by file, key and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.games.metropolis.components import ALL_UNITS, FIRST_BOX, PIECES, load_box
from ludotheque.games.metropolis.game import GAME
from ludotheque.games.metropolis.state import State
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.editions import Edition
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.playout import play_on
from ludotheque.kernel.trouble import Trouble

TEXT = (GAME.folder / "components" / FIRST_BOX.edition / "town.toml").read_text(encoding="utf-8")


def changed(folder: Path, old: str, new: str) -> Edition:
    assert old in TEXT
    folder.mkdir(exist_ok=True)
    (folder / "town.toml").write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return Edition("own", folder)


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("park = [15", "park = [9", "sites.park"),
        ("park = [15", 'park = ["a"', "sites.park"),
        ('school = "##"', 'school = "######"', "shapes.school"),
        ('school = "##"', 'school = "#x"', "shapes.school"),
        ('school = "##"', 'school = "##/#"', "shapes.school"),
        ('school = "##"', 'school = "..."', "shapes.school"),
        ('school = "##"', 'school = "#####"', "shapes.school"),
        ("house = 8", "house = -1", "pieces.house"),
        ("open = 4", "open = 0", "cards.open"),
        ("free_choice_below = 5", "free_choice_below = 11", "cards.free_choice_below"),
        ("2 = 12", "2 = 41", "deal.lots.2"),
        ("sizes = [4, 6]", "sizes = [5]", "joint.sizes"),
        ('"school factory"', '"school casino"', "forbidden.pairs"),
        ("base = 6", 'base = "six"', "values.house.base"),
        ('site = "park"', 'site = "zoo"', "values.house.site"),
        ("on_site = 8", "on_sites = 8", "values.house.on_site"),
        ("shop = 1, school = 2", "casino = 1, school = 2", "values.house.per_other.casino"),
        ("shop = 1, school = 2", "shop = 1000, school = 2", "values.house.per_other.shop"),
        ('colours = ["white"', "colours = [1", "tokens.colours"),
        ('provenance = "deduced"', 'provenance = "dreamt"', "plan.provenance"),
    ],
)
def test_a_wrong_file_is_shown_by_its_key(tmp_path: Path, old: str, new: str, entry: str) -> None:
    with pytest.raises(Trouble) as trouble:
        load_box(changed(tmp_path / "own", old, new))
    assert trouble.value.key == "bad-component"
    assert trouble.value.facts["entry"] == entry
    assert trouble.value.facts["file"] == "own/town.toml"


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    # a school of three lots, which has no codes of its own
    folder = tmp_path / "own"
    changed(folder, 'school = "##"', 'school = "###"')
    options = GAME.options(str(folder))
    position = GAME.setup(3, options, SeededChance(2), SILENT)
    assert isinstance(position, State)
    assert position.box.shapes[PIECES.index("school")] == FIRST_BOX.shapes[PIECES.index("factory")]
    play_on(position, SeededChance(3))
    assert position.outcome() is not None


def test_the_yardstick_for_exchanges_fills_lots_with_the_pieces_left() -> None:
    everything = (1 << len(PIECES)) - 1
    filling = FIRST_BOX.filling(everything)
    assert filling[0] == 0
    assert filling[0b1] == 6
    assert filling[0b11] == 16  # a school
    assert filling[0b1100011] == 48 - 6  # an office on 0156
    assert filling[ALL_UNITS] == 78 + 42  # a department store and an office
    only_houses = FIRST_BOX.filling(1)
    assert only_houses[ALL_UNITS] == 60
    assert FIRST_BOX.filling(0)[ALL_UNITS] == 0
    assert FIRST_BOX.filling(1) is only_houses
