"""A table in the terminal, drawn from the same scene as the page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text as Styled

from ludotheque.cli.board import COLOURS, board_of
from ludotheque.cli.files import PERSON
from ludotheque.cli.menu import Entry, Menu, Range
from ludotheque.cli.stake import at_stake
from ludotheque.cli.terminal import Terminal
from ludotheque.kernel.actions import Action
from ludotheque.kernel.effects import show_effects
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Position
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import SPECTATOR, letter

WIDEST = 110  #: characters; wider tables are harder to read


class View:
    """What one seat sees of a position, in words: the localised scene."""

    def __init__(self, at: Terminal, game: Game, position: Position, seat: int, names: Sequence[str]) -> None:
        menu = () if seat == SPECTATOR else position.menu(seat)

        def why(action: Action) -> Refusal | None:
            return None if seat == SPECTATOR else position.refusal(seat, action)

        seen = game.observe(position, seat)
        scene = game.scene(seen, menu, position.waiting_for(), why)
        show_effects(game, seen, menu, scene)
        self.scene: dict[str, Any] = at.texts.scene(game.meta.id, scene, names)
        self.menu = Menu(menu, [Range(**limits) for limits in self._limits()])

    def _limits(self) -> list[dict[str, Any]]:
        """Notation, low and high of the controls that ask for an amount."""
        data = [control["data"] for control in self.scene["controls"]]
        wanted = ("notation", "low", "high")
        return [
            {name: each[name] for name in wanted}
            for each in data
            if "{n}" in str(each.get("notation")) and all(name in each for name in wanted)
        ]

    def label(self, notation: str) -> tuple[str, int | None]:
        """The words for an action; for an amount in a control, the control's words and the amount."""
        for choice in self.scene["choices"]:
            if choice["notation"] == notation:
                return str(choice["label"]), None
        for control in self.scene["controls"]:
            amount = _amount_in(control, notation)
            if amount is not None:
                return str(control["label"]), amount
        return "", None

    def estimate(self, notation: str) -> str:
        """The odds of an action, if the game gives any."""
        for choice in self.scene["choices"]:
            if choice["notation"] == notation:
                return "; ".join([" ".join(pair).strip() for pair in choice.get("estimate", [])])
        return ""

    def consequence(self, notation: str) -> str:
        """What a control asks about before it takes this amount (docs/client.md: `confirm_above`)."""
        for control in self.scene["controls"]:
            amount, above = _amount_in(control, notation), control["data"].get("confirm_above")
            if amount is not None and above is not None and amount > above:
                return str(control["data"]["consequence"])
        return ""

    def rule_of_amount(self, entry: Entry) -> str:
        """What holds for each amount of a run; the amount itself is left open."""
        for control in self.scene["controls"]:
            if _amount_in(control, entry.actions[0].notation) is not None:
                return str(control["data"].get("note", "")).replace("%amount", "…")
        return ""

    def brings(self, entry: Entry) -> str:
        """What an action brings for certain, on one line."""
        notation = entry.actions[0].notation
        for choice in self.scene["choices"]:
            if choice["notation"] == notation and not entry.is_run:
                return " · ".join([f"{label} {value}".strip() for label, value in choice["preview"]])
        return ""

    def free_entries(self) -> list[tuple[str, str]]:
        """Controls with an amount that the menu only samples: their notation and words."""
        found: list[tuple[str, str]] = []
        for control in self.scene["controls"]:
            notation = str(control["data"].get("notation", ""))
            if "{n}" in notation and not self._covered(notation):
                found.append((notation.replace("{n}", "…"), str(control["label"])))
        return found

    def _covered(self, notation: str) -> bool:
        begin = notation.partition("{n}")[0]
        return any(
            entry.is_run and entry.actions[0].notation.startswith(begin) for entry in self.menu.entries
        )


def _amount_in(control: dict[str, Any], notation: str) -> int | None:
    """The amount that an action of this control names; None if it is no action of this control."""
    pattern = re.escape(str(control["data"].get("notation", ""))).replace(r"\{n\}", r"(\d+)")
    match = re.fullmatch(pattern, notation)
    return int(match.group(1)) if match and match.groups() else None


