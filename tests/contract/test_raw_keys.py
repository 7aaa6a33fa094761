"""No key, code or notation is shown to a player: every sentence of a scene, a refusal or a fact is words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ludotheque.games import find_game
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.texts.texts import Texts
from tests.contract.walk import every_game, opening

#: What only programs read.
FOR_PROGRAMS = {
    "id",
    "symbol",
    "place",
    "notation",
    "on",
    "name",
    "kind",
    "board",
    "rule",
    "move",
    "promise",
    "also",
    "covers",
}

RAW = re.compile(
    r"""[a-z]_[a-z]            # rose_garden, double_sum
      | \bLC\d\d\b             # a card of Last Chance
      | \b[CL](\ [CL])+\b      # C C C C C
      | \b[a-z]+-\d            # red-2, build-2-zone
      | \b[a-z]+-if-           # multiply-2-if-not-f
      | \b(label|word|fact|action|status|category|remark|reason)-[a-z]
      | \bNone\b | \{""",
    re.VERBOSE,
)


def sentences(part: object) -> Iterator[str]:
    """Whatever a player may read in a scene that was put into words."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for name, value in part.items():
            if name not in FOR_PROGRAMS:
                yield from sentences(value)
    elif isinstance(part, list):
        for item in part:
            yield from sentences(item)


@every_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_players_read_words(game_id: str, lang: str) -> None:
    game = find_game(game_id)
    seats = game.meta.max_seats
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"][:seats]
    texts = Texts(lang, strict=True)
    _, _, position, chance = opening(game_id, seats, 5)
    journal = Journal()
    read: set[str] = set()
    for step in range(400):
        waiting = position.waiting_for()
        if not waiting:
            break
        seat = waiting[chance.below("seat", len(waiting))]
        menu = position.menu(seat)
        if step % 4 == 0:
            for viewer in (seat, SPECTATOR):
                shown = menu if viewer == seat else ()
                scene = game.scene(
                    game.observe(position, viewer),
                    shown,
                    waiting,
                    lambda action, of=viewer: position.refusal(of, action),  # type: ignore[misc]
                )
                read.update(sentences(texts.scene(game_id, scene, names)))
        position.play(seat, menu[chance.below("action", len(menu))], chance, journal)
    read.update(texts.fact(game_id, fact, names) for fact in journal.facts)
    assert len(read) > 50
    assert sorted(text for text in read if RAW.search(text)) == []


def test_the_pattern_finds_what_it_should() -> None:
    for raw in (
        "turns LC30",
        "C C C C C",
        "red-2",
        "a rose_garden",
        "play multiply-2-if-not-f",
        "label-card",
    ):
        assert RAW.search(raw), raw
    for fine in ("Card 3: 3, 4 + 3 long drinks", "north-west villa", "1 550 000", "Marie-Claire", "12 7/12"):
        assert not RAW.search(fine), fine
