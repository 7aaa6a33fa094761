"""The pages about the environments say what the code does; the example trains an agent."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the extra envs is not installed")

import environment_pages
from ludotheque.envs.encodings import ENCODINGS
from ludotheque.games import OURS

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_small_agent.py"
LISTING = Path(__file__).parents[2] / "docs" / "pettingzoo-listing.md"


@pytest.mark.parametrize("game_id", [game.meta.id for game in OURS])
def test_the_page_of_a_game_is_what_the_code_writes(game_id: str) -> None:
    written = environment_pages.path_of(game_id).read_text(encoding="utf-8")
    assert written == environment_pages.page(ENCODINGS[game_id]), "run: python tools/environment_pages.py"


def test_the_listing_names_every_environment_with_its_seats() -> None:
    peers = pytest.importorskip("ludotheque.envs.pettingzoo", reason="the extra pettingzoo is not installed")
    rows = [line for line in LISTING.read_text(encoding="utf-8").splitlines() if line.startswith("| `ludo")]
    expected = []
    for game in OURS:
        meta = game.meta
        parallel = "yes" if meta.id in peers.SIMULTANEOUS else "no"
        name = f"`ludotheque/{peers.env_name(meta.id)}`"
        expected.append(f"| {name} | {meta.min_seats} to {meta.max_seats} | yes | {parallel} |")
    assert sorted(rows) == sorted(expected)


def test_the_small_agent_beats_random_after_a_few_matches() -> None:
    spec = importlib.util.spec_from_file_location("train_small_agent", EXAMPLE)
    assert spec is not None and spec.loader is not None
    example: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    encoding = ENCODINGS["last_chance"]
    policy = example.LinearPolicy(encoding.actions.size, encoding.observations.size)
    example.play(policy, "last_chance", 3, 200, 1, learning=True)
    won, usual = example.play(policy, "last_chance", 3, 60, 2, learning=False)
    assert usual == pytest.approx(1 / 3)
    assert won > 0.6, "by far more than a random player's third"
