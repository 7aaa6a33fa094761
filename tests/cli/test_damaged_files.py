"""Damaged saves and replays: one clear sentence on standard error, exit code 2, and the file stays as it is."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.files import PERSON, text_of
from ludotheque.games import CATALOGUE
from ludotheque.kernel.game import Game
from ludotheque.texts.language import LANGUAGES
from tests.cli.support import a_match, refused, run, saved

languages = pytest.mark.parametrize("lang", LANGUAGES)

Damage = Callable[[dict[str, Any]], object]

DAMAGES: dict[str, tuple[Damage, str, str]] = {
    "no format": (
        lambda data: data.pop("ludotheque"),
        "a game file of format 1",
        "un fichier de partie au format 1",
    ),
    "unknown game": (lambda data: data.update(game="chess"), "no game called “chess”", "pas de jeu nommé"),
    "seats": (
        lambda data: data.update(seats="three"),
        "(seats): expected a number of seats",
        "un nombre de places",
    ),
    "too many seats": (lambda data: data.update(seats=8), "3 to 5 players", "3 à 5 joueurs"),
    "edition": (lambda data: data.update(edition="lost"), "no edition “lost”", "pas d'édition « lost »"),
    "options": (lambda data: data.update(options=[]), "the options of the table", "les options de la table"),
    "setup": (
        lambda data: data.update(setup=[["tiles"]]),
        "random draws, each with its reason",
        "chacun avec sa raison",
    ),
    "other tiles": (
        lambda data: data.update(setup=[["tiles", [1, 2]]]),
        "another draw",
        "un autre tirage",
    ),
    "no tiles": (
        lambda data: data.update(setup=[]),
        "a random draw for “tiles”",
        "un tirage pour « tiles »",
    ),
    "moves": (lambda data: data.update(moves={}), "a list of moves", "une liste de coups"),
    "a short move": (lambda data: data["moves"].insert(2, ["A"]), "(move 3)", "(coup 3)"),
    "no such seat": (lambda data: data["moves"].insert(0, ["E", "bid 1", []]), "not E", "pas E"),
    "no such letter": (lambda data: data["moves"].insert(0, ["Zed", "bid 1", []]), "not Zed", "pas Zed"),
    "no such action": (lambda data: data["moves"].insert(0, ["A", "fly", []]), "not “fly”", "pas « fly »"),
    "an illegal move": (
        lambda data: data["moves"].insert(0, ["A", "bid 1", []]),
        "(see §3.1)",
        "(voir §3.1)",
    ),
    "too much chance": (
        lambda data: data["moves"][0][2].append(["die", 6]),
        "than the random draws",
        "que les tirages",
    ),
    "an unknown bot": (
        lambda data: data.update(players=["person", "person", "hal"]),
        "bot called “hal”",
        "« hal »",
    ),
}


@languages
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_save_is_shown_and_left_alone(damage: str, lang: str, tmp_path: Path) -> None:
    hurt, english, french = DAMAGES[damage]
    data = json.loads(saved())
    hurt(data)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    before = file.read_bytes()
    sentence = english if lang == "en" else french
    refused(run("play", "--load", str(file), "--save", str(file), lang=lang), sentence)
    if damage != "an unknown bot":  # a replay needs none
        refused(run("replay", str(file), lang=lang), sentence)
        refused(run("replay", str(file), "--json", lang=lang), sentence)
    assert file.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.json"]


@languages
@pytest.mark.parametrize("content", [b"", b"not JSON", b"[]", b"\xff\xfe\x00", b'{"ludotheque": 1}', b"null"])
def test_what_is_no_game_file_at_all(content: bytes, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    refused(run("replay", str(file), lang=lang), "damaged" if lang == "en" else "abîmé")
    refused(run("play", "--load", str(file), lang=lang), "damaged" if lang == "en" else "abîmé")


def test_a_truncated_save_is_damaged(tmp_path: Path) -> None:
    text = saved()
    file = tmp_path / "match.json"
    for share in (0.1, 0.5, 0.9, 0.999):
        file.write_text(text[: int(len(text) * share)], encoding="utf-8")
        refused(run("replay", str(file)), "damaged")


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_a_scribbled_file_never_crashes(game: Game, tmp_path: Path) -> None:
    """Letters changed here and there: the file still reads, or one sentence says what is wrong."""
    match = a_match(game, 25)
    text = text_of(match, [PERSON] * match.seats)
    file = tmp_path / "match.json"
    pen = random.Random(20)
    outcomes = set()
    for _ in range(50):
        letters = list(text)
        for _ in range(pen.choice((1, 1, 2, 5))):
            letters[pen.randrange(len(letters))] = pen.choice('0123456789ABCxyz[]{}",: -')
        file.write_text("".join(letters), encoding="utf-8")
        result = run("replay", str(file), "--json")
        outcomes.add(result.code)
        if result.code:
            refused(result)
    assert outcomes == {0, 2}


def test_a_save_of_another_game_is_not_taken_for_this_one(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(saved().replace('"game": "paradis"', '"game": "chess"'), encoding="utf-8")
    refused(run("play", "paradis", "--load", str(file)), "no game called “chess”")
    others = [game for game in CATALOGUE if game.meta.id != "paradis"]
    for other in others:
        match = a_match(other, 3)
        file.write_text(text_of(match, [PERSON] * match.seats), encoding="utf-8")
        refused(run("play", "paradis", "--load", str(file)), f"holds a match of {other.meta.id}")
