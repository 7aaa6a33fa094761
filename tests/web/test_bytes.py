"""Secrets are absent from every byte: two servers whose hidden facts differ send the same to whoever may not know."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.games import CATALOGUE
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.game import Game, Observation, Position, snapshot
from ludotheque.kernel.journal import Journal, Moment, visible_to
from ludotheque.kernel.log import Line, SeatLog
from ludotheque.kernel.match import Move
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Piece, Scene, Summary, Text
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.events import PERSON, Chair, Pace
from ludotheque.tables.orders import Order
from ludotheque.tables.publish import seat_view
from ludotheque.tables.publish.render import Renderer
from ludotheque.tables.service.play import Play
from ludotheque.tables.store.copying import copy_all
from ludotheque.tables.store.database import Database
from ludotheque.tables.table import RUNNING, Table
from tests.tables.support import any_action, guest_at, move, play_people, run
from tests.web.conftest import SQLITE
from tests.web.support import Browser, Server, Socket

GAMES = [game.meta.id for game in CATALOGUE]
NOTHING_HIDDEN = ("diamonds_club",)  #: its display is laid out anew each round, and all money is open
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def database(server: Server) -> Database:
    return server.tables.store.database


class Twins:
    """Two servers with the same table; in the second one, all that the observer cannot see is dealt again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.servers: list[Server] = []
        self.id = ""

    async def open(self, game: str, seats: int, steps: int, chance: random.Random) -> None:
        """Plays some moves on the first server and copies it."""
        (self.folder / "one").mkdir(parents=True)
        first = Server(self.folder / "one")
        self.servers.append(first)
        guests = [(await first.guest(name)).guest for name in (*NAMES[:seats], "Wanda")]
        chairs = [Chair(PERSON, guest, name) for guest, name in zip(guests[:seats], NAMES, strict=False)]
        self.id = await first.tables.open(guests[0], Order(game, chairs, Pace(), public=True))
        table = await first.tables.table(self.id)
        await play_people(first.tables, table, chance, most=steps)
        (self.folder / "two").mkdir()
        second = Server(self.folder / "two")
        self.servers.append(second)
        copy_all(database(first), database(second))

    async def tables(self) -> tuple[Table, Table]:
        return await self.servers[0].tables.table(self.id), await self.servers[1].tables.table(self.id)

    async def deal_again(self, seat: int, seed: int) -> bool:
        """Deals the hidden part of the second server anew; False if there was nothing hidden to differ."""
        mine, other = await self.tables()
        assert other.match is not None
        seen = mine.game.observe(mine.position, seat)
        other.match.position = mine.game.imagine(seen, SeededChance(seed))
        return snapshot(other.position) != snapshot(mine.position)

    async def close(self) -> None:
        for server in self.servers:
            await server.close()


class Pair:
    """The same viewer on both servers; `compare` wants every byte the same."""

    def __init__(self, twins: Twins, guest: str) -> None:
        self.twins = twins
        self.browsers = [Browser(server, guest, "en") for server in twins.servers]
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

    async def ask(self, message: dict[str, Any]) -> None:
        """A question over every socket; `compare` sees what is answered."""
        for socket in self.sockets:
            await socket.ask(message)

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
        await pair.ask({"type": "why", "action": action.notation})
        await pair.ask({"type": "effects", "action": action.notation})
        await pair.post("moves", {"action": action.notation, "seen": "0" * 16, "key": "k"})
    if seat != SPECTATOR and table.match is not None and table.match.undo_block(seat) is not None:
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
def test_what_is_dealt_again_changes_no_byte(game: str, stores: str, tmp_path: Path) -> None:
    differed = run(dealt_again(game, tmp_path, DEALS if stores == SQLITE else DEALS[1:2]))
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
        visible_to(journal.facts, observer),
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
    """Others do this on one server and that on the other; how often they did."""
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
def test_secret_actions_of_others_change_no_byte(game: str, stores: str, tmp_path: Path) -> None:
    secrets = run(acted_in_secret(game, tmp_path, (0, 1, 2) if stores == SQLITE else (1,)))
    if game in ("paradis", "last_chance"):
        assert secrets > 0, "nobody ever did anything in secret: the test proves nothing"


