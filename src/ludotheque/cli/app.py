"""The program and its commands. A command's module is imported when the command runs, not before."""

from __future__ import annotations

import os
from typing import Annotated, Final

import typer

from ludotheque.cli.commands import Group
from ludotheque.cli.options import DATABASE, Lang
from ludotheque.cli.terminal import terminal
from ludotheque.cli.version import version_line

#: Each command and the function behind it. Help is the message `cli-NAME`, or `cli-GROUP-NAME` in a group.
COMMANDS: Final = {
    "serve": "serving:serve",
    "games": "games:games",
    "play": "play:play",
    "rules": "rules:rules",
    "replay": "replay:replay",
    "simulate": "simulate:simulate",
    "arena": "arena:arena",
    "train": "train:train",
    "bench": "bench:bench",
    "solve": "solve:solve",
    "verify": "tables:verify_file",
    "backup": "tables:backup",
    "move-data": "moving:move_data",
    "config": "config:config",
    "loadtest": "loadtest:loadtest",
}
TABLES_COMMANDS: Final = {
    "list": "tables:list_tables",
    "export": "tables:export_table",
    "import": "tables:import_table",
    "delete": "tables:delete_table",
}


class Program(Group):
    """`ludotheque`."""

    deferred = COMMANDS


class TablesGroup(Group):
    """`ludotheque tables`."""

    deferred = TABLES_COMMANDS
    prefix = "tables-"


app = typer.Typer(
    name="ludotheque",
    cls=Program,
    help="cli-about",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(typer.Typer(name="tables", cls=TablesGroup, help="cli-tables", no_args_is_help=True))


@app.callback(invoke_without_command=True)
def ludotheque(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
    lang: Lang = None,
) -> None:
    if version:
        print(version_line())
        raise typer.Exit()
    if ctx.invoked_subcommand is None:
        from ludotheque.cli.serving import serve_collection

        serve_collection(terminal(ctx), browser=True, database=os.environ.get(DATABASE, ""))
