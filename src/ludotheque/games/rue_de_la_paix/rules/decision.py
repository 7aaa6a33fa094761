"""§3.1: what is decided by the player whose turn it is."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.phase import OneActor
from ludotheque.kernel.refusal import Refusal


class TurnDecision(OneActor[State]):
    """A decision within a turn; everybody else has to wait."""

    def actor(self, state: State) -> int:
        return state.turn.player

    def not_now(self, state: State, seat: int) -> Refusal:
        return Refusal("3.1", "not-your-turn", player=state.turn.player)
