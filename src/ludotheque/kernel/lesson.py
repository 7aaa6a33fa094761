"""Scripts: a first match that teaches (`lesson.toml`), and examples of the rules to try (`examples.toml`).

Both are data in a game's folder. A script says who sits where, what falls, and which moves are played; in a lesson
one seat is the newcomer's, whose moves stand in steps. What is said about a step stands in the game's messages.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.kernel.chance import ScriptedChance
from ludotheque.kernel.editions import Section, read_toml
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match
from ludotheque.kernel.seats import seat_of

LESSON: Final = "lesson"  #: the name of a game's lesson; the examples have names of their own

_RANGE: Final = re.compile(r"(\d+)\.\.(\d+)")


class Entry:
    """One move of a script: the seat, and what it may play there (one action, unless it is the newcomer's)."""

    def __init__(self, seat: int, notations: tuple[str, ...], taught: bool = False) -> None:
        self.seat = seat
        self.notations = notations
        self.taught = taught  #: the newcomer makes it


class Step:
    """What is said to the newcomer after so many moves, and what is right there. The last step asks for nothing."""

    def __init__(self, name: str, rule: str, right: tuple[str, ...], at: int) -> None:
        self.name = name
        self.rule = rule  #: the § that it teaches
        self.right = right
        self.at = at  #: the number of moves before it


class Script:
    """A lesson or an example, read and in order."""

    def __init__(self, section: Section, name: str) -> None:
        self.name = name
        self.seats = section.whole("seats", 1, 6)
        self.seat = seat_of(section.word("seat")) if "seat" in section.values else 0  #: the newcomer's
        self.options = dict(section.section("options").values) if "options" in section.values else {}
        self.falls = _falls(section)
        self.entries: list[Entry] = _moves(section, "moves")
        self.steps: list[Step] = []

    @property
    def is_lesson(self) -> bool:
        return self.name == LESSON

    def message(self, step: Step) -> str:
        """The key of what is said."""
        return f"lesson-{step.name}" if self.is_lesson else f"example-{step.name}"

    def add_step(self, section: Section, name: str, right: tuple[str, ...]) -> None:
        self.steps.append(Step(name, section.word("rule"), right, len(self.entries)))
        if right:
            self.entries.append(Entry(self.seat, right, taught=True))
            self.entries += _moves(section, "then")

    # --- where a match stands in it --------------------------------------------------------------

    def follows(self, match: Match) -> bool:
        """Whether all that was played stands in the script. (The match of an older one may not: it goes on freely.)"""
        if match.old:
            return False
        for entry, move in zip(self.entries, match.moves, strict=False):
            if entry.seat != move.seat or move.action.notation not in entry.notations:
                return False
        return True

    def next_after(self, match: Match) -> Entry | None:
        """The move that comes next; None when the script has ended."""
        if len(match.moves) >= len(self.entries) or not self.follows(match):
            return None
        return self.entries[len(match.moves)]

    def step_of(self, match: Match) -> int:
        """The number of the step that was begun last, from 0."""
        found = 0
        for number, step in enumerate(self.steps):
            if step.at <= len(match.moves):
                found = number
        return found

    def chance(self, match: Match | None = None) -> ScriptedChance:
        """What falls from here on, by reason."""
        given: Counter[str] = Counter()
        if match is not None:
            given.update([why for why, _ in match.setup_drawn])
            for move in match.moves:
                given.update([why for why, _ in move.drawn])
        return ScriptedChance({why: values[given[why] :] for why, values in self.falls.items()})

    def begun(self, game: Game) -> Match:
        """A match at the first step; all moves before it are played."""
        match = Match(game, self.seats, game.options("", self.options), self.chance())
        for entry in self.entries[: self.steps[0].at]:
            match.play(entry.seat, game.parse(entry.notations[0]), "", self.chance(match))
        return match


class Example(Script):
    """A position of the rule page, with what the page says about it: moves to try, and what players count then."""

    def __init__(self, section: Section) -> None:
        super().__init__(section, section.word("name"))
        self.add_step(section, self.name, ())
        self.rule = self.steps[0].rule
        self.tries: list[Entry] = _moves(section, "tries")
        self.counts: dict[str, list[int]] = {}  #: what players count afterwards, a value per seat
        if "counts" in section.values:
            counts = section.section("counts")
            self.counts = {name: counts.wholes(name, self.seats) for name in counts.values}


def _falls(section: Section) -> dict[str, list[object]]:
    found: dict[str, list[object]] = {}
    if "chance" in section.values:
        for why, values in section.section("chance").values.items():
            if not isinstance(values, list):
                raise section.wrong(f"chance.{why}", "a list of what falls", values)
            found[why] = values
    return found


def _moves(section: Section, key: str) -> list[Entry]:
    """`"A: bid 7; B: bid 0"`, and more of the like."""
    found: list[Entry] = []
    for line in section.words(key) if key in section.values else []:
        for part in line.split(";"):
            seat, colon, notation = part.partition(":")
            if not colon:
                raise section.wrong(key, "moves such as A: bid 7; B: bid 0", part)
            found.append(Entry(seat_of(seat.strip()), (notation.strip(),)))
    return found


def spelled_out(notation: str) -> tuple[str, ...]:
    """`bid 3..5` is short for `bid 3`, `bid 4` and `bid 5`."""
    found = _RANGE.search(notation)
    if found is None:
        return (notation,)
    first, last = int(found.group(1)), int(found.group(2))
    before, after = notation[: found.start()], notation[found.end() :]
    return tuple([f"{before}{number}{after}" for number in range(first, last + 1)])


# --- the files of a game -------------------------------------------------------------------------------


def _read(file: Path) -> Section | None:
    """The whole of a file; None if the game has none."""
    return read_toml(file) if file.is_file() else None


@cache
def lesson_of(folder: Path) -> Script | None:
    """The lesson of the game in this folder; None if it has none."""
    section = _read(folder / "lesson.toml")
    if section is None:
        return None
    script = Script(section, LESSON)
    for step in section.sections("step"):
        right: list[str] = []
        for notation in step.words("right") if "right" in step.values else []:
            right += spelled_out(notation)
        script.add_step(step, step.word("name"), tuple(right))
    return script


@cache
def examples_of(folder: Path) -> tuple[Example, ...]:
    """The examples of the game in this folder, in the order of the file."""
    section = _read(folder / "examples.toml")
    return () if section is None else tuple([Example(part) for part in section.sections("example")])


def find_script(folder: Path, name: str) -> Script | None:
    """The lesson or the example of that name; None if the game has none."""
    if name == LESSON:
        return lesson_of(folder)
    for example in examples_of(folder):
        if example.name == name:
            return example
    return None
