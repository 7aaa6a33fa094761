"""Frames and heads that no browser sends, byte for byte on a real socket: refused, and no traceback."""

from __future__ import annotations

import asyncio
import base64
import json
import struct
from pathlib import Path
from typing import Any

import pytest

from tests.hostile.support import answered, listening_server
from tests.tables.support import run

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LAST = 0x80  #: the bit of a message's last frame
MASK = b"\x01\x02\x03\x04"


def frame(opcode: int, data: bytes = b"", first: int = LAST, masked: bool = True, length: int = -1) -> bytes:
    """One frame of a client; `length` is what it claims to be long."""
    length = len(data) if length < 0 else length
    mask = 0x80 if masked else 0
    if length > 0xFFFF:
        size = bytes([mask | 127]) + struct.pack(">Q", length)
    elif length > 125:
        size = bytes([mask | 126]) + struct.pack(">H", length)
    else:
        size = bytes([mask | length])
    body = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(data)) if masked else data
    return bytes([first | opcode]) + size + (MASK if masked else b"") + body


async def ask(port: int, path: str, body: object, token: str = "") -> Any:
    """A POST that succeeds, over a connection of its own."""
    text = json.dumps(body).encode()
    who = f"authorization: Bearer {token}\r\n" if token else "x-ludotheque: 1\r\n"
    head = (
        f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nconnection: close\r\n"
    )
    answer = await answered(port, f"{head}{who}content-length: {len(text)}\r\n\r\n".encode() + text)
    assert answer.startswith(b"HTTP/1.1 200"), answer
    return json.loads(answer.partition(b"\r\n\r\n")[2])


async def connected(port: int, table: str, token: str) -> Streams:
    """A socket at a table, after its handshake."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = base64.b64encode(b"k" * 16).decode()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
        f"authorization: Bearer {token}\r\n\r\n".encode()
    )
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


async def received(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next frame of the server."""
    opcode, size = await reader.readexactly(2)
    length = size & 0x7F
    if length == 126:
        [length] = struct.unpack(">H", await reader.readexactly(2))
    elif length == 127:
        [length] = struct.unpack(">Q", await reader.readexactly(8))
    return opcode & 0xF, await reader.readexactly(length)


async def close_code(streams: Streams, sent: bytes) -> int | None:
    """Sends bytes; the code that the server closes with, None if it says none."""
    reader, writer = streams
    writer.write(sent)
    code = None
    try:
        while True:
            opcode, data = await received(reader)
            if opcode == CLOSE:
                code = struct.unpack(">H", data[:2])[0] if len(data) >= 2 else None
    except (asyncio.IncompleteReadError, ConnectionError):
        return code
    finally:
        writer.close()


