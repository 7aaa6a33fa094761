"""From what a seat knows to what it sees: the bar, the panels, the decision."""

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
    SideBet,
    bet,
    keep,
)
from ludotheque.games.last_chance.bot import chance_now
from ludotheque.games.last_chance.components import COCKTAIL, LONG_DRINK, STEP, Box, Card
from ludotheque.games.last_chance.dice import DICE, SETS
from ludotheque.games.last_chance.observation import SECRET, Seen
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import CANNOT, NOTHING, UNDECIDED, SideBets
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.solver import odds_of, ranked
from ludotheque.games.last_chance.state import ACCOUNTS, NO_CARD, NOBODY
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import THENS, Bid, NoStandingBid, OpenCry, Pass, StandingBid
from ludotheque.kernel.game import Why
from ludotheque.kernel.scene import Choice, Control, Greyed, Panel, Piece, Row, Scene, Sheet, Text, say
from ludotheque.kernel.seats import SPECTATOR, clockwise, letter

BEST_KEEPS: Final = 5  #: lines of the odds sheet
RAISES: Final = (
    1,
    2,
    5,
    10,
)  #: one-tap raises, in steps above the lowest bid … one step is the lowest itself
_GOALS: Final = {COCKTAIL: "cocktail", LONG_DRINK: "long-drink"}


