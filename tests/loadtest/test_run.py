"""Short load tests on a server of their own: a sound one has no anomaly, each planted fault is reported."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.cli.loadtest import show
from ludotheque.cli.terminal import Terminal
from ludotheque.games import CATALOGUE
from ludotheque.loadtest.findings import LOGGED, LOST, SERVER_ERROR, UNANSWERED, Findings
from ludotheque.loadtest.histogram import as_text
from ludotheque.loadtest.http import Http
from ludotheque.loadtest.own_server import OwnServer
from ludotheque.loadtest.person import Person
from ludotheque.loadtest.plan import SOCKETS, Plan
from ludotheque.loadtest.report import summary
from ludotheque.loadtest.run import Memory, Result, run, verify_files
from ludotheque.loadtest.table import ACTS, GameOnOffer, LoadTable
from ludotheque.texts.texts import Texts
from tests.cli.support import run as command

PATIENCE = 120.0  #: nothing here measures time


def no_progress(doing: str, done: float, of: float) -> None:
    """Nobody looks."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnServer]:
    made = OwnServer(tmp_path_factory.mktemp("server"))
    yield made
    made.close()


@pytest.fixture(scope="module")
def sound() -> Result:
    """One table of each game for some seconds, as fast as the server answers."""
    return run(Plan(len(CATALOGUE), 0, 5, 1, patience=PATIENCE), no_progress)


def test_a_sound_server_has_no_anomaly(sound: Result) -> None:
    assert sound.findings.anomalies == []


def test_all_games_are_played_and_every_match_verified(sound: Result) -> None:
    played = {json.loads(text)["game"] for _, text in sound.findings.files}
    assert played == {game.meta.id for game in CATALOGUE}
    assert sound.verified == len(sound.findings.files) >= len(CATALOGUE)
    assert sound.sockets >= SOCKETS * len(CATALOGUE)


def test_times_and_memory_are_measured(sound: Result) -> None:
    times = sound.findings.times
    assert len(times["move"]) >= len(CATALOGUE)
    assert len(times["shown"]) > len(times["move"])  # a move is shown to several
    assert sound.memory.empty and sound.memory.opened and sound.memory.end


@pytest.mark.parametrize(
    ("fault", "kinds"),
    [
        ("drops", {LOST, UNANSWERED}),
        ("fails", {SERVER_ERROR, LOGGED}),
    ],
)
def test_a_planted_fault_is_reported(fault: str, kinds: set[str]) -> None:
    program = ("-m", "tests.loadtest.faulty_server", fault)
    plan = Plan(2, 0, 8, 1, patience=3.0)
    result = run(plan, no_progress, program)
    assert kinds <= {anomaly.kind for anomaly in result.findings.anomalies}


def test_everything_that_people_do_is_done_and_a_finished_match_is_exported(server: OwnServer) -> None:
    findings = Findings()
    result = Result(Plan(1, 0, PATIENCE, 1), findings, Memory())

    async def play() -> None:
        http = Http(server.url, findings, PATIENCE)
        table = LoadTable(1, [GameOnOffer("last_chance", 3, 3)], http, 1)
        assert await table.open()
        for act in ACTS:
            await table.act(act)
        playing = asyncio.create_task(table.play(0, time.monotonic() + PATIENCE))
        while not findings.counts["export"] and not playing.done():
            await asyncio.sleep(0.05)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await table.close()

    asyncio.run(play())
    verify_files(result, no_progress)
    assert findings.anomalies == [] and server.complaints() == []
    assert result.verified == len(findings.files) >= 1
    done = {"guest", "open", "join", "connect", "move", "chat", "bad", "reconnect", "again", "why", "undo"}
    assert done | {"leave", "take-back", "look", "match", "replay", "export"} <= set(findings.counts)


def test_who_is_stopped_does_not_go_on_though_the_answer_comes_at_the_same_time() -> None:
    """`asyncio.wait_for` would give the answer and forget the cancellation, in Python 3.11."""

    async def story() -> bool:
        findings = Findings()
        person = Person("ann", "", Http("http://127.0.0.1:1", findings, PATIENCE))
        answer = person._expect(lambda message: True)
        waiting = asyncio.create_task(person._wait("move", answer))
        await asyncio.sleep(0)
        answer.set_result({"type": "accepted"})
        waiting.cancel()
        await asyncio.wait([waiting])
        return waiting.cancelled()

    assert asyncio.run(story())


def test_the_command_loads_a_running_server(server: OwnServer, tmp_path: Path) -> None:
    plot = tmp_path / "times.svg"
    words = ("--tables", "1", "--pace", "20ms", "--minutes", "0.05", "--seed", "1", "--json")
    done = command("loadtest", "--url", server.url, *words, "--plot", str(plot))
    report = json.loads(done.out)
    assert done.code == 0 and report["anomalies"] == []
    assert report["seed"] == 1 and report["counts"]["move"] > 0
    assert report["memory"]["end"] is None  # the server is not ours: nobody looks into it
    assert plot.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("lang", "calm", "wrong"), [("en", "No anomaly.", "lost"), ("fr", "Aucune anomalie.", "perdu")]
)
def test_the_report_in_words(
    lang: str, calm: str, wrong: str, sound: Result, capsys: pytest.CaptureFixture[str]
) -> None:
    report = summary(sound)
    show(Terminal(Texts(lang)), report, as_text(sound.findings.times["shown"]))
    shown = capsys.readouterr().out
    assert calm in shown and "loadtest-" not in shown  # every kind has its words
    anomaly = {"kind": LOST, "where": "somebody", "detail": "update 7", "second": 1.5}
    show(Terminal(Texts(lang)), {**report, "anomalies": [anomaly]}, [])
    shown = capsys.readouterr().out
    assert calm not in shown and f"{wrong}: somebody: update 7" in shown


def test_the_command_stays_on_this_machine() -> None:
    refused = command("loadtest", "--url", "http://192.0.2.1:8000")
    assert refused.code == 2 and "--anywhere" in refused.err
