"""Bots that think for viewers, and rehearsals: nobody fills the places of all others."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.bots.pool import BotRunner
from ludotheque.bots.shares import Shares
from ludotheque.games import find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match
from ludotheque.kernel.position import Observation
from ludotheque.tables.events import PERSON, Chair
from ludotheque.tables.problems import TooLate
from ludotheque.tables.service import rehearsal
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.service.thoughts import MOST_OF_ADDRESS, MOST_THINKING, Thoughts
from tests.tables.support import Watcher, bots, open_table, open_tables, run, until
from tests.web.support import auction_of_three, open_server


class SlowBots(BotRunner):
    """Thinks until it may answer."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()

    async def choose(self, game: Game, level: str, seen: Observation, menu: tuple[Action, ...]) -> Action:
        await self.may_answer.wait()
        return await super().choose(game, "greedy", seen, menu)


def test_one_guest_does_not_fill_the_places_of_those_who_ask_bots() -> None:
    """A rehearsal on each of thirty sockets, and a hint for somebody else."""

    async def work() -> None:
        slow = SlowBots()
        async with open_server(bots=slow) as server:
            table, (ann, bob, _) = await auction_of_three(server)
            sockets = [await ann.sit(table) for _ in range(MOST_THINKING + 10)]
            for socket in sockets:
                await socket.ask({"type": "rehearse", "do": "start"})
                socket.send({"type": "rehearse", "do": "bot"})
            other = await bob.sit(table)
            other.send({"type": "hint"})
            await until(lambda: len(server.tables.thoughts._thinking) == 3)
            slow.may_answer.set()
            assert (await other.hear("hint", "refused"))["type"] == "hint"
            answers = [await socket.hear("rehearsal", "refused") for socket in sockets]
            assert [answer.get("reason") for answer in answers].count("thoughts-busy") == len(sockets) - 2
            assert (await sockets[-1].ask({"type": "rehearse", "do": "bot"}))["type"] == "rehearsal"

    run(work())


def paradis_asked() -> tuple[Game, str, Observation, tuple[Action, ...]]:
    """A decision that a bot is asked about."""
    game = find_game("paradis")
    position = Match(game, 3, game.options(), SeededChance(1)).position
    seat = position.waiting_for()[0]
    return game, "greedy", game.observe(position, seat), position.menu(seat)


def test_many_guests_of_one_address_do_not_fill_the_places_of_those_who_ask_bots() -> None:
    """Ten cookies of one visitor had all places, and everybody else waited for all of them."""

    async def work() -> None:
        slow = SlowBots()
        thoughts = Thoughts(slow, Shares(1))
        ended: list[str] = []

        async def hint_for(guest: str, address: str) -> None:
            await thoughts.choose(guest, *paradis_asked(), address)
            ended.append(guest)

        flood = [asyncio.ensure_future(hint_for(f"eve {n}", "192.0.2.1")) for n in range(MOST_THINKING)]
        await until(lambda: sum(one.done() for one in flood) == MOST_THINKING - MOST_OF_ADDRESS)
        other = asyncio.ensure_future(hint_for("ann", "198.51.100.1"))
        await until(lambda: len(thoughts._thinking) == MOST_OF_ADDRESS + 1)
        slow.may_answer.set()
        await other
        assert ended.index("ann") <= 1
        answers = await asyncio.gather(*flood, return_exceptions=True)
        assert sum(isinstance(one, TooLate) for one in answers) == MOST_THINKING - MOST_OF_ADDRESS

    run(work())


def test_what_is_asked_on_sockets_counts_for_their_address() -> None:
    async def work() -> None:
        slow = SlowBots()
        async with open_server(bots=slow) as server:
            table, guests = await auction_of_three(server)
            thoughts = server.tables.thoughts
            for number, message in enumerate(({"type": "rehearse", "do": "bot"}, {"type": "hint"})):
                socket = await guests[number].sit(table)
                await socket.ask({"type": "rehearse", "do": "start"})
                socket.send(message)
                await until(lambda: len(thoughts._thinking) == number + 1)  # noqa: B023
            assert [address for _, address in thoughts._thinking.values()] == ["127.0.0.1"] * 2
            slow.may_answer.set()

    run(work())


