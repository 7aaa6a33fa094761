"""No key, code or id of the program is ever shown to a player."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.effects import show_effects
from ludotheque.kernel.journal import Journal, visible_to
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.texts import Texts
from tests.contract.walk import Step, every_table, walk

languages = pytest.mark.parametrize("lang", LANGUAGES)

NAMES = ["Ann", "Bob", "Cleo", "Dora", "Eve", "Finn"]

CODE = re.compile(r"\w_\w|\b[a-z]+-\d|\$|\{|\b(?:word|label|action|fact|status|reason|category|quantity)-")

#: The keys of a scene's parts that the page shows; the others are ids, notations and places.
SHOWN = (
    "status",
    "label",
    "value",
    "detail",
    "note",
    "notes",
    "preview",
    "chip",
    "text",
    "title",
    "columns",
    "rows",
)


def shown(part: Any, seen: bool = False) -> Iterator[str]:
    """Every text of a scene that the page shows."""
    if isinstance(part, str):
        if seen:
            yield part
    elif isinstance(part, list):
        for item in part:
            yield from shown(item, seen)
    elif isinstance(part, dict):
        for name, item in part.items():
            yield from shown(item, name in SHOWN)


def written(step: Step, viewer: int, texts: Texts) -> list[str]:
    """What a viewer reads of the scene and of the move that comes next."""
    position, game = step.position, step.game
    menu = position.menu(viewer) if viewer >= 0 else ()
    seen = game.observe(position, viewer)
    scene = game.scene(seen, menu, position.waiting_for(), lambda action: position.refusal(viewer, action))
    if menu:
        show_effects(game, seen, menu, scene)
    found = list(shown(texts.scene(game.meta.id, scene, NAMES)))
    if step.action is not None:
        journal = Journal()
        position.copy().play(step.seat, step.action, SeededChance(1), journal)
        found += [texts.fact(game.meta.id, fact, NAMES) for fact in visible_to(journal.facts, viewer)]
    return found


@every_table
@languages
def test_no_code_is_shown(game_id: str, seats: int, lang: str) -> None:
    texts = Texts(lang, strict=True)
    for step in walk(game_id, seats, 111, every=5):
        for viewer in (max(step.seat, 0), -1):
            for text in written(step, viewer, texts):
                assert not CODE.search(text), text
