"""The games for PettingZoo, one seat after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ludotheque.envs.agents import agent_names, observation_space
from ludotheque.envs.encodings import find_encoding
from ludotheque.envs.rendering import Renderer
from ludotheque.envs.session import OUTCOME, Session
from ludotheque.kernel.actions import Action

RENDER_MODES = ("human", "rgb_array")


def env_name(game: str) -> str:
    """`some_game` → `SomeGame-v2`: the version is that of the rules."""
    camel = "".join([word.capitalize() for word in game.split("_")])
    return f"{camel}-v{find_encoding(game).game.meta.rules_version}"


class LudothequeAEC(AECEnv):  # type: ignore[misc]  # the library has no types
    """A game of the collection as an agent environment cycle.

    `step` takes a number of the mask, or as a text the exact action in the game's notation (`"offer nature B>A 7"`):
    anything the gate accepts, also where the mask has only a sample. What is not possible raises `IllegalAction`.
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: dict[str, object] | None = None,
        reward: str = OUTCOME,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        edition: str = "",
    ) -> None:
        super().__init__()
        self.session = Session(game, seats, options, reward, edition)
        encoding = self.session.encoding
        self.metadata = {
            "name": env_name(game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles  #: decisions after which a match is cut off; None: never
        self.possible_agents = agent_names(self.session.seats)
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(encoding.actions.size) for agent in self.possible_agents}
        self.renderer = Renderer(render_mode)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # --- the cycle -------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Opens a new match. `options` are not used: those of the game are given when the environment is made."""
        self.session.reset(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._show_actor()

    def step(self, action: int | str | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is alive must act"
        session = self.session
        session.play(session.actor, session.action(action))
        self.cycles += 1
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        gained = session.rewards()
        if gained is None:
            self._clear_rewards()
        else:
            self.rewards = dict(zip(self.agents, gained, strict=True))
            self._accumulate_rewards()
        if session.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._show_actor()
        if self.render_mode == "human":
            self.render()

    def _show_actor(self) -> None:
        """Selects who decides next and puts the mask into its info."""
        session = self.session
        self.agent_selection = self.possible_agents[max(session.actor, 0)]
        self.infos[self.agent_selection] = {"action_mask": session.mask()}

    def observe(self, agent: str) -> dict[str, Any]:
        """The vector of a seat and its mask, which is all zeros for those whose decision it is not."""
        mask = self.infos.get(agent, {}).get("action_mask")
        if mask is None:
            mask = np.zeros(self.session.encoding.actions.size, np.int8)
        return {"observation": self.session.vector(self.seat_of[agent]), "action_mask": mask}

    # --- beside the numbers ----------------------------------------------------------------------

    def menu(self) -> tuple[Action, ...]:
        """What the agent that decides may do, as exact actions; open-ended ones are a sample."""
        return self.session.menu

    def exact(self, number: int) -> Action:
        """The exact action that a number of the mask stands for now."""
        return self.session.action(number)

    def render(self) -> Any:
        return self.renderer.draw(self.session)

    def close(self) -> None:
        pass
