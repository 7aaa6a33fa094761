"""From what a seat knows to what it sees: the island, the panels, the decision."""

from __future__ import annotations

from typing import Final

from ludotheque.games.paradis.actions import (
    BUILDING,
    NATURE,
    SIDES,
    Bid,
    Contract,
    MakeOffer,
    offer,
    place,
)
from ludotheque.games.paradis.components import (
    SITES,
    Box,
)
from ludotheque.games.paradis.observation import SECRET, Seen, tile_in_play
from ludotheque.games.paradis.rules.auction import NO_BID, Rebid, SealedAuction, SecondCall
from ludotheque.games.paradis.rules.ending import Over
from ludotheque.games.paradis.rules.initial import InitialRound
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.state import ACCOUNTS, EMPTY, PRESERVED
from ludotheque.games.paradis.view_parts import (
    bid_control,
    first_villa_text,
    island,
    offer_control,
    panel_of,
    plain_choice,
    tile_text,
)
from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Why
from ludotheque.kernel.offers import Accept, Decline, Withdraw
from ludotheque.kernel.scene import Choice, Control, Greyed, Panel, Piece, Scene, Text, say
from ludotheque.kernel.seats import SPECTATOR, clockwise

MOST_ASKED: Final = 200  #: as far as the page's offer control goes


def scene(seen: Seen, box: Box, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
    drawn = Scene("board.svg", status(seen, waiting), seen.phases[-1].rule())
    drawn.pieces = pieces(seen)
    first = 0 if seen.seat == SPECTATOR else seen.seat
    drawn.panels = [panel(seen, box, seat, seat in waiting) for seat in clockwise(first, seen.seats)]
    drawn.choices = [choice(seen, action) for action in menu if not isinstance(action, (Bid, MakeOffer))]
    drawn.controls = controls(seen, menu, why)
    drawn.greyed = greyed(seen, menu, waiting, why)
    drawn.notes = notes(seen, box)
    return drawn


# --- the status bar ----------------------------------------------------------------------------------


def status(seen: Seen, waiting: list[int]) -> Text:
    phase = seen.phases[-1]
    mine = seen.seat in waiting
    if isinstance(phase, Over):
        return say("status-over")
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
    bottom = seen.phases[0]
    villa = -1
    if isinstance(bottom, InitialRound) and isinstance(seen.phases[-1], SealedAuction):
        villa = bottom.on_sale
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
            return say("label-has-bid") if bid == SECRET else say("label-my-bid", amount=bid)
    if isinstance(phase, Negotiation) and seat == phase.buyer:
        return say("label-buyer")
    return None


# --- the decision ------------------------------------------------------------------------------------


def choice(seen: Seen, action: Action) -> Choice:
    if isinstance(action, (Accept, Decline, Withdraw)):
        label = say(f"action-{action.notation.split()[0]}", contract=contract(seen, action.number))
        return Choice(action.notation, label, f"offer:{action.number}")
    return plain_choice(action)


def contract(seen: Seen, number: int) -> Text:
    phase = seen.phases[-1]
    assert isinstance(phase, Negotiation)
    return contract_text(phase.terms_of(number))


def contract_text(terms: Contract) -> Text:
    return say(
        f"label-contract-{SIDES[terms.side]}", payer=terms.payer, payee=terms.payee, amount=terms.amount
    )


def controls(seen: Seen, menu: tuple[Action, ...], why: Why) -> list[Control]:
    phase = seen.phases[-1]
    made: list[Control] = []
    if isinstance(phase, SealedAuction) and menu:
        made.append(bid_control(lot(seen), phase.minimum, seen.cash[seen.seat], phase.bids[seen.seat]))
    if isinstance(phase, Negotiation) and seen.seat != SPECTATOR:
        for side in (NATURE, BUILDING):
            for payer, payee in partners(seen, phase):
                most = most_promised(side, payer, payee, why)
                if most > 0:
                    made.append(offer_control(side, payer, payee, most, suggested(menu, side, payer, payee)))
    return made


def most_promised(side: int, payer: int, payee: int, why: Why) -> int:
    """The largest amount the gate lets this seat propose; what another would pay is not ours to know."""
    for amount in range(MOST_ASKED, 0, -1):
        refusal = why(offer(side, payer, payee, amount))
        if refusal is None:
            return amount
        if refusal.key not in ("offer-was-declined", "offer-stands-already"):
            most = refusal.facts.get("most")
            return most if refusal.key == "cannot-honour" and isinstance(most, int) else 0
    return 0


def partners(seen: Seen, phase: Negotiation) -> list[tuple[int, int]]:
    """The payments a seat may propose: payer and payee, the buyer always one of them (§9.1)."""
    pairs: list[tuple[int, int]] = []
    for other in range(seen.seats):
        if other == phase.buyer or seen.seat not in (other, phase.buyer):
            continue
        pairs.append((other, phase.buyer))
        pairs.append((phase.buyer, other))
    return pairs


def suggested(menu: tuple[Action, ...], side: int, payer: int, payee: int) -> int | None:
    """The first amount the menu samples for this contract, if any."""
    for action in menu:
        if isinstance(action, MakeOffer):
            terms = action.terms
            if (terms.side, terms.payer, terms.payee) == (side, payer, payee):
                return terms.amount
    return None


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
    """Standing contracts and offers, and what the environment prize would be now."""
    told: list[Text] = []
    phase = seen.phases[-1]
    if isinstance(phase, Negotiation):
        for terms in phase.contracts:
            told.append(say("label-contract-binds", contract=contract_text(terms)))
        for standing in phase.book.open:
            assert isinstance(standing.terms, Contract)
            told.append(
                say(
                    "label-offer-stands",
                    number=standing.number,
                    proposer=standing.proposer,
                    contract=contract_text(standing.terms),
                )
            )
    preserved = seen.sites.count(PRESERVED)
    if 1 <= preserved <= len(box.first_prize):
        first, second = box.first_prize[preserved - 1], box.second_prize[preserved - 1]
    else:
        first = second = 0
    told.append(say("label-prize-now", number=preserved, first=first, second=second))
    return told
