"""Numbers as both languages can read them: 12 345 with narrow spaces, a true minus sign."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.outcome import MINUS, NARROW_SPACE

DECIMAL_SIGN: Final = {"en": ".", "fr": ","}


def number(value: float, decimals: int = 0, lang: str = "en") -> str:
    """Thousands apart by a narrow space, which neither language takes for a decimal sign."""
    whole, _, part = f"{abs(value):,.{decimals}f}".partition(".")
    shown = whole.replace(",", NARROW_SPACE) + (DECIMAL_SIGN[lang] + part if part else "")
    is_zero = not whole.strip("0,") and not part.strip("0")
    return MINUS + shown if value < 0 and not is_zero else shown


def percent(share: float, decimals: int, lang: str) -> str:
    """26.7% or 26,7 %."""
    space = "\u00a0" if lang == "fr" else ""
    return f"{number(100 * share, decimals, lang)}{space}%"
