"""§1–§3: the table before the first decision, and the order of a round."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import EMPTY, SYMBOLS
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.games.diamonds_club.rules.exchange import Keeping
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.kernel.chance import ScriptedChance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.record import save
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.trouble import Trouble
from tests.games.diamonds_club.club import STRIPS_BY_SEATS, bare, club, script
from tests.support import A, B, C, D, rule


@rule("2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_begins_with_ten_coins_and_a_gem_of_each_colour(seats: int) -> None:
    table = club(seats)
    state = table.state
    assert state.coins == [10] * seats
    for seat in range(seats):
        assert table.hand(seat) == "1 blue 1 yellow 1 green 1 red"
        assert [table.step(seat, track) for track in ("forest", "technique", "money")] == [0, 0, 0]
    assert state.pawns == [6] * seats, "three on the tracks, one on the leader track"
    assert state.parks == [EMPTY] * (19 * seats)


@rule("2.2")
def test_the_box_holds_what_the_book_lists_D10() -> None:
    counted = club(4).state.ledger()
    assert counted["coins"] == 56
    assert [counted[gem] for gem in ("blue", "yellow", "green", "red", "diamond")] == [20] * 5
    assert [counted[symbol] for symbol in SYMBOLS[:4]] == [4] * 4
    assert [counted[symbol] for symbol in SYMBOLS[4:12]] == [5] * 8
    assert [counted[tile] for tile in ("fountain", "orangery", "pavilion", "rose_garden")] == [21] * 4
    assert [counted[animal] for animal in ("pond", "enclosure", "aviary")] == [7] * 3
    assert [counted[f"pawns {seat}"] for seat in range(4)] == [10] * 4
    assert counted["cards"] == 8


@rule("2.2")
def test_gems_and_goods_beyond_the_box_are_substitutes_D10() -> None:
    table = bare()
    before = table.state.ledger()
    table.gems(A, "25 blue").goods(B, ", ".join(["mine green"] * 6))
    assert table.state.gem_supply[0] == -5
    assert table.state.good_supply[2] == -2
    assert table.state.ledger() == before


@rule("2.3")
def test_the_first_leader_is_drawn_and_the_others_follow_clockwise() -> None:
    chance = ScriptedChance({"first leader": [2], **script(STRIPS_BY_SEATS[4])})
    journal = Journal()
    position = GAME.setup(4, GAME.options(), chance, journal)
    assert journal.facts == [facts.LeaderDrawn(C), facts.MarketLaid(1, STRIPS_BY_SEATS[4])]
    assert position.waiting_for() == [C]
    assert [position.lead[seat] for seat in (C, D, A, B)] == [0, 1, 2, 3]  # type: ignore[attr-defined]


@rule("2.3")
def test_the_first_leader_may_be_an_option_but_must_sit_at_the_table() -> None:
    assert club(3, leader="C").position.waiting_for() == [C]
    with pytest.raises(Trouble) as trouble:
        GAME.setup(2, GAME.options("", {"first_leader": "D"}), ScriptedChance({}), Journal())
    assert trouble.value.key == "bad-option"


@rule("2.4")
def test_unused_parks_and_pawns_stay_in_the_box() -> None:
    counted = club(2).state.ledger()
    assert [name for name in counted if name.startswith("pawns")] == ["pawns 0", "pawns 1"]
    assert len(club(2).state.parks) == 2 * 19


@rule("1.2")
def test_everybody_sees_everything() -> None:
    table = bare().gems(A, "3 red").goods(B, "ship 5")
    seen = [GAME.observe(table.position, viewer) for viewer in (A, B, C, D, SPECTATOR)]
    shown = [save(observed.table) for observed in seen]  # type: ignore[attr-defined]
    assert all(other == shown[0] for other in shown)
    assert GAME.imagine(seen[0], ScriptedChance({})) == table.position


@rule("1.1", "3.1")
def test_a_round_goes_from_purchases_over_goods_to_building() -> None:
    # given two players with one coin each, and gems for a forest
    table = bare(2).coins("1 1").gems(A, "2 blue").gems(B, "1 red").goods(B, "ship 2, ship 3")
    assert isinstance(table.state.phase, Purchase)
    # when both buy a cell for one coin (a2 is a concession, d5 too)
    table.play(A, "buy a2")
    happened = table.play(B, "buy d5")
    # then both are out of coins, the leader of the track gains a diamond, and B chooses what to keep
    assert happened[2:6] == [
        facts.NothingAffordable(A),
        facts.NothingAffordable(B),
        facts.DiamondForLead(B, 1),
        facts.OrderSettled(B, (B, A)),
    ]
    assert isinstance(table.state.phase, Keeping)
    assert table.position.waiting_for() == [B]
    table.play(B, "keep no more")
    # then building: B has two gems, A two
    assert table.menu(B) == ["build forest2", "pass"]
    assert table.position.rule() == "9.1"
