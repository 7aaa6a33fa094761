"""Rehearsals over the socket: no byte of them depends on what the seat cannot see, and they answer in sentences."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots.pool import BotRunner
from ludotheque.games import CATALOGUE
from ludotheque.tables.events import PERSON, Chair, Pace
from ludotheque.tables.orders import Order
from ludotheque.tables.service.rehearsal import Rehearsal
from ludotheque.tables.table import RUNNING
from tests.tables.support import run
from tests.web.conftest import SQLITE
from tests.web.support import Server, Socket, with_server
from tests.web.test_bytes import NOTHING_HIDDEN
from tests.web.twins import Pair, Twins, observer_guest

GAMES = [game.meta.id for game in CATALOGUE]


async def rehearse(socket: Socket, do: str, **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = await socket.ask({"type": "rehearse", "do": do, "key": "k", **more})
    return answer


async def rehearsed(sockets: list[Socket], chance: random.Random) -> None:
    """The same line on both servers: a hint, then some moves tried, some left to bots, some taken back."""
    for socket in sockets:
        await socket.ask({"type": "hint", "key": "h"})
    said = [await rehearse(socket, "start") for socket in sockets]
    for _ in range(12):
        shown = said[0]
        if shown["type"] == "refused" or not shown["decision"]:
            return
        notations = [choice["notation"] for choice in shown["scene"]["choices"]]
        what = chance.choice(("play", "play", "bot", "back", "seat"))
        more: dict[str, Any] = {}
        if what == "seat":
            more = {"seat": chance.choice(shown["seats"])}
        if what == "play" and notations:
            more = {"action": chance.choice(notations), "seen": shown["decision"]}
            for socket in sockets:
                await socket.ask({"type": "why", "action": more["action"], "rehearsal": True})
                await socket.ask({"type": "effects", "action": more["action"], "rehearsal": True})
        elif what == "play":
            what = "bot"
        said = [await rehearse(socket, what, **more) for socket in sockets]
        if said[0]["type"] == "refused":
            said = [await rehearse(socket, "show") for socket in sockets]


def think_alike(runner: BotRunner) -> None:
    """All bots of a server decide at once, from what they see and nothing else: no clock, always the same dice."""
    choose = runner.choose
    runner.seed = lambda: 11  # type: ignore[method-assign]
    runner.choose = lambda game, level, seen, menu: choose(game, "greedy", seen, menu)  # type: ignore[method-assign]


async def hidden_dealt_again(game: str, folder: Path, steps_before: tuple[int, ...] = (2, 9, 24, 40)) -> int:
    """Rehearses on twins whose hidden part differs; how often it did."""
    differed = 0
    for number, steps in enumerate(steps_before):
        twins = Twins(folder / str(number))
        await twins.open(game, 3, steps, random.Random(number))
        try:
            table, _ = await twins.tables()
            if table.status != RUNNING:
                continue
            seat = table.waiting()[0]
            differed += await twins.deal_again(seat, number)
            for server in twins.servers:
                server.tables.rehearsals.make_seed = lambda: 7
                think_alike(server.tables.bots.runner)
            pair = Pair(twins, observer_guest(table, seat))
            await pair.sit("en")
            await rehearsed(pair.sockets, random.Random(number))
            await pair.compare()
            assert len(pair.sockets[0].raw) > 3, "hardly anything was compared"
            assert any('"type":"hint"' in message for message in pair.sockets[0].raw), "there was no hint"
            for socket in pair.sockets:
                await socket.close()
        finally:
            await twins.close()
    return differed


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_of_a_rehearsal_depends_on_what_the_seat_cannot_see(
    game: str, stores: str, tmp_path: Path
) -> None:
    """Nor of a hint."""
    differed = run(hidden_dealt_again(game, tmp_path, (2, 9, 24, 40) if stores == SQLITE else (9,)))
    assert differed > 0 or game in NOTHING_HIDDEN, "nothing was ever hidden: the test proves nothing"


@pytest.mark.parametrize("game", ["paradis", "rue_de_la_paix"])
def test_the_comparison_notices_a_true_position(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rehearsal that began with the true position would be seen."""
    begin = Rehearsal.__init__

    def leaky(self: Rehearsal, table: Any, seat: int, decision: str, seed: int) -> None:
        begin(self, table, seat, decision, seed)
        self.match = self._match(table.position.copy())

    monkeypatch.setattr(Rehearsal, "__init__", leaky)
    with pytest.raises(AssertionError):
        run(hidden_dealt_again(game, tmp_path))


async def opened(server: Server, **more: Any) -> tuple[str, Socket]:
    """A table of Paradies where Ann is to choose a villa, and Ann's socket."""
    browsers = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
    chairs = [
        Chair(PERSON, each.guest, name) for each, name in zip(browsers, ("Ann", "Bob", "Cleo"), strict=True)
    ]
    order = Order("paradis", chairs, Pace(), options={"first_chooser": "A"}, **more)
    id = await server.tables.open(browsers[0].guest, order)
    return id, await browsers[0].sit(id)


@with_server
async def test_moves_are_tried_out_and_the_table_stays(server: Server) -> None:
    id, ann = await opened(server)
    shown = await rehearse(ann, "start")
    assert shown["type"] == "rehearsal" and shown["on"] and shown["seat"] == 0
    played = await rehearse(ann, "play", action="auction NW", seen=shown["decision"])
    assert played["first"] == "auction NW" and played["seats"] == [0, 1, 2]
    as_bob = await rehearse(ann, "seat", seat=1)
    assert as_bob["seat"] == 1
    back = await rehearse(ann, "back")
    assert back["line"] == [] and back["seat"] == 0
    assert (await rehearse(ann, "stop")) == {"type": "rehearsal", "key": "k", "on": False}
    assert (await server.tables.table(id)).step() == 0
    await ann.close()


@with_server
async def test_what_cannot_be_is_said_in_a_sentence(server: Server) -> None:
    _, ann = await opened(server)
    said = await rehearse(ann, "back")
    assert said["type"] == "refused" and said["key"] == "k" and said["reason"] == "rehearsal-none"
    assert said["text"] == "The imagined match has ended. You can begin another one."
    shown = await rehearse(ann, "start")
    said = await rehearse(ann, "play", action="bid 3", seen=shown["decision"])
    assert said["type"] == "refused" and said["rule"]
    said = await rehearse(ann, "back")
    assert said["text"] == "This is where the imagined match began."
    await ann.close()


@with_server
async def test_a_table_can_forbid_it(server: Server) -> None:
    _, ann = await opened(server, rehearsal=False)
    said = await rehearse(ann, "start")
    assert said["reason"] == "rehearsal-forbidden"
    assert said["text"] == "The host of this table does not allow trying moves out."
    await ann.close()


@with_server
async def test_it_is_gone_after_the_connection_and_speaks_the_language(server: Server) -> None:
    id, ann = await opened(server)
    await rehearse(ann, "start")
    ann.send({"type": "lang", "lang": "fr"})
    await ann.hear("state")
    shown = await rehearse(ann, "show")
    assert "partie imaginaire" in shown["back"]
    await ann.close()
    assert server.tables.rehearsals.kept == {}
    again = await (await server.guest("Ann")).sit(id)
    assert (await rehearse(again, "show"))["reason"] == "rehearsal-none"
    await again.close()
