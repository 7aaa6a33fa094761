"""One WebSocket per viewer: messages in, states and updates out."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Protocol
from urllib.parse import parse_qs

from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.problems import (
    NoIdentity,
    NotAllowed,
    Problem,
    ServerError,
    Stopping,
    TooFast,
    TooLarge,
    TooLate,
)
from ludotheque.tables.publish.messages import explain
from ludotheque.tables.publish.publisher import Viewer, encode
from ludotheque.tables.service.registry import STORE_FAILURES, Accepted, accepted
from ludotheque.texts.language import LANGUAGES
from ludotheque.web import schemas
from ludotheque.web.acts import acts
from ludotheque.web.http import Context, refused
from ludotheque.web.questions import Questions
from ludotheque.web.security import Limits, address, language_of

log = logging.getLogger("ludotheque.web")

NO_IDENTITY = 4401
NOT_ALLOWED = 4403
NO_TABLE = 4404
TOO_SLOW = 4408
TOO_LARGE = 4413
TOO_FAST = 4429
COME_BACK = 1012  #: the table had to be read again: reconnect

CODES: Final[dict[type[Problem], int]] = {
    NoIdentity: NO_IDENTITY,
    NotAllowed: NOT_ALLOWED,
    TooFast: TOO_FAST,
    TooLarge: TOO_LARGE,
    Stopping: COME_BACK,
}

MOST_MISTAKES = 20  #: unreadable messages before the connection is closed
LAST_MESSAGES = 5.0  #: seconds to read why the connection is closed
HEARTBEAT = 15.0  #: seconds between two pings
MOST_MISSED = 2  #: pings in a row that may stay without an answer

PING = encode({"type": "ping"})


class Timer(Protocol):
    """Something that will happen, unless it is cancelled before."""

    def cancel(self) -> None: ...


#: Calls a function after so many seconds.
Later = Callable[[float, Callable[[], None]], Timer]


class SocketViewer(Viewer):
    """A viewer at the other end of a socket. Messages wait here until a task has sent them.

    The task lives only while something waits, and the heartbeat is a timer: an idle connection has no task for them.
    """

    def __init__(self, guest: str, lang: str, send: Send, limits: Limits, address: str, later: Later) -> None:
        super().__init__(guest, SPECTATOR, False, lang)
        self.address = address
        self.send = send
        self.limits = limits
        self.later = later
        self.waiting: list[bytes] = []
        self.waiting_bytes = 0
        self.missed = 0  #: pings since the other side was last heard
        self.code = 0  #: the code to close with, once it is time
        #: done when the connection is to be closed, or is broken
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sending: asyncio.Task[None] | None = None
        self.thinking: asyncio.Task[None] | None = None  #: a bot, for this viewer; meanwhile he plays on
        self._ping: Timer = later(HEARTBEAT, self._beat)

    # --- what it is sent -------------------------------------------------------------------------

    def push(self, message: bytes) -> None:
        if self.code:
            return
        self.waiting.append(message)
        self.waiting_bytes += len(message)
        limits = self.limits
        # The first one is on its way: a whole state may be larger than all that may wait.
        if len(self.waiting) > limits.behind or (
            self.waiting_bytes - len(self.waiting[0]) > limits.behind_bytes
        ):
            self.cut(TOO_SLOW)
            del self.waiting[1:]  # the first one is on its way; nobody reads the rest
        self._send()

    def tell(self, message: dict[str, Any]) -> None:
        self.push(encode(message))

    def lost(self) -> None:
        self.cut(COME_BACK)

    def cut(self, code: int) -> None:
        """Closes the connection with this code, after what waits has been sent."""
        if not self.code:
            self.code = code
            self._end()
            self._send()

    def _send(self) -> None:
        if self.sending is None:
            self.sending = asyncio.get_running_loop().create_task(self._send_waiting())
            self.sending.add_done_callback(self._check)

    async def _send_waiting(self) -> None:
        """Sends what waits, one message after the other, and closes the connection if it is to be closed."""
        while self.waiting:
            await self.send({"type": "websocket.send", "text": self.waiting[0].decode()})
            self.waiting_bytes -= len(self.waiting.pop(0))
        if self.code:
            await self.send({"type": "websocket.close", "code": self.code})
        self.sending = None

    def _check(self, sending: asyncio.Task[None]) -> None:
        """Connections break for many reasons; none is a fault of the server. Nothing is sent on a broken one."""
        if sending.cancelled() or sending.exception() is not None:
            self._end()

    def _end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def stop(self) -> None:
        """Nobody is at the other end any more."""
        self._ping.cancel()
        for task in (self.sending, self.thinking):
            if task is not None:
                task.cancel()

    # --- the heartbeat ---------------------------------------------------------------------------

    def _beat(self) -> None:
        """Sends a ping, or closes the connection when nothing at all comes back."""
        if self.code:
            return
        if self.missed >= MOST_MISSED:
            self.cut(TOO_SLOW)
        else:
            self.missed += 1
            self.push(PING)
            self._ping = self.later(HEARTBEAT, self._beat)


class Rate:
    """A bucket of messages or frames that fills up again by the second."""

    def __init__(self, per_second: int, loop: asyncio.AbstractEventLoop) -> None:
        self.per_second = per_second
        self.loop = loop
        self.left = 2.0 * per_second
        self.last = loop.time()

    def take(self) -> bool:
        now = self.loop.time()
        self.left = min(2.0 * self.per_second, self.left + (now - self.last) * self.per_second)
        self.last = now
        if self.left < 1:
            return False  # what is refused takes nothing: one second later there is room again
        self.left -= 1
        return True

    def is_full(self) -> bool:
        return self.left + (self.loop.time() - self.last) * self.per_second >= 2.0 * self.per_second


def call_later(seconds: float, work: Callable[[], None]) -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, work)


def _broke(task: asyncio.Task[None]) -> None:
    """Connections break for many reasons; none is a fault of the server."""
    if not task.cancelled() and task.exception() is not None:
        log.debug("a connection broke: %r", task.exception())


class Sockets:
    """The WebSocket endpoint of a table."""

    def __init__(self, context: Context, later: Later | None = None) -> None:
        self.tables = context.tables
        self.gate = context.gate
        self.questions = Questions(context.tables)
        self.acts = acts(context.gate, context.tables)
        self.later = later or call_later
        self.open: Counter[str] = Counter()  #: connections by guest, and by address
        self.moves: dict[str, Rate] = {}  #: what is sent on all of them, in the same way

    def route(self) -> WebSocketRoute:
        return WebSocketRoute("/api/tables/{id:str}/socket", self)

    # --- a connection ----------------------------------------------------------------------------

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        asked = parse_qs(scope.get("query_string", b"").decode("ascii", "replace")).get("lang", [None])[0]
        lang = language_of(scope, asked)
        try:
            self.gate.check_origin(scope)
        except Problem:
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        await send({"type": "websocket.accept"})
        try:
            who = self.gate.need_guest(scope), address(scope)
            self.gate.count_request(scope, who[0])
            self.gate.count_connect(*who)
            self._count_socket(*who)
        except Problem as problem:
            await turn_away(send, problem, lang)
            return
        viewer = SocketViewer(who[0], lang, send, self.gate.limits, who[1], self.later)
        self.open.update(who)
        try:
            await self._serve(scope["path_params"]["id"], viewer, receive, send)
        finally:
            self.open.subtract(who)
            for one in who:
                if not self.open[one]:
                    del self.open[one]
            self._forget_rates()

    def _count_socket(self, guest: str, address: str) -> None:
        limits = self.gate.limits
        if self.open[guest] >= limits.sockets or self.open[address] >= limits.address_sockets:
            raise TooFast("too-fast", 60)

    def _count_move(self, viewer: SocketViewer) -> None:
        """Moves are counted by each process: a look at the shared counts would pass two files more at every move."""
        limits, loop = self.gate.limits, asyncio.get_running_loop()
        for who, most in ((viewer.guest, limits.moves), (viewer.address, limits.address_moves)):
            if not self.moves.setdefault(who, Rate(most, loop)).take():
                raise TooFast("too-fast", 1)

    def _forget_rates(self) -> None:
        """Those who have gone and sent nothing lately: who comes back at once finds what was counted."""
        for who, rate in list(self.moves.items()):
            if who not in self.open and rate.is_full():
                del self.moves[who]

    async def _serve(self, id: str, viewer: SocketViewer, receive: Receive, send: Send) -> None:
        """Reads until the connection is gone or is to be closed; the viewer itself sends and pings."""
        reading: asyncio.Task[None] | None = None
        try:
            await self.tables.connect(id, viewer)
            reading = asyncio.get_running_loop().create_task(self._read_on(id, viewer, receive))
            reading.add_done_callback(_broke)
            await asyncio.wait((reading, viewer.ended), return_when=asyncio.FIRST_COMPLETED)
            if viewer.code and viewer.sending is not None:
                await asyncio.wait((viewer.sending,), timeout=LAST_MESSAGES)
        except (Problem, Trouble) as problem:
            await turn_away(send, problem, viewer.lang)
        except STORE_FAILURES as error:
            log.warning("table %s cannot be shown: %s", id, error)
            await turn_away(send, Stopping("store-unavailable"), viewer.lang)
        finally:  # nothing is awaited here: a connection may also end by being thrown away half-way
            if reading is not None:
                reading.cancel()
            viewer.stop()
            self.tables.disconnect(id, viewer)

    async def _read_on(self, id: str, viewer: SocketViewer, receive: Receive) -> None:
        rate = Rate(self.gate.limits.messages, asyncio.get_running_loop())
        mistakes = 0
        while not viewer.code:
            incoming = await receive()
            if incoming["type"] != "websocket.receive":
                return
            viewer.missed = 0
            data = incoming.get("text")
            if data is None:
                data = incoming.get("bytes") or b""
            if len(data) > self.gate.limits.message:
                viewer.cut(TOO_LARGE)
            elif not rate.take():
                viewer.cut(TOO_FAST)
            else:
                mistakes += 0 if await self._answer(id, viewer, data) else 1
                if mistakes > MOST_MISTAKES:
                    viewer.cut(1008)

    # --- a message -------------------------------------------------------------------------------

    async def _answer(self, id: str, viewer: SocketViewer, data: str | bytes) -> bool:
        """Does what a message asks; False if it could not be read."""
        try:
            message = schemas.read_message(data)
        except schemas.UNREADABLE as error:
            viewer.tell(error_message(schemas.malformed(error), viewer.lang))
            return False
        if not needs_a_bot(message):
            await self._do_and_tell(id, viewer, message)
        elif viewer.thinking is None or viewer.thinking.done():
            work = self._do_and_tell(id, viewer, message)
            viewer.thinking = asyncio.get_running_loop().create_task(work)
            viewer.thinking.add_done_callback(_broke)
        else:
            self._refuse(id, viewer, TooLate("thoughts-busy"), getattr(message, "key", ""))
        return True

    async def _do_and_tell(self, id: str, viewer: SocketViewer, message: schemas.Body) -> None:
        """Does what a message asks, and answers."""
        key = getattr(message, "key", "")
        try:
            done = await self._do(id, viewer, message)
            if done is not None:
                viewer.tell(done.message(key))
        except (Problem, Trouble) as problem:
            self._refuse(id, viewer, problem, key)
        except STORE_FAILURES as error:
            log.warning("a message at table %s could not be written: %s", id, error)
            viewer.tell(error_message(Stopping("store-unavailable"), viewer.lang))
        except Exception:
            log.exception("a message at table %s failed", id)
            viewer.tell(error_message(ServerError("server-error"), viewer.lang))

    def _refuse(self, id: str, viewer: SocketViewer, problem: Problem | Trouble, key: str) -> None:
        table = self.tables.registry.loaded.get(id)
        version = None if table is None else table.version_for(viewer.seat)
        viewer.tell(refused(problem, viewer.lang, version, key))

    async def _do(self, id: str, viewer: SocketViewer, message: schemas.Body) -> Accepted | None:
        guest = viewer.guest
        if isinstance(message, schemas.QUESTIONS):
            self.gate.count_question(guest, viewer.address)
        match message:
            case schemas.PlayMessage():
                self._count_move(viewer)
                return await self.tables.play(id, guest, message.action, message.seen, message.key)
            case schemas.WhyMessage():
                rehearses = viewer if message.rehearsal else None
                viewer.tell(await self.questions.why(id, guest, message.action, viewer.lang, rehearses))
            case schemas.EffectsMessage():
                rehearses = viewer if message.rehearsal else None
                viewer.tell(await self.questions.effects(id, guest, message.action, viewer.lang, rehearses))
            case schemas.RehearseMessage():
                viewer.tell(await self.questions.rehearsal(id, viewer, message))
            case schemas.HintMessage():
                viewer.tell(await self.questions.hint(id, guest, message.key, viewer.lang, viewer.address))
            case schemas.LangMessage():
                viewer.lang = message.lang if message.lang in LANGUAGES else viewer.lang
                await self.tables.refresh(id, viewer)
            case schemas.AgainMessage():
                await self.tables.refresh(id, viewer)
            case schemas.PingMessage():
                viewer.tell({"type": "pong", "now": self.tables.clock.now()})
            case schemas.PongMessage():
                pass
            case schemas.JoinMessage():
                self.gate.count_act(guest)
                await self.tables.join(id, guest, message.seat, message.promise, message.ready)
                return accepted(await self.tables.table(id), guest)
            case schemas.Chat():
                await self.acts["chat"](id, guest, message)  # the message itself is the answer
            case _:
                return await self.acts[str(message.__struct_config__.tag)](id, guest, message)
        return None


def needs_a_bot(message: schemas.Body) -> bool:
    """Whether a bot thinks before the answer, which may take long."""
    return isinstance(message, schemas.HintMessage) or (
        isinstance(message, schemas.RehearseMessage) and message.do == "bot"
    )


def error_message(problem: Problem | Trouble, lang: str) -> dict[str, str]:
    return {"type": "error", "key": problem.key, "text": explain(problem, lang)}


async def turn_away(send: Send, problem: Problem | Trouble, lang: str) -> None:
    """Says why, and closes the connection."""
    code = NO_TABLE if isinstance(problem, Trouble) else CODES.get(type(problem), NO_TABLE)
    await send({"type": "websocket.send", "text": encode(error_message(problem, lang)).decode()})
    await send({"type": "websocket.close", "code": code})
