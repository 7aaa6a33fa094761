"""Answers to questions about moves, over HTTP and in sockets: why not, what would it bring, a hint, a rehearsal."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.publish.messages import explain, messages, texts
from ludotheque.tables.publish.publisher import Viewer
from ludotheque.tables.service.rehearsal import Rehearsal
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import Table
from ludotheque.web.schemas import RehearseMessage


class Questions:
    """Each answer is a message of the protocol. `rehearses`: the question is about the rehearsal of this viewer."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def why(
        self, id: str, guest: str, action: str, lang: str, rehearses: Viewer | None = None
    ) -> dict[str, Any]:
        """The *why* message: whether the rules allow an action, and why not."""
        table: Table | Rehearsal
        rule = text = None
        try:
            if rehearses is None:
                table, refusal = await self.tables.why(id, guest, action)
            else:
                table, refusal = self.tables.rehearsals.why(rehearses, action)
        except Trouble as trouble:
            legal, text = False, explain(trouble, lang)
        else:
            legal = refusal is None
            if refusal is not None:
                rule, text = refusal.rule, texts(lang).refusal(table.game.meta.id, refusal, table.names())
        return {"type": "why", "action": action, "legal": legal, "rule": rule, "text": text}

    async def effects(
        self, id: str, guest: str, action: str, lang: str, rehearses: Viewer | None = None
    ) -> dict[str, Any]:
        """The *effects* message; without lines if nobody could do that now."""
        reply: dict[str, Any] = {"type": "effects", "action": action, "lines": [], "changes": []}
        table: Table | Rehearsal
        try:
            if rehearses is None:
                table, brought = await self.tables.effects(id, guest, action)
            else:
                table, brought = self.tables.rehearsals.effects(rehearses, action)
        except Trouble:
            return reply
        reply["lines"] = texts(lang).scene(table.game.meta.id, brought.lines or [], table.names())
        reply["changes"] = brought.changes
        return reply

    async def hint(self, id: str, guest: str, key: str, lang: str, address: str) -> dict[str, Any]:
        """The *hint* message."""
        table, hint = await self.tables.hint(id, guest, address)
        label = "" if hint.label is None else texts(lang).text(table.game.meta.id, hint.label, table.names())
        said = messages(lang).say("hint-amount", label=label, amount=hint.amount) if hint.amount else label
        action = hint.action.notation
        return {
            "type": "hint",
            "key": key,
            "decision": hint.decision,
            "action": action,
            "text": said or action,
        }

    async def rehearsal(self, id: str, viewer: Viewer, message: RehearseMessage) -> dict[str, Any]:
        """The *rehearsal* message, after what the viewer wants to be done in it."""
        rehearsals = self.tables.rehearsals
        found: Rehearsal | None = None
        match message.do:
            case "start":
                found = await rehearsals.start(id, viewer)
            case "show":
                found = rehearsals.find(viewer)
            case "play":
                found = rehearsals.play(viewer, message.action, message.seen)
            case "bot":
                found = await rehearsals.let_bot_play(viewer)
            case "back":
                found = rehearsals.back(viewer)
            case "seat":
                found = rehearsals.choose_seat(viewer, message.seat)
            case "stop":
                rehearsals.stop(viewer)
        if found is None:
            return {"type": "rehearsal", "key": message.key, "on": False}
        return found.message(viewer.lang, message.key)
