"""§9.4: exact payments, diamonds for anything, gem after gem or all at once."""

from __future__ import annotations

from itertools import product

import pytest

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.actions import Pay
from ludotheque.games.diamonds_club.rules.payment import MOST_OFFERED, Bill, bill_of, is_payable
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.chance import ScriptedChance, SeededChance, UnannouncedChance
from ludotheque.kernel.refusal import Refusal
from tests.games.diamonds_club.club import Club, bare
from tests.support import A, B, rule


def paying(gems: str, table_name: str, pawns: str = "") -> Club:
    table = bare(4).gems(A, gems).gems(B, "9 red").pawns(pawns)
    table.piles("20 21 20 20")
    table.building("ABCD")
    table.play(A, f"build {table_name}")
    return table


@rule("9.4")
def test_a_diamond_replaces_any_gem_also_in_the_surcharge_D11() -> None:
    # a fountain with one opponent's pawn: 2 blue, 2 green, 1 any
    table = paying("2 blue 1 green 1 red 3 diamond", "fountain", "fountain:B")
    for payment in (
        "pay 2 blue 1 green 1 red 1 diamond",
        "pay 2 blue 1 green 2 diamond",
        "pay 1 blue 1 green 3 diamond",
        "pay 1 green 1 red 3 diamond",
    ):
        assert table.position.refusal(A, table.game.parse(payment)) is None
    assert table.play(A, "pay 1 green 1 red 3 diamond")[0] == facts.Paid(A, "fountain", 0, 0, 1, 1, 3)
    assert table.hand(A) == "2 blue"


@rule("9.4")
def test_the_payment_is_exact_and_owned_and_of_the_right_colours_D11() -> None:
    table = paying("3 blue 2 green 2 red 1 diamond", "fountain", "fountain:B")
    assert table.refusal(A, "pay 2 blue 2 green") == Refusal("9.4", "payment-not-exact", total=5)
    assert table.refusal(A, "pay 2 blue 2 green 1 red 1 diamond") == Refusal(
        "9.4", "payment-not-exact", total=5
    )
    assert table.refusal(A, "pay 2 blue 2 green 2 red") == Refusal("9.4", "payment-not-exact", total=5), (
        "two red ones would be too many anyway, but first of all it is a gem too much"
    )
    assert table.refusal(A, "pay 2 blue 1 green 2 red") == Refusal("9.4", "wrong-colours", any=1)
    assert table.refusal(A, "pay 1 blue 2 green 2 diamond") == Refusal("9.4", "gem-missing", gem="diamond")
    assert table.refusal(A, "pass") == Refusal("9.4", "payment-now")
    assert table.refusal(B, "pay 5 red") == Refusal("9.4", "not-your-turn", seat=A)


@rule("9.4")
def test_where_every_gem_is_welcome_only_the_number_can_be_wrong_D11() -> None:
    table = paying("3 blue 3 green 2 red 1 diamond", "forest3")
    for payment in ("pay 2 blue 2 green", "pay 1 blue 1 red", "pay 3 blue 1 diamond"):
        assert table.refusal(A, payment) == Refusal("9.4", "payment-not-exact", total=3)


@rule("9.4")
def test_a_few_good_payments_and_single_gems_are_offered() -> None:
    table = paying("3 blue 1 yellow 2 green 2 red 1 diamond", "forest3")
    assert table.menu(A) == [
        "pay 2 blue 1 green",  # what is plentiful
        "pay 1 yellow 2 green",  # what is scarce
        "pay 2 blue 1 diamond",  # the diamond first
        "put blue",
        "put yellow",
        "put green",
        "put red",
        "put diamond",
    ]
    assert table.position.default(A).notation == "pay 2 blue 1 green"


@rule("9.4")
def test_six_payments_or_fewer_are_all_offered() -> None:
    # a fountain with one opponent's pawn: 2 blue, 2 green, 1 any
    table = paying("2 blue 2 green 1 red 1 diamond", "fountain", "fountain:B")
    assert table.menu(A)[:4] == [
        "pay 2 blue 2 green 1 red",
        "pay 2 blue 2 green 1 diamond",
        "pay 2 blue 1 green 1 red 1 diamond",
        "pay 1 blue 2 green 1 red 1 diamond",
    ]
    assert table.menu(A)[4] == "put blue"


@rule("9.4")
def test_gem_after_gem_leads_to_any_payment() -> None:
    table = paying("2 blue 2 green 1 red 1 diamond", "fountain", "fountain:B")
    assert table.menu(A)[-4:] == ["put blue", "put green", "put red", "put diamond"]
    table.play(A, "put red")
    assert table.hand(A) == "2 blue 2 green 1 red 1 diamond", "nothing is gone before the payment is whole"
    assert table.menu(A) == ["put blue", "put green", "put diamond"]
    assert table.refusal(A, "put red") == Refusal("9.4", "gem-missing", gem="red")
    # the diamond replaces a blue or a green one: that is still open
    table.play(A, "put diamond")
    assert table.menu(A) == ["put blue", "put green"]
    table.play(A, "put blue")
    assert table.play(A, "put blue")[0] == facts.Paid(A, "fountain", 2, 0, 1, 1, 1), "the rest is forced"


