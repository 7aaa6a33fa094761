"""Seats, options, outcomes, facts, plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from ludotheque.kernel.chance import ScriptedChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import SILENT, Journal, visible_to
from ludotheque.kernel.options import checked, choice, flag, seat_choice
from ludotheque.kernel.outcome import places_by
from ludotheque.kernel.record import Loader, save
from ludotheque.kernel.seats import (
    NOBODY,
    Seat,
    clockwise,
    drawn_of_set,
    letter,
    others,
    seat_of,
    seats_of_set,
)
from ludotheque.kernel.text import say
from ludotheque.kernel.trouble import Trouble


@dataclass(frozen=True)
class CardDrawn(Fact):
    """Only the drawer sees the card."""

    seat: Seat
    card: str

    def seen_by(self, seat: int) -> Fact | None:
        return self if seat == self.seat else CardDrawn(self.seat, "?")


def test_seats_and_letters() -> None:
    assert [letter(seat) for seat in range(6)] == list("ABCDEF")
    assert seat_of("c") == 2
    assert clockwise(2, 4) == (2, 3, 0, 1)
    assert others(2, 4) == (0, 1, 3)
    assert others(0, 1) == ()
    for text in ("", "G", "AB", "1"):
        with pytest.raises(Trouble):
            seat_of(text)


def test_a_set_of_seats_is_a_number_with_a_bit_for_each() -> None:
    assert seats_of_set(0) == ()
    assert seats_of_set(0b1011) == (0, 1, 3)
    assert seats_of_set(0b111111) == (0, 1, 2, 3, 4, 5)


def test_one_of_a_set_is_drawn_as_one_of_a_list_would_be() -> None:
    drawn = [drawn_of_set(0b1011, ScriptedChance({"who acts": [number]})) for number in range(3)]
    assert drawn == [0, 1, 3]
    assert drawn_of_set(0b100, ScriptedChance({})) == 2, "nothing falls where there is no choice"
    assert drawn_of_set(0, ScriptedChance({})) == NOBODY


def test_a_seat_is_chosen_among_those_of_the_table() -> None:
    option = seat_choice("first", 4)
    assert option.choices == ("random", "A", "B", "C", "D")
    assert [option.least_seats(choice) for choice in option.choices] == [0, 1, 2, 3, 4]
    assert choice("size", "A", ("A", "C")).least_seats("C") == 0, "a letter that is no seat"
    assert checked((option,), "first", {}).seat("first", 2) == -1
    assert checked((option,), "first", {"first": "B"}).seat("first", 2) == 1
    with pytest.raises(Trouble) as refused:
        checked((option,), "first", {"first": "C"}).seat("first", 2)
    assert refused.value.key == "bad-option"


def test_options_are_checked_and_completed() -> None:
    declared = (flag("open"), choice("count", "coins", ("coins", "cells")))
    options = checked(declared, "first", {"open": "yes"})
    assert options.flag("open") and options.choice("count") == "coins" and options.edition == "first"
    for chosen, key in (
        ({"other": 1}, "unknown-option"),
        ({"open": 3}, "bad-option"),
        ({"count": "x"}, "bad-option"),
    ):
        with pytest.raises(Trouble) as trouble:
            checked(declared, "first", chosen)  # type: ignore[arg-type]
        assert trouble.value.key == key


def test_equal_keys_share_the_better_place() -> None:
    assert places_by([(3,), (5,), (5,), (1,)]) == [3, 1, 1, 4]


def test_facts_know_their_key_and_their_seats() -> None:
    fact = CardDrawn(1, "ace")
    assert fact.key() == "card-drawn"
    assert fact.params() == {"seat": 1, "card": "ace"}
    assert fact.seat_params() == ("seat",)
    assert visible_to([fact], 1) == [fact]
    assert visible_to([fact], 0) == [CardDrawn(1, "?")]


@dataclass(frozen=True)
class Bridged(Fact):
    """A fact that lights up something by every kind of field."""

    lights: ClassVar[tuple[str, ...]] = ("bridge", "bank-{banks}-{side}", "boat-{seat}", "flag-{winner}")
    seat: Seat
    banks: tuple[int, ...]
    side: str
    winner: Seat | None


def test_a_fact_says_what_it_lights_up() -> None:
    assert CardDrawn(1, "ace").lit() == []
    assert Bridged(2, (3, 5), "left", None).lit() == ["bridge", "bank-3-left", "bank-5-left", "boat-C"]


def test_a_silent_journal_keeps_nothing() -> None:
    SILENT.record(CardDrawn(1, "ace"))
    assert SILENT.facts == []
    journal = Journal()
    journal.record(CardDrawn(1, "ace"))
    assert len(journal.facts) == 1


def test_only_plain_values_are_saved() -> None:
    assert Loader(()).load(save([1, "a", None, True, (1, (2,))])) == [1, "a", None, True, (1, (2,))]
    with pytest.raises(TypeError):
        save({1, 2})


def test_a_text_with_a_list_is_made_once_and_keeps_what_was_said() -> None:
    asked = [1, 2]
    text = say("label-offer-open", other=asked)
    assert say("label-offer-open", other=[1, 2]) is text
    asked.remove(1)
    assert text.facts == {"other": (1, 2)}
    assert say("label-offer-open", other=asked) is not text
