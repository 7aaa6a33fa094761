"""The HTTP interface described for programs: `/api/openapi.json`."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque import __version__
from ludotheque.tables.publish.publisher import encode
from ludotheque.web import schemas
from ludotheque.web.api import Api
from ludotheque.web.http import answer

OPEN_TO_ALL = ("/api/guest", "/api/games", "/api/health", "/api/tables", "/api/openapi.json")


def describe(api: Api) -> dict[str, Any]:
    """The whole description, made from the routes themselves."""
    kinds: dict[str, type[Any]] = {path: kind for path, (kind, _) in api.body_handlers().items()}
    kinds["/api/guest"] = schemas.NewGuest
    _, described = schemas.schema_of(sorted(set(kinds.values()), key=lambda kind: kind.__name__))
    paths: dict[str, Any] = {}
    for route in api.routes():
        path = route.path.replace("{id:str}", "{id}")
        for method in sorted((route.methods or set()) - {"HEAD"}):
            paths.setdefault(path, {})[method.lower()] = _operation(path, method, kinds.get(route.path))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludothèque", "version": __version__, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": {**described, "Error": ERROR},
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "ludotheque_guest"},
            },
        },
    }


ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["key", "text"],
            "properties": {"key": {"type": "string"}, "text": {"type": "string"}},
        }
    },
}


def _operation(path: str, method: str, kind: type[Any] | None) -> dict[str, Any]:
    failed = {"description": "an error", "content": _json({"$ref": "#/components/schemas/Error"})}
    operation: dict[str, Any] = {
        "operationId": f"{method.lower()} {path}",
        "responses": {
            "200": {"description": "done", "content": _json({"type": "object"})},
            "default": failed,
        },
    }
    parameters: list[dict[str, Any]] = [_parameter("lang", "query", {"enum": ["fr", "en"]}, False)]
    if "{id}" in path:
        parameters.append(_parameter("id", "path", {"type": "string"}, True))
    if path.endswith("/replay"):
        parameters.append(_parameter("step", "query", {"type": "integer", "minimum": 0}, False))
    operation["parameters"] = parameters
    if not (path in OPEN_TO_ALL and (method == "GET" or path == "/api/guest")):
        operation["security"] = [{"token": []}, {"cookie": []}]
    if method == "POST":
        schema = {"$ref": f"#/components/schemas/{kind.__name__}"} if kind else {"type": "object"}
        operation["requestBody"] = {"required": True, "content": _json(schema)}
        operation["responses"]["409"] = {"description": "refused by the rules or by the table"}
    return operation


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _parameter(name: str, where: str, schema: dict[str, Any], required: bool) -> dict[str, Any]:
    return {"name": name, "in": where, "schema": schema, "required": required}


def openapi_route(api: Api) -> Route:
    described = cache(lambda: encode(describe(api)))  # it takes 30 ms, and never changes

    async def handler(request: Request) -> Response:
        return answer(described())

    return Route("/api/openapi.json", handler, methods=["GET"])
