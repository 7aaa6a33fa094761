"""Nets: what they say, the file they come from, and that a file which does not fit is refused in one sentence."""

from __future__ import annotations

import json
from math import tanh
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.net import (
    FILE_NAME,
    LARGEST_FILE,
    Features,
    Net,
    above_average,
    net_data,
    read_net,
    write_net,
)
from ludotheque.kernel.playout import play_on
from ludotheque.kernel.trouble import Trouble
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.texts import Texts

NAMES = ("lead", "left")
FEATURES = Features(NAMES, lambda seen, box: [])
NET = Net([1.0, 0.0], [[0.5, -1.0], [0.0, 2.0]], [0.1, -0.2], [2.0, 0.5])

WITH_FEATURES = [game for game in CATALOGUE if game.features is not None]


def written(path: Path, **changes: Any) -> Path:
    """A file of weights for a game called g, rules version 3, with some entries changed."""
    write_net(path, {**net_data(NET, "g", 3, NAMES, {"seed": 1}), **changes})
    return path


def test_a_value_is_the_sum_of_the_direct_weights_and_the_hidden_units() -> None:
    expected = 0.3 + 2.0 * tanh(0.1 + 0.15 - 0.4) + 0.5 * tanh(-0.2 + 0.8)
    assert NET.value([0.3, 0.4]) == pytest.approx(expected)


def test_chances_add_up_to_one_and_follow_the_values() -> None:
    rows = [[0.5, 0.0], [0.0, 0.0], [-0.5, 0.0]]
    chances = NET.chances(rows)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] > chances[2]
    assert NET.chances(rows[:2])[0] < 1.0, "one net serves any number of seats"
    assert NET.chances([[900.0, 0.0], [-900.0, 0.0]]) == pytest.approx([1.0, 0.0])


def test_an_average_leaves_the_seat_itself_out() -> None:
    assert above_average([4.0, 1.0, 2.0], 0) == pytest.approx(2.5)


def test_a_file_gives_the_same_net_again(tmp_path: Path) -> None:
    net = read_net(written(tmp_path / FILE_NAME), "g", 3, FEATURES)
    assert (net.direct, net.first, net.bias, net.second) == (NET.direct, NET.first, NET.bias, NET.second)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "other"}, "net-of-other-rules"),
        ({"rules_version": 4}, "net-of-other-rules"),
        ({"format": 2}, "net-of-other-rules"),
        ({"inputs": ["left", "lead"]}, "net-of-other-inputs"),
        ({"inputs": ["lead", "left", "more"]}, "net-damaged"),
        ({"direct": [1.0]}, "net-damaged"),
        ({"direct": [1.0, "2"]}, "net-damaged"),
        ({"direct": [1.0, float("nan")]}, "net-damaged"),
        ({"direct": [1.0, True]}, "net-damaged"),
        ({"first": [[0.5, -1.0]]}, "net-damaged"),
        ({"second": None}, "net-damaged"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(
    tmp_path: Path, changes: dict[str, Any], key: str
) -> None:
    path = written(tmp_path / FILE_NAME, **changes)
    with pytest.raises(Trouble) as trouble:
        read_net(path, "g", 3, FEATURES)
    assert trouble.value.key == key
    for lang in LANGUAGES:
        assert str(path) in Texts(lang).trouble(trouble.value)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 1', "1"])
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / FILE_NAME
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Trouble) as trouble:
        read_net(path, "g", 3, FEATURES)
    assert trouble.value.key == "net-damaged"


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_text(" " * (LARGEST_FILE + 1), encoding="utf-8")
    with pytest.raises(Trouble) as trouble:
        read_net(path, "g", 3, FEATURES)
    assert trouble.value.key == "net-too-large"


# --- the games of the catalogue --------------------------------------------------------------------------


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_every_file_of_weights_fits_its_game(game: Game) -> None:
    path = game.folder / FILE_NAME
    if not path.exists():
        assert game.net() is None
        return
    assert game.features is not None
    assert json.loads(path.read_text(encoding="utf-8"))["rules_version"] == game.meta.rules_version
    assert game.read_net(path).inputs == len(game.features.names)


def test_a_game_without_features_takes_no_weights(tmp_path: Path) -> None:
    game = find_game("diamonds_club")
    assert game.features is None and game.net() is None
    with pytest.raises(Trouble) as trouble:
        game.read_net(written(tmp_path / FILE_NAME))
    assert trouble.value.key == "no-features"


@pytest.mark.parametrize("game", WITH_FEATURES, ids=lambda game: game.meta.id)
def test_rows_have_an_input_for_every_name_and_show_nothing_hidden(game: Game) -> None:
    assert game.features is not None
    assert len(set(game.features.names)) == len(game.features.names)
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        for seed in range(6):
            chance = SeededChance(seed)
            position = game.setup(seats, game.options(), chance, SILENT)
            play_on(position, chance, 9 * seed)
            if not position.waiting_for():
                continue
            seen = game.observe(position, 0)
            rows = game.features.rows(seen, game.box(seen.edition))
            if not rows:
                continue  # nothing is judged at this moment
            assert [len(row) for row in rows] == [len(game.features.names)] * seats
            assert all(abs(value) < 20.0 for row in rows for value in row)
            # the hidden part dealt again, the rows are the same
            again = game.observe(game.imagine(seen, SeededChance(seed + 100)), 0)
            assert game.features.rows(again, game.box(seen.edition)) == rows
