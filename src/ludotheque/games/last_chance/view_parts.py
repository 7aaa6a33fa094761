"""The bar and the panels. Parts that look the same are the same objects, made once.

Most moves leave most of a scene as it was, and nearly all of it is the same for all seats: whoever puts scenes into
words or compares them finds by identity what has been done already. Nobody changes a part.

Pieces have a stable order: what stays keeps its place in the list, what comes is put at its end. So a card stands
among the cards of the match in the order of play, and the dice and money of one card come after it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.games.last_chance.components import COCKTAIL, LONG_DRINK, Box, Card
from ludotheque.games.last_chance.dice import SETS
from ludotheque.games.last_chance.observation import SECRET
from ludotheque.games.last_chance.rules.bets import CANNOT, NOTHING, UNDECIDED
from ludotheque.games.last_chance.state import ACCOUNTS, NO_CARD
from ludotheque.kernel.outcome import counted, signed
from ludotheque.kernel.scene import Panel, Piece, Row
from ludotheque.kernel.seats import NOBODY, letter
from ludotheque.kernel.text import Text, say

REMEMBERED: Final = 1 << 11  #: parts of each kind
_GOALS: Final = {COCKTAIL: "cocktail", LONG_DRINK: "long-drink"}


# --- the bar -----------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def pile(left: int) -> Piece:
    return Piece("pile", "pile", "pile", say("label-pile", number=left), value=str(left))


@lru_cache(maxsize=REMEMBERED)
def place(seat: int, cash: int, active: bool) -> Piece:
    """A player's place at the bar."""
    name = letter(seat)
    label = say("label-place" if active else "label-place-empty", seat=seat)
    return Piece(f"place-{name}", "coaster", f"seat-{name}", label, seat, counted(cash), not active)


@lru_cache(maxsize=REMEMBERED)
def die(number: int, face: int) -> Piece:
    return Piece(f"die-{number}", f"die-{face}", f"die-{number}", say("label-die", face=face))


@lru_cache(maxsize=REMEMBERED)
def won_card(card: Card, number: int, owner: int) -> Piece:
    label = say("label-card-won", owner=owner, **card.goal())
    return Piece(f"card-{card.id}", "card-won", f"won-{letter(owner)}", label, value=str(number))


def goal_symbol(symbol: str) -> str:
    """The picture of a die printed on a card."""
    return _GOALS.get(symbol, f"goal-{symbol}")


def goal_label(symbol: str) -> Text:
    return say(f"label-{_GOALS[symbol]}") if symbol in _GOALS else say("label-goal", face=symbol)


@lru_cache(maxsize=REMEMBERED)
def card_on_table(card: Card, number: int, left: int) -> list[Piece]:
    """§3.1: the card, which one of the match it is, the dice printed on it, its prize and its rolls."""
    label = say("label-card", prize=card.prize, rolls=card.rolls, **card.goal())
    drawn = [Piece(f"card-{card.id}", "card", "card", label, value=f"{number}/{number + left}")]
    for at, symbol in enumerate(card.symbols, 1):
        drawn.append(Piece(f"goal-{card.id}-{at}", goal_symbol(symbol), f"goal-{at}", goal_label(symbol)))
    label, prize = say("label-prize", prize=card.prize), counted(card.prize)
    drawn.append(Piece(f"prize-{card.id}", "prize", "prize", label, value=prize))
    label = say("label-rolls", rolls=card.rolls)
    drawn.append(Piece(f"rolls-{card.id}", "rolls", "rolls", label, value=str(card.rolls)))
    return drawn


@lru_cache(maxsize=REMEMBERED)
def highest_bid(leader: int, price: int) -> Piece:
    label = say("label-highest-bid", price=price, leader=leader)
    return Piece("bid", "hammer", "hammer", label, leader, counted(price))