@rule("9.4")
def test_a_gem_for_which_there_is_no_room_is_refused() -> None:
    table = paying("2 blue 2 green 2 red 1 diamond", "fountain", "fountain:B")
    table.play(A, "put red")
    assert table.refusal(A, "put red") == Refusal("9.4", "wrong-colours", any=1)


@rule("9.4")
def test_a_whole_payment_replaces_what_was_put_down() -> None:
    table = paying("2 blue 2 green 1 red 1 diamond", "fountain", "fountain:B")
    table.play(A, "put red")
    happened = table.play(A, "pay 2 blue 2 green 1 diamond")
    assert happened[0] == facts.Paid(A, "fountain", 2, 0, 2, 0, 1)
    assert table.hand(A) == "1 red"


@rule("9.4")
def test_the_only_payment_is_taken_by_the_table() -> None:
    table = bare(2).gems(A, "2 blue 1 green 1 diamond").gems(B, "9 red")
    table.building("AB")
    assert table.play(A, "build fountain")[0] == facts.Paid(A, "fountain", 2, 0, 1, 0, 1)


# --- the arithmetic against counting everything -------------------------------------------------------


def is_legal(hand: list[int], asked: list[int], any_part: int, gems: tuple[int, ...]) -> bool:
    """§9.4 word by word: exact, owned, and the diamonds replace all that the colours lack."""
    if sum(gems) != sum(asked) + any_part or any(g > h for g, h in zip(gems, hand, strict=True)):
        return False
    lacking = sum(max(0, asked[colour] - gems[colour]) for colour in range(4))
    return lacking <= gems[4]


def all_payments(hand: list[int], asked: list[int], any_part: int) -> set[tuple[int, ...]]:
    whole = product(*[range(number + 1) for number in hand])
    return {gems for gems in whole if is_legal(hand, asked, any_part, gems)}


def random_bill(chance: SeededChance) -> tuple[State, int, Bill]:
    table = bare(4)
    hand = [chance.below("gems", 4) for _ in range(5)]
    words = [
        f"{number} {name}"
        for number, name in zip(hand, ("blue", "yellow", "green", "red", "diamond"), strict=True)
    ]
    table.gems(A, " ".join(words))
    number = chance.below("table", 7)
    for seat in range(1, 4):
        table.state.table_pawns[number * 4 + seat] = chance.below("pawn", 2)
    return table.state, number, bill_of(table.state, A, number)


@rule("9.4")
@pytest.mark.parametrize("seed", range(4))
def test_payable_unique_and_reachable_payments_agree_with_counting_all(seed: int) -> None:
    chance = SeededChance(seed)
    several = few = 0
    for _ in range(60):
        state, number, bill = random_bill(chance)
        legal = all_payments(bill.hand, bill.asked, bill.any)
        assert is_payable(state, A, number, state.gem_count(A)) == bool(legal)
        if not legal:
            continue
        first = bill.fill_up([0] * 5, 0)
        assert tuple(first) in legal
        assert bill.has_one_way([0] * 5, first) == (len(legal) == 1)
        offered = [tuple(action.gems) for action in bill.suggestions()]
        assert len(set(offered)) == len(offered)
        assert set(offered) == legal if len(legal) <= 6 else len(offered) <= 3 and set(offered) <= legal
        few += 2 < len(legal) <= 6
        assert stepwise(bill) == legal
        several += len(legal) > 1
    assert several > 10 and few > 2


def stepwise(bill: Bill) -> set[tuple[int, ...]]:
    """All payments that can be put down gem after gem."""
    found: set[tuple[int, ...]] = set()
    begun = {(0, 0, 0, 0, 0)}
    while begun:
        gems = list(begun.pop())
        if sum(gems) == bill.total:
            found.add(tuple(gems))
            continue
        steps = bill.may_add(gems)
        assert steps, "no dead end"
        for gem in steps:
            begun.add(tuple(number + (at == gem) for at, number in enumerate(gems)))  # type: ignore[arg-type]
    return found


@rule("9.4")
def test_every_legal_payment_passes_the_gate_and_no_other() -> None:
    table = paying("2 blue 2 green 1 yellow 1 red 2 diamond", "fountain", "fountain:BC")
    bill = bill_of(table.state, A, 0)
    legal = all_payments(bill.hand, bill.asked, bill.any)
    passed = set()
    for code in range(table.game.codes()):
        action = table.game.action(code)
        if isinstance(action, Pay) and table.position.refusal(A, action) is None:
            passed.add(tuple(action.gems))
    assert passed == legal
    assert len(legal) > 5


def test_random_play_draws_a_single_gem_before_it_works_out_whole_payments() -> None:
    # given three gems of any kind to pay: three single gems may be put down, and there are more than six payments
    position = paying("3 blue 3 green 2 red 1 diamond", "forest3").position
    menu = [action.notation for action in position.menu(A)]
    gems = [notation for notation in menu if notation.startswith("put")]
    for number, notation in enumerate(gems):
        assert position.draw(A, ScriptedChance({"what": [number]})).notation == notation
    # when chance falls on one of the six places of whole payments
    last = len(gems) + MOST_OFFERED - 1
    assert position.draw(A, ScriptedChance({"what": [last, 0]})).notation == gems[0]
    with pytest.raises(UnannouncedChance, match=f"not a number from 0 to {last}"):
        position.draw(A, ScriptedChance({"what": [last + 1]}))
