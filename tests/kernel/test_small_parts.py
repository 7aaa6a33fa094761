"""Seats, options, outcomes, facts, plain data."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import SILENT, Journal, told_to
from ludotheque.kernel.options import checked, choice, flag
from ludotheque.kernel.outcome import places_by
from ludotheque.kernel.plain import Vocabulary, save
from ludotheque.kernel.seats import Seat, clockwise, letter, seat_of
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
    assert clockwise(2, 4) == [2, 3, 0, 1]
    for text in ("", "G", "AB", "1"):
        with pytest.raises(Trouble):
            seat_of(text)


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
    assert told_to([fact], 1) == [fact]
    assert told_to([fact], 0) == [CardDrawn(1, "?")]


def test_a_silent_journal_keeps_nothing() -> None:
    SILENT.record(CardDrawn(1, "ace"))
    assert SILENT.facts == []
    journal = Journal()
    journal.record(CardDrawn(1, "ace"))
    assert len(journal.facts) == 1


def test_only_plain_values_are_saved() -> None:
    assert Vocabulary(()).load(save([1, "a", None, True, (1, (2,))])) == [1, "a", None, True, (1, (2,))]
    with pytest.raises(TypeError):
        save({1, 2})
