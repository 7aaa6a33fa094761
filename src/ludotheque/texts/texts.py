"""`Texts`: everything a person reads, in one language, formatted once and remembered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from ludotheque.kernel.catalogue import all_games, known_game, seat_words
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.text import Part, Text
from ludotheque.kernel.trouble import Trouble
from ludotheque.texts.bundles import Bundle, bundle
from ludotheque.texts.fragments import fragment, game_fragment
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.numbers import number, percent
from ludotheque.texts.rulebook import title_of
from ludotheque.texts.typography import typeset

#: A long evening at one table needs some thousands of messages.
REMEMBERED: Final = 4_000

#: What stands in a scene as it is.
UNCHANGED: Final = frozenset((str, int, bool, float, type(None)))

#: Facts of troubles that quote the kernel's English.
QUOTED: Final = ("where", "expected", "found")

SHARED: Final = ""  #: the game id of the messages that belong to no game

Arguments = dict[str, str | int]


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
        return self._write(game_id, key, self._arguments(game_id, facts or {}, (), ()))

    def has(self, game_id: str, key: str) -> bool:
        """Whether this language has the message itself, without falling back."""
        return self._bundle(self.lang, game_id).pattern(key) is not None

    def fact(self, game_id: str, fact: Fact, names: Sequence[str], you: int = SPECTATOR) -> str:
        """What happened, said to the seat `you` (SPECTATOR: to nobody in particular).

        Values beside seats may also be written together: `bids` beside `seats` is `$bids_by_seat`, "Ann 10, Bob 7".
        A message may say it in the second person: its attribute `.you-loser` is for whoever is the `loser`. In lists
        of seats this seat is "you" in any case.
        """
        params = fact.params()
        seats = fact.seat_params()
        key = f"fact-{fact.key()}"
        heard = list(names)  # by this seat
        attribute = ""
        if you >= 0 and fact.concerns(you):
            heard[you] = self.say(SHARED, "you")
            attribute = self._second_person(game_id, key, params, seats, you)
        arguments = self._arguments(game_id, params, seats, heard if attribute else names)
        for name in seats:
            value = params[name]
            if isinstance(value, tuple):
                arguments[name] = self.joined([heard[seat] for seat in value])
                self._beside(game_id, name, value, params, heard, arguments)
        written = self._write(game_id, key + attribute, arguments)
        return written[:1].upper() + written[1:]

    def _second_person(
        self, game_id: str, key: str, params: dict[str, Any], seats: Sequence[str], you: int
    ) -> str:
        """The attribute of the message that speaks to this seat, with its dot; empty if there is none.

        `.you-seat-payer` is for whoever is both; without it, the first of `.you-seat` and `.you-payer` is used.
        """
        mine: list[str] = []
        for name in seats:
            value = params[name]
            if value == you or (isinstance(value, tuple) and you in value):
                mine.append(name)
        for who in ("-".join(mine), *mine):
            if self.has(game_id, f"{key}.you-{who}"):
                return f".you-{who}"
        return ""

    def _beside(
        self,
        game_id: str,
        name: str,
        seats: tuple[int, ...],
        params: dict[str, Any],
        names: Sequence[str],
        arguments: Arguments,
    ) -> None:
        """Adds the values that stand beside seats, each after its name: `$bids_by_seat` for `seats` and `bids`."""
        for other, value in params.items():
            if other != name and isinstance(value, tuple) and len(value) == len(seats):
                shown = self.several(game_id, value)
                arguments[f"{other}_by_{name.removesuffix('s')}"] = ", ".join(
                    [f"{names[seat]} {item}" for seat, item in zip(seats, shown, strict=True)]
                )

    def refusal(self, game_id: str, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not. The paragraph is `$rule`, for the messages that several games share."""
        arguments = self._arguments(game_id, refusal.facts, seat_words(game_id), names)
        arguments.setdefault("rule", refusal.rule)
        return self._write(game_id, refusal.key, arguments)

    def text(self, game_id: str, text: Text, names: Sequence[str]) -> str:
        """A message of a scene, with the messages inside it."""
        memory = (game_id, text, *(names if text.named else ()))
        found = self._remembered.get(memory)
        if found is None:
            facts = {name: self._inner(game_id, value, names) for name, value in text.facts.items()}
            found = self._write(
                game_id, text.key, self._arguments(game_id, facts, seat_words(game_id), names)
            )
            self._remembered[memory] = found
        return found

    def trouble(self, trouble: Trouble) -> str:
        """What is wrong with what came from outside."""
        facts = dict(trouble.facts)
        for name in QUOTED:
            if name in facts:
                facts[name] = self._quoted(str(facts[name]))
        game = known_game(str(facts.get("game", "")))
        if game is not None:
            facts["title"] = title_of(game.folder, self.lang)
        return self._write(SHARED, trouble.key, self._arguments(SHARED, facts, (), ()))

    def _quoted(self, text: str) -> str:
        """A piece of English from the kernel or the components of a game, in this language if it is known."""
        found = fragment(text)
        if found is not None:
            return self.say(SHARED, *found)
        for game in all_games():
            found = game_fragment(game.folder, text)
            if found is not None:
                return self.say(game.meta.id, *found)
        return text

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
            elif isinstance(value, int) and not isinstance(value, bool):
                shown.append(self.number(value))
            else:
                shown.append(self._word(game_id, value) or str(value))
        return shown

    @staticmethod
    def _counted(shown: list[str], values: Sequence[object]) -> list[str]:
        """Pairs of words that stand several times in a row, written once: `blue 2 × 3`."""
        counted: list[str] = []
        for item, same in groupby(zip(shown, values, strict=True)):
            number = len(list(same))
            pair = isinstance(item[1], (tuple, list))
            counted += [f"{item[0]} × {number}"] if pair and number > 1 else [item[0]] * number
        return counted

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

    def _arguments(
        self, game_id: str, facts: dict[str, Any], seats: Sequence[str], names: Sequence[str]
    ) -> Arguments:
        arguments: Arguments = {}
        for name, value in facts.items():
            if name in seats and _is_seat(value, names):
                arguments[name] = names[value]
            elif name in seats and isinstance(value, (tuple, list)):
                arguments[name] = self.joined([names[seat] for seat in value if _is_seat(seat, names)])
            elif value is None or value == "":
                arguments[name] = "none"
            elif isinstance(value, bool):
                arguments[name] = "yes" if value else "no"
            elif isinstance(value, int):
                arguments[name] = value
            elif isinstance(value, (tuple, list)):
                arguments[name] = ", ".join(self._counted(self.several(game_id, value), value))
            else:
                arguments[name] = str(value)
                arguments[f"{name}_word"] = self._word(game_id, value) or str(value)
        return arguments

    def _write(self, game_id: str, key: str, arguments: Arguments) -> str:
        memory = (game_id, key, *arguments.items())
        found = self._remembered.get(memory)
        if found is None:
            if len(self._remembered) >= self.most:
                self._remembered.clear()
            found = self._format(game_id, key, arguments)
            self._remembered[memory] = found
        return found

    def _format(self, game_id: str, key: str, arguments: Arguments) -> str:
        for language in (self.lang, self._other):
            bundled = self._bundle(language, game_id)
            pattern = bundled.pattern(key)
            if pattern is not None:
                written, errors = bundled.written(pattern, arguments)
                if errors and self.strict:
                    raise MissingText(f"{game_id or 'common'} {language} {key}: {errors[0]}")
                return typeset(written) if language == "fr" else written
            if self.strict:
                raise MissingText(f"{game_id or 'common'} {language} {key}: no such message")
        return key

    def _bundle(self, language: str, game_id: str) -> Bundle:
        found = self._bundles.get((language, game_id))
        if found is None:
            game = known_game(game_id)
            found = bundle(language, None if game is None else game.folder)
            self._bundles[(language, game_id)] = found
        return found


def _is_seat(value: object, names: Sequence[str]) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(names)