async def one_step(
    twins: Twins, tables: tuple[Table, Table], observer: int, chance: random.Random
) -> int | None:
    """A secret action if somebody can, with an undo now and then; else the same open move on both servers.

    None: any move would now bring secrets to light, and the matches differ.
    """
    table = tables[0]
    for seat in table.waiting():
        pair = secret_pair(table, seat, observer) if seat != observer else None
        if pair is not None:
            for server, kept, action in zip(twins.servers, tables, pair, strict=True):
                await move(server.tables, kept, seat, action.notation)
            assert table.match is not None
            if chance.random() < 0.3 and table.match.undo_block(seat) is None:
                for server, kept in zip(twins.servers, tables, strict=True):
                    await server.tables.undo(kept.id, guest_at(kept, seat))
            return 1
    return await one_open_step(twins, tables, observer, chance)


async def one_open_step(
    twins: Twins, tables: tuple[Table, Table], observer: int, chance: random.Random
) -> int | None:
    """The same move on both servers, if the observer learns the same of it; None if there is no such move."""
    table = tables[0]
    for seat in table.waiting():
        action = any_action(table, seat, chance)
        if tables[1].position.refusal(seat, action) is None and consequence(
            table, seat, action, observer
        ) == consequence(tables[1], seat, action, observer):
            for server, kept in zip(twins.servers, tables, strict=True):
                await move(server.tables, kept, seat, action.notation)
            return 0
    return None


# --- what is shown in the middle of a move -----------------------------------------------------------


async def watched_after_dealing(game: str, folder: Path, numbers: tuple[int, ...] = (3, 9, 20)) -> int:
    """Deals the hidden part again, then plays the same on both servers; how many moments were compared."""
    moments = 0
    for number in numbers:
        chance = random.Random(number)
        twins = Twins(folder / str(number))
        await twins.open(game, 3, number, chance)
        try:
            tables = await twins.tables()
            observer = (0, SPECTATOR, 2)[number % 3]
            await twins.deal_again(observer, number)
            pair = Pair(twins, observer_guest(tables[0], observer))
            await pair.sit("en")
            for _ in range(40):
                if (
                    tables[0].status != RUNNING
                    or await one_open_step(twins, tables, observer, chance) is None
                ):
                    break
                await pair.compare()
            moments += sum('"moments":' in message for message in pair.sockets[0].raw)
        finally:
            await twins.close()
    return moments


@pytest.mark.parametrize("game", GAMES)
def test_moments_change_with_nothing_hidden(game: str, stores: str, tmp_path: Path) -> None:
    numbers = (3, 9, 20) if stores == SQLITE else (9,)
    assert run(watched_after_dealing(game, tmp_path, numbers)) > 0, "no moment was compared"


# --- the comparison notices what leaks ---------------------------------------------------------------


def hidden(position: Position) -> str:
    """All of a position in a few letters."""
    return hashlib.sha256(repr(snapshot(position)).encode()).hexdigest()[:12]


def leak_in_scene(patch: pytest.MonkeyPatch) -> None:
    """One more note on every scene."""
    draw = seat_view.draw

    def leaky(game: Game, estimates: bool, position: Position, *rest: Any) -> Scene:
        scene = draw(game, estimates, position, *rest)
        scene.notes = [*scene.notes, Text(hidden(position))]
        return scene

    patch.setattr(seat_view, "draw", leaky)


def leak_in_moment(patch: pytest.MonkeyPatch) -> None:
    """A piece in the middle of a move tells of the pile."""
    draw_moment = seat_view.draw_moment

    def leaky(table: Table, moment: Moment, *rest: Any) -> Scene:
        scene = draw_moment(table, moment, *rest)
        assert isinstance(moment.position, Position)
        scene.pieces = [*scene.pieces, Piece("leak", hidden(moment.position), "", Text("nobody"))]
        return scene

    patch.setattr(seat_view, "draw_moment", leaky)


