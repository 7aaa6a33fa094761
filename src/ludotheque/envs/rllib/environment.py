"""A game as an environment of RLlib: in every step the one seat acts that decides next."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from ludotheque.envs.agents import agent_names, observation_space
from ludotheque.envs.session import OUTCOME, IllegalAction, Session

Parts = dict[str, Any]


class LudothequeMultiAgent(MultiAgentEnv):  # type: ignore[misc]  # the library has no types
    """One match. Only the seat that decides is shown something, and only its number is expected.

    RLlib tries an environment with numbers that no mask allows. They are answered by what the table plays when
    somebody's time runs out, and `infos["__common__"]["illegal"]` names the agent. After the last step every seat is
    shown the end, with a mask of zeros, so that the last decision of each is followed by something.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: dict[str, object] | None = None,
        reward: str = OUTCOME,
        edition: str = "",
    ) -> None:
        super().__init__()
        self.session = Session(game, seats, options, reward, edition)
        encoding = self.session.encoding
        self.possible_agents = agent_names(self.session.seats)
        self.agents = list(self.possible_agents)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(encoding))
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(encoding.actions.size))

    def reset(self, *, seed: int | None = None, options: Parts | None = None) -> tuple[Parts, Parts]:
        """Opens a new match. `options` are not used: those of the game are given when the environment is made."""
        self.session.reset(seed)
        return self._shown(), {}

    def step(self, action_dict: Parts) -> tuple[Parts, Parts, Parts, Parts, Parts]:
        session = self.session
        acting = self.possible_agents[session.actor]
        infos: Parts = {}
        try:
            action = session.action(action_dict[acting])
        except IllegalAction:
            action = session.position.default(session.actor)
            infos["__common__"] = {"illegal": acting}
        session.play(session.actor, action)
        gained = session.rewards() or [0.0] * session.seats
        rewards = dict(zip(self.possible_agents, gained, strict=True))
        ended = {"__all__": session.over}
        if session.over:
            ended |= dict.fromkeys(self.possible_agents, True)
        return self._shown(), rewards, ended, {"__all__": False}, infos

    def _shown(self) -> Parts:
        """What the next to decide sees; at the end, what everybody does."""
        session = self.session
        if not session.over:
            seen = {"observation": session.vector(session.actor), "action_mask": session.mask()}
            return {self.possible_agents[session.actor]: seen}
        nothing = np.zeros(session.encoding.actions.size, np.int8)
        return {
            agent: {"observation": session.vector(seat), "action_mask": nothing}
            for seat, agent in enumerate(self.possible_agents)
        }
