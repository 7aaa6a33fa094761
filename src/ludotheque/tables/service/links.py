"""Private links: to play, to watch, and to carry a seat to another browser."""

from __future__ import annotations

from ludotheque.tables import events as ev
from ludotheque.tables.events import PERSON
from ludotheque.tables.identity import LINK_LIFE, LinkTokens, hashed, new_id
from ludotheque.tables.problems import TooLate, Unknown
from ludotheque.tables.service.connections import Connections
from ludotheque.tables.service.registry import Registry
from ludotheque.tables.store.base import Link
from ludotheque.tables.table import INVITE, SEAT, WATCH, Table


class Links:
    """Makes links, and lets in whoever brings one."""

    def __init__(self, registry: Registry, connections: Connections, secret: bytes) -> None:
        self.registry = registry
        self.store = registry.store
        self.clock = registry.clock
        self.connections = connections
        self.tokens = LinkTokens(secret)

    async def links(self, id: str, guest: str) -> dict[str, str]:
        """The links to play and to watch, the same ones until they are renewed."""
        async with self.registry.locked(id) as table:
            table.check_owner(guest)
            return self._links(table)

    async def renew_links(self, id: str, guest: str) -> dict[str, str]:
        """Other links to play and to watch; those that were sent before are void."""
        async with self.registry.locked(id) as table:
            table.check_owner(guest)
            await self.store.drop_links(id, [INVITE, WATCH])
            await self.registry.commit(table, ev.LinksRenewed())
            return self._links(table)

    def _links(self, table: Table) -> dict[str, str]:
        links: dict[str, str] = {}
        for kind in (INVITE, WATCH):
            token = self.tokens.token(table.id, kind, table.link_generation)
            links[kind] = f"/table/{table.id}#{kind}={token}"
        return links

    async def seat_link(self, id: str, guest: str) -> str:
        """A link that carries this guest's seat to another browser, once. It replaces the one made before."""
        async with self.registry.seated(id, guest) as (table, seat):
            if seat in table.resigned:
                raise TooLate("resigned-already")
            token = new_id(192)
            expires = self.clock.now() + LINK_LIFE
            await self.store.put_link(hashed(token), Link(id, SEAT, seat, expires, guest))
            return f"/table/{id}#seat={token}"

    async def enter(self, id: str, guest: str, token: str) -> tuple[str, int | None]:
        """Lets a guest in by a link; the kind of link, and the seat it carried."""
        async with self.registry.locked(id) as table:
            kind, seat = await self._meaning(table, token)
            if seat is not None:
                await self._carry_seat(table, guest, seat)
                return SEAT, seat
            if table.grants.get(guest) != INVITE:
                table.grants[guest] = kind
                await self.store.grant(id, guest, kind)
                await self.connections.reseat(table)
            return kind, None

    async def _meaning(self, table: Table, token: str) -> tuple[str, int | None]:
        """What a link to this table is for, and the seat that it carries."""
        for kind in (INVITE, WATCH):
            if self.tokens.fits(token, table.id, kind, table.link_generation):
                return kind, None
        link = await self.store.link(hashed(token))
        if link is None or link.table != table.id:
            raise Unknown("no-such-link")
        if link.expires is not None and link.expires <= self.clock.now():
            raise Unknown("no-such-link")
        if link.seat is not None and not _holds(table, link.seat, link.guest):
            raise Unknown("no-such-link")
        return link.kind, link.seat  # links to play and to watch were stored by earlier releases

    async def _carry_seat(self, table: Table, guest: str, seat: int) -> None:
        chair = table.chairs[seat]
        if table.seat_of(guest) not in (None, seat):
            raise TooLate("already-seated")
        before = chair.guest
        carried = ev.SeatTaken(seat=seat, guest=guest, name=chair.name, moved=True)
        await self.registry.commit(table, carried)
        if table.owner == before:
            table.grants.setdefault(guest, WATCH)
        await self.connections.reseat(table)


def _holds(table: Table, seat: int, guest: str) -> bool:
    """Whether a guest still has the seat that a link of the guest's carries."""
    chair = table.chairs[seat]
    return bool(guest) and chair.kind == PERSON and chair.guest == guest and seat not in table.resigned
