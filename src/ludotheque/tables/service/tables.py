"""`Tables`: everything that the web, the terminal and tests do with tables, by name."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ludotheque.bots.pool import BotPool, BotRunner
from ludotheque.games import find_game
from ludotheque.kernel.catalogue import known_game
from ludotheque.kernel.fair import SEED_BYTES
from ludotheque.tables.clocks import Clock
from ludotheque.tables.identity import new_table_id
from ludotheque.tables.publish.publisher import Viewer
from ludotheque.tables.service.absence import Absence
from ludotheque.tables.service.bots import Bots
from ludotheque.tables.service.clocks import Deadlines
from ludotheque.tables.service.connections import Connections
from ludotheque.tables.service.hints import Hints
from ludotheque.tables.service.learning import Learning
from ludotheque.tables.service.links import Links
from ludotheque.tables.service.opening import Opening
from ludotheque.tables.service.play import Play
from ludotheque.tables.service.registry import Registry
from ludotheque.tables.service.rehearsal import Rehearsals
from ludotheque.tables.service.replays import Replays
from ludotheque.tables.service.seating import Seating
from ludotheque.tables.service.sharing import Sharing
from ludotheque.tables.service.thoughts import Thoughts
from ludotheque.tables.store.base import Listed
from ludotheque.tables.store.sql import Store
from ludotheque.tables.table import LOBBY, RUNNING

#: What changes a table, and what shows it: both find the table by its id, their first argument.
CHANGES: Final = (
    *("play", "undo", "bot_plays", "take_back", "resign", "pause", "set_auto"),
    *("promise", "reveal", "start", "close_table", "rematch", "rename_seat", "join", "give_seat"),
    *("leave", "set_ready", "say", "renew_links", "enter", "seat_link"),
)
#: What is still possible when a table is full: what lets its match begin or end, and what is written but once.
ENDINGS: Final = ("start", "bot_plays", "resign", "leave", "close_table", "rematch", "enter")
#: These look themselves: what was done before, under the same key, is no change, and a pause must end.
CAREFUL: Final = ("play", "undo", "pause")
LOOKS: Final = ("connect", "refresh", "state", "replay", "export", "links", "enter", "why", "effects", "hint")

__all__ = ["BotRunner", "Tables"]  # the web may not import bots; it hands their runner to the tables


class Tables:
    """The facade of the service: it makes the parts, and names what may be called from outside."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        bots: BotRunner | None = None,
        bot_pause: float = 0.7,
        undo_pause: float = 2.0,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        make_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
        make_id: Callable[[], str] = new_table_id,
        secret: bytes = b"",
    ) -> None:
        secret = secret or secrets.token_bytes(32)
        self.store = store
        self.clock = clock or Clock()
        self.registry = registry = Registry(store, self.clock, Replays())
        self.publisher = registry.publisher
        self.table = registry.table
        self.locked = registry.locked

        self.bots = Bots(registry, bots or BotPool(), bot_pause, undo_pause, sleep)
        play = Play(registry, self.bots)
        self.opening = Opening(registry, play, make_seed, make_id, secret)
        self.connections = Connections(registry)
        absence = Absence(registry, play)
        self.deadlines = Deadlines(registry, play, self.opening.chance)
        self.check_clocks = self.deadlines.check_clocks
        self.thoughts = Thoughts(self.bots.runner, self.bots.shares)
        self.rehearsals = Rehearsals(registry, self.thoughts)

        self._name_play(play, absence)
        self._name_opening(self.opening)
        self._name_seats(Seating(registry, self.opening, play, self.connections))
        self._name_links(Links(registry, self.connections, secret))
        self._name_looks(self.connections)
        for name in set(CHANGES) - set(ENDINGS) - set(CAREFUL):
            setattr(self, name, registry.while_there_is_room(getattr(self, name)))
        self.sharing: Sharing | None = None
        if store.shared:
            self.sharing = self._share(Sharing(registry, play, self.connections))

    def _name_play(self, play: Play, absence: Absence) -> None:
        self.play = play.play
        self.why = play.why
        self.effects = play.effects
        self.undo = play.undo
        self.hint = Hints(self.registry, self.thoughts).ask
        self.bot_plays = absence.bot_plays
        self.take_back = absence.take_back
        self.resign = absence.resign
        self.pause = absence.pause
        self.set_auto = absence.set_auto

    def _name_opening(self, opening: Opening) -> None:
        self.pledge = opening.pledge
        self.promise = opening.chance.promise
        self.reveal = opening.chance.reveal
        self.open = opening.open
        self.start = opening.start
        self.close_table = opening.close_table
        self.rematch = opening.rematch
        self.export = opening.export
        self.import_file = opening.import_file
        self.learn = Learning(self.registry, opening).learn

    def _name_seats(self, seating: Seating) -> None:
        self.new_guest = seating.new_guest
        self.name_of = self.store.guest_name
        self.rename = seating.rename
        self.rename_seat = seating.rename_seat
        self.join = seating.join
        self.give_seat = seating.give_seat
        self.leave = seating.leave
        self.set_ready = seating.set_ready
        self.say = seating.say

    def _name_links(self, links: Links) -> None:
        self.links = links.links
        self.renew_links = links.renew_links
        self.seat_link = links.seat_link
        self.enter = links.enter

    def _name_looks(self, connections: Connections) -> None:
        self.connect = connections.connect
        self.refresh = connections.refresh
        self.state = connections.state
        self.replay = connections.replay

    def _share(self, sharing: Sharing) -> Sharing:
        """Other processes write, too: operations begin on what stands in the log, or are judged again."""
        for name in CHANGES:
            setattr(self, name, sharing.judged_again(getattr(self, name)))
        for name in LOOKS:
            setattr(self, name, sharing.up_to_date(getattr(self, name)))
        self.deadlines.look = sharing.look
        return sharing

    async def resume(self) -> None:
        """Goes on with all running matches after a start of the server, and keeps time from now on."""
        await self.deadlines.resume()
        if self.sharing is not None:
            self.sharing.start()

    def disconnect(self, id: str, viewer: Viewer) -> None:
        """Ends the updates of a viewer, and his rehearsal."""
        self.rehearsals.stop(viewer)
        self.connections.disconnect(id, viewer)

    async def close(self) -> None:
        """Lets nothing new begin, disconnects the viewers, ends the bots. The store stays open."""
        await self.deadlines.stop()
        if self.sharing is not None:
            await self.sharing.stop()
        for table in self.registry.loaded.values():
            for viewer in list(table.viewers):
                viewer.lost()
        self.rehearsals.kept.clear()
        await self.thoughts.close()
        await self.bots.stop()
        self.registry.replays.close()

    async def lists(self, guest: str, lang: str) -> dict[str, list[dict[str, Any]]]:
        """The tables where it is the guest's turn, the guest's others, those with free seats, those to watch."""
        mine = playable(await self.store.tables_of(guest)) if guest else []
        out: dict[str, list[dict[str, Any]]] = {"waiting": [], "mine": [], "open": [], "watch": []}
        known = {listed.summary.id for listed in mine}
        for listed in mine:
            brief = brief_of(listed, guest, lang)
            out["waiting" if brief["my_turn"] else "mine"].append(brief)
        for listed in playable(await self.store.public_tables()):
            if listed.summary.id not in known:
                kind = "open" if listed.summary.status == LOBBY else "watch"
                out[kind].append(brief_of(listed, guest, lang))
        return out


def brief_of(listed: Listed, guest: str, lang: str) -> dict[str, Any]:
    """A table as a line of a list."""
    summary = listed.summary
    mine = [seat for seat, row in enumerate(listed.seats) if row.guest == guest and guest]
    return {
        "id": summary.id,
        "url": f"/table/{summary.id}",
        "game": summary.game,
        "title": find_game(summary.game).meta.titles[lang],
        "script": summary.script,
        "status": summary.status,
        "seats": [{"kind": row.kind, "name": row.name} for row in listed.seats],
        "players": ", ".join(row.name for row in listed.seats if row.name),
        "step": summary.step,
        "my_turn": summary.status == RUNNING and any(seat in summary.waiting for seat in mine),
        "deadline": summary.deadline,
        "updated": summary.updated,
    }


def playable(tables: list[Listed]) -> list[Listed]:
    """Without tables of a game that is not installed any more."""
    return [listed for listed in tables if known_game(listed.summary.game) is not None]
