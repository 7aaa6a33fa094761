"""The part of the view that shows negotiations: open offers, answers, and the control that makes new ones."""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.actions import (
    ANSWERS,
    NO_PROMISE,
    OFFER_END,
    PROMISE_BUILDING,
    PROMISE_LOT,
    EarlyEnd,
    JointBuilding,
    OfferTrade,
    Trade,
)
from ludotheque.games.metropolis.components import (
    DISTRICTS,
    PIECES,
    TYPES,
    UNITS,
    Box,
    printed,
)
from ludotheque.games.metropolis.observation import Seen
from ludotheque.games.metropolis.plots import plot_piece
from ludotheque.games.metropolis.rules.building import allowed_pieces
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.games.metropolis.rules.negotiation import parties
from ludotheque.games.metropolis.town import Town
from ludotheque.games.metropolis.view_choices import prospects
from ludotheque.games.metropolis.view_parts import numbers_of
from ludotheque.kernel.offers import OPEN, STATES, Accept, Decline, Offer, Withdraw
from ludotheque.kernel.position import Why
from ludotheque.kernel.scene import Choice, Control, Greyed
from ludotheque.kernel.seats import NOBODY, SPECTATOR
from ludotheque.kernel.text import Text, say

# --- what an offer says ------------------------------------------------------------------------------


def rule_of(offer: Offer) -> str:
    """The § on offers of this kind."""
    if isinstance(offer.terms, JointBuilding):
        return "7.2"
    return "9.3" if isinstance(offer.terms, EarlyEnd) else "6.3"


def question(offer: Offer) -> Text:
    """What the proposer of an offer asks, for the status bar."""
    if isinstance(offer.terms, JointBuilding):
        return say("status-asked-joint", proposer=offer.proposer)
    if isinstance(offer.terms, EarlyEnd):
        return say("status-asked-end", proposer=offer.proposer)
    return say("status-asked-trade", proposer=offer.proposer)


def terms_of(town: Town, offer: Offer, me: int) -> Text:
    """What an offer says, in one sentence, to the seat `me`."""
    terms = offer.terms
    if isinstance(terms, JointBuilding):
        return say("label-offer-joint", piece=PIECES[plot_piece(terms.plot)], lots=numbers_of(terms.plot))
    if isinstance(terms, EarlyEnd):
        return say("label-offer-end")
    assert isinstance(terms, Trade)
    moves = moved(town, terms, me) if offer.state == OPEN else taken(terms, me)
    if terms.promise == NO_PROMISE:
        return say("label-offer-trade", moves=moves)
    return say("label-offer-promise", moves=moves, promise=promised(terms.promise))


def moved(town: Town, terms: Trade, me: int) -> tuple[Text, ...]:
    """Which lot goes from whom to whom; what is one's own is "your lot", and what one gets goes "to you"."""
    moves: list[Text] = []
    for index, lot in enumerate(terms.lots):
        owner, taker = town.owners[lot], terms.takers[index]
        if owner == me:
            moves.append(say("label-move-mine", lot=printed(lot), other=taker))
        elif taker == me:
            moves.append(say("label-move-to-me-from", lot=printed(lot), owner=owner))
        else:
            moves.append(say("label-move", lot=printed(lot), owner=owner, other=taker))
    return tuple(moves)


def taken(terms: Trade, me: int) -> tuple[Text, ...]:
    """The same for an offer that is over: the lots may have other owners now."""
    moves: list[Text] = []
    for index, lot in enumerate(terms.lots):
        taker = terms.takers[index]
        if taker == me:
            moves.append(say("label-move-to-me", lot=printed(lot)))
        else:
            moves.append(say("label-move-to", lot=printed(lot), other=taker))
    return tuple(moves)


def promised(promise: int) -> Text:
    if promise >= PROMISE_LOT:
        return say("label-promise-lot", lot=printed(promise - PROMISE_LOT))
    type_, district = divmod(promise - PROMISE_BUILDING, DISTRICTS)
    return say("label-promise-building", type=TYPES[type_], district=printed(district * UNITS))


def offer_notes(seen: Seen) -> list[Text]:
    """The offers of this turn and all that stand: who made it, what it says, what has become of it."""
    notes: list[Text] = []
    for offer in seen.book.open + seen.book.closed:
        key = f"label-offer-{STATES[offer.state]}"
        terms = terms_of(seen.town, offer, seen.seat)
        if offer.state == OPEN:
            asked = tuple(offer.waiting)
            notes.append(say(key, number=offer.number, proposer=offer.proposer, terms=terms, other=asked))
        elif offer.by == NOBODY:
            notes.append(say(key, number=offer.number, proposer=offer.proposer, terms=terms))
        else:
            notes.append(say(key, number=offer.number, proposer=offer.proposer, terms=terms, other=offer.by))
    return notes


def closed_offers(seen: Seen, why: Why) -> list[Greyed]:
    """What became of the offers that concern this seat: the gate's answer to whoever would still accept them."""
    found: list[Greyed] = []
    for offer in seen.book.closed:
        if seen.seat != SPECTATOR and concerns(seen.town, offer, seen.seat):
            refusal = why(ANSWERS.accepts[offer.number])
            if refusal is not None:
                found.append(Greyed(f"offer:{offer.number}", refusal))
    return found


