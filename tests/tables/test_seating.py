"""Sitting down, getting up, pausing, resigning, talking, and playing again."""

from __future__ import annotations

import json

import pytest

from ludotheque.kernel.fair import commitment
from ludotheque.tables.events import Pace
from ludotheque.tables.identity import LINK_LIFE
from ludotheque.tables.problems import NotAllowed, Problem, TooLate, Unknown
from ludotheque.tables.service import Tables
from ludotheque.tables.table import CLOSED, LOBBY, OVER, RUNNING
from tests.tables.support import Watcher, bots, free, in_house, move, open_table, people, until


@in_house
async def test_the_match_begins_when_the_last_seat_is_taken(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)], public=True)
    assert table.status == LOBBY
    assert await tables.join(table.id, "x", None) == 1
    assert await tables.join(table.id, "y", 2) == 2
    assert table.status == RUNNING
    assert table.names() == ["Ann", "Billie", "Camille"]
    with pytest.raises(TooLate):
        await tables.join(table.id, "z", None)


@in_house
async def test_the_owner_starts_with_bots_on_the_free_seats(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(3)])
    with pytest.raises(Unknown):
        await tables.start(table.id, "stranger")
    await tables.start(table.id, "ann")
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "bot", "bot"]
    assert len(set(table.names())) == 4


@in_house
async def test_a_seat_is_taken_once(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)], public=True)
    await tables.join(table.id, "x", 1)
    for seat, key in ((1, "seat-taken"), (0, "seat-taken"), (5, "bad-seat")):
        with pytest.raises(Problem) as problem:
            await tables.join(table.id, "y", seat)
        assert problem.value.key == key
    with pytest.raises(TooLate):
        await tables.join(table.id, "x", 2)


@in_house
async def test_a_private_table_is_entered_by_invitation(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)])
    with pytest.raises(Unknown):
        await tables.join(table.id, "x", None)
    links = await tables.open_links(table.id, "ann")
    watch = links["watch"].split("=")[1]
    assert await tables.enter(table.id, "w", watch) == ("watch", None)
    with pytest.raises(NotAllowed):
        await tables.join(table.id, "w", None)
    invite = links["invite"].split("=")[1]
    assert await tables.enter(table.id, "x", invite) == ("invite", None)
    assert await tables.join(table.id, "x", None) == 1
    await tables.open_links(table.id, "ann")  # new links make the old ones void
    with pytest.raises(Unknown):
        await tables.enter(table.id, "y", invite)


@in_house
async def test_tokens_are_stored_hashed_only(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)])
    token = (await tables.open_links(table.id, "ann"))["invite"].split("=")[1]
    assert len(token) >= 32  # 192 bits
    for row in tables.store.read("SELECT * FROM links"):
        assert token not in [str(value) for value in row] and token.encode() not in row


