"""Who is asking, from where, and how often."""

from __future__ import annotations

import time
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network
from typing import Final
from urllib.parse import urlsplit

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage, Storage
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.tables.clocks import Clock
from ludotheque.tables.identity import GUEST_LIFE, Seal
from ludotheque.tables.problems import NoIdentity, NotAllowed, TooFast
from ludotheque.texts.language import DEFAULT, LANGUAGES
from ludotheque.web.addresses import ip_of

GUEST_COOKIE = "ludotheque_guest"
LANG_COOKIE = "ludotheque_lang"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; media-src 'self' data: blob:; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


CACHES: Final = b"cache-control"
CLOCK_SET: Final = 2.0  #: seconds by which the machine's clock moves only if somebody sets it


@dataclass
class Limits:
    """How often and how much, per guest and per address."""

    requests: RateLimitItem = RateLimitItemPerSecond(40)
    guests: RateLimitItem = RateLimitItemPerMinute(120)  #: new ones per address
    tables: RateLimitItem = RateLimitItemPerMinute(60)
    chat: RateLimitItem = RateLimitItemPerMinute(40)
    acts: RateLimitItem = RateLimitItemPerMinute(90)  #: lines in a log but moves
    address: RateLimitItem = RateLimitItemPerSecond(400)  #: all its requests
    address_tables: RateLimitItem = RateLimitItemPerHour(600)
    messages: int = 40  #: per second on one socket, with twice as many at once
    body: int = 64 * 1024
    file: int = 2 * 1024 * 1024
    message: int = 16 * 1024
    sockets: int = 40  #: per guest
    address_sockets: int = 200
    moves: int = 40  #: per second of a guest, on however many sockets, with twice as many at once
    address_moves: int = 400
    connects: RateLimitItem = RateLimitItemPerMinute(120)  #: sockets that a guest opens
    address_connects: RateLimitItem = RateLimitItemPerMinute(600)
    behind: int = 400  #: messages a socket may be behind with reading
    behind_bytes: int = 1024 * 1024  #: the same in bytes
    body_time: float = 30.0  #: seconds until a body is complete


def clock_offset() -> float:
    """How far the machine's clock is from steady time: it changes when the clock is set."""
    return time.time() - time.monotonic()


