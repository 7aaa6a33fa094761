"""An update says no more than what changed, and leads to the same scene."""

from __future__ import annotations

from typing import Any

from ludotheque.tables.publish.render import Rendered, changes
from tests.tables.support import patched


def rendered(pieces: dict[str, int], panels: dict[int, int], status: str = "") -> Rendered:
    """Pieces and panels that show one number each."""
    return Rendered(
        {name: {"id": name, "value": value} for name, value in pieces.items()},
        {seat: {"seat": seat, "value": value} for seat, value in panels.items()},
        {"status": status, "choices": []},
    )


def compared(before: Rendered, after: Rendered) -> dict[str, Any]:
    """The changes; a client that follows them has the whole scene."""
    found = changes(before, after)
    assert patched(before.whole(), found) == after.whole()
    return found


def test_nothing_changed() -> None:
    assert compared(rendered({"a": 1}, {0: 1}), rendered({"a": 1}, {0: 1})) == {}


def test_only_the_keys_that_changed_are_sent() -> None:
    before = rendered({"a": 1}, {0: 1}, "Ann bids.")
    assert compared(before, rendered({"a": 1}, {0: 1}, "Bob bids.")) == {"status": "Bob bids."}


def test_pieces_are_set_and_removed_one_by_one() -> None:
    before = rendered({"a": 1, "b": 1, "c": 1}, {})
    found = compared(before, rendered({"a": 1, "c": 2, "d": 1}, {}))
    assert found == {"pieces": {"set": [{"id": "c", "value": 2}, {"id": "d", "value": 1}], "gone": ["b"]}}


def test_pieces_in_another_order_are_sent_whole() -> None:
    after = {"b": 1, "a": 1}
    found = compared(rendered({"a": 1, "b": 1}, {}), rendered(after, {}))
    assert [piece["id"] for piece in found["pieces"]] == list(after)


def test_new_pieces_among_the_others_name_the_next_one_that_stays() -> None:
    found = compared(rendered({"a": 1, "b": 1}, {}), rendered({"a": 1, "x": 1, "y": 1, "b": 1, "z": 1}, {}))
    assert found["pieces"]["before"] == {"x": "b", "y": "b"}


def test_panels_are_set_by_seat_and_sent_whole_for_other_seats() -> None:
    before = rendered({}, {0: 1, 1: 1})
    assert compared(before, rendered({}, {0: 1, 1: 2})) == {"panels": {"set": [{"seat": 1, "value": 2}]}}
    whole = compared(before, rendered({}, {1: 1, 0: 1}))["panels"]
    assert [panel["seat"] for panel in whole] == [1, 0]
