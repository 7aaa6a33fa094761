"""Actions as numbers, observations as vectors: the same for every position, and from what a seat may know alone."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="the extra envs is not installed")

import numpy as np

from ludotheque.envs.arrays import Vector, bounds, fill_vector, new_mask
from ludotheque.envs.encodings import ENCODINGS
from ludotheque.games import OURS
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.encoding import Encoding, Ladder
from ludotheque.kernel.position import Observation
from ludotheque.kernel.seats import SPECTATOR
from tests.contract.walk import Step, walk

every_table = pytest.mark.parametrize(
    ("game_id", "seats"),
    [
        (game_id, seats)
        for game_id, encoding in ENCODINGS.items()
        for seats in range(encoding.game.meta.min_seats, encoding.game.meta.max_seats + 1)
    ],
)
every_game = pytest.mark.parametrize("game_id", list(ENCODINGS))


def test_every_game_of_ours_has_an_encoding() -> None:
    assert list(ENCODINGS)[: len(OURS)] == [game.meta.id for game in OURS]


# --- actions -----------------------------------------------------------------------------------------------


def block_of(encoding: Encoding, number: int) -> str:
    """The name of the block a number belongs to, and whether its numbers stand for one action each."""
    for block in encoding.actions.blocks:
        if block.first <= number < block.first + block.size:
            return block.bins
    raise AssertionError(f"{number} is in no block")


def check_menu(encoding: Encoding, menu: tuple[Action, ...], seat: int, seats: int) -> int:
    """Compares a menu with its numbers and its mask; how many actions share their number with another one."""
    numbers = [encoding.actions.encode(action, seat, seats) for action in menu]
    shared = 0
    for action, number in zip(menu, numbers, strict=True):
        decoded = encoding.actions.decode(number, menu, seat, seats)
        assert decoded == menu[numbers.index(number)], "the first action of the menu with this number"
        if decoded != action:
            assert block_of(encoding, number), f"{action} and {decoded} share a number that is no bin"
            shared += 1
    mask = new_mask(encoding, menu, seat, seats)
    assert (
        np.flatnonzero(mask).tolist() == sorted(set(numbers)) == encoding.actions.numbers(menu, seat, seats)
    )
    assert set(np.unique(mask).tolist()) <= {0, 1}
    return shared


@every_table
def test_each_action_of_a_menu_has_its_number_and_the_mask_is_the_menu(game_id: str, seats: int) -> None:
    encoding = ENCODINGS[game_id]
    for step in walk(game_id, seats, 71, every=3):
        for seat in range(seats):
            check_menu(encoding, step.position.menu(seat), seat, seats)


@every_game
def test_every_action_with_a_code_has_a_number_and_exact_blocks_are_one_to_one(game_id: str) -> None:
    encoding = ENCODINGS[game_id]
    game, seats = encoding.game, encoding.game.meta.max_seats
    actions = encoding.actions
    found: dict[int, Action] = {}
    for code in [*range(min(game.codes(), 4000)), *range(4000, game.codes(), 97)]:
        action = game.action(code)
        number = actions.encode(action, 1, seats)
        assert 0 <= number < actions.size
        other = found.setdefault(number, action)
        assert other == action or block_of(encoding, number), f"{action} and {other} share {number}"
    exact = [
        n for block in actions.blocks if not block.bins for n in range(block.first, block.first + block.size)
    ]
    assert set(exact) <= set(found), "every number of an exact block is some action's"


def test_a_bin_stands_for_its_first_amount_in_the_menu() -> None:
    encoding = ENCODINGS["paradis"]
    menu = tuple([encoding.game.parse(f"bid {amount}") for amount in range(171)])
    assert (
        check_menu(encoding, menu, 0, 3) == 9 + 9
    )  # of 150 to 159 and 160 to 169 one each has its number alone
    number = encoding.actions.encode(menu[157], 0, 3)
    assert encoding.actions.decode(number, menu, 0, 3) is menu[150]
    assert encoding.actions.decode(number, menu[155:], 0, 3) is menu[155]
    assert encoding.actions.decode(number, menu[:150], 0, 3) is None


def test_seats_in_actions_are_counted_from_the_actor() -> None:
    actions = ENCODINGS["metropolis"].actions
    game = ENCODINGS["metropolis"].game
    assert actions.encode(game.parse("take 12 B"), 1, 3) == actions.encode(game.parse("take 12 C"), 2, 3)
    assert actions.encode(game.parse("take 12 A"), 2, 3) == actions.encode(game.parse("take 12 C"), 1, 3)


def test_a_ladder_says_its_bins() -> None:
    ladder = Ladder(((0, 1), (3, 10)), 33)
    assert ladder.bounds == [0, 1, 2, 3, 13, 23]
    assert [ladder.bin(amount) for amount in (0, 2, 3, 12, 13, 32)] == [0, 2, 3, 3, 4, 5]
    assert ladder.words() == "0 to 2 one by one, 3 to 32 in steps of 10"


# --- observations ------------------------------------------------------------------------------------------


def vector_of(encoding: Encoding, seen: Observation) -> Vector:
    vector = np.empty(encoding.observations.size, np.float32)
    fill_vector(encoding, seen, vector)
    return vector


def check_vector(encoding: Encoding, step: Step, viewer: int, chance: SeededChance) -> bytes:
    """One size, inside the bounds, and the same in another world that looks the same to the viewer."""
    seen = step.game.observe(step.position, viewer)
    vector = vector_of(encoding, seen)
    assert vector.shape == (encoding.observations.size,) and vector.dtype == np.float32
    low, high = bounds(encoding)
    wrong = np.flatnonzero((vector < low) | (vector > high))
    assert not wrong.size, [(n, field_at(encoding, n), vector[n]) for n in wrong[:5]]
    other = step.game.imagine(seen, chance)
    again = vector_of(encoding, step.game.observe(other, viewer))
    assert again.tobytes() == vector.tobytes()
    if viewer != SPECTATOR:
        seats = step.position.seats
        mask = new_mask(encoding, step.position.menu(viewer), viewer, seats)
        assert new_mask(encoding, other.menu(viewer), viewer, seats).tobytes() == mask.tobytes()
    written: bytes = vector.tobytes()
    return written


def field_at(encoding: Encoding, index: int) -> str:
    for field in encoding.observations.fields:
        if field.first <= index < field.first + field.size:
            return field.name
    return "nowhere"


@every_table
def test_vectors_have_one_size_and_depend_on_nothing_hidden(game_id: str, seats: int) -> None:
    chance = SeededChance(72)
    different = set()
    steps = 0
    for step in walk(game_id, seats, 73, every=4):
        steps += 1
        for viewer in step.viewers():
            different.add(check_vector(ENCODINGS[game_id], step, viewer, chance))
    assert len(different) > steps, "seats see the table from their own chairs"


@every_game
def test_every_field_shows_something_in_some_match(game_id: str) -> None:
    """A field that is always empty describes nothing."""
    encoding = ENCODINGS[game_id]
    empty = {field.name: field for field in encoding.observations.fields}
    meta = encoding.game.meta
    for seed in range(74, 200):
        seats = meta.min_seats + seed % (meta.max_seats - meta.min_seats + 1)
        for step in walk(game_id, seats, seed):
            vector = vector_of(encoding, step.game.observe(step.position, max(step.seat, 0)))
            for name, field in list(empty.items()):
                if vector[field.first : field.first + field.size].any():
                    del empty[name]
        if not empty:
            return
    assert list(empty) == []
