"""Random play of other libraries: OpenSpiel from Python and in its own C++, and catanatron, which is plain Python."""

from __future__ import annotations

import random
import subprocess
import time
from collections.abc import Callable
from typing import Any, Final

import contestants

#: What is compared, by kind: the auction is the simplest of OpenSpiel's, the others are whole games.
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "peer": ("first_sealed_auction(players=4)", "negotiation", "hearts", "backgammon"),
    "rollouts": ("first_sealed_auction(players=4)", "hearts", "backgammon"),
    "catanatron": ("catan",),
}
ROLLED: Final = 2_000  #: actions of one call into C++, about: so many that the call itself does not count
SAMPLE: Final = 50  #: matches whose mean length says how many actions a rollout has


def installed(python: str) -> list[str]:
    """The kinds whose package that Python has: OpenSpiel is needed, catanatron is not."""
    check = "import importlib.util, sys; sys.exit(importlib.util.find_spec('catanatron') is None)"
    has_catanatron = subprocess.run([python, "-c", check], check=False).returncode == 0
    return [kind for kind in NAMES if kind != "catanatron" or has_catanatron]


def steps_per_second(play: Callable[[], float], seconds: float) -> float:
    """Steps of so much processor time, per second; `play` plays some and says how many."""
    play()
    steps = 0.0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        steps += play()
    return steps / (time.process_time() - begun)


def measure_openspiel(name: str, seconds: float) -> float:
    """OpenSpiel's game in C++, driven by a loop in Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    return steps_per_second(lambda: contestants.peer_match(game, chance), seconds)


def measure_rollouts(name: str, seconds: float) -> float:
    """OpenSpiel's own random rollouts from the first decision of a match: they never leave C++.

    `MCTSBot` with one simulation evaluates that position with so many rollouts. It does not say how long they were:
    their mean length is that of some matches from the same position, played from Python.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(contestants.peer_action(state, chance))
    length = sum([rest_of_match(state.clone(), chance) for _ in range(SAMPLE)]) / SAMPLE
    rollouts = max(1, int(ROLLED / length))
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)

    def search() -> float:
        bot.mcts_search(state)
        return rollouts * length

    return steps_per_second(search, seconds)


def clones_of_a_match(name: str) -> list[Callable[[], object]]:
    """The `clone` of every state of one random match of OpenSpiel."""
    import pyspiel

    chance = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    found: list[Callable[[], object]] = []
    while not state.is_terminal():
        found.append(state.clone().clone)
        state.apply_action(contestants.peer_action(state, chance))
    return found


def rest_of_match(state: Any, chance: random.Random) -> int:
    """Plays an OpenSpiel state to its end; the number of actions, those of chance included."""
    actions = 0
    while not state.is_terminal():
        state.apply_action(contestants.peer_action(state, chance))
        actions += 1
    return actions


def measure_catanatron(name: str, seconds: float) -> float:
    """Random matches of catanatron with four players, played by its own loop."""
    from catanatron import Color, Game, RandomPlayer

    def match() -> float:
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        return float(len(game.state.actions))

    return steps_per_second(match, seconds)


MEASURES: Final[dict[str, Callable[[str, float], float]]] = {
    "peer": measure_openspiel,
    "rollouts": measure_rollouts,
    "catanatron": measure_catanatron,
}
