"""The house opens: data folder, store, bots, uvicorn."""

from __future__ import annotations

import gc
import logging
import socket
from pathlib import Path

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from ludotheque.tables.clocks import Clock
from ludotheque.tables.identity import Seal, house_secret
from ludotheque.tables.service import Tables, open_store
from ludotheque.tables.thinkers import Thinker, Workers
from ludotheque.web.app import build_app
from ludotheque.web.security import Gatekeeper, Limits
from ludotheque.web.wire import Wire


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
) -> tuple[Starlette, Tables]:
    """The application over a data folder."""
    clock = clock or Clock()
    tables = Tables(open_store(folder), clock=clock, thinker=thinker or Workers(), bot_pause=bot_pause)
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
    """A listening socket; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((host, port))
    return made


def address_of(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def calm_collector() -> None:
    """A move makes thousands of small objects, hardly any of them in cycles: looking for cycles among all tables
    at every other move would make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def serve(app: Starlette, bound: socket.socket, proxy: bool = False) -> None:
    """Serves until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    calm_collector()
    host, port = bound.getsockname()[:2]
    uvicorn.Server(config(app, host, port, proxy)).run(sockets=[bound])
