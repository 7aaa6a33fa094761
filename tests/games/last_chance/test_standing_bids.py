"""§6: secret standing bids, as the game uses those of the kernel."""

from __future__ import annotations

import pytest

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.game import GAME
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import Journal, visible_to
from ludotheque.kernel.record import save
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import SPECTATOR
from tests.games.last_chance.bar import Bar, offered
from tests.support import A, B, C, D, rule


def selling(**more: object) -> Bar:
    return offered("LC01", "1 2 2 4 4", "A 800, B 800, C 800, D 70", **more)  # type: ignore[arg-type]


@rule("6.1")
def test_the_table_bids_one_step_above_the_others_L1() -> None:
    table = selling()
    assert table.play(A, "stand 300000 pass") == [
        facts.StandingBidSet(A, 300_000, "pass"),
        facts.BidMade(A, 10_000),
    ]
    assert A not in table.position.waiting_for()
    assert table.play(C, "bid 100000") == [facts.BidMade(C, 100_000), facts.BidMade(A, 110_000)]
    assert table.state.chances == [True] * 4


@rule("6.1")
def test_a_maximum_is_a_possible_bid() -> None:
    table = selling()
    table.moves("A: bid 50000")
    assert table.refusal(B, "stand 50000 pass") == Refusal("6.1", "maximum-too-low", minimum=60_000)
    assert table.refusal(B, "stand 65000 ask") == Refusal("5.1", "bid-not-a-multiple", step=10_000)
    assert table.refusal(A, "stand 40000 ask") == Refusal("6.1", "maximum-too-low", minimum=50_000)
    assert table.play(A, "stand 50000 ask") == [facts.StandingBidSet(A, 50_000, "ask")]


@rule("6.2")
def test_a_spent_maximum_passes_or_asks() -> None:
    table = selling()
    table.moves("A: stand 60000 pass")
    assert table.play(B, "bid 60000") == [
        facts.BidMade(B, 60_000),
        facts.StandingBidSpent(A, "pass"),
        facts.Passed(A),
    ]
    assert table.position.waiting_for() == [C, D]
    table.moves("C: stand 90000 ask")
    assert table.play(B, "bid 90000") == [facts.BidMade(B, 90_000), facts.StandingBidSpent(C, "ask")]
    assert table.position.waiting_for() == [C, D], "C is asked again"
    table.play(C, "bid 100000")


@rule("6.2", "5.3")
def test_a_spent_maximum_that_asks_somebody_without_means_drops_him() -> None:
    table = selling(used="D")
    table.moves("D: stand 70000 ask")
    assert table.play(B, "bid 70000") == [
        facts.BidMade(B, 70_000),
        facts.StandingBidSpent(D, "ask"),
        facts.DroppedOut(D),
    ]


@rule("6.3")
def test_standing_bids_answer_one_another_step_by_step() -> None:
    table = selling()
    table.moves("A: stand 50000 pass")
    happened = table.play(C, "stand 800000 ask")
    assert happened == [
        facts.StandingBidSet(C, 800_000, "ask"),
        facts.BidMade(C, 20_000),
        facts.BidMade(A, 30_000),
        facts.BidMade(C, 40_000),
        facts.BidMade(A, 50_000),
        facts.BidMade(C, 60_000),
        facts.StandingBidSpent(A, "pass"),
        facts.Passed(A),
    ]
    assert table.position.waiting_for() == [B, D]


@rule("6.3")
def test_the_next_clockwise_from_the_highest_bidder_answers_first() -> None:
    # given C, whose standing bid leads at 10 000 and has its end at 30 000
    table = selling()
    table.moves("C: stand 30000 pass")
    # when B and then, among two that could answer, D bid
    assert [fact for fact in table.play(B, "stand 60000 ask") if isinstance(fact, facts.BidMade)] == [
        facts.BidMade(B, 20_000),
        facts.BidMade(C, 30_000),
        facts.BidMade(B, 40_000),
    ]
    assert table.position.waiting_for() == [A, D], "C has passed, B leads"
    assert table.play(D, "bid 50000") == [facts.BidMade(D, 50_000), facts.BidMade(B, 60_000)]
    assert table.position.waiting_for() == [A, D]


