"""From what a seat knows to what it sees: the bar, the panels, the decision."""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance.actions import SideBet
from ludotheque.games.last_chance.bot import chance_now
from ludotheque.games.last_chance.components import COCKTAIL, LONG_DRINK, Box, Card
from ludotheque.games.last_chance.dice import SETS
from ludotheque.games.last_chance.observation import SECRET, Seen
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import CANNOT, NOTHING, UNDECIDED, SideBets
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.solver import ranked
from ludotheque.games.last_chance.state import ACCOUNTS, NO_CARD, NOBODY
from ludotheque.games.last_chance.view_decision import choice, controls, greyed, keep_label, money, percent
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import THENS, Bid, StandingBid
from ludotheque.kernel.game import Why
from ludotheque.kernel.scene import Panel, Piece, Row, Scene, Sheet, Text, say
from ludotheque.kernel.seats import SPECTATOR, clockwise, letter

BEST_KEEPS: Final = 5  #: lines of the odds sheet
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
        label, cash = say(key, seat=seat), money(seen.cash[seat])
        drawn.append(Piece(f"place-{name}", "coaster", f"seat-{name}", label, seat, cash, faded))
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
        Row(say("label-last-chance"), left, [], "star" if seen.chances[seat] else "star-used"),
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
        again = [seat for seat in range(seen.seats) if seen.thrown_again[seat] and seen.active[seat]]
        if again:
            told.append(say("label-thrown-again", number=len(again), players=seen.active.count(True)))
    card = box.deck[seen.card]
    if card.provenance != "printed":
        attested = card.dice_provenance == "printed"
        told.append(say("label-dice-attested" if attested else "label-reconstructed", card=card.id))
    return told
