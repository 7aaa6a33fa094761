"""The program and its commands, each in a module of its own."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from ludotheque import __version__, is_compiled
from ludotheque.cli import bench, games, play, replay, rules, serving, simulate, solve, tables
from ludotheque.cli.desk import desk
from ludotheque.cli.house import HouseCommand, HouseGroup
from ludotheque.cli.options import Lang

app = typer.Typer(
    name="ludotheque",
    cls=HouseGroup,
    help="cli-about",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


@app.callback(invoke_without_command=True)
def open_collection(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
    lang: Lang = None,
) -> None:
    if version:
        build = "version-compiled" if is_compiled() else "version-python"
        print(f"ludotheque {__version__} ({desk(ctx).say(build)})")
        raise typer.Exit()
    if ctx.invoked_subcommand is None:
        serving.open_house(desk(ctx), browser=True)


store = typer.Typer(name="tables", cls=HouseGroup, help="cli-tables", no_args_is_help=True)
app.add_typer(store)


def _add(name: str, command: Any, group: typer.Typer = app) -> None:
    key = f"cli-{name}" if group is app else f"cli-tables-{name}"
    group.command(name, cls=HouseCommand, help=key)(command)


_add("serve", serving.serve)
_add("games", games.games)
_add("play", play.play)
_add("rules", rules.rules)
_add("replay", replay.replay)
_add("simulate", simulate.simulate)
_add("bench", bench.bench)
_add("solve", solve.solve)
_add("verify", tables.verify_file)
_add("backup", tables.backup)
_add("list", tables.list_tables, store)
_add("export", tables.export_table, store)
_add("import", tables.import_table, store)
_add("delete", tables.delete_table, store)


def main() -> None:
    """The entry point. What cannot be written in the terminal's own encoding is replaced, never a crash."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(prog_name="ludotheque")
