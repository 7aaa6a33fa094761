"""What French needs once a name or a number has been put into a sentence, and what a terminal must not be sent."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

#: « de Antoine » is « d'Antoine »; a single letter (seat A) keeps its « de ».
ELIDED: Final = re.compile(
    r"\b([Dd]|[Qq]u)e (?=[aeiouyàâéèêëîïôûAEIOUYÀÂÉÈÊËÎÏÔÛ][^\W\d_])(?!onz|oui|y[aeo])"
)

#: Classes of signs that turn the direction of what follows (Unicode, UAX 9).
TURNS: Final = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))


def without_controls(text: str) -> str:
    """A text as a terminal may be sent it: signs that it would obey are written out, line ends and tabs stay."""
    if text.isprintable():
        return text
    return "".join([ascii(sign)[1:-1] if is_control(sign) else sign for sign in text])


def is_control(sign: str) -> bool:
    """Whether a terminal would obey a sign, or turn what follows."""
    if sign in "\n\t":
        return False
    return unicodedata.category(sign) == "Cc" or unicodedata.bidirectional(sign) in TURNS


def typeset(sentence: str) -> str:
    """French elision, and spaces that do not break before the signs that stand apart."""
    sentence = ELIDED.sub(r"\1'", sentence)
    sentence = sentence.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")
    return re.sub(" (?=[;!?])", "\u202f", sentence)
