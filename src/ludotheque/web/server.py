"""The house opens: data folder, store, bots, uvicorn."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from ludotheque.games import CATALOGUE
from ludotheque.tables.clocks import Clock
from ludotheque.tables.halls import Hall
from ludotheque.tables.identity import Seal, house_secret
from ludotheque.tables.service import Tables, open_store
from ludotheque.tables.thinkers import Thinker, Workers
from ludotheque.tables.words import read_all
from ludotheque.web.app import build_app
from ludotheque.web.doors import Ways
from ludotheque.web.halls import Caretaker, HallServer
from ludotheque.web.pages import warm
from ludotheque.web.security import Gatekeeper, Limits
from ludotheque.web.wire import Wire

WAITING = 2048  #: connections that nobody has taken yet


def data_folder(chosen: Path | None) -> Path:
    """`--data`, or the user's own data folder."""
    folder = chosen if chosen is not None else user_data_path("ludotheque", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def make_app(
    folder: Path,
    clock: Clock | None = None,
    thinker: Thinker | None = None,
    limits: Limits | None = None,
    bot_pause: float = 0.7,
    origins: tuple[str, ...] = (),
    hall: Hall | None = None,
) -> tuple[Starlette, Tables]:
    """The application over a data folder, or the part of it that one hall of the house has."""
    clock = clock or Clock()
    hall = hall or Hall()
    thinker = thinker or Workers(halls=hall.of)
    store = open_store(folder, shared=hall.of > 1)
    tables = Tables(store, clock=clock, thinker=thinker, bot_pause=bot_pause, hall=hall)
    gate = Gatekeeper(Seal(house_secret(folder)), clock, limits or Limits(), origins)
    return build_app(tables, gate), tables


def config(app: Starlette, host: str, port: int, proxy: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxy,
        forwarded_allow_ips="127.0.0.1" if proxy else None,
        ws=Wire,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def listening(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any that is free. Who comes before the house is open waits at the door."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((host, port))
    made.listen(WAITING)
    return made


def address_of(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def share_the_interpreter() -> None:
    """The thread that writes to the disk needs the interpreter for moments only: it waits three tenths of a
    millisecond for it, not five, and whoever waits for the disk waits less."""
    sys.setswitchinterval(0.0003)


def calm_collector() -> None:
    """A move makes thousands of small objects, hardly any of them in cycles: looking for cycles among all tables
    at every other move would make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 100, 100)


def prepare(folder: Path) -> None:
    """What is done once, before any hall opens: the store is brought up to date, the house gets its secret."""
    open_store(folder).close()
    house_secret(folder)


def serve(
    make: Callable[[Hall], Starlette], bound: socket.socket, proxy: bool = False, halls: int = 1
) -> bool:
    """Serves until interrupted, in as many processes as there are halls; False if they would not stay open."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    share_the_interpreter()
    read_all(game.meta.id for game in CATALOGUE)
    host, port = bound.getsockname()[:2]
    if halls == 1:
        app = make(Hall())
        calm_collector()
        uvicorn.Server(config(app, host, port, proxy)).run(sockets=[bound])
        return True
    warm()
    calm_collector()

    def work(hall: Hall, ways: Ways, watched: int) -> None:
        HallServer(config(make(hall), host, port, proxy), hall, ways, watched).run(sockets=[bound])

    return Caretaker(halls, work).run()
