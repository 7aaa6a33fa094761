"""`ludotheque` and `ludotheque serve`: the collection opens in the browser."""

from __future__ import annotations

import logging
import os
import socket
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer

from ludotheque.cli.options import Data, Database, Lang
from ludotheque.cli.terminal import Terminal, terminal
from ludotheque.kernel.trouble import Trouble

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from ludotheque.web.addresses import Addresses
    from ludotheque.web.metrics import Metrics

log = logging.getLogger("ludotheque.web")

Shown = TypeVar("Shown")

HOST: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  #: every address of this machine: friends on the same network can join
PORT: Final = 8000
FREE: Final = 0  #: any port that is free
SOON: Final = 0.5  #: seconds until the server answers the browser it opens

Host = Annotated[
    str,
    typer.Option(
        "--host", metavar="ADDRESS", help="cli-opt-host", envvar="LUDOTHEQUE_HOST", show_envvar=False
    ),
]
Port = Annotated[
    int,
    typer.Option(
        "--port",
        metavar="N",
        help="cli-opt-port",
        min=0,
        max=65535,
        envvar="LUDOTHEQUE_PORT",
        show_envvar=False,
    ),
]
Origin = Annotated[
    list[str] | None,
    typer.Option(
        "--origin",
        metavar="URL",
        help="cli-opt-origin",
        show_default=False,
        envvar="LUDOTHEQUE_ORIGIN",
        show_envvar=False,
    ),
]
Proxy = Annotated[
    bool, typer.Option("--proxy", help="cli-opt-proxy", envvar="LUDOTHEQUE_PROXY", show_envvar=False)
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers",
        metavar="N",
        help="cli-opt-workers",
        min=1,
        envvar="LUDOTHEQUE_WORKERS",
        show_envvar=False,
    ),
]
MetricsPort = Annotated[
    int,
    typer.Option(
        "--metrics",
        metavar="PORT",
        help="cli-opt-metrics",
        min=0,
        max=65535,
        show_default=False,
        envvar="LUDOTHEQUE_METRICS",
        show_envvar=False,
    ),
]


def serve(
    ctx: typer.Context,
    host: Host = HOST,
    port: Port = PORT,
    data: Data = None,
    database: Database = "",
    origin: Origin = None,
    proxy: Proxy = False,
    browser: Annotated[bool, typer.Option("--open", help="cli-opt-open")] = False,
    workers: Workers = 1,
    metrics: MetricsPort = 0,
    lang: Lang = None,
) -> None:
    serve_collection(
        terminal(ctx), host, port, data, tuple(origin or ()), proxy, browser, database, workers, metrics
    )