def leak_in_decision(patch: pytest.MonkeyPatch) -> None:
    """The id of a decision depends on what the others hold."""
    decision_id = seat_view.decision_id

    def leaky(table: Table, *rest: Any) -> str:
        return decision_id(table, *rest)[:4] + hidden(table.position)

    patch.setattr(seat_view, "decision_id", leaky)


def leak_in_refusal(patch: pytest.MonkeyPatch) -> None:
    """The answer to `why` tells too much."""
    why = Play.why

    async def leaky(play: Play, id: str, guest: str, text: str) -> tuple[Table, Refusal | None]:
        table, _ = await why(play, id, guest, text)
        return table, Refusal("1.1", hidden(table.position))

    patch.setattr(Play, "why", leaky)


def leak_in_effects(patch: pytest.MonkeyPatch) -> None:
    """What an action would bring is computed in the true position, not in what the seat sees."""
    effects = Play.effects

    async def leaky(play: Play, id: str, guest: str, text: str) -> tuple[Table, Summary]:
        table, _ = await effects(play, id, guest, text)
        return table, Summary("", [(Text(hidden(table.position)), "")])

    patch.setattr(Play, "effects", leaky)


def leak_in_log(patch: pytest.MonkeyPatch) -> None:
    """A line of the log names the action itself."""
    add_move, rendered = Table.add_move, Renderer.line
    notations: dict[int, str] = {}

    def noted(table: Table, at: int, move: Move, number: int) -> Line:
        line = add_move(table, at, move, number)
        notations[id(line)] = move.action.notation
        return line

    def leaky(renderer: Renderer, line: Line, seat: int) -> dict[str, Any]:
        made = rendered(renderer, line, seat)
        made["texts"] += [{"text": notations.get(id(line), ""), "refs": []}]
        return made

    patch.setattr(Table, "add_move", noted)
    patch.setattr(Renderer, "line", leaky)


def leak_in_folded_log(patch: pytest.MonkeyPatch) -> None:
    """A line that several moves have joined counts the letters of the last action."""
    add_move, read = Table.add_move, SeatLog.read
    notations: dict[int, str] = {}

    def noted(table: Table, at: int, move: Move, number: int) -> Line:
        line = add_move(table, at, move, number)
        notations[id(line)] = move.action.notation
        return line

    def leaky(log: SeatLog, lines: list[Line]) -> None:
        read(log, lines)
        if lines and log.lines:
            log.lines[-1].at = sum(notations.get(id(lines[-1]), "").encode())

    patch.setattr(Table, "add_move", noted)
    patch.setattr(SeatLog, "read", leaky)


def leak_in_number(patch: pytest.MonkeyPatch) -> None:
    """Something harmless-looking that counts what is hidden: the time on a clock."""
    clocks_part = seat_view.clocks_part

    def leaky(table: Table, *rest: Any) -> dict[str, Any]:
        made = clocks_part(table, *rest)
        made["seats"][0]["left"] = 0 if table.match is None else int(hidden(table.position), 16) % 1000
        return made

    patch.setattr(seat_view, "clocks_part", leaky)


plain_python = pytest.mark.skipif(
    ludotheque.is_compiled(), reason="compiled functions cannot be replaced; the same runs in plain Python"
)


@plain_python
@pytest.mark.parametrize(
    "leak", [leak_in_scene, leak_in_decision, leak_in_refusal, leak_in_effects, leak_in_number]
)
def test_a_leak_of_what_is_dealt_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = ((1, 5),)
    assert run(dealt_again("paradis", tmp_path / "sound", deals)) > 0
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        run(dealt_again("paradis", tmp_path / "leaky", deals))


@plain_python
def test_a_leak_in_a_moment_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leak_in_moment(monkeypatch)
    with pytest.raises(AssertionError):
        run(watched_after_dealing("rue_de_la_paix", tmp_path, (9,)))


@plain_python
@pytest.mark.parametrize("leak", [leak_in_scene, leak_in_log, leak_in_folded_log, leak_in_number])
def test_a_leak_of_what_is_done_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(acted_in_secret("paradis", tmp_path / "sound", (1,))) > 0
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        run(acted_in_secret("paradis", tmp_path / "leaky", (1,)))
