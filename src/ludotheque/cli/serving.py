"""`ludotheque` and `ludotheque serve`: the collection opens in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from ludotheque.tables.halls import Hall

from ludotheque.cli.desk import Desk, desk
from ludotheque.cli.options import Data, Lang
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.schema import StoreTooNew

HOST: Final = "127.0.0.1"
PORT: Final = 8000
FREE: Final = 0  #: any port that is free
SOON: Final = 0.5  #: seconds until the server answers the browser it opens


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-opt-host")] = HOST,
    port: Annotated[int, typer.Option("--port", metavar="N", help="cli-opt-port", min=0, max=65535)] = PORT,
    data: Data = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="cli-opt-origin", show_default=False)
    ] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="cli-opt-proxy")] = False,
    halls: Annotated[int, typer.Option("--halls", metavar="N", help="cli-opt-halls", min=1, max=64)] = 1,
    browser: Annotated[bool, typer.Option("--open", help="cli-opt-open")] = False,
    lang: Lang = None,
) -> None:
    open_house(desk(ctx), host, port, data, tuple(origin or ()), proxy, browser, halls)


def open_house(
    at: Desk,
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    origins: tuple[str, ...] = (),
    proxy: bool = False,
    browser: bool = False,
    halls: int = 1,
) -> None:
    """Serves until interrupted. Without a port of the user's own, a taken one is no trouble."""
    from ludotheque.web import server  # the terminal commands start without the web
    from ludotheque.web.halls import can_have_halls

    if halls > 1 and not can_have_halls():
        raise Trouble("no-halls")
    try:
        bound = server.listening(host, port)
    except OSError as error:
        if not (browser and port == PORT):
            raise Trouble("cannot-listen", address=f"{host}:{port}", why=error.strerror) from error
        bound = server.listening(host, FREE)
    folder = server.data_folder(data)

    def make(hall: Hall) -> Starlette:
        return server.make_app(folder, origins=origins, hall=hall)[0]

    try:
        server.prepare(folder)
    except StoreTooNew as error:
        raise Trouble("store-too-new", file=str(error)) from error
    url = server.address_of(bound)
    at.print(at.say("serving", url=url))
    if browser:
        threading.Timer(SOON, webbrowser.open, (url,)).start()
    if not server.serve(make, bound, proxy, halls):
        raise Trouble("house-closed")
