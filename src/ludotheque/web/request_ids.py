"""An id for every request and every socket: it stands in the answer, and in each line of the log that it causes."""

from __future__ import annotations

import secrets
from contextvars import ContextVar
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADER: Final = "x-request-id"

#: The request or socket that is being served; tasks and threads that it starts know it too.
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")


class RequestIds:
    """Gives every request and every socket an id. Nobody outside chooses it: it says nothing of the guest."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = secrets.token_hex(8)
        REQUEST.set(id)  # each request has a task, and so a context, of its own
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (HEADER.encode(), id.encode())]
            await send(message)

        await self.app(scope, receive, send_with_id)
