"""For whoever runs the server: is the process alive, and should it get requests?"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ludotheque.tables.service.tables import Tables


def operation_routes(tables: Tables) -> list[Route]:
    """`/healthz`: the process answers. `/readyz`: it does, and its store works."""

    async def alive(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(request: Request) -> Response:
        works = not tables.registry.store_trouble
        return PlainTextResponse("ok\n" if works else "the store does not work\n", 200 if works else 503)

    return [Route("/healthz", alive, methods=["GET"]), Route("/readyz", ready, methods=["GET"])]
