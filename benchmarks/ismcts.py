"""OpenSpiel's IS-MCTS against our expert, both through the environments, with the same time to think.

    python benchmarks/ismcts.py [--games rue_de_la_paix:2 last_chance:3] [--deals 6] [--seed 1] [--json]

The peer is `open_spiel.python.algorithms.ismcts` with random rollouts; its worlds come from our `imagine`. One seat is
the expert's, all others are the peer's; every deal is played once from each seat. The peer thinks as long at each
decision as the expert has thought on average so far (processor time, so that other programs on the machine count for
nobody); the report says how long each has thought. A share is the part of the victories; ratio is ours over one peer's.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

import numpy as np
import package  # noqa: F401  # where ludotheque is found
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludotheque import is_compiled
from ludotheque.bots.registry import find_bot
from ludotheque.envs.openspiel import imagining, short_name
from ludotheque.kernel.chance import SeededChance

ENDLESS = 1_000_000  #: simulations; time ends them


class TimeIsUp(Exception):
    """The peer has thought as long as it may."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]  # the library has no types
    """Their search, stopped after so many seconds instead of after a number of simulations."""

    def __init__(self, game: Any, seed: int) -> None:
        chance = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, ENDLESS, random_state=chance)
        self.set_resampler(imagining(seed))
        self.seconds = 0.0
        self.deadline = 0.0
        self.simulations = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        self.deadline = time.process_time() + self.seconds
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except TimeIsUp:
            found = self.get_final_policy(state, self._root_node)
        return found

    def sample_root_state(self, state: Any) -> Any:
        # two at least: the first one only opens the root
        if self._root_node.total_visits > 0 and time.process_time() >= self.deadline:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


class Clock:
    """How long somebody has thought, and over how many decisions."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.decisions += 1

    def mean(self) -> float:
        return self.seconds / max(self.decisions, 1)


class Contest:
    """One game with so many seats."""

    def __init__(self, game_id: str, seats: int, bot: str, seed: int) -> None:
        self.game = pyspiel.load_game(short_name(game_id), {"players": seats})
        self.seats = seats
        self.expert = find_bot(bot)
        self.thinking = SeededChance(seed)
        self.peer = TimedSearch(self.game, seed)
        self.ours = Clock()
        self.theirs = Clock()

    def expert_number(self, state: Any) -> int:
        """What the expert plays: the number of its action, if it stands for that action here, else the nearest."""
        node = state.node
        game = node.rules.game
        seen = game.observe(node.position, node.actor)
        action = self.expert.choose(game, seen, node.menu, self.thinking)
        return int(node.rules.encoding.actions.encode(action, node.actor, self.seats))

    def peer_number(self, state: Any) -> int:
        self.peer.seconds = self.ours.mean()
        return int(self.peer.step(state))

    def play(self, deal: int, expert_seat: int) -> float:
        """One match; the expert's part of the victory."""
        dice = SeededChance(deal)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.below("chance", len(state.chance_outcomes())))
                continue
            legal = state.legal_actions()
            number = legal[0]
            if len(legal) > 1:
                mine = state.current_player() == expert_seat
                begun = time.process_time()
                number = self.expert_number(state) if mine else self.peer_number(state)
                (self.ours if mine else self.theirs).add(time.process_time() - begun)
            state.apply_action(number if number in legal else legal[0])
        winners = state.node.position.outcome().winners
        return 1.0 / len(winners) if expert_seat in winners else 0.0


def measure(game_id: str, seats: int, bot: str, deals: int, seed: int) -> dict[str, Any]:
    contest = Contest(game_id, seats, bot, seed)
    shares: list[float] = []
    for deal in range(deals):
        for seat in range(seats):
            shares.append(contest.play(seed * 1000 + deal, seat))
            print(f"{game_id} {len(shares)}/{deals * seats}: {sum(shares):g}", file=sys.stderr, flush=True)
    share = float(np.mean(shares))
    other = (1.0 - share) / (seats - 1)
    return {
        "game": game_id,
        "seats": seats,
        "matches": len(shares),
        "share": share,
        "share_of_one_peer": other,
        "ratio": share / other if other else float("inf"),
        "expert_ms_per_decision": 1000 * contest.ours.mean(),
        "peer_ms_per_decision": 1000 * contest.theirs.mean(),
        "peer_simulations_per_decision": contest.peer.simulations / max(contest.theirs.decisions, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", nargs="+", default=["rue_de_la_paix:2", "last_chance:3"])
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = []
    for word in asked.games:
        game_id, _, seats = word.partition(":")
        found.append(measure(game_id, int(seats or 2), asked.bot, asked.deals, asked.seed))
        if not asked.json:
            print(
                " ".join(
                    [
                        f"{key} {value:.3g}" if isinstance(value, float) else f"{key} {value}"
                        for key, value in found[-1].items()
                    ]
                ),
                flush=True,
            )
    if asked.json:
        print(json.dumps({"compiled": is_compiled(), "contests": found}, indent=2))


if __name__ == "__main__":
    main()
