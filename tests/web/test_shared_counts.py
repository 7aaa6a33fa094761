"""Rate limits hold for all processes on a database together."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from limits import RateLimitItemPerHour
from starlette.applications import Starlette

from ludotheque.tables.clocks import HandClock
from ludotheque.tables.identity import Seal
from ludotheque.tables.problems import TooFast
from ludotheque.tables.store.base import Count, StoreUnavailable
from ludotheque.tables.store.postgres import PostgresStore
from ludotheque.web import shared_counts
from ludotheque.web.security import Gatekeeper, Limits
from ludotheque.web.server import make_app
from ludotheque.web.shared_counts import SharedCounts
from tests.postgres import needs_postgres
from tests.tables.support import run, until

LIMIT = RateLimitItemPerHour(4)


def gate(counts: SharedCounts) -> Gatekeeper:
    return Gatekeeper(Seal(b"s" * 32), HandClock(), Limits(), counts=counts)


@needs_postgres
def test_what_is_counted_in_one_process_counts_in_the_other(database: str) -> None:
    async def story() -> None:
        stores = [PostgresStore(database), PostgresStore(database)]
        counts = [SharedCounts(), SharedCounts()]
        gates = [gate(one) for one in counts]
        try:
            for _ in range(3):
                gates[0].count(LIMIT, "request", "ann")
            await counts[0].exchange(stores[0])
            gates[1].count(LIMIT, "request", "ann")  # the first there: it does not know of the others yet
            await counts[1].exchange(stores[1])
            assert counts[1].get(LIMIT.key_for("request", "ann")) == 4
            for limited in gates[1], gates[1]:
                with pytest.raises(TooFast):
                    limited.count(LIMIT, "request", "ann")
            gates[1].count(LIMIT, "request", "bob")
            await counts[0].exchange(stores[0])  # nothing new: nothing learnt
            gates[0].count(LIMIT, "request", "ann")
            await counts[0].exchange(stores[0])
            with pytest.raises(TooFast):
                gates[0].count(LIMIT, "request", "ann")
        finally:
            for store in stores:
                store.close()

    run(story())


def gate_of(app: Starlette) -> Gatekeeper:
    """The gate of a whole application."""
    [found] = [one.kwargs["gate"] for one in app.user_middleware if "gate" in one.kwargs]
    assert isinstance(found, Gatekeeper)
    return found


@needs_postgres
def test_the_servers_of_a_database_share_their_counts(database: str, tmp_path: Path) -> None:
    """The whole server: nobody calls `exchange` by hand."""

    async def story() -> None:
        apps = [make_app(tmp_path, database=database)[0] for _ in range(2)]
        stores = [gate_of(app)._counts for app in apps]
        first, second = (one for one in stores if isinstance(one, SharedCounts))
        async with apps[0].router.lifespan_context(apps[0]), apps[1].router.lifespan_context(apps[1]):
            for _ in range(3):
                first.incr("key", 3600)
            await until(lambda: not first.windows["key"].new)
            second.incr("key", 3600)
            await until(lambda: second.get("key") == 4)

    run(story())


class Failing:
    """A store that cannot be reached."""

    def __init__(self) -> None:
        self.works = False
        self.got: list[Count] = []

    async def add_counts(self, counts: list[Count], now: int) -> list[Count]:
        if not self.works:
            raise StoreUnavailable("gone")
        self.got = counts
        return counts


def test_what_could_not_be_added_is_added_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store, counts = Failing(), SharedCounts()
        counts.incr("key", 3600)
        with pytest.raises(StoreUnavailable):
            await counts.exchange(store)  # type: ignore[arg-type]
        assert counts.incr("key", 3600) == 2  # it counts by itself meanwhile
        store.works = True
        await counts.exchange(store)  # type: ignore[arg-type]
        assert [one.number for one in store.got] == [2]
        assert counts.get("key") == 2 and counts.incr("key", 3600) == 3

    run(story())


def test_windows_that_have_ended_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store, counts = Failing(), SharedCounts()
        store.works = True
        now = 1_700_000_000.0
        monkeypatch.setattr(time, "time", lambda: now)
        assert counts.incr("key", 1) == 1 and counts.incr("key", 1) == 2
        await counts.exchange(store)  # type: ignore[arg-type]
        now += 1
        assert counts.incr("key", 1) == 1
        now += shared_counts.TIDY
        await counts.exchange(store)  # type: ignore[arg-type]
        assert counts.windows == {}
        now -= 86_400  # a clock that is set back holds nobody up
        assert counts.incr("key", 3600) == 1

    run(story())


def test_keys_of_any_text_can_be_stored() -> None:
    counts = SharedCounts()
    assert counts.incr("a\0b" + "x" * 1000, 60) == 1
    assert [len(key) <= shared_counts.LONGEST and "\0" not in key for key in counts.windows] == [True]
