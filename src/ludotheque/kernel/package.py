"""The package of a game: the modules that every game has, and what `Game` takes from each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.editions import Edition
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.options import Options
from ludotheque.kernel.position import Observation, Position, Why
from ludotheque.kernel.scene import Scene


class Actions(Protocol):
    """`actions.py`: notations and codes, there and back."""

    @property
    def CODES(self) -> int: ...
    def parse(self, text: str, /) -> Action: ...
    def by_code(self, code: int, /) -> Action: ...


class Components(Protocol):
    """`components.py`: the box of an edition."""

    def load_box(self, edition: Edition, /) -> Any: ...


class Evaluation(Protocol):
    """`evaluation.py`: what a position is worth to each seat."""

    def evaluate(self, seen: Any, box: Any, /) -> list[float]: ...


class Observations(Protocol):
    """`observation.py`: what a seat may know, and positions that may be behind it."""

    def observe(self, position: Any, seat: int, /) -> Observation: ...
    def imagine(self, seen: Any, box: Any, chance: Chance, /) -> Position: ...


class Quantities(Protocol):
    """`quantities.py`: what players count."""

    def quantities(self, position: Any, /) -> dict[str, list[int]]: ...


class Setup(Protocol):
    """`rules/setup.py`: the position before the first decision."""

    def set_up(
        self, box: Any, seats: int, options: Options, chance: Chance, journal: Journal, /
    ) -> Position: ...


class State(Protocol):
    """`state.py`: the position, made of its box and its fields."""

    @property
    def State(self) -> Callable[..., Position]: ...


class View(Protocol):
    """`view.py`: what the page draws."""

    def scene(
        self, seen: Any, box: Any, menu: tuple[Action, ...], waiting: list[int], why: Why, /
    ) -> Scene: ...


class Package:
    """The modules of one game, and the functions that `Game` calls."""

    def __init__(
        self,
        actions: Actions,
        components: Components,
        evaluation: Evaluation,
        observation: Observations,
        quantities: Quantities,
        setup: Setup,
        state: State,
        view: View,
    ) -> None:
        self.parse: Callable[[str], Action] = actions.parse
        self.by_code: Callable[[int], Action] = actions.by_code
        self.codes = actions.CODES
        self.load_box: Callable[[Edition], Any] = components.load_box
        self.evaluate: Callable[[Any, Any], list[float]] = evaluation.evaluate
        self.observe: Callable[[Any, int], Observation] = observation.observe
        self.imagine: Callable[[Any, Any, Chance], Position] = observation.imagine
        self.quantities: Callable[[Any], dict[str, list[int]]] = quantities.quantities
        self.set_up: Callable[[Any, int, Options, Chance, Journal], Position] = setup.set_up
        self.state = state.State
        self.scene: Callable[[Any, Any, tuple[Action, ...], list[int], Why], Scene] = view.scene