@lru_cache(maxsize=REMEMBERED)
def stake_piece(champion: int, stake: int) -> Piece:
    label = say("label-stake", stake=stake, champion=champion)
    return Piece("stake", "notes", "stake", label, champion, counted(stake))


@lru_cache(maxsize=REMEMBERED)
def bet_piece(seat: int, amount: int) -> Piece:
    """A side bet as this viewer knows it. Who has not decided yet has a token too, so that tokens keep their order."""
    name = f"bet-{letter(seat)}"
    if amount == UNDECIDED:
        return Piece(name, "token", name, say("label-bet-awaited", seat=seat), value="…", faded=True)
    if amount in (SECRET, NOTHING):
        return Piece(name, "token", name, say("label-bet-sealed", seat=seat), value="?")
    key, symbol = ("label-bet-for", "clover") if amount > 0 else ("label-bet-against", "no-luck")
    return Piece(name, symbol, name, say(key, seat=seat, amount=abs(amount)), value=counted(abs(amount)))


def won_cards(deck: list[Card], played: tuple[int, ...], owners: tuple[int, ...]) -> list[Piece]:
    drawn: list[Piece] = []
    for index, owner in enumerate(owners):
        if owner != NOBODY:
            drawn.append(won_card(deck[played[index]], index + 1, owner))
    return drawn


def bet_pieces(bets: tuple[int, ...], sealed: bool) -> list[Piece]:
    """The side bets under their tokens: sealed, a token for each who may bet (§8.2); shown, for each who has bet."""
    drawn: list[Piece] = []
    for seat in range(len(bets)):
        if bets[seat] != CANNOT and (sealed or bets[seat] != NOTHING):
            drawn.append(bet_piece(seat, bets[seat]))
    return drawn


@lru_cache(maxsize=REMEMBERED)
def bar(
    box: Box,
    cash: tuple[int, ...],
    active: tuple[bool, ...],
    dice: int,
    left: int,
    played: tuple[int, ...],
    owners: tuple[int, ...],
    card: int,
    leader: int,
    price: int,
    champion: int,
    stake: int,
    bets: tuple[int, ...],
    sealed: bool,
) -> list[Piece]:
    """All pieces: what is always there, the cards, then what lies there for the card on the table."""
    drawn = [place(seat, cash[seat], active[seat]) for seat in range(len(cash))]
    drawn += [die(number, face) for number, face in enumerate(SETS[dice], 1)]
    if left:
        drawn.append(pile(left))
    drawn += won_cards(box.deck, played, owners)
    if card != NO_CARD:
        drawn += card_on_table(box.deck[card], len(played) + 1, left)
    if leader != NOBODY:
        drawn.append(highest_bid(leader, price))
    if champion != NOBODY:
        drawn.append(stake_piece(champion, stake))
    return drawn + bet_pieces(bets, sealed)


# --- the panels --------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def rows_of(
    start: int, cash: int, accounts: tuple[int, ...], cards: tuple[Card, ...], chance: bool
) -> list[Row]:
    """What a seat has: its money and where it came from, its cards, its last chance."""
    detail = [(say("category-start"), counted(start))]
    for name, amount in zip(ACCOUNTS, accounts, strict=True):
        if amount:
            detail.append((say(f"category-{name}"), signed(amount)))
    won = [(say("label-goal-of-card", **card.goal()), counted(card.prize)) for card in cards]
    left = say("label-chance-left" if chance else "label-chance-used")
    return [
        Row(say("label-cash"), cash, detail, "coin"),
        Row(say("label-cards"), len(cards), won, "menu-card"),
        Row(say("label-last-chance"), left, [], "star" if chance else "star-used"),
    ]


@lru_cache(maxsize=REMEMBERED)
def panel_of(
    seat: int,
    start: int,
    cash: int,
    accounts: tuple[int, ...],
    cards: tuple[Card, ...],
    chance: bool,
    active: bool,
    note: Text | None,
) -> Panel:
    return Panel(seat, rows_of(start, cash, accounts, cards, chance), active, note)
