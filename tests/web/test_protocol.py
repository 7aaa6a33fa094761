"""The protocol as docs/protocol.md describes it: a visit from the first request to the end of a match."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from starlette.routing import Route

from ludotheque.games import CATALOGUE
from ludotheque.kernel.fair import promise_of
from tests.tables.support import run
from tests.web.support import Server, auction_of_three, open_server, with_server


def anything(scene: dict[str, Any], chance: random.Random) -> list[str]:
    """Everything the scene offers, in some order: choices, and numbers for the controls."""
    found = [choice["notation"] for choice in scene["choices"]]
    for control in scene["controls"]:
        data = control["data"]
        if control["kind"] in ("number", "auction") and data.get("notation") and data["high"] >= data["low"]:
            number = data["low"] + data["step"] * chance.randint(
                0, (data["high"] - data["low"]) // data["step"]
            )
            found.append(data["notation"].replace("{n}", str(number)))
    chance.shuffle(found)
    return found


@with_server
async def test_two_requests_to_a_running_match(server: Server) -> None:
    browser = server.browser(lang="fr")
    page = await browser.get("/")
    cookie = page.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
    browser.guest = server.gate.guest({"type": "http", "headers": [(b"cookie", cookie.encode())]})[0]
    opened = await browser.ask("/api/play-now", {"game": "paradis", "promise": promise_of("mine")})
    assert opened["url"] == f"/table/{opened['table']}"
    assert (await browser.look(f"/api/tables/{opened['table']}"))["fair"]["asks"] == "reveal"
    await browser.ask(f"/api/tables/{opened['table']}/reveal", {"value": "mine"})
    state = await browser.look(f"/api/tables/{opened['table']}")
    assert state["type"] == "state" and state["table"]["status"] == "running"
    assert state["table"]["title"] == "Le dernier paradis"
    assert state["you"]["seat"] == 0 and state["you"]["owner"]
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "bot", "bot", "bot"]
    assert state["fair"]["mixed"] == [["A", "mine"]] and state["fair"]["seed"] is None


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_a_match_by_clicking_what_the_scene_offers(game: str) -> None:
    async def work() -> None:
        async with open_server() as server:
            ann = await server.guest("Ann", "fr")
            table = (await ann.ask("/api/play-now", {"game": game, "level": "random"}))["table"]
            socket = await ann.sit(table)
            chance = random.Random(1)
            moves = 0
            while socket.outcome is None:
                if not socket.you["must"]:
                    await socket.hear("update")
                    continue
                decision = socket.you["decision"]
                for notation in anything(socket.scene or {}, chance):
                    answer = await socket.play(notation, f"{moves} {notation}")
                    if answer["type"] == "accepted":
                        moves += 1
                        break
                    assert answer["reason"] in ("stale", "not-running") or answer["rule"] is not None, answer
                    if socket.you["decision"] != decision or socket.outcome is not None:
                        break  # a bot was faster
                else:
                    raise AssertionError(f"nothing of the scene could be played: {socket.scene}")
            assert moves > 0
            assert socket.outcome["ranking"][0]["place"] == 1
            state = await ann.look(f"/api/tables/{table}")
            assert state["outcome"] == socket.outcome
            assert state["fair"]["seed"] is not None
            exported = await ann.get(f"/api/tables/{table}/export")
            assert "attachment" in exported.headers["content-disposition"]
            again = await ann.post("/api/import", exported.content)
            assert again.status_code == 200

    run(work())


@with_server
async def test_the_socket_tells_everybody_after_each_move(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    sockets = [await browser.sit(table) for browser in browsers]
    answer = await sockets[0].play("bid 7")
    assert answer["type"] == "accepted" and answer["again"] is False
    for socket in sockets[1:]:
        update = await socket.hear("update")
        assert update["version"] == answer["version"]
        assert [text["text"] for line in update["happened"] for text in line["texts"]]
        assert socket.you["must"]
    assert sockets[0].you["must"] is False
    assert (await sockets[0].play("bid 7"))["again"] is True


@with_server
async def test_why_teaches_before_anybody_clicks(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    socket = await browsers[0].sit(table, "fr")
    received = await socket.ask({"type": "why", "action": "bid 1999"})
    assert (received["legal"], received["rule"]) == (False, "4.1") and "§4.1" in received["text"]
    assert (await socket.ask({"type": "why", "action": "bid 3"}))["legal"] is True
    assert (await socket.ask({"type": "why", "action": "nonsense"}))["rule"] is None
    answer = await browsers[1].ask(f"/api/tables/{table}/why", {"action": "bid 1999"})
    assert answer["rule"] == "4.1"


@with_server
async def test_a_hint_says_what_an_expert_would_play(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    for lang, words in (("fr", "mise secrète"), ("en", "sealed bid")):
        socket = await browsers[0].sit(table, lang)
        assert "hint" in socket.you["may"]
        received = await socket.ask({"type": "hint", "key": "k"})
        assert (received["type"], received["key"]) == ("hint", "k")
        assert received["decision"] == socket.you["decision"]
        assert received["action"].startswith("bid ")
        assert words in received["text"] and received["text"].endswith(
            received["action"].removeprefix("bid ")
        )


@with_server
async def test_effects_of_a_typed_amount_are_answered_on_request(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    socket = await browsers[0].sit(table, "fr")
    received = await socket.ask({"type": "effects", "action": "bid 7"})
    assert received["type"] == "effects" and received["action"] == "bid 7"
    # a sealed bid pays nothing yet; an impossible one and nonsense bring nothing
    for action in ("bid 1999", "nonsense"):
        received = await socket.ask({"type": "effects", "action": action})
        assert received["lines"] == received["changes"] == []
    # and nothing has happened
    assert socket.you["must"] and (await socket.play("bid 7"))["type"] == "accepted"


@with_server
async def test_a_table_says_the_aim_of_its_game(server: Server) -> None:
    ann = await server.guest("Ann", "fr")
    table = (await ann.ask("/api/play-now", {"game": "rue_de_la_paix", "level": "random"}))["table"]
    state = await ann.look(f"/api/tables/{table}")
    assert state["table"]["aim"].startswith("Posséder à la fin")


@with_server
async def test_the_language_changes_without_losing_the_place(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    socket = await browsers[0].sit(table, "en")
    english, decision = socket.scene, socket.you["decision"]
    socket.send({"type": "lang", "lang": "fr"})
    state = await socket.hear("state")
    assert state["table"]["title"] == "Le dernier paradis"
    assert socket.scene != english and socket.you["decision"] == decision
    assert (await socket.play("bid 2"))["type"] == "accepted"


@with_server
async def test_a_replay_shows_each_position_from_my_point_of_view(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    sockets = [await browser.sit(table) for browser in browsers]
    for number, socket in enumerate(sockets):
        await socket.play(f"bid {number + 3}")
    for step in range(5):
        received = await browsers[1].look(f"/api/tables/{table}/replay?step={step}")
        assert (received["step"], received["steps"]) == (step, 4)
        assert received["scene"]["choices"] == received["scene"]["controls"] == []
    first = await browsers[1].look(f"/api/tables/{table}/replay?step=2")
    assert "bid 3" not in json.dumps(first)
    for wrong in ("5", "-1", "x", "99999999"):
        response = await browsers[1].get(f"/api/tables/{table}/replay?step={wrong}")
        assert response.status_code in (400, 404)


@with_server
async def test_what_happened_since_the_last_visit(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    socket = await browsers[0].sit(table)
    seen = (await browsers[0].look(f"/api/tables/{table}"))["log"][-1]["last"] + 1
    await socket.close()
    other = await browsers[1].sit(table)
    await other.play("bid 4")
    state = await browsers[0].look(f"/api/tables/{table}")
    assert state["you"]["log_seen"] == seen == state["log"][-1]["last"]


@with_server
async def test_presence_is_shown(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    first = await browsers[0].sit(table)
    await first.drain()
    second = await browsers[1].sit(table)
    received = await first.hear("presence")
    assert received == {"type": "presence", "online": [0, 1], "watchers": 0}
    watcher = await (await server.guest("Wanda")).sit(table)
    assert (await first.hear("presence"))["watchers"] == 1
    await watcher.close()
    await second.close()
    assert (await first.hear("presence"))["watchers"] == 0
    assert (await first.hear("presence"))["online"] == [0]


@with_server
async def test_a_reconnect_in_the_middle_of_a_sealed_auction(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    socket = await browsers[0].sit(table)
    decision = socket.you["decision"]
    sent = {"type": "play", "action": "bid 9", "seen": decision, "key": "only once"}
    assert (await socket.ask(sent))["type"] == "accepted"
    await socket.close()  # the answer is lost on the way, say
    bob = await browsers[1].sit(table)
    await bob.play("bid 4")
    again = await browsers[0].sit(table)
    assert again.you["must"] is False
    assert again.scene is not None and [
        c["data"]["value"] for c in again.scene["controls"] if c["name"] == "bid"
    ] == [9]
    assert "9" not in json.dumps((bob.scene or {})["panels"][1:])
    answer = await again.ask(sent)  # sent again by a careful client
    assert answer["again"] is True
    cleo = await browsers[2].sit(table)
    await cleo.play("bid 1")
    received = await again.hear("update")
    assert any("9" in text["text"] for line in received["happened"] for text in line["texts"])


@with_server
async def test_every_address_of_the_description_exists(server: Server) -> None:
    ann = await server.guest("Ann")
    described = await ann.look("/api/openapi.json")
    paths = {
        route.path.replace("{id:str}", "{id}")
        for route in server.app.routes
        if isinstance(route, Route) and route.methods and route.path.startswith("/api/")
    }
    assert set(described["paths"]) == paths - {"/api/openapi.json"}
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            body = operation.get("requestBody")
            assert (body is not None) == (method == "post"), path
    schemas = described["components"]["schemas"]
    assert set(schemas["Play"]["required"]) == {"action", "seen", "key"}


@with_server
async def test_the_documentation_names_every_address_and_message(server: Server) -> None:
    from pathlib import Path

    from ludotheque.web import schemas

    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for route in server.app.routes:
        path = getattr(route, "path", "").replace("{id:str}", "{id}").replace("{game:str}", "{game}")
        if path.startswith("/api/"):
            assert path in text, path
    for message in schemas.MESSAGES:
        tag = message.__struct_config__.tag
        assert f'"{tag}"' in text or f"`{tag}" in text, tag


@with_server
async def test_a_stranger_sees_public_tables_only(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    private = (
        await browsers[0].ask(
            "/api/tables", {"game": "paradis", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        )
    )["table"]
    stranger = await server.guest("Zoe")
    lists = await stranger.look("/api/tables")
    assert [brief["id"] for brief in lists["watch"]] == [table]
    assert private not in json.dumps(lists)
    assert (await stranger.get(f"/api/tables/{private}")).status_code == 404
    socket = stranger.socket(private)
    assert await socket.end() == 4404


@with_server
async def test_the_fair_commitment_is_asked_for_first(server: Server) -> None:
    ann = await server.guest("Ann")
    pledged = (await ann.look("/api/fair"))["commitment"]
    body = {"game": "paradis", "commitment": pledged}
    table = (await ann.ask("/api/play-now", body))["table"]
    assert (await ann.look(f"/api/tables/{table}"))["fair"]["commitment"] == pledged
