"""The client of `server.py`: sockets that cost next to nothing, and tables of ours and theirs that use them."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import package  # noqa: F401  # where ludotheque is found

from ludotheque.loadtest.merging import merged

SOCKETS = 4  #: that watch each table

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80  #: nothing of this message follows


Hear = Callable[["Line", bytes], None]


class Line(asyncio.Protocol):
    """A WebSocket, as much of it as both servers use: whole messages, pings, and a close."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.part = b""  #: of a frame, or of the answer to the first request
        self.transport: Any = None

    @classmethod
    async def open(cls, url: str, headers: dict[str, str], hear: Hear) -> Line:
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(hear), parts.hostname, parts.port)
        target = parts.path + (f"?{parts.query}" if parts.query else "")
        asked = {
            "Host": parts.netloc,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **headers,
        }
        shown = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
        line.transport.write(f"GET {target} HTTP/1.1\r\n{shown}\r\n".encode())
        await line.opened
        return line

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        for waited in (self.opened, self.closed):
            if not waited.done():
                waited.set_result(None)

    def data_received(self, data: bytes) -> None:
        came = self.part + data
        if not self.opened.done():
            head, end, rest = came.partition(b"\r\n\r\n")
            if not end:
                self.part = came
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
            came = rest
        at = 0
        while (end_of_frame := self.frame(came, at)) > at:
            at = end_of_frame
        self.part = came[at:]

    def frame(self, came: bytes, at: int) -> int:
        """Takes in the frame that begins here and says where it ends; here, if there is no whole one."""
        if len(came) < at + 2:
            return at
        size, start = came[at + 1], at + 2
        if size == 126:
            start = at + 4
            size = int.from_bytes(came[at + 2 : start], "big")
        elif size == 127:
            start = at + 10
            size = int.from_bytes(came[at + 2 : start], "big")
        end = start + size
        if len(came) < end:
            return at
        kind, message = came[at], came[start:end]
        if kind == LAST | TEXT:
            self.hear(self, message)
        elif kind == LAST | PING:
            self.send(message, PONG)
        elif kind == LAST | CLOSE:
            self.transport.close()
        else:
            raise ValueError(f"a frame of kind {kind}")
        return end

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Masked, as clients must, with a mask that changes nothing."""
        size = len(message)
        if size < 126:
            head = struct.pack("!BB4x", LAST | kind, 0x80 | size)
        else:
            head = struct.pack("!BBH4x", LAST | kind, 0x80 | 126, size)
        self.transport.write(head + message)

    async def close(self) -> None:
        if not self.closed.done():
            self.send(struct.pack("!H", 1000), CLOSE)
            await self.closed


class TableClient:
    """Four sockets at one table; `move` submits the next move and waits until all four had received it."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.lines: list[Line] = []
        self.over = False
        self.left = 0
        self.all_received: asyncio.Future[None] | None = None

    async def open(self) -> None:
        raise NotImplementedError

    def submit(self) -> None:
        raise NotImplementedError

    def shown(self) -> None:
        """One more socket has its update."""
        self.left -= 1
        if self.left == 0 and self.all_received is not None:
            self.all_received.set_result(None)

    async def move(self) -> float:
        self.left = SOCKETS
        self.all_received = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.submit()
        await self.all_received
        self.all_received = None
        return time.perf_counter() - began

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


# --- ours --------------------------------------------------------------------------------------------


class Scene(msgspec.Struct):
    """Of a scene only what can be played."""

    choices: Any = None
    controls: Any = None


class Received(msgspec.Struct):
    type: str
    step: int = 0  #: the number of moves; a state, which comes before the first one, does not say it
    you: dict[str, Any] | None = None
    scene: Scene | None = None
    outcome: dict[str, Any] | None = None


read_ours = msgspec.json.Decoder(Received).decode

SECRET = "stand"  #: actions that nobody else is sent anything of: a move here is one that all four see


