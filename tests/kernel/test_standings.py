"""How the seats stood through a match, and when it was decided."""

from __future__ import annotations

import pytest

from ludotheque.bots.simple import RandomBot
from ludotheque.games import CATALOGUE
from ludotheque.kernel.game import Game
from ludotheque.kernel.standings import led_for_good, standings_of
from tests.journals import bot_match


@pytest.mark.parametrize(
    ("standings", "decided"),
    [
        ([[0, 0], [3, 1], [3, 4], [5, 4], [7, 4]], 3),
        ([[1, 0], [2, 0]], 0),
        ([[0, 0], [3, 3]], -1),
        ([[0, 0], [3, 1], [3, 3], [4, 3]], 3),
        ([[0, 0], [1, 5]], -1),
    ],
    ids=["took the lead twice", "always led", "equal at the end", "equals do not lead", "did not lead"],
)
def test_from_when_a_seat_led_for_good(standings: list[list[int]], decided: int) -> None:
    assert led_for_good(standings, 0) == decided


@pytest.mark.parametrize("game", CATALOGUE, ids=[game.meta.id for game in CATALOGUE])
def test_the_standings_of_a_match(game: Game) -> None:
    match = bot_match(game, 3, RandomBot(), 2, 4000)
    outcome = match.position.outcome()
    standings = standings_of(match)
    assert outcome is not None and standings is not None
    # from the set-up to the end, round by round
    assert standings.steps[0] == 0 and standings.steps[-1] == match.length()
    assert standings.steps == sorted(set(standings.steps)) and len(standings.steps) > 5
    assert standings.values[-1] == game.quantities(match.position)[standings.quantity]
    # whoever won alone led from the move that decided, and not before it
    if standings.decided > 0:
        winner = outcome.winners[0]
        after = game.quantities(match.position_after(standings.decided))[standings.quantity]
        before = game.quantities(match.position_after(standings.decided - 1))[standings.quantity]
        assert led_for_good([after], winner) == 0
        assert led_for_good([before], winner) == -1


def test_a_match_that_goes_on_has_no_standings() -> None:
    assert standings_of(bot_match(CATALOGUE[0], 3, RandomBot(), 2, 5)) is None
