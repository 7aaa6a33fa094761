"""The games with sealed bids or bets for PettingZoo, all seats at once where the rules have it so."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from ludotheque.envs.agents import agent_names, observation_space
from ludotheque.envs.arrays import fill_mask
from ludotheque.envs.pettingzoo.aec import RENDER_MODES, env_name
from ludotheque.envs.rendering import Renderer
from ludotheque.envs.session import OUTCOME, IllegalAction, Session


class LudothequeParallel(ParallelEnv):  # type: ignore[misc]  # the library has no types
    """A game of the collection in which sealed decisions are made at the same time.

    While bids or bets are sealed, everybody who is waited for acts in the same step. In all other phases one seat
    acts, in the order of the AEC environment, and the others wait: the last number of the action space. A number
    that stands for nothing is answered by what the table plays when somebody's time runs out; `infos` says so
    (`illegal`).
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
        self.session = Session(game, seats, options, reward, edition)
        encoding = self.session.encoding
        self.metadata = {"name": env_name(game), "render_modes": list(RENDER_MODES), "render_fps": 2}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.wait = encoding.actions.size  #: the number that says: it is not my decision
        self.possible_agents = agent_names(self.session.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(encoding, 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.renderer = Renderer(render_mode)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Opens a new match; `options` are not used."""
        self.session.reset(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations()

    def deciding(self) -> list[int]:
        """The seats that act in the next step."""
        session = self.session
        if session.over:
            return []
        if session.encoding.is_sealed(session.position):
            return session.position.waiting_for()
        return [session.actor]

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        session = self.session
        gained = [0.0] * session.seats
        illegal = []
        for seat in self.deciding():
            session.actor, session.menu = seat, session.position.menu(seat)
            agent = self.possible_agents[seat]
            try:
                action = session.action(actions[agent])
            except (IllegalAction, KeyError):
                action = session.position.default(seat)
                illegal.append(agent)
            session.play(seat, action)
            for other, reward in enumerate(session.rewards() or ()):
                gained[other] += reward
        self.cycles += 1
        live = self.agents
        over = session.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if over or cut:
            self.agents = []
        observations, infos = self._observations(live)
        for agent in illegal:
            infos[agent]["illegal"] = True
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(live, gained, strict=True)),
            dict.fromkeys(live, over),
            dict.fromkeys(live, cut),
            infos,
        )

    def _observations(self, agents: list[str] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """What every agent sees, and its info."""
        session = self.session
        deciding = self.deciding()
        observations: dict[str, Any] = {}
        infos: dict[str, Any] = {}
        for seat, agent in enumerate(self.agents if agents is None else agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in deciding:
                fill_mask(session.encoding, session.position.menu(seat), seat, session.seats, mask)
            else:
                mask[self.wait] = 1
            observations[agent] = {"observation": session.vector(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def render(self) -> Any:
        return self.renderer.draw(self.session)

    def close(self) -> None:
        pass
