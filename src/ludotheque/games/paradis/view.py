"""From what a seat knows to what it sees: the island, the panels, the decision."""

from __future__ import annotations

from ludotheque.games.paradis.actions import NATURE, Bid, ChooseVilla, MakeOffer, place
from ludotheque.games.paradis.components import SITES, Box
from ludotheque.games.paradis.observation import SECRET, Seen, tile_in_play
from ludotheque.games.paradis.payoff import best_at_once, on_sale, payoff_control, villa_brings
from ludotheque.games.paradis.rules.auction import NO_BID, Rebid, SealedAuction, SecondCall
from ludotheque.games.paradis.rules.ending import Over
from ludotheque.games.paradis.rules.initial import InitialRound
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.state import ACCOUNTS, EMPTY, PRESERVED
from ludotheque.games.paradis.view_offers import answer, offer_controls, offer_note, offers_to_show
from ludotheque.games.paradis.view_parts import (
    bid_control,
    first_villa_text,
    island,
    panel_of,
    plain_choice,
    tile_text,
    villa_choice,
)
from ludotheque.kernel.actions import Action
from ludotheque.kernel.offers import Accept, Decline, Withdraw
from ludotheque.kernel.position import Why
from ludotheque.kernel.scene import Choice, Control, Greyed, Panel, Piece, Scene
from ludotheque.kernel.seats import SPECTATOR, clockwise
from ludotheque.kernel.text import Text, say


