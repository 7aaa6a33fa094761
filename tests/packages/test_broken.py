"""A package that cannot be opened costs one line; all other games stay."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludotheque.games import OURS
from ludotheque.kernel import catalogue
from tests.packages.support import MAREE, run, write_package

IDS = "from ludotheque.games import CATALOGUE; print(*[game.meta.id for game in CATALOGUE])"
COPY = "from ludotheque.kernel.game import Game, Meta\nfrom maree.game import GAME as MAREE\n"
OTHER = (
    COPY
    + """
from pathlib import Path
META = Meta({id!r}, {titles!r}, "", "", 2026, {seats}, 5, {edition!r}, (), 1)
GAME = Game(META, Path({folder!r}), MAREE.package, records=())
"""
)
TITLES = {"en": "Tide", "fr": "Marée", "original": "Marée"}


def other(**changed: object) -> str:
    """A game of another id in Marée's folder, with something changed."""
    given = {"id": "broken", "titles": TITLES, "seats": (2, 4), "edition": "harbour"}
    return OTHER.format(**{**given, "folder": str(MAREE / "maree"), **changed})


#: What each package does, and what is said of it.
BROKEN = [
    ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
    ("GAME = 1 /", "SyntaxError"),
    ("raise OSError('the disk\\nis gone')", "OSError: the disk is gone"),
    ("other = 1", "AttributeError"),
    ("GAME = 'chess'", "Incomplete: broken_04:GAME is no Game"),
    (other(id="paradis"), "ValueError: there is a game of the id paradis already"),
    (other(id="../etc"), "Incomplete: '../etc' is no id"),
    (other(titles={"en": "Tide"}), "Incomplete: no title for fr, original"),
    (other(seats=(2, 9)), "Incomplete: a game has 1 to 6 seats"),
    (other(edition="attic"), "Trouble: unknown-edition"),
    (other(folder="/nowhere"), "Incomplete: rules.en.md, rules.fr.md"),
]


def test_one_line_each_says_what_is_wrong_and_the_rest_opens(maree: Path, tmp_path: Path) -> None:
    target = tmp_path / "installed"
    shutil.copytree(maree, target)
    for number, (source, _) in enumerate(BROKEN):
        write_package(target, f"broken_{number:02}", source)
    write_package(target, "zz_late", f"{COPY}GAME = MAREE")
    done = run(target, "-c", IDS)
    assert done.stdout.split() == [*[game.meta.id for game in OURS], "maree"], done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == len(BROKEN) + 1
    for number, (_, reason) in enumerate(BROKEN):
        name = f"broken_{number:02}"
        assert lines[number].startswith(f"The game {name} ({name}:GAME) cannot be opened: {reason}")
    assert lines[-1].endswith("ValueError: there is a game of the id maree already")


def test_games_that_are_not_broken_are_opened_in_the_order_of_their_names(
    maree: Path, tmp_path: Path
) -> None:
    target = tmp_path / "installed"
    shutil.copytree(maree, target)
    write_package(target, "ebb", other(id="ebb"))
    done = run(target, "-c", IDS)
    assert (done.stdout.split()[len(OURS) :], done.stderr) == (["ebb", "maree"], "")


def test_an_encoding_that_is_missing_or_broken_costs_that_game_its_environment_alone(
    maree: Path, tmp_path: Path
) -> None:
    pytest.importorskip("numpy", reason="the extra envs is not installed")
    target = tmp_path / "installed"
    shutil.copytree(maree, target, ignore=shutil.ignore_patterns("__pycache__"))
    encoding = target / "maree" / "encoding.py"
    asked = "from ludotheque.envs.session import Session; Session('paradis'); Session('maree')"
    encoding.write_text("raise OSError('the disk\\nis gone')\n", encoding="utf-8")
    lines = run(target, "-c", asked).stderr.splitlines()
    assert lines[0] == "The encoding of maree cannot be used: OSError: the disk is gone"
    encoding.write_text("ENCODING = 1\n", encoding="utf-8")
    lines = run(target, "-c", asked).stderr.splitlines()
    assert lines[-1].endswith("maree is no environment: its encoding.py has no ENCODING of this game")
    encoding.unlink()
    lines = run(target, "-c", asked).stderr.splitlines()
    assert lines[0].startswith("Traceback"), "no line in the log: a game need not be an environment"
    assert lines[-1].endswith("maree is no environment: there is no encoding.py in its package")


def test_the_words_of_one_game_are_no_seats_in_another() -> None:
    assert "buyer" in catalogue.seat_words("paradis")
    assert "buyer" not in catalogue.seat_words("metropolis")
    assert "seat" in catalogue.seat_words("metropolis")
