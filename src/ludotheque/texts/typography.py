"""What French needs once a name or a number has been put into a sentence."""

from __future__ import annotations

import re
from typing import Final

#: « de Antoine » is « d'Antoine »; a single letter (seat A) keeps its « de ».
ELIDED: Final = re.compile(
    r"\b([Dd]|[Qq]u)e (?=[aeiouyàâéèêëîïôûAEIOUYÀÂÉÈÊËÎÏÔÛ][^\W\d_])(?!onz|oui|y[aeo])"
)


def typeset(sentence: str) -> str:
    """French elision, and spaces that do not break before the signs that stand apart."""
    sentence = ELIDED.sub(r"\1'", sentence)
    sentence = sentence.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")
    return re.sub(" (?=[;!?])", "\u202f", sentence)
