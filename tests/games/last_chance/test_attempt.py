"""§9, §10: rolling, and what comes of it."""

from __future__ import annotations

import pytest

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.dice import SETS, shown
from ludotheque.games.last_chance.state import BIDS, PRIZES
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY
from tests.games.last_chance.bar import Bar, offered
from tests.support import A, B, C, D, rule


def rolling(card: str = "LC01", dice: str = "1 2 2 4 4", **more: object) -> Bar:
    """B is the champion with 100 000; nobody bets."""
    return offered(card, dice, **more).sold_to(B, 100).without_bets()  # type: ignore[arg-type]


@rule("9.1", "9.2", "10.2")
def test_the_first_example_of_the_book_scenario_1() -> None:
    # (the book has an erratum: with 2, 3, 4 and 6 the champion needs a 5)
    table = rolling()
    assert table.roll("keep 2 4", 2, 2, 6) == [facts.DiceRolled(B, "2 4", "2 2 6", "2 2 2 4 6", 2)]
    assert table.roll("keep 2 4 6", 1, 3) == [facts.DiceRolled(B, "2 4 6", "1 3", "1 2 3 4 6", 1)]
    assert table.roll("keep 2 3 4 6", 6) == [
        facts.DiceRolled(B, "2 3 4 6", "6", "2 3 4 6 6", 0),
        facts.AttemptFailed(B, "LC01", 100_000),
    ]
    # then the dice stay and the same card is auctioned again
    assert shown(table.state.dice) == "2 3 4 6 6"
    assert table.state.card == 0
    assert table.position.waiting_for() == [A, B, C]
    assert table.cash() == "A 800, B 700, C 800"
    assert table.state.accounts[4 * B + BIDS] == -100_000


@rule("9.1", "9.2", "9.3", "10.1", "3.3")
def test_the_joker_example_of_the_book_scenario_3() -> None:
    table = offered("LC02", "1 2 4 4 5", turner=C).sold_to(B, 100).without_bets()
    table.roll("keep 4 5", 3, 3, 3)
    # the champion changes plans: the 5 that was put aside is rolled again
    table.roll("keep 3 3 3 4", 1)
    table.roll("keep 3 3 3 4", 1)
    happened = table.play(B, "keep 3 3 3 4", {"dice": [3, 1, 1, 1, 1, 1]})
    assert happened == [
        facts.DiceRolled(B, "3 3 3 4", "3", "3 3 3 3 4", 0),
        facts.CardWon(B, "LC02", 100_000, 240_000),
        facts.CardTurned(A, 2, "LC05", "1 2 3 4 5", 4, 170_000),  # the left neighbour of the turner, C
        facts.DiceThrown(A, "1 1 1 1 1"),
    ]
    assert table.cash() == "A 800, B 1040, C 800"
    assert table.cards() == {"LC02": B}
    assert table.state.accounts[4 * B + PRIZES] == 240_000


@rule("9.2", "9.3")
def test_the_two_joker_example_of_the_book() -> None:
    table = rolling("LC03", "2 2 2 5 6")
    table.roll("keep 2 2 2 6", 1)
    table.roll("keep 2 2 2 6", 4)
    happened = table.play(B, "keep 2 2 2 6", {"dice": [6, 1, 1, 1, 1, 1]})
    assert happened[:2] == [
        facts.DiceRolled(B, "2 2 2 6", "6", "2 2 2 6 6", 1),
        facts.CardWon(B, "LC03", 100_000, 130_000),
    ]


@rule("9.1")
def test_the_whole_menu_of_a_champion_is_by_values() -> None:
    table = rolling("LC01", "2 2 2 4 4")
    assert table.position.waiting_for() == [B]
    assert table.menu(B) == [
        "keep none", "keep 2", "keep 4", "keep 2 2", "keep 2 4", "keep 4 4", "keep 2 2 2", "keep 2 2 4",
        "keep 2 4 4", "keep 2 2 2 4", "keep 2 2 4 4",
    ]  # fmt: skip
    assert table.menu(A) == table.menu(C) == []


@rule("9.1")
@pytest.mark.parametrize(("dice", "keeps"), [("1 2 3 4 6", 31), ("5 5 5 5 5", 5), ("1 1 2 3 4", 23)])
def test_every_keep_can_be_reached(dice: str, keeps: int) -> None:
    table = rolling("LC21", dice)
    menu = table.menu(B)
    assert len(set(menu)) == len(menu) == keeps
    faces = sorted(dice.split())
    by_hand = {
        "keep " + (" ".join(faces[die] for die in range(5) if mask >> die & 1) or "none")
        for mask in range(31)
    }
    assert set(menu) == by_hand


