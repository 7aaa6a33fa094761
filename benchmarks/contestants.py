"""What the benchmarks play: random matches of our games and of OpenSpiel's, and where the packages are."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import venv
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import package

BUILD: Final = package.ROOT / "build"
USUAL_SEATS: Final = 4


def usual(game_id: str) -> tuple[Any, int, Any]:
    """A game with its usual number of seats and its usual options."""
    from ludotheque.games import find_game

    game = find_game(game_id)
    return game, min(max(USUAL_SEATS, game.meta.min_seats), game.meta.max_seats), game.options()


def copies_of_a_match(game_id: str) -> list[Callable[[], object]]:
    """The `copy` of every position of one random match."""
    from ludotheque.kernel.chance import SeededChance
    from ludotheque.kernel.journal import SILENT
    from ludotheque.kernel.playout import play_on

    game, seats, options = usual(game_id)
    chance = SeededChance(1)
    position = game.setup(seats, options, chance, SILENT)
    found = []
    while position.waiting_for():
        found.append(position.copy().copy)
        play_on(position, chance, 1)
    return found


def menus_of_a_match(game_id: str) -> list[Callable[[], object]]:
    """The question for the menu of whoever is waited for first, at every position of one random match."""
    from ludotheque.kernel.chance import SeededChance
    from ludotheque.kernel.journal import SILENT
    from ludotheque.kernel.playout import play_on

    game, seats, options = usual(game_id)
    chance = SeededChance(1)
    position = game.setup(seats, options, chance, SILENT)
    found: list[Callable[[], object]] = []
    while waiting := position.waiting_for():
        found.append(partial(position.copy().menu, waiting[0]))
        play_on(position, chance, 1)
    return found


def peer_action(state: Any, chance: Any) -> int:
    """What falls, or a random legal action, of an OpenSpiel game."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        return int(outcomes[int(chance.random() * len(outcomes))][0])
    legal = state.legal_actions()
    return int(legal[int(chance.random() * len(legal))])


def peer_match(game: Any, chance: Any) -> int:
    """One random match of OpenSpiel, driven from Python; the number of actions, those of chance included."""
    actions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(peer_action(state, chance))
        actions += 1
    return actions


# --- where they are ----------------------------------------------------------------------------------------


def catalogue() -> list[str]:
    from ludotheque.games import CATALOGUE

    return [game.meta.id for game in CATALOGUE]


def environment_for(kind: str) -> dict[str, str]:
    """The environment of a contestant's process: compiled, interpreted, or a peer without any package of ours."""
    folders = {"compiled": package.COMPILED, "interpreted": package.SOURCE}
    found = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if kind in folders:
        found["PYTHONPATH"] = str(folders[kind])
    return found


def check_kind(kind: str) -> None:
    """What runs must be what is said to run."""
    import ludotheque

    if ludotheque.is_compiled() != (kind == "compiled"):
        raise SystemExit(f"{ludotheque.__file__} is not {kind}")


def build_compiled() -> None:
    """build/compiled as the sources are now; the same tool as for the tests."""
    if not importlib.util.find_spec("mypyc"):
        raise SystemExit("mypy is needed to compile: run `make bench`, or this script with .venv/bin/python.")
    subprocess.run(
        [sys.executable, str(package.ROOT / "tools" / "building.py"), "tree"],
        check=True,
        stdout=sys.stderr,
        env={**os.environ, "LUDOTHEQUE_COMPILED": "1"},
    )


def peer_python(shown: str) -> str:
    """A Python that has OpenSpiel: the one named, this one, or one of an environment made for it."""
    if shown or importlib.util.find_spec("pyspiel"):
        return shown or sys.executable
    home = BUILD / "bench-venv"
    python = home / "bin" / "python"
    if not python.exists():
        print("Installing OpenSpiel into build/bench-venv …", file=sys.stderr, flush=True)
        venv.create(home, with_pip=True)
    from environment import requirements

    subprocess.run([str(python), "-m", "pip", "install", "-q", *requirements(["bench"])], check=True)
    return str(python)


def show_progress(progress: str) -> None:
    """One line that is written over, for those who wait at a terminal."""
    if sys.stderr.isatty():
        print(f"\r{progress:70}\r", end="", file=sys.stderr, flush=True)
