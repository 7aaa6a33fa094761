"""Random play of our games, compiled and interpreted, beside other libraries, in one run on one core.

    python benchmarks/playouts.py [--games paradis,…] [--rounds 5] [--seconds 1] [--json] [--check] [--plot FILE.svg]
    python benchmarks/playouts.py --instructions          # counted by callgrind instead of timed

Every figure is the median of several rounds; in each round all contestants take their turn, each in a process of
its own, so that a busy minute of the machine hits all of them. Time is processor time. Ours is a whole random match
with its setup, counted in decisions; OpenSpiel's is a random match driven through pyspiel by a plain Python loop,
counted in actions, those of chance included. `from Python` is our compiled game driven by such a loop too; `menu` is
the time of working out a whole menu. `rollouts` are OpenSpiel's own, which never leave C++. Copies and clones are
those of all positions of one random match. The ratios are the claims; the absolute figures belong to the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import contestants
import instructions
import peers
import plot

MEASURE: Final = "first_sealed_auction(players=4)"  #: the peer that the thresholds speak of
ROLLED: Final = "hearts"  #: the rollouts that our random play is held against

#: What each game promises: at least this many times the peer's steps per second.
AGAINST_PEER: Final = {
    "paradis": 2.5,
    "last_chance": 2.5,
    "diamonds_club": 0.9,
    "metropolis": 0.9,
    "rue_de_la_paix": 1.5,
}
#: At least this many times the steps per second of the peer's rollouts in C++.
AGAINST_ROLLOUTS: Final = {"paradis": 0.4, "last_chance": 0.4}
#: At least this many times interpreted; a copy at most this many times the peer's clone.
AGAINST_INTERPRETED: Final = {"paradis": 6.0}
AGAINST_CLONE: Final = {"paradis": 4.0}

CALLS: Final = 5_000  #: copies, or menus, of one turn


# --- the contestants, each in a process of its own -------------------------------------------------------


def measure_ours(game_id: str, seconds: float) -> dict[str, float]:
    """Random matches of one game: decisions per second, and nanoseconds per copy."""
    from ludotheque.kernel.chance import SeededChance
    from ludotheque.kernel.journal import SILENT
    from ludotheque.kernel.playout import random_match

    game, seats, options = contestants.usual(game_id)
    chance = SeededChance(1)
    random_match(game, seats, options, chance)
    steps = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        steps += random_match(game, seats, options, chance)[1]
    per_second = steps / (time.process_time() - begun)

    steps = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds / 2:
        position = game.setup(seats, options, chance, SILENT)
        while waiting := position.waiting_for():
            seat = waiting[chance.below("who acts", len(waiting))]
            menu = position.menu(seat)
            position.play(seat, menu[chance.below("what", len(menu))], chance, SILENT)
            steps += 1
    from_python = steps / (time.process_time() - begun)
    return {
        "per_second": per_second,
        "from_python": from_python,
        "copy_ns": _time_of(contestants.copies_of_a_match(game_id)),
        "menu_ns": _time_of(contestants.menus_of_a_match(game_id)),
    }


def measure_peer(kind: str, name: str, seconds: float) -> dict[str, float]:
    """Random matches of another library: actions per second; for OpenSpiel's also nanoseconds per clone."""
    found = {"per_second": peers.MEASURES[kind](name, seconds)}
    if kind == "peer":
        found["copy_ns"] = _time_of(peers.clones_of_a_match(name))
    return found


def _time_of(calls: list[Any]) -> float:
    """Nanoseconds per call, each made about as often as any other."""
    times = CALLS // len(calls) + 1
    begun = time.process_time()
    for _ in range(times):
        for call in calls:
            call()
    return (time.process_time() - begun) / (times * len(calls)) * 1e9


def work(kind: str, name: str, seconds: float) -> dict[str, float]:
    """What a contestant's process does; `kind` is checked against what really runs."""
    if kind in peers.NAMES:
        return measure_peer(kind, name, seconds)
    contestants.check_kind(kind)
    return measure_ours(name, seconds)


# --- the run ---------------------------------------------------------------------------------------------


