"""§6, §7: offers between players. They stand in the position, on and off turn, until answered or void."""

from __future__ import annotations

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.actions import (
    ANSWERS,
    NO_PROMISE,
    PROMISE_BUILDING,
    PROMISE_LOT,
    EarlyEnd,
    Joint,
    JointBuilding,
    Trade,
)
from ludotheque.games.metropolis.components import BITS, DISTRICTS, PIECES, TYPES, UNITS, printed
from ludotheque.games.metropolis.plots import plot_lots, plot_mask, plot_piece
from ludotheque.games.metropolis.rules.building import refuse_free_lot, refuse_place
from ludotheque.games.metropolis.state import MOST_PER_TURN, NegotiationBook, State
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.actions import Action
from ludotheque.kernel.journal import PLACED, Journal
from ludotheque.kernel.offers import Offer, Terms
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY, SPECTATOR, seats_of_set

# --- who is concerned --------------------------------------------------------------------------------


def parties(town: Town, terms: Trade) -> list[int]:
    """§6.3: everybody who gives or takes, in the order of the seats."""
    found: list[int] = []
    for index, lot in enumerate(terms.lots):
        for seat in (town.owners[lot], terms.takers[index]):
            if seat not in found:
                found.append(seat)
    found.sort()
    return found


def lots_of(terms: Terms) -> list[int]:
    """The lots an offer speaks of: it lapses when one of them changes (§6.3)."""
    if isinstance(terms, Trade):
        return terms.lots
    if isinstance(terms, JointBuilding):
        return plot_lots(terms.plot)
    return []


def joint_pending(book: NegotiationBook) -> Offer | None:
    """§7.2: the joint building whose owners have still to agree; the turn waits for them."""
    for offer in book.open:
        if isinstance(offer.terms, JointBuilding):
            return offer
    return None


def asked_seats(book: NegotiationBook) -> list[int]:
    """Everybody who has an offer to answer, in the order of the seats."""
    return list(seats_of_set(book.asked()))


def has_agreed(town: Town, offer: Offer, seat: int) -> bool:
    """§6.3: whether this seat was asked and has said yes, while others have still to answer."""
    if seat == SPECTATOR or seat == offer.proposer or offer.asks(seat):
        return False
    terms = offer.terms
    if isinstance(terms, Trade):
        return seat in parties(town, terms)
    return not isinstance(terms, JointBuilding) or seat in town.owners_of(terms.plot)


def answers(state: State, seat: int, found: list[Action]) -> None:
    """Adds what this seat may say to the open offers (§6.3)."""
    for offer in state.book.open:
        if offer.asks(seat):
            found.append(ANSWERS.accepts[offer.number])
            found.append(ANSWERS.declines[offer.number])
        elif seat == offer.proposer:
            found.append(ANSWERS.withdraws[offer.number])
        elif has_agreed(state.town, offer, seat):
            found.append(ANSWERS.declines[offer.number])


def may_speak(state: State, seat: int) -> bool:
    """§6: whether this seat has an offer to answer or withdraw, or may propose an exchange or the end.

    Exact, though exchanges are too many to list. Any unbuilt lot that somebody owns will do for one: with its
    promises it stands for more offers than can be declined in a turn.
    """
    found: list[Action] = []
    answers(state, seat, found)
    if found:
        return True
    if state.book.makers.count(seat) >= MOST_PER_TURN:
        return False
    if state.trades:
        for held in state.town.held:
            if held != 0:
                return True
    return state.book.refuse_proposal("6.5", seat, EarlyEnd()) is None


# --- the gate's part ---------------------------------------------------------------------------------


def refuse_decline(state: State, seat: int, number: int) -> Refusal | None:
    """§6.3: whoever is asked may say no, also after a yes that does not bind yet."""
    offer = state.book.find(number)
    if offer is not None and has_agreed(state.town, offer, seat):
        return None
    return state.book.refuse_answer("6.3", seat, number)


