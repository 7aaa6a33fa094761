"""A match from its file, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.cli.files import text_of
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.game import Game
from ludotheque.texts.language import LANGUAGES
from tests.cli.support import a_match, run

languages = pytest.mark.parametrize("lang", LANGUAGES)
WHOLE = 10_000  #: moves: more than any match has


def kept(folder: Path, game: Game, moves: int) -> Path:
    match = a_match(game, moves)
    file = folder / f"{game.meta.id}.json"
    file.write_text(text_of(match, ["random"] * match.seats), encoding="utf-8")
    return file


@languages
@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_a_whole_match_is_shown_to_its_end(game: Game, lang: str, tmp_path: Path) -> None:
    file = kept(tmp_path, game, WHOLE)
    result = run("replay", str(file), lang=lang)
    assert (result.code, result.err) == (0, "")
    assert result.words.startswith(" ".join(game.meta.titles[lang].split()))
    assert "\n1. " in result.out
    assert "Total" in result.out


@languages
def test_an_unfinished_match(lang: str, tmp_path: Path) -> None:
    result = run("replay", str(kept(tmp_path, find_game("paradis"), 7)), lang=lang)
    assert ("7 moves have been made" if lang == "en" else "7 coups ont été joués") in result.words
    assert result.out.count(". A ") + result.out.count(". B ") + result.out.count(". C ") == 7


def test_a_replay_as_data(tmp_path: Path) -> None:
    match = a_match(find_game("paradis"), WHOLE)
    data = json.loads(run("replay", str(kept(tmp_path, find_game("paradis"), WHOLE)), "--json").out)
    assert (data["game"], data["seats"], data["over"]) == ("paradis", 3, True)
    assert data["players"] == ["random"] * 3
    assert [move["action"] for move in data["moves"]] == [move.action.notation for move in match.moves]
    assert all(set(move) == {"number", "seat", "action", "drawn", "facts"} for move in data["moves"])
    outcome = match.position.outcome()
    assert outcome is not None
    assert data["outcome"]["scores"] == outcome.scores
    assert data["outcome"]["winners"] == ["ABC"[seat] for seat in outcome.winners]
    assert set(data["outcome"]["breakdown"]) == {line.category for line in outcome.breakdown}
    shown = [fact["text"] for move in data["moves"] for fact in move["facts"]]
    assert any("wins the auction" in text or "pays nothing" in text for text in shown)


def test_step_by_step_shows_the_table_and_stops_when_asked(tmp_path: Path) -> None:
    file = kept(tmp_path, find_game("paradis"), 6)
    stopped = run("replay", str(file), "--step", typed="\n\nstop\n")
    assert stopped.out.count("next move") == 3
    assert "▶" in stopped.out and "60" not in stopped.out.partition("Paras")[2].splitlines()[0]
    whole = run("replay", str(file), "--step", typed="\n" * 6)
    assert whole.out.count("next move") == 6


def test_a_match_of_older_rules_is_not_played_again_but_shown(tmp_path: Path) -> None:
    file = kept(tmp_path, find_game("paradis"), 7)
    text = file.read_text(encoding="utf-8").replace('"rules_version": 1', '"rules_version": 0')
    file.write_text(text, encoding="utf-8")
    result = run("replay", str(file))
    assert "follows older rules: its 7 moves" in result.words
    data = json.loads(run("replay", str(file), "--json").out)
    assert len(data["moves"]) == 7 and "facts" not in data["moves"][0]
    assert run("play", "--load", str(file), "--bots", "none", typed="\nlog\nquit\n\n").code == 0