def one_core() -> None:
    """Keeps this process, and so its children, on one core where the system knows how."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def run_contestant(kind: str, name: str, seconds: float, python: str) -> dict[str, float]:
    done = subprocess.run(
        [python, str(Path(__file__).resolve()), "--work", kind, name, str(seconds)],
        env=contestants.environment_for(kind),
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def run(games: list[str], rounds: int, seconds: float, peer: str) -> dict[str, dict[str, list[float]]]:
    """All samples, by contestant (`compiled paradis`) and figure."""
    takers = [(kind, name, peer) for kind in peers.installed(peer) for name in peers.NAMES[kind]]
    for game in games:
        takers += [("compiled", game, sys.executable), ("interpreted", game, sys.executable)]
    samples: dict[str, dict[str, list[float]]] = {}
    for number in range(1, rounds + 1):
        for kind, name, python in takers:
            contestants.show_progress(f"round {number} of {rounds}: {kind} {name}")
            for figure, value in run_contestant(kind, name, seconds, python).items():
                samples.setdefault(f"{kind} {name}", {}).setdefault(figure, []).append(value)
    contestants.show_progress("")
    return samples


# --- what it means -----------------------------------------------------------------------------------------


def claim(name: str, ratio: float, least: float | None = None, most: float | None = None) -> dict[str, Any]:
    """A ratio, the threshold it is held against if there is one, and whether it holds."""
    holds = (least is None or ratio >= least) and (most is None or ratio <= most)
    bounds = {key: value for key, value in (("least", least), ("most", most)) if value is not None}
    return {"ratio": name, "value": round(ratio, 3), **bounds, **({"holds": holds} if bounds else {})}


def summary(games: list[str], samples: dict[str, dict[str, list[float]]]) -> dict[str, Any]:
    medians = {
        contestant: {figure: statistics.median(values) for figure, values in figures.items()}
        for contestant, figures in samples.items()
    }
    peer = medians[f"peer {MEASURE}"]
    rolled = medians[f"rollouts {ROLLED}"]
    claims: dict[str, list[dict[str, Any]]] = {}
    for game in games:
        ours = medians[f"compiled {game}"]
        plain = medians[f"interpreted {game}"]
        claims[game] = [
            claim(f"ours / {MEASURE}", ours["per_second"] / peer["per_second"], AGAINST_PEER.get(game)),
            claim(
                "compiled / interpreted",
                ours["per_second"] / plain["per_second"],
                AGAINST_INTERPRETED.get(game),
            ),
            claim("copy / clone", ours["copy_ns"] / peer["copy_ns"], most=AGAINST_CLONE.get(game)),
            claim(f"ours from Python / {MEASURE}", ours["from_python"] / peer["per_second"]),
            claim(
                f"ours / C++ rollouts of {ROLLED}",
                ours["per_second"] / rolled["per_second"],
                AGAINST_ROLLOUTS.get(game),
            ),
        ]
    return {"python": sys.version.split()[0], "medians": medians, "samples": samples, "claims": claims}


def show(found: dict[str, Any]) -> None:
    """The medians, then the ratios with their thresholds."""
    print(f"{'':44}{'steps/s':>12}{'from Python':>14}{'copy, ns':>10}{'menu, ns':>10}")
    for contestant, figures in found["medians"].items():
        driven = f"{figures['from_python']:14,.0f}" if "from_python" in figures else " " * 14
        times = [f"{figures[key]:10,.0f}" if key in figures else " " * 10 for key in ("copy_ns", "menu_ns")]
        print(f"{contestant:44}{figures['per_second']:12,.0f}{driven}{''.join(times)}".rstrip())
    for game, claims in found["claims"].items():
        print(f"\n{game}")
        for shown in claims:
            bound = f"at least {shown['least']}" if "least" in shown else ""
            bound = f"at most {shown['most']}" if "most" in shown else bound
            verdict = ("holds" if shown["holds"] else "MISSED") if bound else ""
            print(f"  {shown['ratio']:52}{shown['value']:8.2f}   {bound:14}{verdict}".rstrip())


def main() -> int:
    if sys.argv[1:2] == ["--work"]:
        kind, name, seconds = sys.argv[2:]
        print(json.dumps(work(kind, name, float(seconds))))
        return 0
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument(
        "--games", default="", help="ids of games, with commas; all of the catalogue if not given"
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of one turn")
    parser.add_argument("--peer-python", default="", help="a Python that has OpenSpiel")
    parser.add_argument(
        "--instructions", action="store_true", help="count instructions (valgrind) instead of measuring time"
    )
    parser.add_argument("--kinds", default=",".join(instructions.KINDS), help="of what --instructions counts")
    parser.add_argument("--json", action="store_true", help="all samples, medians and ratios as JSON")
    parser.add_argument("--plot", type=Path, help="draws the medians into this SVG file")
    parser.add_argument("--check", action="store_true", help="exit code 1 when a threshold is missed")
    shown = parser.parse_args()
    games = shown.games.split(",") if shown.games else contestants.catalogue()
    contestants.build_compiled()
    peer = contestants.peer_python(shown.peer_python)
    if shown.instructions:
        counted = instructions.run(games, shown.kinds.split(","), peer)
        print(json.dumps(counted, indent=1)) if shown.json else instructions.show(counted)
        return 0
    one_core()
    found = summary(games, run(games, shown.rounds, shown.seconds, peer))
    if shown.json:
        print(json.dumps(found, indent=1))
    else:
        show(found)
    if shown.plot is not None:
        shown.plot.write_text(plot.drawn(found["medians"]), encoding="utf-8")
    missed = [shown for claims in found["claims"].values() for shown in claims if shown.get("holds") is False]
    return 1 if missed and shown.check else 0


if __name__ == "__main__":
    raise SystemExit(main())
