"""Rehearsals: an imagined match changes nothing at the table, nobody else learns of it, it ends with the viewer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludotheque.bots.pool import BotRunner, BotTrouble
from ludotheque.games import CATALOGUE
from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import FORCED
from ludotheque.kernel.position import Observation, snapshot
from ludotheque.tables.problems import NotAllowed, RefusedByRules, TooLate
from ludotheque.tables.service import rehearsal
from ludotheque.tables.service.rehearsal import Rehearsal
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import Table
from tests.tables.support import (
    Watcher,
    guest_at,
    move,
    open_table,
    open_tables,
    people,
    play_people,
    run,
    seen_by,
    stored_rows,
    with_tables,
)

GAMES = [game.meta.id for game in CATALOGUE]


async def seated(tables: Tables, table: Table, seat: int | None = None) -> Watcher:
    """Somebody who looks from this seat, or from the first that the match waits for."""
    viewer = Watcher(guest_at(table, table.waiting()[0] if seat is None else seat))
    await tables.connect(table.id, viewer)
    return viewer


def any_move(found: Rehearsal, chance: random.Random) -> str:
    menu = found.position.menu(found.acting())
    plain = [action for action in menu if not action.open_ended]
    return chance.choice(plain or list(menu)).notation


def try_out(tables: Tables, viewer: Watcher, found: Rehearsal, notation: str) -> None:
    tables.rehearsals.play(viewer, notation, found.shown_decision())


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_played_for_all_seats_and_taken_back_and_the_table_does_not_change(game: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), game)
            await play_people(tables, table, random.Random(3), most=12)
            viewer = await seated(tables, table)
            other = await seated(tables, table, (viewer.seat + 1) % 3)
            before = snapshot(table.position)
            events = stored_rows(tables, "SELECT count(*) FROM events")
            heard = len(other.raw)
            found = await tables.rehearsals.start(table.id, viewer)
            begun = snapshot(found.position)
            chance, seats = random.Random(1), set()
            for _ in range(25):
                if not found.position.waiting_for():
                    break
                seats.add(found.acting())
                try_out(tables, viewer, found, any_move(found, chance))
                message = found.message("en", "")
                assert len(message["line"]) == len(found.steps) and message["scene"]["status"]
            assert len(seats) > 1, "only one seat ever moved: the test proves little"
            while found.steps:
                tables.rehearsals.back(viewer)
            assert snapshot(found.position) == begun
            assert snapshot(table.position) == before
            assert stored_rows(tables, "SELECT count(*) FROM events") == events
            assert len(other.raw) == heard

    run(work())


@pytest.mark.parametrize("game", GAMES)
def test_bots_decide_for_whoever_is_to_move(game: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), game)
            await play_people(tables, table, random.Random(5), most=6)
            viewer = await seated(tables, table)
            found = await tables.rehearsals.start(table.id, viewer)
            for _ in range(10):
                await tables.rehearsals.let_bot_play(viewer)
            assert [step.moves[0].by for step in found.steps] == ["bot"] * 10
            assert {move.by for step in found.steps for move in step.moves[1:]} <= {FORCED}

    run(work())


@with_tables
async def test_it_begins_with_what_the_seat_sees_and_names_its_decision(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    await play_people(tables, table, random.Random(2), most=9)
    viewer = await seated(tables, table)
    found = await tables.rehearsals.start(table.id, viewer)
    game, seat = table.game, viewer.seat
    assert game.observe(found.position, seat) == game.observe(table.position, seat)
    message = found.message("en", "k")
    assert message["from"] == seen_by(table, seat) == viewer.you["decision"]
    assert message["seat"] == seat and seat in message["seats"]
    assert message["line"] == [] and message["first"] == "" and message["key"] == "k"
    assert message["back"] == "This is where the imagined match began."


@with_tables
async def test_the_first_own_move_of_the_line_is_the_one_to_play_for_real(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    viewer = await seated(tables, table)
    found = await tables.rehearsals.start(table.id, viewer)
    try_out(tables, viewer, found, "auction NW")
    tables.rehearsals.choose_seat(viewer, 1)
    try_out(tables, viewer, found, "bid 20")
    message = found.message("en", "")
    assert message["first"] == "auction NW" and message["seat"] == 0
    assert [line["seat"] for line in message["line"]] == [0, 1]
    assert "bid" in message["line"][1]["text"] and "20" not in message["line"][1]["text"], "a sealed bid"
    await move(tables, table, 0, message["first"])
    assert table.position.waiting_for() == [0, 1, 2]


@with_tables
async def test_what_is_said_of_a_step_are_sentences(tables: Tables) -> None:
    table = await open_table(tables, people(3), "metropolis")
    viewer = await seated(tables, table)
    found = await tables.rehearsals.start(table.id, viewer)
    chance = random.Random(1)
    turns = 0
    while turns < 3:
        try_out(tables, viewer, found, any_move(found, chance))
        said = found.message("en", "")["line"][-1]["text"]
        assert said.endswith("."), said
        turns += "Turn of" in said  # a heading of the journal, which has no full stop there


@with_tables
async def test_whom_the_imagined_match_does_not_wait_for_cannot_be_played(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    viewer = await seated(tables, table)
    await tables.rehearsals.start(table.id, viewer)
    with pytest.raises(TooLate) as late:
        tables.rehearsals.choose_seat(viewer, 1)
    assert late.value.key == "rehearsal-not-waiting"


@with_tables
async def test_the_rules_refuse_in_it_as_at_the_table(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    viewer = await seated(tables, table)
    found = await tables.rehearsals.start(table.id, viewer)
    try_out(tables, viewer, found, "auction NW")
    with pytest.raises(RefusedByRules) as refused:
        try_out(tables, viewer, found, "bid 99")
    assert refused.value.refusal.key == "bid-above-cash"
    _, why = tables.rehearsals.why(viewer, "bid 99")
    assert why is not None and why.key == "bid-above-cash"
    with pytest.raises(TooLate) as late:  # a click on what is gone
        tables.rehearsals.play(viewer, "bid 7", "rehearsal 0")
    assert late.value.key == "stale"
    assert len(found.steps) == 1


@with_tables
async def test_what_an_action_brings_is_said_in_it_too(tables: Tables) -> None:
    table = await open_table(tables, people(3), "rue_de_la_paix")
    viewer = await seated(tables, table)
    found = await tables.rehearsals.start(table.id, viewer)
    build = next(action for action in table.position.menu(viewer.seat) if action.notation.startswith("build"))
    _, brought = tables.rehearsals.effects(viewer, build.notation)
    _, really = await tables.effects(table.id, viewer.guest, build.notation)
    assert brought.changes == really.changes != []
    try_out(tables, viewer, found, build.notation)
    _, again = tables.rehearsals.effects(viewer, build.notation)
    assert again.changes != brought.changes, "it is asked about the imagined match"


@with_tables
async def test_it_goes_on_while_the_table_moves(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    viewer = await seated(tables, table)
    found = await tables.rehearsals.start(table.id, viewer)
    await move(tables, table, 0, "auction SE")
    try_out(tables, viewer, found, "auction NW")
    assert found.message("en", "")["from"] != seen_by(table, 0)


@with_tables
async def test_who_may_not_begin_one_learns_why(tables: Tables) -> None:
    forbidden = await open_table(tables, people(3), rehearsal=False, options={"first_chooser": "A"})
    table = await open_table(tables, people(3), public=True, options={"first_chooser": "A"})
    cases: list[tuple[Table, str, type[Exception], str]] = [
        (forbidden, "ann", NotAllowed, "rehearsal-forbidden"),
        (table, "bob", TooLate, "rehearsal-nothing"),
        (table, "wanda", NotAllowed, "not-seated"),
    ]
    for at, guest, kind, key in cases:
        viewer = Watcher(guest)
        await tables.connect(at.id, viewer)
        assert "rehearse" not in viewer.you["may"]
        with pytest.raises(kind) as refused:
            await tables.rehearsals.start(at.id, viewer)
        assert getattr(refused.value, "key", "") == key
    ann = await seated(tables, table)
    assert "rehearse" in ann.you["may"]


@with_tables
async def test_it_ends_with_the_connection_and_when_nobody_uses_it(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    viewer = await seated(tables, table)
    await tables.rehearsals.start(table.id, viewer)
    await tables.rehearsals.start(table.id, viewer)
    assert len(tables.rehearsals.kept) == 1, "one for each viewer"
    tables.disconnect(table.id, viewer)
    assert tables.rehearsals.kept == {}
    await tables.connect(table.id, viewer)
    await tables.rehearsals.start(table.id, viewer)
    clock: Any = tables.clock
    clock.forward(rehearsal.UNUSED + 1)
    with pytest.raises(TooLate) as late:
        tables.rehearsals.find(viewer)
    assert late.value.key == "rehearsal-none"
    assert tables.rehearsals.kept == {}


def test_there_are_so_many_and_each_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsal, "MOST_REHEARSALS", 2)
    monkeypatch.setattr(rehearsal, "MOST_STEPS", 1)

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), options={"first_chooser": "A"})
            viewers = [await seated(tables, table, 0) for _ in range(3)]
            for viewer in viewers:
                await tables.rehearsals.start(table.id, viewer)
            assert list(tables.rehearsals.kept) == viewers[1:]
            found = tables.rehearsals.find(viewers[2])
            try_out(tables, viewers[2], found, "auction NW")
            with pytest.raises(TooLate) as late:
                try_out(tables, viewers[2], found, "bid 1")
            assert late.value.key == "rehearsal-long"

    run(work())


class BrokenBots(BotRunner):
    async def choose(self, game: Game, level: str, seen: Observation, menu: tuple[Action, ...]) -> Action:
        raise BotTrouble("crashed")


def test_where_a_bot_fails_the_default_is_played() -> None:
    async def work() -> None:
        async with open_tables(bots=BrokenBots()) as tables:
            table = await open_table(tables, people(3), options={"first_chooser": "A"})
            viewer = await seated(tables, table)
            found = await tables.rehearsals.start(table.id, viewer)
            default = found.position.default(0)
            await tables.rehearsals.let_bot_play(viewer)
            assert found.steps[0].moves[0].action is default

    run(work())
