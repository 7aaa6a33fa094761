"""A quiet connection is kept alive by pings, and one that never answers is closed."""

from __future__ import annotations

import re
from pathlib import Path

import ludotheque.web
from tests.tables.support import until
from tests.web.support import Server, with_server


@with_server
async def test_a_quiet_connection_hears_a_ping_and_stays_open_while_it_answers(server: Server) -> None:
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/tables", {"game": "paradis", "seats": [{"kind": "open"}] * 3}))["table"]
    socket = await ann.sit(table)
    viewer = next(iter((await server.tables.table(table)).viewers))
    for _ in range(10):
        await server.ping_all()
        await socket.hear("ping")
        socket.send({"type": "pong"})
        await until(lambda: viewer.missed == 0)
    assert (await socket.ask({"type": "ping"}))["type"] == "pong"


@with_server
async def test_any_message_counts_as_a_sign_of_life(server: Server) -> None:
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/tables", {"game": "paradis", "seats": [{"kind": "open"}] * 3}))["table"]
    socket = await ann.sit(table)
    for _ in range(4):
        await server.ping_all()
        await socket.hear("ping")
        socket.send({"type": "again"})
        await socket.hear("state")
    assert socket.closed is None


@with_server
async def test_who_never_answers_is_closed_and_the_others_see_it(server: Server) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    order = {"game": "paradis", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "public": True}
    table = (await ann.ask("/api/tables", order))["table"]
    silent, lively = await ann.sit(table), await bob.sit(table)
    for _ in range(2):
        await server.ping_all()
        assert (await silent.hear("ping"))["type"] == "ping"
        await lively.hear("ping")
        assert (await lively.ask({"type": "ping"}))["type"] == "pong"
    await server.ping_all()
    assert await silent.end() == 4408
    await until(lambda: silent.task.done())
    while (await lively.hear("presence"))["online"]:
        pass
    assert lively.closed is None


@with_server
async def test_two_pings_may_get_lost_before_a_page_gives_up(server: Server) -> None:
    script = Path(ludotheque.web.__file__).parent / "static" / "js" / "socket.js"
    silence = re.search(r"^const SILENCE = (\d+);", script.read_text(encoding="utf-8"), re.MULTILINE)
    assert silence is not None
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/tables", {"game": "paradis", "seats": [{"kind": "open"}] * 3}))["table"]
    socket = await ann.sit(table)
    await server.ping_all()
    await socket.hear("ping")
    assert server.ping_intervals and max(server.ping_intervals) * 1000 * 3 <= int(silence[1])
