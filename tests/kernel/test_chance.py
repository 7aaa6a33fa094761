"""Chance: seeded, scripted, recorded."""

from __future__ import annotations

import pytest

from ludotheque.kernel.chance import (
    ChosenChance,
    KeyedChance,
    OutcomeWanted,
    RecordedChance,
    RecordingChance,
    ScriptedChance,
    SeededChance,
    UnannouncedChance,
)

FACES = ["red", "blue", "W", "F"]


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    first, second, third = SeededChance(5), SeededChance(5), SeededChance(6)
    drawn = [first.below("x", 1000) for _ in range(20)]
    assert drawn == [second.below("x", 1000) for _ in range(20)]
    assert drawn != [third.below("x", 1000) for _ in range(20)]


def test_known_values_of_the_generator() -> None:
    """Saved seeds must mean the same match for ever, compiled or not."""
    chance = SeededChance(12345)
    assert [chance.below("x", 2**31) for _ in range(4)] == [40640848, 352488720, 558018118, 772615444]


def test_a_copy_goes_its_own_way() -> None:
    chance = SeededChance(9)
    chance.die("x")
    twin = chance.copy()
    ahead = [chance.below("x", 100) for _ in range(10)]
    assert [twin.below("x", 100) for _ in range(10)] == ahead


def test_dice_are_even_enough() -> None:
    """Chi-square of 60,000 throws; 20.5 is the 0.1 % point for five degrees of freedom."""
    chance = SeededChance(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.die("x") - 1] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_every_order_of_three_cards_comes_up_evenly() -> None:
    chance = SeededChance(2)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        cards = [1, 2, 3]
        chance.shuffle("cards", cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < 20.5


def test_what_is_recorded_can_be_given_again() -> None:
    recording = RecordingChance(SeededChance(3))
    cards = [1, 2, 3, 4]
    recording.shuffle("cards", cards)
    outcome = (recording.below("b", 9), recording.die("d"), recording.face("f", FACES))
    assert [why for why, _ in recording.drawn] == ["cards", "b", "d", "f"]
    assert recording.drawn[3][1] == FACES[outcome[2]]
    again = RecordedChance(recording.drawn)
    twin = [4, 3, 2, 1]
    again.shuffle("cards", twin)
    assert twin == cards
    assert not again.used_up()
    assert (again.below("b", 9), again.die("d"), again.face("f", FACES)) == outcome
    assert again.used_up()


def test_a_recording_that_does_not_fit_says_so() -> None:
    with pytest.raises(UnannouncedChance, match="has 'a' where 'b'"):
        RecordedChance([("a", 1)]).below("b", 3)
    with pytest.raises(UnannouncedChance, match="ends before"):
        RecordedChance([]).below("b", 3)
    with pytest.raises(UnannouncedChance, match="from 0 to 2"):
        RecordedChance([("b", 3)]).below("b", 3)
    with pytest.raises(UnannouncedChance, match="from 1 to 6"):
        RecordedChance([("d", 0)]).die("d")
    with pytest.raises(UnannouncedChance, match="is not one of"):
        RecordedChance([("f", "X")]).face("f", FACES)
    with pytest.raises(UnannouncedChance, match="not an order"):
        RecordedChance([("s", [1, 1])]).shuffle("s", [1, 2])


@pytest.mark.parametrize("odd", [True, 1.0, "1", None, [1]])
def test_what_is_given_is_whole_numbers(odd: object) -> None:
    for fallen in (odd, [0, odd, 2]):
        with pytest.raises(UnannouncedChance):
            RecordedChance([("x", fallen)]).shuffle("x", [0, 1, 2])
    with pytest.raises(UnannouncedChance):
        RecordedChance([("x", odd)]).die("x")
    with pytest.raises(UnannouncedChance):
        RecordedChance([("x", odd)]).below("x", 3)


def test_a_script_gives_what_it_announced_and_nothing_else() -> None:
    script = ScriptedChance({"colour die": ["F"], "number dice": [6, 6]})
    assert [script.die("number dice"), script.die("number dice")] == [6, 6]
    assert not script.used_up()
    assert script.face("colour die", FACES) == 3
    assert script.used_up()
    with pytest.raises(UnannouncedChance, match="nothing announced for 'number dice'"):
        script.die("number dice")


def test_keyed_chance_falls_alike_for_a_reason_at_a_point_whatever_else_was_drawn() -> None:
    # given two matches with the same seed, one of which thinks aloud and rolls once more for its first card
    first, second = KeyedChance(5), KeyedChance(5)
    order = [[0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7]]
    assert [first.die("dice") for _ in range(3)] == [second.die("dice") for _ in range(3)]
    second.die("dice")
    second.below("who acts", 4)
    # when both come to the next card
    first.at(1)
    second.at(1)
    for chance, items in zip((first, second), order, strict=True):
        chance.shuffle("cards", items)
    # then the same falls, and each reason, point and seed has numbers of its own
    assert order[0] == order[1] != list(range(8))
    assert [first.below("dice", 1000) for _ in range(5)] == [second.below("dice", 1000) for _ in range(5)]
    drawn = set()
    for seed in (5, 6):
        for point in (0, 1):
            for why in ("dice", "cards"):
                chance = KeyedChance(seed)
                chance.at(point)
                drawn.add(tuple(chance.below(why, 1000) for _ in range(3)))
    assert len(drawn) == 8


def test_chosen_chance_gives_what_was_chosen_and_asks_for_the_next() -> None:
    chance = ChosenChance([2, 0])
    items = [10, 11, 12]
    chance.shuffle("cards", items)  # two draws: below 3, below 2
    assert items == [11, 10, 12]
    assert chance.below("only one way", 1) == 0
    with pytest.raises(OutcomeWanted) as wanted:
        chance.die("number dice")
    assert (wanted.value.why, wanted.value.n) == ("number dice", 6)
