"""Beside the rules: a player aid in both languages, and an honest sentence for every component we made ourselves."""

from __future__ import annotations

import re
import tomllib

import pytest

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.editions import component_files
from ludotheque.kernel.game import Game
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.texts import Texts
from ludotheque.web.pages import markdown_file, reconstructed, rule_page

games = pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
languages = pytest.mark.parametrize("lang", LANGUAGES)

ONE_SCREEN = 2000  #: characters of text that a screen holds beside the rules


@games
@languages
def test_every_game_has_an_aid_of_one_screen(game: Game, lang: str) -> None:
    text = re.sub(r"<[^>]+>", "", markdown_file(game.folder / f"aid.{lang}.md"))
    assert 0 < len(text) < ONE_SCREEN


@games
@languages
def test_an_aid_quotes_paragraphs_of_its_rules(game: Game, lang: str) -> None:
    rules = rule_page(game, lang)
    quoted = re.findall(r"§(\d+(?:\.\d+)?)", markdown_file(game.folder / f"aid.{lang}.md"))
    assert quoted
    for number in quoted:
        assert f'id="r{number}' in rules, number


@languages
def test_the_values_in_the_aid_of_metropolis_are_those_of_the_rules(lang: str) -> None:
    game = find_game("metropolis")
    aid = values(markdown_file(game.folder / f"aid.{lang}.md"), without=1)
    assert len(aid) == 8 and aid == values(rule_page(game, lang))[-8:]


def values(html: str, without: int | None = None) -> list[list[str]]:
    """The figures of each row of the tables with signs in them; a column may be left out."""
    found = []
    for row in re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL):
        cells = re.findall(r"<td>(.*?)</td>", row, re.DOTALL)
        if without is not None:
            cells = [cell for at, cell in enumerate(cells) if at != without]
        if cells and re.search(r"[+−]\d", cells[-1]):
            found.append(re.findall(r"[+−]?\d+", " ".join(cells[1:])))
    return found


@games
@languages
def test_every_reconstructed_component_has_its_sentence(game: Game, lang: str) -> None:
    made = 0
    for file in component_files(game.folder / "components"):
        whole = f"made-{file.stem}"
        for key, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if isinstance(value, dict) and value.get("provenance") == "reconstructed":
                made += 1
                say = Texts(lang)
                assert say.has(game.meta.id, f"{whole}-{key}") or say.has(game.meta.id, whole), key
    lines = reconstructed(game, lang)
    assert bool(lines) == bool(made) and len(lines) == len(set(lines)) <= made
    assert not any(line.startswith("made-") or "{" in line for line in lines)