@in_house
async def test_a_seat_is_carried_to_another_browser_once(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    old = Watcher("ann")
    await tables.watch(table.id, old)
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


@in_house
async def test_a_seat_link_expires(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    token = (await tables.seat_link(table.id, "ann")).split("=")[1]
    tables.clock.forward(LINK_LIFE)  # type: ignore[attr-defined]
    with pytest.raises(Unknown):
        await tables.enter(table.id, "phone", token)


@in_house
async def test_a_link_opens_its_own_table_only(tables: Tables) -> None:
    table, other = await open_table(tables, people(3)), await open_table(tables, people(3))
    token = (await tables.seat_link(table.id, "ann")).split("=")[1]
    with pytest.raises(Unknown):
        await tables.enter(other.id, "phone", token)


@in_house
async def test_leaving_the_lobby_frees_the_seat(tables: Tables) -> None:
    table = await open_table(tables, [*people(2), *free(1)])
    await tables.leave(table.id, "bob")
    assert [chair.kind for chair in table.chairs] == ["person", "open", "open"]
    await tables.close_table(table.id, "ann")
    assert table.status == CLOSED


@in_house
async def test_the_owner_gives_seats_to_bots(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(3)])
    await tables.give_seat(table.id, "ann", 1, "bot", "random")
    assert (table.chairs[1].kind, table.chairs[1].level) == ("bot", "random")
    await tables.give_seat(table.id, "ann", 1, "open", "")
    assert table.chairs[1].kind == "open"
    with pytest.raises(TooLate):
        await tables.give_seat(table.id, "ann", 0, "bot", "random")


@in_house
async def test_a_bot_plays_my_seat_and_i_take_it_back(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    await tables.bot_plays(table.id, "ann")
    await until(lambda: 0 not in table.waiting() and not table.thinking)
    assert table.step() >= 2  # the bot chose a villa, and bid
    assert table.course is not None
    assert {step.by for step in table.course.steps} == {"bot"}  # no default action for want of a level
    await tables.take_back(table.id, "ann")
    assert table.handed == set()
    with pytest.raises(TooLate):
        await tables.take_back(table.id, "ann")


@in_house
async def test_leaving_a_running_match_hands_the_seat_over(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    await tables.leave(table.id, "bob")
    assert table.handed == {1}
    await tables.take_back(table.id, "bob")


@in_house
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
    told = json.loads(await tables.state(table.id, "ann", "en"))
    assert told["outcome"]["resigned"] == [0, 1, 2]


@in_house
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


@in_house
async def test_players_and_gallery_talk_in_their_own_rooms(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    table.grants["w"] = "watch"
    ann, watcher = Watcher("ann"), Watcher("w")
    for viewer in (ann, watcher):
        await tables.watch(table.id, viewer)
    await tables.say(table.id, "bob", "  hello \n there ")
    await tables.say(table.id, "w", "psst")
    heard = [[told["said"]["text"] for told in v.told if told["type"] == "chat"] for v in (ann, watcher)]
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


@in_house
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
    assert again.resigned == set() and again.seed != table.seed


@in_house
async def test_names_are_cleaned_and_told_apart(tables: Tables) -> None:
    await tables.rename("x", "  Ann\x00\u202e  the   Great, Queen of all Tables ")
    await tables.rename("y", "Ann")
    table = await open_table(tables, [*people(1), *free(3)], public=True)
    await tables.join(table.id, "x", None)
    await tables.join(table.id, "y", None)
    assert table.names()[:3] == ["Ann", "Ann the Great, Queen of", "Ann 2"]


@in_house
async def test_a_table_commits_before_anybody_contributes(tables: Tables) -> None:
    pledged = await tables.pledge("ann")
    assert await tables.pledge("ann") == pledged
    table = await open_table(tables, [*people(1), *free(2)], commitment=pledged, entropy="salt", public=True)
    assert table.commitment == pledged == commitment(table.seed)
    assert await tables.pledge("ann") != pledged
    with pytest.raises(TooLate):
        await tables.mix(table.id, "ann", "twice")
    await tables.join(table.id, "x", 1, "pepper")
    assert table.mixed == [("A", "salt"), ("B", "pepper")]
    await tables.join(table.id, "y", 2)
    with pytest.raises(TooLate) as problem:
        await tables.mix(table.id, "y", "late")
    assert problem.value.key == "chance-is-sealed"
    told = json.loads(await tables.state(table.id, "ann", "en"))
    assert told["fair"]["seed"] is None and table.seed.hex() not in str(told)


@in_house
async def test_lists_show_where_it_is_my_turn(tables: Tables) -> None:
    mine = await open_table(tables, people(3), options={"first_chooser": "A"})
    lobby = await open_table(tables, [*people(1), *free(2)], public=True)
    told = [await tables.lists(guest, "fr") for guest in ("ann", "bob", "other")]
    assert [brief["id"] for brief in told[0]["waiting"]] == [mine.id]
    assert [brief["id"] for brief in told[0]["mine"]] == [lobby.id]
    assert told[1]["waiting"] == [] and [brief["id"] for brief in told[1]["mine"]] == [mine.id]
    assert [brief["id"] for brief in told[1]["open"]] == [lobby.id]
    assert told[2]["waiting"] == told[2]["mine"] == told[2]["watch"] == []
