"""Bots that choose for the tables of a server: in worker processes, each decision with a hard limit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import secrets
import struct
import sys
from pathlib import Path

from ludotheque.bots.registry import find_bot
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Observation

HARD_LIMIT = 20.0  #: seconds for one decision, whatever the level
START_LIMIT = 60.0  #: seconds for a new process to get ready


class BotTrouble(Exception):
    """The bot gave no usable answer: it crashed, hung, or chose something illegal."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why = why


class BotRunner:
    """Runs bots in this very process: for tests and the terminal."""

    turns = 1_000_000  #: decisions at a time; here nobody waits

    async def choose(self, game: Game, level: str, seen: Observation, menu: tuple[Action, ...]) -> Action:
        try:
            return find_bot(level).at_table().choose(game, seen, menu, SeededChance(self.seed()))
        except Exception as error:
            raise BotTrouble("crashed", repr(error)) from error

    def seed(self) -> int:
        """The seed of a bot's own dice, for one decision; it has nothing to do with the draws of the match."""
        return secrets.randbits(96)

    async def close(self) -> None:
        """Nothing to end."""


class Worker:
    """One process that answers one question at a time (`python -m` some module)."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes) -> tuple[str, object]:
        process = self.process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.write(struct.pack(">I", len(question)) + question)
        await process.stdin.drain()
        size = struct.unpack(">I", await process.stdout.readexactly(4))[0]
        kind, value = pickle.loads(await process.stdout.readexactly(size))
        return str(kind), value

    async def be_ready(self) -> None:
        """Starts the process if there is none; it says when it has read all the rules."""
        if self.process is not None and self.process.returncode is None:
            return
        package = str(Path(__file__).resolve().parents[2])
        path = os.pathsep.join([package, *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        await self.process.stdout.readexactly(1)

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool(BotRunner):
    """Runs bots in a few worker processes, which are started when first needed."""

    def __init__(
        self, number: int = 0, limit: float = HARD_LIMIT, module: str = "ludotheque.bots.worker"
    ) -> None:
        """Without a number there is one worker less than there are cores: the server keeps one."""
        self.limit = limit
        spare = (os.cpu_count() or 2) - 1
        self.workers = [Worker(module) for _ in range(number or max(1, spare))]
        self.turns = len(self.workers)
        self._idle: asyncio.Queue[Worker] | None = None

    async def choose(self, game: Game, level: str, seen: Observation, menu: tuple[Action, ...]) -> Action:
        if self._idle is None:
            self._idle = asyncio.Queue()
            for worker in self.workers:
                self._idle.put_nowait(worker)
        question = pickle.dumps((game.meta.id, level, seen, menu, self.seed()))
        worker = await self._idle.get()
        try:
            kind, value = await self._answer(worker, question)
        except TimeoutError as error:
            await worker.kill()
            raise BotTrouble("hung", f"over {self.limit} s") from error
        except (asyncio.IncompleteReadError, OSError, pickle.UnpicklingError) as error:
            await worker.kill()
            raise BotTrouble("crashed", repr(error)) from error
        except asyncio.CancelledError:
            await worker.kill()  # its answer would be taken for that of the next question
            raise
        finally:
            self._idle.put_nowait(worker)
        if kind == "failed":
            raise BotTrouble("crashed", str(value))
        if kind == "proposed":
            return game.parse(str(value))  # the table asks the gate
        if not isinstance(value, int) or not 0 <= value < len(menu):
            raise BotTrouble("illegal", str(value))
        return menu[value]

    async def _answer(self, worker: Worker, question: bytes) -> tuple[str, object]:
        """The worker's answer. A process that was killed costs no move: a new one is asked once more."""
        try:
            return await self._ask_in_time(worker, question)
        except TimeoutError:
            raise
        except (asyncio.IncompleteReadError, OSError):
            await worker.kill()
        return await self._ask_in_time(worker, question)

    async def _ask_in_time(self, worker: Worker, question: bytes) -> tuple[str, object]:
        # `asyncio.wait_for` may swallow a cancellation in Python 3.11
        async with asyncio.timeout(START_LIMIT):
            await worker.be_ready()
        async with asyncio.timeout(self.limit):
            return await worker.ask(question)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.kill()
