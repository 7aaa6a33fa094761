"""Names and talk as they are shown: without signs that nobody sees or heaps of marks; names that look like another."""

from __future__ import annotations

import itertools
import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 3  #: on one letter; with more, a line covers those above and below

#: Signs that only choose between pictures of the one before: what differs in them looks the same.
SELECTORS: Final = frozenset(
    map(chr, [*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
)

#: Signs that count as letters, symbols or marks and show nothing.
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5\u034f\U00016fe4\U0001d159") | SELECTORS
#: Signs that change the direction of the text after them, also of other people's.
DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
#: What looks like a Latin letter, as a small or as a capital one: Greek, Cyrillic, Armenian, digits, and each other.
_LOOKS: Final = {
    "a": "\u0430\u0251\u03b1",
    "b": "\u0432\u044c\u03b2",
    "c": "\u0441\u03f2",
    "d": "\u0501",
    "e": "\u0435\u0454\u03b5",
    "g": "\u0261\u0581\u050d",
    "h": "\u043d\u04bb\u0570\u03b7",
    "j": "\u0458\u03f3",
    "k": "\u043a\u03ba",
    "l": "i1|\u0456\u03b9\u0131\u04cf",
    "m": "\u043c\u03bc",
    "n": "\u0578\u057c",
    "o": "0\u043e\u03bf\u0585\u03c3",
    "p": "\u0440\u03c1",
    "q": "\u051b\u0563",
    "s": "\u0455",
    "t": "\u0442\u03c4",
    "u": "\u057d\u028b",
    "v": "\u0475\u03bd",
    "w": "\u051d\u0461",
    "x": "\u0445\u03c7",
    "y": "\u0443\u03c5\u04af\u03b3",
    "z": "\u03b6",
}
_LATIN: Final = str.maketrans({other: latin for latin, others in _LOOKS.items() for other in others})


def clean_name(name: str) -> str:
    """A name that can be shown: printable, one line, not too long, without heaps of marks."""
    shown = "".join(sign for sign in name if sign.isprintable() and sign not in BLANKS)
    name = " ".join(with_few_marks(unicodedata.normalize("NFC", shown)).split())[:LONGEST_NAME].strip()
    return "" if shows_nothing(name) else name


def clean_text(text: str) -> str:
    """One line of the chat: without signs that turn the direction of what others read, and without heaps of marks."""
    return " ".join(with_few_marks("".join([sign for sign in text if sign not in DIRECTIONS])).split())


def shows_nothing(text: str) -> bool:
    """Whether a text has no sign that anybody could see. Marks without a letter show nothing, or cover what is near."""
    return all(sign in BLANKS or sign.isspace() or is_mark(sign) or not sign.isprintable() for sign in text)


def look_of(name: str) -> str:
    """What is the same for two names that people take for one another."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join([sign for sign in letters if not is_mark(sign)]).translate(_LATIN)
    return plain.replace("rn", "m").replace("vv", "w")


def with_few_marks(text: str) -> str:
    """The text, with at most so many marks on one letter."""
    pieces: list[str] = []
    for marks, signs in itertools.groupby(text, is_mark):
        pieces += list(signs)[: MOST_MARKS if marks else None]
    return "".join(pieces)


def is_mark(sign: str) -> bool:
    """Whether a sign stands on the letter before it."""
    return unicodedata.category(sign) in ("Mn", "Me")
