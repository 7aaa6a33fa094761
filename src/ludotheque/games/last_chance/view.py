"""From what a seat knows to what it sees: the bar, the panels, the decision."""

from __future__ import annotations

from ludotheque.games.last_chance.actions import SideBet
from ludotheque.games.last_chance.components import Box
from ludotheque.games.last_chance.observation import Seen
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import CANNOT, NOTHING, UNDECIDED, SideBets
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.state import ACCOUNTS, NO_CARD
from ludotheque.games.last_chance.view_decision import choice, controls, greyed
from ludotheque.games.last_chance.view_parts import bar, panel_of
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import THENS, Bid, StandingBid
from ludotheque.kernel.position import Why
from ludotheque.kernel.scene import Panel, Piece, Scene
from ludotheque.kernel.seats import NOBODY, SPECTATOR, clockwise
from ludotheque.kernel.text import Text, say


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
    drawn.notes = notes(seen, box)
    return drawn


# --- the status bar ----------------------------------------------------------------------------------


def status(seen: Seen, waiting: list[int]) -> Text:
    phase = seen.phases[-1]
    if isinstance(phase, Over):
        return say("status-over")
    if not waiting:
        return say("status-moment")
    mine = "-mine" if seen.seat in waiting else ""
    if isinstance(phase, Auction):
        cry = phase.cry
        if cry.leader == NOBODY:
            return say("status-auction-opens" + mine)
        if cry.leader == seen.seat:
            cash = seen.cash[seen.seat]
            if cry.price > cash:
                return say("status-auction-overbid", price=cry.price, cash=cash)
            return say("status-auction-leading", price=cry.price)
        return say("status-auction" + mine, price=cry.price, leader=cry.leader)
    if isinstance(phase, SideBets):
        asked = len(phase.sealed) - phase.sealed.count(CANNOT)
        return say("status-bets" + mine, champion=seen.champion, ready=asked - len(waiting), bettors=asked)
    assert isinstance(phase, Attempt)
    return say("status-roll" + mine, champion=seen.champion, rolls=phase.rolls)


# --- the bar -----------------------------------------------------------------------------------------


def pieces(seen: Seen, box: Box) -> list[Piece]:
    """What lies on the bar; viewers who see the same share the list."""
    phase = seen.phases[-1]
    leader, price = NOBODY, 0
    if isinstance(phase, Auction):
        leader, price = phase.cry.leader, phase.cry.price
    bets, sealed = seen.bets, False
    if isinstance(phase, SideBets) and UNDECIDED in phase.sealed:
        bets, sealed = phase.sealed, True
    return bar(
        box,
        tuple(seen.cash),
        tuple(seen.active),
        seen.dice,
        seen.cards_left,
        tuple(seen.played),
        tuple(seen.owners),
        seen.card,
        leader,
        price,
        seen.champion,
        seen.stake,
        tuple(bets),
        sealed,
    )


# --- the panels --------------------------------------------------------------------------------------


def panel(seen: Seen, box: Box, seat: int, active: bool) -> Panel:
    width = len(ACCOUNTS)
    accounts = tuple(seen.accounts[seat * width : (seat + 1) * width])
    cards = tuple(
        [box.deck[card] for card, owner in zip(seen.played, seen.owners, strict=True) if owner == seat]
    )
    return panel_of(
        seat,
        box.start_cash,
        seen.cash[seat],
        accounts,
        cards,
        seen.chances[seat],
        active,
        note(seen, seat),
    )


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
    if isinstance(phase, (Attempt, SideBets)) and seen.bets[seat] != NOTHING:
        key = "label-bets-for" if seen.bets[seat] > 0 else "label-bets-against"
        return say(key, amount=abs(seen.bets[seat]))
    if isinstance(phase, SideBets) and phase.sealed[seat] not in (UNDECIDED, CANNOT):
        return say("label-has-decided")
    if seat == seen.turner and not isinstance(phase, Over):
        return say("label-turner")
    return None


# --- beside the bar ----------------------------------------------------------------------------------


def notes(seen: Seen, box: Box) -> list[Text]:
    lines: list[Text] = []
    if seen.card == NO_CARD:
        return lines
    phase = seen.phases[-1]
    if isinstance(phase, Auction):
        cry = phase.cry
        if seen.by_the_book:
            lines.append(say("label-by-the-book"))
        if seen.seat != SPECTATOR and cry.has_standing(seen.seat):
            lines.append(say(f"label-standing-{THENS[cry.thens[seen.seat]]}", maximum=cry.maxima[seen.seat]))
        again = [seat for seat in range(seen.seats) if seen.thrown_again[seat] and seen.active[seat]]
        if again:
            lines.append(say("label-thrown-again", number=len(again), players=seen.active.count(True)))
    card = box.deck[seen.card]
    if card.provenance != "printed":
        attested = card.dice_provenance == "printed"
        lines.append(say("label-dice-attested" if attested else "label-reconstructed"))
    return lines
