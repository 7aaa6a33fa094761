"""Play now: the bots' level and a pace that suits the game."""

from __future__ import annotations

import pytest

from ludotheque.games import CATALOGUE
from ludotheque.kernel.game import Game
from tests.tables.support import run
from tests.web.support import open_server


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_a_game_whose_auctions_are_counted_down_is_played_live(game: Game) -> None:
    meta = game.meta

    async def work() -> None:
        async with open_server() as server:
            ann = await server.guest("Ann", "en")
            table = (await ann.ask("/api/play-now", {"game": meta.id, "level": "random"}))["table"]
            state = await ann.look(f"/api/tables/{table}")
            assert state["table"]["pace"]["kind"] == ("live" if meta.counted else "relaxed")
            assert [seat["level"] for seat in state["table"]["seats"]][1:] == ["random"] * 3

    run(work())


def test_the_auctioneer_counts_from_the_first_bid() -> None:
    async def work() -> None:
        async with open_server() as server:
            ann = await server.guest("Ann", "en")
            game = next(game.meta.id for game in CATALOGUE if game.meta.counted)
            table = (await ann.ask("/api/play-now", {"game": game}))["table"]
            count = (await ann.look(f"/api/tables/{table}"))["clocks"]["count"]
            assert count is not None and count["of"] == 3

    run(work())


def test_a_pace_can_be_asked_for() -> None:
    async def work() -> None:
        async with open_server() as server:
            ann = await server.guest("Ann", "en")
            body = {"game": "last_chance", "pace": "relaxed"}
            table = (await ann.ask("/api/play-now", body))["table"]
            assert (await ann.look(f"/api/tables/{table}"))["table"]["pace"] == {
                "kind": "relaxed",
                "speed": "normal",
            }
            refused = await ann.post("/api/play-now", {"game": "last_chance", "pace": "hurried"})
            assert refused.status_code == 400

    run(work())


def test_the_lobby_says_what_is_played_and_how() -> None:
    async def work() -> None:
        async with open_server() as server:
            ann = await server.guest("Ann", "fr")
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            body = {"game": "last_chance", "seats": seats, "options": {"by_the_book": True}}
            table = (await ann.ask("/api/tables", body))["table"]
            about = (await ann.look(f"/api/tables/{table}"))["table"]["about"]
            assert (about["minutes"], about["weight"], about["seats"]) == (30, 1, [3, 6])
            assert about["mechanism"] == "enchères à la criée, dés, paris"
            assert [option["value"] for option in about["options"]] == ["oui"]
            assert about["options"][0]["hint"].startswith("Comme dans la règle")
            await ann.ask(f"/api/tables/{table}/start", {})
            assert (await ann.look(f"/api/tables/{table}"))["table"]["about"] is None

    run(work())


def test_every_game_says_its_mechanism_and_weight_and_explains_its_options() -> None:
    async def work() -> None:
        async with open_server() as server:
            for lang in ("en", "fr"):
                games = (await (await server.guest("Ann", lang)).look("/api/games"))["games"]
                for game in games:
                    assert game["mechanism"] and game["weight"] in (1, 2, 3), game["id"]
                    assert all(option["hint"] for option in game["options"]), game["id"]

    run(work())
