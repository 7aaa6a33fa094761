"""`ludotheque move-data`: a whole collection from a folder to a database, or back."""

from __future__ import annotations

from typing import Annotated

import typer

from ludotheque.cli.options import Lang
from ludotheque.cli.terminal import terminal
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.store.base import StoreUnavailable
from ludotheque.tables.store.collection import move_collection, without_password

From = Annotated[str, typer.Argument(metavar="FROM", help="cli-arg-move-from", show_default=False)]
To = Annotated[str, typer.Argument(metavar="TO", help="cli-arg-move-to", show_default=False)]


def move_data(ctx: typer.Context, source: From, target: To, lang: Lang = None) -> None:
    at = terminal(ctx)
    try:
        tables = move_collection(source, target)
    except StoreUnavailable as error:
        raise Trouble("database-lost", why=str(error)) from error
    at.print(at.say("moved-data", tables=tables, place=without_password(target)))
