"""Troubles quote pieces of English from the kernel ("a whole number from 1 to 9"): here they become messages.

The kernel, and the components of the games, hold no message keys for them. What a game expects in its box stands
in its folder: the English `expected-…` messages are the words of its `components.py`, and so lead to the French ones.
What is found nowhere (the words of a file itself, say) is quoted as it is.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from ludotheque.texts.bundles import bundle, plain_parts

#: What the kernel writes, and the message that says it; the named parts are the message's facts.
FRAGMENTS: Final = tuple(
    (re.compile(pattern), key)
    for pattern, key in (
        (r"the whole file", "where-whole-file"),
        (r"move (?P<number>\d+)", "where-move"),
        (r"nothing", "found-nothing"),
        (r"a game file of format (?P<format>\d+)", "expected-format"),
        (r"the id of a game", "expected-game"),
        (r"the options of the table", "expected-options"),
        (r"the name of an edition", "expected-edition"),
        (r"a number of seats", "expected-seats"),
        (r"a list of moves", "expected-moves"),
        (r"at most (?P<number>\d+) moves", "expected-fewer-moves"),
        (r"a list of \[reason, outcome\]", "expected-drawn"),
        (r"\[seat, action, what fell\]", "expected-move"),
        (r"a seat of this table, not (?P<seat>.+)", "expected-seat-not"),
        (r"a seat of the table", "expected-seat"),
        (r"a legal move \(.*§(?P<rule>[\d.]+)\)", "expected-legal-move"),
        (r"only what fell", "expected-only-drawn"),
        (r"the recording ends before '(?P<why>.*)'", "expected-drawn-for"),
        (r"the recording has '.*' where '(?P<why>.*)' is drawn", "expected-drawn-for"),
        (
            r"(?P<why>[^:]+): (?P<drawn>.*) is not (?:a number from|one of|an order of) .*",
            "expected-other-drawn",
        ),
        (r"unknown-action: text=(?P<text>.*), examples=.*", "expected-notation"),
        (r"unknown-seat: seat=(?P<seat>.*)", "expected-seat-not"),
        (r"a whole number from (?P<low>\S+) to (?P=low)", "expected-just"),
        (r"a whole number from (?P<low>\S+) to (?P<high>\S+)", "expected-whole"),
        (r"one of (?P<words>.*)", "expected-one-of"),
        (r"a text", "expected-text"),
        (r"a list of (?P<number>\d+) whole numbers", "expected-wholes-many"),
        (r"a list of whole numbers", "expected-wholes"),
        (r"a list of (?P<number>\d+) texts out of (?P<words>.*)", "expected-words-many-of"),
        (r"a list of texts out of (?P<words>.*)", "expected-words-of"),
        (r"a list of (?P<number>\d+) texts", "expected-words-many"),
        (r"a list of texts", "expected-words"),
        (r"a table", "expected-table"),
        (r"a list of tables", "expected-tables"),
        (r"a component file", "expected-component-file"),
        (r"a TOML file", "expected-toml"),
        (r"yes, no", "expected-yes-no"),
    )
)


def fragment(text: str) -> tuple[str, dict[str, str]] | None:
    """The message and facts behind a piece of English; None if it is to be quoted."""
    for pattern, key in FRAGMENTS:
        match = pattern.fullmatch(text)
        if match:
            return key, match.groupdict()
    return None


def game_fragment(folder: Path, text: str) -> tuple[str, dict[str, str]] | None:
    """The same, out of what a game's folder expects."""
    for pattern, key in _expected(folder):
        match = pattern.fullmatch(text)
        if match:
            return key, match.groupdict()
    return None


@cache
def _expected(folder: Path) -> list[tuple[re.Pattern[str], str]]:
    """The English messages of a game that say what its box should hold, as patterns."""
    made = bundle("en", folder)
    shared = bundle("en", None)
    found: list[tuple[re.Pattern[str], str]] = []
    for key in made.keys("expected-"):
        if shared.pattern(key) is None:
            parts = plain_parts(made.pattern(key))
            words = [f"(?P<{part}>.+)" if is_fact else re.escape(part) for part, is_fact in parts]
            found.append((re.compile("".join(words)), key))
    return found
