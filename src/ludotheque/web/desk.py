"""What every handler shares: the service, the gatekeeper, and answers in JSON."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.problems import Problem, RefusedByRules, TooFast, TooLarge
from ludotheque.tables.service import Tables
from ludotheque.tables.told import encode
from ludotheque.tables.words import explain, words
from ludotheque.web.bodies import read_body
from ludotheque.web.security import Gatekeeper, language_of

log = logging.getLogger("ludotheque.web")

Read = TypeVar("Read")
Handler = Callable[[Request], Awaitable[Response]]


class Desk:
    """The reception: passed to all handlers."""

    def __init__(self, tables: Tables, gate: Gatekeeper) -> None:
        self.tables = tables
        self.gate = gate

    async def posted(self, request: Request, kind: type[Read]) -> tuple[str, Read]:
        """The guest and the body of a post, after all checks."""
        guest = await self.poster(request)
        content = request.headers.get("content-type", "").partition(";")[0].strip()
        if content != "application/json":
            raise Problem("not-json")
        return guest, read_body(await self.body(request, self.gate.limits.body), kind)

    async def poster(self, request: Request, need: bool = True) -> str:
        self.gate.check_origin(request.scope)
        guest = self.gate.need_guest(request.scope) if need else self.gate.guest(request.scope)[0]
        self.gate.count_request(request.scope, guest)
        return guest

    def asker(self, request: Request, need: bool = True) -> str:
        """The guest of a get."""
        guest = self.gate.need_guest(request.scope) if need else self.gate.guest(request.scope)[0]
        self.gate.count_request(request.scope, guest)
        return guest

    async def body(self, request: Request, most: int) -> bytes:
        announced = request.headers.get("content-length", "0")
        if announced.isdigit() and int(announced) > most:
            raise TooLarge("too-large", most=most)
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise TooLarge("too-large", most=most)
        return bytes(data)


def lang_of(request: Request) -> str:
    return language_of(request.scope, request.query_params.get("lang"))


def answer(data: Any, status: int = 200) -> Response:
    """Data as JSON; bytes are JSON already."""
    body = data if isinstance(data, bytes) else encode(data)
    return Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})


def refused(problem: Problem | Trouble, lang: str, version: int | None, key: str) -> dict[str, Any]:
    """The *refused* message of the protocol."""
    rule = problem.refusal.rule if isinstance(problem, RefusedByRules) else None
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
    if isinstance(problem, TooLarge):
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
        except Exception:
            log.exception("%s %s failed", request.method, request.url.path)
            text = words(lang_of(request)).say("house-trouble")
            return answer({"error": {"key": "house-trouble", "text": text}}, 500)

    return careful
