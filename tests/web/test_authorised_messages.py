"""Who may say what: every message of the socket, from everybody who may not. Refused, and nothing changes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludotheque.tables.table import Table
from ludotheque.web import schemas
from tests.tables.support import run
from tests.web.strangers import (
    AT_TABLE,
    FOREIGN,
    Scene,
    scene,
    without_identity,
)

pytestmark = pytest.mark.usefixtures("stores")  # on SQLite, on PostgreSQL, and with two processes

# --- the socket --------------------------------------------------------------------------------------


FOR_EVERYBODY = {"chat", "lang", "again", "ping", "pong"}  #: messages a watcher may send
SEATED_ONLY = {
    "play",
    "why",
    "effects",
    "rehearse",
    "hint",
    "undo",
    "restart-turn",
    "promise",
    "reveal",
    "pause",
    "bot-plays",
    "take-back",
    "resign",
    "start",
    "join",
    "leave",
    "settings",
}
#: What a message needs beside its type.
EXTRA: dict[str, dict[str, Any]] = {
    "play": {"action": "bid 1", "seen": "SEEN", "key": "k"},
    "why": {"action": "bid 1"},
    "effects": {"action": "bid 1"},
    "rehearse": {"do": "start"},
    "chat": {"text": "hello"},
    "lang": {"lang": "fr"},
    "promise": {"promise": "0" * 64},
    "reveal": {"value": "x"},
    "pause": {"on": True},
    "settings": {"auto": False},
}


def messages(made: Scene, tags: set[str] | None = None) -> list[dict[str, Any]]:
    """One message of every kind."""
    return [
        {"type": tag}
        | {key: made.seen if value == "SEEN" else value for key, value in EXTRA.get(tag, {}).items()}
        for tag in sorted(tags or FOR_EVERYBODY | SEATED_ONLY)
    ]


def test_every_message_of_the_socket_has_its_row_here() -> None:
    """Whoever adds a message says what watchers and other seats get for it."""
    tags = {str(kind.__struct_config__.tag) for kind in schemas.MESSAGES}
    assert tags == FOR_EVERYBODY | SEATED_ONLY
    assert set(EXTRA) <= tags


def test_no_socket_opens_without_identity_or_from_another_site() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            ann = made.people["Ann"]
            for table in made.tables.values():
                for who, headers in without_identity(made).items():
                    socket = ann.socket(table, **headers)
                    for message in messages(made):
                        socket.send(message)
                    assert await socket.end() == 4401, who
                    assert [json.loads(text)["type"] for text in socket.raw] == ["error"]
                for who, headers in FOREIGN.items():
                    socket = ann.socket(table, **headers)
                    for message in messages(made):
                        socket.send(message)
                    await socket.end()
                    assert not socket.accepted and socket.raw == [], who
                assert await made.people["Stranger"].socket(table).end() == 4404
            assert made.everything() == before

    run(work())


def test_messages_of_watchers_change_nothing() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            for table in made.tables.values():
                socket = await made.people["Wanda"].sit(table)
                for message in messages(made, SEATED_ONLY):
                    answer = await socket.ask(message)
                    assert answer["type"] == "refused", (message, answer)
                await socket.close()
            assert made.everything() == before

    run(work())


def test_messages_of_another_seat_do_not_move_mine() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            socket = await made.people["Bob"].sit(made.tables["running"])
            stolen = {"type": "play", "action": "bid 1", "seen": made.seen, "key": "k"}
            assert (await socket.ask(stolen))["reason"] == "stale"
            assert (await socket.ask({"type": "undo"}))["reason"] == "undo-another-moved"
            await socket.close()
            assert made.everything() == before

    run(work())


def anns(table: Table) -> list[object]:
    """All that is Ann's at a table, and hers alone to change."""
    played = [step.action for step in (table.match.moves if table.match else []) if step.seat == 0]
    return [
        table.owner,
        table.seat_of("ann" + "x" * 19),
        0 in table.handed,
        0 in table.resigned,
        table.auto[0],
        played,
    ]


@pytest.mark.parametrize("way", ["http", "socket"])
def test_whatever_another_seat_sends_anns_is_untouched(way: str) -> None:
    async def work() -> None:
        async with scene() as made:
            table = await made.server.tables.table(made.tables["running"])
            before = anns(table)
            assert before[1] == 0 and len(before) == 6
            bob = made.people["Bob"]
            if way == "http":
                for name in AT_TABLE:
                    await bob.post(f"/api/tables/{table.id}/{name}", made.body(name))
                    assert anns(table) == before, name
            else:
                socket = await bob.sit(table.id)
                for message in messages(made):
                    socket.send(message)
                    if message["type"] == "pong":  # the one that is not answered
                        socket.send({"type": "ping"})
                    await socket.hear(
                        "accepted",
                        "refused",
                        "error",
                        "why",
                        "effects",
                        "rehearsal",
                        "hint",
                        "pong",
                        "state",
                        "chat",
                    )
                    assert anns(table) == before, message
                await socket.close()
            assert table.version > 0 and 0 in table.waiting()
            await made.still()

    run(work())
