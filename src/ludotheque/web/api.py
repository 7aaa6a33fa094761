"""The HTTP interface: one small handler per request of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.games import find_game
from ludotheque.tables.events import BOT, LIVE, OPEN, PERSON, RELAXED, Chair, Pace
from ludotheque.tables.orders import DEFAULT_LEVEL, PEOPLE, Order, bot_chair
from ludotheque.tables.problems import Problem
from ludotheque.tables.service.seating import ME
from ludotheque.texts.language import LANGUAGES
from ludotheque.web import schemas
from ludotheque.web.acts import Act, acts
from ludotheque.web.addresses import for_friends, qr_svg
from ludotheque.web.http import Context, Handler, answer, guarded, lang_of, number_in, refused
from ludotheque.web.questions import Questions
from ludotheque.web.security import address, remember_lang
from ludotheque.web.shelf import shelf

TABLE = "/api/tables/{id:str}"

Data = dict[str, Any]
#: Of a request, its guest and its body.
BodyHandler = Callable[[Request, str, Any], Awaitable[Response | Data]]


class Api:
    """The handlers of all requests."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.gate = context.gate
        self.tables = context.tables
        self.questions = Questions(context.tables)
        self.acts = acts(context.gate, context.tables)

    # --- guests and games ------------------------------------------------------------------------

    async def guest(self, request: Request) -> Response:
        """A new identity for a program."""
        self.gate.count(self.gate.limits.guests, "guest", address(request.scope))
        if request.headers.get("origin") is not None:
            self.gate.check_origin(request.scope)
        body = schemas.read_body(await self.context.body(request, self.gate.limits.body), schemas.NewGuest)
        guest = await self.tables.new_guest(body.name)
        token = self.gate.seal.token(guest, self.tables.clock.now())
        return answer({"guest": {"id": guest, "name": await self.tables.name_of(guest)}, "token": token})

    async def me(self, request: Request) -> Response:
        guest = self.context.asker(request)
        return answer(await self._me(guest, lang_of(request)))

    async def _me(self, guest: str, lang: str) -> dict[str, Any]:
        name = await self.tables.name_of(guest)
        lists = await self.tables.lists(guest, lang)
        return {"guest": {"id": guest, "name": name}, "lang": lang, "waiting": len(lists["waiting"])}

    async def change_me(self, request: Request, guest: str, body: schemas.Me) -> Response:
        if body.name is not None:
            await self.tables.rename(guest, body.name)
        lang = body.lang if body.lang in LANGUAGES else lang_of(request)
        response = answer(await self._me(guest, lang))
        if body.lang is not None:
            remember_lang(response, lang)
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

    async def play_now(self, request: Request, guest: str, body: schemas.PlayNow) -> Data:
        self.gate.count_table(request.scope, guest)
        meta = find_game(body.game).meta
        pace = Pace(body.pace or (LIVE if meta.counted else RELAXED))
        seats = min(max(4, meta.min_seats), meta.max_seats)
        name = await self.tables.name_of(guest) or PEOPLE[0]
        level = body.level or DEFAULT_LEVEL
        chairs = [Chair(PERSON, guest, name)] + [bot_chair(seat, level) for seat in range(1, seats)]
        order = Order(body.game, chairs, pace, promise=body.promise, commitment=body.commitment)
        return opened(await self.tables.open(guest, order))

    async def learn(self, request: Request, guest: str, body: schemas.Learn) -> Data:
        """A lesson, or an example of the rules: where this guest left it, or (`again`) from the beginning."""
        self.gate.count_table(request.scope, guest)
        return opened(await self.tables.learn(guest, body.game, body.example, body.again))

    async def open_table(self, request: Request, guest: str, body: schemas.NewTable) -> Data:
        self.gate.count_table(request.scope, guest)
        if body.name:
            await self.tables.rename(guest, body.name)
        chairs = await self._chairs(guest, body.seats)
        order = Order(
            body.game,
            chairs,
            body.pace,
            body.edition,
            dict(body.options),
            body.public,
            body.auto,
            body.promise,
            body.commitment,
            estimates=body.estimates,
            rehearsal=body.rehearsal,
        )
        id = await self.tables.open(guest, order)
        return {**opened(id), **await self.tables.links(id, guest)}

    async def _chairs(self, guest: str, wishes: list[schemas.SeatWish]) -> list[Chair]:
        chairs: list[Chair] = []
        for seat, wish in enumerate(wishes):
            if wish.kind == ME:
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
        step = number_in(request.query_params.get("step", "0"))
        if step is None:
            raise Problem("malformed", what="step")
        id = request.path_params["id"]
        return answer(await self.tables.replay(id, guest, step, lang_of(request)))

    async def export(self, request: Request) -> Response:
        guest = self.context.asker(request)
        id = request.path_params["id"]
        text = await self.tables.export(id, guest)
        headers = {"content-disposition": f'attachment; filename="{id}.ludotheque.json"'}
        return Response(text, media_type="application/json", headers=headers)

    async def import_file(self, request: Request) -> Response:
        guest = self.context.poster(request)
        self.gate.count_table(request.scope, guest)
        data = await self.context.body(request, self.gate.limits.file)
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            raise Problem("malformed", what="UTF-8") from error
        return answer(opened(await self.tables.import_file(guest, text)))

    # --- at a table ------------------------------------------------------------------------------

    async def why(self, request: Request, guest: str, body: schemas.Why) -> Data:
        return await self.questions.why(request.path_params["id"], guest, body.action, lang_of(request))

    async def enter(self, request: Request, guest: str, body: schemas.Enter) -> Data:
        kind, seat = await self.tables.enter(request.path_params["id"], guest, body.token)
        return {"as": {"seat": "seat", "invite": "guest"}.get(kind, "watcher"), "seat": seat}

    async def join(self, request: Request, guest: str, body: schemas.Join) -> Data:
        self.gate.count_act(guest)
        id = request.path_params["id"]
        return {"seat": await self.tables.join(id, guest, body.seat, body.promise, body.ready)}

    async def seat_link(self, request: Request, guest: str, body: schemas.Nothing) -> Data:
        return {"link": await self.tables.seat_link(request.path_params["id"], guest)}

    async def links(self, request: Request) -> Response:
        guest = self.context.asker(request)
        links = await self.tables.links(request.path_params["id"], guest)
        return answer(await self._with_addresses(request, links))

    async def renew_links(self, request: Request, guest: str, body: schemas.Nothing) -> Data:
        self.gate.count_act(guest)
        links = await self.tables.renew_links(request.path_params["id"], guest)
        return await self._with_addresses(request, links)

    async def _with_addresses(self, request: Request, links: dict[str, str]) -> dict[str, Any]:
        """The links, and the invitation at every address that a friend can reach."""
        asked_at = str(request.base_url).rstrip("/")
        found = for_friends(asked_at, await self.context.addresses.find())
        invitations = [{"url": url + links["invite"], "address": url} for url in found]
        for invitation in invitations:
            invitation["qr"] = qr_svg(invitation["url"])
        return {**links, "addresses": invitations, "local_only": not found}

    async def rematch(self, request: Request, guest: str, body: schemas.Nothing) -> Data:
        self.gate.count_table(request.scope, guest)
        return opened(await self.tables.rematch(request.path_params["id"], guest))

    # --- the list of routes ----------------------------------------------------------------------

    def _answered(self, act: Act) -> BodyHandler:
        """The request of an act: it ends in *accepted* or *refused*."""

        async def handler(request: Request, guest: str, body: Any) -> Response | Data:
            id, key = request.path_params["id"], getattr(body, "key", "")
            try:
                return (await act(id, guest, body)).message(key)
            except Problem as problem:
                if problem.status != 409:
                    raise
                async with self.tables.locked(id) as table:
                    version = table.version_for(table.viewpoint(guest))
                    return answer(refused(problem, lang_of(request), version, key), 409)

        return handler

    def body_handlers(self) -> dict[str, tuple[type[schemas.Body], BodyHandler]]:
        """The requests of guests that bring JSON: its schema, and what is done."""
        return {
            "/api/me": (schemas.Me, self.change_me),
            "/api/play-now": (schemas.PlayNow, self.play_now),
            "/api/learn": (schemas.Learn, self.learn),
            "/api/tables": (schemas.NewTable, self.open_table),
            f"{TABLE}/why": (schemas.Why, self.why),
            f"{TABLE}/enter": (schemas.Enter, self.enter),
            f"{TABLE}/join": (schemas.Join, self.join),
            f"{TABLE}/seat-link": (schemas.Nothing, self.seat_link),
            f"{TABLE}/renew-links": (schemas.Nothing, self.renew_links),
            f"{TABLE}/rematch": (schemas.Nothing, self.rematch),
            **{f"{TABLE}/{act}": (schemas.ACTS[act], self._answered(do)) for act, do in self.acts.items()},
        }

    def routes(self) -> list[Route]:
        plain = [
            ("POST", "/api/guest", self.guest),
            ("POST", "/api/import", self.import_file),
            ("GET", "/api/me", self.me),
            ("GET", "/api/games", self.games),
            ("GET", "/api/fair", self.fair),
            ("GET", "/api/health", self.health),
            ("GET", "/api/tables", self.list_tables),
            ("GET", TABLE, self.state),
            ("GET", f"{TABLE}/replay", self.replay),
            ("GET", f"{TABLE}/export", self.export),
            ("GET", f"{TABLE}/links", self.links),
        ]
        with_body = [
            ("POST", path, self._posted(kind, do)) for path, (kind, do) in self.body_handlers().items()
        ]
        return [
            Route(path, guarded(handler), methods=[method]) for method, path, handler in plain + with_body
        ]

    def _posted(self, kind: type[schemas.Body], do: BodyHandler) -> Handler:
        async def handler(request: Request) -> Response:
            guest, body = await self.context.posted(request, kind)
            done = await do(request, guest, body)
            return done if isinstance(done, Response) else answer(done)

        return handler


def opened(id: str) -> Data:
    """Where a table is that was opened, or found again."""
    return {"table": id, "url": f"/table/{id}"}
