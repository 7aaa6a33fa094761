"""The decision of a seat as the page shows it: buttons, the auction, the bets, the dice to keep."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.games.last_chance.actions import (
    AGAINST,
    CRIES,
    FOR,
    LAST_CHANCE,
    MOST_BET,
    SIDES,
    Keep,
    LastChance,
    NoBet,
    SideBet,
    bet,
    keep,
)
from ludotheque.games.last_chance.components import STEP, Box, Card
from ludotheque.games.last_chance.dice import DICE, SETS
from ludotheque.games.last_chance.evaluation import chance_now
from ludotheque.games.last_chance.observation import Seen
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import NOTHING, UNDECIDED, SideBets
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.solver import odds_of
from ludotheque.games.last_chance.state import State
from ludotheque.games.last_chance.view_lot import columns, lot_control, lot_data, percent
from ludotheque.games.last_chance.view_parts import REMEMBERED
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import THENS, Bid, NoStandingBid, OpenCry, Pass, StandingBid
from ludotheque.kernel.effects import Effects
from ludotheque.kernel.outcome import signed
from ludotheque.kernel.position import Why
from ludotheque.kernel.scene import Choice, Control, Greyed, Summary
from ludotheque.kernel.seats import NOBODY, SPECTATOR
from ludotheque.kernel.text import Text, say

CHIPS: Final = (10_000, 20_000, 50_000, 100_000)  #: raises and side bets that take one tap


def choice(seen: Seen, box: Box, action: Action) -> Choice:
    if isinstance(action, LastChance):
        return last_chance_choice(seen.cash[seen.seat], box.deck[seen.card].prize)
    return plain_choice(action)


@lru_cache(maxsize=REMEMBERED)
def last_chance_choice(cash: int, prize: int) -> Choice:
    """§7.1, §10.3: what can be won, and what failing means; the stake is an effect."""
    means = [(say("label-win-all"), signed(prize)), (say("label-lose-all"), "")]
    return Choice(LAST_CHANCE.notation, say("action-last-chance", cash=cash), confirm=True, preview=means)


@lru_cache(maxsize=REMEMBERED)
def plain_choice(action: Action) -> Choice:
    """An action whose words need nothing but itself."""
    if isinstance(action, Pass):
        return Choice(action.notation, say("action-pass"), preview=[(say("label-pass-means"), "")])
    if isinstance(action, NoStandingBid):
        return Choice(action.notation, say("action-stand-none"))
    if isinstance(action, NoBet):
        return Choice(action.notation, say("action-no-bet"), preview=[(say("label-no-bet-means"), "")])
    assert isinstance(action, Keep)
    return Choice(action.notation, keep_label(SETS[action.dice]), "control:dice")


def summary(seen: Seen, box: Box, action: Action, found: Effects, position: State) -> Summary:
    """The button of the last chance names its stake: no chip says it again. A bid is followed by the others' cries."""
    if isinstance(action, (Bid, StandingBid)) and not found.changes:
        return Summary("", [])
    if isinstance(action, (SideBet, NoBet)):
        return Summary(revealed=say("effect-bets-open"))
    return Summary("") if isinstance(action, LastChance) else Summary()


def estimate(seen: Seen, box: Box, action: Action) -> list[tuple[Text, str]]:
    """The chance of success where dice decide what the action brings."""
    phase = seen.phases[-1]
    if isinstance(action, Keep) and isinstance(phase, Attempt):
        chance = odds_of(box.deck[seen.card]).chance_after(action.dice, phase.rolls)
    elif isinstance(action, (Bid, LastChance, SideBet)):
        chance = chance_now(seen, box)
    else:
        return []
    return [(percent("label-odds", chance), "")]


def keep_label(faces: tuple[int, ...]) -> Text:
    if not faces:
        return say("action-keep-none")
    return say("action-keep", dice=" ".join(str(face) for face in faces), rolled=DICE - len(faces))


def controls(seen: Seen, box: Box, menu: tuple[Action, ...]) -> list[Control]:
    """What is for sale, for everybody, and what this seat chooses in."""
    phase = seen.phases[-1]
    if menu and isinstance(phase, Attempt):
        card = box.deck[seen.card]
        number = len(seen.played) + 1
        return [dice_control(card, number, seen.dice, phase.rolls, seen.champion, seen.stake, seen.all_in)]
    lot = lot_control(seen, box)
    made = [] if lot is None else [lot]
    if menu and isinstance(phase, Auction):
        made += auction_controls(seen, phase.cry, menu)
    elif menu and isinstance(phase, SideBets):
        made += [
            bet_control(side, seen.champion, seen.cash[seen.seat], phase.sealed[seen.seat])
            for side in (FOR, AGAINST)
        ]
    return made


