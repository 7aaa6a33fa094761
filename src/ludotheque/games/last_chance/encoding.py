"""Last Chance as numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance.actions import (
    BET_CODE,
    BET_RUNGS,
    CRY_CODE,
    KEEP_CODE,
    LAST_CHANCE_CODE,
    MOST_BET,
    MOST_BID,
    NO_BET_CODE,
)
from ludotheque.games.last_chance.components import STEP, SYMBOLS
from ludotheque.games.last_chance.dice import DICE, FACES, SETS
from ludotheque.games.last_chance.game import GAME
from ludotheque.games.last_chance.observation import SECRET
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import CANNOT, UNDECIDED, SideBets
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.state import ACCOUNTS, NO_CARD
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import THENS, Bid, StandingBid
from ludotheque.kernel.encoding import (
    ActionEncoding,
    Block,
    Encoding,
    Field,
    Ladder,
    ObservationEncoding,
    Row,
    View,
    amount,
    amounts,
    count_of_seats,
    exact,
    flags,
    one_hot,
    phase_choice,
    seat_amounts,
    seat_choice,
    seat_flags,
    top,
)

MOST_SEATS: Final = GAME.meta.max_seats
DECK: Final = len(GAME.box(GAME.meta.edition).deck)
MONEY: Final = 1_000_000.0
MOST: Final = MOST_BID / MONEY

# --- actions -----------------------------------------------------------------------------------------------

#: In steps of §5.1 (10 000).
RUNGS: Final = Ladder(((0, 1), (100, 10), (200, 100)), MOST_BID // STEP + 1)


def _bid(action: Action, seat: int, seats: int) -> int:
    return RUNGS.bin(action.amount // STEP) if isinstance(action, Bid) else -1


def _standing(action: Action, seat: int, seats: int) -> int:
    if not isinstance(action, StandingBid):
        return -1
    return action.then * RUNGS.size + RUNGS.bin(action.maximum // STEP)


_bins: Final = f"in steps of {STEP}: {RUNGS.words()}"

ACTIONS: Final = ActionEncoding(
    (
        exact("last chance", LAST_CHANCE_CODE, 1, "the card for all the money one has"),
        exact("no bet", NO_BET_CODE, 1, "no side bet"),
        exact("bet", BET_CODE, 2 * BET_RUNGS, f"side (for, against) × amount in steps of {STEP}"),
        exact("keep", KEEP_CODE, len(SETS), "put this set of dice aside, roll the others"),
        exact("pass", CRY_CODE, 1, "leave this auction"),
        exact("stand none", CRY_CODE + 1, 1, "no standing bid any more"),
        Block("bid", RUNGS.size, "offer this much", _bid, _bins),
        Block(
            "stand", len(THENS) * RUNGS.size, "then (pass, ask) × maximum of a standing bid", _standing, _bins
        ),
    )
)

# --- observations ------------------------------------------------------------------------------------------

PHASES: Final = (Auction, SideBets, Attempt, Over)
MOST_ROLLS: Final = 10


def _card(view: View, out: Row, at: int) -> None:
    """How often each symbol is asked for, the rolls and the prize."""
    if view.seen.card == NO_CARD:
        return
    card = view.box.deck[view.seen.card]
    for place, symbol in enumerate(SYMBOLS):
        out[at + place] = card.symbols.count(symbol) / DICE
    out[at + len(SYMBOLS)] = card.rolls / MOST_ROLLS
    out[at + len(SYMBOLS) + 1] = card.prize / MONEY


def _played(view: View, out: Row, at: int) -> None:
    for card in view.seen.played:
        if card < DECK:
            out[at + card] = 1.0


def _won(view: View, out: Row, at: int) -> None:
    for offset, seat in enumerate(view.order):
        out[at + offset] = view.seen.owners.count(seat) / 10.0


def _dice(view: View, out: Row, at: int) -> None:
    """How many dice show each face."""
    faces = SETS[view.seen.dice]
    for face in range(1, FACES + 1):
        out[at + face - 1] = faces.count(face) / DICE


def _rolls(view: View) -> int:
    phase = top(view)
    return phase.rolls if isinstance(phase, Attempt) else 0


def _cry(view: View, out: Row, at: int) -> None:
    """The highest bidder, who is out, the price, one's own maximum and what follows it."""
    phase = top(view)
    if not isinstance(phase, Auction):
        return
    cry = phase.cry
    one_hot(out, at, view.near(cry.leader))
    flags(out, at + MOST_SEATS, [cry.out[seat] for seat in view.order])
    out[at + 2 * MOST_SEATS] = cry.price / MONEY
    if view.seen.seat >= 0:
        out[at + 2 * MOST_SEATS + 1] = cry.maxima[view.me] / MONEY
        out[at + 2 * MOST_SEATS + 2] = float(cry.thens[view.me])


