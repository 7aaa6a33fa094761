"""Editions: what is wrong with a component file is said by file, entry and expectation."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.games.paradis.game import GAME
from ludotheque.kernel.trouble import Trouble

PRINTED = Path(GAME.folder) / "components" / "kosmos-1993" / "island.toml"


def edition(folder: Path, old: str, new: str) -> str:
    """A copy of the edition with one thing changed."""
    own = folder / "own"
    own.mkdir()
    text = PRINTED.read_text(encoding="utf-8")
    assert old in text
    (own / "island.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(own)


def test_the_printed_edition_and_its_provenance() -> None:
    box = GAME.box("kosmos-1993")
    assert (box.premium, box.exclusivity, box.diversity) == (10, 20, 20)
    assert box.provenance["money"] == "printed"
    assert box.provenance["drawing"] == "reconstructed"


def test_an_owner_of_the_box_may_correct_a_value(tmp_path: Path) -> None:
    assert GAME.box(edition(tmp_path, "premium = 10", "premium = 12")).premium == 12


@pytest.mark.parametrize(
    ("old", "new", "entry", "expected"),
    [
        ("villas = 3", "villas = 2", "tiles.villas", "a whole number from 3 to 3"),
        ("hotels = 1", "", "tiles.hotels", "a whole number from 1 to 1"),
        ("NW1 = [0, 0]", "", "drawing.NW1", "a list of 2 whole numbers"),
        ("SEC = [2, 2]", "SEC = [2]", "drawing.SEC", "a list of 2 whole numbers"),
        ("premium = 10", 'premium = "ten"', "money.premium", "a whole number from 0 to 1000000"),
        ("4 = 60", "4 = 0", "money.start_cash.4", "a whole number from 1 to 1000000"),
        ("20, 10]", "20]", "environment_prize.first", "a list of 8 whole numbers"),
    ],
)
def test_a_wrong_entry_is_named(tmp_path: Path, old: str, new: str, entry: str, expected: str) -> None:
    with pytest.raises(Trouble) as trouble:
        GAME.box(edition(tmp_path, old, new))
    assert trouble.value.key == "bad-component"
    assert trouble.value.facts["file"] == "own/island.toml"
    assert trouble.value.facts["entry"] == entry
    assert trouble.value.facts["expected"] == expected


def test_a_table_without_provenance_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble) as trouble:
        GAME.box(
            edition(
                tmp_path,
                "[tiles]                     # for each district; the back of every tile is "
                'nature\nprovenance = "printed"',
                "[tiles]",
            )
        )
    assert trouble.value.facts["entry"] == "tiles.provenance"
    assert "printed, deduced, reconstructed" in str(trouble.value.facts["expected"])


def test_broken_toml_a_missing_file_and_an_unknown_edition(tmp_path: Path) -> None:
    with pytest.raises(Trouble) as broken:
        GAME.box(edition(tmp_path, "[tiles]", "[tiles"))
    assert broken.value.facts["expected"] == "a TOML file"
    (tmp_path / "empty").mkdir()
    with pytest.raises(Trouble) as missing:
        GAME.box(str(tmp_path / "empty"))
    assert missing.value.facts["expected"] == "a component file"
    with pytest.raises(Trouble) as unknown:
        GAME.box("kosmos-2093")
    assert unknown.value.key == "unknown-edition"
    assert unknown.value.facts["known"] == "kosmos-1993"
