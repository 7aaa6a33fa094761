"""Secrets are absent from every byte: two servers whose hidden facts differ send the same to whoever may not know."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludotheque.games import CATALOGUE
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import Journal, visible_to
from ludotheque.kernel.position import Observation
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.table import RUNNING, Table
from tests.tables.support import any_action, guest_at, move, run
from tests.web.conftest import SQLITE
from tests.web.twins import Pair, Twins, observer_guest

GAMES = [game.meta.id for game in CATALOGUE]
NOTHING_HIDDEN = ("diamonds_club",)  #: its display is laid out anew each round, and all money is open


async def look_everywhere(pair: Pair, table: Table, seat: int) -> None:
    """State, replays, lists, errors, refusals and questions."""
    base = f"/api/tables/{table.id}"
    for lang in ("en", "fr"):
        await pair.get(f"{base}?lang={lang}")
        for step in {0, table.step() // 2, table.step()}:
            await pair.get(f"{base}/replay?step={step}&lang={lang}")
    await pair.get("/api/tables")
    await pair.get(f"{base}/export")
    actions: list[Action] = []
    for other in range(table.seats):
        actions += table.position.menu(other)[:: max(1, len(table.position.menu(other)) // 5)]
    for action in actions:
        await pair.post("why", {"action": action.notation})
        await pair.ask({"type": "why", "action": action.notation})
        await pair.ask({"type": "effects", "action": action.notation})
        await pair.post("moves", {"action": action.notation, "seen": "0" * 16, "key": "k"})
    if seat != SPECTATOR and table.match is not None and table.match.undo_block(seat) is not None:
        assert await pair.post("undo", {}) == 409
        assert await pair.post("restart-turn", {}) == 409


DEALS = tuple(enumerate((0, 5, 14, 33, 60)))  #: a number, and the moves before the hidden part is dealt again


async def dealt_again(game: str, folder: Path, deals: tuple[tuple[int, int], ...] = DEALS) -> int:
    """Looks at twins from everywhere; how often the hidden part differed."""
    differed = 0
    for number, steps in deals:
        twins = Twins(folder / str(number))
        await twins.open(game, 3, steps, random.Random(number))
        try:
            table, _ = await twins.tables()
            for seat in (number % 3, SPECTATOR):
                if table.status != RUNNING:
                    continue
                differed += await twins.deal_again(seat, number)
                pair = Pair(twins, observer_guest(table, seat))
                for lang in ("en", "fr"):
                    await pair.sit(lang)
                await look_everywhere(pair, table, seat)
                await pair.compare()
                for socket in pair.sockets:
                    await socket.close()
        finally:
            await twins.close()
    return differed


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dealt_again_changes_no_byte(game: str, stores: str, tmp_path: Path) -> None:
    differed = run(dealt_again(game, tmp_path, DEALS if stores == SQLITE else DEALS[1:2]))
    assert differed > 0 or game in NOTHING_HIDDEN, "nothing was ever hidden: the test proves nothing"


# --- others do different things in secret ------------------------------------------------------------

Consequence = tuple[Observation, list[Fact], list[int], bool]


def consequence(table: Table, seat: int, action: Action, observer: int) -> Consequence:
    """What the observer may know after an action, and who must act then."""
    position = table.position.copy()
    journal = Journal()
    position.play(seat, action, SeededChance(1), journal)
    final = any(fact.reveals for fact in journal.facts)
    return (
        table.game.observe(position, observer),
        visible_to(journal.facts, observer),
        position.waiting_for(),
        final,
    )


def secret_pair(table: Table, seat: int, observer: int) -> tuple[Action, Action] | None:
    """Two actions of a seat that the observer cannot tell apart."""
    menu = [action for action in table.position.menu(seat) if not action.open_ended]
    for one, other in zip(menu, reversed(menu), strict=True):
        if one != other and consequence(table, seat, one, observer) == consequence(
            table, seat, other, observer
        ):
            return one, other
    return None


async def acted_in_secret(game: str, folder: Path, numbers: tuple[int, ...] = (0, 1, 2)) -> int:
    """Others do this on one server and that on the other; how often they did."""
    secrets = 0
    for number in numbers:
        chance = random.Random(number)
        twins = Twins(folder / str(number))
        await twins.open(game, 3, number, chance)
        try:
            tables = await twins.tables()
            observer = (0, 2, SPECTATOR)[number]
            pair = Pair(twins, observer_guest(tables[0], observer))
            for lang in ("en", "fr"):
                await pair.sit(lang)
            for _ in range(40):
                if tables[0].status != RUNNING:
                    break
                made = await one_step(twins, tables, observer, chance)
                await pair.compare()
                if made is None:
                    break
                secrets += made
        finally:
            await twins.close()
    return secrets


@pytest.mark.parametrize("game", GAMES)
def test_secret_actions_of_others_change_no_byte(game: str, stores: str, tmp_path: Path) -> None:
    secrets = run(acted_in_secret(game, tmp_path, (0, 1, 2) if stores == SQLITE else (1,)))
    if game in ("paradis", "last_chance"):
        assert secrets > 0, "nobody ever did anything in secret: the test proves nothing"


async def one_step(
    twins: Twins, tables: tuple[Table, Table], observer: int, chance: random.Random
) -> int | None:
    """A secret action if somebody can, with an undo now and then; else the same open move on both servers.

    None: any move would now bring secrets to light, and the matches differ.
    """
    table = tables[0]
    for seat in table.waiting():
        pair = secret_pair(table, seat, observer) if seat != observer else None
        if pair is not None:
            for server, kept, action in zip(twins.servers, tables, pair, strict=True):
                await move(server.tables, kept, seat, action.notation)
            assert table.match is not None
            if chance.random() < 0.3 and table.match.undo_block(seat) is None:
                for server, kept in zip(twins.servers, tables, strict=True):
                    await server.tables.undo(kept.id, guest_at(kept, seat))
            return 1
    return await one_open_step(twins, tables, observer, chance)


async def one_open_step(
    twins: Twins, tables: tuple[Table, Table], observer: int, chance: random.Random
) -> int | None:
    """The same move on both servers, if the observer learns the same of it; None if there is no such move."""
    table = tables[0]
    for seat in table.waiting():
        action = any_action(table, seat, chance)
        if tables[1].position.refusal(seat, action) is None and consequence(
            table, seat, action, observer
        ) == consequence(tables[1], seat, action, observer):
            for server, kept in zip(twins.servers, tables, strict=True):
                await move(server.tables, kept, seat, action.notation)
            return 0
    return None


# --- what is shown in the middle of a move -----------------------------------------------------------


async def watched_after_dealing(game: str, folder: Path, numbers: tuple[int, ...] = (3, 9, 20)) -> int:
    """Deals the hidden part again, then plays the same on both servers; how many moments were compared."""
    moments = 0
    for number in numbers:
        chance = random.Random(number)
        twins = Twins(folder / str(number))
        await twins.open(game, 3, number, chance)
        try:
            tables = await twins.tables()
            observer = (0, SPECTATOR, 2)[number % 3]
            await twins.deal_again(observer, number)
            pair = Pair(twins, observer_guest(tables[0], observer))
            await pair.sit("en")
            for _ in range(40):
                if (
                    tables[0].status != RUNNING
                    or await one_open_step(twins, tables, observer, chance) is None
                ):
                    break
                await pair.compare()
            moments += sum('"moments":' in message for message in pair.sockets[0].raw)
        finally:
            await twins.close()
    return moments


@pytest.mark.parametrize("game", GAMES)
def test_moments_change_with_nothing_hidden(game: str, stores: str, tmp_path: Path) -> None:
    numbers = (3, 9, 20) if stores == SQLITE else (9,)
    assert run(watched_after_dealing(game, tmp_path, numbers)) > 0, "no moment was compared"