def scene(seen: Seen, box: Box, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
    drawn = Scene("board.svg", status(seen, waiting), seen.phases[-1].rule())
    drawn.pieces = pieces(seen, box)
    first = 0 if seen.seat == SPECTATOR else seen.seat
    drawn.panels = [panel(seen, box, seat, seat in waiting) for seat in clockwise(first, seen.seats)]
    drawn.choices = [
        choice(seen, box, action) for action in menu if not isinstance(action, (Bid, StandingBid, SideBet))
    ]
    drawn.controls = controls(seen, box, menu)
    drawn.greyed = greyed(seen, why)
    drawn.sheets = sheets(seen, box)
    drawn.notes = notes(seen, box)
    return drawn


def money(amount: int) -> str:
    """160 000, with narrow spaces that no line breaks."""
    return f"{amount:,}".replace(",", "\u202f")


def percent(key: str, chance: float, **facts: object) -> Text:
    """A chance in percent and tenths; each language has its own decimal sign."""
    tenths = round(1000 * chance)
    return say(key, whole=tenths // 10, tenths=tenths % 10, **facts)


# --- the status bar ----------------------------------------------------------------------------------


def status(seen: Seen, waiting: list[int]) -> Text:
    phase = seen.phases[-1]
    mine = "-mine" if seen.seat in waiting else ""
    if isinstance(phase, Auction):
        cry = phase.cry
        if cry.leader == NOBODY:
            return say("status-auction-opens" + mine)
        if cry.leader == seen.seat:
            return say("status-auction-leading", price=cry.price)
        return say("status-auction" + mine, price=cry.price, leader=cry.leader)
    if isinstance(phase, SideBets):
        asked = len(phase.sealed) - phase.sealed.count(CANNOT)
        return say("status-bets" + mine, champion=seen.champion, ready=asked - len(waiting), bettors=asked)
    if isinstance(phase, Attempt):
        return say("status-roll" + mine, champion=seen.champion, rolls=phase.rolls)
    return say("status-over")


# --- the bar -----------------------------------------------------------------------------------------


def pieces(seen: Seen, box: Box) -> list[Piece]:
    drawn: list[Piece] = []
    if seen.cards_left:
        label = say("label-pile", number=seen.cards_left)
        drawn.append(Piece("pile", "pile", "pile", label, value=str(seen.cards_left)))
    for seat in range(seen.seats):
        key = "label-place" if seen.active[seat] else "label-place-empty"
        faded = not seen.active[seat]
        name = letter(seat)
        drawn.append(Piece(f"place-{name}", "coaster", f"seat-{name}", say(key, seat=seat), seat, "", faded))
    for card, owner in zip(seen.played, seen.owners, strict=True):
        if owner != NOBODY:
            name = box.deck[card].id
            label = say("label-card-won", card=name, owner=owner)
            drawn.append(Piece(f"card-{name}", "card-won", f"won-{letter(owner)}", label, value=name[2:]))
    if seen.card != NO_CARD:
        drawn += card_pieces(box.deck[seen.card])
        for number, face in enumerate(SETS[seen.dice], 1):
            drawn.append(Piece(f"die-{number}", f"die-{face}", f"die-{number}", say("label-die", face=face)))
    return drawn + money_pieces(seen)


def card_pieces(card: Card) -> list[Piece]:
    """§3.1: the card, the dice printed on it, its prize and its rolls."""
    label = say(
        "label-card", card=card.id, combination=card.combination(), prize=card.prize, rolls=card.rolls
    )
    drawn = [Piece(f"card-{card.id}", "card", "card", label, value=card.id)]
    for number, symbol in enumerate(card.symbols, 1):
        picture = _GOALS.get(symbol, f"goal-{symbol}")
        text = say(f"label-{picture}") if symbol in _GOALS else say("label-goal", face=symbol)
        drawn.append(Piece(f"goal-{number}", picture, f"goal-{number}", text))
    drawn.append(
        Piece("prize", "prize", "prize", say("label-prize", prize=card.prize), value=money(card.prize))
    )
    drawn.append(
        Piece("rolls", "rolls", "rolls", say("label-rolls", rolls=card.rolls), value=str(card.rolls))
    )
    return drawn


def money_pieces(seen: Seen) -> list[Piece]:
    """The highest bid, the stake beside the card, the side bets under their tokens."""
    drawn: list[Piece] = []
    phase = seen.phases[-1]
    if isinstance(phase, Auction) and phase.cry.leader != NOBODY:
        label = say("label-highest-bid", price=phase.cry.price, leader=phase.cry.leader)
        drawn.append(Piece("bid", "hammer", "hammer", label, phase.cry.leader, money(phase.cry.price)))
    if seen.champion != NOBODY:
        label = say("label-stake", stake=seen.stake, champion=seen.champion)
        drawn.append(Piece("stake", "notes", "stake", label, seen.champion, money(seen.stake)))
    for seat in range(seen.seats):
        token = bet_piece(seen, seat)
        if token is not None:
            drawn.append(token)
    return drawn


def bet_piece(seen: Seen, seat: int) -> Piece | None:
    phase = seen.phases[-1]
    amount = phase.sealed[seat] if isinstance(phase, SideBets) else seen.bets[seat]
    name, place = f"bet-{letter(seat)}", f"bet-{letter(seat)}"
    if amount in (NOTHING, UNDECIDED, CANNOT):
        return None
    if amount == SECRET:
        return Piece(name, "token", place, say("label-bet-sealed", seat=seat), value="?")
    key = "label-bet-for" if amount > 0 else "label-bet-against"
    symbol = "clover" if amount > 0 else "no-luck"
    return Piece(name, symbol, place, say(key, seat=seat, amount=abs(amount)), value=money(abs(amount)))


# --- the panels --------------------------------------------------------------------------------------


def panel(seen: Seen, box: Box, seat: int, active: bool) -> Panel:
    detail = [(say("category-start"), money(box.start_cash))]
    width = len(ACCOUNTS)
    for column, name in enumerate(ACCOUNTS):
        amount = seen.accounts[seat * width + column]
        if amount:
            detail.append((say(f"category-{name}"), ("+" if amount > 0 else "−") + money(abs(amount))))
    cards = [
        (say("label-card-id", card=box.deck[card].id), money(box.deck[card].prize))
        for card, owner in zip(seen.played, seen.owners, strict=True)
        if owner == seat
    ]
    left = say("label-chance-left" if seen.chances[seat] else "label-chance-used")
    rows = [
        Row(say("label-cash"), seen.cash[seat], detail, "coin"),
        Row(say("label-cards"), len(cards), cards, "menu-card"),
        Row(say("label-last-chance"), left, [], "star"),
    ]
    return Panel(seat, rows, active, note(seen, seat))


def note(seen: Seen, seat: int) -> Text | None:
    """What is special about this seat now, the most important first."""
    if not seen.active[seat]:
        return say("label-out")
    phase = seen.phases[-1]
    if seat == seen.champion:
        return say("label-all-in" if seen.all_in else "label-champion", stake=seen.stake)
    if isinstance(phase, Auction):
        if seat == phase.cry.leader:
            return say("label-leads", price=phase.cry.price)
        if phase.cry.out[seat]:
            return say("label-passed")
    if isinstance(phase, SideBets) and phase.sealed[seat] not in (UNDECIDED, CANNOT):
        return say("label-has-decided")
    if isinstance(phase, Attempt) and seen.bets[seat] != NOTHING:
        key = "label-bets-for" if seen.bets[seat] > 0 else "label-bets-against"
        return say(key, amount=abs(seen.bets[seat]))
    if seat == seen.turner and not isinstance(phase, Over):
        return say("label-turner")
    return None


# --- the decision ------------------------------------------------------------------------------------


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
                "raises": [low + (steps - 1) * STEP for steps in RAISES if low + (steps - 1) * STEP <= high],
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


# --- beside the bar ----------------------------------------------------------------------------------


def sheets(seen: Seen, box: Box) -> list[Sheet]:
    """The odds: the best keeps of the attempt that goes on."""
    phase = seen.phases[-1]
    if not isinstance(phase, Attempt):
        return []
    lines = ranked(box.deck[seen.card], seen.dice, phase.rolls).ranking[:BEST_KEEPS]
    rows: list[list[Text | str | int | None]] = [
        [keep_label(line.keep), percent("label-percent", line.p)] for line in lines
    ]
    return [Sheet(say("label-odds-title"), [say("label-keep"), say("label-success")], rows)]


def notes(seen: Seen, box: Box) -> list[Text]:
    told: list[Text] = []
    if seen.card == NO_CARD:
        return told
    phase = seen.phases[-1]
    if not isinstance(phase, Over):
        told.append(percent("label-odds-now", chance_now(seen, box)))
    if isinstance(phase, Auction):
        cry = phase.cry
        if seen.seat != SPECTATOR and cry.has_standing(seen.seat):
            told.append(say(f"label-standing-{THENS[cry.thens[seen.seat]]}", maximum=cry.maxima[seen.seat]))
        again = [seat for seat in range(seen.seats) if seen.thrown_again[seat]]
        if again:
            told.append(say("label-thrown-again", number=len(again), players=seen.active.count(True)))
    card = box.deck[seen.card]
    if card.provenance != "printed":
        attested = card.dice_provenance == "printed"
        told.append(say("label-dice-attested" if attested else "label-reconstructed", card=card.id))
    return told
