"""Processor instructions of random play, counted by callgrind: a busy machine changes times, but not these.

    python benchmarks/playouts.py --instructions [--games paradis,…] [--kinds compiled,…] [--json]

A process first plays uncounted: that holds the start of Python, the import of the game, and the matches that fill the
caches of menus and actions. Then callgrind is switched on for some matches more, or for some copies.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import contestants

#: Rounds (matches, or copies of all positions of one) that are played before counting, and that are counted.
#: Switching off costs half a million instructions, which are counted too: so many rounds make it less than a per cent.
ROUNDS: Final[dict[str, tuple[int, int]]] = {
    "compiled play": (40, 160),
    "interpreted play": (2, 20),
    "compiled copy": (1, 80),
    "interpreted copy": (1, 20),
    "peer play": (2, 60),
}
KINDS: Final = ("compiled", "interpreted", "peer")
PEERS: Final = ("first_sealed_auction(players=4)", "hearts", "backgammon")


# --- what a counted process does -------------------------------------------------------------------------


def play_ours(game_id: str) -> Callable[[], int]:
    """A random match each time; the number of decisions."""
    from ludotheque.kernel.chance import SeededChance
    from ludotheque.kernel.playout import random_match

    game, seats, options = contestants.usual(game_id)
    chance = SeededChance(1)
    return lambda: int(random_match(game, seats, options, chance)[1])


def copy_ours(game_id: str) -> Callable[[], int]:
    """Copies of all positions of one random match each time; the number of copies."""
    copies = contestants.copies_of_a_match(game_id)

    def step() -> int:
        for copy in copies:
            copy()
        return len(copies)

    return step


def play_peer(name: str) -> Callable[[], int]:
    """A random match of OpenSpiel each time; the number of actions."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    return lambda: contestants.peer_match(game, chance)


def switch(state: str) -> None:
    """Switches callgrind's counting of this process on or off."""
    subprocess.run(
        ["callgrind_control", f"--instr={state}", str(os.getpid())], check=True, capture_output=True
    )


def work(kind: str, what: str, name: str) -> int:
    """The number of steps that were counted."""
    if kind != "peer":
        contestants.check_kind(kind)
    made = play_peer if kind == "peer" else copy_ours if what == "copy" else play_ours
    step = made(name)
    before, counted = ROUNDS[f"{kind} {what}"]
    for _ in range(before):
        step()
    switch("on")
    steps = sum([step() for _ in range(counted)])
    switch("off")
    return steps


# --- counting --------------------------------------------------------------------------------------------


def per_step(kind: str, what: str, name: str, python: str) -> float:
    """Instructions per decision, action or copy."""
    contestants.show_progress(f"{kind} {what} {name}")
    with tempfile.TemporaryDirectory() as folder:
        out = f"--callgrind-out-file={Path(folder, 'out')}"
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", "--instr-atstart=no", out, python, __file__, kind, what, name],
            env={**contestants.environment_for(kind), "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or collected is None:
        raise SystemExit(f"callgrind failed: {done.stderr[-2000:]}")
    return int(collected[1]) / int(done.stdout)


def run(games: list[str], kinds: list[str], peer: str) -> dict[str, dict[str, float]]:
    """Figures by contestant (`compiled paradis`): `play` per decision or action, `copy` per copy."""
    if shutil.which("valgrind") is None:
        raise SystemExit("valgrind is needed to count instructions (Debian's package of that name).")
    found: dict[str, dict[str, float]] = {}
    for kind in kinds:
        if kind == "peer":
            for name in PEERS:
                found[f"peer {name}"] = {"play": per_step("peer", "play", name, peer)}
            continue
        for game in games:
            found[f"{kind} {game}"] = {
                what: per_step(kind, what, game, sys.executable) for what in ("play", "copy")
            }
    contestants.show_progress("")
    return found


def show(found: dict[str, dict[str, float]]) -> None:
    print(f"{'instructions':44}{'per decision':>14}{'per copy':>12}")
    for contestant, figures in found.items():
        copy = f"{figures['copy']:12,.0f}" if "copy" in figures else ""
        print(f"{contestant:44}{figures['play']:14,.0f}{copy}")


if __name__ == "__main__":
    print(work(*sys.argv[1:]))
