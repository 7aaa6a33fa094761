"""A game of another package is a game like ours: in the library, the terminal and at a table, without a line of ours.

The browser is in tests/browser/test_package.py. Compiled or not: the build that runs these tests.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ludotheque import is_compiled
from tests.meta.pages import Package, faults
from tests.meta.test_docs import PRINTS, commands
from tests.meta.test_rules_pages import common
from tests.packages.support import MAREE, PROJECT, run

WITH_THE_LIBRARY = """
from ludotheque import is_compiled
from ludotheque.bots.registry import find_bot
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text, read_match

game = find_game("maree")
chance = SeededChance(5)
match = Match(game, 3, game.options(), chance)
bot = find_bot("search")
while waiting := match.position.waiting_for():
    seen = game.observe(match.position, waiting[0])
    match.play(waiting[0], bot.choose(game, seen, match.position.menu(waiting[0]), chance))
again = read_match(file_text(match), find_game, SeededChance(0))
print(len(CATALOGUE), is_compiled(), again.position.outcome() == match.position.outcome())
"""


def test_a_match_with_the_library(maree: Path) -> None:
    done = run(maree, "-c", WITH_THE_LIBRARY)
    assert (done.stdout.split(), done.stderr) == (["6", str(is_compiled()), "True"], "")


@pytest.mark.parametrize(
    "suites",
    [
        ("tests/contract", "tests/texts", "tests/bots"),
        ("tests/cli",),
        ("tests/tables/test_moves.py", "tests/tables/test_files.py", "tests/web/test_visitor.py"),
    ],
    ids=["what every game owes", "the terminal", "the tables"],
)
def test_the_suites_that_run_for_every_game(maree: Path, suites: tuple[str, ...]) -> None:
    done = run(maree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *suites, "-k", "maree")
    assert done.returncode == 0, done.stdout[-4000:]
    assert re.search(r"\d+ passed", done.stdout)


AS_AN_ENVIRONMENT = """
import numpy as np
import pettingzoo
import ludotheque.envs.pettingzoo

env = pettingzoo.make("aec", "ludotheque/Maree-v1", seats=3)
env.reset(seed=5)
generator = np.random.default_rng(5)
total, decisions = dict.fromkeys(env.agents, 0.0), 0
for agent in env.agent_iter():
    observation, reward, over, _, _ = env.last()
    total[agent] += reward
    decisions += not over
    env.step(None if over else int(generator.choice(np.flatnonzero(observation["action_mask"]))))
outcome = env.session.position.outcome()
print(decisions, [seat for seat in range(3) if total[f"player_{seat}"] > 0] == outcome.winners)
"""


def test_a_match_as_an_environment_and_the_suites_of_the_environments(maree: Path) -> None:
    pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed")
    done = run(maree, "-c", AS_AN_ENVIRONMENT)
    assert (done.stdout.split(), done.stderr) == ([str(9 * 3), "True"], "")
    suites = ("tests/envs/test_encodings.py", "tests/envs/test_pettingzoo.py")
    done = run(maree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *suites, "-k", "maree")
    assert done.returncode == 0, done.stdout[-4000:]


def test_its_own_tests(maree: Path, tmp_path: Path) -> None:
    tests = tmp_path / "maree"
    shutil.copytree(MAREE, tests)
    done = run(maree, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests / "tests"), cwd=tests)
    assert done.returncode == 0, done.stdout[-4000:]


def test_its_rule_pages_tests_and_messages_agree() -> None:
    assert faults(Package(MAREE / "maree", MAREE / "tests", common())) == []


def test_its_credits_are_on_the_page(maree: Path) -> None:
    asked = "from ludotheque.web import pages; from ludotheque.games import find_game"
    done = run(maree, "-c", f"{asked}; print(pages.reconstructed(find_game('maree'), 'fr'))")
    assert "Les points des bancs." in done.stdout, done.stderr


def test_the_commands_of_the_document(maree: Path) -> None:
    """Those that print are run, of the others the help; the shared tests are run above."""
    shown = [words for words in commands(PROJECT / "docs" / "add-a-game.md") if words[0] == "ludotheque"]
    assert [words[1] for words in shown] == ["games", "rules", "simulate", "play", "serve"]
    for words in shown:
        arguments = words[1:] if words[1] in PRINTS else [words[1], "--help"]
        done = run(maree, "-m", "ludotheque", *arguments)
        assert (done.returncode, done.stderr) == (0, ""), words
        assert done.stdout
