"""Sitting down, getting up, pausing, resigning, talking, and playing again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.tables.events import Pace
from ludotheque.tables.identity import LINK_LIFE, hashed
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import NotAllowed, Problem, TooLate, Unknown
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.base import Link
from ludotheque.tables.table import CLOSED, LOBBY, OVER, RUNNING, Table
from tests.tables.support import (
    Watcher,
    bots,
    free,
    move,
    open_table,
    open_tables,
    people,
    run,
    stored_rows,
    until,
    with_tables,
)


@with_tables
async def test_the_match_begins_when_the_last_seat_is_taken(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)], public=True)
    assert table.status == LOBBY
    assert await tables.join(table.id, "x", None) == 1
    assert await tables.join(table.id, "y", 2) == 2
    assert table.status == RUNNING
    assert table.names() == ["Ann", "Billie", "Camille"]
    with pytest.raises(TooLate):
        await tables.join(table.id, "z", None)


@with_tables
async def test_the_owner_starts_with_bots_on_the_free_seats(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(3)])
    with pytest.raises(Unknown):
        await tables.start(table.id, "stranger")
    await tables.start(table.id, "ann")
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "bot", "bot"]
    assert len(set(table.names())) == 4


@with_tables
async def test_a_seat_is_taken_once(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)], public=True)
    await tables.join(table.id, "x", 1)
    for seat, key in ((1, "seat-taken"), (0, "seat-taken"), (5, "bad-seat")):
        with pytest.raises(Problem) as problem:
            await tables.join(table.id, "y", seat)
        assert problem.value.key == key
    with pytest.raises(TooLate):
        await tables.join(table.id, "x", 2)


@with_tables
async def test_a_private_table_is_entered_by_invitation(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)])
    with pytest.raises(Unknown):
        await tables.join(table.id, "x", None)
    links = await tables.links(table.id, "ann")
    watch = links["watch"].split("=")[1]
    assert await tables.enter(table.id, "w", watch) == ("watch", None)
    with pytest.raises(NotAllowed) as problem:
        await tables.join(table.id, "w", None)
    assert problem.value.key == "spectator-link"
    invite = links["invite"].split("=")[1]
    assert await tables.enter(table.id, "x", invite) == ("invite", None)
    assert await tables.join(table.id, "x", None) == 1
    assert await tables.links(table.id, "ann") == links
    await tables.renew_links(table.id, "ann")  # new links make the old ones void
    with pytest.raises(Unknown):
        await tables.enter(table.id, "y", invite)


@with_tables
async def test_who_came_to_watch_is_offered_no_seat_until_invited(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)])
    links = await tables.links(table.id, "ann")
    await tables.enter(table.id, "w", links["watch"].split("=")[1])
    await tables.enter(table.id, "x", links["invite"].split("=")[1])
    watcher, guest = Watcher("w"), Watcher("x")
    for viewer in (watcher, guest):
        await tables.connect(table.id, viewer)
    assert "join" not in watcher.you["may"] and "join" in guest.you["may"]
    await tables.enter(table.id, "w", links["invite"].split("=")[1])
    assert "join" in watcher.you["may"]
    for guest_id in ("x", "w"):
        await tables.join(table.id, guest_id, None)
    late = Watcher("y")
    await tables.enter(table.id, "y", links["invite"].split("=")[1])
    await tables.connect(table.id, late)
    assert "join" not in late.you["may"]  # a full table


@with_tables
async def test_the_owner_moves_to_another_seat_and_leaves_the_old_one_free(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *bots(1, first=1), *free(2)])
    viewer = Watcher("ann")
    await tables.connect(table.id, viewer)
    await tables.give_seat(table.id, "ann", 1, "me", "")
    assert [chair.kind for chair in table.chairs] == ["open", "person", "open", "open"]
    assert viewer.you["seat"] == 1 and table.names()[1] == "Ann"
    await tables.give_seat(table.id, "ann", 1, "me", "")  # there already
    assert "Ann moves to another seat." in viewer.texts()
    await tables.join(table.id, (await invited(tables, table, "x")), 0)
    with pytest.raises(TooLate) as problem:
        await tables.give_seat(table.id, "ann", 0, "me", "")
    assert problem.value.key == "seat-taken"
    again = load_table(tables.store, table.id)
    assert again is not None and [chair.guest for chair in again.chairs] == ["x", "ann", "", ""]


async def invited(tables: Tables, table: Table, guest: str) -> str:
    token = (await tables.links(table.id, table.owner))["invite"].split("=")[1]
    await tables.enter(table.id, guest, token)
    return guest


@with_tables
async def test_a_name_can_be_changed_while_the_match_runs(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    await move(tables, table, 0, "auction NW")
    viewer = Watcher("bob")
    await tables.connect(table.id, viewer)
    await tables.rename_seat(table.id, "ann", "  Annette\n")
    assert table.names() == ["Annette", "Bob", "Cleo"]
    assert viewer.state["table"]["seats"][0]["name"] == "Annette"
    assert "Ann is now called Annette." in viewer.texts()
    await tables.rename_seat(table.id, "cleo", "Bob")  # distinguished
    assert table.names()[2] == "Bob 2"
    assert await tables.name_of("ann") == "Annette"
    fresh = json.loads(await tables.state(table.id, "bob", "en"))
    lines = [text["text"] for line in fresh["log"] if line["kind"] != "table" for text in line["texts"]]
    assert lines and not [text for text in lines if "Ann " in text]
    with pytest.raises(Problem) as problem:
        await tables.rename_seat(table.id, "ann", " ")
    assert problem.value.key == "bad-name"


@with_tables
async def test_tokens_are_not_stored(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)])
    links = await tables.links(table.id, "ann")
    links["seat"] = await tables.seat_link(table.id, "ann")
    parts = ("links", "events", "settings", "visits", "tables")
    rows = [row for part in parts for row in stored_rows(tables, f"SELECT * FROM {part}")]
    for link in links.values():
        token = link.split("=")[1]
        assert len(token) >= 32  # 192 bits
        assert not [row for row in rows if token.encode() in b" ".join(str(value).encode() for value in row)]


def test_links_that_were_sent_outlive_the_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, secret=b"s" * 32) as tables:
            table = await open_table(tables, [*people(1), *free(2)])
            other = await open_table(tables, [*people(1), *free(2)])
            links = await tables.links(table.id, "ann")
            assert set(links.values()).isdisjoint((await tables.links(other.id, "ann")).values())
            await tables.renew_links(table.id, "ann")
            renewed = await tables.links(table.id, "ann")
            assert set(renewed.values()).isdisjoint(links.values())
        async with open_tables(tmp_path, secret=b"s" * 32) as tables:
            assert await tables.links(table.id, "ann") == renewed
            assert await tables.enter(table.id, "x", renewed["invite"].split("=")[1]) == ("invite", None)
        async with open_tables(tmp_path, secret=b"t" * 32) as tables:  # another server cannot make them
            with pytest.raises(Unknown):
                await tables.enter(table.id, "y", renewed["invite"].split("=")[1])

    run(work())


@with_tables
async def test_links_that_an_earlier_release_stored_still_work(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)])
    await tables.store.put_link(hashed("old token"), Link(table.id, "invite", None, None))
    assert await tables.enter(table.id, "x", "old token") == ("invite", None)
    await tables.renew_links(table.id, "ann")
    with pytest.raises(Unknown):
        await tables.enter(table.id, "y", "old token")


@with_tables
async def test_a_seat_is_carried_to_another_browser_once(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    old = Watcher("ann")
    await tables.connect(table.id, old)
    token = (await tables.seat_link(table.id, "ann")).split("=")[1]
    assert await tables.enter(table.id, "phone", token) == ("seat", 0)
    assert old.you["seat"] is None and old.you["watching"]
    assert old.scene is not None and old.scene["choices"] == []
    with pytest.raises(NotAllowed):
        await tables.play(table.id, "ann", "auction NW", "x", "k")
    await move(tables, table, 0, "auction NW")
    assert table.chairs[0].guest == "phone"
    with pytest.raises(Unknown):
        await tables.enter(table.id, "thief", token)
    with pytest.raises(TooLate):
        await tables.enter(table.id, "bob", (await tables.seat_link(table.id, "phone")).split("=")[1])


@with_tables
async def test_a_seat_link_expires(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    token = (await tables.seat_link(table.id, "ann")).split("=")[1]
    tables.clock.forward(LINK_LIFE)  # type: ignore[attr-defined]
    with pytest.raises(Unknown):
        await tables.enter(table.id, "phone", token)


@with_tables
async def test_a_link_opens_its_own_table_only(tables: Tables) -> None:
    table, other = await open_table(tables, people(3)), await open_table(tables, people(3))
    token = (await tables.seat_link(table.id, "ann")).split("=")[1]
    with pytest.raises(Unknown):
        await tables.enter(other.id, "phone", token)


@with_tables
async def test_leaving_the_lobby_frees_the_seat(tables: Tables) -> None:
    table = await open_table(tables, [*people(2), *free(1)])
    await tables.leave(table.id, "bob")
    assert [chair.kind for chair in table.chairs] == ["person", "open", "open"]
    await tables.close_table(table.id, "ann")
    assert table.status == CLOSED


@with_tables
async def test_the_owner_gives_seats_to_bots(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(3)])
    await tables.give_seat(table.id, "ann", 1, "bot", "random")
    assert (table.chairs[1].kind, table.chairs[1].level) == ("bot", "random")
    await tables.give_seat(table.id, "ann", 1, "open", "")
    assert table.chairs[1].kind == "open"
    with pytest.raises(TooLate):
        await tables.give_seat(table.id, "ann", 0, "bot", "random")


@with_tables
async def test_a_bot_plays_my_seat_and_i_take_it_back(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    await tables.bot_plays(table.id, "ann")
    await until(lambda: 0 not in table.waiting() and not table.thinking)
    assert table.step() >= 2  # the bot chose a villa, and bid
    assert table.match is not None
    assert {step.by for step in table.match.moves} == {"bot"}  # no default action for want of a level
    await tables.take_back(table.id, "ann")
    assert table.handed == set()
    with pytest.raises(TooLate):
        await tables.take_back(table.id, "ann")


@with_tables
async def test_leaving_a_running_match_hands_the_seat_over(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    await tables.leave(table.id, "bob")
    assert table.handed == {1}
    await tables.take_back(table.id, "bob")


@with_tables
async def test_resigning_is_for_good(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    await tables.resign(table.id, "bob")
    with pytest.raises(TooLate):
        await tables.take_back(table.id, "bob")
    with pytest.raises(TooLate):
        await tables.resign(table.id, "bob")
    for guest in ("ann", "cleo"):
        await tables.resign(table.id, guest)
    await until(lambda: table.status == OVER)
    message = json.loads(await tables.state(table.id, "ann", "en"))
    assert message["outcome"]["resigned"] == [0, 1, 2]


@with_tables
async def test_a_pause_needs_all_people_and_one_ends_it(tables: Tables) -> None:
    table = await open_table(tables, [*people(2), *bots(1, "random", 2)])
    await tables.pause(table.id, "ann", True)
    assert not table.paused and table.pause_asked == [0]
    with pytest.raises(TooLate):
        await tables.pause(table.id, "ann", True)
    await tables.pause(table.id, "bob", True)
    assert table.paused
    await tables.pause(table.id, "ann", False)
    assert not table.paused and table.pause_asked == []


@with_tables
async def test_players_and_gallery_talk_in_their_own_chat(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    table.grants["w"] = "watch"
    ann, watcher = Watcher("ann"), Watcher("w")
    for viewer in (ann, watcher):
        await tables.connect(table.id, viewer)
    await tables.say(table.id, "bob", "  hello \n there ")
    await tables.say(table.id, "w", "psst")
    heard = [
        [message["said"]["text"] for message in v.received if message["type"] == "chat"]
        for v in (ann, watcher)
    ]
    assert heard == [["hello there"], ["hello there", "psst"]]
    assert [said["text"] for said in json.loads(await tables.state(table.id, "ann", "en"))["chat"]] == [
        "hello there"
    ]
    for guest in ("ann", "bob", "cleo"):
        await tables.resign(table.id, guest)
    await until(lambda: table.status == OVER)
    assert [said["text"] for said in json.loads(await tables.state(table.id, "ann", "en"))["chat"]] == [
        "hello there",
        "psst",
    ]


@with_tables
async def test_everybody_who_wants_a_rematch_finds_the_same_table(tables: Tables) -> None:
    table = await open_table(tables, people(3), pace=Pace(kind="days", days=3))
    with pytest.raises(TooLate):
        await tables.rematch(table.id, "ann")
    for guest in ("ann", "bob", "cleo"):
        await tables.resign(table.id, guest)
    await until(lambda: table.status == OVER)
    first = await tables.rematch(table.id, "bob")
    assert await tables.rematch(table.id, "ann") == first != table.id
    again = await tables.table(first)
    assert [chair.guest for chair in again.chairs] == ["ann", "bob", "cleo"]
    assert again.opened.pace.days == 3 and again.status == RUNNING
    assert again.resigned == set() and again.chance.seed != table.chance.seed


@with_tables
async def test_names_are_cleaned_and_distinguished(tables: Tables) -> None:
    await tables.rename("x", "  Ann\x00\u202e  the   Great, Queen of all Tables ")
    await tables.rename("y", "Ann")
    table = await open_table(tables, [*people(1), *free(3)], public=True)
    await tables.join(table.id, "x", None)
    await tables.join(table.id, "y", None)
    assert table.names()[:3] == ["Ann", "Ann the Great, Queen of", "Ann 2"]


@with_tables
async def test_lists_show_where_it_is_my_turn(tables: Tables) -> None:
    mine = await open_table(tables, people(3), options={"first_chooser": "A"})
    lobby = await open_table(tables, [*people(1), *free(2)], public=True)
    message = [await tables.lists(guest, "fr") for guest in ("ann", "bob", "other")]
    assert [brief["id"] for brief in message[0]["waiting"]] == [mine.id]
    assert [brief["id"] for brief in message[0]["mine"]] == [lobby.id]
    assert message[1]["waiting"] == [] and [brief["id"] for brief in message[1]["mine"]] == [mine.id]
    assert [brief["id"] for brief in message[1]["open"]] == [lobby.id]
    assert message[2]["waiting"] == message[2]["mine"] == message[2]["watch"] == []
