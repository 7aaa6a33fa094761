"""What an action brings in a few characters, read from the effects that the rules gave (`kernel/effects.py`)."""

from __future__ import annotations

from ludotheque.games.paradis.actions import NATURE, Bid, Place
from ludotheque.games.paradis.components import Box
from ludotheque.games.paradis.observation import Seen
from ludotheque.games.paradis.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.effects import REVEAL, Effects
from ludotheque.kernel.outcome import signed
from ludotheque.kernel.scene import Summary
from ludotheque.kernel.text import Text, say


def summary(seen: Seen, box: Box, action: Action, found: Effects, position: State) -> Summary:
    """Both sides of a tile are compared by the money they bring (§7, §9.2); nature adds a tree (§7.1)."""
    if isinstance(action, Bid) and found.until == REVEAL:  # the last bid of all (§4.1)
        return Summary("", [(say("effect-bids-open"), "")])
    if not isinstance(action, Place):
        return Summary()
    chip: Text | str = say("chip-no-money")
    for change in found.changes:
        if change.seat == seen.seat and change.name == "money":
            chip = f"{signed(change.amount())} → {change.after}"
    heart = say("chip-tree", money=chip) if action.side == NATURE else chip
    return Summary(heart, revealed=say("effect-next-tile"))
