"""`ludotheque config`: what `serve` would run with, and where each value comes from."""

from __future__ import annotations

from typing import Any, Final

import typer
from rich.table import Table as Grid

from ludotheque.cli.options import Data, Database, Json, Lang
from ludotheque.cli.serving import HOST, PORT, Host, MetricsPort, Origin, Port, Proxy, Workers
from ludotheque.cli.terminal import terminal

#: Where a value comes from, and its message.
SOURCES: Final = {
    "flag": "config-flag",
    "environment": "config-environment",
    "default": "config-default",
}


def config(
    ctx: typer.Context,
    host: Host = HOST,
    port: Port = PORT,
    data: Data = None,
    database: Database = "",
    origin: Origin = None,
    proxy: Proxy = False,
    workers: Workers = 1,
    metrics: MetricsPort = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from ludotheque.tables.store.collection import without_password
    from ludotheque.web.server import data_folder

    at = terminal(ctx)
    values: dict[str, Any] = {
        "host": host,
        "port": port,
        "data": "" if database else str(data_folder(data)),
        "database": without_password(database),
        "origin": list(origin or ()),
        "proxy": proxy,
        "workers": workers,
        "metrics": metrics,
    }
    rows = [(name, value, source(ctx, name)) for name, value in values.items()]
    if json:
        at.json({name: {"value": value, "from": found} for name, value, found in rows})
        return
    grid = Grid(box=None)
    for column in ("config-option", "config-value", "config-source"):
        grid.add_column(at.say(column), overflow="fold")
    for name, value, found in rows:
        shown = ", ".join(value) if isinstance(value, list) else str(value)
        grid.add_row(f"--{name}", shown or "–", at.say(SOURCES[found]))
    at.out.print(grid)


def source(ctx: typer.Context, name: str) -> str:
    """Where the value of an option comes from: the command line, the environment, or nowhere."""
    found: Any = ctx.get_parameter_source(name)
    return {"COMMANDLINE": "flag", "ENVIRONMENT": "environment"}.get(found.name, "default")
