"""The greedy bot: title swings, cards when they pay, insurance kept for when it matters."""

from __future__ import annotations

from ludotheque.bots.base import Bot
from ludotheque.bots.driver import play_bots
from ludotheque.bots.simple import GreedyBot, RandomBot
from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.games.rue_de_la_paix.rules.ending import OUT_OF_HOTELS, Over
from ludotheque.games.rue_de_la_paix.stack_estimates import Prospects
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT
from tests.games.rue_de_la_paix.boulevard import Boulevard, boulevard
from tests.support import A, B, C


def liked(table: Boulevard, seat: int) -> str:
    """What the greedy bot does here."""
    seen = GAME.observe(table.state, seat)
    return GreedyBot().choose(GAME, seen, table.state.menu(seat), SeededChance(1)).notation


def builds(table: Boulevard, seat: int) -> list[str]:
    """The properties the greedy bot builds on before it is done, sorted."""
    chosen: list[str] = []
    while (action := liked(table, seat)) != "done":
        chosen.append(action.removeprefix("build "))
        table.play(seat, action)
    return sorted(chosen)


def test_two_hotels_for_a_title_swing() -> None:
    # given one hotel draws level and gains nothing, two take the title from the only opponent
    table = boulevard("red-5=B", seats=2)
    table.rolls(A, "5 5 red")
    assert builds(table, A) == ["red-5", "red-5"]


def test_empty_properties_before_hopeless_ones() -> None:
    table = boulevard("green-8=BBBB blue-6=A red-5=A", seats=2)
    table.rolls(A, "5 4 green")
    assert builds(table, A) == ["green-4", "green-5"]


def test_w_goes_where_it_pays_most() -> None:
    table = boulevard("green-8=BA blue-6=A red-5=A", seats=2)
    table.rolls(A, "5 3 W")
    assert liked(table, A) == "build green-8"


def test_a_card_is_played_when_it_pays() -> None:
    table = boulevard("green-8=ABB", seats=2, hands="A takeover").turn_ends(A)
    assert liked(table, A) == "play takeover-1"
    table.play(A, "play takeover-1")
    assert liked(table, A) == "take green-8"


def test_a_card_is_kept_when_it_does_not_pay() -> None:
    table = boulevard("red-1=AB green-8=A", seats=2, hands="A hurricane_green").turn_ends(A)
    assert liked(table, A) == "pass"


def test_a_hurricane_is_sent_where_it_hurts_the_others() -> None:
    table = boulevard("green-8=BB green-7=B green-6=B green-5=AB red-1=A", seats=2, hands="A hurricane_green")
    table.turn_ends(A)
    assert liked(table, A) == "play hurricane-green"


def test_insurance_is_saved_for_what_matters() -> None:
    # given much to lose
    table = boulevard(
        "green-8=A green-7=A green-6=A", seats=2, hands="B hurricane_green, A insurance"
    ).turn_ends(B)
    table.play(B, "play hurricane-green")
    assert liked(table, A) == "play insurance"
    # given next to nothing to lose
    table = boulevard("red-1=A", seats=2, hands="B hurricane_red, A insurance").turn_ends(B)
    table.play(B, "play hurricane-red")
    assert liked(table, A) == "pass"


def test_a_useless_roll_is_rolled_again() -> None:
    table = boulevard("red-1=B", seats=2, hands="A reroll")
    table.rolls(A, "1 2 green")
    assert liked(table, A) == "play reroll"


def test_the_budget_is_doubled_when_there_is_much_to_take() -> None:
    table = boulevard("green-8=B green-7=B", seats=2, hands="A double_sum", reserve="A 5, B 2")
    table.rolls(A, "6 6 green")
    assert liked(table, A) == "play multiply-2-if-not-f"


def test_a_hotel_is_moved_to_where_it_counts() -> None:
    table = boulevard("red-1=BBBA green-8=BA", seats=2, hands="A move_own_top", reserve="A 3, B 3").turn_ends(
        A
    )
    assert liked(table, A) == "play move"
    table.play(A, "play move")
    assert liked(table, A) == "take red-1"
    table.play(A, "take red-1")
    assert liked(table, A) == "build green-8"


def test_the_winning_hotel_is_built() -> None:
    rich = "green-8=A green-7=A green-6=A green-5=A green-4=A yellow-7=A yellow-6=A yellow-5=A blue-6=A"
    table = boulevard(rich + " red-4=A red-1=B", seats=2)
    assert table.squares()[A] == 58
    table.rolls(A, "2 1 red")
    table.play(A, "build red-3")
    assert liked(table, A) == "done"


def test_greedy_beats_random_at_every_table() -> None:
    for seats in (2, 3, 4):
        won = 0
        for seed in range(30):
            greedy = seed % seats
            bots: list[Bot] = [GreedyBot() if seat == greedy else RandomBot() for seat in range(seats)]
            chance = SeededChance(seed)
            position = GAME.setup(seats, GAME.options(), chance, SILENT)
            play_bots(GAME, position, bots, chance, SeededChance(seed + 1000))
            outcome = position.outcome()
            assert outcome is not None
            won += greedy in outcome.winners
        assert won >= 26, f"{won} of 30 at a table of {seats}"


def test_the_evaluation_knows_who_stands_better() -> None:
    table = boulevard("green-8=AA red-1=B green-7=CCB").turn_ends(A)
    standing = GAME.evaluate(GAME.observe(table.state, C))
    assert standing[A] > standing[C] > standing[B]


def test_an_unsafe_property_is_worth_less() -> None:
    state = boulevard(seats=2).state
    prospects = Prospects(state.box, A, state.reserve, state.stacks, state.sums)
    safe, unsafe = prospects.shares([A, A, A, B]), prospects.shares([A, B])
    assert safe[A] > unsafe[A] > unsafe[B] > safe[B]
    assert prospects.shares([]) == [0.0, 0.0]


def test_even_with_a_reserve_used_up_a_property_can_be_lost() -> None:
    # given B has no hotel left: A and C have turns before the match ends (§9.1)
    state = boulevard(reserve="A 5, B 0, C 5").state
    shares = Prospects(state.box, A, state.reserve, state.stacks, state.sums).shares([A, C])
    assert shares[A] > shares[C] > 0.0 == shares[B]


def test_when_the_match_is_over_only_the_titles_count() -> None:
    table = boulevard("green-8=AB red-1=B", hands="B insurance reroll")
    table.state.phases = [Over(OUT_OF_HOTELS)]
    assert GAME.evaluate(GAME.observe(table.state, A)) == [8.0, 1.0, 0.0]


def test_nobody_fears_a_rival_without_hotels() -> None:
    state = boulevard(seats=2, reserve="A 9, B 0").state
    assert Prospects(state.box, A, [9, 0], state.stacks, state.sums).shares([A, B]) == [1.0, 0.0]
