"""The games with sealed bids or bets, with simultaneous nodes where the rules have such decisions."""

from __future__ import annotations

from typing import Any

import pyspiel

from ludotheque.envs.openspiel.game import LudothequeGame, LudothequeState


class SimultaneousGame(LudothequeGame):
    """The same game; while several decide in secret, they do so in one node."""

    def new_initial_state(self) -> SimultaneousState:
        return SimultaneousState(self)


class SimultaneousState(LudothequeState):
    """A node in which one seat decides, or all who are waited for while decisions are sealed."""

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.node.deciding() else super().current_player()

    def _legal_actions(self, player: int) -> list[int]:
        deciding = self.node.deciding()
        if deciding:
            return self.node.numbers(player) if player in deciding else []
        return super()._legal_actions(player)

    def _apply_actions(self, actions: list[Any]) -> None:
        """One number per player; those of players who do not decide are not looked at."""
        for _ in self.node.deciding():
            self.node.choose(int(actions[self.node.actor]))