@lru_cache(maxsize=REMEMBERED)
def bet_control(side: int, champion: int, cash: int, decided: int) -> Control:
    name = SIDES[side]
    mine = decided not in (UNDECIDED, NOTHING) and (decided > 0) == (side == FOR)
    high = min(MOST_BET, cash)
    data: dict[str, object] = {
        "low": STEP,
        "high": high,
        "step": STEP,
        "chips": [amount for amount in CHIPS if amount <= high],
        "notation": f"bet {name} {{n}}",
        "value": abs(decided) if mine else None,
        "sealed": True,
        "cash": cash,
        "send": say("send-bet"),
        "sent": say("sent-bet"),
        "note": say("note-bet"),
    }
    return Control(f"bet-{name}", "number", say(f"action-bet-{name}", champion=champion), data)


def auction_controls(seen: Seen, cry: OpenCry, menu: tuple[Action, ...]) -> list[Control]:
    """The open-cry auction itself, and the standing bid with its two ends."""
    amounts = [action.amount for action in menu if isinstance(action, Bid)]
    if not amounts:
        return []
    cash, leads = seen.cash[seen.seat], seen.seat == cry.leader
    high = amounts[-1]
    made = [auction_control(cry.leader, cry.price, high, cash, leads)]
    for number, then in enumerate(THENS):
        stands = cry.has_standing(seen.seat) and cry.thens[seen.seat] == number
        low = cry.price if leads else amounts[0]
        made.append(standing_control(then, low, high, cash, cry.maxima[seen.seat] if stands else None))
    return made


def asks_above(high: int, cash: int) -> dict[str, object]:
    """§5.5: by the book, what a bid above one's cash means is asked about first."""
    if high <= cash:
        return {}
    return {"confirm_above": cash, "consequence": say("label-bid-above-cash", cash=cash)}


@lru_cache(maxsize=REMEMBERED)
def auction_control(leader: int, price: int, high: int, cash: int, leads: bool) -> Control:
    """Raises that one can pay. Nobody is invited to outbid himself, nor to bid what he has not got (§5.5)."""
    raises = [price + more for more in CHIPS if not leads and price + more <= min(cash, high)]
    data: dict[str, object] = {
        "price": price,
        "leader": None if leader == NOBODY else leader,
        "low": price + STEP,
        "high": high,
        "step": STEP,
        "raises": raises,
        "notation": "bid {n}",
        "value": None,
        "cash": cash,
        **asks_above(high, cash),
    }
    return Control("bid", "auction", say("action-bid"), data)


@lru_cache(maxsize=REMEMBERED)
def standing_control(then: str, low: int, high: int, cash: int, maximum: int | None) -> Control:
    data: dict[str, object] = {
        "low": low,
        "high": high,
        "step": STEP,
        "notation": f"stand {{n}} {then}",
        "value": maximum,
        "sealed": True,
        "cash": cash,
        **asks_above(high, cash),
        "send": say("send-maximum"),
        "sent": say("sent-maximum"),
    }
    return Control(f"standing-{then}", "number", say(f"action-stand-{then}"), data)


@lru_cache(maxsize=REMEMBERED)
def dice_control(
    card: Card, number: int, dice: int, rolls: int, champion: int, stake: int, all_in: bool
) -> Control:
    """§9.1: the strip, and in it which of the five dice to keep; `none` is said when none is.

    `best` and `estimate` are the solver's. `attempt` and `rolls` tell which dice were kept before the last roll.
    """
    lying = columns(card, dice).faces
    odds = odds_of(card)
    best = SETS[odds.best_keep(dice, rolls)]
    hint = percent("label-odds-best", odds.chance(dice, rolls), dice=" ".join([str(face) for face in best]))
    data: dict[str, object] = {
        **lot_data(card, dice, rolls, champion, stake, all_in),
        "dice": lying,
        "on_board": pieces_of(lying, SETS[dice]),
        "rolls": rolls,
        "attempt": number,
        "notation": "keep {kept}",
        "none": "none",
        "best": list(best),
        "estimate": hint,
    }
    return Control("dice", "dice", say("action-roll", rolls=rolls), data)


def pieces_of(faces: list[int], lying: tuple[int, ...]) -> list[dict[str, str]]:
    """The pieces on the board that these faces are, one for each."""
    left = list(enumerate(lying, 1))
    found: list[dict[str, str]] = []
    for face in faces:
        for number, other in left:
            if other == face:
                found.append({"id": f"die-{number}"})
                left.remove((number, other))
                break
    return found


def greyed(seen: Seen, why: Why) -> list[Greyed]:
    """What the observer might look for in vain, each with the gate's reason."""
    out: list[Greyed] = []
    phase = seen.phases[-1]
    if seen.seat == SPECTATOR or isinstance(phase, Over):
        return out
    asked: list[Action] = []
    if isinstance(phase, Auction):
        asked = [LAST_CHANCE]
        lowest = phase.cry.price + STEP
        if seen.seat != phase.cry.leader and seen.cash[seen.seat] < lowest and not phase.cry.out[seen.seat]:
            asked.insert(0, CRIES.bid(lowest))
    elif isinstance(phase, SideBets):
        asked = [bet(side, STEP) for side in range(len(SIDES))]
    elif isinstance(phase, Attempt) and seen.seat == seen.champion:
        asked = [keep(seen.dice)]
    for action in asked:
        refusal = why(action)
        if refusal is not None:
            out.append(Greyed(f"button:{action.notation}", refusal))
    return out
