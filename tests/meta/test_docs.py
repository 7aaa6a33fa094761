"""What the documentation shows as Python is what Python does."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer

from ludotheque.cli.app import app
from tests.cli.support import run

PROJECT = Path(__file__).parents[2]
PAGES = sorted([*PROJECT.glob("*.md"), *(PROJECT / "docs").rglob("*.md")])
NAMES = [page.relative_to(PROJECT).as_posix() for page in PAGES]
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]

#: Links of a page to something else in the repository; addresses and anchors aside.
LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#]+)")


def test_the_life_of_a_move_is_shown_by_examples() -> None:
    assert PROJECT / "docs" / "life-of-a-move.md" in WITH_EXAMPLES


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.name)
def test_examples_are_true(page: Path) -> None:
    # A code block's closing fence would be read as expected output.
    text = page.read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    written: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(examples, out=written.append)
    assert tried > 0
    assert failed == 0, "".join(written)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


# --- commands ----------------------------------------------------------------------------------------------

BLOCK = re.compile(r"^```(?:sh|console)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAM = re.compile(r"([A-Z_]+=\S+ )*(ludotheque|make|python|\.venv/bin/python)\b")
SETTING = re.compile(r"[A-Z_]+=\S+$")

#: Commands that only print: they are run. The others are read by the program's own parser.
PRINTS = ("games", "rules", "simulate", "solve")


def commands(page: Path) -> list[list[str]]:
    """The command lines of a page's code blocks, without comments and settings of the environment."""
    found = []
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        for line in block.replace("\\\n", " ").splitlines():
            if PROGRAM.match(line):
                words = shlex.split(line, comments=True)
                found.append([word for word in words if not SETTING.match(word)])
    return found


#: The commands of add-a-game.md want its game installed: tests/packages/test_installed.py runs them there.
SHOWN = [(page, words) for page in PAGES if page.name != "add-a-game.md" for words in commands(page)]


def shown(*programs: str) -> list[list[str]]:
    """What documents show of these programs, each line once."""
    lines = [words for _, words in SHOWN if words[0] in programs]
    return [list(words) for words in dict.fromkeys(tuple(words) for words in lines)]


def ours() -> list[list[str]]:
    """The arguments of every `ludotheque` and `python -m ludotheque` that a document shows."""
    modules = [
        words[3:] for words in shown("python", ".venv/bin/python") if words[1:3] == ["-m", "ludotheque"]
    ]
    return [words[1:] for words in shown("ludotheque")] + modules


def test_documents_show_commands() -> None:
    assert len(ours()) > 10 and shown("make")


@pytest.mark.parametrize("words", ours(), ids=" ".join)
def test_the_program_understands_every_command_shown(words: list[str]) -> None:
    if words and words[0] in PRINTS:
        assert run(*words).code == 0
        return
    command: Any = typer.main.get_command(app)
    left = list(words)
    while left and left[0] in getattr(command, "commands", {}):
        command = command.commands[left.pop(0)]
    assert command.make_context("ludotheque", left).params


def test_every_target_of_make_shown_is_there() -> None:
    targets = {target for words in shown("make") for target in words[1:] if "=" not in target}
    for target in targets:
        subprocess.run(
            ["make", "--dry-run", "--no-print-directory", target],
            cwd=PROJECT,
            check=True,
            capture_output=True,
        )


@pytest.mark.parametrize("words", shown("python", ".venv/bin/python"), ids=" ".join)
def test_every_script_shown_is_there(words: list[str]) -> None:
    if words[1] == "-m":
        assert words[2] in ("ludotheque", "pytest")
    else:
        assert (PROJECT / words[1]).is_file()


def test_every_command_of_the_program_is_documented() -> None:
    page = (PROJECT / "docs" / "cli.md").read_text(encoding="utf-8")
    program: Any = typer.main.get_command(app)
    assert [name for name in program.commands if f"`ludotheque {name}" not in page] == []
