"""Which language to speak: `--lang`, then LUDOTHEQUE_LANG, then the locale, then English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.kernel.trouble import Trouble

LANGUAGES: Final = ("en", "fr")
DEFAULT: Final = "en"

#: In the order in which POSIX asks them; the first that is set decides.
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for (`Trouble` if we do not speak it), else the one of the environment."""
    if asked:
        found = _spoken(asked)
        if found is None:
            raise Trouble("unknown-language", language=asked, known=", ".join(LANGUAGES))
        return found
    for variable in ("LUDOTHEQUE_LANG", *LOCALE_VARIABLES):
        value = environ.get(variable, "")
        if value:
            return _spoken(value) or DEFAULT
    return DEFAULT


def _spoken(locale: str) -> str | None:
    """fr, fr_FR.UTF-8 and fr-CA are French."""
    short = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    return short if short in LANGUAGES else None
