"""Help texts of the commands: plain sentences in `help.LANGUAGE.toml`.

They have neither names nor numbers in them, so `--help` does not wait for the formatter of messages.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from ludotheque.texts.typography import typeset


def help_texts(lang: str) -> dict[str, str]:
    """The sentence of each key in this language."""
    found = tomllib.loads((Path(__file__).parent / f"help.{lang}.toml").read_text(encoding="utf-8"))
    return {key: typeset(sentence) if lang == "fr" else sentence for key, sentence in found.items()}
