"""Commands of the house: serve, backup, tables, verify. `cli.py` mounts `app`."""

from __future__ import annotations

import asyncio
import os
import threading
import webbrowser
from datetime import datetime
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.table import Table as Grid

from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.files import game_file, verify
from ludotheque.tables.rows import load_table
from ludotheque.tables.schema import StoreTooNew
from ludotheque.tables.service import Tables, open_store
from ludotheque.tables.store import Store
from ludotheque.tables.words import explain, words
from ludotheque.texts import choose_language
from ludotheque.web.server import address_of, data_folder, listening, make_app, serve

app = typer.Typer(no_args_is_help=True, help="The house: serve it, save it, check it.")
tables_app = typer.Typer(no_args_is_help=True, help="The tables in the store.")
app.add_typer(tables_app, name="tables")

Data = Annotated[Path | None, typer.Option("--data", help="The data folder (default: the user's own).")]
Lang = Annotated[str | None, typer.Option("--lang", help="fr or en.")]


def speaking(asked: str | None) -> str:
    try:
        return choose_language(asked, os.environ)
    except Trouble as trouble:
        fail(explain(trouble, "en"))


def fail(text: str) -> NoReturn:
    typer.echo(text, err=True)
    raise typer.Exit(1)


def store_in(data: Path | None, lang: str) -> Store:
    folder = data_folder(data)
    try:
        return open_store(folder)
    except StoreTooNew:
        fail(words(lang).say("store-too-new", file=str(folder / "tables.db")))


@app.command("serve")
def serve_command(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any that is free.")] = 8000,
    data: Data = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin the pages come from.")] = None,
    proxy: Annotated[
        bool, typer.Option("--proxy", help="Trust X-Forwarded-* of a proxy on this host.")
    ] = False,
    browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    lang: Lang = None,
) -> None:
    """Opens the collection for browsers and bots."""
    spoken = speaking(lang)
    try:
        bound = listening(host, port)
    except OSError as error:
        fail(f"{host}:{port}: {error.strerror}")
    try:
        application, _ = make_app(data_folder(data), origins=tuple(origin or ()))
    except StoreTooNew as error:
        fail(words(spoken).say("store-too-new", file=str(error)))
    url = address_of(bound)
    typer.echo(words(spoken).say("serving", url=url))
    if browser:
        threading.Timer(0.5, webbrowser.open, (url,)).start()
    serve(application, bound, proxy)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to save the store; also while the server runs.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Saves all tables to one file."""
    spoken = speaking(lang)
    store = store_in(data, spoken)
    try:
        store.backup(file)
    finally:
        store.close()
    typer.echo(words(spoken).say("backed-up", file=str(file)))


@app.command("verify")
def verify_command(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    lang: Lang = None,
) -> None:
    """Plays a game file again and draws its chance anew; names the first move that does not fit."""
    spoken = speaking(lang)
    say = words(spoken).say
    try:
        verdict = verify(file.read_text(encoding="utf-8"))
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except UnicodeDecodeError:
        fail(explain(Trouble("damaged-file", where=file.name, expected="UTF-8"), spoken))
    except Trouble as trouble:
        fail(explain(trouble, spoken))
    if not verdict.ok:
        fail(say(verdict.key, where=verdict.where, **verdict.told))
    key = "verified-fair" if verdict.fair else "verified-replay"
    typer.echo(say(key, moves=verdict.moves, draws=verdict.draws))


# --- tables ------------------------------------------------------------------------------------------


@tables_app.command("list")
def list_tables(data: Data = None, lang: Lang = None) -> None:
    """All tables, the latest first."""
    spoken = speaking(lang)
    store = store_in(data, spoken)
    try:
        rows = store.read("SELECT id, game, status, step, updated FROM tables ORDER BY updated DESC")
        names = {
            id: ", ".join(
                row[0] for row in store.read("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", (id,))
            )
            for id, *_ in rows
        }
    finally:
        store.close()
    if not rows:
        typer.echo(words(spoken).say("no-tables"))
        return
    grid = Grid(box=None)
    for column in ("table", "game", "status", "moves", "updated", "players"):
        grid.add_column(column, no_wrap=column == "table")
    for id, game, status, step, updated in rows:
        when = datetime.fromtimestamp(updated / 1000).isoformat(" ", "minutes")
        grid.add_row(id, game, status, str(step), when, names[id])
    Console().print(grid)


@tables_app.command("export")
def export_table(
    table: Annotated[str, typer.Argument(help="The table.")],
    file: Annotated[Path, typer.Argument(help="The game file to write.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Writes the match of a table to a game file. Before its end, the file holds its secrets."""
    spoken = speaking(lang)
    store = store_in(data, spoken)
    try:
        found = load_table(store, table)
        if found is None or found.course is None:
            fail(words(spoken).say("no-such-table"))
        file.write_text(game_file(found), encoding="utf-8")
    finally:
        store.close()
    typer.echo(words(spoken).say("exported", table=table, file=str(file)))


@tables_app.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Makes a public table of a game file."""
    spoken = speaking(lang)
    store = store_in(data, spoken)

    async def bring_in() -> str:
        service = Tables(store)
        service.closing = True  # no bot moves here
        return await service.import_file("", file.read_text(encoding="utf-8"), public=True)

    try:
        id = asyncio.run(bring_in())
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    except Trouble as trouble:
        fail(explain(trouble, spoken))
    finally:
        store.close()
    typer.echo(words(spoken).say("imported-as", table=id))


@tables_app.command("delete")
def delete_table(
    table: Annotated[str, typer.Argument(help="The table.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Deletes a table for good (with the server stopped)."""
    spoken = speaking(lang)
    store = store_in(data, spoken)
    try:
        if not store.read("SELECT 1 FROM tables WHERE id = ?", (table,)):
            fail(words(spoken).say("no-such-table"))
        store.write_now(
            [
                ("DELETE FROM tables WHERE id = ?", (table,)),
                *[
                    (f"DELETE FROM {part} WHERE table_id = ?", (table,))
                    for part in ("events", "keys", "snapshots", "seats", "links", "visits")
                ],
            ]
        )
    finally:
        store.close()
    typer.echo(words(spoken).say("deleted", table=table))


if __name__ == "__main__":
    app()
