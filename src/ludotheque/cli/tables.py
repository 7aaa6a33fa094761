"""`ludotheque backup`, `verify` and `tables …`: the store and its game files, without a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from ludotheque.cli.desk import Desk, desk
from ludotheque.cli.files import check_free, write
from ludotheque.cli.options import Data, Force, Json, Lang
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.files import game_file, verify
from ludotheque.tables.problems import Problem
from ludotheque.tables.rows import load_table
from ludotheque.tables.schema import StoreTooNew
from ludotheque.tables.service import Tables, open_store
from ludotheque.tables.store import Store
from ludotheque.tables.words import explain, words
from ludotheque.web.server import data_folder

GameFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-arg-file", show_default=False)]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-arg-new-file", show_default=False)]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="cli-arg-table", show_default=False)]

#: What belongs to a table in the store, besides its own row.
PARTS = ("events", "snapshots", "seats", "links", "visits")


@contextmanager
def opened(data: Path | None) -> Iterator[Store]:
    """The store of a data folder, closed again whatever happens."""
    try:
        store = open_store(data_folder(data))
    except StoreTooNew as error:
        raise Trouble("store-too-new", file=str(error)) from error
    try:
        yield store
    finally:
        store.close()


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Trouble("damaged-file", where="the whole file", expected="JSON") from error


def complain(at: Desk, sentence: str) -> None:
    at.margin.print(sentence, markup=False)
    raise typer.Exit(2)


def backup(
    ctx: typer.Context, file: NewFile, data: Data = None, force: Force = False, lang: Lang = None
) -> None:
    at = desk(ctx)
    check_free(file, None, force)
    with opened(data) as store:
        store.backup(file)
    at.print(at.say("backed-up", file=str(file)))


def verify_file(ctx: typer.Context, file: GameFile, json: Json = False, lang: Lang = None) -> None:
    at = desk(ctx)
    verdict = verify(read(file))
    if json:
        told = {"ok": verdict.ok, "fair": verdict.fair, "moves": verdict.moves, "draws": verdict.draws}
        at.json(told if verdict.ok else {**told, "problem": verdict.key, "move": verdict.where})
        raise typer.Exit(0 if verdict.ok else 2)
    if not verdict.ok:
        complain(at, words(at.texts.lang).say(verdict.key, where=verdict.where, **verdict.told))
    key = "verified-fair" if verdict.fair else "verified-replay"
    at.print(words(at.texts.lang).say(key, moves=verdict.moves, draws=verdict.draws))


def list_tables(ctx: typer.Context, data: Data = None, json: Json = False, lang: Lang = None) -> None:
    at = desk(ctx)
    with opened(data) as store:
        rows = store.read("SELECT id, game, status, step, updated FROM tables ORDER BY updated DESC")
        sitting = store.read("SELECT table_id, name FROM seats ORDER BY table_id, seat")
    names: dict[str, list[str]] = {}
    for table, name in sitting:
        names.setdefault(table, []).append(name)
    fields = ("table", "game", "status", "moves", "updated")
    if json:
        at.json([{**dict(zip(fields, row, strict=True)), "players": names.get(row[0], [])} for row in rows])
        return
    if not rows:
        at.print(at.say("no-tables"))
        return
    grid = Grid(box=None)
    for column in (*fields, "players"):
        grid.add_column(at.say(f"tables-{column}"), no_wrap=column == "table")
    for table, game, status, step, updated in rows:
        when = datetime.fromtimestamp(updated / 1000).isoformat(" ", "minutes")
        shown = at.say(f"tables-status-{status}")
        grid.add_row(table, game, shown, str(step), when, ", ".join(names.get(table, [])))
    at.out.print(grid)


def export_table(
    ctx: typer.Context,
    table: TableId,
    file: NewFile,
    data: Data = None,
    force: Force = False,
    lang: Lang = None,
) -> None:
    at = desk(ctx)
    check_free(file, None, force)
    with opened(data) as store:
        found = load_table(store, table)
        if found is None or found.course is None:
            raise Trouble("no-such-match", table=table)
        write(file, game_file(found))
    at.print(at.say("exported", table=table, file=str(file)))


def import_table(ctx: typer.Context, file: GameFile, data: Data = None, lang: Lang = None) -> None:
    at = desk(ctx)
    text = read(file)
    with opened(data) as store:

        async def bring_in() -> str:
            service = Tables(store)
            service.closing = True  # no bot moves here
            return await service.import_file("", text, public=True)

        try:
            table = asyncio.run(bring_in())
        except Problem as problem:
            complain(at, explain(problem, at.texts.lang))
    at.print(at.say("imported-as", table=table))


def delete_table(ctx: typer.Context, table: TableId, data: Data = None, lang: Lang = None) -> None:
    at = desk(ctx)
    with opened(data) as store:
        if not store.read("SELECT 1 FROM tables WHERE id = ?", (table,)):
            raise Trouble("no-such-match", table=table)
        parts = [(f"DELETE FROM {part} WHERE table_id = ?", (table,)) for part in PARTS]
        store.write_now([("DELETE FROM tables WHERE id = ?", (table,)), *parts])
    at.print(at.say("deleted", table=table))