def scene(seen: Seen, box: Box, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
    drawn = Scene("board.svg", status(seen, waiting), seen.phases[-1].rule())
    drawn.pieces = pieces(seen)
    first = 0 if seen.seat == SPECTATOR else seen.seat
    drawn.panels = [panel(seen, box, seat, seat in waiting) for seat in clockwise(first, seen.seats)]
    asked = [action for action in menu if not isinstance(action, (Bid, MakeOffer))]
    asked.sort(key=comes_last)
    drawn.choices = [choice(seen, box, action) for action in asked]
    drawn.controls = controls(seen, box, menu, why)
    drawn.greyed = greyed(seen, menu, waiting, why)
    drawn.notes = notes(seen, box)
    return drawn


# --- the status bar ----------------------------------------------------------------------------------


def status(seen: Seen, waiting: list[int]) -> Text:
    phase = seen.phases[-1]
    mine = seen.seat in waiting
    if isinstance(phase, Over):
        return say("status-over")
    if not waiting:
        return say("status-moment")
    if isinstance(phase, InitialRound):
        return say("status-choose-mine") if mine else say("status-choose", seat=phase.chooser)
    if isinstance(phase, SealedAuction):
        ready = len(phase.bidders) - len(waiting)
        key = "status-bid"
        if isinstance(phase, Rebid):
            key = "status-rebid"
        elif isinstance(phase, SecondCall):
            key = "status-second-call"
        key += "-mine" if mine else ""
        return say(key, lot=lot(seen), ready=ready, bidders=len(phase.bidders), minimum=phase.minimum)
    assert isinstance(phase, Negotiation)
    if waiting == [phase.buyer]:
        return say("status-place-mine") if mine else say("status-place", buyer=phase.buyer)
    silent = [seat for seat in waiting if not phase.spoken[seat]]
    if seen.seat == phase.buyer and any(seen.seat in found.waiting for found in phase.book.open):
        return say("status-offered", number=len(waiting))
    if mine:
        return say("status-speak-mine" if seen.seat in silent else "status-answer-mine", buyer=phase.buyer)
    if silent:
        return say("status-speak", buyer=phase.buyer, number=len(silent))
    return say("status-answer", buyer=phase.buyer, number=len(waiting))


def lot(seen: Seen) -> Text:
    """What is being sold."""
    tile = tile_in_play(seen.phases)
    bottom = seen.phases[0]
    if tile >= 0:
        return tile_text(tile)
    assert isinstance(bottom, InitialRound)
    return first_villa_text(bottom.on_sale)


# --- the island --------------------------------------------------------------------------------------


def pieces(seen: Seen) -> list[Piece]:
    villa = on_sale(seen) if isinstance(seen.phases[-1], SealedAuction) else -1
    return island(tuple(seen.sites), tuple(seen.owners), tile_in_play(seen.phases), villa, seen.tiles_left)


# --- the panels --------------------------------------------------------------------------------------


def panel(seen: Seen, box: Box, seat: int, active: bool) -> Panel:
    width = len(ACCOUNTS)
    cash = seen.cash[seat]
    accounts = () if cash == SECRET else tuple(seen.accounts[seat * width : (seat + 1) * width])
    start, buildings = box.start_cash[seen.seats], seen.owners.count(seat)
    return panel_of(seat, start, cash, accounts, seen.trees[seat], buildings, active, note_on(seen, seat))


def note_on(seen: Seen, seat: int) -> Text | None:
    """What the seat has done so far in this auction or negotiation."""
    phase = seen.phases[-1]
    if isinstance(phase, SealedAuction) and seat in phase.bidders:
        bid = phase.bids[seat]
        if bid != NO_BID:
            if bid != SECRET and seat != seen.seat:
                return say("label-open-bid", amount=bid)
            return say("label-has-bid") if bid == SECRET else say("label-my-bid", amount=bid)
    if isinstance(phase, Negotiation) and seat == phase.buyer:
        return say("label-buyer")
    return None


# --- the decision ------------------------------------------------------------------------------------


def comes_last(action: Action) -> bool:
    """Offers that wait for an answer come before one's own."""
    return isinstance(action, Withdraw)


def choice(seen: Seen, box: Box, action: Action) -> Choice:
    if isinstance(action, (Accept, Decline, Withdraw)):
        return answer(seen, box, action)
    if isinstance(action, ChooseVilla):
        _, free, each = villa_brings(seen, box, action.district, seen.seat)
        return villa_choice(action, free, each)
    return plain_choice(action)


def controls(seen: Seen, box: Box, menu: tuple[Action, ...], why: Why) -> list[Control]:
    phase = seen.phases[-1]
    made: list[Control] = []
    # the buyer too, who waits with an empty menu
    speaks = isinstance(phase, Negotiation) and seen.seat != SPECTATOR and tile_in_play(seen.phases) >= 0
    payoff = payoff_control(seen, box) if menu or speaks else None
    if payoff is not None:
        made.append(payoff)
    if isinstance(phase, SealedAuction) and menu:
        cash = seen.cash[seen.seat]
        first = min(cash, max(phase.minimum, best_at_once(seen, box), box.premium))
        made.append(bid_control(lot(seen), phase.minimum, cash, phase.bids[seen.seat], first))
    if isinstance(phase, Negotiation) and speaks:
        made += offer_controls(seen, box, phase, why)
    return made


def greyed(seen: Seen, menu: tuple[Action, ...], waiting: list[int], why: Why) -> list[Greyed]:
    """Sites the buyer cannot cover, each with the gate's reason."""
    phase = seen.phases[-1]
    if not isinstance(phase, Negotiation) or seen.seat != phase.buyer or waiting != [phase.buyer]:
        return []
    out: list[Greyed] = []
    for site in range(len(SITES)):
        refusal = why(place(site, NATURE)) if seen.sites[site] == EMPTY else None
        if refusal is not None:
            out.append(Greyed(f"place:{SITES[site]}", refusal))
    return out


def notes(seen: Seen, box: Box) -> list[Text]:
    """The offers about the tile and what became of them, and what the environment prize would be until it is paid."""
    lines = [offer_note(seen.seat, found) for found in offers_to_show(seen)]
    if isinstance(seen.phases[-1], Over):
        return lines
    preserved = seen.sites.count(PRESERVED)
    if 1 <= preserved <= len(box.first_prize):
        first, second = box.first_prize[preserved - 1], box.second_prize[preserved - 1]
    else:
        first = second = 0
    lines.append(say("label-prize-now", number=preserved, first=first, second=second))
    return lines
