"""The log as a seat reads it: whole journals line by line, and what updates bring of it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.seats import SPECTATOR, seat_of
from ludotheque.tables.problems import Problem
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import RUNNING
from tests.journals import played, written
from tests.tables.support import Watcher, any_action, move, open_table, open_tables, people, run, with_tables

GAMES = [game.meta.id for game in CATALOGUE]
JOURNALS = Path(__file__).parent / "journals"
HEADER = re.compile(r"(\d) seats, seed (\d+), read by (\S) in (\w\w)")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_journal(name: str) -> None:
    """A file holds the moves and what is read: `#` opens a round or turn, a letter says whose line it is."""
    header, moves, journal = (JOURNALS / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")
    found = HEADER.fullmatch(header)
    assert found is not None
    seats, seed, reader, lang = found.groups()
    match = played(find_game(name), int(seats), SeededChance(int(seed)), moves.replace("\n", " "))
    seat = SPECTATOR if reader == "-" else seat_of(reader)
    assert written(match, seat, lang) == journal.strip().split("\n")


def folded(log: list[Any], messages: list[dict[str, Any]]) -> list[Any]:
    """The log after these updates, as docs/protocol.md tells clients to make it."""
    for message in messages:
        if "log" in message:
            log = [*log[: message["log"]["from"]], *message["log"]["lines"]]
    return log


@pytest.mark.parametrize("name", GAMES)
def test_updates_make_the_same_log_as_a_whole_state(name: str) -> None:
    async def work() -> int:
        undone = 0
        async with open_tables() as tables:
            table = await open_table(tables, people(3), name)
            chance = random.Random(4)
            watchers = [Watcher("ann"), Watcher("cleo", "fr")]
            for watcher in watchers:
                await tables.connect(table.id, watcher)
            for number in range(90):
                if table.status != RUNNING:
                    break
                seat = chance.choice(table.waiting())
                await move(tables, table, seat, any_action(table, seat, chance).notation)
                if number % 4 == 0:
                    try:
                        await tables.undo(table.id, table.chairs[seat].guest)
                        undone += 1
                    except Problem:
                        pass  # it cannot be taken back
            for watcher in watchers:
                state = json.loads(await tables.state(table.id, watcher.guest, watcher.lang))
                assert folded(watcher.received[0]["log"], watcher.updates()) == state["log"]
        return undone

    assert run(work()) > 0 or name == "last_chance"  # there nearly everything is said aloud


@with_tables
async def test_bids_join_one_line_that_is_sent_again(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    await move(tables, table, 0, "auction NW")
    bob = Watcher("bob")
    await tables.connect(table.id, bob)
    length = len(bob.received[0]["log"])
    for seat, bid in ((0, "bid 7"), (2, "bid 3"), (1, "bid 12")):
        await move(tables, table, seat, bid)
    said = [[text["text"] for line in m["log"]["lines"] for text in line["texts"]] for m in bob.updates()]
    assert said == [
        ["Ann has bid."],
        ["Bids made: Ann and Cleo."],
        ["Bids: Ann 7, you 12, Cleo 3. You win and pay 7 Paras."],
    ]
    assert [message["log"]["from"] for message in bob.updates()] == [length] * 3
    line = bob.updates()[-1]["log"]["lines"][0]
    assert (line["first"], line["step"], line["seat"], line["kind"]) == (2, 4, None, "move")
    assert line["texts"][0]["you"] == "alone"
    # what is said aloud as it happens is each fact by itself
    assert [text["text"] for text in bob.updates()[1]["happened"][0]["texts"]] == ["Cleo has bid."]


@with_tables
async def test_what_was_done_to_me_is_said_to_me(tables: Tables) -> None:
    table = await open_table(tables, people(3), "metropolis", options={"starting_player": "A"})
    watchers = [Watcher("ann"), Watcher("bob"), Watcher("cleo", "fr")]
    for watcher in watchers:
        await tables.connect(table.id, watcher)
    mine = next(lot for lot in range(80) if table.position.town.owners[lot] == 0)  # type: ignore[attr-defined]
    theirs = next(lot for lot in range(80) if table.position.town.owners[lot] == 1)  # type: ignore[attr-defined]
    mine, theirs = mine + 10, theirs + 10
    await move(tables, table, 0, f"offer {mine}>B {theirs}>A")
    await move(tables, table, 1, "accept 1")
    last = [watcher.updates()[-1]["log"]["lines"] for watcher in watchers]
    said = [[text["text"] for line in lines for text in line["texts"]] for lines in last]
    assert [texts[0] for texts in said] == [
        "Bob agrees: your offer 1 is carried out.",
        "You agree: offer 1 by Ann is carried out.",
        "Bob accepte\u00a0: l'offre 1 d'Ann est exécutée.",
    ]
    assert f"you {theirs}" in said[0][1] and f"you {mine}" in said[1][1] and "vous" not in said[2][1]
    assert [text.get("you") for line in last[0] for text in line["texts"]] == ["alone", "among"]
    assert [text.get("you") for line in last[2] for text in line["texts"]] == [None, None]
