"""The arena: rotation, intervals, ratings, and results that depend on the seed alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.arena.contest import LEAST_DEALS, ResultFile, run, summary
from ludotheque.arena.deals import Contest, DealResult, play_deal
from ludotheque.arena.figures import figures, half_width, is_clear, quantile, ratings
from ludotheque.arena.plot import draw
from ludotheque.bots.base import Bot
from ludotheque.bots.simple import GreedyBot, RandomBot
from ludotheque.games import find_game
from ludotheque.kernel.trouble import Trouble
from tests.cli import support

#: What may differ between two runs of the same contest.
OF_THE_RUN = ("seconds", "longest")


def contest(*bots: str, seed: int = 3) -> Contest:
    game = find_game("paradis")
    return Contest(game, game.options(), list(bots), seed)


def lasting(results: list[DealResult]) -> list[dict[str, Any]]:
    return [
        {key: value for key, value in result.data().items() if key not in OF_THE_RUN} for result in results
    ]


def made_up(deal: int, won: list[list[float]]) -> DealResult:
    places = [[1 if part else 2 for part in match] for match in won]
    bots = len(won[0])
    return DealResult(deal, won, places, [1] * bots, [0.001] * bots, [0.001] * bots)


def test_every_bot_sits_everywhere_once_and_meets_the_same_chance() -> None:
    class Placed(Bot):
        """Notes its seats and what its first decision looks like."""

        def __init__(self, name: str) -> None:
            super().__init__(name)
            self.seats: set[int] = set()
            self.menus: dict[int, str] = {}

        def choose(self, game: Any, seen: Any, menu: Any, chance: Any) -> Any:
            if seen.seat not in self.seats:
                self.menus[seen.seat] = str(menu)
            self.seats.add(seen.seat)
            return menu[0]

    game = find_game("paradis")
    bots = [Placed(name) for name in "xyz"]
    result = play_deal(game, game.options(), list(bots), 5, 0)
    assert [bot.seats for bot in bots] == [{0, 1, 2}] * 3
    # bots that play alike make the three matches of a deal one and the same, seen from each seat
    assert len({tuple(sorted(match)) for match in result.won}) == 1
    assert [sum(match) for match in result.won] == [1.0] * 3
    assert [result.share(index) for index in range(3)] == [pytest.approx(1 / 3)] * 3
    assert bots[0].menus[0] == bots[1].menus[0]


def test_the_better_bot_is_found_with_interval_rating_and_times() -> None:
    game = find_game("paradis")
    bots: list[Bot] = [GreedyBot(), RandomBot(), RandomBot()]
    results = [play_deal(game, game.options(), bots, 11, deal) for deal in range(5)]
    first, second = figures(results, ["greedy", "random", "random"])
    assert first["bot"] == "greedy" and first["even"] == pytest.approx(1 / 3)
    assert first["interval"][0] > first["even"] and first["interval"][0] <= first["share"] <= 1.0
    assert first["share"] + second["share"] == pytest.approx(1.0)
    assert first["rating"] > 100 and second["rating"] == pytest.approx(-first["rating"])
    assert first["decisions"] > 5 * 3 * 12 and first["milliseconds_per_decision"] > 0.0


def test_intervals_are_over_deals_and_wider_for_who_looks_often() -> None:
    assert quantile(4) == pytest.approx(2.776, abs=0.03)
    assert quantile(1000) == pytest.approx(1.962, abs=0.001)
    # two deals of four matches that all ended alike are two observations, not eight
    values = [1.0, 0.0] * 20
    assert half_width(values) == pytest.approx(quantile(39) * 0.5064 / 40**0.5, abs=1e-3)
    assert half_width(values, sequential=True) > 1.3 * half_width(values)
    assert half_width([1.0] * 10) == pytest.approx(0.3)  # never nothing: other deals may be rare


def test_ratings_follow_who_finished_first_and_stay_finite() -> None:
    bots = ["a", "b", "c"]
    results = [DealResult(0, [[1.0, 0.0, 0.0]], [[1, 2, 3]], [1] * 3, [0.0] * 3, [0.0] * 3)]
    rated = ratings(results, bots)
    assert rated["a"] > rated["b"] > rated["c"]
    assert sum(rated.values()) == pytest.approx(0.0, abs=0.5)
    assert ratings([made_up(0, [[0.5, 0.5]])], ["a", "b"]) == {
        "a": pytest.approx(0.0),
        "b": pytest.approx(0.0),
    }


def test_a_contest_is_the_same_in_one_process_or_two_and_can_be_resumed(tmp_path: Path) -> None:
    who = contest("greedy", "random", "random")
    whole = run(who, 4)
    # given the same contest, stopped after one deal while a second one was being written
    path = tmp_path / "deals.jsonl"
    run(who, 1, kept=ResultFile(path, who))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"deal": 1, "wo')
    # when it goes on, in two processes
    kept = ResultFile(path, who)
    assert list(kept.found) == [0]
    counted: list[int] = []
    resumed = run(who, 4, 2, kept, advance=counted.append)
    # then nothing differs, and nothing is played twice
    assert lasting(resumed) == lasting(whole)
    assert counted == [3] * 4
    assert len(path.read_text(encoding="utf-8").splitlines()) == 5
    with pytest.raises(Trouble) as trouble:
        ResultFile(path, contest("greedy", "random", "random", seed=4))
    assert trouble.value.key == "other-contest"


def test_a_sequential_test_stops_when_clear_and_only_then() -> None:
    clear = run(contest("greedy", "random", "random"), 40, until_clear=True)
    assert LEAST_DEALS <= len(clear) < 40
    assert is_clear(clear, ["greedy", "random", "random"])
    even = [made_up(deal, [[1.0, 0.0], [0.0, 1.0]] if deal % 2 else [[0.0, 1.0]] * 2) for deal in range(8)]
    assert not is_clear(even, ["a", "b"])


def test_the_command_gives_data_and_a_drawing(tmp_path: Path) -> None:
    plot = tmp_path / "shares.svg"
    said = ("paradis", "--bots", "greedy,random", "--seats", "3", "--matches", "4", "--seed", "1")
    result = support.run("arena", *said, "--plot", str(plot), "--json")
    assert (result.code, result.err) == (0, "")
    data = json.loads(result.out)
    assert (data["deals"], data["matches"]) == (2, 6)  # rounded up to whole deals
    assert data["bots"] == ["greedy", "random", "random"]
    assert [row["bot"] for row in data["figures"]] == ["greedy", "random"]
    drawn = plot.read_text(encoding="utf-8")
    assert drawn.count("<rect") == 3 and "greedy" in drawn
    words = support.run("arena", *said, lang="fr").words
    assert "2 donnes" in words and "Part égale" in words
    assert support.run("arena", "paradis", "--bots", "greedy").code == 2


def test_a_drawing_shows_share_interval_and_even_share() -> None:
    who = contest("greedy", "random", "random")
    results = [made_up(deal, [[1.0, 0.0, 0.0]] * 3) for deal in range(4)]
    drawn = draw("a < b", summary(who, results))
    assert "a &lt; b" in drawn and "1.000 (0.250–1.000)" in drawn
