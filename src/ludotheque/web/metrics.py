"""Metrics for Prometheus (extra `metrics`), at a port of their own on this machine: never where players reach them."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, multiprocess, start_http_server
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.tables import events as ev
from ludotheque.tables.problems import Problem
from ludotheque.tables.publish.publisher import Viewer
from ludotheque.tables.service.tables import CHANGES, Tables

HOST: Final = "127.0.0.1"

Result = TypeVar("Result")


class Metrics:
    """What is counted and timed in one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        known: dict[str, Any] = {"registry": registry, "namespace": "ludotheque"}
        self.moves = Counter("moves", "Moves on the disk, by who made them.", ["by"], **known)
        self.commits = Histogram("commit_seconds", "From an event to its publication.", **known)
        self.refusals = Counter("refusals", "What was refused, by its key.", ["key"], **known)
        self.bots = Histogram("bot_seconds", "Decisions of bots.", ["level"], **known)
        self.requests = Histogram("request_seconds", "Answers to HTTP requests.", ["status"], **known)
        self.opened = Counter("sockets_opened", "Sockets ever opened, reconnects too.", **known)
        self.reconnects = Counter("reconnects", "Viewers who came back to a table.", **known)
        self.sockets = Gauge("sockets", "Open sockets.", multiprocess_mode="livesum", **known)
        self.tables = Gauge("tables", "Tables in memory.", multiprocess_mode="livesum", **known)

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application with its requests and sockets counted."""
        return MeasuredApp(app, self)

    def measure(self, tables: Tables) -> None:
        """Counts from now on what happens at these tables; without it nothing is slower."""
        registry, runner = tables.registry, tables.bots.runner
        commit, choose = registry.commit, runner.choose

        async def measured_commit(table: Any, event: ev.AnyEvent, *args: Any, **kwargs: Any) -> None:
            with self.commits.time():
                await commit(table, event, *args, **kwargs)
            if isinstance(event, ev.Moved):
                self.moves.labels(event.by).inc()
            self.tables.set(len(registry.loaded))

        async def measured_choose(game: Any, level: str, *args: Any) -> Any:
            with self.bots.labels(level).time():
                return await choose(game, level, *args)

        setattr(registry, "commit", measured_commit)  # noqa: B010  # one object, not its class
        setattr(runner, "choose", measured_choose)  # noqa: B010
        setattr(tables, "connect", self._connecting(tables))  # noqa: B010
        for name in CHANGES:
            setattr(tables, name, self._counted(getattr(tables, name)))

    def _connecting(self, tables: Tables) -> Callable[[str, Viewer], Awaitable[None]]:
        connect = tables.connect

        async def connecting(id: str, viewer: Viewer) -> None:
            await connect(id, viewer)
            if viewer.guest in (await tables.table(id)).visits:  # noted when a viewer leaves
                self.reconnects.inc()

        return connecting

    def _counted(self, operation: Callable[..., Awaitable[Result]]) -> Callable[..., Awaitable[Result]]:
        async def counted(*args: Any, **kwargs: Any) -> Result:
            try:
                return await operation(*args, **kwargs)
            except Problem as problem:
                self.refusals.labels(problem.key).inc()
                raise

        return counted


class MeasuredApp:
    """An application whose requests and sockets are counted."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            self.metrics.opened.inc()
            with self.metrics.sockets.track_inprogress():
                await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), "none"

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            self.metrics.requests.labels(status).observe(time.perf_counter() - begun)


def show(port: int, registry: CollectorRegistry) -> None:
    """Shows metrics at a port of this machine, from a thread of its own."""
    start_http_server(port, HOST, registry)


def summed(port: int) -> Callable[[int], None]:
    """Shows the sum over all workers of this machine; the answer is to be called with each worker that has ended."""
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    show(port, registry)

    def ended(process: int) -> None:
        multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]

    return ended
