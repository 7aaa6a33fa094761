"""The dice solver: the deck's own figures, the check values, and an independent brute force."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from ludotheque.games.last_chance.dice import DICE, FACES, FIRST_THROW, SETS
from ludotheque.games.last_chance.solver import (
    THROWS,
    Odds,
    find_card,
    odds_of,
    parse_dice,
    solve,
)
from ludotheque.kernel.trouble import Trouble
from tests.games.last_chance.bar import BOX
from tests.support import rule

#: The chance of success from a fresh throw with best play: the figures by which the deck was reconstructed.
FROM_THE_START = {
    "LC01": "0.310828", "LC02": "0.404333", "LC03": "0.499907", "LC04": "0.216018", "LC05": "0.416809",
    "LC06": "0.196829", "LC07": "0.510054", "LC08": "0.448205", "LC09": "0.607523", "LC10": "0.619050",
    "LC11": "0.371300", "LC12": "0.473465", "LC13": "0.256061", "LC14": "0.200659", "LC15": "0.299515",
    "LC16": "0.394904", "LC17": "0.107993", "LC18": "0.437599", "LC19": "0.275255", "LC20": "0.131202",
    "LC21": "0.306163", "LC22": "0.249328", "LC23": "0.341890", "LC24": "0.308322", "LC25": "0.208116",
    "LC26": "0.495535", "LC27": "0.130149", "LC28": "0.333723", "LC29": "0.401580", "LC30": "0.170507",
    "LC31": "0.284817", "LC32": "0.431769", "LC33": "0.362883", "LC34": "0.298973", "LC35": "0.244181",
    "LC36": "0.459479",
}  # fmt: skip


def number_of_throws(throw: int) -> int:
    """How many of the 7776 throws of five dice are this one."""
    throws = 1
    left = DICE
    faces = SETS[throw]
    for face in range(1, FACES + 1):
        for taken in range(faces.count(face)):
            throws = throws * left // (taken + 1)
            left -= 1
    return throws


@pytest.mark.parametrize("card_id", [card.id for card in BOX.deck])
def test_the_deck_has_its_chances(card_id: str) -> None:
    card = find_card(BOX, card_id)
    odds = odds_of(card)
    fresh = range(FIRST_THROW, len(SETS))
    chance = sum(odds.fraction(throw, card.rolls) * number_of_throws(throw) for throw in fresh) / THROWS
    assert f"{float(chance):.6f}" == FROM_THE_START[card_id]


@rule("9.4")
@pytest.mark.parametrize(
    ("card", "dice", "rolls", "fraction", "keep"),
    [
        ("LC01", [1, 2, 2, 4, 4], 3, Fraction(42571, 186624), (2, 4)),
        ("LC02", [1, 2, 4, 4, 5], 4, Fraction(1309163, 4251528), (4,)),
        ("LC03", [2, 2, 2, 5, 6], 4, Fraction(671, 1296), (2, 2, 2, 6)),
    ],
)
def test_check_values(
    card: str, dice: list[int], rolls: int, fraction: Fraction, keep: tuple[int, ...]
) -> None:
    solution = solve(card, dice, rolls)
    assert (solution.fraction, solution.keep) == (fraction, keep)
    assert solution.p == float(fraction)


# --- an independent brute force: no multisets, no tables, only ordered dice and fractions -------------


def is_won(symbols: tuple[str, ...], dice: tuple[int, ...]) -> bool:
    """Tries every pair of joker values on the sorted dice."""
    for cocktail, long_drink in product(range(1, 7), repeat=2):
        if cocktail == long_drink:
            continue
        values = {"C": cocktail, "L": long_drink}
        if sorted(values.get(symbol) or int(symbol) for symbol in symbols) == sorted(dice):
            return True
    return False


@cache
def brute_force(symbols: tuple[str, ...], dice: tuple[int, ...], rolls: int) -> Fraction:
    """`dice` sorted. Every choice of dice to roll, every way they fall."""
    if is_won(symbols, dice):
        return Fraction(1)
    if rolls == 0:
        return Fraction(0)
    return max(after(symbols, kept, rolls) for size in range(5) for kept in set(combinations(dice, size)))


@cache
def after(symbols: tuple[str, ...], kept: tuple[int, ...], rolls: int) -> Fraction:
    falls = list(product(range(1, 7), repeat=5 - len(kept)))
    total = sum((brute_force(symbols, tuple(sorted(kept + fall)), rolls - 1) for fall in falls), Fraction(0))
    return total / len(falls)


@pytest.mark.parametrize(
    ("card_id", "dice", "rolls"),
    [
        ("LC01", (1, 2, 2, 4, 4), 3),
        ("LC02", (1, 2, 4, 4, 5), 4),
        ("LC03", (2, 2, 2, 5, 6), 4),
        ("LC10", (2, 2, 4, 6, 6), 2),
        ("LC33", (1, 1, 2, 3, 4), 2),
        ("LC27", (2, 3, 4, 5, 6), 2),
    ],
)
def test_brute_force_agrees_on_every_keep(card_id: str, dice: tuple[int, ...], rolls: int) -> None:
    symbols = tuple(find_card(BOX, card_id).symbols)
    solution = solve(card_id, list(dice), rolls)
    assert solution.fraction == brute_force(symbols, dice, rolls)
    keeps = {kept for size in range(5) for kept in combinations(dice, size)}
    assert {line.keep for line in solution.ranking} == keeps
    for line in solution.ranking:
        assert line.fraction == after(symbols, line.keep, rolls)


@pytest.mark.parametrize("card_id", ["LC01", "LC10", "LC36"])
def test_brute_force_agrees_on_all_252_throws(card_id: str) -> None:
    card = find_card(BOX, card_id)
    symbols = tuple(card.symbols)
    for throw in range(FIRST_THROW, len(SETS)):
        assert odds_of(card).fraction(throw, 1) == brute_force(symbols, SETS[throw], 1), SETS[throw]


# --- answers -----------------------------------------------------------------------------------------


def test_the_ranking_holds_every_keep_once_best_first() -> None:
    solution = solve("LC12", [1, 2, 4, 5, 6], 4)
    chances = [line.fraction for line in solution.ranking]
    assert chances == sorted(chances, reverse=True)
    assert len({line.keep for line in solution.ranking}) == len(chances) == 31
    assert (solution.ranking[0].keep, solution.ranking[0].fraction) == (solution.keep, solution.fraction)
    assert (1, 2, 4, 5, 6) not in [line.keep for line in solution.ranking], (
        "a roll takes at least one die (L11)"
    )


def test_nothing_to_roll_for() -> None:
    won = solve("LC01", [6, 5, 4, 3, 2], 3)
    assert (won.fraction, won.keep, len(won.ranking)) == (Fraction(1), (2, 3, 4, 5, 6), 1)
    done = solve("LC01", [6, 5, 4, 3, 3], 0)
    assert (done.fraction, done.keep, len(done.ranking)) == (Fraction(0), (3, 3, 4, 5, 6), 1)


def test_more_rolls_never_hurt_and_any_number_works() -> None:
    chances = [solve("LC27", [1, 2, 3, 4, 5], rolls).fraction for rolls in (0, 1, 2, 3, 7, 20, 50)]
    assert chances == sorted(chances)
    assert chances[1] == Fraction(1, 6**4)
    assert 0.999 < float(chances[-1]) < 1


def test_plain_data_for_programs() -> None:
    data = solve("lc01", [4, 4, 2, 2, 1], 3).data()
    assert data["card"] == "LC01"
    assert data["dice"] == [1, 2, 2, 4, 4]
    assert data["rolls"] == 3
    assert data["fraction"] == "42571/186624"
    assert data["keep"] == [2, 4]
    ranking = data["ranking"]
    assert isinstance(ranking, list)
    assert ranking[0] == {"keep": [2, 4], "p": 42571 / 186624, "fraction": "42571/186624"}
    assert len(ranking) == 17


@pytest.mark.parametrize(
    ("card", "dice", "rolls", "key"),
    [
        ("LC37", [1, 2, 3, 4, 5], 3, "unknown-card"),
        ("", [1, 2, 3, 4, 5], 3, "unknown-card"),
        ("LC01", [1, 2, 3, 4], 3, "bad-dice"),
        ("LC01", [], 3, "bad-dice"),
        ("LC01", [1, 2, 3, 4, 7], 3, "bad-dice"),
        ("LC01", [0, 2, 3, 4, 5], 3, "bad-dice"),
        ("LC01", [1, 2, 3, 4, 5], -1, "bad-rolls"),
        ("LC01", [1, 2, 3, 4, 5], 51, "bad-rolls"),
    ],
)
def test_bad_questions_are_trouble(card: str, dice: list[int], rolls: int, key: str) -> None:
    with pytest.raises(Trouble) as trouble:
        solve(card, dice, rolls)
    assert trouble.value.key == key


def test_dice_as_typed() -> None:
    assert parse_dice("1,2,4,4,5") == [1, 2, 4, 4, 5]
    assert parse_dice(" 1, 2,4 ,4,5") == [1, 2, 4, 4, 5]
    for wrong in ("", "1,2,x,4,5", "1 2 4 4 5", "12445", "1,2,-4,4,5", "1,2,,4,5", "1,2,²,4,5"):
        with pytest.raises(Trouble) as trouble:
            parse_dice(wrong)
        assert trouble.value.key == "bad-dice"


def test_an_unknown_edition_is_trouble() -> None:
    with pytest.raises(Trouble) as trouble:
        solve("LC01", [1, 2, 3, 4, 5], 3, "nowhere")
    assert trouble.value.key == "unknown-edition"


def test_all_throws_are_counted() -> None:
    assert sum(number_of_throws(throw) for throw in range(FIRST_THROW, len(SETS))) == 7776
    assert number_of_throws(FIRST_THROW) == 1


def test_floats_are_the_fractions() -> None:
    odds = Odds(find_card(BOX, "LC16").wins)
    for throw in range(FIRST_THROW, len(SETS), 7):
        assert odds.chance(throw, 5) == float(odds.fraction(throw, 5))
        if not odds.wins[throw]:
            assert odds.chance_after(odds.best_keep(throw, 5), 5) == odds.chance(throw, 5)
