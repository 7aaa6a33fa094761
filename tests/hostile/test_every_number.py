"""Every number of a game file, one after the other, replaced by one that no honest file has."""

from __future__ import annotations

import contextlib
import copy
import functools
import json
import math
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.matchfile import read_match
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.files import match_of_file, verify
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import Problem
from ludotheque.tables.service.tables import Tables
from tests.hostile.test_game_files import begun
from tests.tables.support import Watcher, with_tables

GAMES = [game.meta.id for game in CATALOGUE]
ODD = (10**40, -(10**40), 2**63, -1, 1.5, math.nan, math.inf)
MOVES = 4

Path = tuple[Any, ...]


def numbers(data: Any, path: Path = ()) -> Iterator[Path]:
    """Where numbers stand."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from numbers(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from numbers(value, (*path, place))
    elif isinstance(data, (int, float)) and not isinstance(data, bool):
        yield path


def replaced(data: dict[str, Any], path: Path, value: object) -> dict[str, Any]:
    changed = copy.deepcopy(data)
    place: Any = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return changed


@pytest.mark.parametrize("game", GAMES)
def test_a_file_with_one_odd_number_is_refused_or_opens_a_sound_table(game: str) -> None:
    """Whatever was taken in can be read again from the store, shown to everybody, and played on by bots or people."""
    honest = begun(game, MOVES)
    places = list(numbers(honest))
    assert len(places) > 10

    @with_tables
    async def story(tables: Tables) -> None:
        tables.bots.stopped = True
        taken = refused = 0
        for number, path in enumerate(places):
            value = ODD[
                number % len(ODD)
            ]  # each place one of them: all places and all numbers, not all pairs
            before = len(tables.store.all_tables())
            try:
                id = await tables.import_file(f"guest{number}", json.dumps(replaced(honest, path, value)))
            except (Trouble, Problem):
                refused += 1
                assert len(tables.store.all_tables()) == before, path
                continue
            taken += 1
            again = load_table(tables.store, id)
            assert again is not None and again.match is not None, path
            viewer = Watcher(f"guest{number}")
            await tables.connect(id, viewer)
            assert viewer.scene is not None, path
        assert taken and refused  # a file of today's rules is replayed: its snapshot is not looked at

    story()


@pytest.mark.parametrize(
    "name", ["seats", "rules_version", "edition", "game", "options", "moves", "names", "fair"]
)
@pytest.mark.parametrize(
    "value", [10**40, -1, "../../etc", "\0", "x" * 100_000, [[]] * 1000, {"a": {}}, None]
)
def test_a_field_of_a_file_with_an_odd_value_is_refused_or_harmless(name: str, value: object) -> None:
    data = begun("last_chance", 2)
    data[name] = value

    @with_tables
    async def story(tables: Tables) -> None:
        tables.bots.stopped = True
        try:
            id = await tables.import_file("ann", json.dumps(data))
        except (Trouble, Problem):
            assert tables.store.all_tables() == []
        else:
            assert load_table(tables.store, id) is not None

    story()


@pytest.mark.parametrize("game", GAMES)
def test_what_fell_is_whole_numbers(game: str) -> None:
    """A card 13.0 passed for the card 13: its table was opened, and answered 500 from when the card was drawn.

    `verify` ended with a traceback when a card was a word.
    """
    honest = begun(game, 12)
    fallen = [path for path in numbers(honest) if path[0] == "setup" or (path[0] == "moves" and path[2] == 2)]
    assert fallen
    for path in fallen:
        number = functools.reduce(lambda data, key: data[key], path, honest)
        for odd in (float(number), str(number), bool(number)):  # type: ignore[arg-type]
            text = json.dumps(replaced(honest, path, odd))
            with pytest.raises(Trouble):
                match_of_file(text, signed=False)
            assert not verify(text).ok


@pytest.mark.parametrize("edition", ["x" * 5000, "../" * 2000, "\0", "/dev/null", "/root\0"])
def test_an_edition_that_can_be_none_is_trouble(edition: str) -> None:
    """`verify` ended with a traceback: the name of a file is too long for the system."""
    data = begun("metropolis") | {"edition": edition}
    with pytest.raises(Trouble) as trouble:
        verify(json.dumps(data))
    assert trouble.value.key == "unknown-edition"


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_the_wrong_kind_is_trouble(game: str) -> None:
    """A phase that is none was found out only by the match that was made of it."""
    data = begun(game) | {"rules_version": -1}
    parts = data["snapshot"]["of"]
    for place in range(len(parts)):
        for odd in (3, "x", [], [3], None):
            changed = replaced(data, ("snapshot", "of", place), odd)
            with contextlib.suppress(
                Trouble
            ):  # what has the form of a position is believed: it is one's own file
                read_match(json.dumps(changed), find_game, SeededChance(1))
