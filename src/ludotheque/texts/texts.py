"""`Texts`: everything a person reads, in one language, formatted once and remembered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import SEAT_FACTS, Part, Text
from ludotheque.kernel.trouble import Trouble
from ludotheque.texts.bundles import Bundle, bundle
from ludotheque.texts.fragments import fragment
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.numbers import number, percent
from ludotheque.texts.rulebook import title_of
from ludotheque.texts.typography import typeset

#: Facts of refusals and troubles that hold a seat.
SEATS: Final = frozenset((*SEAT_FACTS, "chooser", "holder", "bidder", "player", "dealer", "partner"))

#: A long evening at one table needs some thousands of messages.
REMEMBERED: Final = 4_000

#: What stands in a scene as it is.
UNCHANGED: Final = frozenset((str, int, bool, float, type(None)))

#: Facts of troubles that quote the kernel's English.
QUOTED: Final = ("where", "expected", "found")

#: Every game has a room of its own there, under its id.
GAMES: Final = Path(__file__).parents[1] / "games"

SHARED: Final = ""  #: the game id of the messages that belong to no game

Told = dict[str, str | int]


class MissingText(Exception):
    """A message that does not exist, or wants a fact it was not given."""


class Texts:
    """The texts of one language.

    A fact may be a number, a text, a yes or no (`yes` / `no` in a selector), nothing (`none`, for an empty
    text too), a seat (its player's name), or several of these (joined). A word of the rule book, such as
    `hotel`, comes twice: `$kind` for selectors, and `$kind_word` as the message `word-hotel` puts it.

    `strict` is for tests: what is missing raises `MissingText` instead of falling back on the other
    language and then on the key.
    """

    def __init__(self, lang: str, strict: bool = False, most: int = REMEMBERED) -> None:
        self.lang = lang
        self.strict = strict
        self.most = most  #: formatted messages kept before the memory is emptied
        self._other = next(language for language in LANGUAGES if language != lang)
        self._remembered: dict[tuple[object, ...], str] = {}
        self._bundles: dict[tuple[str, str], Bundle] = {}
        self._words: dict[tuple[str, str], str | None] = {}

    # --- messages --------------------------------------------------------------------------------

    def say(self, game_id: str, key: str, facts: dict[str, Any] | None = None) -> str:
        """The message of that key (or `key.attribute`); facts are shown as they are."""
        return self._write(game_id, key, self._told(game_id, facts or {}, (), ()))

    def has(self, game_id: str, key: str) -> bool:
        """Whether this language has the message itself, without falling back."""
        return self._bundle(self.lang, game_id).pattern(key) is not None

    def fact(self, game_id: str, fact: Fact, names: Sequence[str]) -> str:
        """What happened. `bids` beside `seats` may also be told as `$bids_by_seat`: "Ann 10, Bob 7"."""
        params = fact.params()
        told = self._told(game_id, params, fact.seat_params(), names)
        seats = params.get("seats")
        if isinstance(seats, tuple):
            for name, value in params.items():
                if name != "seats" and isinstance(value, tuple) and len(value) == len(seats):
                    shown = self.several(game_id, value)
                    told[f"{name}_by_seat"] = ", ".join(
                        f"{names[seat]} {item}" for seat, item in zip(seats, shown, strict=True)
                    )
        return self._write(game_id, f"fact-{fact.key()}", told)

    def refusal(self, game_id: str, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not. The paragraph is `$rule`, for the messages that several games share."""
        told = self._told(game_id, refusal.facts, tuple(SEATS), names)
        told.setdefault("rule", refusal.rule)
        return self._write(game_id, refusal.key, told)

    def text(self, game_id: str, text: Text, names: Sequence[str]) -> str:
        """A message of a scene, with the messages inside it."""
        memory = (game_id, text, *(names if text.named else ()))
        found = self._remembered.get(memory)
        if found is None:
            facts = {name: self._inner(game_id, value, names) for name, value in text.facts.items()}
            found = self._write(game_id, text.key, self._told(game_id, facts, text.seats, names))
            self._remembered[memory] = found
        return found

    def trouble(self, trouble: Trouble) -> str:
        """What is wrong with what came from outside."""
        facts = dict(trouble.facts)
        for name in QUOTED:
            found = fragment(str(facts.get(name, "")))
            if found is not None:
                facts[name] = self.say(SHARED, *found)
        if trouble.key == "wrong-seats":
            facts["title"] = title_of(GAMES / str(facts["game"]), self.lang)
        return self._write(SHARED, trouble.key, self._told(SHARED, facts, (), ()))

    def scene(self, game_id: str, scene: object, names: Sequence[str]) -> Any:
        """A whole scene as plain data for JSON: dicts and lists, its messages and refusals as sentences."""
        if type(scene) in UNCHANGED:
            return scene
        if isinstance(scene, Text):
            return self.text(game_id, scene, names)
        if isinstance(scene, (list, tuple)):
            return [self.scene(game_id, item, names) for item in scene]
        if isinstance(scene, dict):
            return {str(name): self.scene(game_id, item, names) for name, item in scene.items()}
        if isinstance(scene, Refusal):
            return {"rule": scene.rule, "text": self.refusal(game_id, scene, names)}
        assert isinstance(scene, Part), f"{scene!r} is no part of a scene"
        return {name: self.scene(game_id, value, names) for name, value in scene.fields().items()}

    # --- pieces of sentences ---------------------------------------------------------------------

    def number(self, value: float, decimals: int = 0) -> str:
        return number(value, decimals, self.lang)

    def percent(self, share: float, decimals: int = 1) -> str:
        return percent(share, decimals, self.lang)

    def joined(self, parts: Sequence[str]) -> str:
        """`Ann, Bob and Cleo`."""
        if len(parts) < 2:
            return parts[0] if parts else self.say(SHARED, "nobody")
        return self.say(SHARED, "joined", {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def several(self, game_id: str, values: Sequence[object]) -> list[str]:
        """The items of a fact that is a list, each in words."""
        shown: list[str] = []
        for value in values:
            if isinstance(value, (tuple, list)):
                shown.append(" ".join(self.several(game_id, value)))
            else:
                shown.append(self._word(game_id, value) or str(value))
        return shown

    def _word(self, game_id: str, value: object) -> str | None:
        """`word-hotel`, in this language or the other."""
        if not isinstance(value, str) or not value:
            return None
        if (game_id, value) not in self._words:
            if len(self._words) >= self.most:
                self._words.clear()
            self._words[game_id, value] = self._find_word(game_id, value)
        return self._words[game_id, value]

    def _find_word(self, game_id: str, value: str) -> str | None:
        key = "word-" + re.sub(r"[^0-9A-Za-z]+", "-", value).strip("-")
        for language in (self.lang, self._other):
            if self._bundle(language, game_id).pattern(key) is not None:
                return self._write(game_id, key, {})
        return None

    def _inner(self, game_id: str, value: object, names: Sequence[str]) -> object:
        if isinstance(value, Text):
            return self.text(game_id, value, names)
        if isinstance(value, (tuple, list)):
            return tuple(self._inner(game_id, item, names) for item in value)
        return value

    # --- from facts to sentences -----------------------------------------------------------------

    def _told(self, game_id: str, facts: dict[str, Any], seats: Sequence[str], names: Sequence[str]) -> Told:
        told: Told = {}
        for name, value in facts.items():
            if name in seats and _is_seat(value, names):
                told[name] = names[value]
            elif name in seats and isinstance(value, (tuple, list)):
                told[name] = self.joined([names[seat] for seat in value if _is_seat(seat, names)])
            elif value is None or value == "":
                told[name] = "none"
            elif isinstance(value, bool):
                told[name] = "yes" if value else "no"
            elif isinstance(value, int):
                told[name] = value
            elif isinstance(value, (tuple, list)):
                told[name] = ", ".join(self.several(game_id, value))
            else:
                told[name] = str(value)
                told[f"{name}_word"] = self._word(game_id, value) or str(value)
        return told

    def _write(self, game_id: str, key: str, told: Told) -> str:
        memory = (game_id, key, *told.items())
        found = self._remembered.get(memory)
        if found is None:
            if len(self._remembered) >= self.most:
                self._remembered.clear()
            found = self._format(game_id, key, told)
            self._remembered[memory] = found
        return found

    def _format(self, game_id: str, key: str, told: Told) -> str:
        for language in (self.lang, self._other):
            bundled = self._bundle(language, game_id)
            pattern = bundled.pattern(key)
            if pattern is not None:
                written, errors = bundled.written(pattern, told)
                if errors and self.strict:
                    raise MissingText(f"{game_id or 'common'} {language} {key}: {errors[0]}")
                return typeset(written) if language == "fr" else written
            if self.strict:
                raise MissingText(f"{game_id or 'common'} {language} {key}: no such message")
        return key

    def _bundle(self, language: str, game_id: str) -> Bundle:
        found = self._bundles.get((language, game_id))
        if found is None:
            found = self._bundles[(language, game_id)] = bundle(
                language, GAMES / game_id if game_id else None
            )
        return found


def _is_seat(value: object, names: Sequence[str]) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(names)
