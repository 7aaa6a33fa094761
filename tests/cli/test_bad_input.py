"""Bad input: one clear sentence on standard error, exit code 2, nothing written over."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ludotheque.games import find_game
from ludotheque.texts.language import LANGUAGES
from tests.cli.support import refused, run, run_program

languages = pytest.mark.parametrize("lang", LANGUAGES)


#: The command, and what its sentence contains in English and in French.
SENTENCES: list[tuple[str, str, str]] = [
    ("play chess", "no game called “chess”", "pas de jeu nommé « chess »"),
    ("simulate chess", "no game called “chess”", "pas de jeu nommé « chess »"),
    ("rules chess", "no game called “chess”", "pas de jeu nommé « chess »"),
    ("bench chess", "no game called “chess”", "pas de jeu nommé « chess »"),
    ("play paradis --seats 9", "3 to 5 players, not for 9", "de 3 à 5 joueurs, pas à 9"),
    ("play paradis --seats 0", "3 to 5 players, not for 0", "de 3 à 5 joueurs, pas à 0"),
    ("play paradis --seats -1", "3 to 5 players", "de 3 à 5 joueurs"),
    ("simulate paradis --seats 2", "3 to 5 players, not for 2", "de 3 à 5 joueurs, pas à 2"),
    ("play paradis --seats many", "--seats must be a whole number", "--seats doit être un nombre entier"),
    ("simulate paradis --matches 0", "--matches must be greater", "--matches doit être plus grand"),
    ("simulate paradis --jobs -2", "--jobs must be greater", "--jobs doit être plus grand"),
    ("simulate paradis --bots none", "At least one bot", "au moins un robot"),
    ("simulate paradis --seats 3 --bots random,random,random,random", "4 bots", "4 robots"),
    ("play paradis --bots hal", "no bot called “hal”", "pas de robot nommé « hal »"),
    ("play paradis --seats 3 --bots greedy,greedy,greedy,random", "4 bots", "4 robots"),
    ("play paradis --names Ann,Ann", "all different", "tous différents"),
    ("play paradis --names A,B,C,D,E,F", "“A, B, C, D, E, F”", "« A, B, C, D, E, F »"),
    ("play paradis --option rain", "“rain” is not of the form key=value", "clé=valeur"),
    ("play paradis --option rain=yes", "no option “rain”", "pas d'option « rain »"),
    ("play paradis --option open_money=maybe", "expected yes or no", "attendu : yes (oui) ou no (non)"),
    ("play paradis --option first_chooser=E", "a seat of the table", "une place de la table"),
    ("play paradis --edition lost", "no edition “lost”", "pas d'édition « lost »"),
    ("rules paradis 99", "no paragraph “99”", "pas de paragraphe « 99 »"),
    (
        "replay nowhere.json",
        "no file or folder called nowhere.json",
        "pas de fichier ni de dossier nommé nowhere.json",
    ),
    (
        "play --load nowhere.json",
        "no file or folder called nowhere.json",
        "pas de fichier ni de dossier nommé nowhere.json",
    ),
    ("replay .", ". is a folder", ". est un dossier"),
    ("bench --seconds 0", "--seconds must be greater", "--seconds doit être plus grand"),
    ("bench --seconds soon", "--seconds must be a number", "--seconds doit être un nombre"),
    (
        "solve paradis --card LC02 --dice 1,2,4,4,5 --rolls 4",
        "no solver for paradis",
        "pas de solveur pour paradis",
    ),
    ("solve last_chance --card LC99 --dice 1,2,4,4,5 --rolls 4", "no card “LC99”", "pas de carte « LC99 »"),
    ("solve last_chance --card LC02 --dice 1,2,9 --rolls 4", "not five dice", "pas cinq dés"),
    ("solve last_chance --card LC02 --dice 1,2,4,4,5 --rolls -1", "number of rolls", "nombre de jets"),
    ("solve last_chance --dice 1,2,4,4,5 --rolls 4", "--card is missing", "manque --card"),
    ("paly", "no command “paly”", "pas de commande « paly »"),
    ("simulate", "GAME is missing", "manque GAME"),
    ("games --colour", "no option --colour", "pas d'option --colour"),
    ("play paradis --seats", "--seats needs a value", "--seats demande une valeur"),
    ("games extra", "“extra” was not understood", "« extra » n'est pas compris"),
    ("games --lang de", "“de” is not available", "La langue « de »"),
]


@languages
@pytest.mark.parametrize(("command", "english", "french"), SENTENCES, ids=[line[0] for line in SENTENCES])
def test_one_sentence_and_exit_code_2(command: str, english: str, french: str, lang: str) -> None:
    result = run(*command.split(), lang=lang)
    refused(result, english if lang == "en" else french)
    assert result.out == ""


def test_the_program_itself_leaves_with_code_2_and_no_traceback() -> None:
    refused(run_program("play", "chess"), "no game called “chess”")
    refused(run_program("simulate", "paradis", "--seats", "9", lang="fr"), "de 3 à 5 joueurs")
    refused(run_program("play", "paradis", typed="fly to the moon\n"), "“fly to the moon” is not an action")


# --- an edition with a missing tile ----------------------------------------------------------------------


@pytest.fixture
def own_edition(tmp_path: Path) -> Path:
    folder = tmp_path / "my-box"
    shutil.copytree(find_game("paradis").folder / "components" / "kosmos-1993", folder)
    return folder


def spoilt(folder: Path, before: str, after: str) -> Path:
    file = folder / "island.toml"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    return folder


@languages
@pytest.mark.parametrize(
    ("before", "after", "english", "french"),
    [
        (
            "villas = 3",
            "villas = 2",
            "at tiles.villas: expected the number 3, found 2",
            "faux à tiles.villas",
        ),
        ("hotels = 1\n", "", "at tiles.hotels: expected the number 1, found nothing", "trouvé : rien"),
        (
            "NW2 = [0, 1]\n",
            "",
            "at drawing.NW2: expected a list of 2 whole numbers",
            "une liste de 2 nombres entiers",
        ),
        ('provenance = "printed"', 'provenance = "guessed"', "one of printed, deduced", "printed, deduced"),
        ("[tiles]", "[tiles", "expected a TOML file", "un fichier TOML"),
    ],
)
def test_an_edition_with_a_missing_tile(
    own_edition: Path, before: str, after: str, english: str, french: str, lang: str
) -> None:
    folder = spoilt(own_edition, before, after)
    for command in ("play", "simulate"):
        result = run(command, "paradis", "--edition", str(folder), lang=lang)
        refused(result, "my-box/island.toml", english if lang == "en" else french)


def test_an_edition_without_its_file(own_edition: Path) -> None:
    (own_edition / "island.toml").unlink()
    refused(run("play", "paradis", "--edition", str(own_edition)), "expected a component file, found nothing")


def test_a_good_edition_of_ones_own_is_played(own_edition: Path) -> None:
    folder = spoilt(own_edition, "premium = 10", "premium = 11")
    assert run("simulate", "paradis", "--edition", str(folder), "--matches", "2", "--json").code == 0


# --- at the table ----------------------------------------------------------------------------------------


@languages
def test_an_action_not_in_the_notation_ends_a_script(lang: str) -> None:
    result = run("play", "paradis", "--seed", "5", lang=lang, typed="fly to the moon\nquit\n\n")
    refused(
        result,
        "“fly to the moon” is not an action" if lang == "en" else "« fly to the moon » n'est pas une action",
    )


@pytest.mark.parametrize(
    "line", ["99", "why fly", "bid", "bid seven", "bid -1", "bid 99999999999999999999", "é" * 9000]
)
def test_other_lines_that_mean_nothing(line: str) -> None:
    refused(run("play", "paradis", "--seed", "5", typed=f"{line}\n"), "is not an action of this game")


def test_a_match_that_is_kept_survives_a_bad_script(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ("play", "paradis", "--seed", "5", "--option", "first_chooser=A", "--save", str(file))
    refused(run(*args, typed="auction NW\nfly\n"), "fly")
    assert json.loads(file.read_text(encoding="utf-8"))["moves"][0][:2] == ["A", "auction NW"]
