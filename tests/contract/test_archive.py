"""Saved games outlive releases: every match of the archive replays to its own end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.matchfile import file_text, read_match
from ludotheque.kernel.seats import letter
from tests.contract.archive import folder

FILES = [file for game in CATALOGUE for file in sorted(folder(game).glob("*.json"))]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_an_archived_match_replays_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    data = json.loads(text)
    match = read_match(text, find_game, SeededChance(0))
    outcome = match.position.outcome()
    assert outcome is not None
    assert [letter(seat) for seat in outcome.winners] == data["winners"]
    assert match.length() == len(data["moves"]) > 0
    if data["rules_version"] == match.game.meta.rules_version:
        assert file_text(match) == text


def test_every_game_has_matches_of_today_in_the_archive() -> None:
    for game in CATALOGUE:
        assert list(folder(game).glob(f"v{game.meta.rules_version}-*.json")), game.meta.id