@rule("9.1")
def test_what_cannot_be_kept_L11() -> None:
    table = rolling()
    assert table.refusal(B, "keep 1 2 2 4 4") == Refusal("9.1", "roll-at-least-one")
    assert table.refusal(B, "keep 6") == Refusal("9.1", "dice-not-there", dice="1 2 2 4 4")
    assert table.refusal(B, "keep 1 1") == Refusal("9.1", "dice-not-there", dice="1 2 2 4 4")
    assert table.refusal(A, "keep 1") == Refusal("9.1", "only-the-champion-rolls", champion=B)
    assert table.refusal(B, "pass") == Refusal("9.1", "roll-now")
    assert table.play(B, "keep 4 2", {"dice": [1, 1, 1]}), "in any order"


@rule("9.1")
def test_all_five_dice_may_be_rolled() -> None:
    table = rolling()
    happened = table.roll("keep none", 6, 1, 6, 1, 6)
    assert happened == [facts.DiceRolled(B, None, "1 1 6 6 6", "1 1 6 6 6", 2)]


@rule("9.3", "10.1")
def test_success_is_noticed_after_any_roll_and_the_rest_of_the_rolls_lapses_L11() -> None:
    table = rolling()
    happened = table.play(B, "keep 2 4", {"dice": [3, 5, 6, 1, 1, 1, 1, 1]})
    assert happened[:2] == [
        facts.DiceRolled(B, "2 4", "3 5 6", "2 3 4 5 6", 2),
        facts.CardWon(B, "LC01", 100_000, 160_000),
    ]
    assert table.cash() == "A 800, B 960, C 800"


@rule("9.4")
def test_the_table_keeps_what_gives_the_best_chance() -> None:
    assert rolling().position.default(B).notation == "keep 2 4"
    assert rolling("LC02", "1 2 4 4 5").position.default(B).notation == "keep 4"


@rule("10.2")
def test_the_next_champion_keeps_freely_with_all_rolls_L10() -> None:
    table = rolling()
    for _ in range(3):
        table.roll("keep 2 4", 1, 1, 1)
    assert shown(table.state.dice) == "1 1 1 2 4"
    table.sold_to(C, 20).without_bets()
    assert table.position.waiting_for() == [C]
    assert "keep 1 1 1" in table.menu(C)
    for left in (2, 1, 0):
        assert (
            isinstance(happened := table.roll("keep 1", 1, 1, 1, 1)[0], facts.DiceRolled)
            and happened.left == left
        )


@rule("10.3")
def test_a_failed_last_chance_settles_the_bets_before_the_match_ends_L7_L9() -> None:
    table = offered("LC01", "1 2 2 4 4", "A 0, B 300, C 200", out="A")
    table.moves("B: last chance, C: bet against 100000")
    table.roll("keep 2 4", 1, 1, 1)
    table.roll("keep 2 4", 1, 1, 1)
    happened = table.roll("keep 2 4", 1, 1, 1)
    assert happened[1:] == [
        facts.AttemptFailed(B, "LC01", 300_000),
        facts.BetWon(C, 100_000),
        facts.Eliminated(B, 0),
        facts.OneLeft(C),
    ]
    assert table.cash() == "A 0, B 0, C 300"


@rule("10.4")
def test_a_player_without_money_stays_in_and_turns_cards_L8() -> None:
    # given B without money and without the last chance
    table = offered("LC05", "1 2 3 4 4", "A 800, B 0, C 800", used="B")
    assert table.position.waiting_for() == [A, C]
    table.moves("C: bid 10000, A: pass")
    table.moves("A: no bet")
    # when it is B's turn to turn a card and the throw is lucky
    happened = table.play(C, "keep 1 2 3 4", {"dice": [5, 1, 2, 3, 4, 5, 1, 1, 1, 1, 1]})
    assert facts.LuckyThrow(B, "LC05", 170_000) in happened
    # then B has money again, and a card
    assert table.cash() == "A 800, B 170, C 970"
    assert B in table.position.waiting_for()


@rule("10.4")
def test_losing_the_last_money_with_an_ordinary_bid_is_not_the_end_L8() -> None:
    table = offered("LC01", "1 2 2 4 4", "A 800, B 100, C 800, D 800").sold_to(B, 100).without_bets()
    for _ in range(3):
        table.roll("keep 2 4", 1, 1, 1)
    assert table.state.active == [True] * 4
    assert table.position.waiting_for() == [A, B, C, D]
    assert table.menu(B) == ["pass", "last chance"]
    assert D in table.position.waiting_for()


def test_the_sets_of_dice_are_all_there() -> None:
    assert len(SETS) == 462
    assert len(set(SETS)) == 462
    assert all(tuple(sorted(faces)) == faces for faces in SETS)


@rule("10.1")
def test_after_a_success_the_next_card_has_no_champion_yet() -> None:
    table = offered("LC01", "1 2 2 4 4").sold_to(A, 10).without_bets()
    table.roll("keep 2 4", 3, 5, 6, 1, 1, 1, 1, 1)
    assert table.cards() == {"LC01": A}
    assert table.state.champion == NOBODY
    assert table.position.waiting_for() == [A, B, C]