@dataclass(frozen=True)
class Served:
    """What is served, and to whom: the same for every worker."""

    folder: Path
    database: str
    workers: int
    metrics: int  #: the port where metrics are shown; 0: nowhere
    origins: tuple[str, ...]
    addresses: Addresses
    names: frozenset[str] | None  #: of this server; None: a proxy looks after them

    def app(self, worker: int = 0) -> ASGIApp:
        """The application of one worker; `Trouble` if its store cannot be used."""
        from ludotheque.bots.pool import BotPool
        from ludotheque.web import server

        counted = self._counted(worker) if self.metrics else None
        app, _ = server.make_app(
            self.folder,
            bots=BotPool(max(1, ((os.cpu_count() or 2) - 1) // self.workers)),
            origins=self.origins,
            addresses=self.addresses,
            names=self.names,
            database=self.database,
            measure=counted.measure if counted else None,
        )
        return counted.around(app) if counted else app

    def _counted(self, worker: int) -> Metrics:
        """One process shows its metrics at the port; of several, each at one of the ports after it, if it is free."""
        if self.workers == 1:
            return new_metrics(self.metrics)
        try:
            return new_metrics(self.metrics + 1 + worker)
        except Trouble:
            log.warning("the metrics of worker %s are shown in the sum only: its port is taken", worker)
            return new_metrics(0)


def serve_collection(
    at: Terminal,
    host: str = EVERYWHERE,
    port: int = PORT,
    data: Path | None = None,
    origins: tuple[str, ...] = (),
    proxy: bool = False,
    browser: bool = False,
    database: str = "",
    workers: int = 1,
    metrics: int = 0,
) -> None:
    """Serves until interrupted. Without a port of the user's own, a taken one is no trouble."""
    if workers > 1:
        check_workers(database)
    from ludotheque.web import server  # the terminal commands start without the web
    from ludotheque.web.addresses import Addresses
    from ludotheque.web.hosts import own_names
    from ludotheque.web.workers import run_workers

    with bind(host, port, browser) as bound:
        listens_at: tuple[str, int] = bound.getsockname()[:2]
        names = None if proxy else own_names(listens_at[0], origins)
        addresses = Addresses(*listens_at, origins)
        served = Served(server.data_folder(data), database, workers, metrics, origins, addresses, names)
        app = served.app() if workers == 1 else None
        tell(at, server.address_of(bound), addresses.urls(), browser)
        if app is not None:
            server.serve(app, bound, proxy)
        else:
            ended = [sum_metrics(metrics)] if metrics else []
            run_workers(workers, lambda worker: server.serve(served.app(worker), bound, proxy), *ended)


def bind(host: str, port: int, browser: bool) -> socket.socket:
    """A listening socket; at any free port, if the usual one is taken and the browser is opened anyway."""
    from ludotheque.web import server

    try:
        return server.listening(host, port)
    except OSError as error:
        if not (browser and port == PORT):
            raise Trouble("cannot-listen", address=f"{host}:{port}", why=error.strerror) from error
        return server.listening(host, FREE)


def tell(at: Terminal, url: str, urls: list[str], browser: bool) -> None:
    """Says where the server is, to this user and to friends, and opens it in the browser if asked to."""
    at.print(at.say("serving", url=url))
    tell_friends(at, urls)
    if browser:
        threading.Timer(SOON, webbrowser.open, (url,)).start()


def new_metrics(port: int) -> Metrics:
    """Metrics of this process, shown at this port; at port 0 nowhere."""
    module = metrics_module()
    made: Metrics = module.Metrics()
    if port:
        shown_at(port, lambda: module.show(port, made.registry))
    return made


def sum_metrics(port: int) -> Callable[[int], None]:
    """Shows the sum over all workers, which put their numbers together in a folder (prometheus-client's own way)."""
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="ludotheque-metrics-")
    module = metrics_module()
    ended: Callable[[int], None] = shown_at(port, lambda: module.summed(port))
    return ended


def metrics_module() -> Any:
    try:
        from ludotheque.web import metrics
    except ImportError as error:
        raise Trouble("extra-missing", extra="metrics", why=str(error)) from error
    return metrics


def shown_at(port: int, show: Callable[[], Shown]) -> Shown:
    """Shows metrics at this port; `Trouble` if it is taken."""
    try:
        return show()
    except (OSError, OverflowError) as error:  # taken, or beyond the last port
        why = getattr(error, "strerror", None) or str(error)
        raise Trouble("cannot-listen", address=f"{HOST}:{port}", why=why) from error


def check_workers(database: str) -> None:
    """Several processes need a database that they can share: it is opened once, and brought up to date."""
    from ludotheque.tables.store.collection import open_database

    if not database:
        raise Trouble("workers-need-database")
    if not hasattr(os, "fork"):
        raise Trouble("workers-need-fork")
    open_database(database).store.close()


def tell_friends(at: Terminal, urls: list[str]) -> None:
    """Says where others reach the server, with a QR code of the first address."""
    from ludotheque.web.addresses import qr_terminal

    if not urls:
        at.print(at.say("serving-local-only"))
        return
    at.print(at.say("serving-friends", urls=", ".join(urls)))
    if at.out.is_terminal:
        at.out.print(qr_terminal(urls[0]), markup=False, no_wrap=True, crop=False)
