"""Messages that belong to no game: those of the tables, the page, the terminal."""

from __future__ import annotations

from pathlib import Path

from ludotheque.texts.bundles import Bundle, bundle
from ludotheque.texts.typography import typeset


class Messages:
    """Messages of one folder (`messages.en.ftl`, `messages.fr.ftl`), then the shared ones."""

    def __init__(self, lang: str, folder: Path) -> None:
        self.lang = lang
        self.bundle: Bundle = bundle(lang, folder)
        self._plain: dict[str, str] = {}  #: messages without facts, written once

    def say(self, key: str, **facts: object) -> str:
        if facts:
            return self._written(key, facts)
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = self._written(key, facts)
        return found

    def _written(self, key: str, facts: dict[str, object]) -> str:
        pattern = self.bundle.pattern(key)
        if pattern is None:
            return key
        params: dict[str, str | int] = {
            name: value if isinstance(value, int) and not isinstance(value, bool) else str(value)
            for name, value in facts.items()
        }
        written, _ = self.bundle.written(pattern, params)
        return typeset(written) if self.lang == "fr" else written
