"""The decision of a seat as the page shows it: buttons, the auction, the bets, the dice to keep."""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance.actions import (
    AGAINST,
    FOR,
    LAST_CHANCE,
    MOST_BET,
    SIDES,
    Keep,
    LastChance,
    NoBet,
    bet,
    keep,
)
from ludotheque.games.last_chance.bot import chance_now
from ludotheque.games.last_chance.components import STEP, Box
from ludotheque.games.last_chance.dice import DICE, SETS
from ludotheque.games.last_chance.observation import Seen
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import NOTHING, UNDECIDED, SideBets
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.solver import odds_of, ranked
from ludotheque.games.last_chance.state import NOBODY
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import THENS, Bid, NoStandingBid, OpenCry, Pass
from ludotheque.kernel.game import Why
from ludotheque.kernel.scene import Choice, Control, Greyed, Text, say
from ludotheque.kernel.seats import SPECTATOR

RAISES: Final = (0, 1, 4, 9)  #: one-tap raises, in steps above the lowest bid


def money(amount: int) -> str:
    """160 000, with narrow spaces that no line breaks."""
    return f"{amount:,}".replace(",", "\u202f")


def percent(key: str, chance: float, **facts: object) -> Text:
    """A chance in percent and tenths; each language has its own decimal sign."""
    tenths = round(1000 * chance)
    return say(key, whole=tenths // 10, tenths=tenths % 10, **facts)


def choice(seen: Seen, box: Box, action: Action) -> Choice:
    if isinstance(action, Pass):
        return Choice(action.notation, say("action-pass"))
    if isinstance(action, LastChance):
        preview = [(say("label-stake-would-be"), money(seen.cash[seen.seat]))]
        preview.append((percent("label-odds", chance_now(seen, box)), ""))
        return Choice(action.notation, say("action-last-chance"), confirm=True, preview=preview)
    if isinstance(action, NoStandingBid):
        return Choice(action.notation, say("action-stand-none"))
    if isinstance(action, NoBet):
        return Choice(action.notation, say("action-no-bet"))
    assert isinstance(action, Keep)
    phase = seen.phases[-1]
    assert isinstance(phase, Attempt)
    chance = odds_of(box.deck[seen.card]).chance_after(action.dice, phase.rolls)
    return Choice(
        action.notation,
        keep_label(SETS[action.dice]),
        "control:dice",
        preview=[(percent("label-odds", chance), "")],
    )


def keep_label(faces: tuple[int, ...]) -> Text:
    if not faces:
        return say("action-keep-none")
    return say("action-keep", dice=" ".join(str(face) for face in faces), rolled=DICE - len(faces))


def controls(seen: Seen, box: Box, menu: tuple[Action, ...]) -> list[Control]:
    if not menu:
        return []
    phase = seen.phases[-1]
    if isinstance(phase, Auction):
        return auction_controls(seen, phase.cry, menu)
    if isinstance(phase, SideBets):
        return [bet_control(seen, side, phase.sealed[seen.seat]) for side in (FOR, AGAINST)]
    assert isinstance(phase, Attempt)
    return [dice_control(seen, box, phase.rolls)]


def bet_control(seen: Seen, side: int, decided: int) -> Control:
    cash = seen.cash[seen.seat]
    name = SIDES[side]
    mine = decided not in (UNDECIDED, NOTHING) and (decided > 0) == (side == FOR)
    data: dict[str, object] = {
        "low": STEP,
        "high": min(MOST_BET, cash),
        "step": STEP,
        "notation": f"bet {name} {{n}}",
        "value": abs(decided) if mine else None,
        "sealed": True,
        "cash": cash,
    }
    return Control(f"bet-{name}", "number", say(f"action-bet-{name}"), data)


def auction_controls(seen: Seen, cry: OpenCry, menu: tuple[Action, ...]) -> list[Control]:
    """The open-cry auction itself, and the standing bid with its two ends."""
    amounts = [action.amount for action in menu if isinstance(action, Bid)]
    if not amounts:
        return []
    low, high = amounts[0], amounts[-1]
    cash = seen.cash[seen.seat]
    made = [
        Control(
            "bid",
            "auction",
            say("action-bid"),
            {
                "price": cry.price,
                "leader": None if cry.leader == NOBODY else cry.leader,
                "low": low,
                "high": high,
                "step": STEP,
                "raises": [low + steps * STEP for steps in RAISES if low + steps * STEP <= high],
                "notation": "bid {n}",
                "value": None,
                "cash": cash,
            },
        )
    ]
    for number, then in enumerate(THENS):
        stands = cry.has_standing(seen.seat) and cry.thens[seen.seat] == number
        data = {
            "low": cry.price if seen.seat == cry.leader else low,
            "high": high,
            "step": STEP,
            "notation": f"stand {{n}} {then}",
            "value": cry.maxima[seen.seat] if stands else None,
            "sealed": True,
            "cash": cash,
        }
        made.append(Control(f"standing-{then}", "number", say(f"action-stand-{then}"), data))
    return made


def dice_control(seen: Seen, box: Box, rolls: int) -> Control:
    """§9.1: which of the five dice to keep; `none` is said when none is, `best` is the solver's hint."""
    best = ranked(box.deck[seen.card], seen.dice, rolls)
    data: dict[str, object] = {
        "dice": list(SETS[seen.dice]),
        "rolls": rolls,
        "most": DICE - 1,
        "notation": "keep {kept}",
        "none": "none",
        "best": list(best.keep),
        "hint": percent("label-odds-best", best.p, dice=" ".join(str(face) for face in best.keep) or "–"),
    }
    return Control("dice", "dice", say("action-roll", rolls=rolls), data)


def greyed(seen: Seen, why: Why) -> list[Greyed]:
    """What the observer might look for in vain, each with the gate's reason."""
    out: list[Greyed] = []
    phase = seen.phases[-1]
    if seen.seat == SPECTATOR or isinstance(phase, Over):
        return out
    asked: list[Action] = []
    if isinstance(phase, Auction):
        asked = [LAST_CHANCE]
    elif isinstance(phase, SideBets):
        asked = [bet(side, STEP) for side in range(len(SIDES))]
    elif isinstance(phase, Attempt) and seen.seat == seen.champion:
        asked = [keep(seen.dice)]
    for action in asked:
        refusal = why(action)
        if refusal is not None:
            out.append(Greyed(f"button:{action.notation}", refusal))
    return out
