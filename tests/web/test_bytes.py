"""Secrets are absent from every byte: two houses whose hidden facts differ send the same to whoever may not know."""

from __future__ import annotations

import hashlib
import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.games import CATALOGUE
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.game import Observation, Position, snapshot
from ludotheque.kernel.journal import Journal, told_to
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Scene, Text
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables import decisions, logbook, views
from ludotheque.tables.events import PERSON, Chair, Pace
from ludotheque.tables.lines import Line
from ludotheque.tables.orders import Order
from ludotheque.tables.service import Tables
from ludotheque.tables.table import RUNNING, Table
from tests.tables.support import any_action, guest_at, move, play_people, run
from tests.web.support import Browser, House, Socket

GAMES = [game.meta.id for game in CATALOGUE]
NOTHING_HIDDEN = ("diamonds_club",)  #: its display is laid out anew each round, and all money is open
NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Twins:
    """Two houses with the same table; in the second one, all that the observer cannot see is dealt again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.houses: list[House] = []
        self.id = ""

    async def open(self, game: str, seats: int, steps: int, chance: random.Random) -> None:
        """Plays some moves in the first house and copies it."""
        (self.folder / "one").mkdir(parents=True)
        first = House(self.folder / "one")
        self.houses.append(first)
        guests = [(await first.guest(name)).guest for name in (*NAMES[:seats], "Wanda")]
        chairs = [Chair(PERSON, guest, name) for guest, name in zip(guests[:seats], NAMES, strict=False)]
        self.id = await first.tables.open(guests[0], Order(game, chairs, Pace(), public=True))
        table = await first.tables.table(self.id)
        await play_people(first.tables, table, chance, most=steps)
        first.tables.store.backup(self.folder / "copy.db")
        (self.folder / "two").mkdir()
        shutil.move(self.folder / "copy.db", self.folder / "two" / "tables.db")
        self.houses.append(House(self.folder / "two"))

    async def tables(self) -> tuple[Table, Table]:
        return await self.houses[0].tables.table(self.id), await self.houses[1].tables.table(self.id)

    async def deal_again(self, seat: int, seed: int) -> bool:
        """Deals the hidden part of the second house anew; False if there was nothing hidden to differ."""
        mine, other = await self.tables()
        assert other.course is not None
        seen = mine.game.observe(mine.position, seat)
        other.course.position = mine.game.imagine(seen, SeededChance(seed))
        return snapshot(other.position) != snapshot(mine.position)

    async def close(self) -> None:
        for house in self.houses:
            await house.tables.close()
            house.tables.store.close()


class Pair:
    """The same viewer in both houses; `compare` wants every byte the same."""

    def __init__(self, twins: Twins, guest: str) -> None:
        self.twins = twins
        self.browsers = [Browser(house, guest, "en") for house in twins.houses]
        self.sockets: list[Socket] = []

    async def sit(self, lang: str) -> None:
        self.sockets += [await browser.sit(self.twins.id, lang) for browser in self.browsers]

    async def get(self, path: str) -> None:
        answers = [await browser.get(path) for browser in self.browsers]
        assert answers[0].content == answers[1].content, path
        assert answers[0].status_code == answers[1].status_code

    async def post(self, path: str, body: dict[str, Any]) -> int:
        answers = [
            await browser.post(f"/api/tables/{self.twins.id}/{path}", body) for browser in self.browsers
        ]
        assert answers[0].content == answers[1].content, (path, body)
        return answers[0].status_code

    async def compare(self) -> None:
        for socket in self.sockets:
            await socket.drain()
        for one, two in zip(self.sockets[::2], self.sockets[1::2], strict=True):
            assert one.raw == two.raw


def observer_guest(table: Table, seat: int) -> str:
    return ("wanda" + "x" * 22)[:22] if seat == SPECTATOR else guest_at(table, seat)


async def look_everywhere(pair: Pair, table: Table, seat: int) -> None:
    """State, replays, lists, errors, refusals and questions."""
    base = f"/api/tables/{table.id}"
    for lang in ("en", "fr"):
        await pair.get(f"{base}?lang={lang}")
        for step in {0, table.step() // 2, table.step()}:
            await pair.get(f"{base}/replay?step={step}&lang={lang}")
    await pair.get("/api/tables")
    await pair.get(f"{base}/export")
    actions: list[Action] = []
    for other in range(table.seats):
        actions += table.position.menu(other)[:: max(1, len(table.position.menu(other)) // 5)]
    for action in actions:
        await pair.post("why", {"action": action.notation})
        await pair.post("moves", {"action": action.notation, "seen": "0" * 16, "key": "k"})
    if seat != SPECTATOR and table.course is not None and table.course.undo_block(seat) is not None:
        assert await pair.post("undo", {}) == 409
        assert await pair.post("restart-turn", {}) == 409


DEALS = tuple(enumerate((0, 5, 14, 33, 60)))  #: a number, and the moves before the hidden part is dealt again


async def dealt_again(game: str, folder: Path, deals: tuple[tuple[int, int], ...] = DEALS) -> int:
    """Looks at twins from everywhere; how often the hidden part differed."""
    differed = 0
    for number, steps in deals:
        twins = Twins(folder / str(number))
        await twins.open(game, 3, steps, random.Random(number))
        try:
            table, _ = await twins.tables()
            for seat in (number % 3, SPECTATOR):
                if table.status != RUNNING:
                    continue
                differed += await twins.deal_again(seat, number)
                pair = Pair(twins, observer_guest(table, seat))
                for lang in ("en", "fr"):
                    await pair.sit(lang)
                await look_everywhere(pair, table, seat)
                await pair.compare()
                for socket in pair.sockets:
                    await socket.close()
        finally:
            await twins.close()
    return differed


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dealt_again_changes_no_byte(game: str, tmp_path: Path) -> None:
    differed = run(dealt_again(game, tmp_path))
    assert differed > 0 or game in NOTHING_HIDDEN, "nothing was ever hidden: the test proves nothing"


# --- others do different things in secret ------------------------------------------------------------

Consequence = tuple[Observation, list[Fact], list[int], bool]


def consequence(table: Table, seat: int, action: Action, observer: int) -> Consequence:
    """What the observer may know after an action, and who must act then."""
    position = table.position.copy()
    journal = Journal()
    position.play(seat, action, SeededChance(1), journal)
    final = any(fact.reveals for fact in journal.facts)
    return (
        table.game.observe(position, observer),
        told_to(journal.facts, observer),
        position.waiting_for(),
        final,
    )


def secret_pair(table: Table, seat: int, observer: int) -> tuple[Action, Action] | None:
    """Two actions of a seat that the observer cannot tell apart."""
    menu = [action for action in table.position.menu(seat) if not action.open_ended]
    for one, other in zip(menu, reversed(menu), strict=True):
        if one != other and consequence(table, seat, one, observer) == consequence(
            table, seat, other, observer
        ):
            return one, other
    return None


async def acted_in_secret(game: str, folder: Path, numbers: tuple[int, ...] = (0, 1, 2)) -> int:
    """Others do this in one house and that in the other; how often they did."""
    secrets = 0
    for number in numbers:
        chance = random.Random(number)
        twins = Twins(folder / str(number))
        await twins.open(game, 3, number, chance)
        try:
            tables = await twins.tables()
            observer = (0, 2, SPECTATOR)[number]
            pair = Pair(twins, observer_guest(tables[0], observer))
            for lang in ("en", "fr"):
                await pair.sit(lang)
            for _ in range(40):
                if tables[0].status != RUNNING:
                    break
                made = await one_step(twins, tables, observer, chance)
                await pair.compare()
                if made is None:
                    break
                secrets += made
        finally:
            await twins.close()
    return secrets


@pytest.mark.parametrize("game", GAMES)
def test_secret_actions_of_others_change_no_byte(game: str, tmp_path: Path) -> None:
    secrets = run(acted_in_secret(game, tmp_path))
    if game in ("paradis", "last_chance"):
        assert secrets > 0, "nobody ever did anything in secret: the test proves nothing"


async def one_step(
    twins: Twins, tables: tuple[Table, Table], observer: int, chance: random.Random
) -> int | None:
    """A secret action if somebody can, with an undo now and then; else the same open move in both houses.

    None: any move would now bring secrets to light, and the matches go different ways.
    """
    table = tables[0]
    for seat in table.waiting():
        pair = secret_pair(table, seat, observer) if seat != observer else None
        if pair is not None:
            for house, kept, action in zip(twins.houses, tables, pair, strict=True):
                await move(house.tables, kept, seat, action.notation)
            assert table.course is not None
            if chance.random() < 0.3 and table.course.undo_block(seat) is None:
                for house, kept in zip(twins.houses, tables, strict=True):
                    await house.tables.undo(kept.id, guest_at(kept, seat))
            return 1
    for seat in table.waiting():
        action = any_action(table, seat, chance)
        if tables[1].position.refusal(seat, action) is None and consequence(
            table, seat, action, observer
        ) == consequence(tables[1], seat, action, observer):
            for house, kept in zip(twins.houses, tables, strict=True):
                await move(house.tables, kept, seat, action.notation)
            return 0
    return None


# --- the comparison notices what leaks ---------------------------------------------------------------


def hidden(position: Position) -> str:
    """All of a position in a few letters."""
    return hashlib.sha256(repr(snapshot(position)).encode()).hexdigest()[:12]


def leak_in_scene(patch: pytest.MonkeyPatch) -> None:
    """One more note on every scene."""
    draw = views.draw

    def leaky(table: Table, position: Position, *rest: Any) -> Scene:
        scene = draw(table, position, *rest)
        scene.notes = [*scene.notes, Text(hidden(position))]
        return scene

    patch.setattr(views, "draw", leaky)


def leak_in_decision(patch: pytest.MonkeyPatch) -> None:
    """The name of a decision depends on what the others hold."""
    name = decisions.decision_of

    def leaky(table: Table, seat: int, scene: Scene) -> str:
        return name(table, seat, scene)[:4] + hidden(table.position)

    patch.setattr(decisions, "decision_of", leaky)


def leak_in_refusal(patch: pytest.MonkeyPatch) -> None:
    """The answer to `why` tells too much."""
    why = Tables.why

    async def leaky(tables: Tables, id: str, guest: str, text: str) -> tuple[Table, Refusal | None]:
        table, _ = await why(tables, id, guest, text)
        return table, Refusal("1.1", hidden(table.position))

    patch.setattr(Tables, "why", leaky)


def leak_in_log(patch: pytest.MonkeyPatch) -> None:
    """A line of the log names the action itself."""
    line_for = logbook.line_for

    def leaky(table: Table, line: Line, *rest: Any) -> bytes:
        told = json.loads(line_for(table, line, *rest))
        if line.step and table.course is not None:
            notation = table.course.steps[line.step - 1].action.notation
            told["texts"] += [{"text": notation, "refs": []}]
        return json.dumps(told).encode()

    patch.setattr(logbook, "line_for", leaky)


def leak_in_number(patch: pytest.MonkeyPatch) -> None:
    """Something harmless-looking that counts what is hidden: the time on a line of the log."""
    line_for = logbook.line_for

    def leaky(table: Table, *rest: Any) -> bytes:
        told = json.loads(line_for(table, *rest))
        told["at"] += int(hidden(table.position), 16) % 1000
        return json.dumps(told).encode()

    patch.setattr(logbook, "line_for", leaky)


plain_python = pytest.mark.skipif(
    ludotheque.is_compiled(), reason="compiled functions cannot be replaced; the same runs in plain Python"
)


@plain_python
@pytest.mark.parametrize("leak", [leak_in_scene, leak_in_decision, leak_in_refusal, leak_in_number])
def test_a_leak_of_what_is_dealt_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = ((1, 5),)
    assert run(dealt_again("paradis", tmp_path / "sound", deals)) > 0
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        run(dealt_again("paradis", tmp_path / "leaky", deals))


@plain_python
@pytest.mark.parametrize("leak", [leak_in_scene, leak_in_log, leak_in_number])
def test_a_leak_of_what_is_done_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(acted_in_secret("paradis", tmp_path / "sound", (1,))) > 0
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        run(acted_in_secret("paradis", tmp_path / "leaky", (1,)))
