"""Random play draws from the menu: each action of it is as likely as any other, and nothing else is drawn."""

from __future__ import annotations

from fractions import Fraction
from itertools import count

import pytest

import ludotheque
from ludotheque.games import find_game
from ludotheque.games.diamonds_club.rules.payment import Payment
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import SideBets
from ludotheque.games.paradis.rules.auction import SealedAuction
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.rue_de_la_paix.rules.building import Building
from ludotheque.games.rue_de_la_paix.rules.decision import TurnDecision
from ludotheque.games.rue_de_la_paix.rules.effects import Resolving
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import ScriptedChance, SeededChance, UnannouncedChance
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.playout import random_match
from ludotheque.kernel.position import Position
from ludotheque.kernel.seats import NOBODY
from tests.contract.walk import every_game

EVERY = 7  #: one of so many positions is looked at


def chances(position: Position, seat: int, drawn: tuple[int, ...] = ()) -> dict[Action, Fraction]:
    """How likely `draw` gives each action after these numbers fell: every number that can follow is tried."""
    reached: list[dict[Action, Fraction]] = []
    for number in count():
        chance = ScriptedChance({"what": [*drawn, number, None]})
        try:
            reached.append({position.draw(seat, chance): Fraction(1)})
        except UnannouncedChance:
            if not chance.used_up():  # there is no such number: all of them were tried
                break
            reached.append(chances(position, seat, (*drawn, number)))  # another number is drawn
    found: dict[Action, Fraction] = {}
    for each in reached:
        for action, likely in each.items():
            found[action] = found.get(action, Fraction(0)) + likely / len(reached)
    return found


@every_game
@pytest.mark.parametrize("most", [False, True], ids=["fewest seats", "most seats"])
def test_every_action_of_the_menu_is_drawn_as_likely_as_any_other(game_id: str, most: bool) -> None:
    game = find_game(game_id)
    chance = SeededChance(5)
    seats = game.meta.max_seats if most else game.meta.min_seats
    position = game.setup(seats, game.options(), chance, SILENT)
    looked_at = 0
    for step in count():
        waiting = position.waiting_for()
        if not waiting:
            break
        if step % EVERY == 0:
            for seat in waiting:
                menu = position.menu(seat)
                assert chances(position, seat) == dict.fromkeys(menu, Fraction(1, len(menu)))
                looked_at += 1
        seat = waiting[chance.below("who acts", len(waiting))]
        position.play(seat, position.draw(seat, chance), chance, SILENT)
    assert looked_at > 3


@every_game
@pytest.mark.parametrize("most", [False, True], ids=["fewest seats", "most seats"])
def test_every_seat_that_is_waited_for_is_drawn_as_likely_as_any_other(game_id: str, most: bool) -> None:
    game = find_game(game_id)
    chance = SeededChance(6)
    seats = game.meta.max_seats if most else game.meta.min_seats
    position = game.setup(seats, game.options(), chance, SILENT)
    while waiting := position.waiting_for():
        if len(waiting) == 1:
            drawn = [position.draw_seat(ScriptedChance({}))]  # nothing falls where there is no choice
        else:
            drawn = [
                position.draw_seat(ScriptedChance({"who acts": [number]})) for number in range(len(waiting))
            ]
        assert drawn == waiting
        seat = position.draw_seat(chance)
        position.play(seat, position.draw(seat, chance), chance, SILENT)
    assert position.draw_seat(ScriptedChance({})) == NOBODY


#: What random play does without, for its speed: lists of seats that are waited for, and menus (docs/performance.md).
DONE_WITHOUT: dict[str, list[tuple[type, str]]] = {
    "paradis": [
        (SealedAuction, "waiting_for"),
        (SealedAuction, "menu"),
        (Negotiation, "waiting_for"),
        (Negotiation, "menu"),
    ],
    "last_chance": [(Auction, "waiting_for"), (SideBets, "waiting_for"), (Attempt, "waiting_for")],
    "diamonds_club": [(Purchase, "moves"), (Payment, "moves")],
    "rue_de_la_paix": [
        (TurnDecision, "waiting_for"),
        (TurnDecision, "moves"),
        (Building, "choices"),
        (Resolving, "choices"),
    ],
}


@pytest.mark.skipif(ludotheque.is_compiled(), reason="compiled classes cannot be patched")
@pytest.mark.parametrize("game_id", DONE_WITHOUT)
def test_random_play_makes_no_lists_that_it_can_do_without(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object) -> None:
        raise AssertionError("random play asked for a list")

    for phase, question in DONE_WITHOUT[game_id]:
        monkeypatch.setattr(phase, question, refuse)
    game = find_game(game_id)
    assert random_match(game, 4, game.options(), SeededChance(7))[1] > 20
