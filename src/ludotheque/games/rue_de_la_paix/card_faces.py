"""How a Fortune card is shown: its picture and its words, all made from the card's data."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.components import Box
from ludotheque.games.rue_de_la_paix.instructions import (
    CONDITIONS,
    EFFECTS,
    MOMENTS,
    NO_ZONE,
    SPREADS,
    WHOSE,
    ZONES,
    Instruction,
)
from ludotheque.kernel.text import Text, say


def card_id(box: Box, kind: int, copy: int = 1) -> str:
    return f"card-{box.cards[kind].name}-{copy}"


def card_symbol(box: Box, kind: int) -> str:
    said = box.cards[kind].instruction
    return f"card-{EFFECTS[said.effect]}" + ("" if said.zone == NO_ZONE else f"-{ZONES[said.zone]}")


def card_text(box: Box, kind: int) -> Text:
    """Name, effect, moment and condition: all of it made from the card's data."""
    card = box.cards[kind]
    said = card.instruction
    return say(
        "label-card-says",
        name=say("label-card", card=card.name),
        effect=effect_text(said),
        moment=say(f"label-moment-{MOMENTS[said.moment]}"),
        condition=say(f"label-condition-{CONDITIONS[said.condition]}"),
    )


def effect_text(said: Instruction) -> Text:
    zone = "none" if said.zone == NO_ZONE else ZONES[said.zone]
    return say(
        f"label-effect-{EFFECTS[said.effect]}",
        amount=said.amount,
        spread=SPREADS[said.spread],
        whose=WHOSE[said.whose],
        zone=zone,
    )
