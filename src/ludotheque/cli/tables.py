"""`ludotheque backup`, `verify` and `tables …`: the store and its game files, without a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path
from rich.table import Table as Grid

from ludotheque.cli.files import check_free, read, write
from ludotheque.cli.options import Data, Database, Force, Json, Lang
from ludotheque.cli.terminal import Terminal, terminal
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.files import FileSignature, game_file, verify
from ludotheque.tables.identity import SECRET_FILE, server_secret
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import Problem
from ludotheque.tables.publish.messages import explain, messages
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.collection import open_database, open_store
from ludotheque.tables.store.sql import Store
from ludotheque.web.server import data_folder

GameFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-arg-file", show_default=False)]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-arg-new-file", show_default=False)]
Commitment = Annotated[
    str, typer.Option("--commitment", metavar="HEX", help="cli-opt-commitment", show_default=False)
]
Contribution = Annotated[
    str, typer.Option("--contribution", metavar="TEXT", help="cli-opt-contribution", show_default=False)
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="cli-arg-table", show_default=False)]


@contextmanager
def opened(data: Path | None, database: str) -> Iterator[Store]:
    """The store of a database, if one is named, else of a data folder; closed again whatever happens."""
    store: Store = open_database(database).store if database else open_store(data_folder(data))
    try:
        yield store
    finally:
        store.close()


def complain(at: Terminal, sentence: str) -> None:
    at.err.print(sentence, markup=False)
    raise typer.Exit(2)


def backup(
    ctx: typer.Context,
    file: NewFile,
    data: Data = None,
    database: Database = "",
    force: Force = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    check_free(file, None, force)
    with opened(data, database) as store:
        store.backup(file)
    at.print(at.say("backed-up", file=str(file)))


def verify_file(
    ctx: typer.Context,
    file: GameFile,
    commitment: Commitment = "",
    contribution: Contribution = "",
    data: Data = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    text = read(file)
    verdict = verify(text, commitment, contribution)
    if verdict.ok and changed_since(text, data):
        verdict.against("verify-changed", 0)
    if json:
        shown = ("ok", "fair", "moves", "draws", "contributors", "imported")
        report = {name: getattr(verdict, name) for name in shown}
        at.json(report if verdict.ok else {**report, "problem": verdict.key, "move": verdict.where})
        raise typer.Exit(0 if verdict.ok else 2)
    found = {name: getattr(verdict, name) for name in ("moves", "draws", "contributors", "imported", "where")}
    sentence = messages(at.texts.lang).say(verdict.finding(), **found, **verdict.params)
    if not verdict.ok:
        complain(at, sentence)
    at.print(sentence)


def changed_since(text: str, data: Path | None) -> bool:
    """Whether the server of this data folder has signed a file that was changed since: names, for example."""
    folder = data or user_data_path("ludotheque", appauthor=False)
    if not (folder / SECRET_FILE).is_file():
        return False
    return FileSignature(server_secret(folder)).is_broken(text)


def list_tables(
    ctx: typer.Context, data: Data = None, database: Database = "", json: Json = False, lang: Lang = None
) -> None:
    at = terminal(ctx)
    with opened(data, database) as store:
        listed = store.all_tables()
    fields = ("table", "game", "status", "moves", "updated")
    rows = []
    for one in listed:
        about = one.summary
        values = (about.id, about.game, about.status, about.step, about.updated)
        rows.append((values, [seat.name for seat in one.seats]))
    if json:
        at.json([{**dict(zip(fields, values, strict=True)), "players": names} for values, names in rows])
        return
    if not rows:
        at.print(at.say("no-tables"))
        return
    grid = Grid(box=None)
    for column in (*fields, "players"):
        grid.add_column(at.say(f"tables-{column}"), no_wrap=column == "table")
    for (table, game, status, step, updated), names in rows:
        when = datetime.fromtimestamp(updated / 1000).isoformat(" ", "minutes")
        shown = at.say(f"tables-status-{status}")
        grid.add_row(table, game, shown, str(step), when, ", ".join(names))
    at.out.print(grid)


def export_table(
    ctx: typer.Context,
    table: TableId,
    file: NewFile,
    data: Data = None,
    database: Database = "",
    force: Force = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    check_free(file, None, force)
    with opened(data, database) as store:
        found = load_table(store, table)
        if found is None or found.match is None:
            raise Trouble("no-such-match", table=table)
        write(file, game_file(found))
    at.print(at.say("exported", table=table, file=str(file)))


def import_table(
    ctx: typer.Context, file: GameFile, data: Data = None, database: Database = "", lang: Lang = None
) -> None:
    at = terminal(ctx)
    text = read(file)
    with opened(data, database) as store:

        async def bring_in() -> str:
            service = Tables(store)
            service.bots.stopped = True  # no bot moves here
            return await service.import_file("", text, public=True)

        try:
            table = asyncio.run(bring_in())
        except Problem as problem:
            complain(at, explain(problem, at.texts.lang))
    at.print(at.say("imported-as", table=table))


def delete_table(
    ctx: typer.Context, table: TableId, data: Data = None, database: Database = "", lang: Lang = None
) -> None:
    at = terminal(ctx)
    with opened(data, database) as store:
        if not store.delete(table):
            raise Trouble("no-such-match", table=table)
    at.print(at.say("deleted", table=table))