def draw(
    at: Terminal,
    game: Game,
    position: Position,
    seat: int,
    names: Sequence[str],
    players: Sequence[str],
    known: dict[str, str] | None = None,
    estimates: bool = False,
) -> View:
    """The table as a seat (or SPECTATOR) sees it. `known` are the pieces it has seen lately; it is kept up."""
    view = View(at, game, position, seat, names)
    scene = view.scene
    at.print()
    at.out.rule(style="dim")
    targets = {
        on.removeprefix("place:")
        for choice in scene["choices"]
        for on in (choice["on"], *choice.get("also", ()))
    }
    drawing = game.folder / "art" / scene["board"]
    board, unchanged = board_of(drawing, scene["pieces"], targets, known or {}, min(at.out.width, WIDEST))
    for part in board:
        at.out.print(part)
    at.print(at.say("table-unchanged", number=unchanged) if unchanged else "", style="dim")
    if known is not None:
        known.clear()
        known.update({piece["id"]: piece["label"] for piece in scene["pieces"]})
    at.out.print(_panels(at, scene["panels"], seat, names, players))
    for sheet in scene["sheets"]:
        at.out.print(_sheet(sheet))
    for note in scene["notes"]:
        at.print(f"· {note}", style="dim")
    for line in at_stake(at, scene, seat, names, estimates):
        at.print(f"· {line}")
    at.print(f"{scene['status']} (§{scene['rule']})", style="bold")
    return view


def _panels(
    at: Terminal, panels: list[dict[str, Any]], seat: int, names: Sequence[str], players: Sequence[str]
) -> Table:
    """One column per player, own seat first; the active ones carry a mark."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for panel in panels:
        other = panel["seat"]
        mark = "▶ " if panel["active"] else ""
        title = f"{mark}{letter(other)} {names[other]}"
        table.add_column(Styled(title, style=COLOURS[other]), justify="right")
    roles = [_role(at, panel["seat"], seat, players) for panel in panels]
    if any(roles):
        table.add_row("", *roles, style="dim")
    for row in range(max((len(panel["rows"]) for panel in panels), default=0)):
        lines = [panel["rows"][row] if row < len(panel["rows"]) else None for panel in panels]
        label = next(line["label"] for line in lines if line is not None)
        table.add_row(label, *[_value(at, line) for line in lines])
    if any(panel["note"] for panel in panels):
        table.add_row("", *[panel["note"] or "" for panel in panels], style="italic")
    return table


def _role(at: Terminal, other: int, seat: int, players: Sequence[str]) -> str:
    if other == seat:
        return at.say("table-you")
    if not players or players[other] == PERSON:
        return ""
    known = f"bot-{players[other]}"
    return at.say(known) if at.texts.has("", known) else players[other]


def _value(at: Terminal, row: dict[str, Any] | None) -> str:
    if row is None:
        return ""
    value = row["value"]
    return "?" if value is None else at.texts.number(value) if type(value) is int else str(value)


def _sheet(sheet: dict[str, Any]) -> Table:
    table = Table(title=sheet["title"], box=None, pad_edge=False, title_justify="left", title_style="italic")
    for place, column in enumerate(sheet["columns"]):
        counted = all(type(row[place]) is int for row in sheet["rows"])
        table.add_column(column, justify="right" if counted else "left")
    for row in sheet["rows"]:
        table.add_row(*["" if cell is None else str(cell) for cell in row])
    return table


# --- the menu ----------------------------------------------------------------------------------------


def show_menu(at: Terminal, view: View, estimates: bool = False) -> None:
    """Numbered lines with words and notation, odds if wanted; a lone run of amounts needs no number."""
    if view.menu.is_one_run:
        entry = view.menu.entries[0]
        at.print(
            at.say("menu-one-run", notation=entry.notation(), first=entry.values[0], last=entry.values[-1])
        )
        at.print(view.rule_of_amount(entry))
        return
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(justify="right", style="bold")
    table.add_column()
    table.add_column(style="cyan")
    table.add_column(style="dim")
    for number, entry in enumerate(view.menu.entries, 1):
        brings = view.brings(entry)
        odds = view.estimate(entry.notation()) if estimates else ""
        means = " · ".join([part for part in (brings, odds) if part])
        table.add_row(str(number), _entry_label(at, view, entry), entry.notation(), means)
    for notation, label in view.free_entries():
        table.add_row("", label, notation)
    at.out.print(table)


def _entry_label(at: Terminal, view: View, entry: Entry) -> str:
    label, amount = view.label(entry.actions[0].notation)
    if entry.is_run:
        return at.say("menu-run", label=label, first=entry.values[0], last=entry.values[-1])
    return label if amount is None else at.say("menu-amount", label=label, amount=amount)
