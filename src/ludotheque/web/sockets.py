"""One WebSocket per viewer: messages in, states and updates out."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any
from urllib.parse import parse_qs

from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.playing import Accepted
from ludotheque.tables.problems import NoIdentity, NotAllowed, Problem, TooFast, TooLarge
from ludotheque.tables.publisher import Viewer
from ludotheque.tables.told import encode
from ludotheque.tables.words import explain, language, words
from ludotheque.web import bodies
from ludotheque.web.api import Api
from ludotheque.web.desk import Desk, refused
from ludotheque.web.security import language_of
from ludotheque.web.wire import Wire, text_head, wire_of

log = logging.getLogger("ludotheque.web")

NO_IDENTITY = 4401
NOT_ALLOWED = 4403
NO_TABLE = 4404
TOO_SLOW = 4408
TOO_LARGE = 4413
TOO_FAST = 4429
COME_BACK = 1012  #: the table had to be read again: reconnect

MOST_MISTAKES = 20  #: unreadable messages before the line is cut
LAST_WORDS = 5.0  #: seconds to hear why the line is cut


class SocketViewer(Viewer):
    """A viewer at the other end of a socket; messages queue up here and one task sends them.

    Where there is a `Wire`, what is said in one turn of the event loop goes out in one write.
    """

    def __init__(self, guest: str, lang: str, send: Send, behind: int, wire: Wire | None = None) -> None:
        super().__init__(guest, SPECTATOR, False, lang)
        self.send = send
        self.behind = behind
        self.wire = wire
        self.frames: list[bytes] = []
        self.waiting: list[bytes] = []
        self.more = asyncio.Event()
        self.code = 0  #: the code to close with, once it is time

    def push(self, message: bytes) -> None:
        if self.code:
            return
        wire = self.wire
        if wire is not None and not self.waiting and wire.free():
            frames = self.frames
            if not frames:
                wire.loop.call_soon(self.flush)
            frames.append(text_head(len(message)))
            frames.append(message)
            return
        self.flush()
        self.waiting.append(message)
        if len(self.waiting) > self.behind:
            self.cut(TOO_SLOW)
        self.more.set()

    def flush(self) -> None:
        """Writes what was said since the last time."""
        frames, self.frames = self.frames, []
        if frames and self.wire is not None and not self.wire.transport.is_closing():
            self.wire.write(b"".join(frames))

    def tell(self, message: dict[str, Any]) -> None:
        self.push(encode(message))

    def lost(self) -> None:
        self.cut(COME_BACK)

    def cut(self, code: int) -> None:
        self.flush()
        self.code = self.code or code
        self.more.set()

    async def send_on(self) -> None:
        """Sends what waits until the line is cut."""
        while True:
            await self.more.wait()
            self.more.clear()
            while self.waiting:
                await self.send({"type": "websocket.send", "text": self.waiting[0].decode()})
                del self.waiting[0]  # only now: nothing may overtake it
            if self.code:
                await self.send({"type": "websocket.close", "code": self.code})
                return


def _ended(task: asyncio.Task[None]) -> None:
    """A line breaks in many ways, and none of them is trouble of the house."""
    if not task.cancelled() and task.exception() is not None:
        log.debug("a line broke: %r", task.exception())


class Rate:
    """A bucket of messages that fills up again by the second."""

    def __init__(self, per_second: int, loop: asyncio.AbstractEventLoop) -> None:
        self.per_second = per_second
        self.loop = loop
        self.left = 2.0 * per_second
        self.last = loop.time()

    def take(self) -> bool:
        now = self.loop.time()
        self.left = min(2.0 * self.per_second, self.left + (now - self.last) * self.per_second)
        self.last = now
        self.left -= 1
        return self.left >= 0


class Sockets:
    """The WebSocket endpoint."""

    def __init__(self, desk: Desk, api: Api) -> None:
        self.desk = desk
        self.api = api
        self.tables = desk.tables
        self.open: Counter[str] = Counter()

    def route(self) -> WebSocketRoute:
        return WebSocketRoute("/api/tables/{id:str}/socket", self)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        asked = parse_qs(scope.get("query_string", b"").decode("ascii", "replace")).get("lang", [None])[0]
        lang = language_of(scope, asked)
        try:
            self.desk.gate.check_origin(scope)
        except Problem:
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        await send({"type": "websocket.accept"})
        try:
            guest = self.desk.gate.need_guest(scope)
            self.desk.gate.count_request(scope, guest)
            if self.open[guest] >= self.desk.gate.limits.sockets:
                raise TooFast("too-fast", 60)
        except Problem as problem:
            await self._turn_away(send, problem, lang)
            return
        viewer = SocketViewer(guest, lang, send, self.desk.gate.limits.behind, wire_of(scope))
        self.open[guest] += 1
        try:
            await self._serve(scope["path_params"]["id"], viewer, receive, send)
        finally:
            self.open[guest] -= 1
            if not self.open[guest]:
                del self.open[guest]

    async def _turn_away(self, send: Send, problem: Problem, lang: str) -> None:
        codes = {NoIdentity: NO_IDENTITY, NotAllowed: NOT_ALLOWED, TooFast: TOO_FAST, TooLarge: TOO_LARGE}
        told = {"type": "error", "key": problem.key, "text": explain(problem, lang)}
        await send({"type": "websocket.send", "text": encode(told).decode()})
        await send({"type": "websocket.close", "code": codes.get(type(problem), NO_TABLE)})

    async def _serve(self, id: str, viewer: SocketViewer, receive: Receive, send: Send) -> None:
        try:
            await self.tables.watch(id, viewer)
        except Problem as problem:
            await self._turn_away(send, problem, viewer.lang)
            return
        sender = asyncio.ensure_future(viewer.send_on())
        reader = asyncio.ensure_future(self._read_on(id, viewer, receive))
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and viewer.code:
                await asyncio.wait({sender}, timeout=LAST_WORDS)
        finally:  # nothing is awaited here: a line may also end by being thrown away half-way
            for task in (sender, reader):
                task.add_done_callback(_ended)
                task.cancel()
            self.tables.leave_view(id, viewer)

    async def _read_on(self, id: str, viewer: SocketViewer, receive: Receive) -> None:
        rate = Rate(self.desk.gate.limits.messages, asyncio.get_running_loop())
        mistakes = 0
        while not viewer.code:
            incoming = await receive()
            if incoming["type"] != "websocket.receive":
                return
            data = incoming.get("text")
            if data is None:
                data = incoming.get("bytes") or b""
            if len(data) > self.desk.gate.limits.message:
                viewer.cut(TOO_LARGE)
            elif not rate.take():
                viewer.cut(TOO_FAST)
            else:
                mistakes += 0 if await self._answer(id, viewer, data) else 1
                if mistakes > MOST_MISTAKES:
                    viewer.cut(1008)

    async def _answer(self, id: str, viewer: SocketViewer, data: str | bytes) -> bool:
        """Does what a message asks; False if it could not be read."""
        try:
            message = bodies.read_message(data)
        except Problem as problem:
            viewer.tell({"type": "error", "key": problem.key, "text": explain(problem, viewer.lang)})
            return False
        key = getattr(message, "key", "")
        try:
            await self._do(id, viewer, message, key)
        except (Problem, Trouble) as problem:
            table = self.tables.tables.get(id)
            viewer.tell(refused(problem, viewer.lang, None if table is None else table.version, key))
        except Exception:
            log.exception("a message at table %s failed", id)
            text = words(viewer.lang).say("house-trouble")
            viewer.tell({"type": "error", "key": "house-trouble", "text": text})
        return True

    async def _do(self, id: str, viewer: SocketViewer, message: bodies.AnyMessage, key: str) -> None:
        guest = viewer.guest
        t = self.tables
        done: Accepted | None = None
        match message:
            case bodies.PlayMessage():
                done = await t.play(id, guest, message.action, message.seen, message.key)
            case bodies.WhyMessage():
                viewer.tell(await self.api.why_part(id, guest, message.action, viewer.lang))
            case bodies.UndoMessage():
                done = await t.undo(id, guest, False, message.key)
            case bodies.RestartMessage():
                done = await t.undo(id, guest, True, message.key)
            case bodies.ChatMessage():
                self.desk.gate.count(self.desk.gate.limits.chat, "chat", guest)
                await t.say(id, guest, message.text)
            case bodies.LangMessage():
                viewer.lang = language(message.lang, viewer.lang)
                await t.look_again(id, viewer)
            case bodies.AgainMessage():
                await t.look_again(id, viewer)
            case bodies.PingMessage():
                viewer.tell({"type": "pong", "now": t.clock.now()})
            case _:
                done = await self._act(id, guest, message)
        if done is not None:
            viewer.tell({"type": "accepted", "key": key, "version": done.version, "again": done.again})

    async def _act(self, id: str, guest: str, message: bodies.AnyMessage) -> Accepted | None:
        t = self.tables
        match message:
            case bodies.EntropyMessage():
                return await t.mix(id, guest, message.value)
            case bodies.PauseMessage():
                return await t.pause(id, guest, message.on)
            case bodies.BotPlaysMessage():
                return await t.bot_plays(id, guest)
            case bodies.TakeBackMessage():
                return await t.take_back(id, guest)
            case bodies.ResignMessage():
                return await t.resign(id, guest)
            case bodies.StartMessage():
                return await t.start(id, guest)
            case bodies.JoinMessage():
                await t.join(id, guest, message.seat, message.entropy)
                return Accepted((await t.table(id)).version)
            case bodies.LeaveMessage():
                return await t.leave(id, guest)
            case bodies.SettingsMessage():
                return await t.set_auto(id, guest, message.auto)
        return None
