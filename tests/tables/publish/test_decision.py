"""A click carries the decision it was made for: what makes it stale, and what does not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludotheque
from ludotheque.games.metropolis.components import LOTS, printed
from ludotheque.games.metropolis.state import State
from ludotheque.tables.problems import RefusedByRules, TooLate
from ludotheque.tables.publish import seat_view
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import RUNNING, Table
from tests.tables.support import (
    Watcher,
    any_action,
    guest_at,
    move,
    open_table,
    open_tables,
    people,
    play_people,
    run,
    seen_by,
    with_tables,
)


async def among_traders(tables: Tables) -> tuple[Table, list[int]]:
    """Metropolis with an unbuilt lot of each player (as printed) and no open offer; somebody is on turn."""
    table = await open_table(tables, people(4), "metropolis", auto=False)
    chance = random.Random(3)
    while True:
        lots = [unbuilt(table, seat) for seat in range(4)]
        if all(lots) and not state_of(table).book.open:
            return table, [own[0] for own in lots]
        await play_people(tables, table, chance, most=1)


def state_of(table: Table) -> State:
    state = table.position
    assert isinstance(state, State)
    return state


def unbuilt(table: Table, seat: int) -> list[int]:
    town = state_of(table).town
    return [printed(lot) for lot in range(LOTS) if town.owners[lot] == seat and not town.is_built(lot)]


async def stale(tables: Tables, table: Table, seat: int, notation: str, seen: str) -> bool:
    try:
        await tables.play(table.id, guest_at(table, seat), notation, seen, notation + seen)
    except TooLate as problem:
        return problem.key == "stale"
    return False


@with_tables
async def test_an_offer_to_me_is_a_new_decision_and_so_is_its_withdrawal(tables: Tables) -> None:
    table, lots = await among_traders(tables)
    asker, asked = 0, 1
    before = seen_by(table, asked)
    await move(tables, table, asker, f"offer {lots[asker]}>B {lots[asked]}>A")
    number = state_of(table).book.open[-1].number
    seen = seen_by(table, asked)
    assert seen != before
    await move(tables, table, asker, f"withdraw {number}")
    assert seen_by(table, asked) != seen
    with pytest.raises((TooLate, RefusedByRules)):
        await tables.play(table.id, guest_at(table, asked), f"accept {number}", seen, "late")
    if table.position.menu(asked):  # whoever has something else to decide learns that this is gone
        assert await stale(tables, table, asked, f"accept {number}", seen)


@with_tables
async def test_another_offer_in_its_place_is_a_new_decision(tables: Tables) -> None:
    """The same number and the same answers, but other terms: the menu alone would not tell."""
    table, lots = await among_traders(tables)
    await move(tables, table, 0, f"offer {lots[0]}>B {lots[1]}>A")
    book = state_of(table).book
    seen, menu = seen_by(table, 1), table.position.menu(1)
    number = book.open[-1].number
    await move(tables, table, 0, f"withdraw {number}")
    state_of(table).book.next_number = number  # as after a whole circle of numbers
    await move(tables, table, 0, f"offer {lots[0]}>B")
    assert [a for a in table.position.menu(1) if not a.open_ended] == [a for a in menu if not a.open_ended]
    assert seen_by(table, 1) != seen


@with_tables
async def test_an_offer_between_others_leaves_my_decision_alone_until_they_agree(tables: Tables) -> None:
    table, lots = await among_traders(tables)
    player = table.waiting()[0]
    mine = next(seat for seat in range(4) if seat != player)
    asker, asked = [seat for seat in range(4) if seat not in (player, mine)]
    seen = seen_by(table, mine)
    letters = "ABCD"
    await move(tables, table, asker, f"offer {lots[asker]}>{letters[asked]} {lots[asked]}>{letters[asker]}")
    assert seen_by(table, mine) == seen
    await move(tables, table, asked, f"accept {state_of(table).book.open[-1].number}")
    # lots have changed hands: an exchange that I put together before would be one with somebody else
    assert await stale(
        tables, table, mine, f"offer {lots[asker]}>{letters[mine]} {lots[mine]}>{letters[asker]}", seen
    )


@with_tables
async def test_a_move_that_was_taken_back_is_gone_for_those_who_saw_it(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    await move(tables, table, 0, "auction NW")
    seen = seen_by(table, 1)
    await tables.undo(table.id, "ann")
    await move(tables, table, 0, "auction SE")
    assert await stale(tables, table, 1, "bid 3", seen)  # a bid for another villa


@pytest.mark.skipif(ludotheque.is_compiled(), reason="compiled functions cannot be replaced")
@pytest.mark.parametrize("game", ["paradis", "metropolis"])
def test_a_move_that_nobody_watches_draws_no_scene(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    draw = seat_view.draw

    def counted(*parts: Any) -> Any:
        drawn.append(1)
        return draw(*parts)

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), game)
            chance = random.Random(1)
            monkeypatch.setattr(seat_view, "draw", counted)
            await play_people(tables, table, chance, most=20)
            assert not drawn
            ann = Watcher("ann")
            await tables.connect(table.id, ann)
            assert len(drawn) == 1
            while table.status == RUNNING and table.step() < 60:
                before, heard = len(drawn), len(ann.received)
                seat = table.waiting()[0]
                await move(tables, table, seat, any_action(table, seat, chance).notation)
                updates = ann.received[heard:]  # one viewer: one scene for each event, and for each moment
                assert len(drawn) - before == sum(1 + len(update.get("moments", ())) for update in updates)

    run(work())
