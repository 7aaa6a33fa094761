"""The HTTP interface: one small handler per request of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.events import BOT, OPEN, PERSON, Chair, Pace
from ludotheque.tables.orders import PEOPLE, Order, bot_chair
from ludotheque.tables.playing import Accepted
from ludotheque.tables.problems import Problem
from ludotheque.tables.words import explain, language, texts
from ludotheque.web import bodies
from ludotheque.web.desk import Desk, answer, guarded, lang_of, refused
from ludotheque.web.security import LANG_COOKIE, address
from ludotheque.web.shelf import shelf

Act = Callable[[str, str, Any], Awaitable[Accepted]]


class Api:
    """The handlers, with the desk they share."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tables = desk.tables

    # --- guests and games ------------------------------------------------------------------------

    async def guest(self, request: Request) -> Response:
        """A new identity for a program."""
        self.desk.gate.count(self.desk.gate.limits.guests, "guest", address(request.scope))
        if request.headers.get("origin") is not None:
            self.desk.gate.check_origin(request.scope)
        body = bodies.read_body(await self.desk.body(request, self.desk.gate.limits.body), bodies.NewGuest)
        guest = await self.tables.new_guest(body.name)
        token = self.desk.gate.seal.token(guest, self.tables.clock.now())
        return answer({"guest": {"id": guest, "name": await self.tables.name_of(guest)}, "token": token})

    async def me(self, request: Request) -> Response:
        guest = self.desk.asker(request)
        return answer(await self._me(guest, lang_of(request)))

    async def _me(self, guest: str, lang: str) -> dict[str, Any]:
        name = await self.tables.name_of(guest)
        lists = await self.tables.lists(guest, lang)
        return {"guest": {"id": guest, "name": name}, "lang": lang, "waiting": len(lists["waiting"])}

    async def change_me(self, request: Request) -> Response:
        guest, body = await self.desk.posted(request, bodies.Me)
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
        self.desk.asker(request, need=False)
        return answer({"games": shelf(lang_of(request))})

    async def fair(self, request: Request) -> Response:
        return answer({"commitment": await self.tables.pledge(self.desk.asker(request))})

    async def health(self, request: Request) -> Response:
        return answer({"ok": True})

    # --- opening and finding tables --------------------------------------------------------------

    async def play_now(self, request: Request) -> Response:
        guest, body = await self.desk.posted(request, bodies.PlayNow)
        self.desk.gate.count(self.desk.gate.limits.tables, "table", guest)
        order = Order(body.game, [], Pace(), entropy=body.entropy, commitment=body.commitment)
        meta = order.game.meta
        seats = min(max(4, meta.min_seats), meta.max_seats)
        name = await self.tables.name_of(guest) or PEOPLE[0]
        level = body.level or self.tables.default_level
        order.chairs = [Chair(PERSON, guest, name)] + [bot_chair(seat, level) for seat in range(1, seats)]
        id = await self.tables.open(guest, order)
        return answer({"table": id, "url": f"/table/{id}"})

    async def open_table(self, request: Request) -> Response:
        guest, body = await self.desk.posted(request, bodies.NewTable)
        self.desk.gate.count(self.desk.gate.limits.tables, "table", guest)
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
            body.entropy,
            body.commitment,
        )
        id = await self.tables.open(guest, order)
        links = await self.tables.open_links(id, guest)
        return answer({"table": id, "url": f"/table/{id}", **links})

    async def _chairs(self, guest: str, wishes: list[bodies.SeatWish]) -> list[Chair]:
        chairs: list[Chair] = []
        for seat, wish in enumerate(wishes):
            if wish.kind == "me":
                if any(chair.guest == guest for chair in chairs):
                    raise Problem("malformed", what="seats")
                chairs.append(Chair(PERSON, guest, await self.tables.name_of(guest) or PEOPLE[seat]))
            elif wish.kind == BOT:
                chairs.append(bot_chair(seat, wish.level or self.tables.default_level))
            elif wish.kind == OPEN:
                chairs.append(Chair())
            else:
                raise Problem("malformed", what="seats")
        return chairs

    async def list_tables(self, request: Request) -> Response:
        guest = self.desk.asker(request, need=False)
        return answer(await self.tables.lists(guest, lang_of(request)))

    async def state(self, request: Request) -> Response:
        guest = self.desk.asker(request)
        return answer(await self.tables.state(request.path_params["id"], guest, lang_of(request)))

    async def replay(self, request: Request) -> Response:
        guest = self.desk.asker(request)
        asked = request.query_params.get("step", "0")
        if not (asked.isascii() and asked.isdigit() and len(asked) < 7):
            raise Problem("malformed", what="step")
        id = request.path_params["id"]
        return answer(await self.tables.replay(id, guest, int(asked), lang_of(request)))

    async def export(self, request: Request) -> Response:
        guest = self.desk.asker(request)
        id = request.path_params["id"]
        text = await self.tables.export(id, guest)
        headers = {"content-disposition": f'attachment; filename="{id}.ludotheque.json"'}
        return Response(text, media_type="application/json", headers=headers)

    async def import_file(self, request: Request) -> Response:
        guest = await self.desk.poster(request)
        self.desk.gate.count(self.desk.gate.limits.tables, "table", guest)
        data = await self.desk.body(request, self.desk.gate.limits.file)
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise Problem("malformed", what="UTF-8") from error
        id = await self.tables.import_file(guest, text)
        return answer({"table": id, "url": f"/table/{id}"})

    # --- at a table ------------------------------------------------------------------------------

    async def play(self, request: Request) -> Response:
        async def act(id: str, guest: str, body: bodies.Play) -> Accepted:
            return await self.tables.play(id, guest, body.action, body.seen, body.key)

        return await self._act(request, bodies.Play, act)

    async def why(self, request: Request) -> Response:
        guest, body = await self.desk.posted(request, bodies.Why)
        return answer(await self.why_part(request.path_params["id"], guest, body.action, lang_of(request)))

    async def why_part(self, id: str, guest: str, action: str, lang: str) -> dict[str, Any]:
        """The *why* message of the protocol."""
        try:
            table, refusal = await self.tables.why(id, guest, action)
        except Trouble as trouble:
            told = explain(trouble, lang)
            return {"type": "why", "action": action, "legal": False, "rule": None, "text": told}
        text = None if refusal is None else texts(lang).refusal(table.game.meta.id, refusal, table.names())
        rule = None if refusal is None else refusal.rule
        return {"type": "why", "action": action, "legal": refusal is None, "rule": rule, "text": text}

    async def enter(self, request: Request) -> Response:
        guest, body = await self.desk.posted(request, bodies.Enter)
        kind, seat = await self.tables.enter(request.path_params["id"], guest, body.token)
        return answer({"as": {"seat": "seat", "invite": "guest"}.get(kind, "watcher"), "seat": seat})

    async def join(self, request: Request) -> Response:
        guest, body = await self.desk.posted(request, bodies.Join)
        seat = await self.tables.join(request.path_params["id"], guest, body.seat, body.entropy)
        return answer({"seat": seat})

    async def seat_link(self, request: Request) -> Response:
        guest, _ = await self.desk.posted(request, bodies.Nothing)
        return answer({"link": await self.tables.seat_link(request.path_params["id"], guest)})

    async def links(self, request: Request) -> Response:
        guest, _ = await self.desk.posted(request, bodies.Nothing)
        return answer(await self.tables.open_links(request.path_params["id"], guest))

    async def rematch(self, request: Request) -> Response:
        guest, _ = await self.desk.posted(request, bodies.Nothing)
        id = await self.tables.rematch(request.path_params["id"], guest)
        return answer({"table": id, "url": f"/table/{id}"})

    async def chat(self, request: Request) -> Response:
        async def act(id: str, guest: str, body: bodies.Chat) -> Accepted:
            self.desk.gate.count(self.desk.gate.limits.chat, "chat", guest)
            return await self.tables.say(id, guest, body.text)

        return await self._act(request, bodies.Chat, act)

    async def _act(self, request: Request, kind: type[Any], act: Act) -> Response:
        """Something that ends in *accepted* or *refused*."""
        guest, body = await self.desk.posted(request, kind)
        id = request.path_params["id"]
        key = getattr(body, "key", "")
        try:
            done = await act(id, guest, body)
        except Problem as problem:
            if problem.status != 409:
                raise
            async with self.tables.hold(id) as table:
                return answer(refused(problem, lang_of(request), table.version, key), 409)
        return answer({"type": "accepted", "key": key, "version": done.version, "again": done.again})

    def acting(self, kind: type[Any], act: Act) -> Callable[[Request], Awaitable[Response]]:
        async def handler(request: Request) -> Response:
            return await self._act(request, kind, act)

        return handler

    # --- the list of routes ----------------------------------------------------------------------

    def acts(self) -> dict[str, tuple[type[Any], Act]]:
        """The simple acts at a table: name → body and what is done."""
        t = self.tables
        return {
            "leave": (bodies.Nothing, lambda id, guest, _: t.leave(id, guest)),
            "start": (bodies.Nothing, lambda id, guest, _: t.start(id, guest)),
            "close": (bodies.Nothing, lambda id, guest, _: t.close_table(id, guest)),
            "seats": (bodies.Seat, lambda id, guest, b: t.give_seat(id, guest, b.seat, b.kind, b.level)),
            "undo": (bodies.Undo, lambda id, guest, b: t.undo(id, guest, False, b.key)),
            "restart-turn": (bodies.Undo, lambda id, guest, b: t.undo(id, guest, True, b.key)),
            "pause": (bodies.Pause, lambda id, guest, b: t.pause(id, guest, b.on)),
            "bot-plays": (bodies.Nothing, lambda id, guest, _: t.bot_plays(id, guest)),
            "take-back": (bodies.Nothing, lambda id, guest, _: t.take_back(id, guest)),
            "resign": (bodies.Nothing, lambda id, guest, _: t.resign(id, guest)),
            "settings": (bodies.Settings, lambda id, guest, b: t.set_auto(id, guest, b.auto)),
            "entropy": (bodies.Mix, lambda id, guest, b: t.mix(id, guest, b.value)),
        }

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
            ("POST", "/api/tables", self.open_table),
            ("GET", "/api/tables", self.list_tables),
            ("POST", "/api/import", self.import_file),
            ("GET", table, self.state),
            ("GET", f"{table}/replay", self.replay),
            ("GET", f"{table}/export", self.export),
            ("POST", f"{table}/moves", self.play),
            ("POST", f"{table}/why", self.why),
            ("POST", f"{table}/enter", self.enter),
            ("POST", f"{table}/join", self.join),
            ("POST", f"{table}/chat", self.chat),
            ("POST", f"{table}/seat-link", self.seat_link),
            ("POST", f"{table}/links", self.links),
            ("POST", f"{table}/rematch", self.rematch),
        ]
        routes = [Route(path, guarded(handler), methods=[method]) for method, path, handler in plain]
        for name, (kind, act) in self.acts().items():
            routes.append(Route(f"{table}/{name}", guarded(self.acting(kind, act)), methods=["POST"]))
        return routes
