"""What a decision is about, in words: what is for sale, what either side of a tile brings, what one holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.cli.terminal import Terminal

Data = dict[str, Any]


def at_stake(at: Terminal, scene: Data, seat: int, names: Sequence[str], estimates: bool) -> list[str]:
    """The lines that the page shows beside the decision, and the odds for those who want them."""
    called = [at.say("table-you") if other == seat else name for other, name in enumerate(names)]
    found: list[str] = []
    for control in scene["controls"]:
        data = control["data"]
        if "columns" in data:
            found.append(" · ".join(data["lines"]))
            if estimates:
                found.append(data["estimate"])
        elif control["kind"] == "payoff":
            found += [control["label"], *payoff(data, called)]
        elif control["kind"] == "hand":
            found += [held(group) for group in data.get("groups", ()) if group["note"]]
    return found


def payoff(data: Data, called: Sequence[str]) -> list[str]:
    """A line each way, with an amount per player, and the remark under it."""
    if "rows" not in data:
        return [f"  {label} {value}".rstrip() for label, value in data["lines"]]
    found: list[str] = []
    for row in data["rows"]:
        cells = [" ".join([cell["text"], cell["word"] or ""]).strip() for cell in row["cells"]]
        if len(cells) > 1:
            cells = [f"{called[seat]} {cell}" for seat, cell in zip(data["seats"], cells, strict=True)]
        found.append(f"  {row['label']} – {', '.join(cells)}")
        if row["note"]:
            found.append(f"  {row['note']}")
    return found


def held(group: Data) -> str:
    """What belongs together in a hand, and what it is for."""
    return " – ".join([", ".join([item["label"] for item in group["items"]]), group["note"]])
