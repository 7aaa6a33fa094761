"""French and English: keys and facts become sentences here, at the edge, and nowhere else."""

from __future__ import annotations

from ludotheque.texts.language import LANGUAGES, choose_language
from ludotheque.texts.numbers import number
from ludotheque.texts.texts import MissingText, Texts

__all__ = ["LANGUAGES", "MissingText", "Texts", "choose_language", "number"]
