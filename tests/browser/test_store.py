"""The reducer of the page: a state and a message of the server give the next state, as docs/protocol.md says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.server import Server
from tests.tables.publish.test_diff import CHANGES, NOTHING

Message = dict[str, Any]

#: The state after messages, one after the other; null as soon as one asks for a new state.
AFTER = """async (messages) => {
  const { after } = await import('/static/js/store.js');
  return messages.reduce((state, message, at) => (at && state === null ? null : after(state, message)), null);
}"""

#: Whether a message leaves the very same object, and whether it leaves the one before it untouched.
SAME = """async ([first, message]) => {
  const { after } = await import('/static/js/store.js');
  const state = after(null, first);
  const before = JSON.stringify(state);
  const next = after(state, message);
  return [next === state, JSON.stringify(state) === before];
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """One page for all: the reducer remembers nothing."""
    with browser.new_context(base_url=server.address) as context:
        page = context.new_page()
        page.goto("/credits")
        yield page


def after(page: Page, *messages: Message) -> Message | None:
    state: Message | None = page.evaluate(AFTER, list(messages))
    return state


def line(n: int, step: int, kind: str = "move") -> Message:
    return {"n": n, "step": step, "turn": 0, "seat": 0, "kind": kind, "texts": [], "at": 0}


def piece(id: str, place: str) -> Message:
    return {"id": id, "place": place}


def seat(number: int, online: bool = True) -> Message:
    return {"seat": number, "name": "AB"[number], "online": online}


def state(**more: Any) -> Message:
    return {
        "type": "state",
        "version": 5,
        "table": {"id": "t", "step": 3, "seats": [seat(0), seat(1)], "watchers": 0},
        "you": {"seat": 0, "must": False, "decision": "d1", "log_seen": 2},
        "scene": {
            "status": "wait",
            "notes": ["one"],
            "pieces": [piece("a", "x"), piece("b", "y"), piece("c", "z")],
            "panels": [{"seat": 0, "note": None}, {"seat": 1, "note": None}],
        },
        "log": [line(1, 1), line(2, 2), line(3, 3)],
        "chat": [],
        "clocks": {"now": 1},
        "outcome": None,
        "fair": {"commitment": "c"},
        **more,
    }


def update(**more: Any) -> Message:
    return {"type": "update", "version": 6, **more}


def test_a_state_is_taken_whole_and_may_lack_log_and_chat(page: Page) -> None:
    first = state()
    del first["log"], first["chat"]
    assert after(page, first) == {
        **{key: value for key, value in first.items() if key != "type"},
        "log": [],
        "chat": [],
    }


def test_a_state_replaces_everything_known_before(page: Page) -> None:
    found = after(page, state(), state(version=9, log=[line(7, 1)], scene=None))
    assert found is not None
    assert (found["version"], found["scene"], [one["n"] for one in found["log"]]) == (9, None, [7])


def test_before_the_first_state_nothing_is_known(page: Page) -> None:
    assert after(page, update()) is None
    assert after(page, {"type": "chat", "said": {"n": 0, "room": "table"}}) is None


def test_an_update_changes_what_it_names_and_nothing_else(page: Page) -> None:
    found = after(page, state(), update(step=4, scene={"status": "go"}))
    whole = after(page, state())
    assert found is not None and whole is not None
    assert found == {
        **whole,
        "version": 6,
        "table": {**whole["table"], "step": 4},
        "scene": {**whole["scene"], "status": "go"},
    }


#: A value after a change, for pairs of both.
MERGED = """async (pairs) => {
  const { merged } = await import('/static/js/store.js');
  return pairs.map(([value, change]) => merged(value, change));
}"""


def test_changes_are_merged_as_the_server_means_them(page: Page) -> None:
    pairs = [(before, change) for before, _, change in CHANGES if change != NOTHING]
    assert page.evaluate(MERGED, pairs) == [after for _, after, change in CHANGES if change != NOTHING]


def test_moments_come_before_the_scene(page: Page) -> None:
    moments = [{"scene": {"pieces": {"by": "id", "set": [piece("d", place)]}}} for place in ("x", "y")]
    found = after(page, state(), update(moments=moments, scene={"pieces": {"by": "id", "gone": ["a"]}}))
    assert found is not None
    assert found["scene"]["pieces"] == [piece("b", "y"), piece("c", "z"), piece("d", "y")]


def test_the_first_scene_comes_with_an_update(page: Page) -> None:
    scene = {"status": "go", "pieces": [piece("a", "x")], "panels": []}
    found = after(page, state(scene=None), update(scene=scene))
    assert found is not None and found["scene"] == scene


def test_what_i_had_seen_of_the_log_stays_as_it_was(page: Page) -> None:
    found = after(page, state(), update(you={"must": True, "decision": "d2"}))
    assert found is not None
    assert found["you"] == {"seat": 0, "must": True, "decision": "d2", "log_seen": 2}


def test_lines_replace_those_from_their_place_on(page: Page) -> None:
    added = after(page, state(), update(log={"from": 3, "lines": [line(4, 4)]}))
    assert added is not None and [one["n"] for one in added["log"]] == [1, 2, 3, 4]
    joined = after(page, state(), update(log={"from": 2, "lines": [line(5, 5)]}))
    assert joined is not None and [one["n"] for one in joined["log"]] == [1, 2, 5]
    undone = after(page, state(), update(undone_to=1, log={"from": 1, "lines": []}))
    assert undone is not None and [one["n"] for one in undone["log"]] == [1]


def test_what_is_said_as_it_happens_is_no_line_of_the_log(page: Page) -> None:
    found = after(page, state(), update(happened=[line(4, 4)]))
    assert found is not None and [one["n"] for one in found["log"]] == [1, 2, 3]


def test_clocks_outcome_and_the_fair_part_are_merged(page: Page) -> None:
    found = after(page, state(), update(clocks={"now": 2}, outcome={"text": "A"}, fair={"seed": "s"}))
    assert found is not None
    assert (found["clocks"], found["outcome"]) == ({"now": 2}, {"text": "A"})
    assert found["fair"] == {"commitment": "c", "seed": "s"}


def test_chat_is_added_once_in_each_room(page: Page) -> None:
    said = [{"n": 0, "room": "table"}, {"n": 0, "room": "gallery"}, {"n": 0, "room": "table"}]
    found = after(page, state(), *({"type": "chat", "said": one} for one in said))
    assert found is not None and found["chat"] == said[:2]


def test_presence_changes_who_is_there(page: Page) -> None:
    found = after(page, state(), {"type": "presence", "online": [1], "watchers": 3})
    assert found is not None
    assert found["table"]["seats"] == [seat(0, False), seat(1)] and found["table"]["watchers"] == 3


@pytest.mark.parametrize(
    ("message", "same"),
    [
        ({"type": "accepted", "key": "k"}, True),  # not for the reducer
        ({"type": "tomorrow"}, True),  # of a server that knows more
        ({"type": "presence", "online": [], "watchers": 0}, False),
        (update(undone_to=1, happened=[line(4, 1)], scene={"pieces": {"by": "id", "gone": ["a"]}}), False),
    ],
)
def test_a_state_is_never_changed_itself(page: Page, message: Message, same: bool) -> None:
    assert page.evaluate(SAME, [state(), message]) == [same, True]
