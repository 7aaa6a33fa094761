"""§2: the table before the first turn."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix import facts
from ludotheque.games.rue_de_la_paix.components import WILD, Box
from ludotheque.games.rue_de_la_paix.rules.fortune import draw_card
from ludotheque.games.rue_de_la_paix.rules.turn import begin_turn
from ludotheque.games.rue_de_la_paix.state import State, Turn
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.options import Options
from ludotheque.kernel.seats import NOBODY


def empty_board(box: Box, seats: int) -> State:
    """§2.1, §2.2: hotels by the number of players, all titles beside the board, no cards dealt."""
    return State(
        box,
        [box.hotels[seats]] * seats,
        [[] for _place in range(box.properties)],
        [NOBODY] * box.properties,
        [0] * seats,
        [[] for _seat in range(seats)],
        [],
        [],
        [],
        Turn(0, 0, 0, WILD, 0, False),
        [],
    )


def set_up(box: Box, seats: int, options: Options, chance: Chance, journal: Journal) -> State:
    """§2.3: the deck is shuffled and dealt; §2.4: the highest roll begins."""
    state = empty_board(box, seats)
    state.pile = [kind for kind in range(len(box.cards)) for _copy in range(box.cards[kind].count)]
    chance.shuffle("fortune cards", state.pile)
    for seat in range(seats):
        for _card in range(box.hand):
            draw_card(state, seat, chance, journal)
    begin_turn(state, roll_for_start(seats, chance, journal), chance, journal)
    return state


def roll_for_start(seats: int, chance: Chance, journal: Journal) -> int:
    """§2.4: both number dice; the tied roll again, until one is alone (R14)."""
    rolling = list(range(seats))
    while len(rolling) > 1:
        best = 0
        ahead: list[int] = []
        for seat in rolling:
            first = chance.die("start dice")
            second = chance.die("start dice")
            if journal.on:
                journal.record(facts.StartRolled(seat, first, second))
            if first + second > best:
                best = first + second
                ahead = [seat]
            elif first + second == best:
                ahead.append(seat)
        rolling = ahead
        if journal.on and len(rolling) > 1:
            journal.record(facts.StartTied(tuple(rolling)))
    if journal.on:
        journal.record(facts.FirstPlayer(rolling[0]))
    return rolling[0]
