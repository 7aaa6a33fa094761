"""What a simulated person might do: everything the scene offers, offers of its own, and messages nobody should send."""

from __future__ import annotations

import json
import random
from typing import Any, Final

AMOUNTS: Final = ("number", "auction", "offer")  #: controls that ask for an amount
NEAR: Final = 12  #: amounts above the lowest that are tried
OFFER: Final = "offer"  #: the first word of an offer in every game


def moves(scene: dict[str, Any], chance: random.Random) -> list[str]:
    """Everything that could be played now, offers apart; the last one is tried first."""
    found = [str(choice["notation"]) for choice in scene["choices"]]
    found += [amount(control["data"], chance) for control in scene["controls"] if asks_amount(control)]
    found = [notation for notation in found if notation.partition(" ")[0] != OFFER]
    return chance.sample(found, len(found))


def offers(scene: dict[str, Any], seat: int, chance: random.Random) -> list[str]:
    """Offers to others, and answers to theirs."""
    found = [str(choice["notation"]) for choice in scene["choices"] if choice["on"].startswith("offer:")]
    found += [
        str(choice["notation"])
        for choice in scene["choices"]
        if choice["notation"].partition(" ")[0] == OFFER
    ]
    for control in scene["controls"]:
        if control["kind"] == "offer" and asks_amount(control):
            found.append(amount(control["data"], chance))
        elif control["kind"] == "trade":
            found += trade(scene, control["data"], seat, chance)
    return chance.sample(found, len(found))


def asks_amount(control: dict[str, Any]) -> bool:
    data = control["data"]
    return bool(
        control["kind"] in AMOUNTS and data.get("notation") and data.get("high", 0) >= data.get("low", 1)
    )


def amount(data: dict[str, Any], chance: random.Random) -> str:
    """One of the lowest amounts."""
    values = range(data["low"], data["high"] + 1, data.get("step") or 1)[:NEAR]
    return str(data["notation"]).replace("{n}", str(chance.choice(values)))


def trade(scene: dict[str, Any], data: dict[str, Any], seat: int, chance: random.Random) -> list[str]:
    """One lot of mine for one of somebody else's."""
    lots: dict[int, list[str]] = {}
    for piece in scene["pieces"]:
        if piece["id"].startswith(data["lots"]) and piece.get("seat") is not None:
            lots.setdefault(piece["seat"], []).append(piece["id"].removeprefix(data["lots"]))
    others = [other for other in lots if other != seat]
    if seat not in lots or not others:
        return []
    other = chance.choice(others)
    exchanged = ((chance.choice(lots[seat]), other), (chance.choice(lots[other]), seat))
    moved = " ".join(
        str(data["move"]).replace("{lot}", lot).replace("{seat}", "ABCDEF"[taker]) for lot, taker in exchanged
    )
    return [str(data["notation"]).replace("{moves}", moved).replace("{promise}", "")]


def bad_message(decision: str, chance: random.Random) -> str:
    """A message that must be answered with an error or a refusal."""
    play = {"type": "play", "action": "bid 1", "seen": decision, "key": "bad"}
    return chance.choice(
        (
            "{",
            "[]",
            '{"type": "no such thing"}',
            '{"type": "chat", "text": ""}',
            json.dumps({**play, "seen": "an older decision"}),
            json.dumps({**play, "action": "no such action"}),
            json.dumps({**play, "more": 1}),
            json.dumps({"type": "play", "action": "x" * 1001, "seen": decision, "key": "bad"}),
            json.dumps({"type": "join", "seat": 99}),
        )
    )
