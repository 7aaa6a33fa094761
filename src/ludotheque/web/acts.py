"""What guests do at a table, by request (`Api`) or by message (`Sockets`): counted, and answered with *accepted*."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from ludotheque.tables.service.registry import Accepted
from ludotheque.tables.service.tables import Tables
from ludotheque.web import schemas
from ludotheque.web.security import Gatekeeper

Act = Callable[[str, str, Any], Awaitable[Accepted]]  #: of a table, a guest and a body: one of `schemas.ACTS`


def acts(gate: Gatekeeper, tables: Tables) -> dict[str, Act]:
    """What is done for each of `schemas.ACTS`."""
    t = tables

    def limited(act: Act) -> Act:
        """The same act, but not too often: everybody at the table reads of it."""

        async def counted(id: str, guest: str, body: Any) -> Accepted:
            gate.count_act(guest)
            return await act(id, guest, body)

        return counted

    async def chat(id: str, guest: str, body: schemas.Chat) -> Accepted:
        gate.count(gate.limits.chat, "chat", guest)
        return await t.say(id, guest, body.text)

    announced: dict[str, Act] = {
        "ready": lambda id, guest, b: t.set_ready(id, guest, b.on),
        "leave": lambda id, guest, _: t.leave(id, guest),
        "start": lambda id, guest, _: t.start(id, guest),
        "close": lambda id, guest, _: t.close_table(id, guest),
        "seats": lambda id, guest, b: t.give_seat(id, guest, b.seat, b.kind, b.level),
        "name": lambda id, guest, b: t.rename_seat(id, guest, b.name),
        "undo": lambda id, guest, b: t.undo(id, guest, False, b.key),
        "restart-turn": lambda id, guest, b: t.undo(id, guest, True, b.key),
        "pause": lambda id, guest, b: t.pause(id, guest, b.on),
        "bot-plays": lambda id, guest, _: t.bot_plays(id, guest),
        "take-back": lambda id, guest, _: t.take_back(id, guest),
        "resign": lambda id, guest, _: t.resign(id, guest),
        "settings": lambda id, guest, b: t.set_auto(id, guest, b.auto),
        "promise": lambda id, guest, b: t.promise(id, guest, b.promise),
        "reveal": lambda id, guest, b: t.reveal(id, guest, b.value),
    }
    return {
        "moves": lambda id, guest, b: t.play(id, guest, b.action, b.seen, b.key),  # the rules limit them
        "chat": chat,  # has a limit of its own
        **{name: limited(act) for name, act in announced.items()},
    }
