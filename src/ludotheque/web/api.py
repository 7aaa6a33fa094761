"""The HTTP interface: one small handler per request of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.games import find_game
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.events import BOT, LIVE, OPEN, PERSON, RELAXED, Chair, Pace
from ludotheque.tables.orders import DEFAULT_LEVEL, PEOPLE, Order, bot_chair
from ludotheque.tables.problems import Problem
from ludotheque.tables.publish.messages import explain, language, messages, texts
from ludotheque.tables.publish.publisher import Viewer
from ludotheque.tables.service.registry import Accepted
from ludotheque.tables.service.rehearsal import Rehearsal
from ludotheque.tables.table import Table
from ludotheque.web import schemas
from ludotheque.web.addresses import for_friends, qr_svg
from ludotheque.web.http import Context, answer, guarded, lang_of, refused
from ludotheque.web.security import LANG_COOKIE, address
from ludotheque.web.shelf import shelf

Act = Callable[[str, str, Any], Awaitable[Accepted]]


UNCOUNTED = ("moves", "chat")  #: acts that the rules limit, and one that has a limit of its own


class Api:
    """The handlers of all requests."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.tables = context.tables

    # --- guests and games ------------------------------------------------------------------------

    async def guest(self, request: Request) -> Response:
        """A new identity for a program."""
        self.context.gate.count(self.context.gate.limits.guests, "guest", address(request.scope))
        if request.headers.get("origin") is not None:
            self.context.gate.check_origin(request.scope)
        body = schemas.read_body(
            await self.context.body(request, self.context.gate.limits.body), schemas.NewGuest
        )
        guest = await self.tables.new_guest(body.name)
        token = self.context.gate.seal.token(guest, self.tables.clock.now())
        return answer({"guest": {"id": guest, "name": await self.tables.name_of(guest)}, "token": token})

    async def me(self, request: Request) -> Response:
        guest = self.context.asker(request)
        return answer(await self._me(guest, lang_of(request)))

    async def _me(self, guest: str, lang: str) -> dict[str, Any]:
        name = await self.tables.name_of(guest)
        lists = await self.tables.lists(guest, lang)
        return {"guest": {"id": guest, "name": name}, "lang": lang, "waiting": len(lists["waiting"])}

    async def change_me(self, request: Request) -> Response:
        guest, body = await self.context.posted(request, schemas.Me)
        if body.name is not None:
            await self.tables.rename(guest, body.name)
        lang = language(body.lang, lang_of(request))
        response = answer(await self._me(guest, lang))
        if body.lang is not None:
            response.headers.append(
                "set-cookie", f"{LANG_COOKIE}={lang}; Path=/; Max-Age=31536000; SameSite=Lax"
            )
        return response

    async def games(self, request: Request) -> Response:
        self.context.asker(request, need=False)
        return answer({"games": shelf(lang_of(request))})

    async def fair(self, request: Request) -> Response:
        return answer({"commitment": await self.tables.pledge(self.context.asker(request))})

    async def health(self, request: Request) -> Response:
        """Whether the store works; why it does not stands in the log, because it may name files and hosts."""
        works = not self.tables.registry.store_trouble
        return answer({"ok": True}) if works else answer({"ok": False, "store": "unavailable"}, 503)

    # --- opening and finding tables --------------------------------------------------------------

    async def play_now(self, request: Request) -> Response:
        guest, body = await self.context.posted(request, schemas.PlayNow)
        self.context.gate.count_table(request.scope, guest)
        meta = find_game(body.game).meta
        pace = Pace(body.pace or (LIVE if meta.counted else RELAXED))
        order = Order(body.game, [], pace, promise=body.promise, commitment=body.commitment)
        seats = min(max(4, meta.min_seats), meta.max_seats)
        name = await self.tables.name_of(guest) or PEOPLE[0]
        level = body.level or DEFAULT_LEVEL
        order.chairs = [Chair(PERSON, guest, name)] + [bot_chair(seat, level) for seat in range(1, seats)]
        id = await self.tables.open(guest, order)
        return answer({"table": id, "url": f"/table/{id}"})

    async def learn(self, request: Request) -> Response:
        """A lesson, or an example of the rules: where this guest left it, or (`again`) from the beginning."""
        guest, body = await self.context.posted(request, schemas.Learn)
        self.context.gate.count_table(request.scope, guest)
        id = await self.tables.learn(guest, body.game, body.example, body.again)
        return answer({"table": id, "url": f"/table/{id}"})

    async def open_table(self, request: Request) -> Response:
        guest, body = await self.context.posted(request, schemas.NewTable)
        self.context.gate.count_table(request.scope, guest)
        if body.name:
            await self.tables.rename(guest, body.name)
        chairs = await self._chairs(guest, body.seats)
        order = Order(
            body.game,
            chairs,
            body.pace,
            body.edition if "/" not in body.edition and not body.edition.startswith(".") else "?",
            dict(body.options),
            body.public,
            body.auto,
            body.promise,
            body.commitment,
            estimates=body.estimates,
            rehearsal=body.rehearsal,
        )
        id = await self.tables.open(guest, order)
        links = await self.tables.links(id, guest)
        return answer({"table": id, "url": f"/table/{id}", **links})

    async def _chairs(self, guest: str, wishes: list[schemas.SeatWish]) -> list[Chair]:
        chairs: list[Chair] = []
        for seat, wish in enumerate(wishes):
            if wish.kind == "me":
                if any(chair.guest == guest for chair in chairs):
                    raise Problem("malformed", what="seats")
                chairs.append(Chair(PERSON, guest, await self.tables.name_of(guest) or PEOPLE[seat]))
            elif wish.kind == BOT:
                chairs.append(bot_chair(seat, wish.level or DEFAULT_LEVEL))
            elif wish.kind == OPEN:
                chairs.append(Chair())
            else:
                raise Problem("malformed", what="seats")
        return chairs

    async def list_tables(self, request: Request) -> Response:
        guest = self.context.asker(request, need=False)
        return answer(await self.tables.lists(guest, lang_of(request)))

    async def state(self, request: Request) -> Response:
        guest = self.context.asker(request)
        return answer(await self.tables.state(request.path_params["id"], guest, lang_of(request)))

    async def replay(self, request: Request) -> Response:
        guest = self.context.asker(request)
        asked = request.query_params.get("step", "0")
        if not (asked.isascii() and asked.isdigit() and len(asked) < 7):
            raise Problem("malformed", what="step")
        id = request.path_params["id"]
        return answer(await self.tables.replay(id, guest, int(asked), lang_of(request)))

    async def export(self, request: Request) -> Response:
        guest = self.context.asker(request)
        id = request.path_params["id"]
        text = await self.tables.export(id, guest)
        headers = {"content-disposition": f'attachment; filename="{id}.ludotheque.json"'}
        return Response(text, media_type="application/json", headers=headers)

    async def import_file(self, request: Request) -> Response:
        guest = self.context.poster(request)
        self.context.gate.count_table(request.scope, guest)
        data = await self.context.body(request, self.context.gate.limits.file)
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise Problem("malformed", what="UTF-8") from error
        id = await self.tables.import_file(guest, text)
        return answer({"table": id, "url": f"/table/{id}"})

    # --- at a table ------------------------------------------------------------------------------

    async def why(self, request: Request) -> Response:
        guest, body = await self.context.posted(request, schemas.Why)
        return answer(await self.why_part(request.path_params["id"], guest, body.action, lang_of(request)))

    async def why_part(
        self, id: str, guest: str, action: str, lang: str, rehearses: Viewer | None = None
    ) -> dict[str, Any]:
        """The *why* message of the protocol, about the table or about the rehearsal of a viewer."""
        table: Table | Rehearsal
        try:
            if rehearses is None:
                table, refusal = await self.tables.why(id, guest, action)
            else:
                table, refusal = self.tables.rehearsals.why(rehearses, action)
        except Trouble as trouble:
            reply = explain(trouble, lang)
            return {"type": "why", "action": action, "legal": False, "rule": None, "text": reply}
        text = None if refusal is None else texts(lang).refusal(table.game.meta.id, refusal, table.names())
        rule = None if refusal is None else refusal.rule
        return {"type": "why", "action": action, "legal": refusal is None, "rule": rule, "text": text}

    async def effects_part(
        self, id: str, guest: str, action: str, lang: str, rehearses: Viewer | None = None
    ) -> dict[str, Any]:
        """The *effects* message of the protocol; without lines if nobody could do that now."""
        reply: dict[str, Any] = {"type": "effects", "action": action, "lines": [], "changes": []}
        table: Table | Rehearsal
        try:
            if rehearses is None:
                table, brought = await self.tables.effects(id, guest, action)
            else:
                table, brought = self.tables.rehearsals.effects(rehearses, action)
        except Trouble:
            return reply
        put = texts(lang)
        reply["lines"] = put.scene(table.game.meta.id, brought.lines or [], table.names())
        reply["changes"] = brought.changes
        return reply

    async def hint_part(self, id: str, guest: str, key: str, lang: str) -> dict[str, Any]:
        """The *hint* message of the protocol."""
        table, hint = await self.tables.hint(id, guest)
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

    async def enter(self, request: Request) -> Response:
        guest, body = await self.context.posted(request, schemas.Enter)
        kind, seat = await self.tables.enter(request.path_params["id"], guest, body.token)
        return answer({"as": {"seat": "seat", "invite": "guest"}.get(kind, "watcher"), "seat": seat})

    async def join(self, request: Request) -> Response:
        guest, body = await self.context.posted(request, schemas.Join)
        self.context.gate.count_act(guest)
        seat = await self.tables.join(request.path_params["id"], guest, body.seat, body.promise, body.ready)
        return answer({"seat": seat})

    async def seat_link(self, request: Request) -> Response:
        guest, _ = await self.context.posted(request, schemas.Nothing)
        return answer({"link": await self.tables.seat_link(request.path_params["id"], guest)})

    async def links(self, request: Request) -> Response:
        guest = self.context.asker(request)
        links = await self.tables.links(request.path_params["id"], guest)
        return answer(await self._with_addresses(request, links))

    async def renew_links(self, request: Request) -> Response:
        guest, _ = await self.context.posted(request, schemas.Nothing)
        self.context.gate.count_act(guest)
        links = await self.tables.renew_links(request.path_params["id"], guest)
        return answer(await self._with_addresses(request, links))

    async def _with_addresses(self, request: Request, links: dict[str, str]) -> dict[str, Any]:
        """The links, and the invitation at every address that a friend can reach."""
        asked_at = str(request.base_url).rstrip("/")
        found = for_friends(asked_at, await self.context.addresses.find())
        invitations = [{"url": url + links["invite"], "address": url} for url in found]
        for invitation in invitations:
            invitation["qr"] = qr_svg(invitation["url"])
        return {**links, "addresses": invitations, "local_only": not found}

    async def rematch(self, request: Request) -> Response:
        guest, _ = await self.context.posted(request, schemas.Nothing)
        self.context.gate.count_table(request.scope, guest)
        id = await self.tables.rematch(request.path_params["id"], guest)
        return answer({"table": id, "url": f"/table/{id}"})

    async def chat(self, id: str, guest: str, body: schemas.Chat) -> Accepted:
        self.context.gate.count(self.context.gate.limits.chat, "chat", guest)
        return await self.tables.say(id, guest, body.text)

    def acting(self, kind: type[Any], act: Act) -> Callable[[Request], Awaitable[Response]]:
        """The handler of something that ends in *accepted* or *refused*."""

        async def handler(request: Request) -> Response:
            guest, body = await self.context.posted(request, kind)
            id = request.path_params["id"]
            key = getattr(body, "key", "")
            try:
                done = await act(id, guest, body)
            except Problem as problem:
                if problem.status != 409:
                    raise
                async with self.tables.locked(id) as table:
                    version = table.version_for(table.viewpoint(guest))
                    return answer(refused(problem, lang_of(request), version, key), 409)
            return answer({"type": "accepted", "key": key, "version": done.version, "again": done.again})

        return handler

    # --- the list of routes ----------------------------------------------------------------------

    def acts(self) -> dict[str, tuple[type[Any], Act]]:
        """The simple acts at a table: name → body and what is done. Messages of the socket have the same names."""
        t = self.tables
        acts: dict[str, tuple[type[Any], Act]] = {
            "moves": (schemas.Play, lambda id, guest, b: t.play(id, guest, b.action, b.seen, b.key)),
            "chat": (schemas.Chat, self.chat),
            "ready": (schemas.Ready, lambda id, guest, b: t.set_ready(id, guest, b.on)),
            "leave": (schemas.Nothing, lambda id, guest, _: t.leave(id, guest)),
            "start": (schemas.Nothing, lambda id, guest, _: t.start(id, guest)),
            "close": (schemas.Nothing, lambda id, guest, _: t.close_table(id, guest)),
            "seats": (schemas.Seat, lambda id, guest, b: t.give_seat(id, guest, b.seat, b.kind, b.level)),
            "name": (schemas.Name, lambda id, guest, b: t.rename_seat(id, guest, b.name)),
            "undo": (schemas.Undo, lambda id, guest, b: t.undo(id, guest, False, b.key)),
            "restart-turn": (schemas.Undo, lambda id, guest, b: t.undo(id, guest, True, b.key)),
            "pause": (schemas.Pause, lambda id, guest, b: t.pause(id, guest, b.on)),
            "bot-plays": (schemas.Nothing, lambda id, guest, _: t.bot_plays(id, guest)),
            "take-back": (schemas.Nothing, lambda id, guest, _: t.take_back(id, guest)),
            "resign": (schemas.Nothing, lambda id, guest, _: t.resign(id, guest)),
            "settings": (schemas.Settings, lambda id, guest, b: t.set_auto(id, guest, b.auto)),
            "promise": (schemas.Promise, lambda id, guest, b: t.promise(id, guest, b.promise)),
            "reveal": (schemas.Reveal, lambda id, guest, b: t.reveal(id, guest, b.value)),
        }
        return {
            name: (kind, act if name in UNCOUNTED else self._counted(act))
            for name, (kind, act) in acts.items()
        }

    def _counted(self, act: Act) -> Act:
        """The same act, but not too often: everybody at the table reads of it."""

        async def counted(id: str, guest: str, body: Any) -> Accepted:
            self.context.gate.count_act(guest)
            return await act(id, guest, body)

        return counted

    def routes(self) -> list[Route]:
        table = "/api/tables/{id:str}"
        plain = [
            ("POST", "/api/guest", self.guest),
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.change_me),
            ("GET", "/api/games", self.games),
            ("GET", "/api/fair", self.fair),
            ("GET", "/api/health", self.health),
            ("POST", "/api/play-now", self.play_now),
            ("POST", "/api/learn", self.learn),
            ("POST", "/api/tables", self.open_table),
            ("GET", "/api/tables", self.list_tables),
            ("POST", "/api/import", self.import_file),
            ("GET", table, self.state),
            ("GET", f"{table}/replay", self.replay),
            ("GET", f"{table}/export", self.export),
            ("POST", f"{table}/why", self.why),
            ("POST", f"{table}/enter", self.enter),
            ("POST", f"{table}/join", self.join),
            ("POST", f"{table}/seat-link", self.seat_link),
            ("GET", f"{table}/links", self.links),
            ("POST", f"{table}/renew-links", self.renew_links),
            ("POST", f"{table}/rematch", self.rematch),
        ]
        routes = [Route(path, guarded(handler), methods=[method]) for method, path, handler in plain]
        for name, (kind, act) in self.acts().items():
            routes.append(Route(f"{table}/{name}", guarded(self.acting(kind, act)), methods=["POST"]))
        return routes
