"""§1–§4: the aim, the table, the cards, turning a card."""

from __future__ import annotations

import pytest

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.dice import set_of, shown
from ludotheque.games.last_chance.game import GAME
from ludotheque.games.last_chance.state import State
from ludotheque.kernel.chance import ScriptedChance, SeededChance
from ludotheque.kernel.journal import SILENT, Journal
from ludotheque.kernel.seats import NOBODY
from tests.games.last_chance.bar import BOX, IDS, offered
from tests.support import A, B, C, D, rule


def opened(seats: int, script: dict[str, list[object]]) -> tuple[State, Journal]:
    journal = Journal()
    chance = ScriptedChance(script)
    position = GAME.setup(seats, GAME.options(), chance, journal)
    assert isinstance(position, State)
    assert chance.used_up()
    return position, journal


PLAIN: dict[str, list[object]] = {
    "first card-turner": [2],
    "card": [6, 5, 4, 3, 2, 1, 0],
    "dice": [4, 1, 2, 4, 2],
}


@rule("2.1", "2.2", "2.3", "4.1")
def test_everybody_has_800_000_and_the_first_of_seven_cards_lies_there_with_five_dice_L13_L16() -> None:
    state, journal = opened(4, PLAIN)
    assert state.cash == [800_000] * 4
    assert state.chances == [True] * 4
    assert [IDS[card] for card in state.pile] == ["LC07", "LC06", "LC05", "LC04", "LC03", "LC02"]
    assert journal.facts == [
        facts.CardTurned(C, 1, "LC01", "2 3 4 5 6", 3, 160_000),
        facts.DiceThrown(C, "1 2 2 4 4"),
    ]
    assert state.waiting_for() == [A, B, C, D]
    assert GAME.observe(state, A).parts()[3] == [800_000] * 4, "money lies open (L16)"


@rule("2.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_seven_different_cards_of_the_deck_are_in_play(seats: int) -> None:
    drawn = set()
    for seed in range(60):
        position = GAME.setup(seats, GAME.options(), SeededChance(seed), SILENT)
        assert isinstance(position, State)
        cards = [*position.pile, *position.played, position.card]
        assert len(set(cards)) == len(cards) == 7
        drawn.update(cards)
    assert drawn == set(range(36)), "every card of the deck comes into play sooner or later"


@rule("3.1")
def test_a_card_is_a_combination_a_number_of_rolls_and_a_prize() -> None:
    card = BOX.deck[0]
    assert (card.combination(), card.rolls, card.prize) == ("2 3 4 5 6", 3, 160_000)
    assert card.wins[set_of([6, 4, 2, 5, 3])], "in any order"
    assert sum(card.wins) == 1


@rule("3.2", "3.3")
@pytest.mark.parametrize(
    ("dice", "wins"),
    [
        ("2 2 2 2 2", False),
        ("2 2 2 2 6", False),
        ("2 2 2 6 6", True),
        ("2 3 3 5 5", True),
        ("2 2 2 5 5", True),
        ("2 3 3 3 3", False),
        ("3 3 4 4 5", False),
    ],
)
def test_two_jokers_scenario_4_L14(dice: str, wins: bool) -> None:
    # given LC03: two long drinks, two cocktails and a 2
    card = BOX.deck[IDS.index("LC03")]
    assert card.wins[set_of([int(face) for face in dice.split()])] == wins


@rule("3.2", "3.3")
def test_all_jokers_of_a_kind_are_the_same_number_and_may_equal_a_printed_one_L14() -> None:
    long_drinks = BOX.deck[IDS.index("LC02")]
    assert {shown(dice) for dice in range(462) if long_drinks.wins[dice]} == {
        "1 1 1 3 4", "2 2 2 3 4", "3 3 3 3 4", "3 4 4 4 4", "3 4 5 5 5", "3 4 6 6 6",
    }  # fmt: skip
    cocktails = BOX.deck[IDS.index("LC30")]
    assert sum(cocktails.wins) == 6


@rule("4.2")
def test_a_lucky_fresh_throw_wins_card_and_prize_without_an_auction_scenario_5_L12() -> None:
    script = dict(PLAIN)
    script["dice"] = [6, 4, 2, 5, 3, 1, 1, 1, 1, 1]
    state, journal = opened(4, script)
    assert journal.facts == [
        facts.CardTurned(C, 1, "LC01", "2 3 4 5 6", 3, 160_000),
        facts.DiceThrown(C, "2 3 4 5 6"),
        facts.LuckyThrow(C, "LC01", 160_000),
        facts.CardTurned(D, 2, "LC02", "3 4 L L L", 4, 240_000),
        facts.DiceThrown(D, "1 1 1 1 1"),
    ]
    assert state.cash == [800_000, 800_000, 960_000, 800_000]
    assert (state.played, state.owners) == ([0], [C])


@rule("4.2", "12.1")
def test_luck_may_end_the_match_with_the_last_card() -> None:
    table = offered("LC05", "1 2 3 4 4", pile="LC01").sold_to(B, 10).without_bets()
    happened = table.play(B, "keep 1 2 3 4", {"dice": [5, 2, 3, 4, 5, 6]})
    assert happened[-4:] == [
        facts.CardTurned(B, 2, "LC01", "2 3 4 5 6", 3, 160_000),
        facts.DiceThrown(B, "2 3 4 5 6"),
        facts.LuckyThrow(B, "LC01", 160_000),
        facts.AllCardsPlayed(),
    ]
    assert table.cash() == "A 800, B 1130, C 800"


@rule("4.3")
def test_the_turner_moves_left_once_per_new_card_and_skips_those_who_are_out_L13() -> None:
    # given a table where B is out and A has turned the card
    table = offered("LC05", "1 2 3 4 4", cash="A 800, B 0, C 800, D 800", out="B")
    # when the card is offered a second time after a failure
    table.sold_to(D, 10).without_bets()
    for _ in range(4):
        table.roll("keep 1 2 3 4", 4)
    assert table.state.turner == A
    # and then won by D
    table.sold_to(D, 10).without_bets()
    happened = table.play(D, "keep 1 2 3 4", {"dice": [5, 1, 1, 1, 1, 1]})
    # then C turns the next one
    assert happened[-2:] == [
        facts.CardTurned(C, 2, "LC05", "1 2 3 4 5", 4, 170_000),
        facts.DiceThrown(C, "1 1 1 1 1"),
    ]


@rule("2.1")
def test_nothing_is_staked_or_bet_before_the_first_auction() -> None:
    state, _ = opened(3, PLAIN)
    assert (state.champion, state.stake, state.all_in, state.bets) == (NOBODY, 0, False, [0, 0, 0])
