"""The part of the view that shows negotiations: open offers, answers, and the control that makes new ones."""

from __future__ import annotations

from ludotheque.games.metropolis.actions import (
    NO_PROMISE,
    OFFER_END,
    PROMISE_BUILDING,
    PROMISE_LOT,
    EarlyEnd,
    JointBuilding,
    OfferTrade,
    Trade,
)
from ludotheque.games.metropolis.components import DISTRICTS, LOTS, PIECES, TYPES, UNITS, Box, printed
from ludotheque.games.metropolis.observation import Seen
from ludotheque.games.metropolis.plots import plot_lots, plot_piece
from ludotheque.games.metropolis.rules.building import allowed_pieces
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.games.metropolis.rules.evaluation import in_points, prospect
from ludotheque.games.metropolis.rules.negotiation import parties
from ludotheque.games.metropolis.town import NOBODY, Town
from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Why
from ludotheque.kernel.offers import Accept, Decline, Offer, Withdraw
from ludotheque.kernel.scene import Choice, Control, Text, say
from ludotheque.kernel.seats import SPECTATOR

# --- what an offer says ------------------------------------------------------------------------------


def told(town: Town, offer: Offer) -> Text:
    """An offer in one sentence."""
    terms = offer.terms
    if isinstance(terms, JointBuilding):
        lots = [printed(lot) for lot in plot_lots(terms.plot)]
        return say("label-offer-joint", piece=PIECES[plot_piece(terms.plot)], lots=lots)
    if isinstance(terms, EarlyEnd):
        return say("label-offer-end")
    assert isinstance(terms, Trade)
    moves = moved(town, terms)
    if terms.promise == NO_PROMISE:
        return say("label-offer-trade", moves=moves)
    return say("label-offer-promise", moves=moves, promise=promised(terms.promise))


def moved(town: Town, terms: Trade) -> list[Text]:
    return [
        say("label-move", lot=printed(lot), owner=town.owners[lot], other=terms.takers[index])
        for index, lot in enumerate(terms.lots)
    ]


def promised(promise: int) -> Text:
    if promise >= PROMISE_LOT:
        return say("label-promise-lot", lot=printed(promise - PROMISE_LOT))
    type_, district = divmod(promise - PROMISE_BUILDING, DISTRICTS)
    return say("label-promise-building", type=TYPES[type_], district=printed(district * UNITS))


def standing(seen: Seen, offer: Offer) -> Text:
    """An open offer, for the notes: who made it, what it says, who has still to agree."""
    return say(
        "label-offer-stands",
        number=offer.number,
        proposer=offer.proposer,
        terms=told(seen.town, offer),
        other=offer.waiting,
    )


# --- before and after --------------------------------------------------------------------------------


def effects(seen: Seen, box: Box, offer: Offer) -> list[tuple[Text, str]]:
    """Both sides of an offer, for whoever has to answer it."""
    terms = offer.terms
    shown = [(told(seen.town, offer), "")]
    if isinstance(terms, JointBuilding):
        found = prospect(box, seen.town, terms.plot)
        shown.append((say("label-value"), str(found.value)))
        for seat in range(seen.seats):
            if found.changes[seat] != 0:
                sign = "+" if found.changes[seat] > 0 else ""
                shown.append((say("label-change", seat=seat), sign + in_points(found.changes[seat])))
    elif isinstance(terms, Trade):
        town = seen.town.copy()
        concerned = parties(town, terms)
        before = [could_hold(box, town, seat) for seat in concerned]
        for index, lot in enumerate(terms.lots):
            town.transfer(lot, terms.takers[index])
        for index, seat in enumerate(concerned):
            after = could_hold(box, town, seat)
            shown.append((say("label-could-hold", seat=seat), f"{before[index]} → {after}"))
    return shown


def could_hold(box: Box, town: Town, seat: int) -> int:
    """The base values of the best buildings that would fit on a player's unbuilt lots, and may stand there."""
    total = 0
    for district in range(DISTRICTS):
        filling = box.filling(allowed_pieces(box, town, district))
        total += filling[town.held[seat * DISTRICTS + district]]
    return total


# --- answering and proposing -------------------------------------------------------------------------


def answer(seen: Seen, box: Box, action: Accept | Decline | Withdraw) -> Choice:
    offer = seen.book.find(action.number)
    assert offer is not None
    on = f"offer:{action.number}"
    preview = effects(seen, box, offer)
    if isinstance(action, Accept):
        return Choice(action.notation, say("action-accept", number=action.number), on, True, preview)
    if isinstance(action, Decline):
        agreed = seen.seat not in offer.waiting  # a yes that does not bind yet (§6.3)
        label = say("action-decline-after-all" if agreed else "action-decline", number=action.number)
        return Choice(action.notation, label, on, False, preview)
    return Choice(action.notation, say("action-withdraw", number=action.number), on, False, preview)


def end_choice(seen: Seen, why: Why) -> list[Choice]:
    """§9.3: proposing the end is always a button, though menus never suggest it."""
    if seen.seat == SPECTATOR or isinstance(seen.phase, Over) or why(OFFER_END) is not None:
        return []
    return [Choice(OFFER_END.notation, say("action-offer-end"), "button", True)]


def controls(seen: Seen, menu: tuple[Action, ...], why: Why) -> list[Control]:
    """§6: the control that puts an exchange together, for everybody at any time."""
    if seen.seat == SPECTATOR or isinstance(seen.phase, Over) or not seen.trades:
        return []
    owners = [{"seat": seat, "lots": tradable(seen.town, seat)} for seat in range(seen.seats)]
    free = [printed(lot) for lot in range(LOTS) if seen.town.owners[lot] == NOBODY]
    data: dict[str, object] = {
        "notation": "offer {moves}{promise}",  # moves: one `{lot}>{seat}` for each lot, a space between
        "move": "{lot}>{seat}",
        "owners": owners,
        "promise": " promise {kind} {number}",
        "promises": [
            *[{"kind": name, "label": say("label-promise-kind", type=name)} for name in TYPES],
            {"kind": "lot", "label": say("label-promise-kind-lot")},
        ],
        "districts": [printed(district * UNITS) for district in range(DISTRICTS)],
        "free_lots": free,
        "suggestions": [suggestion(seen.town, action) for action in menu if isinstance(action, OfferTrade)],
    }
    return [Control("trade", "trade", say("action-trade"), data)]


def tradable(town: Town, seat: int) -> list[int]:
    """The printed numbers of a player's unbuilt lots."""
    return [printed(lot) for lot in range(LOTS) if town.owners[lot] == seat and not town.is_built(lot)]


def suggestion(town: Town, action: OfferTrade) -> dict[str, object]:
    return {
        "notation": action.notation,
        "label": say("label-offer-trade", moves=moved(town, action.terms)),
    }
