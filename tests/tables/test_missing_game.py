"""Tables of a game whose package was removed: they leave the lists and come back with it."""

from __future__ import annotations

import pytest

from ludotheque.kernel import catalogue
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.events import Pace
from ludotheque.tables.orders import Order
from ludotheque.tables.service.tables import Tables
from tests.tables.support import free, open_table, open_tables, run


async def listed(tables: Tables) -> list[str]:
    lists = await tables.lists("owner", "en")
    return [brief["id"] for briefs in lists.values() for brief in briefs]


def test_tables_of_a_game_that_is_gone_leave_the_lists() -> None:
    async def story() -> None:
        async with open_tables() as tables:
            gone = (await open_table(tables, free(3), "paradis", public=True)).id
            stays = (await open_table(tables, free(3), "last_chance", public=True)).id
            assert sorted(await listed(tables)) == sorted([gone, stays])
            before = dict(catalogue._games)
            del catalogue._games["paradis"]
            try:
                assert await listed(tables) == [stays]
                with pytest.raises(Trouble, match="unknown-game"):
                    Order("paradis", free(3), Pace())
            finally:
                catalogue._games.clear()
                catalogue._games.update(before)  # in the same order
            assert sorted(await listed(tables)) == sorted([gone, stays])

    run(story())
