"""What operators ask: is it alive, is it ready, how much does it do, what does it run with?"""

from __future__ import annotations

import gc
import http.client
import json
import re
import signal
import socket
import subprocess
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from ludotheque.tables.problems import TooLate
from ludotheque.web.metrics import Metrics
from ludotheque.web.server import calm_collector
from tests.cli.support import PROGRAM, environment, run
from tests.postgres import needs_postgres
from tests.tables.support import Watcher, bots, open_table, open_tables, people, seen_by, until
from tests.tables.support import run as run_story
from tests.web.support import Server, with_server


@with_server
async def test_a_process_says_whether_it_is_alive_and_ready(server: Server) -> None:
    stranger = server.browser()
    assert (await stranger.get("/healthz")).text == "ok\n"
    assert (await stranger.get("/readyz")).text == "ok\n"
    server.tables.registry.store_trouble = "secret detail"
    assert (await stranger.get("/healthz")).status_code == 200
    response = await stranger.get("/readyz")
    assert response.status_code == 503 and "secret" not in response.text


def test_moves_refusals_bots_and_requests_are_counted() -> None:
    metrics = Metrics()

    async def story() -> None:
        async with open_tables() as tables:
            metrics.measure(tables)
            table = await open_table(tables, people(3), options={"first_chooser": "A"})
            await tables.play(table.id, "ann", "auction NW", seen_by(table, 0), "k")
            for _ in range(2):
                with pytest.raises(TooLate):
                    await tables.play(table.id, "bob", "bid 3", "another decision", "k2")
            busy = await open_table(tables, bots(3))
            await until(lambda: busy.step() > 3)

    run_story(story())
    shown = generate_latest(metrics.registry).decode()
    assert 'ludotheque_moves_total{by="person"} 1.0' in shown
    assert 'ludotheque_refusals_total{key="stale"} 2.0' in shown
    assert 'ludotheque_bot_seconds_count{level="random"}' in shown
    assert "ludotheque_tables 2.0" in shown


def test_who_comes_back_to_a_table_is_counted() -> None:
    metrics = Metrics()

    async def story() -> None:
        async with open_tables() as tables:
            metrics.measure(tables)
            table = await open_table(tables, people(3), public=True)
            for guest in ("ann", "bob", "ann"):
                viewer = Watcher(guest)
                await tables.connect(table.id, viewer)
                tables.disconnect(table.id, viewer)

    run_story(story())
    assert "ludotheque_reconnects_total 1.0" in generate_latest(metrics.registry).decode()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def get(port: int, path: str) -> str:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as line:
        line.request("GET", path)
        return line.getresponse().read().decode()


def get_when_open(port: int, path: str) -> str:
    """One worker may have answered everything before the other has opened its port."""
    for _ in range(3000):
        with suppress(ConnectionRefusedError):
            return get(port, path)
        time.sleep(0.02)
    raise AssertionError(f"nothing listens at {port}")


@needs_postgres
def test_workers_share_a_port_and_their_numbers(database: str) -> None:
    port, numbers = free_port(), free_port()
    words = [
        "serve",
        "--port",
        str(port),
        "--database",
        database,
        "--workers",
        "2",
        "--metrics",
        str(numbers),
    ]
    server = subprocess.Popen(
        [*PROGRAM, *words], env=environment("en"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None and f"http://127.0.0.1:{port}" in server.stdout.readline()
        for _ in range(6):
            assert get(port, "/readyz") == "ok\n"  # the socket listens already: whoever comes early waits
        wanted = 'ludotheque_request_seconds_count{status="200"} 6.0'
        shown = ""
        for _ in range(100):  # a request is counted after its answer
            shown = shown if wanted in shown else get(numbers, "/metrics")
        assert wanted in shown
        own = [
            get_when_open(numbers + 1 + worker, "/metrics") for worker in range(2)
        ]  # each worker by itself
        counted = [re.findall(r'request_seconds_count\{status="200"\} (\d+)', one) for one in own]
        assert sum(int(number) for found in counted for number in found) == 6
    finally:
        server.send_signal(signal.SIGTERM)
        _, complaints = server.communicate()
    assert (server.returncode, complaints) == (0, "")


def test_config_says_what_is_in_force_and_where_it_comes_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("config", "--json", "--port", "8123", "--data", str(tmp_path))
    monkeypatch.setenv("LUDOTHEQUE_WORKERS", "3")
    found = json.loads(run(*words).out)
    assert found["port"] == {"value": 8123, "from": "flag"}
    assert found["workers"] == {"value": 3, "from": "environment"}
    assert found["host"] == {"value": "127.0.0.1", "from": "default"}
    shown = run("config", "--database", "postgresql://ann:secret@db/x", lang="fr")
    assert "secret" not in shown.out and "postgresql://ann:…@db/x" in shown.out
    assert "ligne de commande" in shown.words and "valeur par défaut" in shown.words


def test_nobody_waits_long_for_the_garbage_collector() -> None:
    """It looks at what a few dozen moves have left, and at everything only after tens of thousands of moves."""
    before = gc.get_threshold()
    try:
        calm_collector()
        new, looks, whole = gc.get_threshold()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
    assert new * looks <= 30_000, "a look at so many objects takes 30 ms"
    assert new * looks * whole >= 10_000_000, "a look at all objects of many tables takes seconds"
