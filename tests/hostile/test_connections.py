"""Connections: how many an address may have, and how much one of them may ask in one go. On real sockets."""

from __future__ import annotations

import asyncio
import socket
import struct
from pathlib import Path

import pytest

from ludotheque.web import heads, server
from ludotheque.web.heads import LimitedHttp
from ludotheque.web.sockets import Rate
from tests.hostile.support import answered, listening_server
from tests.hostile.test_frames import CLOSE, PING, PONG, TEXT, Streams, ask, connected, frame, received
from tests.tables.support import run, until

HEALTH = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
CLOSING = HEALTH.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")


async def at_a_table(port: int) -> Streams:
    token = (await ask(port, "/api/guest", {"name": "Ann"}))["token"]
    table = (await ask(port, "/api/play-now", {"game": "paradis"}, token))["table"]
    return await connected(port, table, token)


# --- frames ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "flood",
    [frame(PING) * 20_000, frame(PONG) * 20_000, frame(TEXT, first=0) + frame(0, first=0) * 20_000],
    ids=["pings", "pongs", "pieces of a text"],
)
def test_a_flood_of_empty_frames_is_cut_and_not_read_to_its_end(
    flood: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A megabyte of empty pings kept the server busy for five seconds; nobody was answered meanwhile."""
    looked = 0
    take = Rate.take

    def counted(rate: Rate) -> bool:
        nonlocal looked
        looked += 1
        return take(rate)

    monkeypatch.setattr(Rate, "take", counted)

    async def work() -> int:
        async with listening_server(tmp_path) as port:
            reader, writer = await at_a_table(port)
            writer.write(flood)
            code = 0
            try:
                while True:
                    opcode, data = await received(reader)
                    if opcode == CLOSE:
                        [code] = struct.unpack(">H", data[:2])
            except (asyncio.IncompleteReadError, ConnectionError):
                writer.close()
                return code

    assert run(work()) in (1008, 0)  # 0: the connection was reset before it could be read
    assert looked < 3 * heads.MOST_FRAMES


def test_the_frames_of_a_hasty_person_pass(tmp_path: Path) -> None:
    async def work() -> None:
        async with listening_server(tmp_path) as port:
            reader, writer = await at_a_table(port)
            writer.write(frame(PING, b"are you there?") * 50 + frame(TEXT, b'{"type": "ping"}') * 50)
            heard: list[int] = []
            while heard.count(PONG) < 50 or heard.count(TEXT) < 51:  # the state of the table, too
                heard.append((await received(reader))[0])
            writer.close()

    run(work())


def test_pings_of_who_does_not_read_are_not_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers waited in memory, without any limit."""
    monkeypatch.setattr(heads, "MOST_FRAMES", 1_000_000)
    largest = seen = 0
    answer = heads.ByteFrames.handle_ping

    def watched(protocol: heads.ByteFrames) -> None:
        nonlocal largest, seen
        answer(protocol)
        seen += 1
        largest = max(largest, protocol.transport.get_write_buffer_size())

    monkeypatch.setattr(heads.ByteFrames, "handle_ping", watched)

    async def work() -> None:
        async with listening_server(tmp_path) as port:
            _, writer = await at_a_table(port)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            piece = frame(PING, b"x" * 125) * 1000
            for sent in range(1, 101):
                writer.write(piece)
                await until(lambda: seen >= 1000 * sent)  # noqa: B023
            writer.transport.abort()

    run(work())
    assert largest < 1_000_000


# --- requests --------------------------------------------------------------------------------------


def test_thousands_of_requests_in_one_go_close_their_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = 0
    start = LimitedHttp.on_message_begin

    def counted(protocol: LimitedHttp) -> None:
        nonlocal begun
        begun += 1
        start(protocol)

    monkeypatch.setattr(LimitedHttp, "on_message_begin", counted)

    async def work() -> None:
        async with listening_server(tmp_path) as port:
            await answered(port, HEALTH * 20_000)
            assert begun < 500
            few = await answered(port, HEALTH * 10 + CLOSING)
            assert few.count(b"HTTP/1.1 200") == 11

    run(work())


# --- connections -----------------------------------------------------------------------------------


class FewConnections(LimitedHttp):
    most_connections = 5

    def is_exempt(self) -> bool:
        return False


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    """Half requests and silent sockets of one visitor took all the connections that the system has to give."""

    async def work() -> None:
        async with listening_server(tmp_path, FewConnections) as port:
            _, at_table = await at_a_table(port)
            idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
            for number in range(3):
                assert (await answered(port, CLOSING)).startswith(b"HTTP/1.1 429"), number
            idle[0][1].write(CLOSING)
            assert (await idle[0][0].read()).startswith(b"HTTP/1.1 200")
            assert (await answered(port, CLOSING)).startswith(b"HTTP/1.1 200")
            at_table.close()
            for _, writer in idle:
                writer.close()

    run(work())


def test_this_machine_has_any_number_of_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy stands there: all its visitors come from one address."""
    monkeypatch.setattr(LimitedHttp, "most_connections", 1)

    async def work() -> None:
        async with listening_server(tmp_path) as port:
            idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
            assert (await answered(port, CLOSING)).startswith(b"HTTP/1.1 200")
            for _, writer in idle:
                writer.close()

    run(work())


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="the system has no such limit")
def test_who_never_reads_an_answer_loses_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that was closed while somebody did not read stayed open for ever."""
    monkeypatch.setattr(server, "UNREAD", 200)
    lost: list[Exception | None] = []
    ends = LimitedHttp.connection_lost

    def noted(protocol: LimitedHttp, error: Exception | None) -> None:
        lost.append(error)
        ends(protocol, error)

    monkeypatch.setattr(LimitedHttp, "connection_lost", noted)

    async def work() -> None:
        async with listening_server(tmp_path) as port:
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            deaf.connect(("127.0.0.1", port))
            wanted = b"GET /static/js/table.js HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
            deaf.sendall(wanted * 15)
            await until(lambda: bool(lost))
            assert isinstance(lost[0], TimeoutError)
            deaf.close()

    run(work())
