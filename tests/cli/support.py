"""What the tests of the command line share: running it in this process, and talking to it through a pipe."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner

import ludotheque
from ludotheque.bots.simulation import match_chance
from ludotheque.cli.app import app
from ludotheque.cli.files import PERSON, text_of
from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match

SRC = Path(ludotheque.__file__).parents[1]
PROGRAM = (sys.executable, "-c", "from ludotheque.cli import main; main()")

#: No colours, a known width, and a language only where a test asks for one.
ENVIRONMENT: dict[str, str | None] = {
    "LUDOTHEQUE_LANG": None,
    "LC_ALL": "C.UTF-8",
    "NO_COLOR": "1",
    "TERM": "dumb",
    "COLUMNS": "100",
    "FORCE_COLOR": None,
}


class Result:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def words(self) -> str:
        """Standard output with all white space, line ends too, as single spaces."""
        return " ".join(self.out.split())


def run(*args: str, lang: str = "en", typed: str = "") -> Result:
    """Runs a command in this process. A crash is a crash of the test."""
    env = {**ENVIRONMENT, "LUDOTHEQUE_LANG": lang}
    result = CliRunner().invoke(app, list(args), input=typed, env=env, prog_name="ludotheque")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Result(result.exit_code, result.stdout, result.stderr)


def environment(lang: str) -> dict[str, str]:
    env = {name: value for name, value in os.environ.items() if name not in ENVIRONMENT}
    env |= {name: value for name, value in ENVIRONMENT.items() if value is not None}
    return env | {"LUDOTHEQUE_LANG": lang, "PYTHONPATH": str(SRC)}


def run_program(*args: str, lang: str = "en", typed: str = "", **variables: str) -> Result:
    """Runs the program as a user does, in a process of its own."""
    done = subprocess.run(
        [*PROGRAM, *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(lang) | variables,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def a_match(game: Game, moves: int, seed: int = 1) -> Match:
    """A match of that many random moves."""
    seats = game.meta.min_seats
    match = Match(game, seats, game.options(), match_chance(seed, 0, 0))
    thoughts = SeededChance(seed)
    while len(match.moves) < moves and (waiting := match.position.waiting_for()):
        seat = waiting[thoughts.below("", len(waiting))]
        menu = match.position.menu(seat)
        match.play(seat, menu[thoughts.below("", len(menu))])
    return match


def saved(moves: int = 40) -> str:
    match = a_match(find_game("paradis"), moves)
    return text_of(match, [PERSON] * match.seats)


def refused(result: Result, *words: str) -> None:
    """The whole contract of bad input."""
    assert result.code == 2
    assert result.err.count("\n") == 1 and result.err.endswith(".\n"), result.err
    assert "Traceback" not in result.err
    for word in words:
        assert word in result.err.replace("\u00a0", " ").replace("\u202f", " "), result.err


class Talk:
    """A conversation with `ludotheque play` through a pipe: reads up to a prompt, then answers it."""

    #: `A Antoine > `, and `Pass the keyboard to … when you are there. `
    PROMPT = re.compile(r"(?:\n[A-F] \w+ > |are there\. |y êtes\. )$")
    AMOUNT = re.compile(r"(?:from|de) (\d+) (?:to|à) \d+ \(bid")

    def __init__(self, args: Sequence[str], lang: str) -> None:
        self.process = subprocess.Popen(
            [*PROGRAM, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(lang),
        )
        self.out = ""

    def heard(self) -> str:
        """What is printed up to the next prompt, or up to the end."""
        assert self.process.stdout is not None
        heard = b""
        while byte := self.process.stdout.read(1):
            heard += byte
            if byte == b" " and self.PROMPT.search(heard.decode("utf-8", "ignore")):
                break
        self.out += heard.decode("utf-8")
        return heard.decode("utf-8")

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def end(self) -> Result:
        _, err = self.process.communicate()
        return Result(self.process.returncode, self.out, err.decode())

    def play_to_the_end(self) -> Result:
        """Takes the first line of every menu, the least amount of every range, and Enter when asked to sit down."""
        while self.process.poll() is None:
            heard = self.heard()
            amount = self.AMOUNT.search(heard)
            if heard.endswith("> "):
                self.say(amount.group(1) if amount else "1")
            elif self.PROMPT.search(heard):
                self.say("")
            else:
                break
        return self.end()
