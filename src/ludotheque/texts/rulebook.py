"""The rule pages `rules.<lang>.md`, by chapter and paragraph."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.kernel.game import Game
from ludotheque.kernel.trouble import Trouble

PARAGRAPH: Final = re.compile(r"\*\*(\d+\.\d+)\*\*")
CHAPTER: Final = re.compile(r"## (\d+)\.? (.*)")


class Paragraph(NamedTuple):
    """One numbered paragraph, with the chapter it stands in, as Markdown."""

    number: str
    chapter: str
    text: str


class Rulebook(NamedTuple):
    """A rule page: the whole of it, and its paragraphs in order."""

    page: str
    paragraphs: tuple[Paragraph, ...]

    def find(self, number: str) -> list[Paragraph]:
        """The paragraph `4.3`, or all those of chapter `4`; `Trouble` if there is none."""
        wanted = number.strip().lstrip("§").strip()
        found = [part for part in self.paragraphs if wanted in (part.number, part.number.split(".")[0])]
        if not found:
            last = self.paragraphs[-1].number if self.paragraphs else "0"
            raise Trouble("unknown-paragraph", paragraph=wanted, last=last)
        return found


def rulebook(game: Game, lang: str) -> Rulebook:
    return _read(game.folder / f"rules.{lang}.md")


def title_of(folder: Path, lang: str) -> str:
    """What the rule page of a game's folder calls the game; its id if there is no page."""
    heading = _read(folder / f"rules.{lang}.md").page.partition("\n")[0]
    return heading.removeprefix("# ").strip() or folder.name


@cache
def _read(file: Path) -> Rulebook:
    page = file.read_text(encoding="utf-8") if file.exists() else ""
    paragraphs: list[Paragraph] = []
    chapter = ""
    lines: list[str] = []
    number = ""
    for line in [*page.splitlines(), "## end"]:
        title = CHAPTER.match(line)
        begin = PARAGRAPH.match(line)
        if number and (begin or line.startswith("#")):
            paragraphs.append(Paragraph(number, chapter, "\n".join(lines).strip()))
            number = ""
        if title:
            chapter = line[3:].strip()
        if begin:
            number, lines = begin.group(1), []
        lines.append(line)
    return Rulebook(page, tuple(paragraphs))
