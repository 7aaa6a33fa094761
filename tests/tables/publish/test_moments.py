"""Moments of a move: sent once, before the scene of the same update, each drawn from the viewer's own observation."""

from __future__ import annotations

import random
import re
import statistics
from typing import Any

import msgspec
import pytest

from ludotheque.games import CATALOGUE
from ludotheque.games.last_chance.facts import ChampionFound, StandingBidCancelled
from ludotheque.games.rue_de_la_paix.facts import DiceRolled
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import COINS, DICE, HAMMER, LENGTHS, OPENED, PLACED, Moment
from ludotheque.kernel.record import Record
from ludotheque.loadtest.merging import merged
from ludotheque.tables import events as ev
from ludotheque.tables.clocks import EACH_MORE, LONGEST, Clocks
from ludotheque.tables.loading import load_table
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import RUNNING, Table
from tests.tables.support import (
    Watcher,
    any_action,
    move,
    open_table,
    open_tables,
    people,
    run,
    with_tables,
)

GAMES = [game.meta.id for game in CATALOGUE]
MOST_BYTES = 1200  #: of the moments of a move to one viewer, in the middle


async def sealed(tables: Tables) -> Table:
    """The first villa is for sale; Ann and Bob have bid."""
    table = await open_table(tables, people(3), options={"first_chooser": "A", "open_money": False})
    await move(tables, table, 0, "auction NW")
    await move(tables, table, 0, "bid 7")
    await move(tables, table, 1, "bid 12")
    return table


async def last_bid(tables: Tables, bid: str) -> tuple[dict[str, Any] | None, Watcher]:
    """The scene that Ann saw before the last sealed bid, and Ann, who has received what it brought."""
    table = await sealed(tables)
    ann = Watcher("ann")
    await tables.connect(table.id, ann)
    before = ann.scene
    await move(tables, table, 2, bid)
    return before, ann


def money(scene: dict[str, Any] | None) -> list[str]:
    """The first row of each panel."""
    assert scene is not None
    return [panel["rows"][0]["value"] for panel in sorted(scene["panels"], key=lambda panel: panel["seat"])]


def notes(scene: dict[str, Any]) -> list[str | None]:
    return [panel["note"] for panel in sorted(scene["panels"], key=lambda panel: panel["seat"])]


@with_tables
async def test_tied_hands_lie_open_before_those_who_tied_bid_again(tables: Tables) -> None:
    before, ann = await last_bid(tables, "bid 12")
    update = ann.received[-1]
    opened, tied = update["moments"]
    assert (opened["kind"], tied["kind"]) == (OPENED, OPENED)
    shown = merged(before, opened["scene"])
    assert notes(shown) == ["your bid: 7 Paras", "bid: 12 Paras", "bid: 12 Paras"]
    assert notes(merged(shown, tied["scene"])) == notes(shown), "they stay open while the tie is said"
    assert "tie at 12" in update["happened"][0]["texts"][tied["texts"] - 1]["text"]


@with_tables
async def test_hands_open_before_the_hammer_falls_and_the_villa_changes_hands(tables: Tables) -> None:
    before, ann = await last_bid(tables, "bid 3")
    update = ann.received[-1]
    opened, sold = update["moments"]
    assert (opened["kind"], sold["kind"]) == ("opened", "hammer")
    said = [text["text"] for text in update["happened"][0]["texts"]]
    assert (opened["texts"], sold["texts"], len(said)) == (2, 3, 3)
    # as the journal says it: who has bid is not repeated beside all bids; a single sentence is not sent again
    assert [text["text"] for text in opened["said"]] == [said[1]]
    assert "said" not in sold
    # the hands are open, the villa is not sold
    shown = merged(before, opened["scene"])
    assert shown is not None
    assert notes(shown) == ["your bid: 7 Paras", "bid: 12 Paras", "bid: 3 Paras"]
    assert owner(shown) is None
    # the hammer has fallen, the villa is marked only afterwards
    shown = merged(shown, sold["scene"])
    assert shown is not None
    assert owner(shown) is None
    assert ann.scene is not None
    assert owner(ann.scene) == 1
    assert notes(ann.scene) == [None, None, None]