@pytest.mark.parametrize("same", ["guest", "address"])
def test_rehearsals_of_one_visitor_end_nobody_elses(same: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever began one on each of his sockets ended those of everybody else."""
    monkeypatch.setattr(rehearsal, "MOST_REHEARSALS", 12)
    monkeypatch.setattr(rehearsal, "MOST_OF_ADDRESS", 6)
    monkeypatch.setattr(rehearsal, "MOST_OF_GUEST", 3)

    async def begin(tables: Tables, guest: str, address: str) -> Watcher:
        viewer = Watcher(guest)
        viewer.address = address
        table = await open_table(tables, [Chair(PERSON, guest, guest), *bots(2, first=1)])
        await until(lambda: table.waiting() == [0] and not table.thinking)
        await tables.rehearsals.start(table.id, viewer)
        return viewer

    async def work() -> None:
        async with open_tables() as tables:
            ann = await begin(tables, "ann", "198.51.100.1")
            for number in range(14):
                if same == "guest":
                    await begin(tables, "eve", f"192.0.2.{number}")
                else:
                    await begin(tables, f"eve{number}", "192.0.2.1")
            assert len(tables.rehearsals.kept) == 1 + (3 if same == "guest" else 6)
            assert tables.rehearsals.find(ann).seat == 0

    run(work())


def test_a_hint_does_not_wait_for_the_tables_of_who_asked_before() -> None:
    """With bots at thirty tables a guest asked for a hint, which waited for all of them, and all other hints for it."""

    async def work() -> None:
        slow = SlowBots()
        shares = Shares(1)
        thoughts = Thoughts(slow, shares)
        asked = paradis_asked()
        ended: list[str] = []

        async def table_of(guest: str) -> None:
            async with shares.turn(guest):
                await slow.may_answer.wait()
                ended.append("a table of " + guest)

        async def hint_for(guest: str) -> None:
            await thoughts.choose(guest, *asked)
            ended.append("a hint for " + guest)

        every = [asyncio.ensure_future(table_of("eve")) for _ in range(30)]
        await asyncio.sleep(0)
        every += [asyncio.ensure_future(hint_for(guest)) for guest in ("eve", "ann")]
        await until(lambda: len(thoughts._thinking) == 2)
        slow.may_answer.set()
        await asyncio.gather(*every)
        assert ended.index("a hint for ann") < 15

    run(work())


@pytest.mark.parametrize("asked", [{"type": "hint"}, {"type": "rehearse", "do": "bot", "key": "slow"}])
def test_whoever_waits_for_a_bot_goes_on_playing(asked: dict[str, str]) -> None:
    """Many hints of others made one wait: meanwhile no move was read, and after three pings the connection was cut."""

    async def work() -> None:
        slow = SlowBots()
        async with open_server(bots=slow) as server:
            table, (ann, _, _) = await auction_of_three(server)
            socket = await ann.sit(table)
            await socket.ask({"type": "rehearse", "do": "start"})
            socket.send(asked)
            await until(lambda: len(server.tables.thoughts._thinking) == 1)
            heard: list[str] = []
            for _ in range(4):
                socket.send({"type": "ping"})
                heard += [message["type"] for message in await socket.drain()]
                await server.ping_all()
            assert heard.count("pong") == 4
            assert (await socket.ask(asked))["reason"] == "thoughts-busy"
            assert (await socket.play("bid 1"))["type"] == "accepted"
            slow.may_answer.set()
            answer = await socket.hear("hint", "rehearsal", "refused")
            assert answer["type"] == "rehearsal" or answer["reason"] == "stale"  # the bid has been made

    run(work())


@pytest.mark.parametrize(
    ("meanwhile", "answer"), [("stop", "rehearsal"), ("start", "refused"), ("back", "refused")]
)
def test_a_bot_answers_only_the_rehearsal_in_which_it_was_asked(meanwhile: str, answer: str) -> None:
    async def work() -> None:
        slow = SlowBots()
        async with open_server(bots=slow) as server:
            table, (ann, _, _) = await auction_of_three(server)
            socket = await ann.sit(table)
            shown = await socket.ask({"type": "rehearse", "do": "start"})
            play = {"type": "rehearse", "do": "play", "action": "bid 1", "seen": shown["decision"]}
            assert (await socket.ask(play))["type"] == "rehearsal"
            socket.send({"type": "rehearse", "do": "bot", "key": "slow"})
            await until(lambda: len(server.tables.thoughts._thinking) == 1)
            assert (await socket.ask({"type": "rehearse", "do": meanwhile}))["type"] == "rehearsal"
            slow.may_answer.set()
            found = await socket.hear("rehearsal", "refused")
            assert (found["type"], found["key"]) == (answer, "slow")
            assert not found.get("on") and found.get("reason", "stale") == "stale"

    run(work())
