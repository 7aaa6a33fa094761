"""A training from its first match to a file of weights; a checkpoint lets it go on where it was stopped."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import log
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludotheque.arena.processes import Processes
from ludotheque.kernel.game import Game
from ludotheque.kernel.net import FILE_NAME, net_data, write_net
from ludotheque.kernel.trouble import Trouble
from ludotheque.learning.curve import draw
from ludotheque.learning.model import NAMES, Model, Samples, joined, surprise, targets
from ludotheque.learning.selfplay import Episode, play_order

ROUND: Final = 50  #: matches between two versions of the net
PASSES: Final = 4  #: how often each round is learned from
BATCH: Final = 256  #: samples of one step
FASTEST: Final = 3e-3  #: the first rate of learning; it falls to a tenth
GREEDY_PART: Final = 0.7  #: of all rounds are played by the greedy bot alone
LEARNED: Final = 500  #: per mille of the seats that the net plays afterwards
CHECKPOINT: Final = "checkpoint.npz"
CURVE: Final = "curve.svg"


class Plan:
    """What is to be learned, from what, and how."""

    def __init__(self, game: Game, seed: int, matches: int, hidden: int, trace: float) -> None:
        self.game = game
        self.seed = seed
        self.matches = matches
        self.hidden = hidden
        self.trace = trace  #: λ: 1 learns from who won alone, 0 from the next prediction alone
        self.rounds = -(-matches // ROUND)

    def data(self) -> dict[str, Any]:
        assert self.game.features is not None
        return {
            "game": self.game.meta.id,
            "rules_version": self.game.meta.rules_version,
            "inputs": list(self.game.features.names),
            "seed": self.seed,
            "matches": self.matches,
            "hidden": self.hidden,
            "lambda": self.trace,
        }


class Training:
    """The model, how many rounds it has learned from, and how well it foresaw each round before that."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        assert plan.game.features is not None
        names = plan.game.features.names
        self.model = Model(len(names), plan.hidden, plan.seed)
        if plan.game.features.first_guess:
            self.model.weights["direct"][names.index(plan.game.features.first_guess)] = 1.0
        self.curve: list[float] = []  #: surprise per round, as a part of what knowing nothing would give

    @property
    def done(self) -> int:
        """Rounds learned from so far."""
        return len(self.curve)

    def run(self, jobs: int = 1, advance: Callable[[int], None] = lambda matches: None) -> None:
        """Plays and learns what is left; every round ends with a checkpoint."""
        advance(self.done * ROUND)
        with Processes(jobs) as processes:
            while self.done < self.plan.rounds:
                self.learn_from(self.played(processes, advance))
                self.save()

    def played(self, processes: Processes, advance: Callable[[int], None]) -> list[Episode]:
        first = self.done * ROUND
        greedy = self.done < GREEDY_PART * self.plan.rounds
        order = {
            "game": self.plan.game.meta.id,
            "seed": self.plan.seed,
            "net": None if greedy else self.model.data(),
            "learned": 0 if greedy else LEARNED,
        }
        found: list[Episode] = []
        orders = [(order, first + number) for number in range(ROUND)]
        for episode in processes.in_order(play_order, orders):
            found.append(episode)
            advance(1)
        return [episode for episode in found if episode.rows]

    def learn_from(self, episodes: list[Episode]) -> None:
        """Notes how well the round was foreseen, then learns from it."""
        foreseen = [surprise(self.model, episode) / log(len(episode.won)) for episode in episodes]
        drawn = np.random.default_rng([self.plan.seed, self.done])
        rate = FASTEST * 0.1 ** (self.done / self.plan.rounds)
        seats = self.plan.game.meta.max_seats
        samples = joined([targets(self.model, episode, self.plan.trace) for episode in episodes], seats)
        for _ in range(PASSES):
            order = drawn.permutation(len(samples.rows))
            for start in range(0, len(order), BATCH):
                some = order[start : start + BATCH]
                self.model.learn(
                    Samples(samples.rows[some], samples.there[some], samples.targets[some]), rate
                )
        self.curve.append(float(np.mean(foreseen)))

    # --- files ---------------------------------------------------------------------------------------

    def save(self) -> None:
        """The checkpoint, the file of weights and the drawing of the curve."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept: dict[str, Any] = {"plan": json.dumps(self.plan.data()), "curve": np.array(self.curve)}
        kept["steps"] = self.model.steps
        for name in NAMES:
            kept[name] = self.model.weights[name]
            kept[f"mean {name}"] = self.model.means[name]
            kept[f"square {name}"] = self.model.squares[name]
        new = self.folder / f"new-{CHECKPOINT}"
        np.savez(new, **kept)
        new.replace(self.folder / CHECKPOINT)
        plan = self.plan
        assert plan.game.features is not None
        made = {"seed": plan.seed, "matches": self.done * ROUND, "lambda": plan.trace}
        meta = plan.game.meta
        data = net_data(self.model.net(), meta.id, meta.rules_version, plan.game.features.names, made)
        write_net(self.folder / FILE_NAME, data)
        (self.folder / CURVE).write_text(draw(meta.id, self.curve, ROUND), encoding="utf-8")

    def resume(self) -> None:
        """Goes on where the checkpoint of the folder stopped; `Trouble` if it belongs to another training."""
        path = self.folder / CHECKPOINT
        if not path.exists():
            return
        try:
            with np.load(path, allow_pickle=False) as kept:
                plan = json.loads(str(kept["plan"]))
                if plan != self.plan.data():
                    raise Trouble("other-training", file=str(path))
                self.curve = [float(value) for value in kept["curve"]]
                self.model.steps = int(kept["steps"])
                for name in NAMES:
                    self.model.weights[name] = kept[name]
                    self.model.means[name] = kept[f"mean {name}"]
                    self.model.squares[name] = kept[f"square {name}"]
        except (ValueError, KeyError, EOFError, OSError) as error:
            raise Trouble("other-training", file=str(path)) from error