def _sealed(view: View, out: Row, at: int) -> None:
    """Who has decided on a side bet, who cannot bet, and one's own bet."""
    phase = top(view)
    if not isinstance(phase, SideBets):
        return
    for offset, seat in enumerate(view.order):
        said = phase.sealed[seat]
        if said == CANNOT:
            out[at + MOST_SEATS + offset] = 1.0
        elif said != UNDECIDED:
            out[at + offset] = 1.0
    own = phase.sealed[view.me] if view.seen.seat >= 0 else UNDECIDED
    if own not in (CANNOT, UNDECIDED, SECRET):
        out[at + 2 * MOST_SEATS] = own / MOST_BET


def _accounts(view: View, out: Row, at: int) -> None:
    for offset, seat in enumerate(view.order):
        first = seat * len(ACCOUNTS)
        amounts(out, at + offset * len(ACCOUNTS), view.seen.accounts[first : first + len(ACCOUNTS)], MONEY)


OBSERVATIONS: Final = ObservationEncoding(
    (
        count_of_seats(MOST_SEATS),
        Field("phase", len(PHASES), "auction, side bets, attempt, over", phase_choice(PHASES)),
        Field("by the book", 1, "the option", lambda view, out, at: flags(out, at, [view.seen.by_the_book])),
        Field(
            "cash",
            MOST_SEATS,
            "per seat, in millions",
            seat_amounts(lambda view: view.seen.cash, MONEY),
            0.0,
            MOST,
        ),
        Field("active", MOST_SEATS, "who is still in the match", seat_flags(lambda view: view.seen.active)),
        Field(
            "chances", MOST_SEATS, "who still has the last chance", seat_flags(lambda view: view.seen.chances)
        ),
        Field("pile", 1, "cards left, in tens", amount(lambda view: view.seen.cards_left, 10.0), 0.0, 10.0),
        Field("played", DECK, "cards that were won or left", _played),
        Field("won", MOST_SEATS, "cards per seat, in tens", _won),
        Field(
            "card",
            len(SYMBOLS) + 2,
            "on the table: how often each of 1 to 6, cocktail, long drink is asked for (of 5); rolls (of 10); prize "
            "in millions",
            _card,
        ),
        Field("dice", FACES, "how many of the five dice show each face", _dice),
        Field("rolls", 1, "rolls left in the attempt, of 10", amount(_rolls, MOST_ROLLS)),
        Field("turner", MOST_SEATS, "who turned the card", seat_choice(lambda view: view.seen.turner)),
        Field(
            "thrower", MOST_SEATS, "who threw all five dice last", seat_choice(lambda view: view.seen.thrower)
        ),
        Field(
            "thrown again",
            MOST_SEATS,
            "who has thrown again because nobody had bid",
            seat_flags(lambda view: view.seen.thrown_again),
        ),
        Field("champion", MOST_SEATS, "who tries the card", seat_choice(lambda view: view.seen.champion)),
        Field(
            "stake", 1, "beside the card, in millions", amount(lambda view: view.seen.stake, MONEY), 0.0, MOST
        ),
        Field(
            "all in",
            1,
            "the last chance was called",
            lambda view, out, at: flags(out, at, [view.seen.all_in]),
        ),
        Field(
            "bets",
            MOST_SEATS,
            f"shown side bets in {MOST_BET}, negative: against",
            seat_amounts(lambda view: view.seen.bets, MOST_BET),
            -1.0,
        ),
        Field(
            "cry",
            2 * MOST_SEATS + 3,
            "highest bidder; who is out; price and one's own maximum in millions; 1: then ask",
            _cry,
            0.0,
            MOST,
        ),
        Field(
            "sealed bets",
            2 * MOST_SEATS + 1,
            f"who has decided; who cannot bet; one's own bet in {MOST_BET}, negative: against",
            _sealed,
            -1.0,
        ),
        Field(
            "accounts",
            MOST_SEATS * len(ACCOUNTS),
            f"seat × ({', '.join(ACCOUNTS)}), in millions",
            _accounts,
            -MOST,
            MOST,
        ),
    )
)

ENCODING: Final = Encoding(GAME, ACTIONS, OBSERVATIONS, (SideBets,), "money")
