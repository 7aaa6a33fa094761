"""The server: data folder, store, bots, uvicorn."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette
from starlette.types import ASGIApp

from ludotheque.games import CATALOGUE
from ludotheque.tables.clocks import Clock
from ludotheque.tables.identity import Seal
from ludotheque.tables.publish.messages import read_all
from ludotheque.tables.service.tables import BotRunner, Tables
from ludotheque.tables.store.collection import open_collection
from ludotheque.web.addresses import Addresses, url_of
from ludotheque.web.app import build_app
from ludotheque.web.heads import ByteFrames, LimitedHttp
from ludotheque.web.logs import write_sparingly
from ludotheque.web.security import Gatekeeper, Limits
from ludotheque.web.shared_counts import SharedCounts

WAITING = 2048  #: connections that nobody has taken yet
UNREAD: Final = 30_000  #: milliseconds until a connection whose other end does not read is given up


def data_folder(chosen: Path | None) -> Path:
    """`--data`, or the user's own data folder."""
    folder = chosen if chosen is not None else user_data_path("ludotheque", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def make_app(
    folder: Path,
    clock: Clock | None = None,
    bots: BotRunner | None = None,
    limits: Limits | None = None,
    bot_pause: float = 0.7,
    origins: tuple[str, ...] = (),
    undo_pause: float = 2.0,
    addresses: Addresses | None = None,
    names: frozenset[str] | None = None,
    database: str = "",
    measure: Callable[[Tables], None] | None = None,
) -> tuple[Starlette, Tables]:
    """The application over a database, if one is named; else over a data folder.

    `measure` is called with the tables before anything else uses them. `FolderInUse` if another server has the
    folder.
    """
    clock = clock or Clock()
    opened = open_collection(folder, database)
    tables = Tables(
        opened.store,
        clock=clock,
        bots=bots,
        bot_pause=bot_pause,
        undo_pause=undo_pause,
        secret=opened.secret,
    )
    if measure is not None:
        measure(tables)
    counts = SharedCounts() if opened.store.shared else None
    gate = Gatekeeper(Seal(opened.secret), clock, limits or Limits(), origins, counts)
    return build_app(tables, gate, addresses=addresses, names=names, counts=counts), tables


def config(app: ASGIApp, proxy: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=LimitedHttp,
        log_config=None,  # the log of the process is ours: uvicorn's lines are counted with the others
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxy,
        forwarded_allow_ips="127.0.0.1" if proxy else None,
        ws=ByteFrames,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # `SocketViewer` has a heartbeat of its own, which pages hear too
        timeout_graceful_shutdown=3,
    )


def listening(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any that is free. Connections wait until the server accepts them."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; every connection has it from this socket
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    made.bind((host, port))
    made.listen(WAITING)
    return made


def address_of(bound: socket.socket) -> str:
    """The address where a browser on this machine finds the server."""
    host, port = bound.getsockname()[:2]
    return url_of({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def share_the_interpreter() -> None:
    """Lets threads take turns after 0.3 ms, not 5: the thread that writes to the disk needs moments only.

    Whoever waits for the disk waits less.
    """
    sys.setswitchinterval(0.0003)


#: New objects until the collector looks at them; such looks until it looks at all of their survivors; and those until
#: it looks at everything.
COLLECT: Final = (5_000, 5, 400)


def calm_collector() -> None:
    """The collector looks at few objects at a time: a move leaves 100 to 250 new ones and hardly any cycle.

    Everybody waits while it looks. 2026-11-18, plain Python, processor time of the longest look with 30 tables of one
    game: 115 to 424 ms with Python's own thresholds, 30 to 70 ms with ours (docs/scale.md has all five games).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def open_many_files() -> None:
    """Every connection is an open file: as many as the system lets this process have, not the 1,024 it begins with."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # some systems say more than they allow
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(app: ASGIApp, bound: socket.socket, proxy: bool = False) -> None:
    """Serves until interrupted."""
    write_sparingly()
    open_many_files()
    share_the_interpreter()
    read_all(game.meta.id for game in CATALOGUE)
    calm_collector()
    uvicorn.Server(config(app, proxy)).run(sockets=[bound])
