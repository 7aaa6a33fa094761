"""Every message of the socket with an odd value in every field, and messages in any order: an answer, never a fault."""

from __future__ import annotations

import json
import logging
import random
from typing import Any

import msgspec
import pytest

from ludotheque.kernel.fair import promise_of
from ludotheque.web import schemas
from tests.tables.support import run
from tests.web.support import Server, Socket, auction_of_three, open_server

ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 3, 5, 6, 2**31, 2**63, 2**64, 10**30, 1.5, -0.0, 1e308, "", "x", "\0", "\ufeff"),
    *("0" * 64, "a" * 63, "é" * 64, "x" * 65, "x" * 129, "x" * 1001, "\u202e", "\U0001f600", [], [[]], {}),
    *([None] * 50, "bid " + "9" * 300, "bid -1", "bid 1e9", "bid ٣", "bid ²", "rehearsal 0", "rehearsal -1"),
]  # fmt: skip
WORDS = {
    "action": ("bid 3", "pass", "bid 4"),
    "do": ("start", "show", "play", "bot", "back", "seat", "stop"),
    "seat": (0, 1, 2, 5),
    "promise": (promise_of("salt"), promise_of("pepper")),
    "value": ("salt", "pepper"),
    "lang": ("en", "fr", "xx"),
    "text": ("hello",),
    "key": ("k1", "k2", "k3", "k4"),
    "seen": ("0123456789abcdef", "rehearsal 0", "rehearsal 1"),
}
#: Whoever is gone for good has little more to say.
FINAL = ("resign", "leave")


def fit(kind: type[msgspec.Struct], chance: random.Random) -> dict[str, Any]:
    """A message of that kind as it should be."""
    message: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        message[field.encode_name] = chance.choice(WORDS.get(field.encode_name, (True, False)))
    return message


async def ended_well(socket: Socket) -> list[dict[str, Any]]:
    """All that is heard until the answer to a ping, or until the line is cut for too many mistakes."""
    socket.send({"type": "ping"})
    heard = []
    while (message := await socket.receive()) is not None:
        heard.append(message)
        if message["type"] == "pong":
            return heard
    assert socket.closed == 1008
    return heard


def check(heard: list[dict[str, Any]]) -> None:
    for message in heard:
        if message["type"] in ("error", "refused"):
            assert message["text"] and "server-error" not in (message.get("key"), message.get("reason"))


async def table_in(status: str, server: Server) -> tuple[str, list[Any]]:
    """A table in the lobby, in its match or after it, and three people and a visitor."""
    if status == "lobby":
        browsers = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        order = {"game": "paradis", "seats": seats, "public": True}
        table = (await browsers[0].ask("/api/tables", order))["table"]
    else:
        table, browsers = await auction_of_three(server)
    if status == "over":
        for browser in browsers:
            await browser.post(f"/api/tables/{table}/resign")
    return table, [*browsers, await server.guest("Eve")]


@pytest.mark.parametrize("status", ["lobby", "running", "over"])
@pytest.mark.parametrize("kind", schemas.MESSAGES, ids=lambda kind: str(kind.__struct_config__.tag))
def test_an_odd_value_in_any_field_is_answered(
    kind: type[msgspec.Struct], status: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        chance = random.Random(3)
        async with open_server() as server:
            table, browsers = await table_in(status, server)
            for browser in (browsers[0], browsers[-1]):
                socket = await browser.sit(table)
                for name in fit(kind, chance):
                    for odd in ODD:
                        if socket.closed is not None:
                            socket = await browser.sit(table)
                        socket.send(json.dumps(fit(kind, chance) | {name: odd}))
                        check(await ended_well(socket))
                await socket.close()

    with caplog.at_level(logging.WARNING):
        run(work())
    assert caplog.records == []


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("status", ["lobby", "running"])
def test_messages_in_any_order_from_everybody_are_answered(
    status: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Rehearsals, hints, moves, promises and goodbyes of four people at once; nobody waits for ever."""

    async def work() -> None:
        chance = random.Random(seed)
        async with open_server() as server:
            table, browsers = await table_in(status, server)
            sockets = [await browser.sit(table) for browser in browsers]
            for _ in range(60):
                for place in chance.choices(range(4), k=5):
                    kind = chance.choice(schemas.MESSAGES)
                    if kind.__struct_config__.tag not in FINAL or chance.random() < 0.1:
                        message = fit(kind, chance)
                        if "seen" in message and chance.random() < 0.5:
                            message["seen"] = sockets[place].you.get("decision") or "x"
                        sockets[place].send(message)
                if chance.random() < 0.1:
                    server.clock.forward(60_000)
                    await server.tables.check_clocks()
                for place, socket in enumerate(sockets):
                    check(await ended_well(socket))
                    if socket.closed is not None:
                        sockets[place] = await browsers[place].sit(table)
            for socket in sockets:
                await socket.close()

    with caplog.at_level(logging.WARNING):
        run(work())
    assert caplog.records == []
