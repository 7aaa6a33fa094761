"""What all HTTP handlers share: requests are checked and read here, answers are made here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.problems import (
    NotTaught,
    Problem,
    RefusedByRules,
    ServerError,
    Stopping,
    TooFast,
    TooLarge,
    TooSlow,
)
from ludotheque.tables.publish.messages import explain
from ludotheque.tables.publish.publisher import encode
from ludotheque.tables.service.registry import STORE_FAILURES
from ludotheque.tables.service.tables import Tables
from ludotheque.web.addresses import Addresses
from ludotheque.web.schemas import read_body
from ludotheque.web.security import Gatekeeper, language_of

log = logging.getLogger("ludotheque.web")

Read = TypeVar("Read")
Handler = Callable[[Request], Awaitable[Response]]


class Context:
    """What every handler is given: the tables, the checks of a request, the server's addresses."""

    def __init__(self, tables: Tables, gate: Gatekeeper, addresses: Addresses | None = None) -> None:
        self.tables = tables
        self.gate = gate
        self.addresses = addresses or Addresses()

    async def posted(self, request: Request, kind: type[Read]) -> tuple[str, Read]:
        """The guest and the body of a POST, after all checks."""
        guest = self.poster(request)
        content = request.headers.get("content-type", "").partition(";")[0].strip()
        if content != "application/json":
            raise Problem("not-json")
        return guest, read_body(await self.body(request, self.gate.limits.body), kind)

    def poster(self, request: Request) -> str:
        """The guest of a POST, which must come from our own pages or with a token."""
        self.gate.check_origin(request.scope)
        return self.asker(request)

    def asker(self, request: Request, need: bool = True) -> str:
        """The guest of a request; "" if there is none and none is needed."""
        guest = self.gate.need_guest(request.scope) if need else self.gate.guest(request.scope)[0]
        self.gate.count_request(request.scope, guest)
        return guest

    async def body(self, request: Request, most: int) -> bytes:
        announced = request.headers.get("content-length", "0")
        if announced.isdigit() and int(announced) > most:
            raise TooLarge("too-large", most=most)
        try:
            async with asyncio.timeout(self.gate.limits.body_time):
                return await self._read(request, most)
        except TimeoutError as error:
            raise TooSlow("too-slow") from error

    async def _read(self, request: Request, most: int) -> bytes:
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise TooLarge("too-large", most=most)
        return bytes(data)


def lang_of(request: Request) -> str:
    return language_of(request.scope, request.query_params.get("lang"))


def number_in(text: str) -> int | None:
    """A number in an address; None if it is none, or far too large."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


def answer(data: Any, status: int = 200) -> Response:
    """Data as JSON; bytes are JSON already."""
    body = data if isinstance(data, bytes) else encode(data)
    return Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})


def refused(problem: Problem | Trouble, lang: str, version: int | None, key: str) -> dict[str, Any]:
    """The *refused* message of the protocol."""
    rule = problem.refusal.rule if isinstance(problem, RefusedByRules) else None
    if isinstance(problem, NotTaught):
        rule = problem.rule or None
    return {
        "type": "refused",
        "key": key,
        "reason": problem.key,
        "rule": rule,
        "text": explain(problem, lang),
        "version": version,
    }


def error_answer(problem: Problem | Trouble, lang: str) -> Response:
    status = 400 if isinstance(problem, Trouble) else problem.status
    response = answer({"error": {"key": problem.key, "text": explain(problem, lang)}}, status)
    if isinstance(problem, TooFast):
        response.headers["retry-after"] = str(problem.after)
    if isinstance(problem, (TooLarge, TooSlow)):
        response.headers["connection"] = "close"
    return response


def guarded(handler: Handler) -> Handler:
    """Turns problems into answers; what nobody foresaw is logged here and never shown."""

    async def careful(request: Request) -> Response:
        try:
            return await handler(request)
        except (Problem, Trouble) as problem:
            return error_answer(problem, lang_of(request))
        except ClientDisconnect:
            return Response(status_code=400)
        except asyncio.CancelledError:  # the server stops, and waits no longer for the rest of this request
            return Response(status_code=503, headers={"connection": "close"})
        except STORE_FAILURES as error:
            log.warning("%s %s could not be written: %s", request.method, request.url.path[:100], error)
            return error_answer(Stopping("store-unavailable"), lang_of(request))
        except Exception:
            log.exception("%s %s failed", request.method, request.url.path[:100])
            return error_answer(ServerError("server-error"), lang_of(request))

    return careful
