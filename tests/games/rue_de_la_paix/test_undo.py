"""§4.1: what can be taken back: hotels, cards until their first target; not dice, hurricanes, what changes the roll."""

from __future__ import annotations

import pytest

from ludotheque.games.rue_de_la_paix.actions import Build, Done, PlayCard, Take
from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.games.rue_de_la_paix.rules.building import Building
from ludotheque.games.rue_de_la_paix.rules.fortune import AIMED
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match
from ludotheque.kernel.record import save
from tests.support import rule


def position(match: Match) -> State:
    assert isinstance(match.position, State)
    return match.position


@rule("4.1", "7.1", "8.6", "8.7", "8.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_taken_back_in_whole_matches(seats: int) -> None:
    taken_back = {"hotel": 0, "done": 0, "inside a card": 0, "card": 0, "aimed card": 0}
    for seed in range(8):
        match = Match(GAME, seats, GAME.options(), SeededChance(seed))
        choices = SeededChance(seed + 100)
        while waiting := match.position.waiting_for():
            seat = waiting[0]
            before, building = save(match.position), isinstance(position(match).phase, Building)
            menu = match.position.menu(seat)
            action = menu[choices.below("what", len(menu))]
            match.play(seat, action)
            blocked = match.undo_block(seat)
            # then a hotel of the building step can always be taken back, and a card if it asks for a target
            if building and isinstance(action, Build):
                assert blocked is None
                taken_back["hotel"] += 1
            elif isinstance(action, PlayCard) and action.instruction().effect in AIMED:
                assert blocked is None
                taken_back["aimed card"] += 1
            elif isinstance(action, PlayCard):
                assert blocked in ("undo-revealed", "undo-chance-fell")
                taken_back["card"] += 1
            elif isinstance(action, (Build, Take)):
                # inside a card: until the card is done, and the next player rolls or the match is over
                assert (blocked is None) or match.moves[-1].drawn
                taken_back["inside a card"] += blocked is None
            if blocked is None:
                taken_back["done"] += isinstance(action, Done)
                match.undo(seat)
                assert save(match.position) == before
                match.play(seat, action)
    assert min(taken_back.values()) > 0, taken_back
