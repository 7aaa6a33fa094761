"""Matches by the thousand: the figures, and that nothing but the seed decides them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludotheque import is_compiled
from ludotheque.games import CATALOGUE
from ludotheque.texts.language import LANGUAGES
from tests.cli.support import run, run_program

#: What may differ between two runs of the same series.
OF_THE_RUN = ("seconds", "decisions_per_second", "jobs")


def simulated(*args: str) -> dict[str, Any]:
    result = run("simulate", *args, "--json")
    assert (result.code, result.err) == (0, "")
    data: dict[str, Any] = json.loads(result.out)
    return data


def lasting(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in OF_THE_RUN}


def test_the_data_has_all_that_was_promised() -> None:
    data = simulated("paradis", "--seats", "4", "--matches", "20", "--seed", "1")
    assert (data["matches"], data["seats"], data["seed"]) == (20, 4, 1)
    assert data["bots"] == ["random"] * 4
    assert data["compiled"] is is_compiled()
    assert data["decisions"] > 20 * 16
    assert data["seconds"] > 0
    assert data["decisions_per_second"] == pytest.approx(data["decisions"] / data["seconds"], rel=0.01)
    assert len(data["wins"]) == len(data["mean_score"]) == 4
    assert sum(data["wins"]) + data["without_winner"] >= 20


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_every_game_can_be_simulated(game: str) -> None:
    assert simulated(game, "--matches", "3", "--seed", "5")["matches"] == 3


def test_a_seed_gives_the_same_results_whatever_the_number_of_processes() -> None:
    series = ("paradis", "--seats", "3", "--matches", "23", "--seed", "42", "--bots", "greedy,random,random")
    one = simulated(*series)
    three = simulated(*series, "--jobs", "3")
    assert (one["jobs"], three["jobs"]) == (1, 3)
    assert lasting(one) == lasting(three)


def test_another_seed_gives_other_matches() -> None:
    first = simulated("paradis", "--matches", "10", "--seed", "1")
    second = simulated("paradis", "--matches", "10", "--seed", "2")
    assert first["mean_score"] != second["mean_score"]


def test_bots_sit_where_they_are_named_and_one_name_serves_all() -> None:
    assert (
        simulated("paradis", "--seats", "4", "--matches", "2", "--bots", "greedy")["bots"] == ["greedy"] * 4
    )
    mixed = simulated("paradis", "--matches", "30", "--seed", "3", "--bots", "random,greedy,random")
    assert mixed["bots"] == ["random", "greedy", "random"]
    assert mixed["wins"][1] == max(mixed["wins"])


def test_options_reach_the_table() -> None:
    data = simulated("paradis", "--matches", "2", "--option", "open_money=yes", "--option", "first_chooser=B")
    assert data["options"] == {"open_money": True, "first_chooser": "B"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_results_for_people(lang: str) -> None:
    result = run("simulate", "paradis", "--seats", "3", "--matches", "12", "--seed", "7", lang=lang)
    assert result.code == 0
    assert ("12 matches" if lang == "en" else "12 parties") in result.words
    assert ("Mean score" if lang == "en" else "Score moyen") in result.words
    assert "random" in result.out and "%" in result.out


def test_a_terminal_sees_a_progress_bar_and_a_program_does_not() -> None:
    series = ("simulate", "paradis", "--seats", "3", "--matches", "40", "--seed", "7", "--json")
    seen = run_program(*series, FORCE_COLOR="1", NO_COLOR="", TERM="xterm")
    assert "40/40" in seen.err and "Playing" in seen.err
    assert json.loads(seen.out)["matches"] == 40
    assert run_program(*series).err == ""
