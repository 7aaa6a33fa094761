"""§3.1: what is decided by the player whose turn it is."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.phase import OneActor
from ludotheque.kernel.refusal import Refusal


class TurnDecision(OneActor[State]):
    """A decision within a turn; everybody else has to wait."""

    def actor(self, state: State) -> int:
        return state.turn.player

    def choices(self, state: State) -> list[Action]:
        """What the player may do."""
        raise NotImplementedError

    def moves(self, state: State) -> tuple[Action, ...]:
        return tuple(self.choices(state))

    def draw(self, state: State, seat: int, chance: Chance) -> Action:
        """From the list of choices: no menu is made of it."""
        choices = self.choices(state)
        return choices[chance.below("what", len(choices))]

    def not_now(self, state: State, seat: int) -> Refusal:
        return Refusal("3.1", "not-your-turn", player=state.turn.player)
