"""The application: routes put together, and what happens when the house opens and closes."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.tables.problems import Problem, Unknown
from ludotheque.tables.service import Tables
from ludotheque.tables.words import words
from ludotheque.web.api import Api
from ludotheque.web.desk import Desk, answer, error_answer, lang_of, log
from ludotheque.web.files import file_routes
from ludotheque.web.openapi import openapi_route
from ludotheque.web.pages import Pages
from ludotheque.web.security import Gatekeeper, SafeHeaders
from ludotheque.web.sockets import Sockets


def build_app(tables: Tables, gate: Gatekeeper) -> Starlette:
    desk = Desk(tables, gate)
    api = Api(desk)
    pages = Pages(desk)

    @contextlib.asynccontextmanager
    async def open_house(app: Starlette) -> AsyncIterator[None]:
        await tables.wake()
        try:
            yield
        finally:
            await tables.close()
            tables.store.close()

    async def not_found(request: Request, error: Exception) -> Response:
        """No such address, or not this way."""
        assert isinstance(error, HTTPException)
        problem: Problem = Unknown("no-such-page")
        if error.status_code == 405:
            problem = Unknown("not-this-way", method=request.method[:10])
            problem.status = 405
        if request.url.path.startswith("/api/"):
            return error_answer(problem, lang_of(request))
        guest, _ = gate.guest(request.scope)
        text = words(lang_of(request)).say(problem.key, **problem.facts)
        context = {"status": problem.status, "text": text}
        return await pages.render(request, "error.html", guest, lang_of(request), problem.status, context)

    async def unforeseen(request: Request, error: Exception) -> Response:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        text = words(lang_of(request)).say("house-trouble")
        return answer({"error": {"key": "house-trouble", "text": text}}, 500)

    return Starlette(
        routes=[
            *api.routes(),
            openapi_route(api),
            Sockets(desk, api).route(),
            *pages.routes(),
            *file_routes(),
        ],
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: not_found, Exception: unforeseen},
        lifespan=open_house,
    )
