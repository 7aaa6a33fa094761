"""`Tables`: the one service that the web, the terminal and tests share."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.games import find_game
from ludotheque.tables import events as ev
from ludotheque.tables import logbook, publisher, views
from ludotheque.tables.core import log
from ludotheque.tables.events import BOT, PERSON, Chair, Pace
from ludotheque.tables.files import course_of_file, game_file, names_in
from ludotheque.tables.identity import LINK_LIFE, clean_name, hashed, new_id
from ludotheque.tables.orders import Order, bot_chair
from ludotheque.tables.outcomes import outcome_part
from ludotheque.tables.problems import TooLate, Unknown
from ludotheque.tables.seating import Seating
from ludotheque.tables.store import Statement, Store
from ludotheque.tables.table import LOBBY, OVER, RUNNING, Table
from ludotheque.tables.words import texts

SEAT = "seat"
INVITE = "invite"
WATCH = "watch"

HEARTBEAT = 2000  #: milliseconds between two signs of life in the store

INSERT_LINK = "INSERT INTO links (hash, table_id, kind, seat, expires) VALUES (?, ?, ?, ?, ?)"
DROP_LINKS = "DELETE FROM links WHERE table_id = ? AND kind = ?"
GRANT = (
    "INSERT INTO visits (table_id, guest, granted, lines) VALUES (?, ?, ?, 0) "
    "ON CONFLICT (table_id, guest) DO UPDATE SET granted = excluded.granted"
)


class Tables(Seating):
    """Everything that can be done with tables."""

    _heart: asyncio.Task[None] | None = None

    # --- links -----------------------------------------------------------------------------------

    async def open_links(self, id: str, guest: str) -> dict[str, str]:
        """New invitation and watching links; the old ones are void."""
        async with self.hold(id) as table:
            self.check_owner(table, guest)
            tokens = {INVITE: new_id(192), WATCH: new_id(192)}
            statements: list[Statement] = []
            for kind, token in tokens.items():
                statements.append((DROP_LINKS, (id, kind)))
                statements.append((INSERT_LINK, (hashed(token), id, kind, None, None)))
            await self.store.write(statements)
            return {kind: f"/table/{id}#{kind}={token}" for kind, token in tokens.items()}

    async def seat_link(self, id: str, guest: str) -> str:
        """A link that carries this guest's seat to another browser, once."""
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            token = new_id(192)
            expires = self.clock.now() + LINK_LIFE
            await self.store.write([(INSERT_LINK, (hashed(token), id, SEAT, seat, expires))])
            return f"/table/{id}#seat={token}"

    async def enter(self, id: str, guest: str, token: str) -> tuple[str, int | None]:
        """Hands in a link; what it made of this guest, and the seat it carried."""
        async with self.hold(id) as table:
            rows = await self.store.ask(
                "SELECT table_id, kind, seat, expires FROM links WHERE hash = ?", (hashed(token),)
            )
            if not rows or rows[0][0] != id or (rows[0][3] is not None and rows[0][3] <= self.clock.now()):
                raise Unknown("no-such-link")
            _, kind, seat, _ = rows[0]
            if kind == SEAT:
                await self._carry(table, guest, int(seat), token)
                return SEAT, int(seat)
            if table.grants.get(guest) != INVITE:
                table.grants[guest] = kind
                await self.store.write([(GRANT, (id, guest, kind))])
            return kind, None

    async def _carry(self, table: Table, guest: str, seat: int, token: str) -> None:
        chair = table.chairs[seat]
        if chair.kind != PERSON:
            raise Unknown("no-such-link")
        if table.seat_of(guest) not in (None, seat):
            raise TooLate("already-seated")
        await self.store.write([("DELETE FROM links WHERE hash = ?", (hashed(token),))])
        event = ev.SeatTaken(at=self.clock.now(), seat=seat, guest=guest, name=chair.name, moved=True)
        before = chair.guest
        await self.commit(table, event)
        if table.owner == before:
            table.grants.setdefault(guest, WATCH)
        self.reseat(table)

    # --- lists -----------------------------------------------------------------------------------

    async def lists(self, guest: str, lang: str) -> dict[str, list[dict[str, Any]]]:
        """Where it is my turn; the rest of mine; free seats; tables to watch."""
        mine = await self.store.ask(
            "SELECT DISTINCT t.id, t.game, t.status, t.step, t.waiting, t.deadline, t.updated FROM tables t "
            "LEFT JOIN seats s ON s.table_id = t.id AND s.guest = ? WHERE (s.guest IS NOT NULL OR t.owner = ?) "
            "AND t.status != 'closed' ORDER BY t.updated DESC LIMIT 100",
            (guest, guest),
        )
        others = await self.store.ask(
            "SELECT id, game, status, step, waiting, deadline, updated FROM tables "
            "WHERE public = 1 AND status IN ('lobby', 'running') ORDER BY updated DESC LIMIT 60"
        )
        out: dict[str, list[dict[str, Any]]] = {"waiting": [], "mine": [], "open": [], "watch": []}
        known = {row[0] for row in mine}
        for row in mine:
            brief = await self._brief(row, guest, lang)
            out["waiting" if brief["my_turn"] else "mine"].append(brief)
        for row in others:
            if row[0] not in known:
                brief = await self._brief(row, guest, lang)
                out["open" if row[2] == LOBBY else "watch"].append(brief)
        return out

    async def _brief(self, row: tuple[Any, ...], guest: str, lang: str) -> dict[str, Any]:
        id, game, status, step, waiting, deadline, updated = row
        seats = await self.store.ask(
            "SELECT seat, kind, guest, name FROM seats WHERE table_id = ? ORDER BY seat", (id,)
        )
        mine = [seat for seat, _, who, _ in seats if who == guest and guest]
        return {
            "id": id,
            "url": f"/table/{id}",
            "game": game,
            "title": find_game(game).meta.titles[lang],
            "status": status,
            "seats": [{"kind": kind, "name": name} for _, kind, _, name in seats],
            "players": ", ".join(name for _, kind, _, name in seats if name),
            "step": step,
            "my_turn": status == RUNNING and any(seat in json.loads(waiting) for seat in mine),
            "deadline": deadline,
            "updated": updated,
        }

    # --- looking ---------------------------------------------------------------------------------

    async def state(self, id: str, guest: str, lang: str) -> bytes:
        """Everything this guest may know of the table, as JSON."""
        async with self.hold(id) as table:
            viewer = publisher.Viewer(guest, self.seat_for(table, guest), table.owner == guest, lang)
            return self.state_of(table, viewer)

    async def replay(self, id: str, guest: str, step: int, lang: str) -> dict[str, Any]:
        """The position after that many moves, from this guest's point of view."""
        async with self.hold(id) as table:
            seat = self.seat_for(table, guest)
            course = table.course
            if course is None:
                raise TooLate("not-running")
            if not 0 <= step <= course.length():
                raise Unknown("no-such-step", most=course.length())
            if course.old and step != course.length():
                raise TooLate("older-rules")
            scene = views.replay_scene(table, step, seat)
            lines = [line for line in table.log if line.step == step]
            return {
                "type": "replay",
                "step": step,
                "steps": course.length(),
                "scene": texts(lang).scene(table.game.meta.id, scene, table.names()),
                "lines": [msgspec.Raw(line) for line in logbook.log_for(table, seat, lang, lines)],
                "outcome": outcome_part(table, lang) if step == course.length() else None,
            }

    # --- files -----------------------------------------------------------------------------------

    async def export(self, id: str, guest: str) -> str:
        """The game file of a finished match: nobody takes secrets home before."""
        async with self.hold(id) as table:
            self.seat_for(table, guest)
            if table.status != OVER:
                raise TooLate("not-over")
            return game_file(table)

    async def import_file(self, guest: str, text: str, public: bool = False) -> str:
        """A table with the match of a file; an unfinished one goes on with its owner and bots."""
        course = await asyncio.to_thread(course_of_file, text)
        names = names_in(text) or [""] * course.seats
        over = course.position.outcome() is not None
        chairs = []
        for seat in range(course.seats):
            level = "" if over else self.default_level
            chair = Chair(BOT, "", clean_name(names[seat]), level) if over else bot_chair(seat, level)
            chairs.append(chair)
        if not over:
            chairs[0] = Chair(PERSON, guest, await self.name_of(guest) or clean_name(names[0]), "")
        order = Order(
            course.game.meta.id,
            [Chair() for _ in chairs],
            Pace(),
            course.options.edition,
            dict(course.options.values),
            public,
        )
        id = await self.open(guest, order)
        async with self.hold(id) as table:
            for seat, chair in enumerate(chairs):
                await self.commit(table, ev.SeatGiven(at=self.clock.now(), seat=seat, chair=chair))
            await self.commit(table, ev.Imported(at=self.clock.now(), file=text))
            await self.go_on(table)
        return id

    # --- opening and closing the house -----------------------------------------------------------

    async def wake(self) -> None:
        """Goes on where the house closed: bots think again, clocks do not count the night."""
        alive = self._alive()
        now = self.clock.now()
        rows = await self.store.ask("SELECT id FROM tables WHERE status = 'running'")
        for (id,) in rows:
            if not self.hall.has(id):
                continue
            try:
                async with self.hold(id) as table:
                    down = max(0, now - max(alive, table.updated))
                    if table.clocks.next_deadline() is not None and down:
                        await self.commit(table, ev.Woke(at=now, down=down))
                    await self.go_on(table)
            except Exception:
                log.exception("table %s cannot go on", id)
        await self._beat()
        self._heart = asyncio.get_running_loop().create_task(self._keep_time())

    def _alive(self) -> int:
        rows = self.store.read("SELECT value FROM house WHERE key = 'alive'")
        return int(rows[0][0]) if rows else 0

    async def _beat(self) -> None:
        await self.store.write(
            [("INSERT OR REPLACE INTO house (key, value) VALUES ('alive', ?)", (str(self.clock.now()),))]
        )

    async def _keep_time(self) -> None:
        """Looks at the clocks when one runs out, and leaves a sign of life now and then."""
        beat = 0
        while True:
            try:
                await self.tick()
                if self.clock.now() - beat >= HEARTBEAT:
                    beat = self.clock.now()
                    await self._beat()
            except Exception:
                log.exception("the clocks stumbled")
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        if self._heart is not None:
            self._heart.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._heart
        await super().close()


def open_store(folder: Path, shared: bool = False) -> Store:
    """The store of a data folder."""
    return Store(folder / "tables.db", shared)
