"""The comparison of bytes notices what leaks: each of these faults makes it fail."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import Moment
from ludotheque.kernel.log import Line, SeatLog
from ludotheque.kernel.match import Move
from ludotheque.kernel.position import Position, snapshot
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Piece, Scene, Summary
from ludotheque.kernel.text import Text
from ludotheque.tables.publish import seat_view
from ludotheque.tables.publish.render import Renderer
from ludotheque.tables.service.play import Play
from ludotheque.tables.table import Table
from tests.tables.support import run
from tests.web.test_bytes import acted_in_secret, dealt_again, watched_after_dealing


def hidden(position: Position) -> str:
    """All of a position in a few letters."""
    return hashlib.sha256(repr(snapshot(position)).encode()).hexdigest()[:12]


def leak_in_scene(patch: pytest.MonkeyPatch) -> None:
    """One more note on every scene."""
    draw = seat_view.draw

    def leaky(game: Game, estimates: bool, position: Position, *rest: Any) -> Scene:
        scene = draw(game, estimates, position, *rest)
        scene.notes = [*scene.notes, Text(hidden(position))]
        return scene

    patch.setattr(seat_view, "draw", leaky)


def leak_in_moment(patch: pytest.MonkeyPatch) -> None:
    """A piece in the middle of a move tells of the pile."""
    draw_moment = seat_view.draw_moment

    def leaky(table: Table, moment: Moment, *rest: Any) -> Scene:
        scene = draw_moment(table, moment, *rest)
        assert isinstance(moment.position, Position)
        scene.pieces = [*scene.pieces, Piece("leak", hidden(moment.position), "", Text("nobody"))]
        return scene

    patch.setattr(seat_view, "draw_moment", leaky)


def leak_in_decision(patch: pytest.MonkeyPatch) -> None:
    """The id of a decision depends on what the others hold."""
    decision_id = seat_view.decision_id

    def leaky(table: Table, *rest: Any) -> str:
        return decision_id(table, *rest)[:4] + hidden(table.position)

    patch.setattr(seat_view, "decision_id", leaky)


def leak_in_refusal(patch: pytest.MonkeyPatch) -> None:
    """The answer to `why` tells too much."""
    why = Play.why

    async def leaky(play: Play, id: str, guest: str, text: str) -> tuple[Table, Refusal | None]:
        table, _ = await why(play, id, guest, text)
        return table, Refusal("1.1", hidden(table.position))

    patch.setattr(Play, "why", leaky)


def leak_in_effects(patch: pytest.MonkeyPatch) -> None:
    """What an action would bring is computed in the true position, not in what the seat sees."""
    effects = Play.effects

    async def leaky(play: Play, id: str, guest: str, text: str) -> tuple[Table, Summary]:
        table, _ = await effects(play, id, guest, text)
        return table, Summary("", [(Text(hidden(table.position)), "")])

    patch.setattr(Play, "effects", leaky)


def leak_in_log(patch: pytest.MonkeyPatch) -> None:
    """A line of the log names the action itself."""
    add_move, rendered = Table.add_move, Renderer.line
    notations: dict[int, str] = {}

    def noted(table: Table, at: int, move: Move, number: int) -> Line:
        line = add_move(table, at, move, number)
        notations[id(line)] = move.action.notation
        return line

    def leaky(renderer: Renderer, line: Line, seat: int) -> dict[str, Any]:
        made = rendered(renderer, line, seat)
        made["texts"] += [{"text": notations.get(id(line), ""), "refs": []}]
        return made

    patch.setattr(Table, "add_move", noted)
    patch.setattr(Renderer, "line", leaky)


def leak_in_folded_log(patch: pytest.MonkeyPatch) -> None:
    """A line that several moves have joined counts the letters of the last action."""
    add_move, read = Table.add_move, SeatLog.read
    notations: dict[int, str] = {}

    def noted(table: Table, at: int, move: Move, number: int) -> Line:
        line = add_move(table, at, move, number)
        notations[id(line)] = move.action.notation
        return line

    def leaky(log: SeatLog, lines: list[Line]) -> None:
        read(log, lines)
        if lines and log.lines:
            log.lines[-1].at = sum(notations.get(id(lines[-1]), "").encode())

    patch.setattr(Table, "add_move", noted)
    patch.setattr(SeatLog, "read", leaky)


def leak_in_number(patch: pytest.MonkeyPatch) -> None:
    """Something harmless-looking that counts what is hidden: the time on a clock."""
    clocks_part = seat_view.clocks_part

    def leaky(table: Table, *rest: Any) -> dict[str, Any]:
        made = clocks_part(table, *rest)
        made["seats"][0]["left"] = 0 if table.match is None else int(hidden(table.position), 16) % 1000
        return made

    patch.setattr(seat_view, "clocks_part", leaky)


plain_python = pytest.mark.skipif(
    ludotheque.is_compiled(), reason="compiled functions cannot be replaced; the same runs in plain Python"
)


@plain_python
@pytest.mark.parametrize(
    "leak", [leak_in_scene, leak_in_decision, leak_in_refusal, leak_in_effects, leak_in_number]
)
def test_a_leak_of_what_is_dealt_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = ((1, 5),)
    assert run(dealt_again("paradis", tmp_path / "sound", deals)) > 0
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        run(dealt_again("paradis", tmp_path / "leaky", deals))


@plain_python
def test_a_leak_in_a_moment_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leak_in_moment(monkeypatch)
    with pytest.raises(AssertionError):
        run(watched_after_dealing("rue_de_la_paix", tmp_path, (9,)))


@plain_python
@pytest.mark.parametrize("leak", [leak_in_scene, leak_in_log, leak_in_folded_log, leak_in_number])
def test_a_leak_of_what_is_done_is_noticed(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(acted_in_secret("paradis", tmp_path / "sound", (1,))) > 0
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        run(acted_in_secret("paradis", tmp_path / "leaky", (1,)))
