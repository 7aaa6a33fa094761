"""A game as OpenSpiel sees it: what is said of it, its states, and what a player sees of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ludotheque.envs.openspiel.node import REMEMBERED, Node, Rules
from ludotheque.kernel.chance import Chance, SeededChance
from ludotheque.kernel.encoding import Encoding

MOST_DECISIONS = 10_000  #: no match comes near it
MOST_OUTCOMES = 100  #: of one draw; the longest shuffle has 80 cards


def short_name(game: str, simultaneous: bool = False) -> str:
    return f"ludotheque_{game}{'_simultaneous' if simultaneous else ''}"


def game_type(encoding: Encoding, simultaneous: bool) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    meta = encoding.game.meta
    types = pyspiel.GameType
    nodes = "simultaneous nodes, " if simultaneous else ""
    return types(
        short_name=short_name(meta.id, simultaneous),
        long_name=f"{meta.titles['en']} (Ludotheque, {nodes}rules {meta.rules_version})",
        dynamics=types.Dynamics.SIMULTANEOUS if simultaneous else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION
        if encoding.hidden
        else types.Information.PERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=meta.max_seats,
        min_num_players=meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.min_seats, "options": "", "edition": ""},
    )


class LudothequeGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """A game of the collection. Parameters: `players`, `options` as `key:value+key:value`, and `edition`."""

    encoding: Encoding
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        seats = int(chosen.get("players", self.encoding.game.meta.min_seats))
        words = [word.partition(":") for word in str(chosen.get("options", "")).split("+") if word]
        options: dict[str, object] = {key: value for key, _, value in words}
        rules = Rules(self.encoding.game.meta.id, seats, options, str(chosen.get("edition", "")))
        self.root = Node(rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> LudothequeState:
        return LudothequeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudothequeObserver:
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return LudothequeObserver(self.encoding, recall)


class LudothequeState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree. `imagined` gives another world that looks the same to a seat."""

    def __init__(self, game: LudothequeGame) -> None:
        super().__init__(game)
        self.node = game.root.copy()

    def current_player(self) -> int:
        if self.node.wanted is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.node.actor if self.node.actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.node.wanted is None and self.node.actor < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.numbers(player) if player == self.node.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.node.wanted is not None
        number = self.node.wanted[1]
        return [(outcome, 1.0 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        if self.node.wanted is not None:
            self.node.fall(action)
        else:
            self.node.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            why = self.node.wanted[0] if self.node.wanted else "chance"
            return f"{why} {action}"
        rules = self.node.rules
        found = rules.encoding.actions.decode(action, self.node.menu_of(player), player, rules.seats)
        return found.notation if found is not None else f"number {action}"

    def returns(self) -> list[float]:
        return self.node.returns()

    def __str__(self) -> str:
        return f"{self.node.seen(-1)} {self.node.wanted} {self.node.outcomes}"

    # --- worlds ----------------------------------------------------------------------------------

    def imagined(self, player: int, chance: Chance) -> LudothequeState:
        """A state that could be behind what this player sees. Its history stays that of the true one."""
        twin: LudothequeState = self.clone()
        twin.node = self.node.imagined(player, chance)
        return twin

    def resample_from_infostate(self, player: int, sampler: Any) -> LudothequeState:
        """The same for OpenSpiel's own searches; `sampler` gives numbers from 0 to 1."""
        return self.imagined(player, SeededChance(int(sampler() * (1 << 52))))


class LudothequeObserver:
    """Vectors and texts of what a player sees; with perfect recall also its last own actions and all it has seen.

    The text of an information state is complete; its tensor has one size and shows only the last own actions.
    """

    def __init__(self, encoding: Encoding, recall: bool) -> None:
        self.encoding = encoding
        self.recall = recall
        size = encoding.observations.size
        self.tensor = np.zeros(size + (REMEMBERED if recall else 0), np.float32)
        self.vector = self.tensor[:size]
        self.own = self.tensor[size:]
        self.dict = {
            field.name: self.tensor[field.first : field.first + field.size]
            for field in encoding.observations.fields
        }
        if recall:
            self.dict["own actions"] = self.own

    def set_from(self, state: LudothequeState, player: int) -> None:
        state.node.fill(player, self.vector)
        if self.recall:
            self.own.fill(0.0)
            last = state.node.own[player]
            self.own[: len(last)] = [(number + 1) / self.encoding.actions.size for number in last]

    def string_from(self, state: LudothequeState, player: int) -> str:
        return state.node.remembered(player) if self.recall else state.node.seen(player)


def imagining(seed: int) -> Any:
    """A resampler for `ISMCTSBot.set_resampler`: worlds by the game's own `imagine`."""
    chance = SeededChance(seed)
    return lambda state, player: state.imagined(player, chance)
