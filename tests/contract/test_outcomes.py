"""The end of a match says who won, who lost and why, and the last scene says the same."""

from __future__ import annotations

import pytest

from ludotheque.kernel.outcome import Outcome, Remark, ScoreLine, counted
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.texts.outcomes import reason, remarks, score
from ludotheque.texts.texts import Texts
from tests.contract.walk import Step, every_table, walk

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"]


def end_of(game_id: str, seats: int, seed: int) -> tuple[Step, Outcome]:
    *_, last = walk(game_id, seats, seed)
    outcome = last.position.outcome()
    assert outcome is not None
    return last, outcome


def last_scene(step: Step, viewer: int) -> Scene:
    position = step.position
    seen = step.game.observe(position, viewer)
    return step.game.scene(seen, (), [], lambda action: position.refusal(viewer, action))


@every_table
@pytest.mark.parametrize("seed", [21, 22])
def test_the_last_scene_hides_nothing_that_the_end_shows(game_id: str, seats: int, seed: int) -> None:
    step, outcome = end_of(game_id, seats, seed)
    for viewer in (0, SPECTATOR):
        for panel in last_scene(step, viewer).panels:
            values = [row.value for row in panel.rows]
            total = outcome.scores[panel.seat]
            assert total // outcome.unit in values or counted(total, outcome.unit) in values


@every_table
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_is_shown_in_both_languages(game_id: str, seats: int, lang: str) -> None:
    texts = Texts(lang, strict=True)
    names = NAMES[:seats]
    for seed in range(30, 34):
        _, outcome = end_of(game_id, seats, seed)
        assert "{" not in reason(texts, game_id, outcome, names)
        shown = remarks(texts, game_id, outcome, names)
        assert len(shown) == seats and "{" not in str(shown)
        for value in outcome.scores:
            assert counted(value, outcome.unit) in score(texts, game_id, value, outcome.unit)


def test_scores_reasons_and_remarks_are_what_the_game_calls_them() -> None:
    texts = Texts("en", strict=True)
    outcome = Outcome(
        [57, 0],
        [0],
        [1, 2],
        "most-points",
        [ScoreLine("buildings", [57, 0])],
        remarks=[Remark(1, "imposed-open", 14)],
    )
    assert score(texts, "diamonds_club", 57, 1) == "57 points"
    assert score(texts, "diamonds_club", 1, 1) == "1 point"
    assert score(texts, "rue_de_la_paix", 24, 1) == "24 million"
    assert score(texts, "last_chance", 910_000, 1) == "910\u202f000 in cash"
    assert reason(texts, "diamonds_club", outcome, NAMES[:2]) == "Ann has the most points."
    assert remarks(texts, "diamonds_club", outcome, NAMES[:2]) == [
        [],
        ["imposed cells not filled: 14 points do not count"],
    ]
    assert counted(-31, 12) == "−2 7/12"
