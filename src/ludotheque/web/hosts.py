"""The `Host` of a request: it must be a name of this server.

A page of somebody else's whose name leads to this machine would otherwise count as one of ours.
"""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from ludotheque.tables.problems import Misdirected
from ludotheque.web.addresses import ip_of
from ludotheque.web.http import error_answer, lang_of


def own_names(host: str, origins: tuple[str, ...]) -> frozenset[str]:
    """The names that browsers may know this server by, besides its numbers and `localhost`."""
    machine = socket.gethostname()
    named = [urlsplit(origin).hostname or "" for origin in origins]
    return frozenset(
        plain(name) for name in (host, machine, f"{machine.partition('.')[0]}.local", *named) if name
    )


def plain(host: str) -> str:
    """The name in a `Host`: without its port, in small letters."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class CheckHost:
    """Refuses requests for another server. `names` None: a proxy in front has looked already."""

    def __init__(self, app: ASGIApp, names: frozenset[str] | None) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self._is_ours(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await error_answer(Misdirected("wrong-host"), lang_of(Request(scope)))(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        if self.names is None:
            return True
        asked = Headers(scope=scope).getlist("host")
        if len(asked) != 1:
            return False
        name = plain(asked[0])
        if ip_of(name) is not None:
            return True  # nobody can make a number lead elsewhere
        return name in self.names or name.rpartition(".")[2] == "localhost"