ATTACKS = {
    "a frame without a mask": (frame(TEXT, b"{}", masked=False), 1002),
    "an opcode that nobody knows": (frame(3, b"{}"), 1002),
    "reserved bits": (bytes([0xF1, 0x80]) + MASK, 1002),
    "a long ping": (frame(PING, b"x" * 126), 1002),
    "a ping in pieces": (frame(PING, b"x", first=0), 1002),
    "a continuation of nothing": (frame(0, b"x"), 1002),
    "two beginnings": (frame(TEXT, b"x", first=0) + frame(TEXT, b"x"), 1002),
    "a length beyond all memory": (frame(BINARY, b"x" * 8, length=2**63 - 1), 1009),
    "a negative length": (b"\x82\xff" + b"\xff" * 8 + MASK, 1009),
    "a frame above the limit": (frame(TEXT, b"x" * 70_000), 1009),
    "pieces above the limit": (frame(TEXT, b"x" * 40_000, first=0) + frame(0, b"x" * 40_000), 1009),
    "a message above our own limit": (frame(TEXT, b"x" * 20_000), 4413),
    "a close of one byte": (frame(CLOSE, b"\x03"), 1002),
    "a close with a code that nobody may send": (frame(CLOSE, struct.pack(">H", 1006)), 1002),
    "a close whose reason is not UTF-8": (frame(CLOSE, struct.pack(">H", 1000) + b"\xff"), 1007),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_a_bad_frame_closes_its_own_connection_and_nothing_else(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    attack, code = ATTACKS[name]

    async def work() -> int | None:
        async with listening_server(tmp_path) as port:
            token = (await ask(port, "/api/guest", {"name": "Ann"}))["token"]
            table = (await ask(port, "/api/play-now", {"game": "paradis"}, token))["table"]
            other = await connected(port, table, token)
            found = await close_code(await connected(port, table, token), attack)
            other[1].write(frame(TEXT, b'{"type": "ping"}'))
            while b'"pong"' not in (await received(other[0]))[1]:
                pass
            other[1].close()
            return found

    assert run(work()) == code
    assert caplog.records == []


@pytest.mark.parametrize("opcode", [TEXT, BINARY])
@pytest.mark.parametrize("text", [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\\ud800"])
def test_a_message_that_is_not_utf_8_is_malformed_and_the_next_one_is_read(
    text: bytes, opcode: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with listening_server(tmp_path) as port:
            token = (await ask(port, "/api/guest", {"name": "Ann"}))["token"]
            table = (await ask(port, "/api/play-now", {"game": "paradis"}, token))["table"]
            reader, writer = await connected(port, table, token)
            writer.write(frame(opcode, b'{"type": "chat", "text": "' + text + b'"}'))
            writer.write(frame(opcode, b'{"type": "ping"}'))
            heard: list[str] = []
            while "pong" not in heard:
                heard.append(json.loads((await received(reader))[1])["type"])
            assert heard.count("error") == 1
            writer.close()

    run(work())
    assert caplog.records == []


def test_a_message_in_pieces_of_one_byte_is_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Cut within a character, empty pieces and pings in between: it is one message all the same."""
    text = '{"type": "chat", "text": "é😀 à"}'.encode()

    async def work() -> None:
        async with listening_server(tmp_path) as port:
            token = (await ask(port, "/api/guest", {"name": "Ann"}))["token"]
            table = (await ask(port, "/api/play-now", {"game": "paradis"}, token))["table"]
            for opcode in (TEXT, BINARY):
                reader, writer = await connected(port, table, token)
                writer.write(frame(opcode, first=0))
                for byte in text:
                    writer.write(frame(0, bytes([byte]), first=0) + frame(PING, b"?") + frame(0, first=0))
                writer.write(frame(0))
                pongs = 0
                while True:
                    kind, data = await received(reader)
                    pongs += kind == PONG
                    if kind == TEXT and json.loads(data)["type"] == "chat":
                        break
                assert json.loads(data)["said"]["text"] == "é😀 à" and pongs == len(text)
                writer.close()

    run(work())
    assert caplog.records == []


def test_who_goes_away_in_the_middle_of_anything_is_not_missed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Half frames, half handshakes, half requests: the connection is simply gone."""
    upgrade = b"GET /api/tables/x/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"

    async def work() -> None:
        async with listening_server(tmp_path) as port:
            token = (await ask(port, "/api/guest", {"name": "Ann"}))["token"]
            table = (await ask(port, "/api/play-now", {"game": "paradis"}, token))["table"]
            whole = frame(TEXT, b'{"type": "again"}')
            for cut in range(0, len(whole), 3):
                _, writer = await connected(port, table, token)
                writer.write(whole[:cut])
                await writer.drain()
                writer.transport.abort()
            for half in (b"G", b"GET / HTTP/1.1\r\nhos", upgrade, upgrade + b"connection: upgrade\r\n"):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(half)
                await writer.drain()
                writer.transport.abort()
            health = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"
            assert (await answered(port, health)).startswith(b"HTTP/1.1 200")

    run(work())
    assert caplog.records == []


HEADS = {
    "two lengths": b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\ncontent-length: 9\r\n\r\n{}",
    "length and chunks": b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 4\r\n"
    b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "a negative length": b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -1\r\n\r\n",
    "a length beyond all memory": b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: "
    + b"9" * 40
    + b"\r\n\r\n",
    "a chunk beyond all memory": b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n"
    + b"f" * 20
    + b"\r\n",
    "a name with a space": b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nbad name: x\r\n\r\n",
    "a line break in a value": b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: a\rb\r\n\r\n",
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 40,
    "a method that nobody knows": b"BREW / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n",
}


@pytest.mark.parametrize("name", HEADS)
def test_a_bad_head_is_refused_without_a_traceback(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> bytes:
        async with listening_server(tmp_path) as port:
            found = await answered(port, HEADS[name])
            health = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"
            assert (await answered(port, health)).startswith(b"HTTP/1.1 200")
            return found

    assert run(work())[:10] in (b"HTTP/1.1 4", b"")
    assert [record for record in caplog.records if record.exc_info] == []
