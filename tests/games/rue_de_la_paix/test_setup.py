"""§2: before the first turn."""

from __future__ import annotations

import pytest

from ludotheque.games.rue_de_la_paix.facts import CardDrawn, DiceRolled, FirstPlayer, StartRolled, StartTied
from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.games.rue_de_la_paix.rules.setup import roll_for_start, set_up
from ludotheque.kernel.chance import ScriptedChance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.seats import NOBODY
from ludotheque.kernel.trouble import Trouble
from tests.games.rue_de_la_paix.boulevard import BOX
from tests.support import A, B, C, D, rule

DECK: list[object] = [kind for kind in range(len(BOX.cards)) for _ in range(BOX.cards[kind].count)]


@rule("1.1", "2.1", "2.2")
@pytest.mark.parametrize(("seats", "hotels"), [(2, 20), (3, 16), (4, 14)])
def test_hotels_by_the_number_of_players_and_everything_else_beside_the_board(
    seats: int, hotels: int
) -> None:
    script = ScriptedChance(
        {
            "fortune cards": [DECK],
            "start dice": [6, 6, *[1, 1] * (seats - 1)],
            "number dice": [1, 2],
            "colour die": ["red"],
        }
    )
    state = set_up(BOX, seats, GAME.options(), script, Journal())
    assert script.used_up()
    assert state.reserve == [hotels] * seats
    assert state.titles == [NOBODY] * 20
    assert [state.square(seat) for seat in range(seats)] == [0] * seats
    assert all(not stack for stack in state.stacks)


@rule("2.3")
def test_everybody_draws_two_cards_from_the_top() -> None:
    script = ScriptedChance(
        {"fortune cards": [DECK], "start dice": [1, 1, 6, 6], "number dice": [3, 4], "colour die": ["blue"]}
    )
    journal = Journal()
    state = set_up(BOX, 2, GAME.options(), script, journal)
    top = [BOX.cards[kind].name for kind in reversed(DECK) if isinstance(kind, int)][:4]
    assert journal.facts == [
        CardDrawn(A, top[0]),
        CardDrawn(A, top[1]),
        CardDrawn(B, top[2]),
        CardDrawn(B, top[3]),
        StartRolled(A, 1, 1),
        StartRolled(B, 6, 6),
        FirstPlayer(B),
        DiceRolled(B, 3, 4, "blue"),
    ]
    assert len(state.pile) == 24
    assert [len(hand) for hand in state.hands] == [2, 2]


@rule("2.4")
def test_the_highest_roll_begins_and_the_tied_roll_again_r14() -> None:
    # given B, C and D tie at 9, then B and D at 7
    journal = Journal()
    script = ScriptedChance({"start dice": [1, 2, 6, 3, 5, 4, 4, 5, 3, 4, 1, 1, 5, 2, 2, 2, 6, 1]})
    # when
    first = roll_for_start(4, script, journal)
    # then only the tied roll, until one is alone
    assert first == D
    assert script.used_up()
    assert journal.facts == [
        StartRolled(A, 1, 2),
        StartRolled(B, 6, 3),
        StartRolled(C, 5, 4),
        StartRolled(D, 4, 5),
        StartTied((B, C, D)),
        StartRolled(B, 3, 4),
        StartRolled(C, 1, 1),
        StartRolled(D, 5, 2),
        StartTied((B, D)),
        StartRolled(B, 2, 2),
        StartRolled(D, 6, 1),
        FirstPlayer(D),
    ]


def test_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(Trouble):
            GAME.check_seats(seats)
    GAME.check_seats(2)
    GAME.check_seats(4)
