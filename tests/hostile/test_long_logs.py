"""A log of thousands of lines holds up nobody: lines are put into words once, others move in between."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import ludotheque
from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.problems import Problem
from ludotheque.tables.publish import publisher, render
from ludotheque.tables.publish.publisher import MOST_LINES, Group, Publisher
from ludotheque.tables.table import RUNNING, Table
from tests.tables.support import (
    Watcher,
    any_action,
    guest_at,
    move,
    open_table,
    open_tables,
    people,
    run,
    seen_by,
)
from tests.web.support import Browser, Server, open_server

LINES = 600


def long_file() -> bytes:
    """Last Chance: somebody changes a standing bid again and again; each time a line that he alone reads."""
    game = find_game("last_chance")
    match = Match(game, 3, game.options(), SeededChance(1))
    match.play(0, game.parse("stand 400000 pass"))
    for number in range(LINES):
        match.play(0, game.parse(f"stand {400000 + 10000 * (number % 40)} {('pass', 'ask')[number % 2]}"))
    return file_text(match).encode()


async def with_long_log(server: Server) -> tuple[Browser, str]:
    eve = await server.guest("Eve")
    return eve, (await eve.ask("/api/import", long_file()))["table"]


@pytest.mark.skipif(ludotheque.is_compiled(), reason="what is counted is replaced")
def test_the_lines_of_a_log_are_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty states of such a table in a second kept everybody waiting for seconds."""
    said = 0
    fact = render.Renderer.fact

    def counted(self: render.Renderer, *args: Any) -> render.Plain:
        nonlocal said
        said += 1
        return fact(self, *args)

    async def work() -> None:
        nonlocal said
        async with open_server() as server:
            server.tables.bots.stopped = True
            eve, table = await with_long_log(server)
            states = []
            for _ in range(3):
                said = 0
                state = await eve.look(f"/api/tables/{table}")
                states.append((said, state["log"]))
            assert states[0][0] > LINES and len(states[0][1]) > LINES
            assert states[1] == states[2] == (0, states[0][1])
            await eve.ask(f"/api/tables/{table}/name", {"name": "Eve II"})
            assert "Eve II" in str((await eve.look(f"/api/tables/{table}"))["log"][-1])

    monkeypatch.setattr(render.Renderer, "fact", counted)
    run(work())


def test_others_get_their_turn_while_a_long_log_is_put_into_words() -> None:
    """It took a second in which the server did nothing else."""

    async def work() -> None:
        async with open_server() as server:
            server.tables.bots.stopped = True
            eve, table = await with_long_log(server)
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    await asyncio.sleep(0)
                    turns += 1

            waiting = asyncio.ensure_future(others())
            registry = server.tables.registry
            async with registry.locked(table) as found:
                before = turns
                await server.tables.connections.put_into_words(
                    found, found.player_seat(eve.guest), "en", eve.guest
                )
                assert turns - before >= LINES // 200
                before = turns
                await server.tables.connections.put_into_words(
                    found, found.player_seat(eve.guest), "en", eve.guest
                )
                assert turns == before
            waiting.cancel()

    run(work())


def test_a_log_reads_as_if_it_were_put_into_words_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through moves, undo, other names and pauses, whoever looks and whenever."""
    monkeypatch.setattr(publisher, "PIECE", 3)

    async def work() -> None:
        async with open_tables() as tables:
            for game in ("rue_de_la_paix", "last_chance", "metropolis"):
                chance = random.Random(game)
                table = await open_table(tables, people(3), game)
                viewers = [Watcher(guest_at(table, 0)), Watcher(guest_at(table, 1), lang="fr")]
                await tables.connect(table.id, viewers[0])
                for number in range(60):
                    if table.status != RUNNING:
                        break
                    await something(tables, table, chance, number)
                    if chance.random() < 0.5:
                        seat, lang = chance.choice([(0, "en"), (1, "fr"), (2, "en"), (SPECTATOR, "fr")])
                        group: Group = (seat, lang, False, False)
                        seen = [each.state(table, group, 0, 0) for each in (tables.publisher, Publisher())]
                        logs = [json.loads(state)["log"] for state in seen]
                        assert logs[0] == logs[1] and len(logs[0]) > 1

    run(work())


async def something(tables: Any, table: Table, chance: random.Random, number: int) -> None:
    """A move, mostly; else an undo, or something around the match."""
    seat = chance.choice(table.waiting())
    guest = guest_at(table, seat)
    dice = chance.random()
    try:
        if dice < 0.15:
            await tables.undo(table.id, guest, whole_turn=dice < 0.05)
        elif dice < 0.2:
            await tables.rename_seat(table.id, guest, f"Name {number}")
        elif dice < 0.25:
            await tables.set_auto(table.id, guest, dice < 0.22)
        else:
            await move(tables, table, seat, any_action(table, seat, chance).notation)
    except Problem:
        assert seen_by(table, seat)


def test_who_is_sent_a_long_log_is_not_taken_for_a_slow_reader() -> None:
    """A state may be larger than what a socket may be behind with: whatever came after it cut the connection."""

    async def work() -> None:
        async with open_server() as server:
            server.tables.bots.stopped = True
            server.gate.limits.behind_bytes = 50_000
            eve, table = await with_long_log(server)
            first, second = await eve.sit(table), eve.socket(table)
            assert len((await second.hear("state"))["log"]) > LINES
            assert (await first.hear("presence"))["type"] == "presence"
            for lang in ("fr", "en"):
                first.send({"type": "lang", "lang": lang})
                first.send({"type": "ping"})
                await first.hear("state")
                await first.hear("pong")

    run(work())


def test_what_happened_around_one_move_is_shown_as_far_as_it_can_be_read() -> None:
    """Whoever wrote a thousand lines about the table between two moves had all of them made at each look back."""

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3))
            for number in range(MOST_LINES + 10):
                await tables.rename_seat(table.id, "ann", f"Ann {number}")
            lines = (await tables.replay(table.id, "bob", 0, "en"))["lines"]
            assert len(lines) == MOST_LINES and f"Ann {MOST_LINES + 9}" in str(lines[-1])

    run(work())
