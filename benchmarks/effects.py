"""What it costs to say what each choice brings: processor time per decision, in random play of every game.

    python benchmarks/effects.py [--games paradis,…] [--kinds compiled,interpreted] [--matches 6] [--json] [--check]

Measured is what the server does for the seat that decides: its scene (where payoffs and the values of deals are
worked out) and the effects of its whole menu (`show_effects`: chips, lines, ghosts, estimates). The median of both
together, over all decisions of the matches, is held against the limit of its kind. Each game has a process of its own.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import contestants

#: Milliseconds of processor time per decision, in the median of each game.
LIMITS: Final = {"compiled": 2.0, "interpreted": 20.0}


def measure(game_id: str, matches: int) -> dict[str, float]:
    """Milliseconds per decision of random matches, and how long menus are."""
    from ludotheque.kernel.chance import SeededChance
    from ludotheque.kernel.effects import show_effects
    from ludotheque.kernel.journal import SILENT

    game, seats, options = contestants.usual(game_id)
    chance = SeededChance(1)
    times: list[float] = []
    drawing: list[float] = []
    lengths: list[int] = []
    for number in range(matches + 1):
        position = game.setup(seats, options, chance, SILENT)
        while waiting := position.waiting_for():
            seat = waiting[chance.below("who acts", len(waiting))]
            menu = position.menu(seat)
            if number:  # the first match fills the caches of texts and actions
                seen = game.observe(position, seat)
                why = lambda action, now=position, who=seat: now.refusal(who, action)  # noqa: E731
                begun = time.process_time_ns()
                scene = game.scene(seen, menu, waiting, why)
                drawn = time.process_time_ns()
                show_effects(game, seen, menu, scene)
                times.append((time.process_time_ns() - begun) / 1e6)
                drawing.append((drawn - begun) / 1e6)
                lengths.append(len(menu))
            position.play(seat, menu[chance.below("what", len(menu))], chance, SILENT)
    return {
        "decisions": len(times),
        "menu": statistics.median(lengths),
        "median": statistics.median(times),
        "scene": statistics.median(drawing),
        "nine of ten": statistics.quantiles(times, n=10)[-1],
        "longest": max(times),
    }


def run(kind: str, game_id: str, matches: int) -> dict[str, float]:
    """The figures of one game, from a process of its own."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--work", kind, game_id, str(matches)],
        env=contestants.environment_for(kind),
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def main() -> int:
    if sys.argv[1:2] == ["--work"]:
        kind, game_id, matches = sys.argv[2:]
        contestants.check_kind(kind)
        print(json.dumps(measure(game_id, int(matches))))
        return 0
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", default="", help="ids of games, with commas; all of them if not given")
    parser.add_argument("--kinds", default=",".join(LIMITS))
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true", help="exit code 1 when a limit is exceeded")
    chosen = parser.parse_args()
    kinds = chosen.kinds.split(",")
    if "compiled" in kinds:
        contestants.build_compiled()
    found: dict[str, dict[str, float]] = {}
    exceeded = False
    for game_id in chosen.games.split(",") if chosen.games else contestants.catalogue():
        for kind in kinds:
            figures = found[f"{kind} {game_id}"] = run(kind, game_id, chosen.matches)
            exceeded = exceeded or figures["median"] > LIMITS[kind]
            if not chosen.json:
                show(f"{kind} {game_id}", figures, LIMITS[kind])
    if chosen.json:
        print(json.dumps(found, indent=1))
    return 1 if exceeded and chosen.check else 0


def show(name: str, figures: dict[str, float], limit: float) -> None:
    verdict = "holds" if figures["median"] <= limit else "EXCEEDED"
    print(
        f"{name:30}{figures['decisions']:6.0f} decisions, menus of {figures['menu']:4.0f}: "
        f"median {figures['median']:6.2f} ms (at most {limit:g}: {verdict}), of the scene {figures['scene']:.2f}, "
        f"nine of ten below {figures['nine of ten']:6.2f}, longest {figures['longest']:6.1f}",
        flush=True,
    )


if __name__ == "__main__":
    raise SystemExit(main())
