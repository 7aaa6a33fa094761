"""An update says no more than what changed, and leads to the same state."""

from __future__ import annotations

import json
import random
import statistics
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games import CATALOGUE
from ludotheque.loadtest.merging import MERGED, merged
from ludotheque.tables.publish.render import changes
from tests.tables.support import Watcher, open_table, open_tables, people, play_people, run

MOST_BYTES = 1500  #: of an update to one viewer, in the middle

NOTHING = "nothing"  #: stands for a field that is absent

Plain = dict[str, Any]


def compared(before: Any, after: Any) -> Any:
    """The change of one field; a client that follows it has the new value."""
    found = changes({"field": before}, {"field": after})
    assert merged({"field": before}, found) == {"field": after}
    return found.get("field", NOTHING)


def named(*items: str) -> list[Plain]:
    """Objects with an id and a value: `a1` has the id a and the value 1."""
    return [{"id": item[0], "value": item[1:]} for item in items]


#: Before, after, and what is sent; the page merges the same (tests/browser/test_store.py).
CHANGES: list[tuple[Any, Any, Any]] = [
    (1, 1, NOTHING),
    (1, None, None),
    # objects: the fields that changed, new ones too
    ({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 1, "b": {"c": 2, "d": 4}}, {"b": {"d": 4}}),
    ({"a": 1}, {"a": 1, "b": {"c": 2}}, {"b": {"c": 2}}),
    ({"a": 1}, None, None),
    # lists of objects that have a name of their own: those that changed, by name
    (named("a1", "b1"), named("a1", "b1"), NOTHING),
    (named("a1", "b1"), named("a1", "b2"), {"at": {"1": {"value": "2"}}}),
    (named("a1", "b1", "c1"), named("a1", "c2"), {"by": "id", "set": named("c2"), "gone": ["b"]}),
    (named("a1", "b1", "c1"), named("a1", "c1"), {"by": "id", "gone": ["b"]}),
    (named("a1", "b1"), named("a1", "b1", "c1"), {"by": "id", "set": named("c1")}),
    (
        named("a1", "b1"),
        named("a1", "x1", "y1", "b1", "z1"),
        {"by": "id", "set": named("x1", "y1", "z1"), "before": {"x": "b", "y": "b"}},
    ),
    (
        [{"id": "a", "value": 1, "quiet": True}, {"id": "b"}],
        [{"id": "a", "value": 1}, {"id": "b"}],  # a field is gone: the object is made anew
        {"by": "id", "set": [{"id": "a", "value": 1}], "gone": ["a"], "before": {"a": "b"}},
    ),
    ([{"seat": 0, "v": 1}, {"seat": 1, "v": 1}], [{"seat": 1, "v": 1}], {"by": "seat", "gone": [0]}),
    (named("a1", "b1"), named("b1", "a1"), named("b1", "a1")),  # another order: whole
    (named("a1"), named("b1"), named("b1")),
    (named("a1"), [{"name": "a"}], [{"name": "a"}]),
    (named("a1"), [], []),
    ([], named("a1"), named("a1")),
    # other lists: by place, if there are as many as before
    ([1, 2, 3], [1, 2, 4], {"at": {"2": 4}}),
    ([["a", 1], ["b", 2]], [["a", 1], ["b", 3]], {"at": {"1": {"at": {"1": 3}}}}),
    (named("a1", "a2"), named("a1", "a3"), {"at": {"1": {"value": "3"}}}),
    ([1, 2], [3, 4], [3, 4]),
    ([1, 2], [1, 2, 3], [1, 2, 3]),
]


@pytest.mark.parametrize(("before", "after", "change"), CHANGES)
def test_only_what_changed_is_sent(before: Any, after: Any, change: Any) -> None:
    assert compared(before, after) == change


words = st.sampled_from(("a", "b", "c", "d"))
data = st.recursive(
    st.one_of(st.none(), st.integers(0, 2), words),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(words, inner, max_size=3),
        st.lists(st.builds(lambda name, value: {"id": name, "v": value}, words, inner), max_size=4),
        st.lists(st.builds(lambda name, more: {"id": name, **more}, words, st.dictionaries(words, inner))),
    ),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(data, data)
def test_any_change_leads_to_the_new_value(before: Any, after: Any) -> None:
    frame = [{"id": "x", "v": before}, {"id": "y"}]
    compared(frame, [{"id": "x", "v": after}, {"id": "y"}])


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_updates_are_small_and_make_the_state_that_a_newcomer_is_sent(game: str) -> None:
    """Also with moments, which everybody at this table is shown; pieces keep their order in every game."""

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(4), game, auto=False)
            watchers = [Watcher(chair.guest, "fr") for chair in table.chairs]
            for watcher in watchers:
                await tables.connect(table.id, watcher)
            await play_people(tables, table, random.Random(4), most=100)
            for watcher in watchers:
                whole = json.loads(await tables.state(table.id, watcher.guest, "fr"))
                watcher.state["table"]["step"] = whole["table"]["step"]  # `update` says it beside
                watcher.state["clocks"]["now"] = whole["clocks"]["now"]
                whole["you"]["log_seen"] = watcher.you["log_seen"]
                for key in MERGED:
                    assert watcher.state[key] == whole[key]
            updates = [update for watcher in watchers for update in watcher.updates()]
            boards = [update["scene"].get("pieces") for update in updates if "scene" in update]
            assert not [board for board in boards if isinstance(board, list)]
            sizes = [len(raw) for watcher in watchers for raw in watcher.raw if b'"update"' in raw[:20]]
            assert statistics.median(sizes) <= MOST_BYTES

    run(work())
