"""Positions that the terminal believes: no number in them makes reading long, or names what is not there."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text, read_match
from ludotheque.kernel.record import LARGEST_NUMBER, fields_of
from ludotheque.kernel.trouble import Trouble
from tests.hostile.test_every_number import Path, numbers, replaced

GAMES = [game.meta.id for game in CATALOGUE]
AFTER_MOVES = (0, 2, 9, 14, 22, 60)  #: after so many moves phases of most kinds are met
#: Fields that hold money, or the number of a plot or an offer: nothing is counted one by one in them.
LARGE = frozenset(
    ("cash", "stake", "accounts", "bets", "sealed", "step", "price", "prices", "maxima")
    + ("buildings", "plot", "number", "next_number")
)


def older(game: str) -> Iterator[dict[str, Any]]:
    """Files of rules that are no longer: their snapshots are believed."""
    found = find_game(game)
    match, chance = Match(found, 3, found.options(), SeededChance(1)), SeededChance(5)
    for number in range(max(AFTER_MOVES) + 1):
        if number in AFTER_MOVES:
            data: dict[str, Any] = json.loads(file_text(match))
            yield data | {"rules_version": -1}
        waiting = match.position.waiting_for()
        if not waiting:
            return
        menu = [action for action in match.position.menu(waiting[0]) if not action.open_ended]
        match.play(waiting[0], menu[chance.below("any", len(menu))])


def field(game: str, data: Any, path: Path) -> tuple[str, str]:
    """The record and the field in which the number at this place stands."""
    found = find_game(game)
    record = name = ""
    for depth, key in enumerate(path):
        if key == "of":
            record = data["is"]
            if record == "State":
                names = fields_of(found.package.state).names[1:]  # the box is not saved
            else:
                names = fields_of(found._loader.classes[record]).names
            name = names[path[depth + 1]]
        data = data[key]
    return record, name


def places(game: str) -> Iterator[tuple[dict[str, Any], Path, str]]:
    """One number of each field of each kind of record: the file, the place, the name of the field."""
    known: set[tuple[str, str]] = set()
    for data in older(game):
        for path in numbers(data["snapshot"], ("snapshot",)):
            where = field(game, data, path)
            if where not in known:
                known.add(where)
                yield data, path, where[1]


@pytest.mark.parametrize("game", GAMES)
def test_only_money_may_be_as_much_as_money(game: str) -> None:
    """A million goods took 21 seconds to look at: they were counted one by one."""
    taken = set()
    for data, path, name in places(game):
        with contextlib.suppress(Trouble):
            read_match(json.dumps(replaced(data, path, LARGEST_NUMBER)), find_game, SeededChance(1))
            taken.add(name)
    assert taken <= LARGE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("odd", [37, -37, 1_000])
def test_what_was_read_can_be_shown_to_everybody(game: str, odd: int) -> None:
    """The owner 37 of something was found out by a traceback when the board was drawn."""
    found = find_game(game)
    read = refused = 0
    for data, path, _ in places(game):
        try:
            match = read_match(json.dumps(replaced(data, path, odd)), find_game, SeededChance(1))
        except Trouble:
            refused += 1
            continue
        read += 1
        position = match.position
        for seat in range(match.seats):
            seen, menu = found.observe(position, seat), position.menu(seat)
            found.scene(seen, menu, position.waiting_for(), lambda action: None)
            found.evaluate(seen)
    assert read and refused


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_position_is_read_as_it_was(game: str) -> None:
    for data in older(game):
        match = read_match(json.dumps(data), find_game, SeededChance(1))
        assert json.loads(file_text(match))["snapshot"] == data["snapshot"]