@rule("6.4")
def test_nobody_else_is_shown_a_maximum() -> None:
    table = selling()
    journal = Journal()
    table.position.play(A, GAME.parse("stand 300000 ask"), SeededChance(1), journal)
    for viewer in (B, C, D, SPECTATOR):
        assert visible_to(journal.facts, viewer) == [facts.BidMade(A, 10_000)]
        assert "300000" not in str(save(GAME.observe(table.position, viewer)))
    assert visible_to(journal.facts, A) == journal.facts
    assert "300000" in str(save(GAME.observe(table.position, A)))
    # a change by the highest bidder is not noticed at all
    journal = Journal()
    table.position.play(A, GAME.parse("stand 400000 pass"), SeededChance(1), journal)
    assert visible_to(journal.facts, B) == []
    assert visible_to(journal.facts, A) == [facts.StandingBidSet(A, 400_000, "pass")]


@rule("6.4")
@pytest.mark.parametrize(
    "text", ["stand 10000 pass", "stand 10000 ask", "stand 90000 ask", "stand 800000 pass"]
)
def test_whatever_the_maximum_everybody_else_gets_the_same_bytes(text: str) -> None:
    """Non-interference: two tables whose hidden maxima differ cannot be distinguished by the others."""
    tables = [selling(), selling()]
    happened: list[list[object]] = [[], []]
    for index, said in enumerate((text, "stand 300000 ask")):
        table = tables[index]
        facts_made = table.play(A, said) + table.play(D, "pass")
        for viewer in (B, C, D, SPECTATOR):
            happened[index].append([repr(fact) for fact in visible_to(facts_made, viewer)])
            happened[index].append(save(GAME.observe(table.position, viewer)))
            if viewer != SPECTATOR:
                happened[index].append(table.menu(viewer))
                happened[index].append(
                    [repr(table.position.refusal(viewer, GAME.action(code))) for code in range(600)]
                )
        happened[index].append(table.position.waiting_for())
    assert happened[0] == happened[1]


@rule("6.4")
@pytest.mark.parametrize("seed", range(40))
def test_two_tables_with_other_maxima_stay_alike_while_nobody_bids_beyond_them(seed: int) -> None:
    """Whatever the others bid, say and pass below both maxima: they are sent the same, byte by byte."""
    chance = SeededChance(seed)
    lowest = 100_000
    maxima = [lowest + 10_000 * chance.below("maximum", 71) for _ in range(2)]
    tables = [selling(), selling()]
    for table, maximum in zip(tables, maxima, strict=True):
        table.play(A, f"stand {maximum} {('pass', 'ask')[chance.below('then', 2)]}")
    compared = 0
    while tables[0].state.champion != A:
        waiting = tables[0].position.waiting_for()
        seat = waiting[chance.below("seat", len(waiting))]
        highest = min(lowest - 10_000, tables[0].state.cash[seat])
        said = [
            text
            for text in tables[0].menu(seat)
            if text == "pass" or (text.startswith("bid") and int(text[4:]) <= highest)
        ]
        text = said[chance.below("said", len(said))]
        happened = [table.play(seat, text) for table in tables]
        for viewer in (B, C, D, SPECTATOR):
            assert visible_to(happened[0], viewer) == visible_to(happened[1], viewer)
            seen = [save(GAME.observe(table.position, viewer)) for table in tables]
            assert seen[0] == seen[1]
            if viewer != SPECTATOR:
                assert tables[0].menu(viewer) == tables[1].menu(viewer)
        assert tables[0].position.waiting_for() == tables[1].position.waiting_for()
        compared += 1
    assert compared >= 3
    assert tables[0].state.stake <= lowest


@rule("6.4")
def test_it_may_be_changed_or_taken_back_and_ends_with_the_auction() -> None:
    table = selling()
    assert table.refusal(A, "stand none") == Refusal("6.4", "no-standing-bid")
    table.moves("A: stand 300000 pass")
    assert table.menu(A)[-1] == "stand none"
    assert table.play(A, "stand none") == [facts.StandingBidCancelled(A)]
    assert table.play(B, "bid 20000") == [facts.BidMade(B, 20_000)]
    assert A in table.position.waiting_for()
    # bidding above one's own maximum ends it, too
    table.moves("A: stand 50000 pass")
    table.play(A, "bid 60000")
    assert table.play(B, "bid 70000") == [facts.BidMade(B, 70_000)]
    # and the next auction knows nothing of it
    table.moves("A: stand 200000 pass, B: pass, C: pass, D: pass")
    table.without_bets()
    for _ in range(3):
        table.roll("keep 2 4", 1, 1, 1)
    assert table.play(B, "bid 10000") == [facts.BidMade(B, 10_000)]
    assert table.position.waiting_for() == [A, C, D]


@rule("6.4")
def test_a_bid_cannot_be_taken_back_so_nobody_finds_a_maximum_by_trying() -> None:
    assert facts.BidMade.reveals
