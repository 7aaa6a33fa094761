"""A file from a stranger does not steer the terminal of who looks at it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.console import SafeConsole
from ludotheque.games import find_game
from ludotheque.kernel.matchfile import file_text
from ludotheque.texts.typography import without_controls
from tests.cli.support import a_match, run

#: Another title for the window, an empty screen, red, a sign of the second row that means the same, turned text.
STEERS = "\x1b]0;title\x07\x1b[2J\x1b[31m\x9b2J\u202e\r"
SIGNS = frozenset("\x1b\x07\x9b\u202e\r")

PLACES: dict[str, Callable[[dict[str, Any]], object]] = {
    "names": lambda data: data.update(names=[f"Eve{STEERS}", "Bob", "Cleo"]),
    "game": lambda data: data.update(game=STEERS),
    "edition": lambda data: data.update(edition=STEERS),
    "option": lambda data: data["options"].update({STEERS: True}),
    "move": lambda data: data["moves"].__setitem__(1, ["A", STEERS, []]),
    "seat": lambda data: data["moves"].__setitem__(1, [STEERS, "bid 1", []]),
}


@pytest.mark.parametrize("place", PLACES)
def test_nothing_in_a_file_steers_the_terminal(place: str, tmp_path: Path) -> None:
    data = json.loads(file_text(a_match(find_game("paradis"), 8)))
    PLACES[place](data)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(data))
    for command in (["verify"], ["replay"], ["tables", "import", "--data", str(tmp_path)]):
        said = run(*command, str(file))
        shown = said.out + said.err
        assert shown and not SIGNS & set(shown), (command, shown)
    assert not SIGNS & set(run("tables", "list", "--data", str(tmp_path)).out)


def test_what_the_program_paints_itself_is_kept() -> None:
    console = SafeConsole(force_terminal=True, color_system="standard", width=60, highlight=False)
    with console.capture() as shown:
        console.print(f"Anne{STEERS}", style="bold", markup=False)
    assert shown.get() == "\x1b[1mAnne\\x1b]0;title\\x1b[2J\\x1b[31m\\x9b2J\\u202e\x1b[0m\n"


def test_what_is_only_unusual_stays() -> None:
    for text in ("prix\u00a0: 3\u202f!", "two\nlines", "a\tb", "שלום", "👩‍🚀", "é"):
        assert without_controls(text) == text
