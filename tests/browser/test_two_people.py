"""Two people at one table, each in a browser of their own, desktop and phone, French and English: whole matches.

`make soak` plays all games to their end; `make test` plays the first clicks of each.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludotheque.games import CATALOGUE
from tests.browser.conftest import Visit
from tests.browser.robot import READY, Robot, faults
from tests.browser.test_company import open_table, sits_down
from tests.support import SOAK

GAMES = {game.meta.id: game.meta.min_seats for game in CATALOGUE}
MOST_CLICKS = 4000 if SOAK else 12
WAITING = 50  #: milliseconds until we look again whose decision it is


def decisions(robots: list[Robot]) -> list[Robot]:
    """Those whom the table waits for."""
    return [robot for robot in robots if robot.page.evaluate(READY) and not robot.is_over()]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_match(visit: Visit, game: str) -> None:
    anne, bob = visit("en", "desktop"), visit("en", "phone", has_touch=True)
    invite, _ = open_table(anne, game, ["me", "open"] + ["beginner"] * (GAMES[game] - 2))
    sits_down(bob, invite, "Bob")
    bob.locator('[data-key="lang"]').click()
    expect(bob.locator("html")).to_have_attribute("lang", "fr")
    robots = [Robot(anne, seed=3, decided=8), Robot(bob, seed=4, decided=8)]
    while not robots[0].is_over() and sum(robot.clicks for robot in robots) < MOST_CLICKS:
        for robot in decisions(robots):
            robot.step()
            assert faults(robot.page) == []
        anne.wait_for_timeout(WAITING)
    assert all(robot.clicks > 0 for robot in robots)
    if SOAK:
        for page in (anne, bob):
            expect(page.locator("#ui-ending .verdict")).not_to_be_empty()
        if game == "metropolis":  # they have built, and exchanged lots
            done = robots[0].done | robots[1].done
            assert {"do build", "do accept"} <= done