def concerns(town: Town, offer: Offer, seat: int) -> bool:
    """Whether this seat proposed or answered a closed offer, or would have given or taken something."""
    if seat in (offer.proposer, offer.by):
        return True
    terms = offer.terms
    if isinstance(terms, Trade):
        return seat in terms.takers or seat in parties(town, terms)
    return not isinstance(terms, JointBuilding) or seat in town.owners_of(terms.plot)


# --- before and after --------------------------------------------------------------------------------


def effects(seen: Seen, box: Box, offer: Offer, last: bool) -> list[tuple[Text, str]]:
    """Both sides of an offer, for whoever has to answer it; `last`: the answer carries it out."""
    terms = offer.terms
    mine = offer.proposer == seen.seat
    proposed = say("label-proposed-mine") if mine else say("label-proposed-by", proposer=offer.proposer)
    shown: list[tuple[Text, str]] = [(proposed, "")]
    if not (last and isinstance(terms, EarlyEnd)):  # then the effect of the answer says that the match ends
        shown.append((terms_of(seen.town, offer, seen.seat), ""))
    if isinstance(terms, JointBuilding):
        shown += prospects(seen, box, terms.plot, not last)
    elif isinstance(terms, Trade):
        shown += both_sides(seen, box, terms)
    return shown


def both_sides(seen: Seen, box: Box, terms: Trade) -> list[tuple[Text, str]]:
    """§6.3: what each of those concerned could build before and after an exchange."""
    town = seen.town.copy()
    concerned = parties(town, terms)
    before = [could_hold(box, town, seat) for seat in concerned]
    for index, lot in enumerate(terms.lots):
        town.transfer(lot, terms.takers[index])
    return [
        (could_build(seen, seat), f"{before[index]} → {could_hold(box, town, seat)}")
        for index, seat in enumerate(concerned)
    ]


def could_build(seen: Seen, seat: int) -> Text:
    return say("label-could-hold-mine") if seat == seen.seat else say("label-could-hold", seat=seat)


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
    last = isinstance(action, Accept) and offer.waiting == [seen.seat]
    preview = effects(seen, box, offer, last)
    if isinstance(action, Accept):
        return Choice(action.notation, say("action-accept", number=action.number), on, True, preview)
    if isinstance(action, Decline):
        agreed = seen.seat not in offer.waiting  # a yes that does not bind yet (§6.3)
        label = say("action-decline-after-all" if agreed else "action-decline", number=action.number)
        return Choice(action.notation, label, on, False, preview)
    return Choice(action.notation, say("action-withdraw", number=action.number), on, False, preview)


def end_choice(seen: Seen, why: Why) -> list[Choice]:
    """§9.3: proposing the end is always possible, though nobody is invited to it: it waits in the menu of the page."""
    if seen.seat == SPECTATOR or isinstance(seen.phase, Over) or why(OFFER_END) is not None:
        return []
    return [Choice(OFFER_END.notation, say("action-offer-end"), "menu", True, quiet=True)]


def controls(seen: Seen) -> list[Control]:
    """§6: the control that puts an exchange together, for everybody at any time."""
    if seen.seat == SPECTATOR or isinstance(seen.phase, Over) or not seen.trades:
        return []
    countered = [counter(offer) for offer in seen.book.awaiting(seen.seat) if isinstance(offer.terms, Trade)]
    if not countered:
        return TRADE
    return [Control("trade", "trade", say("action-trade"), {**TRADE[0].data, "counters": countered})]


def counter(offer: Offer) -> dict[str, object]:
    """An offer to begin with, for whoever would rather have another."""
    terms = offer.terms
    assert isinstance(terms, Trade)
    moves = [{"lot": printed(lot), "seat": terms.takers[index]} for index, lot in enumerate(terms.lots)]
    return {"number": offer.number, "moves": moves, "label": say("action-counter", number=offer.number)}


def suggestion(seen: Seen, action: OfferTrade) -> Choice:
    """An exchange that the menu suggests."""
    label = say("label-offer-trade", moves=moved(seen.town, action.terms, seen.seat))
    return Choice(action.notation, label, "control:trade")


#: The control for exchanges. It is always the same: what can be exchanged lies on the plan.
TRADE: Final = [
    Control(
        "trade",
        "trade",
        say("action-trade"),
        {
            "notation": "offer {moves}{promise}",  # moves: one `{lot}>{seat}` for each lot, a space between
            "move": "{lot}>{seat}",
            "lots": "lot-",  # how the ids of their pieces begin; the seat of such a piece owns the lot
            "promise": " promise {kind} {number}",
            "promises": [
                *[{"kind": name, "label": say("label-promise-kind", type=name)} for name in TYPES],
                {"kind": "lot", "label": say("label-promise-kind-lot")},
            ],
            "districts": [printed(district * UNITS) for district in range(DISTRICTS)],
        },
    )
]
