"""Records: one list of fields, the arguments of `__init__`, for copying, comparing, saving and pickling."""

from __future__ import annotations

import copy
import pickle

import pytest

from ludotheque.kernel.record import Loader, Record, Shared, save
from ludotheque.kernel.trouble import Trouble


class Card(Shared):
    def __init__(self, name: str) -> None:
        self.name = name


class Hand(Record):
    """`size` follows from the fields and is no field."""

    def __init__(self, card: Card, coins: int, stacks: list[list[int]], below: list[Hand]) -> None:
        self.card = card
        self.coins = coins
        self.stacks = stacks
        self.below = below
        self.size = len(stacks)


class Nothing(Record):
    pass


def hand() -> Hand:
    return Hand(Card("ace"), 3, [[1, 2], []], [Hand(Card("king"), 0, [[5]], [])])


def test_the_fields_are_the_arguments_in_order() -> None:
    assert hand().parts() == (Card("ace"), 3, [[1, 2], []], [Hand(Card("king"), 0, [[5]], [])])
    assert Card("ace").parts() == ("ace",)
    assert Nothing().parts() == ()


def test_a_copy_shares_only_what_never_changes() -> None:
    first = hand()
    for second in (first.copy(), copy.deepcopy(first)):
        assert second == first and second.size == 2
        assert second.card is first.card
        second.stacks[0].append(3)
        second.below[0].stacks[0].append(6)
        assert (first.stacks, first.below[0].stacks) == ([[1, 2], []], [[5]])
        assert second != first


def test_a_record_equals_only_its_own_kind() -> None:
    assert Card("ace") == Card("ace") and hash(Card("ace")) == hash(Card("ace"))
    assert Card("ace") != Card("king")
    assert Card("ace") != "ace" and Nothing() != Card("ace")


def test_save_load_and_pickle_give_the_same_again() -> None:
    loader = Loader((Hand, Card, Nothing))
    assert loader.load(save(hand())) == hand()
    assert loader.load(save([Nothing(), (1, None)])) == [Nothing(), (1, None)]
    assert pickle.loads(pickle.dumps(hand())) == hand()
    assert loader.load_parts(save(Card("ace")), "Card", ("name",)) == ["ace"]


@pytest.mark.parametrize(
    "data", [{"is": "Purse", "of": []}, {"is": "Card", "of": []}, {"is": "Card", "of": ["a", "b"]}, {}]
)
def test_what_no_record_was_saved_as_is_refused(data: object) -> None:
    with pytest.raises(Trouble, match="damaged-data"):
        Loader((Card,)).load(data)
