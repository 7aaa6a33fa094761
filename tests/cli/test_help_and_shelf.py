"""Version, help, the shelf, the rules, the figures: in both languages, for people and for programs."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from typing import Any

import pytest
import typer

import ludotheque
from ludotheque.cli.app import app
from ludotheque.games import CATALOGUE
from ludotheque.texts.language import LANGUAGES
from tests.cli.support import environment, run, run_program

COMMANDS = [
    "serve",
    "games",
    "play",
    "rules",
    "replay",
    "simulate",
    "arena",
    "train",
    "bench",
    "solve",
    "verify",
    "backup",
    "move-data",
    "config",
    "loadtest",
]
TABLES = ["list", "export", "import", "delete"]
languages = pytest.mark.parametrize("lang", LANGUAGES)


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    english, french = run("--version"), run("--version", lang="fr")
    build = "compiled" if ludotheque.is_compiled() else "pure Python"
    assert english.out == f"ludotheque {ludotheque.__version__} ({build})\n"
    assert french.out == english.out
    assert english.code == french.code == 0


def test_the_program_runs_on_its_own() -> None:
    result = run_program("--version")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"ludotheque {ludotheque.__version__} (")


@languages
@pytest.mark.parametrize("command", ["", *COMMANDS, "tables", *[f"tables {name}" for name in TABLES]])
def test_help_is_in_the_language_and_shows_no_bare_key(command: str, lang: str) -> None:
    result = run(*command.split(), "--help", lang=lang)
    assert result.code == 0
    assert not re.search(r"cli-\w+|\{ ?\$", result.out)
    assert ("Shows this help." if lang == "en" else "Montre cette aide.") in result.words


def test_help_follows_the_option_wherever_it_stands() -> None:
    assert "Les jeux de la collection." in run("--help", "--lang", "fr").words
    assert "Les jeux de la collection." in run("--lang=fr", "--help").words
    assert "The games of the collection." in run("--help", "--lang", "en", lang="fr").words


def test_the_commands_are_all_there() -> None:
    program: Any = typer.main.get_command(app)
    assert list(program.commands) == [*COMMANDS, "tables"]
    assert list(program.commands["tables"].commands) == TABLES


def imported(asked: str) -> list[str]:
    """The names of the modules that a run of the program has imported at its end."""
    code = "import sys; sys.argv = ['ludotheque', *sys.argv[1:]]\nfrom ludotheque.cli import main\n"
    code += "try: main()\nfinally: print(list(sys.modules), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code, *asked.split()],
        capture_output=True,
        text=True,
        env=environment("en"),
        check=True,
    )
    names: list[str] = ast.literal_eval(done.stderr)
    return names


@pytest.mark.parametrize(
    ("asked", "parts"),
    [
        ("--version", {"cli", "kernel"}),
        ("--help", {"cli", "kernel", "texts"}),
        ("tables --help", {"cli", "kernel", "texts"}),
    ],
)
def test_help_and_version_import_no_game_table_or_server(asked: str, parts: set[str]) -> None:
    """A command imports what it needs when it runs: these two cost little."""
    names = imported(asked)
    assert {name.split(".")[1] for name in names if name.startswith("ludotheque.")} == parts


@pytest.mark.parametrize(
    ("asked", "most", "absent"),
    [
        ("--version", 150, {"typer", "fluent", "rich"}),
        ("--help", 200, {"rich", "fluent", "babel", "attr", "asyncio"}),
    ],
)
def test_help_and_version_import_few_modules(asked: str, most: int, absent: set[str]) -> None:
    """Importing is nearly all they cost: help had more than 400 modules when Rich and Fluent made it."""
    names = imported(asked)
    assert not absent & {name.split(".")[0] for name in names}
    assert len(names) < most


def test_a_group_alone_shows_its_help() -> None:
    alone, helped = run("tables"), run("tables", "--help")
    assert (alone.code, alone.err.strip()) == (2, helped.out.strip())


def test_the_package_is_a_program_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "--version"],
        capture_output=True,
        text=True,
        env=environment("en"),
    )
    assert done.stdout == run("--version").out


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LUDOTHEQUE_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR.UTF-8"}, "joueurs"),
        ({"LUDOTHEQUE_LANG": "", "LC_ALL": "fr_CA.UTF-8", "LANG": "en_GB.UTF-8"}, "joueurs"),
        ({"LUDOTHEQUE_LANG": "en", "LC_ALL": "fr_FR.UTF-8"}, "players"),
    ],
)
def test_the_locale_chooses_the_language(variables: dict[str, str], word: str) -> None:
    assert word in run_program("games", **variables).out


# --- games -----------------------------------------------------------------------------------------------


@languages
def test_the_shelf_shows_every_game(lang: str) -> None:
    result = run("games", lang=lang)
    for game in CATALOGUE:
        assert f"{game.meta.titles[lang]}" in result.out
        assert f"[{game.meta.id}]" in result.out
        assert game.meta.designer in result.out and str(game.meta.year) in result.out
        for option in game.meta.options:
            assert f"--option {option.key}=" in result.words


@languages
def test_the_shelf_as_data(lang: str) -> None:
    shelf = json.loads(run("games", "--json", lang=lang).out)["games"]
    assert [entry["id"] for entry in shelf] == [game.meta.id for game in CATALOGUE]
    first = shelf[0]
    assert first["title"] == CATALOGUE[0].meta.titles[lang]
    assert first["seats"] == {"least": 3, "most": 5}
    assert first["edition"] in first["editions"]
    assert {"key", "title", "kind", "default", "choices", "hint"} == set(first["options"][0])
    assert first["tagline"]


# --- rules -----------------------------------------------------------------------------------------------


def test_one_paragraph_one_chapter_or_the_whole_page() -> None:
    paragraph = run("rules", "paradis", "4.3")
    assert "4.3" in paragraph.out and "4.4" not in paragraph.out
    chapter = run("rules", "paradis", "§4")
    assert all(f"4.{number}" in chapter.out for number in range(1, 6)) and "5.1" not in chapter.out
    page = run("rules", "paradis")
    assert "1.1" in page.out and "11.4" in page.out


def test_the_rules_are_in_the_language() -> None:
    assert "If several share the highest bid" in run("rules", "paradis", "4.3").words
    assert "Si plusieurs partagent la plus forte mise" in run("rules", "paradis", "4.3", lang="fr").words


@languages
def test_the_rules_as_data(lang: str) -> None:
    data = json.loads(run("rules", "paradis", "4.3", "--json", lang=lang).out)
    assert (data["game"], data["lang"]) == ("paradis", lang)
    (paragraph,) = data["paragraphs"]
    assert paragraph["number"] == "4.3" and paragraph["text"].startswith("**4.3**")


# --- bench -----------------------------------------------------------------------------------------------


def test_bench_measures_every_game() -> None:
    data = json.loads(run("bench", "--seconds", "0.01", "--json").out)
    assert data["compiled"] is ludotheque.is_compiled()
    assert [entry["game"] for entry in data["games"]] == [game.meta.id for game in CATALOGUE]
    for entry in data["games"]:
        assert entry["matches"] >= 1 and entry["decisions"] >= entry["matches"]
        assert entry["decisions_per_second"] > 0 and entry["copies_per_second"] > 0


@languages
def test_bench_for_people(lang: str) -> None:
    result = run("bench", "paradis", "--seconds", "0.01", lang=lang)
    assert result.code == 0
    assert "paradis" in result.out
    assert ("Decisions/s" if lang == "en" else "Décisions/s") in result.out


# --- solve -----------------------------------------------------------------------------------------------

QUESTION = ("solve", "last_chance", "--card", "LC02", "--dice", "1,2,4,4,5", "--rolls", "4")


def test_the_solver_answers_with_a_float_a_fraction_and_the_whole_ranking() -> None:
    data = json.loads(run(*QUESTION, "--json").out)
    above, below = (int(part) for part in data["fraction"].split("/"))
    assert data["p"] == pytest.approx(above / below)
    assert data["ranking"][0]["keep"] == data["keep"]
    assert data["ranking"] == sorted(data["ranking"], key=lambda line: -line["p"])
    assert len(data["ranking"]) > 12


@languages
def test_the_solver_for_people(lang: str) -> None:
    result = run(*QUESTION, lang=lang)
    assert (
        "Keep 4: success in 30.7928% of cases" if lang == "en" else "Gardez 4 : réussite dans 30,7928 %"
    ) in result.words
    assert "--json" in result.out
