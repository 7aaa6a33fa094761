"""§4, §10, §11: a card and its dice, from the moment it is turned until it is won or leaves."""

from __future__ import annotations

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.dice import NO_DICE, rolled, shown
from ludotheque.games.last_chance.rules.attempt import FAILURE, SUCCESS, begin_attempt, forfeit, reward
from ludotheque.games.last_chance.rules.auction import open_auction
from ludotheque.games.last_chance.rules.bets import BETS_IN, open_bets, settle_bets
from ludotheque.games.last_chance.rules.ending import ALL_PLAYED, eliminate, end_match
from ludotheque.games.last_chance.state import NO_CARD, PRIZES, State
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import CARD, COINS, Journal
from ludotheque.kernel.journal import DICE as THROWN
from ludotheque.kernel.lists import repeated
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.seats import NOBODY


class Lot(Phase[State]):
    """Below the auction, the side bets and the attempt for the card on the table; it decides nothing itself."""

    def copy(self) -> Lot:
        return self  # it has no data

    def rule(self) -> str:
        return "4.1"

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        if result == NOBODY:
            throw_again(state, chance, journal)
        elif result == SUCCESS:
            succeed(state, chance, journal)
        elif result == FAILURE:
            fail(state, journal)
        elif result == BETS_IN or not open_bets(state):
            begin_attempt(state)


# --- turning a card ----------------------------------------------------------------------------------


def next_card(state: State, chance: Chance, journal: Journal) -> None:
    """§12.1: the match ends after the last card; otherwise the next one is turned, one place to the left (§4.3)."""
    if not state.pile:
        end_match(state, ALL_PLAYED, journal)
        return
    state.turner = state.next_active(state.turner)
    turn_card(state, chance, journal)


def turn_card(state: State, chance: Chance, journal: Journal) -> None:
    """§4.1: a card and a throw of all dice."""
    state.card = state.pile.pop()
    state.thrown_again = repeated(False, state.seats)
    if journal.on:
        card = state.card_on_table()
        number = len(state.played) + 1
        journal.record(
            facts.CardTurned(state.turner, number, card.id, card.combination(), card.rolls, card.prize)
        )
        journal.moment(state, CARD)
    throw_all(state, state.turner, chance, journal)


def throw_all(state: State, thrower: int, chance: Chance, journal: Journal) -> None:
    """§4.1, §11.1: all five dice; luck (§4.2), or an auction."""
    dice = rolled(NO_DICE, chance)
    state.dice = dice
    state.thrower = thrower
    if journal.on:
        journal.record(facts.DiceThrown(thrower, shown(dice)))
        journal.moment(state, THROWN)
    card = state.card_on_table()
    if not card.wins[dice]:
        open_auction(state, journal)
        return
    if journal.on:
        journal.record(facts.LuckyThrow(thrower, card.id, card.prize))
    state.pay(thrower, card.prize, PRIZES)
    put_away(state, thrower)
    if journal.on:
        journal.moment(state, COINS)
    next_card(state, chance, journal)


def put_away(state: State, owner: int) -> None:
    """The card leaves the table, to its owner or to NOBODY."""
    state.played.append(state.card)
    state.owners.append(owner)
    state.card = NO_CARD
    state.champion = NOBODY


# --- after the attempt -------------------------------------------------------------------------------


def succeed(state: State, chance: Chance, journal: Journal) -> None:
    """§10.1: the champion is paid and takes the card; the bets are settled; a new card."""
    champion = state.champion
    reward(state, journal)
    put_away(state, champion)
    if journal.on:
        journal.moment(state, COINS)
    settle_bets(state, True, journal)
    if journal.on:
        journal.moment(state, COINS)
    next_card(state, chance, journal)


def fail(state: State, journal: Journal) -> None:
    """§10.2: card and dice stay and are auctioned again; §10.3: a failed last chance takes its caller out."""
    champion = state.champion
    forfeit(state, journal)
    state.champion = NOBODY
    if journal.on:
        journal.moment(state, COINS)
    settle_bets(state, False, journal)
    if journal.on:
        journal.moment(state, COINS)
    if state.all_in and eliminate(state, champion, journal):
        return
    open_auction(state, journal)


# --- nobody bids -------------------------------------------------------------------------------------


def throw_again(state: State, chance: Chance, journal: Journal) -> None:
    """§11.1: the next player throws all dice; §11.2: when everybody has, the card leaves."""
    if journal.on:
        journal.record(facts.NobodyBid())
    thrower = state.thrower
    for _step in range(state.seats):
        thrower = (thrower + 1) % state.seats
        if state.active[thrower] and not state.thrown_again[thrower]:
            state.thrown_again[thrower] = True
            throw_all(state, thrower, chance, journal)
            return
    if journal.on:
        journal.record(facts.CardLeft(state.card_on_table().id))
    put_away(state, NOBODY)
    next_card(state, chance, journal)
