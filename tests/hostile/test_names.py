"""Names that imitate others, and talk that covers what others say."""

from __future__ import annotations

import pytest

from ludotheque.tables.names import LONGEST_NAME, MOST_MARKS, clean_name, clean_text, shows_nothing
from ludotheque.tables.orders import BOTS, PEOPLE, distinct_name
from tests.web.support import Server, with_server

LIKE_ADA = [
    "Ada",
    "ada",
    "ADA",
    "Ada\ufe0f",  # a selector of pictures
    "Ada\U000e0101",
    "A\u180bda",
    "\u0410da",  # Cyrillic
    "\u0391d\u03b1",  # Greek
    "\uff21\uff44\uff41",  # wide letters
    "\U0001d400\U0001d41d\U0001d41a",  # bold ones
    "A\u0501\u0430",
    "\u00c0d\u00e1",
    "Ada\u0323",
    "A\u200bda",
    "Ada\u3164",
    " Ada ",
]


@pytest.mark.parametrize("name", LIKE_ADA, ids=ascii)
def test_who_looks_like_somebody_at_the_table_has_a_number(name: str) -> None:
    shown = distinct_name(name, ["Ada"])
    assert shown.endswith(" 2") and len(shown) <= LONGEST_NAME


@pytest.mark.parametrize(
    ("one", "other"), [("Bill", "BiIl"), ("Carmen", "Cannen"), ("Owen", "0vven"), ("Al1", "AlI")]
)
def test_letters_that_look_like_others_make_no_second_name(one: str, other: str) -> None:
    look_alike = one != "Carmen"  # "nn" is no "rm"
    assert (distinct_name(other, [one]) != other) is look_alike


def test_different_names_stay_as_they_are() -> None:
    for names in (PEOPLE, BOTS, ("Zoé", "Zora", "Åsa", "Ольга", "Νίκος", "李雷", "علي", "ทดสอบ", "Nguyễn")):
        for name in names:
            others = [other for other in names if other != name]
            assert clean_name(name) == name and distinct_name(name, others) == name


def test_many_who_look_the_same_have_different_names() -> None:
    seated: list[str] = []
    for number in range(30):
        seated.append(distinct_name(LIKE_ADA[number % len(LIKE_ADA)], seated))
    assert len(set(seated)) == 30


def test_marks_do_not_pile_up() -> None:
    """A line of the chat with five hundred marks on one letter covers everything above it."""
    heap = "a" + "\u0301\u0489" * 200 + "b" + "\u0300" * 200
    for clean in (clean_text, clean_name):
        cleaned = clean(heap)
        assert len(cleaned) <= 2 + 2 * MOST_MARKS and cleaned.endswith("b" + "\u0300" * MOST_MARKS)
    assert clean_text("Nguyễn à Zoé, ทดสอบ, עִבְרִית, हिन्दी") == "Nguyễn à Zoé, ทดสอบ, עִבְרִית, हिन्दी"
    assert shows_nothing("\ufe0f\U000e0100 ")


@with_server
async def test_nobody_sits_down_as_somebody_else(server: Server) -> None:
    ann = await server.guest("Ann")
    order = {"game": "paradis", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "public": True}
    id = (await ann.ask("/api/tables", order))["table"]
    for who, name in (("Bob", "\u0410nn"), ("Cleo", "Ann\ufe0f")):
        guest = await server.guest(who)
        await guest.ask("/api/me", {"name": name})
        await guest.ask(f"/api/tables/{id}/join")
    table = await server.tables.table(id)
    assert [shown[-2:] for shown in table.names()] == ["nn", " 2", " 3"]