class OurTable(TableClient):
    """A game of ours with four people. The client knows no rules: it tries what the scene offers."""

    def __init__(self, address: str, http: httpx.AsyncClient, game: str = "paradis") -> None:
        super().__init__(address, http)
        self.game = game
        self.you: list[dict[str, Any]] = [{}] * SOCKETS
        self.choices: list[list[dict[str, Any]]] = [[]] * SOCKETS
        self.controls: list[list[dict[str, Any]]] = [[]] * SOCKETS
        self.steps = [0] * SOCKETS
        self.count = 0
        self.mover = 0
        self.ideas: list[str] = []  #: what is tried next if the rules refuse the last one
        self.sizes: list[int] = []  #: bytes of each update

    async def open(self) -> None:
        guests: list[dict[str, str]] = []
        for _ in range(SOCKETS):
            made = (await self.http.post("/api/guest", json={})).json()
            guests.append({"Authorization": f"Bearer {made['token']}"})
        seats = [{"kind": "me"}] + [{"kind": "open"}] * 3
        # auto off: the table plays no forced steps of its own, so that every move shown was one submitted
        order = {"game": self.game, "seats": seats, "public": True, "auto": False}
        table = (await self.http.post("/api/tables", json=order, headers=guests[0])).json()["table"]
        for guest in guests[1:]:
            await self.http.post(f"/api/tables/{table}/join", json={}, headers=guest)
        for number, guest in enumerate(guests):
            state: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            url = f"{self.address}/api/tables/{table}/socket"
            self.lines.append(await Line.open(url, guest, self.hearing(number, state)))
            await state

    def hearing(self, number: int, state: asyncio.Future[None]) -> Hear:
        def hear(line: Line, text: bytes) -> None:
            if text.startswith(b'{"type":"ping"'):
                line.send(b'{"type":"pong"}')
            elif text.startswith(b'{"type":"update"'):
                if self.take_in(number, text):
                    self.sizes.append(len(text))
                    self.shown()
            elif text.startswith(b'{"type":"state"'):
                self.take_in(number, text)
                state.set_result(None)
            elif text.startswith(b'{"type":"refused"'):
                self.send_idea()

        return hear

    def take_in(self, number: int, text: bytes) -> bool:
        """Whether it brings a move: there are also updates about who comes and goes."""
        message = read_ours(text)
        moved = message.step > self.steps[number]
        self.steps[number] = message.step
        if message.you is not None:
            self.you[number] = merged(self.you[number], message.you)
        if message.scene is not None:
            if message.scene.choices is not None:
                self.choices[number] = merged(self.choices[number], message.scene.choices)
            if message.scene.controls is not None:
                self.controls[number] = merged(self.controls[number], message.scene.controls)
        if message.outcome is not None:
            self.over = True
        return moved

    def submit(self) -> None:
        self.mover = random.choice([number for number in range(SOCKETS) if self.you[number]["must"]])
        self.ideas = self.possible(self.mover)
        self.send_idea()

    def send_idea(self) -> None:
        self.count += 1
        move = {
            "type": "play",
            "action": self.ideas.pop(),
            "seen": self.you[self.mover]["decision"],
            "key": str(self.count),
        }
        self.lines[self.mover].send(msgspec.json.encode(move))

    def possible(self, seat: int) -> list[str]:
        """What this seat might play, in any order; a typed amount stays near the lowest."""
        found = [str(choice["notation"]) for choice in self.choices[seat]]
        for control in self.controls[seat]:
            data = control["data"]
            if (
                control["kind"] in ("number", "auction")
                and data.get("notation")
                and data["high"] >= data["low"]
            ):
                amounts = range(data["low"], data["high"] + 1, data["step"])[:12]
                found.append(str(data["notation"]).replace("{n}", str(random.choice(amounts))))
        found = [notation for notation in found if not notation.startswith(SECRET)]
        return random.sample(found, len(found))


# --- theirs ------------------------------------------------------------------------------------------


class TheirTable(TableClient):
    """Tic-tac-toe: two players and two spectators, each with a socket. It plays on and on."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        super().__init__(address, http)
        self.state = 0
        self.credentials: list[str] = []
        self.match = ""

    async def open(self) -> None:
        made = await self.http.post("/games/tic-tac-toe/create", json={"numPlayers": 2})
        self.match = made.json()["matchID"]
        for player in ("0", "1"):
            joined = await self.http.post(
                f"/games/tic-tac-toe/{self.match}/join", json={"playerID": player, "playerName": player}
            )
            self.credentials.append(joined.json()["playerCredentials"])
        for number in range(SOCKETS):
            synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            url = f"{self.address}/socket.io/?EIO=4&transport=websocket"
            line = await Line.open(url, {"Origin": self.address}, self.hearing(number, synced))
            self.lines.append(line)
            await synced

    def hearing(self, number: int, synced: asyncio.Future[None]) -> Hear:
        player = str(number) if number < 2 else None
        secret = self.credentials[number] if number < 2 else None

        def hear(line: Line, text: bytes) -> None:
            if text.startswith(b'42/tic-tac-toe,["update"'):
                self.shown()
            elif text == b"2":  # are you there?
                line.send(b"3")
            elif text.startswith(b"0"):
                line.send(b"40/tic-tac-toe,")
            elif text.startswith(b"40/tic-tac-toe,"):
                asked = json.dumps(["sync", self.match, player, secret, 2])
                line.send(f"42/tic-tac-toe,{asked}".encode())
            elif text.startswith(b'42/tic-tac-toe,["sync"') and not synced.done():
                synced.set_result(None)

        return hear

    def submit(self) -> None:
        player = self.state % 2
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "clickCell",
                "args": [self.state % 9],
                "playerID": str(player),
                "credentials": self.credentials[player],
            },
        }
        shown = ["update", action, self.state, self.match, str(player)]
        self.state += 1
        self.lines[player].send(b"42/tic-tac-toe," + msgspec.json.encode(shown))
