"""The box: what is in it, and what is said of a wrong file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludotheque.games.last_chance.components import load_box
from ludotheque.games.last_chance.game import GAME
from ludotheque.kernel.editions import find_edition
from ludotheque.kernel.trouble import Trouble
from tests.games.last_chance.bar import BOX
from tests.support import rule


@rule("3.1", "2.2")
def test_the_deck_has_36_different_cards_and_says_where_they_come_from() -> None:
    assert [card.id for card in BOX.deck] == [f"LC{number:02d}" for number in range(1, 37)]
    assert len({card.combination() for card in BOX.deck}) == 36
    printed = [card.id for card in BOX.deck if card.provenance == "printed"]
    assert printed == ["LC01", "LC02", "LC03"]
    assert [card.id for card in BOX.deck if card.dice_provenance == "printed"] == [*printed, "LC04"]
    assert (BOX.start_cash, BOX.cards_in_play) == (800_000, 7)


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        ("cards.toml", 'dice = ["2", "3", "4", "5", "6"]', 'dice = ["2", "3", "4", "5"]', "LC01.dice"),
        ("cards.toml", 'dice = ["2", "3", "4", "5", "6"]', 'dice = ["2", "3", "4", "5", "7"]', "LC01.dice"),
        ("cards.toml", "prize = 160_000", "prize = 165_000", "LC01.prize"),
        ("cards.toml", "rolls = 3 ", "rolls = 0 ", "LC01.rolls"),
        ("cards.toml", 'dice_provenance = "printed"', 'dice_provenance = "rumour"', "LC04.dice_provenance"),
        ("cards.toml", 'provenance = "printed"', 'source = "printed"', "LC01.provenance"),
        ("table.toml", "start_cash = 800_000", "start_cash = 805_000", "money.start_cash"),
        ("table.toml", "start_cash = 800_000", "start_cash = 900_000", "money.start_notes"),
        ("table.toml", "10000 = 5,", "15000 = 5,", "money.start_notes.15000"),
        ("table.toml", "dice = 5", "dice = 6", "match.dice"),
        ("table.toml", "cards = 7", "cards = 37", ""),
    ],
)
def test_a_wrong_file_is_shown_by_its_entry(
    tmp_path: Path, file: str, old: str, new: str, entry: str
) -> None:
    edition = tmp_path / "mine"
    shutil.copytree(GAME.folder / "components" / GAME.meta.edition, edition)
    text = (edition / file).read_text()
    assert old in text
    (edition / file).write_text(text.replace(old, new, 1))
    with pytest.raises(Trouble) as trouble:
        load_box(find_edition(tmp_path, "mine"))
    assert trouble.value.key == "bad-component"
    assert trouble.value.facts["entry"] == entry
