"""What a player may do, each thing once, with its code and notation.

auction NW            choose the villa that is sold next (§3.1)
bid 7                 a sealed bid (§4.1)
offer nature B>A 5    "if the tile shows nature, B pays A 5" (§9.1)
no offer              I have nothing to offer (§9.5)
accept 2, decline 2   answer an offer; withdraw 2: take one's own back (§9.1)
place NW2 nature      place the tile (§6)
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.games.paradis.components import DISTRICTS, SITES
from ludotheque.kernel.actions import Action, not_in_notation, whole_number
from ludotheque.kernel.offers import OFFER_CODES, Answers, Terms
from ludotheque.kernel.seats import letter, seat_of
from ludotheque.kernel.trouble import Trouble

NATURE: Final = 0
BUILDING: Final = 1
SIDES: Final[tuple[str, ...]] = ("nature", "building")

MOST_MONEY: Final = 2000  #: no amount in a match comes near it
MOST_SEATS: Final = 5

CHOOSE_CODE: Final = 0
NO_OFFER_CODE: Final = 4
PLACE_CODE: Final = 5
ANSWER_CODE: Final = PLACE_CODE + 2 * len(SITES)
BID_CODE: Final = ANSWER_CODE + OFFER_CODES
OFFER_CODE: Final = BID_CODE + MOST_MONEY
CODES: Final = OFFER_CODE + 2 * MOST_SEATS * MOST_SEATS * MOST_MONEY

EXAMPLES: Final = (
    "auction NW, bid 7, offer nature B>A 5, no offer, accept 2, decline 2, withdraw 2, place NW2 nature"
)


class ChooseVilla(Action):
    """§3.1: this villa is auctioned next."""

    def __init__(self, district: int) -> None:
        super().__init__(CHOOSE_CODE + district, f"auction {DISTRICTS[district]}")
        self.district = district


class Bid(Action):
    """§4.1: a sealed bid."""

    def __init__(self, amount: int) -> None:
        super().__init__(BID_CODE + amount, f"bid {amount}")
        self.amount = amount


class NoOffer(Action):
    """§9.5: nothing to offer, the buyer need not wait for me."""

    def __init__(self) -> None:
        super().__init__(NO_OFFER_CODE, "no offer")


class Contract(Terms):
    """§9.1: if the tile shows this side, the payer pays the payee this amount."""

    def __init__(self, side: int, payer: int, payee: int, amount: int) -> None:
        self.side = side
        self.payer = payer
        self.payee = payee
        self.amount = amount


class MakeOffer(Action):
    """§9.1: proposes a contract."""

    open_ended: ClassVar[bool] = True

    def __init__(self, side: int, payer: int, payee: int, amount: int) -> None:
        code = OFFER_CODE + ((side * MOST_SEATS + payer) * MOST_SEATS + payee) * MOST_MONEY + amount
        super().__init__(code, f"offer {SIDES[side]} {letter(payer)}>{letter(payee)} {amount}")
        self.terms = Contract(side, payer, payee, amount)

    def parts(self) -> tuple[object, ...]:
        return self.terms.parts()


class Place(Action):
    """§6: puts the tile on a site, for good."""

    def __init__(self, site: int, side: int) -> None:
        super().__init__(PLACE_CODE + 2 * site + side, f"place {SITES[site]} {SIDES[side]}")
        self.site = site
        self.side = side


CHOICES: Final = tuple([ChooseVilla(district) for district in range(len(DISTRICTS))])
BIDS: Final = tuple([Bid(amount) for amount in range(MOST_MONEY)])
NO_OFFER: Final = NoOffer()
PLACES: Final[list[list[Place]]] = [
    [Place(site, NATURE), Place(site, BUILDING)] for site in range(len(SITES))
]
ANSWERS: Final = Answers(ANSWER_CODE)
_offers: Final[dict[int, MakeOffer]] = {}


def bid(amount: int) -> Bid:
    return BIDS[amount]


def offer(side: int, payer: int, payee: int, amount: int) -> MakeOffer:
    key = ((side * MOST_SEATS + payer) * MOST_SEATS + payee) * MOST_MONEY + amount
    found = _offers.get(key)
    if found is None:
        found = MakeOffer(side, payer, payee, amount)
        _offers[key] = found
    return found


#: What menus suggest, for each payer and buyer by what the payer earns; made when it is asked for.
_shares: Final[list[list[tuple[MakeOffer, ...]]]] = [[(), ()] for _ in range(MOST_SEATS * MOST_SEATS)]


def shares(payer: int, buyer: int, earned: int) -> tuple[MakeOffer, ...]:
    """Offers of half of what nature brings the payer, and of all but one Para of it; none below 2 Paras."""
    known = _shares[payer * MOST_SEATS + buyer]
    while len(known) <= earned:
        amount = len(known)
        known.append((offer(NATURE, payer, buyer, amount // 2), offer(NATURE, payer, buyer, amount - 1)))
    return known[earned]


def place(site: int, side: int) -> Place:
    return PLACES[site][side]


def by_code(code: int) -> Action:
    """The action of a code."""
    if 0 <= code < NO_OFFER_CODE:
        return CHOICES[code - CHOOSE_CODE]
    if code == NO_OFFER_CODE:
        return NO_OFFER
    if PLACE_CODE <= code < ANSWER_CODE:
        return PLACES[(code - PLACE_CODE) // 2][(code - PLACE_CODE) % 2]
    if ANSWER_CODE <= code < BID_CODE:
        return ANSWERS.by_code(code)
    if BID_CODE <= code < OFFER_CODE:
        return BIDS[code - BID_CODE]
    if OFFER_CODE <= code < CODES:
        rest, amount = divmod(code - OFFER_CODE, MOST_MONEY)
        rest, payee = divmod(rest, MOST_SEATS)
        side, payer = divmod(rest, MOST_SEATS)
        return offer(side, payer, payee, amount)
    raise Trouble("unknown-action", text=str(code), examples=EXAMPLES)


def parse(text: str) -> Action:
    """The action a notation names."""
    words = text.split()
    answer = ANSWERS.parse(words, EXAMPLES)
    if answer is not None:
        return answer
    if words == ["no", "offer"]:
        return NO_OFFER
    if len(words) == 2 and words[0] == "auction" and words[1] in DISTRICTS:
        return CHOICES[DISTRICTS.index(words[1])]
    if len(words) == 2 and words[0] == "bid":
        return bid(_amount(words[1]))
    if len(words) == 3 and words[0] == "place" and words[1] in SITES and words[2] in SIDES:
        return place(SITES.index(words[1]), SIDES.index(words[2]))
    if len(words) == 4 and words[0] == "offer" and words[1] in SIDES:
        payer, _, payee = words[2].partition(">")
        return offer(SIDES.index(words[1]), _seat(payer), _seat(payee), _amount(words[3]))
    raise not_in_notation(text, EXAMPLES)


def _amount(text: str) -> int:
    amount = whole_number(text, EXAMPLES)
    if amount >= MOST_MONEY:
        raise not_in_notation(text, EXAMPLES)
    return amount


def _seat(text: str) -> int:
    seat = seat_of(text)
    if seat >= MOST_SEATS:
        raise not_in_notation(text, EXAMPLES)
    return seat
