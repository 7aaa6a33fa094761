"""A simulated person: an identity, a connection to one table, and one question at a time."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ludotheque.loadtest.findings import CLOSED, LOST, SERVER_ERROR, SHOWN, UNANSWERED, UNEXPECTED
from ludotheque.loadtest.http import Http
from ludotheque.loadtest.stream import Stream

COME_BACK: Final = 1012
FAULTS: Final = ("server-error", "store-unavailable")  #: errors that are the server's own

Message = dict[str, Any]
decode: Final = msgspec.json.Decoder().decode


class Person:
    """Sits or watches at one table after the other."""

    def __init__(self, name: str, token: str, http: Http) -> None:
        self.name = name
        self.token = token
        self.http = http
        self.findings = findings = http.findings
        self.table = ""
        self.stream = Stream(name, findings)
        self.sent_at: float | None = None  #: when the move was sent whose update is waited for
        self.asked = 0
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._fits: Callable[[Message], bool] | None = None  #: whether a message answers what was asked
        self._answer: asyncio.Future[Message] | None = None

    # --- what is seen ----------------------------------------------------------------------------

    @property
    def state(self) -> Message:
        return self.stream.state or {"you": {}, "table": {}, "scene": None, "outcome": None}

    @property
    def seat(self) -> int | None:
        found: int | None = self.state["you"].get("seat")
        return found

    def must(self) -> bool:
        return bool(self.state["you"].get("must")) and self.seat is not None

    def decision(self) -> str:
        return str(self.state["you"].get("decision") or "")

    def over(self) -> bool:
        return self.state["outcome"] is not None

    # --- a connection ----------------------------------------------------------------------------

    async def sit_down(self, table: str) -> bool:
        """Connects to another table."""
        await self.disconnect()
        self.table = table
        self.stream = Stream(f"{self.name} at {table}", self.findings)
        return await self.connect()

    async def connect(self) -> bool:
        """Opens a connection and waits for the whole state; False if none came."""
        began = time.perf_counter()
        uri = f"{self.http.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?lang=en"
        headers = {"Authorization": f"Bearer {self.token}"}
        state = self._expect(lambda message: message["type"] == "state")
        try:
            self._socket = await connect(
                uri,
                additional_headers=headers,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=self.http.patience,
                proxy=None,
            )
        except (OSError, WebSocketException, TimeoutError) as error:
            self.findings.anomaly(UNANSWERED, self.stream.where, f"no connection: {error!r}")
            return False
        self._reader = asyncio.create_task(self._read(self._socket))
        if await self._wait("connect", state) is None:
            return False
        self.findings.count("connect")
        self.findings.took("connect", time.perf_counter() - began)
        return True

    async def disconnect(self) -> None:
        if self._socket is not None and self._reader is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.close()
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        self._socket = self._reader = None
        self.sent_at = None
        self.stream.reconnect()

    async def reconnect(self) -> None:
        await self.disconnect()
        self.findings.count("reconnect")
        await self.connect()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                message = decode(text)
                if message["type"] == "ping":
                    await self.send({"type": "pong"})
                else:
                    self._receive(message)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else None
            if code == COME_BACK:
                self.findings.count("come-back")
            elif code is not None or closed.sent is None:
                self.findings.anomaly(CLOSED, self.stream.where, f"closed with {code}")

    def connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    def _receive(self, message: Message) -> None:
        kind = message["type"]
        if kind == "error" and message["key"] in FAULTS:
            self.findings.anomaly(SERVER_ERROR, self.stream.where, message["text"])
        if kind == "update" and self.sent_at is not None:
            self.findings.took(SHOWN, time.perf_counter() - self.sent_at)
            self.sent_at = None
        self.stream.receive(message)
        if self._fits is not None and self._answer is not None and self._fits(message):
            self._fits = None
            self._answer.set_result(message)

    # --- questions -------------------------------------------------------------------------------

    async def send(self, message: Message | str) -> bool:
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        if self._socket is None:
            return False
        try:
            await self._socket.send(text)
        except ConnectionClosed:
            return False
        return True

    def _expect(self, fits: Callable[[Message], bool]) -> asyncio.Future[Message]:
        self._fits = fits
        self._answer = asyncio.get_running_loop().create_future()
        return self._answer

    async def _wait(self, kind: str, answer: asyncio.Future[Message]) -> Message | None:
        try:
            # `wait_for` may swallow a cancellation in Python 3.11
            async with asyncio.timeout(self.http.patience):
                return await answer
        except TimeoutError:
            self._fits = None
            self.findings.anomaly(
                UNANSWERED, self.stream.where, f"{kind}: nothing in {self.http.patience:.0f} s"
            )
            return None

    async def ask(self, kind: str, message: Message | str, fits: Callable[[Message], bool]) -> Message | None:
        """Sends a message and waits for its answer; None if the connection is gone or nothing comes."""
        answer = self._expect(fits)
        began = time.perf_counter()
        if not await self.send(message):
            self._fits = None
            return None
        self.findings.count(kind)
        found = await self._wait(kind, answer)
        if found is not None:
            self.findings.took(kind, time.perf_counter() - began)
        return found

    async def do(self, kind: str, message: Message) -> Message | None:
        """Something that is accepted or refused. What is accepted has been shown by then."""
        self.asked += 1
        key = f"{self.name} {self.asked}"
        keyed = {**message, "key": key} if message["type"] in ("play", "undo", "restart-turn") else message
        expected = keyed.get("key", "")

        def fits(answer: Message) -> bool:
            if answer["type"] not in ("accepted", "refused", "error"):
                return False
            if answer.get("key", "") != expected and answer["type"] != "error":
                self.findings.anomaly(UNEXPECTED, self.stream.where, f"{kind}: an answer to {answer['key']}")
            return True

        answer = await self.ask(kind, keyed, fits)
        if answer is not None and answer["type"] == "accepted" and not answer["again"]:
            if self.stream.version < answer["version"]:
                detail = f"{kind} was accepted as {answer['version']}, shown is {self.stream.version}"
                self.findings.anomaly(LOST, self.stream.where, detail)
        elif answer is not None:
            self.findings.count("refused" if answer.get("reason") != "too-fast" else "too-fast")
        return answer

    async def look_again(self) -> None:
        """Asks for the whole state; the stream compares it with what the updates have said."""
        await self.ask("again", {"type": "again"}, lambda message: message["type"] in ("state", "refused"))
