"""The application: all routes, and what happens when the server starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.tables.problems import Problem, ServerError, Stopping, Unknown
from ludotheque.tables.service.registry import STORE_FAILURES
from ludotheque.tables.service.tables import Tables
from ludotheque.web.addresses import Addresses
from ludotheque.web.api import Api
from ludotheque.web.files import file_routes
from ludotheque.web.hosts import CheckHost
from ludotheque.web.http import Context, error_answer, lang_of, log
from ludotheque.web.openapi import openapi_route
from ludotheque.web.operations import operation_routes
from ludotheque.web.pages import Pages
from ludotheque.web.request_ids import HEADER, REQUEST, RequestIds
from ludotheque.web.security import CountAddresses, Gatekeeper, SafeHeaders
from ludotheque.web.shared_counts import SharedCounts
from ludotheque.web.sockets import Later, Sockets


def lifespan_of(
    tables: Tables, counts: SharedCounts | None
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    """What happens when the server starts and stops."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await tables.resume()
        sharing = asyncio.ensure_future(counts.keep_up(tables.store)) if counts is not None else None
        try:
            yield
        finally:
            if sharing is not None:
                sharing.cancel()
            await tables.close()
            tables.store.close()

    return lifespan


class Errors:
    """What is answered where no route has an answer."""

    def __init__(self, gate: Gatekeeper, pages: Pages) -> None:
        self.gate = gate
        self.pages = pages

    async def not_found(self, request: Request, error: Exception) -> Response:
        """No such address, or not this way."""
        assert isinstance(error, HTTPException)
        problem: Problem = Unknown("no-such-page")
        if error.status_code == 405:
            problem = Unknown("wrong-method", method=request.method[:10])
            problem.status = 405
        lang = lang_of(request)
        if request.url.path.startswith("/api/"):
            return error_answer(problem, lang)
        guest, _ = self.gate.guest(request.scope)
        try:
            return await self.pages.error(request, guest, lang, problem)
        except STORE_FAILURES as error:
            return await self.store_fails(request, error)

    async def store_fails(self, request: Request, error: Exception) -> Response:
        """A page cannot be made because the store fails: the visitor gets one that needs nothing of it."""
        log.warning("%s %s needs the store: %s", request.method, request.url.path[:100], error)
        return await self.pages.error(request, "", lang_of(request), Stopping("store-unavailable"))


async def unforeseen(request: Request, error: Exception) -> Response:
    """A fault of ours: the log has it all, the visitor a sentence and the number of the request."""
    log.error("%s %s failed", request.method, request.url.path[:100], exc_info=error)
    response = error_answer(ServerError("server-error"), lang_of(request))
    response.headers[HEADER] = REQUEST.get()
    return response


def build_app(
    tables: Tables,
    gate: Gatekeeper,
    later: Later | None = None,
    addresses: Addresses | None = None,
    names: frozenset[str] | None = None,
    counts: SharedCounts | None = None,
) -> Starlette:
    """The application; `later` calls for the next ping of a socket, friends find the server at `addresses`.

    Requests must be for one of its `names`; None: a proxy looks after that. `counts` are shared with other processes.
    """
    context = Context(tables, gate, addresses)
    api = Api(context)
    pages = Pages(context)
    errors = Errors(gate, pages)

    return Starlette(
        routes=[
            *api.routes(),
            openapi_route(api),
            Sockets(context, later).route(),
            *pages.routes(),
            *file_routes(),
            *operation_routes(tables),
        ],
        middleware=[
            Middleware(RequestIds),
            Middleware(SafeHeaders),
            Middleware(CountAddresses, gate=gate),
            Middleware(CheckHost, names=names),
        ],
        exception_handlers={
            HTTPException: errors.not_found,
            **dict.fromkeys(STORE_FAILURES, errors.store_fails),
            Exception: unforeseen,
        },
        lifespan=lifespan_of(tables, counts),
    )
