"""No metaphors: names and prose use the trade's words and those of the rule books.

The list stands here once. A word counts as a whole word, also between underscores or hyphens, in any case, in every
text file of the folders below and in their names.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "docs", "tests", "tools", "examples", "benchmarks")
PAGES: Final = ("README.md", "CONTRIBUTING.md")
TEXTS: Final = (".css", ".ftl", ".html", ".js", ".md", ".py", ".sql", ".svg", ".toml", ".webmanifest")

#: Words for the machinery that make a reader guess.
METAPHORS: Final = (
    *("house", "houses", "hall", "halls", "door", "doors", "rooms", "wall", "walls", "road", "roads"),
    *("ways", "told", "news", "sight", "stage", "stages", "bell", "bells", "wire", "wires", "desk", "desks"),
    *("course", "courses", "caretaker", "wording", "zygote", "plug", "plugs", "luck", "post", "posts"),
)

#: Where such a word is meant as it stands: path (a regular expression), words, reason.
MEANT: Final = (
    (r"/games/[^/]+/(rules|aid)\.en\.md$", ("house", "houses", "luck", "told"), "the rule book's sentences"),
    (r"(/|_)metropolis(/|\.|_)", ("house", "houses"), "a building of Metropolis"),
    (r"^tests/tables/test_undo_and_forced\.py$", ("house",), "an action of Metropolis"),
    (r"/games/paradis/(art/pieces\.svg|view_parts\.py)$", ("house",), "a symbol that shows a building"),
    (r"(/|_)last_chance(/|\.)", ("luck",), "§4.2: luck, and the symbol of a bet against it"),
    (r"/last_chance/art/board(-narrow)?\.svg$", ("wall",), "the wall that is drawn behind the table"),
    (r"/migrations/000[14]_\w+\.sql$", ("house",), "a table of older stores: migrations are never changed"),
    (r"^tests/meta/test_words\.py$", METAPHORS, "this list"),
)

#: POST is the method of HTTP: in capitals, as a method of a client, as OpenAPI writes it. `__post_init__` is Python's.
NOT_OURS: Final = re.compile(r"\bPOST\b|\bpost\(|\"post\"|__post_init__")

WORD: Final = re.compile(rf"(?<![a-z])({'|'.join(METAPHORS)})(?![a-z])", re.IGNORECASE)


def files() -> list[Path]:
    found = [path for folder in FOLDERS for path in sorted((PROJECT / folder).rglob("*")) if path.is_file()]
    kept = [
        path for path in found if "__pycache__" not in path.parts and not path.parts[-2].endswith(".egg-info")
    ]
    return [*kept, *[PROJECT / name for name in PAGES]]


def metaphors(name: str, text: str) -> list[str]:
    """The metaphors of a file (its name in the project, its text), each with its line; 0 is the name itself."""
    meant = {word for where, words, _ in MEANT if re.search(where, name) for word in words}
    found: list[str] = []
    if not set(re.findall("[a-z]+", f"{name} {text}".lower())) & set(METAPHORS):
        return found
    for number, line in enumerate([name, *text.splitlines()]):
        for word in WORD.findall(NOT_OURS.sub("", line)):
            if word.lower() not in meant:
                found.append(f"{name}:{number}: {word}")
    return found


def test_no_metaphor_stands_in_a_file_or_its_name() -> None:
    found: list[str] = []
    for path in files():
        text = path.read_text(encoding="utf-8") if path.suffix in TEXTS else ""
        found += metaphors(path.relative_to(PROJECT).as_posix(), text)
    assert found == []


@pytest.mark.parametrize(
    ("name", "text", "count"),
    [
        ("src/doors.py", "", 1),
        ("tests/in_house.py", "", 1),
        ("src/a.py", "def told_to(seat): ...\nHOUSE = 1", 2),
        ("src/a.js", "this.desk.news()", 2),
        ("src/a.py", "foresight, sideways, always, outdoors, plugin", 0),
        ("src/web/api.py", '("POST", "/api/guest"), client.post(path)', 0),
        ("src/web/api.py", "the guest of a post", 1),
        ("src/ludotheque/games/metropolis/view.py", "a house on a lot, told", 1),
    ],
)
def test_the_search_finds_whole_words_and_knows_the_rule_books(name: str, text: str, count: int) -> None:
    assert len(metaphors(name, text)) == count


@pytest.mark.parametrize(("where", "words", "reason"), MEANT, ids=[reason for _, _, reason in MEANT])
def test_every_exception_is_still_needed(where: str, words: tuple[str, ...], reason: str) -> None:
    names = [path for path in files() if re.search(where, path.relative_to(PROJECT).as_posix())]
    text = "\n".join(path.read_text(encoding="utf-8").lower() for path in names if path.suffix in TEXTS)
    assert names, reason
    assert [word for word in words if not re.search(rf"(?<![a-z]){word}(?![a-z])", text)] == []
