"""Last Chance as numbers."""

from __future__ import annotations

from typing import Any, Final

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
from ludotheque.games.last_chance.components import STEP, SYMBOLS, Box
from ludotheque.games.last_chance.dice import DICE, FACES, SETS
from ludotheque.games.last_chance.game import GAME
from ludotheque.games.last_chance.observation import SECRET, Seen
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import CANNOT, UNDECIDED, SideBets
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.state import ACCOUNTS, NO_CARD
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import THENS, Bid, OpenCry, StandingBid
from ludotheque.kernel.encoding import (
    ActionEncoding,
    Block,
    Encoding,
    Exact,
    Ladder,
    ObservationEncoding,
)
from ludotheque.kernel.position import Observation
from ludotheque.kernel.vector import (
    Row,
    Seating,
    amounts,
    flag,
    one_hot,
    ones,
    place_of,
    seat_amounts,
    seat_flags,
    seat_rows,
    seating_of,
)

MOST_SEATS: Final = GAME.meta.max_seats
DECK: Final = len(GAME.box(GAME.meta.edition).deck)
MONEY: Final = 1_000_000.0
MOST: Final = MOST_BID / MONEY

# --- actions -----------------------------------------------------------------------------------------------

#: In steps of §5.1 (10 000).
RUNGS: Final = Ladder(((0, 1), (100, 10), (200, 100)), MOST_BID // STEP + 1)


class Bids(Block):
    """Bids by their amount."""

    def offset(self, action: Action, seat: int, seats: int) -> int:
        return RUNGS.bin(action.amount // STEP) if isinstance(action, Bid) else -1


class Standing(Block):
    """Standing bids by what follows them and their maximum."""

    def offset(self, action: Action, seat: int, seats: int) -> int:
        if not isinstance(action, StandingBid):
            return -1
        return action.then * RUNGS.size + RUNGS.bin(action.maximum // STEP)


_bins: Final = f"in steps of {STEP}: {RUNGS.words()}"

ACTIONS: Final = ActionEncoding(
    (
        Exact("last chance", LAST_CHANCE_CODE, 1, "the card for all the money one has"),
        Exact("no bet", NO_BET_CODE, 1, "no side bet"),
        Exact("bet", BET_CODE, 2 * BET_RUNGS, f"side (for, against) × amount in steps of {STEP}"),
        Exact("keep", KEEP_CODE, len(SETS), "put this set of dice aside, roll the others"),
        Exact("pass", CRY_CODE, 1, "leave this auction"),
        Exact("stand none", CRY_CODE + 1, 1, "no standing bid any more"),
        Bids("bid", RUNGS.size, "offer this much", _bins),
        Standing("stand", len(THENS) * RUNGS.size, "then (pass, ask) × maximum of a standing bid", _bins),
    )
)

# --- observations ------------------------------------------------------------------------------------------

PHASES: Final[list[type]] = [Auction, SideBets, Attempt, Over]
MOST_ROLLS: Final = 10.0
#: For each set of dice, how many show each face.
FACE_COUNTS: Final[list[list[int]]] = [[faces.count(face) for face in range(1, FACES + 1)] for faces in SETS]


class Vector(ObservationEncoding):
    """What a seat sees of the bar."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = self.add("seats", MOST_SEATS, "a one for each seat at the table")
        self.phase = self.add("phase", len(PHASES), "auction, side bets, attempt, over")
        self.by_the_book = self.add("by the book", 1, "the option")
        self.cash = self.add("cash", MOST_SEATS, "per seat, in millions", 0.0, MOST)
        self.active = self.add("active", MOST_SEATS, "who is still in the match")
        self.chances = self.add("chances", MOST_SEATS, "who still has the last chance")
        self.pile = self.add("pile", 1, "cards left, in tens", 0.0, 10.0)
        self.played = self.add("played", DECK, "cards that were won or left")
        self.won = self.add("won", MOST_SEATS, "cards per seat, in tens")
        self.card = self.add(
            "card",
            len(SYMBOLS) + 2,
            "on the table: how often each of 1 to 6, cocktail, long drink is asked for (of 5); rolls (of 10); prize "
            "in millions",
        )
        self.dice = self.add("dice", FACES, "how many of the five dice show each face")
        self.rolls = self.add("rolls", 1, "rolls left in the attempt, of 10")
        self.turner = self.add("turner", MOST_SEATS, "who turned the card")
        self.thrower = self.add("thrower", MOST_SEATS, "who threw all five dice last")
        self.thrown_again = self.add(
            "thrown again", MOST_SEATS, "who has thrown again because nobody had bid"
        )
        self.champion = self.add("champion", MOST_SEATS, "who tries the card")
        self.stake = self.add("stake", 1, "beside the card, in millions", 0.0, MOST)
        self.all_in = self.add("all in", 1, "the last chance was called")
        self.bets = self.add("bets", MOST_SEATS, f"shown side bets in {MOST_BET}, negative: against", -1.0)
        self.cry = self.add(
            "cry",
            2 * MOST_SEATS + 3,
            "highest bidder; who is out; price and one's own maximum in millions; 1: then ask",
            0.0,
            MOST,
        )
        self.sealed = self.add(
            "sealed bets",
            2 * MOST_SEATS + 1,
            f"who has decided; who cannot bet; one's own bet in {MOST_BET}, negative: against",
            -1.0,
        )
        self.accounts = self.add(
            "accounts",
            MOST_SEATS * len(ACCOUNTS),
            f"seat × ({', '.join(ACCOUNTS)}), in millions",
            -MOST,
            MOST,
        )

    def write(self, observed: Observation, box: Any, out: Row, at: int) -> None:
        assert isinstance(observed, Seen) and isinstance(box, Box)
        seating = seating_of(observed)
        self.write_players(observed, seating, out, at)
        self.write_cards(observed, box, seating, out, at)
        self.write_lot(observed, seating, out, at)
        top = observed.phases[-1]
        one_hot(out, at + self.phase, place_of(PHASES, top))
        if isinstance(top, Auction):
            self.write_cry(top.cry, observed.seat, seating, out, at + self.cry)
        elif isinstance(top, SideBets):
            self.write_sealed(top, observed.seat, seating, out, at + self.sealed)
        elif isinstance(top, Attempt):
            out[at + self.rolls] = top.rolls / MOST_ROLLS

    def write_players(self, seen: Seen, seating: Seating, out: Row, at: int) -> None:
        ones(out, at + self.seats, seen.seats)
        flag(out, at + self.by_the_book, seen.by_the_book)
        seat_amounts(seating, out, at + self.cash, seen.cash, MONEY)
        seat_flags(seating, out, at + self.active, seen.active)
        seat_flags(seating, out, at + self.chances, seen.chances)
        seat_rows(seating, out, at + self.accounts, seen.accounts, len(ACCOUNTS), MONEY)

    def write_cards(self, seen: Seen, box: Box, seating: Seating, out: Row, at: int) -> None:
        """The pile, what was played and won, and the card on the table."""
        out[at + self.pile] = seen.cards_left / 10.0
        for number in seen.played:
            if number < DECK:
                out[at + self.played + number] = 1.0
        for owner in seen.owners:
            if owner >= 0:
                out[at + self.won + seating.places[owner]] = seen.owners.count(owner) / 10.0
        if seen.card != NO_CARD:
            card = box.deck[seen.card]
            for place, symbol in enumerate(SYMBOLS):
                out[at + self.card + place] = card.symbols.count(symbol) / DICE
            out[at + self.card + len(SYMBOLS)] = card.rolls / MOST_ROLLS
            out[at + self.card + len(SYMBOLS) + 1] = card.prize / MONEY

    def write_lot(self, seen: Seen, seating: Seating, out: Row, at: int) -> None:
        """The dice, who has done what in this lot, the stake and the bets."""
        amounts(out, at + self.dice, FACE_COUNTS[seen.dice], DICE)
        one_hot(out, at + self.turner, seating.near(seen.turner))
        one_hot(out, at + self.thrower, seating.near(seen.thrower))
        seat_flags(seating, out, at + self.thrown_again, seen.thrown_again)
        one_hot(out, at + self.champion, seating.near(seen.champion))
        out[at + self.stake] = seen.stake / MONEY
        flag(out, at + self.all_in, seen.all_in)
        seat_amounts(seating, out, at + self.bets, seen.bets, MOST_BET)

    def write_cry(self, cry: OpenCry, seat: int, seating: Seating, out: Row, at: int) -> None:
        """The highest bidder, who is out, the price, one's own maximum and what follows it."""
        one_hot(out, at, seating.near(cry.leader))
        seat_flags(seating, out, at + MOST_SEATS, cry.out)
        out[at + 2 * MOST_SEATS] = cry.price / MONEY
        if seat >= 0:
            out[at + 2 * MOST_SEATS + 1] = cry.maxima[seat] / MONEY
            out[at + 2 * MOST_SEATS + 2] = float(cry.thens[seat])

    def write_sealed(self, phase: SideBets, me: int, seating: Seating, out: Row, at: int) -> None:
        """Who has decided on a side bet, who cannot bet, and one's own bet."""
        for offset, seat in enumerate(seating.order):
            said = phase.sealed[seat]
            if said == CANNOT:
                out[at + MOST_SEATS + offset] = 1.0
            elif said != UNDECIDED:
                out[at + offset] = 1.0
        own = phase.sealed[me] if me >= 0 else UNDECIDED
        if own != CANNOT and own != UNDECIDED and own != SECRET:
            out[at + 2 * MOST_SEATS] = own / MOST_BET


ENCODING: Final = Encoding(GAME, ACTIONS, Vector(), (SideBets,), "money")