def owner(scene: dict[str, Any]) -> int | None:
    found: int | None = next(piece["seat"] for piece in scene["pieces"] if piece["id"] == "tile-NW1")
    return found


def marked(scene: dict[str, Any]) -> list[int]:
    return [panel["seat"] for panel in scene["panels"] if panel["active"]]


@with_tables
async def test_nobody_is_marked_while_hands_open_and_the_hammer_falls(tables: Tables) -> None:
    table = await sealed(tables)
    ann = Watcher("ann")
    await tables.connect(table.id, ann)
    scene = ann.scene
    await move(tables, table, 2, "bid 3")
    for moment in ann.received[-1]["moments"]:
        scene = merged(scene, moment["scene"])
        assert scene is not None
        assert marked(scene) == [], "Cleo has only bid last"


@with_tables
async def test_whoever_throws_the_dice_is_marked_not_whoever_has_just_ended_a_turn(tables: Tables) -> None:
    table = await open_table(tables, people(3), "rue_de_la_paix")
    ann = Watcher("ann")
    await tables.connect(table.id, ann)
    await play(tables, table, 40)
    rolled = [fact.seat for line in table.log for fact in line.facts if isinstance(fact, DiceRolled)][1:]
    scene = ann.received[0]["scene"]
    others = 0
    for update in ann.updates():
        for moment in update.get("moments", ()):
            scene = merged(scene, moment["scene"])
            assert scene is not None
            if moment["kind"] == "dice":
                assert marked(scene) == [rolled.pop(0)]
                others += marked(scene) != [update["happened"][0]["seat"]]
        scene = merged(scene, update.get("scene", {}))
    assert others > 0
    assert rolled == []


@with_tables
async def test_a_moment_offers_nothing_and_says_nothing_but_board_and_panels(tables: Tables) -> None:
    table = await sealed(tables)
    cleo = Watcher("cleo")
    await tables.connect(table.id, cleo)
    await move(tables, table, 2, "bid 3")
    for moment in cleo.received[-1]["moments"]:
        assert set(moment) <= {"kind", "ms", "texts", "said", "scene", "thrown"}
        assert set(moment["scene"]) <= {"pieces", "panels"}


@with_tables
async def test_who_comes_late_sees_the_table_as_it_is(tables: Tables) -> None:
    table = await sealed(tables)
    await move(tables, table, 2, "bid 3")
    late = Watcher("ann")
    await tables.connect(table.id, late)
    assert "moments" not in late.received[-1]
    assert late.scene is not None
    assert owner(late.scene) == 1


@with_tables
async def test_what_nobody_sees_takes_no_time(tables: Tables) -> None:
    table = await sealed(tables)
    await move(tables, table, 2, "bid 3")
    assert table.shown_until <= tables.clock.now()
    history = tables.store.load(table.id)
    assert history is not None
    last = ev.decode(history.events[-1].event)
    assert isinstance(last, ev.Moved)
    assert last.shown == 0


@with_tables
async def test_the_dice_that_were_thrown_are_named(tables: Tables) -> None:
    table = await open_table(tables, people(3), "last_chance")
    ann = Watcher("ann")
    await tables.connect(table.id, ann)
    await move(tables, table, 0, "bid 10000")
    for seat in (1, 2):
        await move(tables, table, seat, "pass")
    for seat in (1, 2):
        await move(tables, table, seat, "no bet")
    dice = [piece["symbol"][-1] for piece in ann.scene["pieces"] if piece["id"].startswith("die-")]  # type: ignore[index]
    await move(tables, table, 0, f"keep {dice[0]} {dice[1]}")
    first = ann.received[-1]["moments"][0]
    assert first["kind"] == "dice"
    assert len(first["thrown"]) == 3
    assert set(first["thrown"]) < {f"die-{number}" for number in range(1, 6)}


