"""Facts that belong together become one."""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.games.last_chance import facts as bar
from ludotheque.games.paradis import facts
from ludotheque.games.rue_de_la_paix.facts import TurnPassed
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.folding import MOST_ASIDE, fold
from ludotheque.kernel.seats import Seat


@dataclass(frozen=True)
class Plain(Fact):
    seat: Seat
    others: tuple[Seat, ...]


def test_facts_that_do_not_join_stay_as_they_are() -> None:
    said: list[Fact] = [Plain(0, ()), Plain(0, ()), facts.Sold(1, 5)]
    assert fold(said) == said


def test_sealed_bids_become_those_that_are_revealed_and_sold() -> None:
    sealed = [facts.BidSealed(0), facts.BidSealed(2), facts.BidSealed(0)]
    assert fold([*sealed]) == [facts.BidsSealed((0, 2))]
    shown = facts.BidsRevealed((0, 2), (7, 3))
    assert fold([*sealed, shown]) == [shown]
    assert fold([*sealed, shown, facts.Sold(0, 3)]) == [facts.AuctionHeld((0, 2), (7, 3), 0, 3)]


def test_a_series_goes_on_past_what_not_everybody_sees() -> None:
    bids = [bar.BidMade(0, 10), bar.StandingBidSet(1, 90, "pass"), bar.BidMade(1, 20), bar.Passed(0)]
    assert fold([*bids]) == [bar.Bidding((0, 1), 10, 20, (0,)), bar.StandingBidSet(1, 90, "pass")]
    assert fold([bids[0], *bids[2:]]) == fold([*bids])[:1], "others read the same"


def test_what_a_fact_costs_does_not_grow_with_those_that_not_everybody_sees() -> None:
    """Each of 5,000 changes of a standing bid was compared with all before, which took seconds."""
    compared = 0

    @dataclass(frozen=True)
    class Secret(Plain):
        def seen_by(self, seat: int) -> Fact | None:
            return self if seat == self.seat else None

        def joined(self, later: Fact) -> Fact | None:
            nonlocal compared
            compared += 1
            return None

    secrets: list[Fact] = [Secret(0, (number,)) for number in range(500)]
    assert fold(secrets) == secrets
    assert compared <= (MOST_ASIDE + 1) * len(secrets)
    series = [bar.BidMade(0, 10), *secrets[:MOST_ASIDE], bar.BidMade(1, 20)]
    assert len(fold(series)) == len(series) - 1, "this many stand aside"


def test_what_is_worth_no_line_is_left_out() -> None:
    assert fold([TurnPassed(0), facts.Sold(0, 3), TurnPassed(1)]) == [facts.Sold(0, 3)]


def test_whom_a_fact_concerns_and_whom_it_singles_out() -> None:
    fact = Plain(0, (1, 2))
    assert [fact.concerns(seat) for seat in range(4)] == [True, True, True, False]
    assert [fact.singles_out(seat) for seat in range(4)] == [True, False, False, False]