class Gatekeeper:
    """Knows guests by their cookie or token, checks origins, counts."""

    def __init__(
        self,
        seal: Seal,
        clock: Clock,
        limits: Limits,
        origins: tuple[str, ...] = (),
        counts: Storage | None = None,
    ) -> None:
        self.seal = seal
        self.clock = clock
        self.limits = limits
        self.origins = origins  #: other names this server answers to
        self._counts: Storage = counts or MemoryStorage()
        self._counter = FixedWindowRateLimiter(self._counts)
        self._offset = clock_offset()

    # --- identity --------------------------------------------------------------------------------

    def guest(self, scope: Scope) -> tuple[str, bool]:
        """The guest who asks ("" if none) and whether his cookie should be written anew."""
        headers = Headers(scope=scope)
        bearer = headers.get("authorization", "")
        if bearer.startswith("Bearer "):
            known = self.seal.guest(bearer[7:].strip(), self.clock.now())
            return (known[0], False) if known else ("", False)
        known = self.seal.guest(cookie(headers, GUEST_COOKIE), self.clock.now())
        return known if known else ("", False)

    def need_guest(self, scope: Scope) -> str:
        guest, _ = self.guest(scope)
        if not guest:
            raise NoIdentity("no-identity")
        return guest

    def cookie_for(self, guest: str, scope: Scope) -> str:
        secure = "; Secure" if scope.get("scheme") in ("https", "wss") else ""
        token = self.seal.token(guest, self.clock.now())
        return f"{GUEST_COOKIE}={token}; Path=/; Max-Age={GUEST_LIFE // 1000}; HttpOnly; SameSite=Lax{secure}"

    # --- origin ----------------------------------------------------------------------------------

    def check_origin(self, scope: Scope) -> None:
        """POST requests and sockets must come from our own pages, or from programs with a token."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is not None:
            if not self._ours(origin, headers.get("host", "")):
                raise NotAllowed("wrong-origin")
            return
        if headers.get("authorization", "").startswith("Bearer "):
            return
        if scope["type"] == "websocket" or headers.get("x-ludotheque") != "1":
            raise NotAllowed("wrong-origin")

    def _ours(self, origin: str, host: str) -> bool:
        if origin in self.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == host.lower()

    # --- counting --------------------------------------------------------------------------------

    def count(self, limit: RateLimitItem, *who: str) -> None:
        """Counts once more; `TooFast` above the limit."""
        if abs(clock_offset() - self._offset) > CLOCK_SET:
            # The counts end by the machine's clock. After it was set back they would hold for days.
            self._offset = clock_offset()
            self._counts.reset()
        if not self._counter.hit(limit, *who):
            raise TooFast("too-fast", limit.get_expiry())

    def count_request(self, scope: Scope, guest: str) -> None:
        self.count(self.limits.requests, "request", guest or address(scope))

    def count_address(self, scope: Scope) -> None:
        """Every request counts for its address, whoever makes it and whatever it asks for."""
        self.count(self.limits.address, "address", address(scope))

    def count_question(self, guest: str, address: str) -> None:
        """A message that costs as much as a request counts as one, on however many sockets it comes."""
        self.count(self.limits.requests, "request", guest)
        self.count(self.limits.address, "address", address)

    def count_connect(self, guest: str, address: str) -> None:
        """A socket that is opened: all who look at its table get a message."""
        self.count(self.limits.connects, "connect", guest)
        self.count(self.limits.address_connects, "address connect", address)

    def count_table(self, scope: Scope, guest: str) -> None:
        """A table that is opened counts for the guest and for the address."""
        self.count(self.limits.tables, "table", guest)
        self.count(self.limits.address_tables, "address table", address(scope))

    def count_act(self, guest: str) -> None:
        """What leaves a line in the log of a table, moves apart."""
        self.count(self.limits.acts, "act", guest)


def address(scope: Scope) -> str:
    """Where a request comes from. One who has an IPv6 address has 2⁶⁴ of them: they count as one."""
    client = scope.get("client")
    if not client:
        return "nowhere"
    found = ip_of(str(client[0]).partition("%")[0])
    if found is None:
        return str(client[0])
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


def remember_lang(response: Response, lang: str) -> None:
    """The language that somebody has chosen stays chosen."""
    response.headers.append("set-cookie", f"{LANG_COOKIE}={lang}; Path=/; Max-Age=31536000; SameSite=Lax")


def is_this_machine(client: tuple[str, int] | None) -> bool:
    """Whether a connection comes from the machine itself: from a proxy, or from its owner."""
    found = None if client is None else ip_of(client[0])
    return found is not None and found.is_loopback


def cookie(headers: Headers, name: str) -> str:
    """The value of a cookie, "" if there is none. Ours are never in quotes.

    Not by `http.cookies`: before Python 3.11.10 it takes 40 seconds for 30 KB of backslashes in quotes.
    """
    found = ""
    for part in headers.get("cookie", "").split(";"):
        key, _, value = part.partition("=")
        if key.strip() == name:
            found = value.strip()
    return found


def language_of(scope: Scope, asked: str | None) -> str:
    """`?lang=`, then the cookie, then what the browser prefers, then English."""
    headers = Headers(scope=scope)
    preferred = [
        part.split(";")[0].strip()[:2].lower() for part in headers.get("accept-language", "").split(",")
    ]
    for lang in (asked, cookie(headers, LANG_COOKIE), *preferred):
        if lang in LANGUAGES:
            return lang
    return DEFAULT


class CountAddresses:
    """Answers 429 to an address that asks too often: files, pages and sockets alike."""

    def __init__(self, app: ASGIApp, gate: Gatekeeper) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self.gate.count_address(scope)
            except TooFast as problem:
                await self._refuse(scope, receive, send, problem.after)
                return
        await self.app(scope, receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, after: int) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse("", 429, {"retry-after": str(after)})(scope, receive, send)


class SafeHeaders:
    """Puts the security headers on every answer. What does not say that it may be kept is kept by nobody."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *HEADERS]
                if not any(name.lower() == CACHES for name, _ in headers):
                    headers.append((CACHES, b"no-store"))
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, send_safely)