def refuse_trade(state: State, seat: int, terms: Trade) -> Refusal | None:
    """§6.2: unbuilt lots that really change hands, and the proposer among those concerned."""
    if not state.trades:
        return Refusal("6.1", "no-trades-here")
    town = state.town
    for index, lot in enumerate(terms.lots):
        taker = terms.takers[index]
        if taker >= state.seats:
            return Refusal("6.2", "no-such-player")
        if index > 0 and terms.lots[index - 1] == lot:
            return Refusal("6.2", "trade-lot-twice", lot=printed(lot))
        if town.owners[lot] == NOBODY:
            return Refusal("6.2", "trade-of-free-lot", lot=printed(lot))
        if town.is_built(lot):
            return Refusal("6.2", "trade-of-built-lot", lot=printed(lot))
        if town.owners[lot] == taker:
            return Refusal("6.2", "trade-changes-nothing", lot=printed(lot), owner=taker)
    if seat not in parties(town, terms):
        return Refusal("6.2", "trade-of-others")
    return state.book.refuse_proposal("6.5", seat, terms)


def refuse_joint(state: State, seat: int, action: Joint) -> Refusal | None:
    """§7.1, §7.2: a piece of four or six lots, all owned, by the proposer and at least one other."""
    refused = refuse_place(state.box, state.town, action)
    if refused is not None:
        return refused
    if BITS[plot_mask(action.plot)] not in state.box.joint_sizes:
        return Refusal("7.1", "too-small-to-share", piece=PIECES[action.piece])
    for lot in action.lots:
        if state.town.owners[lot] == NOBODY:
            return refuse_free_lot(action, lot)
    owners = state.town.owners_of(action.plot)
    if seat not in owners:
        return Refusal("7.2", "no-lot-of-yours")
    if len(owners) == 1:
        return Refusal("7.2", "nobody-to-share-with")
    return state.book.refuse_proposal("6.5", seat, JointBuilding(action.plot))


def joint_allowed(book: NegotiationBook, seat: int, plot: int) -> bool:
    """Whether the limits of §6.5 leave room for this proposal; the menu's short way to the gate's answer."""
    if not book.open and not book.declined and len(book.makers) < MOST_PER_TURN:
        return True
    return book.refuse_proposal("6.5", seat, JointBuilding(plot)) is None


# --- what happens ------------------------------------------------------------------------------------


def offer_trade(state: State, seat: int, terms: Trade, journal: Journal) -> None:
    """§6.1: everybody else concerned is asked."""
    asked = [other for other in parties(state.town, terms) if other != seat]
    offer = state.book.propose(seat, asked, terms)
    if not journal.on:
        return
    journal.record(facts.TradeOffered(seat, offer.number, tuple(asked)))
    for index, lot in enumerate(terms.lots):
        giver = state.town.owners[lot]
        journal.record(facts.LotOffered(offer.number, printed(lot), giver, terms.takers[index]))
    if terms.promise >= PROMISE_LOT:
        journal.record(facts.LotPromised(seat, offer.number, printed(terms.promise - PROMISE_LOT)))
    elif terms.promise != NO_PROMISE:
        type_, district = divmod(terms.promise - PROMISE_BUILDING, DISTRICTS)
        journal.record(facts.BuildingPromised(seat, offer.number, TYPES[type_], printed(district * UNITS)))


def propose_joint(state: State, seat: int, plot: int, journal: Journal) -> None:
    """§7.2: the other owners are asked; the turn waits."""
    asked = [other for other in state.town.owners_of(plot) if other != seat]
    offer = state.book.propose(seat, asked, JointBuilding(plot))
    if journal.on:
        lots = tuple([printed(lot) for lot in plot_lots(plot)])
        journal.record(
            facts.JointBuildingProposed(seat, offer.number, PIECES[plot_piece(plot)], lots, tuple(asked))
        )


def exchange(state: State, terms: Trade, journal: Journal) -> None:
    """§6.2: all lots change hands at once; other offers about them lapse."""
    for index, lot in enumerate(terms.lots):
        if journal.on:
            journal.record(facts.LotTraded(printed(lot), state.town.owners[lot], terms.takers[index]))
        state.town.transfer(lot, terms.takers[index])
    if journal.on:
        journal.moment(state, PLACED)
    lapse(state, terms.lots, journal)


def lapse(state: State, lots: list[int], journal: Journal) -> None:
    """§6.3: offers about lots that changed hands or were built on are void."""
    if not state.book.open:
        return
    for offer in state.book.open[:]:
        for lot in lots_of(offer.terms):
            if lot in lots:
                state.book.lapse(offer.number)
                if journal.on:
                    journal.record(facts.OfferLapsed(offer.number, offer.proposer))
                break