@with_tables
async def test_the_result_of_the_deciding_throw_is_seen_before_bets_are_paid(tables: Tables) -> None:
    table = await open_table(tables, people(3), "last_chance")
    ann = Watcher("ann")
    await tables.connect(table.id, ann)
    await move(tables, table, 0, "bid 10000")
    for seat in (1, 2):
        await move(tables, table, seat, "pass")
    await move(tables, table, 1, "bet against 50000")
    await move(tables, table, 2, "no bet")
    before, rolls = ann.scene, 0
    while table.position.cry() is None and rolls < 6:
        before, rolls = ann.scene, rolls + 1
        await move(tables, table, 0, "keep none")
    update = ann.received[-1]
    throw, result, bets = update["moments"][:3]
    assert [throw["kind"], result["kind"], bets["kind"]] == [DICE, COINS, COINS]
    texts = [text["text"] for text in update["happened"][0]["texts"]]
    assert re.match("You (fail|win)", texts[result["texts"] - 1])
    assert "bet" in texts[bets["texts"] - 1]
    shown = merged(before, throw["scene"])
    assert money(shown) == money(before)
    shown = merged(shown, result["scene"])
    assert money(shown)[1:] == money(before)[1:], "nobody's bet is settled yet"
    assert money(merged(shown, bets["scene"])) != money(shown) or "lost" in texts[bets["texts"] - 1]


def test_clocks_start_after_the_moments_also_when_the_table_is_read_again() -> None:
    async def work() -> None:
        async with open_tables() as tables:
            pace = ev.Pace(kind="live", minutes=5, extra=10)
            table = await open_table(tables, people(3), pace=pace, options={"first_chooser": "A"})
            await tables.connect(table.id, Watcher("ann"))
            await move(tables, table, 0, "auction NW")
            assert table.clocks.deadline(1) == tables.clock.now() + 5 * 60_000
            for seat, bid in enumerate((7, 12, 3)):
                await move(tables, table, seat, f"bid {bid}")
            shown = table.shown_until - tables.clock.now()
            assert shown == LENGTHS[OPENED] + LENGTHS[HAMMER]
            assert table.clocks.deadline(1) == table.shown_until + table.clocks.left[1]
            # something is said in the middle: the clock does not start earlier
            await tables.say(table.id, "ann", "well")
            assert table.clocks.deadline(1) == table.shown_until + table.clocks.left[1]
            again = load_table(tables.store, table.id)
            assert again is not None
            assert [again.clocks.deadline(seat) for seat in range(3)] == [
                table.clocks.deadline(seat) for seat in range(3)
            ]

    run(work())


def test_a_moment_of_which_much_is_said_lasts_longer_and_a_secret_adds_nothing() -> None:
    clocks = Clocks(ev.Pace(), 3)
    public, secret = ChampionFound(0, 10_000), StandingBidCancelled(0)

    def length(*facts: Fact) -> int:
        return clocks.lengths([Moment(Record(), len(facts), PLACED)], list(facts))[0]

    assert length(public) == length(public, public) == LENGTHS[PLACED]
    assert length(public, public, public) == LENGTHS[PLACED] + EACH_MORE
    assert length(public, public, secret) == LENGTHS[PLACED]
    assert length(*[public] * 20) == LONGEST
    # what was said in an earlier moment does not count again
    two = [Moment(Record(), 3, PLACED), Moment(Record(), 4, PLACED)]
    assert clocks.lengths(two, [public] * 4) == [LENGTHS[PLACED] + EACH_MORE, LENGTHS[PLACED]]


@pytest.mark.parametrize("speed", ["brisk", "normal", "leisurely"])
def test_each_moment_lasts_between_two_fifths_of_a_second_and_two(speed: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            lengths: set[int] = set()
            for game in ("paradis", "last_chance"):
                table = await open_table(tables, people(3), game, pace=ev.Pace(speed=speed))
                ann = Watcher("ann")
                await tables.connect(table.id, ann)
                await play(tables, table, 60)
                for update in ann.received:
                    lengths.update(moment["ms"] for moment in update.get("moments", ()))
            assert min(lengths) >= 400
            assert max(lengths) <= 2000

    run(work())


async def play(tables: Tables, table: Table, steps: int) -> None:
    chance = random.Random(2)
    while table.status == RUNNING and table.step() < steps:
        seat = chance.choice(table.waiting())
        await move(tables, table, seat, any_action(table, seat, chance).notation)


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_small(game: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), game)
            ann = Watcher("ann")
            await tables.connect(table.id, ann)
            await play(tables, table, 120)
            shown = [update["moments"] for update in ann.received if "moments" in update]
            assert statistics.median(len(msgspec.json.encode(moments)) for moments in shown) <= MOST_BYTES

    run(work())
