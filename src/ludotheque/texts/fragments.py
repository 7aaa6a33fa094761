"""Troubles quote pieces of English from the kernel ("a whole number from 1 to 9"): here they become messages.

The kernel, and the components of the games, hold no message keys for them. What is not in this list (the
words of a file itself, say) is quoted as it is.
"""

from __future__ import annotations

import re
from typing import Final

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
        (r"a list of \[reason, outcome\]", "expected-drawn"),
        (r"\[seat, action, what fell\]", "expected-move"),
        (r"a seat of this table, not (?P<seat>.+)", "expected-seat-not"),
        (r"a seat of the table", "expected-seat"),
        (r"a legal move \(.*§(?P<rule>[\d.]+)\)", "expected-legal-move"),
        (r"only what fell", "expected-only-drawn"),
        (r"the recording ends before '(?P<why>.*)'", "expected-drawn-for"),
        (r"the recording has '.*' where '(?P<why>.*)' is drawn", "expected-drawn-for"),
        (
            r"(?P<why>[^:]+): (?P<told>.*) is not (?:a number from|one of|an order of) .*",
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
        # what the games expect in their boxes
        (r"at least (?P<number>\d+) cards", "expected-cards"),
        (r"at most (?P<number>\d+) coins per player", "expected-coins"),
        (r"1 to (?P<number>\d+) gems", "expected-gems"),
        (r"notes worth (?P<amount>\d+)", "expected-notes"),
        (r"(?:notes of )?a multiple of (?P<step>\d+)", "expected-multiple"),
        (r"numbers of lots, (?P<low>\d+) to (?P<high>\d+)", "expected-lots"),
        (r"one or two rows of at most five # or \.", "expected-rows"),
        (r"rows of # and \. of the same length", "expected-equal-rows"),
        (r"a number of lots that divides 12|sizes that divide 12", "expected-divisor"),
        (r"two kinds of building, such as (?P<example>.*)", "expected-pair"),
        (r"squares from (?P<low>\d+) to (?P<high>\d+)", "expected-squares"),
        (r"rising values from (?P<low>\d+) to (?P<high>\d+)", "expected-rising"),
        (r"a face to build with", "expected-face"),
        (r"a card unlike (?P<card>.*)", "expected-other-card"),
        (r"only (?P<words>.*)", "expected-only"),
    )
)


def fragment(text: str) -> tuple[str, dict[str, str]] | None:
    """The message and facts behind a piece of English; None if it is to be quoted."""
    for pattern, key in FRAGMENTS:
        match = pattern.fullmatch(text)
        if match:
            return key, match.groupdict()
    return None
