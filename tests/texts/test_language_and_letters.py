"""Which language, how numbers and French are written, and the rule page by paragraph."""

from __future__ import annotations

import pytest

from ludotheque.games import find_game
from ludotheque.kernel.trouble import Trouble
from ludotheque.texts.language import choose_language
from ludotheque.texts.numbers import number, percent
from ludotheque.texts.rulebook import rulebook
from ludotheque.texts.typography import typeset

# --- the language ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "environment", "chosen"),
    [
        (None, {}, "en"),
        ("fr", {"LUDOTHEQUE_LANG": "en"}, "fr"),
        (None, {"LUDOTHEQUE_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_CA", "LANG": "en_US.UTF-8"}, "fr"),
        (None, {"LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "fr_FR"}, "en"),
        (None, {"LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ("fr-CA", {}, "fr"),
        ("EN", {"LANG": "fr"}, "en"),
    ],
)
def test_the_language_is_asked_for_or_found(
    asked: str | None, environment: dict[str, str], chosen: str
) -> None:
    assert choose_language(asked, environment) == chosen


def test_a_language_that_is_not_spoken_is_trouble() -> None:
    with pytest.raises(Trouble) as trouble:
        choose_language("de", {})
    assert trouble.value.key == "unknown-language"


# --- numbers and letters ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "decimals", "lang", "shown"),
    [
        (0, 0, "en", "0"),
        (999, 0, "fr", "999"),
        (1000, 0, "en", "1\u202f000"),
        (1234567, 0, "fr", "1\u202f234\u202f567"),
        (-5, 0, "en", "\u22125"),
        (-0.001, 1, "en", "0.0"),
        (1234.5, 2, "en", "1\u202f234.50"),
        (1234.5, 2, "fr", "1\u202f234,50"),
    ],
)
def test_numbers(value: float, decimals: int, lang: str, shown: str) -> None:
    assert number(value, decimals, lang) == shown


def test_percentages() -> None:
    assert percent(0.2667, 1, "en") == "26.7%"
    assert percent(0.2667, 1, "fr") == "26,7\u00a0%"


@pytest.mark.parametrize(
    ("raw", "set_in_type"),
    [
        ("villa de Antoine", "villa d'Antoine"),
        ("villa de Émile", "villa d'Émile"),
        ("villa de Claude", "villa de Claude"),
        ("villa de A", "villa de A"),
        ("il dit que Anne vient", "il dit qu'Anne vient"),
        ("un prix de 11 Paras", "un prix de 11 Paras"),
        ("le code a changé", "le code a changé"),
        ("Quoi ?", "Quoi\u202f?"),
        ("« oui » : non", "«\u00a0oui\u00a0»\u00a0: non"),
    ],
)
def test_french_is_set_in_type(raw: str, set_in_type: str) -> None:
    assert typeset(raw) == set_in_type


# --- the rule page ---------------------------------------------------------------------------------------


def test_the_rule_page_is_found_by_paragraph_and_by_chapter() -> None:
    for lang in ("en", "fr"):
        book = rulebook(find_game("paradis"), lang)
        (one,) = book.find("§4.3")
        assert one.number == "4.3" and one.text.startswith("**4.3** ") and one.chapter.startswith("4")
        assert [part.number for part in book.find("4")] == ["4.1", "4.2", "4.3", "4.4", "4.5"]
        with pytest.raises(Trouble) as trouble:
            book.find("99")
        assert trouble.value.key == "unknown-paragraph"


def test_a_paragraph_ends_where_the_next_or_a_heading_begins() -> None:
    book = rulebook(find_game("paradis"), "en")
    for part in book.paragraphs:
        assert part.text.count("**" + part.number + "**") == 1
        assert "\n## " not in part.text
