"""Who is asking, from where, and how often."""

from __future__ import annotations

from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.tables.clocks import Clock
from ludotheque.tables.identity import GUEST_LIFE, Seal
from ludotheque.tables.problems import NoIdentity, NotAllowed, TooFast
from ludotheque.tables.words import language

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


@dataclass
class Limits:
    """How often and how much, per guest (or address, where there is no guest yet)."""

    requests: RateLimitItem = field(default_factory=lambda: RateLimitItemPerSecond(40))
    guests: RateLimitItem = field(
        default_factory=lambda: RateLimitItemPerMinute(120)
    )  #: new ones per address
    tables: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(60))
    chat: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(40))
    messages: int = 40  #: per second on one socket, with twice as many at once
    body: int = 64 * 1024
    file: int = 2 * 1024 * 1024
    message: int = 16 * 1024
    sockets: int = 40  #: per guest
    behind: int = 400  #: messages a socket may be behind with reading


class Gatekeeper:
    """Knows guests by their cookie or token, checks origins, counts."""

    def __init__(self, seal: Seal, clock: Clock, limits: Limits, origins: tuple[str, ...] = ()) -> None:
        self.seal = seal
        self.clock = clock
        self.limits = limits
        self.origins = origins  #: other names this house answers to
        self._counter = FixedWindowRateLimiter(MemoryStorage())

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
        """Posts and sockets must come from our own pages, or from programs with a token."""
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
        if not self._counter.hit(limit, *who):
            raise TooFast("too-fast", limit.get_expiry())

    def count_request(self, scope: Scope, guest: str) -> None:
        self.count(self.limits.requests, "request", guest or address(scope))


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "nowhere"


def cookie(headers: Headers, name: str) -> str:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(name)
    except CookieError:
        return ""
    return found.value if found is not None else ""


def language_of(scope: Scope, asked: str | None) -> str:
    """`?lang=`, then the cookie, then what the browser prefers, then English."""
    if asked is not None and language(asked, "") != "":
        return asked
    headers = Headers(scope=scope)
    chosen = language(cookie(headers, LANG_COOKIE), "")
    if chosen:
        return chosen
    for part in headers.get("accept-language", "").split(","):
        spoken = language(part.split(";")[0].strip()[:2].lower(), "")
        if spoken:
            return spoken
    return "en"


class SafeHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, send_safely)
