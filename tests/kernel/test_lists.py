"""Lists of equal items."""

from __future__ import annotations

import pytest

from ludotheque.kernel.lists import repeated


@pytest.mark.parametrize("length", [0, 1, 4, 64, 65, 200])
def test_so_many_times_the_same_item(length: int) -> None:
    assert repeated(-1, length) == [-1] * length
    assert repeated(False, length) == [False] * length


def test_each_list_is_one_of_its_own() -> None:
    first = repeated(0, 4)
    first[2] = 7
    assert first == [0, 0, 7, 0]
    assert repeated(0, 4) == [0, 0, 0, 0]
